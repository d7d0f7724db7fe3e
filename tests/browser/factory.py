"""Cyberion in a page: what a person sees and does there."""

import re

from playwright.sync_api import Locator, Page

from .board import GameBoard
from .helpers import click, first_wish

# What a hurried person does first within an action.
WISHES = (
    ".robot-card.offered:not(.chosen)",
    ".machine.offered",
    ".tray-thing.offered",
    ".level-choice.offered",
    ".put-back .main",
    ".plain.offered",
)


class Board(GameBoard):
    """A table of Cyberion in a page."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, ".cyberion :is(.offered, .put-back)")
        self.clicks = 0
        self.prompt = page.locator(".prompt")
        self.ours = page.locator(".prompt.ours")
        self.end_turn = page.locator(".end-turn.offered")
        self.machines = page.locator(".machine")
        self.members = page.locator(".robot-card.member")
        self.manned = page.locator(".socket.manned")

    def do(self, piece: Locator) -> None:
        """Answer with a piece."""
        self.clicks += 1
        click(self.page, piece)

    def point(self, piece: Locator) -> None:
        """Click on something the table does not hear of."""
        self.clicks += 1
        piece.click()

    def machine(self, about: str) -> Locator:
        return self.machines.filter(has_text=about)

    def robot(self, name: str) -> Locator:
        """A Robot of the rows, by its name."""
        rows = self.page.get_by_role("region", name="Rows")
        return rows.get_by_role("button", name=re.compile(name))

    def step(self) -> None:
        """What a hurried person does: upgrade, repair with the crew proposed, end the turn."""
        if not self.end_turn.count():
            self.do(first_wish(self.page, WISHES))
            return
        wishes = (".next-does.offered", ".machine.ready.offered", ".end-turn.offered")
        found = first_wish(self.page, wishes)
        marks = found.get_attribute("class") or ""
        if "machine" in marks:
            self.point(found)
            self.do(self.page.locator(".repair-now"))
        elif "costly" in marks:
            self.point(found)
            self.do(self.page.locator(".end-anyway"))
        else:
            self.do(found)

    def support(self, name: str) -> Locator:
        tokens = self.page.get_by_role("region", name="Reserve")
        return tokens.get_by_role("button", name=f"use the Support token {name}")
