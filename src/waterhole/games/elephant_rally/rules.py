"""Elephant Rally: play cards to get one's elephant once round the track, pushing whoever stands in the way.

Run interpreted and compiled (see `waterhole.engine`). `ER-..` are rulings, in docs/rules/elephant_rally.md.

A turn is a chain of phases. In the first ones a seat decides: what legal actions mean depends on the phase. The others
go on by themselves, one `step` at a time: whoever may cancel is asked, the card is resolved step by step, it reaches
the discards, the hand is filled.

Actions, in rising order (notation in brackets):

    START   a cell: the arrow to start from (@a34)
    PLAY    a kind of card, played alone (g3, p5, mouse ...)
    PAIR    modifier * 4 + green: both together (charge+g3)
    DISCARD begin a discard turn     DONE  stop after a first card, or end a discard turn
    PASS, CANCEL, CANCEL_MODIFIER    the answers of who is asked (pass, cancel:g3, cancel:charge)
    FORWARD, LEFT_FORWARD, RIGHT_FORWARD, LEFT, RIGHT   a step where there is more than one way
    MOUSE   a cell: where the mouse goes (c9)
    COW     cell * 4 + direction: a cow's step (c9-c10)     ENOUGH  no more of them
    ROB     the seat that the monkey steals from (rob:2)
    TAKE    the kind that is taken from the discards (take:g3)
    CHIP    who gets a chip from the supply (chip:2)        SWAP   giver * 6 + receiver (chip:1>2)
    THROW   a kind to discard (throw:g3)
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated

from ..chance import Rng, below
from ..fields import Fields, flat
from .board import CELLS, LANES, PRIME, STRIDE, Board

SEATS = 6
HAND, FEAST = 6, 9
"""Cards that a hand is filled to at the end of a turn, and at a banana tree."""
CHIPS = 4
COW_STEPS, MOUSE_STEPS, FRIGHT_STEPS = 8, 6, 3

KINDS = 17
GREENS, PURPLES = 4, 8
"""Below these lie the numbers of green cards (1 to 4) and of purple ones (4 to 7)."""
CHARGE, CARPET, MANGO, MOUSE_CARD, COW_CARD, MONKEY_CARD, PRAYER_CARD, SNAKE_CARD, TIGER_CARD = range(8, 17)

PLAYED_GREEN, PLAYED_YELLOW, PLAYED_ALL = 1, 2, 3
CANCELLED_CARD, CANCELLED_MODIFIER = 1, 2

# phases in which somebody decides
STARTING, PLAYING, ASKED, SIDE, MANGO_STEP, MOUSE_RUN, SCARE_SIDE, COW_RUN, ROBBING, PRAYING, CHARMING = range(11)
THROWING, DISCARDING, OVER = 11, 12, 13
# phases that go on by themselves
ASK, RESOLVE, MOVE, FRIGHT, LAND, SETTLE, REFILL, NEXT = range(20, 28)

START = 0
PLAY = START + CELLS
PAIR = PLAY + KINDS
DISCARD = PAIR + 3 * GREENS
DONE = DISCARD + 1
PASS = DONE + 1
CANCEL = PASS + 1
CANCEL_MODIFIER = CANCEL + 1
FORWARD = CANCEL_MODIFIER + 1
LEFT_FORWARD = FORWARD + 1
RIGHT_FORWARD = LEFT_FORWARD + 1
LEFT = RIGHT_FORWARD + 1
RIGHT = LEFT + 1
MOUSE = RIGHT + 1
COW = MOUSE + CELLS
ENOUGH = COW + 4 * CELLS
ROB = ENOUGH + 1
TAKE = ROB + SEATS
CHIP = TAKE + KINDS
SWAP = CHIP + SEATS
THROW = SWAP + SEATS * SEATS
ACTIONS = THROW + KINDS

AHEAD, TO_RIGHT, BACK, TO_LEFT = 0, 1, 2, 3
"""The directions of a cow's step."""

ENDINGS = ("crossed", "pushed")
CROSSED, PUSHED = 1, 2


