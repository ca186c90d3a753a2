"""A game compiled: what Python may ask of it.

Crossing from Python to compiled code costs some microseconds, so what is asked here is asked once a search or once
a batch of games, not once an action.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games.chance import fast_words
from ..games.fields import Fields
from ..games.game import Config, Game
from . import cache
from .plain import Engine
from .twins import Twins, njit_into

Ints = NDArray[np.int64]
Records = NDArray[np.void]
Progress = Callable[[str], None]

DRAWN = 3
"""The place of the counter of drawn numbers among the four words of a fast generator."""


@dataclass(frozen=True)
class Playouts:
    """What happened in games played at random, an entry a game."""

    actions: Ints
    turns: Ints
    """Runs of actions of one seat."""
    choices: Ints
    """Legal actions, summed over all decisions."""
    endings: Ints
    """Index into the rules' ENDINGS."""
    scores: Ints
    """(games, players)"""
    places: Ints
    """(games, players), from 1; equal players share the better place."""


class Compiled(Engine):
    """A game compiled. Get it from `waterhole.engine.compiled`."""

    def __init__(self, game: Game, progress: Progress | None = None) -> None:
        self.dtype = np.dtype([(name, np.int64, shape) for name, shape in game.rules.State.FIELDS.items()])
        self._boards: dict[int, tuple[Any, Any]] = {}
        folder = cache.prepare(game)
        super().__init__(game, Twins(game, njit_into(folder)))
        self._load(progress)
        if folder is not None:
            cache.mark_built(folder)

    # conversions

    def records(self, count: int) -> Records:
        """An array of blank states: a NumPy record each, with the fields of the rules' State as int64."""
        return np.zeros(count, self.dtype)

    def record(self, state: Fields) -> Records:
        """The state as an array of one record."""
        records = self.records(1)
        for name in state.FIELDS:
            records[name][0] = getattr(state, name)
        return records

    def state(self, records: Records, i: int = 0) -> Any:
        """The state of a record, as plain rules know it."""
        return self.game.rules.State.of({name: records[name][i].tolist() for name in self.game.rules.State.FIELDS})

    def board(self, config: Config) -> Any:
        """The board for compiled rules: the same named tuple, with sequences as arrays of int64."""
        board = config.board
        kept = self._boards.get(id(board))
        if kept is None or kept[0] is not board:
            made = type(board)(*(_number_or_array(getattr(board, name)) for name in board._fields))
            while len(self._boards) >= 64:
                self._boards.pop(next(iter(self._boards)), None)
            kept = self._boards[id(board)] = (board, made)
        return kept[1]

    def out(self) -> Ints:
        """An array with a place for every action."""
        return np.zeros(self.game.rules.ACTIONS, np.int64)

    # questions

    def perft(self, config: Config, state: Fields, depth: int, seed: int = 0) -> int:
        """The number of action sequences of exactly `depth` actions. Chance, where there is any, is drawn by seed."""
        if depth == 0:
            return 1
        args = self._perft_args(config, depth, words(seed))
        args[0][:1] = self.record(state)
        return int(self._perft(*args))

    def playouts(self, config: Config, state: Fields | None, games: int, seed: int) -> Playouts:
        """Games played to their end with random actions, from this state, or from new games if it is None."""
        args = self._playouts_args(config, games, words(seed))
        if state is not None:
            args[0][:1] = self.record(state)
        self._playouts(*args[:1], int(state is None), *args[2:])
        actions, turns, choices, endings, scores, places = args[6:]
        n = config.players
        return Playouts(actions, turns, choices, endings, scores[:, :n].copy(), places[:, :n].copy())

    # compiling

    def entries(self) -> Iterator[tuple[str, Any, tuple[Any, ...]]]:
        """Every function that Python calls, by name, with arguments of exactly the types it is called with."""
        config = self.game.config()
        board, out, rng = self.board(config), self.out(), words(0)
        states, seats, floats = self.records(2), self.seats(), self.seats(float)
        yield "begin", self.begin, (states, 0, board, rng)
        yield "choices", self.choices, (states, 0, board, out)
        yield "act", self.act, (states, 0, board, 0, rng)
        yield "status", self.status, (states, 0, config.players, seats, seats, seats)
        yield "hide", self.hide, (states, 0, 0)
        yield "guess", self.guess, (states, 0, 0, rng)
        yield "judge", self.judge, (states, 0, board, floats)
        yield "suggest", self.suggest, (states, 0, board, out, rng)
        yield "perft", self._perft, self._perft_args(config, 1, rng)
        yield "playouts", self._playouts, self._playouts_args(config, 1, rng)
        yield "copies", self.copies, (states, 1)
        yield "grow", self.grow, self.grow_args(config, 0, 1, 1.0, 0.0, rng)

    def _load(self, progress: Progress | None) -> None:
        for name, entry, args in self.entries():
            start = time.perf_counter()
            entry.compile(tuple(map(_numba_type, args)))
            if progress is not None:
                progress(f"{self.game.name}: {name} {time.perf_counter() - start:.1f} s")

    # arguments, made where a type could differ between compiling and calling

    def seats(self, kind: type = int) -> Any:
        """A number for every seat there can be."""
        return np.zeros(self.game.rules.SEATS, np.int64 if kind is int else np.float64)

    def _perft_args(self, config: Config, depth: int, rng: Ints) -> tuple[Any, ...]:
        outs = np.zeros((depth, self.game.rules.ACTIONS), np.int64)
        counts, tried = np.zeros(depth, np.int64), np.zeros(depth, np.int64)
        return (self.records(depth), self.board(config), depth, outs, counts, tried, rng)

    def _playouts_args(self, config: Config, games: int, rng: Ints) -> tuple[Any, ...]:
        each = [np.zeros(games, np.int64) for _ in range(4)]
        seats = [np.zeros((games, self.game.rules.SEATS), np.int64) for _ in range(2)]
        return (self.records(2), 1, self.board(config), games, self.out(), rng, *each, *seats)

    def grow_args(
        self, config: Config, seat: int, nodes: int, explore: float, margin: float, rng: Ints
    ) -> tuple[Any, ...]:
        """Arguments of `grow` for a new tree of so many nodes; the state goes into [1].states[0]."""
        from .kernels.tree import DEPTH, Tree, Work

        actions, seats = self.game.rules.ACTIONS, self.game.rules.SEATS
        # big arrays of zeros take memory only where they are written
        size = np.array([1, 0], np.int64)
        visits, opened, value = np.zeros(nodes, np.int32), np.zeros(nodes, np.int8), np.zeros((nodes, seats))
        prior = np.zeros(nodes, np.float32)
        action, child, sibling, seen = (np.zeros(nodes, np.int32) for _ in range(4))
        wins, scores, squares = (np.zeros((actions, seats)) for _ in range(3))
        tree = Tree(size, action, child, sibling, visits, prior, seen, opened, value, wins, scores, squares)
        weights = np.zeros(actions)
        slot, path = np.zeros(actions, np.int64), np.zeros(DEPTH, np.int64)
        gains, shares, values = (self.seats(float) for _ in range(3))
        work = Work(self.records(2), self.out(), weights, slot, path, gains, shares, values, self.seats(), self.seats())
        return (tree, work, self.board(config), config.players, seat, 1, explore, margin, rng)


def words(seed: int, stream: int = 0) -> Ints:
    """The words of a fast generator for compiled rules; `games.chance.Fast` of the same seed draws the same."""
    return np.array(fast_words(seed, stream), np.int64)


def _numba_type(value: Any) -> Any:
    import numba

    typeof: Any = numba.typeof
    return typeof(value)


def _number_or_array(value: Any) -> Any:
    if isinstance(value, int):
        return int(value)
    return np.ascontiguousarray(np.array(value, np.int64))
