### Black Elephant

game_title = Black Elephant
game_pitch = Two herds cross a field of bamboo logs at right angles. Gather logs, bring your elephants to the far side, and steer the black elephants so that their eyes meet on your rival’s.
board_corner = Corner
option_log_steps = Leaving a log in any direction
option_log_steps_help = An elephant that stands on a log may step off it in any direction, by one space as ever. It still collects only forwards.
option_own_black = Two black elephants each
option_own_black_help = Each player may only move the two black elephants that close the other’s finish at the start: silver south and north, bronze west and east.
ending_logs = with the last log
ending_finished = with a last elephant home
ending_captured = by a last elephant captured
ending_blocked = by a player who could not act
ending_repetition = by repetition
ending_quiet = after 40 quiet turns

## What happened

did_enter = { $seat } enters on { $space }.
did_move = { $seat } goes from { $start } to { $space }.
did_jump = { $seat } jumps from { $start } to { $space }, over an elephant of { $owner_seat }.
did_turn =
    The elephant of { $owner_seat } on { $space } is turned and faces { $facing ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } now.
did_home = { $seat } takes the turned elephant on { $start } back into the start field.
did_black =
    { $seat } spends { $logs ->
        [one] { $logs } log
       *[other] { $logs } logs
    }: the { $path ->
        [S] south black elephant watches column { $line } now.
        [N] north black elephant watches column { $line } now.
        [W] west black elephant watches row { $line } now.
       *[E] east black elephant watches row { $line } now.
    }
did_wood = { $seat } lays a black log on { $space }.
got_log = { $seat } collects the log on { $space }.
was_captured = The elephant of { $owner_seat } on { $space } is in danger and is captured by { $captor_seat }.
got_finished = The elephant of { $owner_seat } on { $space } has finished.
got_returned = With the seventh finisher of { $owner_seat }, one of their elephants comes back from { $captor_seat } into the start field.
ended_logs = The last log has left the board: the game is over.
ended_finished = A last elephant has finished: the game is over.
ended_captured = { $loser_seat } has lost the last elephant: the game is over, and { $winner_seat } wins.
ended_captured_both = Both players have lost their last elephant: the game is over.
ended_blocked = { $loser_seat } can’t act any more: the game is over, and { $winner_seat } wins.
ended_repetition = This position has occurred for the third time: the game is over.
ended_quiet = Nothing has changed for good in 40 turns: the game is over.
tie_decided = It is a tie: { $seat } went first and loses a point, so { $winner_seat } wins.

## The position in words

now_over = The game is over.
now_to_act = { $seat } is to act.
holds =
    { $seat } holds { $logs ->
        [0] no logs
        [one] { $logs } log
       *[other] { $logs } logs
    } and { $wood ->
        [0] no black logs
        [one] { $wood } black log
       *[other] { $wood } black logs
    }, with { $waiting ->
        [0] no elephants
        [one] { $waiting } elephant
       *[other] { $waiting } elephants
    } in the start field.
