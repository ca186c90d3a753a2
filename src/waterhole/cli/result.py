"""How a game ended, in words."""

from __future__ import annotations

from ..games.game import Position
from ..games.message import Message, say
from .terminal import terminal


def tell_result(position: Position) -> None:
    """Who won, and everybody's points."""
    terminal.tell(say("cli_ended", how=terminal.text(Message(f"ending_{position.ending}"))))
    winners = [seat for seat, place in enumerate(position.places) if place == 1]
    for seat, (score, place) in enumerate(zip(position.scores, position.places, strict=True)):
        if place > 1:
            terminal.tell(say("cli_place", seat=seat, score=score, place=place))
        elif len(winners) > 1:
            terminal.tell(say("cli_shares", seat=seat, score=score, winners=len(winners)))
        else:
            terminal.tell(say("cli_wins", seat=seat, score=score))
