### Hvad klienten selv siger

## Overalt

ui_waterhole = Waterhole
ui_tagline = Dyrespil til en aften med vennerne eller en hurtig runde mod en bot.
ui_settings = Indstillinger
ui_rules = Regler
ui_close = Luk
ui_cancel = Annuller
ui_back = Tilbage til forsiden
ui_copy = Kopiér
ui_copied = Kopieret
ui_copy_by_hand = Kopiér selv denne tekst:
ui_loading = Et øjeblik…
ui_lost = Forbindelsen er væk, prøver igen…
ui_lost_pending = Forbindelsen er væk, prøver igen… Det, du gjorde, er gemt og bliver sendt.
ui_no_server = Der er ingen forbindelse til serveren. Kører den, og er du på nettet?
ui_server_status = Serveren kan ikke gøre det lige nu (status { $status }). Prøv igen.
ui_fault = Noget gik galt her: { $text }
ui_try_again = Prøv igen
ui_nowhere_title = Der er ikke noget på denne adresse
ui_nowhere = Måske mangler der noget af linket: bed om det igen, eller gå til forsiden og åbn dit eget bord.
ui_page_failed = En del af siden kunne ikke hentes
ui_page_failed_help = Serveren svarer ikke, eller den er blevet nyere end denne side.

## Forsiden

ui_games = Spil
ui_players = { $from } til { $to } spillere
ui_players_one = { $count } spillere
ui_minutes = { $from }–{ $to } min.
ui_play = Spil
ui_play_help = Med det samme, mod en bot
ui_with_friends = Med venner…
ui_your_tables = Dine borde
ui_no_games = Serveren har ingen spil endnu. Installér et spil, og start den igen.
ui_ended = slut
ui_watching = tilskuer
ui_visited = sidst set { $when }
ui_forget = Fjern fra listen
ui_forget_table = Fjern bordet { $names } fra listen
ui_trying_out = til at prøve ting af
ui_load_record = Indlæs et gemt spil
ui_load_record_help = Et gemt spil åbnes som et bord, hvor du kan se hver stilling og prøve andre træk.
ui_record_file = En fil
ui_record_text = Eller teksten af et gemt spil
ui_record_open = Åbn det

## Et nyt bord

ui_new_table = Et bord til { $game }
ui_player_count = Spillere
ui_chairs = Hvem er med?
ui_chair = Stol { $colour }
ui_kind_me = Mig
ui_kind_here = En anden her ved skærmen
ui_kind_friend = En ven, med et link
ui_kind_bot = En bot
ui_bot_level = Hvor stærk?
ui_level_of = { $number } · { $name }
ui_bot_other = En anden bot…
ui_bot_spelt = Hvordan botten skrives
ui_bot_spelt_help = For eksempel greedy, mcts:200it eller mcts:1s
ui_your_name = Dit navn
ui_name = Navn
ui_name_optional = kan udelades
ui_who_starts = Hvem begynder?
ui_first_drawn = Ved lodtrækning
ui_time = Tid
ui_clock = Ur
ui_clock_none = Intet: så længe alle vil
ui_clock_move = For hver tur
ui_clock_game = For hele spillet
ui_per_turn = Tid til en tur
ui_per_game = Tid til hver spiller
ui_increment = Lægges til efter hver tur
ui_increment_none = Ingenting
ui_away = Hvor længe må man være væk?
ui_away_none = Så længe man vil
ui_away_help = Den, der er væk længere, har forladt spillet: Med to spillere er det tabt, med flere tager en bot over.
ui_answer_time = Tid til at svare på en handling
ui_answer_time_help = Nogle handlinger kan man svare på, før de træder i kraft. Alle har lige lang tid til det, så ingen kan se, hvem der har et svar på hånden.
ui_options = Varianter
ui_more = Mere
ui_board = Plade
ui_build_board = Byg din egen
ui_own_board = Din egen spilleplade
ui_own_board_help = En tekstfil. Den læses her og sendes sammen med bordet.
ui_own_board_chosen = Valgt: { $name }
ui_own_board_remove = Brug den sædvanlige plade
ui_position = En stilling at begynde fra
ui_position_help = En linje i notation; tom: den sædvanlige begyndelse
ui_webhook = En webadresse, der får at vide, hvem der har tur
ui_webhook_help = Til en chat eller en tjeneste af din egen: Ved hver tur for et menneske og til sidst sender Waterhole en linje dertil (en POST med JSON). Andre ved bordet ser ikke adressen.
ui_open_table = Åbn bordet
ui_opening = Åbner…

## Invitation

