### Elefantparade

game_title = Elefantparade
game_pitch = Alle rykker alles elefanter: saml stammer i skovene, skub de andre i vandet, og vær tidligt fremme ved et af de tre huse.
board_spiral = Spiralen
option_hindmost_swims = Den bageste elefant svømmer
option_hindmost_swims_help = En elefant, der er bagest på banen, når den rykker, regner vand for et almindeligt felt og bliver kun hængende, hvis andre er bag den bagefter.
ending_move = ved et ryk
ending_parade = ved en parade

## Hvad der skete

did_place = { $seat } sætter en elefant på felt { $space }.
did_move = { $seat } bruger { $number }’eren: elefanten fra felt { $start } ({ $owner_seat }) går til felt { $space }.
did_move_home = { $seat } bruger { $number }’eren: elefanten fra felt { $start } ({ $owner_seat }) går i mål.
did_parade = { $seat } udråber parade: alle elefanter går et felt frem.
got_home =
    { $house ->
        [1] Det første hus er taget: { $owner_seat } får
        [2] Det andet hus er taget: { $owner_seat } får
       *[3] Det tredje hus er taget: { $owner_seat } får
    } { $logs ->
        [one] { $logs } stamme.
       *[other] { $logs } stammer.
    }
got_logs =
    { $owner_seat } tager { $logs ->
        [one] { $logs } stamme
       *[other] { $logs } stammer
    } i skoven på felt { $space }.
got_stuck = Elefanten på felt { $space } ({ $owner_seat }) sidder fast i vandet.
ended = Den tredje elefant er i mål: spillet er slut.

## Stillingen i ord

now_over = Spillet er slut.
now_placing = { $seat } skal sætte en elefant.
now_moving = Det er { $seat }, der har turen; ubrugte tal: { $numbers }.
holds =
    { $seat } har { $logs ->
        [0] ingen stammer
        [one] { $logs } stamme
       *[other] { $logs } stammer
    }.
stands = På felt { $space } står en elefant ({ $owner_seat }).
stands_held = På felt { $space } sidder en elefant fast i vandet ({ $owner_seat }).
stands_home =
    { $house ->
        [1] I det første hus
        [2] I det andet hus
       *[3] I det tredje hus
    } er en elefant i mål ({ $owner_seat }).
stands_waiting = En elefant venter på at blive sat ({ $owner_seat }).
forest_holds =
    I skoven på felt { $space } ligger der { $logs ->
        [0] ingen stammer mere
        [one] { $logs } stamme
       *[other] { $logs } stammer
    }.
water_at = Der er vand på felt { $space }.
house_holds =
    { $house ->
        [1] Det første hus
        [2] Det andet hus
       *[3] Det tredje hus
    } er ledigt og har { $logs ->
        [one] { $logs } stamme
       *[other] { $logs } stammer
    }.

## Hvorfor ikke

all_placed = Alle elefanter er sat; nu rykker de: 3, 2 og 1, eller parade.
not_a_start = Felt { $space } er ikke et startfelt; elefanterne starter på felt 0 til { $last }.
start_taken = Startfelt { $space } er optaget; vælg et ledigt.
place_first = Først skal alle elefanter sættes på startfelterne; så begynder de at rykke.
turn_begun = Paraden træder i stedet for en hel tur, og denne tur er allerede begyndt; ryk en elefant mere.
number_used = { $number }’eren er allerede brugt i denne tur; brug et tal, der er tilbage.
not_in_play = Denne elefant er ikke på banen; vælg en, der er.
is_home = Denne elefant er i mål og rykker ikke mere; vælg en på banen.
has_moved = Elefanten på felt { $space } har allerede rykket i denne tur; vælg en anden.
water_held = Elefanten på felt { $space } sidder fast i vandet, så længe en anden er bag den, her på felt { $behind }; lad den komme forbi, eller udråb parade i begyndelsen af en tur.

## Notation

