"""Savannah Tails once more, from the rulings alone (docs/rules/savannah_tails.md): what rules.py is held against.

It shares nothing with the package: the game is dicts and sets, a way is the tuple of the spaces that are entered, and
every question is answered by looking at everything. Cards are drawn by whoever asks: what can be drawn is checked.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import NamedTuple

from tests.games.savannah_tails.ground import ANIMALS, ARROWS, LANES, MANY, Course, Space

Card = tuple[int, int]
"""Lane and number."""
Path = tuple[Space, ...]

DECK = frozenset((lane, number) for lane in LANES for number in (2, 3, 4, 5, 6))
BONUSES = ("boing", "leap", "wings", "bird", "deja", "neck")
ROUNDS = 60

BARE, FRESH, READY = "bare", "fresh", "ready"
"""A bonus card without a marker, with one from this turn, and with one that may be used."""


class Play(NamedTuple):
    """How a turn begins."""

    source: str
    """`hand`, `wings` or `deja`."""
    card: Card
    path: Path
    """The spaces entered; none for a card discarded without moving."""
    step: bool = False
    """Whether the card is used for one step instead of its full move."""
    tiptoes: bool = False
    boing: bool = False


Action = Play | tuple[str, str]
"""A play, or ("marker", bonus), ("lose", bonus), ("after", "neck" | "leap" | "done")."""


class Slow:
    """A game of it."""

    def __init__(self, course: Course, players: int, bonuses: tuple[str, ...]) -> None:
        self.course = course
        self.players = players
        self.where: dict[int, Space | None] = dict.fromkeys(range(players))
        self.hands: list[set[Card]] = [set() for _ in range(players)]
        self.decks: list[set[Card]] = [set(DECK) for _ in range(players)]
        self.discards: list[set[Card]] = [set() for _ in range(players)]
        self.top: list[Card | None] = [None] * players
        self.known: list[set[Card]] = [set() for _ in range(players)]
        """Cards that everybody knows to be in a hand: those that stayed in it when the discards were shuffled."""
        self.bonuses = bonuses
        self.bonus = [dict.fromkeys(bonuses, BARE) for _ in range(players)]
        self.round = 1
        self.order = list(range(players))  # ST-O1
        self.began = dict(self.where)
        """Where each stood when the round began."""
        self.gone = 0
        """How many have had their turn in this round."""
        self.ended = ""
        self.story: list[str] = []
        """What the last action brought about, of the things that are rare."""
        self.begin()

    def begin(self) -> None:
        """The first moment of a turn."""
        self.todo: list[str] = []
        """What was entered and waits for a choice, in order: `marker` or `lose`."""
        self.moved: Play | None = None
        self.drunk: set[int] = set()
        """The tiles whose water hole counted in this turn."""
        self.warthog = False
        self.stopped = False
        self.last = False
        """Whether the movement is over, an arrow's included."""

    @property
    def me(self) -> int:
        return -1 if self.ended else self.order[self.gone]

    @property
    def here(self) -> Space | None:
        return self.where[self.me]

    @property
    def mine(self) -> dict[str, str]:
        return self.bonus[self.me]

    def copy(self) -> Slow:
        return copy.deepcopy(self, {id(self.course): self.course})

    # race order

    def in_front(self) -> list[int]:
        """ST-O1: the seats, first in the race first."""

        def key(seat: int) -> tuple[int, int, int, int]:
            space = self.where[seat]
            return (-1, 0, -seat, 0) if space is None else self.course.race(space)

        return sorted(range(self.players), key=key, reverse=True)

    # what may be done

    def legal(self) -> set[Action]:
        if self.ended:
            return set()
        if self.todo:
            return {(self.todo[0], bonus) for bonus in self.choice()}
        if self.moved is not None:
            return {("after", name) for name in [*self.after(), "done"]}
        from_hand = {play for card in self.hands[self.me] for play in self.plays("hand", card)}
        found: set[Action] = {*from_hand}
        if not from_hand:  # ST-M4
            found |= {Play("hand", card, ()) for card in self.hands[self.me]}
        if self.mine.get("wings") == READY:  # ST-B3
            found |= {play for lane in LANES for play in self.plays("wings", (lane, 4))}
        top = self.top[self.me]
        if self.mine.get("deja") == READY and top is not None:  # ST-B5
            found |= set(self.plays("deja", top))
        return found

    def choice(self) -> list[str]:
        """ST-S1: what may get a marker; ST-S4: what a cheetah may take, cards with a marker first."""
        if self.todo[0] == "marker":
            return [name for name, state in self.mine.items() if state == BARE]
        marked = [name for name, state in self.mine.items() if state != BARE]
        return marked or list(self.mine)

    def plays(self, source: str, card: Card) -> Iterator[Play]:
        """All that can be done with a card that moves."""
        may_tiptoe = card[1] == 2 and source != "wings"  # ST-S5
        for tiptoes in (False, True) if may_tiptoe else (False,):
            for boing in (False, True) if self.mine.get("boing") == READY else (False,):  # ST-B1
                for path in self.routes(card, tiptoes, boing):
                    yield Play(source, card, path, False, tiptoes, boing)
                for space in self.steps(tiptoes):
                    if self.can_end(space, tiptoes) and not self.is_sand(space, tiptoes):  # ST-S2
                        yield Play(source, card, (space,), True, tiptoes, boing)

    def steps(self, tiptoes: bool) -> set[Space]:
        """ST-M4, ST-M5: what lies one step along a connection away."""
        if self.here is None:
            return set(self.course.first.values())
        return self.course.ways(self.here) | self.course.backward[self.here]

    def routes(self, card: Card, tiptoes: bool, boing: bool) -> set[Path]:
        """ST-M1, ST-M2, ST-M3: the full moves of a card."""
        lane, length = card
        if self.here is not None and self.here[1] == lane:
            length += 1 + self.in_front().index(self.me)  # ST-O2

        def ends(path: Path, cost: int) -> set[Path]:
            """The legal routes that begin with this path, which has cost so much."""
            here = path[-1] if path else self.here
            found = set()
            if not (path and self.stings(path[-1], tiptoes or boing)):
                for space in self.onward(here, lane):
                    price = 2 if self.is_sand(space, tiptoes or boing) else 1
                    if cost + price <= length and not self.blocks(space, tiptoes, boing):
                        found |= ends((*path, space), cost + price)
            if path and path[-1][1] in (lane, MANY) and self.can_end(path[-1], tiptoes):
                # ST-B1: a Boinnnggg pays for quicksand only here
                total = cost + (boing and self.is_sand(path[-1], tiptoes))
                if total == length or (total < length and not found):
                    found.add(path)
            return found

        return ends((), 0)

    def onward(self, here: Space | None, lane: int) -> list[Space]:
        """ST-M1: the next spaces of a full move to this lane."""
        if here is None:
            return list(self.course.first.values())
        found = [self.course.straight(here, lane)]
        if here[1] not in (MANY, lane):
            found.append(self.course.aside(here, here[1] + (1 if lane > here[1] else -1)))
        return [space for space in found if space is not None]

    def taken(self, space: Space) -> bool:
        return space in self.where.values()

    def is_sand(self, space: Space, ignored: bool) -> bool:
        return not ignored and self.course.what(space) == "quicksand"

    def stings(self, space: Space, ignored: bool) -> bool:
        return not ignored and self.course.what(space) == "porcupine"

    def blocks(self, space: Space, tiptoes: bool, boing: bool) -> bool:
        """Whether one can't pass through a space."""
        return not boing and (self.taken(space) or (self.course.what(space) == "lion" and not tiptoes))

    def can_end(self, space: Space, tiptoes: bool) -> bool:
        """Whether one may stay on a space, its lane aside."""
        return not self.taken(space) and (tiptoes or self.course.what(space) not in ("lion", "crocodile"))

    # Neck Stretch, Leapfrog, arrows

    def after(self) -> list[str]:
        """ST-B0: the bonuses at hand after the movement."""
        if self.stopped or self.last or not (self.moved and self.moved.path):
            return []
        ways = {"neck": self.neck(), "leap": self.leap()}
        return [name for name, path in ways.items() if path and self.mine.get(name) == READY]

    def neck(self) -> Path:
        """ST-B6."""
        assert self.here is not None
        assert self.moved is not None
        lane, tiptoes = self.moved.card[0], self.moved.tiptoes
        path: Path = ()
        best: Path = ()
        cost, space = 0, self.course.straight(self.here, lane)
        while space is not None and not self.blocks(space, tiptoes, False):
            cost += 2 if self.is_sand(space, tiptoes) else 1
            if cost > 2:
                break
            path = (*path, space)
            if self.can_end(space, tiptoes):
                best = path
            if self.stings(space, tiptoes):
                break
            space = self.course.straight(space, lane)
        return best

    def leap(self) -> Path:
        """ST-B2."""
        assert self.here is not None
        assert self.moved is not None
        lane = self.moved.card[0]
        over, space = 0, self.course.straight(self.here, lane)
        while space is not None and self.taken(space):
            over, space = over + 1, self.course.straight(space, lane)
        if not over or space is None:
            return ()
        return (space,) if self.moved.tiptoes or self.course.what(space) not in ANIMALS else ()

    def arrow(self) -> Path:
        """ST-S3."""
        assert self.here is not None
        assert self.moved is not None
        what, tiptoes = self.course.what(self.here), self.moved.tiptoes
        if tiptoes or self.stopped or what not in ARROWS:
            return ()
        if what == "forward":
            space = self.course.straight(self.here, self.moved.card[0])
        else:
            space = self.course.straight_back(self.here)
        if space is None or not self.can_end(space, tiptoes) or self.is_sand(space, tiptoes):
            return ()
        return (space,)

    # what happens

    def play(self, action: Action, drawn: set[Card] | None = None, rng: random.Random | None = None) -> None:
        """Do an action. `drawn` is the hand with which the turn ends if it does; without it, `rng` draws."""
        self.story = []
        if isinstance(action, Play):
            self.begin()
            self.moved = action
            if action.source == "hand":
                self.hands[self.me].remove(action.card)
                self.known[self.me].discard(action.card)
                self.discards[self.me].add(action.card)
                self.top[self.me] = action.card
            else:
                del self.mine[action.source]
            if action.boing:
                del self.mine["boing"]
            self.enter(action.path, action.boing)
        elif self.todo:
            self.todo.pop(0)
            self.settle(*action)
        elif action[1] == "done":
            self.last = True
            self.story += ["blown"] * bool(self.arrow())
            self.enter(self.arrow(), False)
        else:
            path = self.neck() if action[1] == "neck" else self.leap()
            del self.mine[action[1]]
            self.enter(path, False)
        self.go_on(drawn, rng)

    def enter(self, path: Path, boing: bool) -> None:
        """ST-S1, ST-S4, ST-S6: move along these spaces."""
        assert self.moved is not None
        for space in path:
            what = self.course.what(space)
            if what == "water" and space[0] not in self.drunk:
                self.drunk.add(space[0])
                self.todo.append("marker")
            if not self.moved.tiptoes and not (boing and space != path[-1]):
                self.todo += ["lose"] * (what == "cheetah")
                self.warthog = self.warthog or what == "warthog"
                self.stopped = self.stopped or what == "porcupine"
                self.story += [what]
        if path:
            self.where[self.me] = path[-1]

    def settle(self, kind: str, name: str) -> None:
        """What was chosen for a water hole or a cheetah."""
        if kind == "marker":
            self.mine[name] = FRESH
        else:
            del self.mine[name]

    def go_on(self, drawn: set[Card] | None, rng: random.Random | None) -> None:
        """Whatever needs no choice."""
        while self.todo and len(choice := self.choice()) <= 1:
            kind = self.todo.pop(0)
            for name in choice:
                self.settle(kind, name)
        if self.todo or self.after():
            return
        if not self.last:
            self.last = True
            if self.moved and self.moved.path:
                self.story += ["blown"] * bool(self.arrow())
                self.enter(self.arrow(), False)
                self.go_on(drawn, rng)
                return
        self.end_turn(drawn, rng)

    def end_turn(self, drawn: set[Card] | None, rng: random.Random | None) -> None:
        me = self.me
        if self.warthog:  # ST-S4
            self.discards[me] |= self.hands[me]
            self.hands[me] = set()
            self.known[me] = set()
        self.draw(me, drawn, rng)
        self.mine.update({name: READY for name, state in self.mine.items() if state == FRESH})
        self.begin()
        self.gone += 1
        if self.gone == self.players:
            self.end_round()

    def hand_size(self, seat: int) -> int:
        """ST-B4."""
        return 5 if self.bonus[seat].get("bird", BARE) != BARE else 4

    def draw(self, seat: int, drawn: set[Card] | None, rng: random.Random | None) -> None:
        """ST-B3: up to the hand size; the discards are shuffled only when a card must be drawn."""
        hand, deck = self.hands[seat], self.decks[seat]
        missing = max(0, self.hand_size(seat) - len(hand))
        if missing > len(deck):
            hand |= deck
            missing -= len(deck)
            deck.clear()
            self.known[seat] = set(hand)
            self.story += ["shuffled"]
            deck |= self.discards[seat]
            self.discards[seat] = set()
            self.top[seat] = None
        if drawn is None:
            assert rng is not None
            new = set(rng.sample(sorted(deck), missing))
        else:
            new = drawn - hand
            assert hand <= drawn, (hand, drawn)
        assert new <= deck, (new, deck)
        assert len(new) == missing, (new, missing)
        deck -= new
        hand |= new

    def end_round(self) -> None:
        if any(self.course.beyond(space) for space in self.where.values()):  # ST-E1
            self.ended = "finish"
        elif self.round == ROUNDS:  # ST-E2
            self.ended = "rounds"
        else:
            self.round += 1
            self.gone = 0
            self.order = self.in_front()  # ST-O1
            self.began = dict(self.where)

    def places(self) -> list[int]:
        """ST-E1, ST-E3."""
        return [1 + self.in_front().index(seat) for seat in range(self.players)]
