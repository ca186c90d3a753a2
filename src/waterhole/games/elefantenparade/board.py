"""The track of Elefantenparade as data: read from a file, checked, and made into what the rules read.

The form of a file (docs/rules/elefantenparade.md): one thing a line, `#` starts a remark.

    name    Spiral                      optional
    path    0,8 11,8 11,0 ...           the corners of the track on a grid, column,row; or instead of it
    spaces  40                          only the number of spaces, drawn as a spiral
    goal    3,3 8,5                     the corners of the goal's rectangle; with a path only
    water   15 31 41                    the water spaces
    forest  17:2 26:2                   the forest spaces and their logs
    houses  3 2 1                       the logs of the three houses, in the order of arrival
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..message import BadOption, Message, say

DEFAULT = "spiral"

SPACES = range(20, 129)
"""How many spaces a track may have."""
WORD = 32
WORDS = 4
"""A bit for each space of the longest track."""

Cell = tuple[int, int]


class Board(NamedTuple):
    """What the rules read."""

    players: int
    goal: int
    """The number of spaces: they are 0 to goal - 1, then comes the goal."""
    hindmost_swims: int
    """1 with the variant of EP-4."""
    water: Sequence[int]
    """For each space 1 where there is water."""
    forest: Sequence[int]
    """For each space the logs that lie there at the start."""
    houses: Sequence[int]
    """The logs of the first, second and third house."""


@dataclass(frozen=True)
class Layout:
    """A track with all that is drawn. Cells are (column, row) of a grid, row 0 at the top."""

    name: str
    cells: tuple[Cell, ...]
    """The cell of each space."""
    goal: tuple[Cell, Cell]
    """The top left and the bottom right cell of the goal."""
    water: tuple[int, ...]
    forest: Mapping[int, int]
    """Logs by space, in rising order of the spaces."""
    houses: tuple[int, int, int]
    source: str
    """The file it was read from."""
    lines: Mapping[str, int]
    """The number of the line that began with each word."""


def board(layout: Layout, players: int, options: Mapping[str, int]) -> Board:
    spaces = len(layout.cells)
    for word, special in (("water", layout.water), ("forest", layout.forest)):
        for space in special:
            if space < 2 * players:
                line = layout.lines[word]
                raise _bad(layout.source, line, say("board_start_taken", space=space, starts=2 * players))
    return Board(
        players=players,
        goal=spaces,
        hindmost_swims=options["hindmost_swims"],
        water=tuple(int(space in layout.water) for space in range(spaces)),
        forest=tuple(layout.forest.get(space, 0) for space in range(spaces)),
        houses=layout.houses,
    )


def parse(text: str, source: str) -> Layout:
    """The layout that a board file describes. Raises BadOption with `source` and the line of what is wrong."""
    lines: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].strip().split(maxsplit=1)
        if not words:
            continue
        key, rest = words[0], " ".join(words[1:])
        if key not in ("name", "path", "spaces", "goal", "water", "forest", "houses"):
            raise _bad(source, number, say("board_unknown_word", word=key[:40]))
        if key in lines:
            raise _bad(source, number, say("board_twice", word=key))
        lines[key] = (number, rest.strip())
    reader = _Reader(source, lines)
    cells, goal = reader.drawing()
    spaces = len(cells)
    forest = reader.forest(spaces)
    water = reader.water(spaces, forest)
    return Layout(
        name=lines.get("name", (0, source))[1][:60],
        cells=cells,
        goal=goal,
        water=water,
        forest=forest,
        houses=reader.houses(),
        source=source,
        lines={key: number for key, (number, _) in lines.items()},
    )


@dataclass(frozen=True)
class _Reader:
    """The lines of one file, by their first word: number and rest."""

    source: str
    lines: Mapping[str, tuple[int, str]]

    def drawing(self) -> tuple[tuple[Cell, ...], tuple[Cell, Cell]]:
        """The cells of the spaces and the goal's rectangle, given by a path or only by a number of spaces."""
        if ("path" in self.lines) == ("spaces" in self.lines):
            raise _bad(self.source, 1, say("board_path_or_spaces"))
        if "spaces" in self.lines:
            number, rest = self.lines["spaces"]
            if "goal" in self.lines:
                raise _bad(self.source, self.lines["goal"][0], say("board_goal_needs_path"))
            spaces = self._number(number, rest)
            self._check_length(number, spaces)
            return _spiral(spaces)
        number, rest = self.lines["path"]
        cells = self._path(number, [self._cell(number, word) for word in rest.split()])
        self._check_length(number, len(cells))
        if "goal" not in self.lines:
            raise _bad(self.source, number, say("board_missing", word="goal"))
        number, rest = self.lines["goal"]
        corners = [self._cell(number, word) for word in rest.split()]
        if len(corners) != 2:
            raise _bad(self.source, number, say("board_goal_corners"))
        (left, top), (right, bottom) = corners
        if left > right or top > bottom:
            raise _bad(self.source, number, say("board_goal_corners"))
        for space, (column, row) in enumerate(cells):
            if left <= column <= right and top <= row <= bottom:
                raise _bad(self.source, number, say("board_goal_on_track", space=space))
        return cells, (corners[0], corners[1])

    def water(self, spaces: int, forest: Mapping[int, int]) -> tuple[int, ...]:
        number, rest = self.lines.get("water", (0, ""))
        water: list[int] = []
        for word in rest.split():
            space = self._space(number, word, spaces)
            if space in water or space in forest:
                raise _bad(self.source, number, say("board_space_twice", space=space))
            water.append(space)
        return tuple(sorted(water))

    def forest(self, spaces: int) -> dict[int, int]:
        number, rest = self.lines.get("forest", (0, ""))
        forest: dict[int, int] = {}
        for word in rest.split():
            place, colon, logs = word.partition(":")
            if not colon:
                raise _bad(self.source, number, say("board_forest_form", word=word[:40]))
            space = self._space(number, place, spaces)
            if space in forest:
                raise _bad(self.source, number, say("board_space_twice", space=space))
            forest[space] = self._number(number, logs)
            if not 1 <= forest[space] <= 5:
                raise _bad(self.source, number, say("board_forest_logs", space=space, logs=forest[space]))
        return dict(sorted(forest.items()))

    def houses(self) -> tuple[int, int, int]:
        if "houses" not in self.lines:
            raise _bad(self.source, 1, say("board_missing", word="houses"))
        number, rest = self.lines["houses"]
        logs = [self._number(number, word) for word in rest.split()]
        if len(logs) != 3 or not all(1 <= n <= 9 for n in logs):
            raise _bad(self.source, number, say("board_houses"))
        return (logs[0], logs[1], logs[2])

    def _check_length(self, line: int, spaces: int) -> None:
        if spaces not in SPACES:
            raise _bad(self.source, line, say("board_length", spaces=spaces, least=SPACES[0], most=SPACES[-1]))

    def _number(self, line: int, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= 4):
            raise _bad(self.source, line, say("board_number", word=word[:40]))
        return int(word)

    def _space(self, line: int, word: str, spaces: int) -> int:
        space = self._number(line, word)
        if space >= spaces:
            raise _bad(self.source, line, say("board_space", space=space, last=spaces - 1))
        return space

    def _cell(self, line: int, word: str) -> Cell:
        column, comma, row = word.partition(",")
        if not comma:
            raise _bad(self.source, line, say("board_cell", word=word[:40]))
        cell = (self._number(line, column), self._number(line, row))
        if max(cell) > 99:
            raise _bad(self.source, line, say("board_cell_far", word=word[:40]))
        return cell

    def _path(self, line: int, corners: list[Cell]) -> tuple[Cell, ...]:
        """All cells along straight lines from corner to corner."""
        cells = dict.fromkeys(corners[:1])
        for column, row in corners[1:]:
            x, y = next(reversed(cells))
            if (x == column) == (y == row):
                raise _bad(self.source, line, say("board_path_bend", cell=f"{column},{row}"))
            while (x, y) != (column, row):
                x += (column > x) - (column < x)
                y += (row > y) - (row < y)
                if (x, y) in cells:
                    raise _bad(self.source, line, say("board_path_crosses", cell=f"{x},{y}"))
                cells[x, y] = None
        return tuple(cells)


