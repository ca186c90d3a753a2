"""The rulings of Elefantenparade, case by case: docs/rules/elefantenparade.md. Each name begins with the ruling's id.

Positions are in notation: both elephants of every seat, logs in the forests 17, 26, 35, 44, 52, logs held, the turn.
"""
# ruff: noqa: N802 - the tests are named by the ids of the rulings

from __future__ import annotations

import pytest

import waterhole
from waterhole.games.game import NotLegal, Position

GAME = waterhole.game("elefantenparade")


def at(text: str, swims: bool = False, track: str | None = None) -> Position:
    """The position of this text; its number of seats is the number of players."""
    players = text.split()[0].count("/") + 1
    if track is None:
        return GAME.config(players, hindmost_swims=int(swims)).position(text)
    return GAME.config_of(players, {"hindmost_swims": int(swims)}, "own.txt", track).position(text)


def after(text: str, *actions: str, swims: bool = False, track: str | None = None) -> str:
    """The position that these actions lead to."""
    position = at(text, swims, track)
    for action in actions:
        position.play(action)
    return position.text


def reason(position: Position, action: str) -> str:
    """Why this action is not legal, as id and ruling."""
    with pytest.raises(NotLegal) as caught:
        position.play(action)
    message = caught.value.message
    return f"{message.id} {message.args.get('ruling', '')}".strip()


# the worked examples


def test_EP_example_1() -> None:
    assert after("3,20/4,5", "3+1") == "6*,20/4,5 22222 0/0 0:32"


def test_EP_example_2() -> None:
    position = at("14,20/12,30")
    position.play("14+3")
    assert position.text == "15*,20/12,30 22222 0/0 0:21"
    # 12 moves on in this turn, but another stays behind: in the next turn the one on 15 can't be chosen
    waiting = at("15,20/12,30 22222 0/0 1:321")
    assert not [action for action in waiting.legal if action.startswith("15")]
    assert reason(waiting, "15+1") == "water_held EP-4"
    assert waiting.parse("20+1") is not None


def test_EP_example_3() -> None:
    assert after("15,20/14,30", "14+1") == "15,20/16*,30 22222 0/0 0:32"
    assert after("15,20/14,30", "14+2") == "15,20/17*,30 02222 0/2 0:31"


def test_EP_example_4() -> None:
    position = at("15,H1/14,H2 22222 3/2 0:321")
    assert reason(position, "15+1") == "water_held EP-4"
    position.play("14+2")
    assert position.text == "15,H1/17*,H2 02222 3/4 0:31"
    assert set(position.legal) == {"15+1", "15+3"}
    position.play("15+3")
    assert position.text == "19,H1/17,H2 02222 3/4 1:321"


def test_EP_example_5() -> None:
    position = at("14,15/16,40 22220 0/2 1:321")
    position.play("parade")
    assert position.text == "15,16/17,41 02220 0/4 0:321"
    # on 15 it is the hindmost, and would move on; with another behind it, it is stuck
    assert "15+1" in position.legal
    stuck = at("14,3/15,16")
    stuck.play("parade")
    assert stuck.text == "15,4/16,17 02222 0/2 1:321"
    assert reason(stuck, "15+2") == "water_held EP-4"


def test_EP_example_6() -> None:
    assert after("56,57/20,30", "56+3") == "H1*,57/20,30 22222 3/0 0:21"
    assert after("57,58/20,30", "57+1") == "H1*,58/20,30 22222 3/0 0:32"


# EP-1 placement


@pytest.mark.parametrize("players", [2, 3, 4])
def test_EP_1_one_each_in_turn_until_all_stand(players: int) -> None:
    position = GAME.start(players)
    for nth in range(2 * players):
        assert position.actor == nth % players
        assert list(position.legal) == [f"@{space}" for space in range(nth, 2 * players)]
        position.play(f"@{nth}")
    assert position.text.split()[0] == "/".join(f"{seat},{seat + players}" for seat in range(players))
    assert position.actor == 0
    assert len(position.legal) == 2 * players * 3 + 1


