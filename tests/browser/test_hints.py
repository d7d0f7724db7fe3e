"""A hint in the browser: by finger and by key, at the answers and at the pieces, or not at all."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .helpers import PHONE, Person, Table, overflow, set_up_duel, tab_to, violations


def button(page: Page) -> Locator:
    return page.get_by_role("button", name="Hint", exact=True)


def best(page: Page, where: str) -> Locator:
    return page.locator(f"{where}:has(.hint-mark.rank-1)")


def test_a_hint_by_finger(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=PHONE)
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    button(page).click()
    for marks in (".options .hint-mark", ".hand .hint-mark"):
        expect(page.locator(marks)).to_have_count(2)
        expect(page.locator(f"{marks}.rank-1")).to_have_text(re.compile(r"^\d+%$"))
    said = page.locator(".hint-lines")
    expect(said).to_be_visible()
    expect(said).to_have_text(
        re.compile(r"^Best, chances \d+%: play \w+\. *Second best, chances \d+%: play \w+\. *$")
    )
    expect(best(page, ".options button")).to_contain_text(
        best(page, ".hand .card").locator(".card-name").inner_text()
    )
    assert violations(page) == []
    assert overflow(page) == 0
    number = table.rounds()
    best(page, ".hand .card").click()
    table.next_round(number).wait_for()
    expect(page.locator(".hint-mark")).to_have_count(0)
    expect(said).to_be_empty()


def test_a_hint_by_key(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    page.keyboard.press("h")
    answer = best(page, ".options button")
    expect(answer).to_have_attribute("aria-description", re.compile(r"^Best, chances \d+%$"))
    expect(page.locator(".hint-lines")).to_have_attribute("aria-live", "polite")
    assert violations(page) == []
    number = table.rounds()
    page.keyboard.press(answer.locator("kbd").inner_text())
    table.next_round(number).wait_for()
    expect(page.locator(".hint-mark")).to_have_count(0)
    tab_to(page, button(page))
    page.keyboard.press("Enter")
    expect(best(page, ".hand .card")).to_be_visible()


def test_a_table_without_hints_tells_all_who_join(newcomer: Callable[..., Person]) -> None:
    ada, bob = newcomer(), newcomer()
    page = ada.open()
    set_up_duel(page).click()
    page.get_by_role("group", name="Seat B").get_by_text("Friend by link").click()
    expect(page.get_by_role("checkbox", name="Hints")).not_to_be_checked()  # against friends
    page.get_by_role("button", name="Play", exact=True).click()
    link = page.get_by_role("textbox", name="Link for seat B").input_value()
    other = bob.open(link)
    none = "There are no hints at this table."
    expect(other.get_by_text(none)).to_be_visible()
    other.get_by_role("button", name="Sit down").click()
    asked: list[str] = []
    for seen in (page, other):
        Table(seen).expect_asked()
        expect(seen.get_by_text(none)).to_be_visible()
        expect(button(seen)).to_have_count(0)
        seen.on("request", lambda request: asked.append(request.url))
        seen.keyboard.press("h")
        Table(seen).card("Charge").click()
    expect(page.locator(".duel-round strong")).to_have_text("Round 2")
    assert any(url.endswith("/answers") for url in asked)
    assert not any("/hint" in url for url in asked)
