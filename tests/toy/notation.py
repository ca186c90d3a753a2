"""Actions: `quiet`, `boast`, a rank. Positions: all numbers of the state, as `field:1,2/3,4 ...`."""

from __future__ import annotations

from typing import Any

from waterhole.games.message import NotNotation, say

from .board import RANKS, Board
from .rules import CARD, State


def action_text(s: State, board: Board, action: int) -> str:
    return ("quiet", "boast")[action] if action < CARD else str(action - CARD)


def candidates(s: State, board: Board, text: str) -> list[int]:
    words = ["quiet", "boast", *map(str, range(RANKS))]
    if text not in words:
        raise NotNotation(say("toy_action", text=text[:40]))
    return [words.index(text)]


def position_text(s: State, board: Board) -> str:
    return " ".join(f"{name}:{_text(value)}" for name, value in s.values().items())


def _text(value: Any) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value[0], int):
        return ",".join(map(str, value))
    return "/".join(map(_text, value))


def parse_position(text: str, board: Board) -> State:
    try:
        texts = dict(word.split(":") for word in text.split())
        values = {name: _read(texts[name], len(shape)) for name, shape in State.FIELDS.items()}
        return State.of(values)
    except (KeyError, ValueError, TypeError):
        raise NotNotation(say("toy_position")) from None


def _read(text: str, depth: int) -> Any:
    if depth == 0:
        return int(text)
    return [_read(part, depth - 1) for part in text.split("/" if depth == 2 else ",")]
