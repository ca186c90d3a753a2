### Black Elephant

game_title = Black Elephant
game_pitch = To flokke krydser hinandens vej over en mark fuld af bambus. Saml stammer, før dine elefanter over på den anden side, og styr de sorte elefanter, så deres blikke mødes på din modstander.
board_corner = Hjørnet
option_log_steps = Ned fra en stamme i alle retninger
option_log_steps_help = En elefant, der står på en stamme, må gå ned fra den i alle retninger, stadig kun ét felt. Den samler som altid kun op forlæns.
option_own_black = To sorte elefanter hver
option_own_black_help = Hver spiller må kun flytte de to sorte elefanter, der fra begyndelsen lukker den andens vej i mål: sølv dem i syd og nord, bronze dem i vest og øst.
ending_logs = med den sidste stamme
ending_finished = med den sidste elefant i mål
ending_captured = ved tab af den sidste elefant
ending_blocked = uden et muligt træk
ending_repetition = ved gentagelse
ending_quiet = efter 40 stille ture

## Hvad der skete

did_enter = { $seat } sætter en elefant ind på { $space }.
did_move = { $seat } går fra { $start } til { $space }.
did_jump = { $seat } springer fra { $start } til { $space } over en elefant ({ $owner_seat }).
did_turn =
    Elefanten på { $space } ({ $owner_seat }) bliver vendt og ser nu mod { $facing ->
        [north] nord.
        [east] øst.
        [south] syd.
       *[west] vest.
    }
did_home = { $seat } tager den vendte elefant på { $start } hjem i startfeltet.
did_black =
    { $seat } bruger { $logs ->
        [one] { $logs } stamme
       *[other] { $logs } stammer
    }: den sorte elefant i { $path ->
        [S] syd holder nu øje med kolonne { $line }.
        [N] nord holder nu øje med kolonne { $line }.
        [W] vest holder nu øje med række { $line }.
       *[E] øst holder nu øje med række { $line }.
    }
did_wood = { $seat } lægger en sort stamme på { $space }.
got_log = { $seat } samler stammen på { $space } op.
was_captured = Elefanten på { $space } ({ $owner_seat }) står på et farligt felt og bliver fanget af { $captor_seat }.
got_finished = Elefanten på { $space } ({ $owner_seat }) er i mål.
got_returned = { $owner_seat } har den syvende elefant i mål: en fanget elefant kommer tilbage fra { $captor_seat } til startfeltet.
ended_logs = Den sidste stamme er væk fra brættet: spillet er slut.
ended_finished = En spillers sidste elefant er i mål: spillet er slut.
ended_captured = { $loser_seat } har mistet sin sidste elefant: spillet er slut, og { $winner_seat } vinder.
ended_captured_both = Begge spillere har mistet deres sidste elefant: spillet er slut.
ended_blocked = { $loser_seat } kan ikke gøre mere: spillet er slut, og { $winner_seat } vinder.
ended_repetition = Denne stilling er opstået for tredje gang: spillet er slut.
ended_quiet = Der er gået 40 stille ture: spillet er slut.
tie_decided = Det står lige: { $seat } begyndte og mister et point, så { $winner_seat } vinder.

## Stillingen i ord

now_over = Spillet er slut.
now_to_act = Det er { $seat }, der har turen.
holds =
    { $seat } har { $logs ->
        [0] ingen stammer
        [one] { $logs } stamme
       *[other] { $logs } stammer
    } og { $wood ->
        [0] ingen sorte stammer
        [one] { $wood } sort stamme
       *[other] { $wood } sorte stammer
    }, og i startfeltet står { $waiting ->
        [0] ingen elefanter.
        [one] { $waiting } elefant.
       *[other] { $waiting } elefanter.
    }
scored =
    { $seat } har { $points } point, med { $captives ->
        [0] ingen elefanter fanget
        [one] { $captives } elefant fanget
       *[other] { $captives } elefanter fanget
    } og { $finished ->
        [0] ingen i mål.
       *[other] { $finished } i mål.
    }
