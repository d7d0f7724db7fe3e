"""What the table agrees on before play; validated here. Rules: TPL-CMP, TPL-SET."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from ...kernel.settings import Setting, Value, Whole, read_settings

MOST_PLAYERS: Final = 3
MOST_POINTS: Final = 10

SETTINGS: Final[tuple[Setting, ...]] = (
    Whole("players", 2, 2, MOST_PLAYERS),  # TPL-CMP-01
    Whole("goal", 3, 1, MOST_POINTS),  # TPL-SET-02
)
TEST_SETTINGS: Final[tuple[dict[str, str], ...]] = (  # tables worth testing
    {},
    {"players": "3"},
    {"goal": "1"},
    {"players": "3", "goal": "10"},
)


@final
class Terms:
    """The agreed values, in the form the rules read them. Shared by all clones of a state."""

    def __init__(self, values: dict[str, Value]) -> None:
        players, goal = values["players"], values["goal"]
        assert isinstance(players, int) and isinstance(goal, int)
        self.values: Final = values
        self.players: Final[i64] = players
        self.goal: Final[i64] = goal


def read(given: Mapping[str, object]) -> Terms:
    """The terms somebody asks for; raises BadSettings."""
    return Terms(read_settings(SETTINGS, given))
