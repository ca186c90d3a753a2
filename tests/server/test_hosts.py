"""Names by which the server answers: a page whose own name was pointed to this machine gets nothing."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from tests.server.serving import Server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from waterhole.server.app import BadHost, check_host

KNOWN = "localhost LOCALHOST:8000 localhost. 127.0.0.1:8000 [::1]:8000 [::1] 192.168.1.20:8000 10.0.0.7"
OTHERS = (
    "evil.example evil.example:8000 localhost.evil.example 127.0.0.1.evil.example :8000 a@localhost localhost:8000:9 "
    "localhost:x [::1 ::1 1 0x7f000001 127.1 [evil] localhost/x"
)


@pytest.mark.parametrize("host", KNOWN.split())
def test_this_machine_and_addresses_of_numbers_are_known(host: str) -> None:
    check_host({"host": host}, frozenset({"localhost"}))


@pytest.mark.parametrize("host", ["", *OTHERS.split()])
def test_other_names_are_not(host: str) -> None:
    with pytest.raises(BadHost):
        check_host({"host": host}, frozenset({"localhost"}))


def test_a_page_of_another_name_gets_nothing_whatever_it_asks(server: Server) -> None:
    made = server.make("me", "me")
    body = {"game": "elefantenparade", "chairs": [{"kind": "me"}] * 2}
    for host in ("evil.example", f"evil.example:{server.port}"):
        headers = {"host": host, "origin": f"http://{host}"}
        answers = [server.http.get(path, headers=headers) for path in ("/", "/api/games", "/nothing", "/api/schema")]
        answers.append(server.http.post("/api/tables", json=body, headers=headers))
        for answer in answers:
            assert answer.status_code == 421
            assert answer.json()["message"] == {"id": "bad_host", "args": {"host": host}}
            assert "--allow-host" in answer.json()["text"]
        with pytest.raises(InvalidStatus) as caught:
            connect(f"ws://{host}/ws/{made['table']}", sock=socket.create_connection(("localhost", server.port)))
        assert caught.value.response.status_code == 403


def test_a_name_of_ones_own_can_be_allowed(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--allow-host", "Games.Example", "--allow-host", "other.example")
    for host, status in (("games.example", 200), ("other.example:80", 200), ("third.example", 421)):
        assert server.http.get("/api/games", headers={"host": host}).status_code == status
    server.stop()
