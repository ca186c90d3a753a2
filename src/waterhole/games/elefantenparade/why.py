"""Why an action of Elefantenparade is not legal."""

from __future__ import annotations

from ..message import Message, say
from . import rules
from .board import Board
from .rules import PARADE, UNPLACED, State


def why(s: State, board: Board, action: int) -> Message:
    """The reason, with its ruling, that this action is not legal here."""
    if s.ended:
        return say("game_over")
    if action < rules.MOVE:
        if not rules.placing(s):
            return say("all_placed", ruling="EP-1")
        if action >= 2 * s.players:
            return say("not_a_start", space=action, last=2 * s.players - 1, ruling="EP-1")
        return say("start_taken", space=action, ruling="EP-1")
    if rules.placing(s):
        return say("place_first", ruling="EP-1")
    if action == PARADE:
        return say("turn_begun", ruling="EP-5")
    elephant, number = (action - rules.MOVE) // 3, (action - rules.MOVE) % 3 + 1
    if elephant < 2 * s.players and rules.can_move(s, board, elephant):
        return say("number_used", number=number, ruling="EP-3")
    return cannot_move(s, board, elephant)


def cannot_move(s: State, board: Board, elephant: int) -> Message:
    """Why an elephant can't be moved now, whatever the number."""
    space = s.space[elephant]
    if elephant >= 2 * s.players or space == UNPLACED:
        return say("not_in_play", ruling="EP-1")
    if space >= board.goal:
        return say("is_home", ruling="EP-7")
    if s.moved[elephant]:
        return say("has_moved", space=space, ruling="EP-3")
    behind = max(s.space[e] for e in range(2 * s.players) if UNPLACED < s.space[e] < space)
    return say("water_held", space=space, behind=behind, ruling="EP-4")
