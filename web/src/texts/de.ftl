### Was der Client selbst sagt

## Überall

ui_waterhole = Waterhole
ui_tagline = Tierspiele für einen Abend mit Freunden oder eine schnelle Runde gegen einen Bot.
ui_settings = Einstellungen
ui_rules = Regeln
ui_close = Schließen
ui_cancel = Abbrechen
ui_back = Zurück zur Startseite
ui_copy = Kopieren
ui_copied = Kopiert
ui_copy_by_hand = Diesen Text bitte selbst kopieren:
ui_loading = Einen Moment…
ui_lost = Verbindung verloren, neuer Versuch…
ui_lost_pending = Verbindung verloren, neuer Versuch… Dein Zug ist aufgehoben und wird gesendet.
ui_no_server = Der Server ist nicht erreichbar. Läuft er, und bist du verbunden?
ui_server_status = Das kann der Server gerade nicht (Status { $status }). Bitte versuche es noch einmal.
ui_fault = Hier ist etwas schiefgegangen: { $text }
ui_try_again = Noch einmal versuchen
ui_nowhere_title = Unter dieser Adresse gibt es nichts
ui_nowhere = Vielleicht fehlt ein Stück des Links: Lass ihn dir noch einmal geben, oder öffne auf der Startseite einen eigenen Tisch.
ui_page_failed = Ein Teil der Seite konnte nicht geladen werden
ui_page_failed_help = Der Server ist nicht erreichbar, oder er ist neuer als diese Seite.

## Startseite

ui_games = Spiele
ui_players = { $from } bis { $to } Spieler
ui_players_one = { $count } Spieler
ui_minutes = { $from }–{ $to } Min.
ui_play = Spielen
ui_play_help = Sofort, gegen einen Bot
ui_with_friends = Mit Freunden…
ui_your_tables = Deine Tische
ui_no_games = Dieser Server hat noch keine Spiele. Installiere eines und starte ihn neu.
ui_ended = beendet
ui_watching = als Zuschauer
ui_visited = zuletzt besucht: { $when }
ui_forget = Aus der Liste entfernen
ui_forget_table = Den Tisch { $names } aus der Liste entfernen
ui_trying_out = zum Ausprobieren
ui_load_record = Eine Aufzeichnung laden
ui_load_record_help = Eine gespeicherte Partie öffnet sich als Tisch, an dem man jede Stellung ansehen und andere Züge ausprobieren kann.
ui_record_file = Eine Datei
ui_record_text = Oder der Text einer Aufzeichnung
ui_record_open = Öffnen

## Ein neuer Tisch

ui_new_table = Ein Tisch für { $game }
ui_player_count = Spieler
ui_chairs = Wer spielt mit?
ui_chair = Platz { $colour }
ui_kind_me = Ich
ui_kind_here = Noch jemand an diesem Bildschirm
ui_kind_friend = Ein Freund, per Link
ui_kind_bot = Ein Bot
ui_bot_level = Wie stark?
ui_level_of = { $number } · { $name }
ui_bot_other = Ein anderer Bot…
ui_bot_spelt = Wie der Bot geschrieben wird
ui_bot_spelt_help = Zum Beispiel greedy, mcts:200it oder mcts:1s
ui_your_name = Dein Name
ui_name = Name
ui_name_optional = kann leer bleiben
ui_who_starts = Wer beginnt?
ui_first_drawn = Das Los entscheidet
ui_time = Zeit
ui_clock = Uhr
ui_clock_none = Keine: so lange alle mögen
ui_clock_move = Für jeden Zug
ui_clock_game = Für die ganze Partie
ui_per_turn = Zeit für einen Zug
ui_per_game = Zeit für jede Person
ui_increment = Kommt nach jedem Zug dazu
ui_increment_none = Nichts
ui_away = Wie lange darf jemand weg sein?
ui_away_none = So lange man will
ui_away_help = Wer länger weg ist, hat das Spiel verlassen: Zu zweit ist es verloren, zu mehreren übernimmt ein Bot.
ui_answer_time = Zeit zum Antworten auf eine Aktion
ui_answer_time_help = Auf manche Aktionen kann man antworten, bevor sie wirken. Alle haben dafür gleich viel Zeit, damit niemand sieht, wer eine Antwort auf der Hand hat.
ui_options = Varianten
ui_more = Mehr
ui_board = Spielplan
ui_build_board = Selbst bauen
ui_own_board = Ein eigener Spielplan
ui_own_board_help = Eine Textdatei. Sie wird hier gelesen und mit dem Tisch gesendet.
ui_own_board_chosen = Gewählt: { $name }
ui_own_board_remove = Den üblichen Plan nehmen
ui_position = Eine Stellung als Anfang
ui_position_help = Eine Zeile Notation; leer: der übliche Anfang
ui_webhook = Eine Webadresse, die erfährt, wer am Zug ist
ui_webhook_help = Für einen Chat oder einen eigenen Dienst: Bei jedem Zug eines Menschen und am Ende schickt Waterhole eine Zeile dorthin (ein POST mit JSON). Andere am Tisch sehen die Adresse nicht.
ui_open_table = Tisch öffnen
ui_opening = Wird geöffnet…

