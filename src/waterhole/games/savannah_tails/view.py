"""What a seat sees of Savannah Tails, and what happened: structures and messages.

Hidden are the cards in the others' hands, as far as they can't be told from their discards. Spaces are named as in
notation: tile (from 1), lane (r k y b; x on a rope bridge), number: `3k4`; `start` is the start line. Cards are `r3`,
lanes and colours 0 red, 1 black, 2 yellow, 3 blue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

import msgspec

from ..game import Config
from ..message import Message, say
from . import rules, why
from .board import (
    CELLS,
    CHEETAH,
    CROCODILE,
    KINDS,
    LANES,
    LETTERS,
    LION,
    MULTI,
    PITCH,
    PORCUPINE,
    QUICKSAND,
    RADIUS,
    RANKS,
    ROWS,
    WARTHOG,
    WATER,
    Board,
    Laid,
    Space,
    alone,
    place_on,
    space_name,
    space_number,
    tiles,
)
from .notation import action_text, card_text, cards_text, split_way
from .rules import DISCARD, LEAPFROG, LOSE, MARKER, ROUTES, STRETCH, VALUES, WAYS, State

Bonus = Literal["boing", "leap", "wings", "bird", "deja", "neck"]
"""Boinnnggg, Leapfrog, Crazy Wings, Bird Brain, Deja vu, Neck Stretch."""
Kind = Literal[
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
]
"""What is on a space; forward and backward are the arrows of a dune."""


Thing = Literal["water", "cheetah", "porcupine", "warthog", "crocodile", "quicksand", "lion", "ostrich"]
"""What an ostrich can meet on its way."""
What = Literal["move", "step", "discard", "marker", "lose", "neck", "leap", "done"]
Source = Literal["card", "wings", "deja"]
Asked = Literal["marker", "lose", "after"]


class Ostrich(msgspec.Struct):
    """An ostrich; in the list by seat."""

    seat: int
    space: str
    """`start` on the start line."""
    rows: int
    """Rows run: 0 on the start line, 1 on the first row; the layout's `line` is the first row past the finish line."""
    place: int
    """Race position now, from 1 (ST-O1)."""


class Turn(msgspec.Struct):
    """A place in the order of this round."""

    seat: int
    began: str
    """The space it stood on when the round began."""
    done: bool
    reason: Message
    """Why it has this place."""


class Card(msgspec.Struct):
    """A card of one's own hand."""

    card: str
    colour: int
    value: int
    bonus: int
    """The bonus movement it would have now: the race position on a lane of its colour, else 0 (ST-M3)."""
    full: bool
    """Whether it has a full move now, tip toes and Boinnnggg not counted; only meant for who is to play a card."""
    cannot: Message | None
    """Why it has none."""


class BonusCard(msgspec.Struct):
    bonus: Bonus
    state: Literal["waiting", "marked", "fresh", "gone"]
    """waiting: no marker yet; marked: may be used (Bird Brain: works); fresh: marked in this turn, may be used from
    the next on; gone: used, or lost to a cheetah."""


class Player(msgspec.Struct):
    """What lies in front of a seat, all public."""

    hand: int
    """Cards in hand."""
    size: int
    """Up to how many cards it draws."""
    pile: int
    """Cards in the draw pile."""
    discards: list[str]
    """In the order r2 to b6, but the top card, if there is one, last."""
    top: str | None
    """The card that Deja vu would use."""
    known: list[str]
    """Cards in its hand that everybody knows: those it held when the pile ran out."""
    unseen: list[str]
    """Cards that are in its hand or pile, so far as the viewer knows."""
    bonuses: list[BonusCard]
    """In the order of the layout's bonuses."""


class Touch(msgspec.Struct):
    """Something on the way."""

    space: str
    what: Thing
    acts: bool
    """Whether it does anything: nothing but water does on tip toes or where Boinnnggg only passes over it; a water hole
    does once a turn; a crocodile, that is only run over, never does."""


class Run(msgspec.Struct):
    """A movement of one ostrich."""

    by: Literal["card", "step", "neck", "leap", "arrow"]
    path: list[str]
    """All spaces, the first where it stood (`start`), the last where it ends; spaces leapt over are not among them."""
    touches: list[Touch]


class End(msgspec.Struct):
    how: Literal["finish", "rounds"]
    places: list[int]
    """By seat, from 1."""
    rows: list[int]
    """By seat: rows past the finish line, 1 for the first; 0 and less before it."""


