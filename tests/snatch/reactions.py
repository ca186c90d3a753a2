"""Who may answer in Snatch: everybody else, when a value is played."""

from __future__ import annotations

from waterhole.games.game import Config, Message, say

from .board import Board
from .rules import DRAW, GRAB, PASS, STOP, State
from .view import Effect


def opens(s: State, board: Board, action: int) -> bool:
    return action > DRAW


def answers(s: State, board: Board, action: int, seat: int) -> list[int]:
    return [PASS, *(answer for answer in (STOP, GRAB) if s.hand[seat][answer - STOP] > 0)]


def declared(s: State, config: Config, action: int) -> Message:
    return say("snatch_declared", seat=s.turn, value=action - DRAW)


def offered(s: State, config: Config, action: int, answer: int) -> Message:
    return say("snatch_offer_stop") if answer == STOP else say("snatch_offer_grab", value=action - DRAW)


def preview(s: State, config: Config, action: int) -> Effect:
    gained = [0] * s.players
    gained[s.turn] = action - DRAW
    return Effect(str(action - DRAW), gained)
