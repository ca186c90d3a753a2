### Elephant Rally

game_title = Elephant Rally
game_pitch = Once round the city, six elephants, ten holy cows and a mouse. Push whoever stands before you, keep out of the river, and have a Tiger ready when somebody else is about to win. For two players it is a variant.
board_city = City and forest
board_mountains = Mountains and palace
ending_crossed = with the winner crossing the line
ending_pushed = with the winner pushed over the line

## Cards

card_name =
    { $card ->
        [g1] green 1
        [g2] green 2
        [g3] green 3
        [g4] green 4
        [p4] purple 4
        [p5] purple 5
        [p6] purple 6
        [p7] purple 7
        [charge] Charge
        [carpet] Magic Carpet
        [mango] Mango Juice
        [mouse] Mouse
        [cow] Holy Cow
        [monkey] Monkey
        [prayer] Prayer
        [snake] Snake Charmer
       *[tiger] Tiger
    }
modifier_name =
    { $modifier ->
        [charge] Charge
        [carpet] Magic Carpet
       *[mango] Mango Juice
    }

## What happened

did_start = { $seat } starts from { $space }.
were_dealt =
    Everybody gets { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
declared_card = { $seat } plays { card_name }. Does anybody answer with a Tiger?
declared_pair = { $seat } plays { modifier_name } with { card_name }. Does anybody answer with a Tiger?
offered_cancel = Tiger: cancel { card_name }
did_play = { $seat } plays { card_name }.
did_pair = { $seat } plays { modifier_name } with { card_name }.
did_cancel = { $seat } answers with a Tiger: { card_name } of { $turn_seat } has no effect.
was_wasted = Without its green card { card_name } is wasted too.
did_discard = { $seat } plays nothing and discards instead.
did_done = { $seat } ends the turn.
did_throw = { $seat } discards { card_name }.
went = { $owner_seat } goes from { $start } to { $space }.
went_aslant =
    { $owner_seat } goes diagonally { $side ->
        [left] left
       *[right] right
    } from { $start } to { $space }.
went_aside =
    { $owner_seat } turns { $side ->
        [left] left
       *[right] right
    } from { $start } to { $space }, { $blocked ->
        [cow] around a cow.
        [firm] past somebody who stands firm.
       *[gap] where the lane ends.
    }
flew = { $owner_seat } flies from { $start } to { $space }.
fled = { $owner_seat } flees from { $start } to { $space }.
was_pushed = { $owner_seat } is pushed from { $start } to { $space }.
cow_was_pushed = The cow on { $start } is pushed to { $space }.
got_stuck =
    Then nothing is open: { $unused ->
        [one] { $unused } step is lost.
       *[other] { $unused } steps are lost.
    }
drew_bananas =
    { $seat } stands under a banana tree and draws { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
drew =
    { $seat } draws { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
owes_cards =
    The Cobra chips cost { $seat } { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
was_reshuffled = The discards are shuffled and become the pile.
did_mouse = { $seat } sends the mouse from { $start } to { $space }.
mouse_stayed = { $seat } lets the mouse stay on { $space }.
mouse_hid = The mouse hides in the hole on { $space }.
cow_went = The cow on { $start } walks to { $space }.
did_enough = { $seat } lets the cows rest.
did_rob =
    { $seat } takes { $count ->
        [0] no card, for there is none,
        [one] { $count } card
       *[other] { $count } cards
    } from { $victim_seat }.
robbed_card =
    Taken: { $count ->
        [1] { card_name }.
       *[other] { $count } times { card_name }.
    }
did_take = { $seat } takes { card_name } out of the discards.
no_discards = There are no discards to choose from.
did_chip = { $seat } gives a Cobra chip to { $receiver_seat }.
did_swap = { $seat } moves a Cobra chip from { $giver_seat } to { $receiver_seat }.
returned_chips =
    { $seat } { $count ->
        [0] had no Cobra chips to get rid of.
        [one] gets rid of { $count } Cobra chip.
       *[other] gets rid of { $count } Cobra chips.
    }
won = { $winner_seat } crosses the line and wins the race.
won_pushed = { $winner_seat } is pushed over the line by { $seat } and wins the race.

## The position in words

now_over = The race is over.
now =
    { $seat } { $phase ->
        [start] chooses a start arrow.
        [play] is to play.
        [react] may answer with a Tiger.
        [mouse] chooses where the mouse runs.
        [monkey] chooses whose cards the monkey takes.
        [prayer] chooses a card out of the discards.
        [snake] chooses who gets a Cobra chip.
       *[discard] discards cards.
    }
now_second =
    { $seat } may still play a { $colour ->
        [green] green
       *[yellow] yellow
    } card.
now_way =
    { $seat } chooses the way, with { $steps ->
        [one] { $steps } step left.
       *[other] { $steps } steps left.
    }
now_scare =
    { $seat } chooses where the scared elephant of { $owner_seat } turns, with { $steps ->
        [one] { $steps } step left.
       *[other] { $steps } steps left.
    }
now_cows =
    { $seat } moves cows, with { $steps ->
        [one] { $steps } step left.
       *[other] { $steps } steps left.
    }
now_throw =
    { $seat } has to discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for Cobra chips.
in_play = In play by { $seat }: { card_name }.
in_play_pair = In play by { $seat }: { modifier_name } with { card_name }.
is_cancelled = { card_name } is cancelled.
stands_nowhere = { $owner_seat } has no place yet.
stands_behind =
    { $owner_seat } stands on { $space }, { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } before the start line.
stands =
    { $owner_seat } stands on { $space }, with { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } to go.
holds =
    { $seat } holds { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }, and has { $chips ->
        [0] no Cobra chips.
        [one] { $chips } Cobra chip.
       *[other] { $chips } Cobra chips.
    }
holds_card =
    In the hand of { $seat }: { $count ->
        [1] { card_name }.
       *[other] { $count } times { card_name }.
    }
cows_on = Cows: { $spaces }.
mouse_on = The mouse is on { $space }.
pile_holds =
    The pile has { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }, the supply { $chips ->
        [0] no Cobra chips.
        [one] { $chips } Cobra chip.
       *[other] { $chips } Cobra chips.
    }
discarded =
    Discarded: { $count ->
        [1] { card_name }.
       *[other] { $count } times { card_name }.
    }

## Why not

due_start = First the start arrows are chosen; take one that is free.
due_play = Play a card now, or discard.
due_more = Go on with a card of the other colour, or end the turn.
due_react = A card was declared; let it pass, or cancel it with a Tiger.
due_side = The way ahead is closed and both sides are open; first choose left or right.
due_scare = The scared elephant of { $owner_seat } can’t go back; first choose whether it turns left or right.
due_mango = Your elephant is on its way; first choose its next step.
due_mouse = The mouse is loose; first choose where it runs.
due_cows = The cows are walking; move one, or say that it is enough.
due_rob = The monkey is waiting; first choose whose cards it takes.
due_take = First take a card out of the discards.
due_chip = First choose who gets the Cobra chip.
due_throw =
    Cobra chips cost cards when you draw; discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } first.
due_discard = You discard in this turn; discard another card, or say that you are done.
due_discard_one = You discard in this turn; that takes one card at least.
arrow_taken = Somebody stands on { $space } already; choose another arrow.
no_arrow = { $space } is no start arrow; choose one of { $spaces }.
done_early = Nothing has been played yet; play a card, or discard.
discard_late = You have played a card in this turn; discarding would have been instead of it.
modifier_alone = { card_name } is not played alone; declare it together with a green card, for example charge+g3.
purple_late = A purple card is always played alone, and you have played a card in this turn.
green_twice = You have played a green or purple card in this turn; only a yellow one may follow a green one.
yellow_twice = You have played a yellow or purple card in this turn; only a green one may follow a yellow one.
not_held = You don’t hold { card_name }; choose one of your cards.
pair_late = { card_name } goes together with the green card, so it can’t come after a card of this turn.
carpet_off_track = { $space } is no space of the track, so the Magic Carpet can’t land there; choose another green card.
carpet_on_cow = A cow is on { $space }, so the Magic Carpet can’t land there; choose another green card.
carpet_on_elephant = The elephant of { $owner_seat } is on { $space }, so the Magic Carpet can’t land there; choose another green card.
no_modifier = There is no second card to cancel; cancel the one that was played.
not_discarded = There is no { card_name } among the discards; take one that is there.
no_seat = There is no seat { $number }; the last one is { $last }.
rob_oneself = The monkey takes from another player, not from yourself.
chips_all_out = All Cobra chips are out; move one from a player to another, for example chip:1>2.
chips_in_supply =
    There { $count ->
        [one] is still { $count } Cobra chip
       *[other] are still { $count } Cobra chips
    } in the supply; give one of those, for example chip:2.
has_no_chip = { $owner_seat } has no Cobra chip; move one from somebody who has.
chip_to_giver = A Cobra chip moves to a different player; { $owner_seat } has it already.
off_track = There is no space of the track; choose another way.
has_cow = A cow is on { $space }; choose a free space.
has_elephant = The elephant of { $owner_seat } is on { $space }; choose a free space.
forward_closed = Straight ahead the way is closed; take another step.
forward_open = Straight ahead the way is open, so Mango Juice does not lead sideways; go forward, or diagonally.
side_kept =
    As long as the way ahead stays closed, the side once taken is kept: your elephant goes { $side ->
        [left] left.
       *[right] right.
    }
side_closed =
    { $side ->
        [left] To the left the way is closed; take another step.
       *[right] To the right the way is closed; take another step.
    }
mouse_too_far = The mouse can’t get from { $start } to { $space } in six steps, as it stops at elephants; choose a nearer space.
no_cow = There is no cow on { $space }; move one of those there are.

## Notation

not_action = “{ $text }” is not an action; write a card as g3 or monkey, a pair as charge+g3, a space as c9, a cow’s step as c9-c10, or discard, done, pass, cancel, left, right, forward, enough, rob:2, take:g3, chip:2, throw:g1.
cow_form = A cow goes one step at a time, and { $space } is not next to { $start }; write for example c9-c10.
cancel_what = { card_name } is not what was played; write cancel with the card that was.
position_fields =
    A position has four fields at least and { $count ->
        [one] { $count } was given
       *[other] { $count } were given
    }: elephants, cows, mouse, and whose turn it is, for example b5,b6,b8 - a2 0.
position_key = “{ $text }” can’t be read; write a key, = and a value; keys are { $keys }.
position_key_twice = { $key } stands here twice; once is enough.
position_elephants = The elephants of { $right } seats are needed with commas between them, not { $count }; write - for one that is not placed.
position_two = { $space } is taken already; elephants and cows never share a space.
position_progress = “{ $text }” is not the progress of an elephant on column { $column }; it is that number, give or take { $columns }.
position_cows = There are { $count } cows here; at most { $most } may be on the track.
position_space = “{ $text }” is not a space of this track; write a lane and a column, for example c9.
position_seat = “{ $text }” is not a seat; they are 0 to { $last }.
position_hands = There are { $count } hands here for { $right } seats; write one for each with / between them, for example g3,tiger/-/g1*2.
position_with = Charge, Magic Carpet and Mango Juice are in play only with a green card; write for example card=g3 with=charge.
position_chips = There are { $count } Cobra chips here; at most { $most } are in play.
position_cards = “{ $text }” can’t be read as cards; write each kind once, with its number, for example g1*2,tiger.
position_card = “{ $text }” is not a card; write for example g3 or monkey.
position_number = “{ $text }” is not a whole number of at most three digits.
position_by_seat = { $key } needs a number for each of { $right } seats with / between them, not { $count }.
position_known = “{ $text }” is not what a seat knows of another’s hand; write for example 0:1:g3,tiger for cards that seat 1 holds.
position_cancelled = Only a modifier in play can be cancelled and still be written down; write for example card=g3 with=charge cancelled=charge.
position_choice = “{ $text }” does not fit { $key }; it can be { $words }.
position_start = Start arrows are chosen from the last seat backwards on the turn of seat 0, and the race begins when all are placed; the phase must fit that.
position_end = A race has ended when an elephant’s progress is { $columns }, and not before; the phase is crossed or pushed then.
position_sizes = A hand can’t be smaller than the cards that are known of it.
position_range = More is asked or left to go than there can be; write smaller numbers.
position_phase =
    The rest does not fit what is decided: { $phase ->
        [start] at the start there are no cards yet.
        [play] before a card is played, none is in play and not both colours are spent.
        [react] with react, a card is in play and who is asked holds a Tiger.
        [side] with side, a move has steps left, the way ahead is closed and both sides are open.
        [mango] with mango, Mango Juice is in play with a green card, steps are left and there are several ways.
        [mouse] with mouse, a Mouse is in play.
        [scare] with scare, a Mouse is in play, the scared elephant can’t go back and both sides are open.
        [cows] with cows, a Holy Cow is in play and one to eight steps are left.
        [monkey] with monkey, a Monkey is in play.
        [prayer] with prayer, a Prayer is in play and there are discards.
        [snake] with snake, a Snake Charmer is in play.
        [throw] with throw, cards are owed, and no more than are held.
       *[discard] with discard, no card is in play or played.
    }

## Track and deck files

track_sign = { $file }, line { $line }: “{ $sign }” is not a sign of a track; there are { $signs }
track_length = { $file }, line { $line }: the lane is { $length } columns long; all must be as long as the first, { $right }.
track_lanes = { $file }, line { $line }: a track has at most { $most } lanes.
track_few_lanes = { $file }, line { $line }: a track has { $least } lanes at least.
track_columns = { $file }, line { $line }: the lane is { $columns } columns long; a track has { $least } to { $most }.
track_cows = { $file }, line { $line }: the track has { $cows } cows, C; it needs { $right }.
track_arrows = { $file }, line { $line }: the track has { $arrows } arrows, ^; it needs { $right }, all in the last two columns.
track_no_hole = { $file }, line { $line }: the track has no mouse hole; write at least one o.
track_closed = { $file }, line { $line }: no way leads from the arrow on { $space } once round to the line; open one.
deck_line = { $file }, line { $line }: “{ $text }” is not a line of a deck; write a kind and a number, for example g3 8, each kind once.
deck_missing = { $file }, line { $line }: the deck does not say how many { $kind } there are; write 0 for none.

## In the browser

card_short =
    { $card ->
        [g1] one space
        [g2] 2 spaces
        [g3] 3 spaces
        [g4] 4 spaces
        [p4] 4 spaces
        [p5] 5 spaces
        [p6] 6 spaces
        [p7] 7 spaces
        [charge] Charge
        [carpet] Carpet
        [mango] Mango
        [mouse] Mouse
        [cow] Cow
        [monkey] Monkey
        [prayer] Prayer
        [snake] Snake
       *[tiger] Tiger
    }
card_help =
    { $card ->
        [charge] with a green card: push elephants and cows ahead, rivers or not
        [carpet] with a green card: fly straight ahead over everybody
        [mango] with a green card: also go diagonally, step by step
        [mouse] move the mouse up to six spaces and scare an elephant
        [cow] walk cows up to eight spaces in all
        [monkey] take two cards at random from another hand
        [prayer] take a card out of the discards
        [snake] give somebody a Cobra chip: a card less with each draw
        [tiger] get rid of your own Cobra chips
       *[other] move your elephant
    }
card_not_now = can’t be played now
hand_label = Your cards
discards_label =
    Look at the discards: { $count ->
        [0] none
        [one] { $count } card
       *[other] { $count } cards
    }
discards_title = Discards
discards_none = Nothing has been discarded yet.
pile_label =
    Pile: { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
supply_label =
    Cobra chips in the supply: { $count ->
        [0] none
       *[other] { $count }
    }
lies_there = Played by { $seat }: { card_name }
lie_there = Played by { $seat }: { modifier_name } with { card_name }
riders_label = Cards, Cobra chips and way to go of all
rider_hand =
    { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $chips ->
        [0] no Cobra chips
        [one] { $chips } Cobra chip
       *[other] { $chips } Cobra chips
    }
rider_place =
    on { $space }, { $to_go ->
        [one] { $to_go } column to go
       *[other] { $to_go } columns to go
    }
last_move = Last move
ground_name =
    { $ground ->
        [banana] banana tree
        [hole] mouse hole
        [river] river
        [bridge] bridge
        [arrow] start arrow
        [none] no space
       *[plain] empty
    }
elephant_here = elephant of { $owner_seat }
cow_here = cow
mouse_here = mouse
cow_can = You can move this cow
take_cow = Move the cow on { $space }
options_label = What you can choose

prompt_start = Your turn: choose a start arrow.
prompt_play = Your turn: play a card, or a green and a yellow one.
prompt_green = You may still play a green card.
prompt_yellow = You may still play a yellow card.
prompt_pair = Choose the green card that goes with it.
prompt_again = This is what it does. Play it, or choose another card.
prompt_react = { $seat } plays { card_name }: let it pass, or cancel it with your Tiger.
prompt_react_pair = { $seat } plays { modifier_name } with { card_name }: let it pass, or cancel one with your Tiger.
prompt_side = The way ahead is closed: go left or right.
prompt_scare = The elephant of { $owner_seat } can’t go back: choose where it turns.
prompt_mango =
    Choose the next step: { $steps ->
        [one] { $steps } is left.
       *[other] { $steps } are left.
    }
prompt_mouse = Choose where the mouse runs. Where it meets an elephant, it scares it.
prompt_cows = Choose a cow or drag it, or let it be enough.
prompt_cow = Choose where this cow goes, or another cow.
prompt_monkey = Choose whose cards the monkey takes.
prompt_prayer = Choose a card out of the discards.
prompt_snake = Choose who gets a Cobra chip.
prompt_giver = All Cobra chips are out: choose whose chip moves.
prompt_throw =
    Your Cobra chips cost you { $count ->
        [one] { $count } card: discard it.
       *[other] { $count } cards: discard them.
    }
prompt_discard = Discard as many cards as you like.

do_action =
    { $kind ->
        [play] Play
        [throw] Discard
        [take] Take
       *[other] Do it
    }
deed_discard = Discard instead
discarded_all = That’s all
end_turn = End turn
deed_enough = Enough
deed_done = ends the turn
deed_pass = Let it pass
deed_cancel = Cancel { card_name }
let_go = Let go
cows_left =
    { $steps ->
        [one] { $steps } space left for the cows
       *[other] { $steps } spaces left for the cows
    }
way_name =
    { $way ->
        [left] left
        [right] right
        [left-forward] ahead left
        [right-forward] ahead right
       *[forward] ahead
    }
chip_of = Chip of { $giver_seat }

deed_start = starts from { $space }
deed_way = goes { way_name }
deed_mouse = mouse to { $space }
deed_cow = cow from { $start } to { $space }
deed_rob = takes two cards at random from { $victim_seat }
deed_take = takes { card_name }
deed_chip = a Cobra chip for { $receiver_seat }
deed_chip_from = a Cobra chip from { $giver_seat } to { $receiver_seat }
deed_throw = discards { card_name }
goes_to = goes to { $space }
flies_to = flies to { $space }
stays = can’t move at all
pushes_to = pushes { $owner_seat } to { $space }
scares_to = scares { $owner_seat } back to { $space }
pushes_cows =
    { $count ->
        [one] pushes { $count } cow
       *[other] pushes { $count } cows
    }
unused =
    { $count ->
        [one] { $count } space is lost
       *[other] { $count } spaces are lost
    }
bananas =
    { $count ->
        [one] bananas: draws { $count } card
       *[other] bananas: draws { $count } cards
    }
branch =
    { $side ->
        [left] left, to { $space }
       *[right] right, to { $space }
    }
chips_back =
    { $count ->
        [one] gives back { $count } chip
       *[other] gives back { $count } chips
    }
wins = crosses the line and wins
rival_wins = { $winner_seat } would win: pushed over the line

## Counted

census_rounds = rounds a race
census_stuck = moves that got stuck, of all moves
census_discard_turns = turns used to discard, of all turns
census_cards = cards played a race
census_cancelled = cards cancelled by Tigers, of those played
census_played = { card_name }, times a race
census_start = start space
census_lane = lane at the end
