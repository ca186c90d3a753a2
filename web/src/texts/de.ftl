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
ui_options = Varianten
ui_more = Mehr
ui_board = Spielplan
ui_own_board = Ein eigener Spielplan
ui_own_board_help = Eine Textdatei. Sie wird hier gelesen und mit dem Tisch gesendet.
ui_own_board_chosen = Gewählt: { $name }
ui_own_board_remove = Den üblichen Plan nehmen
ui_position = Eine Stellung als Anfang
ui_position_help = Eine Zeile Notation; leer: der übliche Anfang
ui_open_table = Tisch öffnen
ui_opening = Wird geöffnet…

## Einladung

ui_invited = Du bist zu { $game } eingeladen
ui_invited_by = { $name } lädt dich zu { $game } ein
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

## Ende

ui_you_won = Du gewinnst
ui_place = Platz
ui_place_number = { $place }.
ui_points = Punkte
ui_rematch = Revanche
ui_rematch_asked = Du möchtest eine Revanche; es fehlt noch: { $names }
ui_rematch_wanted = Möchte eine Revanche: { $names }
ui_rematch_go = Zur Revanche
ui_record = Partie speichern
ui_new_game = Neuer Tisch

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
