### Det, som alle spil og den fælles Python-kode siger

seat_colour =
    { $chair ->
        [0] Blå
        [1] Cinnoberrød
        [2] Grøn
        [3] Gul
        [4] Violet
       *[5] Sort
    }

## Computerspillere

level_1 = elefantunge
level_2 = ungdyr
level_3 = vandrer
level_4 = stifinder
level_5 = matriark
bot_random = tilfældig
bot_greedy = grådig
bot_mcts = tænker
bad_bot = Der er ingen computerspiller »{ $bot }«; der findes random, greedy, level:1 til level:5 og mcts:200it eller mcts:1s med dine egne tal.

## At vælge og spille et spil

game_over = Spillet er slut; der kan ikke gøres mere i det.
ambiguous = »{ $text }« kan betyde flere ting her: { $texts }; skriv en af dem.
no_such_game = Der er ikke noget spil, der hedder »{ $game }«; der findes: { $games }.
bad_players = Dette spil kan ikke spilles af { $players }; antallet af spillere kan være: { $numbers }.
bad_option = Dette spil har ikke valgmuligheden »{ $option }«; det har: { $options }.
bad_option_value = Valgmuligheden { $option } kan ikke være { $value }; den kan være: { $values }.
board_unreadable = »{ $board }« er hverken en af spillets egne baner ({ $boards }) eller en tekstfil, der kan læses.
no_random_boards = Dette spil laver ikke tilfældige baner.
no_such_language = Der er ingen tekster på sproget »{ $lang }«; der findes: { $langs }.

at_line = { $file }, linje { $line }: { $text }

## Ved bordet

bad_chairs = Der er { $chairs } stole til { $players } spillere; der skal være én til hver.
bad_first = Der er ikke nogen stol { $first }, som kan begynde; stolene er 0 til { $last }.
chair_taken = Denne stol er optaget; vælg en ledig, eller se med.
confirm_first = Turen er færdig og venter på at blive bekræftet; bekræft den, eller tag noget tilbage.
nothing_to_confirm = Der er ingen færdig tur at bekræfte; spil den først til ende.
nothing_to_undo = Der er ikke noget at tage tilbage; det kan kun træk i en tur, der ikke er bekræftet.
undo_too_far =
    { $plies } træk kan ikke tages tilbage; lige nu kan højst { $most ->
        [one] ét.
       *[other] { $most }.
    }
not_over_yet = Spillet er ikke slut endnu; man kan bede om revanche, når det er.
not_started = Spillet er ikke begyndt; det begynder, når alle stole er taget.
not_your_turn = Det er { $turn_seat }, der har turen; vent, til turen er færdig.
position_moved_on = Stillingen har ændret sig i mellemtiden; se på den, og vælg igen.
bad_clock = Et ur giver 1 til { $most } sekunder og et tillæg på 0 til { $most }; vælg tal derimellem.
bad_away = Man må være væk i 5 til { $most } sekunder, før det gælder som at gå; vælg et tal derimellem.
bad_window = Tiden til at svare skal være fra { $least } til { $most } sekunder; vælg et tal derimellem.
no_window = Ved dette bord kan ingen svare på en handling, så der er ingen tid til det; udelad den.
bad_analysis = Et bord til at prøve ting af på har hverken ur eller ledige stole; udelad dem.
begun_already = Spillet er begyndt; kun et bord, der ikke er begyndt, kan lukkes. Du kan give op.
table_closed = Værten har lukket dette bord; åbn dit eget.
bot_holds_seat = En bot passer allerede denne plads; den, der ejer den, kan tage den tilbage.
seat_is_yours = Ingen bot passer denne plads; den er stadig din.
seat_is_present = Der sidder nogen på denne plads; en bot kan kun træde ind for en, der er væk.
stand_in_usual = Ved dette bord overtager kun den sædvanlige bot en plads; udelad botten.
went_on_already = Der er allerede et nyt spil; gå derhen.
paused = Der er pause; spillet fortsætter, når alle vil.
window_open = En handling er meldt, og de andre kan stadig svare på den; vent, til den træder i kraft.
window_closed = Det er for sent at svare på det: det er allerede trådt i kraft.
window_own = Du kan ikke svare på det, du selv har meldt; vent på de andre.
answered_already = Du har allerede svaret på det; du har kun ét svar.
no_such_answer = “{ $text }” er ikke et svar, du har nu; du kan vælge { $texts }.
nothing_said = Der står ikke noget i beskeden; skriv noget først.
table_or_record = Nævn enten et bord eller et spilreferat at prøve ting af fra, og ikke begge dele.
no_such_ply = Der er intet træk { $ply }; spillet har dem fra 0 til { $last }.
only_analysis = Dette er et bord til at prøve ting af på; her er hverken noget at vinde eller at holde pause fra.
bot_too_slow = { $bot } tænker for længe til et bord; højst { $seconds } sekunder eller { $iterations } gennemløb er tilladt.
not_stored = Serveren kunne ikke gemme det, så det blev ikke gjort; prøv igen om lidt.
too_fast = Beskederne kommer for hurtigt; vent et øjeblik.
too_many = Der er for mange forbindelser eller nye borde fra denne adresse; luk nogle, eller vent et minut.

