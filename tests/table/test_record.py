"""Records: they say everything, replay exactly, and a fault in one is named with its line."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waterhole import games
from waterhole.table import BadRecord, History, Record
from waterhole.table.record import stream

OWN = "# mine\nname Own\nspaces 30\nwater 12\nforest 20:3 25:1\nhouses 5 3 1\n"


def played(game: str = "elefantenparade", seed: int = 1, start: str | None = None, most: int = 10_000) -> Record:
    chance = random.Random(seed)
    rules = games.get(game)
    config = rules.config(chance.choice(rules.players) if start is None else 2)
    history = History(config, stream(f"fast {seed} 0"), start)
    while not history.now.over and history.ply < most:
        history.push(chance.choice(history.now.legal.actions()))
    return Record.of(history, [f"bot {n}" for n in range(config.players)], f"fast {seed} 0", start)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("seed", range(10))
def test_a_record_replays_to_the_same(game: str, seed: int) -> None:
    record = played(game, seed)
    text = record.text()

    again, history = Record.replayed(text)

    assert again == record
    assert again.text() == text
    assert tuple(history.now.scores) == record.scores
    assert Record.parse(text.replace("\n", "\r\n")) == record


def test_a_game_that_is_not_over_has_a_record_too() -> None:
    record = played(most=17)

    assert record.result is None
    assert "result: -\n" in record.text()
    assert Record.parse(record.text()) == record


def test_an_own_board_and_a_start_are_in_the_record() -> None:
    config = games.get("elefantenparade").config_of(2, {"hindmost_swims": 1}, "own file.txt", OWN)
    history = History(config, stream("keyed " + "ab" * 16), "11,9/8,7")
    history.push(history.now.parse("11+3"))
    record = Record.of(history, ["Anna: the 1st", ""], "keyed " + "ab" * 16, "11,9/8,7")

    again = Record.parse(record.text())

    assert again == record
    assert again.config.board_text == OWN
    assert again.seats == ("Anna: the 1st", "")


FAULTS = [
    (lambda t: "", "record_first_line", 1),
    (lambda t: "hello\n" + t, "record_first_line", 1),
    (lambda t: t.replace("game: elefantenparade 1", "game: chess 1"), "no_such_game", 2),
    (lambda t: t.replace("game: elefantenparade 1", "game: elefantenparade 9"), "record_version", 2),
    (lambda t: t.replace("players: 2", "players: 7"), "bad_players", 3),
    (lambda t: t.replace("players: 2", "players: two"), "record_number", 3),
    (lambda t: t.replace("hindmost_swims=0", "hindmost_swims=2"), "bad_option_value", 4),
    (lambda t: t.replace("hindmost_swims=0", "wings=1"), "bad_option", 4),
    (lambda t: t.replace("board: spiral", "board: moon"), "board_unreadable", 5),
    (lambda t: t.replace("chance: fast 1 0", "chance: dice"), "record_chance", 8),
    (lambda t: t.replace("seat 1: bot 1\n", ""), "record_missing", 3),
    (lambda t: t.replace("1. 0: @", "2. 0: @"), "record_turn_number", 10),
    (lambda t: t.replace("1. 0: @", "1. 1: @"), "record_seat", 10),
    (lambda t: t.replace("1. 0: @1", "1. 0: @9"), "no_such_start", 10),
    (lambda t: t.replace("1. 0: @1", "1. 0: parade"), "place_first", 10),
    (lambda t: t.replace("result: ", "sesult: "), "record_line", None),
    (lambda t: t.replace("scores: ", "scores: 9"), "record_result", None),
    (lambda t: t + "scores: 1 1\n", "record_twice", None),
    (lambda t: t[: t.index("result")], "record_missing", None),
]


@pytest.mark.parametrize(("change", "id_", "line"), FAULTS)
def test_a_fault_is_named_with_its_line(change, id_: str, line: int | None) -> None:
    text = played(start="-,-/-,-").text().replace("start: -,-/-,-\n", "")
    text = text.replace(text[text.index("1. 0: @") : text.index("\n", text.index("1. 0: @"))], "1. 0: @1", 1)
    with pytest.raises(BadRecord) as caught:
        Record.parse(change(text), "game.txt")

    assert caught.value.message.id == id_
    assert caught.value.message.args["file"] == "game.txt"
    if line is not None:
        assert caught.value.message.args["line"] == line


@given(st.text())
def test_any_text_is_a_record_or_a_clear_fault(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.parse(text)


@given(st.integers(0, 40), st.text(max_size=30), st.booleans())
def test_a_damaged_record_ends_in_a_clear_fault_or_the_same_game(line: int, junk: str, insert: bool) -> None:
    lines = played().text().splitlines()
    lines[line : line + (not insert)] = [junk]
    try:
        record = Record.parse("\n".join(lines))
    except BadRecord:
        return
    assert Record.parse(record.text()) == record
