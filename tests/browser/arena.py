"""Robot Quest Arena in a page: what a person sees and does there, and tables worth playing at."""

import json
import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, ViewportSize, expect

from .board import GameBoard
from .helpers import Person, first_wish, overflow

SHORT = {"blue": "1", "first": "A", "turn_cap": "9"}
# A deck of five cards is always in hand, and on four Start tiles in a row somebody is beside the
# second one, whichever of the others two robots take.
_CARDS = {"cell": "energy(5)", "laser": "line(2,8)", "gun": "ranged(2,3)", "fist": "melee(2)"}
_START = {"type": "attack", "pile": "start", "copies": 1, "status": "known"}
CROWDED = {
    "arena": "centre 1 1/SSSS./...../...../...../.....",
    "cards": json.dumps(
        [{**_START, "id": name, "effect": effect} for name, effect in _CARDS.items()]
        + [{**_START, "id": "springs", "name": "Springs", "effect": "moves(2); jump()"}]
    ),
}
# A box of one's own: heavy robots with much Health, a deep Pothole, a gun for close by.
_OWN = {"name": "Own", "pilot": "Own", "health": 7, "weight": 2, "status": "known"}
OWN_BOX = {
    "arena": "centre 2 1/SSSS./.P.../...../...../.....",
    "cards": json.dumps(
        {
            "card": [
                {**_START, "id": name, "effect": effect}
                for name, effect in {**_CARDS, "gun": "ranged(2,1)", "vat": "energy(4)"}.items()
            ],
            "robot": [{**_OWN, "id": name} for name in ("pug", "petri", "strider", "crate")],
            "tile": [{"id": "pothole", "status": "known", "leave": 3}],
        }
    ),
}
OVER = re.compile("no blue cube was left|unfinished")

# What a hurried person does first. Cards that hit somebody come before moves, the end comes last.
WISHES = (
    ".rqa-tray .offered",
    ".rqa-charge",
    ".place-square.offered",
    ".stop-square.offered",
    ".aim-plain.offered",
    ".away-plain.offered",
    ".rqa-hand .offered",
    ".push-square.offered",
    ".rqa-shop.open .offered",
    ".rqa-shop.open .shop-close",
    ".rqa-shelf.ready",
    ".move-square.offered:not(.harmful)",
    ".collect-plain.offered",
    ".closing.sure",
    ".closing.offered",
)
# Pieces of the page that answer nothing, and what is there once they are pressed.
ONLY_SHOWN = {"shop-close": ".rqa-shop:not(.open)", "rqa-shelf": ".rqa-shop.open", "asks": ".sure"}
SIZES = [
    ViewportSize(width=1440, height=900),
    ViewportSize(width=390, height=844),
    ViewportSize(width=844, height=390),
]


class Board(GameBoard):
    """A table of Robot Quest Arena in a page."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, ".rqa .offered")
        self.end = page.locator(".end:not(.rqa-bubble)")  # which may be at the end of a row
        self.closing = page.locator(".closing.offered")
        self.hand = page.get_by_role("region", name="Your hand")
        self.prompt = page.get_by_role("region", name="What is asked")
        self.arena = page.get_by_role("region", name="Arena")
        self.energy = page.locator(".purse-energy strong")
        self.moves = page.locator(".purse-moves strong")
        self.bubble = page.locator(".rqa-bubble")
        self.shelf = page.locator(".rqa-shelf")

    def step(self) -> None:
        """Do what a hurried person would do first."""
        self.answer_with(WISHES)

    def answer_with(self, wishes: Sequence[str]) -> None:
        """Press the first of these pieces that is there."""
        piece = first_wish(self.page, wishes)
        classes = str(piece.get_attribute("class")).split()
        for name, shown in ONLY_SHOWN.items():
            if name in classes:
                piece.click()
                self.page.locator(shown).first.wait_for()
                return
        self.do(piece)

    def card(self, name: str) -> Locator:
        """A stack of cards in hand."""
        return self.hand.get_by_role("button", name=re.compile(rf"^(\d × )?{name}"))

    def square(self, name: str) -> Locator:
        """A square by its place, as `(4,5)`."""
        return self.arena.get_by_role("button", name=re.compile("^" + re.escape(name)))

    def begin(self, robot: str, robots: int = 1) -> None:
        """Take a robot, and a second that others left; they come into play where they may."""
        self.do(self.prompt.get_by_role("button", name=robot, exact=True))
        for _ in range(robots - 1):
            self.do(self.page.locator(".rqa-tray .offered").first)
        for _ in range(robots):
            self.do(self.page.locator(".place-square.offered").first)
        self.closing.wait_for()


def opened(person: Person, *others: str, **settings: str) -> Board:
    given = {**SHORT, "players": str(1 + len(others)), **settings}
    code, _ = person.create("here:Ada", *others, game="robot_quest_arena", settings=given)
    board = Board(person.open(f"/t/{code}"))
    assert not board.is_over()
    return board


def look(board: Board, size: ViewportSize) -> None:
    """How large the arena is, and whether the hand is in sight with it."""
    page = board.page
    field, hand = (page.locator(name).bounding_box() for name in (".rqa-field", ".rqa-hand"))
    assert field is not None and hand is not None
    assert overflow(page) == 0
    assert field["y"] + field["height"] <= size["height"]
    if size["width"] < 1000 < size["height"] + 500:
        assert field["width"] >= 0.94 * size["width"]  # a phone held upright
    else:
        assert field["height"] >= 0.82 * size["height"]
        assert hand["x"] >= field["x"] + field["width"]
    assert hand["y"] + hand["height"] <= size["height"]
    if size["width"] >= 1000:
        robot = page.locator(".rqa-token .rqa-bot").first.bounding_box()
        text = page.locator(".rqa-hand .rqa-face").first
        assert robot is not None and robot["width"] >= 60 and field["width"] / 9 * 0.86 >= 72
        assert text.evaluate("(face) => parseFloat(getComputedStyle(face).fontSize)") >= 14


def beside(board: Board) -> tuple[Locator, str]:
    """Pug of A on the second Start tile, and an enemy beside it: its square and its name."""
    board.do(board.prompt.get_by_role("button", name="Pug", exact=True))
    board.do(board.square("(0,1)"))
    expect(board.page.locator(".rqa-token")).to_have_count(3)  # the film has shown them all enter
    square = board.arena.get_by_role("button", name=re.compile(r"^\(0,[02]\).* Health")).first
    label = str(square.get_attribute("aria-label"))
    place, name = label[:5], re.sub(r".*, (\w+) of .*", r"\1", label)
    return board.square(place), name
