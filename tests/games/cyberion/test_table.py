"""What every game must do: the conformance kit."""

from collections.abc import Callable

import pytest

from automatable.games.cyberion import GAME
from automatable.testkit import check
from automatable.testkit.kit import CHECKS
from automatable.testkit.walks import Kit

SLOW = ("check_clones", "check_positions", "check_why_not", "check_leaks")


@pytest.mark.parametrize(
    "one", [one for one in CHECKS if one.__name__ not in SLOW], ids=lambda one: one.__name__
)
def test_conformance(one: Callable[[Kit], None]) -> None:
    one(Kit(GAME, 1))


@pytest.mark.once
def test_conformance_over_many_games() -> None:
    check(GAME, size=0.15)
