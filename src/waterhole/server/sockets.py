"""uvicorn's WebSockets, but for three things.

What is sent by `write` goes straight to the connection: a move is told to many, and a task and two queues for each
message cost more than the game itself. What the server is done with is soon gone, connection and memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

SCOPE = "waterhole.socket"
"""Under this name the application finds a connection in its ASGI scope."""
LINGER = 3.0
"""Seconds that a connection may last when the server is done with it."""


class Sockets(WebSocketsSansIOProtocol):
    """One WebSocket."""

    roused: Callable[[], None] | None = None
    """Called when the other side takes something again; set by whoever writes."""

    @property
    def takes(self) -> bool:
        """Whether the other side keeps up with what is sent."""
        return self.writable.is_set()

    @property
    def closed(self) -> bool:
        return self.conn.state is not State.OPEN or self.transport.is_closing()

    def write(self, texts: Iterable[bytes]) -> None:
        """Send text messages, each of them UTF-8, to a connection that has been accepted and is not closed."""
        self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))

    def hang_up(self) -> None:
        """Let the application hear that the other side is gone."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.roused is not None:
            self.roused()

    async def run_asgi(self) -> None:
        scope = cast("dict[str, Any]", self.scope)
        scope[SCOPE] = self
        await super().run_asgi()
        # what holds each other waits for a full collection of garbage, and these are rare here
        del scope[SCOPE]
        self.roused = None
        if not self.disconnected:
            # closing waits until the other side has taken what is on its way: for ever, if it doesn't read
            self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # as do the parser and its connection
        self.conn.parser.close()


def head(length: int) -> bytes:
    """The head of a text frame from a server: final, unmasked (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
