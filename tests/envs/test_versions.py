"""Older releases of Gymnasium, which other libraries ask for, each in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
PROGRAM = """
import gymnasium, sys
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test
from automatable.envs import VectorTable, aec_env, parallel_env

assert gymnasium.__version__ == sys.argv[1], gymnasium.__version__
check_env(gymnasium.make("automatable/Duel-v1").unwrapped, skip_render_check=True)
env = gymnasium.make_vec("automatable/Duel-v1", 3, vectorization_mode="vector_entry_point")
env.reset(seed=1)
for _ in range(40):
    env.step(env.action_space.sample())
api_test(aec_env("duel"), 20)
parallel_api_test(parallel_env("duel"), 20)
"""


@pytest.mark.parametrize("version", ["1.2.2", "1.3.0"])  # RLlib pins the first
def test_older_gymnasium(version: str, tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    wanted = ["--no-deps", "--target", str(tmp_path), f"gymnasium=={version}"]
    subprocess.run([*pip, *wanted], check=True, timeout=240)
    path = os.pathsep.join([str(tmp_path), str(SOURCE)])
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PROGRAM, version],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
