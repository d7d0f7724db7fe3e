"""The table explains itself: what one can do, what follows, and why something happened."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .helpers import PHONE, Person, Table, overflow, tab_to, violations

LOST = "No Machine left the Factory: a Failsafe token is lost"


def entries(page: Page) -> Locator:
    return page.locator(".what details")


def test_what_one_can_do_and_what_the_end_of_the_turn_brings(ada: Person) -> None:
    code, _ = ada.create("here:Ada", game="cyberion")
    page = ada.open(f"/t/{code}")
    page.locator(".end-turn.offered").wait_for()
    answers = page.locator(".options button")
    page.get_by_role("button", name="What can I do?").click()
    expect(entries(page)).to_have_count(answers.count())
    last = entries(page).last
    expect(last).to_contain_text(LOST)
    expect(page.locator(".what section").last.get_by_role("heading")).to_have_text(
        "If you end your turn now"
    )
    last.locator("summary").click()
    expect(last).to_contain_text("CYB-CLN-02")
    expect(last).to_contain_text("move one Failsafe token from the Reserve to the Forge")
    assert violations(page) == []
    last.get_by_role("button", name="Do this").click()
    page.get_by_role("button", name="End it all the same").click()  # as on the board
    line = page.locator(".log .event-failsafe_lost")
    expect(line).to_contain_text(LOST)
    expect(page.get_by_role("dialog")).to_have_count(0)
    line.hover()
    line.get_by_role("button", name="Why?").click()
    chain = page.locator(".chain li")
    expect(chain).to_have_count(2)
    expect(chain.first).to_have_text("You answer: end the Intervention.")
    expect(chain.last).to_contain_text(LOST)
    expect(chain.last).to_contain_text("CYB-CLN-02")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(line.get_by_role("button", name="Why?")).to_be_focused()


def test_what_the_card_of_an_answer_does_and_where_it_lies(ada: Person) -> None:
    alone = {"players": "1"}
    code, _ = ada.create("here:Ada", game="raising_robots", settings=alone)
    page = ada.open(f"/t/{code}")
    hand = page.locator(".board li[data-card]")
    expect(hand.first).to_be_visible()
    page.get_by_role("button", name="What can I do?").click()
    first = entries(page).first
    first.locator("summary").click()
    expect(first).to_contain_text("VP at the end.")
    expect(first).to_contain_text("keeps 5 as hand and discards the other 3")
    first.get_by_role("button", name="Show it on the board").click()
    marked = page.locator(".board [data-pointed]")
    expect(marked).to_have_count(1)
    expect(marked.get_by_role("button")).to_be_focused()


def test_by_keyboard_in_french_on_a_phone(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=PHONE)
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    page.get_by_role("button", name=re.compile("^FR")).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("w")
    dialog = page.get_by_role("dialog", name=re.compile("^Que puis-je faire"))
    expect(entries(page)).to_have_count(page.locator(".options button").count())
    assert overflow(page) == 0
    first = entries(page).first
    tab_to(page, first.locator("summary"))
    page.keyboard.press("Enter")
    tab_to(page, dialog.get_by_role("button", name="Montrer sur le plateau"))
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    marked = page.locator(".board [data-pointed]")
    expect(marked).to_have_count(1)
    expect(marked).to_be_focused()
    number = table.rounds()
    page.keyboard.press("Enter")
    table.next_round(number).wait_for()
    expect(marked).to_have_count(0)
    lines = page.locator(".log .why-line")
    tab_to(page, lines.last)
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Enter")
    chain = page.locator(".chain li")
    expect(chain.first).to_have_text("La partie est mise en place.")
    expect(chain.last.locator("[lang=fr]")).not_to_be_empty()
    assert overflow(page) == 0
