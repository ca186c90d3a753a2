"""The tiles and courses of Savannah Tails as data: read from files, checked, and made into what the rules read.

The 25 tiles stand in data/tiles.map, which says how they are drawn. A course is a short text (data/*.txt, and whatever
somebody types):

    name First race                                optional, on a line of its own
    start S1 L2* R3 S4 finish                      the tiles in order, each at most once; * for the hard side
    bonuses boing leap neck                        optional: the three bonuses of a race on it

Line ends do not matter but for the name, so a course fits on one line: `start S1 L2* R3 S4 finish bonuses boing leap
neck`. `#` starts a remark.

Sections are the rows of straights and the thirds of corners, counted from 0 at the start. A space is the number
6 * section + rank, where the rank is its place within the section in race order (ST-O1), from 0 for the last: of two
ostriches the one on the higher number is ahead. Not every number is a space.

Lanes are 0 red, 1 black, 2 yellow, 3 blue, from left to right; MULTI is the one lane of a rope bridge. Spaces are named
by tile (from 1), lane (r k y b, x on a rope bridge) and number within the tile's lane: `3k4`; on a rope bridge by row,
`5x2` to `5x5`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from ..chance import Fast
from ..message import BadOption, Message, say

DEFAULT = "first"

LANES = 4
MULTI = 4
"""The lane of the spaces of a rope bridge."""
LETTERS = "rkybx"
"""Lanes, as they are written."""
RANKS = 6
"""Spaces of a section at most; the numbers of spaces go by it."""
ROWS = 6
"""Of a straight tile."""
SLOTS = 8
"""Connections of a space at most: four forwards, then four backwards."""
TILES = 24
"""The longest course, start and finish included."""
RUN_OUT = 4
"""Plain straights behind the finish tile."""

PLAIN, WATER, QUICKSAND, FORWARD, BACKWARD, LION, CHEETAH, PORCUPINE, CROCODILE, WARTHOG, ROPE = range(11)
"""What is on a space."""
KINDS = (
    "plain",
    "water",
    "quicksand",
    "forward",
    "backward",
    "lion",
    "cheetah",
    "porcupine",
    "crocodile",
    "warthog",
    "rope",
)
CELLS = ".o~^vLCPKW="
"""The same as it is drawn."""
NO_SPACE = -1
FAR = 99
"""More steps than any way is long."""

BOING, LEAP, WINGS, BIRD, DEJA, NECK = range(6)
"""The bonuses: Boinnnggg, Leapfrog, Crazy Wings, Bird Brain, Deja vu, Neck Stretch."""
BONUSES = ("boing", "leap", "wings", "bird", "deja", "neck")
USUAL = (BOING, LEAP, NECK)
"""The bonuses of a course that names none (ST-E3)."""
CHOICES = (0, *(100 * a + 10 * b + c for a in range(1, 7) for b in range(a + 1, 7) for c in range(b + 1, 7)))
"""Values of the option `bonuses`: the digits are bonuses, counted from 1; 0 leaves it to the course."""

TILE_NAMES = ("start", "finish", *(f"S{n}" for n in range(1, 14)), *(f"{h}{n}" for h in "LR" for n in range(1, 6)))
CORNER_SPACES = ((1, 1, 2, 2), (1, 2, 1, 2), (1, 1, 2, 2))
"""Spaces of each lane, from the inside out, in the three sections of a corner."""

PITCH = 2 / math.pi
"""From the middle of a lane to that of the next, where 1 is the length of a space of a straight."""
RADIUS = 4.5 * PITCH
"""Of the middle of a corner; its lanes are 3, 4, 5 and 6 long."""
MARGIN = 0.2
"""What a tile has beside its lanes."""

Side = Literal["left", "right"]
Form = Literal["straight", "left", "right"]


class Board(NamedTuple):
    """What the rules read. Where nothing else is said, sequences are by space, -1 stands for none."""

    players: int
    line: int
    """The first section past the finish line."""
    bonuses: Sequence[int]
    """The three bonuses of this race, rising."""
    first: Sequence[int]
    """By lane, its first space."""
    ahead: Sequence[int]
    """By 4 * space + colour of a card: the space straight ahead. The colour matters at the end of a rope bridge."""
    toward: Sequence[int]
    """By 4 * space + colour: the space one lane nearer that colour, diagonally ahead; -1 if there is none."""
    behind: Sequence[int]
    """The space straight behind; -1 if there is none, or, behind a bridge's first space, not one."""
    rope: Sequence[int]
    """Steps straight ahead to the next rope bridge; FAR if there is none."""
    step: Sequence[int]
    """By 8 * space + slot: all connections, forwards from slot 0 and backwards from slot 4; -1 for none."""
    lane: Sequence[int]
    """-1 for a number that is no space."""
    kind: Sequence[int]
    hole: Sequence[int]
    """The water hole as one bit of a number, 0 for none; both spaces of a hole have the same."""
    label: Sequence[int]
    """The name: 64 * tile + 8 * lane + number in the lane."""


