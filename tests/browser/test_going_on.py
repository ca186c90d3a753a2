"""What comes after a game, and around trying things out: another game, bots that sit down, a webhook."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import seat
from tests.browser.test_screens import violations
from tests.server.serving import Server

Visit = Callable[..., Page]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_host_goes_on_with_another_game_and_the_others_find_it(server: Server, visit: Visit, size) -> None:
    made = server.make("me", "me")
    server.join(made, 1).ask(t="resign", chair=1)
    host, other = (visit(bypass_csp=True, viewport=size) for _ in range(2))
    seat(host, made, 0)
    seat(other, made, 1)

    expect(other.get_by_role("button", name="Another game")).to_have_count(0)
    host.get_by_role("button", name="Another game").click()
    host.get_by_label("Which game?").select_option("black_elephant")
    option = server.http.get("/api/games").json()["games"]
    name = next(game for game in option if game["name"] == "black_elephant")["options"][0]["name"]
    assert violations(host) == []
    host.get_by_role("dialog").get_by_role("checkbox").first.check()
    host.get_by_role("button", name="Go on with it").click()
    expect(host.get_by_role("group", name="Black Elephant", exact=True)).to_be_visible()

    link = other.get_by_role("link", name="To the next game: Black Elephant")
    link.click()
    expect(other.get_by_role("group", name="Black Elephant", exact=True)).to_be_visible()
    assert other.url == host.url
    table = re.sub(".*/t/", "", other.url)
    watcher = server.join(table)
    assert watcher.view["options"][name] == 1
    # the chair that did not begin does so now
    expect(other.get_by_label("Type an action")).to_be_enabled()
    assert other.evaluate("JSON.parse(localStorage.getItem(`waterhole.table.${location.hash.slice(4)}`)).game") == (
        "black_elephant"
    )


def test_bots_sit_down_and_get_up_where_things_are_tried_out(server: Server, visit: Visit) -> None:
    made = server.make("me", "me")
    analysis = server.http.post("/api/analysis", json={"table": made["table"]}).json()
    watcher = server.join(analysis["table"])
    page = visit(bypass_csp=True)
    seat(page, analysis, 0, 1)
    players = page.get_by_role("region", name="Players")
    mine, bots = players.get_by_role("listitem").first, players.get_by_role("listitem").last
    bots.get_by_text("Let a bot play here").click()
    bots.get_by_label("How strong?").select_option("level:1")
    assert violations(page) == []
    bots.get_by_role("button", name="Put it there").click()
    expect(players).to_contain_text("bot: calf")

    page.get_by_label("Type an action").fill("@0")
    page.keyboard.press("Enter")
    watcher.until(lambda m: m["t"] == "table" and m["ply"] == 2, timeout=60)
    expect(page.locator('.board[data-ply="2"]')).to_be_attached()
    # my own turn is taken back with the bot's; only then may it play again
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('.board[data-ply="1"]')).to_be_attached()
    expect(players).not_to_contain_text("bot: calf")
    page.get_by_label("Type an action").fill("@3")
    page.keyboard.press("Enter")
    watcher.until(lambda m: m["t"] == "table" and m["ply"] == 2)

    mine.get_by_text("Let a bot play here").click()
    mine.get_by_label("How strong?").select_option("level:1")
    mine.get_by_role("button", name="Put it there").click()
    watcher.until(lambda m: m["t"] == "table" and m["ply"] == 3, timeout=60)
    mine.get_by_role("button", name="Take the bot off").click()
    expect(players.get_by_text("Let a bot play here")).to_have_count(2)


def test_a_webhook_is_offered_only_where_the_server_allows_it(
    server: Server, visit: Visit, browser: Browser, tmp_path: Path
) -> None:
    page = visit("#/new/elefantenparade")
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_label("A position to start from")).to_be_visible()
    expect(page.get_by_label("A web address")).to_have_count(0)

    allowing = Server(tmp_path / "data", "--webhooks")
    page = browser.new_page(locale="en-GB", bypass_csp=True)
    page.goto(f"http://localhost:{allowing.port}/#/new/elefantenparade")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("A web address").fill("http://user:word@127.0.0.1/")
    assert violations(page) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("without a name and password")
    page.get_by_label("A web address").fill("http://127.0.0.1:1/hook")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("region", name="Players").wait_for()
    assert "127.0.0.1:1" not in page.content()
    page.close()
    allowing.stop()


def test_a_key_does_not_wait_for_what_still_moves(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", position="24,19/22,17")
    mover = server.join(made, 0)
    page = visit(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('waterhole.settings', JSON.stringify({ speed: 'slow' }))")
    page.reload()
    seat(page, made, 1)
    # two views come for one turn: the second waits for what the first one moves
    assert mover.act("parade")["t"] == "ack"
    assert mover.confirm()["t"] == "ack"
    number = mover.view["number"]
    page.locator(f'[data-number="{number}"]').wait_for(state="attached")
    assert page.evaluate("document.getAnimations().some(a => a.playState === 'running')")
    page.keyboard.press("p")
    mover.until(lambda m: m["t"] == "table" and m["number"] > number)
    assert mover.log[-1]["action"] == "parade"
