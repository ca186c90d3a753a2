### Elephant Rally

game_title = Elephant Rally
game_pitch = En gang rundt om byen: seks elefanter, ti hellige køer og en mus. Skub dem, der står i vejen, hold dig fra floden, og hav en tiger klar, når en anden er ved at vinde. For to spillere er det en variant.
board_city = By og skov
board_mountains = Bjerge og palads
ending_crossed = da vinderen gik over målstregen
ending_pushed = da vinderen blev skubbet over målstregen

## Kort

card_name =
    { $card ->
        [g1] grøn 1
        [g2] grøn 2
        [g3] grøn 3
        [g4] grøn 4
        [p4] lilla 4
        [p5] lilla 5
        [p6] lilla 6
        [p7] lilla 7
        [charge] Stormløb
        [carpet] Flyvende tæppe
        [mango] Mangosaft
        [mouse] Mus
        [cow] Hellig ko
        [monkey] Abe
        [prayer] Bøn
        [snake] Slangetæmmer
       *[tiger] Tiger
    }
modifier_name =
    { $modifier ->
        [charge] Stormløb
        [carpet] Flyvende tæppe
       *[mango] Mangosaft
    }

## Hvad der skete

did_start = { $seat } starter fra { $space }.
were_dealt = Alle får { $count } kort.
declared_card = { $seat } spiller { card_name }. Er der nogen, der svarer med en tiger?
declared_pair = { $seat } spiller { modifier_name } med { card_name }. Er der nogen, der svarer med en tiger?
offered_cancel = Tiger: ophæv { card_name }
did_play = { $seat } spiller { card_name }.
did_pair = { $seat } spiller { modifier_name } med { card_name }.
did_cancel = { $seat } svarer med en tiger: { card_name } fra { $turn_seat } har ingen virkning.
was_wasted = Uden det grønne kort er { card_name } også spildt.
did_discard = { $seat } spiller ikke noget, men lægger kort fra.
did_done = { $seat } slutter sin tur.
did_throw = { $seat } lægger { card_name } fra.
went = { $owner_seat } går fra { $start } til { $space }.
went_aslant =
    { $owner_seat } går skråt til { $side ->
        [left] venstre
       *[right] højre
    } fra { $start } til { $space }.
went_aside =
    { $owner_seat } går til { $side ->
        [left] venstre
       *[right] højre
    } fra { $start } til { $space }, { $blocked ->
        [cow] uden om en ko.
        [firm] uden om en, der står fast.
       *[gap] hvor sporet slutter.
    }
flew = { $owner_seat } flyver fra { $start } til { $space }.
fled = { $owner_seat } flygter fra { $start } til { $space }.
was_pushed = { $owner_seat } bliver skubbet fra { $start } til { $space }.
cow_was_pushed = Koen på { $start } bliver skubbet til { $space }.
got_stuck =
    Så er der lukket: { $unused ->
        [one] { $unused } skridt går tabt.
       *[other] { $unused } skridt går tabt.
    }
drew_bananas = { $seat } står under et banantræ og trækker { $count } kort.
drew = { $seat } trækker { $count } kort.
owes_cards = Kobrabrikkerne koster { $seat } { $count } kort.
was_reshuffled = De fralagte kort bliver blandet og er nu bunken.
did_mouse = { $seat } sender musen fra { $start } til { $space }.
mouse_stayed = { $seat } lader musen blive på { $space }.
mouse_hid = Musen gemmer sig i hullet på { $space }.
cow_went = Koen på { $start } går til { $space }.
did_enough = { $seat } lader køerne hvile.
did_rob =
    { $seat } tager { $count ->
        [0] ingen kort, for der er ingen,
       *[other] { $count } kort
    } fra { $victim_seat }.
robbed_card =
    Taget: { $count ->
        [1] { card_name }.
       *[other] { $count } gange { card_name }.
    }
