"""uvicorn's WebSockets, but for one thing: a connection that the server is done with is soon gone."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Sockets(WebSocketsSansIOProtocol):
    """One WebSocket."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            # closing waits until the other side has taken what is on its way: for ever, if it doesn't read
            self.loop.call_later(self.close_timeout, self.transport.abort)
