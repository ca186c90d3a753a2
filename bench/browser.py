"""How soon a move is on the other browser's screen, and how soon the first page stands there.

    python bench/browser.py [--moves 200] [--jumps 100] [--json]

Two browser contexts at one table on this machine. A move's time is from the moment at which one page hands its action
to the socket to the frame after which the other page's log shows it; in between it was made durable. `start_ms` is from
starting `waterhole serve` to the drawn lobby, with warm caches; `first_page_kb` what the lobby takes, as sent. A jump's
time is from moving the slider to the frame that shows the position, in a game of Black Elephant of 1,200 actions whose
players do what they can to come to no end.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.conftest import FLAGS, found_browser
from tests.server.serving import Server

import waterhole
from waterhole.games.black_elephant.rules import QUIET_TURNS
from waterhole.games.game import Position
from waterhole.table import History, Record
from waterhole.table.record import stream

STAMP = """
window.sentAt = []; window.seenAt = [];
const now = () => performance.timeOrigin + performance.now();
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  if (String(data).includes('"act"')) window.sentAt.push(now());
  return send.call(this, data);
};
// the log grows by one entry an action; the frame after that is on the screen
let entries = 0;
new MutationObserver(() => {
  const count = document.querySelectorAll('ol[reversed] > li').length;
  if (count !== entries) {
    entries = count;
    requestAnimationFrame(() => window.seenAt.push(now()));
  }
}).observe(document, { childList: true, subtree: true });
"""

JUMP = """async plies => {
  const board = document.querySelector('.board[data-ply]');
  const slider = document.querySelector('.replay input');
  const times = [];
  for (const ply of plies) {
    const begun = performance.now();
    slider.value = ply;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    while (board.dataset.ply !== String(ply)) await new Promise(done => setTimeout(done, 0));
    // until it is on the screen
    await new Promise(done => requestAnimationFrame(done));
    times.push(performance.now() - begun);
  }
  return times;
}"""


def open_page(browser: Browser, address: str) -> Page:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(STAMP)
    page = context.new_page()
    page.goto(address)
    page.get_by_label("Type an action").wait_for()
    return page


def moves(browser: Browser, server: Server, count: int) -> list[float]:
    """Milliseconds from the sending page to the other page's screen, move by move."""
    times: list[float] = []
    chance = random.Random(1)
    while len(times) < count:
        made = server.make("me", "me")
        watcher = server.join(made["table"])
        base = f"http://localhost:{server.port}/#/t/{made['table']}"
        pages = [open_page(browser, f"{base}/{key['token']}") for key in made["keys"]]
        while watcher.view["phase"] != "over" and len(times) < count:
            actor, number = watcher.view["actor"], watcher.view["number"]
            page, other = pages[actor], pages[1 - actor]
            if watcher.view["phase"] == "confirming":
                page.get_by_role("button", name="Done").click()
            else:
                seen = other.evaluate("seenAt.length")
                page.get_by_label("Type an action").fill(chance.choice(watcher.choices()))
                page.keyboard.press("Enter")
                other.wait_for_function("n => seenAt.length > n", arg=seen)
                times.append(other.evaluate("seenAt.at(-1)") - page.evaluate("sentAt.at(-1)"))
            watcher.until(lambda m, number=number: m["t"] == "table" and m["number"] > number)
        for page in pages:
            page.context.close()
    return times


def slow_game(length: int) -> str:
    """The record of a game of so many actions that is not over: nobody does for good what can wait."""
    config = waterhole.game("black_elephant").config(log_steps=1)
    for seed in itertools.count():
        chance = random.Random(seed)
        history = History(config, stream(f"fast {seed} 0"))
        while history.ply < length and (action := _slowest(history.now, chance)) is not None:
            history.push(action)
        if history.ply == length:
            return Record.of(history, ["Anna", "Bo"], f"fast {seed} 0").text()
    raise AssertionError


def _slowest(position: Position, chance: random.Random) -> int | None:
    """An action that does not end the game; one for good only when the game would soon end without (BE-15)."""
    choices = []
    for action in position.legal.actions():
        after = position.copy()
        after.apply(action)
        if not after.over:
            for_good = after.state.quiet == 0 < position.state.quiet
            wanted = position.state.quiet >= QUIET_TURNS - 6
            choices.append((for_good != wanted, len(after.legal) < 4, chance.random(), action))
    return min(choices)[-1] if choices else None


def jumps(browser: Browser, server: Server, count: int) -> list[float]:
    """Milliseconds until an earlier position of a long game is on the screen."""
    length = 1200
    made = server.http.post("/api/analysis", json={"record": slow_game(length)}).json()
    page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
    page.goto(f"http://localhost:{server.port}/#/t/{made['table']}")
    page.locator(f'.board[data-ply="{length}"]').wait_for()
    times: list[float] = page.evaluate(JUMP, random.Random(2).sample(range(length), count))
    page.close()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--jumps", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found_browser(), args=FLAGS)
        starts, sizes = [], []
        for n in range(4):
            page = browser.new_page()
            page.on("response", lambda r: sizes.append(int(r.headers.get("content-length", 0))))
            begun = time.perf_counter()
            server = Server(Path(data) / str(n))
            page.goto(f"http://localhost:{server.port}/")
            page.get_by_role("button", name="Play: Elefantenparade").wait_for()
            starts.append(1000 * (time.perf_counter() - begun))
            page.close()
            if n < 3:
                server.stop()
        times = sorted(moves(browser, server, args.moves))
        jumped = sorted(jumps(browser, server, args.jumps))
        browser.close()
        server.stop()
    result = {
        "moves": len(times),
        "p50_ms": statistics.median(times),
        "p99_ms": times[int(len(times) * 0.99)],
        "jump_p50_ms": statistics.median(jumped),
        "jump_p99_ms": jumped[int(len(jumped) * 0.99)],
        "start_ms": statistics.median(starts[1:]),
        "first_page_kb": sum(sizes) / 4 / 1000,
    }
    if args.json:
        print(json.dumps(result))
    else:
        for name, value in result.items():
            print(f"{name:14} {value:8.1f}")


if __name__ == "__main__":
    main()
