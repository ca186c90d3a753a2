### Savannah Tails

game_title = Savannah Tails
game_pitch = Five ostriches race over the savannah. Your cards say how far you run and on which lane you end; water holes make you strong, and what lives there would rather you stopped.
board_first = First race
board_mixed = Mixed race
board_hard = Hard race
option_bonuses = The three bonuses
option_bonuses_help = Everybody races with the same three bonus cards: those that the course names, or three others.
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
       *[0] those of the course
    }
ending_finish = at the finish
ending_rounds = after 60 rounds

## What happened

did_play =
    { $seat } plays { $colour ->
        [r] red
        [k] black
        [y] yellow
       *[b] blue
    } { $value }.
did_wings =
    { $seat } uses Crazy Wings: a { $colour ->
        [r] red
        [k] black
        [y] yellow
       *[b] blue
    } 4.
did_deja =
    { $seat } uses Déjà vu: { $colour ->
        [r] red
        [k] black
        [y] yellow
       *[b] blue
    } { $value } once more.
did_discard =
    { $seat } can’t move with any card and lays { $colour ->
        [r] red
        [k] black
        [y] yellow
       *[b] blue
    } { $value } down.
did_toes = { $seat } goes on tip toes: animals, arrows and quicksand don’t count.
did_boing = { $seat } leaps with Boinnnggg, over everybody and everything.
did_step = { $seat } takes one step, to { $space }.
did_move =
    { $seat } runs { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } ({ $bonus ->
        [0] { $value }
       *[other] { $value } + { $bonus }
    }), to { $space }.
did_neck = { $seat } stretches the neck, to { $space }.
did_leap = { $seat } leapfrogs to { $space }.
did_done = { $seat } is done.
was_blown = The arrow moves { $seat } to { $space }.
met_water = { $seat } drinks at the water hole on { $space }.
met_cheetah = { $seat } meets the cheetah on { $space }.
met_warthog = { $seat } meets the warthog on { $space }.
met_porcupine = Ouch: { $seat } runs into the porcupine on { $space } and stops there.
got_marker =
    { $seat } puts a marker on { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    }.
got_bird = With Bird Brain { $seat } holds five cards from now on.
lost_bonus =
    { $seat } loses { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } to a cheetah.
crossed = { $seat } crosses the finish line.
threw = The warthog scatters the hand of { $seat }: { $cards }.
did_reshuffle = { $seat } shuffles the discards into a new pile.
drew =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
drew_cards = { $seat } draws { $cards }.
round_begins = Round { $round } begins.
ended_finish =
    The race is over: { $winner_seat } wins, { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } past the finish line.
ended_rounds = { $rounds } rounds have been run: the race is over, and { $winner_seat }, furthest ahead, wins.

## The position in words

now_over = The race is over.
now_card = { $seat } is to play a card.
now_marker = { $seat } is to choose the bonus card that gets a marker.
now_lose = { $seat } is to choose the bonus card that the cheetah takes.
now_after = { $seat } may use Neck Stretch or Leapfrog, or be done.
now_round = It is round { $round }.
order_line = { $seat } runs before { $next_seat }: by the line-up.
order_ahead = { $seat } runs before { $next_seat }: a row or more ahead.
order_baobab = { $seat } runs before { $next_seat }: in the same row, on the lane nearer the baobab.
order_forward = { $seat } runs before { $next_seat }: on the same lane of the same section, further forward.
order_last = { $seat } runs last.
stands =
    { $seat } is in place { $place }, on { $space }, after { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }.
stands_line = { $seat } is in place { $place }, on the start line.
holds_cards = The hand of { $seat }: { $cards }.
holds =
    { $seat } holds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, with { $pile ->
        [0] none
       *[other] { $pile }
    } in the pile.
known_cards = Known in the hand of { $seat }: { $cards }.
discards_of = Discards of { $seat }: { $cards }.
top_of = On top of the discards of { $seat } lies { $card }.
bonus_of =
    Bonus of { $seat }, { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    }: { $state ->
        [waiting] no marker yet.
        [marked] has a marker.
        [fresh] has got its marker in this turn.
       *[gone] gone.
    }
