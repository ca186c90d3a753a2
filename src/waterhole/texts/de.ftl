### Was alle Spiele und der gemeinsame Python-Teil sagen

seat_colour =
    { $chair ->
        [0] Blau
        [1] Zinnoberrot
        [2] Grün
        [3] Gelb
        [4] Violett
       *[5] Schwarz
    }

## Computerspieler

level_1 = Elefantenkalb
level_2 = Jungtier
level_3 = Wanderer
level_4 = Pfadfinder
level_5 = Matriarchin
bot_random = Zufall
bot_greedy = Gierhals
bot_mcts = Denker
bad_bot = Einen Computerspieler „{ $bot }“ gibt es nicht; es gibt random, greedy, level:1 bis level:5 und mcts:200it oder mcts:1s mit eigenen Zahlen.

## Ein Spiel wählen und spielen

game_over = Das Spiel ist zu Ende; darin lässt sich nichts mehr tun.
ambiguous = „{ $text }“ kann hier mehreres bedeuten: { $texts }; schreib eines davon.
no_such_game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
bad_players = Zu { $players } kann man dieses Spiel nicht spielen; mögliche Spielerzahlen: { $numbers }.
bad_option = Dieses Spiel hat keine Einstellung „{ $option }“; es hat: { $options }.
bad_option_value = Die Einstellung { $option } kann nicht { $value } sein; möglich ist: { $values }.
board_unreadable = „{ $board }“ ist weder ein Spielplan dieses Spiels ({ $boards }) noch eine lesbare Textdatei.
no_random_boards = Dieses Spiel macht keine zufälligen Spielpläne.
no_such_language = In der Sprache „{ $lang }“ gibt es keine Texte; es gibt: { $langs }.

at_line = { $file }, Zeile { $line }: { $text }

## Am Tisch

bad_chairs = Für { $players } Spieler gibt es { $chairs } Stühle; jeder braucht genau einen.
bad_first = Einen Stuhl { $first }, der anfangen könnte, gibt es nicht; die Stühle sind 0 bis { $last }.
chair_taken = Dieser Stuhl ist besetzt; wähl einen freien oder schau zu.
confirm_first = Der Zug ist fertig und wartet auf seine Bestätigung; bestätige ihn oder nimm etwas zurück.
nothing_to_confirm = Kein fertiger Zug ist zu bestätigen; spiel ihn erst zu Ende.
nothing_to_undo = Zurückzunehmen ist nichts; das geht nur in einem Zug, der nicht bestätigt ist.
undo_too_far =
    { $plies } Aktionen lassen sich nicht zurücknehmen; im Moment { $most ->
        [one] nur eine.
       *[other] höchstens { $most }.
    }