def test_EP_1_any_free_start_space_and_only_those() -> None:
    position = GAME.start(2)
    position.play("@2")
    assert set(position.legal) == {"@0", "@1", "@3"}
    assert reason(position, "@2") == "start_taken EP-1"
    assert reason(position, "parade") == "place_first EP-1"
    assert reason(position, "2+1") == "place_first EP-1"
    position.play("@0")
    position.play("@1")
    # the last one has one space left, and takes it by an action too
    assert list(position.legal) == ["@3"]
    position.play("@3")
    assert position.text == "2,1/0,3 22222 0/0 0:321"
    assert reason(position, "@1") == "all_placed EP-1"


# EP-2 one elephant a space


def test_EP_2_occupied_spaces_are_skipped_and_not_counted() -> None:
    assert after("3,4/6,8", "3+3").startswith("9*,4/6,8")
    assert after("3,4/5,6", "3+2").startswith("8*,4/5,6")
    assert after("3,4/5,6", "3+1", "4+2").startswith("7*,9*/5,6")
    assert after("3,4/5,6", "4+1", "3+2").startswith("8*,7*/5,6")


def test_EP_2_occupied_water_is_skipped_too() -> None:
    # and no water in the way stops it then
    assert after("14,15/2,3", "14+3").startswith("18*,15/2,3")
    assert after("13,15/14,3", "13+1").startswith("16*,15/14,3")
    # with two in the way, both skipped
    assert after("14,15/16,3", "14+1").startswith("17*,15/16,3 02222 2/0")


def test_EP_2_the_goal_is_an_empty_space_that_is_always_there() -> None:
    assert after("56,57/58,30", "56+1").startswith("H1*,57/58,30")
    assert after("58,H1/57,30 22222 3/0 0:321", "57+1") == "58,H1/H2*,30 22222 3/2 0:32"


# EP-3 the normal turn


def test_EP_3_three_different_elephants_of_any_owners_in_any_order() -> None:
    position = at("10,20/8,21")
    assert len(position.legal) == 4 * 3 + 1
    position.play("8+2")
    assert position.text == "10,20/11*,21 22222 0/0 0:31"
    assert set(position.legal) == {"10+1", "10+3", "20+1", "20+3", "21+1", "21+3"}
    assert reason(position, "11+1") == "has_moved EP-3"
    assert reason(position, "10+2") == "number_used EP-3"
    assert reason(position, "parade") == "turn_begun EP-5"
    position.play("21+1")
    position.play("20+3")
    assert position.text == "10,24/11,22 22222 0/0 1:321"


def test_EP_3_each_is_judged_on_the_position_as_it_is_then() -> None:
    # the first moves away from 15: now its water is empty and stops the next
    assert after("15,20/30,14 22222 0/0 0:321", "14+3", "15+1").startswith("16*,20/30,18*")
    assert after("15,20/30,16", "15+3", "16+1").startswith("19*,20/30,17*")
    position = at("15,50/16,51")
    position.play("15+1")
    assert position.text.startswith("17*,50/16,51 02222 2/0")


def test_EP_3_freed_in_the_same_turn() -> None:
    position = at("15,20/14,30")
    assert reason(position, "15+3") == "water_held EP-4"
    position.play("14+1")
    assert {"15+3", "15+2"} <= set(position.legal)
    position.play("15+3")
    assert position.text == "19*,20/16*,30 22222 0/0 0:2"


def test_EP_3_the_turn_ends_early_with_numbers_unused() -> None:
    # two on the track: both move, one number stays unused, and the player chose which
    for unused, actions in {1: ("3+3", "5+2"), 2: ("3+3", "5+1"), 3: ("3+1", "5+2")}.items():
        position = at("3,H1/5,H2 22222 3/2 0:321")
        position.play(actions[0])
        assert str(unused) in position.text.split(":")[1]
        position.play(actions[1])
        assert position.text.endswith("3/2 1:321")
    # a single mover: all others are held in water by the hindmost, which runs into the next water
    assert after("40,H1/15,H2 22222 3/2 0:321", "15+1") == "40,H1/16*,H2 22222 3/2 0:32"
    assert after("41,H1/30,H2 22222 3/2 0:321", "30+2") == "41,H1/31,H2 22222 3/2 1:321"
    assert after("31,41/13,H1 22222 0/3 1:321", "13+3") == "31,41/15,H1 22222 0/3 0:321"


