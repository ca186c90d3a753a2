"""The ground of Savannah Tails, from the rulings alone: spaces, what lies on them, what leads where, race order.

It shares nothing with the package. A space is named by where it lies, the middles of spaces are fractions, and what
leads where follows from them: straight ahead in the lane, or to the space of the next lane whose middle is the next
one strictly ahead.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

RED, BLACK, YELLOW, BLUE = LANES = range(4)
"""From left to right."""
MANY = -1
"""The lane of a multicoloured space."""

Spot = tuple[int, int, int]
"""Where a space lies on a tile: lane, section (a row of a straight, a third of a corner) and which of the lane's spaces
of the section; sections and spaces from 1."""
Space = tuple[int, int, int, int]
"""The number of the tile in the course, from 0, and the spot on it."""

THIRDS = ((1, 1, 1), (1, 2, 1), (2, 1, 2), (2, 2, 2))
"""How many spaces the thirds of a corner have, by lane from the inside out."""

ANIMALS = {"lion", "cheetah", "porcupine", "crocodile", "warthog"}
ARROWS = {"forward", "back"}


@dataclass(frozen=True)
class Tile:
    """A tile with one side up."""

    turn: str = ""
    """`left` or `right` of a corner, empty for a straight."""
    tree: str = "left"
    """The side of the baobab; of a corner it is the inside."""
    bridge: bool = False
    on: Mapping[Spot, str] = field(default_factory=dict)
    """What lies on it: water, an animal, an arrow or quicksand."""

    @cached_property
    def side(self) -> int:
        """The lane nearest to the baobab."""
        return RED if (self.turn or self.tree) == "left" else BLUE

    def sizes(self, lane: int) -> tuple[int, ...]:
        """How many spaces the lane has in each section."""
        return THIRDS[abs(lane - self.side)] if self.turn else (1,) * 6

    @cached_property
    def spots(self) -> list[Spot]:
        if self.bridge:
            rows = [(lane, row, 1) for row in (1, 6) for lane in LANES]
            return rows + [(MANY, row, 1) for row in (2, 3, 4, 5)]
        return [
            (lane, section, number)
            for lane in LANES
            for section, size in enumerate(self.sizes(lane), 1)
            for number in range(1, size + 1)
        ]

    def middle(self, spot: Spot) -> Fraction:
        """How far along the tile the middle of a space lies, in sections."""
        lane, section, number = spot
        size = 1 if lane == MANY else self.sizes(lane)[section - 1]
        return section - 1 + Fraction(2 * number - 1, 2 * size)

    @cached_property
    def following(self) -> dict[tuple[Spot, int], Spot]:
        """By spot and lane, the spot of that lane whose middle is the next one strictly ahead, if the tile has one."""
        middles = {spot: self.middle(spot) for spot in self.spots}
        found = {}
        for spot in self.spots:
            for lane in LANES:
                ahead = [other for other in self.spots if other[0] == lane and middles[other] > middles[spot]]
                if ahead:
                    found[spot, lane] = min(ahead, key=lambda other: middles[other])
        return found


PLAIN = Tile()

SIGNS = {
    "o": "water",
    "~": "quicksand",
    "^": "forward",
    "v": "back",
    "L": "lion",
    "C": "cheetah",
    "P": "porcupine",
    "K": "crocodile",
    "W": "warthog",
}
"""How a tile is drawn; `.` is an empty space, and a row of a rope bridge is `=`."""


def tile(drawn: list[str], turn: str = "", tree: str = "left") -> Tile:
    """A tile as it is drawn, the last section first."""
    on: dict[Spot, str] = {}
    bridge = "=" in drawn
    for section, row in enumerate(reversed(drawn), 1):
        if row != "=":
            for lane, cells in enumerate(row.split() if turn else row):
                for number, sign in enumerate(cells, 1):
                    if sign != ".":
                        on[lane, section, number] = SIGNS[sign]
    return Tile(turn, tree, bridge, on)


def tiles(text: str) -> dict[str, tuple[Tile, Tile]]:
    """The tiles of a file by name, both sides."""
    found = {}
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for at, line in enumerate(lines):
        if line.startswith("tile "):
            _, name, *tree = line.split()
            turn = {"L": "left", "R": "right"}.get(name[0], "")
            rows = 3 if turn else 6
            easy, hard = lines[at + 2 : at + 2 + rows], lines[at + 3 + rows : at + 3 + 2 * rows]
            assert (lines[at + 1], lines[at + 2 + rows]) == ("easy", "hard")
            found[name] = (tile(easy, turn, *tree), tile(hard, turn, *tree))
    return found


class Course:
    """Tiles in a row: the start first, the finish last, and plain straights to run out on behind it."""

    RUN_OUT = 4

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles = tiles
        self.finish = len(tiles) - 1
        self.all = tiles + [Tile(tree=tiles[-1].tree)] * self.RUN_OUT
        self.spaces = {(number, *spot) for number, tile in enumerate(self.all) for spot in tile.spots}
        self.first = {lane: (0, lane, 1, 1) for lane in LANES}

    def what(self, space: Space) -> str:
        """What lies on a space; empty where nothing does."""
        return self.all[space[0]].on.get(space[1:], "")

    def name(self, space: Space | None) -> str:
        """In notation: tile from 1, lane, number of the space in its lane of the tile."""
        if space is None:
            return "start"
        tile, lane, section, number = space
        if not self.all[tile].turn:
            return f"{tile + 1}{'rkybx'[lane]}{section}"
        return f"{tile + 1}{'rkyb'[lane]}{sum(self.all[tile].sizes(lane)[: section - 1]) + number}"

    @cached_property
    def named(self) -> dict[str, Space]:
        return {self.name(space): space for space in self.spaces}

    # what leads where

    def entry(self, number: int, lane: int) -> Space | None:
        """The first space of the lane on a tile."""
        return (number, lane, 1, 1) if number < len(self.all) else None

    def next_in(self, space: Space, lane: int) -> Space | None:
        """The space of a lane whose middle is the next one strictly ahead; behind the last, the next tile's first."""
        number, spot = space[0], (space[1], space[2], space[3])
        on_tile = self.all[number].following.get((spot, lane))
        return (number, *on_tile) if on_tile else self.entry(number + 1, lane)

    def straight(self, space: Space, lane: int) -> Space | None:
        """One space straight ahead; off a rope bridge into this lane."""
        if self.all[space[0]].bridge and space[2] < 6:
            return (space[0], MANY, space[2] + 1, 1) if space[2] < 5 else (space[0], lane, 6, 1)
        return self.next_in(space, space[1])

    def aside(self, space: Space, lane: int) -> Space | None:
        """One space diagonally ahead into this lane, if it lies beside the space's own."""
        if space[1] == MANY or abs(space[1] - lane) != 1 or (self.all[space[0]].bridge and space[2] == 1):
            return None
        return self.next_in(space, lane)

    def ways(self, space: Space) -> set[Space]:
        """All spaces to which a connection leads from here."""
        found = {self.straight(space, lane) for lane in LANES} | {self.aside(space, lane) for lane in LANES}
        return {other for other in found if other is not None}

    @cached_property
    def backward(self) -> dict[Space, set[Space]]:
        """By space, all spaces from which a connection leads there."""
        found: dict[Space, set[Space]] = {space: set() for space in self.spaces}
        for space in self.spaces:
            for other in self.ways(space):
                found[other].add(space)
        return found

    def straight_back(self, space: Space) -> Space | None:
        """The space behind; none behind the first row, nor where several lead on to a rope bridge."""
        if space[1] == MANY and space[2] == 2:
            return None
        for other in self.backward[space]:
            if self.straight(other, space[1]) == space:
                return other
        return None

    # race order

    def side(self, space: Space) -> int:
        """The lane nearest to the baobab that counts on a space (ST-O1, ST-O3)."""
        number = space[0]
        if not self.all[number].bridge:
            return self.all[number].side
        if space[2] == 1:
            return self.all[number - 1].side
        beside = self.all[number + 1]
        return self.all[number].side if beside.bridge else beside.side

    def race(self, space: Space) -> tuple[int, int, int, int]:
        """What is greater for whoever is further in front."""
        from_tree = 0 if space[1] == MANY else abs(space[1] - self.side(space))
        return (space[0], space[2], -from_tree, space[3])

    def beyond(self, space: Space | None) -> bool:
        """Whether a space lies past the finish line."""
        return space is not None and (space[0], space[2]) > (self.finish, 3)