not_over_yet = Das Spiel ist noch nicht zu Ende; um eine Revanche kann man danach bitten.
not_started = Das Spiel hat noch nicht angefangen; es fängt an, wenn alle Stühle besetzt sind.
not_your_turn = { $turn_seat } ist am Zug; warte, bis der Zug fertig ist.
position_moved_on = Die Stellung hat sich inzwischen geändert; schau sie an und wähl noch einmal.
bad_clock = Eine Uhr gibt 1 bis { $most } Sekunden und eine Zugabe von 0 bis { $most }; wähle Zahlen dazwischen.
bad_away = Man darf 5 bis { $most } Sekunden weg sein, bevor es als Verlassen zählt; wähle eine Zahl dazwischen.
bad_window = Die Zeit zum Antworten muss zwischen { $least } und { $most } Sekunden liegen; wähle eine Zahl dazwischen.
no_window = An diesem Tisch kann niemand auf eine Aktion antworten, also gibt es dafür keine Zeit; lass sie weg.
bad_analysis = Ein Tisch zum Ausprobieren hat weder Uhr noch freie Stühle; lass sie weg.
begun_already = Das Spiel hat begonnen; nur ein Tisch, an dem noch nicht gespielt wird, lässt sich schließen. Du kannst aufgeben.
table_closed = Der Gastgeber hat diesen Tisch geschlossen; eröffne einen eigenen.
bot_holds_seat = Ein Bot hält diesen Platz schon; wem er gehört, kann ihn zurücknehmen.
seat_is_yours = Kein Bot hält diesen Platz; er gehört noch dir.
seat_is_present = Auf diesem Platz sitzt jemand; ein Bot kann nur für jemanden einspringen, der weg ist.
stand_in_usual = An diesem Tisch springt nur der übliche Bot für jemanden ein; lass den Bot weg.
went_on_already = Es gibt schon ein neues Spiel; geh dorthin.
paused = Es ist Pause; es geht weiter, wenn alle es wollen.
window_open = Eine Aktion ist angesagt, und die anderen können noch darauf antworten; warte, bis sie wirkt.
window_closed = Dafür ist es zu spät: Es hat schon gewirkt.
window_own = Auf das, was du selbst angesagt hast, kannst du nicht antworten; warte auf die anderen.
answered_already = Darauf hast du schon geantwortet; mehr als eine Antwort gibt es nicht.
no_such_answer = „{ $text }“ ist keine Antwort, die du jetzt hast; du kannst { $texts } wählen.
nothing_said = In dieser Nachricht steht nichts; schreib zuerst etwas.
table_or_record = Nenne entweder einen Tisch oder eine Aufzeichnung zum Ausprobieren, nicht beides.
no_such_ply = Einen Zug { $ply } gibt es nicht; das Spiel hat die von 0 bis { $last }.
only_analysis = Das ist ein Tisch zum Ausprobieren; hier gibt es nichts zu gewinnen und nichts zu unterbrechen.
bot_too_slow = { $bot } denkt für einen Tisch zu lange; erlaubt sind höchstens { $seconds } Sekunden oder { $iterations } Durchläufe.
not_stored = Der Server konnte das nicht speichern, also wurde es nicht getan; versuch es gleich noch einmal.
too_fast = Die Nachrichten kommen zu schnell; warte einen Augenblick.
too_many = Von dieser Adresse kommen zu viele Verbindungen oder neue Tische; schließe einige oder warte eine Minute.

## Aufzeichnungen von Spielen

record_first_line = { $file }, Zeile { $line }: Das ist keine Aufzeichnung eines Spiels; eine solche beginnt mit „{ $first }“.
record_missing = { $file }, Zeile { $line }: Der Aufzeichnung fehlt die Zeile „{ $word }:“; ergänz sie.
record_twice = { $file }, Zeile { $line }: „{ $word }:“ steht hier zum zweiten Mal; einmal genügt.
record_line = { $file }, Zeile { $line }: „{ $text }“ ist keine Zeile einer Aufzeichnung; schreib ein Wort mit Doppelpunkt wie game:, oder einen Zug wie 1. 0: @3.
record_number = { $file }, Zeile { $line }: „{ $word }“ ist keine Zahl; schreib eine ganze Zahl mit höchstens sechs Ziffern.
record_version = { $file }, Zeile { $line }: Die Aufzeichnung folgt Fassung { $version } der Regeln von { $game }; hier lässt sich nur Fassung { $known } nachspielen.
record_chance = { $file }, Zeile { $line }: So lässt sich der Zufall nicht angeben; schreib keyed und 32 hexadezimale Ziffern, oder fast und zwei Zahlen.
record_turn_number = { $file }, Zeile { $line }: Die Züge sind nicht der Reihe nach nummeriert; dieser hat die Nummer { $number }.
record_seat = { $file }, Zeile { $line }: „{ $text }“ steht beim falschen Platz; hier ist { $turn_seat } am Zug.
record_result = { $file }, Zeile { $line }: Die Aufzeichnung sagt „{ $word }: { $claimed }“, nachgespielt ergibt sich aber { $replayed }.

## Die Daten

