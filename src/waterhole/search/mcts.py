"""Monte Carlo tree search: the part that is not compiled. The tree itself grows in `engine.kernels.tree`."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from .. import engine
from ..engine.compiled_game import words
from ..games.chance import Fast
from ..games.game import Config

EXPLORE = 0.4
"""How much a search turns to what it knows little of, for gains from 0 to 1."""
MARGIN = 0.2
"""The share of points in a gain; the rest is victory."""
NODES = 1 << 20
"""The most nodes of one tree, 30 to 70 bytes each. A full tree grows no more, but goes on counting."""
SLICE = 0.02
"""Seconds between two looks at the clock, and at whether anybody still waits."""


@dataclass(frozen=True)
class Branch:
    """What a search found about one action at its root, summed over all visits."""

    action: int
    visits: int
    gain: float
    """Of the seat that searches, from 0 to 1 a visit."""
    wins: tuple[float, ...]
    """By seat; a shared victory is a part of one."""
    scores: tuple[float, ...]
    """By seat."""
    squares: tuple[float, ...]
    """By seat, of the scores."""


class Search:
    """A search for one seat in one position; several trees where several threads may be used."""

    def __init__(
        self,
        config: Config,
        view: Any,
        seat: int,
        seed: int,
        threads: int = 1,
        iterations: int | None = None,
        explore: float = EXPLORE,
        margin: float = MARGIN,
    ) -> None:
        """`view` is what the seat knows. `iterations` is how many are meant, if that is known."""
        self.config = config
        self.seat = seat
        self._engine = engine.compiled(config.game)
        nodes = NODES if iterations is None else min(NODES, 2 + iterations * config.game.rules.ACTIONS)
        self._trees = []
        for stream in range(threads):
            args = self._engine.grow_args(config, seat, nodes, explore, margin, words(seed, stream))
            args[1].states[:1] = self._engine.record(view)
            self._trees.append(args)

    def run(
        self,
        iterations: int | None = None,
        seconds: float | None = None,
        cancel: threading.Event | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> int:
        """Search on until so many iterations (over all threads) or seconds are spent, or `cancel` is set.

        May be called again to go on. `progress` is told now and then how many iterations were done. Returns how many.
        """
        until = math.inf if seconds is None else time.perf_counter() + seconds
        count = len(self._trees)
        shares = [math.inf if iterations is None else (iterations + i) // count for i in range(count)]
        done = [0] * count

        def tell(tree: int, grown: int) -> None:
            done[tree] = grown
            if progress is not None:
                progress(sum(done))

        if count == 1:
            self._grow(0, shares[0], until, cancel, tell)
        else:
            with ThreadPoolExecutor(count) as pool:
                for future in [pool.submit(self._grow, i, shares[i], until, cancel, tell) for i in range(count)]:
                    future.result()
        return sum(done)

    def _grow(
        self, tree: int, most: float, until: float, cancel: threading.Event | None, tell: Callable[[int, int], None]
    ) -> None:
        """Grow one tree in slices of about SLICE seconds."""
        args = self._trees[tree]
        grown, size = 0, 16
        while grown < most:
            start = time.perf_counter()
            if start >= until or (cancel is not None and cancel.is_set()):
                if grown > 0 or (cancel is not None and cancel.is_set()):
                    break
                size = 1  # one look at least, however late it is
            size = int(min(size, most - grown))
            self._engine.grow(*args[:5], size, *args[6:])
            grown += size
            tell(tree, grown)
            now = time.perf_counter()
            size = max(1, int(size * min(4.0, min(SLICE, until - now) / max(now - start, 1e-9))))

    def branches(self) -> list[Branch]:
        """What was found about each action that was tried, the most visited first."""
        seats = range(self.config.players)
        found: dict[int, Branch] = {}
        for args in self._trees:
            tree = args[0]
            for child in _children(tree, 0):
                action = int(tree.action[child])
                old = found.get(action) or Branch(action, 0, 0.0, *[tuple(0.0 for _ in seats)] * 3)
                found[action] = Branch(
                    action,
                    old.visits + int(tree.visits[child]),
                    old.gain + float(tree.value[child][self.seat]),
                    tuple(old.wins[i] + float(tree.wins[action][i]) for i in seats),
                    tuple(old.scores[i] + float(tree.scores[action][i]) for i in seats),
                    tuple(old.squares[i] + float(tree.squares[action][i]) for i in seats),
                )
        tried = [branch for branch in found.values() if branch.visits]
        return sorted(tried, key=lambda branch: (-branch.visits, -branch.gain, branch.action))

    @property
    def best(self) -> int:
        """The action to choose: the most visited."""
        return self.branches()[0].action

    def softened(self, temperature: float, rng: Fast) -> int:
        """An action chosen at random, the better the more likely; with temperature 0 the best.

        One that is worse by `temperature` in mean gain is chosen a third (1/e) as often.
        """
        branches = self.branches()
        if temperature <= 0:
            return branches[0].action
        means = [branch.gain / branch.visits for branch in branches]
        weights = [int(1_000_000 * math.exp((mean - max(means)) / temperature)) for mean in means]
        draw = rng.below(sum(weights))
        for branch, weight in zip(branches, weights, strict=True):
            draw -= weight
            if draw < 0:
                return branch.action
        raise AssertionError("a draw under the sum of the weights meets one of them")

    def line(self, least: int = 2) -> list[int]:
        """The main line: from the best action on always the most visited one, while visited at least so often."""
        best = self.best
        tree = max((args[0] for args in self._trees), key=lambda tree: _visits_of(tree, best))
        actions, node = [best], _child_of(tree, best)
        while True:
            children = [child for child in _children(tree, node) if tree.visits[child] >= least]
            if not children:
                return actions
            node = max(children, key=lambda child: (int(tree.visits[child]), -child))
            actions.append(int(tree.action[node]))

    @property
    def full(self) -> bool:
        """Whether a tree could not grow for want of room."""
        return any(args[0].size[1] for args in self._trees)


def _children(tree: Any, node: int) -> list[int]:
    children = []
    child = int(tree.child[node])
    while child:
        children.append(child)
        child = int(tree.sibling[child])
    return children


def _child_of(tree: Any, action: int) -> int:
    """The root's child of this action; 0 (none) if this tree never tried it."""
    return next((child for child in _children(tree, 0) if tree.action[child] == action), 0)


def _visits_of(tree: Any, action: int) -> int:
    child = _child_of(tree, action)
    return int(tree.visits[child]) if child else 0
