"""Perft and playouts: compiled, plain, and by the rules alone give the same."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.shared import tables

from waterhole.engine import compiled
from waterhole.engine.plain import Plain
from waterhole.games.chance import Fast, fast_words
from waterhole.games.game import Config, Game


def count(config: Config, state, depth: int) -> int:
    """Perft by the definition."""
    rules = config.game.rules
    if depth == 0:
        return 1
    out = [0] * rules.ACTIONS
    total = 0
    for action in out[: rules.legal(state, config.board, out)]:
        after = state.copy()
        rules.apply(after, config.board, action, Fast(0))
        total += count(config, after, depth - 1)
    return total


def later(config: Config, actions: int):
    """A position some actions into a game, where more can happen than at its start."""
    rules = config.game.rules
    position = config.start(Fast(5))
    rng = Fast(6)
    for _ in range(actions):
        legal = position.legal.actions()
        position.apply(legal[rng.below(len(legal))])
    assert not rules.over(position.state)
    return position.state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("actions", [0, 12, 25])
def test_perft_in_both_ways(players: int, actions: int) -> None:
    from waterhole import games

    # a game without chance: with chance, what is drawn depends on the order in which the tree is walked
    config = games.get("elefantenparade").config(players)
    state = later(config, actions)
    for depth in range(4):
        assert compiled(config.game).perft(config, state, depth) == count(config, state, depth)


@pytest.mark.parametrize(("game", "players"), tables())
def test_perft_compiled_and_plain(game: Game, players: int) -> None:
    config = game.config(players)
    plain, rules = Plain(game), game.rules
    state = later(config, 4)
    for depth in (1, 2, 3):
        states = plain.states(depth)
        states[0] = state
        outs, counts, tried = [[0] * rules.ACTIONS for _ in range(depth)], [0] * depth, [0] * depth
        found = plain._perft(states, config.board, depth, outs, counts, tried, fast_words(9))
        assert found == compiled(game).perft(config, state, depth, seed=9) > 0


@pytest.mark.parametrize("fresh", [True, False])
@pytest.mark.parametrize(("game", "players"), tables())
def test_playouts_compiled_and_plain(game: Game, players: int, fresh: bool) -> None:
    config = game.config(players)
    plain, rules, games = Plain(game), game.rules, 5
    start = later(config, 3)
    states = plain.states(2)
    states[0] = start
    actions, turns, choices, endings = ([0] * games for _ in range(4))
    scores, places = ([[0] * rules.SEATS for _ in range(games)] for _ in range(2))
    plain._playouts(
        *(states, int(fresh), config.board, games, [0] * rules.ACTIONS, fast_words(4)),
        *(actions, turns, choices, endings, scores, places),
    )
    found = compiled(game).playouts(config, None if fresh else start, games, seed=4)
    assert found.actions.tolist() == actions
    assert found.turns.tolist() == turns
    assert found.choices.tolist() == choices
    assert found.endings.tolist() == endings
    assert found.scores.tolist() == [row[:players] for row in scores]
    assert found.places.tolist() == [row[:players] for row in places]
    assert min(turns) > 1
    assert all(a >= t for a, t in zip(actions, turns, strict=True))
    assert set(endings) <= set(range(len(rules.ENDINGS)))


def test_playouts_are_those_of_the_seed() -> None:
    from waterhole import games

    config = games.get("elefantenparade").config(3)
    engine = compiled(config.game)
    one, same, other = (engine.playouts(config, None, 50, seed) for seed in (1, 1, 2))
    assert np.array_equal(one.actions, same.actions)
    assert np.array_equal(one.scores, same.scores)
    assert not np.array_equal(one.actions, other.actions)


def test_boards_are_converted_once() -> None:
    from waterhole import games

    config = games.get("elefantenparade").config(2)
    engine = compiled(config.game)
    board = engine.board(config)
    assert engine.board(config) is board
    assert type(board) is type(config.board)
    for name in config.board._fields:
        assert np.array_equal(getattr(board, name), getattr(config.board, name))
    many = [config.game.config(2) for _ in range(200)]
    assert all(engine.board(each).goal == config.board.goal for each in many)
    assert len(engine._boards) <= 64
