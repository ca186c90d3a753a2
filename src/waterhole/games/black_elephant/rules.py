"""The rules of Black Elephant, on a flat state. Rulings BE-1 to BE-15: docs/rules/black_elephant.md.

Seat 0 is silver, seat 1 bronze. Space x + 7 * y, x = 0..6 eastwards, y = 0..6 northwards, is in a set of spaces when
that bit of a number is set; most of the rules work on whole sets. `bit` stands for a set of one space.

Actions, each kind from its first number on:
    ENTER + space                             BLACK + 7 * path + place    paths south, north, west, east
    MOVE + 49 * start + space                 WOOD + space                (a GLIDE or a STEP is a MOVE)
    JUMP + 8 * start + 2 * direction + turn   HOME + start                directions north, east, south, west
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated

from ..chance import Rng
from ..fields import Fields, flat
from .board import FIRST_COLUMN, FIRST_ROW, LAST_COLUMN, PRIME, SIZE, SPACES, Board

SEATS = 2

ENTER = 0
MOVE = ENTER + SPACES
JUMP = MOVE + SPACES * SPACES
HOME = JUMP + 8 * SPACES
BLACK = HOME + SPACES
WOOD = BLACK + 4 * SIZE
ACTIONS = WOOD + SPACES

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
"""Directions; the opposite one is two further."""

ALL = (1 << SPACES) - 1
NOT_FIRST_COLUMN = ALL - FIRST_COLUMN
NOT_LAST_COLUMN = ALL - LAST_COLUMN

LOGS, FINISHED, CAPTURED, BLOCKED, REPETITION, QUIET = 1, 2, 3, 4, 5, 6
ENDINGS = ("logs", "finished", "captured", "blocked", "repetition", "quiet")

RETURN = 7
"""The finisher for which a captured elephant comes back (BE-12)."""
QUIET_TURNS = 40
UNKNOWN = -1
"""In place of the key of a position that is not known."""


@flat
class State(Fields):
    turn: int  # the seat that acts; -1 when the game is over
    ended: int  # 0: not yet; else one of LOGS to QUIET
    loser: int  # the seat that lost whatever the points (BE-13); -1 for none
    logs: int  # the spaces with a log
    wood: int  # the spaces with a black log
    turned: int  # the spaces of turned elephants
    key: int  # of all elephants on the board; see board.KEYS
    cup: int  # logs spent
    quiet: int  # turns since the last that changed something for good (BE-15)
    elephants: Annotated[list[int], SEATS]  # the spaces of each seat's elephants
    waiting: Annotated[list[int], SEATS]  # elephants in each start field
    held: Annotated[list[int], SEATS]  # logs of each seat
    reserve: Annotated[list[int], SEATS]  # black logs of each seat
    captives: Annotated[list[int], SEATS]  # elephants that each seat has captured
    finished: Annotated[list[int], SEATS]  # finishers of each seat
    black: Annotated[list[int], 4]  # the place of each black elephant
    history: Annotated[list[int], QUIET_TURNS]  # keys of the positions since then, this one at `quiet`; 0 behind


def setup(s: State, board: Board, rng: Rng) -> None:
    s.turn = 0  # BE-1
    s.ended = 0
    s.loser = -1
    s.logs = board.logs
    s.wood = 0
    s.turned = 0
    s.key = 0
    s.cup = 0
    s.quiet = 0
    for seat in range(SEATS):
        s.elephants[seat] = 0
        s.waiting[seat] = board.elephants
        s.held[seat] = 0
        s.reserve[seat] = board.wood
        s.captives[seat] = 0
        s.finished[seat] = 0
    for path in range(4):
        s.black[path] = board.black[path]
    for turn in range(QUIET_TURNS):
        s.history[turn] = 0


def legal(s: State, board: Board, out: MutableSequence[int]) -> int:
    count = 0
    if s.ended:
        return count
    seat = s.turn
    mine = s.elephants[seat]
    free = without_elephant(s, board)
    if s.waiting[seat]:  # BE-2
        count = spread(board, ENTER, board.entries[seat] & free, out, count)
    rest = mine
    while rest:
        bit = rest & -rest
        rest ^= bit
        start = board.numbers[bit % PRIME]
        count = spread(board, MOVE + SPACES * start, goals(s, board, bit, facing(s, seat, bit), free), out, count)
    rest = jumpers(s, mine & ~s.turned, forward(seat), free) | jumpers(s, mine & s.turned, forward(seat) ^ 2, free)
    while rest:
        bit = rest & -rest
        rest ^= bit
        jump = JUMP + 8 * board.numbers[bit % PRIME] + 2 * facing(s, seat, bit)
        out[count] = jump
        out[count + 1] = jump + 1
        count += 2
    count = spread(board, HOME, mine & s.turned & board.entries[seat], out, count)  # BE-8
    if s.held[seat]:  # BE-10
        for path in range(4):
            if may_move_black(board, seat, path):
                place = s.black[path]
                for other in range(max(0, place - s.held[seat]), min(SIZE, place + s.held[seat] + 1)):
                    if other != place:
                        out[count] = BLACK + SIZE * path + other
                        count += 1
    if s.reserve[seat]:  # BE-11
        count = spread(board, WOOD, free & ~s.logs & ~crowded(s.wood), out, count)
    return count


def spread(board: Board, first: int, spaces: int, out: MutableSequence[int], count: int) -> int:
    """Write first + space for every space of a set, and return the new count."""
    while spaces:
        bit = spaces & -spaces
        spaces ^= bit
        out[count] = first + board.numbers[bit % PRIME]
        count += 1
    return count


def apply(s: State, board: Board, action: int, rng: Rng) -> None:
    seat = s.turn
    if action < MOVE:
        enter(s, board, seat, action - ENTER)
    elif action < JUMP:
        move(s, board, seat, (action - MOVE) // SPACES, (action - MOVE) % SPACES)
    elif action < HOME:
        jump(s, board, seat, (action - JUMP) >> 3, (action - JUMP) >> 1 & 3, (action - JUMP) & 1)
    elif action < BLACK:
        go_home(s, board, seat, action - HOME)
    elif action < WOOD:
        move_black(s, seat, (action - BLACK) // SIZE, (action - BLACK) % SIZE)
    else:
        lay_wood(s, seat, action - WOOD)
    end_turn(s, board)


def actor(s: State) -> int:
    return s.turn


def over(s: State) -> bool:
    return s.ended != 0


def ending(s: State) -> int:
    return s.ended - 1


def score(s: State, out: MutableSequence[int]) -> None:
    """BE-14. Only where points decide does the first player lose one for a tie."""
    for seat in range(SEATS):
        out[seat] = s.held[seat] + 2 * s.captives[seat] + 3 * s.finished[seat]
    if s.ended and s.loser < 0 and out[0] == out[1]:
        out[0] -= 1


def places(s: State, out: MutableSequence[int]) -> None:
    """Most points wins (BE-14), unless somebody has lost (BE-13); places are never shared after the end."""
    score(s, out)
    lead = out[0] - out[1]
    if s.loser >= 0:
        lead = 2 * s.loser - 1
    out[0] = 2 if lead < 0 else 1
    out[1] = 2 if lead > 0 else 1


# sets of spaces


def shift(spaces: int, direction: int) -> int:
    """All spaces of a set moved one step; what would leave the board is dropped, the cup is not."""
    if direction == NORTH:
        return spaces << SIZE & ALL
    if direction == EAST:
        return (spaces & NOT_LAST_COLUMN) << 1
    if direction == SOUTH:
        return spaces >> SIZE
    return (spaces & NOT_FIRST_COLUMN) >> 1


def beside(spaces: int) -> int:
    """All spaces that lie beside one of a set, orthogonally."""
    return spaces << SIZE & ALL | spaces >> SIZE | (spaces & NOT_LAST_COLUMN) << 1 | (spaces & NOT_FIRST_COLUMN) >> 1


def without_elephant(s: State, board: Board) -> int:
    """The spaces where an elephant may stand and none does."""
    return board.spaces & ~(s.elephants[0] | s.elephants[1] | s.wood)


def danger(s: State) -> int:
    """BE-9: the spaces that two or more black elephants watch; the cup may be among them."""
    return crossed(s.black[0], s.black[1], s.black[2], s.black[3])


def crossed(south: int, north: int, west: int, east: int) -> int:
    """The spaces that two or more watch from these places."""
    columns = FIRST_COLUMN << south | FIRST_COLUMN << north
    rows = FIRST_ROW << SIZE * west | FIRST_ROW << SIZE * east
    twice = columns & rows
    if south == north:
        twice |= columns
    if west == east:
        twice |= rows
    return twice


def forward(seat: int) -> int:
    """Silver faces north, bronze east."""
    return seat


def facing(s: State, seat: int, bit: int) -> int:
    """The direction that the seat's elephant on this space faces."""
    return forward(seat) if not s.turned & bit else forward(seat) ^ 2


