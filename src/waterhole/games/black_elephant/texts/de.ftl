### Black Elephant

game_title = Black Elephant
game_pitch = Zwei Herden kreuzen sich in einem Feld voller Bambus. Sammle Stämme, bring deine Elefanten hinüber und lenk die schwarzen so, dass sich ihre Blicke auf der Gegenseite treffen.
board_corner = Ecke
option_log_steps = Vom Stamm in jede Richtung
option_log_steps_help = Ein Elefant, der auf einem Stamm steht, darf ihn in jede Richtung verlassen, wie immer nur ein Feld weit. Einsammeln kann er weiter nur vorwärts.
option_own_black = Zwei schwarze Elefanten für jeden
option_own_black_help = Jeder darf nur die zwei schwarzen Elefanten bewegen, die anfangs das Ziel der Gegenseite versperren: Silber die im Süden und Norden, Bronze die im Westen und Osten.
ending_logs = mit dem letzten Stamm
ending_finished = mit dem letzten Elefanten im Ziel
ending_captured = mit dem Verlust des letzten Elefanten
ending_blocked = ohne mögliche Aktion
ending_repetition = durch Wiederholung
ending_quiet = nach 40 stillen Zügen

## Was geschehen ist

did_enter = { $seat } setzt einen Elefanten auf { $space } ein.
did_move = { $seat } geht von { $start } nach { $space }.
did_jump = { $seat } springt von { $start } nach { $space }, über einen Elefanten von { $owner_seat }.
did_turn =
    Der Elefant von { $owner_seat } auf { $space } wird umgedreht und blickt jetzt nach { $facing ->
        [north] Norden.
        [east] Osten.
        [south] Süden.
       *[west] Westen.
    }
did_home = { $seat } holt den umgedrehten Elefanten von { $start } heim ins Startfeld.
did_black =
    { $seat } gibt { $logs ->
        [one] { $logs } Stamm
       *[other] { $logs } Stämme
    } aus: Der schwarze Elefant im { $path ->
        [S] Süden bewacht jetzt Spalte { $line }.
        [N] Norden bewacht jetzt Spalte { $line }.
        [W] Westen bewacht jetzt Reihe { $line }.
       *[E] Osten bewacht jetzt Reihe { $line }.
    }
did_wood = { $seat } legt einen schwarzen Stamm auf { $space }.
got_log = { $seat } sammelt den Stamm auf { $space } ein.
was_captured = Der Elefant von { $owner_seat } auf { $space } ist in Gefahr und wird von { $captor_seat } gefangen.
got_finished = Der Elefant von { $owner_seat } auf { $space } ist im Ziel.
got_returned = Der siebte Elefant von { $owner_seat } ist im Ziel: Ein gefangener kommt von { $captor_seat } ins Startfeld zurück.
ended_logs = Der letzte Stamm ist vom Brett: Das Spiel ist zu Ende.
ended_finished = Ein Spieler hat seinen letzten Elefanten im Ziel: Das Spiel ist zu Ende.
ended_captured = { $loser_seat } hat den letzten Elefanten verloren: Das Spiel ist zu Ende, und { $winner_seat } gewinnt.
ended_captured_both = Beide haben ihren letzten Elefanten verloren: Das Spiel ist zu Ende.
ended_blocked = { $loser_seat } kann nichts mehr tun: Das Spiel ist zu Ende, und { $winner_seat } gewinnt.
ended_repetition = Diese Stellung ist zum dritten Mal da: Das Spiel ist zu Ende.
ended_quiet = 40 stille Züge sind vergangen: Das Spiel ist zu Ende.
tie_decided = Gleichstand: { $seat } hat begonnen und verliert einen Punkt, also gewinnt { $winner_seat }.

## Die Stellung in Worten

now_over = Das Spiel ist zu Ende.
now_to_act = { $seat } ist am Zug.
holds =
    { $seat } hat { $logs ->
        [0] keine Stämme
        [one] { $logs } Stamm
       *[other] { $logs } Stämme
    } und { $wood ->
        [0] keine schwarzen Stämme
        [one] { $wood } schwarzen Stamm
       *[other] { $wood } schwarze Stämme
    }, dazu im Startfeld { $waiting ->
        [0] keinen Elefanten.
        [one] { $waiting } Elefanten.
       *[other] { $waiting } Elefanten.
    }
scored =
    { $seat } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, mit { $captives ->
        [0] keinem gefangenen Elefanten
        [one] { $captives } gefangenen Elefanten
       *[other] { $captives } gefangenen Elefanten
    } und { $finished ->
        [0] keinem im Ziel.
       *[other] { $finished } im Ziel.
    }
