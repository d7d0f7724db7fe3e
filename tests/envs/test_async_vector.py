"""Many games at once in worker processes: the same games as in one process."""

import copy
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from multiprocessing import get_all_start_methods
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

from automatable.envs import AsyncVectorTable, Policy, Pool, VectorTable
from automatable.kernel.errors import AutomatableError, IllegalAction

from ..server.helpers import is_alive, wait_for
from .tables import FIRST, title

GAMES = 5  # which two workers cannot share evenly


def first_on_offer(_: Any, mask: Any) -> int:
    return int(mask.argmax())


def last_on_offer(_: Any, mask: Any) -> int:
    return int(np.flatnonzero(mask)[-1])


def fails(_: Any, mask: Any) -> int:
    raise ValueError("I give up")


@pytest.fixture
def make() -> Iterator[Callable[..., AsyncVectorTable]]:
    """Makes environments that are closed in the end."""
    made: list[AsyncVectorTable] = []

    def maker(*given: Any, **options: Any) -> AsyncVectorTable:
        made.append(AsyncVectorTable(*given, **{"workers": 2, **options}))
        return made[-1]

    yield maker
    for env in made:
        env.close()


@pytest.mark.parametrize(("name", "settings"), FIRST, ids=title)
def test_they_are_the_games_of_one_process(make: Any, name: str, settings: dict[str, str]) -> None:
    mode = "NextStep" if len(name) % 2 else "SameStep"  # two games in each
    options: dict[str, Any] = {"autoreset_mode": mode, "max_cycles": 9, "reward": "margin"}
    one, many = [kind(name, GAMES, settings, **options) for kind in (VectorTable, make)]
    assert many.observation_space == one.observation_space
    assert many.metadata == one.metadata
    first, second = one.reset(seed=3), many.reset(seed=3)
    assert data_equivalence(first, second, exact=True)
    for _ in range(25):
        answers = many.action_space.sample()
        first, second = one.step(answers), many.step(answers)
        assert data_equivalence(first, second, exact=True)


def test_every_seat_may_be_answered_from_outside(make: Any) -> None:
    one = VectorTable("duel", GAMES, seat=None, autoreset_mode="SameStep")
    many = make("duel", GAMES, seat=None, autoreset_mode="SameStep")
    assert data_equivalence(one.reset(seed=1), many.reset(seed=1), exact=True)
    for _ in range(60):
        answers = one.action_masks().argmax(axis=1)
        assert data_equivalence(one.step(answers), many.step(answers), exact=True)


def test_what_is_sent_comes_back_worker_by_worker(make: Any) -> None:
    one = VectorTable("duel", GAMES, autoreset_mode="SameStep")
    seen, _ = one.reset(seed=4)
    many = make("duel", GAMES, autoreset_mode="SameStep")
    many.async_reset(seed=4)
    begun: set[int] = set()
    while len(begun) < GAMES:  # nobody is left waiting
        part, rewards, ended, cut, infos = many.recv()
        games = infos["env_id"]
        assert len(games) == len(rewards) == len(ended) == len(cut) in (2, 3)
        if not begun.issuperset(games):
            np.testing.assert_equal(part["observation"], seen["observation"][games])
        begun.update(games)
        answers = part["action_mask"].argmax(axis=1)
        many.send(answers, games)
        with pytest.raises(AutomatableError, match="recv comes first"):
            many.send(answers, games)
    with pytest.raises(AutomatableError, match="not been received yet"):
        many.step(np.zeros(GAMES, int))
    assert sorted(np.concatenate([many.recv()[-1]["env_id"] for _ in range(2)])) == [*range(GAMES)]
    with pytest.raises(AutomatableError, match="nothing is under way"):
        many.recv()
    for games in ([1], []):
        with pytest.raises(AutomatableError, match="exactly the games"):
            many.send([0], np.array(games))


def test_without_copies_arrays_are_views_of_the_shared_memory(make: Any) -> None:
    env = make("duel", 4, copy=False, observations="array")
    first, _ = env.reset(seed=1)
    before = first.copy()
    again, *_ = env.step(env.action_space.sample())
    assert np.shares_memory(first, again)
    assert not np.array_equal(first, before)
    kept, _ = make("duel", 4, observations="array").reset(seed=1)
    np.testing.assert_equal(kept, before)


def test_opponents_go_along_and_may_change(make: Any) -> None:
    told = []
    for kind in (VectorTable, make):
        short: dict[str, Any] = {"max_cycles": 3, "autoreset_mode": "SameStep"}
        env = kind("duel", 4, opponents=Pool([Policy(first_on_offer)]), **short)
        env.reset(seed=2)
        steps = [env.step(env.action_masks().argmax(axis=1)) for _ in range(6)]
        env.set_opponents(Pool([Policy(last_on_offer), "random"]))
        steps += [env.step(env.action_masks().argmax(axis=1)) for _ in range(12)]
        told.append(steps)
    assert data_equivalence(*told, exact=True)
    env.set_opponents(Policy(fails))
    env.reset(seed=1)
    with pytest.raises(AutomatableError, match="ValueError: I give up"):
        env.step(env.action_masks().argmax(axis=1))


