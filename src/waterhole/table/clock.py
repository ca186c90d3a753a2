"""The clock of a table: whose time runs, and how much is left. Times are seconds; `now` is an argument as always here.

It runs for the person who has to act or confirm, and stands while the game is paused and at a bot's turn.
"""

from __future__ import annotations

from .events import ClockSpec

GRACE = 15.0
"""Seconds that somebody has at least who takes a seat back after running out of time."""

LONGEST = 14 * 86400.0
"""The most seconds a clock may give."""


class Clock:
    __slots__ = ("_since", "left", "running", "spec")

    def __init__(self, spec: ClockSpec, chairs: int) -> None:
        self.spec = spec
        self.left = [spec.seconds] * chairs
        self.running: int | None = None
        """The chair whose time runs."""
        self._since = 0.0

    def run(self, chair: int | None, now: float, turn_done: bool) -> None:
        """Let the time of this chair run from now on (None: nobody's).

        `turn_done`: whether whose time ran before has finished a turn.
        """
        if chair == self.running and not turn_done:
            return
        before = self.running
        if before is not None:
            self.left[before] = max(0.0, self.left[before] - (now - self._since))
            if turn_done and self.spec.kind == "game":
                self.left[before] += self.spec.increment
        if chair is not None and turn_done and self.spec.kind == "move":
            self.left[chair] = self.spec.seconds
        self.running = chair
        self._since = now

    def wake(self, now: float) -> None:
        """The time until now counts for nobody."""
        self._since = now

    def give_grace(self, chair: int) -> None:
        """Somebody comes back to the seat: there must be time to act."""
        least = self.spec.seconds if self.spec.kind == "move" else max(GRACE, self.spec.increment)
        self.left[chair] = max(self.left[chair], least)

    def deadline(self) -> float | None:
        """When the running time will be up."""
        return None if self.running is None else self._since + self.left[self.running]

    def shown(self, chair: int, now: float) -> float:
        """What is left for this chair."""
        ran = now - self._since if chair == self.running else 0.0
        return max(0.0, self.left[chair] - ran)