black_watches =
    Der schwarze Elefant im { $path ->
        [S] Süden steht auf Platz { $place } und bewacht Spalte { $line }.
        [N] Norden steht auf Platz { $place } und bewacht Spalte { $line }.
        [W] Westen steht auf Platz { $place } und bewacht Reihe { $line }.
       *[E] Osten steht auf Platz { $place } und bewacht Reihe { $line }.
    }
danger_on = Gefährliche Felder: { $spaces }.
danger_nowhere = Kein Feld ist gefährlich.
stands =
    Ein Elefant von { $owner_seat } auf { $space } blickt nach { $facing ->
        [north] Norden.
        [east] Osten.
        [south] Süden.
       *[west] Westen.
    }
stands_on_log =
    Ein Elefant von { $owner_seat } steht auf { $space } auf einem Stamm und blickt nach { $facing ->
        [north] Norden.
        [east] Osten.
        [south] Süden.
       *[west] Westen.
    }
logs_on =
    { $count ->
        [one] { $count } Stamm liegt frei: { $spaces }.
       *[other] { $count } Stämme liegen frei: { $spaces }.
    }
wood_on = Schwarze Stämme: { $spaces }.
cup_holds =
    Im Becher { $logs ->
        [0] ist kein Stamm.
        [one] ist { $logs } Stamm.
       *[other] sind { $logs } Stämme.
    }
quiet_for =
    { $turns ->
        [one] { $turns } stiller Zug ist vergangen
       *[other] { $turns } stille Züge sind vergangen
    }; nach { $most } endet das Spiel. Diese Stellung ist bisher { $seen ->
        [one] einmal vorgekommen.
        [2] zweimal vorgekommen.
       *[other] { $seen }-mal vorgekommen.
    }

## Warum nicht

not_yours = Der Elefant auf { $space } gehört { $owner_seat }; beweg einen eigenen.
no_elephant = Auf { $space } steht kein Elefant; beweg einen eigenen.
is_cup = Ein Feld { $space } gibt es nicht, dort steht der Becher; wähl ein anderes.
is_occupied = Auf { $space } steht ein Elefant, und zwei teilen sich nie ein Feld; wähl ein freies, oder spring über ihn, wenn er direkt davor steht.
is_wood = Ein schwarzer Stamm sperrt { $space } bis zum Schluss; wähl ein anderes Feld.
none_waiting = In deinem Startfeld ist kein Elefant; beweg einen auf dem Brett.
not_entry = { $space } liegt nicht vor deinem Startfeld; setz auf { $first } bis { $last } ein.
no_move = Auf { $space } zu bleiben ist keine Aktion; wähl ein anderes Feld.
log_forward =
    Der Elefant auf { $start } steht auf einem Stamm, also kann er nur vorwärts gehen, ein Feld nach { $facing ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }, oder springen.
log_one_step = Der Elefant auf { $start } steht auf einem Stamm, also geht er nur ein Feld weit; { $space } ist weiter weg.
log_too_far = Auf { $space } liegt ein Stamm, und auf einen Stamm geht es genau ein Feld weit; bring den Elefanten von { $start } zuerst daneben.
too_far = Von { $start } nach { $space } sind es { $distance } Felder; ein Elefant läuft höchstens drei.
no_way = Von { $start } nach { $space } führt kein freier Weg von höchstens drei Feldern; Elefanten, Stämme oder schwarze Stämme sind im Weg.
stuck = Der Elefant auf { $space } kann jetzt nirgendwohin; beweg einen anderen.
stuck_on_log =
    Der Elefant auf { $space } steht auf einem Stamm und kann weder vorwärts, nach { $facing ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }, noch springen; beweg einen anderen.
jump_forward =
    Ein Elefant springt nur vorwärts, und der auf { $start } blickt nach { $facing ->
        [north] Norden.
        [east] Osten.
        [south] Süden.
       *[west] Westen.
    }
jump_nobody = Direkt vor { $start } steht kein Elefant zum Überspringen.
jump_off_board = Hinter dem Elefanten vor { $start } ist kein Feld zum Landen.
jump_on_wood = Der Sprung von { $start } würde auf dem schwarzen Stamm auf { $space } enden; es muss ein Feld ohne sein.
jump_on_elephant = Der Sprung von { $start } würde auf dem Elefanten auf { $space } enden; es muss ein Feld ohne sein.
home_unturned = Der Elefant auf { $space } ist nicht umgedreht; nur umgedrehte gehen ins Startfeld zurück.
home_too_far = Der Elefant auf { $space } steht nicht vor seinem Startfeld; zurück geht es von { $first } bis { $last } aus.
black_not_yours =
    Den schwarzen Elefanten im { $path ->
        [S] Süden
        [N] Norden
        [W] Westen
       *[E] Osten
    } darfst du in diesem Spiel nicht bewegen; deine sind die im { $first ->
        [S] Süden
        [N] Norden
        [W] Westen
       *[E] Osten
    } und { $second ->
        [S] Süden
        [N] Norden
        [W] Westen
       *[E] Osten
    }.
