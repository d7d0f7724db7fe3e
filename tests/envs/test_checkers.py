"""What Gymnasium and PettingZoo check their environments with, over all games."""

import warnings
from functools import partial
from types import SimpleNamespace

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils import (  # type: ignore[import-untyped]
    aec_to_parallel,
    parallel_to_aec,
    turn_based_aec_to_parallel,
)

from automatable.envs import aec_env, duel_v1, env_id, parallel_env

from .tables import ALL, FIRST, title

CYCLES = 6

# PettingZoo knows by name those of its own that are seen as a dictionary with a mask, and warns of
# others; seen as an array, nothing is to be warned of.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]
short = pytest.mark.parametrize(("name", "settings"), FIRST, ids=title)
every = pytest.mark.parametrize(("name", "settings"), ALL, ids=title)


@short
def test_gymnasium(name: str, settings: dict[str, str]) -> None:
    check_env(gymnasium.make(env_id(name), settings=settings, render_mode="ansi").unwrapped)


@short
@pytest.mark.parametrize("kind", ["pieces", "array"])
def test_gymnasium_with_other_observations(name: str, settings: dict[str, str], kind: str) -> None:
    check_env(gymnasium.make(env_id(name), settings=settings, observations=kind).unwrapped)


@every
def test_gymnasium_from_the_last_seat(name: str, settings: dict[str, str]) -> None:
    seats = len(parallel_env(name, settings).possible_agents)
    made = gymnasium.make(env_id(name), settings=settings, seat=seats - 1)
    check_env(made.unwrapped)


@short
def test_pettingzoo_with_an_array(name: str, settings: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(aec_env(name, settings, observations="array"), CYCLES)


@every
def test_pettingzoo_one_after_the_other(name: str, settings: dict[str, str]) -> None:
    api_test(aec_env(name, settings, observations="flat"), CYCLES)
    api_test(aec_env(name, settings, observations="pieces"), CYCLES)


@short
def test_pettingzoo_all_at_once(name: str, settings: dict[str, str]) -> None:
    parallel_api_test(parallel_env(name, settings), CYCLES)


@every
def test_pettingzoo_all_at_once_at_every_table(name: str, settings: dict[str, str]) -> None:
    parallel_api_test(parallel_env(name, settings, observations="pieces"), CYCLES)


@short
def test_seeds(name: str, settings: dict[str, str]) -> None:
    seed_test(partial(aec_env, name, settings), CYCLES)
    parallel_seed_test(partial(parallel_env, name, settings), CYCLES)


@short
def test_pettingzoos_converters(name: str, settings: dict[str, str]) -> None:
    api_test(parallel_to_aec(parallel_env(name, settings)), CYCLES)
    parallel_api_test(turn_based_aec_to_parallel(aec_env(name, settings)), CYCLES)
    one_by_one = aec_env(name, settings)
    if one_by_one.metadata["is_parallelizable"]:
        parallel_api_test(aec_to_parallel(one_by_one), CYCLES)
    else:
        with pytest.raises(AssertionError, match="not generally safe"):
            aec_to_parallel(one_by_one)


@pytest.mark.parametrize(
    ("name", "settings"),
    [("duel", {}), ("raising_robots", {"players": "1"})],  # which cannot be over so soon
    ids=title,
)
def test_max_cycles(name: str, settings: dict[str, str]) -> None:
    """Of tables where everybody is asked in every cycle, which is what the checker expects."""
    max_cycles_test(
        SimpleNamespace(
            env=partial(aec_env, name, settings), parallel_env=partial(parallel_env, name, settings)
        )
    )


def test_max_cycles_of_a_game_as_a_module() -> None:
    max_cycles_test(duel_v1)