spaces_of =
    { $kind ->
        [water] Water holes:
        [quicksand] Quicksand:
        [forward] Arrows forward:
        [backward] Arrows back:
        [lion] Lions:
        [cheetah] Cheetahs:
        [porcupine] Porcupines:
        [crocodile] Crocodiles:
        [warthog] Warthogs:
       *[rope] Rope bridges:
    } { $spaces }.
corners_of =
    { $form ->
        [left] Bends to the left, tiles:
       *[right] Bends to the right, tiles:
    } { $tiles }.
line_is = The finish line lies in the middle of tile { $tile }; row { $row } is the first behind it.

## Why not

play_first = Play a card first; the rest comes after the movement.
turn_played = You have moved already; use Neck Stretch or Leapfrog where they are at hand, or be done.
marker_first = Choose first which bonus card gets the marker of the water hole.
lose_first = Choose first which bonus card the cheetah takes.
no_marker = There is no marker to put now; a water hole gives one.
no_loss = No cheetah takes a bonus card now.
marker_there =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } has a marker already; choose a card without one.
lose_marked =
    A cheetah takes bonus cards with a marker first, and { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } has none; choose one that has.
bonus_gone =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } is used or lost, so it can’t help any more.
bonus_not_in_race =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } is not in this race; its bonuses are { $first ->
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
    } and { $third ->
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
    } has no marker yet; run through a water hole first.
bonus_fresh =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } has got its marker in this turn; it can be used from your next turn on.
not_in_hand = You don’t hold { $card }; play a card of your hand.
deja_nothing = There is no card on top of your discards that Déjà vu could use; play a card of your hand.
toes_two = Only a 2 goes on tip toes, and { $source } is none.
discard_moves = { $card } can’t be laid down without moving, as you can still move, for example with { $other }.
stopped = The porcupine has ended your movement; nothing comes after it.
stretch_blocked = Straight ahead of { $space } there is no space to which the neck could stretch.
leap_nobody = Straight ahead of { $space } there is no ostrich to leap over.
leap_animal =
    The leap would land on { $space }, with a { $animal ->
        [lion] lion
        [cheetah] cheetah
        [porcupine] porcupine
        [crocodile] crocodile
       *[warthog] warthog
    } on it; Leapfrog never lands on an animal.
