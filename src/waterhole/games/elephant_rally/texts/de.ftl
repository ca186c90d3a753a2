### Elephant Rally

game_title = Elephant Rally
game_pitch = Einmal rund um die Stadt: sechs Elefanten, zehn heilige Kühe und eine Maus. Schieb, wer im Weg steht, bleib aus dem Fluss, und halt einen Tiger bereit, wenn jemand anderes gleich gewinnt. Zu zweit ist es eine Variante.
board_city = Stadt und Wald
board_mountains = Berge und Palast
ending_crossed = mit dem Lauf über die Ziellinie
ending_pushed = mit einem Schubs über die Ziellinie

## Karten

card_name =
    { $card ->
        [g1] Grün 1
        [g2] Grün 2
        [g3] Grün 3
        [g4] Grün 4
        [p4] Lila 4
        [p5] Lila 5
        [p6] Lila 6
        [p7] Lila 7
        [charge] Ansturm
        [carpet] Fliegender Teppich
        [mango] Mangosaft
        [mouse] Maus
        [cow] Heilige Kuh
        [monkey] Affe
        [prayer] Gebet
        [snake] Schlangenbeschwörer
       *[tiger] Tiger
    }
modifier_name =
    { $modifier ->
        [charge] Ansturm
        [carpet] Fliegender Teppich
       *[mango] Mangosaft
    }

## Was geschehen ist