black_stays =
    Der schwarze Elefant im { $path ->
        [S] Süden
        [N] Norden
        [W] Westen
       *[E] Osten
    } steht schon auf Platz { $place }; nenn einen anderen Platz.
black_cost =
    Den schwarzen Elefanten im { $path ->
        [S] Süden
        [N] Norden
        [W] Westen
       *[E] Osten
    } auf Platz { $place } zu bewegen kostet { $cost ->
        [one] { $cost } Stamm
       *[other] { $cost } Stämme
    }, und du hast { $logs ->
        [0] keinen.
       *[other] { $logs }.
    }
no_wood = Du hast keine schwarzen Stämme mehr.
wood_cup = Ein Feld { $space } gibt es nicht, dort steht der Becher; leg den schwarzen Stamm auf ein leeres Feld.
wood_elephant = Auf { $space } steht ein Elefant; ein schwarzer Stamm braucht ein leeres Feld.
wood_twice = Auf { $space } liegt schon ein schwarzer Stamm; wähl ein leeres Feld.
wood_log = Auf { $space } liegt ein Stamm; ein schwarzer Stamm braucht ein leeres Feld.
wood_group = Mit dem auf { $space } würden drei schwarze Stämme zusammenhängen; mehr als zwei dürfen es nicht sein.

## Notation

not_action = „{ $text }“ ist keine Aktion; schreib @d1 zum Einsetzen, c3-e4 zum Gehen, c3^c5 zum Springen (c3^c5*, um den übersprungenen umzudrehen), c1-home, S3 für einen schwarzen Elefanten oder #d4 für einen schwarzen Stamm.
none_on_board = Du hast keinen Elefanten auf dem Brett, also passt „{ $text }“ auf keinen; setz erst einen ein, zum Beispiel mit @.
jump_form = Von { $start } führt kein Sprung nach { $space }; er geht zwei Felder geradeaus, zum Beispiel c3^c5.
position_fields = Eine Stellung hat ein bis sieben Teile mit Leerzeichen dazwischen, nicht { $count }: Brett, Besitz, schwarze Elefanten, Zug, Becher, stille Züge, frühere Stellungen.
position_rows = Das Brett hat sieben Reihen mit / dazwischen, von Reihe 7 bis hinunter zu Reihe 1, nicht { $count }.
position_row =
    Reihe { $row }, „{ $text }“, hat { $count ->
        [one] { $count } Zelle
       *[other] { $count } Zellen
    }; sie braucht sieben, zum Beispiel 2oS+o2.
position_cell = „{ $text }“ ist keine Zelle; schreib o für einen Stamm, eine Ziffer für leere Felder, x für einen schwarzen Stamm, # für den Becher, S, s, B oder b für Elefanten, mit + dahinter, wenn sie auf einem Stamm stehen.
position_cup = Auf { $space } steht der Becher; schreib dort #.
position_no_cup = Auf { $space } steht kein Becher; schreib # nur, wo er steht.
position_holdings = „{ $text }“ ist nicht der Besitz der Spieler; schreib von beiden Stämme, schwarze Stämme, gefangene Elefanten und Elefanten im Ziel, zum Beispiel 3,3,0,0/2,3,1,0, oder nur die Stämme, 3/2.
position_elephants = { $seat } hätte { $count } Elefanten, die auf dem Brett, gefangen oder im Ziel sind; es gibt aber nur { $most }.
position_black = „{ $text }“ sind nicht die Plätze der schwarzen Elefanten; schreib vier Ziffern von 0 bis 6 für Süd, Nord, West und Ost, zum Beispiel 6666.
position_turn = „{ $text }“ ist kein Zug; schreib S oder B, oder nach dem Ende over:logs, over:finished, over:captured, over:captured-S, over:blocked-S, over:repetition oder over:quiet.
position_cup_logs = „{ $text }“ ist keine Anzahl von Stämmen im Becher; schreib eine Zahl mit höchstens drei Ziffern.
position_quiet = „{ $text }“ ist keine Anzahl stiller Züge; schreib 0 bis { $most }.
position_history =
    „{ $text }“ ist keine Liste früherer Stellungen; schreib { $most ->
        [0] keine, wenn es keine stillen Züge gibt.
        [one] einen Schlüssel aus zwölf hexadezimalen Ziffern.
       *[other] höchstens { $most } Schlüssel aus zwölf hexadezimalen Ziffern, mit Kommas dazwischen.
    }
