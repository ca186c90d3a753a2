### What the client itself says

## Everywhere

ui_waterhole = Waterhole
ui_tagline = Animal games for an evening with friends or a quick round against a bot.
ui_settings = Settings
ui_rules = Rules
ui_close = Close
ui_cancel = Cancel
ui_back = Back to the lobby
ui_copy = Copy
ui_copied = Copied
ui_copy_by_hand = Copy this text yourself:
ui_loading = One moment…
ui_lost = Connection lost, trying again…
ui_lost_pending = Connection lost, trying again… What you did is kept and will be sent.
ui_no_server = The server can’t be reached. Is it running, and are you connected?
ui_server_status = The server can’t do that now (status { $status }). Please try again.
ui_fault = Something went wrong here: { $text }
ui_try_again = Try again
ui_nowhere_title = There is nothing at this address
ui_nowhere = The link may be incomplete: ask for it again, or go to the lobby and open a table of your own.
ui_page_failed = A part of the page can’t be loaded
ui_page_failed_help = The server can’t be reached, or it has become newer than this page.

## Lobby

ui_games = Games
ui_players = { $from } to { $to } players
ui_players_one = { $count } players
ui_minutes = { $from }–{ $to } min
ui_play = Play
ui_play_help = At once, against a bot
ui_with_friends = With friends…
ui_your_tables = Your tables
ui_no_games = This server has no games yet. Start it again with a game installed.
ui_ended = ended
ui_watching = watching
ui_visited = last seen { $when }
ui_forget = Remove from the list
ui_forget_table = Remove the table { $names } from the list
ui_trying_out = for trying things out
ui_load_record = Load a record
ui_load_record_help = A saved game opens as a table on which you can look at every position and try other moves.
ui_record_file = A file
ui_record_text = Or the text of a record
ui_record_open = Open it

## Making a table

ui_new_table = A table for { $game }
ui_player_count = Players
ui_chairs = Who plays?
ui_chair = Chair { $colour }
ui_kind_me = Me
ui_kind_here = Another person here
ui_kind_friend = A friend, by a link
ui_kind_bot = A bot
ui_bot_level = How strong?
ui_level_of = { $number } · { $name }
ui_bot_other = Another bot…
ui_bot_spelt = How the bot is spelt
ui_bot_spelt_help = For example greedy, mcts:200it or mcts:1s
ui_your_name = Your name
ui_name = Name
ui_name_optional = may stay empty
ui_who_starts = Who starts?
ui_first_drawn = Drawn by lot
ui_time = Time
ui_clock = Clock
ui_clock_none = None: as long as everybody likes
ui_clock_move = For each turn
ui_clock_game = For the whole game
ui_per_turn = Time for a turn
ui_per_game = Time for each player
ui_increment = Added after each turn
ui_increment_none = Nothing
ui_away = How long may somebody be away?
ui_away_none = As long as they like
ui_away_help = Whoever is away for longer has left: with two players the game is lost, with more a bot takes over.
ui_answer_time = Time to answer an action
ui_answer_time_help = Some actions can be answered before they take effect. Everybody has the same time for it, so that nobody sees who holds an answer.
ui_options = Variants
ui_more = More
ui_board = Board
ui_build_board = Build your own
ui_own_board = A board of your own
ui_own_board_help = A text file. It is read here and sent with the table.
ui_own_board_chosen = Chosen: { $name }
ui_own_board_remove = Use the usual board
ui_position = A position to start from
ui_position_help = One line of notation; empty: the usual start
ui_webhook = A web address that is told whose turn it is
ui_webhook_help = For a chat or a service of yours: with every turn of a person, and at the end, Waterhole sends it a line (a POST of JSON). Others at the table don’t see the address.
ui_open_table = Open the table
ui_opening = Opening…

## Invite

