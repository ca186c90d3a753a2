"""The board of Elephant Rally, as people use it: by mouse, by finger, by keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESKTOP, LOOKS, PHONE
from tests.browser.playing import catch_up, seat
from tests.server.serving import Client, Server

Visit = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# b7 lies right before b5's elephant, a cow on b9; c9 is far from everything
TRACK = "b5,b7,c9,a3 b9,c14,a12,d8,d20 a2 0"
HANDS = "hands=g1,g3*2,p5,charge,mango,mouse,cow/g1/g2,g3/-"


def make(server: Server, *kinds: str, **more: Any) -> dict[str, Any]:
    """A table at which windows are as short as can be."""
    return server.make(*kinds, game="elephant_rally", **{"window": 1, **more})


def race(server: Server, track: str = TRACK, rest: str = HANDS, **more: Any) -> dict[str, Any]:
    """Four people at one table, in the middle of a race."""
    return make(server, "me", "me", "me", "me", position=f"{track} {rest}", **more)


def place(page: Page, key: str) -> Locator:
    return page.locator(f'svg .place[data-key="{key}"]')


def card(page: Page, kind: str) -> Locator:
    return page.locator(f'.tray [data-card="{kind}"]')


def rest(page: Page) -> None:
    page.wait_for_function("() => !document.getAnimations().some(a => a.playState === 'running')")


def middle(page: Page, thing: Locator) -> tuple[float, float]:
    rest(page)
    hit = thing.locator(".hit")
    box = (hit.first if hit.count() else thing).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def go(page: Page, thing: Locator, click: bool = True) -> None:
    """Go there with the pointer, as a hand would, once the board has come to rest."""
    x, y = middle(page, thing)
    page.mouse.move(x, y)
    if click:
        page.mouse.click(x, y)


def drag(page: Page, thing: Locator, *ways: Locator) -> None:
    page.mouse.move(*middle(page, thing))
    page.mouse.down()
    for way in ways:
        page.mouse.move(*middle(page, way), steps=5)
    page.mouse.up()


def press_for(page: Page, choice: dict[str, Any]) -> None:
    """Press what does this choice."""
    kind, tray = choice["kind"], page.locator(".tray .tray")
    if kind in ("play", "take", "throw"):
        for one in choice["cards"]:
            go(page, card(page, one))
        go(page, tray.locator(".do .primary"))
    elif kind in ("start", "mouse"):
        go(page, place(page, choice["space"]))
    elif kind == "cow":
        if place(page, choice["start"]).get_attribute("aria-pressed") != "true":
            go(page, place(page, choice["start"]))
        go(page, place(page, choice["space"]))
    elif kind in ("side", "mango", "rob", "chip", "pass", "cancel"):
        if choice["giver"] is not None:
            go(page, tray.locator(f'[data-giver="{choice["giver"]}"]'))
        go(page, tray.locator(f'[data-option="{choice["action"]}"]'))
    else:
        names = {"enough": "Enough", "discard": "Discard instead", "done": re.compile("^(End turn|That’s all)$")}
        go(page, tray.get_by_role("button", name=names[kind]))


def act(page: Page, me: Client, choice: dict[str, Any]) -> None:
    """Do one action on the board by mouse, and confirm the turn where that ends it; then it is seen by everybody."""
    ply = me.view["ply"]
    catch_up(page, me)
    press_for(page, choice)
    # a card takes effect when the window is over
    me.until(lambda m: m["t"] == "table" and m["ply"] > ply)
    # behind it, what others answered
    assert me.log[ply]["action"].split()[0] == choice["action"]
    confirm(page, me)


def confirm(page: Page, me: Client) -> None:
    if me.view["phase"] != "confirming":
        return
    number = me.view["number"]
    catch_up(page, me)
    page.get_by_role("button", name="Done", exact=True).click()
    me.until(lambda m: m["t"] == "table" and m["number"] > number)


def choice_of(me: Client, action: str) -> dict[str, Any]:
    return next(choice for choice in me.view["view"]["choices"] if choice["action"] == action)


def ahead(choice: dict[str, Any]) -> int:
    """How many steps forward an action brings one's own elephant, and whether it gives the race away."""
    course, mine = choice["course"], choice["seat"]
    if course["ended"]:
        return 100 if course["ended"]["winner"] == mine else -100
    steps = [step for step in course["steps"] if step["moved"][0]["seat"] == mine]
    return sum(1 if step["way"] != "fly" else 3 for step in steps if step["way"] in ("forward", None))