position_danger = Der Elefant von { $owner_seat } auf { $space } ist in Gefahr und wäre am Ende des vorigen Zuges gefangen worden; versetz ihn oder einen schwarzen Elefanten.
position_finish = Der Elefant von { $owner_seat } auf { $space } wäre dort ins Ziel gekommen; schreib ihn umgedreht oder zu denen im Ziel.
position_wood = Bei { $space } hängen mehr als zwei schwarze Stämme zusammen; mehr als zwei dürfen es nicht sein.
position_ended =
    { $how ->
        [logs] Auf dem Brett liegt kein Stamm, also ist das Spiel zu Ende; schreib als Zug over:logs.
        [captured] Jemand hat keinen Elefanten mehr, also ist das Spiel zu Ende; schreib als Zug over:captured-S oder over:finished.
        [blocked] Wer am Zug ist, kann nichts tun, also ist das Spiel zu Ende; schreib als Zug over:blocked-S oder over:blocked-B.
        [repetition] Diese Stellung ist dreimal vorgekommen, also ist das Spiel zu Ende; schreib als Zug over:repetition.
       *[quiet] Die stillen Züge sind aufgebraucht, also ist das Spiel zu Ende; schreib als Zug over:quiet.
    }
position_not_ended =
    { $how ->
        [logs] Auf dem Brett liegt noch ein Stamm, so ist das Spiel also nicht zu Ende; schreib als Zug S oder B.
        [finished] Niemand hat seinen letzten Elefanten ins Ziel gebracht; schreib als Zug S oder B.
        [captured] Die Elefanten passen nicht zu diesem Ende; wer verloren hat, und sonst niemand, hat keinen mehr im Startfeld und auf dem Brett.
        [blocked] Wer da genannt ist, kann noch etwas tun; schreib als Zug S oder B.
        [repetition] Dreimal kann hier keine Stellung vorgekommen sein; schreib als Zug S oder B.
       *[quiet] Die stillen Züge sind nicht aufgebraucht; schreib als Zug S oder B.
    }

## Plandateien

board_unknown_word = { $file }, Zeile { $line }: „{ $word }“ ist unbekannt; eine Zeile beginnt mit name, cup, bare, elephants, wood oder black.
board_twice = { $file }, Zeile { $line }: „{ $word }“ steht hier zum zweiten Mal; einmal genügt.
board_missing =
    { $file }, Zeile { $line }: { $word ->
        [cup] Ein Brett braucht eine Zeile für die Felder, die es nicht gibt, zum Beispiel cup g7.
        [elephants] Ein Brett braucht eine Zeile für die Zahl der Elefanten je Spieler, zum Beispiel elephants 10.
        [wood] Ein Brett braucht eine Zeile für die Zahl der schwarzen Stämme je Spieler, zum Beispiel wood 3.
       *[black] Ein Brett braucht eine Zeile für die Plätze der schwarzen Elefanten, zum Beispiel black 6 6 6 6.
    }
board_space = { $file }, Zeile { $line }: „{ $text }“ ist kein Feld; schreib Spalte und Reihe, a1 bis g7.
board_space_twice = { $file }, Zeile { $line }: { $space } steht hier zweimal; einmal genügt.
board_no_cup = { $file }, Zeile { $line }: Der Becher braucht ein Feld des Bretts, zum Beispiel cup g7.
board_no_edge = { $file }, Zeile { $line }: Eine ganze Seite des Bretts fehlt; jede braucht mindestens ein Feld zum Einsetzen oder als Ziel.
board_bare_cup = { $file }, Zeile { $line }: Das Feld { $space } gibt es nicht, also kann es nicht leer sein; lass es weg.
board_no_logs = { $file }, Zeile { $line }: Auf keinem Feld liegt ein Stamm; lass bei bare mindestens eines weg.
board_number = { $file }, Zeile { $line }: „{ $text }“ passt nicht zu { $word }; schreib eine ganze Zahl von { $least } bis { $most }.
board_black = { $file }, Zeile { $line }: „{ $text }“ sind nicht die Plätze der schwarzen Elefanten; schreib vier von 0 bis 6 für Süd, Nord, West und Ost, zum Beispiel black 6 6 6 6.

## Im Browser

