"""What a good player of Elefantenparade knows; run interpreted and compiled, as the rules are."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from ..chance import Rng, below
from .board import Board
from .rules import State, logs_on, on_track


def evaluate(s: State, board: Board, out: MutableSequence[float]) -> None:
    """Logs held, and what a seat may still hope for: each forest by who is near before it, the houses by who leads."""
    for seat in range(s.players):
        out[seat] = s.held[seat]
    for elephant in range(2 * s.players):
        if on_track(s, board, elephant):
            owner = elephant // 2
            ahead = 0
            for other in range(2 * s.players):
                if board.goal > s.space[other] > s.space[elephant]:
                    ahead += 1
            if s.home + ahead < 3:  # it would be home in time, were nobody to pass it
                out[owner] += 0.5 * board.houses[s.home + ahead] * (s.space[elephant] + 1) / board.goal
            for distance in range(1, 4):
                space = s.space[elephant] + distance
                if space < board.goal and logs_on(s, board, space):
                    out[owner] += 0.3


def playout(s: State, board: Board, actions: Sequence[int], count: int, rng: Rng) -> int:
    return actions[below(rng, count)]