did_take = { $seat } tager { card_name } fra de fralagte kort.
no_discards = Der er ingen fralagte kort at vælge imellem.
did_chip = { $seat } giver en kobrabrik til { $receiver_seat }.
did_swap = { $seat } flytter en kobrabrik fra { $giver_seat } til { $receiver_seat }.
returned_chips =
    { $seat } { $count ->
        [0] havde ingen kobrabrikker at komme af med.
        [one] kommer af med { $count } kobrabrik.
       *[other] kommer af med { $count } kobrabrikker.
    }
won = { $winner_seat } går over målstregen og vinder løbet.
won_pushed = { $winner_seat } bliver skubbet over målstregen af { $seat } og vinder løbet.

## Stillingen i ord

now_over = Løbet er slut.
now =
    { $seat } { $phase ->
        [start] vælger en startpil.
        [play] skal spille.
        [react] kan svare med en tiger.
        [mouse] vælger, hvor musen løber hen.
        [monkey] vælger, hvem aben tager kort fra.
        [prayer] vælger et af de fralagte kort.
        [snake] vælger, hvem der får en kobrabrik.
       *[discard] lægger kort fra.
    }
now_second =
    { $seat } må stadig spille et { $colour ->
        [green] grønt
       *[yellow] gult
    } kort.
now_way =
    { $seat } vælger vejen og har { $steps ->
        [one] { $steps } skridt tilbage.
       *[other] { $steps } skridt tilbage.
    }
now_scare = { $seat } vælger, til hvilken side den skræmte elefant ({ $owner_seat }) går; skridt tilbage: { $steps }.
now_cows = { $seat } flytter køer og har { $steps } skridt tilbage.
now_throw = { $seat } skal lægge { $count } kort fra for kobrabrikker.
in_play = { $seat } har spillet: { card_name }.
in_play_pair = { $seat } har spillet: { modifier_name } med { card_name }.
is_cancelled = { card_name } er ophævet.
stands_nowhere = { $owner_seat } har endnu ingen plads.
stands_behind =
    { $owner_seat } står på { $space }, { $columns ->
        [one] { $columns } kolonne
       *[other] { $columns } kolonner
    } før startstregen.
stands =
    { $owner_seat } står på { $space } og har { $columns ->
        [one] { $columns } kolonne
       *[other] { $columns } kolonner
    } igen.
holds =
    { $seat } har { $cards ->
        [0] ingen kort
       *[other] { $cards } kort
    } og { $chips ->
        [0] ingen kobrabrikker.
        [one] { $chips } kobrabrik.
       *[other] { $chips } kobrabrikker.
    }
holds_card =
    På hånden hos { $seat }: { $count ->
        [1] { card_name }.
       *[other] { $count } gange { card_name }.
    }
cows_on = Køer: { $spaces }.
mouse_on = Musen er på { $space }.
pile_holds =
    Bunken har { $count ->
        [0] ingen kort
       *[other] { $count } kort
    }, lageret { $chips ->
        [0] ingen kobrabrikker.
        [one] { $chips } kobrabrik.
       *[other] { $chips } kobrabrikker.
    }
discarded =
    Fralagt: { $count ->
        [1] { card_name }.
       *[other] { $count } gange { card_name }.
    }

## Hvorfor ikke

