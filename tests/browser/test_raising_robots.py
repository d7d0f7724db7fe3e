"""Raising Robots on its board: whole games by its pieces, alone and with others at work."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .helpers import PATIENCE, PHONE, Person, answer, first_wish, overflow, tab_to, violations

# What somebody eager answers with first, piece by piece.
EAGER = (
    ".rr-looks .offered",
    ".rr-auction .offered",
    ".rr-hand .offered",
    ".rr-phase.offered",
    ".rr-circle.offered",
    ".rr-place.offered",
    ".rr-class.offered",
    ".rr-inventor.offered",
    ".rr-deed-button.offered",
    ".rr-cell.offered",
    ".rr-battery.offered",
    ".rr-plain.main.offered",
    ".rr-plain:not(.closing).offered",
    ".rr-plain.closing.offered",
)
HURRIED = (".rr-plain.closing.offered", *EAGER)
ROUNDS = 8


class Board:
    """A table of Raising Robots in a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.end = page.locator(".end")
        self.ready = page.locator(".rr .offered")
        self.prompt = page.get_by_role("region", name="What is asked")
        self.phases = page.get_by_role("region", name="Phases of the round")
        self.confirm = page.locator(".rr-confirm")
        self.hand = page.get_by_role("region", name="Your hand")
        self.mat = page.get_by_role("region", name=re.compile("^Board of "))
        self.robots = self.mat.locator("[data-robot]")
        self.seats = page.get_by_role("group", name="Whose board is shown").get_by_role("button")

    def is_over(self) -> bool:
        """Once there is a question or an end: whether it is the end."""
        self.ready.or_(self.end).first.wait_for()
        return self.end.is_visible()

    def do(self, piece: Locator) -> None:
        answer(self.page, piece)

    def step(self, wishes: tuple[str, ...] = EAGER) -> None:
        """Answer the question with the first piece on offer that somebody would take."""
        wish = first_wish(self.page, (".rr-confirm", *wishes))
        if "rr-confirm" in str(wish.get_attribute("class")):
            self.discard()
        else:
            self.do(wish)

    def discard(self) -> None:
        """Give up cards, the last ones first, until there are enough."""
        while not self.confirm.is_enabled():
            self.hand.locator(".offered").last.click()
        self.do(self.confirm)

    def asks(self, question: str) -> bool:
        """Once there is a question: whether it is this one."""
        self.ready.first.wait_for()
        return question in self.prompt.inner_text()

    def good(self, name: str) -> int:
        return int(self.mat.locator(f"[data-good={name}]").inner_text())

    def round(self) -> int:
        """The round being played, 0 before the first."""
        found = re.search(r"Round (\d)", self.prompt.inner_text())
        return int(found[1]) if found else 0

    def start(self) -> None:
        """Everything before the first round; then the first phase card is asked for."""
        while not self.asks("Which phase goes with the left energy card?"):
            self.step()

    def pair(self, left: str, right: str) -> None:
        for phase in (left, right):
            self.do(self.phases.get_by_role("button", name=re.compile(f"^{phase}")))


def opened(person: Person, *others: str, **settings: str) -> Board:
    given = {"players": str(1 + len(others)), **settings}
    code, _ = person.create("here:Ada", *others, game="raising_robots", settings=given)
    board = Board(person.open(f"/t/{code}"))
    assert not board.is_over()
    return board


def test_a_whole_game_alone_by_its_pieces(ada: Person) -> None:
    board = opened(ada)
    page = board.page
    expect(board.prompt).to_contain_text("Before the first round")
    expect(board.hand.locator("[data-robot], .rr-robot")).to_have_count(8)
    expect(page.locator(".rr-looks .rr-class")).to_have_count(2)
    expect(page.locator(".rr-looks .rr-inventor")).to_have_count(2)
    names = [str(one.get_attribute("aria-label")) for one in board.hand.get_by_role("button").all()]
    board.discard()
    expect(board.hand.get_by_role("button")).to_have_count(5)
    for name in names[:5]:
        expect(board.hand.get_by_role("button", name=name, exact=True)).to_have_count(1)
    board.start()
    expect(board.robots).to_have_count(2)
    expect(page.locator(".rr-looks")).to_have_count(0)
    expect(page.locator(".rr-neutral li")).to_have_count(5)
    while not board.is_over():
        board.step(EAGER if board.round() < 2 else HURRIED)
    expect(board.prompt).to_contain_text(f"Round {ROUNDS} of {ROUNDS}")
    total = page.locator("[data-score='0-total']").inner_text().strip()
    expect(board.end.locator(".verdict")).to_contain_text(f"{total} points")
    rating = page.locator(".rr-rating").inner_text()
    expect(board.end.locator(".verdict")).to_contain_text(rating)
    sources = ("robots", "classes", "inventory", "inventor", "leftover")
    shown = [page.locator(f"[data-score='0-{source}']") for source in sources]
    assert sum(int(one.inner_text().split()[0]) for one in shown) == int(total)
    expect(board.hand).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("link", name="Watch again").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[data-score='0-total']")).to_have_text(total)


