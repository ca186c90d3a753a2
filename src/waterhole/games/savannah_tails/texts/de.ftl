### Savannah Tails

game_title = Savannah Tails
game_pitch = Fünf Strauße rennen durch die Savanne. Deine Karten sagen, wie weit du läufst und auf welcher Bahn du ankommst; Wasserlöcher machen stark, und wer dort lebt, sähe dich lieber stehen.
board_first = Erstes Rennen
board_mixed = Gemischtes Rennen
board_hard = Hartes Rennen
option_bonuses = Die drei Boni
option_bonuses_help = Alle laufen mit denselben drei Bonuskarten: denen, die die Strecke nennt, oder drei anderen.
option_bonuses_value =
    { $value ->
        [123] Boinnnggg, Leapfrog, Crazy Wings
        [124] Boinnnggg, Leapfrog, Bird Brain
        [125] Boinnnggg, Leapfrog, Déjà vu
        [126] Boinnnggg, Leapfrog, Neck Stretch
        [134] Boinnnggg, Crazy Wings, Bird Brain
        [135] Boinnnggg, Crazy Wings, Déjà vu
        [136] Boinnnggg, Crazy Wings, Neck Stretch
        [145] Boinnnggg, Bird Brain, Déjà vu
        [146] Boinnnggg, Bird Brain, Neck Stretch
        [156] Boinnnggg, Déjà vu, Neck Stretch
        [234] Leapfrog, Crazy Wings, Bird Brain
        [235] Leapfrog, Crazy Wings, Déjà vu
        [236] Leapfrog, Crazy Wings, Neck Stretch
        [245] Leapfrog, Bird Brain, Déjà vu
        [246] Leapfrog, Bird Brain, Neck Stretch
        [256] Leapfrog, Déjà vu, Neck Stretch
        [345] Crazy Wings, Bird Brain, Déjà vu
        [346] Crazy Wings, Bird Brain, Neck Stretch
        [356] Crazy Wings, Déjà vu, Neck Stretch
        [456] Bird Brain, Déjà vu, Neck Stretch
       *[0] die der Strecke
    }
ending_finish = im Ziel
ending_rounds = nach 60 Runden

## Was geschehen ist

did_play =
    { $seat } spielt { $colour ->
        [r] Rot
        [k] Schwarz
        [y] Gelb
       *[b] Blau
    } { $value }.
did_wings =
    { $seat } nutzt Crazy Wings: eine 4 in { $colour ->
        [r] Rot
        [k] Schwarz
        [y] Gelb
       *[b] Blau
    }.
did_deja =
    { $seat } nutzt Déjà vu: noch einmal { $colour ->
        [r] Rot
        [k] Schwarz
        [y] Gelb
       *[b] Blau
    } { $value }.
did_discard =
    { $seat } kann mit keiner Karte ziehen und legt { $colour ->
        [r] Rot
        [k] Schwarz
        [y] Gelb
       *[b] Blau
    } { $value } ab.
did_toes = { $seat } geht auf Zehenspitzen: Tiere, Pfeile und Treibsand zählen nicht.
did_boing = { $seat } springt mit Boinnnggg über alle und alles.
did_step = { $seat } macht einen Schritt nach { $space }.
did_move =
    { $seat } läuft { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } ({ $bonus ->
        [0] { $value }
       *[other] { $value } + { $bonus }
    }) nach { $space }.
did_neck = { $seat } streckt den Hals bis { $space }.
did_leap = { $seat } macht einen Bocksprung nach { $space }.
did_done = { $seat } ist fertig.
was_blown = Der Pfeil bringt { $seat } nach { $space }.
met_water = { $seat } trinkt am Wasserloch auf { $space }.
met_cheetah = { $seat } begegnet dem Geparden auf { $space }.
met_warthog = { $seat } begegnet dem Warzenschwein auf { $space }.
met_porcupine = Autsch: { $seat } läuft in das Stachelschwein auf { $space } und bleibt dort stehen.
got_marker =
    { $seat } legt einen Marker auf { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    }.
