"""The rules of Savannah Tails, on a flat state. Rulings ST-..: docs/rules/savannah_tails.md.

A card is 5 * colour + value - 2: 0 to 4 are red 2 to 6, then black, yellow, blue. Sets of cards are whole numbers in
which bit `card` is set, and so are sets of a seat's three bonus cards, by their place in `board.bonuses`. An ostrich is
`at` a space (see board.py: the higher its number, the further ahead in race order), or at -1 - seat on the start line,
where it is behind all that run, in line-up order.

A way is how a card moves. 0 to 63 are full moves: step 1 to 6 is a change of lane where bit 5 to 0 is set. From the
start line, bit 5 says instead on which side of the card's lane the ostrich begins, 0 left and 1 right; how far from it
follows, as it changes once for every lane. A last set bit after which no change is possible means that the last point
is spent on sinking into the quicksand that lies before the end (ST-B1). 64 to 71 are the one step along a connection of
the space (ST-M4); from the start line, on to a lane.

Actions, each kind from its first number on:
    72 * (4 * source + 2 * toes + boing) + way   sources: 0 to 19 cards, 20 to 23 Crazy Wings by colour, 24 Deja vu
    DISCARD + card
    MARKER + place, LOSE + place                 of a bonus card in `board.bonuses`
    STRETCH, LEAPFROG, DONE
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated

from ..chance import Rng, below
from ..fields import Fields, flat
from .board import (
    BACKWARD,
    BIRD,
    BOING,
    CHEETAH,
    CROCODILE,
    DEJA,
    FAR,
    FORWARD,
    LANES,
    LEAP,
    LION,
    MULTI,
    NECK,
    PORCUPINE,
    QUICKSAND,
    RANKS,
    SLOTS,
    WARTHOG,
    WINGS,
    Board,
)

SEATS = 5
CARDS = 20
ALL_CARDS = (1 << CARDS) - 1
VALUES = 5
"""Cards of a colour."""
BONUS_CARDS = 3
HAND = 4
ROUNDS = 60

STEPS = 6
"""Steps at which lanes can be changed, at most."""
ROUTES = 1 << STEPS
WAYS = ROUTES + SLOTS
WINGS_SOURCE = CARDS
DEJA_SOURCE = WINGS_SOURCE + LANES
SOURCES = DEJA_SOURCE + 1

DISCARD = SOURCES * 4 * WAYS
MARKER = DISCARD + CARDS
LOSE = MARKER + BONUS_CARDS
STRETCH = LOSE + BONUS_CARDS
LEAPFROG = STRETCH + 1
DONE = LEAPFROG + 1
ACTIONS = DONE + 1

TO_PLAY, MOVED, BLOWN = 0, 1, 2
"""Stages of a turn: nothing has been played; the movement is done, but for what is added to it; an arrow has acted."""
DRINK, PREY = 1, 2
"""What waits to be decided: which bonus card gets a marker, which one is lost."""

FINISHED, OUT_OF_ROUNDS = 1, 2
ENDINGS = ("finish", "rounds")


@flat
class State(Fields):
    players: int
    turn: int  # the seat that acts; -1 when the race is over
    ended: int  # 0: not yet; FINISHED or OUT_OF_ROUNDS
    round: int  # from 1
    moved: int  # seats that have had their turn in this round
    order: Annotated[list[int], SEATS]  # the seats in this round's order
    began: Annotated[list[int], SEATS]  # where each seat's ostrich was when the round began
    at: Annotated[list[int], SEATS]
    hand: Annotated[list[int], SEATS]  # a set of cards
    held: Annotated[list[int], SEATS]  # how many cards the hand has; more than it seems where it is concealed
    known: Annotated[list[int], SEATS]  # those in the hand that all know, as the pile ran out while they were in it
    pile: Annotated[list[int], SEATS]
    discards: Annotated[list[int], SEATS]
    top: Annotated[list[int], SEATS]  # the card on top of the discards; -1 for none
    cards: Annotated[list[int], SEATS]  # a set of bonus cards: those not used or lost
    markers: Annotated[list[int], SEATS]  # a set of bonus cards: those with a marker
    # of the turn that is being played; all 0 between turns
    stage: int
    colour: int  # of the card played
    toes: int  # 1 on tip toes
    stopped: int  # 1 when a porcupine has ended the movement
    warthog: int  # 1 when one was entered
    drunk: int  # the water holes entered
    fresh: int  # a set of bonus cards: those that got their marker in this turn
    pending: int  # DRINK and PREY in the order they came, two bits each, the first lowest


def setup(s: State, board: Board, rng: Rng) -> None:
    s.players = board.players
    s.turn = 0
    s.ended = 0
    s.round = 1
    s.moved = 0
    for seat in range(SEATS):
        s.order[seat] = seat if seat < s.players else 0  # ST-O1: the line-up
        s.at[seat] = -1 - seat
        s.began[seat] = -1 - seat
        s.hand[seat] = 0
        s.held[seat] = 0
        s.known[seat] = 0
        s.pile[seat] = ALL_CARDS if seat < s.players else 0
        s.discards[seat] = 0
        s.top[seat] = -1
        s.cards[seat] = (1 << BONUS_CARDS) - 1 if seat < s.players else 0
        s.markers[seat] = 0
    clear_turn(s)
    for seat in range(s.players):
        draw(s, seat, HAND, rng)


def clear_turn(s: State) -> None:
    s.stage = TO_PLAY
    s.colour = 0
    s.toes = 0
    s.stopped = 0
    s.warthog = 0
    s.drunk = 0
    s.fresh = 0
    s.pending = 0


# what is legal


def legal(s: State, board: Board, out: MutableSequence[int]) -> int:
    if s.ended:
        return 0
    if s.stage == TO_PLAY:
        return plays(s, board, out)
    if s.pending:
        first = MARKER if s.pending & 3 == DRINK else LOSE
        choice = choices(s)
        count = 0
        for place in range(BONUS_CARDS):
            if choice >> place & 1:
                out[count] = first + place
                count += 1
        return count
    count = 0
    if stretch_goal(s, board) >= 0:
        out[count] = STRETCH
        count += 1
    if leap_goal(s, board) >= 0:
        out[count] = LEAPFROG
        count += 1
    out[count] = DONE
    return count + 1


def plays(s: State, board: Board, out: MutableSequence[int]) -> int:
    """The ways of all cards, then of Crazy Wings and Deja vu; discards where no card can move (ST-M4)."""
    seat = s.turn
    boings = 2 if usable(s, board, BOING) else 1
    count = 0
    for card in range(CARDS):
        if s.hand[seat] >> card & 1:
            count = source_plays(s, board, card, card, boings, out, count)
    stuck = count == 0
    if usable(s, board, WINGS):
        for colour in range(LANES):
            count = source_plays(s, board, WINGS_SOURCE + colour, wings_card(colour), boings, out, count)
    if usable(s, board, DEJA) and s.top[seat] >= 0:
        count = source_plays(s, board, DEJA_SOURCE, s.top[seat], boings, out, count)
    if stuck:
        for card in range(CARDS):
            if s.hand[seat] >> card & 1:
                out[count] = DISCARD + card
                count += 1
    return count


def source_plays(
    s: State, board: Board, source: int, card: int, boings: int, out: MutableSequence[int], count: int
) -> int:
    """Write what can be done with one card, on tip toes and with Boinnnggg too, and return the new count."""
    for toes in range(2 if card % VALUES == 0 else 1):  # ST-S5: a 2
        for boing in range(boings):  # also where it has no effect
            first = play_action(source, toes, boing, 0)
            count = card_routes(s, board, first, card, toes, boing, out, count)
            count = card_steps(s, board, first + ROUTES, toes, out, count)
    return count


def card_routes(
    s: State, board: Board, first: int, card: int, toes: int, boing: int, out: MutableSequence[int], count: int
) -> int:
    """Write first + way for every full move of a card, and return the new count.

    Ways are tried in rising order, that is straight on before a change of lane at every step, and those that begin with
    steps that can't be made, or that led to an end, are skipped.
    """
    colour = card // VALUES
    length = move_length(s, board, s.turn, card)
    on_line = s.at[s.turn] < 0
    way = 0
    while way < ROUTES:
        found = route(s, board, colour, length, toes, boing, way)
        if found >= 0:
            out[count] = first + way
            count += 1
            if boing and not on_line and not way & 1 and route(s, board, colour, length, toes, boing, way | 1) >= 0:
                out[count] = first + way + 1
                count += 1
        rest = 0 if on_line else STEPS - (found & 7 if found >= 0 else -found)
        way = ((way >> rest) + 1) << rest
    return count


def card_steps(s: State, board: Board, first: int, toes: int, out: MutableSequence[int], count: int) -> int:
    """Write first + slot for every one step (ST-M4), and return the new count."""
    for slot in range(SLOTS):
        space = step_goal(s, board, slot)
        if space >= 0 and may_step(s, board, space, toes):
            out[count] = first + slot
            count += 1
    return count


def play_action(source: int, toes: int, boing: int, way: int) -> int:
    return WAYS * (4 * source + 2 * toes + boing) + way


def wings_card(colour: int) -> int:
    """ST-B3: a 4 of the announced colour."""
    return VALUES * colour + 2


def move_length(s: State, board: Board, seat: int, card: int) -> int:
    """The points of a full move: the number, and on a lane of the card's colour the race position (ST-M3)."""
    return card % VALUES + 2 + bonus_movement(s, board, seat, card // VALUES)


def bonus_movement(s: State, board: Board, seat: int, colour: int) -> int:
    if s.at[seat] < 0 or board.lane[s.at[seat]] != colour:
        return 0
    return position(s, seat)


def position(s: State, seat: int) -> int:
    """The race position, from 1, as it is now (ST-O2)."""
    place = 1
    for other in range(s.players):
        if s.at[other] > s.at[seat]:
            place += 1
    return place


# routes


def route(s: State, board: Board, colour: int, length: int, toes: int, boing: int, way: int) -> int:
    """Where a full move of the seat to act ends: 8 * space + steps until its lane was reached.

    If there is none, minus the number of steps from the start with which no way leads to an end.
    """
    space = s.at[s.turn]
    left = length
    step = 0
    if space < 0:  # ST-M5
        lane = start_lane(colour, way)
        if lane < 0:
            return -1
        space = board.first[lane]
        left -= toll(s, board, space, toes, boing)
        step = 1
        if left < 0:
            return -1
    while board.lane[space] != colour and board.lane[space] != MULTI:
        if step > 0 and halts(board, space, toes, boing):
            return -step
        step += 1
        if left < abs(board.lane[space] - colour) and left < board.rope[space]:
            return -max(1, step - 1)
        bit = way >> (STEPS - step) & 1 if step <= STEPS else 0
        space = board.toward[LANES * space + colour] if bit else board.ahead[LANES * space + colour]
        if space < 0:
            return -step
        left -= toll(s, board, space, toes, boing)
        if left < 0:
            return -step
    rest = way & ((1 << (STEPS - step)) - 1)
    if rest == 0:
        end = farthest(s, board, space, colour, left, toes, boing, step)
    elif rest == 1 and boing and not toes:
        end = sinking(s, board, space, colour, left)
    else:
        end = -1
    return 8 * end + step if end >= 0 else -max(1, step)


def start_lane(colour: int, way: int) -> int:
    """The lane on which a way from the start line begins; -1 if there is none for it."""
    distance = 0
    rest = way & (ROUTES // 2 - 1)
    while rest:
        rest &= rest - 1
        distance += 1
    if way & (ROUTES // 2):
        return colour + distance if distance > 0 and colour + distance < LANES else -1
    return colour - distance if colour >= distance else -1


def toll(s: State, board: Board, space: int, toes: int, boing: int) -> int:
    """What it costs to enter a space on the way; more than anybody has where it is blocked (ST-M2, ST-S2)."""
    if boing:
        return 1
    if occupied(s, space):
        return FAR
    if toes:
        return 1
    kind = board.kind[space]
    if kind == LION:
        return FAR
    return 2 if kind == QUICKSAND else 1


def halts(board: Board, space: int, toes: int, boing: int) -> bool:
    """Whether the movement ends at once on a space that is entered on the way (ST-S4)."""
    return board.kind[space] == PORCUPINE and not toes and not boing


def may_end(s: State, board: Board, space: int, left: int, toes: int, boing: int) -> bool:
    """Whether a movement that got to a space, with so many points left, may end there."""
    kind = board.kind[space]
    if boing:  # ST-B1: what was only passed was not looked at
        if occupied(s, space):
            return False
        return toes == 1 or (kind != LION and kind != CROCODILE and (kind != QUICKSAND or left > 0))
    return toes == 1 or kind != CROCODILE


def farthest(s: State, board: Board, space: int, colour: int, left: int, toes: int, boing: int, steps: int) -> int:
    """The last space on which a run straight on from `space` can end (ST-M2); -1 for none.

    `space` itself counts if `steps` have led to it.
    """
    end = -1
    if steps > 0:
        if may_end(s, board, space, left, toes, boing):
            end = space
        if halts(board, space, toes, boing):
            return end
    while left > 0:
        space = board.ahead[LANES * space + colour]
        if space < 0:
            return end
        left -= toll(s, board, space, toes, boing)
        if left < 0:
            return end
        if may_end(s, board, space, left, toes, boing):
            end = space
        if halts(board, space, toes, boing):
            return end
    return end


def sinking(s: State, board: Board, space: int, colour: int, left: int) -> int:
    """With Boinnnggg: the quicksand on which the last but one step ends, where the last could be made too; else -1.

    Both are full moves: quicksand costs 2 only where the route ends on it.
    """
    while left > 1 and space >= 0:
        space = board.ahead[LANES * space + colour]
        left -= 1
    if left != 1 or space < 0 or board.kind[space] != QUICKSAND or not may_end(s, board, space, 1, 0, 1):
        return -1
    beyond = board.ahead[LANES * space + colour]
    return space if beyond >= 0 and may_end(s, board, beyond, 0, 0, 1) else -1


def occupied(s: State, space: int) -> bool:
    at = s.at
    return at[0] == space or at[1] == space or at[2] == space or at[3] == space or at[4] == space


def step_goal(s: State, board: Board, slot: int) -> int:
    """The space that one step along this connection leads to; -1 for none."""
    space = s.at[s.turn]
    if space >= 0:
        return board.step[SLOTS * space + slot]
    return board.first[slot] if slot < LANES else -1


def may_step(s: State, board: Board, space: int, toes: int) -> bool:
    """ST-M4, ST-S2: one step is never enough for quicksand."""
    return not occupied(s, space) and (toes == 1 or not closed(board, space))


def closed(board: Board, space: int) -> bool:
    """Whether a single space of movement can't go there, whoever stands where."""
    kind = board.kind[space]
    return kind == LION or kind == CROCODILE or kind == QUICKSAND


# bonuses


def usable(s: State, board: Board, bonus: int) -> int:
    """The seat's bonus card of this kind as a set of one, if it has a marker from before this turn; else 0 (ST-S1)."""
    for place in range(BONUS_CARDS):
        if board.bonuses[place] == bonus:
            return s.cards[s.turn] & s.markers[s.turn] & ~s.fresh & 1 << place
    return 0


def stretch_goal(s: State, board: Board) -> int:
    """Where Neck Stretch would end (ST-B6); -1 where it is not at hand."""
    if s.stopped or not usable(s, board, NECK):
        return -1
    return farthest(s, board, s.at[s.turn], s.colour, 2, s.toes, 0, 0)


def leap_goal(s: State, board: Board) -> int:
    """Where Leapfrog would end (ST-B2); -1 where it is not at hand."""
    if s.stopped or not usable(s, board, LEAP):
        return -1
    space = board.ahead[LANES * s.at[s.turn] + s.colour]
    if space < 0 or not occupied(s, space):
        return -1
    while space >= 0 and occupied(s, space):
        space = board.ahead[LANES * space + s.colour]
    if space >= 0 and not s.toes and LION <= board.kind[space] <= WARTHOG:
        return -1
    return space


def choices(s: State) -> int:
    """The bonus cards among which the first thing that is pending lets choose (ST-S1, ST-S4)."""
    cards = s.cards[s.turn]
    marked = cards & s.markers[s.turn]
    if s.pending & 3 == DRINK:
        return cards & ~marked
    return marked if marked else cards


def hand_size(s: State, board: Board, seat: int) -> int:
    """ST-B4."""
    for place in range(BONUS_CARDS):
        if board.bonuses[place] == BIRD and (s.cards[seat] & s.markers[seat]) >> place & 1:
            return HAND + 1
    return HAND


# what happens


def apply(s: State, board: Board, action: int, rng: Rng) -> None:
    if action < DISCARD:
        play(s, board, action)
    elif action < MARKER:
        lay_down(s, s.turn, action - DISCARD)
        end_turn(s, board, rng)
        return
    elif action < LOSE:
        mark(s, 1 << (action - MARKER))
        s.pending >>= 2
    elif action < STRETCH:
        lose(s, 1 << (action - LOSE))
        s.pending >>= 2
    elif action == STRETCH:
        stretch(s, board)
    elif action == LEAPFROG:
        leap(s, board)
    settle(s, board, action == DONE, rng)


def actor(s: State) -> int:
    return s.turn


def over(s: State) -> bool:
    return s.ended != 0


def ending(s: State) -> int:
    return s.ended - 1


def score(s: State, out: MutableSequence[int]) -> None:
    """Rows run: 0 on the start line."""
    for seat in range(s.players):
        out[seat] = s.at[seat] // RANKS + 1


def places(s: State, out: MutableSequence[int]) -> None:
    """Race order (ST-E1, ST-E3)."""
    for seat in range(s.players):
        out[seat] = position(s, seat)


def played_card(s: State, source: int) -> int:
    """The card by which a source moves."""
    if source < CARDS:
        return source
    if source < DEJA_SOURCE:
        return wings_card(source - WINGS_SOURCE)
    return s.top[s.turn]


def play(s: State, board: Board, action: int) -> None:
    """A card, Crazy Wings or Deja vu, and the movement."""
    way = action % WAYS
    boing = action // WAYS & 1
    toes = action // (2 * WAYS) & 1
    source = action // (4 * WAYS)
    card = played_card(s, source)
    if source < CARDS:
        lay_down(s, s.turn, card)
    else:
        spend(s, usable(s, board, WINGS if source < DEJA_SOURCE else DEJA))
    if boing:
        spend(s, usable(s, board, BOING))
    s.stage = MOVED
    s.colour = card // VALUES
    s.toes = toes
    if way >= ROUTES:
        enter(s, board, step_goal(s, board, way - ROUTES))
    else:
        run(s, board, move_length(s, board, s.turn, card), boing, way)


def lay_down(s: State, seat: int, card: int) -> None:
    """A card of the hand goes on top of the discards."""
    bit = 1 << card
    s.hand[seat] &= ~bit
    s.known[seat] &= ~bit
    s.held[seat] -= 1
    s.discards[seat] |= bit
    s.top[seat] = card


def spend(s: State, bonus: int) -> None:
    """A bonus card of the seat to act leaves the race, with its marker."""
    s.cards[s.turn] &= ~bonus
    s.markers[s.turn] &= ~bonus
    s.fresh &= ~bonus


def run(s: State, board: Board, length: int, boing: int, way: int) -> None:
    """A full move, space by space."""
    end = route(s, board, s.colour, length, s.toes, boing, way) >> 3
    step = 0
    while s.at[s.turn] != end:
        step += 1
        space = next_space(board, s.at[s.turn], s.colour, way, step)
        if boing and space != end:
            drink(s, board, space)  # ST-B1: nothing else acts
            s.at[s.turn] = space
        else:
            enter(s, board, space)


def next_space(board: Board, space: int, colour: int, way: int, step: int) -> int:
    """The space to which this step of a full move with a card of this colour leads."""
    if space < 0:
        return board.first[start_lane(colour, way)]
    lane = board.lane[space]
    if step <= STEPS and lane != colour and lane != MULTI and way >> (STEPS - step) & 1:
        return board.toward[LANES * space + colour]
    return board.ahead[LANES * space + colour]


def enter(s: State, board: Board, space: int) -> None:
    """The ostrich of the seat to act goes on to a space, and what is there acts (ST-S1, ST-S4, ST-S6)."""
    s.at[s.turn] = space
    drink(s, board, space)
    if s.toes:  # ST-S5
        return
    kind = board.kind[space]
    if kind == CHEETAH:
        await_choice(s, PREY)
    elif kind == WARTHOG:
        s.warthog = 1
    elif kind == PORCUPINE:
        s.stopped = 1


def drink(s: State, board: Board, space: int) -> None:
    """A hole is one, once a turn (ST-S1)."""
    if board.hole[space] & ~s.drunk:
        s.drunk |= board.hole[space]
        await_choice(s, DRINK)


def await_choice(s: State, what: int) -> None:
    """Put one more thing behind all that is pending."""
    place = 1
    while place <= s.pending:
        place <<= 2
    s.pending += what * place


def stretch(s: State, board: Board) -> None:
    end = stretch_goal(s, board)
    spend(s, usable(s, board, NECK))
    while s.at[s.turn] != end:
        enter(s, board, board.ahead[LANES * s.at[s.turn] + s.colour])


def leap(s: State, board: Board) -> None:
    end = leap_goal(s, board)
    spend(s, usable(s, board, LEAP))
    enter(s, board, end)


def mark(s: State, bonus: int) -> None:
    s.markers[s.turn] |= bonus
    s.fresh |= bonus


def lose(s: State, bonus: int) -> None:
    spend(s, bonus)


def settle(s: State, board: Board, done: bool, rng: Rng) -> None:
    """Go on with the turn until its player has something to choose, or to its end (ST-B0)."""
    resolve(s)
    if s.pending:
        return
    if s.stage == MOVED:
        if not done and (stretch_goal(s, board) >= 0 or leap_goal(s, board) >= 0):
            return
        blow(s, board)
        resolve(s)
        if s.pending:
            return
    end_turn(s, board, rng)


def resolve(s: State) -> None:
    """Do what is pending, in order, as far as there is no choice in it."""
    while s.pending:
        choice = choices(s)
        if choice & (choice - 1):
            return
        if choice:
            if s.pending & 3 == DRINK:
                mark(s, choice)
            else:
                lose(s, choice)
        s.pending >>= 2


def blow(s: State, board: Board) -> None:
    """ST-S3: an arrow, where the whole movement has ended on one."""
    s.stage = BLOWN
    goal = arrow_goal(s, board)
    if goal >= 0:
        enter(s, board, goal)


def arrow_goal(s: State, board: Board) -> int:
    """Where an arrow moves the ostrich of the seat to act; -1 for nowhere."""
    space = s.at[s.turn]
    kind = board.kind[space]
    if s.toes or s.stopped or (kind != FORWARD and kind != BACKWARD):
        return -1
    goal = board.ahead[LANES * space + s.colour] if kind == FORWARD else board.behind[space]
    if goal < 0 or occupied(s, goal) or closed(board, goal):
        return -1
    return goal


def end_turn(s: State, board: Board, rng: Rng) -> None:
    """The draw, and whose turn is next; after the last of a round the new order, or the end (ST-O1, ST-E1, ST-E2)."""
    seat = s.turn
    if s.warthog:  # ST-S4
        s.discards[seat] |= s.hand[seat]
        s.hand[seat] = 0
        s.known[seat] = 0
        s.held[seat] = 0
    draw(s, seat, hand_size(s, board, seat), rng)
    clear_turn(s)
    s.moved += 1
    if s.moved < s.players:
        s.turn = s.order[s.moved]
        return
    if finished(s, board) or s.round == ROUNDS:
        s.ended = FINISHED if finished(s, board) else OUT_OF_ROUNDS
        s.turn = -1
        return
    s.round += 1
    begin_round(s)


def finished(s: State, board: Board) -> bool:
    """Whether an ostrich has crossed the line."""
    for seat in range(s.players):
        if s.at[seat] >= RANKS * board.line:
            return True
    return False


def begin_round(s: State) -> None:
    """ST-O1: race order."""
    s.moved = 0
    for seat in range(s.players):
        s.order[position(s, seat) - 1] = seat
        s.began[seat] = s.at[seat]
    s.turn = s.order[0]


def draw(s: State, seat: int, size: int, rng: Rng) -> None:
    """Draw up to so many cards; the discards make a new pile when one has to be drawn from an empty one."""
    while s.held[seat] < size:
        if s.pile[seat] == 0:
            if s.discards[seat] == 0:
                return
            s.known[seat] = s.hand[seat]  # what is neither drawn nor discarded is plain to all
            s.pile[seat] = s.discards[seat]
            s.discards[seat] = 0
            s.top[seat] = -1
        card = nth(s.pile[seat], below(rng, size_of(s.pile[seat])))
        s.pile[seat] &= ~card
        s.hand[seat] |= card
        s.held[seat] += 1


def size_of(cards: int) -> int:
    """How many members a set has."""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def nth(cards: int, n: int) -> int:
    """The member of a set before which there are n lower ones, as a set of one."""
    for _ in range(n):
        cards &= cards - 1
    return cards & -cards


# what is hidden


def conceal(s: State, seat: int) -> None:
    """Leave what a seat knows: of the others' hands the cards that are known; the rest goes back into their piles."""
    for other in range(s.players):
        if other != seat:
            s.pile[other] |= s.hand[other] & ~s.known[other]
            s.hand[other] = s.known[other]


def imagine(s: State, seat: int, rng: Rng) -> None:
    """Deal the others' unknown cards from what they have not shown, each hand as likely as another."""
    conceal(s, seat)
    for other in range(s.players):
        if other != seat:
            for _ in range(s.held[other] - size_of(s.hand[other])):
                card = nth(s.pile[other], below(rng, size_of(s.pile[other])))
                s.pile[other] &= ~card
                s.hand[other] |= card
