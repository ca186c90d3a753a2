"""Moves at tables, durable, over real sockets: how many a second, and how soon the other side sees them.

    python bench/server.py [--tables 200] [--seconds 10] [--rate MOVES_PER_SECOND] [--json]

    python bench/server.py --tables 2000 --seconds 30 --rate 500      memory of many tables

Every table has two sockets, one a seat. Each seat answers the other's move with a random legal one, at once or (with
--rate) so that all tables together make about so many moves a second. A move's time is from sending it to the moment
at which the other seat's socket has the new view; in between it was made durable. The server runs in a process of its
own on this machine, with its data in a temporary folder; the clients share the other core. `moves_per_cpu_s` is by the
server's processor time, so it says what a core for the server alone would do; `mb_above` is by what the server's memory
has grown with all tables open.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Choice(msgspec.Struct):
    action: str


class GameView(msgspec.Struct):
    choices: list[Choice]


class View(msgspec.Struct):
    """The little that a playing client needs of a view."""

    t: str
    number: int = 0
    phase: str = ""
    actor: int | None = None
    view: GameView | None = None


decode = msgspec.json.Decoder(View).decode


class Table:
    """Two sockets at one table, playing to and fro."""

    def __init__(self, made: dict, port: int, chance: random.Random, pause: float) -> None:
        self.address = f"ws://localhost:{port}/ws/{made['table']}"
        self.tokens = [key["token"] for key in made["keys"]]
        self.chance = chance
        self.pause = pause
        self.sent: dict[int, float] = {}
        """When the move was sent that answers the position of this number."""
        self.times: list[float] = []
        self.over = False

    async def seat(self, seat: int, gate: asyncio.Semaphore, all_here: asyncio.Barrier, seconds: float) -> None:
        """Sit down, wait until everybody has, and play for so long; then wait until everybody has."""
        async with gate:
            socket = await connect(self.address, compression=None, proxy=None, max_size=None)
        async with socket:
            await socket.send(json.dumps({"t": "hello", "tokens": [self.tokens[seat]]}))
            alive = asyncio.create_task(ping(socket))
            await all_here.wait()
            await self._play(socket, seat, time.perf_counter() + seconds)
            await all_here.wait()
            alive.cancel()

    async def _play(self, socket: ClientConnection, seat: int, until: float) -> None:
        while time.perf_counter() < until:
            try:
                message = decode(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                continue
            if message.t != "table":
                continue
            sent = self.sent.pop(message.number - 1, None) if message.actor == seat else None
            if sent is not None:
                self.times.append(time.perf_counter() - sent)
            if message.phase == "over" or message.view is None:
                self.over = True
                return
            if message.phase == "playing" and message.actor == seat:
                if self.pause:
                    await asyncio.sleep(self.pause * self.chance.uniform(0.5, 1.5))
                action = self.chance.choice(message.view.choices).action
                self.sent[message.number] = time.perf_counter()
                act = {
                    "t": "act",
                    "id": f"{message.number}",
                    "seat": seat,
                    "number": message.number,
                    "action": action,
                    "confirm": True,
                }
                await socket.send(json.dumps(act))


async def ping(socket: ClientConnection) -> None:
    """Tell the server now and then that one is there."""
    while True:
        await asyncio.sleep(random.uniform(6, 8))
        await socket.send('{"t": "ping"}')


def post(port: int, body: dict) -> dict:
    request = urllib.request.Request(
        f"http://localhost:{port}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Resident memory of a process in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


async def run(server: int, port: int, tables: list[dict], seconds: float, rate: float) -> dict[str, float]:
    pause = len(tables) / rate if rate else 0.0
    playing = [Table(made, port, random.Random(n), pause) for n, made in enumerate(tables)]
    # too many at once would wait in line until they give up
    gate, all_here = asyncio.Semaphore(50), asyncio.Barrier(2 * len(tables) + 1)
    seats = [asyncio.create_task(table.seat(seat, gate, all_here, seconds)) for table in playing for seat in (0, 1)]
    await all_here.wait()
    begun, used = time.perf_counter(), cpu(server)
    # games end, and then there is less to do: what is measured is the time until half of them have
    while time.perf_counter() < begun + 0.95 * seconds and 2 * sum(table.over for table in playing) < len(playing):
        await asyncio.sleep(0.05)
    took, used, open_ = time.perf_counter() - begun, cpu(server) - used, memory(server)
    moves = sum(len(table.times) for table in playing)
    await all_here.wait()
    await asyncio.gather(*seats)
    times = sorted(t for table in playing for t in table.times)
    return {
        "moves": moves,
        "moves_per_s": moves / took,
        "moves_per_cpu_s": moves / used,
        "mb_open": open_,
        "p50_ms": 1000 * statistics.median(times),
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0, help="moves a second of all tables; 0 is as many as go")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "waterhole", "serve", "--port", "0", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(re.search(r":(\d+)/", server.stdout.readline())[1])
            time.sleep(0.5)
            empty = memory(server.pid)
            body = {"game": "elefantenparade", "first": 0, "chairs": [{"kind": "me"}] * 2}
            tables = [post(port, body) for _ in range(args.tables)]
            result = asyncio.run(run(server.pid, port, tables, args.seconds, args.rate))
            result |= {"tables": args.tables, "mb_empty": empty, "mb_above": result["mb_open"] - empty}
        finally:
            server.terminate()
            server.wait()
    if args.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name:16} {value:10.1f}")


if __name__ == "__main__":
    main()