got_bird = Mit Bird Brain hat { $seat } von jetzt an fünf Karten auf der Hand.
lost_bonus =
    { $seat } verliert { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } an einen Geparden.
crossed = { $seat } überquert die Ziellinie.
threw = Das Warzenschwein verstreut die Hand von { $seat }: { $cards }.
did_reshuffle = { $seat } mischt die Ablage zu einem neuen Stapel.
drew =
    { $seat } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
drew_cards = { $seat } zieht { $cards }.
round_begins = Runde { $round } beginnt.
ended_finish =
    Das Rennen ist aus: { $winner_seat } gewinnt, { $rows ->
        [one] { $rows } Reihe
       *[other] { $rows } Reihen
    } hinter der Ziellinie.
ended_rounds = { $rounds } Runden sind gelaufen: Das Rennen ist aus, und { $winner_seat } gewinnt, am weitesten vorn.

## Die Stellung in Worten

now_over = Das Rennen ist aus.
now_card = { $seat } spielt eine Karte.
now_marker = { $seat } wählt die Bonuskarte, die einen Marker bekommt.
now_lose = { $seat } wählt die Bonuskarte, die der Gepard nimmt.
now_after = { $seat } kann Neck Stretch oder Leapfrog nutzen oder fertig sein.
now_round = Es ist Runde { $round }.
order_line = { $seat } läuft vor { $next_seat }: nach der Startaufstellung.
order_ahead = { $seat } läuft vor { $next_seat }: eine Reihe oder mehr weiter vorn.
order_baobab = { $seat } läuft vor { $next_seat }: in derselben Reihe, auf der Bahn näher am Baobab.
order_forward = { $seat } läuft vor { $next_seat }: auf derselben Bahn im selben Abschnitt weiter vorn.
order_last = { $seat } läuft als letzter Strauß.
stands =
    { $seat } liegt auf Platz { $place }, auf { $space }, nach { $rows ->
        [one] { $rows } Reihe
       *[other] { $rows } Reihen
    }.
stands_line = { $seat } liegt auf Platz { $place }, auf der Startlinie.
holds_cards = Die Hand von { $seat }: { $cards }.
holds =
    { $seat } hat { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf der Hand und { $pile ->
        [0] keine
       *[other] { $pile }
    } im Stapel.
known_cards = Bekannt auf der Hand von { $seat }: { $cards }.
discards_of = Ablage von { $seat }: { $cards }.
top_of = Oben auf der Ablage von { $seat } liegt { $card }.
bonus_of =
    Bonus von { $seat }, { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    }: { $state ->
        [waiting] noch kein Marker.
        [marked] hat einen Marker.
        [fresh] hat in diesem Zug einen Marker bekommen.
       *[gone] weg.
    }
spaces_of =
    { $kind ->
        [water] Wasserlöcher:
        [quicksand] Treibsand:
        [forward] Pfeile vorwärts:
        [backward] Pfeile zurück:
        [lion] Löwen:
        [cheetah] Geparde:
        [porcupine] Stachelschweine:
        [crocodile] Krokodile:
        [warthog] Warzenschweine:
       *[rope] Hängebrücken:
    } { $spaces }.
corners_of =
    { $form ->
        [left] Linkskurven, Tafeln:
       *[right] Rechtskurven, Tafeln:
    } { $tiles }.
line_is = Die Ziellinie liegt mitten auf Tafel { $tile }; Reihe { $row } ist die erste dahinter.

## Warum nicht

play_first = Spiel zuerst eine Karte; alles andere kommt nach der Bewegung.
turn_played = Du bist schon gezogen; nutze Neck Stretch oder Leapfrog, wo es geht, oder sei fertig.
marker_first = Wähle zuerst, welche Bonuskarte den Marker des Wasserlochs bekommt.
lose_first = Wähle zuerst, welche Bonuskarte der Gepard nimmt.
no_marker = Jetzt ist kein Marker zu legen; den gibt es an einem Wasserloch.
no_loss = Jetzt nimmt kein Gepard eine Bonuskarte.
marker_there =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } hat schon einen Marker; wähle eine Karte ohne.
lose_marked =
    Ein Gepard nimmt zuerst Bonuskarten mit Marker, und { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } hat keinen; wähle eine mit Marker.
