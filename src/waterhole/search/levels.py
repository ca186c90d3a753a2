"""The five bots for people. Provisional: chosen by matches of bots on one game, not yet calibrated against people."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How strongly a bot for people plays."""

    iterations: int
    """Of its search, at most."""
    seconds: float
    """For its search, at most: in slow games and on slow machines it plays weaker, but not slower."""
    temperature: float
    """How much worse, in gain from 0 to 1, an action may be to be still chosen a third as often as the best; 0: the
    best only."""
    blunders: float
    """How often it doesn't think at all."""


LEVEL = {
    1: Level(iterations=40, seconds=0.5, temperature=0.15, blunders=0.25),
    2: Level(iterations=100, seconds=0.5, temperature=0.06, blunders=0.08),
    3: Level(iterations=400, seconds=0.5, temperature=0.02, blunders=0.0),
    4: Level(iterations=3_000, seconds=0.5, temperature=0.0, blunders=0.0),
    5: Level(iterations=30_000, seconds=1.0, temperature=0.0, blunders=0.0),
}
