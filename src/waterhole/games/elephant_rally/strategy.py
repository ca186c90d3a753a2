"""What a good player of Elephant Rally knows; run interpreted and compiled, as the rules are.

Columns are what counts. Cards are columns to come: a hand is worth what its best cards move, chips cost cards, and an
open way lets them be used. A card that only hinders is worth it against who leads.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from ..chance import Rng, below
from .board import STRIDE, Board
from .rules import (
    ASKED,
    CANCEL,
    CANCELLED_CARD,
    CARPET,
    CHARGE,
    CHIP,
    COW,
    COW_CARD,
    DISCARD,
    DONE,
    ENOUGH,
    FORWARD,
    GREENS,
    HAND,
    KINDS,
    LEFT,
    MANGO,
    MONKEY_CARD,
    MOUSE,
    MOUSE_CARD,
    PAIR,
    PASS,
    PLAY,
    PRAYER_CARD,
    PURPLES,
    ROB,
    SEATS,
    SNAKE_CARD,
    SWAP,
    TAKE,
    THROW,
    THROWING,
    State,
    elephant_at,
)

WORTH = (1, 3, 5, 8, 7, 10, 13, 16, 5, 5, 6, 4, 2, 4, 3, 2, 4)
"""What a card in hand is worth, in tenths of a column, by kind: the more the longer it will be kept."""
SWING = 4.0
"""The lead in columns, by `evaluate`, with which victory is e times as likely as without."""
AHEAD = 16
LUCK = 6
"""How far, in tenths of a column, luck moves the quick player's opinion of an action."""


def evaluate(s: State, board: Board, out: MutableSequence[float]) -> None:
    """Columns gone, columns in hand, and the way ahead."""
    for seat in range(s.players):
        worth = 1.0 * s.progress[seat]
        for kind in range(KINDS):
            worth += 0.03 * WORTH[kind] * min(2, s.hand[seat][kind])
        worth += 0.2 * max(0, s.held[seat] - HAND) - 0.6 * s.chips[seat]
        if s.lane[seat] >= 0:
            worth += 0.15 * open_way(s, board, seat)
        out[seat] = worth
    if s.card >= 0:
        out[s.turn] += pending(s, board)


def pending(s: State, board: Board) -> float:
    """What the card that is being played will still bring to who plays it, in columns."""
    if s.cancelled & CANCELLED_CARD:
        return 0.0
    if s.scared >= 0 or s.phase == THROWING:
        return 0.0
    if s.card >= PURPLES:
        return 1.0
    if s.phase != ASKED:
        return 0.8 * s.steps
    value = s.card + 1 if s.card < GREENS else s.card
    return 0.09 * columns_gained(value, value if s.modifier >= 0 else open_way(s, board, s.turn))


def open_way(s: State, board: Board, seat: int) -> int:
    """How many columns, up to seven, lie in front of an elephant before the next cow or wall; elephants give way."""
    lane = s.lane[seat]
    closed = ~board.track[lane] | s.cows[lane]
    column = s.column[seat]
    length = 0
    while length < 7:
        column = (column + 1) % board.columns
        if closed >> column & 1:
            break
        length += 1
    return length


def leader(s: State, seat: int) -> int:
    """Who of the others is furthest ahead."""
    best = -1
    for other in range(s.players):
        if other != seat and (best < 0 or s.progress[other] > s.progress[best]):
            best = other
    return best


def playout(s: State, board: Board, actions: Sequence[int], count: int, rng: Rng) -> int:
    """The action that promises most at once, with some luck so that no two races are alike."""
    way = open_way(s, board, s.turn)
    ahead = leader(s, s.turn)
    best = actions[0]
    highest = -1000
    for i in range(count):
        worth = promise(s, board, actions[i], way, ahead) + below(rng, LUCK)
        if worth > highest:
            highest = worth
            best = actions[i]
    return best


def weigh(s: State, board: Board, actions: Sequence[int], count: int, out: MutableSequence[float]) -> None:
    """Fill out[i] with how much actions[i] deserves to be looked at, by what it promises at once."""
    way = open_way(s, board, s.turn)
    ahead = leader(s, s.turn)
    for i in range(count):
        worth = max(1, promise(s, board, actions[i], way, ahead) + 14)
        out[i] = worth * worth


