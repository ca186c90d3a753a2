### Elefantenparade

game_title = Elefantenparade
game_pitch = Jeder zieht jeden Elefanten: Sammle Stämme in den Wäldern, dräng die anderen ins Wasser und sei früh an einem der drei Häuser.
board_spiral = Spirale
option_hindmost_swims = Der letzte Elefant schwimmt
option_hindmost_swims_help = Für einen Elefanten, der beim Ziehen ganz hinten ist, zählt Wasser als gewöhnliches Feld; er steckt nur fest, wenn danach andere hinter ihm sind.
ending_move = durch einen Zug
ending_parade = durch eine Parade

## Was geschehen ist

did_place = { $seat } setzt einen Elefanten auf Feld { $space }.
did_move = { $seat } nutzt die { $number }: Der Elefant von { $owner_seat } geht von Feld { $start } auf Feld { $space }.
did_move_home = { $seat } nutzt die { $number }: Der Elefant von { $owner_seat } geht von Feld { $start } ins Ziel.
did_parade = { $seat } ruft die Parade aus: Alle Elefanten gehen ein Feld vor.
got_home =
    { $house ->
        [1] Das erste Haus ist vergeben: { $owner_seat } bekommt
        [2] Das zweite Haus ist vergeben: { $owner_seat } bekommt
       *[3] Das dritte Haus ist vergeben: { $owner_seat } bekommt
    } { $logs ->
        [one] { $logs } Stamm.
       *[other] { $logs } Stämme.
    }
got_logs =
    { $owner_seat } nimmt { $logs ->
        [one] { $logs } Stamm
       *[other] { $logs } Stämme
    } aus dem Wald auf Feld { $space }.
got_stuck = Der Elefant von { $owner_seat } steckt auf Feld { $space } im Wasser fest.
ended = Der dritte Elefant ist im Ziel: Das Spiel ist zu Ende.

## Die Stellung in Worten

now_over = Das Spiel ist zu Ende.
now_placing = { $seat } setzt jetzt einen Elefanten.
now_moving = { $seat } ist am Zug; noch nicht genutzt: { $numbers }.
holds =
    { $seat } hat { $logs ->
        [0] keine Stämme
        [one] { $logs } Stamm
       *[other] { $logs } Stämme
    }.
stands = Ein Elefant von { $owner_seat } steht auf Feld { $space }.
stands_held = Ein Elefant von { $owner_seat } steckt auf Feld { $space } im Wasser fest.
stands_home =
    Ein Elefant von { $owner_seat } ist im Ziel, im { $house ->
        [1] ersten
        [2] zweiten
       *[3] dritten
    } Haus.
stands_waiting = Ein Elefant von { $owner_seat } wartet noch auf seinen Platz.
forest_holds =
    { $logs ->
        [0] Im Wald auf Feld { $space } liegen keine Stämme mehr.
        [one] Im Wald auf Feld { $space } liegt { $logs } Stamm.
       *[other] Im Wald auf Feld { $space } liegen { $logs } Stämme.
    }
water_at = Auf Feld { $space } ist Wasser.
house_holds =
    { $house ->
        [1] Das erste Haus
        [2] Das zweite Haus
       *[3] Das dritte Haus
    } ist frei und hat { $logs ->
        [one] { $logs } Stamm
       *[other] { $logs } Stämme
    }.

## Warum nicht

all_placed = Alle Elefanten stehen schon; jetzt wird gezogen: 3, 2 und 1, oder die Parade.
not_a_start = Feld { $space } ist kein Startfeld; Elefanten starten auf den Feldern 0 bis { $last }.
start_taken = Startfeld { $space } ist besetzt; wähl ein freies.
place_first = Erst werden alle Elefanten auf die Startfelder gesetzt; danach wird gezogen.
turn_begun = Die Parade ersetzt einen ganzen Zug, und dieser hat schon begonnen; zieh noch einen Elefanten.
number_used = Die { $number } ist in diesem Zug schon genutzt; nimm eine Zahl, die noch übrig ist.
not_in_play = Dieser Elefant ist nicht auf der Strecke; wähl einen, der es ist.
is_home = Dieser Elefant ist im Ziel und zieht nicht mehr; wähl einen auf der Strecke.
has_moved = Der Elefant auf Feld { $space } hat in diesem Zug schon gezogen; wähl einen anderen.
water_held = Der Elefant auf Feld { $space } steckt im Wasser fest, solange ein anderer hinter ihm ist, hier auf Feld { $behind }; lass diesen vorbei oder ruf zu Beginn eines Zuges die Parade aus.

## Notation