bonus_gone =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } ist verbraucht oder verloren und hilft nicht mehr.
bonus_not_in_race =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } gehört nicht zu diesem Rennen; seine Boni sind { $first ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    }, { $second ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } und { $third ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    }.
bonus_unmarked =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } hat noch keinen Marker; lauf zuerst durch ein Wasserloch.
bonus_fresh =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } hat erst in diesem Zug einen Marker bekommen; nutzen kannst du ihn ab dem nächsten.
not_in_hand = Du hast { $card } nicht auf der Hand; spiel eine Karte von dort.
deja_nothing = Oben auf deiner Ablage liegt keine Karte, die Déjà vu nutzen könnte; spiel eine Karte von der Hand.
toes_two = Nur mit einer 2 geht man auf Zehenspitzen, und { $source } ist keine.
discard_moves = { $card } kann nicht ohne Bewegung abgelegt werden, denn du kannst noch ziehen, zum Beispiel mit { $other }.
stopped = Das Stachelschwein hat deine Bewegung beendet; danach kommt nichts mehr.
stretch_blocked = Geradeaus vor { $space } gibt es kein Feld, bis zu dem sich der Hals strecken könnte.
leap_nobody = Geradeaus vor { $space } steht kein Strauß, über den man springen könnte.
leap_animal =
    Der Sprung würde auf { $space } landen, und dort ist { $animal ->
        [lion] ein Löwe
        [cheetah] ein Gepard
        [porcupine] ein Stachelschwein
        [crocodile] ein Krokodil
       *[warthog] ein Warzenschwein
    }; Leapfrog landet nie auf einem Tier.
