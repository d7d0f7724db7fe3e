"""One seat learns, bots sit in the others."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from automatable import Rng, game, game_names, play_out
from automatable.bots import make_bot
from automatable.envs import aec_env, env_id, parallel_env
from automatable.envs.single import TableEnv
from automatable.envs.table import bot_seed
from automatable.kernel.errors import AutomatableError, IllegalAction, UnknownAction, UnknownBot
from automatable.kernel.seat_view import SeatView
from automatable.words import Words

from .tables import FIRST, title


def play(env: Any, seed: int | None, choose: int = 0) -> list[Any]:
    """What one game looks like from the seat, always answering by the same habit."""
    seen, info = env.reset(seed=seed)
    told = [seen["observation"].tolist()]
    while True:
        legal = np.flatnonzero(info["action_mask"])
        seen, reward, terminated, truncated, info = env.step(legal[choose % len(legal)])
        told.append((seen["observation"].tolist(), reward, terminated, truncated))
        choose += 1
        if terminated or truncated:
            return told


def test_every_installed_game_has_an_id() -> None:
    ids = [env_id(name) for name in game_names()]
    assert "automatable/Duel-v1" in ids
    assert "automatable/RobotQuestArena-v2" in ids
    assert set(ids) <= set(gymnasium.registry)


@pytest.mark.parametrize(("name", "settings"), FIRST, ids=title)
def test_a_seed_fixes_nature_and_opponents(name: str, settings: dict[str, str]) -> None:
    env = TableEnv(name, settings, opponents="random", max_cycles=25)
    first, second = play(env, 7), play(env, None)
    assert [play(env, 7), play(env, None)] == [first, second]
    assert play(TableEnv(name, settings, max_cycles=25), 7) == first
    assert first != second


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("name", "settings"),
    [("duel", {}), ("cyberion", {"players": "2"}), ("robot_quest_arena", {"turn_cap": "20"})],
)
def test_it_is_the_game_that_agents_play(name: str, settings: dict[str, str], seat: int) -> None:
    env, agents = TableEnv(name, settings, seat=seat), aec_env(name, settings)
    seen, info = env.reset(seed=7)
    agents.reset(seed=7)
    table = agents.table
    others = [make_bot("random", bot_seed(7, other)) for other in range(table.seats)]
    over, steps, rng = False, 0, Rng(3)
    while not over:
        while table.turn not in (seat, -1):
            agents.step(others[table.turn].choose(SeatView(table.state, table.turn)))
        assert np.array_equal(agents.observe(f"seat_{seat}")["observation"], seen["observation"])
        legal = np.flatnonzero(info["action_mask"])
        assert legal.tolist() == table.state.legal_actions(seat)
        action = legal[rng.below(len(legal))]
        agents.step(action)
        seen, reward, over, _, info = env.step(action)
        steps += 1
    while table.turn != -1:
        agents.step(others[table.turn].choose(SeatView(table.state, table.turn)))
    assert table.state == env.state
    assert agents.rewards[f"seat_{seat}"] == reward
    assert steps > 2


def test_opponents_are_seeded_bots() -> None:
    env = gymnasium.make("automatable/Duel-v1", opponents="rollout:20", seat=1)
    games = [play(env, seed) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_every_other_seat_may_have_a_bot_of_its_own() -> None:
    env = TableEnv("raising_robots", {"players": "3"}, seat=1, opponents=["random", "greedy:1"])
    assert env.opponents == {0: "random", 2: "greedy:1"}
    assert len(play(env, 1)) > 20


def test_a_reward_comes_at_the_end_only() -> None:
    rewards = [step[1] for step in play(TableEnv("duel"), 3)[1:]]
    assert rewards[:-1] == [0.0] * (len(rewards) - 1)
    assert rewards[-1] in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["duel", "raising_robots"])
def test_looking_at_the_state_changes_nothing(name: str, seat: int) -> None:
    looked, alone = (TableEnv(name, {}, seat=seat) for _ in range(2))
    looked.reset(seed=3)
    alone.reset(seed=3)
    for _ in range(8):
        for other in range(looked.state.seats):
            looked.state.asked(other)
        looked.state.open()
        action = int(alone.action_masks().argmax())
        first, second = looked.step(action), alone.step(action)
        assert np.array_equal(first[0]["observation"], second[0]["observation"])
        assert looked.state == alone.state


def test_alone_the_reward_is_the_points() -> None:
    env = TableEnv("raising_robots", {"players": "1"})
    *_, last = play(env, 5)
    assert env.state.result is not None
    assert last[1] == env.state.result.scores[0] > 1


def test_an_illegal_answer_loses() -> None:
    env = TableEnv("duel")
    _, info = env.reset(seed=1)
    illegal = int(np.argmin(info["action_mask"]))
    seen, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "(DUE-" in info["illegal"]
    assert seen["action_mask"].all()  # a masked policy could not choose from an empty mask
    with pytest.raises(AutomatableError, match="no game is in progress"):
        env.step(0)


def test_an_illegal_answer_can_be_an_error_instead() -> None:
    env = TableEnv("duel", illegal="error")
    seen, info = env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"options: .*\(DUE-"):
        env.step(int(np.argmin(info["action_mask"])))
    assert np.array_equal(env.action_masks(), seen["action_mask"])
    env.step(int(np.argmax(info["action_mask"])))


def test_what_is_no_answer_at_all_is_an_error() -> None:
    env = TableEnv("duel")
    env.reset(seed=1)
    with pytest.raises(UnknownAction):
        env.step(99)


NO_NUMBERS = [0.5, float("nan"), float("inf"), 1j, None, "0", "play:Spark", [0], np.array([0, 1])]


@pytest.mark.parametrize("answer", NO_NUMBERS, ids=str)
def test_an_answer_is_a_whole_number(answer: Any) -> None:
    env, agents, together = TableEnv("duel"), aec_env("duel"), parallel_env("duel")
    for one in (env, agents, together):
        one.reset(seed=1)
    told = "an answer is a whole number, not|seat_0 is asked and must answer, not None"
    with pytest.raises(AutomatableError, match=told):
        env.step(answer)
    with pytest.raises(AutomatableError, match=told):
        agents.step(answer)
    with pytest.raises(AutomatableError, match=told):
        together.step({"seat_0": answer, "seat_1": 0})
    env.step(np.float32(0.0))  # which is one, as are these
    agents.step(np.array(0))
    together.step({"seat_0": np.bool_(False), "seat_1": np.int8(0)})


@pytest.mark.parametrize("answer", [2**63, -(2**70), np.uint64(2**64 - 1)], ids=str)
def test_no_answer_has_a_number_as_large(answer: int) -> None:
    env, agents = TableEnv("duel"), aec_env("duel")
    for one in (env, agents):
        one.reset(seed=1)
        with pytest.raises(AutomatableError, match=f"no answer has the number {answer}"):
            one.step(answer)


@pytest.mark.parametrize(("name", "settings"), FIRST, ids=title)
def test_playing_on_the_state_changes_nothing(name: str, settings: dict[str, str]) -> None:
    env, alone = TableEnv(name, settings), TableEnv(name, settings)
    env.reset(seed=3)
    alone.reset(seed=3)
    state = env.state
    play_out(state, Rng(1))
    assert state.is_terminal() and not env.state.is_terminal()
    action = int(alone.action_masks().argmax())
    assert env.step(action)[1:4] == alone.step(action)[1:4]
    assert env.state == alone.state


def test_a_game_can_be_cut_short() -> None:
    env = TableEnv("cyberion", max_cycles=5)
    told = play(env, 1)
    assert len(told) == 6
    assert told[-1][1:] == (0.0, False, True)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"seat": 2}, "seat is 2, but must be from 0 to 1"),
        ({"seat": None}, "seat is None, but must be from 0 to 1"),
        ({"seat": "0"}, "seat is '0', but must be from 0 to 1"),
        ({"seat": 1.0}, "seat is 1.0, but must be from 0 to 1"),
        ({"render_mode": "ascii"}, "render_mode is 'ascii', but must be ansi, rgb_array or None"),
        ({"opponents": ["random", "random"]}, "opponents names 2 bots for 1 other seats"),
        ({"observations": "round"}, "observations is 'round'"),
        ({"reward": "much"}, "reward is 'much'"),
        ({"illegal": "maybe"}, "illegal is 'maybe'"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], told: str) -> None:
    with pytest.raises(AutomatableError, match=told):
        TableEnv("duel", **options)


def test_an_unknown_opponent_is_told_at_once() -> None:
    with pytest.raises(UnknownBot, match="did you mean greedy"):
        TableEnv("duel", opponents="gredy")


def test_a_table_is_drawn_as_its_view_or_with_words_as_its_board() -> None:
    plain = TableEnv("duel", render_mode="ansi")
    plain.reset(seed=1)
    drawn = plain.render()
    assert drawn is not None and "health: 4" in drawn
    words = TableEnv("duel", render_mode="ansi", words=Words("en", game("duel")))
    words.reset(seed=1)
    told = words.render()
    assert told is not None and told != drawn and "view-" not in told
    assert TableEnv("duel").render() is None
