"""What a good player of Boast knows: points are points, and high cards may become some."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from waterhole.games.chance import Rng, below

from .board import RANKS, Board, highest
from .rules import BOAST, State


def evaluate(s: State, board: Board, out: MutableSequence[float]) -> None:
    for seat in range(s.players):
        out[seat] = s.points[seat]
        for rank in range(RANKS):
            out[seat] += 0.05 * rank * s.hand[seat][rank]


def playout(s: State, board: Board, actions: Sequence[int], count: int, rng: Rng) -> int:
    """Boasts with the highest rank only."""
    if s.telling:
        return BOAST if highest(s.hand[s.turn]) == RANKS - 1 else 0
    return actions[below(rng, count)]
