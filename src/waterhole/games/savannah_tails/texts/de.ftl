### Savannah Tails

game_title = Savannah Tails
game_pitch = Fünf Strauße rennen durch die Savanne. Deine Karten sagen, wie weit du läufst und auf welcher Bahn du ankommst; Wasserlöcher geben Kraft, und wer dort wohnt, sähe dich lieber stehen bleiben.
board_first = Erstes Rennen
board_mixed = Gemischtes Rennen
board_hard = Hartes Rennen
option_bonuses = Die drei Boni
option_bonuses_help = Alle laufen mit denselben drei Bonuskarten: denen, die die Strecke nennt, oder drei anderen.
option_bonuses_value =
    { $value ->
        [123] Boinnnggg, Bocksprung, Flatterflügel
        [124] Boinnnggg, Bocksprung, Spatzenhirn
        [125] Boinnnggg, Bocksprung, Déjà-vu
        [126] Boinnnggg, Bocksprung, Giraffenhals
        [134] Boinnnggg, Flatterflügel, Spatzenhirn
        [135] Boinnnggg, Flatterflügel, Déjà-vu
        [136] Boinnnggg, Flatterflügel, Giraffenhals
        [145] Boinnnggg, Spatzenhirn, Déjà-vu
        [146] Boinnnggg, Spatzenhirn, Giraffenhals
        [156] Boinnnggg, Déjà-vu, Giraffenhals
        [234] Bocksprung, Flatterflügel, Spatzenhirn
        [235] Bocksprung, Flatterflügel, Déjà-vu
        [236] Bocksprung, Flatterflügel, Giraffenhals
        [245] Bocksprung, Spatzenhirn, Déjà-vu
        [246] Bocksprung, Spatzenhirn, Giraffenhals
        [256] Bocksprung, Déjà-vu, Giraffenhals
        [345] Flatterflügel, Spatzenhirn, Déjà-vu
        [346] Flatterflügel, Spatzenhirn, Giraffenhals
        [356] Flatterflügel, Déjà-vu, Giraffenhals
        [456] Spatzenhirn, Déjà-vu, Giraffenhals
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
    { $seat } nutzt Flatterflügel: eine { $colour ->
        [r] rote
        [k] schwarze
        [y] gelbe
       *[b] blaue
    } 4.
did_deja =
    { $seat } nutzt Déjà-vu: noch einmal { $colour ->
        [r] Rot
        [k] Schwarz
        [y] Gelb
       *[b] Blau
    } { $value }.
did_discard =
    { $seat } kann mit keiner Karte laufen und legt { $colour ->
        [r] Rot
        [k] Schwarz
        [y] Gelb
       *[b] Blau
    } { $value } ab.
did_toes = { $seat } geht auf Zehenspitzen: Tiere, Pfeile und Treibsand wirken nicht.
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
did_neck = { $seat } streckt den Hals, bis { $space }.
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
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
    }.
got_bird = Mit Spatzenhirn hat { $seat } von jetzt an fünf Karten auf der Hand.
lost_bonus =
    { $seat } verliert { $bonus ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
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
ended_rounds = { $rounds } Runden sind gelaufen: Das Rennen ist aus, und { $winner_seat } liegt am weitesten vorn und gewinnt.

## Die Stellung in Worten

now_over = Das Rennen ist aus.
now_card = { $seat } muss eine Karte spielen.
now_marker = { $seat } muss die Bonuskarte wählen, die einen Marker bekommt.
now_lose = { $seat } muss die Bonuskarte wählen, die der Gepard nimmt.
now_after = { $seat } kann Giraffenhals oder Bocksprung nutzen oder den Zug beenden.
now_round = Es ist Runde { $round }.
order_line = { $seat } läuft vor { $next_seat }: nach der Startaufstellung.
order_ahead = { $seat } läuft vor { $next_seat }: eine Reihe oder mehr weiter vorn.
order_baobab = { $seat } läuft vor { $next_seat }: in derselben Reihe, auf der Bahn näher am Baobab.
order_forward = { $seat } läuft vor { $next_seat }: auf derselben Bahn im selben Drittel weiter vorn.
order_last = { $seat } läuft zuletzt.
stands =
    { $seat } liegt auf Platz { $place }, auf { $space }, nach { $rows ->
        [one] { $rows } Reihe
       *[other] { $rows } Reihen
    }.
stands_line = { $seat } liegt auf Platz { $place }, noch auf der Startlinie.
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
    Bonuskarte von { $seat }, { $bonus ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
    }: { $state ->
        [waiting] hat noch keinen Marker.
        [marked] hat einen Marker.
        [fresh] hat in diesem Zug einen Marker bekommen.
       *[gone] ist weg.
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
        [left] Linkskurven, Teile:
       *[right] Rechtskurven, Teile:
    } { $tiles }.
line_is = Die Ziellinie liegt mitten auf Teil { $tile }; Reihe { $row } ist die erste dahinter.

## Warum nicht

play_first = Spiel zuerst eine Karte; alles andere kommt nach dem Lauf.
turn_played = Du bist schon gelaufen; nutz Giraffenhals oder Bocksprung, wo es geht, oder beende den Zug.
marker_first = Wähl zuerst, welche Bonuskarte den Marker des Wasserlochs bekommt.
lose_first = Wähl zuerst, welche Bonuskarte der Gepard nimmt.
no_marker = Jetzt ist kein Marker zu legen; einen gibt es an einem Wasserloch.
no_loss = Jetzt nimmt kein Gepard eine Bonuskarte.
marker_there =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
    } hat schon einen Marker; wähl eine Karte ohne.