store_folder_not_writable = In den Ordner { $folder } lässt sich nichts schreiben; wähl einen anderen mit --data oder ändere seine Rechte.
store_folder_in_use = Auf den Daten in { $folder } läuft schon ein Waterhole; halt es an oder wähl einen anderen Ordner mit --data.
store_data_too_new = { $file } stammt von einem neueren Waterhole (Form { $found }; dieses kennt bis { $known }); installier das neuere oder wähl einen anderen Ordner mit --data.
store_data_damaged = { $file } ist beschädigt oder gehört nicht zu Waterhole; spiel eine Sicherung ein oder wähl einen anderen Ordner mit --data.
store_disk_full = Der Datenträger mit { $folder } ist voll; schaff dort Platz.
store_failed = { $file } ließ sich nicht lesen oder schreiben: { $reason }; prüf, ob der Datenträger in Ordnung ist, oder wähl einen anderen Ordner mit --data.
store_conflict = Ereignis { $n } passt an Tisch { $table } nicht ans Ende; das nächste ist { $expected }.
store_closed = Die Daten in { $folder } sind geschlossen; bis zum nächsten Start lässt sich nichts mehr speichern.

## Der Server

cannot_listen = { $host }, Port { $port } lässt sich nicht nutzen: { $detail }; wähl mit --port oder --host etwas anderes.
bad_host = Dieser Server ist unter dem Namen „{ $host }“ nicht bekannt; nimm eine Adresse, die er zeigt, oder starte ihn mit --allow-host { $host }.
no_webhooks = Webhooks sind hier ausgeschaltet; wer diesen Server betreibt, kann sie mit --webhooks erlauben.
bad_webhook = Ein Webhook ist eine ganze Adresse wie https://example.org/hook mit höchstens { $most } Zeichen, ohne Leerzeichen und ohne Name und Passwort.
webhook_turn = { $game }: { $seat } ist am Zug.
webhook_over = { $game }: Das Spiel ist zu Ende.
bad_data_now = Der Server kann gerade nichts lesen oder speichern; diese Seite versucht es von selbst wieder.
no_such_page = Unter { $path } gibt es nichts; fang auf der ersten Seite an.
no_such_table = Diesen Tisch gibt es nicht, oder er ist abgelaufen; mach einen neuen auf.
bad_request = Die Anfrage lässt sich nicht lesen: { $detail }; sie braucht die Form, die die API beschreibt.
bad_message = Die Nachricht lässt sich nicht lesen: { $detail }; sie braucht die Form, die das Protokoll beschreibt.
server_fault = Das ist ein Fehler von Waterhole, nicht deiner; was geschah, steht im Protokoll des Servers.
hello_first = Die erste Nachricht einer Verbindung ist hello; schick diese zuerst.
protocol = Diese Seite spricht Fassung { $protocol } des Protokolls und der Server Fassung { $known }; lade die Seite neu.
bad_invite = Diese Einladung ist verbraucht oder unvollständig; bitte um eine neue oder schau zu.
not_your_seat = Dort sitzt du nicht; spiel für einen Platz, der dir gehört.
only_host = Das kann nur, wer den Tisch aufgemacht hat; bitte darum.
bot_compiling = Die Computerspieler dieses Spiels machen sich bereit; das dauert einige Sekunden, und nur beim ersten Mal.
bot_failed = Ein Computerspieler fand keine Aktion, also wurde eine ausgelost; das Spiel geht weiter.

## Kommandozeile