not_action = „{ $text }“ ist keine Aktion; schreib @3, um einen Elefanten zu setzen, 14+2, um den auf Feld 14 um 2 zu ziehen, oder parade.
no_such_start = Ein Startfeld { $space } gibt es nicht; Elefanten starten auf den Feldern 0 bis { $last }.
no_such_number = Um { $number } kann kein Elefant ziehen; die Zahlen sind 3, 2 und 1.
no_elephant_there = Auf Feld { $space } steht kein Elefant; nenn das Feld eines Elefanten auf der Strecke.
no_way_there =
    Keine Zahl bringt den Elefanten auf Feld { $space } { $to ->
        [home] ins Ziel
       *[other] auf Feld { $to }
    }; schreib zum Beispiel { $space }+2, um ihn um 2 zu ziehen.
none_on_track = Noch ist kein Elefant auf der Strecke; setz erst einen, zum Beispiel mit @3.
position_fields =
    Eine Stellung hat ein bis vier Teile mit Leerzeichen dazwischen, nicht { $count }: Elefanten, Wälder, Stämme der Spieler, Zug; zum Beispiel 14,9/15,12 22222 0/0 0:321.
position_seats =
    Angegeben sind die Elefanten von { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätzen
    }, es spielen aber { $players }; schreib beide Elefanten jedes Platzes, mit / zwischen den Plätzen, zum Beispiel 14,9/15,12.
position_pair = „{ $text }“ sind nicht die beiden Elefanten eines Platzes; schreib zwei mit Komma dazwischen, zum Beispiel 14,9 oder 12,H1.
position_elephant = „{ $text }“ ist kein Elefant; schreib sein Feld, - solange er nicht gesetzt ist, oder H1, H2 oder H3 in einem Haus, mit * dahinter, wenn er in diesem Zug schon gezogen hat.
position_space = Ein Feld { $space } gibt es nicht; die Strecke hat die Felder 0 bis { $last }, und ein Elefant im Ziel heißt H1, H2 oder H3.
position_two = Auf Feld { $space } stehen zwei Elefanten; es ist nur Platz für einen.
position_home =
    { $count ->
        [3] Drei Elefanten sind im Ziel, also ist das Spiel zu Ende; schreib als Zug over:move oder over:parade.
       *[other] { $count } Elefanten sind im Ziel, es gibt aber nur drei Häuser.
    }
position_houses = Die Häuser passen nicht zusammen; sie füllen sich in der Reihenfolge H1, H2, H3, mit je einem Elefanten.
position_forests =
    „{ $text }“ passt nicht zu den Wäldern; schreib { $count ->
        [0] nur -, denn dieser Plan hat keinen Wald.
        [one] eine Ziffer: die Stämme, die dort liegen.
       *[other] { $count } Ziffern, eine je Wald in der Reihenfolge der Strecke: die Stämme, die dort liegen.
    }
position_forest_logs =
    Im Wald auf Feld { $space } liegen entweder 0 oder { $logs ->
        [one] { $logs } Stamm.
       *[other] alle { $logs } Stämme.
    }
position_held = „{ $text }“ sind nicht die Stämme der Spieler; schreib eine Zahl für jeden der { $players } Plätze, mit / dazwischen, zum Beispiel 2/0.
position_turn = „{ $text }“ ist kein Zug; schreib den Platz und die noch nicht genutzten Zahlen, zum Beispiel 0:321, oder nach dem Ende over:move oder over:parade.
position_turn_seat = Einen Platz { $number } gibt es nicht; die Plätze sind 0 bis { $last }.
position_placed_order = So können die Elefanten nicht stehen, bevor alle gesetzt sind: Die Plätze setzen reihum je einen, Platz 0 zuerst.
position_placed_start = Auf Feld { $space } kann kein Elefant sein, bevor alle gesetzt sind; die Startfelder sind 0 bis { $last }.
position_placing_turn = Solange noch Elefanten zu setzen sind, hat keiner gezogen, und der Zug ist hier { $number }:321.
position_over = Nach dem Ende sind drei Elefanten im Ziel, und keiner hat ein * hinter sich.
position_moved =
    { $moved ->
        [0] Kein Elefant hat
        [one] { $moved } Elefant hat
       *[other] { $moved } Elefanten haben
    } ein * hinter sich, aber { $used ->
        [0] keine Zahl ist
        [one] { $used } Zahl ist
       *[other] { $used } Zahlen sind
    } genutzt; beides muss gleich viel sein.
position_turn_done = In diesem Zug kann kein Elefant mehr ziehen, also ist er vorbei; schreib den nächsten Platz mit allen Zahlen, zum Beispiel 1:321.

## Plandateien