no_connection = No connection leads from { $start } to there; a step goes straight or diagonally, ahead or back.
step_ostrich = { $owner_seat } stands on { $space }; step to a free space.
step_lion = A lion lies on { $space }; nobody goes there.
step_crocodile = A crocodile lies on { $space }; it can be run over, but no movement ends on it.
step_quicksand = Quicksand on { $space } costs 2, and a step has only 1.
lane_far =
    With { $card } you have { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, but its lane is { $changes ->
        [one] { $changes } lane
       *[other] { $changes } lanes
    } away; it can only be used for one step.
way_start =
    { $colour ->
        [r] From the start line no such way leads to red.
        [k] From the start line no such way leads to black.
        [y] From the start line no such way leads to yellow.
       *[b] From the start line no such way leads to blue.
    }
way_ends =
    On { $colour ->
        [r] the red lane
        [k] the black lane
        [y] the yellow lane
       *[b] the blue lane
    } there are no more changes after step { $step }; leave out the rest.
way_sink = There is no quicksand before the end on which this route could stop.
way_no_change = From { $space } no lane can be changed at step { $step }.
way_late =
    After step { $step } the route has { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    } left, and { $colour ->
        [r] the red lane
        [k] the black lane
        [y] the yellow lane
       *[b] the blue lane
    } is still { $changes ->
        [one] { $changes } lane
       *[other] { $changes } lanes
    } away.
way_ostrich = { $owner_seat } stands in the way on { $space }, at step { $step }, and ostriches can’t be passed.
way_lion = A lion lies in the way on { $space }, at step { $step }.
way_quicksand = Quicksand on { $space }, at step { $step }, costs 2, and so many points are not left.
way_porcupine = The porcupine on { $space } would end the movement at step { $step }, on a lane that is not the card’s.
way_crocodile = The movement would have to end on the crocodile on { $space }; nothing ends there.
way_boing = The leap finds no free space on its lane to land on.
short_ostrich = The way is shorter: { $owner_seat } stands on { $space }.
short_lion = The way is shorter: a lion lies on { $space }.
short_quicksand = The way is shorter: the points left are not enough for the quicksand on { $space }.
short_crocodile = The way is shorter: it can’t end on the crocodile on { $space }.
short_porcupine =
    The way is shorter: the porcupine on { $space } ends it with { $left ->
        [one] { $left } point
       *[other] { $left } points
    } left.

## Notation

not_action = “{ $text }” is not an action; write a card as r3, with changes of lane as y5:1,3, from the start line r4@k:2, a step r3-4k2, with +toes or +boing; wings=r, deja, r3-x; neck, leap, done; marker=neck, lose=leap.
not_flag = “+{ $text }” is neither tip toes nor Boinnnggg; write +toes or +boing.
not_space = “{ $text }” is not a space of this course; write tile, lane and number, for example 3k4, or 5x2 on a rope bridge.
not_connected = No connection leads from { $start } to { $space }; one step goes to a space next to it, ahead or back.
not_on_line = A lane to begin on is only chosen on the start line; leave out the @.
not_way = “{ $text }” is not a way; from the start line there is one change of lane for every lane between, from step 2 on.
bonus_not_here =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [bird] Bird Brain
        [deja] Déjà vu
       *[neck] Neck Stretch
    } is not a bonus of this race; its bonuses are written { $names }.
position_fields = A position has one to nine fields with spaces between them, not { $count }: ostriches, hands, order, bonus cards, discards, round, known cards, where the round began, turn.
position_seats =
    “{ $text }” has { $count ->
        [one] { $count } part
       *[other] { $count } parts
    }, but there are { $players } players; write one for each, for example { $example }.
position_shared = Two ostriches stand on { $space }; each needs a space of its own.
position_cards = “{ $text }” is not a set of cards; write for example r3y5b6, or - for none.
position_card_twice = { $card } stands there twice; every card is there once.
position_card_both = { $card } of { $seat } is in the hand and among the discards; take it out of one.
position_hand = { $seat } would hold { $count } cards; at most { $most } are possible.
position_no_hand = { $seat } has no cards, and everybody needs at least one to go on.
position_order = “{ $text }” is not an order of the round; write all seats, those who have moved before a >, for example { $example }, and after the end >finish or >rounds.
position_order_race = { $first_seat } can’t run before { $second_seat } in this round, who is further ahead and has not moved either.
position_bonuses = “{ $text }” is not three bonus cards; write o without a marker, x with one, n with one of this turn, - for used or lost, for example oox.
position_fresh = { $seat } can’t have a marker of this turn; n is only for the seat in the middle of its turn.
position_line_bonuses = { $seat } stands on the start line and can’t have changed a bonus card; write ooo.
position_round = “{ $text }” is not a round; write 1 to { $most }.
position_known = { $card } is not in the hand of { $seat }, so it can’t be known there.
position_began = { $seat } has not moved in this round, so the round began where the ostrich stands.
position_finished = { $seat } is past the finish line before moving in this round; the race would be over.
position_turn = “{ $text }” is not a turn so far; write - or, for example, moved:y:w:3:oC.
position_turn_line = { $seat } has moved, so the ostrich can’t be on the start line.
position_hole = There is no water hole on tile { $tile }.
position_pending = What is to be decided leaves no choice, so it would be done already; leave it out.
position_nothing = There is nothing to decide in this turn, so it would be over; leave the last field out.
position_not_ended =
    { $how ->
        [finish] Nobody is past the finish line, so the race has not ended by that.
       *[rounds] The race has not ended after { $rounds } rounds: write round { $rounds }, and nobody past the finish line.
    }

## Courses and tiles