def promise(s: State, board: Board, action: int, way: int, ahead: int) -> int:
    """How good an action looks at once to who decides, in tenths of a column."""
    if action < PLAY:
        return 6 * (action % STRIDE == board.columns - 1)
    if action < PAIR:
        return card_promise(s, action - PLAY, way, ahead)
    if action < DISCARD:
        return pair_promise((action - PAIR) // GREENS + CHARGE, (action - PAIR) % GREENS + 1, way)
    if action < FORWARD:
        return answer_promise(s, action, way)
    if action < MOUSE:
        return 10 if action < LEFT else 0
    if action < COW:
        return mouse_promise(s, action - MOUSE)
    if action <= ENOUGH:
        return cow_promise(s, board, action)
    if action < TAKE:
        return 10 * (action - ROB == ahead)
    if action < CHIP:
        return WORTH[action - TAKE]
    if action < THROW:
        return chip_promise(s, action, ahead)
    kind = action - THROW
    return (6 if s.hand[s.turn][kind] > 1 else 0) - WORTH[kind]


def card_promise(s: State, kind: int, way: int, ahead: int) -> int:
    if kind < GREENS:
        return columns_gained(kind + 1, way) + 4  # another card may follow
    if kind < PURPLES:
        return columns_gained(kind, way)
    if kind == MOUSE_CARD:
        return 16 if s.progress[ahead] > s.progress[s.turn] else 8
    if kind == COW_CARD:
        return 12 if way < 3 else 2
    if kind == MONKEY_CARD:
        return 14
    if kind == PRAYER_CARD:
        return 10
    if kind == SNAKE_CARD:
        return 8
    return 12 * s.chips[s.turn] - 2


def columns_gained(value: int, way: int) -> int:
    """About how far a movement card leads, in tenths of a column: what blocks the way costs a step aside."""
    return 10 * value if way >= value else 10 * way + 6 * max(0, value - way - 1)


def pair_promise(modifier: int, value: int, way: int) -> int:
    """Modifiers are for when the way is blocked."""
    if modifier == MANGO:
        return 9 * value + (6 if way < value else 0)
    if modifier == CARPET or modifier == CHARGE:
        return 10 * value - (6 if way >= value else 0)
    return 0


def answer_promise(s: State, action: int, way: int) -> int:
    if action == DISCARD:
        return -4
    if action == DONE or action == PASS:
        return 3
    # a Tiger is for who leads, and for cards that lead far
    danger = s.progress[s.turn] - s.progress[s.actor]
    value = s.card + 1 if s.card < GREENS else s.card
    if action == CANCEL and s.card < PURPLES and s.progress[s.turn] + value >= s.columns:
        return 60
    return (4 * value if s.card < PURPLES else 4) + min(10, danger) - 20


def mouse_promise(s: State, cell: int) -> int:
    """Scare who is furthest ahead, not oneself."""
    if cell == s.mouse:
        return 0
    seat = elephant_at(s, cell // STRIDE, cell % STRIDE)
    if seat < 0:
        return -4
    return -30 if seat == s.turn else 20 + s.progress[seat] - s.progress[s.turn]


def cow_promise(s: State, board: Board, action: int) -> int:
    """A cow out of one's own way, or into that of others."""
    if action == ENOUGH:
        return 2
    cell, direction = (action - COW) // 4, (action - COW) % 4
    lane, column = cell // STRIDE, cell % STRIDE
    if direction & 1 == 0:
        return -4
    gap = (column - s.column[s.turn]) % board.columns
    if lane == s.lane[s.turn] and 0 < gap < 7:
        return 10 - gap
    if lane + 2 - direction == s.lane[s.turn] and 0 < gap < 7:
        return -10
    return -3


def chip_promise(s: State, action: int, ahead: int) -> int:
    if action < SWAP:
        return 10 * (action - CHIP == ahead) - 20 * (action - CHIP == s.turn)
    giver, receiver = (action - SWAP) // SEATS, (action - SWAP) % SEATS
    return 10 * (receiver == ahead) + 10 * (giver == s.turn) - 20 * (receiver == s.turn)