ui_invited = You are invited to { $game }
ui_invited_by = { $name } invites you to { $game }
ui_time_turn = Time: { $time } for each turn.
ui_time_game = Time: { $time } for each player.
ui_time_game_more = Time: { $time } for each player, and { $increment } more after each turn.
ui_sit_down = Sit down
ui_watch = Just watch
ui_invite_used_title = This invite has already been used
ui_invite_used = Somebody sits on that chair. If it was you, open the table on the device where you sat down, or ask there for the seat link. You can watch, too.
ui_already_seated = You sit at this table already.
ui_go_to_table = Go to the table

## Table

ui_title_my_turn = Your turn · { $game }
ui_title_table = { $game } · Waterhole
ui_prompt_yours = Your turn
ui_prompt_yours_named = { $name }, it is your turn
ui_prompt_other = { $name } is to act
ui_prompt_bot = { $name } is thinking
ui_prompt_confirm = Finish the turn, or take something back?
ui_prompt_confirm_named = { $name }: finish the turn, or take something back?
ui_prompt_confirm_other = { $name } can still take the turn back
ui_prompt_answer = You may answer, or let it pass
ui_prompt_declared = { $name } waits for the others’ answers
ui_prompt_pass_device = Pass the device to { $name }
ui_prompt_waiting = Waiting for friends to sit down: send them the link of their chair
ui_prompt_waiting_guest = Waiting for everybody to sit down
ui_prompt_closed = The host closed this table before the game began
ui_prompt_won = { $names } wins
ui_prompt_shared = Shared victory: { $names }
ui_why = Why? { $ruling }
ui_dismiss = Understood
ui_seats = Players
ui_seat_you = you
ui_seat_away = away
ui_seat_open = free: waiting for a friend
ui_seat_bot = bot: { $level }
ui_seat_acts = is to act
ui_seat_declared = has declared
ui_score = Score: { $score }
ui_watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
ui_you_watch = You are watching
ui_invite_link = Invite link for { $colour }
ui_only_here = This address works on this computer only. For other devices start Waterhole with “make play HOST=lan”, and open the address that it shows.
ui_fill = Put a bot there instead
ui_fill_do = Put it there
ui_rename = Change your name
ui_rename_do = Save
ui_links = Links
ui_links_help = Send the watch link to anybody. A seat link lets whoever opens it play on your chair: keep it for your own devices.
ui_copy_watch = Copy the watch link
ui_copy_seat = Copy my seat link (for another device)
ui_copy_seat_of = Copy the seat link of { $name } (for another device)
ui_undo = Undo
ui_undo_key = Undo the last action (U)
ui_undo_all = Start of turn
ui_done = Done
ui_done_key = Finish the turn (Enter)
ui_log = What happened
ui_log_empty = Nothing yet: the first action will be told here.
ui_taken_back = Taken back.
ui_type = Type an action
ui_type_do = Do it
ui_type_help = In notation; the list shows what is possible.
ui_not_your_turn = It is not your turn now.
ui_actions = Actions
ui_board_failed = The board can’t be loaded.
ui_no_board = This page can’t draw { $game } yet; the log and typed actions work.
ui_prompt_stand_in = { $bot } plays for { $name }
ui_seat_stand_in = a bot plays on
ui_stand_in = Let a bot play on
ui_stand_in_for = A bot plays for { $name }.
ui_take_back_seat = Take the seat back
ui_clock_left = Time left: { $time }
ui_clock_late = { $seconds } seconds left
ui_conduct = The game
ui_pause = Pause
ui_paused = The game is paused
ui_paused_help = Nobody can act, and the clocks stand.
ui_pause_wanted = Asks for a pause: { $names }
ui_pause_asked = You asked for a pause; waiting for: { $names }
ui_go_on = Go on
ui_go_on_wanted = Paused. Wants to go on: { $names }
ui_go_on_asked = You want to go on; waiting for: { $names }
ui_never_mind = Never mind
ui_resign = Resign
ui_resign_of = Resign: { $name }
ui_resign_two = Give up? The game is lost then.
ui_resign_more = Give up? A bot plays on for you; you can take your seat back.
ui_resign_do = Yes, resign
ui_close_table = Close the table
ui_close_table_sure = Close this table? Nobody can sit down any more.
ui_close_table_do = Yes, close it
ui_forfeit_resigned = { $name } resigned.
ui_forfeit_clock = { $name } ran out of time.
ui_forfeit_away = { $name } left the game.
ui_watchers_more = { $count ->
    [one] one more
   *[other] { $count } more
}
ui_watcher_name = Give your name
ui_undo_game = Back to the start
ui_analysis = For trying things out: you move for all, and everything can be taken back.
ui_go_on_here = Go on from here