def test_a_whole_race_with_bots_by_mouse(server: Server, visit: Visit) -> None:
    made = make(server, "me", "greedy", "greedy")
    me = server.join(made, 0)
    page = visit()
    seat(page, made, 0)
    chance = random.Random(47)
    kinds = set()
    while me.view["phase"] != "over":
        if me.view["actor"] != 0 or not me.view["view"]["choices"]:
            me.until(lambda m: m["t"] == "table", timeout=60)
            continue
        # each kind of action once, as soon as it can be; else what leads ahead
        choices = me.view["view"]["choices"]
        missing = [one for one in choices if one["kind"] not in kinds and ahead(one) > -100]
        choice = chance.choice(missing) if missing else max(choices, key=lambda one: (ahead(one), chance.random()))
        kinds.add(choice["kind"])
        act(page, me, choice)

    assert {"start", "play", "done"} <= kinds
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.locator("svg .piece")).to_have_count(3 + 10 + 1)


def test_a_pair_is_laid_together_and_its_result_is_drawn_before(server: Server, visit: Visit) -> None:
    made = race(server)
    me = server.join(made, 0)
    page = visit()
    seat(page, made, 0)
    words = page.locator(".tray .words")

    # alone, the cow on b9 stops both; the way round it is to be chosen, and each side is drawn
    go(page, card(page, "g3"))
    expect(words).to_contain_text("left, to")
    expect(words).to_contain_text("right, to")
    expect(page.locator('svg [data-ghost="elephant"]').first).to_be_visible()
    assert me.view["ply"] == 0

    # with Charge all three go
    go(page, card(page, "charge"))
    expect(words).to_contain_text("goes to b8")
    expect(words).to_contain_text("pushes me to b9")
    expect(words).to_contain_text("pushes 1 cow")
    expect(page.locator('svg [data-ghost="elephant"]')).to_have_count(2)
    expect(page.locator('svg [data-ghost="cow"]')).to_have_count(1)
    go(page, page.get_by_role("button", name="Play", exact=True))
    me.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    assert me.log[0]["action"] == "charge+g3"
    expect(place(page, "b8")).to_have_attribute("aria-label", re.compile("elephant of"))
    expect(place(page, "b10")).to_have_attribute("aria-label", re.compile("cow"))


def test_a_card_is_dragged_on_to_the_track_and_on_to_its_pair(server: Server, visit: Visit) -> None:
    made = race(server)
    me = server.join(made, 0)
    page = visit()
    seat(page, made, 0)
    drag(page, card(page, "charge"), card(page, "g1"))
    expect(card(page, "charge")).to_have_attribute("aria-pressed", "true")
    expect(card(page, "g1")).to_have_attribute("aria-pressed", "true")
    assert me.view["ply"] == 0
    # let go of it beside everything, and play another
    page.keyboard.press("Escape")
    drag(page, card(page, "p5"), place(page, "d20"))
    me.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    assert me.log[0]["action"] == "p5"


def test_what_would_let_a_rival_win_is_warned_of(server: Server, visit: Visit) -> None:
    made = race(server, "b33,b34,c9,a3 b9 a2 0")
    page = visit()
    seat(page, made, 0)
    go(page, card(page, "p5"), click=False)
    expect(page.locator(".tray .warning")).to_contain_text("would win: pushed over the line")
    expect(page.locator("svg .ghosts .alarm")).to_have_count(1)


def test_the_mouse_scares_an_elephant(server: Server, visit: Visit) -> None:
    made = race(server)
    me = server.join(made, 0)
    page = visit()
    seat(page, made, 0)
    act(page, me, choice_of(me, "mouse"))
    # where it scares somebody is marked, and what comes of it is drawn
    scared = [one["space"] for one in me.view["view"]["choices"] if one["space"] in ("b5", "b7", "c9", "a3")]
    catch_up(page, me)
    expect(page.locator("svg .goal.alarm")).to_have_count(len(scared))
    go(page, place(page, "a3"), click=False)
    expect(page.locator(".tray .words")).to_contain_text("scares me back to a0")
    expect(page.locator('svg [data-ghost="elephant"]')).to_have_count(1)
    act(page, me, choice_of(me, "a3"))
    expect(place(page, "a0")).to_have_attribute("aria-label", re.compile("elephant of"))
    # it hides in the hole it came from
    expect(place(page, "a2")).to_have_attribute("aria-label", re.compile("mouse hole, mouse"))


