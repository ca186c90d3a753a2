"""What the server and its worker process say to each other: msgpack in frames of a 4-byte little-endian length.

Light on purpose: the server imports this, and must not load NumPy or Numba with it.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Request(msgspec.Struct, tag="request"):
    """Choose an action."""

    id: int
    game: str
    players: int
    options: dict[str, int]
    board_name: str
    board_text: str | None
    state: dict[str, Any]
    """The fields of a state that is concealed already: the worker knows what the seat knows."""
    seat: int
    bot: str
    seed: int


class Cancel(msgspec.Struct, tag="cancel"):
    """The answer is not wanted any more."""

    id: int


class Answer(msgspec.Struct, tag="answer"):
    id: int
    action: int


class Failed(msgspec.Struct, tag="failed"):
    id: int
    error: str


class Progress(msgspec.Struct, tag="progress"):
    """A game is being compiled, or (`done`) is ready now."""

    game: str
    text: str
    done: bool


ToWorker = Request | Cancel
FromWorker = Answer | Failed | Progress
