### Savannah Tails

game_title = Savannah Tails
game_pitch = Fem strudse løber om kap over savannen. Kortene siger, hvor langt du løber, og hvilken bane du ender på; vandhuller giver dig kræfter, og dem, der bor der, så hellere, at du blev stående.
board_first = Første løb
board_mixed = Blandet løb
board_hard = Hårdt løb
option_bonuses = De tre bonusser
option_bonuses_help = Alle løber med de samme tre bonuskort: dem, som ruten nævner, eller tre andre.
option_bonuses_value =
    { $value ->
        [123] Boinnnggg, Bukspring, Vilde vinger
        [124] Boinnnggg, Bukspring, Hønsehjerne
        [125] Boinnnggg, Bukspring, Déjà-vu
        [126] Boinnnggg, Bukspring, Lang hals
        [134] Boinnnggg, Vilde vinger, Hønsehjerne
        [135] Boinnnggg, Vilde vinger, Déjà-vu
        [136] Boinnnggg, Vilde vinger, Lang hals
        [145] Boinnnggg, Hønsehjerne, Déjà-vu
        [146] Boinnnggg, Hønsehjerne, Lang hals
        [156] Boinnnggg, Déjà-vu, Lang hals
        [234] Bukspring, Vilde vinger, Hønsehjerne
        [235] Bukspring, Vilde vinger, Déjà-vu
        [236] Bukspring, Vilde vinger, Lang hals
        [245] Bukspring, Hønsehjerne, Déjà-vu
        [246] Bukspring, Hønsehjerne, Lang hals
        [256] Bukspring, Déjà-vu, Lang hals
        [345] Vilde vinger, Hønsehjerne, Déjà-vu
        [346] Vilde vinger, Hønsehjerne, Lang hals
        [356] Vilde vinger, Déjà-vu, Lang hals
        [456] Hønsehjerne, Déjà-vu, Lang hals
       *[0] rutens egne
    }
ending_finish = ved målstregen
ending_rounds = efter 60 runder

## Hvad der skete

did_play =
    { $seat } spiller { $colour ->
        [r] rød
        [k] sort
        [y] gul
       *[b] blå
    } { $value }.
did_wings =
    { $seat } bruger Vilde vinger: en { $colour ->
        [r] rød
        [k] sort
        [y] gul
       *[b] blå
    } 4’er.
did_deja =
    { $seat } bruger Déjà-vu: { $colour ->
        [r] rød
        [k] sort
        [y] gul
       *[b] blå
    } { $value } en gang til.
did_discard =
    { $seat } kan ikke rykke med noget kort og lægger { $colour ->
        [r] rød
        [k] sort
        [y] gul
       *[b] blå
    } { $value } fra sig.
did_toes = { $seat } lister på tæer: dyr, pile og kviksand gør ikke noget.
did_boing = { $seat } springer med Boinnnggg hen over alle og alt.
did_step = { $seat } tager ét skridt, til { $space }.
did_move =
    { $seat } løber { $steps ->
        [one] { $steps } felt
       *[other] { $steps } felter
    } ({ $bonus ->
        [0] { $value }
       *[other] { $value } + { $bonus }
    }), til { $space }.
did_neck = { $seat } strækker halsen, til { $space }.
did_leap = { $seat } springer buk og lander på { $space }.
did_done = { $seat } er færdig.
was_blown = Pilen flytter { $seat } til { $space }.
met_water = { $seat } drikker ved vandhullet på { $space }.
met_cheetah = { $seat } møder geparden på { $space }.
met_warthog = { $seat } møder vortesvinet på { $space }.
met_porcupine = Av: { $seat } løber ind i hulepindsvinet på { $space } og bliver stående der.
got_marker =
    { $seat } lægger en markør på { $bonus ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    }.
got_bird = Med Hønsehjerne har { $seat } fra nu af fem kort på hånden.
lost_bonus =
    { $seat } mister { $bonus ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    } til en gepard.
crossed = { $seat } krydser målstregen.
threw = Vortesvinet spreder kortene, som { $seat } havde på hånden: { $cards }.
did_reshuffle = { $seat } blander de aflagte kort til en ny bunke.
drew =
    { $seat } trækker { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    }.
