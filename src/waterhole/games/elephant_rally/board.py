"""Tracks and cards as data: read from files, checked, and made into what the rules read.

The form of a track file (docs/rules/elephant_rally.md): one line a lane, the left lane first, columns in racing
direction; the column after the last is column 0, and the red line lies between them. A line before them may give a
`name`; empty lines don't count.

    .  plain      C  cow at the start    B  banana tree    o  mouse hole    ~  river
    =  bridge     ^  arrow (start)       #  no space

A space is named by its lane, a for the left one, and its column from 0: `c9`. In numbers it is a cell, lane * 64 +
column, and a set of spaces of one lane is a whole number in which bit n stands for column n.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from ..message import BadOption, Message, say

DEFAULT = "city"
BY_PLAYERS = {5: "mountains", 6: "mountains"}

FEWEST_LANES, LANES = 3, 6
"""How many lanes a track may have; six arrows in two columns take three."""
STRIDE = 64
"""Cells of a lane; more than columns, so that a set of them is a whole number of 64 bits."""
CELLS = LANES * STRIDE
COLUMNS = range(18, 61)
"""How many columns a track may have: more than there are elephants and cows, so that no row of them closes the ring."""
COWS = 10
ARROWS = 6
SIGNS = ".CBo~=^#"

KINDS = (
    *("g1", "g2", "g3", "g4", "p4", "p5", "p6", "p7"),
    *("charge", "carpet", "mango", "mouse", "cow", "monkey", "prayer", "snake", "tiger"),
)
"""The kinds of cards by number: green, purple, yellow."""

PRIME = 67
"""Powers of 2 leave different remainders by it, up to the 65th."""
NUMBERS = tuple({(1 << n) % PRIME: n for n in range(STRIDE)}.get(rest, 0) for rest in range(PRIME))
"""The number of a column by the remainder of its bit."""


class Board(NamedTuple):
    """What the rules read. Sets of spaces are given by lane."""

    players: int
    lanes: int
    columns: int
    """A lap, in columns."""
    ring: int
    """The set of all columns."""
    track: Sequence[int]
    """The spaces there are."""
    wet: Sequence[int]
    """Rivers and bridges."""
    bananas: Sequence[int]
    holes: Sequence[int]
    arrows: Sequence[int]
    """The cells of the arrows, in rising order."""
    cows: Sequence[int]
    """Where cows stand at the start."""
    mouse: int
    """The cell where the mouse starts (ER-T1)."""
    nearest: Sequence[int]
    """By cell, the cell of the nearest hole (ER-C4); the cell itself where no hole can be reached."""
    deck: Sequence[int]
    """How many cards there are, by kind."""
    numbers: Sequence[int]


@dataclass(frozen=True)
class Layout:
    """A track with all that is drawn."""

    name: str
    lanes: tuple[str, ...]
    """The signs of each lane, as in the file."""

    def cells(self, signs: str) -> tuple[int, ...]:
        """The cells with one of these signs, in rising order."""
        return tuple(
            lane * STRIDE + column
            for lane, line in enumerate(self.lanes)
            for column, sign in enumerate(line)
            if sign in signs
        )


def cell_name(cell: int) -> str:
    """0 is a0, 64 is b0."""
    return "abcdef"[cell // STRIDE] + str(cell % STRIDE)


def cell_number(name: str) -> int:
    """The reverse of `cell_name`, whatever the track; ValueError for what is no name of a space."""
    lane, column = name[:1], name[1:]
    if lane == "" or lane not in "abcdef" or not _is_number(column) or int(column) >= COLUMNS.stop:
        raise ValueError(name)
    return "abcdef".index(lane) * STRIDE + int(column)


def is_space(board: Board, cell: int) -> bool:
    """Whether there is such a space on the track."""
    return cell // STRIDE < board.lanes and bool(board.track[cell // STRIDE] >> cell % STRIDE & 1)


def board(layout: Layout, players: int, options: Mapping[str, int]) -> Board:
    columns = len(layout.lanes[0])
    holes = layout.cells("o")
    return Board(
        players=players,
        lanes=len(layout.lanes),
        columns=columns,
        ring=(1 << columns) - 1,
        track=_by_lane(layout.cells(SIGNS.replace("#", ""))),
        wet=_by_lane(layout.cells("~=")),
        bananas=_by_lane(layout.cells("B")),
        holes=_by_lane(holes),
        arrows=layout.cells("^"),
        cows=_by_lane(layout.cells("C")),
        mouse=min(holes, key=lambda cell: (cell % STRIDE, cell // STRIDE)),
        nearest=_nearest(layout, holes),
        deck=DECK,
        numbers=NUMBERS,
    )


def parse(text: str, source: str) -> Layout:
    """The layout that a track file describes. Raises BadOption with `source` and the line of what is wrong."""
    name = source
    lanes: list[str] = []
    first = last = 1
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line:
            continue
        last = number
        if line.split()[0] == "name" and not lanes:
            name = line[4:].strip()[:60] or source
            continue
        if not lanes:
            first = number
        strange = next((sign for sign in line if sign not in SIGNS), None)
        if strange is not None:
            raise _bad(source, number, say("track_sign", sign=strange, signs=SIGNS))
        if lanes and len(line) != len(lanes[0]):
            raise _bad(source, number, say("track_length", length=len(line), right=len(lanes[0])))
        if len(lanes) == LANES:
            raise _bad(source, number, say("track_lanes", most=LANES))
        lanes.append(line)
    if len(lanes) < FEWEST_LANES:
        raise _bad(source, last, say("track_few_lanes", least=FEWEST_LANES))
    if len(lanes[0]) not in COLUMNS:
        raise _bad(source, first, say("track_columns", columns=len(lanes[0]), least=COLUMNS[0], most=COLUMNS[-1]))
    layout = Layout(name, tuple(lanes))
    _check(layout, source, last)
    return layout


def _check(layout: Layout, source: str, line: int) -> None:
    """What a track as a whole must have."""
    cows, arrows = layout.cells("C"), layout.cells("^")
    if len(cows) != COWS:
        raise _bad(source, line, say("track_cows", cows=len(cows), right=COWS))
    if len(arrows) != ARROWS or any(cell % STRIDE < len(layout.lanes[0]) - 2 for cell in arrows):
        raise _bad(source, line, say("track_arrows", arrows=len(arrows), right=ARROWS))
    if not layout.cells("o"):
        raise _bad(source, line, say("track_no_hole"))
    for arrow in arrows:
        if not _leads_round(layout, arrow):
            raise _bad(source, line, say("track_closed", space=cell_name(arrow)))


def _leads_round(layout: Layout, arrow: int) -> bool:
    """Whether steps forward and sideways lead from an arrow over the line and once round to it again."""
    columns, lanes = len(layout.lanes[0]), len(layout.lanes)
    column = arrow % STRIDE
    here = {arrow // STRIDE}
    for _ in range(2 * columns - column):
        # beside: as far as spaces lie next to each other
        for lane in [*range(1, lanes), *range(lanes - 2, -1, -1)]:
            if layout.lanes[lane][column] != "#" and here & {lane - 1, lane + 1}:
                here.add(lane)
        column = (column + 1) % columns
        here = {lane for lane in here if layout.lanes[lane][column] != "#"}
    return bool(here)


def _nearest(layout: Layout, holes: Sequence[int]) -> tuple[int, ...]:
    """By cell, the nearest hole in orthogonal steps; ties: the smallest way forward, then the leftmost lane (ER-C4)."""
    columns = len(layout.lanes[0])
    best = {cell: (CELLS, 0, 0, cell) for cell in range(CELLS)}
    for hole in holes:
        for cell, steps in _distances(layout, hole).items():
            ahead = (hole % STRIDE - cell % STRIDE) % columns
            best[cell] = min(best[cell], (steps, ahead, hole // STRIDE, hole))
    return tuple(best[cell][3] for cell in range(CELLS))


def _distances(layout: Layout, start: int) -> dict[int, int]:
    """Orthogonal steps on the track from a cell to every cell that can be reached."""
    columns, lanes = len(layout.lanes[0]), len(layout.lanes)
    found = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        lane, column = cell // STRIDE, cell % STRIDE
        for other, at in ((lane, column + 1), (lane, column - 1), (lane - 1, column), (lane + 1, column)):
            near = other * STRIDE + at % columns
            if 0 <= other < lanes and layout.lanes[other][at % columns] != "#" and near not in found:
                found[near] = found[cell] + 1
                queue.append(near)
    return found


def _by_lane(cells: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(1 << cell % STRIDE for cell in cells if cell // STRIDE == lane) for lane in range(LANES))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 4


def _bad(source: str, line: int, fault: Message) -> BadOption:
    """The fault with its file and line in front; `source` and `line` are arguments every board fault has."""
    return BadOption(Message(fault.id, {**fault.args, "file": source, "line": line}))


def read_deck(text: str, source: str) -> tuple[int, ...]:
    """How many cards of each kind a deck file gives: kind and number a line, `#` starts a remark.

    Raises BadOption with `source` and the line of what is wrong.
    """
    counts: dict[str, int] = {}
    last = 1
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        last = number
        if len(words) != 2 or words[0] not in KINDS or words[0] in counts or not _is_number(words[1]):
            raise _bad(source, number, say("deck_line", text=line.strip()[:40]))
        counts[words[0]] = int(words[1])
    for kind in KINDS:
        if kind not in counts:
            raise _bad(source, last, say("deck_missing", kind=kind))
    return tuple(counts[kind] for kind in KINDS)


_CARDS = Path(__file__).parent / "data" / "cards.deck"
DECK = read_deck(_CARDS.read_text(encoding="utf-8"), _CARDS.name)
