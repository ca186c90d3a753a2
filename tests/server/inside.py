"""Rooms in this process, without a disk and without sockets: what a connection gets is read from its outbox."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future
from typing import Any, cast

from tests.server.serving import apart

from waterhole.server import wire
from waterhole.server.rooms import Connection, Room, Rooms
from waterhole.store import Append, Outcome, Store
from waterhole.table import Table
from waterhole.table.events import Created


class Memory:
    """What the rooms use of a store; it keeps everything until the process ends."""

    key = bytes(32)

    def __init__(self) -> None:
        self.kept: dict[str, list[bytes]] = {}

    def append_all(self, appends: Sequence[Append]) -> Future[Sequence[Outcome]]:
        for table, n, payloads in appends:
            kept = self.kept.setdefault(table, [])
            assert len(kept) == n
            kept += payloads
        done: Future[Sequence[Outcome]] = Future()
        done.set_result([None] * len(appends))
        return done

    def read(self, table: str) -> list[bytes]:
        return self.kept.get(table, [])


class Clock:
    """In place of the module `time`: `time()` is told, and alarms are left to the tests."""

    monotonic = staticmethod(time.monotonic)

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now


def make_rooms(memory: Memory | None = None) -> Rooms:
    return Rooms(cast(Store, memory or Memory()), 0.0)


async def open_room(rooms: Rooms, created: Created, id_: str = "table") -> Room:
    """A room of this id, whatever else has it."""
    table, new = Table.open(created)
    room = Room(rooms, id_, table, 0)
    await room._store(new)
    rooms._rooms[id_] = room
    return room


class Guest:
    """A connection on these chairs (none: a watcher), and all that it got."""

    def __init__(self, room: Room, *chairs: int) -> None:
        self.room, self.chairs = room, chairs
        self.connection = Connection()
        self.got: list[bytes] = []
        self.view: dict[str, Any] = {}
        self._ids = 0

    async def hello(self, **more: Any) -> list[dict[str, Any]]:
        tokens = [self.room.rooms.keys.token(self.room.id, chair, 0) for chair in self.chairs]
        await self.room.join(self.connection, wire.Hello(tokens, **more))
        return self.take()

    async def send(self, message: wire.FromClient) -> list[dict[str, Any]]:
        await self.room.receive(self.connection, message)
        return self.take()

    async def act(self, action: str, seat: int | None = None) -> list[dict[str, Any]]:
        table = self.room.table
        seat = table.actor if seat is None else seat
        return await self.send(wire.Act(self._id(), seat or 0, table.number, action, True))

    async def answer(self, seat: int, text: str, **more: Any) -> list[dict[str, Any]]:
        return await self.send(wire.Answer(self._id(), seat, self.room.table.number, text, **more))

    def take(self) -> list[dict[str, Any]]:
        """What came since."""
        return [json.loads(payload) for payload in self.take_bytes()]

    def take_bytes(self) -> list[bytes]:
        came = [*self.connection.outbox]
        self.connection.outbox.clear()
        for payload in came:
            message = json.loads(payload)
            if message["t"] == "table":
                self.view = message
        self.got += came
        return came

    def _id(self) -> str:
        self._ids += 1
        return f"{self.chairs}/{self._ids}"


def kinds(messages: Sequence[dict[str, Any]]) -> list[str]:
    return [message["t"] for message in messages]


def run(what: Callable[[], Coroutine[Any, Any, None]]) -> None:
    apart(what())


async def until(wanted: Callable[[], bool], seconds: float = 5) -> None:
    async with asyncio.timeout(seconds):
        while not wanted():
            await asyncio.sleep(0.005)
