"""The board of Black Elephant as data: read from a file, checked, and made into what the rules read.

The form of a file (docs/rules/black_elephant.md): one thing a line, `#` starts a remark.

    name       Corner       optional
    cup        g7           the spaces that are not there; spent logs go there
    bare       d4 d5        the spaces without a log at the start; may be left out
    elephants  10           of each player, 5 to 12
    wood       3            black logs of each player, 0 to 6
    black      6 6 6 6      where the black elephants south, north, west and east start, places 0 to 6

Spaces are named as on a chess board, a1 to g7; in numbers space x + 7 * y, x = 0..6 eastwards, y = 0..6 northwards.
A set of spaces is a whole number in which bit n stands for space n.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..chance import Fast
from ..message import BadOption, Message, say

DEFAULT = "corner"

SIZE = 7
SPACES = SIZE * SIZE
PATHS = "SNWE"
"""The paths of the black elephants by number: south, north, west, east."""
ELEPHANTS = range(5, 13)
WOOD = range(7)

FIRST_COLUMN = sum(1 << SIZE * y for y in range(SIZE))
FIRST_ROW = (1 << SIZE) - 1
LAST_COLUMN = FIRST_COLUMN << (SIZE - 1)
LAST_ROW = FIRST_ROW << (SPACES - SIZE)

PRIME = 53
"""Powers of 2 leave different remainders by it, up to the 51st."""
NUMBERS = tuple({(1 << n) % PRIME: n for n in range(SPACES)}.get(rest, 0) for rest in range(PRIME))
"""The number of a space by the remainder of its bit."""

KEY_BITS = 48
_rng = Fast(0)
KEYS = tuple(_rng.below(1 << 24) << 24 | _rng.below(1 << 24) for _ in range(4 * SPACES))
"""A random number for each kind of elephant (seat, turned) on each space: the elephants of a position are known by
the exclusive or of theirs (Zobrist 1970)."""


class Board(NamedTuple):
    """What the rules read."""

    players: int
    spaces: int
    """The set of the spaces there are."""
    entries: Sequence[int]
    """By seat, the set of the spaces in front of its start field."""
    finishes: Sequence[int]
    """By seat, the set of its finish spaces."""
    logs: int
    """The set of the spaces with a log at the start."""
    elephants: int
    wood: int
    black: Sequence[int]
    """The places of the black elephants at the start, by path."""
    log_steps: int
    """1 with the variant of BE-4."""
    own_black: int
    """1 with the variant of BE-10."""
    numbers: Sequence[int]
    keys: Sequence[int]
    """By (2 * seat + turned) * SPACES + space."""


@dataclass(frozen=True)
class Layout:
    """A board with all that is drawn; spaces by number, in rising order."""

    name: str
    cup: tuple[int, ...]
    """The spaces that are not there."""
    bare: tuple[int, ...]
    """The spaces without a log at the start."""
    elephants: int
    wood: int
    black: tuple[int, int, int, int]


def space_name(space: int) -> str:
    """0 is a1, 6 is g1, 48 is g7."""
    return "abcdefg"[space % SIZE] + str(space // SIZE + 1)


def space_number(name: str) -> int:
    """The reverse of `space_name`; ValueError for what is no name of a space."""
    if len(name) != 2:
        raise ValueError(name)
    return "abcdefg".index(name[0]) + SIZE * "1234567".index(name[1])


def members(spaces: int) -> list[int]:
    """The spaces of a set by number, in rising order."""
    return [space for space in range(SPACES) if spaces >> space & 1]


def board(layout: Layout, players: int, options: Mapping[str, int]) -> Board:
    there = (1 << SPACES) - 1 - _set(layout.cup)
    return Board(
        players=players,
        spaces=there,
        entries=(FIRST_ROW & there, FIRST_COLUMN & there),
        finishes=(LAST_ROW & there, LAST_COLUMN & there),
        logs=there & ~_set(layout.bare),
        elephants=layout.elephants,
        wood=layout.wood,
        black=layout.black,
        log_steps=options["log_steps"],
        own_black=options["own_black"],
        numbers=NUMBERS,
        keys=KEYS,
    )


def parse(text: str, source: str) -> Layout:
    """The layout that a board file describes. Raises BadOption with `source` and the line of what is wrong."""
    lines: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].strip().split(maxsplit=1)
        if not words:
            continue
        key, rest = words[0], " ".join(words[1:])
        if key not in ("name", "cup", "bare", "elephants", "wood", "black"):
            raise _bad(source, number, say("board_unknown_word", word=key[:40]))
        if key in lines:
            raise _bad(source, number, say("board_twice", word=key))
        lines[key] = (number, rest.strip())
    reader = _Reader(source, lines)
    cup = reader.cup()
    return Layout(
        name=lines.get("name", (0, source))[1][:60],
        cup=cup,
        bare=reader.bare(cup),
        elephants=reader.number("elephants", ELEPHANTS),
        wood=reader.number("wood", WOOD),
        black=reader.black(),
    )


@dataclass(frozen=True)
class _Reader:
    """The lines of one file, by their first word: number and rest."""

    source: str
    lines: Mapping[str, tuple[int, str]]

    def cup(self) -> tuple[int, ...]:
        line, cup = self._spaces("cup")
        if not cup:
            raise _bad(self.source, line, say("board_no_cup"))
        for edge in (FIRST_ROW, FIRST_COLUMN, LAST_ROW, LAST_COLUMN):
            if not edge & ~_set(cup):
                raise _bad(self.source, line, say("board_no_edge"))
        return cup

    def bare(self, cup: Sequence[int]) -> tuple[int, ...]:
        if "bare" not in self.lines:
            return ()
        line, bare = self._spaces("bare")
        for space in bare:
            if space in cup:
                raise _bad(self.source, line, say("board_bare_cup", space=space_name(space)))
        if len(cup) + len(bare) == SPACES:
            raise _bad(self.source, line, say("board_no_logs"))
        return bare

    def number(self, word: str, allowed: range) -> int:
        line, rest = self._line(word)
        if not _is_number(rest) or int(rest) not in allowed:
            least, most = allowed[0], allowed[-1]
            raise _bad(self.source, line, say("board_number", word=word, text=rest[:40], least=least, most=most))
        return int(rest)

    def black(self) -> tuple[int, int, int, int]:
        line, rest = self._line("black")
        places = rest.split()
        if len(places) != 4 or not all(_is_number(word) and int(word) < SIZE for word in places):
            raise _bad(self.source, line, say("board_black", text=rest[:40]))
        south, north, west, east = map(int, places)
        return (south, north, west, east)

    def _line(self, word: str) -> tuple[int, str]:
        if word not in self.lines:
            raise _bad(self.source, 1, say("board_missing", word=word))
        return self.lines[word]

    def _spaces(self, word: str) -> tuple[int, tuple[int, ...]]:
        line, rest = self._line(word)
        spaces: set[int] = set()
        for name in rest.split():
            try:
                space = space_number(name)
            except ValueError:
                raise _bad(self.source, line, say("board_space", text=name[:40])) from None
            if space in spaces:
                raise _bad(self.source, line, say("board_space_twice", space=name))
            spaces.add(space)
        return line, tuple(sorted(spaces))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 4


def _set(spaces: Sequence[int]) -> int:
    return sum(1 << space for space in spaces)


def _bad(source: str, line: int, fault: Message) -> BadOption:
    """The fault with its file and line in front; `source` and `line` are arguments every board fault has."""
    return BadOption(Message(fault.id, {**fault.args, "file": source, "line": line}))