drew_cards = { $seat } trækker { $cards }.
round_begins = Runde { $round } begynder.
ended_finish =
    Løbet er slut: { $winner_seat } vinder, { $rows ->
        [one] { $rows } række
       *[other] { $rows } rækker
    } forbi målstregen.
ended_rounds = Der er løbet { $rounds } runder: løbet er slut, og { $winner_seat } er længst fremme og vinder.

## Stillingen i ord

now_over = Løbet er slut.
now_card = { $seat } skal spille et kort.
now_marker = { $seat } skal vælge det bonuskort, der får en markør.
now_lose = { $seat } skal vælge det bonuskort, geparden tager.
now_after = { $seat } kan bruge Lang hals eller Bukspring eller slutte af.
now_round = Det er runde { $round }.
order_line = { $seat } løber før { $next_seat }: efter opstillingen.
order_ahead = { $seat } løber før { $next_seat }: en række eller mere foran.
order_baobab = { $seat } løber før { $next_seat }: i samme række, på banen nærmest baobabtræet.
order_forward = { $seat } løber før { $next_seat }: på samme bane i samme tredjedel, længere fremme.
order_last = { $seat } løber sidst.
stands =
    { $seat } er nummer { $place }, på { $space }, efter { $rows ->
        [one] { $rows } række
       *[other] { $rows } rækker
    }.
stands_line = { $seat } er nummer { $place }, på startstregen.
holds_cards = { $seat } har på hånden: { $cards }.
holds =
    { $seat } har { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    } på hånden og { $pile ->
        [0] ingen
       *[other] { $pile }
    } i bunken.
known_cards = { $seat } har med sikkerhed på hånden: { $cards }.
discards_of = { $seat } har lagt fra sig: { $cards }.
top_of = Øverst af de kort, { $seat } har lagt fra sig, ligger { $card }.
bonus_of =
    Bonuskort, { $seat }, { $bonus ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    }: { $state ->
        [waiting] har ingen markør endnu.
        [marked] har en markør.
        [fresh] har fået sin markør i denne tur.
       *[gone] er væk.
    }
spaces_of =
    { $kind ->
        [water] Vandhuller:
        [quicksand] Kviksand:
        [forward] Pile frem:
        [backward] Pile tilbage:
        [lion] Løver:
        [cheetah] Geparder:
        [porcupine] Hulepindsvin:
        [crocodile] Krokodiller:
        [warthog] Vortesvin:
       *[rope] Hængebroer:
    } { $spaces }.
corners_of =
    { $form ->
        [left] Sving til venstre, brikker:
       *[right] Sving til højre, brikker:
    } { $tiles }.
line_is = Målstregen går tværs over midten af brik { $tile }; række { $row } er den første bag den.

## Hvorfor ikke

play_first = Spil først et kort; resten kommer efter rykket.
turn_played = Du har allerede rykket; brug Lang hals eller Bukspring, hvor det er muligt, eller slut af.
marker_first = Vælg først, hvilket bonuskort der får vandhullets markør.
lose_first = Vælg først, hvilket bonuskort geparden tager.
no_marker = Der er ingen markør at lægge nu; man får en ved et vandhul.
no_loss = Der er ingen gepard, som tager et bonuskort nu.
marker_there =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    } har allerede en markør; vælg et kort uden.
lose_marked =
    En gepard tager først bonuskort med markør, og { $bonus ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    } har ingen; vælg et, der har en.
bonus_gone =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    } er brugt eller mistet og kan ikke hjælpe mere.
bonus_not_in_race =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    } er ikke med i dette løb; dets bonusser er { $first ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    }, { $second ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    } og { $third ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    }.
bonus_unmarked =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    } har ingen markør endnu; løb først gennem et vandhul.
bonus_fresh =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    } har fået sin markør i denne tur; den kan bruges fra din næste tur.
not_in_hand = Du har ikke { $card }; spil et kort fra hånden.
deja_nothing = Der ligger ikke noget øverst af dine aflagte kort, som Déjà-vu kunne bruge; spil et kort fra hånden.
toes_two = Man lister kun på tæer med en 2’er, og det er { $source } ikke.
discard_moves = { $card } kan ikke lægges væk uden at rykke, for du kan godt rykke, for eksempel med { $other }.
stopped = Hulepindsvinet har standset dig; efter det kommer der ikke mere.
stretch_blocked = Lige foran { $space } er der ikke noget felt, halsen kan strække sig til.
leap_nobody = Lige foran { $space } er der ingen struds at springe over.
leap_animal =
    Springet ville ende på { $space }, hvor der er { $animal ->
        [lion] en løve
        [cheetah] en gepard
        [porcupine] et hulepindsvin
        [crocodile] en krokodille
       *[warthog] et vortesvin
    }; Bukspring ender aldrig på et dyr.
