"""uvicorn's WebSockets, but for one thing: what the server is done with is soon gone, connection and memory."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER = 3.0
"""Seconds that a connection may last when the server is done with it."""


class Sockets(WebSocketsSansIOProtocol):
    """One WebSocket."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            # closing waits until the other side has taken what is on its way: for ever, if it doesn't read
            self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # the parser and its connection hold each other, and full collections of garbage are rare here
        self.conn.parser.close()
