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
    undone = 0
    while table.phase != "over":
        assert table.actor is not None
        roll = chance.random()
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
    assert undone
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
