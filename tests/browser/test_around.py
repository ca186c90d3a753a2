"""What is around the board: clocks, pauses, leaving, chat, watchers, looking back, trying out, the board in words."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import seat
from tests.browser.test_screens import violations
from tests.server.serving import Client, Server

Visit = Callable[..., Page]

SHORT = "58,H1/H2,57 00000 5/4 0:321"
"""A game that ends with the next move of its front elephant."""


def watch(page: Page, table: str, ply: int | None = None) -> None:
    page.goto(page.url.split("#")[0] + f"#/t/{table}" + ("" if ply is None else f"@{ply}"))
    page.get_by_role("region", name="Players").wait_for()


def played_out(server: Server, seed: int, **more) -> tuple[str, list[str]]:
    """A game that is over, and all its positions."""
    made = server.make("me", "me", **more)
    client = server.join(made, 0, 1)
    chance = random.Random(seed)
    positions = [client.view["position"]]
    while client.view["phase"] != "over":
        client.act(chance.choice(client.choices()), confirm=True)
        positions.append(client.view["position"])
    client.close()
    return made["table"], positions


def shown_ply(page: Page) -> int:
    return int(page.locator(".board[data-ply]").get_attribute("data-ply"))


def expect_ply(page: Page, ply: int) -> None:
    expect(page.locator(".board[data-ply]")).to_have_attribute("data-ply", str(ply))


# without a mouse


def press(page: Page, watcher: Client, chance: random.Random) -> None:
    """Make one random action by keys."""
    number, view = watcher.view["number"], watcher.view["view"]
    if watcher.view["phase"] == "confirming":
        expect(page.get_by_role("button", name="Done")).to_be_focused()
        page.keyboard.press("Enter")
    else:
        expect(page.get_by_role("button", name="Done")).to_have_count(0)
        # the board takes keys when it has come to rest
        page.locator("svg .elephant.can, svg .start").first.wait_for()
        choice = chance.choice([c for c in view["choices"] if c["kind"] != "parade"])
        parade = next((c for c in view["choices"] if c["kind"] == "parade"), None)
        if parade and chance.random() < 0.6:
            page.keyboard.press("p")
        elif choice["kind"] == "place":
            tab_to(page, "start")
            page.keyboard.press("Enter")
        else:
            mover = choice["steps"][0]["elephant"]
            behind = [e for e in view["elephants"] if e["space"] is not None]
            behind.sort(key=lambda e: e["space"])
            tab_to(page, "elephant")
            page.keyboard.press("Home")
            for _ in range([e["id"] for e in behind].index(mover)):
                page.keyboard.press("ArrowRight")
            page.keyboard.press(str(choice["number"]))
    watcher.until(lambda m: m["t"] == "table" and m["number"] > number)


def tab_to(page: Page, kind: str) -> None:
    """Go on with Tab until something of this kind has the focus."""
    page.locator(f"svg .{kind}").first.wait_for()
    for _ in range(60):
        if page.evaluate("kind => document.activeElement.classList.contains(kind)", kind):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to a {kind}")


def test_a_whole_game_by_keyboard_alone(server: Server, visit: Visit) -> None:
    made = server.make("me", "me")
    watcher = server.join(made["table"])
    page = visit()
    seat(page, made, 0, 1)
    chance = random.Random(51)
    while watcher.view["phase"] != "over":
        press(page, watcher, chance)
        expect_ply(page, watcher.view["ply"])

    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_whole_game_through_the_text_board_alone(server: Server, visit: Visit) -> None:
    made = server.make("me", "me")
    watcher = server.join(made["table"])
    page = visit()
    seat(page, made, 0, 1)
    page.get_by_role("button", name="As text").click()
    expect(page.locator("svg .elephant")).to_have_count(0)
    words = page.locator(".words")
    chance = random.Random(52)
    searched = 0
    while watcher.view["phase"] != "over":
        number = watcher.view["number"]
        if watcher.view["phase"] == "confirming":
            page.get_by_role("button", name="Done").click()
        else:
            actions = watcher.choices()
            action = "parade" if "parade" in actions and chance.random() < 0.6 else chance.choice(actions)
            expect(words.get_by_role("status")).to_have_text(f"{len(actions)} of {len(actions)} actions")
            if searched < 3 and action != "parade":
                searched += 1
                words.get_by_label("Search").fill(f"SPACE {action}")
                expect(words.get_by_role("listitem").get_by_role("button")).to_have_count(1)
            words.locator("li button").filter(has=page.get_by_text(action, exact=True)).press("Enter")
        watcher.until(lambda m, number=number: m["t"] == "table" and m["number"] > number)
        expect_ply(page, watcher.view["ply"])

    expect(page.get_by_text("The game is over.", exact=True).first).to_be_visible()
    expect(words.get_by_text(watcher.view["position"], exact=True)).to_be_visible()


def test_the_text_board_tells_positions_and_effects(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", position="15,9/14,3")
    page = visit()
    seat(page, made, 0)
    page.get_by_role("button", name="As text").click()

    words = page.locator(".words")
    expect(words).to_contain_text("An elephant of me stands on space 15.")
    expect(words).to_contain_text("stuck in the water")
    expect(words).to_contain_text("The forest on space 17 holds 2 logs.")
    expect(words.locator("li button", has_text="14+2")).to_contain_text("to space 17, takes 2 logs")
    # the way to show the board stays as it was chosen
    page.reload()
    expect(page.locator(".words")).to_be_visible()
    page.get_by_role("button", name="As text").click()
    expect(page.locator("svg .elephant").first).to_be_visible()


def test_each_happening_is_said_once(server: Server, visit: Visit) -> None:
    made = server.make("me", "me")
    page = visit()
    seat(page, made, 0)
    page.evaluate("""() => {
        window.said = [];
        for (const live of document.querySelectorAll('[aria-live=polite].spoken'))
            new MutationObserver(() => live.textContent && window.said.push(live.textContent.trim()))
                .observe(live, { childList: true, characterData: true, subtree: true });
    }""")
    page.get_by_role("tab", name="Chat").click()
    other = server.join(made, 0, 1)
    other.act("@3", confirm=True)
    expect_ply(page, 1)
    other.ask(t="rename", chair=1, name="Bo")
    other.ask(t="say", text="well placed", chair=1)
    expect(page.get_by_role("tabpanel").get_by_text("well placed")).to_be_visible()

    assert page.evaluate("window.said") == ["me places an elephant on space 3.", "Bo: well placed"]


# looking back and trying out


def test_looking_back_at_a_finished_game(server: Server, visit: Visit) -> None:
    table, positions = played_out(server, 53, position="58,40/50,57")
    last = len(positions) - 1
    page = visit()
    watch(page, table)
    page.get_by_role("button", name="As text").click()

    def expect_shown(ply: int) -> None:
        expect_ply(page, ply)
        expect(page.locator(".words").get_by_text(positions[ply], exact=True)).to_be_visible()

    expect_shown(last)
    page.locator("main").focus()
    page.keyboard.press(",")
    expect(page.get_by_text(f"You look back: action {last - 1} of {last}")).to_be_visible()
    expect_shown(last - 1)
    page.keyboard.press("Home")
    expect_shown(0)
    for ply in (1, 2, 3):
        page.keyboard.press(".")
        expect_shown(ply)
    page.get_by_role("button", name="One action back").click()
    expect_shown(2)
    slider = page.get_by_role("slider", name="Position in the game")
    slider.fill("1")
    expect_shown(1)
    # the address follows, and leads others here
    page.wait_for_url(re.compile("@1$"))
    friend = visit(f"#/t/{table}@1")
    friend.get_by_role("region", name="Players").wait_for()
    expect_ply(friend, 1)
    friend.goto(friend.url.split("#")[0] + f"#/t/{table}")
    friend.goto(friend.url.split("#")[0] + f"#/t/{table}@2")
    expect_ply(friend, 2)
    # an entry of the log leads to what it led to
    page.get_by_role("tabpanel").get_by_role("button", name="look at this position").first.click()
    expect_shown(last)
    page.get_by_role("tabpanel").get_by_role("button", name="look at this position").last.click()
    expect_shown(1)
    expect(page.locator(".panel li.shown")).to_have_count(1)
    expect(page.locator(".panel li.shown")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect_shown(last)
    page.wait_for_url(re.compile(f"{table}$"))


def test_who_looks_back_is_not_pulled_away_and_cannot_act(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", position="14,9/12,3")
    both = server.join(made, 0, 1)
    both.act("14+3")
    both.act("9+2")
    page = visit()
    seat(page, made, 0)
    expect(page.get_by_label("Type an action")).to_be_visible()

    page.keyboard.press(",")
    expect_ply(page, 1)
    expect(page.locator("svg .elephant.can")).to_have_count(0)
    expect(page.get_by_label("Type an action")).to_have_count(0)
    page.keyboard.press("u")
    both.act("12+1", confirm=True)
    expect(page.get_by_text("You look back: action 1 of 3")).to_be_visible()
    expect_ply(page, 1)
    assert both.view["ply"] == 3

    page.get_by_role("button", name="Back to now").first.click()
    expect_ply(page, 3)


def test_any_position_of_a_long_game_shows_within_50_ms(server: Server, visit: Visit) -> None:
    """The longest games that there are here: four players on the longest track, everybody slowly."""
    board = "name long\nspaces 128\nwater 60 90\nforest 17:2 100:2\nhouses 3 2 1\n"
    made = server.make("me", "me", "me", "me", board="long", board_text=board)
    client = server.join(made, 0, 1, 2, 3)

    def slowness(choice: dict) -> tuple[int, int]:
        step = choice["steps"][0]
        start, space = step["start"] or 0, 128 if step["space"] is None else step["space"]
        return space - start, start

    while client.view["phase"] != "over":
        choices = [c for c in client.view["view"]["choices"] if c["kind"] != "parade"]
        # as slowly as can be, and the hindmost first, so that nobody is home early
        client.act(min(choices, key=slowness)["action"], confirm=True)
    length = client.view["ply"]
    assert length > 300
    page = visit()
    watch(page, made["table"])
    expect_ply(page, length)

    plies = random.Random(54).sample(range(length), 15)
    times = page.evaluate(
        """async plies => {
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
        }""",
        plies,
    )
    assert median(times) < 50, times


def test_trying_out_from_an_earlier_position(server: Server, visit: Visit) -> None:
    table, positions = played_out(server, 55, position="58,40/50,57")
    page = visit()
    watch(page, table, 2)
    expect_ply(page, 2)

    page.get_by_role("button", name="Try it out from here").click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.get_by_text("For trying things out")).to_be_visible()
    expect_ply(page, 2)
    again = server.join(page.url.split("#/t/")[1])
    assert again.view["position"] == positions[2]
    chance = random.Random(56)
    for _ in range(4):
        page.get_by_label("Type an action").fill(chance.choice(again.choices()))
        page.keyboard.press("Enter")
        ply = again.view["ply"]
        again.until(lambda m, ply=ply: m["t"] == "table" and m["ply"] > ply)
        expect_ply(page, ply + 1)
    expect(page.get_by_role("button", name="Done")).to_have_count(0)
    # back to anywhere: here, to before the branch
    page.get_by_role("slider", name="Position in the game").fill("1")
    expect_ply(page, 1)
    page.get_by_role("button", name="Go on from here").click()
    again.until(lambda m: m["t"] == "table" and m["ply"] == 1)
    assert again.view["position"] == positions[1]
    expect(page.get_by_label("Type an action")).to_be_visible()
    page.get_by_role("link", name="Waterhole").click()
    expect(page.get_by_text("for trying things out")).to_be_visible()


def test_a_record_is_loaded_from_a_file_or_pasted(server: Server, visit: Visit, tmp_path: Path) -> None:
    table, positions = played_out(server, 57, position="58,40/50,57")
    record = tmp_path / "game.txt"
    record.write_text(server.http.get(f"/api/tables/{table}/record").text)
    page = visit(strict=False)
    page.get_by_text("Load a record").click()
    page.get_by_label("Or the text of a record").fill("junk")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert")).to_contain_text("this is not the record of a game")

    page.get_by_label("A file").set_input_files(record)
    page.wait_for_url(re.compile("#/t/"))
    expect_ply(page, len(positions) - 1)
    page.keyboard.press(",")
    expect_ply(page, len(positions) - 2)


# people


def test_chat_is_text_and_says_what_is_new(server: Server, visit: Visit) -> None:
    made = server.make("me", "me")
    other = server.join(made, 1)
    other.ask(t="rename", chair=1, name="Bo")
    page = visit()
    seat(page, made, 0)
    other.ask(t="say", text="<img src=x onerror=alert(1)> hi", chair=1)

    tab = page.get_by_role("tab", name="Chat")
    expect(tab).to_contain_text("one new message")
    tab.click()
    panel = page.get_by_role("tabpanel")
    expect(panel.get_by_text("<img src=x onerror=alert(1)> hi")).to_be_visible()
    expect(panel.locator("img")).to_have_count(0)
    expect(panel.get_by_text("Bo", exact=True)).to_be_visible()
    expect(tab).not_to_contain_text("new")
    field = panel.get_by_label("Say something")
    field.fill("x" * 400)
    assert len(field.input_value()) == 300
    field.fill("hello Bo")
    page.keyboard.press("Enter")
    other.until(lambda m: m["t"] == "chat" and m["lines"] and m["lines"][-1]["text"] == "hello Bo")
    # one's own words are not new, also from elsewhere
    page.get_by_role("tab", name="What happened").click()
    expect(tab).not_to_contain_text("new")

    tab.click()
    panel.get_by_label("Don’t show the chat").check()
    expect(panel.get_by_text("hello Bo")).to_have_count(0)
    page.reload()
    page.get_by_role("tab", name="What happened").wait_for()
    other.ask(t="say", text="are you there?", chair=1)
    other.ask(t="act", seat=0, number=0, action="@0")  # refused, but answered after the chat was sent
    expect(page.get_by_role("tab", name="Chat")).not_to_contain_text("new")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Don’t show the chat").uncheck()
    expect(page.get_by_role("tabpanel").get_by_text("are you there?")).to_be_visible()


def test_a_watcher_gives_a_name_and_talks(server: Server, visit: Visit) -> None:
    made = server.make("me", "me")
    player = visit()
    seat(player, made, 0)
    page = visit()
    watch(page, made["table"])
    expect(player.get_by_text("One person is watching")).to_be_visible()

    page.get_by_role("button", name="Give your name").click()
    page.get_by_label("Your name").fill("Wanda")
    page.keyboard.press("Enter")
    expect(player.get_by_text("One person is watching: Wanda")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("what a game")
    page.keyboard.press("Enter")
    player.get_by_role("tab", name="Chat").click()
    expect(player.get_by_role("tabpanel")).to_contain_text("Wanda")
    expect(player.get_by_role("tabpanel")).to_contain_text("what a game")
    # on a phone the chat is further down, and a button leads there
    player.set_viewport_size(PHONE)
    player.get_by_role("tab", name="What happened").click()
    page.get_by_label("Say something").fill("really")
    page.keyboard.press("Enter")
    player.get_by_role("button", name="Chat: one new message").click()
    expect(player.get_by_role("tab", name="Chat")).to_be_focused()
    expect(player.get_by_text("really", exact=True)).to_be_in_viewport()
    # the name stays with the device
    page.reload()
    expect(player.get_by_text("One person is watching: Wanda")).to_be_visible()


def test_a_notice_once_a_turn_when_the_page_is_out_of_sight(server: Server, visit: Visit) -> None:
    made = server.make("me", "me")
    other = server.join(made, 1)
    page = visit()
    page.context.add_init_script("""
        window.notices = [];
        window.Notification = class {
            static permission = 'granted';
            static requestPermission = async () => 'granted';
            constructor(title) { window.notices.push(title); }
        };
        Object.defineProperty(document, 'hidden', { get: () => window.away === true });
    """)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when it is my turn").check()
    page.keyboard.press("Escape")
    seat(page, made, 0)
    expect(page.locator("svg .start").first).to_be_visible()
    page.get_by_label("Type an action").fill("@0")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Done").click()
    other.until(lambda m: m["t"] == "table" and m["actor"] == 1)
    assert page.evaluate("window.notices") == []

    page.evaluate("window.away = true")
    other.act("@1", confirm=True)
    expect(page).to_have_title(re.compile("Your turn"))
    assert page.evaluate("window.notices") == ["Your turn"]
    page.evaluate("window.away = false")
    page.get_by_label("Type an action").fill("@2")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Done").click()
    other.until(lambda m: m["t"] == "table" and m["actor"] == 1 and m["ply"] == 3)
    other.act("@3", confirm=True)
    expect(page).to_have_title(re.compile("Your turn"))
    assert page.evaluate("window.notices") == ["Your turn"]


SOUNDS = """
    // what is played is rendered in memory, to be listened to below
    window.made = [];
    window.AudioContext = class {
        constructor() {
            const audio = new OfflineAudioContext(1, 2 * 22050, 22050);
            audio.resume = async () => undefined;
            window.made.push(audio);
            return audio;
        }
    };