## Spilreferater

record_first_line = { $file }, linje { $line }: dette er ikke et spilreferat; et sådant begynder med »{ $first }«.
record_missing = { $file }, linje { $line }: referatet mangler linjen »{ $word }:«; tilføj den.
record_twice = { $file }, linje { $line }: »{ $word }:« står her for anden gang; én gang er nok.
record_line = { $file }, linje { $line }: »{ $text }« er ikke en linje i et referat; skriv et ord og et kolon som game:, eller en tur som 1. 0: @3.
record_number = { $file }, linje { $line }: »{ $word }« er ikke et tal; skriv et helt tal på højst seks cifre.
record_version = { $file }, linje { $line }: referatet bruger version { $version } af reglerne for { $game }; kun version { $known } kan spilles igennem her.
record_chance = { $file }, linje { $line }: tilfældet er ikke angivet, som det skal være; skriv keyed og 32 hexadecimale cifre, eller fast og to tal.
record_turn_number = { $file }, linje { $line }: turene er ikke nummereret i rækkefølge; denne er nummer { $number }.
record_seat = { $file }, linje { $line }: »{ $text }« står ved den forkerte plads; her er det { $turn_seat }, der har turen.
record_result = { $file }, linje { $line }: referatet siger »{ $word }: { $claimed }«, men gennemspilningen giver { $replayed }.

## Data

store_folder_not_writable = Der kan ikke skrives i mappen { $folder }; vælg en anden med --data, eller ret dens rettigheder.
store_folder_in_use = Et andet Waterhole kører på dataene i { $folder }; stop det, eller vælg en anden mappe med --data.
store_data_too_new = { $file } er skrevet af et nyere Waterhole (form { $found }; dette kender op til { $known }); installer det nyere, eller vælg en anden mappe med --data.
store_data_damaged = { $file } er beskadiget eller er ikke data fra Waterhole; læg en kopi tilbage, eller vælg en anden mappe med --data.
store_disk_full = Disken med { $folder } er fuld; skaf plads på den.
store_failed = { $file } kunne ikke læses eller skrives: { $reason }; se efter, om disken er i orden, eller vælg en anden mappe med --data.
store_conflict = Hændelse { $n } følger ikke efter den seneste ved bord { $table }; den næste er { $expected }.
store_closed = Dataene i { $folder } er lukket; der kan ikke gemmes mere før næste start.

## Serveren

cannot_listen = { $host }, port { $port } kan ikke bruges: { $detail }; vælg en anden med --port eller --host.
bad_host = Denne server er ikke kendt under navnet “{ $host }”; brug en adresse, som den viser, eller start den med --allow-host { $host }.
no_webhooks = Webhooks er slået fra her; den, der driver serveren, kan tillade dem med --webhooks.
bad_webhook = En webhook er en hel adresse som https://example.org/hook på højst { $most } tegn, uden mellemrum og uden navn og adgangskode.
webhook_turn = { $game }: det er { $seat }, der har tur.
webhook_over = { $game }: spillet er slut.
bad_data_now = Serveren kan ikke læse eller gemme noget lige nu; siden prøver selv igen.
no_such_page = Der er ikke noget på { $path }; begynd på forsiden.
no_such_table = Det bord findes ikke, eller det er udløbet; åbn et nyt.
bad_request = Forespørgslen kan ikke læses: { $detail }; den skal have den form, som API’et beskriver.
bad_message = Beskeden kan ikke læses: { $detail }; den skal have den form, som protokollen beskriver.
server_fault = Det er en fejl i Waterhole, ikke hos dig; hvad der skete, står i serverens log.
hello_first = Den første besked på en forbindelse er hello; send den først.
protocol = Denne side taler version { $protocol } af protokollen og serveren version { $known }; indlæs siden igen.
bad_invite = Invitationen er brugt eller ikke hel; bed om en ny, eller se med.
not_your_seat = Du sidder ikke der; spil for en af dine egne pladser.
only_host = Det kan kun værten, der åbnede bordet; spørg værten.
bot_compiling = Spillets computerspillere gør sig klar; det tager nogle sekunder og kun første gang.
bot_failed = En computerspiller fandt ikke noget træk, så et blev valgt tilfældigt; spillet går videre.

