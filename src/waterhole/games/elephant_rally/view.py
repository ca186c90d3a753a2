"""What a seat sees of Elephant Rally, and what an action does, as that seat may know it.

Hands and the order of the pile are hidden; everything else is open. All that is told to a seat is made from what
`rules.conceal` leaves of a state for it, so it can't tell more. A choice tells what is certain: what happens if nobody
cancels the card, up to the next choice or chance.

Spaces are named as in notation, `c9` is lane 2, column 9; forward is towards the next column of the ring.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from ..chance import Fast
from ..game import Config
from ..message import Message, say
from . import rules
from .board import KINDS, STRIDE, Board, cell_name
from .notation import action_text
from .rules import (
    ASK,
    ASKED,
    CANCEL,
    CANCELLED_CARD,
    CANCELLED_MODIFIER,
    CARPET,
    CHARGE,
    CHIP,
    COW,
    CROSSED,
    DISCARD,
    DONE,
    ENOUGH,
    FORWARD,
    FRIGHT,
    GREENS,
    LAND,
    LEFT,
    LEFT_FORWARD,
    MANGO_STEP,
    MOUSE,
    MOVE,
    OVER,
    PAIR,
    PASS,
    PLAY,
    PLAYED_GREEN,
    PLAYED_YELLOW,
    REFILL,
    RESOLVE,
    RIGHT,
    RIGHT_FORWARD,
    ROB,
    SCARE_SIDE,
    SEATS,
    SIDE,
    SWAP,
    TAKE,
    THROW,
    THROWING,
    State,
)

Card = Literal[
    "g1", "g2", "g3", "g4", "p4", "p5", "p6", "p7",
    "charge", "carpet", "mango", "mouse", "cow", "monkey", "prayer", "snake", "tiger",
]  # fmt: skip
"""The kinds of cards: green and purple with their value, yellow by name."""
Ground = Literal["plain", "banana", "hole", "river", "bridge", "arrow", "none"]
"""What a space is; `none` is no space."""
Phase = Literal[
    "start", "play", "react", "side", "mango", "mouse", "scare", "cows", "monkey", "prayer", "snake", "throw",
    "discard", "over",
]  # fmt: skip
"""What is decided now. side: which way round what blocks the way. scare: the same for an elephant that runs from the
mouse, told by who plays the mouse. throw: a card for each Cobra chip. discard: a turn of discards."""
Way = Literal["forward", "left-forward", "right-forward", "left", "right", "back"]
Blocked = Literal["cow", "firm", "gap"]
"""A cow, an elephant that stands firm at the water, or a space that is not there."""
Kind = Literal[
    "start", "play", "discard", "done", "pass", "cancel", "side", "mango", "mouse", "cow", "enough", "rob", "take",
    "chip", "throw",
]  # fmt: skip
"""What an action is. start: takes a start arrow. play: one card, or a modifier and a green one. discard: begins a turn
of discarding. pass and cancel: answers to a card. side: left or right, of one's own elephant or a scared one. mango: a
step with Mango Juice. cow: a step of a cow; enough: ends them. rob: Monkey. take: Prayer. chip: Snake Charmer. throw:
discards a card."""


class Cards(msgspec.Struct):
    """So many cards of a kind."""

    card: Card
    count: int


class Elephant(msgspec.Struct):
    seat: int
    space: str | None
    """None before it is placed."""
    progress: int
    """Columns since the line: below zero behind it at the start, a lap is all columns; 0 before it is placed."""
    to_go: int
    """Columns to the end of the lap."""


class Player(msgspec.Struct):
    """What a seat has before it."""

    cards: int
    """How many cards are in its hand."""
    known: list[Cards]
    """Those of them that whoever looks knows; of one's own hand all."""
    chips: int
    """Cobra chips."""


class Moved(msgspec.Struct):
    """One piece moves."""

    piece: Literal["elephant", "cow", "mouse"]
    seat: int | None
    """Whose elephant it is; None for cows and the mouse."""
    path: list[str]
    """All its spaces, the one it leaves first. The mouse goes from hole to hole where two of them are not neighbours,
    and an elephant on the Magic Carpet has only the two ends."""
    line: int
    """1 if it crosses the red line forwards, -1 backwards, else 0."""


class Step(msgspec.Struct):
    """All that moves at the same time."""

    what: Literal["step", "fly", "scare", "mouse", "hide", "cow"]
    """step: an elephant by its card. fly: on the Magic Carpet. scare: an elephant runs from the mouse. mouse: the mouse
    runs. hide: it goes to its hole afterwards. cow: a cow by Holy Cow."""
    way: Way | None
    """Where they go; None for the mouse and cows."""
    blocked: Blocked | None
    """Of a step sideways: what closes the straight way."""
    moved: list[Moved]
    """First the one that goes, then those it pushes, the nearest first."""


class Draw(msgspec.Struct):
    """Cards drawn: how many, never which."""

    seat: int
    count: int
    why: Literal["deal", "banana", "turn"]


