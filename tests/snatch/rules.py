"""The rules of Snatch. Actions: 0 pass, 1 stop, 2 grab, 3 wink, 4 draw, 4 + value play that value."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated

from waterhole.games.chance import Rng, below
from waterhole.games.fields import Fields, flat

from .board import RANKS, Board

SEATS = 6
HAND = 3
ROUNDS = 4
PASS, STOP, GRAB, WINK, DRAW = 0, 1, 2, 3, 4
ACTIONS = DRAW + 5
PLAY, REACT, OVER = 0, 1, 2
ENDINGS = ("played",)


@flat
class State(Fields):
    players: int
    phase: int
    turn: int
    who: int  # who decides
    turns: int  # finished
    winked: int
    value: int  # of the declared card; 0 none
    worth: int  # what it counts still
    asked: int  # how many seats to the left have been asked, or need not be
    hand: Annotated[list[list[int]], (SEATS, RANKS)]
    cards: Annotated[list[int], SEATS]  # how many each seat holds
    pile: Annotated[list[int], RANKS]  # when concealed also the others' hands
    discards: Annotated[list[int], RANKS]
    points: Annotated[list[int], SEATS]


def setup(s: State, board: Board, rng: Rng) -> None:
    s.players = board.players
    s.phase = PLAY
    s.turn = 0
    s.who = 0
    s.turns = 0
    s.winked = 0
    s.value = 0
    s.worth = 0
    s.asked = 0
    for rank in range(RANKS):
        s.pile[rank] = board.deck[rank]
        s.discards[rank] = 0
    for seat in range(SEATS):
        s.cards[seat] = 0
        s.points[seat] = 0
        for rank in range(RANKS):
            s.hand[seat][rank] = 0
    for seat in range(s.players):
        fill(s, seat, rng)


def legal(s: State, board: Board, out: MutableSequence[int]) -> int:
    if s.phase == OVER:
        return 0
    count = 0
    if s.phase == REACT:
        out[0] = PASS
        count = 1
        for rank in range(2):
            if s.hand[s.who][rank] > 0:
                out[count] = STOP + rank
                count += 1
        return count
    if not s.winked:
        out[0] = WINK
        count = 1
    out[count] = DRAW
    count += 1
    for rank in range(2, RANKS):
        if s.hand[s.who][rank] > 0:
            out[count] = DRAW + rank - 1
            count += 1
    return count


def apply(s: State, board: Board, action: int, rng: Rng) -> None:
    if action == WINK:
        s.winked = 1
    elif action == DRAW:
        take(s, s.turn, rng)
        end_turn(s, rng)
    elif action > DRAW:
        s.value = action - DRAW
        s.worth = s.value
        lay_down(s, s.turn, s.value + 1)
        s.phase = REACT
        s.asked = 0
        ask(s, rng)
    else:
        if action == STOP:
            lay_down(s, s.who, 0)
            s.worth = 0
        elif action == GRAB:
            lay_down(s, s.who, 1)
            s.points[s.who] += 1
            s.worth -= 1
        ask(s, rng)


def actor(s: State) -> int:
    return -1 if s.phase == OVER else s.who


def over(s: State) -> bool:
    return s.phase == OVER


def ending(s: State) -> int:
    return 0 if s.phase == OVER else -1


def score(s: State, out: MutableSequence[int]) -> None:
    for seat in range(s.players):
        out[seat] = s.points[seat]


def places(s: State, out: MutableSequence[int]) -> None:
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if s.points[other] > s.points[seat]:
                out[seat] += 1


def conceal(s: State, seat: int) -> None:
    """What the others hold may as well lie in the pile. Who is asked is no secret of the rules, but of tables."""
    for other in range(s.players):
        if other != seat:
            for rank in range(RANKS):
                s.pile[rank] += s.hand[other][rank]
                s.hand[other][rank] = 0


def imagine(s: State, seat: int, rng: Rng) -> None:
    conceal(s, seat)
    for other in range(s.players):
        if other != seat:
            held = s.cards[other]
            s.cards[other] = 0
            for _ in range(held):
                take(s, other, rng)


def ask(s: State, rng: Rng) -> None:
    """Ask the next who can answer; where there is nobody, the card counts."""
    s.asked += 1
    while s.worth > 0 and s.asked < s.players:
        s.who = (s.turn + s.asked) % s.players
        if s.hand[s.who][0] + s.hand[s.who][1] > 0:
            return
        s.asked += 1
    s.points[s.turn] += s.worth
    s.value = 0
    s.worth = 0
    s.asked = 0
    end_turn(s, rng)


def end_turn(s: State, rng: Rng) -> None:
    fill(s, s.turn, rng)
    s.winked = 0
    s.turns += 1
    s.turn = (s.turn + 1) % s.players
    s.who = s.turn
    s.phase = PLAY
    if s.turns == ROUNDS * s.players:
        s.phase = OVER


def fill(s: State, seat: int, rng: Rng) -> None:
    while s.cards[seat] < HAND and left(s) > 0:
        take(s, seat, rng)


def left(s: State) -> int:
    count = 0
    for rank in range(RANKS):
        count += s.pile[rank]
    return count


def take(s: State, seat: int, rng: Rng) -> None:
    """Draw a card, if there is one."""
    if left(s) == 0:
        return
    place = below(rng, left(s))
    for rank in range(RANKS):
        place -= s.pile[rank]
        if place < 0:
            s.pile[rank] -= 1
            s.hand[seat][rank] += 1
            s.cards[seat] += 1
            return


def lay_down(s: State, seat: int, rank: int) -> None:
    s.hand[seat][rank] -= 1
    s.cards[seat] -= 1
    s.discards[rank] += 1
