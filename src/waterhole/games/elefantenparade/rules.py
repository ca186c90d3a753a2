"""The rules of Elefantenparade, on a flat state. Rulings EP-1 to EP-9: docs/rules/elefantenparade.md.

Elephants 2 * seat and 2 * seat + 1 belong to a seat. An elephant's `space` is -1 before it is placed, 0 to goal - 1
on the track, and goal, goal + 1 or goal + 2 in the first, second or third house.

Actions: 0 to 7 place the next elephant on that start space; 8 + 3 * elephant + number - 1 moves an elephant
1, 2 or 3 empty spaces; 32 calls the parade.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated

from ..chance import Rng
from ..fields import Fields, flat
from .board import WORD, WORDS, Board

SEATS = 4
ELEPHANTS = 2 * SEATS
UNPLACED = -1

MOVE = ELEPHANTS
PARADE = MOVE + 3 * ELEPHANTS
ACTIONS = PARADE + 1

ENDINGS = ("move", "parade")


@flat
class State(Fields):
    players: int
    turn: int  # the seat that acts; -1 when the game is over
    ended: int  # 0: not yet; 1: by a move; 2: by a parade
    home: int  # how many elephants are home
    numbers: int  # unused numbers of this turn: bit n - 1 is set while n is unused
    space: Annotated[list[int], ELEPHANTS]
    moved: Annotated[list[int], ELEPHANTS]  # 1 for those that have moved in this turn
    emptied: Annotated[list[int], WORDS]  # spaces whose forest has lost its logs, WORD bits a number
    held: Annotated[list[int], SEATS]  # logs of each seat


def setup(s: State, board: Board, rng: Rng) -> None:
    s.players = board.players
    s.turn = 0  # EP-9
    s.ended = 0
    s.home = 0
    s.numbers = 7
    for elephant in range(ELEPHANTS):
        s.space[elephant] = UNPLACED
        s.moved[elephant] = 0
    for word in range(WORDS):
        s.emptied[word] = 0
    for seat in range(SEATS):
        s.held[seat] = 0


def legal(s: State, board: Board, out: MutableSequence[int]) -> int:
    count = 0
    if s.ended:
        return count
    if placing(s):
        for start in range(2 * s.players):
            if not occupied(s, start):
                out[count] = start
                count += 1
        return count
    for elephant in range(2 * s.players):
        if can_move(s, board, elephant):
            for number in range(1, 4):
                if unused(s, number):
                    out[count] = move_action(elephant, number)
                    count += 1
    if s.numbers == 7:  # EP-5: instead of a normal turn
        out[count] = PARADE
        count += 1
    return count


def apply(s: State, board: Board, action: int, rng: Rng) -> None:
    if action < MOVE:
        place(s, action)
    elif action == PARADE:
        parade(s, board)
    else:
        move(s, board, (action - MOVE) // 3, (action - MOVE) % 3 + 1)


def actor(s: State) -> int:
    return s.turn


def over(s: State) -> bool:
    return s.ended != 0


def ending(s: State) -> int:
    return s.ended - 1


def score(s: State, out: MutableSequence[int]) -> None:
    for seat in range(s.players):
        out[seat] = s.held[seat]


def places(s: State, out: MutableSequence[int]) -> None:
    """Most logs wins; equal is a shared victory (EP-8)."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if s.held[other] > s.held[seat]:
                out[seat] += 1


def move_action(elephant: int, number: int) -> int:
    return MOVE + 3 * elephant + number - 1


def placing(s: State) -> bool:
    """Seats place in turn, so all stand once the last seat's second elephant stands (EP-1)."""
    return s.space[2 * s.players - 1] == UNPLACED


def place(s: State, start: int) -> None:
    """EP-1: one elephant each in turn; then the starting player has the first turn."""
    elephant = 2 * s.turn
    if s.space[elephant] != UNPLACED:
        elephant += 1
    s.space[elephant] = start
    s.turn = (s.turn + 1) % s.players


def move(s: State, board: Board, elephant: int, number: int) -> None:
    """EP-3: a number for an elephant; the turn goes on until three have moved or no other can."""
    enter(s, board, elephant, destination(s, board, elephant, number))
    s.moved[elephant] = 1
    s.numbers -= 1 << (number - 1)
    if s.home == 3:
        end(s, 1)
    elif s.numbers == 0 or not any_can_move(s, board):
        next_turn(s)


def parade(s: State, board: Board) -> None:
    """EP-5: every elephant on the track goes one space forward.

    All go one space, so no order of theirs makes a difference, and one at most comes home.
    """
    for elephant in range(2 * s.players):
        if on_track(s, board, elephant):
            enter(s, board, elephant, s.space[elephant] + 1)
    if s.home == 3:  # EP-8: only now, the parade is finished
        end(s, 2)
    else:
        next_turn(s)


def destination(s: State, board: Board, elephant: int, number: int) -> int:
    """The space to which a move of `number` leads; the goal where it comes home."""
    swims = board.hindmost_swims and hindmost(s, elephant)  # EP-4, variant
    space = s.space[elephant]
    while number > 0:
        space += 1
        if space == board.goal:  # EP-7: surplus is lost
            return space
        if not occupied(s, space):  # EP-2: occupied spaces are skipped
            number -= 1
            if board.water[space] and not swims:  # EP-4: it stops there
                return space
    return space


def enter(s: State, board: Board, elephant: int, space: int) -> None:
    """The elephant ends a move on this space, and its owner takes what lies there, whoever moved it."""
    owner = elephant // 2
    if space == board.goal:  # EP-7: the next house, with its logs
        s.held[owner] += board.houses[s.home]
        s.space[elephant] = board.goal + s.home
        s.home += 1
    else:
        s.space[elephant] = space
        if logs_on(s, board, space):  # EP-6
            s.held[owner] += board.forest[space]
            s.emptied[space // WORD] |= 1 << (space % WORD)


def logs_on(s: State, board: Board, space: int) -> int:
    """How many logs lie on this space of the track."""
    if s.emptied[space // WORD] >> (space % WORD) & 1:
        return 0
    return board.forest[space]


def can_move(s: State, board: Board, elephant: int) -> bool:
    """EP-3, EP-4: on the track, not moved in this turn, and not held in water."""
    return on_track(s, board, elephant) and not s.moved[elephant] and not held_in_water(s, board, elephant)


def any_can_move(s: State, board: Board) -> bool:
    for elephant in range(2 * s.players):
        if can_move(s, board, elephant):
            return True
    return False


def held_in_water(s: State, board: Board, elephant: int) -> bool:
    """EP-4: in water it does not move while any elephant is behind it."""
    return board.water[s.space[elephant]] == 1 and not hindmost(s, elephant)


def hindmost(s: State, elephant: int) -> bool:
    for other in range(2 * s.players):
        if s.space[other] < s.space[elephant]:
            return False
    return True


def on_track(s: State, board: Board, elephant: int) -> bool:
    return UNPLACED < s.space[elephant] < board.goal


def occupied(s: State, space: int) -> bool:
    for elephant in range(2 * s.players):
        if s.space[elephant] == space:
            return True
    return False


def unused(s: State, number: int) -> bool:
    return s.numbers >> (number - 1) & 1 == 1


def next_turn(s: State) -> None:
    s.turn = (s.turn + 1) % s.players
    s.numbers = 7
    for elephant in range(2 * s.players):
        s.moved[elephant] = 0


def end(s: State, how: int) -> None:
    """EP-8: as soon as the third elephant is home."""
    next_turn(s)
    s.turn = -1
    s.ended = how
