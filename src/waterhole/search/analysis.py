"""What a search thinks of a position: for each action how often it was tried, what it brings, and a main line."""

from __future__ import annotations

import math
import threading
import time
from typing import Any

import msgspec

from ..games.game import Config
from .bots import known, own_seed


class ActionAnalysis(msgspec.Struct, frozen=True):
    """What a search thinks of one action."""

    action: int
    visits: int
    wins: tuple[float, ...]
    """By seat: the chance to win; a shared victory counts in parts."""
    scores: tuple[float, ...]
    """By seat: the points expected."""
    score_errors: tuple[float, ...]
    """By seat: the standard error of the points, as far as playouts can tell."""


class Analysis(msgspec.Struct, frozen=True):
    """What a search thinks of a position."""

    seat: int
    iterations: int
    seconds: float
    actions: tuple[ActionAnalysis, ...]
    """Every action that was tried, the best first."""
    line: tuple[int, ...]
    """The main line, from the best action on."""


def analyse(
    config: Config,
    state: Any,
    seat: int,
    iterations: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
    cancel: threading.Event | None = None,
    seed: int = 0,
) -> Analysis:
    """Search for the seat that has to act, from what it knows of this state, for so many iterations or seconds.

    Stops when `cancel` is set, with what was found until then; without iterations and seconds it runs until then.
    """
    from .mcts import Search

    if iterations is None and seconds is None and cancel is None:
        raise ValueError("an analysis needs iterations, seconds, or somebody to cancel it")
    view = known(config.game, state, seat)
    start = time.perf_counter()
    search = Search(config, view, seat, own_seed(seed, view, seat), threads, iterations)
    done = search.run(iterations, seconds, cancel)
    branches = search.branches()
    return Analysis(
        seat=seat,
        iterations=done,
        seconds=time.perf_counter() - start,
        actions=tuple(
            ActionAnalysis(
                action=branch.action,
                visits=branch.visits,
                wins=tuple(wins / branch.visits for wins in branch.wins),
                scores=tuple(score / branch.visits for score in branch.scores),
                score_errors=tuple(
                    math.sqrt(max(0.0, square / branch.visits - (score / branch.visits) ** 2) / branch.visits)
                    for score, square in zip(branch.scores, branch.squares, strict=True)
                ),
            )
            for branch in branches
        ),
        line=tuple(search.line()) if branches else (),
    )