board_start_taken = { $file }, Zeile { $line }: Auf Feld { $space } ist Wasser oder Wald, die Elefanten starten aber auf den ersten { $starts } Feldern; verleg es weiter nach vorn oder spielt mit weniger Spielern.
board_unknown_word = { $file }, Zeile { $line }: „{ $word }“ ist unbekannt; eine Zeile beginnt mit name, path, spaces, goal, water, forest oder houses.
board_twice = { $file }, Zeile { $line }: „{ $word }“ steht hier zum zweiten Mal; einmal genügt.
board_path_or_spaces = { $file }, Zeile { $line }: Ein Plan hat entweder einen Weg oder eine Anzahl von Feldern; schreib eine solche Zeile, zum Beispiel spaces 40.
board_missing =
    { $file }, Zeile { $line }: { $word ->
        [goal] Ein Plan mit einem Weg braucht eine Zeile für das Ziel, zum Beispiel goal 3,3 8,5.
       *[houses] Ein Plan braucht eine Zeile für die Häuser, zum Beispiel houses 3 2 1.
    }
board_length = { $file }, Zeile { $line }: Diese Strecke hat { $spaces } Felder; sie braucht { $least } bis { $most }.
board_number = { $file }, Zeile { $line }: „{ $word }“ ist keine Zahl; schreib eine ganze Zahl mit höchstens vier Ziffern.
board_space = { $file }, Zeile { $line }: Ein Feld { $space } gibt es nicht; das letzte ist { $last }.
board_space_twice = { $file }, Zeile { $line }: Feld { $space } steht hier zweimal; es kann ein Wasser oder ein Wald sein, nicht mehr.
board_forest_form = { $file }, Zeile { $line }: „{ $word }“ ist kein Wald; schreib das Feld und seine Stämme, zum Beispiel 17:2.
board_forest_logs = { $file }, Zeile { $line }: Der Wald auf Feld { $space } soll { $logs } Stämme haben; möglich sind 1 bis 5.
board_houses = { $file }, Zeile { $line }: Es gibt drei Häuser mit 1 bis 9 Stämmen; schreib zum Beispiel houses 3 2 1.
board_goal_needs_path = { $file }, Zeile { $line }: Ein Ziel wird nur zu einem Weg gezeichnet; lass es bei spaces weg.
board_goal_corners = { $file }, Zeile { $line }: Das Ziel ist ein Rechteck; schreib seine Zelle oben links und seine Zelle unten rechts, zum Beispiel goal 3,3 8,5.
board_goal_on_track = { $file }, Zeile { $line }: Das Ziel liegt auf Feld { $space } der Strecke; verleg es dorthin, wo kein Feld ist.
board_cell = { $file }, Zeile { $line }: „{ $word }“ ist keine Zelle; schreib Spalte und Reihe, zum Beispiel 0,8.
board_cell_far = { $file }, Zeile { $line }: Die Zelle { $word } liegt zu weit draußen; Spalten und Reihen gehen von 0 bis 99.
board_path_bend = { $file }, Zeile { $line }: Der Weg kann von der vorigen Ecke nicht nach { $cell } führen; er geht gerade, eine Reihe oder eine Spalte entlang.
board_path_crosses = { $file }, Zeile { $line }: Der Weg kreuzt sich bei { $cell }; führ ihn außen herum.

## Der Client: Aufforderungen, Namen und was eine Wahl bewirkt

parade = Parade
place = Hier einen Elefanten setzen
prompt_placing = Du bist dran: Setz einen Elefanten auf ein freies Startfeld
prompt_choose = Du bist dran: Zieh einen Elefanten um 3, 2 oder 1, oder ruf die Parade aus
prompt_more = Du bist dran: Zieh noch einen Elefanten; übrig: { $numbers }
prompt_number = Du bist dran: Wähl den Elefanten, der um { $number } zieht
choose_number = Wähl, wie weit er geht
numbers_left = Noch übrig
last_move = Letzter Zug
elephant_label = Elefant von { $owner_seat } auf Feld { $space }
effect_move = auf Feld { $space }
effect_home =
    ins Ziel, ins { $house ->
        [1] erste
        [2] zweite
       *[3] dritte
    } Haus, für { $logs ->
        [one] { $logs } Stamm
       *[other] { $logs } Stämme
    }
effect_logs =
    nimmt { $logs ->
        [one] { $logs } Stamm
       *[other] { $logs } Stämme
    }
effect_stuck = bleibt im Wasser stecken
space_label = Feld { $space }
forest_label =
    Feld { $space }, Wald mit { $logs ->
        [0] keinem Stamm mehr
        [one] { $logs } Stamm
       *[other] { $logs } Stämmen
    }
water_label = Feld { $space }, Wasser
house_label =
    { $house ->
        [1] Erstes Haus
        [2] Zweites Haus
       *[3] Drittes Haus
    }, { $logs ->
        [0] vergeben
        [one] { $logs } Stamm
       *[other] { $logs } Stämme
    }
