"""Takes the README's picture: a table in mid-game, with an elephant pointed at.  Usage: python scripts/picture.py"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tests.browser.conftest import FLAGS, found_browser  # noqa: E402 - after the path is set
from tests.server.serving import Server  # noqa: E402 - likewise

POSITION = "33,25/41,30/28,36 02022 4/2/3 0:321"
NAMES = ("Anna", "Bo", "Carla")


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=found_browser(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce")
        chairs = [{"kind": "me", "name": name} for name in NAMES]
        body = {"game": "elefantenparade", "chairs": chairs, "first": 0, "position": POSITION}
        made = server.http.post("/api/tables", json=body).json()
        for key in made["keys"][::-1]:  # all three at this screen
            page.goto(f"http://localhost:{server.port}/#/t/{made['table']}/{key['token']}")
            page.get_by_label("Type an action").wait_for()
        field = page.get_by_label("Type an action")
        field.fill("25+1")
        field.press("Enter")
        page.get_by_role("button", name="Undo").wait_for()
        page.get_by_role("button", name="on space 33").first.hover()
        page.wait_for_timeout(800)
        page.screenshot(path=ROOT / "docs" / "picture.png")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
