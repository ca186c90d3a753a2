"""The board of Black Elephant, as people use it: by mouse, by finger, by keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESKTOP, LOOKS, PHONE
from tests.browser.playing import catch_up, seat, until_bot_is_done
from tests.server.serving import Client, Server

Visit = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# silver can jump over c4, finish on b7, and capture with the west black elephant: on row 3 itself, on row 2 bronze
CROSSING = "6#/1S5/2o4/2B4/2S2S1/4B2/ooooooo 5,3,0,0/2,3,0,0 5436 S"


def make(server: Server, *kinds: str, **more: Any) -> dict[str, Any]:
    return server.make(*kinds, game="black_elephant", **more)


def place(page: Page, key: str) -> Locator:
    return page.locator(f'svg .place[data-key="{key}"]')


def source_of(choice: dict[str, Any], view: dict[str, Any]) -> str:
    """Where the piece is that an action moves, as the key of a place; # for a black log."""
    if choice["kind"] == "enter":
        return f"@{choice['seat']}"
    if choice["kind"] == "wood":
        return "#"
    if choice["black"]:
        return f"{choice['black']['path']}{choice['black']['start']}"
    return choice["steps"][0]["start"]


def target_of(choice: dict[str, Any]) -> str:
    if choice["black"]:
        return f"{choice['black']['path']}{choice['black']['place']}"
    return choice["wood"] or choice["steps"][0]["space"] or f"@{choice['seat']}"


def rest(page: Page) -> None:
    page.wait_for_function("() => !document.getAnimations().some(a => a.playState === 'running')")


def go(page: Page, thing: Locator, click: bool = True) -> None:
    """Go there with the pointer, as a hand would, once the board has come to rest."""
    rest(page)
    box = thing.locator(".hit").first.bounding_box() if thing.locator(".hit").count() else thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    if click:
        page.mouse.click(x, y)


def act(page: Page, watcher: Client, choice: dict[str, Any]) -> None:
    """Do one action on the board by mouse, and confirm it; then it is seen by everybody."""
    number = watcher.view["number"]
    source = source_of(choice, watcher.view["view"])
    catch_up(page, watcher)
    page.locator("svg .place.can").first.wait_for()
    supply = page.locator(f'[data-hand="{choice["seat"]}"] .supply')
    go(page, supply if source == "#" else place(page, source))
    page.locator("svg .place.goal").first.wait_for()
    if choice["kind"] == "jump":
        go(page, page.locator("svg .ask").nth(int(choice["action"].endswith("*"))))
    else:
        go(page, place(page, target_of(choice)))
    watcher.until(lambda m: m["t"] == "table" and m["number"] > number)
    assert watcher.log[-1]["action"] == choice["action"]
    number = watcher.view["number"]
    catch_up(page, watcher)
    page.get_by_role("button", name="Done").click()
    watcher.until(lambda m: m["t"] == "table" and m["number"] > number)


def choice_of(watcher: Client, action: str) -> dict[str, Any]:
    return next(choice for choice in watcher.view["view"]["choices"] if choice["action"] == action)


def sensible(watcher: Client, chance: random.Random) -> dict[str, Any]:
    """The action that brings most at once; among equals, elephants that move before anything else."""
    me = watcher.view["actor"]

    def worth(choice: dict[str, Any]) -> tuple[int, int, float]:
        gain = choice["gains"][me] - choice["gains"][1 - me]
        return gain, choice["kind"] in ("enter", "glide", "step", "jump"), chance.random()

    return max(watcher.view["view"]["choices"], key=worth)


def test_a_whole_game_against_a_bot_by_mouse(server: Server, visit: Visit) -> None:
    made = make(server, "me", "level:1")
    watcher = server.join(made["table"])
    page = visit()
    seat(page, made, 0)
    chance = random.Random(41)
    kinds = set()
    while watcher.view["phase"] != "over":
        if watcher.view["actor"] == 1:
            until_bot_is_done(watcher)
            continue
        # every kind of action once, as soon as it can be
        missing = [one for one in watcher.view["view"]["choices"] if one["kind"] not in kinds]
        choice = chance.choice(missing) if missing else sensible(watcher, chance)
        kinds.add(choice["kind"])
        act(page, watcher, choice)

    assert {"enter", "step", "black", "wood"} <= kinds
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    for player in watcher.view["view"]["players"]:
        points = player["score"]["total"]
        expect(page.get_by_role("img", name=re.compile(rf"^{points} points?$")).first).to_be_visible()


