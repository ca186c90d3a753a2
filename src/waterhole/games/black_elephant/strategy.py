"""What a good player of Black Elephant knows; run interpreted and compiled, as the rules are.

Points on the table are plain. What else counts: elephants on their way, dangers that the other can make with its logs,
and a finish that is open: both finishes begin closed, opening one costs logs, and closing it again costs the
other as many, so an open finish is worth much only to who acts next or when the other can't pay.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from ..chance import Rng, below
from .board import FIRST_COLUMN, FIRST_ROW, PRIME, SIZE, SPACES, Board
from .rules import (
    BLACK,
    HOME,
    JUMP,
    MOVE,
    SEATS,
    WOOD,
    State,
    crossed,
    danger,
    facing,
    forward,
    may_move_black,
    shift,
)

SWING = 4.0
"""The lead in points, by `evaluate`, with which victory is e times as likely as without."""
LUCK = 8
"""How far, in tenths of a point, luck moves the quick player's opinion of an action."""


def evaluate(s: State, board: Board, out: MutableSequence[float]) -> None:
    """Points held, what elephants in play may still bring, and the best capture of the seat to act."""
    for seat in range(SEATS):
        out[seat] = s.held[seat] + 2.0 * s.captives[seat] + 3.0 * s.finished[seat] + prospects(s, board, seat)
    out[s.turn] += best_capture(s, board, s.turn)


def prospects(s: State, board: Board, seat: int) -> float:
    """What the elephants of a seat in play are worth: the nearer the finish the more, turned ones little."""
    open_ = board.finishes[seat] & ~danger(s)
    goals = open_ if seat == s.turn else open_ & ~within_reach(s, 1 - seat)
    step = 0.25 if goals else 0.21 if open_ else 0.15
    ahead = forward(seat)
    worth = 0.6 * min(s.waiting[seat], 4) + 0.3 * s.waiting[seat]
    rest = s.elephants[seat]
    while rest:
        bit = rest & -rest
        rest ^= bit
        space = board.numbers[bit % PRIME]
        gone = space // SIZE if seat == 0 else space % SIZE
        if s.turned & bit:
            worth += 0.6 - 0.05 * gone
        else:
            worth += 1.0 + step * gone
            if shift(bit, ahead) & goals:
                worth += 0.4
            if shift(bit, ahead) & s.logs:  # to be collected by the next step
                worth += 0.15
    return worth


def best_capture(s: State, board: Board, seat: int) -> float:
    """What the seat gains by the best single move of a black elephant: elephants captured less its own and the logs."""
    best = 0.0
    for path in range(4):
        if may_move_black(board, seat, path):
            for place in range(SIZE):
                cost = abs(place - s.black[path])
                if 0 < cost <= s.held[seat]:
                    caught = danger_after(s, path, place)
                    gain = 3.0 * (size(s.elephants[1 - seat] & caught) - size(s.elephants[seat] & caught)) - cost
                    best = max(best, gain)
    return best


def danger_after(s: State, path: int, place: int) -> int:
    """The dangerous spaces once this black elephant is on that place."""
    south = place if path == 0 else s.black[0]
    north = place if path == 1 else s.black[1]
    west = place if path == 2 else s.black[2]
    east = place if path == 3 else s.black[3]
    return crossed(south, north, west, east)


def within_reach(s: State, seat: int) -> int:
    """The spaces that the seat could make dangerous by one move of any black elephant, and some that are already."""
    logs = s.held[seat]
    if logs == 0:
        return 0
    south, north = FIRST_COLUMN << s.black[0], FIRST_COLUMN << s.black[1]
    west, east = FIRST_ROW << SIZE * s.black[2], FIRST_ROW << SIZE * s.black[3]
    souths, norths = columns_near(s.black[0], logs), columns_near(s.black[1], logs)
    wests, easts = rows_near(s.black[2], logs), rows_near(s.black[3], logs)
    crossing = (souths | norths) & (west | east) | (wests | easts) & (south | north)
    return crossing | souths & north | norths & south | wests & east | easts & west


def columns_near(place: int, logs: int) -> int:
    """The columns that can be watched from `place` for so many logs."""
    return ((1 << min(SIZE, place + logs + 1)) - (1 << max(0, place - logs))) * FIRST_COLUMN


def rows_near(place: int, logs: int) -> int:
    """The rows that can be watched from `place` for so many logs."""
    return (1 << SIZE * min(SIZE, place + logs + 1)) - (1 << SIZE * max(0, place - logs))


