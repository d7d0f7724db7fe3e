"""Beside the board: nothing jumps, all can be reached, and a refusal is told at its place."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from .helpers import DESK, PHONE, Person, Table, tab_to, unfold

# More answers than a list in the column can show at once.
MUCH_TO_DO = {
    "turn": "A 3",
    "factory": "I-SIR I-4 I-PLA I-COM I-STO",
    "platform": "SIR1 SIR2 SIR4 CYC4 PLA3",
    "stock": "STO5 COM4 PLA1",
    "levels": "2 2 2 2 2",
    "reserve": "2",
}
SIDEWAYS = ViewportSize(width=844, height=390)
SIZES = pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESK], ids=["phone", "sideways", "desk"])


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def hint(page: Page) -> Locator:
    return page.get_by_role("button", name="Hint", exact=True)


def take_back(page: Page) -> Locator:
    return page.get_by_role("button", name="Take back")


def opened(person: Person) -> Table:
    code, _ = person.create("here:Ada", "random")
    table = Table(person.open(f"/t/{code}"))
    laid = table.page.get_by_role("img", name=re.compile("has laid a card face down"))
    expect(laid).to_have_count(1)  # from here on nothing happens by itself
    table.expect_asked()
    return table


@SIZES
def test_hint_and_take_back_stay_where_they_are(
    newcomer: Callable[..., Person], size: ViewportSize
) -> None:
    table = opened(newcomer(size=size))
    page = table.page

    def places() -> list[FloatRect]:
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        return [box(hint(page)), box(take_back(page))]

    first = places()
    for place in first:
        assert place["y"] >= 0
        assert place["y"] + place["height"] <= size["height"]
    table.card("Counter").click()  # a refusal pushes nothing away
    expect(table.refusal).to_be_visible()
    assert places() == first
    page.keyboard.press("Escape")
    for name in ("Charge", "Barrier"):
        table.play_round(name)
        assert places() == first


@SIZES
def test_a_refusal_is_told_at_the_thing_within_the_window(
    newcomer: Callable[..., Person], size: ViewportSize
) -> None:
    table = opened(newcomer(size=size))
    card = table.card("Counter")
    card.click()
    expect(table.refusal).to_contain_text("It costs")
    told, thing = box(table.refusal), box(card)
    assert told["x"] >= 0
    assert told["x"] + told["width"] <= size["width"]
    assert told["y"] >= 0
    assert told["y"] + told["height"] <= size["height"]
    assert told["x"] < thing["x"] + thing["width"]
    assert told["x"] + told["width"] > thing["x"]
    above = abs(told["y"] + told["height"] - thing["y"])
    below = abs(told["y"] - thing["y"] - thing["height"])
    assert min(above, below) < 20 or told["y"] < 20  # a card as high as the window is covered


def test_a_refusal_by_keyboard_gives_the_keyboard_back(ada: Person) -> None:
    table = opened(ada)
    page = table.page
    tab_to(page, table.card("Counter"))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name=re.compile("It costs 2 disks, you have 0"))
    expect(dialog).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.card("Counter")).to_be_focused()


def test_the_list_of_answers_is_folded_but_there(ada: Person) -> None:
    table = opened(ada)
    page = table.page
    answers = page.get_by_role("button", name="All answers")
    first = page.locator(".options button").first
    expect(answers).to_have_attribute("aria-expanded", "false")
    assert box(page.locator(".answers-list"))["height"] <= 1
    listed = page.locator(".options").get_by_role("button")
    expect(listed).to_have_count(table.offered.count())
    tab_to(page, first)
    assert box(page.locator(".answers-list"))["height"] > 40  # who enters it sees it
    page.keyboard.press("Enter")
    table.expect_round(2)

    answers.click()
    expect(answers).to_have_attribute("aria-expanded", "true")
    assert box(page.locator(".answers-list"))["height"] > 40
    page.reload()
    expect(answers).to_have_attribute("aria-expanded", "true")  # as this person likes it


def test_a_question_is_asked_once(ada: Person) -> None:
    code, _ = ada.create("here:Ada", game="cyberion")
    page = ada.open(f"/t/{code}")
    page.locator(".board .offered").first.wait_for()
    heading = page.locator("#question-title")
    asked = heading.inner_text()
    assert asked
    seen = [
        one
        for one in page.get_by_text(asked, exact=True).all()
        if box(one)["height"] > 1  # what only a screen reader finds is smaller
    ]
    assert len(seen) == 1


def test_the_story_says_you_and_points_at_the_board(ada: Person) -> None:
    table = opened(ada)
    table.play_round("Charge")
    line = table.log.locator(".event-revealed")
    expect(line).to_contain_text("You reveal Charge, ")
    table.play_round("Barrier")
    pointed = table.page.locator(".board [data-pointed]")
    expect(pointed).to_have_count(0)
    table.log.locator(".event-revealed").first.hover()
    expect(pointed.filter(has_text="Charge")).not_to_have_count(0)
    table.page.mouse.move(0, 0)
    expect(pointed).to_have_count(0)


def test_on_a_phone_the_last_event_is_seen(newcomer: Callable[..., Person]) -> None:
    table = opened(newcomer(size=PHONE))
    table.play_round("Charge")
    ticker = table.page.locator(".ticker")
    expect(ticker).to_be_in_viewport()
    lines = table.log.locator("li:not(.event-round_began) > span").all_inner_texts()
    expect(ticker).to_contain_text(lines[-1])
    ticker.click()
    expect(table.log).to_be_in_viewport()
    expect(table.log).to_be_focused()


def test_who_likes_it_is_asked_before_a_turn_ends(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(likes={"confirm": True})
    code, _ = ada.create("here:Ada", game="cyberion", start=MUCH_TO_DO)
    page = ada.open(f"/t/{code}")
    unfold(page)
    # The last answer of a list too long for the column: it scrolls, and nothing covers it.
    end = page.locator(".options button", has_text="end the Intervention")
    asked = page.get_by_role("dialog", name=re.compile("end it here"))
    turn = page.locator(".log .event-turn_began")
    expect(turn).to_have_count(0)
    end.click()
    asked.get_by_role("button", name="No").click()
    expect(asked).to_have_count(0)
    expect(turn).to_have_count(0)
    end.click()
    asked.get_by_role("button", name="Yes").click()
    expect(turn).to_have_count(1)


def test_hints_can_be_put_away(newcomer: Callable[..., Person]) -> None:
    table = opened(newcomer(likes={"hints": False}))
    expect(take_back(table.page)).to_be_visible()
    expect(hint(table.page)).to_have_count(0)


def test_colours_and_language_are_among_the_preferences(newcomer: Callable[..., Person]) -> None:
    page = newcomer(size=PHONE).open()
    page.get_by_role("button", name="Preferences").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Colours").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dialog.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("dialog", name="Préférences")).to_be_visible()
    assert dialog.evaluate("(box) => box.scrollWidth - box.clientWidth") == 0
