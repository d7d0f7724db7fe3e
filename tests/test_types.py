"""What a type checker knows of the package."""

from pathlib import Path

import pytest

import automatable
from automatable import game, game_names


@pytest.mark.parametrize("name", game_names())
def test_by_its_name_a_game_has_its_own_type(name: str) -> None:
    """Read from the declarations, which `make check` checks: to check a program takes long."""
    text = Path(automatable.__file__).read_text("utf-8")
    assert f'Literal["{name}"]) -> {type(game(name)).__name__}: ...' in text
