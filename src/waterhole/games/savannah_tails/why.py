"""Why an action of Savannah Tails is not legal, and why a full move is shorter than its numbers."""

from __future__ import annotations

from typing import NamedTuple

from ..message import Message, say
from . import rules
from .board import (
    BOING,
    BONUSES,
    CROCODILE,
    DEJA,
    KINDS,
    LANES,
    LEAP,
    LETTERS,
    LION,
    MULTI,
    NECK,
    QUICKSAND,
    WINGS,
    Board,
    space_name,
)
from .notation import card_text, source_text
from .rules import DISCARD, LOSE, MARKER, ROUTES, STEPS, STRETCH, VALUES, WAYS, State


def why(s: State, board: Board, action: int) -> Message:
    """The reason, with its ruling, that this action is not legal here."""
    if s.ended:
        return say("game_over")
    if action < MARKER:
        if s.stage != rules.TO_PLAY:
            return _other_decision(s)
        return _discard(s, board, action - DISCARD) if action >= DISCARD else _play(s, board, action)
    if s.stage == rules.TO_PLAY:
        return say("play_first", ruling="ST-M1")
    if action < STRETCH:
        return _bonus_choice(s, board, action)
    if s.pending:
        return _other_decision(s)
    return _stretch(s, board) if action == STRETCH else _leap(s, board)


def _other_decision(s: State) -> Message:
    """What has to be decided before anything else."""
    if s.pending & 3 == rules.DRINK:
        return say("marker_first", ruling="ST-S1")
    if s.pending:
        return say("lose_first", ruling="ST-S4")
    return say("turn_played", ruling="ST-B0")


def _bonus_choice(s: State, board: Board, action: int) -> Message:
    asked = s.pending & 3
    drink = action < LOSE
    if asked != (rules.DRINK if drink else rules.PREY):
        if asked:
            return _other_decision(s)
        return say("no_marker", ruling="ST-S1") if drink else say("no_loss", ruling="ST-S4")
    place = action - (MARKER if drink else LOSE)
    bonus = BONUSES[board.bonuses[place]]
    if not s.cards[s.turn] >> place & 1:
        return say("bonus_gone", bonus=bonus, ruling="ST-S1")
    if drink:
        return say("marker_there", bonus=bonus, ruling="ST-S1")
    return say("lose_marked", bonus=bonus, ruling="ST-S4")


def not_usable(s: State, board: Board, bonus: int, ruling: str) -> Message | None:
    """Why the seat to act can't use a bonus in this turn; None if it can."""
    name = BONUSES[bonus]
    if bonus not in board.bonuses:
        names = [BONUSES[other] for other in board.bonuses]
        return say("bonus_not_in_race", bonus=name, first=names[0], second=names[1], third=names[2], ruling=ruling)
    bit = 1 << list(board.bonuses).index(bonus)
    if not s.cards[s.turn] & bit:
        return say("bonus_gone", bonus=name, ruling=ruling)
    if not s.markers[s.turn] & bit:
        return say("bonus_unmarked", bonus=name, ruling=ruling)
    if s.fresh & bit:
        return say("bonus_fresh", bonus=name, ruling="ST-S1")
    return None


def _stretch(s: State, board: Board) -> Message:
    if s.stopped:
        return say("stopped", ruling="ST-B0")
    unusable = not_usable(s, board, NECK, "ST-B6")
    if unusable:
        return unusable
    return say("stretch_blocked", space=space_name(board, s.at[s.turn]), ruling="ST-B6")


def _leap(s: State, board: Board) -> Message:
    if s.stopped:
        return say("stopped", ruling="ST-B0")
    unusable = not_usable(s, board, LEAP, "ST-B2")
    if unusable:
        return unusable
    next_one = space = board.ahead[LANES * s.at[s.turn] + s.colour]
    while space >= 0 and rules.occupied(s, space):
        space = board.ahead[LANES * space + s.colour]
    if space == next_one:
        return say("leap_nobody", space=space_name(board, s.at[s.turn]), ruling="ST-B2")
    return say("leap_animal", space=space_name(board, space), animal=KINDS[board.kind[space]], ruling="ST-B2")


# cards