def test_a_cow_is_dragged_over_several_spaces(server: Server, visit: Visit) -> None:
    made = race(server)
    me = server.join(made, 0)
    page = visit()
    seat(page, made, 0)
    act(page, me, choice_of(me, "cow"))
    expect(page.locator(".tray .words")).to_contain_text("8 spaces left")
    drag(page, place(page, "d20"), place(page, "d19"), place(page, "d18"), place(page, "c18"))
    me.until(lambda m: m["t"] == "table" and m["ply"] == 4)
    assert [entry["action"] for entry in me.log] == ["cow", "d20-d19", "d19-d18", "d18-c18"]
    catch_up(page, me)
    expect(page.locator(".tray .words")).to_contain_text("5 spaces left")
    expect(place(page, "c18")).to_have_attribute("aria-label", re.compile("cow"))

    # one more by clicks, taken back, and by the tray
    act(page, me, choice_of(me, "c18-c17"))
    page.get_by_role("button", name="Undo", exact=True).click()
    me.until(lambda m: m["t"] == "table" and m["ply"] == 4)
    catch_up(page, me)
    expect(page.locator(".tray .words")).to_contain_text("5 spaces left")
    tray = page.locator(".tray .tray")
    if tray.locator('[data-cow="a12"]').count() == 0:
        page.keyboard.press("Escape")
    go(page, tray.locator('[data-cow="a12"]'))
    go(page, tray.locator('[data-option="a12-b12"]'))
    me.until(lambda m: m["t"] == "table" and m["ply"] == 5)
    act(page, me, choice_of(me, "enough"))
    assert me.log[-1]["action"] == "enough"


def test_what_cannot_be_done_says_why(server: Server, visit: Visit) -> None:
    made = race(server, rest="hands=g3,p5,carpet,mouse,cow/g1/-/- played=yellow")
    page = visit()
    seat(page, made, 0)
    prompt = page.get_by_role("main").get_by_role("status").first
    go(page, card(page, "mouse"))
    expect(prompt).to_contain_text("only a green one may follow")

    moved = race(server, rest="hands=g4,carpet,mouse,cow/g1/-/-")
    seat(page, moved, 0)
    go(page, card(page, "carpet"))
    go(page, card(page, "g4"))
    expect(prompt).to_contain_text("A cow is on b9, so the Magic Carpet can’t land there")


def test_the_discards_are_open_to_all(server: Server, visit: Visit) -> None:
    made = race(server, rest=f"{HANDS} discards=g1*3,tiger")
    page = visit()
    page.goto(f"{page.url.split('#')[0]}#/t/{made['table']}")
    page.get_by_role("button", name="Look at the discards: 4 cards").click()
    dialog = page.get_by_role("dialog", name="Discards")
    expect(dialog).to_contain_text("green 1:3")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # a watcher sees how many cards everybody holds, and none of them
    expect(page.locator("[data-rider='0']")).to_contain_text("8 cards")
    expect(page.locator("[data-card]")).to_have_count(0)