no_connection = Der er ingen forbindelse fra { $start } dertil; et skridt går lige eller skråt, frem eller tilbage.
step_ostrich = { $owner_seat } står på { $space }; gå til et frit felt.
step_lion = Der ligger en løve på { $space }; der går ingen hen.
step_crocodile = Der ligger en krokodille på { $space }; man kan løbe over den, men ikke blive stående.
step_quicksand = Kviksandet på { $space } koster 2, og et skridt har kun 1.
lane_far =
    Med { $card } har du { $steps ->
        [one] { $steps } skridt
       *[other] { $steps } skridt
    }, men kortets bane er { $changes ->
        [one] { $changes } bane
       *[other] { $changes } baner
    } væk; det kan kun bruges til ét skridt.
way_start =
    { $colour ->
        [r] Fra startstregen fører ingen sådan vej til rød.
        [k] Fra startstregen fører ingen sådan vej til sort.
        [y] Fra startstregen fører ingen sådan vej til gul.
       *[b] Fra startstregen fører ingen sådan vej til blå.
    }
way_ends =
    På { $colour ->
        [r] den røde bane
        [k] den sorte bane
        [y] den gule bane
       *[b] den blå bane
    } skiftes der ikke mere efter skridt { $step }; udelad resten.
way_sink = Der er ikke noget kviksand før enden, som man kunne synke ned i på denne vej.
way_no_change = Fra { $space } kan der ikke skiftes bane ved skridt { $step }.
way_late =
    Efter skridt { $step } har vejen { $points ->
        [0] ingen point
        [one] { $points } point
       *[other] { $points } point
    } tilbage, og { $colour ->
        [r] den røde bane
        [k] den sorte bane
        [y] den gule bane
       *[b] den blå bane
    } er stadig { $changes ->
        [one] { $changes } bane
       *[other] { $changes } baner
    } væk.
way_ostrich = { $owner_seat } står i vejen på { $space }, ved skridt { $step }, og gennem andre strudse kommer man ikke.
way_lion = Der ligger en løve i vejen på { $space }, ved skridt { $step }.
way_quicksand = Kviksandet på { $space }, ved skridt { $step }, koster 2, og så mange point er der ikke tilbage.
way_porcupine = Hulepindsvinet på { $space } ville standse rykket ved skridt { $step }, på en bane, der ikke er kortets.
way_crocodile = Rykket måtte ende på krokodillen på { $space }, og det gør intet ryk.
way_boing = Springet finder ikke noget frit felt på kortets bane at lande på.
short_ostrich = Vejen er kortere: { $owner_seat } står på { $space }.
short_lion = Vejen er kortere: der ligger en løve på { $space }.
short_quicksand = Vejen er kortere: de point, der er tilbage, rækker ikke til kviksandet på { $space }.
short_crocodile = Vejen er kortere: den kan ikke ende på krokodillen på { $space }.
short_porcupine =
    Vejen er kortere: hulepindsvinet på { $space } standser den med { $left ->
        [one] { $left } point
       *[other] { $left } point
    } tilbage.

## Notation

not_action = »{ $text }« er ikke et træk; skriv et kort som r3, med baneskift som y5:1,3, fra startstregen r4@k:2, et skridt r3-4k2, med +toes eller +boing; wings=r, deja, r3-x; neck, leap, done; marker=neck, lose=leap.
not_flag = »+{ $text }« betyder hverken på tæer eller Boinnnggg; skriv +toes eller +boing.
not_space = »{ $text }« er ikke et felt på denne rute; skriv brik, bane og nummer, for eksempel 3k4, eller 5x2 på en hængebro.
not_connected = Der er ingen forbindelse fra { $start } til { $space }; et skridt går til et felt ved siden af, frem eller tilbage.
not_on_line = Man vælger kun den bane, man begynder på, når man er på startstregen; udelad @.
not_way = »{ $text }« er ikke en vej; fra startstregen er der ét baneskift for hver bane imellem, fra skridt 2.
bonus_not_here =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [bird] Hønsehjerne
        [deja] Déjà-vu
       *[neck] Lang hals
    } er ikke en bonus i dette løb; dets bonusser skrives { $names }.
