"""What a type checker knows of the package is true."""

from pathlib import Path

import pytest

import automatable.envs
from automatable import game, game_names

from . import typed


@pytest.mark.parametrize("name", game_names())
def test_by_its_name_a_game_has_its_own_type(name: str) -> None:
    """`make check` reads the declaration with `typed.py`; here it is that of every game."""
    text = Path(automatable.__file__).read_text("utf-8")
    assert f'Literal["{name}"]) -> {type(game(name)).__name__}: ...' in text


@pytest.mark.parametrize("name", game_names())
def test_so_has_its_module_of_environments(name: str) -> None:
    text = Path(automatable.envs.__file__).read_text("utf-8")
    assert f'    {name}_v{game(name).version}: "GameModule"' in text


def test_what_is_typed_runs() -> None:
    typed.games("duel")
    typed.environments()
    typed.states(game("duel").new())
