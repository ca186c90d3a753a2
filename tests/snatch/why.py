"""Why an action of Snatch is not legal."""

from __future__ import annotations

from waterhole.games.message import Message, say

from .board import Board
from .rules import DRAW, OVER, REACT, WINK, State


def why(s: State, board: Board, action: int) -> Message:
    if s.phase == OVER:
        return say("game_over")
    if (action < WINK) != (s.phase == REACT):
        return say("snatch_not_now")
    if action == WINK:
        return say("snatch_winked")
    return say("snatch_no_such_card", rank=action - DRAW if action > DRAW else action)
