"""The stage of a Duel: who stands where, what is drawn, what is told, and when."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from .helpers import PHONE, SHORT, Person, Table, go_on, tab_to, watched
from .test_together import seated

DESK = ViewportSize(width=1440, height=900)
UPRIGHT = ViewportSize(width=390, height=844)
# Notes what is drawn between the robots.
_EFFECTS = """
window.drawn = new Set();
new MutationObserver(() => {
  for (const part of document.querySelectorAll(".effects [class]"))
    window.drawn.add([part.getAttribute("class"), part.matches("text") && part.textContent]
      .filter(Boolean).join(" "));
}).observe(document, { subtree: true, childList: true });
"""


def test_card_text_can_be_read_at_a_desk(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=DESK)
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    Table(page).expect_asked()
    sizes = page.evaluate(
        """() => [...document.querySelectorAll(".card-name, .card-about")]
        .map((text) => parseFloat(getComputedStyle(text).fontSize))"""
    )
    assert len(sizes) == 12
    assert min(sizes) >= 14


def test_marks_of_past_rounds_can_be_read_at_a_desk(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=DESK)
    code, _ = ada.create("here:Ada", "random", settings=SHORT)
    table = Table(ada.open(f"/t/{code}"))
    table.play_to_end()
    table.page.get_by_role("link", name="Watch again").click()
    table.page.get_by_role("button", name="To the end").click()
    marks = table.page.locator(".history .mark")
    marks.first.wait_for()
    sizes = marks.evaluate_all(
        "(marks) => marks.map((mark) => parseFloat(getComputedStyle(mark).fontSize))"
    )
    assert min(sizes) >= 14


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_robot_hides_the_number_of_a_square(
    newcomer: Callable[..., Person], size: ViewportSize
) -> None:
    ada = newcomer(size=size)
    code, _ = ada.create("here:Ada", "random", settings={"stars": "none", "max_rounds": "9"})
    table = Table(ada.open(f"/t/{code}"))
    for _ in range(3):
        hidden = table.page.locator(".pad-number text").evaluate_all(
            """(texts) => texts.filter((text) => {
              const { x, y, width, height } = text.getBoundingClientRect();
              const at = document.elementsFromPoint(x + width / 2, y + height / 2);
              const robot = at.findIndex((one) => one.closest(".pawn"));
              return robot >= 0 && robot < at.findIndex((one) => one.closest(".pad-number"));
            }).length"""
        )
        assert hidden == 0
        table.play_round()


def test_the_stage_is_as_wide_as_the_board(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=DESK)
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    Table(page).expect_asked()
    left, right = at(page.locator(".robot-0"))[0], at(page.locator(".robot-1"))[0]
    moon, board = at(page.locator(".moon"))[0], page.locator(".duel").bounding_box()
    assert board is not None
    assert abs(moon - (board["x"] + board["width"] / 2)) < 3
    assert right - left > board["width"] / 2


def at(part: Locator) -> tuple[float, float]:
    """Where the middle of something is."""
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_ones_own_side_is_left_or_at_the_foot_on_any_seat(newcomer: Callable[..., Person]) -> None:
    ada, eve = newcomer(size=DESK), newcomer(size=DESK)
    code, _ = ada.create("random", "here:Ada")
    page = ada.open(f"/t/{code}")
    Table(page).expect_asked()
    expect(page.locator(".panel.near h2")).to_contain_text("Ada")
    for mine, other in ((".panel-1", ".panel-0"), (".robot-1", ".robot-0")):
        assert at(page.locator(mine))[0] < at(page.locator(other))[0]
    page.set_viewport_size(UPRIGHT)
    expect(page.locator(".duel.tall")).to_be_visible()
    for mine, other in ((".panel-1", ".panel-0"), (".robot-1", ".robot-0")):
        assert at(page.locator(mine))[1] > at(page.locator(other))[1]
    watching = eve.open(f"/t/{code}")
    expect(watching.locator(".panel.near")).to_be_visible()
    assert at(watching.locator(".robot-0"))[0] < at(watching.locator(".robot-1"))[0]


def test_cards_keep_their_places(newcomer: Callable[..., Person]) -> None:
    start = {"A": "bonus {Trap}", "deck": "[Ray] {Recovery, Copy}"}
    ada, bob, _ = seated(newcomer, start=start)
    places = ada.page.locator(".hand li")
    held = ["Charge", "Spark", "Barrier", "Lightning", "Counter", "Move", "Trap"]
    ada.expect_asked()
    assert places.locator(".card-name").all_inner_texts() == held
    bob.card("Charge").click()
    ada.play_round("Move")
    expect(places.locator(".card-name")).to_have_text([*held, "Ray"])
    resting = places.nth(5).locator(".card")
    expect(resting).to_have_class(re.compile(r"\bresting\b"))
    expect(resting).to_contain_text("Rests")
    resting.click()
    expect(ada.refusal).to_contain_text("It rests until the end of this round.")
    ada.page.reload()
    expect(places.locator(".card-name")).to_have_text([*held, "Ray"])


def test_nothing_tells_the_cards_before_they_turn(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(still=False, size=DESK)
    code, _ = ada.create("here:Ada", "random")
    table = watched(ada, code)
    page = table.page
    told = ".tiles, .history, .caption, .log, .chips"
    before = page.locator(told).all_inner_texts()
    table.card("Spark").click()
    page.locator(".board[data-beat$=revealed] .zone-card.turning").first.wait_for()
    during = page.locator(told).all_inner_texts()
    before[before.index("Choose a card for this round.")] = "Watch what happens…"
    assert during == before
    go_on(page)
    expect(page.locator(".history li")).to_have_count(1)  # then it is told


def duelists(newcomer: Callable[..., Person], start: dict[str, str]) -> tuple[Table, Table]:
    """Ada, who sees all that is drawn, and Bob, at one table."""
    ada, bob = newcomer(still=False, likes={"speed": "fast"}, size=DESK), newcomer()
    ada.context.add_init_script(_EFFECTS)
    code, invites = ada.create("here:Ada", "link", start=start)
    other = bob.open(f"/t/{code}#invite={invites[1]}")
    other.get_by_role("button", name="Sit down").click()
    return Table(ada.open(f"/t/{code}")), Table(other)


def fight(ada: Table, bob: Table, mine: str, theirs: str) -> set[str]:
    """What Ada sees drawn in a round."""
    number = ada.rounds()
    for table in (ada, bob):
        table.expect_asked()
    ada.page.evaluate("window.drawn.clear()")
    bob.card(theirs).click()
    ada.card(mine).click()
    for table in (ada, bob):
        table.next_round(number).wait_for()
    return {*ada.page.evaluate("[...window.drawn]")}


def test_what_happens_is_drawn_between_the_robots(newcomer: Callable[..., Person]) -> None:
    start = {"A": "B4 D4 rest Spark bonus {Copy}", "B": "B4 D4 bonus {Trap}"}
    ada, bob = duelists(newcomer, start)
    assert fight(ada, bob, "Lightning", "Barrier") >= {
        *("shot shot-Lightning", "shield barrier", "sum hurt −1", "burst late")
    }
    assert fight(ada, bob, "Spark", "Counter") >= {
        *("shot shot-Spark", "shield counter", "shot shot-Counter", "sum hurt −2")
    }
    assert fight(ada, bob, "Copy", "Spark") >= {"rings mirror", "shot shot-Spark", "sum safe ="}
    assert fight(ada, bob, "Move", "Trap") >= {"jaws", "tokens gained"}
    assert fight(ada, bob, "Barrier", "Move") >= {"burst dust late", "flying-card"}


def telling(page: Page) -> Locator:
    return page.locator(".telling")


def test_things_explain_themselves_in_words(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=DESK)
    start = {"A": "", "B": "bonus {Copy, Trap?}"}
    code, _ = ada.create("here:Ada", "random", start=start)
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    page.locator(".pad.star").first.hover()
    expect(telling(page)).to_contain_text("star square gives you a bonus card")
    arrow = telling(page).evaluate("(one) => getComputedStyle(one, '::after').content")
    assert arrow == "none"  # those of refusals have one: over these words it would lie
    table.card("Barrier").hover()
    expect(telling(page)).to_contain_text("Behind it, Spark and Ray do nothing")
    page.locator(".chip.unknown").click()
    expect(telling(page)).to_have_text("1 bonus card that has not been revealed yet.")
    page.locator(".chip.unknown").click()
    expect(telling(page)).to_have_count(0)
    copy = page.get_by_role("region", name="Zigzag").get_by_role("button", name="Copy")
    tab_to(page, copy)
    expect(telling(page)).to_contain_text("does what your resting card does")
    page.keyboard.press("Escape")
    expect(telling(page)).to_have_count(0)
    table.play_round("Charge")
    table.play_round("Barrier")
    tab_to(page, page.get_by_role("button", name="Round 2", exact=True))
    expect(telling(page)).to_contain_text("Round 2. You reveal Barrier, Zigzag reveals")
    page.keyboard.press("ArrowLeft")
    expect(telling(page)).to_contain_text("Round 1. You reveal Charge")
    page.locator(".play-zone .past").first.hover()
    expect(telling(page)).to_contain_text("You reveal Barrier")


def test_a_card_that_is_held_tells_of_itself_and_is_not_played(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open_knowing(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    touch = {"pointerType": "touch", "bubbles": True}
    table.card("Barrier").dispatch_event("pointerdown", touch)
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("Behind it, Spark and Ray do nothing")
    table.card("Barrier").dispatch_event("pointerup", touch)
    table.card("Barrier").dispatch_event("click")
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    table.play_round("Charge")
    expect(page.locator(".history li")).to_have_count(1)
