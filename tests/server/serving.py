"""A real server in a process of its own, and a client of the wire without any niceties."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

T = TypeVar("T")


def apart(what: Coroutine[Any, Any, T]) -> T:
    """Run it to its end in a thread: a browser that tests before have opened keeps a loop of its own in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, what).result()


class Server:
    """`waterhole serve` on a free port, with a data folder that outlives it."""

    def __init__(self, data: Path, *args: str, env: dict[str, str] | None = None) -> None:
        self.data = data
        self.args = args
        self.env = env
        self.port = 0
        self.sockets = ExitStack()
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "waterhole", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, *self.args],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self.env,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        match = re.search(r"http://localhost:(\d+)/", line)
        assert match, line + self.process.stdout.read()
        self.port = int(match[1])
        self.http = httpx.Client(base_url=f"http://localhost:{self.port}", timeout=20)
        for _ in range(400):
            try:
                self.http.get("/api/games")
                return
            except httpx.TransportError:
                time.sleep(0.025)
        raise AssertionError("the server doesn't answer")

    def kill(self) -> None:
        """kill -9, and nothing is said to anybody."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._end()

    def stop(self) -> None:
        self.sockets.close()
        self.process.send_signal(signal.SIGINT)
        self._end()

    def _end(self) -> None:
        self.process.wait(20)
        assert self.process.stdout is not None
        self.output = self.process.stdout.read()
        self.process.stdout.close()
        self.http.close()

    def make(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """A table of Elefantenparade with these chairs: me, friend, or how a bot is spelt. Chair 0 starts."""
        chairs = [{"kind": k, "name": k} if k in ("me", "friend") else {"kind": "bot", "bot": k} for k in kinds]
        answer = self.http.post("/api/tables", json={"game": "elefantenparade", "chairs": chairs, "first": 0, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def join(self, made: dict[str, Any] | str, *chairs: int) -> Client:
        """A connection that sits on these chairs (none: a watcher)."""
        if isinstance(made, str):
            return Client(self, made, [])
        tokens = [key["token"] for key in made["keys"] if key["chair"] in chairs]
        return Client(self, made["table"], tokens)


class Client:
    """One WebSocket at a table. `view` is the newest whole view."""

    def __init__(self, server: Server, table: str, tokens: list[str], hello: bool = True) -> None:
        self.table, self.tokens = table, tokens
        # without a limit to what waits: behind it the server's close is not seen, and closing takes 10 s
        self.socket: ClientConnection = server.sockets.enter_context(
            connect(
                f"ws://localhost:{server.port}/ws/{table}", compression=None, proxy=None, max_size=None, max_queue=None
            )
        )
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []
        if hello:
            self.send(t="hello", tokens=tokens)
            self.until(lambda m: m["t"] in ("table", "gone"))

    def send(self, **message: Any) -> None:
        self.sent_at = time.monotonic()
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 20) -> dict[str, Any]:
        message = self._next(time.monotonic() + timeout)
        if message["t"] == "table":
            self.view = message
            self.log = [*self.log[: message["log_from"]], *message["log"]]
        else:
            self.others.append(message)
        return message

    def _next(self, end: float) -> dict[str, Any]:
        """The next message; pings whenever nothing was sent for a while, as clients do."""
        while True:
            if time.monotonic() - self.sent_at > 2.5:
                self.send(t="ping")
            try:
                return json.loads(self.socket.recv(max(0.0, min(1.0, end - time.monotonic()))))
            except TimeoutError:
                if time.monotonic() >= end:
                    raise

    def until(self, wanted: Callable[[dict[str, Any]], bool], timeout: float = 20) -> dict[str, Any]:
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a command and wait for its answer, and for the view that comes with it."""
        message.setdefault("id", f"{random.getrandbits(64):x}")
        self.send(**message)
        answer = self.until(lambda m: m["t"] in ("ack", "refused") and m["id"] == message["id"])
        if answer["t"] == "ack" and self.view["number"] < answer["number"]:
            self.until(lambda m: m["t"] == "table" and m["number"] >= answer["number"])
        return answer

    def act(self, action: str, **more: Any) -> dict[str, Any]:
        return self.ask(
            **{"t": "act", "seat": self.view["actor"], "number": self.view["number"], "action": action, **more}
        )

    def confirm(self, **more: Any) -> dict[str, Any]:
        return self.ask(**{"t": "confirm", "seat": self.view["actor"], "number": self.view["number"], **more})

    def undo(self, plies: int = 1, **more: Any) -> dict[str, Any]:
        seat, number = self.view["actor"], self.view["number"]
        return self.ask(**{"t": "undo", "seat": seat, "number": number, "plies": plies, **more})

    def choices(self) -> list[str]:
        return [choice["action"] for choice in self.view["view"]["choices"]]

    def play_out(self, chance: random.Random, most: int = 10_000) -> None:
        """Random legal actions for all seats, until the end."""
        while self.view["phase"] != "over" and most:
            most -= 1
            assert self.act(chance.choice(self.choices()), confirm=True)["t"] == "ack"

    def close(self) -> None:
        self.socket.close()