"""
LOUDEST = """async () => {
    const buffer = await window.made[0].startRendering();
    return buffer.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}"""


def test_sounds_are_heard_and_silent_when_off(server: Server, visit: Visit) -> None:
    for sounds in (True, False):
        made = server.make("me", "me")
        other = server.join(made, 1)
        page = visit()
        page.context.add_init_script(SOUNDS)
        page.reload()
        if not sounds:
            page.get_by_role("button", name="Settings").click()
            page.get_by_label("Sounds").uncheck()
            page.keyboard.press("Escape")
        seat(page, made, 0)
        page.get_by_label("Type an action").fill("@0")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Done").click()
        other.until(lambda m: m["t"] == "table" and m["actor"] == 1)
        other.act("@1", confirm=True)
        expect(page).to_have_title(re.compile("Your turn"))
        if sounds:
            assert 0.02 < page.evaluate(LOUDEST) < 1
        else:
            assert page.evaluate("window.made.length") == 0


# time, pauses, leaving


def test_a_clock_counts_down_and_ends_the_game(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", clock={"kind": "game", "seconds": 12})
    server.join(made, 1)
    page = visit()
    seat(page, made, 0)
    mine, other = page.get_by_role("timer").first, page.get_by_role("timer").last

    expect(mine).to_have_text(re.compile(r"0:1[12]"))
    expect(page.get_by_text("10 seconds left")).to_have_count(0)
    expect(mine).to_have_text("0:09", timeout=8000)
    expect(page.get_by_text("10 seconds left")).to_have_count(1)
    expect(other).to_have_text("0:12")
    expect(page.get_by_role("heading", name="me wins")).to_be_visible(timeout=12_000)
    expect(page.get_by_role("main").get_by_text("me ran out of time.", exact=True)).to_be_visible()
    expect(mine).to_have_text("0:00")


def test_a_pause_by_agreement(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", clock={"kind": "game", "seconds": 600})
    other = server.join(made, 1)
    other.ask(t="rename", chair=1, name="Bo")
    page = visit()
    seat(page, made, 0)

    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text("You asked for a pause; waiting for: Bo")).to_be_visible()
    page.get_by_role("button", name="Never mind").click()
    expect(page.get_by_text("You asked for a pause")).to_have_count(0)
    other.ask(t="pause", chair=1, pause=True)
    expect(page.get_by_text("Asks for a pause: Bo")).to_be_visible()
    page.get_by_role("button", name="Pause").first.click()
    expect(page.get_by_text("The game is paused")).to_be_visible()
    expect(page.locator("svg .start")).to_have_count(0)
    stands = page.get_by_role("timer").first.text_content()
    page.wait_for_timeout(1300)
    assert page.get_by_role("timer").first.text_content() == stands

    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("You want to go on; waiting for: Bo")).to_be_visible()
    other.ask(t="pause", chair=1, pause=False)
    expect(page.locator("svg .start").first).to_be_visible()


def test_resigning_asks_once_more_in_place(server: Server, visit: Visit) -> None:
    made = server.make("me", "me")
    page = visit()
    seat(page, made, 0)
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_text("Give up? The game is lost then.")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Resign")).to_be_focused()

    page.keyboard.press("Enter")
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_role("main").get_by_text("me resigned.", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_bot_stands_in_until_one_comes_back(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", "me")
    page = visit()
    seat(page, made, 2)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()

    expect(page.get_by_text("A bot plays for me.")).to_be_visible()
    expect(page.get_by_label("Type an action")).to_have_count(0)
    page.get_by_role("button", name="Take the seat back").click()
    expect(page.get_by_text("A bot plays for me.")).to_have_count(0)
    expect(page.get_by_label("Type an action")).to_be_visible()


def test_the_host_replaces_who_is_away_and_closes_a_table(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", "me")
    guest = visit()
    seat(guest, made, 1)
    page = visit()
    seat(page, made, 0, 2)
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_text("away")).to_have_count(0)
    expect(guest.get_by_role("button", name="Let a bot play on")).to_have_count(0)
    guest.close()
    expect(players.get_by_text("away")).to_be_visible()
    players.get_by_role("button", name="Let a bot play on").click()
    expect(players.get_by_text("a bot plays on")).to_be_visible()

    waiting = server.make("me", "friend")
    seat(page, waiting, 0)
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("button", name="Yes, close it").click()
    expect(page.get_by_text("The host closed this table")).to_be_visible()


def test_a_table_with_a_clock_is_made(server: Server, visit: Visit) -> None:
    page = visit("#/new/elefantenparade")
    page.get_by_role("combobox", name="Clock").select_option("For the whole game")
    page.get_by_label("Time for each player").select_option("5 minutes")
    page.get_by_label("Added after each turn").select_option("10 seconds")
    page.get_by_label("How long may somebody be away?").select_option("30 minutes")
    page.get_by_label("Chair Vermilion").locator("select").first.select_option("Another person here")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("#/t/"))

    view = server.join(page.url.split("#/t/")[1]).view
    assert view["clock"] == {"kind": "game", "seconds": 300, "increment": 10}
    assert view["away"] == 1800
    expect(page.get_by_role("timer").first).to_have_text(re.compile(r"4:5\d|5:00"))


# everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_around_the_board(server: Server, visit: Visit, scheme: str, size: dict[str, int]) -> None:
    made = server.make("me", "me", "me", clock={"kind": "game", "seconds": 9})
    guest = server.join(made, 1)
    guest.ask(t="say", text="hello", chair=1)
    guest.ask(t="pause", chair=1, pause=True)
    guest.act("@0", seat=1)
    page = visit(strict=False, color_scheme=scheme, viewport=size, bypass_csp=True)
    seat(page, made, 0, 2)
    page.get_by_label("Type an action").fill("@0")
    page.keyboard.press("Enter")
    expect_ply(page, 1)
    # clocks that warn, somebody away, a pause wanted, new chat
    page.get_by_role("button", name="Resign").first.click()
    assert violations(page) == []
    page.get_by_role("tab", name="Chat").click()
    assert violations(page) == []
    page.get_by_role("button", name="Pause").first.click()
    expect(page.get_by_text("The game is paused")).to_be_visible()
    assert violations(page) == []

    text = server.make("me", "me", position="15,9/14,3")
    server.join(text, 0, 1).act("14+3")
    seat(page, text, 0)
    page.get_by_role("button", name="As text").click()
    page.locator(".words").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="As text").click()
    page.keyboard.press(",")
    expect_ply(page, 0)
    assert violations(page) == []

    watch(page, text["table"])
    page.goto(page.url.split("#")[0] + "#/new/elefantenparade")
    page.get_by_role("combobox", name="Clock").select_option("For the whole game")
    page.get_by_text("Load a record").click()
    page.get_by_label("Or the text of a record").fill("junk")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert violations(page) == []