@dataclass(frozen=True)
class Face:
    """One side of a tile: by section, by lane, the cells in running order. A row of a rope bridge has one lane."""

    rows: tuple[tuple[str, ...], ...]

    @property
    def bridge(self) -> bool:
        return any(row == ("=",) for row in self.rows)


@dataclass(frozen=True)
class Tile:
    name: str
    form: Form
    side: Side
    """Where the baobab is: for a corner inside."""
    easy: Face
    hard: Face


@dataclass(frozen=True)
class Laid:
    """A tile as it lies in a course."""

    number: int
    """From 1; those behind the finish go on counting."""
    tile: Tile
    hard: bool
    x: float
    """Middle of its first edge; x grows to the right, y downwards, 1 is the length of a space of a straight."""
    y: float
    heading: int
    """Running direction at the first edge in quarter turns clockwise: 0 to the right, 1 down, 2 to the left, 3 up."""

    @property
    def face(self) -> Face:
        return self.tile.hard if self.hard else self.tile.easy

    @property
    def title(self) -> str:
        """As a course names it."""
        return self.tile.name + "*" * self.hard


@dataclass(frozen=True)
class Space:
    """One space with all that is drawn and counted."""

    number: int
    name: str
    tile: int
    """The number of its tile, from 1."""
    section: int
    lane: int
    kind: int
    side: Side
    """The side of the baobab that counts here (ST-O1, ST-O3)."""
    x: float
    y: float
    direction: float
    """In degrees clockwise; 0 is to the right."""
    length: float


@dataclass(frozen=True)
class Layout:
    """A course with all that is drawn."""

    name: str
    bonuses: tuple[int, int, int]
    tiles: tuple[Laid, ...]
    """The plain straights behind the finish included."""
    length: int
    """How many of them belong to the course itself."""
    spaces: tuple[Space, ...]
    """In rising order of their numbers."""
    ways: Mapping[int, tuple[tuple[int, ...], tuple[int, ...]]]
    """By space: all connections forwards, and backwards."""

    @property
    def line(self) -> int:
        """The first section past the finish line."""
        return next(space.section for space in self.spaces if space.tile == self.length) + ROWS // 2

    @property
    def text(self) -> str:
        """The course on one line, without its name."""
        names = " ".join(laid.title for laid in self.tiles[: self.length])
        return f"{names} bonuses {' '.join(BONUSES[bonus] for bonus in self.bonuses)}"


# names of spaces and cards


def space_name(board: Board, space: int) -> str:
    """As `3k4`; `start` for the start line."""
    if space < 0:
        return "start"
    label = board.label[space]
    return f"{label >> 6}{LETTERS[label >> 3 & 7]}{label & 7}"


def space_number(board: Board, name: str) -> int | None:
    """The reverse of `space_name` for spaces; None where there is no such space."""
    match = re.fullmatch(r"([0-9]{1,2})([rkybx])([1-6])", name)
    if match is None:
        return None
    label = int(match[1]) << 6 | LETTERS.index(match[2]) << 3 | int(match[3])
    return board.label.index(label) if label in board.label else None


# from a layout to what the rules read