## Answering, and hands on a shared screen

ui_window = Declared
ui_window_others = Others may answer.
ui_window_yours = You have { $time } to answer.
ui_window_yours_named = { $names } may answer within { $time }.
ui_window_own = Answers of { $name }
ui_window_done = Answered.
ui_window_rest_done = Lets everything pass in this turn.
ui_window_look = Take a look
ui_window_rest = also for the rest of this turn
ui_let_pass = Let it pass
ui_pass_device = Pass the device to { $name }.
ui_show_hand = Show my hand
ui_show_hand_of = Show the hand of { $name }
ui_hand_shown = You see the hand of { $name }.
ui_hide_hand = Hide it
ui_hands = Hands
ui_bot_sits_down = Let a bot play here
ui_bot_gets_up = Take the bot off

## End

ui_you_won = You win
ui_place = Place
ui_place_number = { $place }.
ui_points = Points
ui_rematch = Rematch
ui_rematch_asked = You asked for a rematch; waiting for: { $names }
ui_rematch_wanted = Wants a rematch: { $names }
ui_rematch_go = To the rematch
ui_other_game = Another game
ui_other_which = Which game?
ui_other_help = Everybody keeps their chair; whoever sits here finds a link to it in this place.
ui_other_do = Go on with it
ui_other_go = To the next game: { $game }
ui_record = Save the record
ui_new_game = New table

## Looking back

ui_replay = Looking back
ui_replay_first = To the start
ui_replay_back = One action back
ui_replay_forward = One action forward
ui_replay_last = Back to now
ui_replay_position = Position in the game
ui_replay_at = { $ply } of { $last }
ui_looking = { $ply ->
    [0] You look back: the start
   *[other] You look back: action { $ply } of { $last }
}
ui_back_to_now = Back to now
ui_look_here = look at this position
ui_try_out = Try it out from here
ui_copy_ply = Copy link

## Chat

ui_panel = Log and chat
ui_chat = Chat
ui_chat_empty = Nobody has said anything yet.
ui_chat_muted = The chat of this table is not shown on this device.
ui_chat_mute = Don’t show the chat
ui_chat_text = Say something
ui_chat_send = Send
ui_chat_watches = watching
ui_chat_unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
ui_somebody = Somebody

## In words

ui_as_text = As text
ui_as_text_setting = Show the board in words
ui_can_do = What you can do
ui_can_do_nothing = Nothing now: it is not your turn, or the turn is finished.
ui_search = Search
ui_found = { $count } of { $all } actions
ui_position_words = The position

## Gone

ui_gone_title = There is no table here
ui_gone_help = If a link brought you here, ask for it again: a piece of it may be missing.
ui_old_title = This page is older than the server
ui_reload = Load the page again

## Rules and settings

ui_rules_of = Rules of { $game }
ui_language = Language
ui_theme = Light or dark
ui_theme_system = As the system
ui_theme_light = Light
ui_theme_dark = Dark
ui_palette = Colours of the players
ui_palette_standard = Standard
ui_palette_redgreen = Safe for red and green
ui_palette_contrast = High contrast
ui_speed = Movement
ui_speed_off = None
ui_speed_slow = Slow
ui_speed_normal = Normal
ui_speed_fast = Fast
ui_numbers = Show the numbers of the spaces
ui_confirm_turns = Finish each turn by “Done”, so that it can be taken back
ui_sounds = Sounds
ui_volume = Volume
ui_notify = Tell me when it is my turn and the page is out of sight
ui_notify_denied = The browser doesn’t allow it. Change that in the browser’s settings for this page, then switch it on here.
ui_notify_never = It is not possible at this address: browsers only do it on secure (https) pages or on this computer.
ui_orientation = How the board lies