lose_marked =
    Ein Gepard nimmt zuerst Bonuskarten mit Marker, und { $bonus ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
    } hat keinen; wähl eine mit Marker.
bonus_gone =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
    } ist verbraucht oder verloren und hilft nicht mehr.
bonus_not_in_race =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
    } gehört nicht zu diesem Rennen; seine Boni sind { $first ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
    }, { $second ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
    } und { $third ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
    }.
bonus_unmarked =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
    } hat noch keinen Marker; lauf zuerst durch ein Wasserloch.
bonus_fresh =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
    } hat erst in diesem Zug einen Marker bekommen; nutzen kannst du ihn ab dem nächsten.
not_in_hand = Du hast { $card } nicht; spiel eine Karte von deiner Hand.
deja_nothing = Oben auf deiner Ablage liegt keine Karte, die Déjà-vu nutzen könnte; spiel eine Karte von deiner Hand.
toes_two = Nur mit einer 2 geht man auf Zehenspitzen, und { $source } ist keine.
discard_moves = { $card } lässt sich nicht ablegen, ohne zu laufen, denn du kannst laufen, zum Beispiel mit { $other }.
stopped = Das Stachelschwein hat deinen Lauf beendet; danach kommt nichts mehr.
stretch_blocked = Geradeaus vor { $space } gibt es kein Feld, bis zu dem sich der Hals strecken könnte.
leap_nobody = Geradeaus vor { $space } steht kein Strauß, über den man springen könnte.
leap_animal =
    Der Sprung würde auf { $space } landen, und dort ist { $animal ->
        [lion] ein Löwe
        [cheetah] ein Gepard
        [porcupine] ein Stachelschwein
        [crocodile] ein Krokodil
       *[warthog] ein Warzenschwein
    }; Bocksprung landet nie auf einem Tier.
no_connection = Von { $start } führt keine Verbindung dorthin; ein Schritt geht gerade oder schräg, vor oder zurück.
step_ostrich = { $owner_seat } steht auf { $space }; geh auf ein freies Feld.
step_lion = Auf { $space } liegt ein Löwe; dorthin geht niemand.
step_crocodile = Auf { $space } liegt ein Krokodil; man kann darüberlaufen, aber nicht stehen bleiben.
step_quicksand = Der Treibsand auf { $space } kostet 2, und ein Schritt hat nur 1.
lane_far =
    Mit { $card } hast du { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, aber die Bahn der Karte ist { $changes ->
        [one] { $changes } Bahn
       *[other] { $changes } Bahnen
    } entfernt; die Karte taugt nur für einen Schritt.
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
    } wird nach Schritt { $step } nicht mehr gewechselt; lass den Rest weg.
way_sink = Vor dem Ende liegt kein Treibsand, in dem man auf diesem Weg versinken könnte.
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
way_ostrich = { $owner_seat } steht auf { $space } im Weg, bei Schritt { $step }, und durch andere Strauße kommt man nicht hindurch.
way_lion = Auf { $space } liegt bei Schritt { $step } ein Löwe im Weg.
way_quicksand = Der Treibsand auf { $space } kostet bei Schritt { $step } 2, und so viele Punkte sind nicht übrig.
way_porcupine = Das Stachelschwein auf { $space } würde den Lauf bei Schritt { $step } beenden, auf einer Bahn, die nicht die der Karte ist.
way_crocodile = Der Lauf müsste auf dem Krokodil auf { $space } enden, und dort endet keiner.
way_boing = Der Sprung findet auf der Bahn der Karte kein freies Feld zum Landen.
short_ostrich = Der Weg ist kürzer: { $owner_seat } steht auf { $space }.
short_lion = Der Weg ist kürzer: Auf { $space } liegt ein Löwe.
short_quicksand = Der Weg ist kürzer: Für den Treibsand auf { $space } reichen die Punkte nicht.
short_crocodile = Der Weg ist kürzer: Auf dem Krokodil auf { $space } kann er nicht enden.
short_porcupine =
    Der Weg ist kürzer: Das Stachelschwein auf { $space } beendet ihn, und { $left ->
        [one] { $left } Punkt bleibt ungenutzt.
       *[other] { $left } Punkte bleiben ungenutzt.
    }

