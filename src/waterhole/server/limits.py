"""What one address, or one connection, may ask of the server; far above what people do, far below what hurts.

This machine itself is not limited: it may run thousands of bots or a load test.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from ipaddress import ip_address

SOCKETS = 100
"""Connections that an address may have at once; a whole school may sit behind one."""
TABLES = 60
"""Tables that an address may open within a minute."""
RATE = 50.0
"""Messages a second that a connection may send in the long run."""
BURST = 200.0
"""Messages that it may send at once after having been quiet."""

MINUTE = 60.0


class Limits:
    """Counts what comes from each address."""

    def __init__(self) -> None:
        self._sockets: Counter[str] = Counter()
        self._tables: dict[str, deque[float]] = {}

    def connect(self, address: str) -> bool:
        """Whether one more connection may come from here; if so it counts until `disconnect`."""
        if not _local(address) and self._sockets[address] >= SOCKETS:
            return False
        self._sockets[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    def open_table(self, address: str) -> bool:
        """Whether one more table may be opened from here; if so it counts for a minute."""
        if _local(address):
            return True
        now = time.monotonic()
        opened = self._tables.setdefault(address, deque())
        while opened and opened[0] < now - MINUTE:
            opened.popleft()
        if len(opened) >= TABLES:
            return False
        opened.append(now)
        return True

    def sweep(self) -> None:
        """Forget addresses that were quiet for a minute."""
        old = time.monotonic() - MINUTE
        for address, opened in list(self._tables.items()):
            if not opened or opened[-1] < old:
                del self._tables[address]


class Rate:
    """How fast one connection sends: a bucket of tokens that fills at RATE up to BURST."""

    def __init__(self) -> None:
        self._tokens = BURST
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more message is in order."""
        now = time.monotonic()
        self._tokens = min(BURST, self._tokens + (now - self._at) * RATE)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


def _local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
