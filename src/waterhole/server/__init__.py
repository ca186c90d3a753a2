"""The server: tables for browsers and foreign bots."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from ..games.game import Refusal, say

__all__ = ["PACE", "CannotListen", "serve"]

PACE = 0.7
"""Seconds that pass at least between two actions when a bot makes the second, so that people can follow."""
SEND_BUFFER = 128 * 1024
"""Bytes that the system keeps for a connection on their way out."""


class CannotListen(Refusal):
    """The address or port can't be had."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = False,
    pace: float = PACE,
    allow_hosts: Iterable[str] = (),
    webhooks: bool = False,
) -> None:
    """Serve until ctrl-C. `host` "lan" listens on the local network and shows the address as text and QR code.

    `data` is the folder of the tables (default: the user's data folder); `pace` the least time in seconds between two
    actions when a bot makes the second; `allow_hosts` more names by which browsers may ask for this server; `webhooks`
    lets tables tell an address of their host's choice whose turn it is. Raises CannotListen or StoreError.
    """
    import platformdirs
    import uvicorn

    from ..store import Store
    from .app import make_app
    from .sockets import Sockets

    listening = _listen("0.0.0.0" if host == "lan" else host, port)
    port = listening.getsockname()[1]  # 0 asks for a free one
    folder = data or Path(platformdirs.user_data_dir("waterhole", appauthor=False))
    with listening, Store.open(folder) as store:
        config = uvicorn.Config(
            make_app(store, pace, [host, *allow_hosts], webhooks),
            loop="auto" if sys.platform == "win32" else "uvloop",
            http="h11",
            ws=Sockets,
            ws_max_size=16_384,
            ws_per_message_deflate=False,
            ws_ping_interval=None,  # liveness is the application's
            log_level="warning",
            access_log=False,
            lifespan="on",
            timeout_graceful_shutdown=3,
        )
        server = uvicorn.Server(config)
        address = f"http://{_lan_address() if host == 'lan' else _shown(host)}:{port}/"
        print(f"Waterhole is at {address} (ctrl-C ends it; tables are kept in {folder})", flush=True)
        if host == "lan":
            _show_code(address)
        if open_browser:
            threading.Thread(target=_open_when_up, args=(server, address), daemon=True).start()
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner, suppress(KeyboardInterrupt):
            runner.run(server.serve(sockets=[listening]))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # handed on to every connection: what the system keeps for somebody who doesn't read is to have an end
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        sock.bind((host, port))
        # listen at once: a second server must not get the same port
        sock.listen(2048)
    except (OSError, OverflowError) as error:
        sock.close()
        raise CannotListen(say("cannot_listen", host=host, port=port, detail=_reason(error))) from None
    return sock


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()


def _shown(host: str) -> str:
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _lan_address() -> str:
    """This machine's address in the local network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect(("192.0.2.1", 9))
            return str(sock.getsockname()[0])
        except OSError:
            return "localhost"


def _show_code(address: str) -> None:
    import segno

    segno.make(address, micro=False).terminal(compact=True)


def _open_when_up(server: object, address: str) -> None:
    while not getattr(server, "started", False):
        threading.Event().wait(0.02)
    webbrowser.open(address)
