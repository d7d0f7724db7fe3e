"""PettingZoo's two ways: every seat is an agent."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import TerminateIllegalWrapper  # type: ignore[import-untyped]

from automatable import Rng
from automatable.envs import aec_env, duel_v1, parallel_env
from automatable.kernel.errors import AutomatableError, IllegalAction

from .tables import ALL, FIRST, drawn, mask_of, title


def play_in_turn(env: Any, seed: int) -> tuple[list[Any], dict[str, float]]:
    """A random game: everything seen, and what everybody got."""
    rng = Rng(seed)
    told, got = [], {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        action = legal[rng.below(len(legal))]
        told.append((agent, int(action)))
        env.step(action)
    return told, got


@pytest.mark.parametrize(("name", "settings"), ALL, ids=title)
def test_no_answer_changes_what_others_are_asked_in_the_same_cycle(
    name: str, settings: dict[str, str]
) -> None:
    env, rng = aec_env(name, settings), Rng(8)
    env.reset(seed=8)
    table, answers = env.table, len(env.table.game.catalogue)
    for _ in range(150):
        if table.turn < 0:
            break
        for seat, mask in table.asked.items():
            assert mask == mask_of(table.state.asked(seat), answers)
        env.step(drawn(table.asked[table.turn], rng))


@pytest.mark.parametrize(("name", "settings"), FIRST, ids=title)
def test_both_ways_are_the_same_game(name: str, settings: dict[str, str]) -> None:
    told, got = play_in_turn(aec_env(name, settings, max_cycles=60), 5)
    env = parallel_env(name, settings, max_cycles=60)
    env.reset(seed=5)
    rewards: dict[str, float] = {}
    while env.agents:
        asked = [f"seat_{seat}" for seat in env.table.asked]
        now, told = told[: len(asked)], told[len(asked) :]
        assert [agent for agent, _ in now] == asked
        actions = {**dict.fromkeys(env.agents, env.wait), **dict(now)}
        _, rewards, *_ = env.step(actions)
    assert told == []
    assert rewards == got


def test_rewards_are_for_the_end() -> None:
    _, got = play_in_turn(duel_v1.env(), 2)
    assert set(got) == {"seat_0", "seat_1"}
    assert sum(got.values()) == 0


def test_together_all_get_the_same() -> None:
    _, got = play_in_turn(aec_env("cyberion", {"players": "2"}), 2)
    assert got["seat_0"] == got["seat_1"] in (-1.0, 1.0)


def test_a_game_is_cut_short_for_all() -> None:
    env = aec_env("duel", max_cycles=2)
    told, got = play_in_turn(env, 2)
    assert len(told) == 4
    assert got == {"seat_0": 0.0, "seat_1": 0.0}


def test_an_illegal_answer_is_an_error_and_changes_nothing() -> None:
    env = aec_env("duel")
    env.reset(seed=1)
    seen, *_ = env.last()
    illegal = int(np.argmin(seen["action_mask"]))
    with pytest.raises(IllegalAction, match=r"for seat 0 .*\(DUE-"):
        env.step(illegal)
    assert env.agent_selection == "seat_0"
    assert np.array_equal(env.last()[0]["observation"], seen["observation"])


def test_an_illegal_answer_loses_with_pettingzoos_wrapper() -> None:
    env = TerminateIllegalWrapper(aec_env("duel"), illegal_reward=-1)
    env.reset(seed=1)
    seen, *_ = env.last()
    env.step(int(np.argmin(seen["action_mask"])))
    assert env.last()[1:4] == (-1, True, True)
    env.step(None)
    assert env.agents == ["seat_1"]


def test_nobody_answers_before_a_game_or_after_it() -> None:
    env = aec_env("duel", max_cycles=1)
    ways: list[Callable[[], Any]] = [
        lambda: env.step(0),
        env.last,
        lambda: env.observe("seat_0"),
        env.action_masks,
    ]
    for _ in ("before", "after"):
        for way in ways:
            with pytest.raises(AutomatableError, match="no game is in progress"):
                way()
        play_in_turn(env, 1)
    env.reset(seed=1)
    with pytest.raises(AutomatableError, match="seat_0 is asked and must answer"):
        env.step(None)


def test_all_answers_are_checked_before_the_first_is_carried_out() -> None:
    env = parallel_env("duel")
    seen, _ = env.reset(seed=1)
    legal = int(np.argmax(seen["seat_0"]["action_mask"]))
    illegal = int(np.argmin(seen["seat_1"]["action_mask"]))
    with pytest.raises(IllegalAction, match="for seat 1"):
        env.step({"seat_0": legal, "seat_1": illegal})
    with pytest.raises(AutomatableError, match="seat_1 gives no action"):
        env.step({"seat_0": legal})
    with pytest.raises(AutomatableError, match="seat_1 is asked and cannot wait"):
        env.step({"seat_0": legal, "seat_1": env.wait})
    assert list(env.table.asked) == [0, 1]
    env.step({"seat_0": legal, "seat_1": legal})


def test_who_is_not_asked_can_only_wait() -> None:
    env = parallel_env("robot_quest_arena", {"players": "2", "turn_cap": "60"})
    seen, _ = env.reset(seed=1)
    (asked,) = [f"seat_{seat}" for seat in env.table.asked]
    (other,) = set(env.agents) - {asked}
    legal = int(np.argmax(seen[asked]["action_mask"]))
    with pytest.raises(AutomatableError, match=f"{other} is not asked and can only wait"):
        env.step({asked: legal, other: legal})
    env.step({asked: legal, other: env.wait})


def test_a_table_is_drawn() -> None:
    for make in (aec_env, parallel_env):
        env = make("duel", render_mode="ansi")
        env.reset(seed=1)
        assert "health: 4" in str(env.render())
        env.close()
    assert aec_env("duel").render() is None


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_a_table_is_not_drawn_in_a_window(make: Any) -> None:
    told = "render_mode is 'human', but must be ansi, rgb_array or None"
    with pytest.raises(AutomatableError, match=told):
        make("duel", render_mode="human")


@pytest.mark.parametrize(("name", "settings"), ALL, ids=title)
def test_a_table_says_whether_everybody_is_asked_in_every_cycle(
    name: str, settings: dict[str, str]
) -> None:
    env, rng = parallel_env(name, settings, max_cycles=300), Rng(4)
    env.reset(seed=4)
    everybody = True
    while env.agents:
        asked = env.table.asked
        everybody = everybody and len(asked) == len(env.agents)
        given = {f"seat_{seat}": drawn(mask, rng) for seat, mask in asked.items()}
        env.step({**dict.fromkeys(env.agents, env.wait), **given})
    assert aec_env(name, settings).metadata["is_parallelizable"] is everybody


def test_there_is_no_module_of_an_unknown_game_or_version() -> None:
    import automatable.envs

    for name in ("duel_v99", "chess_v1", "anything"):
        with pytest.raises(AttributeError):
            getattr(automatable.envs, name)