def test_EP_3_nobody_ever_passes() -> None:
    # all in water, the hindmost too
    position = at("15,31/41,H1 22222 0/3 0:321")
    assert set(position.legal) == {"15+1", "15+2", "15+3", "parade"}


def test_EP_3_no_stopping_early() -> None:
    position = at("10,20/8,21")
    position.play("10+1")
    assert position.actor == 0
    assert "parade" not in position.legal


# EP-4 water


def test_EP_4_enter_or_pass_empty_water_stops() -> None:
    assert after("14,20/12,30", "14+1").startswith("15*,")
    assert after("14,20/12,30", "14+2").startswith("15*,")
    assert after("13,20/12,30", "13+3").startswith("15*,")
    assert after("12,20/3,30", "12+2").startswith("14*,")
    # the skipped ones before it don't count: 13 and 14 stand in the way
    assert after("12,13/14,30", "12+1").startswith("15*,13/14,30")


def test_EP_4_held_while_any_elephant_is_behind_it_however_far() -> None:
    position = at("15,58/57,0")
    assert reason(position, "15+1") == "water_held EP-4"
    assert at("15,58/57,16").parse("15+1") is not None
    # those at home are not behind it
    assert at("15,H1/57,16 22222 3/0 0:321").parse("15+1") is not None


def test_EP_4_the_hindmost_stops_too_and_moves_on_from_the_next_turn() -> None:
    position = at("14,20/21,30")
    position.play("14+3")
    assert position.text == "15*,20/21,30 22222 0/0 0:21"
    assert reason(position, "15+1") == "has_moved EP-3"
    position.play("20+2")  # 21 is occupied: 22, 23
    position.play("21+1")
    assert position.actor == 1
    position.play("15+2")
    assert position.text == "17*,23/22,30 02222 2/0 1:31"


def test_EP_4_stays_held_until_all_behind_have_passed() -> None:
    position = at("15,50/14,13")
    position.play("14+3")  # 15 is occupied: on to 18
    assert position.text.startswith("15,50/18*,13")
    assert reason(position, "15+1") == "water_held EP-4"
    position.play("13+2")  # 14, then 16
    assert position.text.startswith("15,50/18*,16*")
    position.play("15+1")
    assert position.text == "17,50/18,16 02222 2/0 1:321"


def test_EP_4_two_waters_in_reach() -> None:
    track = "spaces 40\nwater 15 16\nforest\nhouses 3 2 1\n"
    assert after("14,20/12,30", "14+3", track=track).startswith("15*,")
    assert after("14,15/12,30", "14+3", track=track).startswith("16*,15/")
    assert after("14,15/16,30", "14+1", track=track).startswith("17*,15/16,")


def test_EP_4_water_before_the_goal() -> None:
    track = "spaces 40\nwater 39\nforest\nhouses 3 2 1\n"
    assert after("38,20/12,30", "38+3", track=track).startswith("39*,")
    assert after("38,39/12,30", "38+1", track=track).startswith("H1*,39/")


def test_EP_4_variant_is_off_by_default() -> None:
    assert GAME.config(2).options == {"hindmost_swims": 0}
    assert after("14,20/21,30", "14+2").startswith("15*,")


def test_EP_4_variant_the_hindmost_counts_water_as_an_ordinary_space() -> None:
    assert after("14,20/21,30", "14+2", swims=True).startswith("16*,")
    assert after("14,20/21,30", "14+3", swims=True).startswith("17*,20/21,30 02222 2/0")
    # it may end on it, and is free there as the hindmost; from the next turn it moves on
    assert after("14,20/21,30", "14+1", swims=True).startswith("15*,")
    assert at("15,20/21,30", swims=True).parse("15+1") is not None


