"""Puzzles and the daily challenge in the browser."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from automatable import game
from automatable.daily.daily_run import check
from automatable.puzzles import puzzles

from .helpers import Person, caught, violations

ONE = next(one for one in puzzles(game("duel")) if len(one.steps) > 1)
DAY = "2026-11-17T12:00:00"


def answered(page: Page, count: int) -> None:
    """Wait until this number of answers is given and everything is shown."""
    expect(page.locator(f"main[data-given='{count}'][aria-busy=false]")).to_be_visible()


def card(action: str) -> str:
    """What people call an answer of the Duel."""
    return action.partition(":")[2]


def test_a_puzzle_by_mouse_on_the_board(ada: Person) -> None:
    page = ada.open("/puzzles/duel")
    expect(page.locator(".puzzle-list li")).to_have_count(len(puzzles(game("duel"))))
    assert violations(page) == []
    page.goto(f"/puzzles/duel/{ONE.id}")
    expect(page.locator("h1")).to_have_text(f"Puzzle, level {ONE.rating}")
    for count, answer in enumerate(ONE.answers):
        answered(page, count)
        page.locator(".board .offered", has_text=card(answer)).first.click()
    expect(page.locator("main[data-done='true']")).to_be_visible()
    expect(page.get_by_text("guarantees you at least")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzle-link.is-solved")).to_have_count(1)
    expect(page.locator(".puzzle-score dd").nth(1)).to_have_text("1")


@pytest.mark.parametrize("path", [f"/puzzles/duel/{ONE.id}", "/daily/duel"])
def test_on_a_phone_every_card_is_in_sight_above_what_is_asked(
    newcomer: Callable[..., Person], path: str
) -> None:
    page = newcomer(size=ViewportSize(width=390, height=844)).open(path)
    page.locator(".hand .card.offered").first.wait_for()
    page.wait_for_function("""() => {
      const top = document.querySelector(".lesson-card").getBoundingClientRect().top;
      const cards = [...document.querySelectorAll(".hand .card")];
      return cards.every((card) => card.getBoundingClientRect().bottom <= top);
    }""")


def test_whoever_does_not_know_the_game_is_led_to_its_lessons(ada: Person) -> None:
    page = ada.open("/puzzles")
    page.locator(".topic-link", has_text="Duel").click()
    expect(page.get_by_text("The number below each says how hard it is.")).to_be_visible()
    page.get_by_role("link", name="Learn Duel").click()
    expect(page.get_by_role("heading", name="Learn Duel")).to_be_visible()


def test_a_puzzle_by_keyboard_with_hints_in_french(ada: Person) -> None:
    page = ada.open(f"/puzzles/duel/{ONE.id}")
    page.locator("button[lang=fr]").click()
    for count, _ in enumerate(ONE.answers):
        answered(page, count)
        if count == 0:
            page.keyboard.press("h")
            expect(page.locator(".puzzle-help")).to_contain_text("C’est l’une de ces deux")
            page.keyboard.press("h")
        expect(page.locator(".puzzle-help")).to_contain_text("La réponse")
        key = page.locator(".options button", has=page.locator(".rank-1")).locator("kbd")
        page.keyboard.press(key.text_content() or "")
    expect(page.locator("main[data-done='true']")).to_be_visible()
    expect(page.get_by_text("vous garantit au moins")).to_be_visible()
    page.get_by_role("link", name="Tous les problèmes").press("Enter")
    expect(page.locator(".puzzle-score dd").nth(1)).to_have_text("0")
    expect(page.locator(".puzzle-score dd").first).not_to_have_text("1200")


def test_the_next_puzzle_takes_no_other_buttons_place(ada: Person) -> None:
    page = ada.open("/")
    held: list[Route] = []
    page.route("**/api/games/duel/puzzles", lambda route: held.append(route))
    page.goto(f"/puzzles/duel/{ONE.id}")
    for count, answer in enumerate(ONE.answers):
        answered(page, count)
        page.locator(".board .offered", has_text=card(answer)).first.click()
    expect(page.locator("main[data-done='true']")).to_be_visible()
    every = page.get_by_role("link", name="All puzzles")
    every.focus()
    caught(page, held).continue_()
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()
    expect(every).to_be_focused()


def test_a_wrong_answer_is_told(ada: Person) -> None:
    page = ada.open(f"/puzzles/duel/{ONE.id}")
    answered(page, 0)
    wrong = card(ONE.steps[0].second)
    page.locator(".board .offered", has_text=wrong).first.click()
    expect(page.locator(".lesson-told")).to_contain_text("there is something better")


def test_the_day_to_its_end_and_once_more(newcomer: Callable[..., Person]) -> None:
    page = newcomer().open("/daily")
    page.clock.set_fixed_time(DAY)
    page.goto("/daily/duel")
    answered(page, 0)
    assert violations(page) == []
    over = page.locator("main[data-done='true']")
    count = 0
    while True:
        over.or_(page.locator(".lesson-show")).first.wait_for()
        if over.is_visible():
            break
        if count == 1:
            page.reload()  # the try that counts goes on
            answered(page, 1)
            page.keyboard.press("u")  # nothing is taken back: the next answer is the second
        page.locator(".lesson-show").evaluate("list => { list.open = true; }")
        page.locator(".lesson-show .options button").last.click()
        count += 1
        answered(page, count)
    expect(page.get_by_label("Result to share")).to_have_value(
        re.compile(r"Duel, 2026-11-17\n.+\n.+/replay#a1\.duel")
    )
    expect(page.locator(".daily-outcome + p")).to_have_text(re.compile(r"^Knock-out\.", re.I))
    shared = page.get_by_label("Result to share").input_value()
    check(shared.rpartition("#")[2], "2026-11-17")  # the record proves it
    page.reload()  # whoever comes back finds the result
    expect(page.get_by_label("Result to share")).to_have_value(shared)
    expect(page.get_by_text("Today’s try is over, and it counts.")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    answered(page, 0)
    expect(page.get_by_text("It does not count.")).to_be_visible()
    page.goto("/daily")
    expect(page.locator(".topic-link", has_text="Duel")).to_contain_text("First day of a streak")
    assert violations(page) == []
