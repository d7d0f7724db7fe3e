"""Robot Quest Arena on its board: whole games by its pieces, with one robot and with two."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .helpers import PHONE, Person, answer, first_wish, overflow, tab_to, violations

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
OVER = re.compile("no blue cube was left|unfinished")

# What a hurried person does first. Cards that hit somebody come before moves, the end comes last.
WISHES = (
    ".rqa-tray .offered",
    ".place-square.offered",
    ".stop-square.offered",
    ".aim-plain.offered",
    ".away-plain.offered",
    ".rqa-hand .offered",
    ".push-square.offered",
    ".rqa-shop .offered",
    ".move-square.offered",
    ".collect-plain.offered",
    ".closing.offered",
)


class Board:
    """A table of Robot Quest Arena in a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.end = page.locator(".end")
        self.closing = page.locator(".closing.offered")
        self.hand = page.get_by_role("region", name="Your hand")
        self.prompt = page.get_by_role("region", name="What is asked")
        self.arena = page.get_by_role("region", name="Arena")
        self.ready = page.locator(".rqa .offered")
        self.energy = page.locator(".purse-energy strong")
        self.moves = page.locator(".purse-moves strong")

    def is_over(self) -> bool:
        """Once there is a question or an end: whether it is the end."""
        self.ready.or_(self.end).first.wait_for()
        return self.end.is_visible()

    def do(self, piece: Locator) -> None:
        answer(self.page, piece)

    def step(self) -> None:
        """Answer the question with the first piece on offer that a hurried person would take."""
        self.do(first_wish(self.page, WISHES))

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


def test_a_whole_game_of_three_by_its_pieces(ada: Person) -> None:
    board = opened(ada, "random", "random")
    page = board.page
    expect(board.prompt).to_contain_text("Which robot is yours?")
    board.begin("Pug")
    expect(page.locator(".rqa-cell")).to_have_count(81)
    expect(page.locator(".rqa-token")).to_have_count(3)
    expect(page.locator(".rqa-side")).to_have_count(3)
    expect(page.locator(".rqa-shop .rqa-card")).to_have_count(9)
    expect(page.locator(".reserve")).to_contain_text("1 blue cube is left")
    expect(page.locator(".rqa-movers")).to_have_count(0)
    while not board.is_over():
        board.step()
    expect(board.end.locator(".verdict")).to_contain_text(OVER)
    expect(board.hand).to_have_count(0)
    page.get_by_role("button", name="Rematch").click()
    expect(board.prompt).to_contain_text("Which robot is yours?")


def test_a_whole_game_of_two_with_two_robots_each(ada: Person) -> None:
    board = opened(ada, "random")
    page = board.page
    board.begin("Pug", 2)
    expect(page.locator(".rqa-token")).to_have_count(4)
    movers = page.get_by_role("group", name="Which robot acts?").get_by_role("button")
    expect(movers).to_have_count(2)
    expect(movers.first).to_have_attribute("aria-pressed", "true")
    other = movers.last.locator("span").inner_text().split("\n")[0]
    board.card("Battery").click()  # for Pug, without a question
    expect(board.energy).to_have_text("1")
    board.closing.wait_for()
    near = page.locator(".move-square.offered")
    expect(near.first).to_have_accessible_name(re.compile("Pug to .* for 1$"))
    movers.last.click()
    expect(movers.last).to_have_attribute("aria-pressed", "true")
    expect(near.first).to_have_accessible_name(re.compile(f"{other} to .* for 1$"))
    page.locator(".rqa-square.choice[aria-pressed=false]").click()
    expect(near.first).to_have_accessible_name(re.compile("Pug to .* for 1$"))
    while not board.is_over():
        board.step()
    expect(board.end.locator(".verdict")).to_contain_text(OVER)


def test_energy_buys_moves_and_cards(ada: Person) -> None:
    board = opened(ada, "random", "random")
    page = board.page
    board.begin("Strider")
    hammer = page.locator("[data-sale=heavy_hammer] button")
    expect(hammer).to_have_attribute("title", "melee: 3 damage")
    for number in (1, 2, 3):  # there are never fewer Batteries in a hand of five
        expect(page.locator("[data-sale=heavy_hammer] .affordable")).to_have_count(0)
        board.do(board.card("Battery"))
        expect(board.energy).to_have_text(str(number))
    expect(page.locator(".rqa-side.active .card-chip")).to_contain_text("Battery ×3")
    expect(hammer).to_have_accessible_name(re.compile("Heavy Hammer, costs 3.*can be had now"))
    board.do(board.prompt.get_by_role("button", name="turn 1 Energy into 1 Move"))
    expect(board.energy).to_have_text("2")
    expect(board.moves).to_have_text("1")
    hammer.click()
    expect(page.locator(".refusal")).to_contain_text("RQA-SHP-02")
    page.get_by_role("button", name="Take back").click()
    expect(board.energy).to_have_text("3")
    board.do(hammer)
    expect(board.energy).to_have_text("0")
    pile = page.locator(".rqa-side.active").get_by_role("button", name="discard pile 1")
    pile.click()
    expect(page.get_by_role("dialog")).to_contain_text("Heavy Hammer")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Junkyard 0").click()
    expect(page.get_by_role("dialog")).to_contain_text("nothing")