black_watches =
    Den sorte elefant i { $path ->
        [S] syd står på plads { $place } og holder øje med kolonne { $line }.
        [N] nord står på plads { $place } og holder øje med kolonne { $line }.
        [W] vest står på plads { $place } og holder øje med række { $line }.
       *[E] øst står på plads { $place } og holder øje med række { $line }.
    }
danger_on = Farlige felter: { $spaces }.
danger_nowhere = Intet felt er farligt.
stands =
    En elefant på { $space } ({ $owner_seat }) ser mod { $facing ->
        [north] nord.
        [east] øst.
        [south] syd.
       *[west] vest.
    }
stands_on_log =
    En elefant oven på stammen på { $space } ({ $owner_seat }) ser mod { $facing ->
        [north] nord.
        [east] øst.
        [south] syd.
       *[west] vest.
    }
logs_on =
    { $count ->
        [one] { $count } stamme ligger frit: { $spaces }.
       *[other] { $count } stammer ligger frit: { $spaces }.
    }
wood_on = Sorte stammer: { $spaces }.
cup_holds =
    I bægeret er der { $logs ->
        [0] ingen stammer.
        [one] { $logs } stamme.
       *[other] { $logs } stammer.
    }
quiet_for =
    { $turns ->
        [one] Der er gået { $turns } stille tur
       *[other] Der er gået { $turns } stille ture
    }; efter { $most } er spillet slut. Denne stilling er opstået { $seen ->
        [one] én gang.
        [2] to gange.
       *[other] { $seen } gange.
    }

## Hvorfor ikke

not_yours = Elefanten på { $space } tilhører { $owner_seat }; flyt en af dine egne.
no_elephant = Der står ingen elefant på { $space }; flyt en af dine egne.
is_cup = Der er ikke noget felt { $space }, for dér står bægeret; vælg et andet.
is_occupied = Der står en elefant på { $space }, og to deler aldrig et felt; vælg et ledigt, eller spring over den, hvis den står lige foran.
is_wood = En sort stamme lukker { $space } til det sidste; vælg et andet felt.
none_waiting = Der er ingen elefant i dit startfelt; flyt en på brættet.
not_entry = { $space } ligger ikke lige foran dit startfelt; gå ind på { $first } til { $last }.
no_move = At blive på { $space } er ikke noget træk; vælg et andet felt.
log_forward =
    Elefanten på { $start } står på en stamme, så den kan kun gå fremad, ét felt mod { $facing ->
        [north] nord
        [east] øst
        [south] syd
       *[west] vest
    }, eller springe.
log_one_step = Elefanten på { $start } står på en stamme, så den går kun ét felt; { $space } er længere væk.
log_too_far = Der ligger en stamme på { $space }, og op på en stamme går man præcis ét felt; flyt først elefanten på { $start } hen ved siden af.
too_far = Der er { $distance } felter fra { $start } til { $space }; en elefant løber højst tre.
no_way = Fra { $start } til { $space } er der ingen åben vej på højst tre felter; elefanter, stammer eller sorte stammer er i vejen.
stuck = Elefanten på { $space } kan ikke komme nogen steder nu; flyt en anden.
stuck_on_log =
    Elefanten på { $space } står på en stamme og kan hverken gå fremad, mod { $facing ->
        [north] nord
        [east] øst
        [south] syd
       *[west] vest
    }, eller springe; flyt en anden.
jump_forward =
    En elefant springer kun fremad, og den på { $start } ser mod { $facing ->
        [north] nord.
        [east] øst.
        [south] syd.
       *[west] vest.
    }
jump_nobody = Lige foran { $start } er der ingen elefant at springe over.
jump_off_board = Bag elefanten foran { $start } er der ikke noget felt at lande på.
jump_on_wood = Springet fra { $start } ville ende på den sorte stamme på { $space }; der skal være et felt uden.
jump_on_elephant = Springet fra { $start } ville ende på elefanten på { $space }; der skal være et felt uden.
home_unturned = Elefanten på { $space } er ikke vendt; kun vendte går tilbage i startfeltet.
home_too_far = Elefanten på { $space } står ikke lige foran sit startfelt; den kan gå hjem fra { $first } til { $last }.
black_not_yours =
    I dette spil må du ikke flytte den sorte elefant i { $path ->
        [S] syd
        [N] nord
        [W] vest
       *[E] øst
    }; dine er dem i { $first ->
        [S] syd
        [N] nord
        [W] vest
       *[E] øst
    } og { $second ->
        [S] syd
        [N] nord
        [W] vest
       *[E] øst
    }.
