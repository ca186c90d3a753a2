"""People play in their browsers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE
from tests.browser.playing import act, catch_up, seat, until_bot_is_done
from tests.server.serving import Server

from waterhole.table import Record

Visit = Callable[..., Page]


def test_two_people_play_a_whole_game_by_mouse(server: Server, visit: Visit) -> None:
    made = server.make("me", "me")
    watcher = server.join(made["table"])
    pages = [visit(), visit()]
    for chair, page in enumerate(pages):
        seat(page, made, chair)
    chance = random.Random(11)
    while watcher.view["phase"] != "over":
        act(pages[watcher.view["actor"]], watcher, chance)

    for page in pages:
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
        for player in watcher.view["seats"]:
            expect(page.get_by_role("img", name=f"Score: {player['score']}").first).to_be_visible()
    with pages[0].expect_download() as download:
        pages[0].get_by_text("Save the record").click()
    record = Record.parse(Path(download.value.path()).read_text())
    assert list(record.scores) == [player["score"] for player in watcher.view["seats"]]

    for page in pages:
        page.get_by_role("button", name="Rematch").click()
    for page in pages:
        page.wait_for_url(lambda url: made["table"] not in url)
        expect(page.get_by_role("region", name="Players").get_by_role("listitem")).to_have_count(2)


def test_a_game_against_a_bot_from_the_lobby_to_the_end(server: Server, visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play: Elefantenparade").click()
    page.wait_for_url(re.compile("#/t/"))
    watcher = server.join(page.url.split("#/t/")[1].split("/")[0])
    chance = random.Random(12)
    while watcher.view["phase"] != "over":
        actor = watcher.view["actor"]
        if watcher.view["seats"][actor]["kind"] == "bot":
            until_bot_is_done(watcher)
        else:
            act(page, watcher, chance)

    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: watcher.table not in url)


def test_a_friend_sits_down_by_the_invite_link(server: Server, visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="With friends… Elefantenparade").click()
    host.get_by_role("button", name="Open the table").wait_for()
    host.get_by_label("Your name").first.fill("Anna")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("#/t/"))
    link = host.locator("input[readonly]").first.input_value()
    assert "/i" in link

    friend = visit(link.split("/", 3)[3])
    friend.get_by_label("name", exact=False).first.fill("Bo")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("region", name="Players").get_by_text("Anna")).to_be_visible()
    expect(host.get_by_role("region", name="Players").get_by_text("Bo")).to_be_visible()

    thief = visit(link.split("/", 3)[3])
    expect(thief.get_by_text("already been used")).to_be_visible()


def test_a_turn_is_taken_back(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", position="14,9/12,3")
    watcher = server.join(made["table"])
    page = visit()
    seat(page, made, 0)
    start = watcher.view["position"]
    chance = random.Random(13)
    page.locator("svg .elephant.can").first.wait_for()
    for action in ("14+3", "9+2", "12+1"):
        catch_up(page, watcher)
        page.get_by_label("Type an action").fill(action)
        page.keyboard.press("Enter")
        watcher.until(lambda m, action=action: m["t"] == "table" and m["log"] and m["log"][-1]["action"] == action)
    expect(page.get_by_role("button", name="Done")).to_be_visible()

    page.get_by_role("button", name="Undo").click()
    watcher.until(lambda m: m["t"] == "table" and m["ply"] == 2)
    catch_up(page, watcher)
    page.get_by_role("button", name="Start of turn").click()
    watcher.until(lambda m: m["t"] == "table" and m["ply"] == 0)
    assert watcher.view["position"] == start
    act(page, watcher, chance)
    assert watcher.view["ply"] == 1


def test_a_reload_in_mid_turn_changes_nothing(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", position="14,9/12,3")
    watcher = server.join(made["table"])
    page = visit()
    seat(page, made, 0)
    act(page, watcher, random.Random(14))
    position = watcher.view["position"]

    page.reload()

    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert watcher.view["position"] == position
    act(page, watcher, random.Random(15))
    assert watcher.view["ply"] == 2


def test_a_stuck_elephant_says_why_with_the_ruling(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", position="15,9/14,3")
    page = visit()
    seat(page, made, 0)

    page.get_by_role("button", name=re.compile("on space 15")).first.click(force=True)

    prompt = page.get_by_role("main").get_by_role("status")
    expect(prompt).to_contain_text("stuck in the water")
    page.get_by_role("button", name=re.compile("EP-4")).click()
    expect(page.locator("#EP-4")).to_be_in_viewport()


def test_pointing_shows_what_a_move_would_do(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", position="14,9/12,3")
    page = visit()
    seat(page, made, 0)

    page.get_by_role("button", name=re.compile("on space 14")).first.hover()

    expect(page.locator("svg .target")).not_to_have_count(0)
    expect(page.locator("svg .ghost")).not_to_have_count(0)


def test_a_whole_game_on_a_phone(server: Server, visit: Visit) -> None:
    made = server.make("me", "level:1")
    watcher = server.join(made["table"])
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    seat(page, made, 0)
    chance = random.Random(16)
    while watcher.view["phase"] != "over":
        actor, number = watcher.view["actor"], watcher.view["number"]
        if watcher.view["seats"][actor]["kind"] == "bot":
            until_bot_is_done(watcher)
            continue
        catch_up(page, watcher)
        if watcher.view["phase"] == "confirming":
            page.get_by_role("button", name="Done").tap()
        elif watcher.view["view"]["phase"] == "placing":
            tap(page.locator(".tray").get_by_role("button"), chance)
        else:
            # by the tray alone, as thumbs do
            tap(page.locator(".tray .who"), chance)
            tap(page.locator(".tray .effect"), chance)
        watcher.until(lambda m, number=number: m["t"] == "table" and m["number"] > number)
    # nothing sticks out sideways
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def tap(buttons, chance: random.Random) -> None:
    buttons.first.wait_for()
    button = buttons.nth(chance.randrange(buttons.count()))
    box = button.bounding_box()
    assert box["height"] >= 44
    assert box["width"] >= 44
    button.tap()


def test_the_keyboard_alone_is_enough(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", position="14,9/12,3")
    watcher = server.join(made["table"])
    page = visit()
    seat(page, made, 0)
    page.locator("svg .elephant.can").first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('elephant')"):
            break
    for key, ply in (("3", 1), ("2", 2), ("1", 3)):
        catch_up(page, watcher)
        page.keyboard.press("Home")
        for _ in range(4):
            page.wait_for_function("() => !document.getAnimations().some(a => a.playState === 'running')")
            if page.evaluate("document.activeElement.classList.contains('can')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press(key)
        watcher.until(lambda m, ply=ply: m["t"] == "table" and m["ply"] == ply)
    catch_up(page, watcher)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Done").focus()
    page.keyboard.press("Enter")
    watcher.until(lambda m: m["t"] == "table" and m["actor"] == 1)


def test_settings_last_and_languages_change_everything(server: Server, visit: Visit) -> None:
    page = visit(locale="da-DK")
    expect(page.locator("html")).to_have_attribute("lang", "da")
    page.get_by_role("button", name="Indstillinger").click()
    page.get_by_label("Sprog").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_an_unknown_table_says_what_to_do(server: Server, visit: Visit) -> None:
    page = visit("#/t/nowhere12345")

    expect(page.get_by_text("There is no table here")).to_be_visible()