## Kommandolinjen

cli_bad_action = Træk { $number }, »{ $text }«: { $why }
cli_chance = Tilfældet afgør, hvad der sker.
cli_option_number = Indstillingen { $option } kan ikke være »{ $value }«; skriv et helt tal efter =.
cli_perft = Talt på { $milliseconds } ms.
cli_compiling = Oversætter { $game } til denne maskine; det skal kun gøres én gang og tager nogle sekunder.
cli_no_peer = OpenSpiel er ikke installeret, så der er ikke noget at sammenligne med.
cli_not_text = { $file } er ikke en tekstfil; angiv et spilreferat.
cli_os_error = { $file } kan ikke bruges: { $reason }; angiv noget andet.
cli_fault = Det er en fejl i Waterhole ({ $error }); med --debug vises det, hvor den er, så den kan meldes.
cli_record = Et parti { $game } på brættet { $board }, spillet af { $seats }.
cli_replay_step = { $number }. { $seat }, { $action }: { $told }
cli_bad_ply = Træk { $ply } findes ikke; partiet har { $last } træk, så angiv et tal fra 0 til { $last }.
cli_ended = Spillet sluttede { $how }.
cli_wins = { $seat } vinder med { $score }.
cli_shares = { $seat } deler sejren med { $score }.
cli_place = { $seat } får plads nummer { $place } med { $score }.
cli_play_begin = Skriv et træk i notation, eller help. Ctrl-C slutter.
cli_play_help = moves: alle lovlige træk · why TRÆK: hvorfor det ikke er lovligt · undo: tag tilbage · board: stillingen i ord · save FIL: gem referatet · quit: slut
cli_your_turn = Turen går til { $seat }. Point: { $scores }.
cli_is_legal = »{ $text }« er lovligt her.
cli_undo_nothing = Der er endnu ikke noget at tage tilbage.
cli_undo_never = Det kan ikke tages tilbage: siden da har tilfældet afgjort noget, eller noget skjult er set.
cli_offer_record = Skriv navnet på en fil for at gemme referatet af dette parti, eller tryk bare Enter.
cli_save_where = Skriv en fil efter save, for eksempel save parti.txt.
cli_file_exists = Filen { $file } findes allerede; vælg et andet navn.
cli_saved = Referatet ligger i { $file }; waterhole replay viser det igen.
cli_play_left = På gensyn. Vil du spille videre herfra, så start med --position "{ $position }".
cli_play_left_hidden = På gensyn. Referatet, hvis du gemte det, fortæller partiet indtil nu.
cli_pass_on = { $seat } har turen. Giv tastaturet videre; tryk Enter, når kun { $seat } kan se skærmen.
cli_since = Siden du sidst så på skærmen:
cli_declared = { $told } Er der nogen, der svarer? { $colours }: skriv din farve for at se efter; Enter lader det passere.
cli_no_seat = Ingen her, der må svare, hedder “{ $text }”; skriv en af { $colours }, eller tryk Enter.
cli_answers = { $seat }, du kan svare: { $texts }.
cli_answer_noted = Noteret. Det træder i kraft, når alle har ladet det passere.
cli_simulated =
    { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    } { $game } med { $players } spillere, frø { $seed }.
cli_worker_died = En af simulationens processer blev afbrudt udefra, måske fordi der mangler hukommelse; brug færre --jobs.
cli_stopped = Stoppet efter { $games } af { $planned } partier.
cli_mean = middel
cli_error = ± SE
cli_actions = træk pr. parti
cli_turns = ture pr. parti
cli_choices = lovlige træk pr. valg
cli_bot = bot
cli_seat = plads
cli_wins_share = sejre
cli_interval = 95 %-interval
cli_score = point
cli_ending = sluttede
cli_ending_share = partier
cli_counted = talt
cli_times = gange
cli_won_of_times = vundet
cli_won_of_all = af alle sejre