black_stays =
    Den sorte elefant i { $path ->
        [S] syd
        [N] nord
        [W] vest
       *[E] øst
    } står allerede på plads { $place }; nævn en anden plads.
black_cost =
    At flytte den sorte elefant i { $path ->
        [S] syd
        [N] nord
        [W] vest
       *[E] øst
    } til plads { $place } koster { $cost ->
        [one] { $cost } stamme
       *[other] { $cost } stammer
    }, og du har { $logs ->
        [0] ingen.
       *[other] { $logs }.
    }
no_wood = Du har ikke flere sorte stammer.
wood_cup = Der er ikke noget felt { $space }, for dér står bægeret; læg den sorte stamme på et tomt felt.
wood_elephant = Der står en elefant på { $space }; en sort stamme skal have et tomt felt.
wood_twice = Der ligger allerede en sort stamme på { $space }; vælg et tomt felt.
wood_log = Der ligger en stamme på { $space }; en sort stamme skal have et tomt felt.
wood_group = Med den på { $space } ville tre sorte stammer hænge sammen; det må højst være to.

## Notation

not_action = »{ $text }« er ikke et træk; skriv @d1 for at sætte ind, c3-e4 for at gå, c3^c5 for at springe (c3^c5* for også at vende den, der springes over), c1-home, S3 for en sort elefant eller #d4 for en sort stamme.
none_on_board = Du har ingen elefant på brættet, så »{ $text }« passer ikke til nogen; sæt først en ind, for eksempel med @.
jump_form = Fra { $start } fører intet spring til { $space }; det går to felter lige frem, for eksempel c3^c5.
position_fields = En stilling består af et til syv led med mellemrum imellem, ikke { $count }: brættet, hvad spillerne har, sorte elefanter, tur, bæger, stille ture, tidligere stillinger.
position_rows = Brættet har syv rækker med / imellem, fra række 7 ned til række 1, ikke { $count }.
position_row =
    Række { $row }, »{ $text }«, har { $count ->
        [one] { $count } celle
       *[other] { $count } celler
    }; den skal have syv, for eksempel 2oS+o2.
position_cell = »{ $text }« er ikke en celle; skriv o for en stamme, et ciffer for tomme felter, x for en sort stamme, # for bægeret, S, s, B eller b for elefanter, og + bagefter, hvis de står på en stamme.
position_cup = Bægeret står på { $space }; skriv # dér.
position_no_cup = Der er ikke noget bæger på { $space }; skriv kun #, hvor det står.
position_holdings = »{ $text }« er ikke, hvad spillerne har; skriv stammer, sorte stammer, fangede elefanter og elefanter i mål for begge, for eksempel 3,3,0,0/2,3,1,0, eller kun stammerne, 3/2.
position_elephants = { $seat } ville have { $count } elefanter på brættet, fanget og i mål, men der er kun { $most }.
position_black = »{ $text }« er ikke de sorte elefanters pladser; skriv fire cifre fra 0 til 6 for syd, nord, vest og øst, for eksempel 6666.
position_turn = »{ $text }« er ikke en tur; skriv S eller B, eller efter slutningen over:logs, over:finished, over:captured, over:captured-S, over:blocked-S, over:repetition eller over:quiet.
position_cup_logs = »{ $text }« er ikke et antal stammer i bægeret; skriv et tal på højst tre cifre.
position_quiet = »{ $text }« er ikke et antal stille ture; skriv 0 til { $most }.
position_history =
    »{ $text }« er ikke en liste over tidligere stillinger; skriv { $most ->
        [0] ingen, når der ingen stille ture er.
        [one] én nøgle på tolv hexadecimale cifre.
       *[other] højst { $most } nøgler på tolv hexadecimale cifre med komma imellem.
    }
