"""A game looked back at: its worst answer is found, shown, explained, and tried again."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from automatable import Record, game
from automatable.kernel.compact import compact
from automatable.kernel.record import Answer

from .helpers import Person, violations

# Both are one step from the moon, and neither can attack: a player who waits may be too late.
START = {"A": "H4 B0 D0 @3 rest -", "B": "H4 B0 D0 @3 rest -"}
ROUNDS = ("Charge", "Barrier"), ("Move", "Charge")


def missed() -> str:
    """A Duel in which the first answer throws a win away."""
    record = Record(game("duel"), {}, dict(START))
    number = record.game.catalogue.number
    for cards in ROUNDS:
        record.answers += [Answer(s, number(f"play:{card}")) for s, card in enumerate(cards)]
    return compact(record)


def test_the_biggest_mistake_is_shown_and_tried_again(newcomer: Callable[..., Person]) -> None:
    ada = newcomer()
    page = ada.open(f"/replay?name=Ada&name=Bob&step=4&judged=0#{missed()}")
    analysis = page.get_by_role("region", name="Analysis: Ada")
    worst = analysis.get_by_role("list", name="Biggest mistakes").get_by_role("listitem").first
    expect(worst).to_contain_text("“play Move” had")
    expect(page.locator(".hope-line")).to_have_attribute("d", re.compile(r"^M0 \S+L2 \S+$"))
    worst.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("slider", name="Point in the game")).to_have_value("0")
    expect(analysis.locator(".judged-here")).to_contain_text("Better: “play Move”")
    assert violations(page) == []
    worst.get_by_role("button", name="Try again").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Move").first).to_be_visible()


def test_the_end_of_a_game_leads_to_its_analysis(newcomer: Callable[..., Person]) -> None:
    ada = newcomer()
    short = {"length": "2", "stars": "none", "max_rounds": "1"}  # it is over at once
    code, _ = ada.create("here:Ada", "random", settings=short)
    page = ada.open(f"/t/{code}")
    page.get_by_role("button", name="Charge").first.click()
    page.get_by_role("link", name="Analysis").click()
    analysis = page.get_by_role("region", name="Analysis: Ada")
    expect(analysis).to_contain_text("of the chances were kept")


def test_a_replay_tells_why_something_happened(newcomer: Callable[..., Person]) -> None:
    ada = newcomer()
    page = ada.open(f"/replay?name=Ada&name=Bob&step=2#{missed()}")
    page.get_by_role("button", name="Why?").first.click()
    dialog = page.get_by_role("dialog", name="Why did that happen?")
    expect(dialog.get_by_role("listitem").first).to_contain_text("Everybody has answered")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