class Robbery(msgspec.Struct):
    """Monkey took cards."""

    thief: int
    victim: int
    count: int
    cards: list[Cards] | None
    """Which: only told to both involved, once they are taken. None too for a thief who has drawn cards in the same
    action: all of them are `gained`."""


class Chip(msgspec.Struct):
    """Cobra chips change hands; None is the supply."""

    giver: int | None
    receiver: int | None
    count: int


class End(msgspec.Struct):
    """How the race ended."""

    winner: int
    how: Literal["crossed", "pushed"]
    """crossed: by a card of the winner; pushed: by another elephant."""
    by: int
    """Whose card it was."""
    places: list[int]
    """By seat, from 1; equal progress, equal place."""


class Course(msgspec.Struct):
    """What happens to pieces and cards, up to the next choice or chance."""

    steps: list[Step]
    unused: int
    """Spaces of the card, or of a scared elephant's three, that could not be gone because nothing was open."""
    draws: list[Draw]
    reshuffled: bool
    """Whether the discards became the pile."""
    phase: Phase
    """What is decided next."""
    actor: int | None
    """Who decides it; None when the race is over."""
    left: int
    """What is left to decide of: steps of a move, of a scared elephant or of cows, or cards to discard for chips."""
    ended: End | None


class Branch(msgspec.Struct):
    """What follows when a choice of sides is answered."""

    side: Literal["left", "right"]
    course: Course


class Effect(msgspec.Struct):
    """What an action did, or would do."""

    action: str
    kind: Kind
    seat: int
    """Who acts."""
    turn: int
    """In whose turn: who plays the cards in play."""
    cards: list[Card]
    """The cards it names: played (the modifier first), cancelled, taken by Prayer, thrown."""
    start: str | None
    """The space a cow leaves."""
    space: str | None
    """The space it names: the start arrow, where the mouse goes, where a cow goes."""
    way: Way | None
    """With side and mango."""
    giver: int | None
    """With chip: the seat whose chip is given on; None from the supply."""
    target: int | None
    """With rob the victim, with chip the receiver."""
    open: bool
    """Whether others may still cancel it. A choice then tells what happens if nobody does; of an action that was done,
    nothing has happened yet."""
    course: Course
    branches: list[Branch]
    """Of a choice after which a side is to be chosen by the same seat: what each would bring."""
    playing: list[Card]
    """The cards in play that this is part of, the modifier first."""
    cancelled: list[Card]
    """Those of them that are cancelled."""
    robbery: Robbery | None
    chips: list[Chip]
    gained: list[Cards]
    """What came into the hand of whoever looks; only of an action that was done."""


class View(msgspec.Struct):
    phase: Phase
    turn: int | None
    """Whose turn it is; None when the race is over."""
    actor: int | None
    """Who decides now."""
    elephants: list[Elephant]
    """By seat."""
    cows: list[str]
    """Their spaces, lane by lane. Cows are alike; an effect tells from where to where each goes."""
    mouse: str
    players: list[Player]
    """By seat."""
    hand: list[Cards]
    """One's own, green before purple before yellow; empty for a watcher."""
    pile: int
    """Cards to draw."""
    discards: list[Cards]
    supply: int
    """Cobra chips before nobody."""
    played: list[Literal["green", "yellow"]]
    """What can't be played any more in this turn; both after a purple card."""
    card: Card | None
    """The card in play."""
    modifier: Card | None
    """The modifier in play with it."""
    cancelled: list[Card]
    """Those of them that are cancelled."""
    steps: int
    """What is left of a move, of a scared elephant's way, or of the eight spaces of Holy Cow."""
    side: Literal["left", "right"] | None
    """The side that is kept as long as forward stays blocked."""
    scared: int | None
    """Whose elephant is scared."""
    owed: int
    """Cards still to be discarded for Cobra chips."""
    choices: list[Effect]
    """All legal actions with what each would do; only for the seat that decides."""
    ended: End | None


class Layout(msgspec.Struct):
    """What never changes in a game."""

    name: str
    lanes: int
    columns: int
    ground: list[list[Ground]]
    """By lane, the left one first, then by column; the red line lies behind the last column."""
    hand: int
    """Cards of a full hand at the end of a turn."""
    banana_hand: int
    """Cards of a hand after bananas."""
    chips: int
    cow_steps: int
    mouse_steps: int


CARDS: tuple[Card, ...] = (
    *("g1", "g2", "g3", "g4", "p4", "p5", "p6", "p7"),
    *("charge", "carpet", "mango", "mouse", "cow", "monkey", "prayer", "snake", "tiger"),
)
PHASES: tuple[Phase, ...] = (
    *("start", "play", "react", "side", "mango", "mouse", "scare"),
    *("cows", "monkey", "prayer", "snake", "throw", "discard", "over"),
)
GROUNDS: dict[str, Ground] = {
    **{".": "plain", "C": "plain", "B": "banana", "o": "hole"},
    **{"~": "river", "=": "bridge", "^": "arrow", "#": "none"},
}
WAYS: dict[int, Way] = {
    FORWARD: "forward",
    LEFT_FORWARD: "left-forward",
    RIGHT_FORWARD: "right-forward",
    LEFT: "left",
    RIGHT: "right",
}