def _discard(s: State, board: Board, card: int) -> Message:
    if not s.hand[s.turn] >> card & 1:
        return say("not_in_hand", card=card_text(card), ruling="ST-M1")
    out = [0] * rules.ACTIONS
    count = rules.legal(s, board, out)
    moves = next(action for action in out[:count] if action < 4 * WAYS * rules.CARDS)
    return say("discard_moves", card=card_text(card), other=card_text(moves // (4 * WAYS)), ruling="ST-M4")


def _play(s: State, board: Board, action: int) -> Message:
    way, boing, toes, source = action % WAYS, action // WAYS & 1, action // (2 * WAYS) & 1, action // (4 * WAYS)
    refused = _source(s, board, source)
    if refused:
        return refused
    card = rules.played_card(s, source)
    if toes and card % VALUES:
        return say("toes_two", source=source_text(source), ruling="ST-S5")
    if boing:
        unusable = not_usable(s, board, BOING, "ST-B1")
        if unusable:
            return unusable
    if way >= ROUTES:
        return _step(s, board, way - ROUTES, toes)
    return no_full_move(s, board, card, toes, boing) or _fault(s, board, card, toes, boing, way).reason


def _source(s: State, board: Board, source: int) -> Message | None:
    """Why the seat to act has not got this to move by; None if it has."""
    if source < rules.CARDS:
        if s.hand[s.turn] >> source & 1:
            return None
        return say("not_in_hand", card=card_text(source), ruling="ST-M1")
    if source < rules.DEJA_SOURCE:
        return not_usable(s, board, WINGS, "ST-B3")
    unusable = not_usable(s, board, DEJA, "ST-B5")
    if unusable is None and s.top[s.turn] < 0:
        return say("deja_nothing", ruling="ST-B5")
    return unusable


def _step(s: State, board: Board, slot: int, toes: int) -> Message:
    start = space_name(board, s.at[s.turn])
    goal = rules.step_goal(s, board, slot)
    if goal < 0:
        return say("no_connection", start=start, ruling="ST-M4")
    space = space_name(board, goal)
    if rules.occupied(s, goal):
        return say("step_ostrich", space=space, owner_seat=s.at.index(goal), ruling="ST-M6")
    kind = board.kind[goal]
    if kind == LION:
        return say("step_lion", space=space, ruling="ST-S4")
    if kind == CROCODILE:
        return say("step_crocodile", space=space, ruling="ST-S4")
    return say("step_quicksand", space=space, ruling="ST-S2")


# full moves


class Fault(NamedTuple):
    """What is wrong with a full move, and after how many steps; the more, the nearer it came."""

    steps: int
    reason: Message


def no_full_move(s: State, board: Board, card: int, toes: int, boing: int) -> Message | None:
    """Why a card has no full move at all, so that only one step is left (ST-M4); None if it has one.

    Of all ways the reason of the one that came furthest.
    """
    worst: Fault | None = None
    length = rules.move_length(s, board, s.turn, card)
    for way in range(ROUTES):
        if s.at[s.turn] < 0 and rules.start_lane(card // VALUES, way) < 0:
            continue
        if rules.route(s, board, card // VALUES, length, toes, boing, way) >= 0:
            return None
        fault = _fault(s, board, card, toes, boing, way)
        if worst is None or fault.steps > worst.steps:
            worst = fault
    return None if worst is None else worst.reason


def _fault(s: State, board: Board, card: int, toes: int, boing: int, way: int) -> Fault:
    """What is wrong with this full move."""
    colour = card // VALUES
    left = rules.move_length(s, board, s.turn, card)
    space, step, lane = s.at[s.turn], 0, -1
    if space < 0:
        lane = rules.start_lane(colour, way)
        if lane < 0:
            return Fault(0, say("way_start", colour=LETTERS[colour], ruling="ST-M5"))
    elif left < abs(board.lane[space] - colour) < MULTI and left < board.rope[space]:
        changes = abs(board.lane[space] - colour)
        return Fault(0, say("lane_far", card=card_text(card), changes=changes, steps=left, ruling="ST-M1"))
    while not _arrived(board, space, colour):
        if step and rules.halts(board, space, toes, boing):
            porcupine = say("way_porcupine", step=step, space=space_name(board, space), ruling="ST-S4")
            return Fault(step, porcupine)
        changes = abs((lane if space < 0 else board.lane[space]) - colour)
        if step and left < changes and left < board.rope[space]:
            late = say("way_late", step=step, changes=changes, points=left, colour=LETTERS[colour], ruling="ST-M1")
            return Fault(step, late)
        step += 1
        onward = board.first[lane] if space < 0 else _onward(board, space, colour, way >> (STEPS - step) & 1)
        if onward < 0:
            return Fault(step, say("way_no_change", step=step, space=space_name(board, space), ruling="ST-M1"))
        cost = rules.toll(s, board, onward, toes, boing)
        if cost > left:
            return Fault(step, _blocked(s, board, onward, step, toes))
        left, space = left - cost, onward
    rest = way & ((1 << (STEPS - step)) - 1)
    if rest > 1 or (rest == 1 and (not boing or toes)):
        return Fault(step, say("way_ends", colour=LETTERS[colour], step=step, ruling="ST-M1"))
    if rest:
        return Fault(step, say("way_sink", ruling="ST-B1"))
    return Fault(step + 1, _no_end(s, board, space, colour, left, toes, boing, step))


def _arrived(board: Board, space: int, colour: int) -> bool:
    """Whether a move with a card of this colour changes lanes no more."""
    return space >= 0 and board.lane[space] in (colour, MULTI)


def _onward(board: Board, space: int, colour: int, change: int) -> int:
    return (board.toward if change else board.ahead)[LANES * space + colour]


def _blocked(s: State, board: Board, space: int, step: int, toes: int) -> Message:
    """What is in the way on the space of this step."""
    name = space_name(board, space)
    if rules.occupied(s, space):
        return say("way_ostrich", step=step, space=name, owner_seat=s.at.index(space), ruling="ST-M6")
    if board.kind[space] == LION and not toes:
        return say("way_lion", step=step, space=name, ruling="ST-S4")
    return say("way_quicksand", step=step, space=name, ruling="ST-S2")


def _no_end(s: State, board: Board, space: int, colour: int, left: int, toes: int, boing: int, step: int) -> Message:
    """Why a move that is on its lane, or begins there, can't end on any space of it."""
    if step and not boing:  # it came to one, so only a crocodile keeps it from ending there
        return say("way_crocodile", space=space_name(board, space), ruling="ST-S4")
    if boing:
        return say("way_boing", ruling="ST-B1")
    onward = board.ahead[LANES * space + colour]
    if rules.toll(s, board, onward, toes, boing) > left:
        return _blocked(s, board, onward, 1, toes)
    return say("way_crocodile", space=space_name(board, onward), ruling="ST-S4")


def shortened(s: State, board: Board, action: int) -> Message | None:
    """Why a legal full move is shorter than its numbers (ST-M2); None if it has its full length."""
    way, boing, toes = action % WAYS, action // WAYS & 1, action // (2 * WAYS) & 1
    card = rules.played_card(s, action // (4 * WAYS))
    colour, left = card // VALUES, rules.move_length(s, board, s.turn, card)
    end = rules.route(s, board, colour, left, toes, boing, way) >> 3
    space, step = s.at[s.turn], 0
    while space != end:
        step += 1
        if space < 0:
            space = board.first[rules.start_lane(colour, way)]
        else:
            changes = step <= STEPS and not _arrived(board, space, colour) and way >> (STEPS - step) & 1
            space = _onward(board, space, colour, int(changes))
        left -= rules.toll(s, board, space, toes, boing)
    if boing and not toes and board.kind[space] == QUICKSAND:
        left -= 1
    return _what_shortens(s, board, space, colour, left, toes, boing) if left > 0 else None


def _what_shortens(s: State, board: Board, end: int, colour: int, left: int, toes: int, boing: int) -> Message:
    """What ended on `end` a move with points left."""
    if rules.halts(board, end, toes, boing):
        return say("short_porcupine", space=space_name(board, end), left=left, ruling="ST-S4")
    space = end
    while True:  # up to what blocks for good; what lies before it can't be ended on
        onward = board.ahead[LANES * space + colour]
        if onward < 0 or left == 0:
            break
        cost = rules.toll(s, board, onward, toes, boing)
        if cost > left:
            space = onward
            break
        left -= cost
        space = onward
    name = space_name(board, space)
    if rules.occupied(s, space):
        return say("short_ostrich", space=name, owner_seat=s.at.index(space), ruling="ST-M6")
    kind = board.kind[space]
    if kind == LION:
        return say("short_lion", space=name, ruling="ST-S4")
    if kind == QUICKSAND:
        return say("short_quicksand", space=name, ruling="ST-S2")
    return say("short_crocodile", space=name, ruling="ST-S4")
