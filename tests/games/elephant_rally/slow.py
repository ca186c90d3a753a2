"""Elephant Rally once more, from the rulings alone (docs/rules/elephant_rally.md): what rules.py is held against.

It shares nothing with the package: spaces are pairs (lane, column), pieces stand in dicts and sets, cards are words in
Counters. A race is one generator that reads like the rulebook: where somebody decides, it yields the seat and all
that may be chosen, in notation, and is sent what was chosen.

Chance is told: `play` is given the numbers that the other text of the rules drew, each with the number of cards that
it was drawn from. A text that draws from other cards, or oftener, or more rarely, is found out at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass

Space = tuple[int, int]
"""Lane from the left, column from the line, both from 0."""
Draw = tuple[int, int]
"""Out of how many, and which."""
Asking = Generator[tuple[int, set[str]], str, None]

GREEN = ["g1", "g2", "g3", "g4"]
PURPLE = ["p4", "p5", "p6", "p7"]
MODIFIERS = ["charge", "carpet", "mango"]
ALONE = ["mouse", "cow", "monkey", "prayer", "snake", "tiger"]
"""The yellow cards that are played by themselves."""
KINDS = [*GREEN, *PURPLE, *MODIFIERS, *ALONE]
DECK = Counter(dict(zip(KINDS, [4, 8, 8, 4, 3, 4, 3, 2] + 9 * [4], strict=True)))

WAYS = {"forward": (0, 1), "back": (0, -1), "left": (-1, 0), "right": (1, 0)}
DIAGONALS = {"left-forward": (-1, 1), "right-forward": (1, 1)}


def name(space: Space) -> str:
    return "abcdef"[space[0]] + str(space[1])


def space(text: str) -> Space:
    return "abcdef".index(text[0]), int(text[1:])


def spaces(text: str) -> list[Space]:
    return [space(word) for word in text.split()]


@dataclass(frozen=True)
class Ground:
    """A track in the notation of the rulings: a line a lane."""

    lanes: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> Ground:
        return cls(tuple(text.split()))

    @property
    def columns(self) -> int:
        return len(self.lanes[0])

    def marked(self, marks: str) -> set[Space]:
        return {(lane, c) for lane, line in enumerate(self.lanes) for c, mark in enumerate(line) if mark in marks}

    def on(self, space: Space) -> bool:
        """Whether it is a space of the track."""
        return 0 <= space[0] < len(self.lanes) and self.lanes[space[0]][space[1]] != "#"

    def beside(self, space: Space, way: str) -> Space:
        """Where a step leads, which need not be on the track."""
        across, along = (WAYS | DIAGONALS)[way]
        return space[0] + across, (space[1] + along) % self.columns

    def neighbours(self, space: Space) -> set[Space]:
        return {there for there in (self.beside(space, way) for way in WAYS) if self.on(there)}

    def file(self) -> str:
        return "\n".join(self.lanes) + "\n"


CITY = Ground.of("""
..o......##..B...~.......o.##..=..^^
....C..B......C..=..C..B.....C.~..^^
..C....C......o..=.C.....B.....=C.^^
.....B..C...##...~..o..##.C...B~...o
""")
MOUNTAINS = Ground.of("""
...o.....###....B...~.....o....##....=.C..^.
.....C......C.......=..C............B~.....^
..C.....B.....o.....~....B..C.....C..=o...^^
.......C....B..C....=....C....B......~.....^
.......o..###...B...~..o........##...=..o.^.
""")


class Won(Exception):
    """ER-B2: the race is over at this very step."""


class Slow:
    """A race of it. Seats are whole numbers from 0."""

    def __init__(self, ground: Ground, players: int) -> None:
        self.ground = ground
        self.players = players
        self.water = ground.marked("~=")
        self.holes = ground.marked("o")
        self.bananas = ground.marked("B")
        self.at: dict[int, Space] = {}
        self.progress: dict[int, int] = {}
        self.cows = ground.marked("C")
        self.mouse = min(self.holes, key=lambda hole: (hole[1], hole[0]))  # ER-T1
        self.hand: list[Counter[str]] = [Counter() for _ in range(players)]
        self.pile = Counter(DECK)
        self.discards: Counter[str] = Counter()
        self.in_play: Counter[str] = Counter()
        """Declared and not yet resolved (ER-C10)."""
        self.chips = [0] * players
        self.known: dict[tuple[int, int], Counter[str]] = {
            (one, other): Counter() for one in range(players) for other in range(players) if one != other
        }
        """By who knows and of whose hand (ER-K)."""
        self.turn = 0
        self.played: set[str] = set()
        self.winner: int | None = None
        self.actor = -1
        self.options: set[str] = set()
        self._draws: list[Draw] = []

    # how it is used

    def begin(self) -> None:
        """From the choice of the start spaces."""
        self._run(self._race())

    def resume(self) -> None:
        """From where the player whose turn it is may play, with the colours in `played` played already."""
        self._run(self._turns(self.played))

    def play(self, action: str, draws: Sequence[Draw] = ()) -> None:
        assert action in self.options, (action, self.options)
        self._draws = list(draws)
        self._advance(action)
        assert not self._draws, "more was drawn than there is to draw"

    def _run(self, script: Asking) -> None:
        self._script = script
        self._advance(None)

    def _advance(self, action: str | None) -> None:
        try:
            self.actor, self.options = next(self._script) if action is None else self._script.send(action)
        except StopIteration:
            self.actor, self.options = -1, set()

    # the race

    def _race(self) -> Asking:
        for seat in reversed(range(self.players)):  # ER-T1
            taken = set(self.at.values())
            action = yield seat, {f"@{name(arrow)}" for arrow in self.ground.marked("^") if arrow not in taken}
            self.at[seat] = space(action[1:])
            self.progress[seat] = self.at[seat][1] - self.ground.columns  # ER-M7
        for seat in range(self.players):
            self.draw(seat, 6)
        yield from self._turns(set())

    def _turns(self, played: set[str]) -> Asking:
        try:
            while True:
                yield from self._turn(played)
                played = set()
                self.turn = (self.turn + 1) % self.players
        except Won:
            self.winner = max(self.progress, key=lambda seat: self.progress[seat])

    def _turn(self, played: set[str]) -> Asking:
        """ER-T2."""
        self.played = played
        while True:
            action = yield self.turn, self.choices()
            if action == "discard":
                yield from self._discard_turn()
                break
            if action == "done":
                break
            cards = action.split("+")
            self.played |= {colour(card) for card in cards}
            yield from self._declare(cards)
            if "purple" in self.played or self.played == {"green", "yellow"}:
                break
        yield from self._refill(6)

    def choices(self) -> set[str]:
        """What may be played now (ER-T2 to T4)."""
        hand = {kind for kind, count in self.hand[self.turn].items() if count}
        greens = hand & set(GREEN)
        if self.played == {"green"}:
            return {"done"} | hand & set(ALONE)
        if self.played == {"yellow"}:
            return {"done"} | greens
        pairs = {
            f"{modifier}+{green}"
            for modifier in hand & set(MODIFIERS)
            for green in greens
            if modifier != "carpet" or self.lands(int(green[1]))  # ER-C2
        }
        return {"discard"} | greens | hand & {*PURPLE, *ALONE} | pairs

    def _discard_turn(self) -> Asking:
        me = self.turn
        thrown = 0
        while True:
            throws = self.throws(me)
            may_end = thrown or not throws
            action = yield me, throws | ({"done"} if may_end else set())
            if action == "done":
                return
            self.discard(me, action.removeprefix("throw:"))
            thrown += 1

    def throws(self, seat: int) -> set[str]:
        return {f"throw:{kind}" for kind, count in self.hand[seat].items() if count}

    def _declare(self, cards: list[str]) -> Asking:
        """ER-C10: the others are asked; then what still stands is resolved."""
        me = self.turn
        for card in cards:
            self.part_with(me, card)
            self.in_play[card] += 1
        standing = set(cards)
        for step in range(1, self.players):
            other = (me + step) % self.players
            if not standing or not self.hand[other]["tiger"]:
                continue
            answer = yield other, {"pass"} | {f"cancel:{card}" for card in standing}
            if answer != "pass":
                self.discard(other, "tiger")
                cancelled = answer.removeprefix("cancel:")
                standing -= {cancelled}
                if cancelled in GREEN:  # both are wasted
                    standing = set()
        if standing:
            yield from self._resolve(standing)
        self.discards += self.in_play
        self.in_play = Counter()

    def _resolve(self, standing: set[str]) -> Asking:
        movement = [card for card in standing if card in GREEN + PURPLE]
        if movement:
            yield from self._movement(int(movement[0][1]), standing)
        else:
            (card,) = standing
            yield from getattr(self, f"_{card}")()

    # movement

    def _movement(self, value: int, standing: set[str]) -> Asking:
        me = self.turn
        if "carpet" in standing:
            self.set_down(me, (self.at[me][0], (self.at[me][1] + value) % self.ground.columns), value)
            steps = value
        elif "mango" in standing:
            steps = yield from self._mango(me, value)
        else:
            steps = yield from self._walk(me, value, "forward", self.turn, charge="charge" in standing)
        if steps and self.at[me] in self.bananas:  # ER-B1
            yield from self._refill(9)

    def _walk(
        self, seat: int, value: int, way: str, chooser: int, charge: bool
    ) -> Generator[tuple[int, set[str]], str, int]:
        """ER-M1 to M4, and the flight from the mouse (ER-C4). Returns the steps taken."""
        kept: str | None = None
        for step in range(value):
            if self.can_step(seat, way, charge):
                self.step(seat, way)
                kept = None
                continue
            sides = {side for side in ("left", "right") if self.can_step(seat, side) and kept in (None, side)}
            if not sides:
                return step
            kept = (yield chooser, sides) if len(sides) == 2 else sides.pop()
            self.step(seat, kept)
        return value

    def _mango(self, seat: int, value: int) -> Generator[tuple[int, set[str]], str, int]:
        """ER-C3."""
        kept: str | None = None
        for step in range(value):
            options = {way for way in DIAGONALS if self.free(self.ground.beside(self.at[seat], way))}
            if self.can_step(seat, "forward"):
                options.add("forward")
            else:
                options |= {side for side in ("left", "right") if self.can_step(seat, side) and kept in (None, side)}
            if not options:
                return step
            way = (yield seat, options) if len(options) > 1 else options.pop()
            if way in DIAGONALS:
                self.set_down(seat, self.ground.beside(self.at[seat], way), 1)
            else:
                self.step(seat, way)
            kept = way if way in ("left", "right") else None
        return value

    def lands(self, value: int) -> bool:
        """ER-C2."""
        lane, column = self.at[self.turn]
        return self.free((lane, (column + value) % self.ground.columns))

    def free(self, space: Space) -> bool:
        return self.ground.on(space) and space not in self.cows and self.seat_on(space) is None

    def seat_on(self, space: Space) -> int | None:
        return next((seat for seat, there in self.at.items() if there == space), None)

    def row(self, seat: int, way: str) -> list[Space]:
        """The spaces of all that stand before an elephant in an unbroken row, the nearest first."""
        row: list[Space] = []
        there = self.ground.beside(self.at[seat], way)
        while there in self.cows or self.seat_on(there) not in (None, seat):
            row.append(there)
            there = self.ground.beside(there, way)
        return row

    def can_step(self, seat: int, way: str, charge: bool = False) -> bool:
        """Whether an elephant can step, with the row before it giving way.

        Cows give way before a charge (ER-C1) and backwards (ER-C4); pushed elephants enter water before a charge only.
        """
        row = self.row(seat, way)
        last = row[-1] if row else self.at[seat]
        if not self.ground.on(self.ground.beside(last, way)):
            return False
        for here in row:
            if here in self.cows:
                if not charge and way != "back":
                    return False
            elif self.ground.beside(here, way) in self.water and not charge:  # ER-M2
                return False
        return True

    def step(self, seat: int, way: str) -> None:
        """One space, with all that is before."""
        pushed = self.row(seat, way)
        gain = WAYS[way][1]
        movers = {self.seat_on(here) for here in pushed} - {None} | {seat}
        herd = self.cows & set(pushed)
        self.cows = self.cows - herd | {self.ground.beside(cow, way) for cow in herd}
        there = {mover: self.ground.beside(self.at[mover], way) for mover in movers if mover is not None}
        self.at |= there
        for mover in there:
            self.progress[mover] += gain
        self.check_line()

    def set_down(self, seat: int, there: Space, gain: int) -> None:
        self.at[seat] = there
        self.progress[seat] += gain
        self.check_line()

    def check_line(self) -> None:
        """ER-B2."""
        if max(self.progress.values()) >= self.ground.columns:
            raise Won

    # yellow cards

    def _mouse(self) -> Asking:
        """ER-C4."""
        action = yield self.turn, {name(there) for there in self.reach()}
        there = space(action)
        scared = self.seat_on(there)
        if there == self.mouse or scared is None:
            self.mouse = there
            return
        self.mouse = there
        yield from self._walk(scared, 3, "back", self.turn, charge=False)
        self.mouse = self.nearest_hole(there)

    def reach(self) -> set[Space]:
        found = {self.mouse}
        ends = {self.mouse}
        for _ in range(6):
            ends = {there for here in ends for there in self.ground.neighbours(here) | self.tunnels(here)} - found
            found |= ends
            ends = {there for there in ends if self.seat_on(there) is None}
        return found

    def tunnels(self, here: Space) -> set[Space]:
        return self.holes if here in self.holes else set()

    def nearest_hole(self, start: Space) -> Space:
        found = {start}
        while not found & self.holes:
            more = {there for here in found for there in self.ground.neighbours(here)} - found
            if not more:  # no hole on this island: it stays
                return start
            found |= more
        return min(found & self.holes, key=lambda hole: ((hole[1] - start[1]) % self.ground.columns, hole[0]))

    def _cow(self) -> Asking:
        """ER-C5."""
        for _ in range(8):
            steps = {
                f"{name(cow)}-{name(there)}"
                for cow in self.cows
                for there in self.ground.neighbours(cow)
                if self.free(there)
            }
            action = yield self.turn, {"enough"} | steps
            if action == "enough":
                return
            here, there = map(space, action.split("-"))
            self.cows = self.cows - {here} | {there}

    def _monkey(self) -> Asking:
        """ER-C6, K1, K2."""
        me = self.turn
        action = yield me, {f"rob:{seat}" for seat in range(self.players) if seat != me}
        victim = int(action.removeprefix("rob:"))
        for _ in range(min(2, self.hand[victim].total())):
            card = self.pick(self.hand[victim])
            self.forget(me, victim, card)
            self.hand[me][card] += 1
            self.known[victim, me][card] += 1
            for other in set(range(self.players)) - {me, victim}:
                self.known[other, victim] = Counter()

    def _prayer(self) -> Asking:
        """ER-C7, K1."""
        me = self.turn
        if not self.discards.total():
            return
        action = yield me, {f"take:{kind}" for kind, count in self.discards.items() if count}
        kind = action.removeprefix("take:")
        self.discards[kind] -= 1
        self.hand[me][kind] += 1
        for other in set(range(self.players)) - {me}:
            self.known[other, me][kind] += 1

    def _snake(self) -> Asking:
        """ER-C8."""
        everybody = range(self.players)
        if sum(self.chips) < 4:
            action = yield self.turn, {f"chip:{seat}" for seat in everybody}
            self.chips[int(action.removeprefix("chip:"))] += 1
            return
        action = yield (
            self.turn,
            {f"chip:{giver}>{seat}" for giver in everybody if self.chips[giver] for seat in everybody if seat != giver},
        )
        giver, seat = map(int, action.removeprefix("chip:").split(">"))
        self.chips[giver] -= 1
        self.chips[seat] += 1

    def _tiger(self) -> Asking:
        """ER-C9."""
        self.chips[self.turn] = 0
        yield from ()

    # cards

    def _refill(self, size: int) -> Asking:
        """ER-T6 and B1: draw to so many; who drew discards a card for every Cobra chip."""
        me = self.turn
        if not self.draw(me, size):
            return
        for _ in range(min(self.chips[me], self.hand[me].total())):
            action = yield me, self.throws(me)
            self.discard(me, action.removeprefix("throw:"))

    def draw(self, seat: int, size: int) -> int:
        """Draw to so many cards. Returns how many were drawn."""
        drawn = 0
        while self.hand[seat].total() < size:
            if not self.pile.total():
                self.pile, self.discards = self.discards, Counter()
            if not self.pile.total():
                break
            self.hand[seat][self.pick(self.pile)] += 1
            drawn += 1
        return drawn

    def pick(self, cards: Counter[str]) -> str:
        """Take out a random card: they lie in the order of KINDS, and which it is has been told."""
        many, which = self._draws.pop(0)
        assert many == cards.total(), f"drawn from {many} cards where there are {cards.total()}"
        card = [kind for kind in KINDS for _ in range(cards[kind])][which]
        cards[card] -= 1
        return card

    def part_with(self, seat: int, card: str) -> None:
        """A card leaves a hand face up."""
        assert self.hand[seat][card]
        self.hand[seat][card] -= 1
        for other in set(range(self.players)) - {seat}:
            self.forget(other, seat, card)

    def forget(self, observer: int, owner: int, card: str) -> None:
        """The observer sees one of these cards leave."""
        known = self.known[observer, owner]
        known[card] = max(0, known[card] - 1)

    def discard(self, seat: int, card: str) -> None:
        self.part_with(seat, card)
        self.discards[card] += 1

    # what it is worth

    def points(self) -> list[int]:
        return [self.progress[seat] for seat in range(self.players)]

    def places(self) -> list[int]:
        """ER-B2."""
        return [1 + sum(other > points for other in self.points()) for points in self.points()]

    # in notation

    def text(self) -> str:
        """The position in notation, where the player whose turn it is may play."""
        elephants = ",".join(
            name(self.at[seat]) + ("" if self.progress[seat] == self.at[seat][1] else f":{self.progress[seat]}")
            for seat in range(self.players)
        )
        cows = ",".join(name(cow) for cow in sorted(self.cows)) or "-"
        keys = {
            "hands": "/".join(map(cards_text, self.hand)),
            "discards": cards_text(self.discards),
            "pile": cards_text(self.pile),
            "chips": "/".join(map(str, self.chips)),
        }
        known = ";".join(f"{one}:{other}:{cards_text(cards)}" for (one, other), cards in self.known.items() if +cards)
        if known:
            keys["known"] = known
        if self.played:
            (keys["played"],) = self.played
        return " ".join(
            [elephants, cows, name(self.mouse), str(self.turn), *(f"{key}={value}" for key, value in keys.items())]
        )


def colour(kind: str) -> str:
    return "green" if kind in GREEN else "purple" if kind in PURPLE else "yellow"


def cards_text(cards: Counter[str]) -> str:
    words = (f"{kind}*{cards[kind]}" if cards[kind] > 1 else kind for kind in KINDS if cards[kind])
    return ",".join(words) or "-"


def cards(text: str) -> Counter[str]:
    """The cards of a list in notation."""
    found: Counter[str] = Counter()
    for word in text.split(",") if text != "-" else ():
        kind, _, count = word.partition("*")
        assert kind in KINDS, word
        found[kind] += int(count or 1)
    return found
