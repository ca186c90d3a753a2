"""The same text runs interpreted and compiled: both must do the same, in every field, after every action."""

from __future__ import annotations

import pickle
import random
from array import array

import pytest
from tests.engine.shared import configs, tables

from waterhole.engine import compiled
from waterhole.engine.compiled_game import words
from waterhole.games.chance import Fast
from waterhole.games.fields import Fields
from waterhole.games.game import Config, Game


@pytest.mark.parametrize(("game", "players"), tables())
def test_200_games(game: Game, players: int) -> None:
    _play(game, players, 200)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), tables())
def test_10000_games(game: Game, players: int) -> None:
    _play(game, players, 10_000)


STRATEGY_EVERY = 4
"""How many actions lie between two positions in which strategies and guesses are compared, about."""


def _play(game: Game, players: int, count: int) -> None:
    choices = configs(game, players)
    for number in range(count):
        in_step(choices[number % len(choices)], number)


def in_step(config: Config, seed: int) -> None:
    """Play one game in both ways at once."""
    rules, board = config.game.rules, config.board
    both = compiled(config.game)
    compiled_board, records, out, rng = both.board(config), both.records(2), both.out(), words(seed)
    state, plain_out, plain_rng = rules.State(), [0] * rules.ACTIONS, Fast(seed)
    pick = random.Random(seed)

    rules.setup(state, board, plain_rng)
    both.begin(records, 0, compiled_board, rng)
    while True:
        assert records[0].tobytes() == packed(state), _difference(both.state(records), state)
        assert rng.tolist() == plain_rng.words
        _same_status(config, state, both, records)
        count = rules.legal(state, board, plain_out)
        assert both.choices(records, 0, compiled_board, out) == count
        assert out[:count].tolist() == plain_out[:count]
        if rules.over(state):
            assert count == 0
            return
        if pick.randrange(STRATEGY_EVERY) == 0:
            _same_strategy(config, state, both, records, plain_out, count, seed)
            _same_guess(config, state, both, records, pick.randrange(config.players), seed)
        action = pick.choice(plain_out[:count])
        rules.apply(state, board, action, plain_rng)
        both.act(records, 0, compiled_board, action, rng)


def packed(state: Fields) -> bytes:
    """The bytes of a record of the same values; much faster than making one."""
    numbers = array("q")
    for name, shape in state.FIELDS.items():
        value = getattr(state, name)
        if not shape:
            numbers.append(value)
        elif len(shape) == 1:
            numbers.extend(value)
        else:
            for row in value:
                numbers.extend(row)
    return numbers.tobytes()


def _difference(one: Fields, other: Fields) -> dict[str, object]:
    """The fields that differ."""
    return {
        name: (getattr(one, name), getattr(other, name))
        for name in one.FIELDS
        if getattr(one, name) != getattr(other, name)
    }


def _same_status(config: Config, state, both, records) -> None:
    rules = config.game.rules
    status, scores, places = both.out()[:3].copy(), both.seats(), both.seats()
    both.status(records, 0, config.players, status, scores, places)
    assert status[:3].tolist() == [rules.actor(state), int(rules.over(state)), rules.ending(state)]
    for fill, filled in ((rules.score, scores), (rules.places, places)):
        out = [0] * rules.SEATS
        fill(state, out)
        assert filled.tolist() == out


def _same_strategy(config: Config, state, both, records, actions: list[int], count: int, seed: int) -> None:
    strategy, board = config.game.strategy, config.board
    values, plain_values = both.seats(float), [0.0] * config.game.rules.SEATS
    strategy.evaluate(state, board, plain_values)
    both.judge(records, 0, both.board(config), values)
    assert values.tolist() == plain_values  # to the last bit: the same operations in the same order
    rng, plain_rng = words(seed, 7), Fast(seed, 7)
    chosen = both.suggest(records, 0, both.board(config), both.out(), rng)
    assert chosen == strategy.playout(state, board, actions, count, plain_rng)
    assert chosen in actions[:count]
    assert rng.tolist() == plain_rng.words


def _same_guess(config: Config, state, both, records, seat: int, seed: int) -> None:
    if not config.game.hides():
        return
    rules = config.game.rules
    view, rng, plain_rng = state.copy(), words(seed, 8), Fast(seed, 8)
    rules.conceal(view, seat)
    records[1] = records[0]
    both.hide(records, 1, seat)
    assert records[1].tobytes() == packed(view)
    rules.imagine(view, seat, plain_rng)
    both.guess(records, 1, seat, rng)
    assert records[1].tobytes() == packed(view)
    assert rng.tolist() == plain_rng.words


@pytest.mark.parametrize(("game", "players"), tables())
def test_copies_and_pickles_are_equal_and_share_nothing(game: Game, players: int) -> None:
    config = game.config(players)
    both = compiled(game)
    records, rng = both.records(3), words(3)
    both.begin(records, 0, both.board(config), rng)
    for _ in range(5):
        both.act(records, 0, both.board(config), both.suggest(records, 0, both.board(config), both.out(), rng), rng)
    records[1] = records[0]
    kept = pickle.loads(pickle.dumps(records[:1]))
    before = both.state(records, 0)
    assert both.state(records, 1) == both.state(kept) == before
    assert records[1].tobytes() == records[0].tobytes() == kept.tobytes()
    assert pickle.loads(pickle.dumps(before)) == before
    assert both.record(before).tobytes() == kept.tobytes()

    both.act(records, 0, both.board(config), both.suggest(records, 0, both.board(config), both.out(), rng), rng)
    assert both.state(records, 0) != before
    assert both.state(records, 1) == before