no_connection = Von { $start } führt keine Verbindung dorthin; ein Schritt geht gerade oder schräg, vor oder zurück.
step_ostrich = { $owner_seat } steht auf { $space }; geh auf ein freies Feld.
step_lion = Auf { $space } liegt ein Löwe; dorthin geht niemand.
step_crocodile = Auf { $space } liegt ein Krokodil; man kann darüberlaufen, aber keine Bewegung endet dort.
step_quicksand = Der Treibsand auf { $space } kostet 2, und ein Schritt hat nur 1.
lane_far =
    Mit { $card } hast du { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, aber ihre Bahn ist { $changes ->
        [one] { $changes } Bahn
       *[other] { $changes } Bahnen
    } entfernt; sie taugt nur für einen Schritt.
way_start =
    { $colour ->
        [r] Von der Startlinie führt kein solcher Weg nach Rot.
        [k] Von der Startlinie führt kein solcher Weg nach Schwarz.
        [y] Von der Startlinie führt kein solcher Weg nach Gelb.
       *[b] Von der Startlinie führt kein solcher Weg nach Blau.
    }
way_ends =
    Auf { $colour ->
        [r] der roten Bahn
        [k] der schwarzen Bahn
        [y] der gelben Bahn
       *[b] der blauen Bahn
    } gibt es nach Schritt { $step } keinen Wechsel mehr; lass den Rest weg.
way_sink = Vor dem Ende liegt kein Treibsand, in dem dieser Weg stecken bleiben könnte.
way_no_change = Von { $space } aus lässt sich bei Schritt { $step } die Bahn nicht wechseln.
way_late =
    Nach Schritt { $step } hat der Weg { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } übrig, und { $colour ->
        [r] die rote Bahn
        [k] die schwarze Bahn
        [y] die gelbe Bahn
       *[b] die blaue Bahn
    } ist noch { $changes ->
        [one] { $changes } Bahn
       *[other] { $changes } Bahnen
    } entfernt.
way_ostrich = { $owner_seat } steht auf { $space } im Weg, bei Schritt { $step }, und an Straußen kommt man nicht vorbei.
way_lion = Auf { $space } liegt bei Schritt { $step } ein Löwe im Weg.
way_quicksand = Der Treibsand auf { $space } kostet bei Schritt { $step } 2, und so viele Punkte sind nicht übrig.
way_porcupine = Das Stachelschwein auf { $space } würde die Bewegung bei Schritt { $step } beenden, auf einer Bahn, die nicht die der Karte ist.
way_crocodile = Die Bewegung müsste auf dem Krokodil auf { $space } enden; dort endet nichts.
way_boing = Der Sprung findet auf seiner Bahn kein freies Feld zum Landen.
short_ostrich = Der Weg ist kürzer: { $owner_seat } steht auf { $space }.
short_lion = Der Weg ist kürzer: Auf { $space } liegt ein Löwe.
short_quicksand = Der Weg ist kürzer: Für den Treibsand auf { $space } reichen die Punkte nicht.
short_crocodile = Der Weg ist kürzer: Auf dem Krokodil auf { $space } kann er nicht enden.
short_porcupine =
    Der Weg ist kürzer: Das Stachelschwein auf { $space } beendet ihn mit { $left ->
        [one] { $left } Punkt
       *[other] { $left } Punkten
    } Rest.

## Notation

not_action = „{ $text }“ ist keine Aktion; schreib eine Karte als r3, mit Bahnwechseln y5:1,3, von der Startlinie r4@k:2, einen Schritt r3-4k2, mit +toes oder +boing; wings=r, deja, r3-x; neck, leap, done; marker=neck, lose=leap.
not_flag = „+{ $text }“ ist weder Zehenspitzen noch Boinnnggg; schreib +toes oder +boing.
not_space = „{ $text }“ ist kein Feld dieser Strecke; schreib Tafel, Bahn und Nummer, zum Beispiel 3k4, oder 5x2 auf einer Hängebrücke.
not_connected = Von { $start } führt keine Verbindung nach { $space }; ein Schritt geht auf ein Feld daneben, vor oder zurück.
not_on_line = Die Bahn zum Anfangen wählt man nur auf der Startlinie; lass das @ weg.
not_way = „{ $text }“ ist kein Weg; von der Startlinie gibt es für jede Bahn dazwischen einen Wechsel, ab Schritt 2.
bonus_not_here =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } ist kein Bonus dieses Rennens; seine Boni schreibt man { $names }.
position_fields = Eine Stellung hat ein bis neun Felder mit Leerzeichen dazwischen, nicht { $count }: Strauße, Hände, Reihenfolge, Bonuskarten, Ablagen, Runde, bekannte Karten, Rundenanfang, Zug.
position_seats =
    „{ $text }“ hat { $count ->
        [one] { $count } Teil
       *[other] { $count } Teile
    }, aber es gibt { $players } Spieler; schreib für jeden einen, zum Beispiel { $example }.