def _bad(source: str, line: int, fault: Message) -> BadOption:
    """The fault with its file and line in front; `source` and `line` are arguments every board fault has."""
    return BadOption(Message(fault.id, {**fault.args, "file": source, "line": line}))


def _spiral(spaces: int) -> tuple[tuple[Cell, ...], tuple[Cell, Cell]]:
    """A spiral of so many spaces around a goal 4 wide and 3 high, drawn from the goal outwards and turned round.

    Its rounds lie two cells apart, so that the track never touches itself.
    """
    x, y = 0, 0
    outwards: list[Cell] = [(x, y)]
    left, top, right, bottom = 1, -1, 4, 1  # the goal, to the right of the last space
    grow = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    turn = 0
    while len(outwards) < spaces:
        dx, dy = grow[turn % 4]
        # go on until two cells beyond what is there (one beyond the goal itself on the first round)
        gap = 1 if turn < 3 else 2
        limit = (top - gap, right + gap, bottom + gap, left - gap)[turn % 4]
        while (y, x, y, x)[turn % 4] != limit and len(outwards) < spaces:
            x, y = x + dx, y + dy
            outwards.append((x, y))
        left, top, right, bottom = min(left, x), min(top, y), max(right, x), max(bottom, y)
        turn += 1
    shift_x, shift_y = -min(0, *(c for c, _ in outwards)), -min(-1, *(r for _, r in outwards))
    cells = tuple((c + shift_x, r + shift_y) for c, r in reversed(outwards))
    return cells, ((1 + shift_x, -1 + shift_y), (4 + shift_x, 1 + shift_y))
