### Elefantenparade

game_title = Elefantenparade
game_pitch = Everybody moves everybody’s elephants: collect the logs in the forests, shove your rivals into the water and be early at one of the three houses.
board_spiral = Spiral
option_hindmost_swims = The hindmost elephant swims
option_hindmost_swims_help = An elephant that is last on the track when it moves counts water as an ordinary space and is held only if others are behind it afterwards.
ending_move = by a move
ending_parade = by a parade

## What happened

did_place = { $seat } places an elephant on space { $space }.
did_move = { $seat } uses { $number }: the elephant of { $owner_seat } goes from space { $start } to { $space }.
did_move_home = { $seat } uses { $number }: the elephant of { $owner_seat } goes from space { $start } home.
did_parade = { $seat } calls the parade: every elephant goes one space forward.
got_home =
    { $house ->
        [1] The first house is taken: { $owner_seat } gets
        [2] The second house is taken: { $owner_seat } gets
       *[3] The third house is taken: { $owner_seat } gets
    } { $logs ->
        [one] { $logs } log.
       *[other] { $logs } logs.
    }
got_logs =
    { $owner_seat } takes { $logs ->
        [one] { $logs } log
       *[other] { $logs } logs
    } from the forest on space { $space }.
got_stuck = The elephant of { $owner_seat } is stuck in the water on space { $space }.
ended = The third elephant is home: the game is over.

## The position in words

now_over = The game is over.
now_placing = { $seat } is to place an elephant.
now_moving = { $seat } is to act; numbers not used yet: { $numbers }.
holds =
    { $seat } holds { $logs ->
        [0] no logs
        [one] { $logs } log
       *[other] { $logs } logs
    }.
stands = An elephant of { $owner_seat } stands on space { $space }.
stands_held = An elephant of { $owner_seat } is stuck in the water on space { $space }.
stands_home =
    An elephant of { $owner_seat } is home, in the { $house ->
        [1] first
        [2] second
       *[3] third
    } house.
stands_waiting = An elephant of { $owner_seat } is waiting to be placed.
forest_holds =
    The forest on space { $space } holds { $logs ->
        [0] no logs any more
        [one] { $logs } log
       *[other] { $logs } logs
    }.
water_at = There is water on space { $space }.
house_holds =
    The { $house ->
        [1] first
        [2] second
       *[3] third
    } house is free and holds { $logs ->
        [one] { $logs } log
       *[other] { $logs } logs
    }.

## Why not

all_placed = All elephants have been placed; now they move: 3, 2 and 1, or the parade.
not_a_start = Space { $space } is not a start space; elephants start on spaces 0 to { $last }.
start_taken = Start space { $space } is taken; choose a free one.
place_first = First all elephants are placed on the start spaces; only then do they move.
turn_begun = The parade takes the place of a whole turn, and this turn has already begun; move another elephant.
number_used = The { $number } has been used in this turn; use a number that is left.
not_in_play = This elephant is not on the track; choose one that is.
is_home = This elephant is home and moves no more; choose one on the track.
has_moved = The elephant on space { $space } has already moved in this turn; choose another one.
water_held = The elephant on space { $space } is stuck in the water as long as another is behind it, here on space { $behind }; let that one pass, or call the parade at the start of a turn.

## Notation

not_action = “{ $text }” is not an action; write @3 to place an elephant, 14+2 to move the one on space 14 by 2, or parade.
no_such_start = There is no start space { $space }; elephants start on spaces 0 to { $last }.
no_such_number = An elephant can’t move { $number }; the numbers are 3, 2 and 1.
no_elephant_there = There is no elephant on space { $space }; name the space of an elephant on the track.
no_way_there =
    No number takes the elephant on space { $space } { $to ->
        [home] home
       *[other] to space { $to }
    }; write for example { $space }+2 to move it by 2.
none_on_track = No elephant is on the track yet; place one first, for example with @3.
position_fields =
    A position has one to four fields with spaces between them, not { $count }: elephants, forests, logs held, turn; for example 14,9/15,12 22222 0/0 0:321.
position_seats =
    The elephants of { $count ->
        [one] { $count } seat are
       *[other] { $count } seats are
    } given, but there are { $players } players; write both elephants of every seat, with / between seats, for example 14,9/15,12.
position_pair = “{ $text }” is not the pair of a seat’s elephants; write two with a comma between them, for example 14,9 or 12,H1.
position_elephant = “{ $text }” is not an elephant; write its space, - before it is placed, or H1, H2 or H3 in a house, with * behind it if it has moved in this turn.
position_space = There is no space { $space }; the track has spaces 0 to { $last }, and an elephant that is home is written H1, H2 or H3.
position_two = Two elephants stand on space { $space }; only one can.
position_home =
    { $count ->
        [3] Three elephants are home, so the game is over; write over:move or over:parade for the turn.
       *[other] { $count } elephants are home, but there are only three houses.
    }