def test_the_keyboard_alone_is_enough(server: Server, visit: Visit) -> None:
    made = race(server)
    me = server.join(made, 0)
    page = visit()
    seat(page, made, 0)
    card(page, "g1").wait_for()
    card(page, "g1").focus()
    for key in ("ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(card(page, "p5")).to_be_focused()
    page.keyboard.press("End")
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    expect(card(page, "mango")).to_be_focused()
    # Enter shows, Escape lets go
    page.keyboard.press("Enter")
    expect(card(page, "mango")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(card(page, "mango")).to_have_attribute("aria-pressed", "false")
    # the mouse: show, then play
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert me.view["ply"] == 0
    page.keyboard.press("Enter")
    me.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    catch_up(page, me)
    # on to the track: one stop for the tabulator, arrows from there
    place(page, "a3").wait_for()
    for _ in range(60):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.classList.contains('place')"):
            break
    start = page.evaluate("document.activeElement.dataset.key")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.key") != start
    place(page, "a3").focus()
    expect(place(page, "a3")).to_have_attribute("aria-label", re.compile("mouse to a3, scares"))
    page.keyboard.press("Enter")
    me.until(lambda m: m["t"] == "table" and m["ply"] == 2)
    assert me.log[-1]["action"] == "a3"


def test_a_tiger_cancels_what_somebody_else_declared(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", "greedy", "greedy", position=f"{TRACK} hands=g3,charge/tiger,g1/-/-", window=20)
    me = server.join(made, 0)
    pages = [visit(), visit()]
    for chair, page in enumerate(pages):
        seat(page, made, chair)
    watching = visit()
    watching.goto(f"{watching.url.split('#')[0]}#/t/{made['table']}")

    catch_up(pages[0], me)
    press_for(pages[0], choice_of(me, "charge+g3"))
    # everybody sees what is declared, large, and what it would do; nothing has happened yet
    for page in (*pages, watching):
        expect(page.locator("svg .played.large")).to_have_attribute("aria-label", re.compile("Charge with green 3"))
        expect(page.locator("svg [data-ghost]")).to_have_count(3)
        expect(place(page, "b5")).to_have_attribute("aria-label", re.compile("elephant of"))
    expect(watching.get_by_role("button", name="Let it pass")).to_have_count(0)

    # who comes back in the middle of it can still answer
    pages[1].reload()
    expect(pages[1].locator("svg .played.large")).to_be_visible()
    pages[1].get_by_role("button", name="Tiger: cancel Charge").click()
    me.until(lambda m: m["t"] == "table" and m["ply"] == 1)

    # a plain green 3 is left: the cow is in the way
    assert me.view["view"]["phase"] == "side"
    for page in (*pages, watching):
        catch_up(page, me)
        expect(page.locator("svg .played.large")).to_have_count(0)
        expect(page.get_by_role("tabpanel")).to_contain_text("answers with a Tiger: Charge of me has no effect")
    expect(pages[1].locator(".tray [data-card]")).to_have_count(1)
    act(pages[0], me, choice_of(me, "left"))


def test_a_declared_card_that_all_let_pass_takes_effect(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", "greedy", "greedy", position=f"{TRACK} hands=g3,charge/tiger,g1/-/-", window=20)
    me = server.join(made, 0)
    pages = [visit(), visit()]
    for chair, page in enumerate(pages):
        seat(page, made, chair)
    catch_up(pages[0], me)
    press_for(pages[0], choice_of(me, "charge+g3"))
    pages[1].get_by_role("button", name="Let it pass").click()
    me.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    for page in pages:
        catch_up(page, me)
        expect(place(page, "b8")).to_have_attribute("aria-label", re.compile("elephant of"))
        expect(place(page, "b10")).to_have_attribute("aria-label", re.compile("cow"))


def tap(button: Locator) -> None:
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["width"] >= 44
    button.tap()


def thumb(page: Page, choice: dict[str, Any]) -> None:
    """Press what does this choice, in the tray alone."""
    tray = page.locator(".tray .tray")
    kind = choice["kind"]
    if kind in ("play", "take", "throw"):
        for one in choice["cards"]:
            tap(card(page, one))
        tap(tray.locator(".do .primary"))
    elif kind == "cow":
        if not tray.locator(f'[data-option="{choice["action"]}"]').count():
            tap(tray.locator(f'[data-cow="{choice["start"]}"]'))
        tap(tray.locator(f'[data-option="{choice["action"]}"]'))
    elif kind in ("start", "mouse", "side", "mango", "rob", "chip"):
        if choice["giver"] is not None:
            tap(tray.locator(f'[data-giver="{choice["giver"]}"]'))
        tap(tray.locator(f'[data-option="{choice["action"]}"]'))
        tap(tray.locator(".do .primary"))
    else:
        names = {"enough": "Enough", "discard": "Discard instead", "done": re.compile("^(End turn|That’s all)$")}
        tap(tray.get_by_role("button", name=names[kind]))


def test_a_phone_plays_by_the_tray(server: Server, visit: Visit) -> None:
    made = race(server, rest="hands=g1,g3*2,p5,charge,mango,cow,mouse,monkey,snake,prayer/g1,g4/-/- discards=p7,g4*2")
    me = server.join(made, 0)
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    seat(page, made, 0)
    for kind in ("monkey", "snake", "prayer", "mouse", "cow"):
        again = race(server, rest=f"hands=g1,{kind}/g1,g4/-/- discards=p7,g4*2")
        one = server.join(again, 0)
        seat(page, again, 0)
        for action in (kind, None):
            choices = one.view["view"]["choices"]
            choice = choice_of(one, action) if action else choices[len(choices) // 2]
            catch_up(page, one)
            ply = one.view["ply"]
            thumb(page, choice)
            one.until(lambda m, ply=ply: m["t"] == "table" and m["ply"] > ply)
            assert one.log[-1]["action"] == choice["action"]
    seat(page, made, 0)
    for action in ("mango+g3", None, None):
        choice = choice_of(me, action) if action else me.view["view"]["choices"][0]
        catch_up(page, me)
        ply = me.view["ply"]
        thumb(page, choice)
        me.until(lambda m, ply=ply: m["t"] == "table" and m["ply"] > ply)
        assert me.log[-1]["action"] == choice["action"]
    # nothing sticks out sideways, and the whole board is as wide as the screen
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.locator("svg.board").bounding_box()
    assert box is not None
    assert box["width"] > 350


def test_a_finger_on_the_board_shows_first_and_does_then(server: Server, visit: Visit) -> None:
    made = race(server, rest="hands=g1,mouse/g1/-/-")
    me = server.join(made, 0)
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    seat(page, made, 0)
    tap(card(page, "mouse"))
    tap(page.locator(".tray .do .primary"))
    me.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    catch_up(page, me)
    place(page, "a3").tap()
    expect(page.locator(".tray .words")).to_contain_text("scares")
    assert me.view["ply"] == 1
    place(page, "a3").tap()
    me.until(lambda m: m["t"] == "table" and m["ply"] == 2)


def test_six_race_on_the_long_track_and_pieces_move(server: Server, visit: Visit) -> None:
    made = make(
        server,
        *["me"] * 6,
        board="mountains",
        position="b5,b6,c9,a3,e4,d10 b12,c14,a12,d8,d20,e8,c22 a3 0 hands=p5/-/-/-/-/-",
    )
    me = server.join(made, 0)
    page = visit(reduced_motion="no-preference")
    seat(page, made, 0)
    expect(page.locator("[data-rider]")).to_have_count(6)
    act(page, me, choice_of(me, "p5"))
    page.wait_for_function("document.getAnimations().length > 0")
    rest(page)
    expect(place(page, "b10")).to_have_attribute("aria-label", re.compile("elephant of"))
    expect(place(page, "b11")).to_have_attribute("aria-label", re.compile("elephant of"))
    # nothing flies any more
    expect(page.locator("svg.board > g.untouched[style*=translate]")).to_have_count(0)


def violations(page: Page) -> list[str]:
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run()")["violations"]
    return [f"{v['id']}: {v['help']}: {[n['html'][:160] for n in v['nodes'][:3]]}" for v in found]


@pytest.mark.parametrize(("scheme", "size"), LOOKS)
def test_axe_finds_nothing(server: Server, visit: Visit, scheme: str, size: dict[str, int]) -> None:
    page = visit(color_scheme=scheme, viewport=size, bypass_csp=True)
    made = race(server, rest=f"{HANDS} chips=1/0/2/0 discards=g1*3,tiger")
    me = server.join(made, 0)
    others = server.join(made, 1, 2, 3)

    def look(one: Client) -> None:
        others.send(t="ping")  # names of those who are away are paler
        catch_up(page, one)
        assert violations(page) == []

    seat(page, made, 0)
    card(page, "g3").wait_for()
    look(me)
    card(page, "g3").click()
    look(me)
    page.get_by_role("button", name="Look at the discards").click()
    look(me)
    page.keyboard.press("Escape")
    for action in ("mouse", "a3"):
        page.get_by_label("Type an action").fill(action)
        page.keyboard.press("Enter")
        me.until(lambda m, action=action: m["t"] == "table" and m["log"] and m["log"][-1]["action"] == action)
        look(me)

    for kind in ("cow", "monkey", "snake", "prayer"):
        made = race(server, rest=f"hands=g1,{kind}/g1,g4/-/- discards=p7,g4*2")
        me = server.join(made, 0)
        others = server.join(made, 1, 2, 3)
        seat(page, made, 0)
        page.get_by_label("Type an action").fill(kind)
        page.keyboard.press("Enter")
        me.until(lambda m: m["t"] == "table" and m["ply"] == 1)
        look(me)


@pytest.mark.parametrize("lang", ["en-GB", "da-DK", "de-DE"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_text_is_cut_off_or_sticks_out(server: Server, visit: Visit, lang: str, size: dict[str, int]) -> None:
    page = visit(locale=lang, viewport=size)
    made = race(server)
    key = made["keys"][0]
    page.goto(f"{page.url.split('#')[0]}#/t/{made['table']}/{key['token']}")
    card(page, "g3").click()
    out = page.evaluate(
        """() => [...document.querySelectorAll('button, h1, h2, h3, p, label, a, li')].filter(e => {
            const box = e.getBoundingClientRect();
            return box.width && (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow !== 'visible'
              && getComputedStyle(e).display !== 'inline'
              || box.right > innerWidth + 1 && !e.closest('.hand'));
        }).map(e => e.outerHTML.slice(0, 120))"""
    )
    assert out == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