position_fields = En stilling har en til ni dele med mellemrum imellem, ikke { $count }: strudse, hænder, rækkefølge, bonuskort, aflagte kort, runde, kendte kort, hvor runden begyndte, tur.
position_seats =
    »{ $text }« har { $count ->
        [one] { $count } del
       *[other] { $count } dele
    }, men der er { $players } spillere; skriv én for hver, for eksempel { $example }.
position_shared = To strudse står på { $space }; hver skal have sit eget felt.
position_cards = »{ $text }« er ikke en række kort; skriv for eksempel r3y5b6, eller - for ingen.
position_card_twice = { $card } står der to gange; hvert kort findes kun én gang.
position_card_both = { $card } hos { $seat } er både på hånden og blandt de aflagte kort; fjern det det ene sted.
position_hand = { $seat } ville have { $count } kort på hånden; højst { $most } er mulige.
position_no_hand = { $seat } har ingen kort, og alle skal have mindst ét for at komme videre.
position_order = »{ $text }« er ikke rundens rækkefølge; skriv alle pladser, dem, der har haft deres tur, før et >, for eksempel { $example }, og efter slutningen >finish eller >rounds.
position_order_race = { $first_seat } kan ikke løbe før { $second_seat } i denne runde; { $second_seat } er længere fremme og har heller ikke haft sin tur.
position_bonuses = »{ $text }« er ikke tre bonuskort; skriv o uden markør, x med en, n med en fra denne tur, - for brugt eller mistet, for eksempel oox.
position_fresh = { $seat } kan ikke have en markør fra denne tur; n er kun for den, der er midt i sin tur.
position_line_bonuses = { $seat } står på startstregen og kan ikke have ændret et bonuskort; skriv ooo.
position_round = »{ $text }« er ikke en runde; skriv 1 til { $most }.
position_known = { $card } er ikke på hånden hos { $seat } og kan ikke være kendt der.
position_began = { $seat } har ikke haft sin tur i denne runde, så runden begyndte dér, hvor strudsen står.
position_finished = { $seat } er forbi målstregen før sin tur i denne runde; så ville løbet være slut.
position_turn = »{ $text }« er ikke begyndelsen på en tur; skriv - eller for eksempel moved:y:w:3:oC.
position_turn_line = { $seat } har rykket, så strudsen kan ikke være på startstregen.
position_hole = Der er intet vandhul på brik { $tile }.
position_pending = Det, der skal afgøres, levner intet valg, så det ville allerede være sket; udelad det.
position_nothing = Der er ikke noget at afgøre i denne tur, så den ville være slut; udelad den sidste del.
position_not_ended =
    { $how ->
        [finish] Ingen er forbi målstregen, så løbet er ikke slut på den måde.
       *[rounds] Løbet er ikke slut efter { $rounds } runder: skriv runde { $rounds }, og sæt ingen forbi målstregen.
    }

## Ruter og brikker

