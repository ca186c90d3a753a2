"""Rooms in this process: a store that fails, a server that ended in the middle, memory that is given back."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from tests.server.serving import apart
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from waterhole.games.message import say
from waterhole.server import rooms as module
from waterhole.server import wire
from waterhole.server.app import make_app
from waterhole.server.rooms import Connection, Room, Rooms
from waterhole.server.sockets import Sockets
from waterhole.store import Store, StoreError
from waterhole.table import events

ME = wire.ChairSpec("me", "me")


class Failing(Store):
    """A store whose disk is full at times."""

    full = False
    tries = 0

    def append_all(self, appends: Any) -> Future[Any]:
        self.tries += 1
        if not self.full:
            return super().append_all(appends)
        failed: Future[Any] = Future()
        failed.set_result([StoreError(say("store_disk_full", folder="/"))] * len(appends))
        return failed


def run(folder: Path, what: Callable[[Rooms, Failing], Awaitable[None]]) -> None:
    async def main() -> None:
        rooms = Rooms(store, 0.0)
        await what(rooms, store)
        await rooms.close()

    with Failing.open(folder) as store:
        apart(main())


async def opened(rooms: Rooms, **more: Any) -> Room:
    made = await rooms.make(wire.NewTable("elefantenparade", [ME, ME], first=0, **more))
    return await rooms.get(made.table)


async def join(rooms: Rooms, room: Room) -> Connection:
    connection = Connection()
    await room.join(connection, wire.Hello([rooms.keys.token(room.id, chair, 0) for chair in (0, 1)]))
    return connection


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not wanted():
            await asyncio.sleep(0.01)


def test_a_table_that_can_not_be_stored_is_not_opened(tmp_path: Path) -> None:
    async def what(rooms: Rooms, store: Failing) -> None:
        store.full = True
        with pytest.raises(StoreError):
            await opened(rooms)

    run(tmp_path, what)


def test_a_clock_at_zero_that_can_not_be_stored_is_tried_again_and_not_without_pause(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(module, "RETRY", 0.2)

    async def what(rooms: Rooms, store: Failing) -> None:
        room = await opened(rooms, clock=wire.ClockSpec("game", 1))
        await join(rooms, room)
        store.full, store.tries = True, 0
        await asyncio.sleep(1.5)
        assert 1 <= store.tries <= 4
        assert room.table.phase == "playing"
        store.full = False
        await until(lambda: room.table.phase == "over")

    run(tmp_path, what)


def test_a_bots_turn_that_can_not_be_stored_is_tried_again(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(module, "RETRY", 0.2)

    async def what(rooms: Rooms, store: Failing) -> None:
        async def choose(config: Any, *args: Any) -> int:
            return 0

        monkeypatch.setattr(rooms.bots, "choose", choose)
        made = await rooms.make(wire.NewTable("elefantenparade", [ME, wire.ChairSpec("bot", bot="random")], first=1))
        room = await rooms.get(made.table)
        store.full, store.tries = True, 0
        await join(rooms, room)
        await asyncio.sleep(0.3)
        assert 1 <= store.tries <= 3
        store.full = False
        await until(lambda: room.table.history.ply == 1)

    run(tmp_path, what)


def test_a_rematch_that_can_not_be_stored_harms_nobody_and_comes_later(tmp_path) -> None:
    async def what(rooms: Rooms, store: Failing) -> None:
        room = await opened(rooms)
        connection = await join(rooms, room)
        await room.receive(connection, wire.Resign("a", 0))
        await room.receive(connection, wire.Rematch("b", 0))
        real = rooms.open

        async def fails(created: events.Created) -> Room:
            raise StoreError(say("store_disk_full", folder="/"))

        rooms.open = fails  # type: ignore[method-assign]
        await room.receive(connection, wire.Rematch("c", 1))
        assert room.table.rematch is None
        rooms.open = real  # type: ignore[method-assign]
        await room.receive(connection, wire.Rematch("d", 1))
        assert room.table.rematch is not None

    run(tmp_path, what)


def test_a_rematch_that_all_had_asked_for_when_the_server_ended_is_there_afterwards(tmp_path) -> None:
    tables = []

    async def before(rooms: Rooms, store: Failing) -> None:
        room = await opened(rooms)
        tables.append(room.id)
        table = room.table
        for chair in (0, 1):
            told = table.give_up(time.time(), 0, "resigned", "") if chair == 0 else []
            await room._store([*told, *table.ask_rematch(time.time(), chair, "")])

    async def after(rooms: Rooms, store: Failing) -> None:
        room = await rooms.get(tables[0])
        assert room.table.rematch is not None
        assert (await rooms.get(room.table.rematch)).table.phase == "playing"

    run(tmp_path, before)
    run(tmp_path, after)


def waiting(connection: Connection) -> list[Any]:
    """What is on its way to a client; None: that it is closed."""
    sent = [json.loads(payload) for payload in connection.outbox]
    connection.outbox.clear()
    return [*sent, None] if connection.dropped else sent


def test_a_room_that_can_neither_store_nor_read_ends_and_shows_nothing_that_is_not_stored(tmp_path, caplog) -> None:
    async def what(rooms: Rooms, store: Failing) -> None:
        room = await opened(rooms)
        one, two = await join(rooms, room), await join(rooms, room)
        number = room.table.number
        for connection in (one, two):
            waiting(connection)
        reads, store.full = store.read, True

        def unreadable(table: str) -> list[bytes]:
            raise StoreError(say("store_failed", file="x", reason="y"))

        store.read = unreadable  # type: ignore[method-assign]
        acts = [wire.Act(f"{n}", 0, number, f"@{n}") for n in range(2)]
        await asyncio.gather(*(room.receive(connection, act) for connection, act in zip((one, two), acts, strict=True)))

        assert waiting(one) == [None]
        assert waiting(two) == [None]
        with pytest.raises(StoreError):
            await rooms.get(room.id)
        late = Connection()
        await room.join(late, wire.Hello([]))  # it got hold of the room just before
        assert waiting(late) == [None]

        store.read, store.full = reads, False  # type: ignore[method-assign]
        again = await rooms.get(room.id)
        assert again is not room
        assert (again.table.history.ply, again.table.number) == (0, number)
        back = await join(rooms, again)
        await again.receive(back, acts[1])
        assert again.table.history.ply == 1
        assert [m["t"] for m in waiting(back)].count("ack") == 1

    run(tmp_path, what)
    assert "its room is closed" in caplog.text


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_who_comes_while_nothing_can_be_read_is_asked_to_come_back(tmp_path, monkeypatch) -> None:
    with serving(tmp_path) as port:
        read = Store.read

        def unreadable(store: Store, table: str) -> list[bytes]:
            raise StoreError(say("store_failed", file="x", reason="y"))

        def talk() -> list[dict[str, Any]]:
            heard = []
            with connect(f"ws://127.0.0.1:{port}/ws/nowhere", proxy=None) as socket:
                socket.send(json.dumps({"t": "hello"}))
                with suppress(ConnectionClosed):
                    while True:
                        heard.append(json.loads(socket.recv()))
            return heard

        monkeypatch.setattr(Store, "read", unreadable)
        assert [(m["t"], m["message"]["id"]) for m in talk()] == [("notice", "bad_data_now")]
        monkeypatch.setattr(Store, "read", read)
        assert [(m["t"], m["why"]["id"]) for m in talk()] == [("gone", "no_such_table")]


def test_a_table_that_can_not_be_read_is_told_so(tmp_path, caplog) -> None:
    async def what(rooms: Rooms, store: Failing) -> None:
        await asyncio.wrap_future(store.append("strange", 0, b'{"e":"of another time","at":1}'))
        with pytest.raises(StoreError) as caught:
            await rooms.get("strange")
        assert caught.value.message.id == "server_fault"
        assert "strange can't be read" in caplog.text

    run(tmp_path, what)


@contextmanager
def serving(folder: Path) -> Iterator[int]:
    """A server in a thread of this process; gives its port."""
    thresholds = gc.get_threshold()
    with Store.open(folder) as store:
        config = uvicorn.Config(make_app(store, 0.0), port=0, ws=Sockets, log_level="warning", loop="asyncio")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            while not server.started:
                time.sleep(0.01)
            yield server.servers[0].sockets[0].getsockname()[1]
        finally:
            server.should_exit = True
            thread.join()
            gc.unfreeze()
            gc.set_threshold(*thresholds)
            gc.enable()


def alive(kind: type) -> int:
    return sum(type(thing) is kind for thing in gc.get_objects())


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_closed_connections_and_forgotten_rooms_need_no_collection_of_garbage(tmp_path, monkeypatch) -> None:
    """A full collection stops all sockets, so the server makes it rare: what lives long must not wait for it."""
    import httpx

    monkeypatch.setattr(module, "KEPT_WITHOUT_VISITOR", 0.0)
    monkeypatch.setattr("waterhole.server.app.SWEEP", 0.05)
    with serving(tmp_path) as port:
        gc.collect()
        gc.disable()
        for _ in range(10):
            body = {"game": "elefantenparade", "chairs": [{"kind": "me"}] * 2}
            made = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=body).json()
            with connect(f"ws://127.0.0.1:{port}/ws/{made['table']}", proxy=None) as socket:
                socket.send(json.dumps({"t": "hello", "tokens": [key["token"] for key in made["keys"]]}))
                while json.loads(socket.recv())["t"] != "presence":
                    pass
        time.sleep(0.5)
        # the last one may still be held by what just happened
        assert [kind.__name__ for kind in (Connection, Room, Sockets) if alive(kind) > 1] == []