position_shared = Zwei Strauße stehen auf { $space }; jeder braucht ein eigenes Feld.
position_cards = „{ $text }“ sind keine Karten; schreib zum Beispiel r3y5b6, oder - für keine.
position_card_twice = { $card } steht zweimal da; jede Karte gibt es einmal.
position_card_both = { $card } von { $seat } ist auf der Hand und in der Ablage; nimm sie an einer Stelle heraus.
position_hand = { $seat } hätte { $count } Karten auf der Hand; höchstens { $most } sind möglich.
position_no_hand = { $seat } hat keine Karten, und jeder braucht mindestens eine, um weiterzukommen.
position_order = „{ $text }“ ist keine Reihenfolge der Runde; schreib alle Sitze, die fertigen vor ein >, zum Beispiel { $example }, und nach dem Ende >finish oder >rounds.
position_order_race = { $first_seat } kann in dieser Runde nicht vor { $second_seat } laufen: weiter vorn und auch noch nicht gezogen.
position_bonuses = „{ $text }“ sind nicht drei Bonuskarten; schreib o ohne Marker, x mit, n mit einem aus diesem Zug, - für verbraucht oder verloren, zum Beispiel oox.
position_fresh = { $seat } kann keinen Marker aus diesem Zug haben; n gilt nur für den Sitz mitten im Zug.
position_line_bonuses = { $seat } steht auf der Startlinie und kann keine Bonuskarte verändert haben; schreib ooo.
position_round = „{ $text }“ ist keine Runde; schreib 1 bis { $most }.
position_known = { $card } ist nicht auf der Hand von { $seat } und kann dort nicht bekannt sein.
position_began = { $seat } ist in dieser Runde nicht gezogen, also begann die Runde, wo der Strauß steht.
position_finished = { $seat } ist hinter der Ziellinie, ohne in dieser Runde gezogen zu sein; das Rennen wäre aus.
position_turn = „{ $text }“ ist kein bisheriger Zug; schreib - oder zum Beispiel moved:y:w:3:oC.
position_turn_line = { $seat } ist gezogen, also kann der Strauß nicht auf der Startlinie stehen.
position_hole = Auf Tafel { $tile } ist kein Wasserloch.
position_pending = Was zu entscheiden ist, lässt keine Wahl und wäre schon geschehen; lass es weg.
position_nothing = In diesem Zug ist nichts zu entscheiden, er wäre also vorbei; lass das letzte Feld weg.
position_not_ended =
    { $how ->
        [finish] Niemand ist hinter der Ziellinie, so ist das Rennen nicht zu Ende.
       *[rounds] Das Rennen ist nicht nach { $rounds } Runden zu Ende: Schreib Runde { $rounds }, und niemanden hinter die Ziellinie.
    }

## Strecken und Tafeln

course_twice = { $file }, Zeile { $line }: „{ $word }“ steht hier zum zweiten Mal; einmal genügt.
course_bonuses = { $file }, Zeile { $line }: „{ $text }“ sind nicht drei verschiedene Boni; wähle unter { $names }.
course_start = { $file }, Zeile { $line }: Eine Strecke beginnt mit start, oder start* für die schwere Seite; dann kommen die Tafeln.
course_finish = { $file }, Zeile { $line }: Die Strecke erreicht das Ziel nicht; schreib finish oder finish* hinter die letzte Tafel.
course_after_finish = { $file }, Zeile { $line }: „{ $word }“ steht hinter dem Ziel; das dürfen nur die Boni.
course_tile = { $file }, Zeile { $line }: „{ $word }“ ist keine Tafel; es gibt S1 bis S13, L1 bis L5 und R1 bis R5, mit * für die schwere Seite.
course_tile_twice = { $file }, Zeile { $line }: Tafel { $tile } liegt zweimal, und es gibt nur eine.
course_long = { $file }, Zeile { $line }: Die Strecke hat { $count } Tafeln; höchstens { $most } sind möglich.
course_crosses = { $file }, Zeile { $line }: Tafel { $second } ({ $second_name }) würde auf Tafel { $first } ({ $first_name }) liegen; biege anders ab.
course_crosses_behind = { $file }, Zeile { $line }: Die Geraden hinter dem Ziel würden auf Tafel { $tile } ({ $name }) liegen; lass die Strecke woanders enden.
tiles_missing = { $file }, Zeile { $line }: Es fehlt Tafel { $tile }; alle 25 müssen gezeichnet sein.
tiles_head = { $file }, Zeile { $line }: „{ $text }“ ist kein Kopf einer Tafel; schreib tile, ihren Namen und bei Geraden left oder right, jeden Namen einmal.
tiles_face = { $file }, Zeile { $line }: Tafel { $tile } braucht eine Zeile { $face } und darunter { $rows } Reihen.
tiles_row = { $file }, Zeile { $line }: „{ $text }“ ist keine Reihe von Tafel { $tile }; schreib ein Zeichen für jedes Feld, in Kurven die Bahnen getrennt.
tiles_bridge = { $file }, Zeile { $line }: Die Hängebrücke von Tafel { $tile } braucht vier Reihen mit einem Feld, die zweite bis fünfte.
tiles_hole = { $file }, Zeile { $line }: Tafel { $tile } hat nicht die Wasserfelder, die sie soll: eins oder zwei auf S3, S7, S11, L3 und R3, sonst keine.
tiles_closed = { $file }, Zeile { $line }: Tafel { $tile } ist durch Löwen für jemanden versperrt; lass von jeder Bahn einen Weg offen.