not_action = »{ $text }« er ikke et træk; skriv @3 for at sætte en elefant, 14+2 for at rykke den på felt 14 to felter, eller parade.
no_such_start = Der er ikke noget startfelt { $space }; elefanterne starter på felt 0 til { $last }.
no_such_number = En elefant kan ikke rykke { $number }; tallene er 3, 2 og 1.
no_elephant_there = Der står ingen elefant på felt { $space }; nævn feltet med en elefant på banen.
no_way_there =
    Intet tal fører elefanten på felt { $space } { $to ->
        [home] i mål
       *[other] til felt { $to }
    }; skriv for eksempel { $space }+2 for at rykke den to felter.
none_on_track = Der er endnu ingen elefant på banen; sæt først en, for eksempel med @3.
position_fields =
    En stilling består af et til fire led med mellemrum imellem, ikke { $count }: elefanter, skove, stammer hos spillerne, tur; for eksempel 14,9/15,12 22222 0/0 0:321.
position_seats =
    Der står elefanter for { $count ->
        [one] { $count } plads
       *[other] { $count } pladser
    }, men der er { $players } spillere; skriv begge elefanter for hver plads med / mellem pladserne, for eksempel 14,9/15,12.
position_pair = »{ $text }« er ikke en plads’ to elefanter; skriv to med komma imellem, for eksempel 14,9 eller 12,H1.
position_elephant = »{ $text }« er ikke en elefant; skriv dens felt, - før den er sat, eller H1, H2 eller H3 i et hus, og * bagefter, hvis den har rykket i denne tur.
position_space = Der er ikke noget felt { $space }; banen har felt 0 til { $last }, og en elefant i mål skrives H1, H2 eller H3.
position_two = Der står to elefanter på felt { $space }; der er kun plads til en.
position_home =
    { $count ->
        [3] Tre elefanter er i mål, så spillet er slut; skriv over:move eller over:parade som tur.
       *[other] { $count } elefanter er i mål, men der er kun tre huse.
    }
position_houses = Husene passer ikke sammen; de fyldes i rækkefølgen H1, H2, H3 med en elefant i hvert.
position_forests =
    »{ $text }« passer ikke til skovene; skriv { $count ->
        [0] en enkelt -, for denne bane har ingen skov.
        [one] ét ciffer, de stammer der ligger der.
       *[other] { $count } cifre, et for hver skov i banens rækkefølge, de stammer der ligger der.
    }
position_forest_logs =
    I skoven på felt { $space } ligger enten { $logs ->
        [one] dens ene stamme
       *[other] alle dens { $logs } stammer
    } eller 0.
position_held = »{ $text }« er ikke spillernes stammer; skriv et tal for hver af de { $players } pladser med / imellem, for eksempel 2/0.
position_turn = »{ $text }« er ikke en tur; skriv pladsen og de ubrugte tal, for eksempel 0:321, eller efter slutningen over:move eller over:parade.
position_turn_seat = Der er ikke nogen plads { $number }; pladserne er 0 til { $last }.
position_placed_order = Sådan kan elefanterne ikke stå, før alle er sat: pladserne sætter en hver på skift, plads 0 først.
position_placed_start = En elefant kan ikke være på felt { $space }, før alle er sat; startfelterne er 0 til { $last }.
position_placing_turn = Så længe elefanter venter på at blive sat, har ingen rykket, og her er turen { $number }:321.
position_over = Efter slutningen er tre elefanter i mål, og ingen har * efter sig.
position_moved =
    { $moved ->
        [0] Ingen elefant har
        [one] { $moved } elefant har
       *[other] { $moved } elefanter har
    } * efter sig, men { $used ->
        [0] intet tal er
        [one] { $used } tal er
       *[other] { $used } tal er
    } brugt; det skal være lige mange.
position_turn_done = Ingen elefant kan rykke mere i denne tur, så den er slut; skriv den næste plads med alle tal, for eksempel 1:321.

## Banefiler

