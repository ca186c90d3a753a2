"""What a good player of Snatch knows: points are points, and cards may become some."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from waterhole.games.chance import Rng, below

from .board import Board
from .rules import State


def evaluate(s: State, board: Board, out: MutableSequence[float]) -> None:
    for seat in range(s.players):
        out[seat] = s.points[seat] + 0.1 * s.cards[seat]


def playout(s: State, board: Board, actions: Sequence[int], count: int, rng: Rng) -> int:
    return actions[below(rng, count)]
