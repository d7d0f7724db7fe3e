"""Many games at once: the same games as one by one."""

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from automatable.envs import VectorTable, env_id
from automatable.envs.single import TableEnv
from automatable.kernel.errors import AutomatableError, IllegalAction, UnknownBot

GAMES = 3
MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP]

# Where lanes ask nature, one by one and all at once ask it in another order: other games, as good.
SAME = [
    pytest.param("duel", {}, id="duel"),
    pytest.param("duel", {"length": "2", "stars": "1"}, id="short duel"),
    pytest.param("cyberion", {"players": "2"}, id="cyberion"),
    pytest.param("robot_quest_arena", {"players": "2", "turn_cap": "20"}, id="arena"),
    pytest.param("raising_robots", {"players": "3"}, id="raising robots"),
]


def both(name: str, settings: dict[str, str], mode: AutoresetMode, **options: Any) -> list[Any]:
    """Many at once, and as many one by one."""
    one = partial(TableEnv, name, settings, **options)
    many = VectorTable(name, GAMES, settings, autoreset_mode=mode, **options)
    return [many, SyncVectorEnv([one] * GAMES, autoreset_mode=mode)]


def assert_same(envs: list[Any], steps: int) -> int:
    """Both tell the same all along; how many games were over."""
    rng = np.random.default_rng(3)
    first, second = [env.reset(seed=5) for env in envs]
    assert data_equivalence(first, second, exact=True)
    masks, ends = first[1]["action_mask"], 0
    for _ in range(steps):
        answers = (masks * rng.random(masks.shape)).argmax(axis=1)
        first, second = [env.step(answers) for env in envs]
        assert data_equivalence(first, second, exact=True)
        masks = first[-1]["action_mask"]
        ends += int(first[2].sum() + first[3].sum())
    return ends


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("name", "settings"), SAME)
def test_they_are_the_games_played_one_by_one(
    name: str, settings: dict[str, str], mode: AutoresetMode
) -> None:
    short = {"cyberion": 8, "robot_quest_arena": 12, "raising_robots": 15}.get(name)
    assert assert_same(both(name, settings, mode, seat=1, max_cycles=short), 40) > 1


def test_other_bots_sit_there_as_well() -> None:
    """The first seat, so that they answer before the learner both here and there."""
    options = {"opponents": "rollout:8", "observations": "pieces", "seat": 1}
    assert_same(both("duel", {}, AutoresetMode.NEXT_STEP, **options), 25)


@pytest.mark.parametrize("mode", AutoresetMode)
def test_they_say_of_themselves_what_gymnasiums_own_say(mode: AutoresetMode) -> None:
    many, one_by_one = both("duel", {}, mode, reward="score")
    assert many.metadata["autoreset_mode"] == one_by_one.metadata["autoreset_mode"]
    assert many.observation_space == one_by_one.observation_space
    assert many.action_space == one_by_one.action_space
    assert many.single_action_space == one_by_one.single_action_space


def test_gymnasium_makes_it() -> None:
    env = gymnasium.make_vec(env_id("duel"), 4, vectorization_mode="vector_entry_point")
    assert isinstance(env.unwrapped, VectorTable)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(env.action_space.sample())


