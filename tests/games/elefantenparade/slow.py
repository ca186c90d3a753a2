"""Elefantenparade once more, from the rulings alone (docs/rules/elefantenparade.md): what rules.py is held against.

It shares nothing with the package: elephants are names in dicts, the track is a list of what lies on it, actions are
words (`@3`, `14+2`, `parade`), and every question is answered by looking at everything.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

Elephant = tuple[int, int]
"""The owner, and which of the owner's two."""


@dataclass
class Track:
    """A board in the words of the rulings."""

    spaces: int = 59
    water: set[int] = field(default_factory=lambda: {15, 31, 41})
    forests: dict[int, int] = field(default_factory=lambda: {17: 2, 26: 2, 35: 2, 44: 2, 52: 2})
    houses: tuple[int, int, int] = (3, 2, 1)

    def file(self) -> str:
        """The board file of this track."""
        forests = " ".join(f"{space}:{logs}" for space, logs in self.forests.items())
        return (
            f"spaces {self.spaces}\nwater {' '.join(map(str, self.water))}\n"
            f"forest {forests}\nhouses {' '.join(map(str, self.houses))}\n"
        )


class Slow:
    """A game of it."""

    def __init__(self, players: int, track: Track, swims: bool) -> None:
        self.players = players
        self.track = track
        self.swims = swims
        self.waiting: list[Elephant] = [(seat, which) for which in (0, 1) for seat in range(players)]
        self.on: dict[Elephant, int] = {}
        self.home: list[Elephant] = []
        self.logs = dict(track.forests)
        self.held = [0] * players
        self.seat = 0
        self.moved: set[Elephant] = set()
        self.unused = {1, 2, 3}
        self.ended: str | None = None

    def copy(self) -> Slow:
        other = copy.copy(self)
        for name in ("waiting", "on", "home", "logs", "held", "moved", "unused"):
            setattr(other, name, copy.copy(getattr(self, name)))
        return other

    def legal(self) -> set[str]:
        if self.ended:
            return set()
        if self.waiting:  # EP-1
            return {f"@{space}" for space in range(2 * self.players) if space not in self.on.values()}
        moves = {f"{self.on[e]}+{number}" for e in self.on if self.can_move(e) for number in self.unused}
        return moves | ({"parade"} if self.unused == {1, 2, 3} else set())  # EP-5

    def play(self, action: str) -> None:
        if action == "parade":
            for elephant in sorted(self.on, key=lambda e: -self.on[e]):  # EP-5: the front one first
                self.arrive(elephant, self.on[elephant] + 1)
            self.finish("parade")
        elif action.startswith("@"):
            self.on[self.waiting.pop(0)] = int(action[1:])
            self.seat = (self.seat + 1) % self.players
        else:
            space, number = map(int, action.split("+"))
            (elephant,) = [e for e in self.on if self.on[e] == space]
            self.arrive(elephant, self.landing(elephant, number))
            self.moved.add(elephant)
            self.unused.remove(number)
            if len(self.home) == 3 or not self.unused or not any(self.can_move(e) for e in self.on):
                self.finish("move")

    def can_move(self, elephant: Elephant) -> bool:
        """EP-3, EP-4."""
        behind = [e for e in self.on if self.on[e] < self.on[elephant]]
        return elephant not in self.moved and not (self.on[elephant] in self.track.water and behind)

    def landing(self, elephant: Elephant, number: int) -> int:
        """EP-2, EP-4, EP-7: the n-th empty space ahead, but no further than the first empty water."""
        swims = self.swims and self.on[elephant] == min(self.on.values())
        empty = [n for n in range(self.on[elephant] + 1, self.track.spaces) if n not in self.on.values()]
        way = [*empty, *[self.track.spaces] * 3][:number]
        wet = [] if swims else [space for space in way if space in self.track.water]
        return wet[0] if wet else way[-1]

    def arrive(self, elephant: Elephant, space: int) -> None:
        if space == self.track.spaces:
            del self.on[elephant]
            self.held[elephant[0]] += self.track.houses[len(self.home)]  # EP-7
            self.home.append(elephant)
        else:
            self.on[elephant] = space
            self.held[elephant[0]] += self.logs.pop(space, 0)  # EP-6

    def finish(self, how: str) -> None:
        """The turn is over, and with the third elephant home the game (EP-8)."""
        self.moved = set()
        self.unused = {1, 2, 3}
        self.seat = (self.seat + 1) % self.players
        if len(self.home) == 3:
            self.ended = how

    def places(self) -> list[int]:
        return [1 + sum(other > logs for other in self.held) for logs in self.held]

    def text(self) -> str:
        """The position in notation."""

        def elephant(e: Elephant) -> str:
            if e in self.waiting:
                return "-"
            place = f"H{self.home.index(e) + 1}" if e in self.home else str(self.on[e])
            return place + ("*" if e in self.moved else "")

        seats = "/".join(f"{elephant((seat, 0))},{elephant((seat, 1))}" for seat in range(self.players))
        forests = "".join(str(self.logs.get(space, 0)) for space in sorted(self.track.forests)) or "-"
        turn = f"over:{self.ended}" if self.ended else f"{self.seat}:{''.join(map(str, sorted(self.unused)[::-1]))}"
        return f"{seats} {forests} {'/'.join(map(str, self.held))} {turn}"


def perft(game: Slow, depth: int) -> int:
    """How many sequences of exactly so many actions there are."""
    if depth == 0:
        return 1
    count = 0
    for action in game.legal():
        after = game.copy()
        after.play(action)
        count += perft(after, depth - 1)
    return count
