"""The way to the store: what many tables have to say in one moment goes there together.

The store writes in a thread of its own. Each time that two threads meet, both wait a little; so they meet once for
everything that gathered while the writer was busy, instead of once for every action.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future

from ..store import Append, Outcome, Store


class Storing:
    """Appends of all tables, on their way to the store. For the thread of one event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._under_way = False

    def append(self, table: str, n: int, payloads: Sequence[bytes]) -> asyncio.Future[None]:
        """As the store's `append_many`: done when the events are durable, or with its StoreError."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((Append(table, n, payloads), done))
        if not self._under_way:
            self._under_way = True
            loop.call_soon(self._send, loop)
        return done

    def _send(self, loop: asyncio.AbstractEventLoop) -> None:
        group, self._waiting = self._waiting, []

        def written(outcomes: Future[Sequence[Outcome]]) -> None:  # in the store's thread
            loop.call_soon_threadsafe(self._written, loop, group, outcomes.result())

        self._store.append_all([append for append, _ in group]).add_done_callback(written)

    def _written(
        self,
        loop: asyncio.AbstractEventLoop,
        group: Sequence[tuple[Append, asyncio.Future[None]]],
        outcomes: Sequence[Outcome],
    ) -> None:
        for (_, done), outcome in zip(group, outcomes, strict=True):
            if done.done():  # whoever waited for it was cancelled
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)
        self._under_way = bool(self._waiting)
        if self._under_way:
            self._send(loop)