course_twice = { $file }, linje { $line }: »{ $word }« står her for anden gang; én gang er nok.
course_bonuses = { $file }, linje { $line }: »{ $text }« er ikke tre forskellige bonusser; vælg mellem { $names }.
course_start = { $file }, linje { $line }: en rute begynder med start, eller start* for den svære side; så kommer brikkerne.
course_finish = { $file }, linje { $line }: ruten når ikke målet; skriv finish eller finish* efter den sidste brik.
course_after_finish = { $file }, linje { $line }: »{ $word }« står efter målet; der må kun bonusserne stå.
course_tile = { $file }, linje { $line }: »{ $word }« er ikke en brik; der er S1 til S13, L1 til L5 og R1 til R5, med * for den svære side.
course_tile_twice = { $file }, linje { $line }: brik { $tile } er lagt to gange, og der er kun én.
course_long = { $file }, linje { $line }: ruten har { $count } brikker; højst { $most } er mulige.
course_crosses = { $file }, linje { $line }: brik { $second } ({ $second_name }) ville ligge oven på brik { $first } ({ $first_name }); sving en anden vej.
course_crosses_behind = { $file }, linje { $line }: stykkerne efter målet ville ligge oven på brik { $tile } ({ $name }); lad ruten ende et andet sted.
tiles_missing = { $file }, linje { $line }: der er ingen brik { $tile }; alle 25 skal være tegnet.
tiles_head = { $file }, linje { $line }: »{ $text }« er ikke begyndelsen på en brik; skriv tile, dens navn og for lige stykker left eller right, hvert navn én gang.
tiles_face = { $file }, linje { $line }: brik { $tile } mangler en linje { $face } med { $rows } rækker under.
tiles_row = { $file }, linje { $line }: »{ $text }« er ikke en række på brik { $tile }; skriv et tegn for hvert felt, i sving banerne hver for sig.
tiles_bridge = { $file }, linje { $line }: hængebroen på brik { $tile } skal have fire rækker med ét felt, den anden til den femte.
tiles_hole = { $file }, linje { $line }: brik { $tile } har ikke de vandfelter, den skal have: et eller to på S3, S7, S11, L3 og R3, ellers ingen.
tiles_closed = { $file }, linje { $line }: brik { $tile } er helt spærret af løver fra en af banerne; lad en vej være åben fra hver bane.

## I browseren

prompt_card = Spil et kort: tag et, se, hvor det fører hen, og vælg, hvor du vil ende
prompt_goal = Vælg, hvor du vil ende, eller et andet kort
prompt_way = Vælg vejen derhen
prompt_marker = Vandhullet: hvilket bonuskort får markøren?
prompt_lose = Geparden: hvilket bonuskort tager den?
prompt_after = Brug en bonus efter rykket, eller slut af
order_title = Rækkefølgen i runde { $round }
order_acting = løber nu
order_done = har løbet
order_waiting = skal løbe endnu
close_cards = Luk
course_label = Ruten: { $name }
view_label = Hvad man ser
follow_race = Følg løbet
whole_course = Hele ruten
nearer = Tættere på
further = Længere væk
your_cards = Dine kort
your_hand = Din hånd: { $cards }.
switch_toes = På tæer
do_it = Gør det
after_done = Færdig
cry_porcupine = Av
cry_crocodile = Haps
cards_of = { $hand } kort på hånden, { $pile } i bunken
discards_count = { $count ->
    [0] Ingen aflagte kort endnu
   *[other] { $count } aflagte kort
    }
top_card = Øverst, til Déjà-vu: { $colour ->
    [red] rød
    [black] sort
    [yellow] gul
   *[blue] blå
    } { $value }
colour_name = { $colour ->
    [red] rød
    [black] sort
    [yellow] gul
   *[blue] blå
    }
card_label = { $colour ->
    [red] Rød
    [black] Sort
    [yellow] Gul
   *[blue] Blå
    } { $value }
space_label = { $lane ->
    [start] startstregen
    [rope] hængebro række { $number }, brik { $tile }
    [red] rød { $number }, brik { $tile }
    [black] sort { $number }, brik { $tile }
    [yellow] gul { $number }, brik { $tile }
   *[blue] blå { $number }, brik { $tile }
    }
way_free = der sker ikke noget på den
ways_there = { $count ->
    [one] { $count } vej
   *[other] { $count } forskellige veje
    }
bonus_boing = Boinnnggg
bonus_leap = Bukspring
bonus_wings = Vilde vinger
bonus_bird = Hønsehjerne
bonus_deja = Déjà-vu
bonus_neck = Lang hals
bonus_state = { $state ->
    [waiting] { $name }: venter på en markør
    [marked] { $name }: kan bruges
    [fresh] { $name }: kan bruges fra næste tur
   *[gone] { $name }: væk
    }
effect_move = { $value } { $value ->
    [one] felt
   *[other] felter
    }
effect_bonus = { $value } + { $bonus } felter
effect_step = ét skridt
effect_end = til { $lane ->
    [start] startstregen
    [rope] række { $number } på hængebroen på brik { $tile }
    [red] rød { $number } på brik { $tile }
    [black] sort { $number } på brik { $tile }
    [yellow] gul { $number } på brik { $tile }
   *[blue] blå { $number } på brik { $tile }
    }
