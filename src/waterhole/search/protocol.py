"""What is said between whoever wants a bot's action and the worker process, both ways over a pipe.

A frame is the length of what follows, 4 bytes, little-endian, and then one of these structures as msgpack.
"""

from __future__ import annotations

from typing import Any, BinaryIO

import msgspec

LENGTH = 4
MOST = 1 << 24
"""The longest frame in bytes; a longer one is no frame of ours."""


class Request(msgspec.Struct, tag=True):
    """Choose an action. Whoever asks has concealed the state for the seat."""

    id: int
    game: str
    players: int
    options: dict[str, int]
    board_name: str
    board_text: str | None
    """The text of the user's own board; None for one that comes with the game."""
    state: dict[str, Any]
    """The fields of the state that is left when it is concealed for the seat (`Fields.values`)."""
    seat: int
    bot: str
    seed: int


class Cancel(msgspec.Struct, tag=True):
    """Nobody waits for the answer to this request any more; there will be none."""

    id: int


class Answer(msgspec.Struct, tag=True):
    """The action that was chosen."""

    id: int
    action: int


class Failed(msgspec.Struct, tag=True):
    """A request that could not be met, and why, in one line."""

    id: int
    error: str


class Progress(msgspec.Struct, tag=True):
    """A game is being compiled, which takes some seconds the first time on a machine; `done` when it ended."""

    game: str
    text: str
    done: bool


ToWorker = Request | Cancel
FromWorker = Answer | Failed | Progress


def frame(message: ToWorker | FromWorker) -> bytes:
    """The message as it goes over the pipe."""
    payload = msgspec.msgpack.encode(message)
    return len(payload).to_bytes(LENGTH, "little") + payload


def read(pipe: BinaryIO) -> bytes | None:
    """What the next frame holds; None when the pipe was closed, in the middle of a frame too."""
    head = pipe.read(LENGTH)
    length = int.from_bytes(head, "little")
    if len(head) < LENGTH or length > MOST:
        return None
    payload = pipe.read(length)
    return payload if len(payload) == length else None
