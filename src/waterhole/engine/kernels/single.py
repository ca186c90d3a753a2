"""One step of a game at a time, for tests and for whoever plays a compiled game by hand."""

from __future__ import annotations

from typing import Any

from .the_game import rules, strategy


def begin(states: Any, i: int, board: Any, rng: Any) -> None:
    """Set states[i] up for a new game."""
    rules.setup(states[i], board, rng)


def choices(states: Any, i: int, board: Any, out: Any) -> int:
    """Fill `out` with the legal actions and return how many."""
    count: int = rules.legal(states[i], board, out)
    return count


def act(states: Any, i: int, board: Any, action: int, rng: Any) -> None:
    """Do a legal action."""
    rules.apply(states[i], board, action, rng)


def status(states: Any, i: int, players: int, status: Any, scores: Any, places: Any) -> None:
    """Fill status (3 places) with the actor, whether it is over and how it ended; scores and places by seat."""
    s = states[i]
    status[0] = rules.actor(s)
    status[1] = 1 if rules.over(s) else 0
    status[2] = rules.ending(s)
    rules.score(s, scores)
    rules.places(s, places)


def hide(states: Any, i: int, seat: int) -> None:
    """Blank what the seat can't know."""
    rules.conceal(states[i], seat)


def guess(states: Any, i: int, seat: int, rng: Any) -> None:
    """Fill in at random what the seat can't know."""
    rules.imagine(states[i], seat, rng)


def judge(states: Any, i: int, board: Any, values: Any) -> None:
    """Fill values[seat] with what the strategy thinks of a position that is not over."""
    strategy.evaluate(states[i], board, values)


def suggest(states: Any, i: int, board: Any, out: Any, rng: Any) -> int:
    """The action that the strategy's quick player takes."""
    count = rules.legal(states[i], board, out)
    action: int = strategy.playout(states[i], board, out, count, rng)
    return action