def test_without_autoreset_games_wait_to_be_begun_again() -> None:
    env = VectorTable("duel", 8, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    over = np.zeros(8, np.bool_)
    while not over.any():
        *_, over, _, _ = env.step(env.action_space.sample())
    with pytest.raises(AutomatableError, match="a game is over: reset it"):
        env.step(env.action_space.sample())
    with pytest.raises(AutomatableError, match="autoreset mode other than Disabled"):
        env.step_random(3)
    before = env.action_masks()
    seen, _ = env.reset(options={"reset_mask": over}, seed=9)
    assert seen["action_mask"].any(axis=1).all()
    assert np.array_equal(seen["action_mask"][~over], before[~over])
    env.step(env.action_space.sample())


def test_whoever_is_asked_may_be_answered_from_outside() -> None:
    env = VectorTable("duel", 6, seat=None, autoreset_mode=AutoresetMode.SAME_STEP)
    _, infos = env.reset(seed=1)
    seats = infos["seat"]
    assert seats.tolist() == [0] * 6
    ends = 0
    for _ in range(120):
        before = seats
        _, rewards, ended, _, infos = env.step(env.action_space.sample())
        seats = infos["seat"]
        for k in np.flatnonzero(ended):
            ends += 1
            assert infos["payoffs"][k].sum() == 0
            assert rewards[k] == infos["payoffs"][k][before[k]]
            assert infos["final_obs"][k]["observation"].shape == (99,)
    assert ends > 5


@pytest.mark.parametrize("name", ["duel", "raising_robots"])
def test_random_play_inside_is_a_course_of_legal_answers(name: str) -> None:
    env = VectorTable(name, 3, seat=None, autoreset_mode=AutoresetMode.SAME_STEP)
    seen, _ = env.reset(seed=4)
    told = env.step_random(60)
    masks, actions = told["action_mask"], told["action"]
    assert masks.shape[:2] == actions.shape == told["reward"].shape == (60, 3)
    assert np.take_along_axis(masks, actions[..., None], axis=2).all()
    assert np.array_equal(told["observation"]["observation"][0], seen["observation"])
    # Answered from outside, the same answers make the same games.
    env.reset(seed=4)
    for step in range(60):
        seen, rewards, ended, *_ = env.step(actions[step])
        assert np.array_equal(rewards, told["reward"][step])
        assert np.array_equal(ended, told["terminated"][step])
        if step < 59:
            assert np.array_equal(seen["observation"], told["observation"]["observation"][step + 1])
    env.step(env.action_space.sample())


def test_a_seed_is_the_same_games_however_many_there_are() -> None:
    few, many = VectorTable("duel", 2), VectorTable("duel", 5)
    assert few.reset(seed=3) and many.reset(seed=3)
    first, second = few.step_random(50), many.step_random(50)
    assert np.array_equal(first["action"], second["action"][:, :2])
    assert np.array_equal(first["reward"], second["reward"][:, :2])
    few.reset(seed=[8, 3])
    assert np.array_equal(few.step_random(50)["action"][:, 1], first["action"][:, 0])


def test_an_illegal_answer_is_an_error_and_changes_nothing() -> None:
    env = VectorTable("duel", 3)
    seen, _ = env.reset(seed=1)
    legal = seen["action_mask"].argmax(axis=1)
    wrong = legal.copy()
    wrong[2] = seen["action_mask"][2].argmin()
    with pytest.raises(IllegalAction, match=r"for seat 0 in game 2 \(DUE-"):
        env.step(wrong)
    other = VectorTable("duel", 3)
    other.reset(seed=1)
    assert data_equivalence(env.step(legal), other.step(legal), exact=True)


@pytest.mark.parametrize(
    ("do", "told"),
    [
        (lambda env: env.step([0, 0, 0]), "no game is in progress"),
        (lambda env: env.step_random(2), "no game is in progress"),
        (lambda env: env.step([0]), "3 games need one answer each"),
        (lambda env: env.reset(seed=[1]), "3 games need one seed each"),
        (lambda env: env.reset(seed=1.5), "a seed is a whole number, at least 0, not 1.5"),
        (lambda env: env.reset(seed=[1, 2, None]), "at least 0, not None"),
        (lambda env: env.reset(seed=-1), "at least 0, not -1"),
        (lambda env: env.reset(seed=1) and env.step_random(-1), "steps is -1"),
        (lambda env: VectorTable("duel", 0), "num_envs is 0, but must be at least 1"),
        (lambda env: VectorTable("duel", 3, seat=7), "seat is 7"),
        (lambda env: VectorTable("duel", 3, opponents=[]), "opponents names 0 bots"),
    ],
)
def test_mistakes_are_told(do: Any, told: str) -> None:
    with pytest.raises(AutomatableError, match=told):
        do(VectorTable("duel", 3))


def test_seeds_may_be_numpys() -> None:
    env = VectorTable("duel", 2, opponents="greedy:2")
    told = [env.reset(seed=seed)[0] for seed in (7, np.int64(7), np.array([7, 8]))]
    assert data_equivalence(told[0], told[1]) and data_equivalence(told[0], told[2])


def test_opponents_that_are_refused_change_nothing() -> None:
    env = VectorTable("duel", 2)
    with pytest.raises(UnknownBot):
        env.set_opponents("gredy")
    assert env.opponents == {1: "random"}
    env.reset(seed=1)


def test_an_unknown_opponent_is_told_when_it_sits_down() -> None:
    with pytest.raises(UnknownBot):
        VectorTable("duel", 1, opponents="gredy").reset(seed=1)


NO_NUMBERS: list[Any] = [
    [0.5, 0],
    [np.nan, 0],
    [np.inf, 0],
    [1j, 0],
    [2**70, 0],
    [None, 0],
    ["0", "0"],
    ["play:Spark", "play:Spark"],
    [[0], [0, 0]],
    None,
]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("answers", NO_NUMBERS, ids=str)
def test_answers_are_whole_numbers(answers: Any) -> None:
    env = VectorTable("duel", 2)
    env.reset(seed=1)
    with pytest.raises(AutomatableError, match="answers are whole numbers"):
        env.step(answers)
    for kind in (np.float32, np.int8, np.bool_, np.dtype(">i4"), object):
        env.reset(seed=1)
        env.step(np.zeros(2, kind))