class Effect(msgspec.Struct):
    """All that an action does, or would do."""

    action: str
    kind: What
    """move: a full move; step: a card used for one step."""
    seat: int
    source: Source | None
    card: str | None
    """The card that is played or used; for Crazy Wings a 4 of the announced colour."""
    toes: bool
    boing: bool
    value: int
    """Spaces by the card's number; a full move has `value + bonus` to run."""
    bonus: int
    """Spaces by race position."""
    start_lane: int | None
    """The lane chosen when leaving the start line."""
    changes: list[int]
    """The steps at which the lane is changed, from 1."""
    short: Message | None
    """Why a full move is shorter than its numbers."""
    runs: list[Run]
    """What moves, in order: the movement, and the arrow that follows it."""
    end: str
    """Where the ostrich stands in the end."""
    marked: list[Bonus]
    """Bonus cards that have got a marker; where there is a choice, that follows as an action of its own."""
    used: list[Bonus]
    """Bonuses spent."""
    lost: list[Bonus]
    """Bonus cards lost to cheetahs; as with `marked`. One that got its marker in this action is only lost."""
    warthog: bool
    """Whether the hand is thrown away at the end of the turn, so far."""
    asks: Asked | None
    """What the same seat decides next; None when its turn is over."""
    thrown: list[str]
    """Cards of the hand that went under the discards because of a warthog; empty in choices."""
    drawn: int
    """Cards drawn at the end of the turn; 0 in choices."""
    cards: list[str]
    """Which; known only to their owner."""
    reshuffled: bool
    """Whether the discards made a new pile for it."""
    ended: End | None


class View(msgspec.Struct):
    phase: Literal["playing", "over"]
    turn: int | None
    """The seat that decides; None when the race is over."""
    deciding: Literal["card", "marker", "lose", "after"] | None
    """What it decides: card and move; the bonus card for a marker, or to lose; after: Neck Stretch, Leapfrog, done."""
    round: int
    ostriches: list[Ostrich]
    order: list[Turn]
    """The order of this round."""
    hand: list[Card]
    """The viewer's own, r2 to b6; empty for watchers."""
    players: list[Player]
    """By seat."""
    choices: list[Effect]
    """All legal actions, with what each would do; only for the seat that decides."""
    ended: End | None


class TileShape(msgspec.Struct):
    """A tile as it lies. x grows to the right, y downwards, 1 is the length of a space of a straight."""

    number: int
    """From 1."""
    title: str
    """As courses name it: `start`, `S4*`, `finish`; `run` behind the finish."""
    form: Literal["straight", "left", "right"]
    hard: bool
    x: float
    """Middle of its first edge."""
    y: float
    heading: float
    """Running direction at the first edge, in degrees clockwise; 0 is to the right."""
    side: Literal["left", "right"]
    """Where its baobab is, seen in running direction; inside of a corner."""
    baobab: tuple[float, float]
    bridge: bool
    outline: list[tuple[float, float]]
    """Its rim as a polygon."""


class SpaceShape(msgspec.Struct):
    name: str
    tile: int
    row: int
    """Rows and sections counted from 1 at the start, as `Ostrich.rows`."""
    lane: int | None
    """None on a rope bridge."""
    kind: Kind
    x: float
    """Its middle."""
    y: float
    direction: float
    """In degrees clockwise; 0 is to the right."""
    length: float
    """Along the lane."""
    ahead: list[str]
    """The spaces it leads to, from left to right."""


class Bounds(msgspec.Struct):
    left: float
    top: float
    right: float
    bottom: float


class Layout(msgspec.Struct):
    """What never changes in a race: the course to scale."""

    name: str
    text: str
    """The course on one line, to share."""
    tiles: list[TileShape]
    """In running order, the plain straights behind the finish included."""
    length: int
    """How many of them are the course itself."""
    spaces: list[SpaceShape]
    line: int
    """The first row past the finish line."""
    start_line: tuple[tuple[float, float], tuple[float, float]]
    """From its left end to its right end."""
    finish_line: tuple[tuple[float, float], tuple[float, float]]
    waiting: list[tuple[float, float]]
    """By seat, where an ostrich stands before the start line."""
    pitch: float
    """From the middle of a lane to that of the next."""
    bonuses: list[Bonus]
    """The three of this race."""
    rounds: int
    """After so many the race ends in any case (ST-E2)."""
    bounds: Bounds
    """Around all tiles and baobabs."""


