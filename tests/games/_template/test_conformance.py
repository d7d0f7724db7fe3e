"""What every game must do."""

from automatable.games._template import GAME
from automatable.testkit import check


def test_conformance() -> None:
    check(GAME, size=0.2)