## In the browser

prompt_card = Spiel eine Karte: Nimm eine, sieh, wohin sie führt, und wähl das Ziel
prompt_goal = Wähl, wo du ankommen willst, oder eine andere Karte
prompt_way = Wähl den Weg dorthin
prompt_marker = Das Wasserloch: Welche Bonuskarte bekommt den Marker?
prompt_lose = Der Gepard: Welche Bonuskarte bekommt er?
prompt_after = Setz nach dem Laufen einen Bonus ein, oder schließ ab
order_title = Reihenfolge in Runde { $round }
order_acting = läuft jetzt
order_done = ist gelaufen
order_waiting = muss noch laufen
close_cards = Schließen
course_label = Die Strecke: { $name }
view_label = Ausschnitt
follow_race = Dem Rennen folgen
whole_course = Ganze Strecke
nearer = Näher heran
further = Weiter weg
your_cards = Deine Karten
your_hand = Deine Hand: { $cards }.
switch_toes = Zehenspitzen
do_it = Ausführen
after_done = Fertig
cry_porcupine = Autsch
cry_crocodile = Schnapp
cards_of = { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
    } auf der Hand, { $pile } im Stapel
discards_count = { $count ->
    [0] Noch nichts abgelegt
    [one] { $count } Karte abgelegt
   *[other] { $count } Karten abgelegt
    }
top_card = Obenauf, für Déjà vu: { $colour ->
    [red] Rot
    [black] Schwarz
    [yellow] Gelb
   *[blue] Blau
    } { $value }
colour_name = { $colour ->
    [red] Rot
    [black] Schwarz
    [yellow] Gelb
   *[blue] Blau
    }
card_label = { $colour ->
    [red] Rot
    [black] Schwarz
    [yellow] Gelb
   *[blue] Blau
    } { $value }
space_label = { $lane ->
    [start] Startlinie
    [rope] Hängebrücke Reihe { $number }, Tafel { $tile }
    [red] Rot { $number }, Tafel { $tile }
    [black] Schwarz { $number }, Tafel { $tile }
    [yellow] Gelb { $number }, Tafel { $tile }
   *[blue] Blau { $number }, Tafel { $tile }
    }
way_free = nichts passiert darauf
ways_there = { $count ->
    [one] { $count } Weg
   *[other] { $count } verschiedene Wege
    }
bonus_boing = Boinnnggg
bonus_leap = Leapfrog
bonus_wings = Crazy Wings
bonus_bird = Bird Brain
bonus_deja = Déjà vu
bonus_neck = Neck Stretch
bonus_state = { $state ->
    [waiting] { $name }: wartet auf einen Marker
    [marked] { $name }: einsetzbar
    [fresh] { $name }: ab dem nächsten Zug einsetzbar
   *[gone] { $name }: weg
    }
effect_move = { $value } { $value ->
    [one] Feld
   *[other] Felder
    }
