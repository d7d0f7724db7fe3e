"""Pictures of every page of the browser client, on a phone and a desk, light and dark.

.venv/bin/python scripts/screenshots_web.py FOLDER
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.helpers import (
    ARGUMENTS,
    DESK,
    PHONE,
    SHORT,
    Person,
    Server,
    Table,
    chromium,
)


def shoot(browser: Browser, server: Server, folder: Path, width: str, dark: bool) -> None:
    """Walk through all pages, and keep a picture of each."""
    person = Person(browser, server, dark=dark, size=PHONE if width == "360" else DESK)

    def keep(page: Page, name: str) -> None:
        colours = "dark" if dark else "light"
        page.screenshot(path=folder / f"{name}-{width}-{colours}.png", full_page=True)

    page = person.open("/")
    page.locator(".play").wait_for()
    keep(page, "lobby")

    code, _ = person.create("here:Ada", "random")
    page.goto(f"/t/{code}")
    table = Table(page)
    for card in ("Charge", "Barrier", "Move"):
        table.play_round(card)
    table.card("Counter").click()
    keep(page, "table")

    code, invites = person.create("link", "link")
    page.goto(f"/t/{code}")
    page.locator(".waiting").wait_for()
    keep(page, "waiting")
    page = person.open(f"/t/{code}#invite={invites[0]}")
    page.locator(".join").wait_for()
    keep(page, "join")

    code, _ = person.create("here:Ada", "here:Bob")
    page.goto(f"/t/{code}")
    page.locator(".curtain").wait_for()
    keep(page, "curtain")

    code, _ = person.create("random", "random", settings=SHORT)
    page.goto(f"/t/{code}")
    watch = page.locator(".end a[href^='/replay']")
    watch.wait_for()
    keep(page, "end")
    watch.click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill("4")
    page.locator(".replay-bar .number", has_text="4").first.wait_for()
    page.wait_for_load_state("networkidle")
    keep(page, "replay")
    page.goto(f"/proof/{code}")
    page.get_by_role("status").wait_for()
    keep(page, "proof")

    page.goto("/rules/duel")
    page.locator(".rule-list").first.wait_for()
    page.screenshot(path=folder / f"rules-{width}-{'dark' if dark else 'light'}.png")
    person.context.close()
    for complaint in person.complaints:
        print(f"screenshots: {complaint}", file=sys.stderr)


def main() -> int:
    """Make all the pictures."""
    if len(sys.argv) != 2:
        print("usage: screenshots_web.py FOLDER", file=sys.stderr)
        return 2
    path, reason = chromium()
    if not path:
        print(f"screenshots: no Chromium: {reason}", file=sys.stderr)
        return 3
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as store,
        Server(Path(store)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for width in ("360", "1280"):
            for dark in (False, True):
                shoot(browser, server, folder, width, dark)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
