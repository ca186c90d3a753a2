"""Reaction windows at a table: declared, answered, judged; time is an argument here."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.snatch.rules import GRAB, PASS, STOP
from tests.table.snatched import created, opened, position, snatch

from waterhole.games.message import Refusal
from waterhole.table import Record, Table, events
from waterhole.table.events import Answered, ChairState, ClockSpec, Declared, Event, Judged
from waterhole.table.history import EVERY
from waterhole.table.window import Part, parts

__all__ = ["snatch"]
pytestmark = pytest.mark.usefixtures("snatch")


def refusal(call: Any, *args: Any) -> str:
    with pytest.raises(Refusal) as caught:
        call(*args)
    return caught.value.message.id


def act(table: Table, action: str, now: float = 10.0) -> list[Event]:
    assert table.actor is not None
    return table.act(now, table.actor, table.number, action, "", True)


def answer(table: Table, seat: int, text: str, now: float = 11.0, rest: bool = False) -> list[Event]:
    return table.answer(now, seat, table.number, text, "", rest)


def points(table: Table) -> list[int]:
    return table.history.now.scores


def kinds(told: list[Event]) -> list[str]:
    return [type(event).__name__ for event in told]


def test_a_declared_action_waits_for_the_end_of_the_window() -> None:
    table = opened("344", "s22", "g22")

    told = act(table, "3")

    assert kinds(told) == ["Declared"]
    assert table.phase == "declared"
    assert (table.actor, table.history.ply, table.undo_plies()) == (0, 0, 0)
    assert table.deadline() == 14.0
    assert table.tick(13.99) == []
    assert kinds(table.tick(14.0)) == ["Judged"]
    assert (table.phase, table.actor, table.history.ply) == ("playing", 1, 1)
    assert points(table) == [3, 0, 0]
    assert table.deadline() is None


def test_answers_change_nothing_that_others_see() -> None:
    table = opened("344", "s22", "g22")
    act(table, "3")
    number = table.number
    before = table.history.now.state.copy()

    assert kinds(answer(table, 1, "stop")) == ["Answered"]
    assert table.number == number
    assert table.history.now.state == before


def test_it_closes_early_when_all_others_have_answered() -> None:
    table = opened("344", "s22", "222")
    act(table, "3")
    answer(table, 2, "pass")

    assert kinds(answer(table, 1, "stop")) == ["Answered", "Judged"]
    assert (table.history.ply, table.actor, points(table)) == (1, 1, [0, 0, 0])
    assert list(table.history.done_in(0)) == [7, STOP]


def test_answers_are_judged_in_the_order_of_asking_and_what_is_cancelled_already_costs_nothing() -> None:
    table = opened("344", "s22", "g22", "s22")
    act(table, "3")
    answer(table, 3, "stop")
    answer(table, 2, "grab")

    answer(table, 1, "stop")

    now = table.history.now.state
    assert list(table.history.done_in(0)) == [7, STOP]
    assert now.hand[2][1] == 1
    assert now.hand[3][0] == 1
    assert points(table) == [0, 0, 0, 0]


def test_several_answers_are_one_ply() -> None:
    table = opened("344", "g22", "s22", "g22")
    act(table, "3")
    for seat, text in ((1, "grab"), (3, "grab"), (2, "pass")):
        answer(table, seat, text)

    assert list(table.history.done_in(0)) == [7, GRAB, PASS, GRAB]
    assert (table.history.ply, table.history.length(1), points(table)) == (1, 4, [1, 1, 0, 1])
    assert table.record().turns[0].actions == ("3",)
    assert [action for turn in table.record().turns for action in turn.actions] == ["3", "grab", "pass", "grab"]


def test_what_is_shown_of_a_ply_does_not_tell_who_let_it_pass() -> None:
    def shown(*hands: str, answers: tuple[tuple[int, str], ...]) -> list[tuple[int, list[int], list[int]]]:
        table = opened(*hands)
        act(table, "3")
        for seat, text in answers:
            answer(table, seat, text)
        table.tick(20.0)
        found: list[Part] = parts(table.history.at(0), table.history.done_in(0))
        assert found[-1].after.state == table.history.now.state
        return [(part.action, part.before.state.points, part.after.state.points) for part in found]

    none = [0] * 6
    three = [3, *none[1:]]
    assert shown("344", "222", "222", answers=()) == [(7, none, three)]
    assert shown("344", "s22", "g22", answers=((1, "pass"),)) == [(7, none, three)]
    grabbed = [(7, none, none), (GRAB, none, [2, 0, 1, 0, 0, 0])]
    assert shown("344", "s22", "g22", answers=((2, "grab"),)) == grabbed
    assert shown("344", "222", "g22", answers=((2, "grab"),)) == grabbed


def test_refusals() -> None:
    table = opened("344", "s22", "222")
    assert refusal(answer, table, 1, "pass") == "window_closed"
    act(table, "3")
    assert refusal(answer, table, 0, "pass") == "window_own"
    assert refusal(answer, table, 3, "pass") == "window_own"
    assert refusal(answer, table, -1, "pass") == "window_own"
    assert refusal(answer, table, 2, "stop") == "no_such_answer"
    assert refusal(answer, table, 2, "wink") == "no_such_answer"
    assert refusal(answer, table, 2, "no notation") == "snatch_action"
    assert refusal(answer, table, 1, "STOP", 14.0) == "window_closed"
    assert refusal(act, table, "3") == "window_open"
    assert refusal(table.act, 10.0, 1, table.number, "2", "", True) == "window_open"
    assert refusal(table.undo, 10.0, 0, table.number, 1, "") == "window_open"
    assert refusal(table.act, 10.0, 0, table.number - 1, "3", "", True) == "position_moved_on"
    assert refusal(table.answer, 11.0, 1, table.number - 1, "pass", "", False) == "window_closed"
    answer(table, 1, "STOP")  # a short form of its notation
    assert refusal(answer, table, 1, "pass") == "answered_already"


def test_an_answer_is_done_once_though_it_is_sent_again() -> None:
    table = opened("344", "s22", "222")
    act(table, "3")
    table.answer(11.0, 1, table.number, "pass", "mine", False)
    assert table.done(1, "mine") == table.number
    assert table.done(2, "mine") is None


def test_nothing_from_before_the_window_can_be_taken_back() -> None:
    table = opened("344", "s22", "222")
    act(table, "wink")
    assert table.undo_plies() == 1
    act(table, "3")
    assert table.undo_plies() == 0
    table.tick(20.0)
    assert (table.turn_start, table.undo_plies()) == (2, 0)


def test_letting_pass_for_the_rest_of_the_turn() -> None:
    # in Snatch a turn has one declared action, so a table where the same seat goes on declaring is made by hand
    table = opened("344", "s22", "g22")
    act(table, "3")
    answer(table, 1, "pass", rest=True)
    assert table.rests(1)
    table.tick(20.0)
    assert not table.rests(1), "the turn is over"

    table = opened("344", "s22", "222")
    table._resting = {1, 2}  # as if both had said so earlier in this turn
    assert kinds(act(table, "3")) == ["Declared", "Judged"]
    assert points(table) == [3, 0, 0]


def test_a_pause_stops_the_window_and_gives_all_its_time_again() -> None:
    table = opened("344", "s22", "222")
    act(table, "3")
    for chair in range(3):
        table.ask_pause(12.0, chair, True, "")
    assert table.paused
    assert table.deadline() is None
    assert table.tick(100.0) == []
    assert refusal(answer, table, 1, "stop", 12.5) == "paused"
    for chair in range(3):
        table.ask_pause(50.0, chair, False, "")
    assert table.deadline() == 54.0
    answer(table, 1, "stop", 53.0)
    assert kinds(table.tick(54.0)) == ["Judged"]


def test_resigning_in_a_window_loses_a_game_of_two_and_leaves_the_card_undone() -> None:
    for chair in (0, 1):
        table = opened("344", "s22")
        act(table, "3")
        table.give_up(11.0, chair, "resigned", "")
        assert (table.phase, table.window, table.history.ply) == ("over", None, 0)
        assert table.places == [2 - (chair == 1), 2 - (chair == 0)]
        assert refusal(answer, table, 1, "pass") == "game_over"
        assert table.deadline() is None


@pytest.mark.parametrize("chair", [0, 1])
def test_with_more_players_a_bot_takes_the_seat_and_the_window_goes_on(chair: int) -> None:
    table = opened("344", "s22", "222")
    act(table, "3")
    number = table.number
    table.give_up(11.0, chair, "resigned", "")
    assert (table.phase, table.number) == ("declared", number + 1)
    # an answer on its way is as good as before
    table.answer(12.0, 2, number, "pass", "", False)
    table.take_back_seat(12.0, chair, "")
    answer(table, 1, "stop", 13.0)
    assert (table.phase, points(table)) == ("playing", [0, 0, 0])


def test_clocks_stand_while_a_window_is_open() -> None:
    table = opened("344", "s22", "222", clock=ClockSpec("game", 60, 5))
    assert table.clock is not None
    act(table, "wink", 6.0)
    act(table, "3", 11.0)
    assert table.clock.running is None
    assert table.clock.left[0] == 50.0
    table.tick(15.0)
    assert (table.clock.running, table.clock.left[:2]) == (1, [55.0, 60.0])
    assert table.clock.deadline() == 75.0


def test_a_table_that_wakes_gives_the_window_its_whole_time() -> None:
    told = [*Table.open(created("344", "s22", "222"))[1]]
    table = Table.load(told)
    told += act(table, "3")
    told += answer(table, 2, "pass")

    again = Table.load(events.decode(events.encode(event)) for event in told)
    assert kinds(again.wake(500.0)) == ["Woken"]
    assert again.deadline() == 504.0
    assert again.window is not None
    assert again.window.given == {2: PASS}
    answer(again, 1, "stop", 503.0)
    assert points(again) == [0, 0, 0]


def test_options_that_no_table_has() -> None:
    for window in (0.0, 0.5, 31.0, float("nan")):
        assert refusal(Table.open, created("344", "s22", window=window)) == "bad_window"
    assert refusal(Table.open, created("344", "s22", analysis=True)) == "no_window"


def test_without_a_window_the_rules_ask() -> None:
    table = opened("344", "s22", "222", window=None)
    act(table, "3")
    assert (table.phase, table.actor, table.history.ply) == ("playing", 1, 1)
    act(table, "stop")
    assert (table.actor, points(table)) == (1, [0, 0, 0])


def test_a_bot_is_asked_in_the_position_in_which_all_before_it_let_it_pass() -> None:
    table = opened("344", "s22", "g22", "222")
    act(table, "3")
    assert table.window is not None
    asked = table.window.asked(2)
    assert asked is not None
    assert (asked.actor, list(asked.legal)) == (2, ["pass", "grab"])
    assert asked.rng is not table.history.now.rng
    assert table.window.asked(3) is None
    assert table.history.now.state.value == 0


def everything(table: Table) -> Any:
    window = table.window
    history = table.history
    return (
        table.number,
        table.phase,
        table.actor,
        history.now.state,
        [history.done_in(ply) for ply in range(history.ply)],
        table.turn_start,
        table._resting,
        None if window is None else (window.seat, window.action, window.ends, window.given, window.number),
    )


def note(states: list[Any], table: Table) -> None:
    """Keep the state of each ply, at most one more than before."""
    del states[table.history.ply :]
    states.append(table.history.now.state.copy())


@pytest.mark.parametrize("seed", range(30))
def test_random_games_of_windows(seed: int) -> None:
    """Its events make the same table again at any time, any ply can be had, and the record replays."""
    chance = random.Random(seed)
    players = chance.randint(2, 6)
    chairs = [ChairState("person", f"p{n}") for n in range(players)]
    fields = {"position": None, "chairs": chairs, "players": players, "first": None}
    table, told = Table.open(created(*["111"] * players, **fields))
    now = 10.0
    states = [table.history.now.state.copy()]
    while table.phase != "over":
        now += chance.random() * 3
        told += table.tick(now)
        note(states, table)
        seat = chance.randrange(players)
        if table.window is not None and chance.random() < 0.8:
            if seat in table.window.others() and seat not in table.window.given:
                told += answer(table, seat, chance.choice(table.window.texts(seat)), now, chance.random() < 0.1)
        elif table.window is None and table.undo_plies() and chance.random() < 0.2:
            told += table.undo(now, table.actor or 0, table.number, 1, "")
        elif table.window is None and table.phase == "playing":
            told += act(table, chance.choice(list(table.history.now.legal)), now)
        note(states, table)
        if chance.random() < 0.1:
            again = Table.load(events.decode(events.encode(event)) for event in told)
            assert everything(again) == everything(table)

    history = table.history
    assert any(isinstance(event, Judged) for event in told)
    assert any(isinstance(event, Answered) for event in told)
    assert sum(isinstance(event, Declared) for event in told) == sum(isinstance(event, Judged) for event in told)
    assert history.ply > EVERY or players < 5
    assert [history.at(ply).state for ply in range(history.ply + 1)] == states
    record = table.record()
    replayed, flat = Record.replayed(record.text())
    assert replayed == record
    assert flat.ply == history.length(history.ply)
    history.take_back(history.ply // 2)
    assert history.now.state == states[history.ply]
    assert history.length(history.ply) <= flat.ply


def test_the_helper_makes_the_position_it_is_told() -> None:
    assert "hand:0,0,0,0,1,2/1,0,0,2,0,0/" in position("344", "s22")
