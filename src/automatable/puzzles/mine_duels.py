"""Finds puzzles where two rivals choose at once and hide nothing, with exact bounds."""

from typing import Any

from ..kernel.game import State
from .duels import Bound, StateGraph, bound, is_open
from .goal import ANSWER, Goal
from .grade import grade
from .mine import Plan, moments_of
from .puzzle import Puzzle, Step

ROUNDS = (2, 3, 4, 5)  # looked ahead, until a bound proves the answer
MOST_STATES = 5_000
_UNDECIDED = 0.999


def mine_duel(plan: Plan, number: int) -> list[Puzzle]:
    """The puzzles in the game of that number, for either seat."""
    graph = StateGraph()
    found: list[Puzzle] = []
    for state in [moment.state for moment in moments_of(plan, number)]:
        if [decision.seat for decision in state.open()] != [0, 1] or not is_open(state):
            continue
        for seat in (0, 1):
            one = _examined(plan, graph, state, seat, number)
            if one is not None:
                found.append(one)
    found.sort(key=lambda one: (len(one.steps), one.rating, one.steps[0].gap), reverse=True)
    return found[: plan.per_game]


def _examined(plan: Plan, graph: StateGraph, state: State, seat: int, number: int) -> Puzzle | None:
    first = proven(plan, graph, state, seat)
    if first is None:
        return None
    found, rounds = first
    steps: list[Step] = []
    game, after = state.game, state
    proof: dict[str, Any] = {"rounds": rounds, "states": found.states, "from": number}
    proof |= {"least": round(found.least, 4), "most": round(found.most, 4)}
    while True:
        steps.append(_step(after, found))
        after = after.clone()
        after.apply(seat, found.answer)
        after.apply(1 - seat, found.worst)
        if after.result is not None or len(steps) == plan.steps:
            break
        if [decision.seat for decision in after.open()] != [0, 1]:
            break
        again = proven(plan, graph, after, seat)
        if again is None:
            break
        found = again[0]
    right = game.catalogue.number(steps[0].right)
    rating = grade(state, seat, right)
    start, settings = game.position(state), game.settings_of(state)
    return Puzzle(
        game, seat, start, Goal(ANSWER), rating, proof, steps=tuple(steps), settings=settings
    )


def proven(
    plan: Plan, graph: StateGraph, state: State, seat: int, most: int = MOST_STATES
) -> tuple[Bound, int] | None:
    """The bound that proves an answer, with as few rounds as possible."""
    decision = state.asked(seat)
    if decision is None or len(decision.options) < 3:
        return None
    for rounds in ROUNDS:
        found = bound(graph, state, seat, rounds, most)
        if found.gap * 500 >= plan.gap:
            return found, rounds
        if rounds == 4 and found.least < -_UNDECIDED and found.most > _UNDECIDED:
            return None
        if found.states >= most or found.most < -_UNDECIDED:
            return None
    return None


def _step(state: State, found: Bound) -> Step:
    """Worths: the right answer's guarantee, and at most what each other can guarantee."""
    name = state.game.catalogue.name
    worths = {name(found.answer): _thousandths(found.least)}
    worths |= {name(one): _thousandths(value) for one, value in found.others.items()}
    return Step(name(found.answer), worths, name(found.worst))


def _thousandths(value: float) -> int:
    return round((value + 1) * 500)
