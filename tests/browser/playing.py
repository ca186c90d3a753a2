"""What people do on the board of Elefantenparade, by mouse or finger."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.server.serving import Client


def seat(page: Page, made: dict[str, Any], *chairs: int) -> None:
    """Open the seat links of these chairs, the last of them shown."""
    base = page.url.split("#")[0]
    for key in made["keys"]:
        if key["chair"] in chairs:
            page.goto(f"{base}#/t/{made['table']}/{key['token']}")
            page.get_by_role("region", name="Players").wait_for()
            page.wait_for_function("t => !location.hash.includes(t)", arg=key["token"])


def act(page: Page, watcher: Client, chance: random.Random) -> None:
    """Make one random action on the board by mouse; then it is seen by everybody."""
    number = watcher.view["number"]
    catch_up(page, watcher)
    if watcher.view["phase"] == "confirming":
        page.get_by_role("button", name="Done").click()
    elif watcher.view["view"]["phase"] == "placing":
        point(page, page.locator("svg .start"), chance, click=True)
    elif len(watcher.view["view"]["numbers"]) == 3 and chance.random() < 0.1:
        page.get_by_role("button", name="Parade", exact=True).click()
    else:
        point(page, page.locator("svg .elephant.can"), chance, click=True)
        point(page, page.locator("svg .target"), chance, click=True)
    watcher.until(lambda m: m["t"] == "table" and m["number"] > number)


def catch_up(page: Page, watcher: Client) -> None:
    """The watcher may have heard of something before this page has."""
    expect(page.locator(f'[data-number="{watcher.view["number"]}"]')).to_be_attached()


def until_bot_is_done(watcher: Client) -> None:
    """Let the bot that is to act finish its turn."""
    actor = watcher.view["actor"]
    watcher.until(lambda m: m["t"] == "table" and m["actor"] != actor, timeout=60)


def point(page: Page, things: Locator, chance: random.Random, click: bool) -> None:
    """Go with the pointer to one of these, as a hand would, once the board has come to rest."""
    page.wait_for_function("() => !document.getAnimations().some(a => a.playState === 'running')")
    things.first.wait_for()
    thing = things.nth(chance.randrange(things.count()))
    hit = thing.locator(".hit")
    box = (hit.first if hit.count() else thing).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    if click:
        page.mouse.click(x, y)