due_start = Først vælges startpilene; tag en, der er fri.
due_play = Spil et kort nu, eller læg kort fra.
due_more = Fortsæt med et kort af den anden farve, eller slut turen.
due_react = Et kort er spillet; lad det passere, eller ophæv det med en tiger.
due_side = Vejen frem er lukket, og begge sider er åbne; vælg først venstre eller højre.
due_scare = Den skræmte elefant ({ $owner_seat }) kan ikke gå baglæns; vælg først, om den går til venstre eller højre.
due_mango = Din elefant er på vej; vælg først dens næste skridt.
due_mouse = Musen er løs; vælg først, hvor den løber hen.
due_cows = Køerne går; flyt en, eller sig, at det er nok.
due_rob = Aben venter; vælg først, hvem den tager kort fra.
due_take = Tag først et af de fralagte kort.
due_chip = Vælg først, hvem der får kobrabrikken.
due_throw = Kobrabrikker koster kort, når du trækker; læg først { $count } kort fra.
due_discard = Du lægger kort fra i denne tur; læg et mere, eller sig, at du er færdig.
due_discard_one = Du lægger kort fra i denne tur; mindst ét skal det være.
arrow_taken = Der står allerede nogen på { $space }; vælg en anden pil.
no_arrow = { $space } er ingen startpil; vælg en af { $spaces }.
done_early = Der er ikke spillet noget endnu; spil et kort, eller læg kort fra.
discard_late = Du har spillet et kort i denne tur; at lægge kort fra ville være i stedet.
modifier_alone = { card_name } spilles ikke alene; spil det sammen med et grønt kort, for eksempel charge+g3.
purple_late = Et lilla kort spilles altid alene, og du har allerede spillet et kort i denne tur.
green_twice = Du har spillet et grønt eller lilla kort i denne tur; efter et grønt kan der kun følge et gult.
yellow_twice = Du har spillet et gult eller lilla kort i denne tur; efter et gult kan der kun følge et grønt.
not_held = Du har ikke { card_name }; vælg et af dine kort.
pair_late = { card_name } hører sammen med det grønne kort, så det kan ikke komme efter et kort i denne tur.
carpet_off_track = { $space } er ikke et felt på banen, så tæppet kan ikke lande der; vælg et andet grønt kort.
carpet_on_cow = Der er en ko på { $space }, så tæppet kan ikke lande der; vælg et andet grønt kort.
carpet_on_elephant = På { $space } står { $owner_seat }, så tæppet kan ikke lande der; vælg et andet grønt kort.
no_modifier = Der er ikke et kort til at ophæve; ophæv det, der blev spillet.
not_discarded = { card_name } er ikke blandt de fralagte kort; tag et, der er der.
no_seat = Der er ingen plads { $number }; den sidste er { $last }.
rob_oneself = Aben tager fra en anden spiller, ikke fra dig selv.
chips_all_out = Alle kobrabrikker er ude; flyt en fra en spiller til en anden, for eksempel chip:1>2.
chips_in_supply =
    Lageret har stadig { $count ->
        [one] { $count } kobrabrik
       *[other] { $count } kobrabrikker
    }; giv en derfra, for eksempel chip:2.
has_no_chip = { $owner_seat } har ingen kobrabrik; flyt en fra en, der har.
chip_to_giver = En kobrabrik flyttes til en anden spiller; { $owner_seat } har den allerede.
off_track = Der er ikke noget felt på banen; vælg en anden vej.
has_cow = Der er en ko på { $space }; vælg et frit felt.
has_elephant = På { $space } står { $owner_seat }; vælg et frit felt.
forward_closed = Lige frem er der lukket; tag et andet skridt.
forward_open = Lige frem er der åbent, så mangosaften fører ikke til siden; gå frem eller skråt frem.
side_kept =
    Så længe vejen frem er lukket, beholdes den side, der er valgt: din elefant går til { $side ->
        [left] venstre.
       *[right] højre.
    }
side_closed =
    Der er lukket til { $side ->
        [left] venstre; tag et andet skridt.
       *[right] højre; tag et andet skridt.
    }
mouse_too_far = Musen kan ikke nå fra { $start } til { $space } på seks skridt, og ved elefanter stopper den; vælg et nærmere felt.
no_cow = Der er ingen ko på { $space }; flyt en af dem, der er.

## Notation

not_action = »{ $text }« er ikke en handling; skriv et kort som g3 eller monkey, et par som charge+g3, et felt som c9, en kos skridt som c9-c10, eller discard, done, pass, cancel, left, right, forward, enough, rob:2, take:g3, chip:2, throw:g1.
cow_form = En ko går ét skridt ad gangen, og { $space } ligger ikke ved siden af { $start }; skriv for eksempel c9-c10.
cancel_what = { card_name } er ikke det, der blev spillet; skriv cancel med det kort, der blev.
position_fields =
    En stilling har mindst fire felter, og her er { $count ->
        [one] { $count }
       *[other] { $count }
    }: elefanter, køer, mus, og hvis tur det er, for eksempel b5,b6,b8 - a2 0.
