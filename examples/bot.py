"""A bot of one's own at a table of Waterhole: takes a seat by its link and plays by chance.

    python examples/bot.py http://localhost:8000/#/t/TABLE/TOKEN      a seat link
    python examples/bot.py http://localhost:8000/#/t/TABLE/iINVITE    an invite, which it takes

It gets exactly what a browser gets. Put your own thinking into `choose`.
"""

import asyncio
import json
import random
import sys
import urllib.request
import uuid
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(view: dict) -> str:
    """The action for this view, in notation; `view["view"]["choices"]` has all that are legal."""
    return random.choice(view["view"]["choices"])["action"]


def claim(server: str, table: str, invite: str) -> str:
    """Take the chair of an invite, and get the token that sits on it."""
    body = json.dumps({"invite": invite, "name": "example bot"}).encode()
    request = urllib.request.Request(
        f"http://{server}/api/tables/{table}/claim", body, {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["token"]


async def play(server: str, table: str, token: str) -> None:
    """Play to the end; after a lost connection come back to the table as it is then."""
    while True:
        try:
            async with connect(f"ws://{server}/ws/{table}", compression=None) as socket:
                await socket.send(json.dumps({"t": "hello", "tokens": [token]}))
                pinging = asyncio.create_task(ping(socket))
                try:
                    return await sit(socket)
                finally:
                    pinging.cancel()
        except (ConnectionClosed, OSError):
            await asyncio.sleep(1)


async def ping(socket) -> None:
    """Tell the server now and then that we are still here."""
    while True:
        await asyncio.sleep(2.5)
        await socket.send(json.dumps({"t": "ping"}))


async def sit(socket) -> None:
    """Answer every position in which it is our turn, until the game is over."""
    async for text in socket:
        message = json.loads(text)
        if message["t"] == "gone":
            sys.exit(f"there is no such table: {message['why']['id']}")
        if message["t"] == "table" and message["phase"] in ("over", "closed"):
            return
        if message["t"] == "table" and message["phase"] == "playing" and not message["paused"]:
            actor = message["actor"]
            if message["seats"][actor]["mine"]:
                act = {"t": "act", "id": uuid.uuid4().hex, "seat": actor, "number": message["number"]}
                await socket.send(json.dumps({**act, "action": choose(message), "confirm": True}))


if __name__ == "__main__":
    link = urlsplit(sys.argv[1])
    _, _, its_table, secret = link.fragment.split("/")
    if secret.startswith("i"):
        secret = claim(link.netloc, its_table, secret)
    asyncio.run(play(link.netloc, its_table, secret))
