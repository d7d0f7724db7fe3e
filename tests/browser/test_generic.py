"""A game that brings no board: played on the generic one, by mouse and by keyboard."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .helpers import PHONE, Person, overflow, tab_to, violations


def open_yard(person: Person, *seats: str, **settings: str) -> Page:
    """A table of the template game."""
    settings["players"] = str(len(seats))
    code, _ = person.create(*seats, game="_template", settings=settings)
    return person.open(f"/t/{code}")


def test_three_seats_to_the_end_by_clicking_pieces(ada: Person) -> None:
    page = open_yard(ada, "here:Ada", "random", "random", goal="1")
    offered = page.locator(".generic .offered")
    end = page.locator(".end")
    expect(page.locator(".generic .columns > li")).to_have_count(3)
    expect(page.locator(".generic .columns > li").nth(1).locator("button")).to_have_count(0)
    over = end.get_by_role("heading")
    while not end.is_visible():
        offered.or_(over).first.click()  # while an answer is under way a click does nothing
    expect(end.locator(".verdict .rule")).to_be_visible()
    expect(offered).to_have_count(0)


def test_a_pick_of_two_is_taken_back_one_by_one(ada: Person) -> None:
    page = open_yard(ada, "here:Ada", "here:Bob")
    page.get_by_role("button", name="I am Ada").click()
    own = page.locator(".generic .columns > li").first
    picked = own.locator(".fields > div").last.locator(".thing")
    expect(picked).to_have_count(0)
    own.locator(".offered").first.click()
    expect(picked).to_have_count(1)
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="I am Ada").or_(own.locator(".offered").first).first.wait_for()
    expect(picked).to_have_count(0)


def test_pieces_answer_to_the_keyboard(ada: Person) -> None:
    page = open_yard(ada, "here:Ada", "here:Bob")
    expect(page.get_by_role("button", name="I am Ada")).to_be_focused()
    page.keyboard.press("Enter")
    own = page.locator(".generic .columns > li").first
    piece = own.locator(".offered").first
    tab_to(page, piece)
    page.keyboard.press("Enter")
    expect(own.locator(".fields > div").last.locator(".thing")).to_have_count(1)
    page.keyboard.press(page.locator(".options kbd").first.inner_text())
    expect(page.get_by_role("button", name="I am Bob")).to_be_focused()


def test_it_fits_on_a_phone_and_says_its_names(newcomer: Callable[..., Person]) -> None:
    page = open_yard(newcomer(size=PHONE), "here:Ada", "random", "random")
    expect(page.locator(".generic .offered").first).to_be_visible()
    assert overflow(page) <= 0
    assert violations(page) == []