def test_others_are_seen_as_before_until_all_have_finished(ada: Person) -> None:
    board = opened(ada, "random", "random")
    page = board.page
    expect(board.seats).to_have_count(3)
    expect(board.seats.nth(1)).to_contain_text("has finished")
    expect(board.seats.nth(0)).to_contain_text("at work")
    while not board.asks("Which token do you unlock?"):
        board.step()
    expect(board.robots).to_have_count(2)
    board.seats.nth(1).click()
    expect(board.mat).to_contain_text("As it was before")
    expect(board.robots).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text("bot B assembles")
    page.get_by_role("button", name="Back to your board").click()
    expect(board.robots).to_have_count(2)
    board.start()
    expect(page.locator(".log")).to_contain_text("Everybody has finished.")
    expect(page.locator(".log")).to_contain_text("bot B assembles")
    board.seats.nth(1).click()
    expect(board.robots).to_have_count(2)
    expect(board.mat.locator(".offered")).to_have_count(0)
    expect(page.locator(".rr-drawn li")).to_have_count(3)
    expect(page.locator(".phase-seat")).to_have_count(0)
    board.pair("Fabricate", "Recycle")
    expect(page.locator(".phase-seat")).to_have_count(6)
    board.seats.nth(0).click()
    while board.round() < 2:
        board.step(HURRIED)
    expect(page.locator(".log")).to_contain_text(re.compile("bot B (performs|does not perform)"))
    expect(board.seats.nth(0)).to_contain_text("at work")


def test_who_watches_sees_all_boards_and_the_score_sheet(ada: Person) -> None:
    code, _ = ada.create("random", "random", game="raising_robots", settings={"players": "2"})
    page = ada.open(f"/t/{code}")
    board = Board(page)
    board.end.wait_for(timeout=4 * PATIENCE * 1000)  # it is played by bots at their own pace
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet.get_by_role("columnheader")).to_have_count(2)
    totals = [int(sheet.locator(f"[data-score='{seat}-total']").inner_text()) for seat in range(2)]
    won = ["AB".index(text) for text in board.end.locator(".verdict .badge").all_inner_texts()]
    assert won
    assert {totals[seat] for seat in won} == {max(totals)}
    for seat in range(2):
        board.seats.nth(seat).click()
        expect(board.mat.get_by_role("heading", level=2)).to_contain_text(f"bot {'AB'[seat]}")
        expect(page.locator(".rr-beside .rr-class").first).to_be_visible()


def test_energy_is_told_as_a_sum_and_batteries_add_to_it(ada: Person) -> None:
    board = opened(ada, inventors="off")
    page = board.page
    while not board.asks("Which token do you unlock?"):
        board.step()
    board.do(page.get_by_role("button", name=re.compile("^Locked speed token.*1 sensor")))
    while not board.asks("Which phase"):
        board.do(page.locator(".rr-plain.closing.offered"))
    board.pair("Fabricate", "Recycle")
    here = board.phases.locator("[data-phase=fabricate] .is-now")
    while not (board.asks("batteries") and here.count()):
        board.do(page.locator(".rr-plain.closing.offered"))
    label = board.phases.locator("[data-phase=fabricate]").inner_text()
    found = re.search(r"(\d+) energy: energy card (\d+)(?:, cubes (\d+))?", label)
    assert found is not None
    energy = int(found[1])
    assert energy == int(found[2]) + int(found[3] or 0)
    batteries = board.good("battery")
    assert batteries == 3
    more = page.get_by_role("button", name=f"2 batteries: perform with {energy + 2} energy")
    board.do(more)
    assert board.good("battery") == 1
    expect(page.locator(".rr-context")).to_contain_text(f"{energy + 2} energy left")
    sensors = board.good("sensor")
    cell = board.mat.get_by_role("button", name=re.compile("^Fabricate, action 1.*1 sensor"))
    board.do(cell)
    board.do(page.locator("button.rr-good.offered").first)
    assert board.good("sensor") >= sensors + 1


def test_what_is_not_on_offer_says_why(ada: Person) -> None:
    board = opened(ada)
    board.page.locator(".rr-looks .rr-inventor").first.click()
    expect(board.page.locator(".refusal")).to_contain_text("RR-STA-02")


def test_inventors_by_auction(ada: Person) -> None:
    board = opened(ada, "random", inventors="auction")
    page = board.page
    tracks = page.get_by_role("region", name="Auction of inventors").get_by_role("listitem")
    while not page.locator(".rr-auction .offered").count():
        board.step()
    expect(tracks).to_have_count(2)
    last = page.get_by_role("button", name=re.compile("space 6: 2 batteries, 2 duct tape"))
    for inventor in range(2):
        piece = last.nth(inventor)
        if "offered" in str(piece.get_attribute("class")):
            board.do(piece)  # nobody can bid more
            break
    board.start()
    expect(page.locator(".rr-beside .rr-inventor")).to_have_count(1)


def test_phases_are_chosen_by_keys(ada: Person) -> None:
    board = opened(ada)
    board.start()
    page = board.page
    for phase, shown in (
        ("Design", ".drawn-phase.phase-design"),
        ("Upgrade", "[data-phase=upgrade] .phase-seat"),
    ):
        tab_to(page, board.phases.get_by_role("button", name=re.compile(f"^{phase}")))
        page.keyboard.press("Enter")
        expect(page.locator(shown)).to_have_count(1)


def test_events_are_shown_one_by_one(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(still=False), "random")
    board.start()
    board.pair("Upgrade", "Assemble")
    expect(board.page.locator(".phase-seat")).to_have_count(4)
    board.ready.first.wait_for()


def test_a_phone_and_a_screen_reader(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(size=PHONE), "random", "random")
    page = board.page
    assert violations(page) == []
    while not board.asks("Which token do you unlock?"):
        board.step()
        assert overflow(page) == 0
    assert violations(page) == []
    board.start()
    board.seats.nth(2).click()
    assert violations(page) == []
    board.seats.nth(0).click()
    board.pair("Assemble", "Design")
    for _ in range(12):
        if board.round() > 1:
            break
        board.step()
        assert overflow(page) == 0
    page.get_by_role("button", name=re.compile("^Robot discard pile")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
