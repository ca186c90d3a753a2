"""Why an action of Elephant Rally is not legal."""

from __future__ import annotations

from ..message import Message, say
from . import rules
from .board import CELLS, KINDS, STRIDE, Board, cell_name
from .rules import (
    ASKED,
    CANCEL_MODIFIER,
    CARPET,
    CHARGE,
    CHARMING,
    CHIP,
    COW,
    COW_RUN,
    DISCARD,
    DISCARDING,
    DONE,
    ENOUGH,
    FORWARD,
    GREENS,
    LEFT,
    LEFT_FORWARD,
    MANGO,
    MANGO_STEP,
    MOUSE,
    MOUSE_RUN,
    PAIR,
    PLAY,
    PLAYED_GREEN,
    PLAYED_YELLOW,
    PLAYING,
    PRAYING,
    PURPLES,
    ROB,
    ROBBING,
    SCARE_SIDE,
    SEATS,
    SIDE,
    STARTING,
    SWAP,
    TAKE,
    THROW,
    THROWING,
    State,
)


def why(s: State, board: Board, action: int) -> Message:
    """The reason, with its ruling, that this action is not legal here."""
    if s.ended:
        return say("game_over")
    return _reason(s, board, action) or _due(s)


def _reason(s: State, board: Board, action: int) -> Message | None:
    """What is wrong with an action of the kind that is due now; None for one of another kind."""
    if s.phase == PLAYING and PLAY <= action <= DONE:
        return _play(s, board, action)
    if s.phase == STARTING and 0 <= action < PLAY:
        return _start(s, board, action)
    if s.phase == ASKED and action == CANCEL_MODIFIER:
        return say("no_modifier", ruling="ER-C10")
    if s.phase == MANGO_STEP and FORWARD <= action < MOUSE:
        return _mango(s, board, action)
    if s.phase == MOUSE_RUN and MOUSE <= action < COW:
        return _mouse(s, board, action - MOUSE)
    if s.phase == COW_RUN and COW <= action < ENOUGH:
        return _cow(s, board, action)
    return _card_or_seat(s, action)


def _due(s: State) -> Message:
    """What has to be decided instead."""
    if s.phase == STARTING:
        return say("due_start", ruling="ER-T1")
    if s.phase == PLAYING:
        return say("due_more", ruling="ER-T2") if s.played else say("due_play", ruling="ER-T2")
    if s.phase == ASKED:
        return say("due_react", ruling="ER-C10")
    if s.phase == SIDE:
        return say("due_side", ruling="ER-M3")
    if s.phase == SCARE_SIDE:
        return say("due_scare", owner_seat=s.scared, ruling="ER-C4")
    if s.phase == MANGO_STEP:
        return say("due_mango", ruling="ER-C3")
    return _due_of_card(s)


def _due_of_card(s: State) -> Message:
    if s.phase == MOUSE_RUN:
        return say("due_mouse", ruling="ER-C4")
    if s.phase == COW_RUN:
        return say("due_cows", ruling="ER-C5")
    if s.phase == ROBBING:
        return say("due_rob", ruling="ER-C6")
    if s.phase == PRAYING:
        return say("due_take", ruling="ER-C7")
    if s.phase == CHARMING:
        return say("due_chip", ruling="ER-C8")
    if s.phase == THROWING:
        return say("due_throw", count=s.owed, ruling="ER-T6")
    if not s.moved and s.held[s.turn]:
        return say("due_discard_one", ruling="ER-T2")
    return say("due_discard", ruling="ER-T2")


def _start(s: State, board: Board, cell: int) -> Message:
    if cell in board.arrows:
        return say("arrow_taken", space=cell_name(cell), ruling="ER-T1")
    arrows = ", ".join(cell_name(arrow) for arrow in board.arrows)
    return say("no_arrow", space=cell_name(cell), spaces=arrows, ruling="ER-T1")


# cards


def _play(s: State, board: Board, action: int) -> Message | None:
    if action == DONE:
        return say("done_early", ruling="ER-T2")
    if action == DISCARD:
        return say("discard_late", ruling="ER-T2")
    if action >= PAIR:
        modifier, green = CHARGE + (action - PAIR) // GREENS, (action - PAIR) % GREENS
        return _pair(s, board, modifier, green)
    kind = action - PLAY
    if CHARGE <= kind <= MANGO:
        return say("modifier_alone", card=KINDS[kind], ruling="ER-T3")
    return _spent(s, kind) or _not_held(s, kind)


def _spent(s: State, kind: int) -> Message | None:
    """Why no card of this colour may be played any more."""
    if GREENS <= kind < PURPLES and s.played:
        return say("purple_late", ruling="ER-T2")
    if kind < GREENS and s.played & PLAYED_GREEN:
        return say("green_twice", ruling="ER-T2")
    if kind >= PURPLES and s.played & PLAYED_YELLOW:
        return say("yellow_twice", ruling="ER-T2")
    return None


