"""The actions of one game so far, and any position on the way, fast.

A ply is what is done, shown and taken back at once: one action, or a declared one with the answers of others to it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Protocol

from ..games.chance import Rng
from ..games.fields import Fields
from ..games.game import Config, Position

EVERY = 16
"""A snapshot is kept every so many plies: jumping anywhere replays fewer actions than that."""


class Stream(Rng, Protocol):
    """A stream of chance that knows how far it is, and can be had again from there."""

    drawn: int


class History:
    """A game from its first position to now.

    `stream` makes the game's stream of chance, put forward by so many draws.
    """

    __slots__ = ("_answers", "_snapshots", "actions", "config", "now", "stream")

    def __init__(self, config: Config, stream: Callable[[int], Stream], start: str | None = None) -> None:
        self.config = config
        self.stream = stream
        rng = stream(0)
        self.now: Position = config.start(rng) if start is None else config.position(start, rng)
        self.actions = array("q")
        """The first action of each ply."""
        self._answers: dict[int, tuple[int, ...]] = {}
        """What follows it, in the plies that have more than one action."""
        self._snapshots: list[tuple[Fields, int]] = []
        self._keep()

    @property
    def ply(self) -> int:
        """How many plies led to now."""
        return len(self.actions)

    @property
    def drawn(self) -> int:
        """How many random numbers were drawn so far."""
        stream: Stream = self.now.rng  # type: ignore[assignment]  # all streams here come from self.stream
        return stream.drawn

    def push(self, action: int, reply: Callable[[Position], int | None] | None = None) -> None:
        """One more ply: a legal action, and as long as `reply` has one to the position, an answer to it."""
        self.now.apply(action)
        answers = []
        while reply is not None and (answer := reply(self.now)) is not None:
            self.now.apply(answer)
            answers.append(answer)
        if answers:
            self._answers[self.ply] = tuple(answers)
        self.actions.append(action)
        if self.ply % EVERY == 0:
            self._keep()

    def take_back(self, ply: int) -> None:
        """Go back to an earlier ply; what came after is gone."""
        self.now = self.at(ply)
        del self.actions[ply:]
        for later in [each for each in self._answers if each >= ply]:
            del self._answers[later]
        del self._snapshots[ply // EVERY + 1 :]

    def done_in(self, ply: int) -> tuple[int, ...]:
        """All actions of a ply, which is counted from 0."""
        return (self.actions[ply], *self._answers.get(ply, ()))

    def length(self, ply: int) -> int:
        """How many actions the plies before this one have."""
        return ply + sum(len(answers) for at, answers in self._answers.items() if at < ply)

    def at(self, ply: int) -> Position:
        """The position after so many plies, with a state and a stream of its own."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"ply {ply} of {self.ply}")
        state, drawn = self._snapshots[ply // EVERY]
        position = Position(self.config, state.copy(), self.stream(drawn))
        for each in range(ply - ply % EVERY, ply):
            for action in self.done_in(each):
                position.apply(action)
        return position

    def _keep(self) -> None:
        self._snapshots.append((self.now.state.copy(), self.drawn))
