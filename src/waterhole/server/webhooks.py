"""Webhooks: a table tells an address of its owner's choice whose turn it is.

Whoever may name an address makes this machine send something there, also to places that only this machine can reach.
So a server does it only where whoever runs it has said so (`--webhooks`). What is sent is what every watcher may
know. Nothing waits for it, and what fails is only logged.
"""

from __future__ import annotations

import asyncio
import logging
import re
import ssl
from collections import OrderedDict
from urllib.parse import SplitResult, urlsplit

import msgspec

from ..games.message import BadOption, say
from ..table import Table
from ..words import Words
from . import wire

log = logging.getLogger(__name__)

LENGTH = 300
"""Characters that an address may have."""
WAITING = 500
"""Tables whose news may wait to be sent; what is more is lost."""
WORKERS = 4
"""How many are sent at once."""
PATIENCE = 5.0
"""Seconds that a receiver has, from the look-up of its name to the first line of its answer."""

_VISIBLE = re.compile(r"[!-~]+", re.ASCII)


def checked(address: str) -> str:
    """The address, if it is one that a webhook may have. Raises BadOption."""
    try:
        parts = urlsplit(address)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.username is None and parts.port != 0
    except ValueError:  # a port that is no number, a broken IPv6 address
        fine = False
    if not fine or len(address) > LENGTH or _VISIBLE.fullmatch(address) is None:
        raise BadOption(say("bad_webhook", most=LENGTH))
    return address


def turn_told(id_: str, table: Table, seat: int | None) -> wire.Turn:
    """What is sent when it is this seat's turn; None: when the game is over."""
    game = table.config.game.name
    words = Words("en")
    title = words.render(say("game_title"), game)
    chairs = [table.chair_of(each) for each in range(len(table.chairs))]
    names = [table.chairs[chair].name or words.colour(chair) for chair in chairs]
    message = say("webhook_over", game=title) if seat is None else say("webhook_turn", game=title, seat=seat)
    return wire.Turn(
        table=id_,
        game=game,
        phase="over" if seat is None else "playing",
        seat=seat,
        name="" if seat is None else names[seat],
        ply=table.history.ply,
        text=words.render(message, seats=names),
    )


class Webhooks:
    """What waits to be sent: of each table only the newest, the one that waits longest first."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, tuple[str, bytes]] = OrderedDict()
        """By table: the address, and what is sent there."""
        self._sending: dict[str, asyncio.Task[None]] = {}

    def tell(self, address: str, turn: wire.Turn) -> None:
        """Send this soon. What waited of the same table is out of date."""
        if turn.table not in self._waiting and len(self._waiting) >= WAITING:
            log.warning("table %s: too many webhooks wait; this one is not sent", turn.table)
            return
        self._waiting[turn.table] = (address, msgspec.json.encode(turn))
        self._send_more()

    async def close(self) -> None:
        """Let go of what waits and of what is on its way."""
        self._waiting.clear()
        tasks = list(self._sending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _send_more(self) -> None:
        # one table's news go out one after the other, so that they arrive in order
        for table in [table for table in self._waiting if table not in self._sending]:
            if len(self._sending) >= WORKERS:
                return
            self._sending[table] = task = asyncio.create_task(_send(table, *self._waiting.pop(table)), name=table)
            task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        del self._sending[task.get_name()]
        self._send_more()


async def _send(table: str, address: str, body: bytes) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            status = await post(urlsplit(address), body)
    except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        # the address may hold a secret of its owner's, as those of chat services do: no log gets it
        log.warning("table %s: its webhook was not reached: %s", table, type(error).__name__)
        return
    if not 200 <= status < 300:
        log.warning("table %s: its webhook answered with status %d", table, status)


async def post(to: SplitResult, body: bytes) -> int:
    """POST some JSON and return the status of the answer; redirections are not followed, the rest is not read.

    Written out, because a request in a thread, as `urllib` makes it, can't be ended when its time is up.
    """
    secure = ssl.create_default_context() if to.scheme == "https" else None
    assert to.hostname is not None
    reader, writer = await asyncio.open_connection(to.hostname, to.port or (443 if secure else 80), ssl=secure)
    try:
        target = (to.path or "/") + (f"?{to.query}" if to.query else "")
        head = (
            f"POST {target} HTTP/1.1\r\nHost: {to.netloc}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nUser-Agent: waterhole\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        answer = await reader.readuntil(b"\r\n")
        return int(answer.split()[1]) if answer.startswith(b"HTTP/") and len(answer.split()) > 1 else 0
    finally:
        writer.close()