def test_EP_4_variant_only_the_hindmost_at_the_time_of_its_move() -> None:
    assert after("14,20/12,30", "14+3", swims=True).startswith("15*,20/12,30")
    # 12 passes 14 first: now 14 is the hindmost, and swims
    assert after("14,20/13,30", "13+1", "14+3", swims=True).startswith("18*,20/15*,30")
    assert after("14,20/13,30", "13+2", "14+3", swims=True).startswith("18*,20/16*,30")
    assert after("14,20/11,30", "11+3", "14+2", swims=True).startswith("17*,20/15*,30")


def test_EP_4_variant_may_pass_an_occupied_water_which_is_skipped() -> None:
    assert after("14,15/21,30", "14+1", swims=True).startswith("16*,15/")


def test_EP_4_variant_swims_through_several_waters() -> None:
    track = "spaces 40\nwater 15 16\nforest\nhouses 3 2 1\n"
    assert after("14,20/21,30", "14+3", swims=True, track=track).startswith("17*,")
    assert after("14,20/21,30", "14+2", swims=True, track=track).startswith("16*,")


def test_EP_4_variant_held_only_if_others_are_behind_it_afterwards() -> None:
    # the hindmost skips another and ends on water before it: it is held like any other
    position = at("13,14/21,30", swims=True)
    position.play("13+1")
    assert position.text.startswith("15*,14/")
    position.play("21+3")
    position.play("30+2")
    assert position.actor == 1
    assert position.text.startswith("15,14/24,31")
    assert reason(position, "15+1") == "water_held EP-4"
    position.play("14+1")
    position.play("15+3")
    assert position.text.startswith("19*,16*/24,31")


def test_EP_4_variant_an_elephant_that_begins_in_water_swims_too() -> None:
    track = "spaces 40\nwater 15 17\nforest\nhouses 3 2 1\n"
    assert after("15,20/21,30", "15+3", track=track).startswith("17*,")
    assert after("15,20/21,30", "15+3", swims=True, track=track).startswith("18*,")


def test_EP_4_variant_one_alone_on_the_track_is_the_hindmost() -> None:
    track = "spaces 40\nwater 39\nforest\nhouses 3 2 1\n"
    assert after("38,H1/37,H2 - 3/2 0:321", "37+2", swims=True, track=track).startswith("38,H1/H3,H2")


# EP-5 the parade


def test_EP_5_every_elephant_goes_exactly_one_space() -> None:
    assert after("3,4/5,6", "parade") == "4,5/6,7 22222 0/0 1:321"
    # nobody is skipped, no gap closes
    assert after("3,10/4,12", "parade").startswith("4,11/5,13")


def test_EP_5_stuck_ones_come_out() -> None:
    position = at("15,20/3,4")
    assert reason(position, "15+1") == "water_held EP-4"
    position.play("parade")
    assert position.text.startswith("16,21/4,5")
    assert position.parse("16+1") is not None


def test_EP_5_one_that_enters_water_is_held() -> None:
    position = at("14,20/3,4")
    position.play("parade")
    assert position.text.startswith("15,21/4,5")
    assert reason(position, "15+1") == "water_held EP-4"


def test_EP_5_from_water_into_water() -> None:
    track = "spaces 40\nwater 15 16\nforest\nhouses 3 2 1\n"
    position = at("15,20/3,4", track=track)
    position.play("parade")
    assert position.text.startswith("16,21/4,5")
    assert reason(position, "16+1") == "water_held EP-4"


def test_EP_5_variant_makes_no_difference() -> None:
    for swims in (False, True):
        assert after("14,30/20,40", "parade", swims=swims).startswith("15,31/21,41")


