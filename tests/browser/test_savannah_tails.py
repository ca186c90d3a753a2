"""The board of Savannah Tails and the course editor, as people use them: by mouse, by finger, by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESKTOP, LOOKS, PHONE
from tests.browser.playing import catch_up
from tests.browser.playing import seat as sit
from tests.server.serving import Client, Server

Visit = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

COURSE = "start S3 R1 S2 L1 S4 R3 S6 R2 S8 S11 L2 S9 finish bonuses boing leap neck"
HARD = "start S6* S11* R4* S1* L2* S7* S5* R2* S9* R3* L5* S8* finish* bonuses boing bird neck"

# Blue, last, can reach yellow on tile 2 past the water hole or through it, and holds a 2; all bonuses of the first race
FORK = "2r1,3r1,2b6 r2k3y5b6/k2k4y4r6/r3r4r5b5 12>0 xxx/ooo/ooo k5r4/-/-"


def seat(page: Page, made: dict[str, Any], *chairs: int) -> None:
    """Open the seat links of these chairs; several people at one screen look at the hand of who is to act."""
    sit(page, made, *chairs)
    page.locator("svg.course").wait_for()
    curtain = page.get_by_role("button", name=re.compile("Show my hand|Vis min hånd|Meine Karten zeigen"))
    if curtain.count():
        curtain.click()


def make(server: Server, *kinds: str, **more: Any) -> dict[str, Any]:
    """A table on a course of these tests, which stays as it is, unless another board is asked for."""
    own = {"board": "own", "board_text": COURSE}
    return server.make(*kinds, game="savannah_tails", **(more if "board" in more else {**own, **more}))


def rest(page: Page) -> None:
    page.wait_for_function("() => !document.getAnimations().some(a => a.playState === 'running')")


def card(page: Page, source: str) -> Locator:
    return page.locator(f'.tray [data-source="{source}"]')


def goal(page: Page, space: str) -> Locator:
    return page.locator(f'svg.course [data-goal="{space}"]')


def go(page: Page, thing: Locator) -> None:
    """Go there with the pointer and click, as a hand would, once the board has come to rest."""
    rest(page)
    thing.wait_for()
    box = thing.locator(".hit").bounding_box() if thing.locator(".hit").count() else thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.click(x, y)


def source_of(choice: dict[str, Any]) -> str:
    return choice["card"] if choice["source"] == "card" else choice["source"]


def act(page: Page, client: Client, choice: dict[str, Any]) -> None:
    """Make a choice by mouse: on the card, its switches, the space, and a way; then it is seen by everybody."""
    number = client.view["number"]
    catch_up(page, client)
    if choice["source"] is None:
        go(page, page.locator(f'.tray [data-action="{choice["action"]}"]'))
    else:
        go(page, card(page, source_of(choice)))
        if choice["source"] == "wings":
            colour = {"r": "red", "k": "black", "y": "yellow", "b": "blue"}[choice["card"][0]]
            page.locator(f'.switch[aria-label="{colour}"]').click()
        for name, label in (("toes", "Tip toes"), ("boing", "Boinnnggg")):
            switch = page.locator(".switch", has_text=label)
            if switch.count() and (switch.get_attribute("aria-pressed") == "true") != choice[name]:
                switch.click()
        if choice["kind"] == "discard":
            go(page, page.get_by_role("button", name="throw the card away"))
        else:
            go(page, goal(page, choice["end"]))
            if page.locator("svg.course .sign").count():
                go(page, page.locator("svg.course .sign").first)
    client.until(lambda m: m["t"] == "table" and m["number"] > number)
    confirm(page, client)


def confirm(page: Page, client: Client) -> None:
    if client.view["phase"] == "confirming":
        number = client.view["number"]
        page.get_by_role("button", name="Done").click()
        client.until(lambda m: m["t"] == "table" and m["number"] > number)


def best(client: Client) -> dict[str, Any]:
    """What somebody does who wants to get on: the longest run, and rather past animals than into them."""
    choices: list[dict[str, Any]] = client.view["view"]["choices"]

    def worth(choice: dict[str, Any]) -> float:
        steps = sum(len(run["path"]) - 1 for run in choice["runs"] if run["by"] != "step")
        hurt = sum(t["acts"] and t["what"] in ("cheetah", "warthog") for run in choice["runs"] for t in run["touches"])
        return steps - 2 * hurt

    return max(choices, key=worth)


def test_two_people_and_two_bots_race_over_the_hard_course(server: Server, visit: Visit) -> None:
    made = make(server, "me", "random", "me", "random", board="hard")
    people = server.join(made, 0, 2)
    first, second = visit(), visit()
    seat(first, made, 0)
    seat(second, made, 2)
    shown = None
    for _ in range(400):
        view = people.view
        if view["phase"] == "over":
            break
        if not view["seats"][view["actor"]]["mine"]:
            number = view["number"]
            people.until(lambda m, number=number: m["t"] == "table" and m["number"] > number, timeout=60)
            continue
        page = first if view["seats"][view["actor"]]["chair"] == 0 else second
        if shown is None:
            # nobody sees the cards of somebody else
            catch_up(page, people)
            mine = {one["card"] for one in view["view"]["hand"]}
            cards = page.locator(".tray .playing-card")
            expect(cards).to_have_count(4)
            assert {element.get_attribute("data-source") for element in cards.all()} == mine
            other = second if page is first else first
            expect(other.locator(".tray .playing-card")).to_have_count(4)
            shown = view["ply"]
        act(page, people, best(people))
    assert people.view["phase"] == "over"
    for page in (first, second):
        catch_up(page, people)
        photo = page.get_by_role("region", name="Photo of the finish")
        expect(photo).to_be_visible()
        winner = next(one for one in people.view["seats"] if one["place"] == 1)
        names = {0: "me", 1: "Vermilion", 2: "me", 3: "Yellow"}
        expect(photo.locator("li").first).to_contain_text(names[winner["chair"]])
        photo.get_by_role("button", name="Close the photo").click()
        expect(photo).to_have_count(0)


def test_a_watcher_sees_the_race_and_no_cards(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", "me", position=FORK)
    page = visit(f"#/t/{made['table']}")
    page.locator("svg.course").wait_for()
    expect(page.locator(".playing-card")).to_have_count(0)
    page.locator('.bar [data-seat="1"]').click()
    more = page.locator(".bar .more")
    expect(more).to_contain_text("4 cards in hand, 16 in the pile")
    expect(more.locator(".backs .back")).to_have_count(4)
    expect(more).to_contain_text("runs before")
    page.keyboard.press("Escape")
    expect(more).to_have_count(0)


def test_a_card_shows_its_ends_and_the_ways_to_them(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", "me", position=FORK)
    client = server.join(made, 0, 1, 2)
    page = visit()
    seat(page, made, 0)
    expect(page.locator(".goal")).to_have_count(0)
    card(page, "y5").hover()
    expect(goal(page, "2y6")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".goal")).to_have_count(0)
    go(page, card(page, "y5"))
    expect(page.get_by_role("main").get_by_role("status").first).to_contain_text("Choose where to end")
    go(page, goal(page, "2y6"))
    signs = page.locator("svg.course .sign")
    expect(signs).to_have_count(2)
    expect(signs.first).to_have_attribute("aria-label", re.compile("5 spaces, to yellow 6 on tile 2"))
    page.keyboard.press("Escape")
    expect(signs).to_have_count(0)
    page.keyboard.press("Escape")
    expect(card(page, "y5")).to_have_attribute("aria-pressed", "false")
    page.mouse.move(5, 5)

    # a 2 on tip toes, with Boinnnggg
    go(page, card(page, "r2"))
    expect(card(page, "r2")).to_contain_text("+3")
    page.locator(".switch", has_text="Tip toes").click()
    page.locator(".switch", has_text="Boinnnggg").click()
    number = client.view["number"]
    go(page, goal(page, "2r6"))
    client.until(lambda m: m["t"] == "table" and m["number"] > number)
    assert client.log[-1]["action"] == "r2+toes+boing"


def test_the_view_follows_the_race_or_shows_the_whole_course(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", "me", position=FORK)
    page = visit()
    seat(page, made, 0)
    page.locator(".ostrich").first.wait_for()
    around = page.locator("svg.course").bounding_box()
    assert around is not None

    def inside(thing: Locator) -> bool:
        box = thing.bounding_box()
        assert box is not None
        return around["x"] <= box["x"] and box["x"] + box["width"] <= around["x"] + around["width"]

    width = page.locator(".ostrich.actor").bounding_box()
    page.get_by_role("button", name="Whole course").click()
    rest(page)
    assert inside(page.locator(".world"))
    whole = page.locator(".ostrich.actor").bounding_box()
    assert width is not None
    assert whole is not None
    assert whole["width"] < width["width"] / 2
    page.get_by_role("button", name="Follow the race").click()
    rest(page)
    assert page.locator(".ostrich.actor").bounding_box() == width
    # drawn aside with the mouse, it stays there until it is to follow again
    middle = (around["x"] + around["width"] / 2, around["y"] + around["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] - 200, middle[1], steps=5)
    page.mouse.up()
    moved = page.locator(".ostrich.actor").bounding_box()
    assert moved is not None
    assert moved["x"] < width["x"] - 100
    page.mouse.wheel(0, -300)
    page.get_by_role("button", name="Follow the race").click()
    rest(page)
    assert page.locator(".ostrich.actor").bounding_box() == width


def test_what_happens_is_seen_in_motion(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", board_text=HARD, position="7y1,7k5 y3r3k5b5/k3y4r6b6 1>0")
    client = server.join(made, 0, 1)
    page = visit(reduced_motion="no-preference")
    seat(page, made, 0, 1)
    page.locator(".ostrich").first.wait_for()
    page.get_by_label("Type an action").fill("y3")
    page.keyboard.press("Enter")
    client.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    page.wait_for_function("() => document.querySelector('.spark')")
    assert page.evaluate("document.querySelector('[data-ostrich=\"0\"]').getAnimations().length") > 0
    rest(page)
    assert page.locator(".spark").count() == 0
    ends = page.evaluate("document.querySelector('[data-ostrich=\"0\"]').dataset.space")
    assert ends == client.view["view"]["ostriches"][0]["space"]


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def tab_to(page: Page, selector: str) -> None:
    for _ in range(40):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(selector)


def test_the_keyboard_alone_is_enough(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", "me", position=FORK)
    client = server.join(made, 0, 1, 2)
    page = visit()
    seat(page, made, 0)
    card(page, "y5").wait_for()
    tab_to(page, ".playing-card")
    press(page, "ArrowRight", "ArrowRight")
    expect(card(page, "y5")).to_be_focused()
    expect(goal(page, "2y6")).to_be_visible()
    press(page, "Enter")
    expect(goal(page, "2y6")).to_be_focused()
    press(page, "Enter")
    expect(page.locator(".sign").first).to_be_focused()
    press(page, "ArrowRight")
    expect(page.locator(".sign").nth(1)).to_be_focused()
    press(page, "Escape")
    expect(goal(page, "2y6")).to_be_focused()
    press(page, "Escape")
    expect(card(page, "y5")).to_be_focused()
    press(page, "Enter")
    expect(goal(page, "2y6")).to_be_focused()
    press(page, "ArrowRight")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label.startswith("one step, to ")
    press(page, "Enter")
    client.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    assert client.log[-1]["action"].startswith("y5-")


def tap(button: Locator) -> None:
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["width"] >= 44
    button.tap()


def test_a_phone_plays_by_thumb(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", "me", position=FORK)
    client = server.join(made, 0, 1, 2)
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    seat(page, made, 0, 1, 2)
    tray = page.locator(".tray .tray")
    for turn in range(9):
        number = client.view["number"]
        catch_up(page, client)
        curtain = page.get_by_role("button", name="Show my hand")
        expect(curtain.or_(page.locator(".tray button").first).first).to_be_visible()
        if curtain.count():  # three people share the phone
            curtain.tap()
        choice = best(client)
        if choice["source"] is None:
            tap(tray.locator(f'[data-action="{choice["action"]}"]'))
        else:
            tap(card(page, source_of(choice)))
            if choice["boing"]:
                tap(tray.locator(".switch", has_text="Boinnnggg"))
            if choice["toes"]:
                tap(tray.locator(".switch", has_text="Tip toes"))
            tap(tray.locator(f'.where[data-space="{choice["end"]}"]'))
            if tray.locator("button.way").count():
                tap(tray.locator("button.way").first)
            expect(tray.locator(".words")).to_contain_text("to ")
            if turn == 0:
                # all of the board that matters is above the tray
                end = page.locator(".ostrich.actor").bounding_box()
                assert end is not None
                above = tray.bounding_box()
                assert above is not None
                assert end["y"] + end["height"] < above["y"]
            tap(tray.locator(".do"))
        client.until(lambda m, number=number: m["t"] == "table" and m["number"] > number)
        if client.view["phase"] == "confirming":
            number = client.view["number"]
            page.get_by_role("button", name="Done").tap()
            client.until(lambda m, number=number: m["t"] == "table" and m["number"] > number)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_finger_on_the_board_shows_first_and_does_then(server: Server, visit: Visit) -> None:
    made = make(server, "me", "me", "me", position=FORK)
    client = server.join(made, 0, 1, 2)
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    seat(page, made, 0)
    card(page, "k3").tap()
    rest(page)
    goal(page, "2r2").locator(".hit").tap()
    assert client.view["ply"] == 0
    expect(page.locator(".tray .do")).to_be_visible()
    expect(page.locator(".way .ghost")).to_be_visible()
    goal(page, "2r2").locator(".hit").tap()
    client.until(lambda m: m["t"] == "table" and m["ply"] >= 1)
    assert client.log[0]["action"] == "k3-2r2"


# the course editor


def edit(page: Page) -> None:
    base = page.url.split("#")[0]
    page.goto(f"{base}#/new/savannah_tails")
    page.get_by_role("button", name="Build your own").click()
    page.locator(".lay").wait_for()


def text_of(page: Page) -> Locator:
    return page.get_by_label("The course as text")


def test_a_course_is_built_shared_and_raced(server: Server, visit: Visit) -> None:
    page = visit()
    edit(page)
    play = page.get_by_role("button", name="Play on it")
    expect(text_of(page)).to_have_value(re.compile(r"^start .* finish bonuses "))
    text_of(page).fill(COURSE)
    expect(page.locator('[data-tile="S9"]')).to_be_visible()
    expect(page.locator(".state")).to_contain_text("14 tiles, 3 water holes")

    # a tile dragged out of the stock lies where it was let go
    page.locator(".lay").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('.lay').scrollIntoView({block: 'start'})")
    part = page.locator('[data-part="S1"]').bounding_box()
    target = page.locator('[data-tile="S3"]').bounding_box()
    assert part is not None
    assert target is not None
    page.mouse.move(part["x"] + 20, part["y"] + 20)
    page.mouse.down()
    page.mouse.move(part["x"] + 60, part["y"] - 40, steps=3)
    page.mouse.move(target["x"] + target["width"], target["y"] + target["height"] / 2, steps=6)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    expect(text_of(page)).to_have_value(re.compile("^start S3 S1 R1 "))
    # flipped, and another taken out
    page.get_by_role("button", name="Hard side").click()
    expect(text_of(page)).to_have_value(re.compile("^start S3 S1[*] R1 "))
    page.locator('[data-tile="S9"]').click()
    page.get_by_role("button", name="Take out").click()
    page.locator('[data-tile="R3"]').click()
    page.get_by_role("button", name="Bend the other way").click()
    expect(text_of(page)).to_have_value(re.compile(" S4 L3 S6 .* L2 finish "))

    # two more bends to the right, and it crosses itself: it says where, and can't be played
    page.locator('[data-tile="R1"]').click()
    page.locator('[data-part="R4"]').click()
    page.locator('[data-part="R5"]').click()
    expect(page.locator(".state .warning")).to_contain_text(re.compile(r"tile \d+ \(.*\) would lie on tile \d+"))
    expect(page.locator(".tile.faulty")).to_have_count(2)
    expect(play).to_be_disabled()
    for _ in range(2):
        page.get_by_role("button", name="Take out").click()
    expect(page.locator(".state .warning")).to_have_count(0)
    page.get_by_role("button", name="Déjà vu").click()
    expect(play).to_be_enabled()
    text = text_of(page).input_value()
    assert text.endswith("bonuses leap neck deja")

    # the text goes to a friend, who plays on it
    friend = visit()
    edit(friend)
    text_of(friend).fill("start S3 S3 finish")
    expect(friend.locator(".state .warning")).to_contain_text("S3 is laid twice")
    text_of(friend).fill(text)
    expect(friend.locator('[data-tile="S1*"]')).to_be_visible()
    friend.get_by_label("Name", exact=True).fill("Our lane")
    friend.get_by_role("button", name="Play on it").click()
    expect(friend.get_by_text("Chosen: Our lane")).to_be_visible()
    chair = friend.locator(".chair").nth(1)
    chair.locator("select").first.select_option("bot")
    # one that needs no compiled rules
    chair.locator("select").nth(1).select_option("other")
    chair.locator(".spelt input").fill("random")
    friend.get_by_role("radio", name="2", exact=True).check()
    friend.get_by_role("button", name="Open the table").click()
    friend.locator("svg.course").wait_for()
    table = friend.url.split("/t/")[1].split("@")[0]
    client = server.join(table)
    assert client.view["board"] == "Our lane"
    titles = [tile["title"] for tile in client.view["layout"]["tiles"][: client.view["layout"]["length"]]]
    assert titles == text.split(" bonuses")[0].split()
    assert sorted(client.view["layout"]["bonuses"]) == ["deja", "leap", "neck"]
    wait_for_person(friend, client)
    for _ in range(3):
        ply = client.view["ply"]
        catch_up(friend, client)
        go(friend, friend.locator(".playing-card").first)
        go(friend, friend.locator(".goal").first)
        if friend.locator(".sign").count():
            go(friend, friend.locator(".sign").first)
        client.until(lambda m, ply=ply: m["t"] == "table" and m["ply"] > ply)
        wait_for_person(friend, client)
    assert client.view["ply"] >= 3


def wait_for_person(page: Page, client: Client) -> None:
    """Let what is to be decided now be done, and the bot run, until a person is to play a card."""
    for _ in range(12):
        view = client.view
        actor = view["seats"][view["actor"]]
        if actor["kind"] == "person" and view["phase"] == "playing" and view["view"]["deciding"] == "card":
            return
        number = view["number"]
        if actor["kind"] == "person":
            catch_up(page, client)
            if view["phase"] == "confirming":
                page.get_by_role("button", name="Done").click()
            else:
                page.locator(".decide button").first.click()
        client.until(lambda m, number=number: m["t"] == "table" and m["number"] > number, timeout=60)
    raise AssertionError("nobody is to play a card")


def test_the_editor_by_keys_and_at_random(server: Server, visit: Visit) -> None:
    page = visit()
    edit(page)
    page.get_by_label("Begin with").select_option("hard")
    hard = text_of(page).input_value()
    assert hard.startswith("start")
    page.get_by_role("button", name="A course at random").click()
    expect(text_of(page)).not_to_have_value(hard)
    expect(page.get_by_role("button", name="Play on it")).to_be_enabled()
    text_of(page).fill(HARD)
    # the whole course, so that what is drawn is not the one from before
    for number, tile in ((2, "S6"), (3, "S11"), (6, "L2"), (13, "S8")):
        expect(page.get_by_role("button", name=re.compile(f"^Tile {number}: {tile}, "))).to_be_visible()
    page.locator('.lay [tabindex="0"]').focus()
    press(page, "ArrowRight")
    expect(page.locator('[data-tile="S6*"]')).to_be_focused()
    press(page, "h")
    expect(text_of(page)).to_have_value(re.compile("^start S6 S11[*] "))
    press(page, "Shift+ArrowRight")
    expect(text_of(page)).to_have_value(re.compile("^start S11[*] S6 "))
    press(page, "Delete")
    expect(text_of(page)).to_have_value(re.compile("^start S11[*] R4[*] "))
    page.locator('[data-part="S6"]').focus()
    press(page, "Enter")
    expect(text_of(page)).to_have_value(re.compile("^start S11[*] S6 R4[*] "))


def violations(page: Page) -> list[str]:
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("axe.run()")["violations"]
    return [f"{v['id']}: {v['help']}: {[n['html'][:160] for n in v['nodes'][:3]]}" for v in found]


@pytest.mark.parametrize(("scheme", "size"), LOOKS)
def test_axe_finds_nothing(server: Server, visit: Visit, scheme: str, size: dict[str, int]) -> None:
    page = visit(color_scheme=scheme, viewport=size, bypass_csp=True)
    made = make(server, "me", "me", "me", position=FORK)
    seat(page, made, 0, 1, 2)
    card(page, "y5").wait_for()
    assert violations(page) == []
    card(page, "y5").click()
    assert violations(page) == []
    page.locator('.where[data-space="2y6"]').click()
    page.locator("button.way").first.click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator('.bar [data-seat="0"]').click()
    assert violations(page) == []

    over = make(server, "me", "me", position="14k1,13r3 k6r2r3r4/y4y5r6b2 0>1")
    seat(page, over, 0, 1)
    page.get_by_label("Type an action").fill("r6")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Rematch").or_(page.get_by_role("button", name="Done")).first.wait_for()
    assert violations(page) == []

    edit(page)
    assert violations(page) == []
    page.locator('[data-tile="R1"]').click()
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["en-GB", "da-DK", "de-DE"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_text_is_cut_off_or_sticks_out(server: Server, visit: Visit, lang: str, size: dict[str, int]) -> None:
    page = visit(locale=lang, viewport=size)
    made = make(server, "me", "me", "me", position=FORK)
    base = page.url.split("#")[0]
    page.goto(f"{base}#/t/{made['table']}/{made['keys'][0]['token']}")
    card(page, "y5").click()
    page.locator('.where[data-space="2y6"]').click()
    assert sticking_out(page) == []
    page.goto(f"{base}#/new/savannah_tails")
    page.locator(".boards [aria-expanded]").click()
    page.locator(".lay").wait_for()
    assert sticking_out(page) == []


def sticking_out(page: Page) -> list[str]:
    out: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, h1, h2, h3, p, label, a, li')].filter(e => {
            const box = e.getBoundingClientRect();
            return box.width && (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow !== 'visible'
              && getComputedStyle(e).display !== 'inline'
              || box.right > innerWidth + 1 && !e.closest('.goals, .cards'));
        }).map(e => e.outerHTML.slice(0, 120))"""
    )
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*out, *(["the page"] if wide else [])]


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1024, "height": 600}])
def test_five_in_a_row_and_the_photo_fit_a_small_window(server: Server, visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    made = make(server, "me", "me", "me", "me", "me", board="hard", position="14r2,14k2,14y1,14b1,13k1 r6/k6/y6/b6/k2")
    client = server.join(made, 0, 1, 2, 3, 4)
    while client.view["phase"] != "over":
        assert client.act(best(client)["action"], confirm=True)["t"] == "ack"
    seat(page, made, 0)
    catch_up(page, client)
    photo = page.get_by_role("region", name="Photo of the finish")
    button = photo.get_by_role("button", name="Close the photo")
    inner, outer = button.bounding_box(), photo.bounding_box()
    assert inner is not None
    assert outer is not None
    assert outer["y"] < inner["y"]
    assert inner["y"] + inner["height"] < outer["y"] + outer["height"]
    entries = page.locator(".bar ol button")
    expect(entries).to_have_count(5)
    for entry in entries.all():
        things, hand = entry.locator(".things > :last-child").bounding_box(), entry.locator(".hand").bounding_box()
        whole = entry.bounding_box()
        assert things is not None
        assert hand is not None
        assert whole is not None
        assert things["x"] + things["width"] <= hand["x"]
        assert hand["x"] + hand["width"] <= whole["x"] + whole["width"]