def goals(s: State, board: Board, bit: int, ahead: int, free: int) -> int:
    """Where an elephant that faces `ahead` gets to by a GLIDE or a STEP."""
    if s.logs & bit:  # BE-4: from a log forwards only
        if board.log_steps:
            return beside(bit) & free
        return shift(bit, ahead) & free
    near = beside(bit) & free
    open_ = free & ~s.logs
    reach = near & open_
    if reach:  # BE-3: one to three steps over open spaces
        reach |= beside(reach) & open_
        reach |= beside(reach) & open_
    return reach | near & s.logs  # BE-4: on to a log exactly one step


def jumpers(s: State, elephants: int, ahead: int, free: int) -> int:
    """BE-6: those of a set of elephants facing `ahead` that have one to jump over, and a space beyond it."""
    if not elephants:
        return 0
    back = ahead ^ 2
    standing = s.elephants[0] | s.elephants[1]
    return elephants & shift(standing & shift(free, back), back)


def crowded(wood: int) -> int:
    """BE-11: the spaces where a black log would make a group of three."""
    north = shift(wood, NORTH)
    east = shift(wood, EAST)
    south = shift(wood, SOUTH)
    west = shift(wood, WEST)
    pairs = wood & (north | east | south | west)
    return beside(pairs) | (north | south) & (east | west) | north & south | east & west