def test_EP_5_always_allowed_instead_of_a_normal_turn() -> None:
    assert "parade" in at("15,31/41,H1 22222 0/3 0:321").legal
    assert "parade" in at("58,H1/57,H2 22222 3/2 1:321").legal


def test_EP_5_may_bring_one_into_the_goal_the_front_one() -> None:
    assert after("57,58/20,30", "parade") == "58,H1/21,31 22222 3/0 1:321"


# EP-6 forests


def test_EP_6_logs_for_the_owner_whoever_moved_it() -> None:
    assert after("20,30/16,40", "16+1") == "20,30/17*,40 02222 0/2 0:32"
    assert after("16,30/20,40 22222 1/5 1:321", "16+1") == "17*,30/20,40 02222 3/5 1:32"


def test_EP_6_only_where_a_move_ends() -> None:
    assert after("16,30/20,40", "16+2") == "18*,30/20,40 22222 0/0 0:31"


def test_EP_6_nothing_is_left_for_the_next() -> None:
    position = at("16,30/14,40 02222 0/2 0:321")
    position.play("16+1")
    assert position.text == "17*,30/14,40 02222 0/2 0:32"


def test_EP_6_in_a_parade_of_anothers_turn() -> None:
    assert after("16,25/34,3 22222 0/0 1:321", "parade") == "17,26/35,4 00022 4/2 0:321"
    assert after("1,2/16,4/43,5 22222 0/0/0 0:321", "parade") == "2,3/17,5/44,6 02202 0/2/2 1:321"


def test_EP_6_a_forest_of_five_and_of_one() -> None:
    track = "spaces 40\nwater\nforest 10:5 11:1\nhouses 3 2 1\n"
    assert after("9,10/3,4 51 0/0 0:321", "parade", track=track) == "10,11/4,5 00 6/0 1:321"


# EP-7 the goal


def test_EP_7_surplus_is_lost() -> None:
    for action in ("58+1", "58+2", "58+3"):
        assert after("58,3/20,30", action).startswith("H1*,3/20,30 22222 3/0")


def test_EP_7_three_two_one_to_the_owner_in_the_order_of_arrival() -> None:
    position = at("58,57/56,30 22222 0/0 1:321")
    position.play("58+1")
    assert position.scores == [3, 0]
    position.play("56+2")  # 58 is free again: not yet home
    assert position.text == "H1*,57/H2*,30 22222 3/2 1:3"
    position.play("57+3")
    assert position.text == "H1,H3/H2,30 22222 4/2 over:move"


def test_EP_7_the_others_order() -> None:
    position = at("58,57/56,30 22222 0/0 1:321")
    position.play("56+1")
    assert position.text == "58,57/H1*,30 22222 0/3 1:32"
    position.play("57+2")
    position.play("58+3")
    assert position.text == "H3,H2/H1,30 22222 3/3 over:move"
    assert position.places == [1, 1]


def test_EP_7_it_leaves_the_track() -> None:
    position = at("15,H1/58,30 22222 3/0 0:321")
    position.play("58+2")
    assert reason_number(position, "H1") == "is_home EP-7"
    assert position.parse("15+1") is not None  # nobody is behind it


def reason_number(position: Position, house: str) -> str:
    """Why the elephant in this house can't be moved by a number that is still there."""
    pairs = position.text.split()[0].split("/")
    elephant = next(i for i, word in enumerate(word for pair in pairs for word in pair.split(",")) if house in word)
    number = int(position.text.split(":")[1][0])
    with pytest.raises(NotLegal) as caught:
        position.play(position.config.game.rules.move_action(elephant, number))
    return f"{caught.value.message.id} {caught.value.message.args['ruling']}"


def test_EP_7_both_homes_in_a_parade_are_one_after_the_other() -> None:
    # at most one comes home in a parade: they stand on different spaces
    assert after("58,57/56,30 22222 0/0 1:321", "parade", "parade", "parade") == "H1,H2/H3,33 22222 5/1 over:parade"


# EP-8 the end


