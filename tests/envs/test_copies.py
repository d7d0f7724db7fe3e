"""States, games, bots and environments can be copied, compared and sent to other processes."""

import copy
import pickle
from collections.abc import Callable
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

from automatable import Match, Record, Rng, State, game, game_names
from automatable.bots import make_bot
from automatable.envs import Policy, VectorTable, aec_env, parallel_env
from automatable.envs.single import TableEnv
from automatable.kernel.seat_view import SeatView
from automatable.match import Nature

from .tables import FIRST, title

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
WAYS = pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])


def played(name: str, settings: dict[str, str], answers: int) -> State:
    """A state after that many random answers, or at the end."""
    state, rng = game(name).new(settings), Rng(11)
    while answers and (decision := state.decision()) is not None:
        state.apply(decision.seat, decision.sample(rng))
        answers -= 1
    found: State = state
    return found


@WAYS
@pytest.mark.parametrize(("name", "settings"), FIRST, ids=title)
def test_a_state_and_its_copy_are_equal_until_one_goes_on(
    name: str, settings: dict[str, str], copied: Callable[[State], State]
) -> None:
    for answers in (0, 7, 60, 100_000):
        state = played(name, settings, answers)
        other = copied(state)
        assert other == state and hash(other) == hash(state) and repr(other) == repr(state)
        assert other.result == state.result
        assert other.open() == state.open()
        if (decision := other.decision()) is not None:
            other.apply(decision.seat, decision.options[0])
            assert other != state


def test_a_hash_is_the_same_in_another_process() -> None:
    state = played("robot_quest_arena", {}, 50)
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(hash, (state,)) == hash(state)
        assert pool.apply(hash, (state.game,)) == hash(state.game)


def test_a_state_is_pickled_as_text_and_a_game_by_its_name() -> None:
    state = played("duel", {"board": "short"}, 5)
    made, (name, settings, position) = state.__reduce__()
    assert (name, settings) == ("duel", {"board": "short"})
    assert position == state.game.position(state)
    assert made(name, settings, position) == state
    for one in game_names():
        assert pickle.loads(pickle.dumps(game(one))) is game(one)
    own = game("robot_quest_arena").at({"arena": "centre 1 1/SSSS./...../...../...../....."})
    assert copy.deepcopy(own) is copy.copy(own) is own
    with pytest.raises(TypeError, match="has cards of its own"):
        pickle.dumps(own)


@pytest.mark.parametrize("copied", [*COPIES, copy.copy])
@pytest.mark.parametrize("name", game_names())
def test_a_copied_catalogue_names_the_same_answers(name: str, copied: Callable[[Any], Any]) -> None:
    catalogue = game(name).catalogue
    other = copied(catalogue)
    assert other.names == catalogue.names
    assert [other.number(answer) for answer in other.names] == list(range(len(catalogue)))


def test_ray_sends_states_and_environments() -> None:
    """As its workers get them: by its own way of pickling."""
    from ray import cloudpickle

    state = played("cyberion", {}, 30)
    assert cloudpickle.loads(cloudpickle.dumps(state)) == state
    env = VectorTable("duel", 2, opponents=Policy(lambda seen, mask: mask.argmax()))
    env.reset(seed=3)
    other = cloudpickle.loads(cloudpickle.dumps(env))
    answers = env.action_masks().argmax(axis=1)
    np.testing.assert_equal(env.step(answers)[0], other.step(answers)[0])


def test_states_of_different_settings_differ() -> None:
    assert game("duel").new() == game("duel").new()
    assert game("duel").new() != game("duel").new({"board": "short"})
    assert game("duel").new() != game("cyberion").new()


@WAYS
def test_a_copied_match_goes_on_with_the_same_chance(copied: Callable[[Any], Any]) -> None:
    state = game("robot_quest_arena").new({"arena": "centre 1 1/SSSS./...../...../...../....."})
    match, bot = Match(Record.of(state, ["one", "two"]), Nature()), make_bot("random", 3)
    for _ in range(5):
        match.answer_bot(match.asked()[0], bot)
    other, again = copied(match), copied(bot)
    assert other.record == match.record and other.state == match.state
    for _ in range(5):
        match.answer_bot(match.asked()[0], bot)
        other.answer_bot(other.asked()[0], again)
    assert other.record.text() == match.record.text()
    assert other.told == match.told


@pytest.mark.parametrize("copied", [*COPIES, copy.copy])
def test_a_copied_view_of_a_seat_is_of_the_same_question(copied: Callable[[Any], Any]) -> None:
    view = SeatView(played("duel", {}, 0), 0)
    other = copied(view)
    assert other.decision == view.decision
    assert other.observation == view.observation
    assert other.view == view.view
    assert repr(other) == repr(view) == "<duel seen from seat 0: choose>"


@WAYS
@pytest.mark.parametrize("name", ["random", "greedy:20", "rollout:40", "search:40", "strong:40"])
def test_a_copied_bot_goes_on_as_the_original(name: str, copied: Callable[[Any], Any]) -> None:
    state, bot = game("duel").new(), make_bot(name, 5)
    bot.choose(SeatView(state, 0))
    other = copied(bot)
    for _ in range(3):
        assert other.choose(SeatView(state, 0)) == bot.choose(SeatView(state, 0))


@WAYS
def test_a_copied_environment_plays_the_same_game(copied: Callable[[Any], Any]) -> None:
    env = TableEnv("duel", {"board": "short"}, opponents="greedy:5", reward="shaped")
    env.reset(seed=4)
    env.step(int(env.action_masks().argmax()))
    other = copied(env)
    for _ in range(3):
        action = int(env.action_masks().argmax())
        first, second = env.step(action), other.step(action)
        assert np.array_equal(first[0]["observation"], second[0]["observation"])
        assert first[1:4] == second[1:4]
        assert int(other.action_space.sample()) in np.flatnonzero(other.action_masks())


@WAYS
@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_agents_can_be_copied_in_the_middle(
    make: Callable[..., Any], copied: Callable[[Any], Any]
) -> None:
    env = make("raising_robots", {"players": "2"})
    env.reset(seed=4)
    other = copied(env)
    assert np.array_equal(env.state(), other.state())
    assert other.agents == env.agents
    assert env.state_space.contains(env.state())


@WAYS
def test_a_copied_vector_plays_the_same_games(copied: Callable[[Any], Any]) -> None:
    env = VectorTable("duel", 4, opponents="greedy:5", autoreset_mode="SameStep")
    env.reset(seed=9)
    other = copied(env)
    for _ in range(12):
        answers = env.action_masks().argmax(axis=1)
        first, second = env.step(answers), other.step(answers)
        for one, two in zip(first[:4], second[:4], strict=True):
            np.testing.assert_equal(one, two)
    assert pickle.loads(pickle.dumps(VectorTable("duel", 2))).reset(seed=1)