scored =
    { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, with { $captives ->
        [0] nothing captured
        [one] { $captives } elephant captured
       *[other] { $captives } elephants captured
    } and { $finished ->
        [0] nobody at the finish.
        [one] { $finished } elephant at the finish.
       *[other] { $finished } elephants at the finish.
    }
black_watches =
    The { $path ->
        [S] south black elephant on place { $place } watches column { $line }.
        [N] north black elephant on place { $place } watches column { $line }.
        [W] west black elephant on place { $place } watches row { $line }.
       *[E] east black elephant on place { $place } watches row { $line }.
    }
danger_on = Dangerous spaces: { $spaces }.
danger_nowhere = No space is dangerous.
stands =
    An elephant of { $owner_seat } on { $space } faces { $facing ->
        [north] north.
        [east] east.
        [south] south.
       *[west] west.
    }
stands_on_log =
    An elephant of { $owner_seat } on { $space }, with a log under it, faces { $facing ->
        [north] north.
        [east] east.
        [south] south.
       *[west] west.
    }
logs_on =
    { $count ->
        [one] { $count } log lies free: { $spaces }.
       *[other] { $count } logs lie free: { $spaces }.
    }
wood_on = Black logs: { $spaces }.
cup_holds =
    The cup holds { $logs ->
        [0] no logs.
        [one] { $logs } log.
       *[other] { $logs } logs.
    }
quiet_for =
    Nothing has changed for good { $turns ->
        [one] for { $turns } turn
       *[other] for { $turns } turns
    }; at { $most } the game ends. This position has occurred { $seen ->
        [one] once.
        [2] twice.
       *[other] { $seen } times.
    }

## Why not

not_yours = The elephant on { $space } belongs to { $owner_seat }; move one of your own.
no_elephant = There is no elephant on { $space }; move one of your own.
is_cup = There is no space { $space }, the cup stands there; choose another.
is_occupied = An elephant stands on { $space }, and two never share a space; choose a free one, or jump over it if it stands right ahead.
is_wood = A black log closes { $space } until the end; choose another space.
none_waiting = There is no elephant in your start field; move one on the board.
not_entry = { $space } does not lie in front of your start field; enter on { $first } to { $last }.
no_move = Staying on { $space } is no move; choose another space.
log_forward =
    The elephant on { $start } stands on a log, so it can only step forwards, one space { $facing ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }, or jump.
log_one_step = The elephant on { $start } stands on a log, so it moves one space only; { $space } is further.
log_too_far = A log lies on { $space }, and logs are entered by exactly one step; move the elephant on { $start } next to it first.
too_far = { $space } is { $distance } steps from { $start }; an elephant glides three at most.
no_way = There is no open way of at most three steps from { $start } to { $space }; elephants, logs and black logs are in the way.
stuck = The elephant on { $space } can’t go anywhere now; move another one.
stuck_on_log =
    The elephant on { $space } stands on a log and can’t step forwards, { $facing ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }, nor jump; move another one.
jump_forward =
    An elephant only jumps forwards, and the one on { $start } faces { $facing ->
        [north] north.
        [east] east.
        [south] south.
       *[west] west.
    }
jump_nobody = There is no elephant right ahead of { $start } to jump over.
jump_off_board = Behind the elephant ahead of { $start } there is no space to land on.
jump_on_wood = The jump from { $start } would land on the black log on { $space }; it needs a space without one.
jump_on_elephant = The jump from { $start } would land on the elephant on { $space }; it needs a space without one.
home_unturned = The elephant on { $space } is not turned; only turned ones go back into the start field.
home_too_far = The elephant on { $space } is not in front of its start field; it goes back from { $first } to { $last }.
black_not_yours = The black elephant { $path } is not yours to move in this game; yours are { $first } and { $second }.
black_stays = The black elephant { $path } is on place { $place } already; name another place.
black_cost =
    Moving the black elephant { $path } to place { $place } costs { $cost ->
        [one] { $cost } log
       *[other] { $cost } logs
    }, and you hold { $logs ->
        [0] none.
       *[other] { $logs }.
    }
no_wood = You have no black logs left.
wood_cup = There is no space { $space }, the cup stands there; lay the black log on a free space.
wood_elephant = An elephant stands on { $space }; a black log needs an empty space.
wood_twice = A black log lies on { $space } already; choose an empty space.
wood_log = A log lies on { $space }; a black log needs an empty space.
wood_group = With the one on { $space } three black logs would touch; no more than two may.

## Notation

not_action = “{ $text }” is not an action; write @d1 to enter, c3-e4 to move, c3^c5 to jump (c3^c5* to turn the jumped one), c1-home, S3 for a black elephant, or #d4 for a black log.
none_on_board = No elephant of yours is on the board, so “{ $text }” fits none; enter with one first, for example with @.
jump_form = From { $start } no jump leads to { $space }; it goes two spaces straight ahead, for example c3^c5.
position_fields = A position has one to seven fields with spaces between them, not { $count }: the board, holdings, black elephants, turn, cup, quiet turns, earlier positions.
position_rows = The board has seven rows with / between them, from row 7 down to row 1, not { $count }.
position_row =
    Row { $row }, “{ $text }”, has { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }; it needs seven, for example 2oS+o2.
position_cell = “{ $text }” is not a cell; write o for a log, a digit for empty spaces, x for a black log, # for the cup, S, s, B or b for elephants, with + on a log.
position_cup = The cup stands on { $space }; write # there.
position_no_cup = There is no cup on { $space }; write # only where it stands.
position_holdings = “{ $text }” is not what the players hold; write logs, black logs, captured elephants and finishers of both, for example 3,3,0,0/2,3,1,0, or just the logs, 3/2.
position_elephants = { $seat } would have { $count } elephants on the board, captured and finished, but there are only { $most }.
position_black = “{ $text }” is not the places of the black elephants; write four digits from 0 to 6 for south, north, west and east, for example 6666.
position_turn = “{ $text }” is not a turn; write S or B, or after the end over:logs, over:finished, over:captured, over:captured-S, over:blocked-S, over:repetition or over:quiet.
position_cup_logs = “{ $text }” is not a number of logs in the cup; write one of at most three digits.
position_quiet = “{ $text }” is not a number of quiet turns; write 0 to { $most }.
position_history =
    “{ $text }” is not a list of earlier positions; write { $most ->
        [0] none without quiet turns.
        [one] one key of twelve hexadecimal digits.
       *[other] at most { $most } keys of twelve hexadecimal digits, with commas between them.
    }
position_danger = The elephant of { $owner_seat } on { $space } is in danger, so it would have been captured at the end of the turn before; move it or a black elephant.
position_finish = The elephant of { $owner_seat } on { $space } would have finished there; write it turned, or among the finishers.
position_wood = More than two black logs touch at { $space }; no more than two may.
position_ended =
    { $how ->
        [logs] No log lies on the board, so the game is over; write over:logs for the turn.
        [captured] A player has no elephant left, so the game is over; write over:captured-S, or over:finished, for the turn.
        [blocked] The player whose turn it is can’t do anything, so the game is over; write over:blocked-S or over:blocked-B for the turn.
        [repetition] This position has occurred three times, so the game is over; write over:repetition for the turn.
       *[quiet] The quiet turns have run out, so the game is over; write over:quiet for the turn.
    }
position_not_ended =
    { $how ->
        [logs] There is still a log on the board, so the game has not ended by that; write S or B for the turn.
        [finished] Nobody’s last elephant has finished; write S or B for the turn.
        [captured] The elephants don’t fit this end; the loser, and nobody else, has none left in the start field and on the board.
        [blocked] The player named can still do something; write S or B for the turn.
        [repetition] A position can’t have occurred three times here; write S or B for the turn.
       *[quiet] The quiet turns have not run out; write S or B for the turn.
    }

## Board files

board_unknown_word = { $file }, line { $line }: “{ $word }” is not known; a line begins with name, cup, bare, elephants, wood or black.
board_twice = { $file }, line { $line }: “{ $word }” stands here a second time; once is enough.
board_missing =
    { $file }, line { $line }: { $word ->
        [cup] a board needs a line for the spaces that are not there, for example cup g7.
        [elephants] a board needs a line for the elephants of each player, for example elephants 10.
        [wood] a board needs a line for the black logs of each player, for example wood 3.
       *[black] a board needs a line for the places of the black elephants, for example black 6 6 6 6.
    }
board_space = { $file }, line { $line }: “{ $text }” is not a space; write column and row, a1 to g7.
board_space_twice = { $file }, line { $line }: { $space } stands here twice; once is enough.
board_no_cup = { $file }, line { $line }: the cup needs a space of the board, for example cup g7.
board_no_edge = { $file }, line { $line }: a whole side of the board is missing; each needs at least one space to enter or finish on.
board_bare_cup = { $file }, line { $line }: { $space } is not there, so it can’t be bare; leave it out.
board_no_logs = { $file }, line { $line }: no space has a log; leave at least one out of the bare ones.
board_number = { $file }, line { $line }: “{ $text }” does not fit { $word }; write a whole number from { $least } to { $most }.
board_black = { $file }, line { $line }: “{ $text }” is not the places of the black elephants; write four from 0 to 6 for south, north, west and east, for example black 6 6 6 6.

## In the browser

prompt_choose = Your turn: enter, move or jump, steer a black elephant, or lay a black log
prompt_enter = Your turn: choose the space where the elephant enters
prompt_elephant = Your turn: choose where the elephant on { $space } goes
prompt_black =
    Your turn: choose how far the { $path ->
        [S] south
        [N] north
        [W] west
       *[E] east
    } black elephant goes; each place costs a log
prompt_wood = Your turn: choose an empty space for the black log
choose_target = Where to?
let_go = Choose something else
do_it = Do it
jump_plain = Just jump
jump_turning = Jump and turn
turn_key = Press T to turn the jumped elephant or not
turn_board = Turn the board by a quarter
last_move = Last move
orientation_own = My start field below
orientation_silver = Silver below
orientation_bronze = Bronze below

start_label =
    Start field of { $owner_seat }, { $count ->
        [0] empty
        [one] { $count } elephant
       *[other] { $count } elephants
    }
black_label =
    { $path ->
        [S] South black elephant, watches column { $line }
        [N] North black elephant, watches column { $line }
        [W] West black elephant, watches row { $line }
       *[E] East black elephant, watches row { $line }
    }
rim_label =
    { $path ->
        [S] South path, column { $line }
        [N] North path, column { $line }
        [W] West path, row { $line }
       *[E] East path, row { $line }
    }
elephant_here =
    elephant of { $owner_seat } facing { $facing ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
turned_here =
    turned elephant of { $owner_seat } facing { $facing ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
log_here = a log
wood_here = a black log
nothing_here = empty
danger_here = dangerous

hand_label = What { $seat } has
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hand_logs =
    { $count ->
        [0] no logs
        [one] { $count } log
       *[other] { $count } logs
    }, points: { $points }
hand_captives =
    { $count ->
        [0] no elephants captured
        [one] { $count } elephant captured
       *[other] { $count } elephants captured
    }, points: { $points }
hand_finished =
    { $count ->
        [0] no elephants at the finish
        [one] { $count } elephant at the finish
       *[other] { $count } elephants at the finish
    }, points: { $points }
hand_tie = Tie, went first
hand_wood =
    Black logs to lay: { $count ->
        [0] none
       *[other] { $count }
    }
wood_supply = black logs
enter_short = Enter ({ $count })
wood_short = Black log ({ $count })
home_short = Start field

effect_enter = enters on { $space }
effect_move = { $start } to { $space }
effect_jump = jumps from { $start } over { $over } to { $space }
effect_jump_turn = jumps from { $start } over { $over } to { $space } and turns the elephant on { $over }
effect_home = back into the start field from { $start }
effect_black =
    { $path ->
        [S] south black elephant to column { $line }
        [N] north black elephant to column { $line }
        [W] west black elephant to row { $line }
       *[E] east black elephant to row { $line }
    } for { $cost ->
        [one] { $cost } log
       *[other] { $cost } logs
    }
effect_wood = lays a black log on { $space }
effect_log = collects the log
effect_lost =
    { $count ->
        [one] your elephant on { $spaces } would be captured
       *[other] your elephants on { $spaces } would be captured
    }
effect_captured =
    { $count ->
        [one] captures the elephant on { $spaces }
       *[other] captures the elephants on { $spaces }
    }
effect_finished = the elephant of { $owner_seat } on { $space } finishes
effect_returned = one captured elephant comes back to { $owner_seat }
effect_dangerous =
    { $named ->
        [1] becomes dangerous: { $spaces }
       *[0] { $count } spaces become dangerous
    }
effect_safe =
    { $named ->
        [1] becomes safe: { $spaces }
       *[0] { $count } spaces become safe
    }
effect_ended = the game ends and { $winner_seat } wins
