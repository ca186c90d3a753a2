"""The table as a pure machine: turns, take-backs, re-sends, starts; and that its events make it again."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from waterhole import games
from waterhole.games.message import Refusal
from waterhole.table import Record, Table, events
from waterhole.table.events import ChairState, Created, Event
from waterhole.table.table import IDS_KEPT, clean_name


def created(*kinds: str, **more: Any) -> Created:
    fields: dict[str, Any] = {
        "at": 1.0,
        "game": "elefantenparade",
        "version": "1",
        "players": len(kinds),
        "options": {},
        "board": "spiral",
        "secret": "0123456789abcdef" * 2,
        "chairs": [ChairState(kind, kind) for kind in kinds],
        "host": 0,
        "first": 0,
    }
    return Created(**{**fields, **more})


def refusal(call: Any, *args: Any) -> str:
    with pytest.raises(Refusal) as caught:
        call(*args)
    return caught.value.message.id


def act(table: Table, action: str, confirm: bool = False, id_: str = "") -> list[Event]:
    assert table.actor is not None
    return table.act(2.0, table.actor, table.number, action, id_, confirm)


def same(one: Table, two: Table) -> bool:
    return (
        one.number == two.number
        and one.history.now.state == two.history.now.state
        and one.history.actions == two.history.actions
        and one.chairs == two.chairs
        and (one.phase, one.actor, one.turn_start, one.rematch) == (two.phase, two.actor, two.turn_start, two.rematch)
    )


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("seed", range(20))
def test_events_make_the_same_table_again(game: str, seed: int) -> None:
    chance = random.Random(seed)
    players = chance.choice(games.get(game).players)
    config = games.get(game).config(players)
    table, told = Table.open(
        created(*["person"] * players, game=game, version=config.game.version, board=config.board_name, first=None)
    )
    undone = could = 0
    while table.phase != "over":
        assert table.actor is not None
        roll = chance.random()
        could += table.undo_plies() > 0
        if table.undo_plies() and roll < 0.15:
            undone += 1
            plies = chance.randint(1, table.undo_plies())
            told += table.undo(3.0, table.actor, table.number, plies, str(len(told)))
        elif table.phase == "confirming":
            told += table.confirm(3.0, table.actor, table.number, str(len(told)))
        else:
            told += act(table, chance.choice(list(table.history.now.legal)), roll < 0.5, str(len(told)))
        if chance.random() < 0.05:
            assert same(Table.load(events.decode(events.encode(event)) for event in told), table)

    assert same(Table.load(events.decode(events.encode(event)) for event in told), table)
    # where every turn ends with a draw there is little to take back
    assert undone or could < 20
    record = table.record()
    assert Record.parse(record.text()) == record


def test_a_position_is_the_same_however_one_gets_there() -> None:
    table, _ = Table.open(created("person", "person"))
    chance = random.Random(5)
    while table.phase != "over":
        act(table, chance.choice(list(table.history.now.legal)), True)
    history = table.history
    position = history.at(0)
    for ply, action in enumerate(history.actions):
        assert history.at(ply).state == position.state
        position.apply(action)
    assert history.now.state == position.state
    with pytest.raises(IndexError):
        history.at(history.ply + 1)


def test_a_turn_waits_for_its_confirmation() -> None:
    table, _ = Table.open(created("person", "person"))
    act(table, "@0")

    assert (table.phase, table.actor, table.undo_plies()) == ("confirming", 0, 1)
    assert refusal(act, table, "@1") == "confirm_first"
    assert refusal(table.confirm, 2.0, 1, table.number, "") == "not_your_turn"
    table.confirm(2.0, 0, table.number, "")
    assert (table.phase, table.actor, table.undo_plies()) == ("playing", 1, 0)
    assert refusal(table.confirm, 2.0, 1, table.number, "") == "nothing_to_confirm"
    assert refusal(table.undo, 2.0, 1, table.number, 1, "") == "nothing_to_undo"


def test_the_last_turn_is_confirmed_too() -> None:
    table, _ = Table.open(created("person", "person", position="57,H1/H2,3"))
    act(table, "57+3")

    assert table.history.now.over
    assert (table.phase, table.actor) == ("confirming", 0)
    assert refusal(table.ask_rematch, 2.0, 0, "") == "not_over_yet"
    table.undo(2.0, 0, table.number, 1, "")
    assert table.phase == "playing"
    act(table, "57+2", True)
    assert (table.phase, table.actor) == ("over", None)
    assert refusal(act_as, table, 0) == "game_over"


def act_as(table: Table, seat: int) -> None:
    table.act(2.0, seat, table.number, "parade", "", False)


def test_undo_goes_no_further_than_the_turn() -> None:
    table, _ = Table.open(created("person", "person", position="14,9/12,3"))
    act(table, "9+1")
    act(table, "12+2")

    assert refusal(table.undo, 2.0, 0, table.number, 3, "") == "undo_too_far"
    assert refusal(table.undo, 2.0, 0, table.number, 0, "") == "undo_too_far"
    assert refusal(table.undo, 2.0, 1, table.number, 1, "") == "not_your_turn"
    assert refusal(table.undo, 2.0, 0, table.number - 1, 1, "") == "position_moved_on"
    table.undo(2.0, 0, table.number, 2, "")
    assert table.history.ply == 0


def test_short_notation_is_stored_in_full() -> None:
    table, _ = Table.open(created("person", "person", position="50,H1/H2,3 22222 0/0 0:321"))
    [event] = act(table, "50>53")

    assert isinstance(event, events.Acted)
    assert event.action == "50+3"


def test_ids_are_remembered_for_their_chair() -> None:
    table, told = Table.open(created("person", "person"))
    told += act(table, "@0", True, "a")

    assert table.done(0, "a") == table.number
    assert table.done(1, "a") is None
    assert Table.load(told).done(0, "a") == table.number
    for n in range(IDS_KEPT):
        table.rename(2.0, 1, "x", str(n))
    assert table.done(0, "a") is None
    assert table.done(1, str(IDS_KEPT - 1)) == table.number


def test_who_starts_is_drawn_evenly_and_seats_follow_around() -> None:
    starts: Counter[int] = Counter()
    for n in range(600):
        table, _ = Table.open(created("person", "person", "person", first=None, secret=f"{n:032x}"))
        starts[table.chair_of(0)] += 1
        assert [table.chair_of(seat) for seat in range(3)] == [(table.chair_of(0) + seat) % 3 for seat in range(3)]
        assert [table.seat_of(table.chair_of(seat)) for seat in range(3)] == [0, 1, 2]
    assert min(starts.values()) > 150


def test_open_chairs_are_waited_for() -> None:
    table, _ = Table.open(created("person", "open", "open"))

    assert (table.phase, table.actor) == ("waiting", None)
    assert refusal(act_as, table, 0) == "not_started"
    table.claim(2.0, 2, "Bo")
    assert refusal(table.claim, 2.0, 2, "Eve") == "chair_taken"
    assert refusal(table.fill, 2.0, 0, "random", "") == "chair_taken"
    assert table.phase == "waiting"
    table.fill(2.0, 1, "random", "")
    assert table.phase == "playing"
    assert [chair.kind for chair in table.chairs] == ["person", "bot", "person"]


def test_a_rematch_starts_with_the_next_person() -> None:
    table, _ = Table.open(created("person", "bot", "person", first=2, position="57,H1/H2,3/4,5"))
    act(table, "57+3", True)
    table.ask_rematch(2.0, 0, "")
    assert not table.rematch_ready()
    table.ask_rematch(2.0, 2, "")
    assert table.rematch_ready()

    chairs, first = table.rematch_chairs()

    assert first == 0
    assert [chair.kind for chair in chairs] == ["person", "bot", "person"]
    table.rematch_made(2.0, "other")
    assert not table.rematch_ready()


@pytest.mark.parametrize(
    ("change", "id_"),
    [
        ({"players": 3}, "bad_chairs"),
        ({"first": 2}, "bad_first"),
        ({"first": -1}, "bad_first"),
        ({"game": "chess"}, "no_such_game"),
        ({"position": "?"}, "position_seats"),
    ],
)
def test_a_bad_table_is_not_opened(change: dict[str, Any], id_: str) -> None:
    assert refusal(Table.open, created("person", "person", **change)) == id_


def test_names_are_cleaned() -> None:
    assert clean_name("  a\n\tb\u202e\u0000c  ") == "a b c"
    assert clean_name("x" * 100) == "x" * 24
    assert clean_name("名前 🐘") == "名前 🐘"
    assert clean_name("\n") == ""


def forfeits(told: list[Event]) -> list[tuple[int, str]]:
    return [(event.chair, event.why) for event in told if isinstance(event, events.Forfeited)]


def test_a_clock_runs_for_whoever_has_to_act_and_confirm() -> None:
    clock = events.ClockSpec("game", 60, 5)
    table, told = Table.open(created("person", "person", clock=clock, at=100.0))
    assert table.clock is not None
    assert table.clock.running == 0
    told += table.act(110.0, 0, table.number, "@0", "", False)
    assert table.clock.running == 0
    told += table.confirm(120.0, 0, table.number, "")

    assert table.clock.running == 1
    assert table.clock.left == [60 - 20 + 5, 60]
    assert table.clock.shown(1, 130.0) == 50
    assert table.tick(179.9) == []
    again = Table.load(told)
    assert again.clock is not None
    assert (again.clock.left, again.clock.deadline()) == (table.clock.left, table.clock.deadline())
    assert forfeits(table.tick(180.0)) == [(1, "clock")]
    assert (table.phase, table.actor, table.places) == ("over", None, [1, 2])
    assert table.tick(999.0) == []
    assert refusal(act_as, table, 1) == "game_over"


def test_a_clock_per_turn_begins_anew_with_every_turn() -> None:
    table, _ = Table.open(created("person", "person", position="14,9/12,3", clock=events.ClockSpec("move", 30), at=0.0))
    assert table.clock is not None
    table.act(10.0, 0, table.number, "14+1", "", False)
    table.act(20.0, 0, table.number, "9+2", "", False)
    assert table.clock.shown(0, 20.0) == 10
    table.act(25.0, 0, table.number, "12+3", "", True)
    assert table.clock.deadline() == 55.0
    table.act(54.0, 1, table.number, "parade", "", True)
    assert table.clock.deadline() == 84.0


def test_time_while_the_server_was_down_counts_for_nobody() -> None:
    table, _ = Table.open(created("person", "person", clock=events.ClockSpec("game", 60), at=0.0))
    table.wake(1000.0)
    assert table.tick(1059.0) == []
    assert forfeits(table.tick(1060.0)) == [(0, "clock")]


def test_a_game_of_two_is_lost_by_resigning_whoever_is_to_act() -> None:
    table, told = Table.open(created("person", "person", first=1))
    told += table.give_up(2.0, 0, "resigned", "x")

    assert (table.phase, table.places) == ("over", [1, 2])  # chair 0 has seat 1
    assert same(Table.load(told), table)
    assert refusal(table.give_up, 3.0, 1, "resigned", "") == "game_over"
    table.ask_rematch(3.0, 0, "")
    table.ask_rematch(3.0, 1, "")
    assert table.rematch_ready()


def test_with_more_players_a_bot_holds_the_seat_until_its_owner_comes_back() -> None:
    table, told = Table.open(created("person", "person", "person", clock=events.ClockSpec("game", 30), at=0.0))
    told += act(table, "@0")
    told += table.give_up(40.0, 0, "away", "")

    assert table.phase == "playing"  # what waited for its confirmation is confirmed
    assert table.actor == 1
    assert table.chairs[0].bot == "level:2"
    assert refusal(table.put_stand_in, 41.0, 0, "") == "bot_holds_seat"
    told += table.put_stand_in(41.0, 1, "")
    assert table.undo_plies() == 0
    told += table.take_back_seat(42.0, 0, "")
    assert table.chairs[0].bot is None
    assert refusal(table.take_back_seat, 42.0, 0, "") == "seat_is_yours"
    assert table.clock is not None
    assert table.clock.left[0] >= 15
    assert same(Table.load(told), table)


def test_a_pause_needs_everybody_and_stops_the_clock() -> None:
    table, _ = Table.open(created("person", "person", clock=events.ClockSpec("game", 60), at=0.0))
    number = table.number
    table.ask_pause(10.0, 0, True, "")
    assert not table.paused
    table.ask_pause(20.0, 1, True, "")
    assert table.paused
    assert table.number == number  # nothing that was on its way is out of date by it
    assert refusal(act_as, table, 0) == "paused"
    assert table.tick(1e6) == []
    table.ask_pause(1000.0, 0, False, "")
    assert table.paused
    table.ask_pause(1000.0, 1, False, "")
    assert not table.paused
    assert table.clock is not None
    assert table.clock.shown(0, 1000.0) == 40


def test_chat_changes_nothing_in_the_game() -> None:
    table, told = Table.open(created("person", "open"))
    told += table.claim(2.0, 1, "Bo")
    number = table.number
    told += table.chat(2.0, 1, "", " hi \n there ", "c1")
    told += table.chat(2.0, None, "Watcher", "x" * 1000, "c2")

    assert table.number == number
    assert [(said.name, said.chair, len(said.text)) for said in table.said] == [("Bo", 1, 8), ("Watcher", None, 300)]
    assert refusal(table.chat, 2.0, 1, "", " \n", "") == "nothing_said"
    assert table.done(1, "c1") is not None
    assert list(Table.load(told).said) == list(table.said)


def test_the_host_closes_a_table_that_has_not_begun() -> None:
    table, _ = Table.open(created("person", "open"))
    table.close(2.0, "")

    assert (table.phase, table.actor) == ("closed", None)
    assert refusal(table.claim, 2.0, 1, "Bo") == "table_closed"
    begun, _ = Table.open(created("person", "person"))
    assert refusal(begun.close, 2.0, "") == "begun_already"


def test_an_analysis_table_goes_anywhere() -> None:
    table, _ = Table.open(created("person", "person", analysis=True, actions=["@0", "@1", "@2", "@3", "0+1"]))

    assert table.history.ply == 5
    assert table.undo_plies() == 5
    act(table, "3+2")
    act(table, "1+3")
    assert table.phase == "playing"  # nobody confirms
    assert table.actor == 1
    table.undo(2.0, 1, table.number, 7, "")
    assert table.history.ply == 0
    assert refusal(Table.open, created("person", "person", analysis=True, clock=events.ClockSpec("move", 9))) == (
        "bad_analysis"
    )
    assert refusal(Table.open, created("person", "person", clock=events.ClockSpec("move", 0))) == "bad_clock"
    assert refusal(Table.open, created("person", "person", away=1.0)) == "bad_away"


@pytest.mark.parametrize("kind", ["game", "move"])
def test_only_people_have_a_clock(kind: Any) -> None:
    table, told = Table.open(created("person", "bot", "person", clock=events.ClockSpec(kind, 30), at=0.0))
    assert table.clock is not None
    told += table.act(10.0, 0, table.number, "@0", "", True)
    assert table.clock.running is None  # a bot waits for its turn to search, and must not lose by it
    assert table.tick(1e6) == []
    told += table.act(1e6, 1, table.number, "@1", "", True)
    assert table.clock.running == 2
    assert forfeits(table.tick(1e6 + 30)) == [(2, "clock")]

    # the bot that stands in has all the time it needs, though that person's clock is at zero
    assert table.chairs[2].bot == "level:2"
    assert table.tick(1e6 + 60) == []
    number = table.number
    told += table.act(1e6 + 90, 2, number, "@2", "", True)
    assert table.clock.running == 0


def test_nobody_wants_a_rematch_where_nobody_sits() -> None:
    table, _ = Table.open(created("bot", "bot"))
    chance = random.Random(8)
    while table.phase != "over":
        position = table.history.now
        act(table, position.action_text(chance.choice(position.legal.actions())), True)
    assert not table.rematch_ready()


def test_the_record_names_the_stream_that_the_game_was_played_with() -> None:
    table, _ = Table.open(created("person", "person", analysis=True, chance="fast 5 7"))
    assert table.record().chance == "fast 5 7"
    assert Table.open(created("person", "person"))[0].record().chance == f"keyed {created().secret}"


def test_a_claim_that_is_asked_again_is_the_same_claim() -> None:
    table, told = Table.open(created("person", "open"))
    told += table.claim(2.0, 1, "Bo", "his own id")

    assert table.claim(3.0, 1, "Bo", "his own id") == []
    assert refusal(table.claim, 3.0, 1, "Eve", "another") == "chair_taken"
    assert refusal(table.claim, 3.0, 1, "Eve") == "chair_taken"
    assert Table.load(told).claim(3.0, 1, "Bo", "his own id") == []


def test_a_rematch_does_not_wait_for_who_has_left() -> None:
    table, _ = Table.open(created("person", "person", "person", position="57,H1/H2,3/4,5"))
    table.give_up(2.0, 2, "resigned", "")
    act(table, "57+3", True)
    table.ask_rematch(2.0, 0, "")
    assert not table.rematch_ready()
    table.ask_rematch(2.0, 1, "")
    assert table.rematch_ready()


def test_at_an_analysis_table_nothing_is_won_or_paused() -> None:
    table, _ = Table.open(created("person", "person", analysis=True))

    assert refusal(table.give_up, 2.0, 0, "resigned", "") == "only_analysis"
    assert refusal(table.ask_pause, 2.0, 0, True, "") == "only_analysis"


def test_a_table_of_other_rules_is_not_shown_as_if_it_were_of_these() -> None:
    _, told = Table.open(created("person", "person"))
    told[0] = created("person", "person", version="0")
    with pytest.raises(ValueError, match="rules of elefantenparade 0"):
        Table.load(told)


def test_a_visit_changes_nothing() -> None:
    table, told = Table.open(created("person", "person"))
    number = table.number
    told += table.visit(9.0)
    assert table.number == number
    assert same(Table.load(told), table)


def test_a_bot_sits_down_where_things_are_tried_out_and_a_take_back_to_its_turn_makes_it_get_up() -> None:
    table, told = Table.open(created("person", "person", analysis=True))
    told += table.put_stand_in(2.0, 1, "a", "greedy")
    told += table.put_stand_in(2.0, 0, "b")
    assert [chair.bot for chair in table.chairs] == ["level:2", "greedy"]
    told += table.take_back_seat(2.0, 0, "c")
    told += act(table, "@0")
    told += act(table, "@1")

    told += table.undo(3.0, 0, table.number, 2, "d")
    assert table.chairs[1].bot == "greedy"
    told += act(table, "@0")
    told += act(table, "@1")
    told += table.undo(3.0, 0, table.number, 1, "e")

    assert table.actor == 1
    assert [chair.bot for chair in table.chairs] == [None, None]
    assert refusal(table.put_stand_in, 4.0, 2, "f", "greedy") == "bot_holds_seat"
    assert same(Table.load(told), table)


def test_at_a_table_that_counts_only_the_usual_bot_stands_in() -> None:
    table, _ = Table.open(created("person", "person"))
    assert refusal(table.put_stand_in, 2.0, 1, "a", "random") == "stand_in_usual"


def test_the_host_goes_on_with_another_game_once() -> None:
    table, told = Table.open(created("person", "person"))
    assert refusal(table.check_other) == "not_over_yet"
    told += table.give_up(2.0, 0, "resigned", "")
    table.check_other()
    told += table.other_made(3.0, "next", "black_elephant", "an id")

    assert (table.rematch, table.rematch_game) == ("next", "black_elephant")
    assert table.done(0, "an id") == table.number
    assert refusal(table.check_other) == "went_on_already"
    assert not table.rematch_ready()
    assert same(Table.load(told), table)
