"""Limits: people never meet them, floods do."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tests.server.serving import Server

from waterhole.server import limits
from waterhole.server.limits import Limits, Rate


def test_an_address_has_so_many_connections_and_this_machine_any() -> None:
    some = Limits()
    assert [some.connect("192.0.2.7") for _ in range(limits.SOCKETS + 1)] == [True] * limits.SOCKETS + [False]
    assert some.connect("192.0.2.8")
    some.disconnect("192.0.2.7")
    assert some.connect("192.0.2.7")
    assert all(some.connect("127.0.0.1") and some.connect("::1") for _ in range(3 * limits.SOCKETS))


def test_an_address_opens_so_many_tables_a_minute(monkeypatch) -> None:
    some = Limits()
    now = [1000.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    assert [some.open_table("2001:db8::1") for _ in range(limits.TABLES + 1)] == [True] * limits.TABLES + [False]
    now[0] += 61
    assert some.open_table("2001:db8::1")
    now[0] += 61
    some.sweep()
    assert not some._tables


def test_a_connection_may_send_a_burst_and_then_so_many_a_second(monkeypatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    rate = Rate()
    assert sum(rate.take() for _ in range(1000)) == limits.BURST
    now[0] += 1
    assert sum(rate.take() for _ in range(1000)) == limits.RATE


def test_a_flood_is_refused_and_the_table_goes_on(server: Server) -> None:
    made = server.make("me", "me")
    flood, other = server.join(made, 0), server.join(made, 1)
    for n in range(400):
        flood.socket.send(json.dumps({"t": "say", "id": f"f{n}", "text": "x", "chair": 0}))
    flood.until(lambda m: m["t"] == "refused" and m["why"]["id"] == "too_fast")
    other.ask(t="say", text="calm", chair=1)


def test_a_long_message_ends_the_connection_and_nothing_else(server: Server) -> None:
    made = server.make("me", "me")
    client, other = server.join(made, 0), server.join(made, 1)
    client.socket.send("x" * 100_000)
    other.until(lambda m: m["t"] == "presence" and m["present"] == [False, True])
    again = server.join(made, 0)
    assert again.act("@0")["t"] == "ack"


def until(wanted: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end and not wanted():
        time.sleep(0.1)
    return wanted()


def held(port: int, client: int) -> bool:
    """Whether a process has a socket of this port that is connected to the client's (Linux)."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
    ends = f":{port:04X}", f":{client:04X}"
    return any((line[1][-5:], line[2][-5:]) == ends and line[9] != "0" for line in lines)


def test_a_reader_that_stops_reading_is_dropped_without_harm(server: Server) -> None:
    made = server.make("me", "me")
    raw = socket.create_connection(("localhost", server.port))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    key = b"dGhlIHNhbXBsZSBub25jZQ=="
    raw.sendall(
        b"GET /ws/%b HTTP/1.1\r\nHost: localhost:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: %b\r\nSec-WebSocket-Version: 13\r\n\r\n" % (made["table"].encode(), server.port, key)
    )
    assert b"101" in raw.recv(4096)
    hello = b'{"t":"hello"}'
    frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello  # masked with zeros
    raw.sendall(frame)
    client = server.join(made, 0, 1)
    client.until(lambda m: m["t"] == "presence" and len(m["watchers"]) == 1)

    # it asks for everything again and again, and reads nothing of it
    raw.settimeout(5)
    with suppress(TimeoutError, ConnectionError):
        for _ in range(1000):
            raw.sendall(frame)
    client.until(lambda m: m["t"] == "presence" and not m["watchers"], timeout=10)
    assert client.act("@0")["t"] == "ack"
    # and what it held is given back, though it goes on saying nothing
    if Path("/proc/net/tcp").exists():
        assert until(lambda: not held(server.port, raw.getsockname()[1]), 15)
    raw.close()
