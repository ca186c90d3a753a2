"""Counting games and playing them at random."""

from __future__ import annotations

from typing import Any

from ...games.chance import below
from .the_game import rules


def perft(states: Any, board: Any, depth: int, outs: Any, counts: Any, tried: Any, rng: Any) -> int:
    """The number of action sequences of exactly `depth` actions, at least 1, from states[0].

    `states` has `depth` places more, `outs` a row of actions for each depth, `counts` and `tried` a place.
    """
    total = 0
    level = 0
    counts[0] = rules.legal(states[0], board, outs[0])
    tried[0] = 0
    while level >= 0:
        if level == depth - 1:  # the last actions need not be done to be counted
            total += counts[level]
            level -= 1
        elif tried[level] == counts[level]:
            level -= 1
        else:
            action = outs[level][tried[level]]
            tried[level] += 1
            states[level + 1] = states[level]
            level += 1
            rules.apply(states[level], board, action, rng)
            counts[level] = rules.legal(states[level], board, outs[level])
            tried[level] = 0
    return total


def playouts(
    states: Any,
    fresh: int,
    board: Any,
    games: int,
    out: Any,
    rng: Any,
    actions: Any,
    turns: Any,
    choices: Any,
    endings: Any,
    scores: Any,
    places: Any,
) -> None:
    """Play games to their end with random actions: from states[0], or if `fresh` from the set-up of a new game.

    states[1] is played on. Filled for each game: actions done; turns, a turn being a run of actions of one seat;
    choices, the legal actions summed over all decisions; how it ended; scores and places by seat.
    """
    for game in range(games):
        if fresh:
            rules.setup(states[1], board, rng)
        else:
            states[1] = states[0]
        s = states[1]
        done = 0
        runs = 0
        summed = 0
        last = -1
        while not rules.over(s):
            count = rules.legal(s, board, out)
            summed += count
            done += 1
            actor = rules.actor(s)
            if actor != last:
                runs += 1
                last = actor
            rules.apply(s, board, out[below(rng, count)], rng)
        actions[game] = done
        turns[game] = runs
        choices[game] = summed
        endings[game] = rules.ending(s)
        rules.score(s, scores[game])
        rules.places(s, places[game])


def copies(states: Any, times: int) -> None:
    """Copy the second state over the first so many times, for measuring."""
    for i in range(times):
        states[i & 1] = states[1 - (i & 1)]