def test_EP_8_over_by_a_move_in_mid_turn_the_remaining_numbers_are_not_moved() -> None:
    position = at("H1,58/H2,16 22222 3/2 1:321")
    position.play("58+3")
    assert position.text == "H1,H3/H2,16 22222 4/2 over:move"
    assert position.over
    assert position.ending == "move"
    assert position.actor == -1
    assert len(position.legal) == 0
    assert position.places == [1, 2]
    assert reason(position, "16+1") == "game_over"
    assert reason(position, "parade") == "game_over"


def test_EP_8_a_parade_is_finished_forests_reached_in_it_included() -> None:
    position = at("H1,58/H2,16 22222 3/2 0:321")
    position.play("parade")
    assert position.text == "H1,H3/H2,17 02222 4/4 over:parade"
    assert position.ending == "parade"
    assert position.places == [1, 1]
    assert after("58,H1/H2,51/16,57/25,43 22222 3/2/0/0 3:321", "parade") == (
        "H3,H1/H2,52/17,58/26,44 00200 4/4/2/4 over:parade"
    )


def test_EP_8_most_logs_wins_and_equal_is_shared() -> None:
    assert at("H1,H2/H3,9/8,7 22222 4/6/6 over:move").places == [3, 1, 1]
    assert at("H1,H2/H3,9/8,7/6,5 22222 5/1/5/1 over:move").places == [1, 3, 1, 3]
    assert at("H1,H2/H3,9/8,7/6,5 22222 4/4/4/4 over:parade").places == [1, 1, 1, 1]


def test_EP_8_not_over_with_two_home() -> None:
    assert not at("H1,H2/57,58 22222 5/0 0:321").over


# EP-9 the order


@pytest.mark.parametrize("players", [2, 3, 4])
def test_EP_9_seat_0_starts_and_turns_go_round(players: int) -> None:
    position = GAME.start(players)
    assert position.actor == 0
    for space in range(2 * players):
        position.play(f"@{space}")
    for turn in range(2 * players + 1):
        assert position.actor == turn % players
        position.play("parade")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_EP_9_elephants_of_seats_that_nobody_sits_on_are_not_there(players: int) -> None:
    position = GAME.start(players)
    for space in range(2 * players):
        position.play(f"@{space}")
    # the hindmost has all the others before it, and no ghost behind it
    assert position.text.count(",") == players
    assert len(position.legal) == 6 * players + 1


# EP-10 and the data


def test_EP_10_the_published_board() -> None:
    config = GAME.config(2)
    assert (config.board_name, config.board.goal) == ("spiral", 59)
    assert [space for space in range(59) if config.board.water[space]] == [15, 31, 41]
    assert {s: logs for s, logs in enumerate(config.board.forest) if logs} == {17: 2, 26: 2, 35: 2, 44: 2, 52: 2}
    assert config.board.houses == (3, 2, 1)
    assert sum(config.board.forest) + sum(config.board.houses) == 16


def test_EP_10_the_drawing() -> None:
    """A spiral on a grid 12 wide and 9 high, anticlockwise inwards from bottom left."""
    expected = [(column, 8) for column in range(12)]
    expected += [(11, row) for row in range(7, 0, -1)]
    expected += [(column, 0) for column in range(11, -1, -1)]
    expected += [(0, row) for row in range(1, 7)]
    expected += [(column, 6) for column in range(1, 10)]
    expected += [(9, row) for row in range(5, 1, -1)]
    expected += [(column, 2) for column in range(8, 1, -1)]
    expected += [(2, 3), (2, 4)]
    layout = GAME.config(2).layout
    assert list(layout.cells) == expected
    (left, top), (right, bottom) = layout.goal
    assert not {(c, r) for c in range(left, right + 1) for r in range(top, bottom + 1)} & set(expected)


def test_EP_10_numbers_that_lead_to_the_same_space_are_different_actions() -> None:
    position = at("58,14/12,13 22222 0/0 0:321")
    assert {"58+1", "58+2", "58+3", "14+1", "14+2", "14+3"} <= set(position.legal)