def may_move_black(board: Board, seat: int, path: int) -> bool:
    """BE-10: any; with its variant only those that close the other's finish: silver south and north."""
    return not board.own_black or path >> 1 == seat


# the seven actions


def enter(s: State, board: Board, seat: int, space: int) -> None:
    """BE-2: a forward move, so it collects."""
    s.waiting[seat] -= 1
    put(s, board, seat, space, 0)
    collect(s, seat, 1 << space)


def move(s: State, board: Board, seat: int, start: int, space: int) -> None:
    """BE-3, BE-4; facing stays as it is (BE-5)."""
    ahead = shift(1 << start, facing(s, seat, 1 << start))
    put(s, board, seat, space, lift(s, board, seat, start))
    collect(s, seat, ahead & 1 << space)


def jump(s: State, board: Board, seat: int, start: int, direction: int, turn: int) -> None:
    """BE-6: two spaces on; a log there stays."""
    bit = shift(1 << start, direction)
    space = board.numbers[shift(bit, direction) % PRIME]
    put(s, board, seat, space, lift(s, board, seat, start))
    if turn:
        jumped = board.numbers[bit % PRIME]
        owner = 0 if s.elephants[0] & bit else 1
        put(s, board, owner, jumped, 1 - lift(s, board, owner, jumped))


def go_home(s: State, board: Board, seat: int, start: int) -> None:
    """BE-8: back into the start field, where all are unturned."""
    lift(s, board, seat, start)
    s.waiting[seat] += 1


def move_black(s: State, seat: int, path: int, place: int) -> None:
    """BE-10: a log a place, into the cup."""
    cost = abs(place - s.black[path])
    s.black[path] = place
    s.held[seat] -= cost
    s.cup += cost
    forget(s)


def lay_wood(s: State, seat: int, space: int) -> None:
    """BE-11."""
    s.reserve[seat] -= 1
    s.wood |= 1 << space
    forget(s)


def collect(s: State, seat: int, ahead: int) -> None:
    """Take the log from the space entered by a forward step; `ahead` is empty after any other."""
    if s.logs & ahead:
        s.logs ^= ahead
        s.held[seat] += 1
        forget(s)


def put(s: State, board: Board, seat: int, space: int, turned: int) -> None:
    s.elephants[seat] |= 1 << space
    s.turned |= turned << space
    s.key ^= board.keys[SPACES * (2 * seat + turned) + space]


def lift(s: State, board: Board, seat: int, space: int) -> int:
    """Take an elephant off the board; 1 if it was turned."""
    turned = s.turned >> space & 1
    s.elephants[seat] ^= 1 << space
    s.turned ^= turned << space
    s.key ^= board.keys[SPACES * (2 * seat + turned) + space]
    return turned


# the end of a turn