def test_an_illegal_answer_is_told_by_the_number_of_its_game_and_changes_nothing(make: Any) -> None:
    env = make("duel", GAMES)
    seen, _ = env.reset(seed=1)
    legal = seen["action_mask"].argmax(axis=1)
    for wrong in (seen["action_mask"][4].argmin(), -1, 99):
        answers = legal.copy()
        answers[4] = wrong
        told = r"for seat 0 in game 4 \(DUE-[A-Z]+-\d+\)$" if 0 <= wrong < 99 else "-1|99"
        with pytest.raises((IllegalAction, AutomatableError), match=told):
            env.step(answers)
    other = VectorTable("duel", GAMES)
    other.reset(seed=1)
    assert data_equivalence(env.step(legal), other.step(legal), exact=True)


def test_without_autoreset_games_wait_to_be_begun_again(make: Any) -> None:
    env = make("duel", 4, autoreset_mode="Disabled", max_cycles=2)
    env.reset(seed=1)
    env.step(env.action_space.sample())
    *_, cut, _ = env.step(env.action_space.sample())
    assert cut.all()
    with pytest.raises(AutomatableError, match="a game is over: reset it"):
        env.step(env.action_space.sample())
    env.reset(options={"reset_mask": cut})
    env.step(env.action_space.sample())


def test_mistakes_are_told(make: Any) -> None:
    env = make("duel", 3)
    mistakes: list[tuple[Callable[[], Any], str]] = [
        (lambda: env.step([0, 0, 0]), "no game is in progress"),
        (lambda: env.reset(seed=[1]), "3 games need one seed each"),
        (lambda: env.reset(options={"colour": [1, 2, 3]}), "takes the option reset_mask"),
        (lambda: env.step([0]), "3 games need one answer each"),
        (lambda: make("duel", 0), "num_envs is 0, but must be at least 1"),
        (lambda: make("duel", 3, workers=9), "workers is 9, but must be from 1 to 3"),
        (lambda: make("duel", 3, seat=7), "seat is 7"),
        (lambda: make("duel", 2, opponents="nobody"), "no bot is named 'nobody'"),
    ]
    for do, told in mistakes:
        with pytest.raises(AutomatableError, match=told):
            do()


def test_a_worker_that_is_killed_is_told(make: Any) -> None:
    env = make("duel", 2)
    env.reset(seed=1)
    process = env._processes[1]
    process.kill()
    process.join()
    for _ in range(2):
        with pytest.raises(AutomatableError, match="worker 1 has ended"):
            env.step(env.action_space.sample())
    env.close()
    assert not any(one.is_alive() for one in env._processes)


@pytest.mark.timeout(60)
@pytest.mark.parametrize("context", get_all_start_methods())
def test_workers_may_be_started_in_any_way(make: Any, context: str) -> None:
    first, second = (make("duel", 2, context=context) for _ in range(2))
    for env in (first, second):
        env.reset(seed=1)
        env.step(env.action_masks().argmax(axis=1))
    first.close()
    second.step(second.action_masks().argmax(axis=1))


@pytest.mark.timeout(60)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_process_forked_meanwhile_keeps_no_worker_alive(make: Any) -> None:
    env = make("duel", 2)
    env.reset(seed=1)
    child = os.fork()
    if child == 0:
        signal.pause()
    try:
        env.step(env.action_masks().argmax(axis=1))
        env.close()
        assert not any(one.is_alive() for one in env._processes)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_it_is_not_copied_and_goes_on(make: Any, copied: Callable[[Any], Any]) -> None:
    env = make("duel", 2)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="its workers hold the games: copy a VectorTable"):
        copied(env)
    env.step(env.action_masks().argmax(axis=1))


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_an_interrupt_is_told_once() -> None:
    program = (
        "from automatable.envs import AsyncVectorTable\n"
        "env = AsyncVectorTable('duel', 2, workers=2)\n"
        "env.reset(seed=1)\n"
        "print('on', flush=True)\n"
        "input()\n"
    )
    command = [sys.executable, "-c", program]
    pipes: Any = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen(command, text=True, start_new_session=True, **pipes) as parent:
        assert parent.stdout is not None and parent.stdout.readline() == "on\n"
        os.killpg(parent.pid, signal.SIGINT)
        _, told = parent.communicate(timeout=30)
    assert told.count("KeyboardInterrupt") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends children by itself")
def test_workers_end_with_their_parent() -> None:
    program = (
        "from automatable.envs import AsyncVectorTable\n"
        "env = AsyncVectorTable('duel', 2, workers=2)\n"
        "env.reset(seed=1)\n"
        "print(*[process.pid for process in env._processes], flush=True)\n"
        "input()\n"
    )
    parent = subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdout is not None
    children = [int(word) for word in parent.stdout.readline().split()]
    assert len(children) == 2
    os.kill(parent.pid, signal.SIGKILL)
    parent.communicate()
    wait_for(lambda: not any(is_alive(child) for child in children), 5)
