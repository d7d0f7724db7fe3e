"""Who sits in the other seats: bots by name, objects, policies and pools."""

from typing import Any

import numpy as np
import pytest

from automatable.bots import make_bot
from automatable.envs import Policy, Pool, VectorTable
from automatable.envs.single import TableEnv
from automatable.kernel.errors import AutomatableError, BotFailed, UnknownBot
from automatable.kernel.seat_view import SeatView


class First:
    """Always gives the first answer, and remembers who asked."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, view: SeatView) -> int:
        self.seats.append(view.seat)
        return view.decision.options[0]


class Cheat:
    """Answers what only nature may."""

    def choose(self, view: SeatView) -> int:
        return len(view.game.catalogue) - 1


def first_on_offer(_: Any, mask: Any) -> int:
    return int(mask.argmax())


def test_an_object_that_chooses_may_sit_there() -> None:
    bot = First()
    env = TableEnv("duel", opponents=bot)
    env.reset(seed=1)
    env.step(int(env.action_masks().argmax()))
    assert set(bot.seats) == {1}


def test_a_policy_sees_what_a_learner_sees() -> None:
    looks: list[Any] = []

    def choose(seen: Any, mask: Any) -> int:
        looks.append(seen)
        return first_on_offer(seen, mask)

    env = VectorTable("duel", 3, opponents=Policy(choose))
    seen, _ = env.reset(seed=1)
    env.step(env.action_masks().argmax(axis=1))
    assert len(looks) >= 3
    assert {look.shape for look in looks} == {seen["observation"][0].shape}


def test_a_policy_plays_as_the_same_bot_would() -> None:
    told = []
    for opponent in (Policy(first_on_offer), First()):
        env = VectorTable("duel", 3, opponents=opponent, autoreset_mode="SameStep")
        env.reset(seed=1)
        steps = [env.step(env.action_masks().argmax(axis=1)) for _ in range(20)]
        told.append([step[0]["observation"] for step in steps])
    np.testing.assert_equal(told[0], told[1])


class Rows:
    """Answers in a row, as a network does that was asked about many games."""

    def choose(self, view: SeatView) -> Any:
        return np.array([view.decision.options[0]])


@pytest.mark.parametrize(
    ("opponent", "told"),
    [
        (Policy(lambda seen, mask: 0.5), "'Policy' failed: TypeError: 'float' object"),
        (Policy(lambda seen, mask: "0"), "'Policy' failed: TypeError: 'str' object"),
        (Policy(lambda seen, mask: None), "'Policy' failed: TypeError: 'NoneType' object"),
        (Rows(), r"'Rows' answered array\(\[0\]\), not on offer at choose"),
    ],
)
def test_an_opponent_that_answers_no_whole_number_is_named(opponent: Any, told: str) -> None:
    env = TableEnv("duel", opponents=opponent)
    env.reset(seed=1)
    with pytest.raises(BotFailed, match=f"the bot {told}"):
        env.step(0)


@pytest.mark.parametrize("kind", [TableEnv, VectorTable])
@pytest.mark.parametrize("opponent", [Policy(lambda seen, mask: int(mask.argmin())), Cheat()])
def test_an_opponent_that_gives_what_is_not_on_offer_is_told(kind: Any, opponent: Any) -> None:
    env = kind("duel", opponents=opponent)
    env.reset(seed=1)
    name = type(opponent).__name__
    with pytest.raises(BotFailed, match=f"the bot '{name}' answered .*, not on offer at choose"):
        env.step(env.action_masks().argmax(axis=-1))


def test_an_opponent_that_fails_is_named() -> None:
    env = TableEnv("duel", opponents=Policy(lambda seen, mask: seen["nothing"]))
    env.reset(seed=1)
    with pytest.raises(BotFailed, match="the bot 'Policy' failed: IndexError"):
        env.step(0)


def test_a_pool_gives_every_game_one_of_its_members() -> None:
    members = [First(), First(), First()]
    env = VectorTable("duel", 40, opponents=Pool(members))
    env.reset(seed=1)
    env.step(env.action_masks().argmax(axis=1))
    assert all(member.seats for member in members)
    assert sum(len(member.seats) for member in members) >= 40
    with pytest.raises(AutomatableError, match="at least one"):
        VectorTable("duel", 1, opponents=Pool([]))


def test_a_pool_may_hold_names_and_objects() -> None:
    env = TableEnv("duel", opponents=Pool(["random", make_bot("greedy:1", 3)]))
    for seed in range(4):
        env.reset(seed=seed)
        env.step(int(env.action_masks().argmax()))


@pytest.mark.parametrize(
    ("opponents", "told"),
    [
        ([3], "is neither"),
        (3, "an opponent is the name of a bot, or has a method choose: 3 is neither"),
        (Policy, "an opponent is an object, but Policy is a class"),
        (["random", "random"], "opponents names 2 bots for 1 other seats"),
    ],
)
def test_anything_else_is_refused(opponents: Any, told: str) -> None:
    for kind in (TableEnv, VectorTable):
        with pytest.raises(AutomatableError, match=told):
            kind("duel", opponents=opponents)


def test_names_are_checked_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        VectorTable("duel", 2, opponents="nobody")