@flat
class State(Fields):
    players: int
    columns: int  # of the track; so that places can be told without the board
    phase: int
    turn: int  # the seat whose turn it is
    actor: int  # the seat that decides; -1 when the race is over
    ended: int  # 0: not yet; CROSSED: by the winner's own move; PUSHED: over the line
    played: int  # what was played this turn: PLAYED_GREEN, PLAYED_YELLOW, both
    card: int  # the kind that is being played; -1 for none
    modifier: int  # the kind declared with it; -1 for none
    cancelled: int  # what of it a Tiger has cancelled: CANCELLED_CARD, CANCELLED_MODIFIER
    asked: int  # how many seats clockwise have been asked
    steps: int  # left of a move, of a fright, of the cows
    side: int  # the side once taken: -1 left, 1 right, 0 none
    moved: int  # steps the elephant has made; cards thrown in a discard turn
    scared: int  # the seat whose elephant flees from the mouse; -1 for none
    owed: int  # cards still to be discarded for chips
    after: int  # the phase that follows when they are
    lane: Annotated[list[int], SEATS]  # of each elephant; -1 before it is placed
    column: Annotated[list[int], SEATS]
    progress: Annotated[list[int], SEATS]  # columns since the line (ER-M7)
    cows: Annotated[list[int], LANES]  # by lane the columns with one, as a set
    mouse: int  # its cell
    reach: Annotated[list[int], LANES]  # by lane where the mouse can get, while its player decides
    hand: Annotated[list[list[int]], (SEATS, KINDS)]
    held: Annotated[list[int], SEATS]  # cards in each hand
    chips: Annotated[list[int], SEATS]
    pile: Annotated[list[int], KINDS]
    piled: int  # cards in the pile
    discards: Annotated[list[int], KINDS]
    known: Annotated[list[list[int]], (SEATS * SEATS, KINDS)]  # [observer * SEATS + owner]: what is known (ER-K)


def setup(s: State, board: Board, rng: Rng) -> None:
    s.players = board.players
    s.columns = board.columns
    s.phase = STARTING
    s.turn = 0
    s.actor = board.players - 1  # ER-T1: start spaces are chosen from the last player backwards
    s.ended = 0
    s.played = 0
    s.after = SETTLE
    s.owed = 0
    s.mouse = board.mouse
    s.piled = 0
    clear_play(s)
    for lane in range(LANES):
        s.cows[lane] = board.cows[lane]
        s.reach[lane] = 0
    for kind in range(KINDS):
        s.pile[kind] = board.deck[kind]
        s.piled += board.deck[kind]
        s.discards[kind] = 0
    for seat in range(SEATS):
        s.lane[seat] = -1
        s.column[seat] = 0
        s.progress[seat] = 0
        s.held[seat] = 0
        s.chips[seat] = 0
        for kind in range(KINDS):
            s.hand[seat][kind] = 0
        for owner in range(SEATS):
            for kind in range(KINDS):
                s.known[seat * SEATS + owner][kind] = 0


def actor(s: State) -> int:
    return s.actor


def over(s: State) -> bool:
    return s.phase == OVER


def ending(s: State) -> int:
    return s.ended - 1


def score(s: State, out: MutableSequence[int]) -> None:
    """Columns since the line, a lap being the track's; below zero behind it."""
    for seat in range(s.players):
        out[seat] = s.progress[seat]


