"""What is explained to a seat is the same in worlds it cannot tell apart."""

import pytest

from automatable import Rng, game
from automatable.kernel.decision import Decision
from automatable.kernel.events import heard
from automatable.kernel.game import State
from automatable.kernel.seats import CHANCE, SPECTATOR
from automatable.match import Causes, outlook
from automatable.testkit.walks import random_game, states

SECRETIVE = ["duel", "_template", "robot_quest_arena", "raising_robots"]
EVERY = {"duel": 3, "_template": 1, "robot_quest_arena": 41, "raising_robots": 29}
AHEAD = 14  # answers for which two worlds are played on side by side


def prospects(state: State, seat: int) -> list[object]:
    return [
        (one.action, [event.plain() for event in one.events], one.then, one.key, one.result)
        for one in outlook(state, seat)
    ]


def chains(causes: Causes, viewer: int) -> list[object]:
    """All that a viewer can be told of why things happened."""
    return [
        [(link.kind, link.seat, link.action, link.event and link.event.plain()) for link in chain]
        for chain in [causes.chain(viewer, number) for number in range(causes.count(viewer))]
    ]


def told(causes: Causes, viewer: int) -> list[object]:
    return [event.plain() for event in heard(causes.state.log or [], viewer)]


def pair(
    real: list[Decision], world: list[Decision], seat: int, rng: Rng
) -> tuple[int, int, int] | None:
    """Who answers next, and what in each world: the same only where the seat would notice."""
    there = {decision.seat: decision for decision in world}
    asked = [decision for decision in real if decision.seat in there]
    if not asked:
        return None
    one = asked[rng.below(len(asked))]
    other = there[one.seat]
    if one.seat == CHANCE or (one.seat != seat and any(d.seat == seat for d in real)):
        return int(one.seat), one.sample(rng), other.sample(rng)
    common = [option for option in one.options if option in other.options]
    if not common:
        return None
    action = common[rng.below(len(common))]
    return int(one.seat), action, action


def compare(state: State, world: State, seat: int, rng: Rng) -> int:
    """Play two worlds on as long as the seat cannot tell them apart; the chains compared."""
    both = Causes(state.branch()), Causes(world.branch())
    compared = 0
    for _ in range(AHEAD):
        chosen = pair(both[0].state.open(), both[1].state.open(), seat, rng)
        if chosen is None:
            break
        for causes, action in zip(both, chosen[1:], strict=True):
            causes.answer(chosen[0], action)
        for viewer in (seat, int(SPECTATOR)):
            if told(both[0], viewer) != told(both[1], viewer):
                return compared
            found = chains(both[0], viewer)
            assert found == chains(both[1], viewer)
            compared += len(found)
        if both[0].state.at_work() != both[1].state.at_work():
            break
    return compared


@pytest.mark.parametrize("name", SECRETIVE)
def test_chains_are_the_same_in_worlds_that_look_the_same(name: str) -> None:
    rules = game(name)
    rng = Rng(11)
    compared = 0
    for settings in rules.test_settings[:2]:
        walk = states(rules.listened(settings), Rng(3))
        for number, (state, _) in enumerate(walk):
            if number % EVERY[name] or state.result is not None:
                continue
            for seat in range(state.seats):
                world = rules.determinize(state, seat, rng)
                compared += compare(state, world, seat, rng)
    assert compared > 20


@pytest.mark.parametrize("name", SECRETIVE)
def test_prospects_are_the_same_in_worlds_that_look_the_same(name: str) -> None:
    """And never tell more than what really follows, as far as the seat is told."""
    rules = game(name)
    rng = Rng(12)
    compared = 0
    for settings in rules.test_settings[:2]:
        record, _ = random_game(rules, dict(settings), Rng(4))
        for index in range(0, len(record.answers), EVERY[name]):
            state = record.replay(index)
            for seat in range(state.seats):
                found = prospects(state, seat)
                assert found == prospects(rules.determinize(state, seat, rng), seat)
                compared += len(found)
                for one in outlook(state, seat)[:6]:
                    after = state.branch()
                    after.apply(seat, one.action)
                    real = [event.plain() for event in heard(after.log or [], seat)]
                    promised = [event.plain() for event in one.events]
                    assert promised[: len(real)] == real[: len(promised)]
    assert compared > 20