ui_invited = Du er inviteret til { $game }
ui_invited_by = { $name } inviterer dig til { $game }
ui_time_turn = Tid: { $time } til hver tur.
ui_time_game = Tid: { $time } til hver spiller.
ui_time_game_more = Tid: { $time } til hver spiller, og { $increment } mere efter hver tur.
ui_sit_down = Sæt dig
ui_watch = Bare se på
ui_invite_used_title = Invitationen er allerede brugt
ui_invite_used = Der sidder nogen på den stol. Hvis det var dig, så åbn bordet på den enhed, hvor du satte dig, eller hent stolens link der. Du kan også se på.
ui_already_seated = Du sidder allerede ved dette bord.
ui_go_to_table = Til bordet

## Bordet

ui_title_my_turn = Din tur · { $game }
ui_title_table = { $game } · Waterhole
ui_prompt_yours = Det er din tur
ui_prompt_yours_named = { $name }, det er din tur
ui_prompt_other = Det er { $name }, der skal trække
ui_prompt_bot = { $name } tænker
ui_prompt_confirm = Er du færdig med turen, eller vil du tage noget tilbage?
ui_prompt_confirm_named = { $name }: færdig med turen, eller skal noget tages tilbage?
ui_prompt_confirm_other = { $name } kan stadig tage turen tilbage
ui_prompt_answer = Du kan svare eller lade det passere
ui_prompt_declared = { $name } venter på de andres svar
ui_prompt_pass_device = Giv skærmen videre til { $name }
ui_prompt_waiting = Venter på dine venner: send dem linket til deres stol
ui_prompt_waiting_guest = Venter på, at alle sætter sig
ui_prompt_closed = Værten lukkede bordet, før spillet begyndte
ui_prompt_won = { $names } vinder
ui_prompt_shared = Delt sejr: { $names }
ui_why = Hvorfor? { $ruling }
ui_dismiss = Forstået
ui_seats = Spillere
ui_seat_you = dig
ui_seat_away = væk
ui_seat_open = ledig: venter på en ven
ui_seat_bot = bot: { $level }
ui_seat_acts = har turen
ui_seat_declared = har meldt
ui_score = Point: { $score }
ui_watchers = { $count ->
    [one] Én person ser på
   *[other] { $count } personer ser på
}
ui_you_watch = Du ser på
ui_invite_link = Invitationslink til { $colour }
ui_only_here = Denne adresse virker kun på denne computer. Til andre enheder: start Waterhole med ”make play HOST=lan”, og åbn den adresse, der så vises.
ui_fill = Sæt en bot der i stedet
ui_fill_do = Sæt den der
ui_rename = Skift navn
ui_rename_do = Gem
ui_links = Links
ui_links_help = Tilskuerlinket kan du sende til hvem som helst. Et stol-link lader den, der åbner det, spille på din plads: behold det til dine egne enheder.
ui_copy_watch = Kopiér tilskuerlinket
ui_copy_seat = Kopiér mit stol-link (til en anden enhed)
ui_copy_seat_of = Kopiér stol-linket for { $name } (til en anden enhed)
ui_undo = Fortryd
ui_undo_key = Fortryd det sidste træk (U)
ui_undo_all = Turens begyndelse
ui_done = Færdig
ui_done_key = Afslut turen (Enter)
ui_log = Hvad der er sket
ui_log_empty = Intet endnu: det første træk bliver fortalt her.
ui_taken_back = Taget tilbage.
ui_type = Skriv et træk
ui_type_do = Udfør
ui_type_help = I notation; listen viser, hvad der er muligt.
ui_not_your_turn = Det er ikke din tur nu.
ui_actions = Handlinger
ui_board_failed = Spillepladen kunne ikke hentes.
ui_no_board = Denne side kan ikke tegne { $game } endnu; men listen over træk og skrevne træk virker.
ui_prompt_stand_in = { $bot } spiller for { $name }
ui_seat_stand_in = en bot spiller videre
ui_stand_in = Lad en bot spille videre
ui_stand_in_for = En bot spiller for { $name }.
ui_take_back_seat = Tag pladsen tilbage
ui_clock_left = Tid tilbage: { $time }
ui_clock_late = { $seconds } sekunder tilbage
ui_conduct = Spillet
ui_pause = Pause
ui_paused = Spillet holder pause
ui_paused_help = Ingen kan trække, og urene står stille.
ui_pause_wanted = Beder om en pause: { $names }
ui_pause_asked = Du bad om en pause; venter på: { $names }
ui_go_on = Spil videre
ui_go_on_wanted = Pause. Vil spille videre: { $names }
ui_go_on_asked = Du vil spille videre; venter på: { $names }
ui_never_mind = Glem det
ui_resign = Giv op
ui_resign_of = Giv op: { $name }
ui_resign_two = Vil du give op? Så er spillet tabt.
ui_resign_more = Vil du give op? En bot spiller videre for dig; du kan tage din plads tilbage.
ui_resign_do = Ja, giv op
ui_close_table = Luk bordet
ui_close_table_sure = Vil du lukke bordet? Så kan ingen sætte sig mere.
ui_close_table_do = Ja, luk det
ui_forfeit_resigned = { $name } gav op.
ui_forfeit_clock = Tiden løb ud for { $name }.
ui_forfeit_away = { $name } forlod spillet.
ui_watchers_more = { $count ->
    [one] en til
   *[other] { $count } flere
}
ui_watcher_name = Skriv dit navn
ui_undo_game = Tilbage til starten
ui_analysis = Til at prøve ting af: Du trækker for alle, og alt kan tages tilbage.
ui_go_on_here = Fortsæt herfra