position_key = »{ $text }« kan ikke læses; skriv en nøgle, = og en værdi; nøglerne er { $keys }.
position_key_twice = { $key } står her to gange; én er nok.
position_elephants = Der skal stå elefanter for { $right } pladser med komma imellem, ikke { $count }; skriv - for en, der ikke er sat ind.
position_two = { $space } er allerede optaget; elefanter og køer deler aldrig et felt.
position_progress = »{ $text }« er ikke fremgangen for en elefant i kolonne { $column }; den er det tal, plus eller minus { $columns }.
position_cows = Her er { $count } køer; der må højst være { $most } på banen.
position_space = »{ $text }« er ikke et felt på denne bane; skriv spor og kolonne, for eksempel c9.
position_seat = »{ $text }« er ikke en plads; de går fra 0 til { $last }.
position_hands = Her er { $count } hænder til { $right } pladser; skriv en for hver med / imellem, for eksempel g3,tiger/-/g1*2.
position_with = Stormløb, flyvende tæppe og mangosaft er kun i spil med et grønt kort; skriv for eksempel card=g3 with=charge.
position_chips = Her er { $count } kobrabrikker; der er højst { $most } i spil.
position_cards = »{ $text }« kan ikke læses som kort; skriv hver slags én gang med antal, for eksempel g1*2,tiger.
position_card = »{ $text }« er ikke et kort; skriv for eksempel g3 eller monkey.
position_number = »{ $text }« er ikke et helt tal med højst tre cifre.
position_by_seat = { $key } skal have et tal for hver af { $right } pladser med / imellem, ikke { $count }.
position_known = »{ $text }« er ikke, hvad en plads ved om en andens hånd; skriv for eksempel 0:1:g3,tiger for kort, som plads 1 har.
position_cancelled = Kun et kort, der er i spil sammen med et grønt, kan være ophævet og stadig stå her; skriv for eksempel card=g3 with=charge cancelled=charge.
position_choice = »{ $text }« passer ikke til { $key }; det kan være { $words }.
position_start = Startpilene vælges fra sidste plads og baglæns i plads 0’s tur, og løbet begynder, når alle er sat ind; fasen skal passe til det.
position_end = Et løb er slut, når en elefants fremgang er { $columns }, og ikke før; fasen er så crossed eller pushed.
position_sizes = En hånd kan ikke være mindre end de kort, man kender af den.
position_range = Der er spurgt flere eller flere skridt tilbage, end der kan være; skriv mindre tal.
position_phase =
    Resten passer ikke til det, der skal afgøres: { $phase ->
        [start] ved starten er der ingen kort endnu.
        [play] før et kort spilles, er intet i spil, og ikke begge farver er brugt.
        [react] med react er et kort i spil, og den, der spørges, har en tiger.
        [side] med side har et træk skridt tilbage, vejen frem er lukket, og begge sider er åbne.
        [mango] med mango er mangosaft i spil med et grønt kort, der er skridt tilbage og flere veje.
        [mouse] med mouse er en mus i spil.
        [scare] med scare er en mus i spil, den skræmte elefant kan ikke gå baglæns, og begge sider er åbne.
        [cows] med cows er en hellig ko i spil, og et til otte skridt er tilbage.
        [monkey] med monkey er en abe i spil.
        [prayer] med prayer er en bøn i spil, og der er fralagte kort.
        [snake] med snake er en slangetæmmer i spil.
        [throw] med throw skyldes der kort, og ikke flere end der er på hånden.
       *[discard] med discard er intet kort i spil eller spillet.
    }

## Bane- og kortfiler

