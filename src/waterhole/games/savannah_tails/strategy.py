"""What a good player of Savannah Tails knows; run interpreted and compiled, as the rules are.

Rows run are plain. What else counts: how far the cards in hand would carry next, which is furthest where one of them
has the colour of the lane, and bonus cards that are ready to be used.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from ..chance import Rng, below
from .board import MULTI, RANKS, Board
from .rules import (
    BONUS_CARDS,
    CARDS,
    DISCARD,
    DRINK,
    LEAPFROG,
    MARKER,
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
    played_card,
    position,
    route,
    step_goal,
    stretch_goal,
)

SWING = 2.0
"""The lead in rows, by `evaluate`, with which victory is e times as likely as without."""
AHEAD = 0
"""Actions that are played on before a position is evaluated."""
READY, UNREADY = 2.0, 0.2
"""What a bonus card with a marker, and one without, may still bring, in rows."""
LATE = 12.0
"""Rows before the finish from where on bonuses lose their worth."""
HAND_AFTER = 4.0
"""What the hand after the next turn promises."""
DRAW = 0.7
"""What the card that is drawn at the end of a turn adds to the promise of a hand."""
TRIES = 8
"""How many of its actions the quick player looks at."""


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
    best = 0
    second = 0
    for card in range(CARDS):
        if s.hand[seat] >> card & 1:
            length = reach(s, board, seat, card)
            if length > best:
                second = best
                best = length
            elif length > second:
                second = length
    return share * best + next_share * second


def reach(s: State, board: Board, seat: int, card: int) -> int:
    """The spaces that a card would carry a seat now, whoever stands in the way."""
    space = s.at[seat]
    number = card % VALUES + 2
    if space < 0:
        return number
    lane = board.lane[space]
    if lane == card // VALUES:
        return number + position(s, seat)
    if lane == MULTI or abs(lane - card // VALUES) <= number:
        return number
    return 1


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
    """Of some actions the one that goes furthest."""
    best = actions[below(rng, count)]
    if count == 1 or MARKER <= best < STRETCH:
        return best
    furthest = gain(s, board, best)
    for _ in range(min(TRIES, count) - 1):
        action = actions[below(rng, count)]
        goal = gain(s, board, action)
        if goal > furthest:
            furthest = goal
            best = action
    return best


def weigh(s: State, board: Board, actions: Sequence[int], count: int, out: MutableSequence[float]) -> None:
    """Fill out[i] with how much actions[i] deserves to be looked at: the more, the further it goes."""
    here = s.at[s.turn] // RANKS
    for i in range(count):
        rows = max(0, gain(s, board, actions[i]) // RANKS - here)
        weight = 1.0 + rows
        if actions[i] < DISCARD and (actions[i] // WAYS & 1 or actions[i] >= 4 * WAYS * CARDS):
            weight *= 0.5  # a bonus spent
        out[i] = weight


def gain(s: State, board: Board, action: int) -> int:
    """The space to which an action leads, an arrow there not followed."""
    here = s.at[s.turn]
    if action == STRETCH:
        return stretch_goal(s, board)
    if action == LEAPFROG:
        return leap_goal(s, board)
    if action >= DISCARD:
        return here
    way = action % WAYS
    if way >= ROUTES:
        return step_goal(s, board, way - ROUTES)
    boing = action // WAYS & 1
    toes = action // (2 * WAYS) & 1
    card = played_card(s, action // (4 * WAYS))
    return route(s, board, card // VALUES, move_length(s, board, s.turn, card), toes, boing, way) >> 3
