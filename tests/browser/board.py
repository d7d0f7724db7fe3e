"""A game on its board in a page: what is the same for all of them."""

from playwright.sync_api import Locator, Page

from .helpers import answer


class GameBoard:
    """A table in a page, whose board answers with the pieces that are `ready`."""

    def __init__(self, page: Page, ready: str) -> None:
        self.page = page
        self.end = page.locator(".end")
        self.ready = page.locator(ready)

    def is_over(self) -> bool:
        """Once there is a question or an end: whether it is the end."""
        self.ready.or_(self.end).first.wait_for()
        return self.end.is_visible()

    def do(self, piece: Locator) -> None:
        """Answer with a piece once it is on offer."""
        answer(self.page, piece)
