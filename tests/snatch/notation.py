"""Actions: `pass`, `stop`, `grab`, `wink`, `draw`, a value. Positions: all numbers of the state, as in the toy."""

from __future__ import annotations

from tests.toy.notation import _read, _text

from waterhole.games.message import NotNotation, say

from .board import Board
from .rules import State

WORDS = ["pass", "stop", "grab", "wink", "draw", "1", "2", "3", "4"]


def action_text(s: State, board: Board, action: int) -> str:
    return WORDS[action]


def candidates(s: State, board: Board, text: str) -> list[int]:
    if text.lower() not in WORDS:
        raise NotNotation(say("snatch_action", text=text[:40]))
    return [WORDS.index(text.lower())]


def position_text(s: State, board: Board) -> str:
    return " ".join(f"{name}:{_text(value)}" for name, value in s.values().items())


def parse_position(text: str, board: Board) -> State:
    try:
        texts = dict(word.split(":") for word in text.split())
        return State.of({name: _read(texts[name], len(shape)) for name, shape in State.FIELDS.items()})
    except (KeyError, ValueError, TypeError):
        raise NotNotation(say("snatch_position")) from None
