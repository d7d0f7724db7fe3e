"""Pictures of every page of the browser client, on a phone and a desk, light and dark,
in every language.

.venv/bin/python scripts/screenshots_web.py FOLDER
"""

import sys
from itertools import product
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
    answer,
    chromium,
)


class Camera:
    """One way to look at the client: a width, colours and a language."""

    def __init__(
        self, browser: Browser, server: Server, folder: Path, width: str, dark: bool, lang: str
    ) -> None:
        size = PHONE if width == "360" else DESK
        self.person = Person(browser, server, dark=dark, size=size)
        speak = f"try {{ localStorage['automatable.lang'] = '{lang}' }} catch {{}}"
        self.person.context.add_init_script(speak)
        self.folder = folder
        self.suffix = f"{width}-{'dark' if dark else 'light'}-{lang}"

    def keep(self, page: Page, name: str, whole: bool = True) -> None:
        page.screenshot(path=self.folder / f"{name}-{self.suffix}.png", full_page=whole)

    def shoot(self) -> None:
        """Walk through all pages, and keep a picture of each."""
        self.lobby()
        self.duel()
        self.cyberion()
        self.robot_quest_arena()
        self.raising_robots()
        self.together()
        self.after()
        self.rest()
        self.person.context.close()
        for complaint in self.person.unforgiven():
            print(f"screenshots: {complaint}", file=sys.stderr)

    def lobby(self) -> None:
        page = self.person.open("/")
        page.locator(".quick").first.wait_for()
        page.wait_for_load_state("networkidle")
        self.keep(page, "lobby")
        page.locator(".settings summary").click()
        self.keep(page, "settings")

    def duel(self) -> None:
        code, _ = self.person.create("here:Ada", "random")
        page = self.person.open(f"/t/{code}")
        table = Table(page)
        table.expect_asked()
        self.keep(page, "duel-start")
        for _ in range(4):
            number = table.rounds()
            table.offered.nth(number % 3).click()
            table.next_round(number).wait_for()
        page.locator(".card.barred").first.click()
        table.refusal.wait_for()
        self.keep(page, "duel-why-not")
        page.emulate_media(reduced_motion="no-preference")
        table.offered.first.click()
        page.locator(".zone-card.turning").first.wait_for()
        page.wait_for_timeout(1200)
        self.keep(page, "duel-reveal", whole=False)

    def cyberion(self) -> None:
        for expansions in ("none", "all"):
            settings = {"expansions": expansions, "support": "5"}
            code, _ = self.person.create("here:Ada", game="cyberion", settings=settings)
            page = self.person.open(f"/t/{code}")
            page.locator(".cyberion .offered").first.wait_for()
            self.keep(page, f"cyberion-{expansions}")
            page.locator(".support:has(.bot-PLA)").click()
            page.locator(".put-back").wait_for()
            self.keep(page, f"cyberion-{expansions}-back")

    def robot_quest_arena(self) -> None:
        for players in (3, 2):
            settings = {"players": str(players), "first": "A", "turn_cap": str(players)}
            seats = ("here:Ada", *["random"] * (players - 1))
            code, _ = self.person.create(*seats, game="robot_quest_arena", settings=settings)
            page = self.person.open(f"/t/{code}")
            tray, end = page.locator(".rqa-tray .offered"), page.locator(".closing.offered")
            tray.first.wait_for()
            self.keep(page, f"arena-{players}-take")
            robots = 4 // players
            for piece in [tray] * robots + [page.locator(".place-square.offered")] * robots:
                answer(page, piece.first)
            end.wait_for()
            self.keep(page, f"arena-{players}-turn")
            for _ in range(3):
                answer(page, page.locator(".rqa-hand .rqa-card:has(.family-battery)").first)
            end.wait_for()
            page.locator(".rqa-hand .rqa-card").last.hover()
            self.keep(page, f"arena-{players}-energy")
            page.locator("[data-pile='discard-0']").click()
            page.get_by_role("dialog").wait_for()
            self.keep(page, f"arena-{players}-pile", whole=False)
            page.keyboard.press("Escape")
            answer(page, end)
            page.locator(".end").wait_for()
            self.keep(page, f"arena-{players}-end")

    def raising_robots(self) -> None:
        for players in (1, 3):
            seats = ("here:Ada", *["random"] * (players - 1))
            settings = {"players": str(players)}
            code, _ = self.person.create(*seats, game="raising_robots", settings=settings)
            page = self.person.open(f"/t/{code}")
            offered, phases = page.locator(".rr .offered"), page.locator(".rr-phase.offered")
            offered.first.wait_for()
            for _ in range(3):
                page.locator(".rr-hand .offered").first.click()
            self.keep(page, f"robots-{players}-start")
            answer(page, page.locator(".rr-confirm"))
            offered.first.wait_for()
            while not phases.count():
                answer(page, offered.first)
                offered.first.wait_for()
            self.keep(page, f"robots-{players}-phases")
            for phase in (phases.last, phases.first):
                answer(page, phase)
                offered.first.wait_for()
            self.keep(page, f"robots-{players}-work")
        page.locator(".rr-seat").last.click()
        self.keep(page, "robots-other")

    def together(self) -> None:
        code, invites = self.person.create("link", "link")
        page = self.person.open(f"/t/{code}")
        page.locator(".waiting").wait_for()
        self.keep(page, "waiting")
        page = self.person.open(f"/t/{code}#invite={invites[0]}")
        page.locator(".join").wait_for()
        self.keep(page, "join")
        code, _ = self.person.create("here:Ada", "here:Bob")
        page = self.person.open(f"/t/{code}")
        page.locator(".curtain").wait_for()
        self.keep(page, "curtain", whole=False)

    def after(self) -> None:
        code, _ = self.person.create("random", "random", settings=SHORT)
        page = self.person.open(f"/t/{code}")
        watch = page.locator(".end a[href^='/replay']")
        watch.wait_for()
        self.keep(page, "duel-end")
        watch.click()
        slider = page.get_by_role("slider")
        slider.wait_for()
        slider.fill("4")
        page.locator(".replay-bar .number", has_text="4").first.wait_for()
        page.wait_for_load_state("networkidle")
        self.keep(page, "replay")
        page.goto(f"/proof/{code}")
        page.get_by_role("status").wait_for()
        self.keep(page, "proof")

    def rest(self) -> None:
        page = self.person.open("/rules/duel")
        page.locator(".rule-list").first.wait_for()
        self.keep(page, "rules", whole=False)
        code, _ = self.person.create(
            "here:Ada", "random", "random", game="_template", settings={"players": "3"}
        )
        page.goto(f"/t/{code}")
        page.locator(".generic .offered").first.wait_for()
        self.keep(page, "generic")
        self.person.forgive("status of 404")
        page.goto("/t/no-such-table")
        page.get_by_role("alert").wait_for()
        self.keep(page, "error")


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
        for width, dark, lang in product(("360", "1280"), (False, True), ("en", "fr")):
            Camera(browser, server, folder, width, dark, lang).shoot()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
