"""What a good player of Savannah Tails knows; run interpreted and compiled, as the rules are.

Rows run are plain. What else counts: how far the cards in hand would carry next, which is furthest where one of them
has the colour of the lane, and bonus cards that are ready to be used.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from ..chance import Rng, below
from .board import BACKWARD, CHEETAH, FORWARD, MULTI, RANKS, WARTHOG, Board
from .rules import (
    BONUS_CARDS,
    CARDS,
    DISCARD,
    DRINK,
    LEAPFROG,
    MOVED,
    ROUTES,
    STRETCH,
    TO_PLAY,
    VALUES,
    WAYS,
    State,
    choices,
    leap_goal,
    move_length,
    next_space,
    played_card,
    position,
    route,
    size_of,
    step_goal,
    stretch_goal,
)

SWING = 2.0
"""The lead in rows, by `evaluate`, with which victory is e times as likely as without."""
AHEAD = 16
"""Actions that are played on before a position is evaluated."""
READY, UNREADY = 2.0, 0.2
"""What a bonus card with a marker, and one without, may still bring, in rows."""
LATE = 12.0
"""Rows before the finish from where on bonuses lose their worth."""
HAND_AFTER = 4.0
"""What the hand after the next turn promises."""
DRAW = 0.7
"""What the card that is drawn at the end of a turn adds to the promise of a hand."""
LUCK = 4
"""How far, in tenths of a row, luck moves the quick player's opinion of an action."""


def evaluate(s: State, board: Board, out: MutableSequence[float]) -> None:
    """Rows run, what the best cards promise, bonuses that are ready, and the turn to come of who has not yet moved."""
    for seat in range(s.players):
        run = s.at[seat] // RANKS + s.at[seat] % RANKS / 12
        out[seat] = run + prospects(s, board, seat, 0.5, 0.2) + readiness(s, board, seat)
    for place in range(s.moved + (s.stage != TO_PLAY), s.players):
        seat = s.order[place]
        out[seat] += prospects(s, board, seat, 0.35, -0.2) + HAND_AFTER
    if s.stage != TO_PLAY:
        out[s.turn] += outlook(s, board)


