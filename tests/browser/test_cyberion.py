"""Cyberion on its board: a whole game by its pieces, two by link, every expansion on a phone."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .helpers import PHONE, Person, click, first_wish, overflow, tab_to, violations

ALL = {"expansions": "all", "support": "5"}
SUPPORTED = {"support": "5"}
# With so many Failsafe tokens nobody loses before some Machine can be repaired.
SAFE = {**SUPPORTED, "expansions": "babybots,gigantobots,multibots,devious_cog"}

# What a hurried person does first: upgrade, repair, then whatever goes on, else end the turn.
WISHES = (
    ".track-head.offered",
    ".machine.offered",
    ".robot-card.offered:not(.chosen)",
    ".tray-thing.offered",
    ".level-choice.offered",
    ".put-back .main",
    ".plain.offered",
)


class Board:
    """A table of Cyberion in a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator(".prompt")
        self.ours = page.locator(".prompt.ours")
        self.end = page.locator(".end")
        self.closing = page.locator(".closing.offered")
        self.ready = page.locator(".cyberion").locator(".offered, .put-back")

    def is_over(self) -> bool:
        """Once there is a question or an end: whether it is the end."""
        self.ready.or_(self.end).first.wait_for()
        return self.end.is_visible()

    def do(self, piece: Locator) -> None:
        click(self.page, piece)

    def step(self) -> None:
        """Answer the question with the first piece on offer that a hurried person would take."""
        is_turn = self.closing.filter(has_text=re.compile("Intervention")).count() > 0
        wishes = (*WISHES[:2], ".closing.offered") if is_turn else WISHES
        self.do(first_wish(self.page, wishes))

    def support(self, name: str) -> Locator:
        tokens = self.page.get_by_role("region", name="Reserve")
        return tokens.get_by_role("button", name=f"use the Support token {name}")


def opened(person: Person, **settings: str) -> Board:
    code, _ = person.create("here:Ada", game="cyberion", settings=settings)
    board = Board(person.open(f"/t/{code}"))
    assert not board.is_over()
    return board


def test_a_whole_game_by_its_pieces_and_another_with_the_advice(ada: Person) -> None:
    board = opened(ada, support="0")
    page = board.page
    expect(page.locator(".places .machine")).to_have_count(5)
    expect(page.locator(".row-platform .robot-card.offered")).to_have_count(5)
    while not board.is_over():
        board.step()
    expect(board.end.locator(".verdict")).to_contain_text(re.compile("Lost|Won"))
    expect(board.prompt).to_have_count(0)
    lost = "Lost" in board.end.locator(".verdict").inner_text()
    again = page.get_by_role("button", name="Play again (Support tokens: 1)")
    if lost:
        again.click()
        expect(page.locator("button.support.offered")).to_have_count(1)
    else:
        expect(again).to_have_count(0)


def test_a_card_says_what_it_would_do(ada: Person) -> None:
    board = opened(ada, **SUPPORTED)
    card = board.page.locator(".row-platform .robot-card").first
    expect(card).to_have_attribute("aria-description", "does nothing")
    expect(card).to_have_attribute("title", "does nothing")
    expect(board.support("Sirenbot")).to_have_attribute("title", "draws 2 cards into the Flash")
    board.do(board.support("Sirenbot"))
    expect(board.page.locator(".row-flash .robot-card")).to_have_count(2)
    expect(board.support("Sirenbot")).to_have_count(0)


def test_a_machine_shows_who_would_repair_it(ada: Person) -> None:
    board = opened(ada, **SAFE)
    page = board.page
    board.do(board.support("Sirenbot"))
    ready = page.locator(".machine.ready")
    while ready.count() == 0:
        board.do(board.closing)
        assert not board.is_over()
    expect(ready.first).to_contain_text("Ready")
    expect(page.locator(".robot-card.lit")).to_have_count(0)
    ready.first.hover()
    expect(page.locator(".robot-card.lit").first).to_be_visible()
    lit = page.locator(".robot-card.lit").count()
    assert lit >= 2
    page.mouse.move(0, 0)
    expect(page.locator(".robot-card.lit")).to_have_count(0)
    ready.first.focus()
    expect(page.locator(".robot-card.lit")).to_have_count(lit)
    board.do(ready.first)
    expect(page.locator(".machine.chosen")).to_have_count(1)
    expect(page.locator(".robot-card.offered")).to_have_count(lit)
    board.do(page.locator(".robot-card.offered").first)
    if page.locator(".machine.chosen").count():
        expect(page.locator(".robot-card.chosen")).to_have_count(1)