track_sign = { $file }, linje { $line }: »{ $sign }« er ikke et tegn for en bane; der er { $signs }
track_length = { $file }, linje { $line }: sporet er { $length } kolonner langt; alle skal være lige så lange som det første, { $right }.
track_lanes = { $file }, linje { $line }: der kan højst være { $most } spor.
track_few_lanes = { $file }, linje { $line }: der skal være mindst { $least } spor.
track_columns = { $file }, linje { $line }: sporet er { $columns } kolonner langt; det skal være { $least } til { $most }.
track_cows = { $file }, linje { $line }: der er { $cows } køer, C; der skal være { $right }.
track_arrows = { $file }, linje { $line }: der er { $arrows } pile, ^; der skal være { $right }, alle i de to sidste kolonner.
track_no_hole = { $file }, linje { $line }: der er intet musehul; skriv mindst ét o.
track_closed = { $file }, linje { $line }: ingen vej fører fra pilen på { $space } en gang rundt til stregen; luk en op.
deck_line = { $file }, linje { $line }: »{ $text }« er ikke en linje i en kortfil; skriv en slags og et antal, for eksempel g3 8, hver slags én gang.
deck_missing = { $file }, linje { $line }: kortfilen siger ikke, hvor mange { $kind } der er; skriv 0 for ingen.

## In the browser

card_short =
    { $card ->
        [g1] et felt
        [g2] 2 felter
        [g3] 3 felter
        [g4] 4 felter
        [p4] 4 felter
        [p5] 5 felter
        [p6] 6 felter
        [p7] 7 felter
        [charge] Stormløb
        [carpet] Tæppe
        [mango] Mango
        [mouse] Mus
        [cow] Ko
        [monkey] Abe
        [prayer] Bøn
        [snake] Slange
       *[tiger] Tiger
    }
card_help =
    { $card ->
        [charge] sammen med et grønt kort: skub elefanter og køer fremad, flod eller ej
        [carpet] sammen med et grønt kort: flyv lige frem hen over alle
        [mango] sammen med et grønt kort: gå også på skrå, skridt for skridt
        [mouse] flyt musen op til seks felter og skræm en elefant
        [cow] før køer op til otte felter i alt
        [monkey] tag to tilfældige kort fra en andens hånd
        [prayer] tag et af de fralagte kort
        [snake] giv nogen en kobrabrik: et kort mindre, hver gang der trækkes
        [tiger] slip af med dine egne kobrabrikker
       *[other] flyt din elefant
    }
card_not_now = kan ikke spilles nu
hand_label = Dine kort
discards_label =
    Se de fralagte kort: { $count ->
        [0] ingen
       *[other] { $count } kort
    }
discards_title = Fralagte kort
discards_none = Der er ikke lagt noget fra endnu.
pile_label =
    Bunken: { $count ->
        [0] ingen kort
       *[other] { $count } kort
    }
supply_label =
    Kobrabrikker i forrådet: { $count ->
        [0] ingen
       *[other] { $count }
    }
lies_there = Spillet af { $seat }: { card_name }
lie_there = Spillet af { $seat }: { modifier_name } med { card_name }
riders_label = Alles kort, kobrabrikker og vejen, der er tilbage
rider_hand =
    { $cards ->
        [0] ingen kort
       *[other] { $cards } kort
    }, { $chips ->
        [0] ingen kobrabrikker
        [one] { $chips } kobrabrik
       *[other] { $chips } kobrabrikker
    }
rider_place =
    på { $space }, { $to_go ->
        [one] { $to_go } kolonne tilbage
       *[other] { $to_go } kolonner tilbage
    }
last_move = Sidste træk
ground_name =
    { $ground ->
        [banana] banantræ
        [hole] musehul
        [river] flod
        [bridge] bro
        [arrow] startpil
        [none] intet felt
       *[plain] tomt
    }
elephant_here = { $owner_seat }s elefant
cow_here = ko
mouse_here = mus
cow_can = Du kan flytte denne ko
take_cow = Flyt koen på { $space }
options_label = Det kan du vælge

