"""Cyberion on its board: a whole game by its pieces, two by link, every expansion on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .factory import Board
from .helpers import (
    PHONE,
    Person,
    go_on,
    overflow,
    tab_to,
    type_number,
    violations,
    watched,
)

ALL = {"expansions": "all", "support": "5"}
SUPPORTED = {"support": "5"}
# Two Machines can be repaired, one in two ways, and a third lacks a Robot.
START = {
    "turn": "A 3",
    "factory": "I-SIR I-4 I-PLA II-GE12 II-STO",
    "platform": "SIR1 SIR2 SIR4 CYC4 PLA3",
    "stock": "STO5 COM4",
    "levels": "1 2 1 1 1",
    "reserve": "1",
}


def opened(person: Person, start: dict[str, str] | None = None, **settings: str) -> Board:
    code, _ = person.create("here:Ada", game="cyberion", settings=settings, start=start or {})
    board = Board(person.open(f"/t/{code}"))
    assert not board.is_over()
    return board


def scrolls(page: Page, selector: str) -> bool:
    """Whether something is higher than the place it has."""
    there = "(box) => box.scrollHeight > box.clientHeight + 1"
    return bool(page.locator(selector).evaluate(there))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (844, 390)])
def test_a_whole_game_by_its_pieces(
    newcomer: Callable[..., Person], width: int, height: int
) -> None:
    board = opened(newcomer(size=ViewportSize(width=width, height=height)), support="0")
    page = board.page
    expect(page.locator(".places .machine")).to_have_count(5)
    expect(page.locator(".row-platform .robot-card.offered")).to_have_count(5)
    while not board.is_over():
        board.step()
        assert overflow(page) == 0
        if width >= 1000:
            assert not scrolls(page, ".board") or board.end.is_visible()
            assert not scrolls(page, ".mainframe")
    expect(board.end.get_by_role("heading")).to_have_text(re.compile("You lost|You won"))
    expect(board.prompt).to_have_count(0)


def test_after_a_loss_the_next_game_has_a_token_more(ada: Person) -> None:
    board = opened(ada, start={**START, "platform": "", "stock": "", "reserve": "0"}, support="0")
    board.point(board.end_turn)
    board.do(board.page.locator(".end-anyway"))
    expect(board.end.get_by_role("heading")).to_have_text("You lost")
    board.page.get_by_role("button", name="Play again (Support tokens: 1)").click()
    expect(board.page.locator("button.support.offered")).to_have_count(1)


def test_a_click_fits_a_crew_and_another_repairs(ada: Person) -> None:
    board = opened(ada, START)
    page = board.page
    machine = board.machine("2 Sirenbots")
    board.point(machine)
    expect(board.members).to_have_count(2)
    expect(board.manned).to_have_count(2)
    expect(page.locator(".log")).not_to_contain_text("You repair")
    board.do(machine)  # the same again
    expect(page.locator(".log")).to_contain_text("You repair")
    expect(page.locator(".big-count")).to_have_text("1")
    assert board.clicks == 2


def test_other_robots_change_the_crew(ada: Person) -> None:
    board = opened(ada, START)
    page = board.page
    board.point(board.machine("2 Robots of size 4"))
    fours = [board.robot(name) for name in ("Sirenbot 4", "Cyclobot 4", "Commandbot 4")]
    crew = [four for four in fours if "member" in (four.get_attribute("class") or "")]
    other = next(four for four in fours if four not in crew)
    assert len(crew) == 2
    board.point(crew[0])  # out
    expect(board.members).to_have_count(1)
    expect(page.locator(".repair-now")).to_be_disabled()
    expect(board.prompt).to_contain_text("One Robot is missing.")
    board.point(other)  # and another in
    expect(board.members).to_have_count(2)
    expect(other).to_have_class(re.compile("member"))
    expect(crew[0]).not_to_have_class(re.compile("member"))
    page.keyboard.press("Escape")
    expect(board.members).to_have_count(0)


def test_a_robot_is_dragged_to_a_machine(ada: Person) -> None:
    board = opened(ada, START)
    page = board.page
    board.robot("Commandbot 4").drag_to(board.machine("2 Robots of size 4"))
    expect(board.manned).to_have_count(2)
    expect(board.robot("Commandbot 4")).to_have_class(re.compile("member"))
    expect(page.locator(".robot-card.chosen:not(.member)")).to_have_count(0)
    board.do(page.locator(".repair-now"))
    expect(page.locator(".log")).to_contain_text("Commandbot 4")


def test_a_machine_says_what_lacks(ada: Person) -> None:
    board = opened(ada, START)
    expect(board.machine("2 Planbots")).to_contain_text("1 of 2 there")
    lacking = board.machine("3 Stockbots")
    expect(lacking).to_contain_text("1 of 3 there")
    lacking.click()
    expect(board.page.locator(".refusal")).to_contain_text(
        "It needs 3 × Stockbot, 1 is in your rows"
    )


def test_a_crew_with_a_microbot_is_complete_by_one_click(ada: Person) -> None:
    start = {
        "factory": "I-SIR+MIC-4",
        "platform": "SIR1 SIR4 MUL-4 STO4",
        "experience": "I-1",
    }
    board = opened(ada, start, expansions="microbots,multibots", extra="free")
    board.point(board.machine("2 Sirenbots"))
    board.page.locator(".repair-now").click()
    expect(board.page.locator(".big-count")).to_have_text("2")


def test_a_robot_says_what_it_would_do_before_it_goes(ada: Person) -> None:
    board = opened(ada, {**START, "platform": "SIR1 STO2 CYC4 PLA3 PLA4", "support": "SIR"})
    page = board.page
    card = board.robot("Sirenbot 1")
    expect(card).to_have_attribute("aria-description", "does nothing")
    board.point(card)
    expect(board.prompt).to_contain_text("Discard Sirenbot 1 for its ability?")
    expect(board.prompt).to_contain_text("nothing happens")
    page.locator(".cancel").click()
    board.point(board.robot("Stockbot 2"))
    expect(page.locator(".use")).to_have_text("II: 1 card into the Stock")
    board.do(page.locator(".use"))
    expect(board.prompt).to_contain_text("Which card")
    board.do(page.locator(".robot-card.offered").first)
    expect(page.locator(".row-stock .robot-card")).to_have_count(3)
    board.do(board.support("Sirenbot"))
    expect(page.locator(".row-flash .robot-card")).to_have_count(2)
    expect(board.support("Sirenbot")).to_have_count(0)


def test_a_mouse_uses_an_ability_by_one_click(ada: Person) -> None:
    board = opened(ada, {**START, "levels": "2 1 1 1 1"})
    board.robot("Sirenbot 1").hover()
    chip = board.page.locator(".row-platform li").first.locator(".quick-use")
    expect(chip).to_have_attribute("title", "draws 1 card into the Flash")
    board.do(chip)
    expect(board.page.locator(".row-flash .robot-card")).to_have_count(1)


def test_the_mainframe_says_what_the_next_level_does(ada: Person) -> None:
    board = opened(ada, {**START, "experience": "I-1 I-2"})
    tracks = board.page.locator(".track")
    expect(tracks.nth(0)).to_contain_text("nothing yet")
    expect(tracks.nth(0).locator(".next-does")).to_contain_text("1 card into the Flash")
    expect(tracks.nth(1)).to_contain_text("1 card into the Stock")
    expect(tracks.nth(1).locator(".next-does")).to_contain_text("2 cards into the Stock")
    board.do(tracks.nth(1).locator(".next-does.offered"))
    expect(tracks.nth(1).locator(".next-does")).to_contain_text("3 cards into the Stock")
    expect(board.page.locator(".next-does.offered")).to_have_count(0)


def test_the_end_of_a_turn_warns_of_its_price(ada: Person) -> None:
    board = opened(ada, START)
    page = board.page
    expect(board.end_turn).to_contain_text("costs a Failsafe token")
    board.point(board.end_turn)
    expect(board.prompt).to_contain_text("costs a Failsafe token, 1 in the Reserve")
    page.get_by_role("button", name="Go on playing").click()
    expect(page.locator(".turn")).to_have_text("Turn 3")
    board.point(board.machine("2 Sirenbots"))
    board.do(page.locator(".repair-now"))
    expect(board.end_turn).to_contain_text("costs nothing")
    board.do(board.end_turn)
    expect(page.locator(".turn")).to_have_text("Turn 4")


def test_a_repair_is_seen(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(still=False)
    code, _ = ada.create("here:Ada", game="cyberion", start=START)
    board = Board(watched(ada, code).page)
    board.point(board.machine("2 Sirenbots"))
    board.page.locator(".repair-now").click()
    done = board.page.locator(".machine.done")
    expect(done).to_contain_text("2 Sirenbots")
    expect(done.locator(".socket.manned")).to_have_count(2)
    go_on(board.page)
    expect(done).to_have_count(0)
    expect(board.page.locator(".machine-gap")).to_have_count(1)


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
        expect(active.page.locator(".turn")).to_contain_text(f"Turn {turn}: ")
        active.end_turn.wait_for()
        expect(idle.page.locator(".cyberion .offered")).to_have_count(0)
        expect(idle.prompt).to_contain_text("is thinking")
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
        expect(board.end.get_by_role("heading")).to_have_text(re.compile("You lost|You won"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_expansions_in_a_low_window(newcomer: Callable[..., Person], lang: str) -> None:
    ada = newcomer(size=ViewportSize(width=1280, height=720))
    ada.speak(lang)
    page = opened(ada, **ALL).page
    for part in (".board", ".mainframe", ".extras"):
        assert not scrolls(page, part)
    foot = page.locator(".extras").bounding_box()
    assert foot is not None and foot["y"] + foot["height"] <= 720


def test_a_number_typed_slowly_waits_for_the_rest_of_it(ada: Person) -> None:
    page = opened(ada, START).page
    assert {"1", "10"} <= set(page.locator(".options kbd").all_text_contents())
    typed = page.locator("html[data-typed='1']")
    page.keyboard.press("1")
    expect(typed).to_have_count(1)  # and there it waits: nothing is a matter of time
    page.keyboard.press("Escape")
    expect(typed).to_have_count(0)
    before = page.evaluate("window.told")
    page.keyboard.press("1")
    page.keyboard.press("0")
    page.wait_for_function("(before) => window.told > before", arg=before)
    expect(typed).to_have_count(0)


def test_a_key_asks_before_a_costly_end_as_the_mouse_does(ada: Person) -> None:
    board = opened(ada, START)
    number = board.end_turn.locator("kbd").inner_text()
    type_number(board.page, number)
    expect(board.page.locator(".end-anyway")).to_be_visible()
    before = board.page.evaluate("window.told")
    type_number(board.page, number)  # again: it is meant
    board.page.wait_for_function("(before) => window.told > before", arg=before)
    expect(board.page.locator(".end-anyway")).to_have_count(0)


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
    page.locator(".pile summary").click()
    board.do(board.support("Cyclobot"))
    board.do(page.locator(".tray-thing").first)
    board.do(board.support("Planbot"))
    assert violations(page) == []
    board.do(page.get_by_role("button", name="Put back"))
    board.do(board.support("Commandbot"))
    board.do(page.locator(".machine.offered").first)
    assert violations(page) == []