def test_cards_go_back_by_keys_and_by_dragging(ada: Person) -> None:
    board = opened(ada, **SUPPORTED)
    page = board.page
    board.do(board.support("Planbot"))
    cards = page.locator(".laid-card")
    on_top = page.locator(".put-top .laid-card")
    at_bottom = page.locator(".put-bottom .laid-card")
    expect(on_top).to_have_count(2)
    first, second = (card.get_attribute("data-card") for card in cards.all())

    tab_to(page, cards.first)
    page.keyboard.press("ArrowRight")
    expect(on_top.last).to_have_attribute("data-card", str(first))
    expect(on_top.last).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(at_bottom).to_have_attribute("data-card", str(first))
    expect(at_bottom).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(on_top).to_have_count(2)
    page.locator(".put-top .laid-turn").last.click()
    expect(at_bottom).to_have_count(1)

    box, goal = on_top.bounding_box(), page.locator(".put-bottom").bounding_box()
    assert box is not None and goal is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + 8, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    expect(at_bottom).to_have_count(2)
    expect(at_bottom.first).to_have_attribute("data-card", str(second))

    board.do(page.get_by_role("button", name="Put back"))
    expect(page.locator(".put-back")).to_have_count(0)
    expect(page.locator(".known").filter(has_text="Known at the bottom")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("at the bottom: ")


def test_two_by_link_take_turns_to_the_end(newcomer: Callable[..., Person]) -> None:
    ada, bob = newcomer(), newcomer()
    settings = {"players": "2", "first": "A", "expansions": "babybots,multibots"}
    code, invites = ada.create("here:Ada", "link", game="cyberion", settings=settings)
    other = bob.open(f"/t/{code}#invite={invites[1]}")
    other.get_by_role("textbox", name="Your name").fill("Bob")
    other.get_by_role("button", name="Sit down").click()
    boards = [Board(ada.open(f"/t/{code}")), Board(other)]
    for board in boards:
        expect(board.page.locator(".places .badge")).to_have_text(["A", "B"])
        expect(board.page.locator(".machine.theirs")).to_have_count(1)
    for turn in range(1, 4):
        active, idle = boards[(turn + 1) % 2], boards[turn % 2]
        expect(active.page.locator(".turn")).to_have_text(f"Turn {turn}")
        active.closing.wait_for()
        expect(idle.page.locator(".cyberion .offered")).to_have_count(0)
        expect(idle.prompt).to_contain_text("is at work")
        while active.ours.count():
            active.step()
        assert active.end.count() == 0  # nobody loses that early
    turn = 4
    while not boards[(turn + 1) % 2].is_over():
        active = boards[(turn + 1) % 2]
        while active.ours.count():
            active.step()
        turn += 1
    for board in boards:
        expect(board.end.locator(".verdict")).to_contain_text(re.compile("Lost|Won"))


def test_all_expansions_on_a_phone(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=PHONE)
    board = opened(ada, **ALL)
    page = board.page
    expect(page.locator(".machine .microbot-icon")).to_have_count(5)
    expect(page.locator(".baby")).to_have_count(5)
    expect(page.locator(".giant")).to_have_count(10)
    expect(page.locator(".interfered")).to_have_count(5)
    assert overflow(page) == 0
    for _ in range(40):
        if board.is_over():
            break
        board.step()
        assert overflow(page) == 0


def test_nothing_is_wrong_for_a_screen_reader(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(size=PHONE), **ALL)
    page = board.page
    assert violations(page) == []
    page.get_by_text("Discard pile").click()
    board.do(board.support("Cyclobot"))
    assert violations(page) == []
    board.do(page.locator(".tray-thing").first)
    board.do(board.support("Planbot"))
    assert violations(page) == []
    board.do(page.get_by_role("button", name="Put back"))
    board.do(board.support("Commandbot"))
    board.do(page.locator(".machine.offered").first)
    assert violations(page) == []
