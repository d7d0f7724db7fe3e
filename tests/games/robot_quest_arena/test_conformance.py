"""What every game must do: the conformance kit, over all modes."""

from collections.abc import Callable

import pytest

from automatable.games.robot_quest_arena import GAME
from automatable.games.robot_quest_arena.game import RobotQuestArena
from automatable.games.robot_quest_arena.settings import STANDARD
from automatable.testkit.kit import CHECKS
from automatable.testkit.walks import Kit

SLOW = (
    *("check_clones", "check_views", "check_positions", "check_why_not", "check_refusals"),
    "check_leaks",
)


def test_the_samples_are_all_modes() -> None:
    modes = {
        (settings.get("players", "3"), settings.get("mode", "standard"))
        for settings in GAME.test_settings
    }
    assert modes == {
        *(("2", "standard"), ("3", "standard"), ("4", "standard")),
        *(("2", "one_robot"), ("4", "teams")),
    }


@pytest.mark.parametrize(
    "one", [one for one in CHECKS if one.__name__ not in SLOW], ids=lambda one: one.__name__
)
def test_conformance(one: Callable[[Kit], None]) -> None:
    one(Kit(GAME, 1))


@pytest.mark.once
@pytest.mark.parametrize(
    "one", [one for one in CHECKS if one.__name__ in SLOW], ids=lambda one: one.__name__
)
def test_conformance_in_the_first_turns(one: Callable[[Kit], None]) -> None:
    # These look at every answer there is, a thousand, in every state: whole games take minutes.
    game = RobotQuestArena(STANDARD)
    game.test_settings = [{**settings, "turn_cap": "4"} for settings in GAME.test_settings]
    one(Kit(game, 1))
