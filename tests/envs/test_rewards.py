"""What a game was worth to its seats."""

import numpy as np
import pytest

from automatable import Rng, game, game_names
from automatable.envs import VectorTable, aec_env, parallel_env
from automatable.envs.ending import ending
from automatable.envs.rewards import check_kind, final_rewards, potential, rewards
from automatable.envs.single import TableEnv
from automatable.kernel.errors import AutomatableError
from automatable.kernel.game import Result, State


@pytest.mark.parametrize(
    ("scores", "together", "worth"),
    [
        ((1, -1), False, (1, -1)),
        ((0, 0), False, (0, 0)),
        ((12, 30, 7), False, (-1, 1, -1)),
        ((9, 9, 7), False, (1, 1, -1)),
        ((4, 4, 4), False, (0, 0, 0)),
        ((87,), False, (87,)),
        ((35, 35), True, (1, 1)),
        ((-12, -12), True, (-1, -1)),
        ((0,), True, (0,)),
        ((40,), True, (1,)),
    ],
)
def test_who_is_best_gets_one_and_alone_one_gets_the_points(
    scores: tuple[int, ...], together: bool, worth: tuple[int, ...]
) -> None:
    result = Result(scores, "why", "RULE-1", together)
    assert rewards(result, "outcome") == worth
    assert rewards(result, "score") == scores


def test_another_kind_is_refused() -> None:
    with pytest.raises(AutomatableError, match="reward is 'money', but must be one of outcome"):
        check_kind("money")


def paid(name: str, kind: str) -> tuple[float, float, float]:
    """All that a learner gets for a game, the margin at its end, and how it stood at first."""
    settings = {"turn_cap": "12"} if name == "robot_quest_arena" else {}
    env = TableEnv(name, settings, reward=kind)
    env.reset(seed=3)
    began, total, over, rng = potential(env.state)[0], 0.0, False, Rng(5)
    while not over:
        options = np.flatnonzero(env.action_masks())
        _, reward, over, cut, info = env.step(options[rng.below(len(options))])
        total += reward
        assert not cut
    assert set(info) >= {"scores", "ranks", "points", "reason", "rule"}
    return total, final_rewards(env.state, "margin")[0], began


@pytest.mark.parametrize("name", game_names())
def test_what_is_paid_as_it_happens_adds_up_to_the_margin(name: str) -> None:
    shaped, margin, began = paid(name, "shaped")
    assert shaped == pytest.approx(margin - began)
    assert paid(name, "margin")[0] == pytest.approx(margin)
    assert -1 <= margin <= 1


def defeat(removed: str) -> State:
    """Cyberion is lost because the last token is gone, after these Machines were repaired."""
    cyberion = game("cyberion")
    start = {
        "turn": "A 6",
        "factory": "I-3 II-PLA I-1 II-4 I-CYC",
        "removed": removed,
        "platform": "PLA4 CYC2 STO3 COM2 SIR5",
        "reserve": "0",
        "support": "none",
    }
    state = cyberion.from_position(start, {})
    state.apply(0, cyberion.catalogue.number("end"))
    assert state.result is not None
    assert state.result.payoffs() == (-1,)
    return state


def margin_of_defeat(removed: str) -> float:
    return final_rewards(defeat(removed), "margin")[0]


def test_machines_are_the_points_of_those_who_play_together() -> None:
    assert ending(defeat("I-2"))["points"].tolist() == [1]
    assert ending(defeat("I-SIR I-STO I-COM I-2 I-5"))["points"].tolist() == [5]
    settings = {"players": "2"}
    pair, one = VectorTable("cyberion", 1, settings, seat=None), aec_env("cyberion", settings)
    pair.reset(seed=1)
    one.reset(seed=1)
    rng, over = Rng(2), False
    while not over:
        options = np.flatnonzero(one.action_masks())
        action = options[rng.below(len(options))]
        one.step(action)
        *_, (over,), _, infos = pair.step([action])
    (gone,) = one.table.game.tallies(one.table.state)[0].values
    assert gone > 0
    assert one.infos["seat_1"]["points"].tolist() == infos["points"][0].tolist() == [gone, gone]


def test_points_are_what_is_compared_first() -> None:
    env = TableEnv("raising_robots", {"players": "2"})
    env.reset(seed=1)
    over = False
    while not over:
        *_, over, _, info = env.step(int(env.action_masks().argmax()))
    result = env.state.result
    assert result is not None
    assert info["points"].tolist() == list(result.standings[0].values) != info["scores"].tolist()


def test_a_clear_defeat_is_worth_less_than_a_narrow_one() -> None:
    assert -1 <= margin_of_defeat("I-2") < margin_of_defeat("I-SIR I-STO I-COM I-2 I-5") < 0


def test_a_duel_is_won_or_lost_and_nothing_between() -> None:
    parts = {"A": "H0 B0 D0 @3 rest Charge", "B": "H1 B0 D0 @0 rest Spark"}
    state = game("duel").from_position(parts, {})
    assert final_rewards(state, "margin") == final_rewards(state, "outcome") == (-1, 1)


def test_vector_and_agents_pay_the_same_as_one_game() -> None:
    vector = VectorTable("cyberion", 2, {"players": "1"}, reward="shaped", max_cycles=30)
    single = TableEnv("cyberion", reward="shaped", max_cycles=30)
    vector.reset(seed=6)
    single.reset(seed=6)
    turns = aec_env("cyberion", reward="shaped")
    turns.reset(seed=6)
    over = False
    while not over:
        action = int(single.action_masks().argmax())
        _, reward, over, *_ = single.step(action)
        answers = vector.action_masks().argmax(axis=1)
        assert vector.step(answers)[1][0] == pytest.approx(reward)
        turns.step(action)
        assert turns.rewards["seat_0"] == pytest.approx(reward)


def test_agents_hear_of_the_end() -> None:
    env = parallel_env("duel", {"board": "short"}, reward="margin")
    env.reset(seed=2)
    while env.agents:
        actions = {agent: int(env.action_mask(agent).argmax()) for agent in env.agents}
        _, got, over, _, infos = env.step(actions)
    assert all(over.values())
    assert infos["seat_0"]["reason"] == infos["seat_1"]["reason"] != ""
    assert sum(got.values()) == pytest.approx(0, abs=0.01)


def test_shaping_is_for_one_seat() -> None:
    with pytest.raises(AutomatableError, match="paid to one seat"):
        VectorTable("duel", 2, seat=None, reward="shaped")