def outlook(s: State, board: Board) -> float:
    """What the rest of a turn will bring its player: the draw, markers and losses, Neck Stretch and Leapfrog."""
    seat = s.turn
    worth = 0.0
    pending = s.pending
    while pending:
        if pending & 3 == DRINK:
            worth += READY - UNREADY if choices(s) else 0.0
        else:
            worth -= READY if s.markers[seat] else UNREADY
        pending >>= 2
    worth *= time_left(s, board, seat)
    if s.stage == MOVED and not s.pending:
        goal = max(stretch_goal(s, board), leap_goal(s, board))
        if goal >= 0:
            worth += max(0.0, goal // RANKS - s.at[seat] // RANKS - READY * time_left(s, board, seat))
    return worth + DRAW


def prospects(s: State, board: Board, seat: int, share: float, next_share: float) -> float:
    """How far the cards in hand carry: a share of the best one and one of the next best."""
    space = s.at[seat]
    lane = board.lane[space] if space >= 0 else MULTI
    return carried(s.hand[seat], lane, position(s, seat), share, next_share)


def carried(hand: int, lane: int, place: int, share: float, next_share: float) -> float:
    """The same for a hand, in a lane and a race position, whoever stands in the way."""
    best = 0
    second = 0
    for card in range(CARDS):
        if hand >> card & 1:
            length = card % VALUES + 2
            colour = card // VALUES
            if lane == colour:
                length += place
            elif lane != MULTI and abs(lane - colour) > length:
                length = 1
            if length > best:
                second = best
                best = length
            elif length > second:
                second = length
    return share * best + next_share * second


def readiness(s: State, board: Board, seat: int) -> float:
    """What the bonus cards may still bring, in rows: the less, the nearer the finish."""
    worth = 0.0
    for place in range(BONUS_CARDS):
        if (s.cards[seat] & s.markers[seat]) >> place & 1:
            worth += READY
        elif s.cards[seat] >> place & 1:
            worth += UNREADY
    return worth * time_left(s, board, seat)


def time_left(s: State, board: Board, seat: int) -> float:
    """1 while there is much of the course before a seat, then less, 0 at the finish line."""
    return min(1.0, max(0.0, (board.line - s.at[seat] / RANKS) / LATE))


def playout(s: State, board: Board, actions: Sequence[int], count: int, rng: Rng) -> int:
    """The action that promises most, with some luck so that no two races are alike."""
    best = actions[0]
    highest = -1000.0
    for i in range(count):
        worth = promise(s, board, actions[i]) + 0.1 * below(rng, LUCK)
        if worth > highest:
            highest = worth
            best = actions[i]
    return best


def weigh(s: State, board: Board, actions: Sequence[int], count: int, out: MutableSequence[float]) -> None:
    """Fill out[i] with how much actions[i] deserves to be looked at: the less, the more another promises."""
    highest = -1000.0
    for i in range(count):
        out[i] = promise(s, board, actions[i])
        highest = max(highest, out[i])
    for i in range(count):
        near = 1.0 / (1.0 + highest - out[i])
        out[i] = near * near * near


def promise(s: State, board: Board, action: int) -> float:
    """How good an action looks at once, in rows: where it ends, what it meets, and what the hand promises there."""
    if action >= DISCARD:
        if action == STRETCH:
            return ahead(s, stretch_goal(s, board)) - READY * time_left(s, board, s.turn)
        if action == LEAPFROG:
            return ahead(s, leap_goal(s, board)) - READY * time_left(s, board, s.turn)
        return 0.0
    seat = s.turn
    way = action % WAYS
    boing = action // WAYS & 1
    toes = action // (2 * WAYS) & 1
    source = action // (4 * WAYS)
    card = played_card(s, source)
    if way >= ROUTES:
        goal = step_goal(s, board, way - ROUTES)
    else:
        goal = route(s, board, card // VALUES, move_length(s, board, seat, card), toes, boing, way) >> 3
    spent = boing + (1 if source >= CARDS else 0)
    met = meetings(s, board, goal, card // VALUES, way, toes, boing)
    worth = ahead(s, goal) + (met & 1) * (READY - UNREADY) * time_left(s, board, seat)
    worth -= (spent + (met >> 2)) * READY * time_left(s, board, seat)
    if not toes:
        kind = board.kind[goal]
        worth += 1.0 if kind == FORWARD else -1.0 if kind == BACKWARD else 0.0
    if met & 2:
        return worth + HAND_AFTER
    hand = s.hand[seat] & ~(1 << source) if source < CARDS else s.hand[seat]
    place = 1
    for other in range(s.players):
        if other != seat and s.at[other] > goal:
            place += 1
    return worth + carried(hand, board.lane[goal], place, 0.5, 0.2)


def ahead(s: State, goal: int) -> float:
    """How far a space is ahead of the seat to act, in rows; where it stands if there is none."""
    here = s.at[s.turn]
    return goal // RANKS - here // RANKS + (goal % RANKS - here % RANKS) / 12 if goal >= 0 else 0.0


def meetings(s: State, board: Board, goal: int, colour: int, way: int, toes: int, boing: int) -> int:
    """What is met on the way: 1 for water that helps, 2 for a warthog, 4 for each cheetah that takes a marked card."""
    seat = s.turn
    ready = size_of(s.cards[seat] & s.markers[seat])
    thirsty = s.cards[seat] & ~s.markers[seat] != 0
    met = 0
    space = s.at[seat]
    step = 0
    while space != goal:
        step += 1
        space = goal if way >= ROUTES else next_space(board, space, colour, way, step)
        if thirsty and board.hole[space]:
            met |= 1
        if not toes and (space == goal or not boing):
            kind = board.kind[space]
            if kind == WARTHOG:
                met |= 2
            elif kind == CHEETAH and met >> 2 < ready:
                met += 4
    return met