position_houses = The houses don’t fit together; they fill up in the order H1, H2, H3, with one elephant each.
position_forests =
    “{ $text }” does not fit the forests; write { $count ->
        [0] a single - since this board has no forest.
        [one] one digit, the logs lying there.
       *[other] { $count } digits, one a forest in the order of the track, the logs lying there.
    }
position_forest_logs =
    The forest on space { $space } holds either { $logs ->
        [one] its { $logs } log
       *[other] all of its { $logs } logs
    } or 0.
position_held = “{ $text }” is not the logs held; write a number for each of the { $players } seats, with / between them, for example 2/0.
position_turn = “{ $text }” is not a turn; write the seat and the numbers not used yet, for example 0:321, or after the end over:move or over:parade.
position_turn_seat = There is no seat { $number }; the seats are 0 to { $last }.
position_placed_order = The elephants can’t stand like this before all are placed: the seats place one each in turn, seat 0 first.
position_placed_start = An elephant can’t be on space { $space } before all are placed; the start spaces are 0 to { $last }.
position_placing_turn = As long as elephants wait to be placed, nobody has moved, and here the turn is { $number }:321.
position_over = After the end three elephants are home and none has a * behind it.
position_moved =
    { $moved ->
        [0] No elephant has
        [one] { $moved } elephant has
       *[other] { $moved } elephants have
    } a * behind it, but { $used ->
        [0] no number is
        [one] { $used } number is
       *[other] { $used } numbers are
    } used; both must be the same.
position_turn_done = No elephant can move any more in this turn, so it is over; write the next seat with all numbers, for example 1:321.

## Board files

board_start_taken = { $file }, line { $line }: space { $space } has water or a forest, but elephants start on the first { $starts } spaces; move it further along the track, or take fewer players.
board_unknown_word = { $file }, line { $line }: “{ $word }” is not known; a line begins with name, path, spaces, goal, water, forest or houses.
board_twice = { $file }, line { $line }: “{ $word }” stands here a second time; once is enough.
board_path_or_spaces = { $file }, line { $line }: a board has either a path or a number of spaces; write one such line, for example spaces 40.
board_missing =
    { $file }, line { $line }: { $word ->
        [goal] a board with a path needs a line for the goal, for example goal 3,3 8,5.
       *[houses] a board needs a line for the houses, for example houses 3 2 1.
    }
board_length = { $file }, line { $line }: this track has { $spaces } spaces; it needs { $least } to { $most }.
board_number = { $file }, line { $line }: “{ $word }” is not a number; write a whole number of at most four digits.
board_space = { $file }, line { $line }: there is no space { $space }; the last one is { $last }.
board_space_twice = { $file }, line { $line }: space { $space } stands here twice; it can be one water or one forest, not more.
board_forest_form = { $file }, line { $line }: “{ $word }” is not a forest; write the space and its logs, for example 17:2.
board_forest_logs = { $file }, line { $line }: the forest on space { $space } has { $logs } logs; it needs 1 to 5.
board_houses = { $file }, line { $line }: there are three houses of 1 to 9 logs; write for example houses 3 2 1.
board_goal_needs_path = { $file }, line { $line }: a goal is drawn only with a path; leave it out next to spaces.
board_goal_corners = { $file }, line { $line }: the goal is a rectangle; write its top left and its bottom right cell, for example goal 3,3 8,5.
board_goal_on_track = { $file }, line { $line }: the goal lies on space { $space } of the track; move it where no space is.
board_cell = { $file }, line { $line }: “{ $word }” is not a cell; write column and row, for example 0,8.
board_cell_far = { $file }, line { $line }: the cell { $word } is too far away; columns and rows go from 0 to 99.
board_path_bend = { $file }, line { $line }: the path can’t go to { $cell } from the corner before it; it goes straight along a row or a column.
board_path_crosses = { $file }, line { $line }: the path crosses itself at { $cell }; lead it round.

## The client: prompts, labels, and what a choice would do

parade = Parade
place = Place an elephant here
prompt_placing = Your turn: place an elephant on a free start space
prompt_choose = Your turn: move an elephant 3, 2 or 1, or call the parade
prompt_more = Your turn: move another elephant; numbers left: { $numbers }
prompt_number = Your turn: choose the elephant that moves { $number }
choose_number = Choose how far it goes
numbers_left = Numbers left
last_move = Last move
elephant_label = Elephant of { $owner_seat } on space { $space }
effect_move = to space { $space }
effect_home =
    home, to the { $house ->
        [1] first
        [2] second
       *[3] third
    } house, for { $logs ->
        [one] { $logs } log
       *[other] { $logs } logs
    }
effect_logs =
    takes { $logs ->
        [one] { $logs } log
       *[other] { $logs } logs
    }
effect_stuck = gets stuck in the water
space_label = Space { $space }
forest_label =
    Space { $space }, forest with { $logs ->
        [0] no logs left
        [one] { $logs } log
       *[other] { $logs } logs
    }
water_label = Space { $space }, water
house_label =
    { $house ->
        [1] First
        [2] Second
       *[3] Third
    } house, { $logs ->
        [0] taken
        [one] { $logs } log
       *[other] { $logs } logs
    }
