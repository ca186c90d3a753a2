"""Every screen: no violations by axe, in light and dark; the first page is small; nothing is cut off."""

from __future__ import annotations

import gzip
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import act, seat
from tests.server.serving import Server

Visit = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run()")["violations"]
    return [f"{v['id']}: {v['help']}: {[n['html'][:160] for n in v['nodes'][:3]]}" for v in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(server: Server, visit: Visit, scheme: str, size: dict[str, int]) -> None:
    page = visit(color_scheme=scheme, viewport=size, bypass_csp=True)
    page.get_by_role("button", name="Play: Elefantenparade").wait_for()
    assert violations(page) == []

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")

    page.get_by_role("button", name="With friends… Elefantenparade").click()
    page.get_by_role("button", name="Open the table").wait_for()
    assert violations(page) == []

    made = server.make("me", "me", position="15,9/14,3")
    watcher = server.join(made["table"])
    seat(page, made, 0, 1)
    page.locator("svg .elephant.can").first.wait_for()
    assert violations(page) == []
    page.locator("svg .elephant.can").first.click()
    assert violations(page) == []
    chance = random.Random(31)
    page.keyboard.press("Escape")
    while watcher.view["phase"] != "confirming":
        act(page, watcher, chance)
    assert violations(page) == []
    page.get_by_role("button", name="Rules").click()
    page.locator("#EP-4").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")

    over = server.make("me", "me", position="58,H1/H2,57 00000 5/4 0:321")
    seat(page, over, 0, 1)
    page.get_by_label("Type an action").fill("58+1")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Rematch").wait_for()
    assert violations(page) == []

    friend = server.make("me", "friend")
    page.goto(page.url.split("#")[0] + f"#/t/{friend['table']}/{friend['keys'][1]['invite']}")
    page.get_by_role("button", name="Sit down").wait_for()
    assert violations(page) == []
    page.goto(page.url.split("#")[0] + "#/t/nowhere12345")
    page.get_by_text("There is no table here").wait_for()
    assert violations(page) == []


def test_the_first_page_is_small(server: Server, visit: Visit) -> None:
    sizes: dict[str, int] = {}
    page = visit("#/t/nowhere12345", strict=False)
    page.on("response", lambda r: sizes.update({r.url: len(gzip.compress(r.body())) if r.ok else 0}))
    page.goto(page.url.split("#")[0])
    page.reload()
    page.get_by_role("button", name="Play: Elefantenparade").wait_for()
    page.wait_for_load_state("networkidle")

    assert 20_000 < sum(sizes.values()) < 100_000, sizes


@pytest.mark.parametrize("lang", ["en-GB", "da-DK", "de-DE"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_text_is_cut_off_or_sticks_out(server: Server, visit: Visit, lang: str, size: dict[str, int]) -> None:
    page = visit(locale=lang, viewport=size)
    made = server.make("me", "level:5", "me", "friend")
    places = ["#/", "#/new/elefantenparade", f"#/t/{made['table']}"]
    for place in places:
        page.goto(page.url.split("#")[0] + place)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        out = page.evaluate(
            """() => [...document.querySelectorAll('button, h1, h2, p, label, a, li')].filter(e => {
                const box = e.getBoundingClientRect();
                return box.width && (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow !== 'visible'
                  && getComputedStyle(e).display !== 'inline' || box.right > innerWidth + 1);
            }).map(e => e.outerHTML.slice(0, 120))"""
        )
        assert out == [], (place, out)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
