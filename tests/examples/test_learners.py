"""The learners of examples/learners run, each with its library, at a tiny size."""

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from automatable import game_names
from automatable.envs import VectorTable

from ..side import MOST, ROOT, group, python_with

pytestmark = pytest.mark.timeout(MOST)  # the first of them installs what all need
LEARNERS = ROOT / "examples" / "learners"
GAMES = [name for name in game_names() if not name.startswith("_")]
TOLD = re.compile(r"^ *([\d,]+) answers, +\d+ s: +[\d.]+% of (\d+) games won", re.MULTILINE)


@cache
def with_torch() -> str:
    """The Python of an environment with all libraries but RLlib."""
    return python_with(*group("learn"))


def run(python: str, *words: str) -> str:
    """What a learner prints.

    Numba, which Tianshou uses, would compile for longer than this tiny run takes.
    """
    done = subprocess.run(
        [python, "-W", "ignore", LEARNERS / words[0], *words[1:]],
        env={**os.environ, "OMP_NUM_THREADS": "1", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("learner", "options"),
    [
        ("ppo", ["--reward", "shaped"]),
        ("stable_baselines", ["--league"]),
        ("torchrl_ppo", []),
        ("tianshou_dqn", ["--league"]),
    ],
)
def test_it_learns_for_a_moment(
    learner: str, options: list[str], game: str, tmp_path: Path
) -> None:
    size = ["--steps", "256", "--games", "4", "--tests", "2", "--log", str(tmp_path / "log.csv")]
    told = run(with_torch(), f"{learner}.py", "--game", game, *size, *options)
    tests = TOLD.findall(told)
    assert len(tests) >= 2
    assert (tests[0], tests[-1][1]) == (("0", "2"), "2")
    assert int(tests[-1][0].replace(",", "")) >= 256
    assert len((tmp_path / "log.csv").read_text().splitlines()) == 1 + len(tests)


def test_the_games_to_learn_from_are_decided_even_at_random() -> None:
    common = run_path(str(LEARNERS / "common.py"))
    settings, most = common["SETTINGS"]["robot_quest_arena"], common["MOST"]
    options: dict[str, Any] = {"max_cycles": most, "autoreset_mode": "SameStep"}
    env = VectorTable("robot_quest_arena", 32, settings, **options)
    env.reset(seed=1)
    played = env.step_random(1000)
    over, decided = played["terminated"] | played["truncated"], played["reward"] != 0
    assert decided.sum() > 0.8 * over.sum() > 80


@pytest.mark.parametrize("game", GAMES)
def test_rllib_learns_for_a_moment(game: str) -> None:
    python = python_with(*group("rllib"), beside=with_torch())
    size = ["--steps", "256", "--games", "4", "--tests", "2"]
    told = run(python, "rllib_ppo.py", "--game", game, *size)
    assert len(TOLD.findall(told)) == 2


def test_a_learner_explains_itself() -> None:
    told = run(with_torch(), "ppo.py", "--help")
    assert "--league" in told
    assert "example: python examples/learners/ppo.py" in told


SUPERSUIT = """
import numpy, supersuit
from automatable.envs import parallel_env
env = parallel_env("raising_robots", {"players": "2"}, observations="array")
vector = supersuit.concat_vec_envs_v1(
    supersuit.pettingzoo_env_to_vec_env_v1(env), 2, num_cpus=0, base_class="gymnasium"
)
seen, infos = vector.reset(seed=1)
assert seen.shape == (4, env.observation_space("seat_0").shape[0]), seen.shape
for _ in range(25):
    answers = [int(info["action_mask"].argmax()) for info in infos]
    seen, rewards, ended, cut, infos = vector.step(numpy.array(answers))
assert not ended.any()
"""


def test_supersuit_puts_many_tables_side_by_side() -> None:
    done = subprocess.run(
        [with_torch(), "-W", "ignore", "-c", SUPERSUIT], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


TORCHRL = """
from torchrl.envs import ActionMask, GymWrapper, TransformedEnv
from automatable.envs import VectorTable

vector = VectorTable("duel", 4, autoreset_mode="Disabled")
env = TransformedEnv(GymWrapper(vector), ActionMask())
env.set_seed(1)
played = env.rollout(60, break_when_any_done=False)
assert played.batch_size == (4, 60)
ends = int(played["next", "done"].sum())
assert ends > 4
assert int(played["next", "reward"].abs().sum()) == ends
"""


def test_torchrl_wraps_many_tables_itself() -> None:
    done = subprocess.run(
        [with_torch(), "-W", "ignore", "-c", TORCHRL], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_minari_reads_the_decisions_of_a_contest(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "automatable", "arena", "duel", "--seats", "random"]
    size = ["--games", "3", "--jobs", "1", "--out", str(tmp_path / "results"), "--trajectories"]
    subprocess.run([*command, *size], check=True, capture_output=True)
    kept = {**os.environ, "MINARI_DATASETS_PATH": str(tmp_path / "kept")}
    export = [LEARNERS.parent / "minari_export.py", tmp_path / "results", "automatable/duel-v0"]
    done = subprocess.run(
        [with_torch(), "-W", "ignore", *export],
        env=kept,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"6 episodes, \d+ decisions\n", done.stdout)
    read = "import minari; print(minari.load_dataset('automatable/duel-v0').total_episodes)"
    told = subprocess.run(
        [with_torch(), "-W", "ignore", "-c", read],
        env=kept,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "6\n"