## Einladung

ui_invited = Du bist zu { $game } eingeladen
ui_invited_by = { $name } lädt dich zu { $game } ein
ui_time_turn = Zeit: { $time } für jeden Zug.
ui_time_game = Zeit: { $time } für jede Person.
ui_time_game_more = Zeit: { $time } für jede Person, und nach jedem Zug { $increment } dazu.
ui_sit_down = Platz nehmen
ui_watch = Nur zuschauen
ui_invite_used_title = Diese Einladung wurde schon benutzt
ui_invite_used = Auf diesem Platz sitzt schon jemand. Wenn du das warst, öffne den Tisch auf dem Gerät, an dem du Platz genommen hast, oder hole dir dort den Link zu deinem Platz. Zuschauen kannst du auch.
ui_already_seated = Du sitzt schon an diesem Tisch.
ui_go_to_table = Zum Tisch

## Der Tisch

ui_title_my_turn = Du bist dran · { $game }
ui_title_table = { $game } · Waterhole
ui_prompt_yours = Du bist dran
ui_prompt_yours_named = { $name }, du bist dran
ui_prompt_other = { $name } ist am Zug
ui_prompt_bot = { $name } denkt nach
ui_prompt_confirm = Zug beenden oder etwas zurücknehmen?
ui_prompt_confirm_named = { $name }: Zug beenden oder etwas zurücknehmen?
ui_prompt_confirm_other = { $name } kann den Zug noch zurücknehmen
ui_prompt_answer = Du kannst antworten oder es passieren lassen
ui_prompt_declared = { $name } wartet auf die Antworten der anderen
ui_prompt_pass_device = Gib das Gerät an { $name } weiter
ui_prompt_waiting = Es fehlen noch Freunde: Schick ihnen den Link zu ihrem Platz
ui_prompt_waiting_guest = Es haben noch nicht alle Platz genommen
ui_prompt_closed = Der Gastgeber hat den Tisch vor Spielbeginn geschlossen
ui_prompt_won = { $names } gewinnt
ui_prompt_shared = Gemeinsamer Sieg: { $names }
ui_why = Warum? { $ruling }
ui_dismiss = Verstanden
ui_seats = Spieler
ui_seat_you = du
ui_seat_away = nicht da
ui_seat_open = frei: wartet auf einen Freund
ui_seat_bot = Bot: { $level }
ui_seat_acts = ist am Zug
ui_seat_declared = hat angesagt
ui_score = Punkte: { $score }
ui_watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
ui_you_watch = Du schaust zu
ui_invite_link = Einladung für { $colour }
ui_only_here = Diese Adresse gilt nur auf diesem Rechner. Für andere Geräte starte Waterhole mit „make play HOST=lan“ und öffne die Adresse, die dann erscheint.
ui_fill = Stattdessen einen Bot nehmen
ui_fill_do = Hinsetzen
ui_rename = Namen ändern
ui_rename_do = Speichern
ui_links = Links
ui_links_help = Den Zuschauerlink kannst du allen schicken. Mit einem Platzlink spielt, wer ihn öffnet, auf deinem Platz: Behalte ihn für deine eigenen Geräte.
ui_copy_watch = Zuschauerlink kopieren
ui_copy_seat = Meinen Platzlink kopieren (für ein anderes Gerät)
ui_copy_seat_of = Platzlink von { $name } kopieren (für ein anderes Gerät)
ui_undo = Zurück
ui_undo_key = Die letzte Aktion zurücknehmen (U)
ui_undo_all = Zum Zugbeginn
ui_done = Fertig
ui_done_key = Zug beenden (Enter)
ui_log = Was geschah
ui_log_empty = Noch nichts: Die erste Aktion wird hier erzählt.
ui_taken_back = Zurückgenommen.
ui_type = Eine Aktion eintippen
ui_type_do = Ausführen
ui_type_help = In Notation; die Liste zeigt, was möglich ist.
ui_not_your_turn = Du bist gerade nicht dran.
ui_actions = Aktionen
ui_board_failed = Der Spielplan konnte nicht geladen werden.
ui_no_board = Diese Seite kann { $game } noch nicht zeichnen; Protokoll und getippte Aktionen funktionieren.
ui_prompt_stand_in = { $bot } spielt für { $name }
ui_seat_stand_in = ein Bot spielt weiter
ui_stand_in = Einen Bot weiterspielen lassen
ui_stand_in_for = Ein Bot spielt für { $name }.
ui_take_back_seat = Den Platz zurücknehmen
ui_clock_left = Übrige Zeit: { $time }
ui_clock_late = Noch { $seconds } Sekunden
ui_conduct = Die Partie
ui_pause = Pause
ui_paused = Das Spiel macht Pause
ui_paused_help = Niemand kann handeln, und die Uhren stehen.
ui_pause_wanted = Bittet um eine Pause: { $names }
ui_pause_asked = Du hast um eine Pause gebeten; es fehlt noch: { $names }
ui_go_on = Weiterspielen
ui_go_on_wanted = Pause. Möchte weiterspielen: { $names }
ui_go_on_asked = Du möchtest weiterspielen; es fehlt noch: { $names }
ui_never_mind = Doch nicht
ui_resign = Aufgeben
ui_resign_of = Aufgeben: { $name }
ui_resign_two = Aufgeben? Dann ist das Spiel verloren.
ui_resign_more = Aufgeben? Ein Bot spielt für dich weiter; du kannst deinen Platz zurücknehmen.
ui_resign_do = Ja, aufgeben
ui_close_table = Den Tisch schließen
ui_close_table_sure = Diesen Tisch schließen? Dann kann sich niemand mehr hinsetzen.
ui_close_table_do = Ja, schließen
ui_forfeit_resigned = { $name } hat aufgegeben.
ui_forfeit_clock = Für { $name } ist die Zeit abgelaufen.
ui_forfeit_away = { $name } hat das Spiel verlassen.
ui_watchers_more = { $count ->
    [one] noch jemand
   *[other] { $count } weitere
}
ui_watcher_name = Deinen Namen sagen
ui_undo_game = Zurück zum Anfang
ui_analysis = Zum Ausprobieren: Du ziehst für alle, und alles lässt sich zurücknehmen.
ui_go_on_here = Von hier aus weiter

