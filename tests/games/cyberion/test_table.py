"""What every game must do, and what is read off a table of Cyberion."""

import pytest

from automatable.games.cyberion import GAME
from automatable.testkit import check


def test_conformance() -> None:
    check(GAME, size=0.05)


@pytest.mark.once
def test_conformance_over_many_more_games() -> None:
    check(GAME)
