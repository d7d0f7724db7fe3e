"""Raising Robots in a page: what a person sees and does there."""

import re

from playwright.sync_api import Page, expect

from .board import GameBoard
from .helpers import click, first_wish

# What somebody eager answers with first, piece by piece.
EAGER = (
    ".rr-looks .offered",
    ".rr-auction .offered",
    ".rr-run",
    ".rr-hand .offered",
    ".rr-phase.offered",
    ".rr-circle.offered",
    ".rr-place.offered",
    ".rr-class.offered",
    ".rr-inventor.offered",
    ".rr-plain.main.offered",
    ".rr-plain:not(.closing).offered",
    ".rr-plain.closing.offered",
)


class Board(GameBoard):
    """A table of Raising Robots in a page."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, ".rr .offered")
        self.work = page.get_by_role("region", name="What is asked")
        self.run = page.locator(".rr-run")
        self.lines = page.locator(".rr-line")
        self.phases = page.get_by_role("region", name="Phases of the round")
        self.confirm = page.locator(".rr-confirm")
        self.hand = page.get_by_role("region", name="Your hand")
        self.mat = page.get_by_role("region", name=re.compile("^Board of "))
        self.robots = self.mat.locator("[data-robot]")
        self.seats = page.get_by_role("group", name="Whose board is shown").get_by_role("button")
        self.lens = page.locator(".rr-lens")

    def step(self) -> None:
        """Answer the question with the first piece on offer that somebody would take."""
        self.ready.first.wait_for()
        wish = first_wish(self.page, (".rr-confirm", *EAGER))
        if "rr-confirm" in str(wish.get_attribute("class")):
            self.discard()
        else:
            self.do(wish)

    def discard(self) -> None:
        """Give up cards, the last ones first, until there are enough."""
        while not self.confirm.is_enabled():
            self.hand.locator(".offered").last.click()
        click(self.page, self.confirm)

    def asks(self, question: str) -> bool:
        """Once there is a question: whether it is this one."""
        self.ready.first.wait_for()
        return question in self.work.inner_text()

    def good(self, name: str) -> int:
        return int(self.mat.locator(f"[data-good={name}]").inner_text())

    def round(self) -> int:
        """The round being played, 0 before the first."""
        found = re.search(r"Round (\d)", self.page.locator(".rr-round").inner_text())
        return int(found[1]) if found else 0

    def start(self) -> None:
        """Everything before the first round; then the first phase card is asked for."""
        while not self.asks("Which phase goes with the left energy card?"):
            self.step()

    def pair(self, left: str, right: str) -> None:
        for phase in (left, right):
            self.do(self.phases.get_by_role("button", name=re.compile(f"^{phase}")))

    def come_to(self, phase: str) -> None:
        """Leave out all phases before one."""
        while not self.asks(f"Run {phase}"):
            click(self.page, self.page.get_by_role("button", name="Leave it out"))

    def spend(self, batteries: str) -> None:
        """Take the plan for a number of batteries."""
        chosen = self.work.get_by_role("button", name=re.compile(f"^{batteries}"))
        chosen.click()
        expect(chosen).to_have_attribute("aria-pressed", "true")