position_danger = Elefanten på { $space } ({ $owner_seat }) står på et farligt felt, så den ville være blevet fanget, da turen før sluttede; flyt den eller en sort elefant.
position_finish = Elefanten på { $space } ({ $owner_seat }) ville være gået i mål dér; skriv den som vendt eller blandt dem i mål.
position_wood = Ved { $space } hænger mere end to sorte stammer sammen; det må højst være to.
position_ended =
    { $how ->
        [logs] Der er ingen stamme på brættet, så spillet er slut; skriv over:logs som tur.
        [captured] En spiller har ingen elefant tilbage, så spillet er slut; skriv over:captured-S eller over:finished som tur.
        [blocked] Den, der har turen, kan ikke gøre noget, så spillet er slut; skriv over:blocked-S eller over:blocked-B som tur.
        [repetition] Denne stilling er opstået tre gange, så spillet er slut; skriv over:repetition som tur.
       *[quiet] De stille ture er brugt op, så spillet er slut; skriv over:quiet som tur.
    }
position_not_ended =
    { $how ->
        [logs] Der er stadig en stamme på brættet, så sådan er spillet ikke sluttet; skriv S eller B som tur.
        [finished] Ingen spillers sidste elefant er i mål; skriv S eller B som tur.
        [captured] Elefanterne passer ikke til den slutning; taberen, og ingen anden, har ingen tilbage i startfeltet og på brættet.
        [blocked] Den nævnte spiller kan stadig gøre noget; skriv S eller B som tur.
        [repetition] Her kan ingen stilling være opstået tre gange; skriv S eller B som tur.
       *[quiet] De stille ture er ikke brugt op; skriv S eller B som tur.
    }

## Pladefiler

board_unknown_word = { $file }, linje { $line }: »{ $word }« er ukendt; en linje begynder med name, cup, bare, elephants, wood eller black.
board_twice = { $file }, linje { $line }: »{ $word }« står her for anden gang; én gang er nok.
board_missing =
    { $file }, linje { $line }: { $word ->
        [cup] et bræt skal have en linje om de felter, der ikke er der, for eksempel cup g7.
        [elephants] et bræt skal have en linje om, hvor mange elefanter hver spiller har, for eksempel elephants 10.
        [wood] et bræt skal have en linje om, hvor mange sorte stammer hver spiller har, for eksempel wood 3.
       *[black] et bræt skal have en linje om de sorte elefanters pladser, for eksempel black 6 6 6 6.
    }
board_space = { $file }, linje { $line }: »{ $text }« er ikke et felt; skriv kolonne og række, a1 til g7.
board_space_twice = { $file }, linje { $line }: { $space } står her to gange; én gang er nok.
board_no_cup = { $file }, linje { $line }: bægeret skal have et felt på brættet, for eksempel cup g7.
board_no_edge = { $file }, linje { $line }: en hel side af brættet mangler; hver side skal have mindst ét felt at gå ind eller i mål på.
board_bare_cup = { $file }, linje { $line }: { $space } er der ikke, så feltet kan ikke være bart; udelad det.
board_no_logs = { $file }, linje { $line }: der er ingen stamme på noget felt; udelad mindst ét felt ved bare.
board_number = { $file }, linje { $line }: »{ $text }« passer ikke til { $word }; skriv et helt tal fra { $least } til { $most }.
board_black = { $file }, linje { $line }: »{ $text }« er ikke de sorte elefanters pladser; skriv fire fra 0 til 6 for syd, nord, vest og øst, for eksempel black 6 6 6 6.

## I browseren

prompt_choose = Din tur: sæt ind, flyt eller spring, styr en sort elefant, eller læg en sort stamme
prompt_enter = Din tur: vælg feltet, hvor elefanten kommer ind
prompt_elephant = Din tur: vælg, hvor elefanten på { $space } skal hen
prompt_black =
    Din tur: vælg, hvor langt den sorte elefant mod { $path ->
        [S] syd
        [N] nord
        [W] vest
       *[E] øst
    } går; hver plads koster en stamme