def test_two_people_each_have_their_start_below(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", position=CROSSING)
    watcher = server.join(made["table"])
    pages = [visit(), visit()]
    for chair, page in enumerate(pages):
        seat(page, made, chair)
        own, other = (place(page, f"@{number}").bounding_box() for number in (chair, 1 - chair))
        assert own is not None
        assert other is not None
        assert own["y"] > other["y"] + 100
    act(pages[0], watcher, choice_of(watcher, "c3^c5*"))
    # bronze sees it, turned, and plays on
    expect(place(pages[1], "c4")).to_have_attribute("aria-label", re.compile("turned elephant .* facing west"))
    act(pages[1], watcher, choice_of(watcher, "c4-b4"))
    expect(place(pages[0], "b4")).to_have_attribute("aria-label", re.compile("turned elephant"))

    before = place(pages[0], "@0").bounding_box()
    pages[0].get_by_role("button", name="Turn the board").click()
    assert place(pages[0], "@0").bounding_box() != before
    rest(pages[0])


def test_captures_are_shown_before_and_counted_after(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", position=CROSSING)
    watcher = server.join(made["table"])
    page = visit()
    seat(page, made, 0)

    # its own elephant: a warning in words and on the board
    go(page, place(page, "W3"))
    go(page, place(page, "W2"), click=False)
    expect(page.locator(".tray .warning")).to_contain_text("your elephant on f3 would be captured")
    expect(page.locator("svg .alarm")).to_have_count(1)

    go(page, place(page, "W1"), click=False)
    expect(page.locator("svg .alarm")).to_have_count(0)
    expect(page.locator(".tray .words").first).to_contain_text("captures the elephant on e2")
    page.keyboard.press("Escape")
    act(page, watcher, choice_of(watcher, "W1"))

    hand = page.locator('[data-hand="0"]')
    expect(hand).to_contain_text("1 elephant captured, points: 2")
    expect(hand).to_contain_text("3 logs, points: 3")
    expect(place(page, "e2")).to_have_attribute("aria-label", re.compile("empty, dangerous"))


def test_a_finisher_leaves_the_board(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", position=CROSSING)
    watcher = server.join(made["table"])
    page = visit(reduced_motion="no-preference")
    seat(page, made, 0)
    act(page, watcher, choice_of(watcher, "b6-b7"))
    expect(page.locator('[data-hand="0"]')).to_contain_text("1 elephant at the finish, points: 3")
    rest(page)
    # of 19 elephants, none is drawn in flight any more
    expect(page.locator("svg .piece .turn")).to_have_count(19)
    expect(page.locator("svg .untouched .turn")).to_have_count(0)


def test_a_turned_elephant_goes_home(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", position="6#/7/2o4/2B4/7/4B2/ooso1oo 5,3,0,0/2,3,0,0 5436 S")
    watcher = server.join(made["table"])
    page = visit()
    seat(page, made, 0)
    expect(place(page, "c1")).to_have_attribute("aria-label", re.compile("turned elephant .* facing south"))
    expect(place(page, "@0")).to_have_attribute("aria-label", re.compile("9 elephants"))
    act(page, watcher, choice_of(watcher, "c1-home"))
    expect(place(page, "@0")).to_have_attribute("aria-label", re.compile("10 elephants"))
    expect(place(page, "c1")).to_have_attribute("aria-label", re.compile("c1: empty"))


def test_what_cannot_be_done_says_why(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", position="6#/7/2o4/2B4/S+1xx2S/S3B2/oo1o1oo 0,3,0,0/2,3,0,0 5436 S")
    page = visit()
    seat(page, made, 0)
    prompt = page.get_by_role("main").get_by_role("status").first

    # a third black log beside two
    go(page, page.locator('[data-hand="0"] .supply'))
    go(page, place(page, "d4"))
    expect(prompt).to_contain_text("three black logs would touch")
    go(page, place(page, "c5"))
    expect(prompt).to_contain_text("A log lies on c5")
    page.keyboard.press("Escape")
    # a black elephant without logs
    go(page, place(page, "W3"))
    expect(prompt).to_contain_text("you hold none")
    # somebody else's elephant
    go(page, place(page, "c4"))
    expect(prompt).to_contain_text("belongs to")
    # off a log, only forwards
    go(page, place(page, "a3"))
    go(page, place(page, "b3"))
    expect(prompt).to_contain_text("can only step forwards")
    page.keyboard.press("Escape")
    # a jump with somebody to jump over, but backwards
    go(page, place(page, "a2"))
    go(page, place(page, "a4"))
    expect(prompt).to_have_text(re.compile("."))
    assert page.locator("svg .alarm").count() == 0


def tab_to_the_board(page: Page) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('place')"):
            break


def test_the_keyboard_alone_is_enough(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", position=CROSSING)
    watcher = server.join(made["table"])
    page = visit()
    seat(page, made, 0)
    place(page, "c3").wait_for()
    tab_to_the_board(page)
    expect(place(page, "d1")).to_be_focused()
    for key in ("ArrowLeft", "ArrowUp", "ArrowUp", "Enter", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    expect(place(page, "c5")).to_be_focused()
    expect(place(page, "c5")).to_have_attribute("aria-label", re.compile("jumps from c3 over c4 to c5. Press T"))
    page.keyboard.press("t")
    expect(place(page, "c5")).to_have_attribute("aria-label", re.compile("turns the elephant on c4"))
    page.keyboard.press("Enter")
    watcher.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    assert watcher.log[-1]["action"] == "c3^c5*"
    page.get_by_role("button", name="Undo").wait_for()
    page.keyboard.press("u")
    watcher.until(lambda m: m["t"] == "table" and m["ply"] == 0)

    # from the rim, a black elephant along its path
    page.get_by_role("button", name="Undo").wait_for(state="hidden")
    rest(page)
    tab_to_the_board(page)
    expect(place(page, "c5")).to_be_focused()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowDown", "Enter", "Escape", "Enter"):
        page.keyboard.press(key)
    expect(place(page, "W3")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    watcher.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    assert watcher.log[-1]["action"] == "W1"
    page.get_by_role("button", name="Done").focus()
    page.keyboard.press("Enter")
    watcher.until(lambda m: m["t"] == "table" and m["actor"] == 1)


def tap(button: Locator) -> None:
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["width"] >= 44
    button.tap()


def test_a_phone_plays_by_the_tray(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", position=CROSSING)
    watcher = server.join(made["table"])
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    seat(page, made, 0, 1)
    tray = page.locator(".tray .tray")
    chance = random.Random(43)
    wanted = ["c3^c5*", "@a1", "W1", "#a2", *[""] * 6]
    for action in wanted:
        choice = next((c for c in watcher.view["view"]["choices"] if c["action"] == action), None)
        choice = choice or chance.choice(watcher.view["view"]["choices"])
        source = source_of(choice, watcher.view["view"])
        number = watcher.view["number"]
        catch_up(page, watcher)
        tap(tray.locator(f'[data-source="{source[0] if source[0] in "@SNWE" else source}"]'))
        tap(tray.locator(f'[data-key="{target_of(choice)}"]'))
        expect(tray.locator(".words")).to_be_visible()
        tap(tray.locator(".do button.primary").nth(int(choice["action"].endswith("*"))))
        watcher.until(lambda m, number=number: m["t"] == "table" and m["number"] > number)
        assert watcher.log[-1]["action"] == choice["action"]
        number = watcher.view["number"]
        catch_up(page, watcher)
        page.get_by_role("button", name="Done").tap()
        watcher.until(lambda m, number=number: m["t"] == "table" and m["number"] > number)
        if watcher.view["phase"] == "over":
            break
    # nothing sticks out sideways, and the whole board is seen
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.locator("svg.board").bounding_box()
    assert box is not None
    assert box["width"] > 350


def test_a_finger_on_the_board_shows_first_and_does_then(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", position=CROSSING)
    watcher = server.join(made["table"])
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    seat(page, made, 0)
    place(page, "f3").tap()
    place(page, "f4").tap()
    expect(page.locator(".tray .warning")).to_contain_text("your elephant on f4 would be captured")
    assert watcher.view["ply"] == 0
    place(page, "g3").tap()
    expect(page.locator(".tray .warning")).to_have_count(0)
    place(page, "g3").tap()
    watcher.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    assert watcher.log[-1]["action"] == "f3-g3"


def violations(page: Page) -> list[str]:
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run()")["violations"]
    return [f"{v['id']}: {v['help']}: {[n['html'][:160] for n in v['nodes'][:3]]}" for v in found]


@pytest.mark.parametrize(("scheme", "size"), LOOKS)
def test_axe_finds_nothing(server: Server, visit: Visit, scheme: str, size: dict[str, int]) -> None:
    page = visit(color_scheme=scheme, viewport=size, bypass_csp=True)
    made = make(server, "me", "me", position=CROSSING)
    watcher = server.join(made["table"])
    seat(page, made, 0, 1)
    place(page, "c3").wait_for()
    assert violations(page) == []
    place(page, "c3").click()
    assert violations(page) == []
    page.locator(".tray .tray").locator('[data-key="e4"]').click()
    expect(page.locator(".tray .warning")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    number = watcher.view["number"]
    page.get_by_label("Type an action").fill("W2")
    page.keyboard.press("Enter")
    watcher.until(lambda m: m["t"] == "table" and m["number"] > number)
    page.get_by_role("button", name="Done").wait_for()
    assert violations(page) == []

    over = make(server, "me", "me", position="6#/7/7/7/7/3o3/3S3 30,3,0,0/17,3,0,0 5436 S")
    seat(page, over, 0, 1)
    page.get_by_label("Type an action").fill("d1-d2")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Rematch").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["en-GB", "da-DK", "de-DE"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_text_is_cut_off_or_sticks_out(server: Server, visit: Visit, lang: str, size: dict[str, int]) -> None:
    page = visit(locale=lang, viewport=size)
    made = make(server, "me", "me", position=CROSSING)
    seat_in_any_language(page, made)
    page.locator(".tray .tray").locator('[data-source="c3"]').click()
    page.locator(".tray .tray").locator('[data-key="c5"]').click()
    out = page.evaluate(
        """() => [...document.querySelectorAll('button, h1, h2, h3, p, label, a, li')].filter(e => {
            const box = e.getBoundingClientRect();
            return box.width && (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow !== 'visible'
              && getComputedStyle(e).display !== 'inline'
              || box.right > innerWidth + 1 && !e.closest('.targets'));
        }).map(e => e.outerHTML.slice(0, 120))"""
    )
    assert out == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def seat_in_any_language(page: Page, made: dict[str, Any]) -> None:
    key = made["keys"][0]
    page.goto(f"{page.url.split('#')[0]}#/t/{made['table']}/{key['token']}")
    place(page, "c3").wait_for()
