"""Who may answer a card before it takes effect (ER-C10, ER-C11)."""

from __future__ import annotations

from ..game import Config, Message, say
from . import view
from .board import KINDS, Board
from .rules import CANCEL, CANCEL_MODIFIER, CHARGE, DISCARD, GREENS, PAIR, PASS, PLAY, TIGER_CARD, State


def opens(s: State, board: Board, action: int) -> bool:
    """Whether the others are asked: for cards that are played, not for discards and draws."""
    return PLAY <= action < DISCARD


def answers(s: State, board: Board, action: int, seat: int) -> list[int]:
    """The answers that the seat has to this declaration; the first lets it pass."""
    if not s.hand[seat][TIGER_CARD]:
        return [PASS]
    return [PASS, CANCEL, CANCEL_MODIFIER] if action >= PAIR else [PASS, CANCEL]


def declared(s: State, config: Config, action: int) -> Message:
    """What everybody is told while it waits."""
    if action >= PAIR:
        modifier, green = CHARGE + (action - PAIR) // GREENS, (action - PAIR) % GREENS
        return say("declared_pair", seat=s.turn, modifier=KINDS[modifier], card=KINDS[green])
    return say("declared_card", seat=s.turn, card=KINDS[action - PLAY])


def offered(s: State, config: Config, action: int, answer: int) -> Message:
    """What the button of a Tiger says: which card it cancels."""
    kind = (action - PAIR) % GREENS if action >= PAIR else action - PLAY
    if answer == CANCEL_MODIFIER:
        kind = CHARGE + (action - PAIR) // GREENS
    return say("offered_cancel", card=KINDS[kind])


def preview(s: State, config: Config, action: int) -> view.Effect:
    """What the card will do if everybody lets it pass, as a watcher may know it."""
    return view.preview(s, config, action)