course_twice = { $file }, line { $line }: “{ $word }” stands here a second time; once is enough.
course_bonuses = { $file }, line { $line }: “{ $text }” is not three different bonuses; choose among { $names }.
course_start = { $file }, line { $line }: a course begins with start, or start* for its hard side; then come the tiles.
course_finish = { $file }, line { $line }: the course does not reach the finish; write finish, or finish*, behind the last tile.
course_after_finish = { $file }, line { $line }: “{ $word }” stands behind the finish; only the bonuses may.
course_tile = { $file }, line { $line }: “{ $word }” is not a tile; there are S1 to S13, L1 to L5 and R1 to R5, with * for the hard side.
course_tile_twice = { $file }, line { $line }: tile { $tile } is laid twice, and there is only one.
course_long = { $file }, line { $line }: the course has { $count } tiles; at most { $most } are possible.
course_crosses = { $file }, line { $line }: tile { $second } ({ $second_name }) would lie on tile { $first } ({ $first_name }); bend another way.
course_crosses_behind = { $file }, line { $line }: the straights behind the finish would lie on tile { $tile } ({ $name }); let the course end elsewhere.
tiles_missing = { $file }, line { $line }: there is no tile { $tile }; all 25 have to be drawn.
tiles_head = { $file }, line { $line }: “{ $text }” is not the head of a tile; write tile, its name, and for a straight left or right, each name once.
tiles_face = { $file }, line { $line }: tile { $tile } needs a line { $face } and { $rows } rows below it.
tiles_row = { $file }, line { $line }: “{ $text }” is not a row of tile { $tile }; write a sign for each space, in corners the lanes apart.
tiles_bridge = { $file }, line { $line }: the rope bridge of tile { $tile } needs four rows of one space each, the second to the fifth.
tiles_hole = { $file }, line { $line }: tile { $tile } has not the water spaces that it should: one or two on S3, S7, S11, L3 and R3, none elsewhere.
tiles_closed = { $file }, line { $line }: tile { $tile } is closed by lions for somebody; leave a way open from every lane.

## In the browser

prompt_card = Play a card: take one, see where it leads, choose the end
prompt_goal = Choose where to end, or another card
prompt_way = Choose the way there
prompt_marker = The water hole: which bonus card gets the marker?
prompt_lose = The cheetah: which bonus card does it get?
prompt_after = Use a bonus after the movement, or finish
order_title = Order of round { $round }
order_acting = runs now
order_done = has run
order_waiting = has still to run
close_cards = Close
course_label = The course: { $name }
view_label = What is seen
follow_race = Follow the race
whole_course = Whole course
nearer = Nearer
further = Further
your_cards = Your cards
your_hand = Your hand: { $cards }.
switch_toes = Tip toes
do_it = Do it
after_done = Done
cry_porcupine = Ouch
cry_crocodile = Snap
cards_of = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
    } in hand, { $pile } in the pile
discards_count = { $count ->
    [0] No discards yet
    [one] { $count } discard
   *[other] { $count } discards
    }
top_card = On top, for Déjà vu: { $colour ->
    [red] red
    [black] black
    [yellow] yellow
   *[blue] blue
    } { $value }
colour_name = { $colour ->
    [red] red
    [black] black
    [yellow] yellow
   *[blue] blue
    }
card_label = { $colour ->
    [red] Red
    [black] Black
    [yellow] Yellow
   *[blue] Blue
    } { $value }
space_label = { $lane ->
    [start] start line
    [rope] rope bridge row { $number }, tile { $tile }
    [red] red { $number }, tile { $tile }
    [black] black { $number }, tile { $tile }
    [yellow] yellow { $number }, tile { $tile }
   *[blue] blue { $number }, tile { $tile }
    }
way_free = nothing happens on it
ways_there = { $count ->
    [one] { $count } way
   *[other] { $count } different ways
    }
bonus_boing = Boinnnggg
bonus_leap = Leapfrog
bonus_wings = Crazy Wings
bonus_bird = Bird Brain
bonus_deja = Déjà vu
bonus_neck = Neck Stretch
bonus_state = { $state ->
    [waiting] { $name }: waits for a marker
    [marked] { $name }: may be used
    [fresh] { $name }: may be used from the next turn on
   *[gone] { $name }: gone
    }