board_start_taken = { $file }, linje { $line }: felt { $space } har vand eller skov, men elefanterne starter på de første { $starts } felter; flyt det længere frem, eller vælg færre spillere.
board_unknown_word = { $file }, linje { $line }: »{ $word }« er ukendt; en linje begynder med name, path, spaces, goal, water, forest eller houses.
board_twice = { $file }, linje { $line }: »{ $word }« står her for anden gang; én gang er nok.
board_path_or_spaces = { $file }, linje { $line }: en bane har enten en vej eller et antal felter; skriv én sådan linje, for eksempel spaces 40.
board_missing =
    { $file }, linje { $line }: { $word ->
        [goal] en bane med en vej skal have en linje om målet, for eksempel goal 3,3 8,5.
       *[houses] en bane skal have en linje om husene, for eksempel houses 3 2 1.
    }
board_length = { $file }, linje { $line }: denne bane har { $spaces } felter; den skal have { $least } til { $most }.
board_number = { $file }, linje { $line }: »{ $word }« er ikke et tal; skriv et helt tal på højst fire cifre.
board_space = { $file }, linje { $line }: der er ikke noget felt { $space }; det sidste er { $last }.
board_space_twice = { $file }, linje { $line }: felt { $space } står her to gange; det kan være ét vand eller én skov, ikke mere.
board_forest_form = { $file }, linje { $line }: »{ $word }« er ikke en skov; skriv feltet og dets stammer, for eksempel 17:2.
board_forest_logs =
    { $file }, linje { $line }: skoven på felt { $space } har { $logs } stammer; den skal have 1 til 5.
board_houses = { $file }, linje { $line }: der er tre huse med 1 til 9 stammer; skriv for eksempel houses 3 2 1.
board_goal_needs_path = { $file }, linje { $line }: et mål tegnes kun til en vej; udelad det sammen med spaces.
board_goal_corners = { $file }, linje { $line }: målet er et rektangel; skriv cellen øverst til venstre og cellen nederst til højre, for eksempel goal 3,3 8,5.
board_goal_on_track = { $file }, linje { $line }: målet ligger oven på felt { $space }; flyt det hen, hvor der ingen felter er.
board_cell = { $file }, linje { $line }: »{ $word }« er ikke en celle; skriv kolonne og række, for eksempel 0,8.
board_cell_far = { $file }, linje { $line }: cellen { $word } er for langt væk; kolonner og rækker går fra 0 til 99.
board_path_bend = { $file }, linje { $line }: vejen kan ikke gå til { $cell } fra hjørnet før; den går lige ud langs en række eller en kolonne.
board_path_crosses = { $file }, linje { $line }: vejen krydser sig selv ved { $cell }; før den udenom.

## Klienten: opfordringer, navne og hvad et valg ville gøre

parade = Parade
place = Sæt en elefant her
prompt_placing = Din tur: sæt en elefant på et ledigt startfelt
prompt_choose = Din tur: ryk en elefant 3, 2 eller 1, eller udråb parade
prompt_more = Din tur: ryk en elefant mere; tal tilbage: { $numbers }
prompt_number = Din tur: vælg den elefant, der skal rykke { $number }
choose_number = Vælg, hvor langt den går
numbers_left = Tal tilbage
last_move = Seneste træk
elephant_label = Elefant på felt { $space } ({ $owner_seat })
effect_move = til felt { $space }
effect_home =
    i mål i { $house ->
        [1] det første hus
        [2] det andet hus
       *[3] det tredje hus
    } for { $logs ->
        [one] { $logs } stamme
       *[other] { $logs } stammer
    }
effect_logs =
    tager { $logs ->
        [one] { $logs } stamme
       *[other] { $logs } stammer
    }
effect_stuck = kommer til at sidde fast i vandet
space_label = Felt { $space }
forest_label =
    Felt { $space }, skov med { $logs ->
        [0] ingen stammer tilbage
        [one] { $logs } stamme
       *[other] { $logs } stammer
    }
water_label = Felt { $space }, vand
house_label =
    { $house ->
        [1] Første hus
        [2] Andet hus
       *[3] Tredje hus
    }, { $logs ->
        [0] taget
        [one] { $logs } stamme
       *[other] { $logs } stammer
    }
