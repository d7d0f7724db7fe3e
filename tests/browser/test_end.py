"""The end of a game: what it is to the person here, the scores, and the way on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from .helpers import PHONE, SHORT, Person, Table, overflow, violations

# Games that are soon over.
BRIEF = {
    "duel": SHORT,
    "cyberion": {"support": "0", "players": "1"},
    "robot_quest_arena": {"players": "3", "turn_cap": "3"},
}


def test_the_end_can_be_put_aside_to_look_at_the_board(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random", settings=SHORT)
    table = Table(ada.open(f"/t/{code}"))
    table.play_to_end()
    expect(table.end.get_by_role("heading")).to_have_text(re.compile("You won|You lost|A draw"))
    assert violations(table.page) == []
    table.end.get_by_role("button", name="Look at the board").click()
    expect(table.end).to_have_count(0)
    table.page.get_by_role("button", name="Show the result").click()
    expect(table.end.get_by_role("button", name="Rematch")).to_be_visible()


def test_all_scores_are_told_on_a_phone_too(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=PHONE)
    settings = {"players": "3", "turn_cap": "2"}
    code, _ = ada.create("random", "random", "random", game="robot_quest_arena", settings=settings)
    page = ada.open(f"/t/{code}")
    ranking = page.locator(".end").get_by_role("table", name="Scores")
    expect(ranking.get_by_role("row")).to_have_count(4)
    expect(ranking.get_by_role("columnheader").last).to_have_text("VP")
    points = [int(text) for text in ranking.get_by_role("cell").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert overflow(page) <= 0
    assert violations(page) == []


@pytest.mark.parametrize("name", BRIEF)
def test_the_end_fits_on_a_phone_held_sideways_in_french(
    newcomer: Callable[..., Person], name: str
) -> None:
    ada = newcomer(size=ViewportSize(width=844, height=390))
    ada.speak("fr")
    others = int(BRIEF[name].get("players", "2")) - 1
    code, _ = ada.create("here:Ada", *["random"] * others, game=name, settings=BRIEF[name])
    page = ada.open(f"/t/{code}")
    page.locator(".seat-menu summary").click()
    page.get_by_role("button", name="Laisser jouer un robot").click()
    end = page.locator(".end")
    expect(end.get_by_role("heading").first).to_have_text(re.compile("gagné|perdu|nul"))
    expect(end.get_by_role("heading").first).to_be_in_viewport(ratio=1)
    for button in end.locator("button, .button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert end.evaluate("(box) => box.scrollHeight - box.clientHeight") <= 1
    assert overflow(page) <= 0


def test_the_whole_end_is_in_sight_when_it_has_grown(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(still=False, size=ViewportSize(width=390, height=844))
    last = {
        "turn": "A 3",
        "factory": "I-SIR",
        "platform": "",
        "levels": "1 1 1 1 1",
        "reserve": "0",
    }
    code, _ = ada.create("here:Ada", game="cyberion", settings={"support": "0"}, start=last)
    page = ada.open(f"/t/{code}")
    page.locator(".end-turn.offered").click()
    page.locator(".end-anyway").click()
    end = page.locator(".end")
    end.evaluate("(box) => Promise.all(box.getAnimations().map(({ finished }) => finished))")
    expect(end.get_by_role("img").or_(end.locator("svg")).first).to_be_in_viewport(ratio=1)
    assert end.evaluate("(box) => box.getBoundingClientRect().top") >= 0


def test_nobody_misses_a_rematch(newcomer: Callable[..., Person]) -> None:
    ada, bob = newcomer(), newcomer()
    code, invites = ada.create("here:Ada", "link", settings={**SHORT, "max_rounds": "1"})
    other = bob.open(f"/t/{code}#invite={invites[1]}")
    other.get_by_role("button", name="Sit down").click()
    page = ada.open(f"/t/{code}")
    mine, yours = Table(page), Table(other)
    mine.card("Charge").click()
    yours.card("Charge").click()
    expect(yours.end).to_be_visible()
    yours.end.get_by_role("button", name="Look at the board").click()
    mine.end.get_by_role("button", name="Rematch").click()
    call = other.get_by_role("alert").filter(has_text="A rematch is set up")
    expect(call).to_be_in_viewport()
    call.get_by_role("link", name="To the rematch").click()
    expect(other).to_have_url(page.url)