effect_move = { $value } { $value ->
    [one] space
   *[other] spaces
    }
effect_bonus = { $value } + { $bonus } spaces
effect_step = one step
effect_end = to { $lane ->
    [start] the start line
    [rope] row { $number } of the rope bridge on tile { $tile }
    [red] red { $number } on tile { $tile }
    [black] black { $number } on tile { $tile }
    [yellow] yellow { $number } on tile { $tile }
   *[blue] blue { $number } on tile { $tile }
    }
effect_water = { $count ->
    [one] a marker at the water hole
   *[other] a marker at each of { $count } water holes
    }
effect_quicksand = wades through quicksand
effect_porcupine = the porcupine stops you
effect_cheetah = { $count ->
    [one] the cheetah takes a bonus card
   *[other] cheetahs take { $count } bonus cards
    }
effect_warthog = the warthog: your whole hand is thrown away and drawn anew
effect_arrow = the arrow moves you one more space
effect_ended = the race is over
effect_discard = throw the card away
effect_marker = the marker goes on { $bonus ->
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
    } is lost
effect_neck = Neck Stretch: { $count } more { $count ->
    [one] space
   *[other] spaces
    }
effect_leap = Leapfrog
effect_done = nothing more
photo_title = Photo of the finish
photo_close = Close the photo
photo_rounds = After { $rounds } rounds the race was ended.
rows_past = { $count ->
    [one] { $count } row past the line
   *[other] { $count } rows past the line
    }
rows_before = { $count ->
    [one] { $count } row short of the line
   *[other] { $count } rows short of the line
    }
editor_title = Course editor
editor_begin = Begin with
editor_choose = a ready course …
editor_random = A course at random
editor_flip = Hard side
editor_bend = Bend the other way
editor_earlier = Earlier
editor_later = Later
editor_remove = Take out
editor_sum = { $tiles } tiles, { $water ->
    [0] no water hole
    [one] { $water } water hole
   *[other] { $water } water holes
    }. About right are 14 tiles and 3 water holes.
editor_stock = Tiles left
editor_stock_help = Drag one into the course, or press it: then it goes behind the chosen tile. What is drawn is its hard side.
editor_bonuses = The three bonuses
editor_text = The course as text, to copy or paste
editor_copy = Copy the text
editor_copied = Copied
editor_name = Name
editor_play = Play on it
own_course = My course
tile_label = Tile { $number }: { $name }, { $form ->
    [left] left corner
    [right] right corner
   *[straight] straight
    }, { $side ->
    [hard] hard side
   *[easy] easy side
    }
part_label = { $name }: { $form ->
    [left] left corner
    [right] right corner
   *[straight] straight
    }, { $theme ->
    [water] water hole
    [quicksand] quicksand
    [forward] arrows
    [backward] arrows
    [lion] lions
    [cheetah] cheetahs
    [porcupine] porcupines
    [crocodile] crocodiles
    [warthog] warthogs
    [rope] rope bridge
   *[plain] plain
    }

## Counted

census_rounds = turns a race, for each ostrich
census_forward = turns with bonus movement
census_step = turns of one step
census_blocked = turns with a shortened move
census_ostrich = shortened by an ostrich
census_discard = turns in which no card can move
census_animal =
    { $animal ->
        [lion] a lion blocks, times a race
        [cheetah] a cheetah strikes, times a race
        [porcupine] a porcupine stops somebody, times a race
        [crocodile] a crocodile blocks, times a race
       *[warthog] a warthog scatters a hand, times a race
    }
census_markers = markers for each player
census_used =
    { $bonus ->
        [boing] Boinnnggg
        [leap] Leapfrog
        [wings] Crazy Wings
        [deja] Déjà vu
       *[neck] Neck Stretch
    } used, times a race
census_lost = bonus cards lost to cheetahs a race
census_spread = rows between first and last at the end