def places(s: State, out: MutableSequence[int]) -> None:
    """By progress, equal ones share the better place (ER-B2); the winner has a lap and nobody else has."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if s.progress[other] > s.progress[seat]:
                out[seat] += 1


# what can be done


def legal(s: State, board: Board, out: MutableSequence[int]) -> int:
    if s.phase == PLAYING:
        return legal_plays(s, board, out)
    if s.phase == COW_RUN:
        return legal_cow_steps(s, board, out)
    if s.phase == MOUSE_RUN:
        return legal_mouse_runs(s, board, out)
    if s.phase == THROWING or s.phase == DISCARDING:
        return legal_throws(s, out)
    if s.phase == MANGO_STEP:
        return legal_mango_steps(s, board, out)
    if s.phase == SIDE or s.phase == SCARE_SIDE:
        out[0] = LEFT
        out[1] = RIGHT
        return 2
    if s.phase == ASKED:
        return legal_answers(s, out)
    if s.phase == CHARMING:
        return legal_chips(s, out)
    return legal_choices(s, board, out)


def legal_plays(s: State, board: Board, out: MutableSequence[int]) -> int:
    """ER-T2, ER-T3: a card of any colour, or what may go with the one that was played."""
    seat = s.turn
    count = 0
    green = s.played & PLAYED_GREEN == 0
    if green:
        for kind in range(GREENS if s.played else PURPLES):
            if s.hand[seat][kind]:
                out[count] = PLAY + kind
                count += 1
    if s.played & PLAYED_YELLOW == 0:
        for kind in range(MOUSE_CARD, KINDS):
            if s.hand[seat][kind]:
                out[count] = PLAY + kind
                count += 1
    if s.played == 0:
        for modifier in range(CHARGE, MOUSE_CARD):
            if s.hand[seat][modifier]:
                for kind in range(GREENS):
                    if s.hand[seat][kind] and (modifier != CARPET or may_fly(s, board, seat, kind + 1)):
                        out[count] = PAIR + (modifier - CHARGE) * GREENS + kind
                        count += 1
        out[count] = DISCARD
    else:
        out[count] = DONE
    return count + 1


def legal_cow_steps(s: State, board: Board, out: MutableSequence[int]) -> int:
    """ER-C5: on to a space of the track without elephant or cow."""
    count = 0
    for lane in range(board.lanes):
        cows = s.cows[lane]
        while cows:
            bit = cows & -cows
            cows ^= bit
            column = board.numbers[bit % PRIME]
            first = COW + 4 * (lane * STRIDE + column)
            for direction in range(4):
                if is_free(s, board, lane + aside(direction), (column + along(direction)) % board.columns):
                    out[count] = first + direction
                    count += 1
    out[count] = ENOUGH
    return count + 1


def legal_mouse_runs(s: State, board: Board, out: MutableSequence[int]) -> int:
    count = 0
    for lane in range(board.lanes):
        rest = s.reach[lane]
        while rest:
            bit = rest & -rest
            rest ^= bit
            out[count] = MOUSE + lane * STRIDE + board.numbers[bit % PRIME]
            count += 1
    return count


def legal_throws(s: State, out: MutableSequence[int]) -> int:
    """A kind at a time; a discard turn ends with one card at least, or with an empty hand (ER-T2)."""
    count = 0
    if s.phase == DISCARDING and (s.moved > 0 or s.held[s.turn] == 0):
        out[0] = DONE
        count = 1
    for kind in range(KINDS):
        if s.hand[s.turn][kind]:
            out[count] = THROW + kind
            count += 1
    return count


def legal_mango_steps(s: State, board: Board, out: MutableSequence[int]) -> int:
    ways = mango_ways(s, board)
    count = 0
    for way in range(MOUSE - FORWARD):
        if ways >> way & 1:
            out[count] = FORWARD + way
            count += 1
    return count


def mango_ways(s: State, board: Board) -> int:
    """ER-C3: forward, diagonally forward to a free space, or sideways where forward is impossible.

    The set of the actions from FORWARD to RIGHT, bit 0 being FORWARD.
    """
    seat = s.turn
    lane, column = s.lane[seat], s.column[seat]
    next_column = (column + 1) % board.columns
    ways = 0
    if is_free(s, board, lane - 1, next_column):
        ways |= 1 << (LEFT_FORWARD - FORWARD)
    if is_free(s, board, lane + 1, next_column):
        ways |= 1 << (RIGHT_FORWARD - FORWARD)
    if row_along(s, board, lane, column, 1, False, False) >= 0:
        return ways | 1
    if s.side <= 0 and row_aside(s, board, lane, column, -1) >= 0:
        ways |= 1 << (LEFT - FORWARD)
    if s.side >= 0 and row_aside(s, board, lane, column, 1) >= 0:
        ways |= 1 << (RIGHT - FORWARD)
    return ways


def legal_answers(s: State, out: MutableSequence[int]) -> int:
    """ER-C10: one Tiger cancels one card, of those that still stand."""
    out[0] = PASS
    out[1] = CANCEL
    if s.modifier < 0 or s.cancelled & CANCELLED_MODIFIER:
        return 2
    out[2] = CANCEL_MODIFIER
    return 3


def legal_chips(s: State, out: MutableSequence[int]) -> int:
    """ER-C8: from the supply to anybody, or with all of them out from one player to another."""
    count = 0
    if supply(s) > 0:
        for seat in range(s.players):
            out[count] = CHIP + seat
            count += 1
        return count
    for giver in range(s.players):
        if s.chips[giver]:
            for seat in range(s.players):
                if seat != giver:
                    out[count] = SWAP + giver * SEATS + seat
                    count += 1
    return count


def legal_choices(s: State, board: Board, out: MutableSequence[int]) -> int:
    """A start space (ER-T1), a player to rob (ER-C6), a card of the discards (ER-C7)."""
    count = 0
    if s.phase == STARTING:
        for i in range(len(board.arrows)):
            if elephant_at(s, board.arrows[i] // STRIDE, board.arrows[i] % STRIDE) < 0:
                out[count] = START + board.arrows[i]
                count += 1
    elif s.phase == ROBBING:
        for seat in range(s.players):
            if seat != s.turn:
                out[count] = ROB + seat
                count += 1
    elif s.phase == PRAYING:
        for kind in range(KINDS):
            if s.discards[kind]:
                out[count] = TAKE + kind
                count += 1
    return count


# what is done


def apply(s: State, board: Board, action: int, rng: Rng) -> None:
    choose(s, board, action, rng)
    while s.phase > OVER:
        step(s, board, rng)


def choose(s: State, board: Board, action: int, rng: Rng) -> None:
    """What a decision itself does; what follows from it are steps."""
    if action < PLAY:
        start_from(s, action - START, rng)
    elif action < DISCARD:
        declare(s, action)
    elif action < FORWARD:
        answer(s, action)
    elif action < MOUSE:
        take_way(s, board, action)
    elif action < COW:
        run_mouse(s, action - MOUSE)
    elif action <= ENOUGH:
        run_cow(s, board, action)
    elif action < TAKE:
        rob(s, action - ROB, rng)
    elif action < CHIP:
        take(s, action - TAKE)
    elif action < THROW:
        charm(s, action)
    else:
        throw(s, action - THROW)


def step(s: State, board: Board, rng: Rng) -> None:
    """Go on by one step, in one of the phases that do so by themselves."""
    if s.phase == MOVE:
        move(s, board)
    elif s.phase == FRIGHT:
        flee(s, board)
    elif s.phase == ASK:
        ask(s)
    elif s.phase == RESOLVE:
        resolve(s, board)
    elif s.phase == LAND:
        land(s, board, rng)
    elif s.phase == SETTLE:
        settle(s)
    elif s.phase == REFILL:
        refill(s, rng)
    else:
        s.turn = (s.turn + 1) % s.players
        s.played = 0
        decide(s, PLAYING)


def decide(s: State, phase: int) -> None:
    """The seat whose turn it is has something to decide."""
    s.phase = phase
    s.actor = s.turn


def start_from(s: State, cell: int, rng: Rng) -> None:
    """ER-T1: the cards are dealt when all have chosen."""
    seat = s.actor
    s.lane[seat] = cell // STRIDE
    s.column[seat] = cell % STRIDE
    s.progress[seat] = s.column[seat] - s.columns  # ER-M7
    s.actor -= 1
    if seat == 0:
        for other in range(s.players):
            draw(s, other, HAND, rng)
        decide(s, PLAYING)


def declare(s: State, action: int) -> None:
    """Cards leave the hand when they are declared, and reach the discards when they are resolved (ER-C10)."""
    s.card = action - PLAY
    if action >= PAIR:
        s.modifier = CHARGE + (action - PAIR) // GREENS
        s.card = (action - PAIR) % GREENS
        leave_hand(s, s.turn, s.modifier)
        s.played = PLAYED_ALL
    elif s.card < GREENS:
        s.played |= PLAYED_GREEN
    elif s.card < PURPLES:
        s.played = PLAYED_ALL
    else:
        s.played |= PLAYED_YELLOW
    leave_hand(s, s.turn, s.card)
    s.asked = 0
    s.phase = ASK


def answer(s: State, action: int) -> None:
    """What is neither card nor step: the beginning and end of a discard turn, and a Tiger or none (ER-C10)."""
    if action == DISCARD:
        s.moved = 0
        decide(s, DISCARDING)
    elif action == DONE:
        s.moved = 0
        s.phase = REFILL
    else:
        if action != PASS:
            leave_hand(s, s.actor, TIGER_CARD)
            s.discards[TIGER_CARD] += 1
            s.cancelled |= CANCELLED_CARD if action == CANCEL else CANCELLED_MODIFIER
        s.phase = ASK


def ask(s: State) -> None:
    """Ask the next seat clockwise that holds a Tiger, while there is something to cancel."""
    while s.asked < s.players - 1 and s.cancelled & CANCELLED_CARD == 0:
        s.asked += 1
        seat = (s.turn + s.asked) % s.players
        if s.hand[seat][TIGER_CARD]:
            s.actor = seat
            s.phase = ASKED
            return
    s.actor = s.turn
    s.phase = RESOLVE


def resolve(s: State, board: Board) -> None:
    """Begin what the card does."""
    s.moved = 0
    s.side = 0
    if s.cancelled & CANCELLED_CARD:
        s.phase = SETTLE
    elif s.card < PURPLES:
        s.steps = s.card + 1 if s.card < GREENS else s.card
        s.phase = MOVE
    elif s.card == MOUSE_CARD:
        look_out(s, board)
        decide(s, MOUSE_RUN)
    elif s.card == COW_CARD:
        s.steps = COW_STEPS
        decide(s, COW_RUN)
    elif s.card == MONKEY_CARD:
        decide(s, ROBBING)
    elif s.card == SNAKE_CARD:
        decide(s, CHARMING)
    elif s.card == PRAYER_CARD and some(s.discards):
        decide(s, PRAYING)
    else:
        if s.card == TIGER_CARD:
            s.chips[s.turn] = 0  # ER-C9
        s.phase = SETTLE


def settle(s: State) -> None:
    """The card is resolved: it reaches the discards, and the turn may go on (ER-T2)."""
    s.discards[s.card] += 1
    if s.modifier >= 0:
        s.discards[s.modifier] += 1
    clear_play(s)
    if s.played == PLAYED_ALL:
        s.phase = REFILL
    else:
        decide(s, PLAYING)


def clear_play(s: State) -> None:
    s.card = -1
    s.modifier = -1
    s.cancelled = 0
    s.asked = 0
    s.steps = 0
    s.side = 0
    s.moved = 0
    s.scared = -1


# elephants


def has(s: State, modifier: int) -> bool:
    """Whether this modifier was declared with the move and not cancelled."""
    return s.modifier == modifier and s.cancelled & CANCELLED_MODIFIER == 0


def move(s: State, board: Board) -> None:
    """One step of the elephant whose owner plays (ER-M1 to ER-M4), or as far as it goes without a choice."""
    seat = s.turn
    if s.steps == 0:
        s.phase = LAND
    elif has(s, CARPET):
        fly(s, board, seat)
    elif has(s, MANGO):
        wander(s, board)
    else:
        charge = has(s, CHARGE)
        length = row_along(s, board, s.lane[seat], s.column[seat], 1, charge, charge)
        if length >= 0:
            go_along(s, seat, 1, length)
            s.moved += 1
        elif turn_aside(s, board, seat, SIDE):
            s.moved += 1


def turn_aside(s: State, board: Board, seat: int, phase: int) -> bool:
    """ER-M3: one step sideways, the side once taken kept; whether it was made.

    Else there is a choice, asked for in `phase`, or no step at all, and the move is over.
    """
    left = s.side <= 0 and row_aside(s, board, s.lane[seat], s.column[seat], -1) >= 0
    right = s.side >= 0 and row_aside(s, board, s.lane[seat], s.column[seat], 1) >= 0
    if left and right:
        decide(s, phase)
    elif left or right:
        s.side = -1 if left else 1
        go_aside(s, seat, s.side, row_aside(s, board, s.lane[seat], s.column[seat], s.side))
        return True
    else:
        s.steps = 0
    return False


def wander(s: State, board: Board) -> None:
    """ER-C3: a step with Mango Juice; without a choice it is made."""
    ways = mango_ways(s, board)
    if ways == 0:
        s.steps = 0
    elif ways & (ways - 1):
        decide(s, MANGO_STEP)
    else:
        take_way(s, board, FORWARD + board.numbers[ways % PRIME])


def take_way(s: State, board: Board, action: int) -> None:
    """A step that was chosen: of the mover, or sideways of who is scared."""
    seat = s.turn if s.scared < 0 else s.scared
    lane, column = s.lane[seat], s.column[seat]
    if action >= LEFT:
        s.side = -1 if action == LEFT else 1
        go_aside(s, seat, s.side, row_aside(s, board, lane, column, s.side))
    else:
        if action != FORWARD:  # nobody is pushed: the space is free
            s.lane[seat] += -1 if action == LEFT_FORWARD else 1
            go_along(s, seat, 1, 0)
        else:
            go_along(s, seat, 1, row_along(s, board, lane, column, 1, False, False))
    s.moved += 1
    if s.phase != OVER:
        s.phase = MOVE if s.scared < 0 else FRIGHT


def may_fly(s: State, board: Board, seat: int, value: int) -> bool:
    """ER-C2: only the landing space matters."""
    return is_free(s, board, s.lane[seat], (s.column[seat] + value) % board.columns)


def fly(s: State, board: Board, seat: int) -> None:
    s.column[seat] = (s.column[seat] + s.steps) % board.columns
    s.progress[seat] += s.steps
    s.moved += s.steps
    s.steps = 0
    finish(s, seat)


def land(s: State, board: Board, rng: Rng) -> None:
    """The move is over: a banana tree fills the hand (ER-B1)."""
    seat = s.turn
    s.phase = SETTLE
    if s.moved > 0 and board.bananas[s.lane[seat]] >> s.column[seat] & 1:
        pay_chips(s, draw(s, seat, FEAST, rng), SETTLE)


def elephant_at(s: State, lane: int, column: int) -> int:
    """The seat whose elephant stands there; -1 for none."""
    for seat in range(s.players):
        if s.lane[seat] == lane and s.column[seat] == column:
            return seat
    return -1


def herd(s: State, lane: int) -> int:
    """The columns of a lane in which an elephant stands."""
    columns = 0
    for seat in range(s.players):
        if s.lane[seat] == lane:
            columns |= 1 << s.column[seat]
    return columns


def is_free(s: State, board: Board, lane: int, column: int) -> bool:
    """Whether there is such a space, without elephant and cow."""
    if lane < 0 or lane >= board.lanes:
        return False
    return (board.track[lane] & ~s.cows[lane] & ~herd(s, lane)) >> column & 1 == 1


def row_along(s: State, board: Board, lane: int, column: int, ahead: int, cows: bool, wet: bool) -> int:
    """How many stand in an unbroken row in front of a space and would give way to a step; -1 if they can't.

    ahead: 1 forward, -1 back. cows: whether cows are pushed too. wet: whether elephants can be pushed on to rivers
    and bridges (ER-M2). Whoever steps enters them freely.
    """
    elephants = herd(s, lane)
    length = 0
    pushed = False  # whether it is an elephant that would be pushed on to the space looked at
    while True:
        column = (column + ahead) % board.columns
        if not board.track[lane] >> column & 1:
            return -1
        if pushed and not wet and board.wet[lane] >> column & 1:
            return -1
        pushed = elephants >> column & 1 == 1
        if not pushed:
            if not s.cows[lane] >> column & 1:
                return length
            if not cows:
                return -1
        length += 1


def row_aside(s: State, board: Board, lane: int, column: int, side: int) -> int:
    """As `row_along`, sideways: elephants only, which stand firm at rivers and bridges; side: -1 left, 1 right."""
    length = 0
    while True:
        lane += side
        if lane < 0 or lane >= board.lanes or not (board.track[lane] & ~s.cows[lane]) >> column & 1:
            return -1
        if length > 0 and board.wet[lane] >> column & 1:
            return -1
        if elephant_at(s, lane, column) < 0:
            return length
        length += 1


def go_along(s: State, seat: int, ahead: int, length: int) -> None:
    """A step forward or back, after pushing the row of so many in front; it may end the race (ER-B2)."""
    lane = s.lane[seat]
    column = s.column[seat]
    for distance in range(length, 0, -1):
        at = (column + ahead * distance) % s.columns
        pushed = elephant_at(s, lane, at)
        if pushed >= 0:
            shift(s, pushed, ahead)
        else:
            s.cows[lane] ^= 1 << at | 1 << (at + ahead) % s.columns
    shift(s, seat, ahead)
    s.side = 0
    s.steps -= 1


def shift(s: State, seat: int, ahead: int) -> None:
    s.column[seat] = (s.column[seat] + ahead) % s.columns
    s.progress[seat] += ahead
    finish(s, seat)


def finish(s: State, seat: int) -> None:
    """ER-B2: a lap wins. Only one elephant can cross the line in a step, and the step itself is finished."""
    if s.progress[seat] >= s.columns:
        s.ended = CROSSED if seat == s.turn else PUSHED
        s.phase = OVER
        s.actor = -1


def go_aside(s: State, seat: int, side: int, length: int) -> None:
    for distance in range(length, 0, -1):
        s.lane[elephant_at(s, s.lane[seat] + side * distance, s.column[seat])] += side
    s.lane[seat] += side
    s.steps -= 1


# the mouse and the cows


def look_out(s: State, board: Board) -> None:
    """ER-C4: where the mouse can get: six steps, through cows, not through elephants, from hole to hole in one."""
    for lane in range(LANES):
        s.reach[lane] = 0
    s.reach[s.mouse // STRIDE] = 1 << s.mouse % STRIDE
    for _ in range(MOUSE_STEPS):
        in_hole = False
        for lane in range(board.lanes):
            in_hole = in_hole or open_reach(s, lane) & board.holes[lane] != 0
        left = 0
        here = open_reach(s, 0)
        for lane in range(board.lanes):
            right = open_reach(s, lane + 1) if lane + 1 < board.lanes else 0
            near = here << 1 | here >> board.columns - 1 | here >> 1 | (here & 1) << board.columns - 1 | left | right
            if in_hole:
                near |= board.holes[lane]
            s.reach[lane] |= near & board.track[lane]  # what lies beyond the last column is no track
            left = here
            here = right


def open_reach(s: State, lane: int) -> int:
    """What of the mouse's reach in a lane it can go on from: its own space, and those without an elephant."""
    closed = herd(s, lane)
    if s.mouse // STRIDE == lane:
        closed &= ~(1 << s.mouse % STRIDE)
    return s.reach[lane] & ~closed