def layout(config: Config) -> Layout:
    board = config.board
    return Layout(
        name=config.layout.name,
        lanes=board.lanes,
        columns=board.columns,
        ground=[[GROUNDS[sign] for sign in line] for line in config.layout.lanes],
        hand=rules.HAND,
        banana_hand=rules.FEAST,
        chips=rules.CHIPS,
        cow_steps=rules.COW_STEPS,
        mouse_steps=rules.MOUSE_STEPS,
    )


# the position


def known_to(s: State, seat: int | None) -> State:
    """What a seat knows of a state; for a watcher what nobody need be told."""
    known = s.copy()
    if seat is None:  # nor what one seat knows of another's hand
        for counts in known.known:
            counts[:] = [0] * len(counts)
    for one in range(s.players) if seat is None else [seat]:
        rules.conceal(known, one)
    return known


def view(s: State, config: Config, seat: int | None) -> View:
    board = config.board
    s = known_to(s, seat)
    out = [0] * rules.ACTIONS
    count = rules.legal(s, board, out) if seat is not None and s.actor == seat else 0
    return View(
        phase=PHASES[s.phase],
        turn=None if s.ended else s.turn,
        actor=None if s.ended else s.actor,
        elephants=[
            Elephant(one, space_of(s, one), s.progress[one], board.columns - s.progress[one])
            for one in range(s.players)
        ],
        cows=[cell_name(cell) for cell in cows_of(s, board)],
        mouse=cell_name(s.mouse),
        players=[Player(s.held[one], cards(s.hand[one]), s.chips[one]) for one in range(s.players)],
        hand=[] if seat is None else cards(s.hand[seat]),
        pile=s.piled,
        discards=cards(s.discards),
        supply=rules.supply(s),
        played=_played(s),
        card=CARDS[s.card] if s.card >= 0 else None,
        modifier=CARDS[s.modifier] if s.modifier >= 0 else None,
        cancelled=_cancelled(s),
        steps=s.steps,
        side=None if s.side == 0 else "left" if s.side < 0 else "right",
        scared=s.scared if s.scared >= 0 else None,
        owed=s.owed,
        choices=[_choice(s, config, action) for action in out[:count]],
        ended=end_of(s),
    )


def _played(s: State) -> list[Literal["green", "yellow"]]:
    played: list[Literal["green", "yellow"]] = []
    if s.played & PLAYED_GREEN:
        played.append("green")
    if s.played & PLAYED_YELLOW:
        played.append("yellow")
    return played


def _playing(s: State) -> list[Card]:
    return [CARDS[kind] for kind in (s.modifier, s.card) if kind >= 0]


def _cancelled(s: State) -> list[Card]:
    cancelled = []
    if s.modifier >= 0 and s.cancelled & CANCELLED_MODIFIER:
        cancelled.append(CARDS[s.modifier])
    if s.card >= 0 and s.cancelled & CANCELLED_CARD:
        cancelled.append(CARDS[s.card])
    return cancelled


def cards(counts: Iterable[int]) -> list[Cards]:
    """Counts by kind as the kinds there are."""
    return [Cards(CARDS[kind], count) for kind, count in enumerate(counts) if count > 0]


def space_of(s: State, seat: int) -> str | None:
    """The space of a seat's elephant; None before it is placed."""
    return None if s.lane[seat] < 0 else cell_name(s.lane[seat] * STRIDE + s.column[seat])


def cows_of(s: State, board: Board) -> list[int]:
    """The cells where cows stand, in rising order."""
    return [
        lane * STRIDE + column
        for lane in range(board.lanes)
        for column in range(board.columns)
        if s.cows[lane] >> column & 1
    ]


def end_of(s: State) -> End | None:
    if not s.ended:
        return None
    out = [0] * SEATS
    rules.places(s, out)
    places = out[: s.players]
    return End(places.index(1), "crossed" if s.ended == CROSSED else "pushed", s.turn, places)


# what an action does


def _choice(s: State, config: Config, action: int) -> Effect:
    """What a legal action would do, as far as it is certain; `s` as whoever decides knows it."""
    run = Run(s.copy(), config.board)
    run.do(action)
    made = _effect(s, config, action, run)
    made.open = _may_be_answered(s, action)
    if run.s.phase in (SIDE, SCARE_SIDE):
        made.branches = [_branch(run, config, "left", LEFT), _branch(run, config, "right", RIGHT)]
    return made


def _may_be_answered(s: State, action: int) -> bool:
    """Whether somebody could still be asked, whoever holds a Tiger: it follows from the order of asking alone."""
    if s.phase == ASKED:
        return action != CANCEL and s.asked < s.players - 1
    return PLAY <= action < DISCARD


