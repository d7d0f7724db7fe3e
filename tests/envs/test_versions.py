"""Older releases of Gymnasium, PettingZoo and OpenSpiel, each in an environment of its own.

The first are the oldest that the package asks for; RLlib asks for Gymnasium 1.2.2.
"""

import subprocess

import pytest

from ..side import MOST, python_with

CHECK = """
import sys
from importlib.metadata import version

for wanted in sys.argv[1:]:
    name, number = wanted.split("==")
    assert version(name) == number, (wanted, version(name))
"""
ENVIRONMENTS = """
import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test
from automatable.envs import VectorTable, aec_env, parallel_env

check_env(gymnasium.make("automatable/Duel-v1").unwrapped, skip_render_check=True)
env = gymnasium.make_vec("automatable/Duel-v1", 3, vectorization_mode="vector_entry_point")
env.reset(seed=1)
for _ in range(40):
    env.step(env.action_space.sample())
api_test(aec_env("duel"), 20)
parallel_api_test(parallel_env("duel"), 20)
"""
OPEN_SPIEL = """
import pyspiel
from automatable.envs.open_spiel import register

register()
game = pyspiel.load_game("python_automatable_duel(length=3,stars=1;2)")
pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
"""


@pytest.mark.timeout(MOST)
@pytest.mark.parametrize(
    ("packages", "program"),
    [
        (["gymnasium==1.2.0", "pettingzoo==1.26.0"], ENVIRONMENTS),
        (["gymnasium==1.2.2"], ENVIRONMENTS),
        (["gymnasium==1.3.0", "pettingzoo==1.26.1"], ENVIRONMENTS),
        (["open_spiel==1.6.11"], OPEN_SPIEL),
    ],
)
def test_an_older_release(packages: list[str], program: str) -> None:
    done = subprocess.run(
        [python_with(*packages), "-W", "ignore", "-c", CHECK + program, *packages],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
