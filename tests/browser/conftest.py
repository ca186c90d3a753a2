"""A real browser at a real server."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.serving import Server

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
LOOKS = [
    pytest.param("light", DESKTOP, id="desktop-light"),
    pytest.param("dark", PHONE, id="phone-dark"),
    pytest.param("dark", DESKTOP, id="desktop-dark", marks=pytest.mark.soak),
    pytest.param("light", PHONE, id="phone-light", marks=pytest.mark.soak),
]
"""What a board is looked at in; half of it in every run, as it takes long."""


def found_browser() -> str | None:
    """The machine's own Chromium or Chrome; None: the one that Playwright brings."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    return next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found_browser(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("browser") / "data", "--bot-pace", "0")
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens a page in a context of its own; a test fails when any of its pages complained in the console."""
    contexts = []
    complaints: list[str] = []

    def open_page(path: str = "", *, strict: bool = True, **options: Any) -> Page:
        options = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(**options)
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        if strict:
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.goto(f"http://localhost:{server.port}/{path}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