def size(spaces: int) -> int:
    """How many spaces a set has."""
    count = 0
    while spaces:
        spaces &= spaces - 1
        count += 1
    return count


def playout(s: State, board: Board, actions: Sequence[int], count: int, rng: Rng) -> int:
    """The action that promises most at once, with some luck so that no two games are alike."""
    in_danger = danger(s)
    threatened = within_reach(s, 1 - s.turn) & ~in_danger
    best = actions[0]
    highest = -1000
    for i in range(count):
        action = actions[i]
        worth = promise(s, board, action, in_danger, threatened) + below(rng, LUCK)
        if worth > highest:
            highest = worth
            best = action
    return best


def weigh(s: State, board: Board, actions: Sequence[int], count: int, out: MutableSequence[float]) -> None:
    """Fill out[i] with how much actions[i] deserves to be looked at, by what it promises at once."""
    in_danger = danger(s)
    threatened = within_reach(s, 1 - s.turn) & ~in_danger
    for i in range(count):
        worth = max(1, promise(s, board, actions[i], in_danger, threatened) + 14)
        out[i] = worth * worth


def promise(s: State, board: Board, action: int, in_danger: int, threatened: int) -> int:
    """How good an action looks at once, in tenths of a point."""
    seat = s.turn
    if action < MOVE:
        bit = 1 << action
        return arrival(board, seat, bit, 0, in_danger, threatened) + (14 if s.logs & bit else 5)
    if action < JUMP:
        start, space = (action - MOVE) // SPACES, (action - MOVE) % SPACES
        return move_promise(s, board, seat, start, space, in_danger, threatened)
    if action < HOME:
        return jump_promise(s, board, seat, action - JUMP, in_danger, threatened)
    if action < BLACK:
        return 12
    if action < WOOD:
        return black_promise(s, board, seat, (action - BLACK) // SIZE, (action - BLACK) % SIZE, in_danger)
    return -5


def arrival(board: Board, seat: int, bit: int, turned: int, in_danger: int, threatened: int) -> int:
    """What it means that an elephant gets to this space: captured, finished, to be captured next, or nothing."""
    if in_danger & bit:
        return -40
    if not turned and board.finishes[seat] & bit:
        return 40
    return -12 if threatened & bit else 0


def move_promise(s: State, board: Board, seat: int, start: int, space: int, in_danger: int, threatened: int) -> int:
    """The way forwards, for a turned elephant the way home; a log; an escape."""
    turned = s.turned >> start & 1
    bit = 1 << space
    steps = space // SIZE - start // SIZE if seat == 0 else space % SIZE - start % SIZE
    worth = (-3 if turned else 3) * steps + arrival(board, seat, bit, turned, in_danger, threatened)
    if s.logs & bit:
        worth += 10 if shift(1 << start, facing(s, seat, 1 << start)) == bit else -4
    return worth + (12 if threatened >> start & 1 else 0)


def jump_promise(s: State, board: Board, seat: int, jump: int, in_danger: int, threatened: int) -> int:
    """Two spaces on, and who is turned: better another's than one's own, and one's own only back."""
    start, direction, turn = jump >> 3, jump >> 1 & 3, jump & 1
    over = shift(1 << start, direction)
    turned = s.turned >> start & 1
    worth = 6 - 12 * turned + arrival(board, seat, shift(over, direction), turned, in_danger, threatened)
    if turn:
        theirs = s.elephants[1 - seat] & over != 0
        back = s.turned & over != 0
        worth += 15 if theirs != back else -15
        if back and board.finishes[1 - seat if theirs else seat] & over:  # it finishes
            worth += -25 if theirs else 25
    return worth


def black_promise(s: State, board: Board, seat: int, path: int, place: int, in_danger: int) -> int:
    """Elephants captured and lost, logs spent, and finishes that open and close for those right before them."""
    caught = danger_after(s, path, place)
    cost = abs(place - s.black[path])
    worth = 30 * (size(s.elephants[1 - seat] & caught) - size(s.elephants[seat] & caught)) - 10 * cost
    theirs = board.finishes[1 - seat] & shift(s.elephants[1 - seat] & ~s.turned, forward(1 - seat))
    worth += 12 * (size(theirs & ~in_danger) - size(theirs & ~caught))
    mine = board.finishes[seat] & shift(s.elephants[seat] & ~s.turned, forward(seat))
    opened = size(mine & ~caught) - size(mine & ~in_danger)
    return worth + (25 if s.held[1 - seat] < cost else 11) * opened