prompt_wood = Din tur: vælg et tomt felt til den sorte stamme
choose_target = Hvorhen?
let_go = Vælg noget andet
do_it = Gør det
jump_plain = Bare spring
jump_turning = Spring og vend
turn_key = Tryk T for at vende den elefant, der springes over, eller lade være
turn_board = Drej brættet en kvart omgang
last_move = Seneste træk
orientation_own = Mit startfelt nederst
orientation_silver = Sølv nederst
orientation_bronze = Bronze nederst

start_label =
    Startfelt for { $owner_seat }, { $count ->
        [0] tomt
        [one] { $count } elefant
       *[other] { $count } elefanter
    }
black_label =
    { $path ->
        [S] Sort elefant mod syd, holder øje med kolonne { $line }
        [N] Sort elefant mod nord, holder øje med kolonne { $line }
        [W] Sort elefant mod vest, holder øje med række { $line }
       *[E] Sort elefant mod øst, holder øje med række { $line }
    }
rim_label =
    { $path ->
        [S] Sti mod syd, kolonne { $line }
        [N] Sti mod nord, kolonne { $line }
        [W] Sti mod vest, række { $line }
       *[E] Sti mod øst, række { $line }
    }
elephant_here =
    elefant ({ $owner_seat }), vender mod { $facing ->
        [north] nord
        [east] øst
        [south] syd
       *[west] vest
    }
turned_here =
    vendt elefant ({ $owner_seat }), vender mod { $facing ->
        [north] nord
        [east] øst
        [south] syd
       *[west] vest
    }
log_here = en stamme
wood_here = en sort stamme
nothing_here = tomt
danger_here = farligt

hand_label = Hvad { $seat } har
points = { $points } point
hand_logs =
    { $count ->
        [0] ingen stammer
        [one] { $count } stamme
       *[other] { $count } stammer
    }, point: { $points }
hand_captives =
    { $count ->
        [0] ingen elefanter fanget
        [one] { $count } elefant fanget
       *[other] { $count } elefanter fanget
    }, point: { $points }
hand_finished =
    { $count ->
        [0] ingen elefanter i mål
        [one] { $count } elefant i mål
       *[other] { $count } elefanter i mål
    }, point: { $points }
hand_tie = Lige, begyndte
hand_wood =
    Sorte stammer at lægge: { $count ->
        [0] ingen
       *[other] { $count }
    }
wood_supply = sorte stammer
enter_short = Ind ({ $count })
wood_short = Sort stamme ({ $count })
home_short = Startfeltet

effect_enter = kommer ind på { $space }
effect_move = { $start } til { $space }
effect_jump = springer fra { $start } over { $over } til { $space }
effect_jump_turn = springer fra { $start } over { $over } til { $space } og vender elefanten på { $over }
effect_home = tilbage i startfeltet fra { $start }
effect_black =
    { $path ->
        [S] sort elefant mod syd til kolonne { $line }
        [N] sort elefant mod nord til kolonne { $line }
        [W] sort elefant mod vest til række { $line }
       *[E] sort elefant mod øst til række { $line }
    } for { $cost ->
        [one] { $cost } stamme
       *[other] { $cost } stammer
    }
effect_wood = lægger en sort stamme på { $space }
effect_log = samler stammen op
effect_lost =
    { $count ->
        [one] din elefant på { $spaces } ville blive fanget
       *[other] dine elefanter på { $spaces } ville blive fanget
    }
effect_captured =
    { $count ->
        [one] fanger elefanten på { $spaces }
       *[other] fanger elefanterne på { $spaces }
    }
effect_finished = elefanten på { $space } ({ $owner_seat }) går i mål
effect_returned = en fanget elefant kommer tilbage til { $owner_seat }
effect_dangerous =
    { $named ->
        [1] bliver farligt: { $spaces }
       *[0] { $count } felter bliver farlige
    }
effect_safe =
    { $named ->
        [1] bliver sikkert: { $spaces }
       *[0] { $count } felter bliver sikre
    }
effect_ended = spillet slutter, og { $winner_seat } vinder