class Part(msgspec.Struct):
    """One side of a tile, for whoever builds courses: as it lies with its first edge at 0, 0, running to the right."""

    tile: TileShape
    spaces: list[SpaceShape]
    """Named as on the first tile of a course; `ahead` only within the tile."""


BONUS: tuple[Bonus, ...] = ("boing", "leap", "wings", "bird", "deja", "neck")
KIND: tuple[Kind, ...] = get_args(Kind)
THINGS: dict[int, Thing] = {
    WATER: "water",
    CHEETAH: "cheetah",
    PORCUPINE: "porcupine",
    WARTHOG: "warthog",
    CROCODILE: "crocodile",
    QUICKSAND: "quicksand",
    LION: "lion",
}


# the position


def view(s: State, config: Config, seat: int | None) -> View:
    board = config.board
    out = [0] * rules.ACTIONS
    actions = out[: rules.legal(s, board, out)] if seat is not None and seat == s.turn else []
    return View(
        phase="over" if s.ended else "playing",
        turn=None if s.ended else s.turn,
        deciding=_deciding(s),
        round=s.round,
        ostriches=[
            Ostrich(i, space_name(board, s.at[i]), s.at[i] // RANKS + 1, rules.position(s, i)) for i in range(s.players)
        ],
        order=[_turn(s, board, place) for place in range(s.players)],
        hand=[] if seat is None else _hand(s, board, seat),
        players=[_player(s, board, i, seat) for i in range(s.players)],
        choices=[_choice(s, config, action) for action in actions],
        ended=end_of(s, board),
    )


def _deciding(s: State) -> Literal["card", "marker", "lose", "after"] | None:
    if s.ended:
        return None
    return "card" if s.stage == rules.TO_PLAY else asked(s)


def asked(s: State) -> Asked:
    """What is to be decided in the middle of a turn."""
    if not s.pending:
        return "after"
    return "marker" if s.pending & 3 == rules.DRINK else "lose"


def _turn(s: State, board: Board, place: int) -> Turn:
    seat = s.order[place]
    return Turn(seat, space_name(board, s.began[seat]), place < s.moved, order_reason(s, board, place))


def order_reason(s: State, board: Board, place: int) -> Message:
    """Why a seat comes before the next one in the order of this round (ST-O1)."""
    seat = s.order[place]
    if place == s.players - 1:
        return say("order_last", seat=seat, ruling="ST-O1")
    after = s.order[place + 1]
    here, there = s.began[seat], s.began[after]
    if here < 0:
        return say("order_line", seat=seat, next_seat=after, ruling="ST-O1")
    if there < 0 or here // RANKS != there // RANKS:
        return say("order_ahead", seat=seat, next_seat=after, ruling="ST-O1")
    if board.lane[here] != board.lane[there]:
        return say("order_baobab", seat=seat, next_seat=after, ruling="ST-O1")
    return say("order_forward", seat=seat, next_seat=after, ruling="ST-O1")


def _hand(s: State, board: Board, seat: int) -> list[Card]:
    return [_card(s, board, seat, card) for card in range(rules.CARDS) if s.hand[seat] >> card & 1]


def _card(s: State, board: Board, seat: int, card: int) -> Card:
    playing = seat == s.turn and s.stage == rules.TO_PLAY
    cannot = why.no_full_move(s, board, card, 0, 0) if playing else None
    bonus = rules.bonus_movement(s, board, seat, card // VALUES)
    return Card(card_text(card), card // VALUES, card % VALUES + 2, bonus, playing and cannot is None, cannot)


def _player(s: State, board: Board, seat: int, viewer: int | None) -> Player:
    top = s.top[seat]
    under = s.discards[seat] & ~(1 << top) if top >= 0 else s.discards[seat]
    unseen = rules.ALL_CARDS & ~s.discards[seat] & ~s.known[seat]
    if seat == viewer:
        unseen = s.pile[seat]
    return Player(
        hand=s.held[seat],
        size=rules.hand_size(s, board, seat),
        pile=_pile(s, seat),
        discards=cards_text(under) + ([card_text(top)] if top >= 0 else []),
        top=card_text(top) if top >= 0 else None,
        known=cards_text(s.known[seat]),
        unseen=cards_text(unseen),
        bonuses=[_bonus_card(s, board, seat, place) for place in range(rules.BONUS_CARDS)],
    )


def _pile(s: State, seat: int) -> int:
    """How many cards a seat's pile has, as all know it."""
    return rules.CARDS - s.held[seat] - rules.size_of(s.discards[seat])


def _bonus_card(s: State, board: Board, seat: int, place: int) -> BonusCard:
    bonus = BONUS[board.bonuses[place]]
    if not s.cards[seat] >> place & 1:
        return BonusCard(bonus, "gone")
    if not s.markers[seat] >> place & 1:
        return BonusCard(bonus, "waiting")
    fresh = seat == s.turn and s.fresh >> place & 1 and bonus != "bird"
    return BonusCard(bonus, "fresh" if fresh else "marked")


def end_of(s: State, board: Board) -> End | None:
    if not s.ended:
        return None
    hows: tuple[Literal["finish", "rounds"], ...] = ("finish", "rounds")
    rows = [s.at[seat] // RANKS + 1 - board.line for seat in range(s.players)]
    return End(hows[s.ended - 1], [rules.position(s, seat) for seat in range(s.players)], rows)


# what an action does


class _NoPeeking:
    """In place of chance where a choice is only tried out: what is drawn then is shown to nobody."""

    def below(self, n: int, /) -> int:
        return 0


def _choice(s: State, config: Config, action: int) -> Effect:
    after = s.copy()
    rules.apply(after, config.board, action, _NoPeeking())
    done = effect(s, after, config, action, None)
    done.drawn, done.thrown, done.reshuffled = 0, [], False
    return done


def effect(before: State, after: State, config: Config, action: int, seat: int | None) -> Effect:
    board = config.board
    actor = before.turn
    kind = kind_of(action)
    runs = [run for run in (_movement(before, board, kind, action),) if run is not None]
    middle = runs[0].path[-1] if runs else space_name(board, before.at[actor])
    end = space_name(board, after.at[actor])
    if end != middle:
        runs.append(Run("arrow", [middle, end], _touches(before, board, [after.at[actor]], (), runs)))
    used = _used(before, board, kind, action)
    gone = before.cards[actor] & ~after.cards[actor]
    marked = after.markers[actor] & ~before.markers[actor]
    over = after.stage == rules.TO_PLAY
    source, card, toes, boing = _played(before, kind, action)
    full = kind == "move" and card is not None
    lost = [bonus for bonus in _bonuses(board, gone) if bonus not in used]
    warthog = _warthog(before, runs)
    thrown, drawn, cards = _hand_change(before, after, action, warthog) if over else ([], 0, [])
    return Effect(
        action=action_text(before, board, action),
        kind=kind,
        seat=actor,
        source=source,
        card=None if card is None else card_text(card),
        toes=toes,
        boing=boing,
        value=card % VALUES + 2 if full and card is not None else 0,
        bonus=rules.bonus_movement(before, board, actor, card // VALUES) if full and card is not None else 0,
        start_lane=_start_lane(before, kind, action),
        changes=split_way(before, board, card // VALUES, action % WAYS)[0] if full and card is not None else [],
        short=why.shortened(before, board, action) if full else None,
        runs=runs,
        end=end,
        marked=_bonuses(board, marked),
        used=used,
        lost=lost,
        warthog=warthog,
        asks=None if over else asked(after),
        thrown=thrown,
        drawn=drawn,
        cards=cards if seat == actor else [],
        reshuffled=over and _reshuffled(before, after, action, warthog),
        ended=end_of(after, board),
    )


def kind_of(action: int) -> What:
    if action < DISCARD:
        return "step" if action % WAYS >= ROUTES else "move"
    if action < MARKER:
        return "discard"
    if action < STRETCH:
        return "marker" if action < LOSE else "lose"
    return "neck" if action == STRETCH else "leap" if action == LEAPFROG else "done"


def _played(
    s: State, kind: What, action: int
) -> tuple[Literal["card", "wings", "deja"] | None, int | None, bool, bool]:
    """What is played: source, card, tip toes, Boinnnggg."""
    if kind == "discard":
        return "card", action - DISCARD, False, False
    if kind not in ("move", "step"):
        return None, None, False, False
    number = action // (4 * WAYS)
    source: Source = "deja"
    if number < rules.DEJA_SOURCE:
        source = "card" if number < rules.CARDS else "wings"
    return source, rules.played_card(s, number), bool(action // (2 * WAYS) & 1), bool(action // WAYS & 1)


def _start_lane(s: State, kind: What, action: int) -> int | None:
    if kind != "move" or s.at[s.turn] >= 0:
        return None
    return rules.start_lane(rules.played_card(s, action // (4 * WAYS)) // VALUES, action % WAYS)


def _used(s: State, board: Board, kind: What, action: int) -> list[Bonus]:
    source, _, _, boing = _played(s, kind, action)
    used: list[Bonus] = []
    if source == "wings":
        used.append("wings")
    if source == "deja":
        used.append("deja")
    if boing:
        used.append("boing")
    if kind == "neck":
        used.append("neck")
    if kind == "leap":
        used.append("leap")
    return used


def _bonuses(board: Board, places: int) -> list[Bonus]:
    return [BONUS[board.bonuses[place]] for place in range(rules.BONUS_CARDS) if places >> place & 1]


def _movement(s: State, board: Board, kind: What, action: int) -> Run | None:
    """The movement that an action consists of, but for an arrow afterwards."""
    here = s.at[s.turn]
    by: Literal["card", "step", "neck", "leap"]
    if kind == "move":
        by, spaces = "card", way_of(s, board, action)
    elif kind == "step":
        by, spaces = "step", [rules.step_goal(s, board, action % WAYS - ROUTES)]
    elif kind == "neck":
        by, spaces = "neck", _straight(board, here, s.colour, rules.stretch_goal(s, board))
    elif kind == "leap":
        by, spaces = "leap", [rules.leap_goal(s, board)]
    else:
        return None
    _, _, toes, boing = _played(s, kind, action)
    passed = spaces[:-1] if boing and kind == "move" else ()
    names = [space_name(board, space) for space in (here, *spaces)]
    return Run(by, names, _touches(s, board, spaces, passed, [], toes or bool(s.toes)))


def way_of(s: State, board: Board, action: int) -> list[int]:
    """The spaces that a full move leads over, without the one where it begins, as far as it goes."""
    way, boing, toes = action % WAYS, action // WAYS & 1, action // (2 * WAYS) & 1
    card = rules.played_card(s, action // (4 * WAYS))
    colour = card // VALUES
    end = rules.route(s, board, colour, rules.move_length(s, board, s.turn, card), toes, boing, way) >> 3
    spaces: list[int] = []
    while not spaces or spaces[-1] != end:
        start = spaces[-1] if spaces else s.at[s.turn]
        spaces.append(rules.next_space(board, start, colour, way, len(spaces) + 1))
    return spaces


def _straight(board: Board, start: int, colour: int, end: int) -> list[int]:
    spaces = [board.ahead[LANES * start + colour]]
    while spaces[-1] != end:
        spaces.append(board.ahead[LANES * spaces[-1] + colour])
    return spaces


def _touches(
    s: State, board: Board, spaces: Sequence[int], passed: Sequence[int], before: Sequence[Run], toes: bool = False
) -> list[Touch]:
    """What is met on these spaces; Boinnnggg carries over those `passed`. `before` was run in the same action."""
    touches: list[Touch] = []
    drunk = s.drunk
    for run in before:
        for touch in run.touches:
            if touch.what == "water":
                drunk |= board.hole[_number(board, touch.space)]
    for space in spaces:
        thing = THINGS.get(board.kind[space])
        name = space_name(board, space)
        if space in passed and rules.occupied(s, space):
            touches.append(Touch(name, "ostrich", False))
        if thing == "water":
            touches.append(Touch(name, thing, not board.hole[space] & drunk))
            drunk |= board.hole[space]
        elif thing is not None:
            acts = not toes and space not in passed and thing not in ("crocodile", "lion")
            touches.append(Touch(name, thing, acts))
    return touches


def _number(board: Board, name: str) -> int:
    number = space_number(board, name)
    assert number is not None
    return number


def _warthog(before: State, runs: Sequence[Run]) -> bool:
    """Whether a turn that ended with these runs had met a warthog."""
    met = any(touch.what == "warthog" and touch.acts for run in runs for touch in run.touches)
    return bool(before.warthog) or met


def _hand_change(before: State, after: State, action: int, warthog: bool) -> tuple[list[str], int, list[str]]:
    """Of a turn that is over: the cards thrown away for a warthog, how many were drawn, and which."""
    actor, laid = before.turn, _laid(action)
    kept = 0 if warthog else before.hand[actor] & ~laid
    thrown = 0
    if warthog:
        thrown = after.discards[actor] & ~before.discards[actor] & ~laid
        if _reshuffled(before, after, action, warthog):  # what was drawn before that is known to all
            thrown = rules.ALL_CARDS & ~before.discards[actor] & ~laid & ~after.known[actor]
    return cards_text(thrown), _drawn(before, after, action, warthog), cards_text(after.hand[actor] & ~kept)


def _laid(action: int) -> int:
    """The card of the hand that an action lays on the discards, as a set."""
    if action < 4 * WAYS * rules.CARDS:
        return 1 << action // (4 * WAYS)
    return 1 << (action - DISCARD) if DISCARD <= action < MARKER else 0


def _drawn(before: State, after: State, action: int, warthog: bool) -> int:
    """How many cards were drawn in a turn that is over."""
    held = 0 if warthog else before.held[before.turn] - (_laid(action) != 0)
    return after.held[before.turn] - held


def _reshuffled(before: State, after: State, action: int, warthog: bool) -> bool:
    """Whether more cards were drawn than the pile had, so that the discards became a new one."""
    return _drawn(before, after, action, warthog) > _pile(before, before.turn)


# in words


def happened(before: State, after: State, config: Config, action: int, seat: int | None) -> list[Message]:
    board = config.board
    did = effect(before, after, config, action, seat)
    told = _told_of_play(did)
    for run in did.runs:
        told += _told_of_run(did, run)
    told += [say("got_marker", seat=did.seat, bonus=bonus) for bonus in did.marked]
    if "bird" in did.marked:
        told.append(say("got_bird", seat=did.seat))
    told += [say("lost_bonus", seat=did.seat, bonus=bonus) for bonus in did.lost]
    if did.kind == "done" and not did.runs:
        told.append(say("did_done", seat=did.seat))
    line = RANKS * board.line
    if before.at[did.seat] < line <= after.at[did.seat]:
        told.append(say("crossed", seat=did.seat))
    if did.asks is None:
        told += _told_of_draw(before, after, did, seat)
    return told + _ended(after, board)


def _told_of_play(did: Effect) -> list[Message]:
    """What was played, and how far it goes."""
    seat = did.seat
    if did.card is None:
        return []
    colour, value = did.card[0], int(did.card[1])
    if did.kind == "discard":
        return [say("did_discard", seat=seat, colour=colour, value=value)]
    told = []
    if did.source == "wings":
        told.append(say("did_wings", seat=seat, colour=colour))
    elif did.source == "deja":
        told.append(say("did_deja", seat=seat, colour=colour, value=value))
    else:
        told.append(say("did_play", seat=seat, colour=colour, value=value))
    if did.toes:
        told.append(say("did_toes", seat=seat))
    if did.boing:
        told.append(say("did_boing", seat=seat))
    if did.kind == "step":
        told.append(say("did_step", seat=seat, space=did.runs[0].path[-1]))
    else:
        steps, space = len(did.runs[0].path) - 1, did.runs[0].path[-1]
        told.append(say("did_move", seat=seat, steps=steps, value=did.value, bonus=did.bonus, space=space))
    if did.short:
        told.append(did.short)
    return told


def _told_of_run(did: Effect, run: Run) -> list[Message]:
    seat, space = did.seat, run.path[-1]
    told = []
    if run.by == "neck":
        told.append(say("did_neck", seat=seat, space=space))
    elif run.by == "leap":
        told.append(say("did_leap", seat=seat, space=space))
    elif run.by == "arrow":
        told.append(say("was_blown", seat=seat, space=space))
    for touch in run.touches:
        if not touch.acts:
            continue
        if touch.what == "water":
            told.append(say("met_water", seat=seat, space=touch.space))
        elif touch.what == "cheetah":
            told.append(say("met_cheetah", seat=seat, space=touch.space))
        elif touch.what == "warthog":
            told.append(say("met_warthog", seat=seat, space=touch.space))
        elif touch.what == "porcupine":
            told.append(say("met_porcupine", seat=seat, space=touch.space))
    return told


def _told_of_draw(before: State, after: State, did: Effect, seat: int | None) -> list[Message]:
    told = []
    if did.warthog:
        told.append(say("threw", seat=did.seat, cards=", ".join(did.thrown)))
    if did.reshuffled:
        told.append(say("did_reshuffle", seat=did.seat))
    if did.drawn and seat == did.seat:
        told.append(say("drew_cards", seat=did.seat, cards=", ".join(did.cards)))
    elif did.drawn:
        told.append(say("drew", seat=did.seat, count=did.drawn))
    if after.round > before.round:
        told.append(say("round_begins", round=after.round))
    return told


def _ended(s: State, board: Board) -> list[Message]:
    end = end_of(s, board)
    if end is None:
        return []
    winner = end.places.index(1)
    if end.how == "finish":
        return [say("ended_finish", winner_seat=winner, rows=end.rows[winner])]
    return [say("ended_rounds", winner_seat=winner, rounds=rules.ROUNDS)]


def describe(s: State, config: Config, seat: int | None) -> list[Message]:
    board = config.board
    told = [*_ended(s, board), say("now_over")] if s.ended else [_now(s)]
    told.append(say("now_round", round=s.round))
    if not s.ended:
        told += [order_reason(s, board, place) for place in range(s.players)]
    for other in range(s.players):
        told += _told_of_seat(s, board, other, seat)
    spaces: Sequence[Space] = config.layout.spaces
    for kind in sorted({space.kind for space in spaces if space.kind}):
        names = ", ".join(space.name for space in spaces if space.kind == kind)
        told.append(say("spaces_of", kind=KINDS[kind], spaces=names))
    for form in ("left", "right"):
        numbers = ", ".join(str(laid.number) for laid in config.layout.tiles if laid.tile.form == form)
        if numbers:
            told.append(say("corners_of", form=form, tiles=numbers))
    told.append(say("line_is", tile=config.layout.length, row=board.line + 1))
    return told


def _now(s: State) -> Message:
    if s.stage == rules.TO_PLAY:
        return say("now_card", seat=s.turn)
    what = asked(s)
    if what == "marker":
        return say("now_marker", seat=s.turn)
    return say("now_lose", seat=s.turn) if what == "lose" else say("now_after", seat=s.turn)


def _told_of_seat(s: State, board: Board, other: int, viewer: int | None) -> list[Message]:
    place = rules.position(s, other)
    if s.at[other] < 0:
        told = [say("stands_line", seat=other, place=place)]
    else:
        rows = s.at[other] // RANKS + 1
        told = [say("stands", seat=other, place=place, space=space_name(board, s.at[other]), rows=rows)]
    if other == viewer:
        told.append(say("holds_cards", seat=other, cards=", ".join(cards_text(s.hand[other])) or "-"))
    player = _player(s, board, other, viewer)
    told.append(say("holds", seat=other, count=player.hand, pile=player.pile))
    if player.known and other != viewer:
        told.append(say("known_cards", seat=other, cards=", ".join(player.known)))
    if player.discards:
        told.append(say("discards_of", seat=other, cards=", ".join(player.discards)))
    if player.top:
        told.append(say("top_of", seat=other, card=player.top))
    for card in player.bonuses:
        told.append(say("bonus_of", seat=other, bonus=card.bonus, state=card.state))
    return told


# drawn with characters

STRIP = 4
"""Tiles side by side."""


def picture(s: State, config: Config) -> str:
    """The course in strips of four tiles, each lane a line, red on top; running direction is to the right.

    Digits are ostriches by seat; other signs as in data/tiles.map. `L` and `R` in the heads are corners, `|` stands at
    the borders of tiles, and spaces of a corner that share a section stand close together.
    """
    used = max([config.layout.length, *(_tile_of(config.board, s.at[seat]) for seat in range(s.players))])
    tiles = config.layout.tiles[:used]
    lines = []
    waiting = [str(seat) for seat in range(s.players) if s.at[seat] < 0]
    if waiting:
        lines += [f"Start: {' '.join(waiting)}", ""]
    by_tile = _cells_by_tile(s, config)
    for first in range(0, len(tiles), STRIP):
        strip = tiles[first : first + STRIP]
        blocks = [_block(config, laid, by_tile[laid.number]) for laid in strip]
        widths = [max(map(len, block)) for block in blocks]
        for row in range(1 + LANES):
            cells = [block[row].ljust(width) for block, width in zip(blocks, widths, strict=True)]
            lines.append(("  " if row == 0 else f"{LETTERS[row - 1]} ") + " | ".join(cells).rstrip())
        lines.append("")
    return "\n".join(lines[:-1])


def _tile_of(board: Board, space: int) -> int:
    return 0 if space < 0 else board.label[space] >> 6


def _cells_by_tile(s: State, config: Config) -> dict[int, list[tuple[Space, str]]]:
    """The spaces of every tile in running order, each with its sign."""
    found: dict[int, list[tuple[Space, str]]] = {}
    for space in config.layout.spaces:
        seat = next((str(i) for i in range(s.players) if s.at[i] == space.number), "")
        found.setdefault(space.tile, []).append((space, seat or CELLS[space.kind]))
    return found


def _block(config: Config, laid: Laid, cells: Sequence[tuple[Space, str]]) -> list[str]:
    """A tile: its head and a line for each lane."""
    rows: list[str] = []
    sections = range(cells[0][0].section, cells[-1][0].section + 1)
    for lane in range(LANES):
        groups = []
        for section in sections:
            inside = sorted(
                (space.number, sign)
                for space, sign in cells
                if space.section == section and (space.lane == lane or (space.lane == MULTI and lane in (1, 2)))
            )
            groups.append("".join(sign for _, sign in inside).ljust(1 if laid.tile.form == "straight" else 2))
            if laid.number == config.layout.length and section == config.layout.line - 1:
                groups.append("!")
        rows.append(" ".join(groups))
    return [f"{laid.number} {laid.title}", *rows]


# the course


def layout(config: Config) -> Layout:
    course = config.layout
    names = {space.number: space.name for space in course.spaces}
    shapes = [_tile_shape(laid) for laid in course.tiles]
    start, finish = course.tiles[0], course.tiles[course.length - 1]
    rims = [point for tile in shapes for point in (*tile.outline, tile.baobab)]
    waiting = [
        place_on(start, (-0.8 - 0.5 * (seat % 2)) / ROWS, (seat - 2) * PITCH * 0.9) for seat in range(rules.SEATS)
    ]
    xs, ys = [x for x, _ in rims] + [x for x, _, _ in waiting], [y for _, y in rims] + [y for _, y, _ in waiting]
    return Layout(
        name=course.name,
        text=course.text,
        tiles=shapes,
        length=course.length,
        spaces=[
            _space_shape(space, [names[other] for other in course.ways[space.number][0]]) for space in course.spaces
        ],
        line=course.line + 1,
        start_line=_across(start, 0),
        finish_line=_across(finish, 0.5),
        waiting=[(_rounded(x), _rounded(y)) for x, y, _ in waiting],
        pitch=_rounded(PITCH),
        bonuses=[BONUS[bonus] for bonus in config.board.bonuses],
        rounds=rules.ROUNDS,
        bounds=Bounds(_rounded(min(xs) - 1), _rounded(min(ys) - 1), _rounded(max(xs) + 1), _rounded(max(ys) + 1)),
    )


def _space_shape(space: Space, ahead: list[str]) -> SpaceShape:
    return SpaceShape(
        name=space.name,
        tile=space.tile,
        row=space.section + 1,
        lane=None if space.lane == MULTI else space.lane,
        kind=KIND[space.kind],
        x=_rounded(space.x),
        y=_rounded(space.y),
        direction=_rounded(space.direction),
        length=_rounded(space.length),
        ahead=ahead,
    )


def parts() -> list[Part]:
    """Both sides of all tiles, by name, the easy one first."""
    found = []
    for tile in tiles().values():
        for hard in (False, True):
            laid = Laid(1, tile, hard, 0.0, 0.0, 0)
            spaces, ways = alone(laid)
            names = {space.number: space.name for space in spaces}
            shapes = [_space_shape(space, [names[other] for other in ways[space.number][0]]) for space in spaces]
            found.append(Part(_tile_shape(laid), shapes))
    return found


def _rounded(value: float) -> float:
    return round(value, 3) + 0.0  # no -0.0


def _point(laid: Laid, part: float, across: float) -> tuple[float, float]:
    x, y, _ = place_on(laid, part, across)
    return _rounded(x), _rounded(y)


def _across(laid: Laid, part: float) -> tuple[tuple[float, float], tuple[float, float]]:
    half = LANES / 2 * PITCH
    return _point(laid, part, -half), _point(laid, part, half)


def _tile_shape(laid: Laid) -> TileShape:
    side = -1 if laid.tile.side == "left" else 1
    beside = 0.55 * RADIUS if laid.tile.form != "straight" else LANES / 2 * PITCH + 0.8
    return TileShape(
        number=laid.number,
        title=laid.title,
        form=laid.tile.form,
        hard=laid.hard,
        x=_rounded(laid.x),
        y=_rounded(laid.y),
        heading=90.0 * laid.heading,
        side=laid.tile.side,
        baobab=_point(laid, 0.5, side * beside),
        bridge=laid.face.bridge,
        outline=_rim(laid),
    )


def _rim(laid: Laid) -> list[tuple[float, float]]:
    """A tile's rim: along its left side and back along its right one; bends in steps of ten degrees."""
    half = LANES / 2 * PITCH
    parts = [n / 9 for n in range(10)] if laid.tile.form != "straight" else [0.0, 1.0]
    return [_point(laid, part, -half) for part in parts] + [_point(laid, part, half) for part in reversed(parts)]
