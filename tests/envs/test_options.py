"""What a reset may be told besides a seed, and what no environment passes over silently."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from automatable import game
from automatable.envs import AsyncVectorTable, Table, VectorTable, aec_env, layout, parallel_env
from automatable.envs.open_spiel import register
from automatable.envs.single import TableEnv
from automatable.kernel.errors import AutomatableError, UnknownGame

from .tables import FIRST, title


@pytest.mark.parametrize("make", [TableEnv, aec_env, parallel_env])
@pytest.mark.parametrize(("name", "settings"), FIRST, ids=title)
def test_an_unknown_option_is_refused(make: Any, name: str, settings: dict[str, str]) -> None:
    env = make(name, settings)
    with pytest.raises(AutomatableError, match="reset takes no options, but got board: settings"):
        env.reset(seed=1, options={"board": "short"})
    env.reset(seed=1, options={})
    env.reset(seed=1, options=None)


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_what_pettingzoos_tests_send_is_accepted_and_nothing_like_it(make: Any) -> None:
    env = make("duel")
    env.reset(seed=1, options={"options": 1})
    with pytest.raises(AutomatableError, match="got options, board"):
        env.reset(seed=1, options={"options": 1, "board": "short"})


@pytest.mark.parametrize(
    "make", [Table, TableEnv, VectorTable, AsyncVectorTable, aec_env, parallel_env, layout]
)
def test_what_is_neither_a_name_nor_a_game_is_refused(make: Any) -> None:
    for wrong in (3, None, b"duel", ["duel"], game("duel").new()):
        with pytest.raises(UnknownGame, match="a game is a name, such as 'duel', or a Game, not "):
            make(wrong)


@pytest.mark.parametrize("make", [TableEnv, VectorTable, aec_env, parallel_env])
def test_a_game_is_not_cut_short_before_its_first_answer(make: Any) -> None:
    for most in (0, -3):
        with pytest.raises(AutomatableError, match=f"max_cycles is {most}, but must be at least 1"):
            make("duel", max_cycles=most)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"colour": [1, 2, 3]}, "reset takes the option reset_mask, but got colour"),
    ({"reset_mask": [True, False]}, "reset_mask is True or False for each of 3 games"),
    ({"reset_mask": True}, "reset_mask is True or False for each of 3 games"),
    ({"reset_mask": [0, 1, 2]}, "reset_mask is True or False for each of 3 games"),
]


@pytest.mark.parametrize("make", [VectorTable, AsyncVectorTable])
def test_many_games_take_a_mask_and_nothing_else(make: Any) -> None:
    env = make("duel", 3)
    try:
        with pytest.raises(AutomatableError, match="the first reset begins all of them"):
            env.reset(options={"reset_mask": [True, False, True]})
        env.reset(seed=1, options={"reset_mask": [True, True, True]})
        env.step(env.action_space.sample())
        before = env.action_masks()
        for options, told in WRONG:
            with pytest.raises(AutomatableError, match=told):
                env.reset(options=options)
        seen, _ = env.reset(seed=1, options={"reset_mask": np.array([False, True, False])})
        assert np.array_equal(seen["action_mask"][[0, 2]], before[[0, 2]])
    finally:
        env.close()


def test_an_unknown_parameter_is_refused_by_open_spiel() -> None:
    register()
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("python_automatable_duel(colour=1)")
