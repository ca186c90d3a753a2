"""The example bot takes its seat by the link and plays, as the protocol page says."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from tests.server.serving import Server

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_it_is_short() -> None:
    assert len(BOT.read_text().splitlines()) < 80


def test_it_takes_an_invite_and_plays_to_the_end(server: Server) -> None:
    made = server.make("me", "friend")
    link = f"http://localhost:{server.port}/#/t/{made['table']}/{made['keys'][1]['invite']}"
    bot = subprocess.Popen([sys.executable, str(BOT), link])
    try:
        client = server.join(made, 0)
        client.until(lambda m: m["t"] == "table" and m["phase"] == "playing")
        chance = random.Random(8)
        while client.view["phase"] != "over":
            if client.view["actor"] == 0:
                client.act(chance.choice(client.choices()), confirm=True)
            else:
                client.until(lambda m: m["t"] == "table" and m["actor"] != 1)
        assert bot.wait(10) == 0
    finally:
        bot.kill()
        bot.wait()


def test_two_of_them_play_each_other(server: Server) -> None:
    made = server.make("me", "me")
    links = [f"http://localhost:{server.port}/#/t/{made['table']}/{key['token']}" for key in made["keys"]]
    bots = [subprocess.Popen([sys.executable, str(BOT), link]) for link in links]

    assert [bot.wait(60) for bot in bots] == [0, 0]
    assert server.join(made["table"]).view["phase"] == "over"
