"""Black Elephant once more, from the rulings alone (docs/rules/black_elephant.md): what rules.py is held against.

It shares nothing with the package: the board is dicts and sets of squares (x, y), actions are words, every question is
answered by looking at everything, and every position of the game is remembered whole.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Square = tuple[int, int]
"""x from west to east, y from south to north, both from 0."""
Elephant = tuple[int, bool]
"""The owner, and whether it is turned."""

SILVER, BRONZE = 0, 1
FACING = {SILVER: (0, 1), BRONZE: (1, 0)}
PATHS = "SNWE"
QUIET = 40


def name(square: Square) -> str:
    return "abcdefg"[square[0]] + str(square[1] + 1)


def square(text: str) -> Square:
    return "abcdefg".index(text[0]), int(text[1]) - 1


def squares(text: str) -> set[Square]:
    return {square(word) for word in text.split()}


def add(square: Square, way: Square, times: int = 1) -> Square:
    return square[0] + times * way[0], square[1] + times * way[1]


@dataclass(frozen=True)
class Ground:
    """A board in the words of the rulings; squares as text."""

    cup: str = "g7"
    bare: str = ""
    elephants: int = 10
    wood: int = 3
    black: str = "6666"

    @property
    def squares(self) -> list[Square]:
        cup = squares(self.cup)
        return [(x, y) for y in range(7) for x in range(7) if (x, y) not in cup]

    def entry(self, seat: int) -> list[Square]:
        return [space for space in self.squares if space[1 - seat] == 0]

    def finish(self, seat: int) -> list[Square]:
        return [space for space in self.squares if space[1 - seat] == 6]

    def file(self) -> str:
        """The board file of it."""
        bare = f"bare {self.bare}\n" if self.bare else ""
        return f"cup {self.cup}\n{bare}elephants {self.elephants}\nwood {self.wood}\nblack {' '.join(self.black)}\n"


CORNER = Ground()
"""The published board."""


class Slow:
    """A game of it."""

    def __init__(self, ground: Ground = CORNER, log_steps: bool = False, own_black: bool = False) -> None:
        self.ground = ground
        self.log_steps = log_steps
        self.own_black = own_black
        self.spaces = set(ground.squares)
        self.entry = [ground.entry(SILVER), ground.entry(BRONZE)]
        self.finish = [ground.finish(SILVER), ground.finish(BRONZE)]
        self.on: dict[Square, Elephant] = {}
        self.logs = self.spaces - squares(ground.bare)
        self.wood: set[Square] = set()
        self.start = [ground.elephants, ground.elephants]
        self.finished = [0, 0]
        self.captives = [0, 0]
        """Elephants of the other player that a player holds."""
        self.held = [0, 0]
        self.spent = 0
        self.reserve = [ground.wood, ground.wood]
        """Black logs not yet on the board."""
        self.black = dict(zip(PATHS, map(int, ground.black), strict=True))
        self.turn = SILVER  # BE-1
        self.quiet = 0
        self.ended: str | None = None
        self.loser: int | None = None
        self.remember()

    def remember(self) -> None:
        """Let the game begin here (BE-15: the starting position counts)."""
        self.seen: list[Any] = [self.position()]

    def position(self) -> Any:
        """BE-15: everything that matters for play."""
        board = frozenset(self.on.items()), frozenset(self.logs), frozenset(self.wood), tuple(self.black.values())
        players = [tuple(each) for each in (self.start, self.held, self.reserve, self.finished, self.captives)]
        return board, tuple(players), self.turn

    def copy(self) -> Slow:
        other = copy.copy(self)
        for field in ("on", "logs", "wood", "start", "finished", "captives", "held", "reserve", "black", "seen"):
            setattr(other, field, copy.copy(getattr(self, field)))
        return other

    # what may be done

    def legal(self) -> set[str]:
        return set() if self.ended else set(self.actions())

    def actions(self) -> Iterator[str]:
        """BE-1: what the player to move may choose from."""
        if self.start[self.turn]:
            for entry in self.entry[self.turn]:  # BE-2
                if entry not in self.on and entry not in self.wood:
                    yield f"@{name(entry)}"
        for here, (owner, turned) in self.on.items():
            if owner == self.turn:
                for there in self.moves(here):
                    yield f"{name(here)}-{name(there)}"
                if self.can_jump(here):
                    there = add(here, self.facing(here), 2)
                    yield f"{name(here)}^{name(there)}"
                    yield f"{name(here)}^{name(there)}*"
                if turned and here in self.entry[owner]:  # BE-8
                    yield f"{name(here)}-home"
        for path in PATHS:  # BE-10
            if not self.own_black or path in ("SN" if self.turn == SILVER else "WE"):
                for place in range(7):
                    if 1 <= abs(place - self.black[path]) <= self.held[self.turn]:
                        yield f"{path}{place}"
        if self.reserve[self.turn]:  # BE-11
            for space in self.spaces:
                if self.open(space) and len(self.group(space)) <= 2:
                    yield f"#{name(space)}"

    def neighbours(self, space: Square) -> list[Square]:
        return [n for n in (add(space, way) for way in ((0, 1), (1, 0), (0, -1), (-1, 0))) if n in self.spaces]

    def facing(self, here: Square) -> Square:
        """BE-5."""
        owner, turned = self.on[here]
        x, y = FACING[owner]
        return (-x, -y) if turned else (x, y)

    def moves(self, here: Square) -> set[Square]:
        """Where a GLIDE or a STEP leads."""
        steps = {n for n in self.neighbours(here) if n not in self.on and n not in self.wood}
        if here in self.logs:  # BE-4: forward only, with or without a log there
            return steps if self.log_steps else steps & {add(here, self.facing(here))}
        found = {n for n in steps if n in self.logs}  # BE-4: any direction
        reached = {here}
        for _ in range(3):  # BE-3
            reached |= {n for space in reached for n in self.neighbours(space) if self.open(n)}
        return found | (reached - {here})

    def open(self, space: Square) -> bool:
        return space not in self.on and space not in self.logs and space not in self.wood

    def can_jump(self, here: Square) -> bool:
        """BE-6."""
        over, there = add(here, self.facing(here)), add(here, self.facing(here), 2)
        return over in self.on and there in self.spaces and there not in self.on and there not in self.wood

    def group(self, space: Square) -> set[Square]:
        """The black logs that would hang together with one here, itself included (BE-11)."""
        found = {space}
        while True:
            more = {n for s in found for n in self.neighbours(s) if n in self.wood} - found
            if not more:
                return found
            found |= more

    # what happens

    def play(self, action: str) -> None:
        me = self.turn
        self.busy = False
        if action[0] == "@":
            self.start[me] -= 1
            self.on[square(action[1:])] = (me, False)
            self.collect(square(action[1:]))
        elif action[0] == "#":
            self.reserve[me] -= 1
            self.wood.add(square(action[1:]))
            self.busy = True
        elif action[0] in PATHS:
            cost = abs(int(action[1]) - self.black[action[0]])
            self.held[me] -= cost
            self.spent += cost
            self.black[action[0]] = int(action[1])
            self.busy = True
        elif action.endswith("-home"):
            del self.on[square(action[:2])]
            self.start[me] += 1
        elif "^" in action:
            here, there = square(action[:2]), square(action[3:5])
            over = add(here, self.facing(here))
            self.on[there] = self.on.pop(here)
            if action.endswith("*"):
                owner, turned = self.on[over]
                self.on[over] = (owner, not turned)
        else:
            here, there = square(action[:2]), square(action[3:5])
            forward = there == add(here, self.facing(here))
            self.on[there] = self.on.pop(here)
            if forward:  # BE-4
                self.collect(there)
        self.end_turn()

    def collect(self, space: Square) -> None:
        if space in self.logs:
            self.logs.remove(space)
            self.held[self.turn] += 1
            self.busy = True

    def watchers(self, space: Square) -> int:
        """How many black elephants watch it."""
        x, y = space
        return [self.black["S"], self.black["N"]].count(x) + [self.black["W"], self.black["E"]].count(y)

    def danger(self) -> set[Square]:
        """BE-9."""
        return {space for space in self.spaces if self.watchers(space) >= 2}

    def alive(self, seat: int) -> int:
        return self.start[seat] + [owner for owner, _ in self.on.values()].count(seat)

    def end_turn(self) -> None:
        caught, came_home = [], []
        for space in self.danger():  # BE-9
            if space in self.on:
                owner, _ = self.on.pop(space)
                self.captives[1 - owner] += 1
                caught.append(owner)
        for seat in (SILVER, BRONZE):  # BE-7, after the captures
            for space in self.finish[seat]:
                if self.on.get(space) == (seat, False):
                    del self.on[space]
                    self.finished[seat] += 1
                    came_home.append(seat)
                    if self.finished[seat] == 7 and self.captives[1 - seat]:  # BE-12
                        self.captives[1 - seat] -= 1
                        self.start[seat] += 1
        self.quiet = 0 if self.busy or caught or came_home else self.quiet + 1
        self.turn = 1 - self.turn
        self.seen.append(self.position())
        self.judge(caught, came_home)

    def judge(self, caught: list[int], came_home: list[int]) -> None:
        """BE-13 in its order, then BE-15."""
        gone = [seat for seat in (SILVER, BRONZE) if self.alive(seat) == 0]
        if not self.logs:
            self.ended = "logs"
        elif any(seat in came_home for seat in gone):
            self.ended = "finished"
        elif any(seat in caught for seat in gone):
            self.ended = "captured"
            self.loser = gone[0] if len(gone) == 1 else None
        elif not self.legal():
            self.ended = "blocked"
            self.loser = self.turn
        elif self.seen.count(self.seen[-1]) == 3:
            self.ended = "repetition"
        elif self.quiet == QUIET:
            self.ended = "quiet"

    # what it is worth

    def points(self) -> list[int]:
        """BE-14; a tie is broken only where points decide."""
        silver, bronze = (self.held[seat] + 2 * self.captives[seat] + 3 * self.finished[seat] for seat in (0, 1))
        decided = bool(self.ended) and self.loser is None
        return [silver - (decided and silver == bronze), bronze]

    def places(self) -> list[int]:
        if self.loser is not None:
            return [2, 1] if self.loser == SILVER else [1, 2]
        return [1 + sum(other > points for other in self.points()) for points in self.points()]

    # in notation

    def text(self) -> str:
        """The position in notation, without what was before it."""
        rows = "/".join("".join(self.cell((x, y)) for x in range(7)) for y in reversed(range(7)))
        for empty in range(7, 0, -1):
            rows = rows.replace("." * empty, str(empty))
        holdings = "/".join(
            f"{self.held[seat]},{self.reserve[seat]},{self.captives[seat]},{self.finished[seat]}" for seat in (0, 1)
        )
        turn = "SB"[self.turn]
        if self.ended:
            turn = f"over:{self.ended}" + ("" if self.loser is None else f"-{'SB'[self.loser]}")
        black = "".join(str(self.black[path]) for path in PATHS)
        return f"{rows} {holdings} {black} {turn} {self.spent} {self.quiet}"

    def cell(self, space: Square) -> str:
        if space not in self.spaces:
            return "#"
        if space in self.wood:
            return "x"
        if space not in self.on:
            return "o" if space in self.logs else "."
        owner, turned = self.on[space]
        letter = "SB"[owner]
        return (letter.lower() if turned else letter) + ("+" if space in self.logs else "")

    @classmethod
    def read(cls, text: str, ground: Ground = CORNER, log_steps: bool = False, own_black: bool = False) -> Slow:
        """The game of a whole position in notation, as if it began there."""
        game = cls(ground, log_steps, own_black)
        rows, holdings, black, turn, spent, quiet = text.split()[:6]
        game.logs = set()
        for y, row in zip(reversed(range(7)), rows.split("/"), strict=True):
            x = 0
            for cell in row:
                if cell in "SBsb":
                    game.on[x, y] = ("SB".index(cell.upper()), cell.islower())
                elif cell == "x":
                    game.wood.add((x, y))
                elif cell == "o":
                    game.logs.add((x, y))
                elif cell == "+":
                    x -= 1
                    game.logs.add((x, y))
                x += int(cell) if cell.isdigit() else 1
            assert x == 7, row
        for seat, words in enumerate(holdings.split("/")):
            numbers = [int(word) for word in words.split(",")]
            game.held[seat], game.reserve[seat], game.captives[seat], game.finished[seat] = numbers
        game.black = dict(zip(PATHS, map(int, black), strict=True))
        game.spent, game.quiet = int(spent), int(quiet)
        if turn.startswith("over:"):
            game.ended, _, loser = turn[5:].partition("-")
            game.loser = "SB".index(loser) if loser else None
        else:
            game.turn = "SB".index(turn)
        game.count()
        game.remember()
        return game

    def count(self) -> None:
        """Whoever is not on the board, finished or captured is in a start field."""
        for seat in (SILVER, BRONZE):
            on = [owner for owner, _ in self.on.values()].count(seat)
            self.start[seat] = self.ground.elephants - on - self.finished[seat] - self.captives[1 - seat]


def perft(game: Slow, depth: int) -> int:
    """How many sequences of exactly so many actions there are."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal())
    count = 0
    for action in game.legal():
        after = game.copy()
        after.play(action)
        count += perft(after, depth - 1)
    return count
