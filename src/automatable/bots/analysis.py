"""Looking back: how good an answer was, beside the best that a searching bot finds."""

from dataclasses import replace
from time import perf_counter
from typing import NamedTuple

from ..kernel.rng import Rng
from ..kernel.seat_view import SeatView
from .budget import Budget
from .search_bot import StrongBot
from .tree import Tree

QUICK = Budget(10_000, 0.15)  # for every answer of a game
CAREFUL = Budget(40_000, 1.0)  # for the few that look like mistakes


class Judged(NamedTuple):
    """The best answer to a question and the one that was given, each with its worth (0 to 1000)."""

    best: int
    hope: int  # the worth of the best
    worth: int  # of the one that was given
    tries: int  # of each of the two


def judge(view: SeatView, given: int, seed: int, budget: Budget = QUICK) -> Judged | None:
    """How good an answer was, as far as its seat could know; None where there was no choice.

    A search finds the best answer; then both are tried equally often in the same worlds, since a
    search hardly looks at what seems bad to it.
    """
    if len(view.tidy) == 1 and view.tidy[0] == given:
        return None
    half = replace(budget, playouts=budget.playouts // 2, seconds=budget.seconds / 2)
    weights = StrongBot(seed, half).weigh(view)
    best = max(weights, key=lambda one: (one.tries, one.worth)).action
    hope, worth, tries = _compared(view, best, given, seed, half)
    if worth > hope:
        return Judged(given, worth, worth, tries)
    return Judged(best, hope, worth, tries)


def _compared(
    view: SeatView, best: int, given: int, seed: int, budget: Budget
) -> tuple[int, int, int]:
    """The worth of two answers, and how often each was tried."""
    rng = Rng(seed)
    actions = [best] if best == given else [best, given]
    trees = [Tree(view.seat, (action,), rng, True) for action in actions]
    started = perf_counter()
    for played in range(max(1, budget.playouts // len(trees))):
        if played and budget.is_spent(started):
            break
        world = view.world(rng)
        for tree in trees:
            tree.grow(world.clone())
    found = [tree.weights()[0] for tree in trees]
    return found[0].worth, found[-1].worth, found[0].tries