def run_mouse(s: State, cell: int) -> None:
    for lane in range(LANES):
        s.reach[lane] = 0
    s.phase = SETTLE
    if cell != s.mouse:
        s.mouse = cell
        s.scared = elephant_at(s, cell // STRIDE, cell % STRIDE)
        if s.scared >= 0:
            s.steps = FRIGHT_STEPS
            s.phase = FRIGHT


def flee(s: State, board: Board) -> None:
    """One step of a scared elephant: back, pushing cows too, else sideways (ER-C4)."""
    seat = s.scared
    if s.steps == 0:
        s.mouse = board.nearest[s.mouse]
        s.phase = SETTLE
        return
    length = row_along(s, board, s.lane[seat], s.column[seat], -1, True, False)
    if length >= 0:
        go_along(s, seat, -1, length)
    else:
        turn_aside(s, board, seat, SCARE_SIDE)


def aside(direction: int) -> int:
    """How many lanes to the right a step in this direction leads."""
    return 1 if direction == TO_RIGHT else -1 if direction == TO_LEFT else 0


def along(direction: int) -> int:
    """How many columns forward a step in this direction leads."""
    return 1 if direction == AHEAD else -1 if direction == BACK else 0


def run_cow(s: State, board: Board, action: int) -> None:
    """ER-C5."""
    if action == ENOUGH:
        s.steps = 0
    else:
        direction = (action - COW) % 4
        lane = (action - COW) // 4 // STRIDE
        column = (action - COW) // 4 % STRIDE
        s.cows[lane] ^= 1 << column
        s.cows[lane + aside(direction)] |= 1 << (column + along(direction)) % board.columns
        s.steps -= 1
    if s.steps == 0:
        s.phase = SETTLE


# cards and chips


def some(counts: MutableSequence[int]) -> bool:
    """Whether there is any card."""
    for kind in range(KINDS):
        if counts[kind]:
            return True
    return False


def pick(counts: MutableSequence[int], total: int, rng: Rng) -> int:
    """A kind at random, of `total` cards of which each is equally likely."""
    rest = below(rng, total)
    kind = 0
    while rest >= counts[kind]:
        rest -= counts[kind]
        kind += 1
    return kind


def draw(s: State, seat: int, size: int, rng: Rng) -> int:
    """Fill the seat's hand to so many cards, and return how many were drawn (ER-T6)."""
    drawn = 0
    while s.held[seat] < size:
        if s.piled == 0:
            shuffle(s)
        if s.piled == 0:
            break
        kind = pick(s.pile, s.piled, rng)
        s.pile[kind] -= 1
        s.piled -= 1
        s.hand[seat][kind] += 1
        s.held[seat] += 1
        drawn += 1
    return drawn


def shuffle(s: State) -> None:
    """The discards become the pile."""
    for kind in range(KINDS):
        s.pile[kind] = s.discards[kind]
        s.piled += s.discards[kind]
        s.discards[kind] = 0


def refill(s: State, rng: Rng) -> None:
    """ER-T6: the end of a turn."""
    s.phase = NEXT
    pay_chips(s, draw(s, s.turn, HAND, rng), NEXT)


def pay_chips(s: State, drawn: int, after: int) -> None:
    """Whoever drew discards a card for each chip; then the phase `after` follows."""
    s.owed = min(s.chips[s.turn], s.held[s.turn]) if drawn else 0
    if s.owed:
        s.after = after
        decide(s, THROWING)


def throw(s: State, kind: int) -> None:
    """A card of the own choice, for a chip or in a discard turn."""
    leave_hand(s, s.turn, kind)
    s.discards[kind] += 1
    if s.phase == DISCARDING:
        s.moved += 1
    else:
        s.owed -= 1
        if s.owed == 0:
            s.phase = s.after
            s.after = SETTLE


def leave_hand(s: State, seat: int, kind: int) -> None:
    """A card is played or discarded: one that others knew of may be that (ER-K2)."""
    s.hand[seat][kind] -= 1
    s.held[seat] -= 1
    for observer in range(s.players):
        if s.known[observer * SEATS + seat][kind]:
            s.known[observer * SEATS + seat][kind] -= 1


def rob(s: State, victim: int, rng: Rng) -> None:
    """ER-C6, ER-K2: two cards at random; who was not part of it can't be sure any more of what the victim holds."""
    thief = s.turn
    if s.held[victim]:
        for observer in range(s.players):
            if observer != thief:
                for kind in range(KINDS):
                    s.known[observer * SEATS + victim][kind] = 0
    for _ in range(min(2, s.held[victim])):
        kind = pick(s.hand[victim], s.held[victim], rng)
        leave_hand(s, victim, kind)
        s.hand[thief][kind] += 1
        s.held[thief] += 1
        s.known[victim * SEATS + thief][kind] += 1
    s.phase = SETTLE


def take(s: State, kind: int) -> None:
    """ER-C7; everybody sees what it is (ER-K1)."""
    s.discards[kind] -= 1
    s.hand[s.turn][kind] += 1
    s.held[s.turn] += 1
    for observer in range(s.players):
        if observer != s.turn:
            s.known[observer * SEATS + s.turn][kind] += 1
    s.phase = SETTLE


def supply(s: State) -> int:
    """The chips that nobody has."""
    rest = CHIPS
    for seat in range(s.players):
        rest -= s.chips[seat]
    return rest


def charm(s: State, action: int) -> None:
    """ER-C8."""
    if action < SWAP:
        s.chips[action - CHIP] += 1
    else:
        s.chips[(action - SWAP) // SEATS] -= 1
        s.chips[(action - SWAP) % SEATS] += 1
    s.phase = SETTLE


# what a seat knows


def conceal(s: State, seat: int) -> None:
    """Blank what the seat can't know: others' cards, but for those it knows, go under the pile's, and what they know.

    Who is asked holds a Tiger, or would not be.
    """
    for other in range(s.players):
        if other != seat:
            for kind in range(KINDS):
                seen = s.known[seat * SEATS + other][kind]
                if s.phase == ASKED and other == s.actor and kind == TIGER_CARD:
                    seen = max(seen, 1)
                s.pile[kind] += s.hand[other][kind] - seen
                s.hand[other][kind] = seen
                for owner in range(s.players):
                    s.known[other * SEATS + owner][kind] = 0


def imagine(s: State, seat: int, rng: Rng) -> None:
    """Deal at random what the seat doesn't know: to the others as many as they hold, the rest is the pile (ER-K1)."""
    conceal(s, seat)
    pool = 0
    for kind in range(KINDS):
        pool += s.pile[kind]
    for other in range(s.players):
        if other != seat:
            seen = 0
            for kind in range(KINDS):
                seen += s.hand[other][kind]
            for _ in range(s.held[other] - seen):
                kind = pick(s.pile, pool, rng)
                s.pile[kind] -= 1
                pool -= 1
                s.hand[other][kind] += 1