prompt_start = Din tur: Vælg en startpil.
prompt_play = Din tur: Spil et kort, eller et grønt og et gult.
prompt_green = Du må stadig spille et grønt kort.
prompt_yellow = Du må stadig spille et gult kort.
prompt_pair = Vælg det grønne kort, der skal spilles sammen med det.
prompt_again = Det er det, der sker. Spil det, eller vælg et andet kort.
prompt_react = { $seat } spiller { card_name }: Lad det gå, eller ophæv det med din tiger.
prompt_react_pair = { $seat } spiller { modifier_name } med { card_name }: Lad det gå, eller ophæv et af dem med din tiger.
prompt_side = Vejen frem er spærret: Gå til venstre eller højre.
prompt_scare = { $owner_seat }s elefant kan ikke komme tilbage: Vælg, hvor den drejer hen.
prompt_mango =
    Vælg det næste skridt: { $steps ->
        [one] Der er { $steps } tilbage.
       *[other] Der er { $steps } tilbage.
    }
prompt_mouse = Vælg, hvor musen løber hen. Møder den en elefant, bliver elefanten bange.
prompt_cows = Vælg en ko eller træk den, eller lad det være nok.
prompt_cow = Vælg, hvor koen skal hen, eller vælg en anden ko.
prompt_monkey = Vælg, hvis kort aben tager.
prompt_prayer = Vælg et af de fralagte kort.
prompt_snake = Vælg, hvem der får en kobrabrik.
prompt_giver = Alle kobrabrikker er ude: Vælg, hvis brik der flyttes.
prompt_throw =
    Dine kobrabrikker koster dig { $count ->
        [one] { $count } kort: Læg det fra.
       *[other] { $count } kort: Læg dem fra.
    }
prompt_discard = Læg så mange kort fra, du vil.

do_action =
    { $kind ->
        [play] Spil
        [throw] Læg fra
        [take] Tag
       *[other] Gør det
    }
deed_discard = Læg kort fra i stedet
discarded_all = Det var alt
end_turn = Slut tur
deed_enough = Nok
deed_done = slutter turen
deed_pass = Lad det gå
deed_cancel = Ophæv { card_name }
let_go = Slip
cows_left =
    { $steps ->
        [one] { $steps } felt tilbage til køerne
       *[other] { $steps } felter tilbage til køerne
    }
way_name =
    { $way ->
        [left] til venstre
        [right] til højre
        [left-forward] skråt til venstre
        [right-forward] skråt til højre
       *[forward] lige frem
    }
chip_of = { $giver_seat }s brik

deed_start = starter fra { $space }
deed_way = går { way_name }
deed_mouse = musen til { $space }
deed_cow = koen fra { $start } til { $space }
deed_rob = tager to tilfældige kort fra { $victim_seat }
deed_take = tager { card_name }
deed_chip = en kobrabrik til { $receiver_seat }
deed_chip_from = en kobrabrik fra { $giver_seat } til { $receiver_seat }
deed_throw = lægger { card_name } fra
goes_to = går til { $space }
flies_to = flyver til { $space }
stays = kan slet ikke komme af sted
pushes_to = skubber { $owner_seat } til { $space }
scares_to = skræmmer { $owner_seat } tilbage til { $space }
pushes_cows =
    { $count ->
        [one] skubber { $count } ko
       *[other] skubber { $count } køer
    }
unused =
    { $count ->
        [one] { $count } felt går tabt
       *[other] { $count } felter går tabt
    }
bananas =
    { $count ->
        [one] bananer: trækker { $count } kort
       *[other] bananer: trækker { $count } kort
    }
branch =
    { $side ->
        [left] til venstre, til { $space }
       *[right] til højre, til { $space }
    }
chips_back =
    { $count ->
        [one] giver { $count } brik tilbage
       *[other] giver { $count } brikker tilbage
    }
wins = passerer målstregen og vinder
rival_wins = { $winner_seat } ville vinde: skubbet over målstregen

## Counted

census_rounds = runder pr. løb
census_stuck = træk, der gik i stå, af alle træk
census_discard_turns = ture brugt til at lægge kort fra, af alle ture
census_cards = spillede kort pr. løb
census_cancelled = kort ophævet af tigre, af de spillede
census_played = { card_name }, gange pr. løb
census_start = startfelt
census_lane = bane til sidst
