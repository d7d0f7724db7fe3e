"""What learners see: observations, masks and their layout; and that they see nothing else."""

import numpy as np
import pytest
from librt.strings import BytesWriter

from automatable import Rng, State, game
from automatable.envs import Table, aec_env, layout, parallel_env
from automatable.envs.aec import TableAEC

from .tables import ALL, FIRST, drawn, mask_of, title

every = pytest.mark.parametrize(("name", "settings"), ALL, ids=title)
short = pytest.mark.parametrize(("name", "settings"), FIRST, ids=title)


@every
def test_what_is_written_is_what_is_observed(name: str, settings: dict[str, str]) -> None:
    table = Table(name, settings)
    rng = Rng(4)
    table.reset(4)
    for _ in range(8):
        if not table.asked:
            break
        for seat in range(table.seats):
            into = BytesWriter()
            table.game.write_observation(table.state, seat, into)
            seen = np.frombuffer(into.getvalue(), "<i2")
            assert seen.tolist() == table.game.observe(table.state, seat)
        for seat, mask in list(table.asked.items()):
            table.answer(seat, drawn(mask, rng))


@short
def test_pieces_are_the_stretches_of_the_flat_observation(
    name: str, settings: dict[str, str]
) -> None:
    seen = []
    for kind in ("flat", "pieces", "array"):
        env = aec_env(name, settings, observations=kind)
        env.reset(seed=3)
        seen.append(env.observe("seat_0"))
    flat, pieces, array = seen
    assert np.array_equal(flat["observation"], array)
    assert np.array_equal(flat["action_mask"], pieces["action_mask"])
    assert [piece[0] for piece in layout(name, **settings)] == list(pieces["observation"])
    for piece, start, length, high in layout(name, **settings):
        here = pieces["observation"][piece]
        assert np.array_equal(here, array[start : start + length])
        assert here.max() <= high


def play_on(env: TableAEC, rng: Rng, steps: int) -> bool:
    """Answer at random; whether the game goes on."""
    for _ in range(steps):
        if not env.table.asked:
            return False
        seat, mask = next(iter(env.table.asked.items()))
        assert env.agent_selection == f"seat_{seat}"
        env.step(drawn(mask, rng))
    return bool(env.table.asked)


@every
def test_worlds_a_seat_cannot_tell_apart_look_alike(name: str, settings: dict[str, str]) -> None:
    env, other = aec_env(name, settings), aec_env(name, settings)
    played = env.table.game
    rng = Rng(11)
    different = 0
    for seed in range(6):
        env.reset(seed=seed)
        other.reset(seed=seed)
        for _ in range(8):
            if not play_on(env, rng, 3):
                break
            for seat, agent in enumerate(env.possible_agents):
                world = played.determinize(env.table.state, seat, rng)
                different += played.position(world) != played.position(env.table.state)
                assert_alike(env, other, world, agent)
    assert different or not played.secrets or env.table.seats == 1


def assert_alike(env: TableAEC, other: TableAEC, world: State, agent: str) -> None:
    """The agent sees in that world what it sees in the real one."""
    other.table.state = world
    answers = len(world.game.catalogue)
    other.table.asked = {asked.seat: mask_of(asked, answers) for asked in world.open()}
    other.infos = {agent: {} for agent in other.possible_agents}
    seen, also = env.observe(agent), other.observe(agent)
    assert np.array_equal(seen["observation"], also["observation"])
    if int(agent[-1]) in env.table.asked:
        assert np.array_equal(seen["action_mask"], also["action_mask"])


@short
def test_a_mask_is_in_three_places(name: str, settings: dict[str, str]) -> None:
    env = aec_env(name, settings)
    env.reset(seed=2)
    seen, *_, info = env.last()
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert np.array_equal(seen["action_mask"], env.action_masks())
    asked = env.table.state.asked(int(env.agent_selection[-1]))
    assert seen["action_mask"].tobytes() == mask_of(asked, len(env.table.game.catalogue))


def test_whoever_is_not_asked_can_only_wait_and_no_mask_is_empty() -> None:
    settings = {"players": "3", "turn_cap": "60"}
    turns = aec_env("robot_quest_arena", settings)
    turns.reset(seed=1)
    waiting = [agent for agent in turns.agents if agent != turns.agent_selection]
    assert all(turns.observe(agent)["action_mask"].all() for agent in waiting)
    at_once = parallel_env("robot_quest_arena", settings)
    seen, infos = at_once.reset(seed=1)
    for agent in waiting:
        assert np.flatnonzero(seen[agent]["action_mask"]).tolist() == [at_once.wait]
        assert np.array_equal(seen[agent]["action_mask"], infos[agent]["action_mask"])
    assert seen[turns.agent_selection]["action_mask"][at_once.wait] == 0
    assert set(at_once.action_masks()) == set(at_once.agents)


def test_a_sample_is_legal_without_a_mask() -> None:
    env = aec_env("duel")
    env.reset(seed=5)
    space = env.action_space("seat_0")
    sampled = {int(space.sample()) for _ in range(60)}
    assert sampled == set(env.table.state.legal_actions(0))


def test_a_copy_of_the_space_of_answers_is_an_ordinary_space() -> None:
    import pickle

    from gymnasium.spaces import Discrete

    env = aec_env("duel")
    copied = pickle.loads(pickle.dumps(env.action_space("seat_0")))
    assert type(copied) is Discrete
    assert copied == env.action_space("seat_0") == Discrete(len(game("duel").catalogue))
