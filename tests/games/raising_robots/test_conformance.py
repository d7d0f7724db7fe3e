"""What every game must do: the conformance kit, for every number of players and all variants."""

from collections.abc import Callable

import pytest

from automatable.games.raising_robots import GAME
from automatable.testkit.kit import CHECKS
from automatable.testkit.leaks import worlds_differ
from automatable.testkit.walks import Kit

# These look at every answer there is, a thousand and a half, or play on from every state.
SLOW = {
    "check_clones": 197,
    "check_views": 23,
    "check_positions": 23,
    "check_why_not": 197,
    "check_refusals": 197,
    "check_lanes": 131,
    "check_leaks": 83,
}


def test_the_samples_are_all_numbers_of_players_and_all_variants() -> None:
    seen = {
        name: {settings.get(name) for settings in GAME.test_settings}
        for name in ("players", "solo")
    }
    assert seen["players"] == {None, "1", "2", "4", "5", "6"}  # three of their own accord
    assert seen["solo"] == {None, "challenge"}
    assert {settings.get("inventors") for settings in GAME.test_settings} == {
        None,
        "easy",
        "auction",
        "off",
    }
    assert {settings.get("tape_is_wild") for settings in GAME.test_settings} == {None, "no"}
    assert {settings.get("assembly") for settings in GAME.test_settings} == {None, "right"}


@pytest.mark.parametrize(
    "one", [one for one in CHECKS if one.__name__ not in SLOW], ids=lambda one: one.__name__
)
def test_conformance(one: Callable[[Kit], None]) -> None:
    one(Kit(GAME, 1))


@pytest.mark.once
@pytest.mark.parametrize(
    "one", [one for one in CHECKS if one.__name__ in SLOW], ids=lambda one: one.__name__
)
def test_conformance_in_some_states(one: Callable[[Kit], None]) -> None:
    one(Kit(GAME, 1, every=SLOW[one.__name__]))


@pytest.mark.once
def test_hidden_things_are_really_dealt_again() -> None:
    assert worlds_differ(Kit(GAME, 1, every=97)) > 20
