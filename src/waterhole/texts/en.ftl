### What all games and the shared Python code say

seat_colour =
    { $chair ->
        [0] Blue
        [1] Vermilion
        [2] Green
        [3] Yellow
        [4] Violet
       *[5] Black
    }

## Bots

level_1 = calf
level_2 = youngster
level_3 = wanderer
level_4 = pathfinder
level_5 = matriarch
bot_random = random
bot_greedy = greedy
bot_mcts = thinker
bad_bot = There is no bot “{ $bot }”; there are random, greedy, level:1 to level:5, and mcts:200it or mcts:1s with numbers of your own.

## Choosing and playing a game

game_over = The game is over; nothing can be done in it any more.
ambiguous = “{ $text }” can mean several actions here: { $texts }; write one of them.
no_such_game = There is no game “{ $game }”; there are: { $games }.
bad_players = This game can’t be played by { $players }; it takes players: { $numbers }.
bad_option = This game has no option “{ $option }”; it has: { $options }.
bad_option_value = The option { $option } can’t be { $value }; it can be: { $values }.
board_unreadable = “{ $board }” is neither a board of this game ({ $boards }) nor a text file that can be read.
no_random_boards = This game makes no boards at random.
no_such_language = There are no texts in the language “{ $lang }”; there are: { $langs }.

at_line = { $file }, line { $line }: { $text }

## At a table

bad_chairs = There are { $chairs } chairs for { $players } players; there must be one for each.
bad_first = There is no chair { $first } that could start; the chairs are 0 to { $last }.
chair_taken = This chair is taken; choose an open one, or watch.
confirm_first = The turn is finished and waits to be confirmed; confirm it or take something back.
nothing_to_confirm = There is no finished turn to confirm; first play it to its end.
nothing_to_undo = There is nothing to take back; only actions of a turn that is not confirmed can be.
undo_too_far =
    { $plies } actions can’t be taken back; right now { $most ->
        [one] only one can.
       *[other] at most { $most } can.
    }
not_over_yet = The game is not over yet; a rematch can be asked for after its end.
not_started = The game has not started; it does when every chair is taken.
not_your_turn = It is the turn of { $turn_seat }; wait until they are done.
position_moved_on = The position has changed in the meantime; look at it and choose again.
bad_clock = A clock gives 1 to { $most } seconds, and an increment of 0 to { $most }; choose numbers in between.
bad_away = Somebody may be away for 5 to { $most } seconds before it counts as leaving; choose a number in between.
bad_window = The time to answer must be from { $least } to { $most } seconds; choose a number in between.
no_window = Nobody can answer an action at this table, so there is no time for it; leave it out.
bad_analysis = A table for trying things out has no clock and no open chairs; leave them out.
begun_already = The game has begun; only a table that has not begun can be closed. You can resign.
table_closed = The host has closed this table; open one of your own.
bot_holds_seat = A bot holds this seat already; whoever it belongs to can take it back.
seat_is_yours = No bot holds this seat; it is still yours.
seat_is_present = Somebody is there on this seat; a bot can only stand in for somebody who is away.
stand_in_usual = At this table only the usual bot stands in for somebody; leave the bot out.
went_on_already = There is another game already; go there.
paused = The game is paused; it goes on when everybody wants it.
window_open = An action is declared, and the others may still answer it; wait until it takes effect.
window_closed = It is too late to answer this: it has taken effect already.
window_own = You can’t answer what you declared yourself; wait for the others.
answered_already = You have answered this already; one answer is all you have.
no_such_answer = “{ $text }” is no answer that you have now; you can choose { $texts }.
nothing_said = There is nothing in this message; write something first.
table_or_record = Name either a table or a record to try things out from, and not both.
no_such_ply = There is no ply { $ply }; the game has those from 0 to { $last }.
only_analysis = This is a table for trying things out; there is nothing to win or to pause here.
bot_too_slow = { $bot } thinks too long for a table; at most { $seconds } seconds or { $iterations } iterations are allowed.
not_stored = The server could not store that, so it was not done; try again in a moment.
too_fast = Messages come too fast; wait a moment.
too_many = There are too many connections or new tables from this address; close some, or wait a minute.

## Records of games

record_first_line = { $file }, line { $line }: this is not the record of a game; one begins with “{ $first }”.
record_missing = { $file }, line { $line }: the record has no line “{ $word }:”; add it.
record_twice = { $file }, line { $line }: “{ $word }:” stands here a second time; once is enough.
record_line = { $file }, line { $line }: “{ $text }” is not a line of a record; write a word and a colon as game:, or a turn as 1. 0: @3.
record_number = { $file }, line { $line }: “{ $word }” is not a number; write a whole number of at most six digits.
record_version = { $file }, line { $line }: the record is of version { $version } of the rules of { $game }; only version { $known } can be replayed here.
record_chance = { $file }, line { $line }: chance is not given as it should be; write keyed and 32 hexadecimal digits, or fast and two numbers.
record_turn_number = { $file }, line { $line }: the turns are not numbered in order; this one is number { $number }.
record_seat = { $file }, line { $line }: “{ $text }” is given to the wrong seat; it is the turn of { $turn_seat } here.
record_result = { $file }, line { $line }: the record says “{ $word }: { $claimed }”, but the replay gives { $replayed }.

## The data

