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
ui_options = Varianter
ui_more = Mere
ui_board = Plade
ui_own_board = Din egen spilleplade
ui_own_board_help = En tekstfil. Den læses her og sendes sammen med bordet.
ui_own_board_chosen = Valgt: { $name }
ui_own_board_remove = Brug den sædvanlige plade
ui_position = En stilling at begynde fra
ui_position_help = En linje i notation; tom: den sædvanlige begyndelse
ui_open_table = Åbn bordet
ui_opening = Åbner…

## Invitation

ui_invited = Du er inviteret til { $game }
ui_invited_by = { $name } inviterer dig til { $game }
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

## Slut

ui_you_won = Du vinder
ui_place = Plads
ui_place_number = { $place }.
ui_points = Point
ui_rematch = Spil igen
ui_rematch_asked = Du vil spille igen; venter på: { $names }
ui_rematch_wanted = Vil spille igen: { $names }
ui_rematch_go = Til det nye spil
ui_record = Gem partiet
ui_new_game = Nyt bord

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
