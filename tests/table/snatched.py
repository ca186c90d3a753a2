"""Tables of Snatch, the small game with answers to what others declare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.snatch import GAME
from tests.snatch.rules import State

from waterhole import games
from waterhole.games.chance import Fast
from waterhole.table import Table
from waterhole.table.events import ChairState, Created


@pytest.fixture
def snatch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the games that there are be only this one."""
    monkeypatch.setattr(games, "_places", lambda: {"snatch": "tests.snatch:GAME"})
    monkeypatch.setattr(games, "get", lambda name: GAME)


def position(*hands: str, turn: int = 0, worth: Sequence[int] = ()) -> str:
    """The text of a position: the hands by seat, as "s24" for a stop, a 2 and a 4 (g: a grab)."""
    config = GAME.config(len(hands))
    state: State = config.start(Fast(0)).state
    for seat, hand in enumerate(hands):
        for rank, name in enumerate("sg1234"):
            state.pile[rank] += state.hand[seat][rank] - hand.count(name)
            state.hand[seat][rank] = hand.count(name)
        state.cards[seat] = len(hand)
    state.turn = state.who = turn
    return config.game.notation.position_text(state, config.board)


def created(*hands: str, **more: Any) -> Created:
    """A table of people with these hands; chair 0 starts."""
    fields: dict[str, Any] = {
        "at": 1.0,
        "game": "snatch",
        "version": "1",
        "players": len(hands),
        "options": {},
        "board": "deck",
        "secret": "0123456789abcdef" * 2,
        "chairs": [ChairState("person", f"p{seat}") for seat in range(len(hands))],
        "host": 0,
        "first": 0,
        "window": 4.0,
        "position": position(*hands),
    }
    return Created(**{**fields, **more})


def opened(*hands: str, **more: Any) -> Table:
    return Table.open(created(*hands, **more))[0]