prompt_choose = Du bist dran: einsetzen, ziehen, springen, schwarzen Elefanten lenken oder Stamm legen
prompt_enter = Du bist dran: Wähl das Feld, auf dem der Elefant ins Spiel kommt
prompt_elephant = Du bist dran: Wähl, wohin der Elefant auf { $space } geht
prompt_black =
    Du bist dran: Wähl, wie weit der schwarze Elefant im { $path ->
        [S] Süden
        [N] Norden
        [W] Westen
       *[E] Osten
    } geht; jeder Platz kostet einen Stamm
prompt_wood = Du bist dran: Wähl ein leeres Feld für den schwarzen Stamm
choose_target = Wohin?
let_go = Etwas anderes wählen
do_it = Machen
jump_plain = Nur springen
jump_turning = Springen und drehen
turn_key = T wechselt, ob der übersprungene Elefant gedreht wird
turn_board = Brett um ein Viertel drehen
last_move = Letzter Zug
orientation_own = Mein Startfeld unten
orientation_silver = Silber unten
orientation_bronze = Bronze unten

start_label =
    Startfeld von { $owner_seat }, { $count ->
        [0] leer
        [one] { $count } Elefant
       *[other] { $count } Elefanten
    }
black_label =
    { $path ->
        [S] Schwarzer Elefant im Süden, bewacht Spalte { $line }
        [N] Schwarzer Elefant im Norden, bewacht Spalte { $line }
        [W] Schwarzer Elefant im Westen, bewacht Reihe { $line }
       *[E] Schwarzer Elefant im Osten, bewacht Reihe { $line }
    }
rim_label =
    { $path ->
        [S] Pfad im Süden, Spalte { $line }
        [N] Pfad im Norden, Spalte { $line }
        [W] Pfad im Westen, Reihe { $line }
       *[E] Pfad im Osten, Reihe { $line }
    }
elephant_here =
    Elefant von { $owner_seat }, blickt nach { $facing ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
turned_here =
    umgedrehter Elefant von { $owner_seat }, blickt nach { $facing ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
log_here = ein Stamm
wood_here = ein schwarzer Stamm
nothing_here = leer
danger_here = gefährlich

hand_label = Was { $seat } hat
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
hand_logs =
    { $count ->
        [0] keine Stämme
        [one] { $count } Stamm
       *[other] { $count } Stämme
    }, Punkte: { $points }
hand_captives =
    { $count ->
        [0] keine Elefanten gefangen
        [one] { $count } Elefant gefangen
       *[other] { $count } Elefanten gefangen
    }, Punkte: { $points }
hand_finished =
    { $count ->
        [0] keine Elefanten im Ziel
        [one] { $count } Elefant im Ziel
       *[other] { $count } Elefanten im Ziel
    }, Punkte: { $points }
hand_tie = Gleichstand, begann
hand_wood =
    Schwarze Stämme zum Legen: { $count ->
        [0] keine
       *[other] { $count }
    }
wood_supply = schwarze Stämme
enter_short = Einsetzen ({ $count })
wood_short = Schwarzer Stamm ({ $count })
home_short = Startfeld

effect_enter = kommt auf { $space } ins Spiel
effect_move = { $start } nach { $space }
effect_jump = springt von { $start } über { $over } nach { $space }
effect_jump_turn = springt von { $start } über { $over } nach { $space } und dreht den Elefanten auf { $over }
effect_home = von { $start } zurück ins Startfeld
effect_black =
    { $path ->
        [S] schwarzer Elefant im Süden auf Spalte { $line }
        [N] schwarzer Elefant im Norden auf Spalte { $line }
        [W] schwarzer Elefant im Westen auf Reihe { $line }
       *[E] schwarzer Elefant im Osten auf Reihe { $line }
    } für { $cost ->
        [one] { $cost } Stamm
       *[other] { $cost } Stämme
    }
effect_wood = legt einen schwarzen Stamm auf { $space }
effect_log = sammelt den Stamm ein
effect_lost =
    { $count ->
        [one] dein Elefant auf { $spaces } würde gefangen
       *[other] deine Elefanten auf { $spaces } würden gefangen
    }
effect_captured =
    { $count ->
        [one] fängt den Elefanten auf { $spaces }
       *[other] fängt die Elefanten auf { $spaces }
    }
effect_finished = der Elefant von { $owner_seat } auf { $space } ist im Ziel
effect_returned = ein gefangener Elefant kommt zu { $owner_seat } zurück
effect_dangerous =
    { $named ->
        [1] wird gefährlich: { $spaces }
       *[0] { $count } Felder werden gefährlich
    }
effect_safe =
    { $named ->
        [1] wird sicher: { $spaces }
       *[0] { $count } Felder werden sicher
    }
effect_ended = das Spiel endet und { $winner_seat } gewinnt