def _branch(run: Run, config: Config, side: Literal["left", "right"], action: int) -> Branch:
    further = Run(run.s.copy(), config.board)
    further.do(action)
    return Branch(side, further.course())


def preview(s: State, config: Config, action: int) -> Effect:
    """What a card will do if everybody lets it pass, as a watcher may know it."""
    return _choice(known_to(s, None), config, action)


def effect(before: State, after: State, config: Config, action: int, seat: int | None) -> Effect:
    before, after = known_to(before, seat), known_to(after, seat)
    run = Run(before.copy(), config.board)
    waiting = after.phase == ASKED and PLAY <= action < FORWARD
    if waiting:  # nothing has happened yet
        rules.choose(run.s, config.board, action, run.rng)
        run.s.phase, run.s.actor = ASKED, after.actor
    else:
        run.do(action)
    did = _effect(before, config, action, run)
    did.open = waiting
    if seat is not None:
        did.gained = _gained(before, after, action, seat)
        if did.robbery:
            did.robbery.cards = _robbed(before, after, did, seat)
    return did


def _effect(s: State, config: Config, action: int, run: Run) -> Effect:
    """What is the same for choices and for actions that were done; `run` is the action done on a copy of `s`."""
    start, space = _spaces(config.board, action)
    giver, target = _seats(action)
    return Effect(
        action=action_text(s, config.board, action),
        kind=kind_of(s, action),
        seat=s.actor,
        turn=s.turn,
        cards=_named(s, action),
        start=start,
        space=space,
        way=WAYS.get(action),
        giver=giver,
        target=target,
        open=False,
        course=run.course(),
        branches=[],
        playing=_named(s, action) if PLAY <= action < DISCARD else _playing(s),
        cancelled=_cancelled(_answered(s, action)),
        robbery=_robbery(s, action),
        chips=_chips(s, run.s, action),
        gained=[],
    )


KIND_FROM: tuple[tuple[int, Kind], ...] = (
    *((0, "start"), (PLAY, "play"), (DISCARD, "discard"), (DONE, "done"), (PASS, "pass"), (CANCEL, "cancel")),
    *((FORWARD, "mango"), (MOUSE, "mouse"), (COW, "cow"), (ENOUGH, "enough"), (ROB, "rob"), (TAKE, "take")),
    *((CHIP, "chip"), (THROW, "throw")),
)
"""Actions of a kind from their first number on."""


def kind_of(s: State, action: int) -> Kind:
    kind = next(kind for first, kind in reversed(KIND_FROM) if action >= first)
    return "side" if kind == "mango" and s.phase != MANGO_STEP else kind