effect_bonus = { $value } + { $bonus } Felder
effect_step = ein Schritt
effect_end = { $lane ->
    [start] an die Startlinie
    [rope] auf Reihe { $number } der Hängebrücke, Tafel { $tile }
    [red] auf Rot { $number }, Tafel { $tile }
    [black] auf Schwarz { $number }, Tafel { $tile }
    [yellow] auf Gelb { $number }, Tafel { $tile }
   *[blue] auf Blau { $number }, Tafel { $tile }
    }
effect_water = { $count ->
    [one] ein Marker am Wasserloch
   *[other] je ein Marker an { $count } Wasserlöchern
    }
effect_quicksand = watet durch Treibsand
effect_porcupine = das Stachelschwein hält dich auf
effect_cheetah = { $count ->
    [one] der Gepard nimmt eine Bonuskarte
   *[other] Geparde nehmen { $count } Bonuskarten
    }
effect_warthog = das Warzenschwein: Deine ganze Hand kommt weg und wird neu gezogen
effect_arrow = der Pfeil bringt dich noch ein Feld weiter
effect_ended = das Rennen ist aus
effect_discard = die Karte wegwerfen
effect_marker = der Marker kommt auf { $bonus ->
    [boing] Boinnnggg
    [leap] Leapfrog
    [wings] Crazy Wings
    [bird] Bird Brain
    [deja] Déjà vu
   *[neck] Neck Stretch
    }
effect_lose = { $bonus ->
    [boing] Boinnnggg
    [leap] Leapfrog
    [wings] Crazy Wings
    [bird] Bird Brain
    [deja] Déjà vu
   *[neck] Neck Stretch
    } ist verloren
effect_neck = Neck Stretch: noch { $count } { $count ->
    [one] Feld
   *[other] Felder
    }
effect_leap = Leapfrog
effect_done = nichts mehr
photo_title = Zielfoto
photo_close = Foto schließen
photo_rounds = Nach { $rounds } Runden wurde das Rennen beendet.
rows_past = { $count ->
    [one] { $count } Reihe hinter der Ziellinie
   *[other] { $count } Reihen hinter der Ziellinie
    }
rows_before = { $count ->
    [one] { $count } Reihe vor der Ziellinie
   *[other] { $count } Reihen vor der Ziellinie
    }
editor_title = Streckenbau
editor_begin = Beginnen mit
editor_choose = einer fertigen Strecke …
editor_random = Eine zufällige Strecke
editor_flip = Schwere Seite
editor_bend = Andersherum abbiegen
editor_earlier = Weiter vorn
editor_later = Weiter hinten
editor_remove = Herausnehmen
editor_sum = { $tiles } Tafeln, { $water ->
    [0] kein Wasserloch
    [one] { $water } Wasserloch
   *[other] { $water } Wasserlöcher
    }. Gut passen 14 Tafeln und 3 Wasserlöcher.
editor_stock = Übrige Tafeln
editor_stock_help = Zieh eine in die Strecke, oder drück darauf: Dann kommt sie hinter die gewählte Tafel. Gezeichnet ist die schwere Seite.
editor_bonuses = Die drei Boni
editor_text = Die Strecke als Text, zum Kopieren oder Einfügen
editor_copy = Text kopieren
editor_copied = Kopiert
editor_name = Name
editor_play = Darauf spielen
own_course = Meine Strecke
tile_label = Tafel { $number }: { $name }, { $form ->
    [left] Linkskurve
    [right] Rechtskurve
   *[straight] Gerade
    }, { $side ->
    [hard] schwere Seite
   *[easy] leichte Seite
    }
part_label = { $name }: { $form ->
    [left] Linkskurve
    [right] Rechtskurve
   *[straight] Gerade
    }, { $theme ->
    [water] Wasserloch
    [quicksand] Treibsand
    [forward] Pfeile
    [backward] Pfeile
    [lion] Löwen
    [cheetah] Geparde
    [porcupine] Stachelschweine
    [crocodile] Krokodile
    [warthog] Warzenschweine
    [rope] Hängebrücke
   *[plain] ohne alles
    }