def board(layout: Layout, players: int, options: Mapping[str, int]) -> Board:
    chosen = options.get("bonuses", 0)
    bonuses = tuple(int(digit) - 1 for digit in str(chosen)) if chosen else layout.bonuses
    size = layout.spaces[-1].number + 1
    lane, kind, hole, label = [-1] * size, [PLAIN] * size, [0] * size, [0] * size
    ahead, toward, step = [-1] * (LANES * size), [-1] * (LANES * size), [-1] * (SLOTS * size)
    behind, rope = [-1] * size, [FAR] * size
    lane_of = {space.number: space.lane for space in layout.spaces}
    for space in layout.spaces:
        at = space.number
        lane[at], kind[at] = space.lane, space.kind
        hole[at] = 1 << space.tile if space.kind == WATER else 0
        label[at] = _label(space)
        forwards, backwards = layout.ways[at]
        for slots in (forwards, backwards):
            first = SLOTS * at + (0 if slots is forwards else SLOTS // 2)
            step[first : first + len(slots)] = slots
        for colour in range(LANES):
            ahead[LANES * at + colour], toward[LANES * at + colour] = _onward(space.lane, colour, forwards, lane_of)
        straight = [other for other in backwards if lane_of[other] in (space.lane, MULTI)] or list(backwards)
        behind[at] = straight[0] if len(straight) == 1 else -1
    for space in reversed(layout.spaces):
        onward = ahead[LANES * space.number]
        if space.lane != MULTI and onward >= 0:
            rope[space.number] = 1 if lane[onward] == MULTI else min(FAR, rope[onward] + 1)
    first_spaces = {space.lane: space.number for space in layout.spaces if space.section == 0}
    return Board(
        players=players,
        line=layout.line,
        bonuses=bonuses,
        first=tuple(first_spaces[of_lane] for of_lane in range(LANES)),
        ahead=tuple(ahead),
        toward=tuple(toward),
        behind=tuple(behind),
        rope=tuple(rope),
        step=tuple(step),
        lane=tuple(lane),
        kind=tuple(kind),
        hole=tuple(hole),
        label=tuple(label),
    )


def _onward(lane: int, colour: int, forwards: Sequence[int], lane_of: Mapping[int, int]) -> tuple[int, int]:
    """The space straight ahead of one in this lane, and the one diagonally ahead, for a card of this colour."""
    by_lane = {lane_of[space]: space for space in forwards}
    straight = by_lane.get(MULTI, by_lane.get(colour if lane == MULTI else lane, NO_SPACE))
    if lane in (MULTI, colour):
        return straight, NO_SPACE
    return straight, by_lane.get(lane + (1 if colour > lane else -1), NO_SPACE)


def _label(space: Space) -> int:
    tile, letter, number = re.fullmatch(r"(\d+)(.)(\d)", space.name).groups()  # type: ignore[union-attr]  # our own
    return int(tile) << 6 | LETTERS.index(letter) << 3 | int(number)


# reading a course


def parse(text: str, source: str) -> Layout:
    """The layout that a course text describes. Raises BadOption with `source` and the line of what is wrong."""
    name, words = "", []
    for number, line in enumerate(text.splitlines(), 1):
        parts = line.partition("#")[0].split()
        if parts and parts[0] == "name":
            if name:
                raise _bad(source, number, say("course_twice", word="name"))
            name = " ".join(parts[1:])[:60]
        else:
            words += [(number, part) for part in parts]
    bonuses, words = _bonuses(source, words)
    return lay(name or source, bonuses, _tiles(source, words), source)


Words = list[tuple[int, str]]
"""Words of a text with the lines they stand on."""


def _bonuses(source: str, words: Words) -> tuple[tuple[int, int, int], Words]:
    """The bonuses that a course names, and the words that are left."""
    starts = [at for at, (_, word) in enumerate(words) if word == "bonuses"]
    if not starts:
        return USUAL, words
    if len(starts) > 1:
        raise _bad(source, words[starts[1]][0], say("course_twice", word="bonuses"))
    at = starts[0]
    named = [word for _, word in words[at + 1 : at + 4]]
    if len(set(named)) != 3 or not set(named) <= set(BONUSES):
        raise _bad(source, words[at][0], say("course_bonuses", text=" ".join(named)[:40], names=" ".join(BONUSES)))
    first, second, third = sorted(BONUSES.index(word) for word in named)
    return (first, second, third), words[:at] + words[at + 4 :]


def _tiles(source: str, words: Words) -> list[tuple[int, Tile, bool]]:
    """The tiles of a course with the lines they stand on, and whether their hard side is up."""
    if not words or words[0][1].rstrip("*") != "start":
        raise _bad(source, words[0][0] if words else 1, say("course_start"))
    chosen: list[tuple[int, Tile, bool]] = []
    for line, word in words:
        tile = tiles().get(word.removesuffix("*"))
        if tile is None:
            raise _bad(source, line, say("course_tile", word=word[:40]))
        if chosen and chosen[-1][1].name == "finish":
            raise _bad(source, line, say("course_after_finish", word=word))
        if any(tile is other for _, other, _ in chosen):
            raise _bad(source, line, say("course_tile_twice", tile=tile.name))
        chosen.append((line, tile, word.endswith("*")))
    if chosen[-1][1].name != "finish":
        raise _bad(source, chosen[-1][0], say("course_finish"))
    if len(chosen) > TILES:
        raise _bad(source, chosen[TILES][0], say("course_long", count=len(chosen), most=TILES))
    return chosen


def lay(name: str, bonuses: tuple[int, int, int], chosen: Sequence[tuple[int, Tile, bool]], source: str) -> Layout:
    """Lay tiles one behind the other, and the run-out behind them. BadOption where the course crosses itself."""
    plain = Tile("run", "straight", "left", *2 * (Face(((".",) * LANES,) * ROWS),))
    x, y, heading = 0.0, 0.0, 0
    laid: list[Laid] = []
    for number, (_, tile, hard) in enumerate([*chosen, *[(0, plain, False)] * RUN_OUT], 1):
        laid.append(Laid(number, tile, hard, x, y, heading))
        x, y, heading = _end(laid[-1])
    crossing = _crossing(laid)
    if crossing:
        first, second = crossing
        line = chosen[min(second.number, len(chosen)) - 1][0]
        if second.number > len(chosen):
            raise _bad(source, line, say("course_crosses_behind", tile=first.number, name=first.title))
        raise _bad(
            source,
            line,
            say(
                "course_crosses",
                first=first.number,
                first_name=first.title,
                second=second.number,
                second_name=second.title,
            ),
        )
    spaces = _spaces(laid)
    return Layout(name, bonuses, tuple(laid), len(chosen), tuple(spaces), _ways(spaces))


# geometry


def _turned(heading: float, along: float, across: float) -> tuple[float, float]:
    """A way of so much ahead and so much to the right, for somebody who heads so many quarter turns clockwise."""
    angle = heading * math.pi / 2
    cos, sin = math.cos(angle), math.sin(angle)
    return along * cos - across * sin, along * sin + across * cos


def _bend(tile: Tile) -> int:
    """1 for a bend to the right (clockwise), -1 for one to the left, 0 for a straight."""
    return {"straight": 0, "left": -1, "right": 1}[tile.form]


def _end(laid: Laid) -> tuple[float, float, int]:
    """Middle of the last edge, and the heading there."""
    bend = _bend(laid.tile)
    dx, dy = _turned(laid.heading, RADIUS, bend * RADIUS) if bend else _turned(laid.heading, ROWS, 0)
    return round(laid.x + dx, 9), round(laid.y + dy, 9), (laid.heading + bend) % 4


def place_on(laid: Laid, part: float, across: float) -> tuple[float, float, float]:
    """Where one gets after `part` of a tile (0 to 1), so far to the right of its middle line: x, y, and direction."""
    bend = _bend(laid.tile)
    if not bend:
        dx, dy = _turned(laid.heading, ROWS * part, across)
        return laid.x + dx, laid.y + dy, 90.0 * laid.heading
    heading = laid.heading + bend * part
    to_centre = _turned(laid.heading, 0, bend * RADIUS)
    from_centre = _turned(heading, 0, across - bend * RADIUS)
    return laid.x + to_centre[0] + from_centre[0], laid.y + to_centre[1] + from_centre[1], 90.0 * heading


Polygon = tuple[tuple[float, float], ...]


def outline(laid: Laid, margin: float = MARGIN) -> list[Polygon]:
    """What a tile covers, as convex polygons; their outer edges touch a corner's arc from outside."""
    half = LANES / 2 * PITCH + margin
    bend = _bend(laid.tile)
    parts = 3 if bend else 1
    wide = (RADIUS + half) / math.cos(math.pi / 12) - RADIUS if bend else half
    left, right = (-half if bend < 0 else -wide), (wide if bend < 0 else half)
    polygons = []
    for part in range(parts):
        ends = (part / parts, (part + 1) / parts)
        corners = [(ends[0], left), (ends[0], right), (ends[1], right), (ends[1], left)]
        polygons.append(tuple(place_on(laid, at, across)[:2] for at, across in corners))
    return polygons


def _crossing(laid: Sequence[Laid]) -> tuple[Laid, Laid] | None:
    """The first tile that lies on an earlier one, after that one; None if none does. Neighbours only touch."""
    outlines = [outline(one) for one in laid]
    for later in range(len(laid)):
        for earlier in range(later - 1):
            far = math.dist((laid[earlier].x, laid[earlier].y), (laid[later].x, laid[later].y))
            if far < 16 and any(_overlap(a, b) for a in outlines[earlier] for b in outlines[later]):
                return laid[earlier], laid[later]
    return None


def _overlap(first: Polygon, second: Polygon) -> bool:
    """Whether two convex polygons share more than an edge: no line along an edge of either parts them."""
    for polygon in (first, second):
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            nx, ny = by - ay, ax - bx
            sides = [[nx * x + ny * y for x, y in each] for each in (first, second)]
            if max(sides[0]) <= min(sides[1]) + 1e-6 or max(sides[1]) <= min(sides[0]) + 1e-6:
                return False
    return True


# spaces and their connections


def _spaces(laid: Sequence[Laid]) -> list[Space]:
    spaces: list[Space] = []
    section = 0
    for place, one in enumerate(laid):
        counts = [0] * LANES
        for row, cells in enumerate(one.face.rows):
            side = _side(laid, place, row)
            spaces += _section(one, row, section, cells, side, counts)
            section += 1
    return sorted(spaces, key=lambda space: space.number)


def alone(laid: Laid) -> tuple[list[Space], dict[int, tuple[tuple[int, ...], tuple[int, ...]]]]:
    """The spaces of a tile that lies by itself, and the connections between them."""
    counts = [0] * LANES
    sections = enumerate(laid.face.rows)
    spaces = [one for row, cells in sections for one in _section(laid, row, row, cells, laid.tile.side, counts)]
    spaces.sort(key=lambda space: space.number)
    return spaces, _ways(spaces)


def _side(laid: Sequence[Laid], place: int, row: int) -> Side:
    """ST-O3: the ordinary rows of a rope bridge go by the adjoining tile; between two bridges, by the earlier one."""
    one = laid[place]
    if not one.face.bridge:
        return one.tile.side
    if row == 0:
        return laid[place - 1].tile.side
    if row == ROWS - 1 and not laid[place + 1].face.bridge:
        return laid[place + 1].tile.side
    return one.tile.side


def _section(laid: Laid, row: int, section: int, cells: Sequence[str], side: Side, counts: list[int]) -> list[Space]:
    """The spaces of one section; `counts` are the spaces of each lane of the tile so far."""
    rows = len(laid.face.rows)
    if cells == ("=",):
        x, y, direction = place_on(laid, (row + 0.5) / rows, 0)
        for lane in range(LANES):
            counts[lane] += 1
        name = f"{laid.number}x{row + 1}"
        return [Space(RANKS * section, name, laid.number, section, MULTI, ROPE, side, x, y, direction, 1.0)]
    found: list[Space] = []
    # race order, the last first: from the lane furthest from the baobab, within a lane from the back (ST-O1)
    for lane in range(LANES) if side == "right" else reversed(range(LANES)):
        across = (lane - 1.5) * PITCH
        for nth, cell in enumerate(cells[lane]):
            part = (row + (nth + 0.5) / len(cells[lane])) / rows
            x, y, direction = place_on(laid, part, across)
            length = 1.0 if laid.tile.form == "straight" else (RADIUS + _inwards(laid, across)) / PITCH / 3
            counts[lane] += 1
            name = f"{laid.number}{LETTERS[lane]}{counts[lane]}"
            found.append(
                Space(
                    RANKS * section + len(found),
                    name,
                    laid.number,
                    section,
                    lane,
                    CELLS.index(cell),
                    side,
                    x,
                    y,
                    direction,
                    length / len(cells[lane]),
                )
            )
    return found


def _inwards(laid: Laid, across: float) -> float:
    """How much further from a bend's centre than its middle line something lies that is so far to the right."""
    return -across * _bend(laid.tile)


def _ways(spaces: Sequence[Space]) -> dict[int, tuple[tuple[int, ...], tuple[int, ...]]]:
    """All connections: straight ahead in the lane, and diagonally to the first space of a neighbour lane that is ahead.

    A rope bridge belongs to all lanes: all lead on to it, and it leads to all; there are no diagonals on to it.
    """
    lanes = [[space for space in spaces if space.lane in (lane, MULTI)] for lane in range(LANES)]
    # how far along a space's middle is, where every section is as long as another, in quarters of a section
    middles = {space.number: _middle(space, spaces) for space in spaces}

    def after(space: Space, lane: int) -> Space | None:
        if not 0 <= lane < LANES:
            return None
        return next((other for other in lanes[lane] if middles[other.number] > middles[space.number]), None)

    forwards: dict[int, tuple[int, ...]] = {}
    for space in spaces:
        if space.lane == MULTI:
            found: list[Space | None] = [after(space, lane) for lane in range(LANES)]
        else:
            straight = after(space, space.lane)
            found = [straight]
            if straight is None or straight.lane != MULTI:
                found = [after(space, space.lane - 1), straight, after(space, space.lane + 1)]
        numbers = [other.number for other in found if other is not None]
        forwards[space.number] = tuple(dict.fromkeys(numbers))
    backwards: dict[int, list[int]] = {space.number: [] for space in spaces}
    for number, others in forwards.items():
        for other in others:
            backwards[other].append(number)
    return {number: (forwards[number], tuple(backwards[number])) for number in forwards}


def _middle(space: Space, spaces: Sequence[Space]) -> int:
    """Where the middle of a space is along the course, when each lane's spaces divide their section evenly."""
    same = [other.number for other in spaces if (other.section, other.lane) == (space.section, space.lane)]
    return 4 * space.section + (2 if len(same) == 1 else 1 + 2 * same.index(space.number))


# random courses


def random(seed: int) -> str:
    """The text of a course of 14 tiles, the same for the same seed, by the design tips of the rulebook.

    Four to six corners, so that courses are about equally long; three water holes, one in each third of the way; the
    hard side of about a third of the tiles; three of the six bonuses.
    """
    rng = Fast(seed, 14)
    while True:
        text = _drawn(rng)
        try:
            parse(text, "random")
        except BadOption:  # it crosses itself
            continue
        return text


def _drawn(rng: Fast) -> str:
    """A course as it comes, which may cross itself."""
    holes = _shuffled(rng, [name for name in TILE_NAMES if name in HOLES])[:3]
    corners = 4 + rng.below(3) - sum(name[0] in "LR" for name in holes)
    others = [name for name in TILE_NAMES[2:] if name not in HOLES]
    bends = _shuffled(rng, [name for name in others if name[0] in "LR"])[:corners]
    straights = _shuffled(rng, [name for name in others if name[0] == "S"])[: 9 - len(bends)]
    names = _shuffled(rng, [*bends, *straights])
    for third, hole in enumerate(holes):
        names.insert(4 * third + rng.below(4), hole)
    sides = ["*" * (rng.below(3) == 0) for _ in names]
    bonuses = sorted(_shuffled(rng, list(BONUSES))[:3], key=BONUSES.index)
    tiles_text = " ".join(name + side for name, side in zip(names, sides, strict=True))
    return f"start {tiles_text} finish bonuses {' '.join(bonuses)}\n"


def _shuffled(rng: Fast, names: Sequence[str]) -> list[str]:
    left = list(names)
    return [left.pop(rng.below(len(left))) for _ in names]


# reading the tiles


HOLES = ("S3", "S7", "S11", "L3", "R3")
"""The tiles with a water hole, on both sides."""


@cache
def tiles() -> dict[str, Tile]:
    """The tiles by name."""
    path = Path(__file__).parent / "data" / "tiles.map"
    return parse_tiles(path.read_text(encoding="utf-8"), path.name)


def parse_tiles(text: str, source: str) -> dict[str, Tile]:
    """The tiles that a file draws. Raises BadOption with `source` and the line of what is wrong."""
    found: dict[str, Tile] = {}
    lines = [(n, line.split()) for n, line in enumerate(text.splitlines(), 1)]
    lines = [(n, words) for n, words in lines if words and words[0] != "#"]
    at = 0
    while at < len(lines):
        line, words = lines[at]
        form, side = _head(source, line, words, found)
        height = ROWS if form == "straight" else 3
        faces = []
        for face in ("easy", "hard"):
            block = lines[at + 1 : at + 2 + height]
            if len(block) <= height or block[0][1] != [face]:
                raise _bad(source, line, say("tiles_face", tile=words[1], face=face, rows=height))
            faces.append(_face(source, form, words[1], block[1:]))
            at += 1 + height
        at += 1
        found[words[1]] = Tile(words[1], form, side, faces[0], faces[1])
    missing = [name for name in TILE_NAMES if name not in found]
    if missing:
        raise _bad(source, len(text.splitlines()), say("tiles_missing", tile=missing[0]))
    return found


def _head(source: str, line: int, words: Sequence[str], found: Mapping[str, Tile]) -> tuple[Form, Side]:
    """Form and side of the tile whose first line this is."""
    name = words[1] if len(words) > 1 else ""
    if words[0] != "tile" or name not in TILE_NAMES or name in found:
        raise _bad(source, line, say("tiles_head", text=" ".join(words)[:40]))
    corner: dict[str, Side] = {"L": "left", "R": "right"}
    if name[0] in corner:
        if len(words) != 2:
            raise _bad(source, line, say("tiles_head", text=" ".join(words)[:40]))
        return corner[name[0]], corner[name[0]]
    sides: dict[str, Side] = {"left": "left", "right": "right"}
    if len(words) != 3 or words[2] not in sides or (name in ("start", "finish") and words[2] != "left"):
        raise _bad(source, line, say("tiles_head", text=" ".join(words)[:40]))
    return "straight", sides[words[2]]


def _face(source: str, form: Form, name: str, block: Sequence[tuple[int, Sequence[str]]]) -> Face:
    """One side of a tile; `block` are its rows as drawn, the last section first."""
    rows = []
    for section, (line, words) in enumerate(reversed(block)):
        row = tuple("".join(words)) if form == "straight" else tuple(words)
        widths = (1,) * LANES if form == "straight" else CORNER_SPACES[section][:: 1 if form == "left" else -1]
        bridge = row == ("=",) and form == "straight" and 0 < section < ROWS - 1
        if not bridge and (tuple(map(len, row)) != widths or not set("".join(row)) <= set(CELLS) - {"="}):
            raise _bad(source, line, say("tiles_row", tile=name, text=" ".join(words)[:40]))
        rows.append(row)
    _check_face(source, block[-1][0], name, rows)
    return Face(tuple(rows))


def _check_face(source: str, line: int, name: str, rows: Sequence[tuple[str, ...]]) -> None:
    """What a side has to be besides well drawn: a bridge is whole, a water hole is one, and no lane is closed."""
    cells = "".join("".join(row) for row in rows)
    if cells.count("=") not in (0, ROWS - 2):
        raise _bad(source, line, say("tiles_bridge", tile=name))
    if cells.count("o") not in ((1, 2) if name in HOLES else (0,)):
        raise _bad(source, line, say("tiles_hole", tile=name))
    if not _open(rows):
        raise _bad(source, line, say("tiles_closed", tile=name))


def _open(rows: Sequence[tuple[str, ...]]) -> bool:
    """Whether from every lane a way leads through without entering a lion's space."""
    for start in range(LANES):
        lanes = {start}
        for row in rows:
            if row == ("=",):
                lanes = set(range(LANES))
                continue
            open_ = {lane for lane in lanes if "L" not in row[lane]}
            lanes = {near for lane in open_ for near in (lane - 1, lane, lane + 1) if 0 <= near < LANES}
        if not lanes:
            return False
    return True


def _bad(source: str, line: int, fault: Message) -> BadOption:
    """The fault with its file and line in front; `source` and `line` are arguments every board fault has."""
    return BadOption(Message(fault.id, {**fault.args, "file": source, "line": line}))