## Notation

not_action = „{ $text }“ ist keine Aktion; schreib eine Karte als r3, mit Bahnwechseln als y5:1,3, von der Startlinie als r4@k:2, einen Schritt als r3-4k2, mit +toes oder +boing; wings=r, deja, r3-x; neck, leap, done; marker=neck, lose=leap.
not_flag = „+{ $text }“ heißt weder auf Zehenspitzen noch mit Boinnnggg; schreib +toes oder +boing.
not_space = „{ $text }“ ist kein Feld dieser Strecke; schreib Teil, Bahn und Nummer, zum Beispiel 3k4, oder 5x2 auf einer Hängebrücke.
not_connected = Von { $start } führt keine Verbindung nach { $space }; ein Schritt geht auf ein Feld daneben, vor oder zurück.
not_on_line = Auf welcher Bahn man anfängt, wählt man nur auf der Startlinie; lass das @ weg.
not_way = „{ $text }“ ist kein Weg; von der Startlinie gibt es für jede Bahn dazwischen einen Wechsel, ab Schritt 2.
bonus_not_here =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [bird] Spatzenhirn
        [deja] Déjà-vu
       *[neck] Giraffenhals
    } ist kein Bonus dieses Rennens; seine Boni schreibt man { $names }.
position_fields = Eine Stellung hat ein bis neun Teile mit Leerzeichen dazwischen, nicht { $count }: Strauße, Hände, Reihenfolge, Bonuskarten, Ablagen, Runde, bekannte Karten, Stand zu Beginn der Runde, Zug.
position_seats =
    „{ $text }“ hat { $count ->
        [one] { $count } Teil
       *[other] { $count } Teile
    }, aber es gibt { $players } Spieler; schreib für jeden einen, zum Beispiel { $example }.
position_shared = Zwei Strauße stehen auf { $space }; jeder braucht ein eigenes Feld.
position_cards = „{ $text }“ ist keine Reihe von Karten; schreib zum Beispiel r3y5b6, oder - für keine.
position_card_twice = { $card } steht zweimal da; jede Karte gibt es nur einmal.
position_card_both = { $card } von { $seat } ist auf der Hand und in der Ablage; nimm sie an einer Stelle heraus.
position_hand = { $seat } hätte { $count } Karten auf der Hand; höchstens { $most } sind möglich.
position_no_hand = { $seat } hat keine Karten, und alle brauchen mindestens eine, um weiterzukommen.
position_order = „{ $text }“ ist keine Reihenfolge der Runde; schreib alle Plätze, vor ein > die, die schon gelaufen sind, zum Beispiel { $example }, und nach dem Ende >finish oder >rounds.
position_order_race = { $first_seat } kann in dieser Runde nicht vor { $second_seat } laufen; { $second_seat } liegt weiter vorn und ist auch noch nicht gelaufen.
position_bonuses = „{ $text }“ sind nicht drei Bonuskarten; schreib o ohne Marker, x mit einem, n mit einem aus diesem Zug, - für verbraucht oder verloren, zum Beispiel oox.
position_fresh = { $seat } kann keinen Marker aus diesem Zug haben; n gilt nur für den, der mitten in seinem Zug ist.
position_line_bonuses = { $seat } steht auf der Startlinie und kann keine Bonuskarte verändert haben; schreib ooo.
position_round = „{ $text }“ ist keine Runde; schreib 1 bis { $most }.
position_known = { $card } ist nicht auf der Hand von { $seat } und kann dort nicht bekannt sein.
position_began = { $seat } ist in dieser Runde noch nicht gelaufen, also begann die Runde dort, wo der Strauß steht.
position_finished = { $seat } ist hinter der Ziellinie, ohne in dieser Runde gelaufen zu sein; dann wäre das Rennen aus.
position_turn = „{ $text }“ ist kein angefangener Zug; schreib - oder zum Beispiel moved:y:w:3:oC.
position_turn_line = { $seat } ist gelaufen, also kann der Strauß nicht auf der Startlinie stehen.
position_hole = Auf Teil { $tile } ist kein Wasserloch.
position_pending = Was zu entscheiden ist, lässt keine Wahl und wäre schon geschehen; lass es weg.
position_nothing = In diesem Zug ist nichts zu entscheiden, er wäre also vorbei; lass den letzten Teil weg.
position_not_ended =
    { $how ->
        [finish] Niemand ist hinter der Ziellinie, so ist das Rennen nicht zu Ende.
       *[rounds] Das Rennen ist nicht nach { $rounds } Runden zu Ende: Schreib Runde { $rounds }, und setz niemanden hinter die Ziellinie.
    }

