"""The rules to read: summaries drawn by the boards, rules at work, and every card."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from automatable import game
from automatable.lessons import summary

from .helpers import PHONE, Person, Table, violations

GAMES = ["cyberion", "duel", "raising_robots", "robot_quest_arena"]


def pictures(page: Page, name: str) -> None:
    """Every picture of a summary is drawn, and shows something."""
    count = sum(section.picture is not None for section in summary(game(name)))
    expect(page.locator(".picture-board > *")).to_have_count(count)
    page.wait_for_function(
        """() => [...document.querySelectorAll(".picture-frame")]
          .map((frame) => frame.getBoundingClientRect())
          .every(({ width, height }) => width > 100 && height > 40)"""
    )


def assert_narrow(page: Page) -> None:
    """Nothing is wider than the window."""
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) <= 0


@pytest.mark.parametrize("name", GAMES)
def test_a_summary_is_drawn_by_its_board(ada: Person, name: str) -> None:
    page = ada.open(f"/rules/{name}")
    pictures(page, name)
    expect(page.get_by_role("heading", name="What newcomers get wrong")).to_be_visible()
    boards = page.locator(".picture-board")  # looked at elsewhere, and nobody can reach them here
    assert boards.evaluate_all("(all) => all.every((one) => one.closest('[inert]'))")
    boards.evaluate_all("(all) => all.forEach((one) => one.remove())")
    assert violations(page) == []


@pytest.mark.parametrize("name", GAMES)
def test_cards_and_pieces_are_drawn_and_told(ada: Person, name: str) -> None:
    page = ada.open(f"/cards/{name}")
    entries = page.locator(".entry")
    expect(entries).to_have_count(len(game(name).contents()))
    expect(page.locator(".entry-face > *").first).to_be_attached()
    page.get_by_role("searchbox").fill(entries.locator("h3").first.inner_text())
    expect(entries.nth(20)).to_have_count(0)
    assert violations(page) == []


def test_a_summary_and_the_cards_on_a_phone_in_french(
    newcomer: Callable[..., Person],
) -> None:
    page = newcomer(size=PHONE).open("/rules/raising_robots")
    pictures(page, "raising_robots")
    assert_narrow(page)
    page.get_by_role("button", name=re.compile("^FR")).click()
    expect(page.locator("h2").first).to_have_text("Votre but")
    page.get_by_role("link", name="Cartes et pièces").first.click()
    page.get_by_role("searchbox").fill("haiku")
    expect(page.locator(".entry")).to_have_count(1)
    expect(page.locator(".entry")).to_contain_text("Va dans la rangée Conception.")
    assert_narrow(page)


def test_a_rule_is_shown_at_work(ada: Person) -> None:
    page = ada.open("/rules/duel")
    page.get_by_text("The rules of this section").first.click()
    page.get_by_role("link", name="DUE-VIC-02").first.click()
    expect(page).to_have_url(re.compile("/rules/duel/all#DUE-VIC-02$"))
    rule = page.locator("#DUE-VIC-02")
    expect(rule).to_be_focused()
    expect(rule.get_by_role("link", name=re.compile("Shown in the lesson")).first).to_be_visible()
    rule.get_by_role("button", name="Show an example").click()
    expect(rule.locator(".picture-board > *")).to_have_count(1)
    rule.get_by_role("button", name="Hide the example").click()
    expect(rule.locator(".picture")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "rule"), [("cyberion", "CYB-PLA-03"), ("raising_robots", "RR-ASM-04")]
)
def test_an_example_can_be_read_on_a_phone(
    newcomer: Callable[..., Person], name: str, rule: str
) -> None:
    page = newcomer(size=PHONE).open(f"/rules/{name}/all#{rule}")
    marked = page.locator(".marked")
    marked.get_by_role("button", name="Show an example").click()
    expect(marked.locator(".picture-board > *")).to_have_count(1)
    page.wait_for_function(
        """() => {
          const figure = document.querySelector(".marked .picture");
          const frame = figure.querySelector(".picture-frame");
          return frame.clientWidth > 0.8 * figure.clientWidth;
        }"""
    )
    assert_narrow(page)


def test_rules_are_found_by_topic_and_by_words_of_the_other_language(ada: Person) -> None:
    page = ada.open("/rules/duel/all")
    rules = page.locator(".rule-list li")
    page.get_by_role("combobox", name="Topic").select_option(label="3.13 Victory and draws (VIC)")
    expect(page.locator("#DUE-VIC-01")).to_be_visible()
    expect(page.locator("#DUE-SET-01")).to_have_count(0)
    page.get_by_role("searchbox").fill("tuiles sante")
    expect(rules).to_have_count(1)
    expect(page.locator("#DUE-VIC-01")).to_be_visible()


def test_cards_are_found_by_what_they_do_and_by_address(ada: Person) -> None:
    page = ada.open("/cards/duel#Counter")
    expect(page.locator("[id='card.Counter']")).to_be_focused()
    page.get_by_role("searchbox").fill("resting card")
    expect(page.locator(".entry h3")).to_have_text(["Copy"])
    page.get_by_role("searchbox").fill("")
    page.get_by_role("combobox", name="Status").select_option("known")
    expect(page.locator("[id='card.Charge']")).to_be_visible()
    expect(page.locator("[id='card.Copy']")).to_have_count(0)


def test_a_card_of_the_table_tells_of_itself(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    table.card("Barrier").focus()
    page.keyboard.press("i")
    about = page.get_by_role("dialog", name="Barrier")
    expect(about).to_contain_text("Barrier always gives a disk.")
    assert violations(page) == []
    about.get_by_role("button", name="All cards and pieces").click()
    everything = page.get_by_role("dialog", name="Cards and pieces")
    expect(everything.locator(".entry")).to_have_count(len(game("duel").contents()))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    table.card("Counter").click()
    table.refusal.get_by_role("button", name="What is this?").click()
    expect(page.get_by_role("dialog", name="Counter", exact=True)).to_contain_text("Cost: 2 disks.")


def test_any_card_of_the_table_opens_at_one_touch(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open_knowing(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    page.locator(".panel-1 .chip[data-piece=Spark]").click()  # does nothing else
    expect(page.get_by_role("dialog", name="Spark")).to_be_visible()
    page.keyboard.press("Escape")
    table.card("Charge").click(button="right")
    expect(page.get_by_role("dialog", name="Charge")).to_be_visible()
    page.keyboard.press("Escape")
    finger = {"pointerType": "touch", "bubbles": True}
    table.card("Move").dispatch_event("pointerdown", finger)
    expect(page.get_by_role("dialog", name="Move")).to_be_visible()
    table.card("Move").dispatch_event("pointerup", finger)
    table.card("Move").dispatch_event("click")  # of letting go: it plays nothing
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    table.expect_asked()
    expect(table.card("Move")).not_to_have_attribute("aria-pressed", "true")
