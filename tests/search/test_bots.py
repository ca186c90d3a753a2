"""How bots are spelt, and what they may decide from."""

from __future__ import annotations

import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.shared import all_games
from tests.search.shared import alike, some_way
from tests.toy import GAME as TOY

from waterhole import engine, games
from waterhole.games.game import BadOption, Game
from waterhole.search.bots import LEVELS, Bot, Cancelled, Player, known, parse

ELEFANTENPARADE = games.get("elefantenparade")
SPECS = ("random", "greedy", "mcts:60it", "level:1", "level:2", "level:3")


@pytest.mark.parametrize(
    ("spec", "spelt"),
    [
        ("random", "random"),
        ("greedy", "greedy"),
        (" mcts:200it ", "mcts:200it"),
        ("mcts:1s", "mcts:1s"),
        ("mcts:1.0s", "mcts:1s"),
        ("mcts:0.5s", "mcts:0.5s"),
        ("mcts:0.50s", "mcts:0.5s"),
        ("mcts:3600s", "mcts:3600s"),
        ("mcts:100000000it", "mcts:100000000it"),
        *((level, level) for level in LEVELS),
    ],
)
def test_spelling(spec: str, spelt: str) -> None:
    assert str(parse(spec)) == spelt
    assert parse(spelt) == parse(spec)


@pytest.mark.parametrize(
    "spec",
    [
        *("", "me", "Random", "level", "level:0", "level:6", "level:1.5", "level:-1", "level:٣", "mcts", "mcts:"),
        *(
            "mcts:0it",
            "mcts:-5it",
            "mcts:5",
            "mcts:5 it",
            "mcts:0s",
            "mcts:0.0s",
            "mcts:.5s",
            "mcts:1e9s",
            "mcts:inf s",
        ),
        *("mcts:3601s", "mcts:100000001it", "mcts:nans", "mcts:1s\n1s", "perfect", "x" * 10_000),
    ],
)
def test_what_is_no_bot(spec: str) -> None:
    with pytest.raises(BadOption) as refused:
        parse(spec)
    assert refused.value.message.id == "bad_bot"
    assert refused.value.message.args == {"bot": spec[:40]}


@given(st.text())
def test_any_text_is_a_bot_or_refused(text: str) -> None:
    try:
        bot = parse(text)
    except BadOption:
        return
    assert parse(str(bot)) == bot


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_answers_the_same_when_asked_twice_and_changes_nothing(game: Game, spec: str) -> None:
    for actions in (0, 3, 9):
        position = some_way(game.config(game.players[-1]), actions)
        before = position.state.copy()
        player = Player(position.config, parse(spec), seed=5)
        action = player.choose(position.state, position.actor)
        assert action in position.legal.actions()
        assert player.choose(position.state, position.actor) == action
        assert Player(position.config, parse(spec), seed=5).choose(before, position.actor) == action
        assert position.state == before


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_cannot_see_what_its_seat_cannot_know(spec: str) -> None:
    """States that look alike to the seat get the same answer, whatever lies hidden."""
    hidden_differs = 0
    for number in range(12):
        position = some_way(TOY.config(4), number, seed=number)
        seat = position.actor
        other = alike(TOY, position.state, seat, number)
        assert known(TOY, position.state, seat) == known(TOY, other, seat)
        hidden_differs += position.state != other
        player = Player(position.config, parse(spec), seed=number)
        action = player.choose(position.state, seat)
        assert player.choose(other, seat) == action
        # and what the server sends: the state concealed already
        assert player.choose(known(TOY, other, seat), seat) == action
    assert hidden_differs > 6


@pytest.mark.parametrize("spec", ["random", "mcts:1it"])
def test_the_seed_decides(spec: str) -> None:
    position = some_way(ELEFANTENPARADE.config(4), 10)
    chosen = {Player(position.config, parse(spec), seed).choose(position.state, position.actor) for seed in range(300)}
    assert chosen == set(position.legal.actions())


def test_a_forced_action_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    position = ELEFANTENPARADE.start(players=2)
    for action in ("@0", "@1", "@2"):
        position.play(action)
    assert len(position.legal) == 1

    def fail(game: Game) -> None:
        raise AssertionError("nobody should ask")

    monkeypatch.setattr(engine, "compiled", fail)
    player = Player(position.config, parse("mcts:1000000it"), 1)
    assert player.choose(position.state, position.actor) == position.legal.actions()[0]


def test_seconds_are_kept() -> None:
    position = some_way(ELEFANTENPARADE.config(4), 10)
    engine.compiled(ELEFANTENPARADE)
    start = time.monotonic()
    Player(position.config, parse("mcts:0.3s"), 1).choose(position.state, position.actor)
    assert 0.3 <= time.monotonic() - start < 3


def test_a_search_can_be_cancelled() -> None:
    position = some_way(ELEFANTENPARADE.config(4), 10)
    engine.compiled(ELEFANTENPARADE)
    cancel = threading.Event()
    threading.Timer(0.2, cancel.set).start()
    start = time.monotonic()
    with pytest.raises(Cancelled):
        Player(position.config, parse("mcts:3600s"), 1, threads=2).choose(position.state, position.actor, cancel)
    assert time.monotonic() - start < 10


def test_which_bots_wait_for_the_engine() -> None:
    assert not Bot("random").needs_engine
    assert not Bot("greedy").needs_engine
    assert parse("mcts:1it").needs_engine
    assert all(parse(level).needs_engine for level in LEVELS)
