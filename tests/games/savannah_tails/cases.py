"""Positions of Savannah Tails put together by hand, for the tests that go case by case.

Unless said otherwise the course is five plain straights and a finish with the baobab on the left. A space is a pair of
lane (0 red to 3 blue) and row, rows counted from 1 over all tiles; seat 0 is to act and holds red 3, black 3, yellow 3
and blue 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from tests.games.savannah_tails.given import cards, position_of, read, straights
from tests.games.savannah_tails.ground import Course, Space
from tests.games.savannah_tails.slow import BARE, DECK, READY, Slow

from waterhole.games.chance import Fast
from waterhole.games.game import NotLegal

Place = tuple[int, int]


class Case:
    """A position of the game, put together and asked."""

    def __init__(
        self,
        *places: Place | str | None,
        on: Mapping[Place, str] | None = None,
        course: Course | None = None,
        hand: str = "r3k3y3b3",
        bonuses: str = "boing leap neck",
        marks: str = "ooo",
        thrown: str = "",
        gone: Sequence[int] | None = None,
        rounds: int = 2,
        trees: str = "left",
    ) -> None:
        """`places` are those of the seats, None for the start line; `marks` the bonus cards of seat 0 (o without a
        marker, x with one, - gone), `thrown` its discards, `gone` the seats that have had their turn: those in front of
        seat 0 unless they are named."""
        slow = Slow(course or straights(5, dict(on or {}), trees), max(2, len(places)), tuple(bonuses.split()))
        slow.where |= {seat: space_of(slow.course, place) for seat, place in enumerate(places)}
        slow.began = dict(slow.where)
        if gone is None:
            gone = slow.in_front()[: slow.in_front().index(0)]
        left = [seat for seat in slow.in_front() if seat not in (0, *gone)]
        slow.order, slow.gone = [*gone, 0, *left], len(gone)
        slow.round = rounds
        slow.hands = [cards(hand), *(cards("r2r3r4r5") for _ in places[1:] or [None])]
        slow.discards[0] = cards(thrown)
        slow.top[0] = max(cards(thrown[-2:]), default=None)
        slow.decks = [set(DECK) - slow.hands[seat] - slow.discards[seat] for seat in range(slow.players)]
        for name, mark in zip(slow.bonuses, marks, strict=True):
            slow.bonus[0][name] = {"o": BARE, "x": READY, "-": ""}[mark]
        slow.bonus[0] = {name: state for name, state in slow.bonus[0].items() if state}
        self.course, self.bonuses = slow.course, slow.bonuses
        self.position = position_of(slow)
        self.position.rng = Fast(7)

    @property
    def now(self) -> Slow:
        return read(self.position.text, self.course, self.bonuses)

    def at(self, seat: int = 0) -> Place | str | None:
        return place_of(self.course, self.now.where[seat])

    def copy(self) -> Case:
        other = object.__new__(Case)
        other.course, other.bonuses, other.position = self.course, self.bonuses, self.position.copy()
        other.position.rng = Fast(7)
        return other

    def after(self, *actions: str) -> Case:
        """The case after these actions."""
        other = self.copy()
        for action in actions:
            other.position.play(action)
        return other

    def legal(self, *starts: str) -> set[str]:
        """The legal actions, or those that begin so."""
        return {text for text in self.position.legal if not starts or text.startswith(starts)}

    def full(self, card: str, *plus: str) -> dict[str, Place | str | None]:
        """The full moves of a card (with tip toes or Boinnnggg: plus), by their routes, and where they end."""
        head = "+".join((card, *plus))
        routes = {text[len(head) :] for text in self.legal(head)}
        return {route: self.after(head + route).at() for route in routes if route[:1] not in ("-", "+")}

    def steps(self, card: str, *plus: str) -> set[Place | str | None]:
        """Where the one-step use of a card leads."""
        head = "+".join((card, *plus)) + "-"
        return {self.after(text).at() for text in self.legal(head)} if f"{head}x" not in self.legal() else set()

    def refused(self, action: str) -> str:
        """The ruling by which an action is not legal."""
        with pytest.raises(NotLegal) as caught:
            self.position.copy().play(action)
        return str(caught.value.message.args["ruling"])

    @property
    def turn_over(self) -> bool:
        """Whether there is nothing more to decide in the turn that was begun."""
        return self.now.moved is None

    def bonus(self, seat: int = 0) -> dict[str, str]:
        return self.now.bonus[seat]


def space_of(course: Course, place: Place | str | None) -> Space | None:
    if place is None:
        return None
    if isinstance(place, str):
        return course.named[place]
    lane, row = place
    space = ((row - 1) // 6, lane, (row - 1) % 6 + 1, 1)
    assert space in course.spaces, place
    return space


def place_of(course: Course, space: Space | None) -> Place | str | None:
    """As in `space_of`; names where the course is not only straights."""
    if space is None:
        return None
    if any(tile.turn or tile.bridge for tile in course.tiles):
        return course.name(space)
    return space[1], 6 * space[0] + space[2]
