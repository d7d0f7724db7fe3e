"""A replay as a film: the board first, controls at hand, pieces that tell of themselves."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from automatable import Record, Rng, game
from automatable.kernel.compact import compact
from automatable.kernel.record import Answer

from .helpers import DESK, Person, overflow, violations

UPRIGHT = ViewportSize(width=390, height=844)
SIDEWAYS = ViewportSize(width=844, height=390)


def played(name: str, answers: int = 60) -> str:
    """A game that was played at random, or its beginning."""
    state, rng = game(name).listened({}), Rng(3)
    record = Record.of(state)
    while len(record.answers) < answers and (asked := state.open()):
        decision = asked[0]
        record.answers.append(Answer(int(decision.seat), int(decision.sample(rng))))
        state.apply(decision.seat, record.answers[-1].action)
    return compact(record)


def box(page: Page, name: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of an element in the window."""
    found = page.locator(name).bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS, DESK], ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("name", ["duel", "cyberion", "robot_quest_arena", "raising_robots"])
def test_the_board_comes_first_and_the_controls_are_there(
    newcomer: Callable[..., Person], name: str, size: ViewportSize
) -> None:
    page = newcomer(size=size).open(f"/replay#{played(name)}")
    page.locator(".board > *").first.wait_for()
    page.get_by_role("button", name="Forward").click()
    left, top, right, bottom = box(page, ".replay-bar")
    assert left >= 0 and right <= size["width"] and top >= 0 and bottom <= size["height"]
    board_left, board_top, _, _ = box(page, ".board")
    assert board_top < top or board_left < left
    assert board_top < 0.2 * size["height"]
    assert overflow(page) <= 0


def test_what_a_board_keeps_at_the_foot_stays_above_the_controls(
    newcomer: Callable[..., Person],
) -> None:
    page = newcomer(size=UPRIGHT).open(f"/replay#{played('raising_robots')}")
    page.get_by_label("Seen by").select_option("0")
    hand = page.locator(".rr-board > .rr-hand")
    expect(hand).to_be_visible()
    assert box(page, ".rr-board > .rr-hand")[3] <= box(page, ".replay-foot")[1] + 1
    assert violations(page) == []


def test_who_watches_raising_robots_sees_no_empty_column(ada: Person) -> None:
    page = ada.open(f"/replay#{played('raising_robots')}")
    mat, board = page.locator(".rr-mat"), page.locator(".rr-board")
    expect(mat).to_be_visible()
    assert mat.evaluate("(one) => one.offsetWidth") > 0.97 * board.evaluate(
        "(one) => one.offsetWidth"
    )


def test_a_piece_tells_of_itself_by_touch_and_by_key(ada: Person) -> None:
    page = ada.open_knowing(f"/replay#{played('duel', 10)}")
    page.locator(".panel-1 .chip[data-piece=Spark]").click()
    expect(page.get_by_role("dialog", name="Spark")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".panel-1 .chip[data-piece=Barrier]").hover()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Barrier")).to_be_visible()


def test_the_key_tells_in_a_lesson_too(ada: Person) -> None:
    page = ada.open("/learn/duel/first")
    page.locator(".hand [data-thing=Charge]").first.hover()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Charge")).to_be_visible()