## Antworten, und Karten an einem gemeinsamen Bildschirm

ui_window = Angesagt
ui_window_others = Andere können antworten.
ui_window_yours = Du hast { $time } zum Antworten.
ui_window_yours_named = Antworten möglich für { $names }, innerhalb von { $time }.
ui_window_own = Antworten von { $name }
ui_window_done = Beantwortet.
ui_window_rest_done = Lässt in diesem Zug alles passieren.
ui_window_look = Nachsehen
ui_window_rest = auch für den Rest dieses Zuges
ui_let_pass = Passieren lassen
ui_pass_device = Gib das Gerät an { $name } weiter.
ui_show_hand = Meine Karten zeigen
ui_show_hand_of = Karten von { $name } zeigen
ui_hand_shown = Du siehst die Karten von { $name }.
ui_hide_hand = Verbergen
ui_hands = Karten
ui_bot_sits_down = Hier einen Bot spielen lassen
ui_bot_gets_up = Den Bot wegnehmen

## Ende

ui_you_won = Du gewinnst
ui_place = Platz
ui_place_number = { $place }.
ui_points = Punkte
ui_rematch = Revanche
ui_rematch_asked = Du möchtest eine Revanche; es fehlt noch: { $names }
ui_rematch_wanted = Möchte eine Revanche: { $names }
ui_rematch_go = Zur Revanche
ui_other_game = Ein anderes Spiel
ui_other_which = Welches Spiel?
ui_other_help = Alle behalten ihren Stuhl; wer hier sitzt, findet an dieser Stelle einen Link dorthin.
ui_other_do = Damit weitermachen
ui_other_go = Zum nächsten Spiel: { $game }
ui_record = Partie speichern
ui_new_game = Neuer Tisch

