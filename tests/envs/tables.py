"""The tables that environments are tried at."""

from typing import Any

from automatable import game, game_names

FIRST = [(name, dict(game(name).test_settings[0])) for name in game_names()]
ALL = [(name, dict(settings)) for name in game_names() for settings in game(name).test_settings]


def title(value: Any) -> str:
    """How a table is called in the list of tests."""
    return value if isinstance(value, str) else "-".join(value.values()) or "usual"
