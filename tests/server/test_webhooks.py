"""Webhooks: a receiver on this machine hears whose turn it is, and nothing else."""

from __future__ import annotations

import json
import queue
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from tests.server.serving import Client, Server

from waterhole.games.message import BadOption
from waterhole.server.webhooks import LENGTH, checked


class Receiver:
    """A web server that keeps what is sent to it."""

    def __init__(self) -> None:
        self.heard: queue.Queue[tuple[str, dict]] = queue.Queue()
        self.slow = threading.Event()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                assert self.headers["content-type"] == "application/json"
                receiver.heard.put((self.path, json.loads(body)))
                if receiver.slow.is_set():
                    time.sleep(20)
                self.send_response(302 if self.path == "/moved" else 204)
                self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def next(self, seconds: float = 10) -> dict:
        return self.heard.get(timeout=seconds)[1]

    def silent(self, seconds: float = 0.5) -> bool:
        time.sleep(seconds)
        return self.heard.empty()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.server.shutdown()
    receiver.server.server_close()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("hooks") / "data", "--bot-pace", "0", "--webhooks")
    yield server
    server.stop()
    assert "Traceback" not in server.output
    assert "/secret" not in server.output


def test_every_turn_of_a_person_and_the_end_are_told(telling: Server, receiver: Receiver) -> None:
    made = telling.make("me", "me", webhook=f"{receiver.url}/secret?key=1")
    a, b = telling.join(made, 0), telling.join(made, 1)

    first = receiver.next()
    assert first == {
        "table": made["table"],
        "game": "elefantenparade",
        "phase": "playing",
        "seat": 0,
        "name": "me",
        "ply": 0,
        "text": "Elefantenparade: it is the turn of me.",
    }
    assert "secret" not in json.dumps([a.view, b.view])
    a.act("@0")
    assert receiver.silent()  # a turn that can be taken back is still the same one's
    a.confirm()
    told = receiver.next()
    assert (told["phase"], told["seat"], told["ply"]) == ("playing", 1, 1)
    b.until(lambda m: m["t"] == "table" and m["actor"] == 1)
    b.ask(t="resign", chair=1)
    told = receiver.next()
    assert (told["phase"], told["seat"], told["name"]) == ("over", None, "")
    assert told["text"] == "Elefantenparade: the game is over."
    # what comes next is told too
    for client, chair in ((a, 0), (b, 1)):
        client.ask(t="rematch", chair=chair)
    assert receiver.next()["table"] not in (made["table"], "")
    assert receiver.silent()


def test_turns_of_bots_are_not_told_and_friends_are_waited_for(telling: Server, receiver: Receiver) -> None:
    made = telling.make("random", "friend", webhook=receiver.url)
    assert receiver.silent()
    invite = made["keys"][0]["invite"]
    claimed = telling.http.post(f"/api/tables/{made['table']}/claim", json={"invite": invite, "name": "Bo"}).json()
    friend = Client(telling, made["table"], [claimed["token"]])
    told = receiver.next(60)
    assert (told["seat"], told["name"], told["ply"]) == (1, "Bo", 1)
    friend.until(lambda m: m["t"] == "table" and m["actor"] == 1) if friend.view["actor"] != 1 else None
    assert receiver.silent()


def test_a_receiver_that_hangs_or_is_not_there_harms_nobody(telling: Server, receiver: Receiver) -> None:
    receiver.slow.set()
    for address in (receiver.url, f"{receiver.url}/moved", "http://127.0.0.1:1/", "https://127.0.0.1:1/"):
        made = telling.make("me", "me", webhook=address)
        client = telling.join(made, 0, 1)
        begun = time.monotonic()
        for action in ("@0", "@1", "@2", "@3"):
            assert client.act(action, confirm=True)["t"] == "ack"
        assert time.monotonic() - begun < 2
    assert {receiver.heard.get(timeout=10)[0] for _ in range(2)} == {"/", "/moved"}


def test_what_waits_behind_a_slow_receiver_is_told_as_it_is_then(telling: Server, receiver: Receiver) -> None:
    receiver.slow.set()
    made = telling.make("me", "me", webhook=receiver.url)
    client = telling.join(made, 0, 1)
    assert receiver.next()["ply"] == 0
    for action in ("@0", "@1", "@2", "@3"):
        client.act(action, confirm=True)
    receiver.slow.clear()
    assert receiver.next(10)["ply"] == 4
    assert receiver.silent()


def test_a_killed_server_does_not_tell_the_same_turn_again(tmp_path: Path, receiver: Receiver) -> None:
    server = Server(tmp_path / "data", "--webhooks")
    made = server.make("me", "me", webhook=receiver.url)
    assert receiver.next()["seat"] == 0
    server.kill()
    server.start()
    client = server.join(made, 0, 1)
    assert receiver.silent()
    client.act("@0", confirm=True)
    assert receiver.next()["seat"] == 1
    server.stop()


def test_webhooks_are_off_unless_they_are_switched_on(server: Server, telling: Server) -> None:
    chairs = [{"kind": "me"}] * 2
    answer = server.http.post("/api/tables", json={"game": "elefantenparade", "chairs": chairs, "webhook": "http://a/"})
    assert answer.status_code == 400
    assert answer.json()["message"]["id"] == "no_webhooks"
    assert server.http.get("/api/games").json()["webhooks"] is False
    assert telling.http.get("/api/games").json()["webhooks"] is True
    body = {"game": "elefantenparade", "chairs": chairs, "webhook": "file:///etc/passwd"}
    assert telling.http.post("/api/tables", json=body).json()["message"]["id"] == "bad_webhook"


@pytest.mark.parametrize(
    "address",
    [
        "",
        "example.org",
        "ftp://example.org/",
        "http://",
        "http:///x",
        "http://name:word@example.org/",
        "http://example.org:0/",
        "http://example.org:99999/",
        "http://example.org/a b",
        "http://example.org/\r\nX: y",
        "http://exämple.org/",
        "http://[::1/",
        "http://example.org/" + "x" * LENGTH,
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadOption):
        checked(address)


def test_addresses_may_have_a_port_and_a_query() -> None:
    for address in ("http://example.org", "https://example.org:8443/hook?x=1", "http://[::1]:9/"):
        assert checked(address) == address