## Strecken und Teile

course_twice = { $file }, Zeile { $line }: „{ $word }“ steht hier zum zweiten Mal; einmal genügt.
course_bonuses = { $file }, Zeile { $line }: „{ $text }“ sind nicht drei verschiedene Boni; wähl unter { $names }.
course_start = { $file }, Zeile { $line }: Eine Strecke beginnt mit start, oder start* für die schwere Seite; dann kommen die Teile.
course_finish = { $file }, Zeile { $line }: Die Strecke erreicht das Ziel nicht; schreib finish oder finish* hinter das letzte Teil.
course_after_finish = { $file }, Zeile { $line }: „{ $word }“ steht hinter dem Ziel; dort dürfen nur die Boni stehen.
course_tile = { $file }, Zeile { $line }: „{ $word }“ ist kein Streckenteil; es gibt S1 bis S13, L1 bis L5 und R1 bis R5, mit * für die schwere Seite.
course_tile_twice = { $file }, Zeile { $line }: Teil { $tile } liegt zweimal, und es gibt nur eines.
course_long = { $file }, Zeile { $line }: Die Strecke hat { $count } Teile; höchstens { $most } sind möglich.
course_crosses = { $file }, Zeile { $line }: Teil { $second } ({ $second_name }) würde auf Teil { $first } ({ $first_name }) liegen; bieg anders ab.
course_crosses_behind = { $file }, Zeile { $line }: Die Geraden hinter dem Ziel würden auf Teil { $tile } ({ $name }) liegen; lass die Strecke woanders enden.
tiles_missing = { $file }, Zeile { $line }: Teil { $tile } fehlt; alle 25 müssen gezeichnet sein.
tiles_head = { $file }, Zeile { $line }: „{ $text }“ ist kein Kopf eines Teils; schreib tile, seinen Namen und bei Geraden left oder right, jeden Namen einmal.
tiles_face = { $file }, Zeile { $line }: Teil { $tile } braucht eine Zeile { $face } und darunter { $rows } Reihen.
tiles_row = { $file }, Zeile { $line }: „{ $text }“ ist keine Reihe von Teil { $tile }; schreib ein Zeichen für jedes Feld, in Kurven die Bahnen getrennt.
tiles_bridge = { $file }, Zeile { $line }: Die Hängebrücke von Teil { $tile } braucht vier Reihen mit je einem Feld, die zweite bis fünfte.
tiles_hole = { $file }, Zeile { $line }: Teil { $tile } hat nicht die Wasserfelder, die es haben soll: eins oder zwei auf S3, S7, S11, L3 und R3, sonst keine.
tiles_closed = { $file }, Zeile { $line }: Löwen sperren Teil { $tile } von einer Bahn aus ganz; lass von jeder Bahn einen Weg offen.

## Im Browser

prompt_card = Spiel eine Karte: Nimm eine, sieh, wohin sie führt, und wähl, wo du ankommst
prompt_goal = Wähl, wo du ankommen willst, oder eine andere Karte
prompt_way = Wähl den Weg dorthin
prompt_marker = Das Wasserloch: Welche Bonuskarte bekommt den Marker?
prompt_lose = Der Gepard: Welche Bonuskarte nimmt er?
prompt_after = Nutz nach dem Lauf noch einen Bonus, oder beende den Zug
order_title = Reihenfolge in Runde { $round }
order_acting = läuft jetzt
order_done = ist gelaufen
order_waiting = muss noch laufen
close_cards = Schließen
course_label = Die Strecke: { $name }
view_label = Was man sieht
follow_race = Dem Rennen folgen
whole_course = Ganze Strecke
nearer = Näher heran
further = Weiter weg
your_cards = Deine Karten
your_hand = Deine Hand: { $cards }.
switch_toes = Zehenspitzen
do_it = Machen
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
top_card = Obenauf, für Déjà-vu: { $colour ->
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
    [rope] Hängebrücke Reihe { $number }, Teil { $tile }
    [red] Rot { $number }, Teil { $tile }
    [black] Schwarz { $number }, Teil { $tile }
    [yellow] Gelb { $number }, Teil { $tile }
   *[blue] Blau { $number }, Teil { $tile }
    }