# on the table

Point = tuple[float, float]
APART = 2 / math.pi
"""From lane to lane, so that the arcs of a corner are 3, 4, 5 and 6 spaces long."""
WIDE = 4 * APART
BEND = 9 / math.pi
"""The radius of a corner's middle line."""


@dataclass(frozen=True)
class Laid:
    """A tile as it lies on the table: where it is entered, and whither (a unit vector)."""

    tile: Tile
    start: Point
    ahead: Point

    @property
    def hand(self) -> float:
        """1 for a left corner, -1 for a right one."""
        return 1.0 if self.tile.turn == "left" else -1.0

    def at(self, along: float, left: float) -> Point:
        """The point so far along the tile (0 to 6 of a straight, 0 to 1 of a corner) and so far left of its middle."""
        (x, y), (dx, dy) = self.start, self.ahead
        if not self.tile.turn:
            return x + along * dx - left * dy, y + along * dy + left * dx
        # round the centre of the bend, which lies on the inside
        angle, radius = along * math.pi / 2, BEND - self.hand * left
        forward, inward = radius * math.sin(angle), BEND - radius * math.cos(angle)
        return x + forward * dx - self.hand * inward * dy, y + forward * dy + self.hand * inward * dx

    def beyond(self) -> tuple[Point, Point]:
        """Where the next tile is entered, and whither."""
        dx, dy = self.ahead
        if not self.tile.turn:
            return self.at(6, 0), self.ahead
        return self.at(1, 0), (-self.hand * dy, self.hand * dx)

    def holds(self, point: Point, slack: float) -> bool:
        """Whether a point lies on the tile, grown by `slack` on all sides."""
        (x, y), (dx, dy) = self.start, self.ahead
        forward = (point[0] - x) * dx + (point[1] - y) * dy
        left = (point[1] - y) * dx - (point[0] - x) * dy
        if not self.tile.turn:
            return -slack <= forward <= 6 + slack and abs(left) <= WIDE / 2 + slack
        inward = self.hand * left
        radius = math.hypot(forward, BEND - inward)
        return forward >= -slack and BEND - inward >= -slack and abs(radius - BEND) <= WIDE / 2 + slack

    def points(self) -> Iterator[Point]:
        """Points all over the tile."""
        for n in range(25):
            for m in range(13):
                yield self.at(n / 24 * (1 if self.tile.turn else 6), (m / 12 - 0.5) * WIDE)


def lay(tiles: list[Tile]) -> list[Laid]:
    """The tiles on the table, one after the other."""
    laid = []
    start, ahead = (0.0, 0.0), (0.0, 1.0)
    for tile in tiles:
        laid.append(Laid(tile, start, ahead))
        start, ahead = laid[-1].beyond()
    return laid


def crossings(tiles: list[Tile], slack: float) -> list[tuple[int, int]]:
    """The pairs of tiles, not next to each other, that lie on each other when one of them is grown by `slack`."""
    laid = lay(tiles)
    return [
        (i, j)
        for j in range(len(laid))
        for i in range(j - 1)
        if any(laid[i].holds(point, slack) for point in laid[j].points())
    ]