def _not_held(s: State, kind: int) -> Message | None:
    if s.hand[s.turn][kind] > 0:
        return None
    return say("not_held", card=KINDS[kind], ruling="ER-T2")


def _pair(s: State, board: Board, modifier: int, green: int) -> Message | None:
    if s.played:
        return say("pair_late", card=KINDS[modifier], ruling="ER-T3")
    missing = _not_held(s, modifier) or _not_held(s, green)
    if missing or modifier != CARPET:
        return missing
    lane, column = s.lane[s.turn], (s.column[s.turn] + green + 1) % board.columns
    space = cell_name(lane * STRIDE + column)
    if not board.track[lane] >> column & 1:
        return say("carpet_off_track", space=space, ruling="ER-C2")
    if s.cows[lane] >> column & 1:
        return say("carpet_on_cow", space=space, ruling="ER-C2")
    owner = rules.elephant_at(s, lane, column)
    return say("carpet_on_elephant", space=space, owner_seat=owner, ruling="ER-C2") if owner >= 0 else None


def _card_or_seat(s: State, action: int) -> Message | None:
    """Where a card or a seat is named."""
    if s.phase == ROBBING and ROB <= action < TAKE:
        return _rob(s, action - ROB)
    if s.phase == PRAYING and TAKE <= action < CHIP:
        return say("not_discarded", card=KINDS[action - TAKE], ruling="ER-C7")
    if s.phase == CHARMING and CHIP <= action < THROW:
        return _chip(s, action)
    if s.phase in (THROWING, DISCARDING) and THROW <= action < THROW + len(KINDS):
        return _not_held(s, action - THROW)
    return None


def _rob(s: State, victim: int) -> Message:
    if victim >= s.players:
        return say("no_seat", number=victim, last=s.players - 1, ruling="ER-C6")
    return say("rob_oneself", ruling="ER-C6")


def _chip(s: State, action: int) -> Message | None:
    giver, receiver = divmod(action - SWAP, SEATS) if action >= SWAP else (0, action - CHIP)
    if max(giver, receiver) >= s.players:
        return say("no_seat", number=max(giver, receiver), last=s.players - 1, ruling="ER-C8")
    if action < SWAP:
        return say("chips_all_out", ruling="ER-C8")
    if rules.supply(s) > 0:
        return say("chips_in_supply", count=rules.supply(s), ruling="ER-C8")
    if not s.chips[giver]:
        return say("has_no_chip", owner_seat=giver, ruling="ER-C8")
    return say("chip_to_giver", owner_seat=giver, ruling="ER-C8") if giver == receiver else None


# the track


def _closed(s: State, board: Board, lane: int, column: int, ruling: str) -> Message | None:
    """Why nothing may come to a space: it is not there, or not free."""
    if not 0 <= lane < board.lanes or not board.track[lane] >> column & 1:
        return say("off_track", ruling=ruling)
    space = cell_name(lane * STRIDE + column)
    if s.cows[lane] >> column & 1:
        return say("has_cow", space=space, ruling=ruling)
    owner = rules.elephant_at(s, lane, column)
    return say("has_elephant", space=space, owner_seat=owner, ruling=ruling) if owner >= 0 else None


def _mango(s: State, board: Board, action: int) -> Message | None:
    lane, column = s.lane[s.turn], s.column[s.turn]
    if action == FORWARD:
        return say("forward_closed", ruling="ER-M1")
    if action < LEFT:
        aside = -1 if action == LEFT_FORWARD else 1
        return _closed(s, board, lane + aside, (column + 1) % board.columns, "ER-C3")
    if rules.row_along(s, board, lane, column, 1, False, False) >= 0:
        return say("forward_open", ruling="ER-C3")
    if s.side == (1 if action == LEFT else -1):
        return say("side_kept", side="left" if s.side < 0 else "right", ruling="ER-M3")
    return say("side_closed", side="left" if action == LEFT else "right", ruling="ER-M3")


def _mouse(s: State, board: Board, cell: int) -> Message:
    lane, column = cell // STRIDE, cell % STRIDE
    if lane >= board.lanes or not board.track[lane] >> column & 1:
        return say("off_track", ruling="ER-C4")
    return say("mouse_too_far", space=cell_name(cell), start=cell_name(s.mouse), ruling="ER-C4")


def _cow(s: State, board: Board, action: int) -> Message | None:
    start, direction = divmod(action - COW, 4)
    lane, column = start // STRIDE, start % STRIDE
    if start >= CELLS or not s.cows[lane] >> column & 1:
        return say("no_cow", space=cell_name(start), ruling="ER-C5")
    to = (lane + rules.aside(direction), (column + rules.along(direction)) % board.columns)
    return _closed(s, board, *to, "ER-C5")