def end_turn(s: State, board: Board) -> None:
    """BE-9 before BE-7, BE-12 before BE-13."""
    capture(s, board)
    finishers = finish(s, board)
    s.turn = 1 - s.turn
    s.quiet += 1
    if s.quiet < QUIET_TURNS:
        s.history[s.quiet] = s.key
    judge(s, board, finishers)


def capture(s: State, board: Board) -> None:
    """BE-9: all elephants in danger, of both players, each by the other."""
    caught = danger(s) & (s.elephants[0] | s.elephants[1])
    while caught:
        bit = caught & -caught
        caught ^= bit
        owner = 0 if s.elephants[0] & bit else 1
        lift(s, board, owner, board.numbers[bit % PRIME])
        s.captives[1 - owner] += 1
        forget(s)


def finish(s: State, board: Board) -> int:
    """BE-7: unturned elephants leave their finish spaces. Returns whose did: 1 silver's, 2 bronze's, 3 both."""
    whose = 0
    for seat in range(SEATS):
        home = s.elephants[seat] & board.finishes[seat] & ~s.turned
        while home:
            bit = home & -home
            home ^= bit
            lift(s, board, seat, board.numbers[bit % PRIME])
            score_finisher(s, seat)
            whose |= 1 << seat
    return whose


def score_finisher(s: State, seat: int) -> None:
    s.finished[seat] += 1
    if s.finished[seat] == RETURN and s.captives[1 - seat]:  # BE-12: once, as the count only grows
        s.captives[1 - seat] -= 1
        s.waiting[seat] += 1
    forget(s)


def forget(s: State) -> None:
    """BE-15: something changed for good, so no position from before can come again."""
    for turn in range(min(s.quiet + 1, QUIET_TURNS)):
        s.history[turn] = 0
    s.quiet = -1  # the end of this turn makes it 0


def judge(s: State, board: Board, finishers: int) -> None:
    """BE-13 and BE-15, in this order, before s.turn acts."""
    lost = without_elephants(s, 0) | without_elephants(s, 1) << 1
    if s.logs == 0:
        end(s, LOGS, -1)
    elif lost & finishers:
        end(s, FINISHED, -1)
    elif lost:
        end(s, CAPTURED, -1 if lost == 3 else lost - 1)
    elif not can_act(s, board):
        end(s, BLOCKED, s.turn)
    elif times_seen(s) >= 3:
        end(s, REPETITION, -1)
    elif s.quiet >= QUIET_TURNS:
        end(s, QUIET, -1)


def without_elephants(s: State, seat: int) -> int:
    """1 if a seat has no elephant left, neither on the board nor in its start field; else 0."""
    return 1 if s.elephants[seat] == 0 and s.waiting[seat] == 0 else 0


def end(s: State, how: int, loser: int) -> None:
    s.turn = -1
    s.ended = how
    s.loser = loser


def can_act(s: State, board: Board) -> bool:
    """Whether the seat whose turn it is has a legal action; the surest kinds first."""
    seat = s.turn
    if s.held[seat]:  # no black elephant is so placed that it could not move by one
        return True
    free = without_elephant(s, board)
    if beside(s.elephants[seat] & ~s.logs) & free or (s.waiting[seat] and board.entries[seat] & free):
        return True
    return can_leave(s, board, seat, free) or can_lay_or_go_home(s, board, seat, free)


def can_leave(s: State, board: Board, seat: int, free: int) -> bool:
    """Whether one of the seat's elephants can step off its log or jump."""
    mine = s.elephants[seat]
    straight = mine & ~s.turned
    back = mine & s.turned
    ahead = forward(seat)
    if (shift(straight, ahead) | shift(back, ahead ^ 2)) & free or (board.log_steps and beside(mine) & free):
        return True
    return (jumpers(s, straight, ahead, free) | jumpers(s, back, ahead ^ 2, free)) != 0


def can_lay_or_go_home(s: State, board: Board, seat: int, free: int) -> bool:
    if s.elephants[seat] & s.turned & board.entries[seat]:
        return True
    return s.reserve[seat] > 0 and (free & ~s.logs & ~crowded(s.wood)) != 0


def times_seen(s: State) -> int:
    """How often this position has occurred since the last turn that was not quiet (BE-15).

    Between quiet turns only elephants on the board and the player to move change, the latter every turn.
    """
    count = 1
    for turn in range(s.quiet - 2, -1, -2):
        if s.history[turn] == s.key:
            count += 1
    return count
