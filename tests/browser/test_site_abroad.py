"""A site on a phone in French, and games that go from a site to a server and back."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .helpers import SHORT, Person, Table, overflow, unfold
from .site import (
    PYTHON,
    UPRIGHT,
    go_to,
    load,
    play_on,
    sit_down,
    table_file,
    wait_until_asked,
)


def test_all_games_are_played_in_french_on_a_phone(visitor: Callable[..., Person]) -> None:
    page = visitor(size=UPRIGHT).open("/")
    tables = {
        "duel6": ("duel", SHORT, ["me", "random"]),
        "cyber6": ("cyberion", {}, ["me"]),
        "arena6": ("robot_quest_arena", {"turn_cap": "1"}, ["me", "random", "random"]),
        "raise6": ("raising_robots", {"players": "2"}, ["me", "random"]),
    }
    load(page, table_file(tables))
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Prenez place.")
    sit_down(page, "duel6").play_to_end()
    expect(page.locator(".end").get_by_role("heading")).to_have_text(
        re.compile("Vous avez (gagné|perdu)|Match nul")
    )
    assert overflow(page) <= 0
    sit_down(page, "arena6")
    unfold(page, "Toutes les réponses")
    assert play_on(page, 100)
    assert overflow(page) <= 0
    sit_down(page, "cyber6")
    play_on(page, 6)
    assert overflow(page) <= 0
    sit_down(page, "raise6")
    for _ in range(40):  # a whole round
        play_on(page, 1)
        if "Round 2" in page.locator(".rr-round").inner_text():
            break
    expect(page.locator(".rr-round")).to_contain_text("Round 2 sur 8")
    assert overflow(page) <= 0


def play_on_from(link: str, page: Page, field: str) -> str:
    """Open a game by its link, as the lobby offers it, and play on: in the round that it says."""
    page.get_by_label(field, exact=True).fill(link)
    page.get_by_role("button", name="Enter").click()
    page.get_by_role("slider", name="Point in the game").fill("2", timeout=PYTHON)
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    wait_until_asked(page)
    return page.locator(".duel-round strong").inner_text()


def shared(page: Page) -> str:
    return page.get_by_label("Link to this game, to share").input_value()


def test_a_game_goes_to_a_server_and_back_by_its_link(
    visitor: Callable[..., Person], newcomer: Callable[..., Person]
) -> None:
    here = visitor().open("/")
    load(here, table_file({"taken7": ("duel", SHORT, ["me", "random"])}))
    sit_down(here, "taken7").play_to_end()

    there = newcomer().open("/")
    assert play_on_from(shared(here), there, "Code of the table") == "Round 2"
    Table(there).play_to_end()

    go_to(here, "/")
    assert play_on_from(shared(there), here, "Link to a game") == "Round 3"