store_folder_not_writable = Nothing can be written into the folder { $folder }; choose another with --data, or change its rights.
store_folder_in_use = Another Waterhole is running on the data in { $folder }; stop it, or choose another folder with --data.
store_data_too_new = { $file } was written by a newer Waterhole (form { $found }; this one knows up to { $known }); install the newer one, or choose another folder with --data.
store_data_damaged = { $file } is damaged or no data of Waterhole; put back a copy of it, or choose another folder with --data.
store_disk_full = The disk with { $folder } is full; make room on it.
store_failed = { $file } could not be read or written: { $reason }; look whether the disk is sound, or choose another folder with --data.
store_conflict = Event { $n } does not follow at table { $table }; the next one is { $expected }.
store_closed = The data in { $folder } is closed; nothing more can be stored until the next start.

## The server

cannot_listen = { $host }, port { $port } can’t be served: { $detail }; choose another with --port or --host.
bad_host = This server is not known by the name “{ $host }”; use an address that it shows, or start it with --allow-host { $host }.
no_webhooks = Webhooks are switched off here; whoever runs this server can allow them with --webhooks.
bad_webhook = A webhook is a whole address as https://example.org/hook, of at most { $most } characters, without spaces and without a name and password.
webhook_turn = { $game }: it is the turn of { $seat }.
webhook_over = { $game }: the game is over.
bad_data_now = The server can’t read or store anything right now; this page tries again by itself.
no_such_page = There is nothing at { $path }; begin at the first page.
no_such_table = There is no such table, or it has expired; open a new one.
bad_request = The request can’t be read: { $detail }; it must have the form that the API describes.
bad_message = The message can’t be read: { $detail }; it must have the form that the protocol describes.
server_fault = This is a fault of Waterhole, not yours; what happened stands in the server’s log.
hello_first = The first message of a connection is hello; send that first.
protocol = This page speaks version { $protocol } of the protocol and the server version { $known }; load the page again.
bad_invite = This invite has been used, or it is incomplete; ask for a new one, or watch.
not_your_seat = You don’t sit there; act for a seat of your own.
only_host = Only the host, who opened this table, can do that; ask them.
bot_compiling = The bots of this game are getting ready; this takes some seconds, and only the first time.
bot_failed = A bot found no action, so one was chosen at random; the game goes on.

## Command line

cli_bad_action = Action { $number }, “{ $text }”: { $why }
cli_chance = Chance decides what happens.
cli_option_number = The option { $option } can’t be “{ $value }”; write a whole number behind the =.
cli_perft = Counted in { $milliseconds } ms.
cli_compiling = Compiling { $game } for this machine; this is needed only once and takes some seconds.
cli_no_peer = OpenSpiel is not installed, so there is nothing to compare with.
cli_not_text = { $file } is not a text file; name the record of a game.
cli_os_error = { $file } can’t be used: { $reason }; name another.
cli_fault = This is a fault of Waterhole ({ $error }); with --debug it shows where, please report that.
cli_record = A game of { $game } on the board { $board }, played by { $seats }.
cli_replay_step = { $number }. { $seat }, { $action }: { $told }
cli_bad_ply = There is no ply { $ply }; the game has { $last ->
        [one] { $last } action
       *[other] { $last } actions
    }, so name one from 0 to { $last }.
cli_ended = The game ended { $how }.
cli_wins = { $seat } wins with { $score }.
cli_shares = { $seat } shares the victory with { $score }.
cli_place = { $seat } comes in place { $place } with { $score }.
cli_play_begin = Type an action in notation, or help. Control-C leaves.
cli_play_help = moves: all legal actions · why ACTION: why it is not legal · undo: take back · board: the position in words · save FILE: write the record · quit: leave
cli_your_turn = { $seat } is to act. Score: { $scores }.
cli_is_legal = “{ $text }” is legal here.
cli_undo_nothing = There is nothing to take back yet.
cli_undo_never = This can’t be taken back: chance decided since, or something hidden was seen.
cli_offer_record = To save the record of this game, type the name of a file; else just Enter.
cli_save_where = Name a file behind save, for example save game.txt.
cli_file_exists = There is a file { $file } already; choose another name.
cli_saved = The record is in { $file }; waterhole replay shows it again.
cli_play_left = Until next time. To go on from here, start with --position "{ $position }".
cli_play_left_hidden = Until next time. The record, if you saved it, tells the game so far.
cli_pass_on = It is the turn of { $seat }. Pass the keyboard on; when { $seat } alone can see it, press Enter.
cli_since = Since you looked last:
cli_declared = { $told } Does anybody answer? { $colours }: type your colour to look; Enter lets it pass.
cli_no_seat = Nobody here who may answer is called “{ $text }”; type one of { $colours }, or Enter.
cli_answers = { $seat }, you can answer: { $texts }.
cli_answer_noted = Noted. It takes effect when everybody has let it pass.
cli_simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game } with { $players } players, seed { $seed }.
cli_worker_died = A process of the simulation was ended from outside, perhaps because memory is short; take fewer --jobs.
cli_stopped = Stopped after { $games } of { $planned } games.
cli_mean = mean
cli_error = ± SE
cli_actions = actions per game
cli_turns = turns per game
cli_choices = legal actions per decision
cli_bot = bot
cli_seat = seat
cli_wins_share = wins
cli_interval = 95 % interval
cli_score = score
cli_ending = ended
cli_ending_share = games
cli_counted = counted
cli_times = times
cli_won_of_times = won
cli_won_of_all = of all wins