way_free = darauf geschieht nichts
ways_there = { $count ->
    [one] { $count } Weg
   *[other] { $count } verschiedene Wege
    }
bonus_boing = Boinnnggg
bonus_leap = Bocksprung
bonus_wings = Flatterflügel
bonus_bird = Spatzenhirn
bonus_deja = Déjà-vu
bonus_neck = Giraffenhals
bonus_state = { $state ->
    [waiting] { $name }: wartet auf einen Marker
    [marked] { $name }: kann genutzt werden
    [fresh] { $name }: kann ab dem nächsten Zug genutzt werden
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
    [rope] auf Reihe { $number } der Hängebrücke, Teil { $tile }
    [red] auf Rot { $number }, Teil { $tile }
    [black] auf Schwarz { $number }, Teil { $tile }
    [yellow] auf Gelb { $number }, Teil { $tile }
   *[blue] auf Blau { $number }, Teil { $tile }
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
effect_warthog = das Warzenschwein: Deine ganze Hand kommt weg, und du ziehst eine neue
effect_arrow = der Pfeil bringt dich noch um ein Feld weiter oder zurück
effect_ended = das Rennen ist aus
effect_discard = die Karte ablegen
effect_marker = der Marker kommt auf { $bonus ->
    [boing] Boinnnggg
    [leap] Bocksprung
    [wings] Flatterflügel
    [bird] Spatzenhirn
    [deja] Déjà-vu
   *[neck] Giraffenhals
    }
effect_lose = { $bonus ->
    [boing] Boinnnggg
    [leap] Bocksprung
    [wings] Flatterflügel
    [bird] Spatzenhirn
    [deja] Déjà-vu
   *[neck] Giraffenhals
    } ist verloren
effect_neck = Giraffenhals: noch { $count } { $count ->
    [one] Feld
   *[other] Felder
    }
effect_leap = Bocksprung
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
editor_title = Streckenwerkstatt
editor_begin = Beginnen mit
editor_choose = einer fertigen Strecke …
editor_random = Eine zufällige Strecke
editor_flip = Schwere Seite
editor_bend = Andersherum biegen
editor_earlier = Weiter vorn
editor_later = Weiter hinten
editor_remove = Herausnehmen
editor_sum = { $tiles } Teile, { $water ->
    [0] kein Wasserloch
    [one] { $water } Wasserloch
   *[other] { $water } Wasserlöcher
    }. Gut passen 14 Teile und 3 Wasserlöcher.
editor_stock = Übrige Teile
editor_stock_help = Zieh eines in die Strecke, oder drück darauf: Dann kommt es hinter das gewählte Teil. Gezeichnet ist die schwere Seite.
editor_bonuses = Die drei Boni
editor_text = Die Strecke als Text, zum Kopieren oder Einfügen
editor_copy = Text kopieren
editor_copied = Kopiert
editor_name = Name
editor_play = Darauf spielen
own_course = Meine Strecke
tile_label = Teil { $number }: { $name }, { $form ->
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
   *[plain] ohne Hindernisse
    }

## Counted

census_rounds = Züge je Rennen für jeden Strauß
census_forward = Züge mit Bonusfeldern
census_step = Züge mit nur einem Schritt
census_blocked = Züge mit verkürzter Bewegung
census_ostrich = verkürzt durch einen Strauß
census_discard = Züge, in denen sich mit keiner Karte laufen lässt
census_animal =
    { $animal ->
        [lion] ein Löwe versperrt den Weg, Mal je Rennen
        [cheetah] ein Gepard schlägt zu, Mal je Rennen
        [porcupine] ein Stachelschwein hält jemanden auf, Mal je Rennen
        [crocodile] ein Krokodil versperrt den Weg, Mal je Rennen
       *[warthog] ein Warzenschwein zerstreut eine Hand, Mal je Rennen
    }
census_markers = Marker je Spieler
census_used =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Bocksprung
        [wings] Flatterflügel
        [deja] Déjà-vu
       *[neck] Giraffenhals
    } benutzt, Mal je Rennen
census_lost = an Geparden verlorene Bonuskarten je Rennen
census_spread = Reihen zwischen Erstem und Letztem am Ende
