"""kill -9 in mid-game under a load of many tables: what was acknowledged is there afterwards, and once."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from tests.server.serving import Server, apart
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

TABLES = 200


class Player:
    """Plays all seats of one table with random legal actions, and notes what the server acknowledged."""

    def __init__(self, table: str, tokens: list[str], seed: int) -> None:
        self.table, self.tokens = table, tokens
        self.chance = random.Random(seed)
        self.acknowledged: list[str] = []
        self.sent: dict[str, str] = {}
        self.log: list[str] = []
        self.view: dict = {}

    async def play(self, port: int) -> None:
        """Until the connection breaks."""
        try:
            async with connect(f"ws://localhost:{port}/ws/{self.table}", compression=None, proxy=None) as socket:
                await socket.send(json.dumps({"t": "hello", "tokens": self.tokens}))
                await self._play(socket)
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
            pass

    async def _play(self, socket) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["t"] == "ack":
                self.acknowledged.append(self.sent[message["id"]])
            if message["t"] != "table" or message["phase"] != "playing":
                continue
            action = self.chance.choice([choice["action"] for choice in message["view"]["choices"]])
            id_ = f"{self.chance.getrandbits(60):x}"
            self.sent[id_] = f"{message['ply']} {action}"
            await socket.send(
                json.dumps(
                    {
                        "t": "act",
                        "id": id_,
                        "seat": message["actor"],
                        "number": message["number"],
                        "action": action,
                        "confirm": True,
                    }
                )
            )

    async def look(self, port: int) -> None:
        """What the table says now."""
        async with connect(f"ws://localhost:{port}/ws/{self.table}", compression=None, proxy=None) as socket:
            await socket.send(json.dumps({"t": "hello", "tokens": self.tokens}))
            while True:
                message = json.loads(await socket.recv())
                if message["t"] == "table":
                    self.log = [f"{entry['ply']} {entry['action']}" for entry in message["log"]]
                    self.view = message
                    return


async def rounds(server: Server, players: list[Player], times: int) -> None:
    for _ in range(times):
        playing = [asyncio.create_task(player.play(server.port)) for player in players]
        await asyncio.sleep(0.6)
        server.kill()
        await asyncio.gather(*playing)
        server.start()
        await asyncio.gather(*(player.look(server.port) for player in players))
        for player in players:
            # every acknowledged action is there, in its place, and what else is there was sent
            assert set(player.acknowledged) <= set(player.log)
            assert set(player.log) <= set(player.sent.values())
            assert [int(entry.split()[0]) for entry in player.log] == list(range(len(player.log)))
            assert len(player.log) - len(player.acknowledged) <= times


@pytest.mark.parametrize("times", [3, pytest.param(50, marks=pytest.mark.soak)])
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path, times: int) -> None:
    server = Server(tmp_path / "data")
    try:
        players = []
        for number in range(TABLES):
            made = server.make("me", "me", "me", "me")
            players.append(Player(made["table"], [key["token"] for key in made["keys"]], number))
        apart(rounds(server, players, times))
        assert sum(len(player.acknowledged) for player in players) > TABLES
    finally:
        if server.process.poll() is None:
            server.stop()