cli_bad_action = Aktion { $number }, „{ $text }“: { $why }
cli_chance = Was geschieht, entscheidet der Zufall.
cli_option_number = Die Einstellung { $option } kann nicht „{ $value }“ sein; schreib eine ganze Zahl hinter das =.
cli_perft = Gezählt in { $milliseconds } ms.
cli_compiling = { $game } wird für diesen Rechner übersetzt; das ist nur einmal nötig und dauert einige Sekunden.
cli_no_peer = OpenSpiel ist nicht installiert, also gibt es nichts zum Vergleichen.
cli_not_text = { $file } ist keine Textdatei; nenne die Aufzeichnung einer Partie.
cli_os_error = { $file } lässt sich nicht verwenden: { $reason }; nenne etwas anderes.
cli_fault = Das ist ein Fehler in Waterhole ({ $error }); mit --debug zeigt sich, wo, bitte melde ihn.
cli_record = Eine Partie { $game } auf dem Spielplan { $board }, gespielt von { $seats }.
cli_replay_step = { $number }. { $seat }, { $action }: { $told }
cli_bad_ply =
    Eine Aktion { $ply } gibt es nicht; die Partie hat { $last ->
        [one] { $last } Aktion
       *[other] { $last } Aktionen
    }, nenne also eine Zahl von 0 bis { $last }.
cli_ended = Das Spiel endete { $how }.
cli_wins = { $seat } gewinnt mit { $score }.
cli_shares = { $seat } teilt sich den Sieg mit { $score }.
cli_place = { $seat } kommt auf Platz { $place } mit { $score }.
cli_play_begin = Tippe eine Aktion in Notation oder help. Strg-C beendet.
cli_play_help = moves: alle erlaubten Aktionen · why AKTION: warum sie nicht erlaubt ist · undo: zurücknehmen · board: die Stellung in Worten · save DATEI: die Aufzeichnung sichern · quit: aufhören
cli_your_turn = { $seat } ist am Zug. Punkte: { $scores }.
cli_is_legal = „{ $text }“ ist hier erlaubt.
cli_undo_nothing = Es gibt noch nichts zurückzunehmen.
cli_undo_never = Das lässt sich nicht zurücknehmen: seitdem hat der Zufall entschieden, oder Verdecktes wurde gesehen.
cli_offer_record = Um die Aufzeichnung dieser Partie zu sichern, tippe den Namen einer Datei; sonst einfach Enter.
cli_save_where = Nenne hinter save eine Datei, zum Beispiel save partie.txt.
cli_file_exists = Eine Datei { $file } gibt es schon; wähle einen anderen Namen.
cli_saved = Die Aufzeichnung liegt in { $file }; waterhole replay zeigt sie wieder.
cli_play_left = Bis zum nächsten Mal. Um hier weiterzuspielen, starte mit --position "{ $position }".
cli_play_left_hidden = Bis zum nächsten Mal. Die Aufzeichnung, falls du sie gesichert hast, erzählt die Partie bis hierher.
cli_pass_on = { $seat } ist am Zug. Gib die Tastatur weiter; wenn nur { $seat } den Bildschirm sieht, drücke Enter.
cli_since = Seit du zuletzt hingesehen hast:
cli_declared = { $told } Antwortet jemand? { $colours }: Tippe deine Farbe, um nachzusehen; Enter lässt es passieren.
cli_no_seat = Niemand hier, der antworten darf, heißt „{ $text }“; tippe eine von { $colours } oder Enter.
cli_answers = { $seat }, du kannst antworten: { $texts }.
cli_answer_noted = Notiert. Was angesagt ist, wirkt, wenn alle geantwortet haben.
cli_simulated =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } { $game } mit { $players } Spielern, Startzahl { $seed }.
cli_worker_died = Ein Prozess der Simulation wurde von außen beendet, vielleicht weil der Speicher knapp ist; nimm weniger --jobs.
cli_stopped = Abgebrochen nach { $games } von { $planned } Partien.
cli_mean = Mittel
cli_error = ± SF
cli_actions = Aktionen je Partie
cli_turns = Züge je Partie
cli_choices = erlaubte Aktionen je Entscheidung
cli_bot = Bot
cli_seat = Platz
cli_wins_share = Siege
cli_interval = 95-%-Intervall
cli_score = Punkte
cli_ending = Ende
cli_ending_share = Partien
cli_counted = gezählt
cli_times = so oft
cli_won_of_times = gewonnen
cli_won_of_all = von allen Siegen