## Zurückblicken

ui_replay = Zurückblicken
ui_replay_first = Zum Anfang
ui_replay_back = Eine Aktion zurück
ui_replay_forward = Eine Aktion vor
ui_replay_last = Zurück zum Jetzt
ui_replay_position = Stellung in der Partie
ui_replay_at = { $ply } von { $last }
ui_looking = { $ply ->
    [0] Du blickst zurück: der Anfang
   *[other] Du blickst zurück: Aktion { $ply } von { $last }
}
ui_back_to_now = Zurück zum Jetzt
ui_look_here = diese Stellung ansehen
ui_try_out = Von hier ausprobieren
ui_copy_ply = Link kopieren

## Chat

ui_panel = Verlauf und Chat
ui_chat = Chat
ui_chat_empty = Noch hat niemand etwas gesagt.
ui_chat_muted = Der Chat dieses Tisches wird auf diesem Gerät nicht angezeigt.
ui_chat_mute = Den Chat nicht anzeigen
ui_chat_text = Etwas sagen
ui_chat_send = Senden
ui_chat_watches = sieht zu
ui_chat_unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
ui_somebody = Jemand

## In Worten

ui_as_text = Als Text
ui_as_text_setting = Das Brett in Worten zeigen
ui_can_do = Was du tun kannst
ui_can_do_nothing = Gerade nichts: Du bist nicht am Zug, oder der Zug ist fertig.
ui_search = Suchen
ui_found = { $count } von { $all } Aktionen
ui_position_words = Die Stellung

## Weg

ui_gone_title = Hier steht kein Tisch
ui_gone_help = Wenn dich ein Link hierher geführt hat, lass ihn dir noch einmal geben: Vielleicht fehlt ein Stück davon.
ui_old_title = Diese Seite ist älter als der Server
ui_reload = Seite neu laden

## Regeln und Einstellungen

ui_rules_of = Regeln von { $game }
ui_language = Sprache
ui_theme = Hell oder dunkel
ui_theme_system = Wie das System
ui_theme_light = Hell
ui_theme_dark = Dunkel
ui_palette = Farben der Spieler
ui_palette_standard = Normal
ui_palette_redgreen = Rot-Grün-sicher
ui_palette_contrast = Hoher Kontrast
ui_speed = Bewegung
ui_speed_off = Keine
ui_speed_slow = Langsam
ui_speed_normal = Normal
ui_speed_fast = Schnell
ui_numbers = Nummern der Felder zeigen
ui_confirm_turns = Jeden Zug mit „Fertig“ beenden, damit er zurückgenommen werden kann
ui_sounds = Töne
ui_volume = Lautstärke
ui_notify = Bescheid sagen, wenn ich am Zug bin und die Seite nicht zu sehen ist
ui_notify_denied = Der Browser erlaubt es nicht. Ändere das in den Einstellungen des Browsers für diese Seite und schalte es dann hier ein.
ui_notify_never = An dieser Adresse geht es nicht: Browser tun das nur auf sicheren Seiten (https) oder auf diesem Computer.
ui_orientation = Wie das Brett liegt
