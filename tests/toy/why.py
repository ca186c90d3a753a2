"""Why an action of Boast is not legal."""

from __future__ import annotations

from waterhole.games.message import Message, say

from .board import Board
from .rules import CARD, State


def why(s: State, board: Board, action: int) -> Message:
    if s.turn < 0:
        return say("game_over")
    if (action < CARD) != bool(s.telling):
        return say("toy_other_action_first")
    return say("toy_no_such_card", rank=action - CARD)