def _named(s: State, action: int) -> list[Card]:
    """The cards that an action names."""
    if PLAY <= action < PAIR:
        return [CARDS[action - PLAY]]
    if PAIR <= action < DISCARD:
        return [CARDS[CHARGE + (action - PAIR) // GREENS], CARDS[(action - PAIR) % GREENS]]
    if CANCEL <= action < FORWARD:
        return [CARDS[s.card if action == CANCEL else s.modifier]]
    if TAKE <= action < CHIP:
        return [CARDS[action - TAKE]]
    return [CARDS[action - THROW]] if action >= THROW else []


def _answered(s: State, action: int) -> State:
    """The state with what this action cancels."""
    s = s.copy()
    if CANCEL <= action < FORWARD:
        s.cancelled |= CANCELLED_CARD if action == CANCEL else CANCELLED_MODIFIER
    return s


def _spaces(board: Board, action: int) -> tuple[str | None, str | None]:
    """The spaces that an action names: where a cow starts, and where something goes."""
    if action < PLAY:
        return None, cell_name(action)
    if MOUSE <= action < COW:
        return None, cell_name(action - MOUSE)
    if COW <= action < ENOUGH:
        start, direction = divmod(action - COW, 4)
        return cell_name(start), cell_name(beside(board, start, rules.aside(direction), rules.along(direction)))
    return None, None


def _seats(action: int) -> tuple[int | None, int | None]:
    """The seats that an action names: giver and target."""
    if ROB <= action < TAKE:
        return None, action - ROB
    if CHIP <= action < SWAP:
        return None, action - CHIP
    if SWAP <= action < THROW:
        giver, receiver = divmod(action - SWAP, SEATS)
        return giver, receiver
    return None, None


def _robbery(s: State, action: int) -> Robbery | None:
    if not ROB <= action < TAKE:
        return None
    victim = action - ROB
    return Robbery(s.turn, victim, min(2, s.held[victim]), None)


def _robbed(before: State, after: State, did: Effect, seat: int) -> list[Cards] | None:
    """Which cards Monkey took, for the two who know."""
    assert did.robbery is not None
    if seat == did.robbery.victim:
        return cards(had - has for had, has in zip(before.hand[seat], after.hand[seat], strict=True))
    if seat == did.robbery.thief and not did.course.draws:
        return did.gained
    return None


def _chips(before: State, after: State, action: int) -> list[Chip]:
    giver, receiver = _seats(action)
    if CHIP <= action < THROW:
        return [Chip(giver, receiver, 1)]
    returned = before.chips[before.turn] - after.chips[before.turn]
    return [Chip(before.turn, None, returned)] if returned else []


def _gained(before: State, after: State, action: int, seat: int) -> list[Cards]:
    """What came into the seat's own hand, apart from what the action itself took out of it."""
    out = [0] * len(KINDS)
    if before.actor == seat and (PLAY <= action < DISCARD or action >= THROW):
        for card in _named(before, action):
            out[CARDS.index(card)] = 1
    if before.actor == seat and CANCEL <= action < FORWARD:
        out[rules.TIGER_CARD] = 1
    return cards(has + gone - had for has, gone, had in zip(after.hand[seat], out, before.hand[seat], strict=True))


# the course of an action


class Pieces(NamedTuple):
    """Where everything stands."""

    lane: list[int]
    column: list[int]
    progress: list[int]
    cows: list[int]
    mouse: int

    @classmethod
    def of(cls, s: State) -> Pieces:
        return cls(s.lane[:], s.column[:], s.progress[:], s.cows[:], s.mouse)

    def elephant_at(self, cell: int) -> int | None:
        """The seat whose elephant stands there."""
        for seat, (lane, column) in enumerate(zip(self.lane, self.column, strict=True)):
            if lane >= 0 and lane * STRIDE + column == cell:
                return seat
        return None

    def cow_at(self, cell: int) -> bool:
        return bool(self.cows[cell // STRIDE] >> cell % STRIDE & 1)


def beside(board: Board, cell: int, aside: int, along: int) -> int:
    """The cell so many lanes to the right and columns forward; it need not be on the track."""
    return (cell // STRIDE + aside) * STRIDE + (cell % STRIDE + along) % board.columns


class Run:
    """An action done step by step, as if nobody cancels anything any more; keeps what happens to pieces and cards.

    It works on a state as a seat knows it. Nothing that chance would bring reaches the course: how many cards are
    drawn or taken follows from what is open.
    """

    def __init__(self, s: State, board: Board) -> None:
        self.s = s
        self.board = board
        self.rng = Fast(0)
        self.steps: list[Step] = []
        self.draws: list[Draw] = []
        self.unused = 0
        self.reshuffled = False

    def course(self) -> Course:
        s = self.s
        return Course(
            steps=self.steps,
            unused=self.unused,
            draws=self.draws,
            reshuffled=self.reshuffled,
            phase=PHASES[s.phase],
            actor=None if s.ended else s.actor,
            left=s.owed if s.phase == THROWING else s.steps,
            ended=end_of(s),
        )

    def do(self, action: int) -> None:
        """The action, and what follows by itself."""
        s, before, held = self.s, Pieces.of(self.s), self.s.held[:]
        blocked = self.blocked()
        mover = s.turn if s.scared < 0 else s.scared
        if ROB <= action < TAKE:  # to take cards from, the victim must have some
            rules.imagine(s, s.turn, self.rng)
        rules.choose(s, self.board, action, self.rng)
        if action < PLAY:
            self.draws = [Draw(seat, s.held[seat], "deal") for seat in range(s.players) if s.held[seat] > held[seat]]
        elif FORWARD <= action < MOUSE:
            self.note_elephant(before, mover, "step" if s.scared < 0 else "scare", blocked)
        elif MOUSE <= action < COW:
            if s.mouse != before.mouse:
                self.note_mouse("mouse", mouse_path(self.board, before, s.mouse))
        elif COW <= action < ENOUGH:
            start, direction = divmod(action - COW, 4)
            space = beside(self.board, start, rules.aside(direction), rules.along(direction))
            self.steps.append(Step("cow", None, None, [self.moved(before, None, start, space)]))
        while s.phase > OVER:
            self.go_on()

    def go_on(self) -> None:
        s = self.s
        if s.phase == ASK:
            s.actor, s.phase = s.turn, RESOLVE
        elif s.phase == MOVE:
            flying = rules.has(s, CARPET)
            self.move(s.turn, "fly" if flying else "step")
        elif s.phase == FRIGHT:
            self.move(s.scared, "scare")
        elif s.phase in (LAND, REFILL):
            self.draw("banana" if s.phase == LAND else "turn")
        else:
            rules.step(s, self.board, self.rng)

    def move(self, seat: int, what: Literal["step", "fly", "scare"]) -> None:
        s, before, steps = self.s, Pieces.of(self.s), self.s.steps
        blocked = self.blocked()
        rules.step(s, self.board, self.rng)
        moved = self.note_elephant(before, seat, what, blocked)
        if steps and not s.steps and not moved:
            self.unused = steps
        if s.mouse != before.mouse:
            self.note_mouse("hide", [before.mouse, s.mouse])

    def draw(self, why: Literal["banana", "turn"]) -> None:
        s, seat = self.s, self.s.turn
        held, discarded = s.held[seat], sum(s.discards)
        rules.step(s, self.board, self.rng)
        if s.held[seat] > held:
            self.draws.append(Draw(seat, s.held[seat] - held, why))
            self.reshuffled |= sum(s.discards) < discarded

    def blocked(self) -> Blocked | None:
        """What closes the way forward of the elephant that moves, or the way back of a scared one."""
        s, board = self.s, self.board
        seat, along = (s.turn, 1) if s.scared < 0 else (s.scared, -1)
        if s.lane[seat] < 0:
            return None
        before, cell = Pieces.of(s), s.lane[seat] * STRIDE + s.column[seat]
        pushed = False
        while True:
            cell = beside(board, cell, 0, along)
            if not board.track[cell // STRIDE] >> cell % STRIDE & 1:
                return "gap"
            if pushed and board.wet[cell // STRIDE] >> cell % STRIDE & 1 and not rules.has(s, CHARGE):
                return "firm"
            pushed = before.elephant_at(cell) is not None
            if not pushed:
                if not before.cow_at(cell):
                    return None
                if along > 0 and not rules.has(s, CHARGE):
                    return "cow"

    def note_elephant(
        self, before: Pieces, seat: int, what: Literal["step", "fly", "scare"], blocked: Blocked | None
    ) -> bool:
        """Tell of a step of the seat's elephant and of those it pushes; whether it made one."""
        s, board = self.s, self.board
        start = before.lane[seat] * STRIDE + before.column[seat]
        space = s.lane[seat] * STRIDE + s.column[seat]
        if start == space:
            return False
        aside, along = s.lane[seat] - before.lane[seat], s.progress[seat] - before.progress[seat]
        moved = [self.moved(before, seat, start, space)]
        cell = beside(board, start, aside, along)
        while what != "fly" and (before.cow_at(cell) or before.elephant_at(cell) is not None):
            further = beside(board, cell, aside, along)
            moved.append(self.moved(before, before.elephant_at(cell), cell, further))
            cell = further
        way = _way(aside, along)
        self.steps.append(Step(what, way, blocked if way in ("left", "right") else None, moved))
        return True

    def moved(self, before: Pieces, seat: int | None, start: int, space: int) -> Moved:
        """One piece; without a seat a cow."""
        if seat is None:
            return Moved("cow", None, [cell_name(start), cell_name(space)], 0)
        line = self.s.progress[seat] // self.board.columns - before.progress[seat] // self.board.columns
        return Moved("elephant", seat, [cell_name(start), cell_name(space)], line)

    def note_mouse(self, what: Literal["mouse", "hide"], path: list[int]) -> None:
        self.steps.append(Step(what, None, None, [Moved("mouse", None, [cell_name(cell) for cell in path], 0)]))


def _way(aside: int, along: int) -> Way:
    if along < 0:
        return "back"
    if along == 0:
        return "left" if aside < 0 else "right"
    return "forward" if aside == 0 else "left-forward" if aside < 0 else "right-forward"


def mouse_path(board: Board, pieces: Pieces, goal: int) -> list[int]:
    """A shortest way of the mouse to a space that it can reach, both ends among its cells (ER-C4)."""
    standing = frozenset(
        lane * STRIDE + column for lane, column in zip(pieces.lane, pieces.column, strict=True) if lane >= 0
    )
    came_from = _mouse_ways(board, pieces.mouse, standing)
    path = [goal]
    while path[-1] != pieces.mouse:
        path.append(came_from[path[-1]])
    return path[::-1]


@lru_cache(maxsize=64)
def _mouse_ways(board: Board, start: int, standing: frozenset[int]) -> dict[int, int]:
    """By cell that the mouse can reach, the one it comes from on a shortest way."""
    holes = [
        lane * STRIDE + column
        for lane in range(board.lanes)
        for column in range(board.columns)
        if board.holes[lane] >> column & 1
    ]
    came_from = {start: start}
    last = [start]
    for _ in range(rules.MOUSE_STEPS):
        reached = []
        for cell in last:
            if cell in standing and cell != start:
                continue
            near = [beside(board, cell, *to) for to in ((0, 1), (0, -1), (-1, 0), (1, 0))]
            for other in near + (holes if cell in holes else []):
                lane = other // STRIDE
                if 0 <= lane < board.lanes and board.track[lane] >> other % STRIDE & 1 and other not in came_from:
                    came_from[other] = cell
                    reached.append(other)
        last = reached
    return came_from


# in words


def happened(before: State, after: State, config: Config, action: int, seat: int | None) -> list[Message]:
    did = effect(before, after, config, action, seat)
    return _told(did, before.turn) + _told_course(did.course, before.turn)


def _told(did: Effect, turn: int) -> list[Message]:
    """What somebody did, without what it brought. Letting a card pass is not told."""
    seat = did.seat
    named = did.cards[-1] if did.cards else ""
    if did.kind == "start":
        return [say("did_start", seat=seat, space=did.space or "")]
    if did.kind == "play":
        return [_told_play(did), *_told_effectless(did)]
    if did.kind == "cancel":
        told = [say("did_cancel", seat=seat, card=named, turn_seat=turn)]
        # without its green card a modifier is wasted (ER-C10)
        wasted = [card for card in did.playing if card not in did.cancelled]
        if named == did.playing[-1] and wasted:
            told.append(say("was_wasted", card=wasted[0]))
        return told
    if did.kind in ("discard", "done", "enough", "throw", "take"):
        return [_told_cards(did, named)]
    if did.kind == "rob":
        return _told_robbery(did.robbery)
    if did.kind == "chip":
        return [_told_chip(did)]
    return _told_mouse(did) if did.kind == "mouse" else []


def _told_play(did: Effect) -> Message:
    if len(did.cards) == 2:
        return say("did_pair", seat=did.seat, modifier=did.cards[0], card=did.cards[1])
    return say("did_play", seat=did.seat, card=did.cards[0])


def _told_effectless(did: Effect) -> list[Message]:
    """What a card did that needs no choice and moves nothing: Tiger, and Prayer without discards (ER-T5)."""
    if did.open:
        return []
    if did.cards == ["tiger"]:
        return [say("returned_chips", seat=did.seat, count=sum(chip.count for chip in did.chips))]
    if did.cards == ["prayer"] and did.course.phase != "prayer":
        return [say("no_discards")]
    return []


def _told_cards(did: Effect, card: str) -> Message:
    if did.kind == "discard":
        return say("did_discard", seat=did.seat)
    if did.kind == "done":
        return say("did_done", seat=did.seat)
    if did.kind == "enough":
        return say("did_enough", seat=did.seat)
    if did.kind == "take":
        return say("did_take", seat=did.seat, card=card)
    return say("did_throw", seat=did.seat, card=card)


def _told_robbery(robbery: Robbery | None) -> list[Message]:
    assert robbery is not None
    told = [say("did_rob", seat=robbery.thief, victim_seat=robbery.victim, count=robbery.count)]
    for kind in robbery.cards or []:
        told.append(say("robbed_card", card=kind.card, count=kind.count))
    return told


def _told_chip(did: Effect) -> Message:
    if did.giver is None:
        return say("did_chip", seat=did.seat, receiver_seat=did.target or 0)
    return say("did_swap", seat=did.seat, giver_seat=did.giver, receiver_seat=did.target or 0)


def _told_mouse(did: Effect) -> list[Message]:
    run = next((step for step in did.course.steps if step.what == "mouse"), None)
    if run is None:
        return [say("mouse_stayed", seat=did.seat, space=did.space or "")]
    return [say("did_mouse", seat=did.seat, start=run.moved[0].path[0], space=did.space or "")]


def _told_course(course: Course, turn: int) -> list[Message]:
    told = [message for leg in _legs(course.steps) for message in _told_leg(leg)]
    told += _told_pushed(course.steps)
    if course.unused:
        told.append(say("got_stuck", unused=course.unused))
    for step in course.steps:
        if step.what == "hide":
            told.append(say("mouse_hid", space=step.moved[0].path[-1]))
    told += [_told_draw(draw) for draw in course.draws if draw.why != "deal"]
    if any(draw.why == "deal" for draw in course.draws):
        told.append(say("were_dealt", count=course.draws[0].count))
    if course.reshuffled:
        told.append(say("was_reshuffled"))
    if course.phase == "throw" and course.draws:
        told.append(say("owes_cards", seat=turn, count=course.left))
    return told + _told_end(course.ended)


def _told_draw(draw: Draw) -> Message:
    if draw.why == "banana":
        return say("drew_bananas", seat=draw.seat, count=draw.count)
    return say("drew", seat=draw.seat, count=draw.count)


def _legs(steps: Iterable[Step]) -> list[list[Step]]:
    """Steps that are told together: straight on in one go, and each of the others alone."""
    legs: list[list[Step]] = []
    for step in steps:
        if legs and step.way in ("forward", "back") and legs[-1][-1].way == step.way:
            legs[-1].append(step)
        else:
            legs.append([step])
    return legs


def _told_leg(leg: list[Step]) -> list[Message]:
    """The way of the one that goes."""
    first, mover = leg[0], leg[0].moved[0]
    seat, start, space = mover.seat, mover.path[0], leg[-1].moved[0].path[-1]
    if first.what == "cow":
        return [say("cow_went", start=start, space=space)]
    if seat is None:  # the mouse has its own place in the story
        return []
    if first.what == "fly":
        return [say("flew", owner_seat=seat, start=start, space=space)]
    if first.way == "back":
        return [say("fled", owner_seat=seat, start=start, space=space)]
    if first.way == "forward":
        return [say("went", owner_seat=seat, start=start, space=space)]
    if first.blocked is None:
        return [say("went_aslant", owner_seat=seat, start=start, space=space, side=_side(first))]
    return [say("went_aside", owner_seat=seat, start=start, space=space, side=_side(first), blocked=first.blocked)]


def _side(step: Step) -> str:
    return "left" if step.way in ("left", "left-forward") else "right"


def _told_pushed(steps: Iterable[Step]) -> list[Message]:
    """Who was pushed, each from where to where in all, in the order in which they were first met."""
    ends: list[list[str]] = []
    owners: list[int | None] = []
    for step in steps:
        for moved in step.moved[1:]:
            known = next(
                (i for i, end in enumerate(ends) if owners[i] == moved.seat and end[1] == moved.path[0]),
                None,
            )
            if known is None:
                ends.append([moved.path[0], moved.path[-1]])
                owners.append(moved.seat)
            else:
                ends[known][1] = moved.path[-1]
    told = []
    for owner, (start, space) in zip(owners, ends, strict=True):
        if owner is None:
            told.append(say("cow_was_pushed", start=start, space=space))
        else:
            told.append(say("was_pushed", owner_seat=owner, start=start, space=space))
    return told


def _told_end(end: End | None) -> list[Message]:
    if end is None:
        return []
    if end.how == "pushed":
        return [say("won_pushed", winner_seat=end.winner, seat=end.by)]
    return [say("won", winner_seat=end.winner)]


def describe(s: State, config: Config, seat: int | None) -> list[Message]:
    board = config.board
    s = known_to(s, seat)
    told = [*_told_end(end_of(s)), say("now_over")] if s.ended else _told_now(s)
    for one in sorted(range(s.players), key=lambda one: -s.progress[one]):
        space = space_of(s, one)
        if space is None:
            told.append(say("stands_nowhere", owner_seat=one))
        elif s.progress[one] < 0:
            told.append(say("stands_behind", owner_seat=one, space=space, columns=-s.progress[one]))
        else:
            told.append(say("stands", owner_seat=one, space=space, columns=board.columns - s.progress[one]))
    for one in range(s.players):
        told.append(say("holds", seat=one, cards=s.held[one], chips=s.chips[one]))
        for kind in cards(s.hand[one]):
            told.append(say("holds_card", seat=one, card=kind.card, count=kind.count))
    told.append(say("cows_on", spaces=", ".join(map(cell_name, cows_of(s, board))) or "-"))
    told.append(say("mouse_on", space=cell_name(s.mouse)))
    told.append(say("pile_holds", count=s.piled, chips=rules.supply(s)))
    for kind in cards(s.discards):
        told.append(say("discarded", card=kind.card, count=kind.count))
    return told


def _told_now(s: State) -> list[Message]:
    """Who decides what, and about which cards."""
    told = []
    if s.modifier >= 0:
        told.append(say("in_play_pair", seat=s.turn, modifier=CARDS[s.modifier], card=CARDS[s.card]))
    elif s.card >= 0:
        told.append(say("in_play", seat=s.turn, card=CARDS[s.card]))
    for card in _cancelled(s):
        told.append(say("is_cancelled", card=card))
    if s.phase == SCARE_SIDE:
        told.append(say("now_scare", seat=s.actor, owner_seat=s.scared, steps=s.steps))
    elif s.phase == THROWING:
        told.append(say("now_throw", seat=s.actor, count=s.owed))
    elif s.phase in (SIDE, MANGO_STEP):
        told.append(say("now_way", seat=s.actor, steps=s.steps))
    elif s.phase == rules.COW_RUN:
        told.append(say("now_cows", seat=s.actor, steps=s.steps))
    elif s.phase == rules.PLAYING and s.played:
        told.append(say("now_second", seat=s.actor, colour="yellow" if s.played & PLAYED_GREEN else "green"))
    else:
        told.append(say("now", seat=s.actor, phase=PHASES[s.phase]))
    return told


def picture(s: State, config: Config) -> str:
    """The track with the red line behind the last column, lane a above.

    A digit is the elephant of that seat, `C` a cow, `m` beside it the mouse; else the signs of track files. Where
    somebody stands on more than a plain space, its sign is beside.
    """
    pieces = Pieces.of(s)
    columns = "".join(str(column).ljust(10) for column in range(0, config.board.columns, 5))
    rows = ["  " + columns.rstrip()]
    for lane, line in enumerate(config.layout.lanes):
        cells = "".join(
            _drawn(pieces, lane * STRIDE + column, "." if sign == "C" else sign) for column, sign in enumerate(line)
        )
        rows.append(f"{'abcdef'[lane]} {cells}|")
    return "\n".join(rows)


def _drawn(pieces: Pieces, cell: int, sign: str) -> str:
    seat = pieces.elephant_at(cell)
    piece = str(seat) if seat is not None else "C" if pieces.cow_at(cell) else ""
    beside = "m" if pieces.mouse == cell else sign if piece and sign != "." else " "
    return (piece or sign) + beside
