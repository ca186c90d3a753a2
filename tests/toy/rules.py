"""The rules of Boast. Actions: 0 keep quiet, 1 boast, 2 + rank play a card of that rank."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated

from waterhole.games.chance import Rng, below
from waterhole.games.fields import Fields, flat

from .board import RANKS, Board, highest

SEATS = 6
HAND = 3
QUIET, BOAST, CARD = 0, 1, 2
ACTIONS = CARD + RANKS
ENDINGS = ("played",)


@flat
class State(Fields):
    players: int
    turn: int  # -1 when the game is over
    telling: int  # 1 while the seat has to say whether it boasts
    leader: int
    tricks: int  # finished
    hand: Annotated[list[list[int]], (SEATS, RANKS)]  # cards of each rank; 0 for what is concealed
    cards: Annotated[list[int], SEATS]  # how many each seat holds
    pile: Annotated[list[int], RANKS]
    seen: Annotated[list[list[int]], (SEATS, RANKS)]  # cards each has played
    table: Annotated[list[int], SEATS]  # rank + 1 of the card played to this trick
    boasts: Annotated[list[int], SEATS]
    points: Annotated[list[int], SEATS]


def setup(s: State, board: Board, rng: Rng) -> None:
    s.players = board.players
    s.turn = 0
    s.telling = 1
    s.leader = 0
    s.tricks = 0
    for rank in range(RANKS):
        s.pile[rank] = board.deck[rank]
    for seat in range(SEATS):
        s.cards[seat] = 0
        s.points[seat] = 0
        for rank in range(RANKS):
            s.hand[seat][rank] = 0
            s.seen[seat][rank] = 0
    for seat in range(s.players):
        for _ in range(HAND):
            give(s, seat, draw(s, rng))
    clear(s)


def legal(s: State, board: Board, out: MutableSequence[int]) -> int:
    count = 0
    if over(s):
        return count
    if s.telling:
        out[0] = QUIET
        out[1] = BOAST
        return 2
    for rank in range(RANKS):
        if s.hand[s.turn][rank] > 0:
            out[count] = CARD + rank
            count += 1
    return count


def apply(s: State, board: Board, action: int, rng: Rng) -> None:
    if action < CARD:
        s.boasts[s.turn] = action
        s.telling = 0
        return
    rank = action - CARD
    s.hand[s.turn][rank] -= 1
    s.cards[s.turn] -= 1
    s.seen[s.turn][rank] += 1
    s.table[s.turn] = rank + 1
    s.telling = 1
    s.turn = (s.turn + 1) % s.players
    if s.turn == s.leader:
        finish_trick(s, board, rng)


def actor(s: State) -> int:
    return s.turn


def over(s: State) -> bool:
    return s.tricks == HAND


def ending(s: State) -> int:
    return 0 if over(s) else -1


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
    """Others' hands and the pile; how many they hold stays known. Concealing twice is the same as once."""
    for rank in range(RANKS):
        s.pile[rank] = 0
        for other in range(s.players):
            if other != seat:
                s.hand[other][rank] = 0


def imagine(s: State, seat: int, rng: Rng) -> None:
    """Deal what the seat has not seen at random: to the others as many as they hold, the rest is the pile."""
    conceal(s, seat)
    for rank in range(RANKS):
        s.pile[rank] = DECK - s.hand[seat][rank]
        for other in range(s.players):
            s.pile[rank] -= s.seen[other][rank]
    for other in range(s.players):
        if other != seat:
            held = s.cards[other]
            s.cards[other] = 0
            for _ in range(held):
                give(s, other, draw(s, rng))


DECK = 4
"""imagine isn't told of the board, so the deck has to be known; data/deck.txt has four of each."""


def give(s: State, seat: int, rank: int) -> None:
    s.hand[seat][rank] += 1
    s.cards[seat] += 1


def draw(s: State, rng: Rng) -> int:
    """A random card of the pile."""
    left = 0
    for rank in range(RANKS):
        left += s.pile[rank]
    place = below(rng, left)
    for rank in range(RANKS):
        place -= s.pile[rank]
        if place < 0:
            s.pile[rank] -= 1
            return rank
    return -1


def clear(s: State) -> None:
    for seat in range(SEATS):
        s.table[seat] = 0
        s.boasts[seat] = 0


def taker(s: State) -> int:
    best = s.leader
    for step in range(1, s.players):
        seat = (s.leader + step) % s.players
        if s.table[seat] > s.table[best]:
            best = seat
    return best


def finish_trick(s: State, board: Board, rng: Rng) -> None:
    winner = taker(s)
    s.points[winner] += 1
    for seat in range(s.players):
        if s.boasts[seat]:
            s.points[winner] += 2
            if seat != winner:
                s.points[seat] -= 1
    clear(s)
    s.leader = winner
    s.turn = winner
    s.tricks += 1
    if over(s):
        s.turn = -1
    elif board.open_pile:
        rank = highest(s.pile)
        s.pile[rank] -= 1
        give(s, winner, rank)
    else:
        give(s, winner, draw(s, rng))