did_start = { $seat } startet von { $space }.
were_dealt =
    Alle bekommen { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
declared_card = { $seat } spielt { card_name }. Antwortet jemand mit einem Tiger?
declared_pair = { $seat } spielt { modifier_name } mit { card_name }. Antwortet jemand mit einem Tiger?
offered_cancel = Tiger: { card_name } aufheben
did_play = { $seat } spielt { card_name }.
did_pair = { $seat } spielt { modifier_name } mit { card_name }.
did_cancel = { $seat } antwortet mit einem Tiger: { card_name } von { $turn_seat } hat keine Wirkung.
was_wasted = Ohne die grüne Karte ist auch { card_name } vertan.
did_discard = { $seat } spielt nichts und legt Karten ab.
did_done = { $seat } beendet den Zug.
did_throw = { $seat } legt { card_name } ab.
went = { $owner_seat } geht von { $start } nach { $space }.
went_aslant =
    { $owner_seat } geht schräg nach { $side ->
        [left] links
       *[right] rechts
    }, von { $start } nach { $space }.
went_aside =
    { $owner_seat } geht nach { $side ->
        [left] links
       *[right] rechts
    }, von { $start } nach { $space }, { $blocked ->
        [cow] um eine Kuh herum.
        [firm] um jemanden herum, der fest steht.
       *[gap] weil die Bahn endet.
    }
flew = { $owner_seat } fliegt von { $start } nach { $space }.
fled = { $owner_seat } flieht von { $start } nach { $space }.
was_pushed = { $owner_seat } wird von { $start } nach { $space } geschoben.
cow_was_pushed = Die Kuh auf { $start } wird nach { $space } geschoben.
got_stuck =
    Dann ist alles zu: { $unused ->
        [one] { $unused } Schritt verfällt.
       *[other] { $unused } Schritte verfallen.
    }
drew_bananas =
    { $seat } steht unter einem Bananenbaum und zieht { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
drew =
    { $seat } zieht { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
owes_cards =
    Die Kobrachips kosten { $seat } { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
was_reshuffled = Die Ablage wird gemischt und ist jetzt der Stapel.
did_mouse = { $seat } schickt die Maus von { $start } nach { $space }.
mouse_stayed = { $seat } lässt die Maus auf { $space } bleiben.
mouse_hid = Die Maus verschwindet im Loch auf { $space }.
cow_went = Die Kuh auf { $start } geht nach { $space }.
did_enough = { $seat } lässt die Kühe ruhen.
did_rob =
    { $seat } nimmt { $count ->
        [0] keine Karte, denn es gibt keine,
        [one] { $count } Karte
       *[other] { $count } Karten
    } von { $victim_seat }.
robbed_card =
    Genommen: { $count ->
        [1] { card_name }.
       *[other] { $count }-mal { card_name }.
    }
did_take = { $seat } nimmt { card_name } aus der Ablage.
no_discards = Die Ablage ist leer.
did_chip = { $seat } gibt { $receiver_seat } einen Kobrachip.
did_swap = { $seat } verschiebt einen Kobrachip von { $giver_seat } zu { $receiver_seat }.
returned_chips =
    { $seat } { $count ->
        [0] hatte keine Kobrachips loszuwerden.
        [one] wird { $count } Kobrachip los.
       *[other] wird { $count } Kobrachips los.
    }
won = { $winner_seat } geht über die Ziellinie und gewinnt das Rennen.
won_pushed = { $winner_seat } wird von { $seat } über die Ziellinie geschoben und gewinnt das Rennen.

## Die Stellung in Worten

now_over = Das Rennen ist vorbei.
now =
    { $seat } { $phase ->
        [start] wählt einen Startpfeil.
        [play] ist dran.
        [react] kann mit einem Tiger antworten.
        [mouse] wählt, wohin die Maus läuft.
        [monkey] wählt, wessen Karten der Affe nimmt.
        [prayer] wählt eine Karte aus der Ablage.
        [snake] wählt, wer einen Kobrachip bekommt.
       *[discard] legt Karten ab.
    }
now_second =
    { $seat } darf noch eine { $colour ->
        [green] grüne
       *[yellow] gelbe
    } Karte spielen.
now_way =
    { $seat } wählt den Weg und hat noch { $steps ->
        [one] { $steps } Schritt.
       *[other] { $steps } Schritte.
    }
now_scare =
    { $seat } wählt, wohin der erschreckte Elefant von { $owner_seat } ausweicht, mit noch { $steps ->
        [one] { $steps } Schritt.
       *[other] { $steps } Schritten.
    }
now_cows =
    { $seat } zieht Kühe und hat noch { $steps ->
        [one] { $steps } Schritt.
       *[other] { $steps } Schritte.
    }
now_throw =
    { $seat } muss für Kobrachips { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ablegen.
in_play = Gespielt von { $seat }: { card_name }.
in_play_pair = Gespielt von { $seat }: { modifier_name } mit { card_name }.
is_cancelled = { card_name } ist aufgehoben.
stands_nowhere = { $owner_seat } hat noch keinen Platz.
stands_behind =
    { $owner_seat } steht auf { $space }, { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    } vor der Startlinie.
stands =
    { $owner_seat } steht auf { $space } und hat noch { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    } vor sich.
holds =
    { $seat } hat { $cards ->
        [0] keine Karten
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } und { $chips ->
        [0] keine Kobrachips.
        [one] { $chips } Kobrachip.
       *[other] { $chips } Kobrachips.
    }
holds_card =
    Auf der Hand von { $seat }: { $count ->
        [1] { card_name }.
       *[other] { $count }-mal { card_name }.
    }
cows_on = Kühe: { $spaces }.
mouse_on = Die Maus ist auf { $space }.
pile_holds =
    Der Stapel hat { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }, der Vorrat { $chips ->
        [0] keine Kobrachips.
        [one] { $chips } Kobrachip.
       *[other] { $chips } Kobrachips.
    }
discarded =
    Abgelegt: { $count ->
        [1] { card_name }.
       *[other] { $count }-mal { card_name }.
    }

## Warum nicht

due_start = Zuerst werden die Startpfeile gewählt; nimm einen freien.
due_play = Spiel jetzt eine Karte, oder leg Karten ab.
due_more = Mach mit einer Karte der anderen Farbe weiter, oder beende den Zug.
due_react = Eine Karte ist gespielt; lass sie zu, oder heb sie mit einem Tiger auf.
due_side = Geradeaus ist zu, und beide Seiten sind offen; wähle zuerst links oder rechts.
due_scare = Der erschreckte Elefant von { $owner_seat } kann nicht zurück; wähle zuerst, ob er nach links oder rechts ausweicht.
due_mango = Dein Elefant ist unterwegs; wähle zuerst seinen nächsten Schritt.
due_mouse = Die Maus ist los; wähle zuerst, wohin sie läuft.
due_cows = Die Kühe sind unterwegs; zieh eine, oder sag, dass es genug ist.
due_rob = Der Affe wartet; wähle zuerst, wessen Karten er nimmt.
due_take = Nimm zuerst eine Karte aus der Ablage.
due_chip = Wähle zuerst, wer den Kobrachip bekommt.
due_throw =
    Kobrachips kosten Karten, wenn du ziehst; leg zuerst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab.
due_discard = In diesem Zug legst du Karten ab; leg noch eine ab, oder sag, dass du fertig bist.
due_discard_one = In diesem Zug legst du Karten ab; mindestens eine muss es sein.
arrow_taken = Auf { $space } steht schon jemand; wähle einen anderen Pfeil.
no_arrow = { $space } ist kein Startpfeil; wähle einen von { $spaces }.
done_early = Noch ist nichts gespielt; spiel eine Karte, oder leg Karten ab.
discard_late = Du hast in diesem Zug eine Karte gespielt; Ablegen ginge nur stattdessen.
modifier_alone = { card_name } wird nicht allein gespielt; leg eine grüne Karte dazu, zum Beispiel charge+g3.
purple_late = Eine lila Karte wird immer allein gespielt, und du hast in diesem Zug schon eine Karte gespielt.
green_twice = Du hast in diesem Zug eine grüne oder lila Karte gespielt; nach einer grünen geht nur noch eine gelbe.
yellow_twice = Du hast in diesem Zug eine gelbe oder lila Karte gespielt; nach einer gelben geht nur noch eine grüne.
not_held = Du hast { card_name } nicht auf der Hand; wähle eine deiner Karten.
pair_late = { card_name } gehört zur grünen Karte und kann nicht nach einer Karte dieses Zuges kommen.
carpet_off_track = { $space } ist kein Feld der Strecke, also kann der Teppich dort nicht landen; wähle eine andere grüne Karte.
carpet_on_cow = Auf { $space } ist eine Kuh, also kann der Teppich dort nicht landen; wähle eine andere grüne Karte.
carpet_on_elephant = Auf { $space } steht { $owner_seat }, also kann der Teppich dort nicht landen; wähle eine andere grüne Karte.
no_modifier = Es gibt keine zweite Karte aufzuheben; heb die auf, die gespielt wurde.
not_discarded = { card_name } ist nicht in der Ablage; nimm eine, die da ist.
no_seat = Es gibt keinen Platz { $number }; der letzte ist { $last }.
rob_oneself = Der Affe nimmt von jemand anderem, nicht von dir selbst.
chips_all_out = Alle Kobrachips sind vergeben; verschieb einen von jemandem zu jemand anderem, zum Beispiel chip:1>2.
chips_in_supply =
    Im Vorrat { $count ->
        [one] ist noch { $count } Kobrachip
       *[other] sind noch { $count } Kobrachips
    }; gib einen davon, zum Beispiel chip:2.
has_no_chip = { $owner_seat } hat keinen Kobrachip; verschieb einen von jemandem, der einen hat.
chip_to_giver = Ein Kobrachip geht an jemand anderen; { $owner_seat } hat ihn schon.
off_track = Dort ist kein Feld der Strecke; wähle einen anderen Weg.
has_cow = Auf { $space } ist eine Kuh; wähle ein freies Feld.
has_elephant = Auf { $space } steht { $owner_seat }; wähle ein freies Feld.
forward_closed = Geradeaus ist zu; mach einen anderen Schritt.
forward_open = Geradeaus ist offen, also führt Mangosaft nicht zur Seite; geh vorwärts oder schräg vorwärts.
side_kept =
    Solange es geradeaus nicht weitergeht, bleibt es bei der einmal gewählten Seite: Dein Elefant geht nach { $side ->
        [left] links.
       *[right] rechts.
    }
side_closed =
    Nach { $side ->
        [left] links ist zu; mach einen anderen Schritt.
       *[right] rechts ist zu; mach einen anderen Schritt.
    }
mouse_too_far = Von { $start } kommt die Maus in sechs Schritten nicht nach { $space }, und bei Elefanten hält sie an; wähle ein näheres Feld.
no_cow = Auf { $space } ist keine Kuh; zieh eine von denen, die da sind.

## Notation

not_action = „{ $text }“ ist keine Aktion; schreib eine Karte wie g3 oder monkey, ein Paar wie charge+g3, ein Feld wie c9, den Schritt einer Kuh wie c9-c10, oder discard, done, pass, cancel, left, right, forward, enough, rob:2, take:g3, chip:2, throw:g1.
cow_form = Eine Kuh geht immer nur einen Schritt, und { $space } liegt nicht neben { $start }; schreib zum Beispiel c9-c10.
cancel_what = { card_name } wurde nicht gespielt; schreib cancel mit der Karte, die gespielt wurde.
position_fields =
    Eine Stellung hat mindestens vier Felder, und hier { $count ->
        [one] ist es { $count }
       *[other] sind es { $count }
    }: Elefanten, Kühe, Maus, und wer dran ist, zum Beispiel b5,b6,b8 - a2 0.
position_key = „{ $text }“ ist nicht zu lesen; schreib einen Schlüssel, = und einen Wert; Schlüssel sind { $keys }.
position_key_twice = { $key } steht hier zweimal; einmal genügt.
position_elephants = Es braucht die Elefanten von { $right } Plätzen mit Kommas dazwischen, nicht { $count }; schreib - für einen, der noch nicht steht.
position_two = { $space } ist schon besetzt; Elefanten und Kühe teilen sich nie ein Feld.
position_progress = „{ $text }“ ist nicht die Strecke eines Elefanten in Spalte { $column }; sie ist diese Zahl, plus oder minus { $columns }.
position_cows = Hier sind { $count } Kühe; auf der Strecke sind höchstens { $most }.
position_space = „{ $text }“ ist kein Feld dieser Strecke; schreib Bahn und Spalte, zum Beispiel c9.
position_seat = „{ $text }“ ist kein Platz; es sind 0 bis { $last }.
position_hands = Hier sind { $count } Hände für { $right } Plätze; schreib eine für jeden mit / dazwischen, zum Beispiel g3,tiger/-/g1*2.
position_with = Ansturm, Fliegender Teppich und Mangosaft sind nur mit einer grünen Karte im Spiel; schreib zum Beispiel card=g3 with=charge.
position_chips = Hier sind { $count } Kobrachips; im Spiel sind höchstens { $most }.
position_cards = „{ $text }“ ist nicht als Karten zu lesen; schreib jede Art einmal, mit ihrer Anzahl, zum Beispiel g1*2,tiger.
position_card = „{ $text }“ ist keine Karte; schreib zum Beispiel g3 oder monkey.
position_number = „{ $text }“ ist keine ganze Zahl mit höchstens drei Ziffern.
position_by_seat = { $key } braucht eine Zahl für jeden der { $right } Plätze mit / dazwischen, nicht { $count }.
position_known = „{ $text }“ ist nicht, was ein Platz von einer anderen Hand weiß; schreib zum Beispiel 0:1:g3,tiger für Karten auf Platz 1.
position_cancelled = Nur eine Karte, die mit einer grünen im Spiel ist, kann aufgehoben sein und hier noch stehen; schreib zum Beispiel card=g3 with=charge cancelled=charge.
position_choice = „{ $text }“ passt nicht zu { $key }; möglich sind { $words }.
position_start = Startpfeile werden vom letzten Platz rückwärts im Zug von Platz 0 gewählt, und das Rennen beginnt, wenn alle stehen; die Phase muss dazu passen.
position_end = Ein Rennen ist vorbei, wenn ein Elefant { $columns } Spalten zurückgelegt hat, und nicht vorher; die Phase ist dann crossed oder pushed.
position_sizes = Eine Hand kann nicht kleiner sein als die Karten, die von ihr bekannt sind.
position_range = Es ist mehr gefragt oder übrig, als es geben kann; schreib kleinere Zahlen.
position_phase =
    Der Rest passt nicht zu dem, was entschieden wird: { $phase ->
        [start] am Start gibt es noch keine Karten.
        [play] bevor eine Karte gespielt wird, ist keine im Spiel, und nicht beide Farben sind verbraucht.
        [react] bei react ist eine Karte im Spiel, und wer gefragt wird, hat einen Tiger.
        [side] bei side sind Schritte übrig, geradeaus ist zu, und beide Seiten sind offen.
        [mango] bei mango ist Mangosaft mit einer grünen Karte im Spiel, Schritte sind übrig, und es gibt mehrere Wege.
        [mouse] bei mouse ist eine Maus im Spiel.
        [scare] bei scare ist eine Maus im Spiel, der erschreckte Elefant kann nicht zurück, und beide Seiten sind offen.
        [cows] bei cows ist eine Heilige Kuh im Spiel, und ein bis acht Schritte sind übrig.
        [monkey] bei monkey ist ein Affe im Spiel.
        [prayer] bei prayer ist ein Gebet im Spiel, und die Ablage ist nicht leer.
        [snake] bei snake ist ein Schlangenbeschwörer im Spiel.
        [throw] bei throw sind Karten abzulegen, und nicht mehr, als auf der Hand sind.
       *[discard] bei discard ist keine Karte im Spiel oder gespielt.
    }

## Dateien für Strecken und Karten

track_sign = { $file }, Zeile { $line }: „{ $sign }“ ist kein Zeichen einer Strecke; es gibt { $signs }
track_length = { $file }, Zeile { $line }: Die Bahn ist { $length } Spalten lang; alle müssen so lang sein wie die erste, { $right }.
track_lanes = { $file }, Zeile { $line }: Eine Strecke hat höchstens { $most } Bahnen.
track_few_lanes = { $file }, Zeile { $line }: Eine Strecke hat mindestens { $least } Bahnen.
track_columns = { $file }, Zeile { $line }: Die Bahn ist { $columns } Spalten lang; es müssen { $least } bis { $most } sein.
track_cows = { $file }, Zeile { $line }: Die Strecke hat { $cows } Kühe, C; sie braucht { $right }.
track_arrows = { $file }, Zeile { $line }: Die Strecke hat { $arrows } Pfeile, ^; sie braucht { $right }, alle in den letzten zwei Spalten.
track_no_hole = { $file }, Zeile { $line }: Die Strecke hat kein Mauseloch; schreib mindestens ein o.
track_closed = { $file }, Zeile { $line }: Vom Pfeil auf { $space } führt kein Weg einmal herum bis zur Linie; öffne einen.
deck_line = { $file }, Zeile { $line }: „{ $text }“ ist keine Zeile eines Kartensatzes; schreib Art und Anzahl, zum Beispiel g3 8, jede Art einmal.
deck_missing = { $file }, Zeile { $line }: Der Kartensatz sagt nicht, wie viele { $kind } es gibt; schreib 0 für keine.

## In the browser

card_short =
    { $card ->
        [g1] ein Feld
        [g2] 2 Felder
        [g3] 3 Felder
        [g4] 4 Felder
        [p4] 4 Felder
        [p5] 5 Felder
        [p6] 6 Felder
        [p7] 7 Felder
        [charge] Ansturm
        [carpet] Teppich
        [mango] Mango
        [mouse] Maus
        [cow] Kuh
        [monkey] Affe
        [prayer] Gebet
        [snake] Schlange
       *[tiger] Tiger
    }
card_help =
    { $card ->
        [charge] mit einer grünen Karte: schiebt Elefanten und Kühe voran, auch durch den Fluss
        [carpet] mit einer grünen Karte: fliegt geradeaus über alle hinweg
        [mango] mit einer grünen Karte: geht auch schräg, Schritt für Schritt
        [mouse] zieh die Maus bis zu sechs Felder und erschrick einen Elefanten
        [cow] führ Kühe bis zu acht Felder insgesamt
        [monkey] nimm zwei zufällige Karten aus einer anderen Hand
        [prayer] nimm eine Karte aus der Ablage
        [snake] gib jemandem einen Kobrachip: eine Karte weniger bei jedem Ziehen
        [tiger] wirf deine eigenen Kobrachips ab
       *[other] zieh deinen Elefanten
    }
card_not_now = kann jetzt nicht gespielt werden
hand_label = Deine Karten
discards_label =
    Ablage ansehen: { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }
discards_title = Ablage
discards_none = Noch ist nichts abgelegt.
pile_label =
    Stapel: { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
supply_label =
    Kobrachips im Vorrat: { $count ->
        [0] keine
       *[other] { $count }
    }
lies_there = Gespielt von { $seat }: { card_name }
lie_there = Gespielt von { $seat }: { modifier_name } mit { card_name }
riders_label = Karten, Kobrachips und Restweg aller
rider_hand =
    { $cards ->
        [0] keine Karten
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $chips ->
        [0] keine Kobrachips
        [one] { $chips } Kobrachip
       *[other] { $chips } Kobrachips
    }
rider_place =
    auf { $space }, noch { $to_go ->
        [one] { $to_go } Spalte
       *[other] { $to_go } Spalten
    }
last_move = Letzter Zug
ground_name =
    { $ground ->
        [banana] Bananenbaum
        [hole] Mauseloch
        [river] Fluss
        [bridge] Brücke
        [arrow] Startpfeil
        [none] kein Feld
       *[plain] leer
    }
elephant_here = Elefant von { $owner_seat }
cow_here = Kuh
mouse_here = Maus
cow_can = Diese Kuh kannst du ziehen
take_cow = Die Kuh auf { $space } ziehen
options_label = Was du wählen kannst

prompt_start = Du bist dran: Wähle einen Startpfeil.
prompt_play = Du bist dran: Spiel eine Karte, oder eine grüne und eine gelbe.
prompt_green = Du darfst noch eine grüne Karte spielen.
prompt_yellow = Du darfst noch eine gelbe Karte spielen.
prompt_pair = Wähle die grüne Karte dazu.
prompt_again = Das geschieht dann. Spiel sie aus oder wähle eine andere Karte.
prompt_react = { $seat } spielt { card_name }: Lass es zu oder heb es mit deinem Tiger auf.
prompt_react_pair = { $seat } spielt { modifier_name } mit { card_name }: Lass es zu oder heb eine davon mit deinem Tiger auf.
prompt_side = Geradeaus ist zu: Geh nach links oder rechts.
prompt_scare = Der Elefant von { $owner_seat } kann nicht zurück: Wähle, wohin er ausweicht.
prompt_mango =
    Wähle den nächsten Schritt: { $steps ->
        [one] Noch { $steps } Schritt.
       *[other] Noch { $steps } Schritte.
    }
prompt_mouse = Wähle, wohin die Maus läuft. Trifft sie einen Elefanten, erschrickt er.
prompt_cows = Wähle eine Kuh oder zieh sie weiter, oder lass es genug sein.
prompt_cow = Wähle, wohin diese Kuh geht, oder eine andere Kuh.
prompt_monkey = Wähle, wessen Karten der Affe nimmt.
prompt_prayer = Wähle eine Karte aus der Ablage.
prompt_snake = Wähle, wer einen Kobrachip bekommt.
prompt_giver = Alle Kobrachips sind vergeben: Wähle, wessen Chip wandert.
prompt_throw =
    Deine Kobrachips kosten dich { $count ->
        [one] { $count } Karte: Leg sie ab.
       *[other] { $count } Karten: Leg sie ab.
    }
prompt_discard = Leg so viele Karten ab, wie du willst.

do_action =
    { $kind ->
        [play] Spielen
        [throw] Ablegen
        [take] Nehmen
       *[other] So machen
    }
deed_discard = Lieber ablegen
discarded_all = Das war alles
end_turn = Zug beenden
deed_enough = Genug
deed_done = beendet den Zug
deed_pass = Zulassen
deed_cancel = { card_name } aufheben
let_go = Loslassen
cows_left =
    { $steps ->
        [one] noch { $steps } Feld für die Kühe
       *[other] noch { $steps } Felder für die Kühe
    }
way_name =
    { $way ->
        [left] nach links
        [right] nach rechts
        [left-forward] schräg links
        [right-forward] schräg rechts
       *[forward] geradeaus
    }
chip_of = Chip von { $giver_seat }

deed_start = startet auf { $space }
deed_way = geht { way_name }
deed_mouse = Maus nach { $space }
deed_cow = Kuh von { $start } nach { $space }
deed_rob = nimmt zwei zufällige Karten von { $victim_seat }
deed_take = nimmt { card_name }
deed_chip = ein Kobrachip für { $receiver_seat }
deed_chip_from = ein Kobrachip von { $giver_seat } zu { $receiver_seat }
deed_throw = legt { card_name } ab
goes_to = geht nach { $space }
flies_to = fliegt nach { $space }
stays = kommt gar nicht vom Fleck
pushes_to = schiebt { $owner_seat } nach { $space }
scares_to = erschreckt { $owner_seat } zurück nach { $space }
pushes_cows =
    { $count ->
        [one] schiebt { $count } Kuh
       *[other] schiebt { $count } Kühe
    }
unused =
    { $count ->
        [one] { $count } Feld verfällt
       *[other] { $count } Felder verfallen
    }
bananas =
    { $count ->
        [one] Bananen: zieht { $count } Karte
       *[other] Bananen: zieht { $count } Karten
    }
branch =
    { $side ->
        [left] links, nach { $space }
       *[right] rechts, nach { $space }
    }
chips_back =
    { $count ->
        [one] gibt { $count } Chip zurück
       *[other] gibt { $count } Chips zurück
    }
wins = kommt über die Ziellinie und gewinnt
rival_wins = { $winner_seat } würde gewinnen: über die Ziellinie geschoben

## Counted

census_rounds = Runden je Rennen
census_stuck = stecken gebliebene Bewegungen, von allen
census_discard_turns = Züge zum Ablegen, von allen Zügen
census_cards = gespielte Karten je Rennen
census_cancelled = von Tigern aufgehobene Karten, von den gespielten
census_played = { card_name }, Mal je Rennen
census_start = Startfeld
census_lane = Bahn am Ende