def test_a_card_shows_its_reach(ada: Person) -> None:
    board = opened(ada, "random", "random", cards=CROWDED["cards"])
    page = board.page
    board.do(board.prompt.get_by_role("button", name="Pug", exact=True))
    board.do(board.square("(4,4)"))
    board.closing.wait_for()
    reached, unseen = page.locator(".reach-open"), page.locator(".reach-hidden")
    expect(reached).to_have_count(0)
    board.card("fist").hover()
    expect(reached).to_have_count(4)
    expect(unseen).to_have_count(0)
    page.mouse.move(0, 0)
    expect(reached).to_have_count(0)
    board.card("gun").focus()
    expect(unseen).to_have_count(14)  # of 48 squares in the ring, 8 are Walls and hide these
    expect(reached).to_have_count(26)


def beside(board: Board) -> tuple[Locator, str]:
    """Pug of A on the second Start tile, and an enemy beside it: its square and its name."""
    board.do(board.prompt.get_by_role("button", name="Pug", exact=True))
    board.do(board.square("(0,1)"))
    square = board.arena.get_by_role("button", name=re.compile(r"^\(0,[02]\).* Health")).first
    label = str(square.get_attribute("aria-label"))
    place, name = label[:5], re.sub(r".*, (\w+) of .*", r"\1", label)
    return board.square(place), name


def test_robots_are_pushed(ada: Person) -> None:
    board = opened(ada, "random", "random", **CROWDED)
    square, name = beside(board)
    board.do(board.card("cell"))
    price = 3 if name == "Crate" else 2
    expect(square).to_have_accessible_name(re.compile(f"Pug pushes {name} for {price}"))
    expect(square.locator(".rqa-price")).to_have_text(str(price))
    board.do(square)
    expect(board.energy).to_have_text(str(5 - price))
    expect(board.page.locator(".log")).to_contain_text(f"Pug pushes {name}.")


def test_robots_are_aimed_at_and_knocked_out(ada: Person) -> None:
    board = opened(ada, "random", "random", **CROWDED)
    page = board.page
    square, name = beside(board)
    is_left = str(square.get_attribute("aria-label")).startswith("(0,0)")
    board.do(board.card("laser"))
    expect(board.prompt).to_contain_text("In which direction?")
    way = "left" if is_left else "right"
    board.do(board.prompt.get_by_role("button", name=way, exact=True))
    expect(square).to_have_accessible_name(re.compile("Health 3"))
    board.do(board.card("gun"))
    expect(board.prompt).to_contain_text("gun · At whom?")
    expect(page.locator(f"[data-robot={name.lower()}] .crosshair")).to_have_count(1)
    board.do(square)
    expect(square).to_have_accessible_name(re.compile("Health 1"))
    vp = page.locator("[data-vp='0'] strong")
    before = int(vp.inner_text().split()[0])
    board.do(board.card("fist"))
    board.do(square)
    expect(page.locator(".side-robot.out")).to_contain_text(f"{name}")
    expect(page.locator(".side-robot.out")).to_contain_text("KO")
    expect(vp).to_have_text(f"{before + 2} VP")

    board.do(board.card("Springs"))
    expect(page.locator(".permission")).to_have_count(1)
    board.do(board.card("cell"))
    far = page.locator(".move-square.offered").last
    expect(far).to_have_accessible_name(re.compile(r"Pug to \(4,4\) for 7"))
    board.do(far)
    expect(board.square("(4,4)")).to_have_accessible_name(re.compile("Pug of Ada"))
    expect(board.energy).to_have_text("0")


def test_the_arena_is_walked_by_keys(ada: Person) -> None:
    board = opened(ada, "random", "random")
    page = board.page
    board.do(board.prompt.get_by_role("button", name="Pug", exact=True))
    board.do(board.square("(4,4)"))
    board.do(board.card("Battery"))
    tab_to(page, board.square("(3,4)"))
    for key, name in (("ArrowDown", "(4,4)"), ("ArrowRight", "(4,5)"), ("ArrowUp", "(3,5)")):
        page.keyboard.press(key)
        expect(board.square(name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_contain_text("RQA-MOV-01")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(board.square("(4,5)")).to_have_accessible_name(re.compile("Pug of Ada, Health 5"))
    expect(board.energy).to_have_text("0")


def test_events_are_shown_one_by_one(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(still=False), "random", "random")
    page = board.page
    board.begin("Petri")
    for number in (1, 2, 3):
        board.card("Battery").click()
        expect(board.energy).to_have_text(str(number))
        board.closing.wait_for()
    page.locator("[data-sale=heavy_hammer] button").click()
    expect(page.locator("[data-sale=heavy_hammer]")).to_contain_text("×11")
    expect(page.locator(".rqa-side").first).to_contain_text("discard pile 1")
    board.closing.wait_for()


def test_a_phone_and_a_screen_reader(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(size=PHONE), "random", turn_cap="5")
    page = board.page
    assert violations(page) == []
    board.begin("Strider", 2)
    assert violations(page) == []
    for _ in range(12):
        if board.is_over():
            break
        board.step()
        assert overflow(page) == 0
    assert violations(page) == []
