"""One action ahead, by what the strategy thinks of where it leads. Runs interpreted, so it needs no engine."""

from __future__ import annotations

from typing import Any

from ..games.chance import Fast
from ..games.game import Config

WON = 1000.0
"""What winning is worth beside points."""
SAMPLES = 8
"""How often it imagines what it can't know, or lets chance decide."""


def weigh(config: Config, view: Any, seat: int, actions: list[int], rng: Fast) -> list[float]:
    """How good each action is for the seat: what it is worth afterwards minus the best other's, about in points.

    `view` is what the seat knows. The mean of SAMPLES tries where something is hidden or chance decides; of one where
    a second try would be the same.
    """
    rules: Any = config.game.rules
    values = [0.0] * len(actions)
    before = rng.words[:]
    tries = 0
    while tries == 0 or (tries < SAMPLES and rng.words != before):
        tries += 1
        start = view.copy()
        if config.game.hides():
            rules.imagine(start, seat, rng)
        for i, action in enumerate(actions):
            after = start.copy()
            rules.apply(after, config.board, action, rng)
            values[i] += _lead(config, after, seat)
    return [value / tries for value in values]


def _lead(config: Config, state: Any, seat: int) -> float:
    rules = config.game.rules
    worth = [0.0] * rules.SEATS
    if rules.over(state):
        places = [0] * rules.SEATS
        rules.score(state, worth)
        rules.places(state, places)
        firsts = places[: config.players].count(1)
        for other in range(config.players):
            if places[other] == 1:
                worth[other] += WON / firsts
    else:
        config.game.strategy.evaluate(state, config.board, worth)
    return worth[seat] - max(worth[other] for other in range(config.players) if other != seat)
