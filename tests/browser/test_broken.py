"""What breaks: networks, servers. Nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.playing import act, seat
from tests.server.serving import Server

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be killed."""
    server = Server(tmp_path_factory.mktemp("broken") / "data", "--bot-pace", "0")
    yield server
    server.stop()


def test_a_killed_server_comes_back_with_the_table_as_it_was(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", position="14,9/12,3")
    watcher = server.join(made["table"])
    page = visit(strict=False)
    seat(page, made, 0)
    act(page, watcher, random.Random(21))
    position, number = watcher.view["position"], watcher.view["number"]

    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.locator("svg .elephant").first).to_be_visible()
    # an action made meanwhile is kept and sent when the server is back
    page.get_by_label("Type an action").fill(watcher.choices()[0])
    page.keyboard.press("Enter")
    server.start()

    again = server.join(made["table"])
    if again.view["ply"] == 1:
        assert (again.view["position"], again.view["number"]) == (position, number)
        again.until(lambda m: m["t"] == "table" and m["ply"] == 2)
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    assert again.view["ply"] == 2
    act(page, again, random.Random(22))


def test_a_lost_network_loses_nothing(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", position="14,9/12,3")
    watcher = server.join(made["table"])
    page = visit(strict=False)
    seat(page, made, 0)
    act(page, watcher, random.Random(23))

    page.context.set_offline(True)
    page.wait_for_timeout(300)
    page.context.set_offline(False)

    act(page, watcher, random.Random(24))
    assert watcher.view["ply"] == 2


def test_two_tabs_on_one_seat_show_the_same(server: Server, visit: Visit) -> None:
    made = server.make("me", "me", position="14,9/12,3")
    watcher = server.join(made["table"])
    one = visit()
    seat(one, made, 0)
    two = one.context.new_page()
    two.goto(one.url)
    two.locator("svg .elephant.can").first.wait_for()

    act(one, watcher, random.Random(25))
    expect(two.get_by_role("button", name="Undo")).to_be_visible()
    act(two, watcher, random.Random(26))
    one.get_by_role("button", name="Start of turn").click()
    watcher.until(lambda m: m["t"] == "table" and m["ply"] == 0)
