"""What this browser keeps of games that are over; and newcomers at other doors than the lobby."""

from collections.abc import Callable

from playwright.sync_api import expect

from .helpers import PHONE, Person, overflow, violations

OVER_AT_ONCE = {"length": "2", "stars": "none", "max_rounds": "1"}


def test_a_finished_game_is_counted_and_can_be_seen_again(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=PHONE)
    page = ada.open("/history")
    expect(page.get_by_text("None yet.")).to_be_visible()
    code, _ = ada.create("here:Ada", "greedy", settings=OVER_AT_ONCE)
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Charge").first.click()
    page.locator(".end").wait_for()
    page.goto("/history")
    duel = page.locator(".total", has=page.get_by_role("heading", name="Duel", exact=True))
    expect(duel).to_contain_text("1 game · 0 won")
    expect(duel.get_by_role("row", name="Nibble 1 0")).to_be_visible()
    game = page.locator(".finished li")
    expect(game).to_contain_text("against Nibble")
    assert overflow(page) <= 0
    assert violations(page) == []
    game.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("heading", name="Duel: Ada – Nibble")).to_be_visible()
    page.goto("/history")
    page.get_by_role("button", name="Forget all").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget them").click()
    expect(page.get_by_text("None yet.")).to_be_visible()


def test_a_newcomer_who_sets_up_a_table_is_offered_the_lesson(
    newcomer: Callable[..., Person],
) -> None:
    page = newcomer().open("/new/duel")
    page.get_by_role("button", name="Play", exact=True).click()
    offer = page.get_by_role("dialog", name="Duel")
    offer.get_by_role("button", name="Play right away").click()
    page.wait_for_url("**/t/*")


def test_a_tile_leads_to_all_about_it(newcomer: Callable[..., Person]) -> None:
    ada = newcomer()
    seats = ["here:Ada", "random", "random"]
    code, _ = ada.create(*seats, game="robot_quest_arena", settings={"first": "A"})
    page = ada.open(f"/t/{code}")
    tile = page.locator(".rqa-square[data-piece=pothole]").first
    tile.click()
    link = page.locator(".rqa-bubble").get_by_role("link", name="All about it")
    expect(link).to_have_attribute("href", "/cards/robot_quest_arena#pothole")
    tile.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Pothole")).to_be_visible()
