"""A reaction window: an action is declared, and all others may answer before it takes effect, the same time for all.

The rules ask only who really can answer. Nobody may learn from a table who that is: so everybody may answer, once, and
nobody is told of another's answer before the end. Then the answers are judged in the order in which the rules ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..games.chance import Keyed
from ..games.game import Ambiguous, NotLegal, Position, Reactions, say

USUAL = 4.0
"""Seconds that a window is open, if nothing else is said."""
SHORTEST, LONGEST = 1.0, 30.0


class Window:
    """An open window."""

    __slots__ = ("_before", "_named", "action", "answers", "ends", "given", "number", "seat", "seconds", "text")

    def __init__(self, before: Position, action: int, seconds: float, now: float, number: int) -> None:
        reactions = reactions_of(before)
        self._before = before.copy()
        self.seat = before.actor
        """Who declared the action."""
        self.action = action
        self.text = before.action_text(action)
        self.seconds = seconds
        self.number = number
        """The table's number when it was opened; an answer to any later one, while it is open, is an answer to it."""
        self.answers: list[list[int]] = [
            reactions.answers(before.state, before.config.board, action, seat) for seat in range(before.config.players)
        ]
        """By seat: what it can answer, the first is to let it pass."""
        self.given: dict[int, int] = {}
        """By seat: what it has answered."""
        self._named = [self.asked(seat) or self._before for seat in range(before.config.players)]
        """By seat: a position in which its answers can be named, with the declared action in play."""
        self.begin(now)

    def begin(self, now: float) -> None:
        """Its time begins, at the start, and anew when people were kept from answering."""
        self.ends = now + self.seconds

    def others(self) -> list[int]:
        """The seats that may answer."""
        return [seat for seat in range(len(self.answers)) if seat != self.seat]

    def all_answered(self) -> bool:
        return len(self.given) == len(self.answers) - 1

    def texts(self, seat: int) -> list[str]:
        """The answers of a seat in notation."""
        return [self._named[seat].action_text(answer) for answer in self.answers[seat]]

    def parse(self, seat: int, text: str) -> int:
        """The answer that the text means. Raises NotNotation, NotLegal or Ambiguous."""
        texts = self.texts(seat)
        if text in texts:
            return self.answers[seat][texts.index(text)]
        named, config = self._named[seat], self._before.config
        meant = config.game.notation.candidates(named.state, config.board, text)
        fitting = [answer for answer in self.answers[seat] if answer in meant]
        if len(fitting) > 1:
            raise Ambiguous(say("ambiguous", text=text, texts=", ".join(map(named.action_text, fitting))))
        if not fitting:
            raise NotLegal(say("no_such_answer", text=text[:40], texts=", ".join(texts)))
        return fitting[0]

    def reply(self, now: Position) -> int | None:
        """What whoever the rules ask now has answered; None where they ask nobody (any more)."""
        if not self.asks(now):
            return None
        let_pass = self.answers[now.actor][0]
        answer = self.given.get(now.actor, let_pass)
        # what was to be cancelled may be cancelled already
        return answer if answer in now.legal.actions() else let_pass

    def asks(self, now: Position) -> bool:
        """Whether the rules ask somebody, after the declared action."""
        seat = now.actor
        return 0 <= seat != self.seat and set(now.legal.actions()) <= set(self.answers[seat])

    def asked(self, seat: int) -> Position | None:
        """The position in which the rules would ask this seat, had all before it let it pass; None if they would not.

        Its stream of chance is not the game's.
        """
        now = Position(self._before.config, self._before.state.copy(), Keyed())
        now.apply(self.action)
        while self.asks(now) and now.actor != seat:
            now.apply(self.answers[now.actor][0])
        return now if self.asks(now) else None


@dataclass(frozen=True)
class Part:
    """A piece of a ply as it is shown: an action, what was before it, and what after it."""

    action: int
    before: Position
    after: Position


def parts(before: Position, done: Sequence[int]) -> list[Part]:
    """What is shown of the actions of one ply: the declared one, and each answer that did not let it pass.

    Who let it pass is in no part: it must look as if they had not been asked. The last part's position is the one
    after the ply; `before` stays as it is, but for its stream of chance.
    """
    declared, *answers = done
    found = []
    shown, since, now = declared, before, before.copy()
    now.apply(declared)
    for answer in answers:
        if answer != let_pass(before, declared, now.actor):
            found.append(Part(shown, since, now.copy()))
            shown, since = answer, found[-1].after
        now.apply(answer)
    return [*found, Part(shown, since, now)]


def let_pass(before: Position, declared: int, seat: int) -> int:
    """The answer of a seat with which it lets the declared action pass."""
    return reactions_of(before).answers(before.state, before.config.board, declared, seat)[0]


def reactions_of(position: Position) -> Reactions:
    reactions = position.config.game.reactions
    assert reactions is not None
    return reactions