## At svare, og hænder på en fælles skærm

ui_window = Meldt
ui_window_others = Andre kan svare.
ui_window_yours = Du har { $time } til at svare.
ui_window_yours_named = { $names } kan svare inden for { $time }.
ui_window_own = Svar for { $name }
ui_window_done = Besvaret.
ui_window_rest_done = Lader alt passere i denne tur.
ui_window_look = Se efter
ui_window_rest = også resten af denne tur
ui_let_pass = Lad det passere
ui_pass_device = Giv skærmen videre til { $name }.
ui_show_hand = Vis min hånd
ui_show_hand_of = Vis hånden for { $name }
ui_hand_shown = Du ser hånden for { $name }.
ui_hide_hand = Skjul den
ui_hands = Hænder
ui_bot_sits_down = Lad en bot spille her
ui_bot_gets_up = Fjern botten

## Slut

ui_you_won = Du vinder
ui_place = Plads
ui_place_number = { $place }.
ui_points = Point
ui_rematch = Spil igen
ui_rematch_asked = Du vil spille igen; venter på: { $names }
ui_rematch_wanted = Vil spille igen: { $names }
ui_rematch_go = Til det nye spil
ui_other_game = Et andet spil
ui_other_which = Hvilket spil?
ui_other_help = Alle beholder deres plads; den, der sidder her, finder et link dertil på dette sted.
ui_other_do = Fortsæt med det
ui_other_go = Til det næste spil: { $game }
ui_record = Gem partiet
ui_new_game = Nyt bord

## At se tilbage

ui_replay = Se tilbage
ui_replay_first = Til starten
ui_replay_back = Ét træk tilbage
ui_replay_forward = Ét træk frem
ui_replay_last = Tilbage til nu
ui_replay_position = Stilling i spillet
ui_replay_at = { $ply } af { $last }
ui_looking = { $ply ->
    [0] Du ser tilbage: starten
   *[other] Du ser tilbage: træk { $ply } af { $last }
}
ui_back_to_now = Tilbage til nu
ui_look_here = se denne stilling
ui_try_out = Prøv herfra
ui_copy_ply = Kopiér link

## Chat

ui_panel = Log og chat
ui_chat = Chat
ui_chat_empty = Ingen har sagt noget endnu.
ui_chat_muted = Chatten ved dette bord vises ikke på denne enhed.
ui_chat_mute = Vis ikke chatten
ui_chat_text = Sig noget
ui_chat_send = Send
ui_chat_watches = ser med
ui_chat_unread = { $count ->
    [one] én ny besked
   *[other] { $count } nye beskeder
}
ui_somebody = Nogen

## I ord

ui_as_text = Som tekst
ui_as_text_setting = Vis brættet i ord
ui_can_do = Hvad du kan gøre
ui_can_do_nothing = Ingenting nu: Det er ikke din tur, eller turen er færdig.
ui_search = Søg
ui_found = { $count } af { $all } træk
ui_position_words = Stillingen

## Væk

ui_gone_title = Der er ikke noget bord her
ui_gone_help = Hvis et link førte dig hertil, så bed om det igen: der mangler måske noget af det.
ui_old_title = Denne side er ældre end serveren
ui_reload = Hent siden igen

## Regler og indstillinger

ui_rules_of = Regler for { $game }
ui_language = Sprog
ui_theme = Lys eller mørk
ui_theme_system = Som systemet
ui_theme_light = Lys
ui_theme_dark = Mørk
ui_palette = Spillernes farver
ui_palette_standard = Almindelige
ui_palette_redgreen = Rød-grøn-sikre
ui_palette_contrast = Høj kontrast
ui_speed = Bevægelse
ui_speed_off = Ingen
ui_speed_slow = Langsom
ui_speed_normal = Normal
ui_speed_fast = Hurtig
ui_numbers = Vis felternes numre
ui_confirm_turns = Afslut hver tur med ”Færdig”, så den kan tages tilbage
ui_sounds = Lyde
ui_volume = Lydstyrke
ui_notify = Giv besked, når det er min tur, og siden ikke er synlig
ui_notify_denied = Browseren tillader det ikke. Skift det i browserens indstillinger for denne side, og slå det så til her.
ui_notify_never = Det kan ikke lade sig gøre på denne adresse: Browsere gør det kun på sikre sider (https) eller på denne computer.
ui_orientation = Hvordan brættet ligger
