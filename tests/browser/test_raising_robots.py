"""Raising Robots on its board: its beginning and its end by its pieces, alone and with others."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from .helpers import PATIENCE, Person, overflow, tab_to, violations
from .workshop import Board

MOST_IN_A_ROUND = 12  # answers, however much there is on the board
WINDOW = ViewportSize(width=1440, height=900)
UPRIGHT = ViewportSize(width=390, height=844)
LYING = ViewportSize(width=844, height=390)


# About to choose phases. Fabricate gives a sensor more, and no robot has a part in any of it.
READY = {
    "round": "1",
    "stage": "selection",
    "A": "goods T3 B3; hand RB-24 RB-65 RB-21; recycle RB-74 RB-76; classes CL-03;"
    " free fabricate-speed; energy EN-08 EN-05",
    "due": "gather; reveal; close; round; score",
    "due.A": "select",
}
# Two rounds before the end, with much on the board.
LATE = {
    "round": "7",
    "stage": "selection",
    "A": "goods S3 G2 M2 P1 T2 B2 V9; hand RB-40 RB-42 RB-44 RB-54 RB-65;"
    " design RB-24 RB-28 RB-03; fabricate RB-46 RB-41; recycle RB-74 RB-76 RB-71;"
    " classes CL-03+ CL-13+ CL-31; free upgrade-cosmetic fabricate-communication"
    " recycle-efficiency; tokens cosmetic; energy EN-05 EN-04; used EN-01 EN-03 EN-06 EN-08",
    "due": "gather; reveal; close; round; score",
    "due.A": "select",
}


def opened(
    person: Person, *others: str, start: dict[str, str] | None = None, **settings: str
) -> Board:
    given = {"players": str(1 + len(others)), **settings}
    code, _ = person.create(
        "here:Ada", *others, game="raising_robots", settings=given, start=start or {}
    )
    board = Board(person.open(f"/t/{code}"))
    assert not board.is_over()
    return board


def hidden(page: Page) -> list[int]:
    """By how many pixels the board, and the part of it that may scroll, are too high."""
    return [
        int(page.locator(part).evaluate("(one) => one.scrollHeight - one.clientHeight"))
        for part in (".board", ".rr-main")
    ]


def height(page: Page) -> int:
    return int(page.locator(".rr-board").evaluate("(one) => one.offsetHeight"))


def is_in_sight(page: Page, piece: Locator) -> bool:
    box = piece.bounding_box()
    height = (page.viewport_size or WINDOW)["height"]
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height + 1


def test_a_game_alone_begins_in_one_screen(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(size=WINDOW))
    page = board.page
    expect(page.locator(".rr-round")).to_contain_text("Before the first round")
    expect(board.hand.locator(".rr-robot")).to_have_count(8)
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
    assert hidden(page) == [0, 0]


def test_a_game_to_its_end_in_one_screen(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(size=WINDOW), start=LATE, inventors="off")
    page = board.page
    answers = 0
    while not board.is_over():
        assert hidden(page) == [0, 0]
        assert is_in_sight(page, board.hand)
        board.step()
        answers += 1
    assert answers <= 2 * MOST_IN_A_ROUND
    total = page.locator("[data-score='0-total']").inner_text().split()[0]
    expect(board.end.locator(".verdict")).to_contain_text(f"{total} points")
    rating = page.locator(".rr-rating").inner_text()
    expect(board.end.locator(".verdict")).to_contain_text(rating)
    sources = ("robots", "classes", "inventory", "inventor", "leftover")
    shown = [page.locator(f"[data-score='0-{source}']") for source in sources]
    assert sum(int(one.inner_text().split()[0]) for one in shown) == int(total)
    expect(board.hand).to_have_count(0)
    page.locator(".rr-good").first.dispatch_event("pointerover", {"bubbles": True})
    expect(board.lens).to_be_attached()
    expect(board.lens).to_be_hidden()  # the mouse is on the board by chance
    assert violations(page) == []
    page.get_by_role("link", name="Watch again").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[data-score='0-total']")).to_contain_text(total)


@pytest.mark.parametrize("size", [UPRIGHT, LYING], ids=["upright", "lying"])
def test_a_game_to_its_end_on_a_phone(newcomer: Callable[..., Person], size: ViewportSize) -> None:
    board = opened(newcomer(size=size), start=LATE, inventors="off")
    page = board.page
    while not board.is_over():
        assert overflow(page) == 0
        assert is_in_sight(page, board.hand)
        assert height(page) < 1800
        board.step()
    expect(page.locator("[data-score='0-total']")).to_be_visible()


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
    expect(page.locator(".log")).not_to_contain_text("B assembles")
    page.get_by_role("button", name="Back to your board").click()
    expect(board.robots).to_have_count(2)
    board.start()
    expect(page.locator(".log")).to_contain_text("Everybody has finished.")
    expect(page.locator(".log")).to_contain_text("B assembles")
    board.seats.nth(1).click()
    expect(board.robots).to_have_count(2)
    expect(board.mat.locator(".offered")).to_have_count(0)
    expect(page.locator(".rr-drawn li")).to_have_count(3)
    expect(page.locator(".phase-seat")).to_have_count(0)
    board.pair("Fabricate", "Recycle")
    expect(page.locator(".phase-seat")).to_have_count(6)
    board.seats.nth(0).click()
    while board.round() < 2:
        board.step()
    expect(page.locator(".log")).to_contain_text(re.compile("B (performs|does not perform)"))
    expect(board.seats.nth(0)).to_contain_text("at work")


def test_who_watches_sees_all_boards_and_the_score_sheet(ada: Person) -> None:
    code, _ = ada.create("random", "random", game="raising_robots", settings={"players": "2"})
    page = ada.open(f"/t/{code}")
    board = Board(page)
    board.end.wait_for(timeout=4 * PATIENCE * 1000)  # it is played by bots at their own pace
    sheet = page.get_by_role("region", name="Score sheet")
    expect(sheet.get_by_role("columnheader")).to_have_count(2)
    totals = [
        int(sheet.locator(f"[data-score='{seat}-total']").inner_text().split()[0])
        for seat in range(2)
    ]
    won = ["AB".index(text) for text in board.end.locator(".verdict .badge").all_inner_texts()]
    assert won
    assert {totals[seat] for seat in won} == {max(totals)}
    for seat in range(2):
        board.seats.nth(seat).click()
        expect(board.mat.get_by_role("heading", level=2)).to_contain_text(f"Zigzag {'AB'[seat]}")
        expect(page.locator(".rr-beside .rr-class").first).to_be_visible()


def at_fabricate(person: Person) -> Board:
    """About to run Fabricate, whose first action gives a sensor more."""
    board = opened(person, start=READY, inventors="off")
    board.pair("Fabricate", "Recycle")
    board.come_to("Fabricate")
    return board


def test_energy_is_told_as_a_sum_and_batteries_add_to_it(ada: Person) -> None:
    board = at_fabricate(ada)
    label = board.phases.locator("[data-phase=fabricate]").inner_text()
    found = re.search(r"(\d+) energy: energy card (\d+)(?:, cubes (\d+))?", label)
    assert found is not None
    energy = int(found[1])
    assert energy == int(found[2]) + int(found[3] or 0)
    assert board.good("battery") == 3
    lines = board.lines.count()
    board.spend(f"2 batteries: perform with {energy + 2} energy")
    assert board.lines.count() >= lines
    board.do(board.run)
    assert board.good("battery") == 1


def test_a_phase_is_one_answer_in_which_each_choice_can_be_changed(ada: Person) -> None:
    board = at_fabricate(ada)
    board.spend("No battery")
    first = board.lines.filter(has_text="Fabricate, action 1")
    expect(first.get_by_role("checkbox")).to_be_checked()
    gain = first.get_by_role("combobox")
    other = "microchip" if gain.input_value() == "gain:gear" else "gear"
    gain.select_option(f"gain:{other}")
    expect(first).to_contain_text(f"you get 1 sensor, 1 {other}")
    before = {name: board.good(name) for name in ("sensor", other)}
    board.do(board.run)
    for name, had in before.items():  # other actions and robots may give more of it
        assert board.good(name) > had
    expect(board.page.locator(".log")).to_contain_text("You perform Fabricate")


def test_what_is_left_out_of_a_phase_is_not_done(ada: Person) -> None:
    board = at_fabricate(ada)
    board.spend("No battery")
    board.lines.filter(has_text="Fabricate, action 1").get_by_role("checkbox").uncheck()
    expect(
        board.lines.filter(has_text="Fabricate, action 1").get_by_role("combobox")
    ).to_have_count(0)
    board.do(board.run)
    expect(board.page.locator(".log")).to_contain_text("You perform Fabricate")
    expect(board.page.locator(".log")).not_to_contain_text("uses Fabricate, action 1")


def test_cards_are_marked_in_the_hand_and_exchanged_within_the_phase(ada: Person) -> None:
    board = opened(ada, start=READY, inventors="off")
    board.pair("Design", "Recycle")
    board.come_to("Design")
    board.spend("3 batteries")
    exchange = board.lines.filter(has_text="draw 1").first
    expect(exchange).to_contain_text("Mark them in your hand.")
    marked = board.hand.get_by_role("button").first
    name = str(marked.get_attribute("aria-label"))
    marked.click()
    expect(marked).to_have_attribute("aria-pressed", "true")
    expect(board.lines.filter(has_text="Discard 1, draw 2")).not_to_have_count(0)
    board.do(board.run)
    expect(board.hand.get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(board.page.locator(".log")).to_contain_text(f"You discard {name}")


POOR = {  # robots in hand, and nothing to pay for them
    "round": "1",
    "stage": "selection",
    "A": "goods B3; hand RB-21 RB-59 RB-93; fabricate RB-46; recycle RB-65; classes CL-31;"
    " free recycle-communication; tokens communication; energy EN-04 EN-05",
    "due": "gather; reveal; close; round; score",
    "due.A": "select",
}


def test_robots_are_assembled_by_their_price_and_say_what_is_missing(ada: Person) -> None:
    board = opened(ada, start=POOR, inventors="off")
    board.pair("Assemble", "Recycle")
    board.come_to("Assemble")
    dear = board.hand.get_by_role("button", name=re.compile("needs .*, you have"))
    expect(dear).not_to_have_count(0)
    expect(board.hand.locator(".rr-lack").first).to_be_visible()


OWN_BOARD = {
    "upgrade": [
        {"id": "U1", "action": "W1 > UNL @2", "status": "known"},
        {"id": "U2", "action": "W5 > UNL @4", "status": "known"},
        {"id": "U3", "action": "W6 > UNL @7", "status": "known"},
    ],
    "slots": [
        {"id": name, "extra": [0, 2, 4, 4, 4], "status": "known"}
        for name in ("design", "fabricate", "recycle")
    ],
}


def test_a_board_of_ones_own_shows_its_own_prices(ada: Person) -> None:
    board = opened(ada, inventors="off", cards=json.dumps(OWN_BOARD))
    mat = board.mat
    for text in (
        "Upgrade, row 1: 1 wild → unlock a token (2 energy)",
        "Upgrade, row 2: 5 wilds → unlock a token (4 energy)",
        "Upgrade, row 3: 6 wilds → unlock a token (7 energy)",
    ):
        expect(mat.locator(f"[data-tell='{text}']")).to_have_count(1)
    expect(mat.get_by_text("Empty slot, 2 wilds extra")).to_have_count(3)
    expect(mat.get_by_text("Empty slot, 4 wilds extra")).to_have_count(9)


def test_whatever_is_touched_is_told_in_words(ada: Person) -> None:
    board = opened(ada)
    page = board.page
    expect(board.lens).to_have_count(0)
    board.hand.get_by_role("listitem").first.hover()
    expect(board.lens).to_contain_text(re.compile(r"Costs.*, and \d energy.*or ", re.DOTALL))
    page.mouse.move(0, 0)
    expect(board.lens).to_have_count(0)
    page.locator(".rr-inventory .rr-good").nth(6).hover()
    expect(board.lens).to_have_text("3 batteries")
    board.hand.get_by_role("button").first.focus()
    expect(board.lens).to_contain_text("Costs")


def test_in_a_low_window_what_is_touched_is_told_beside_the_keys(
    newcomer: Callable[..., Person],
) -> None:
    board = opened(newcomer(size=LYING), start=LATE)
    board.page.locator(".rr-hand .in-hand").first.hover()
    expect(board.lens).to_contain_text("Costs")
    expect(board.lens).to_be_in_viewport(ratio=1)
    lens, keys = board.lens.bounding_box(), board.page.locator(".question").bounding_box()
    assert lens is not None and keys is not None
    assert lens["x"] + lens["width"] <= keys["x"]


def test_a_key_names_all_signs_and_points_can_be_looked_at(ada: Person) -> None:
    board = opened(ada)
    page = board.page
    page.get_by_role("button", name="Signs").click()
    key = page.get_by_role("dialog")
    for name in ("sensor", "wild", "energy cube", "unlock a token", "speed token", "Recycle"):
        expect(key).to_contain_text(name)
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Points").click()
    expect(key).to_contain_text(re.compile("Grades of classes: D 2.* C 5.* B 9.* A 13"))
    expect(key.locator("[data-score='0-total']")).to_be_visible()
    assert violations(page) == []
    assert page.locator(".rr svg.rr-kind:not(:has(title))").count() == 0


def test_what_is_not_on_offer_says_why(ada: Person) -> None:
    board = opened(ada)
    board.page.locator(".rr-looks .rr-inventor").first.click()
    expect(board.page.locator(".refusal")).to_contain_text("RR-STA-12")


def test_inventors_by_auction(ada: Person) -> None:
    board = opened(ada, "random", inventors="auction")
    page = board.page
    tracks = page.get_by_role("region", name="Auction of inventors").get_by_role("listitem")
    while not page.locator(".rr-auction .offered").count():
        board.step()
    expect(tracks).to_have_count(2)
    last = page.get_by_role("button", name=re.compile("space 6: 2 duct tape, 2 batteries"))
    for inventor in range(2):
        piece = last.nth(inventor)
        if "offered" in str(piece.get_attribute("class")):
            board.do(piece)  # nobody can bid more
            break
    board.start()
    expect(page.locator(".rr-beside .rr-inventor")).to_have_count(1)


def test_phases_are_chosen_and_run_by_keys(ada: Person) -> None:
    board = opened(ada, start=READY, inventors="off")
    page = board.page
    for phase, shown in (
        ("Design", ".drawn-phase.phase-design"),
        ("Upgrade", "[data-phase=upgrade] .phase-seat"),
    ):
        tab_to(page, board.phases.get_by_role("button", name=re.compile(f"^{phase}")))
        page.keyboard.press("Enter")
        expect(page.locator(shown)).to_have_count(1)
    expect(board.run).to_have_text("Run Upgrade")
    tab_to(page, board.run)
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("You perform Upgrade")


def test_events_are_shown_one_by_one(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(still=False), "random")
    board.start()
    board.pair("Upgrade", "Assemble")
    expect(board.page.locator(".phase-seat")).to_have_count(4)
    board.ready.first.wait_for()


def test_a_phone_and_a_screen_reader(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(size=UPRIGHT), *["random"] * 5)
    page = board.page
    expect(board.seats).to_have_count(6)
    assert violations(page) == []
    while not board.asks("Which token do you unlock?"):
        board.step()
        assert overflow(page) == 0
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