effect_water = { $count ->
    [one] en markør ved vandhullet
   *[other] en markør ved hvert af { $count } vandhuller
    }
effect_quicksand = vader gennem kviksand
effect_porcupine = hulepindsvinet standser dig
effect_cheetah = { $count ->
    [one] geparden tager et bonuskort
   *[other] geparder tager { $count } bonuskort
    }
effect_warthog = vortesvinet: du mister hele hånden og trækker en ny
effect_arrow = pilen flytter dig et felt mere
effect_ended = løbet er slut
effect_discard = læg kortet fra dig
effect_marker = markøren lægges på { $bonus ->
    [boing] Boinnnggg
    [leap] Bukspring
    [wings] Vilde vinger
    [bird] Hønsehjerne
    [deja] Déjà-vu
   *[neck] Lang hals
    }
effect_lose = { $bonus ->
    [boing] Boinnnggg
    [leap] Bukspring
    [wings] Vilde vinger
    [bird] Hønsehjerne
    [deja] Déjà-vu
   *[neck] Lang hals
    } mistes
effect_neck = Lang hals: { $count } { $count ->
    [one] felt
   *[other] felter
    } mere
effect_leap = Bukspring
effect_done = ikke mere
photo_title = Målfoto
photo_close = Luk fotoet
photo_rounds = Efter { $rounds } runder blev løbet standset.
rows_past = { $count ->
    [one] { $count } række forbi målstregen
   *[other] { $count } rækker forbi målstregen
    }
rows_before = { $count ->
    [one] { $count } række før målstregen
   *[other] { $count } rækker før målstregen
    }
editor_title = Ruteværksted
editor_begin = Begynd med
editor_choose = en færdig rute …
editor_random = En tilfældig rute
editor_flip = Svær side
editor_bend = Sving den anden vej
editor_earlier = Tidligere
editor_later = Senere
editor_remove = Tag væk
editor_sum = { $tiles } brikker, { $water ->
    [0] intet vandhul
    [one] { $water } vandhul
   *[other] { $water } vandhuller
    }. Passende er 14 brikker og 3 vandhuller.
editor_stock = Brikker tilbage
editor_stock_help = Træk en ind i ruten, eller tryk på den: så kommer den efter den valgte brik. Det er den svære side, der er tegnet.
editor_bonuses = De tre bonusser
editor_text = Ruten som tekst, til at kopiere eller indsætte
editor_copy = Kopiér teksten
editor_copied = Kopieret
editor_name = Navn
editor_play = Spil på den
own_course = Min rute
tile_label = Brik { $number }: { $name }, { $form ->
    [left] venstresving
    [right] højresving
   *[straight] lige stykke
    }, { $side ->
    [hard] svær side
   *[easy] let side
    }
part_label = { $name }: { $form ->
    [left] venstresving
    [right] højresving
   *[straight] lige stykke
    }, { $theme ->
    [water] vandhul
    [quicksand] kviksand
    [forward] pile
    [backward] pile
    [lion] løver
    [cheetah] geparder
    [porcupine] hulepindsvin
    [crocodile] krokodiller
    [warthog] vortesvin
    [rope] hængebro
   *[plain] uden forhindringer
    }

## Counted

census_rounds = ture pr. løb for hver struds
census_forward = ture med ekstra felter
census_step = ture med kun ét skridt
census_blocked = ture med forkortet træk
census_ostrich = forkortet af en struds
census_discard = ture, hvor intet kort kan rykke
census_animal =
    { $animal ->
        [lion] en løve spærrer, gange pr. løb
        [cheetah] en gepard slår til, gange pr. løb
        [porcupine] et hulepindsvin standser nogen, gange pr. løb
        [crocodile] en krokodille spærrer, gange pr. løb
       *[warthog] et vortesvin spreder en hånd, gange pr. løb
    }
census_markers = markører pr. spiller
census_used =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bukspring
        [wings] Vilde vinger
        [deja] Déjà-vu
       *[neck] Lang hals
    } brugt, gange pr. løb
census_lost = bonuskort tabt til geparder pr. løb
census_spread = rækker mellem første og sidste til slut
