"""Whole games, looked at now and then."""

from collections.abc import Callable, Iterator
from typing import Any

from automatable import CHANCE, Rng
from automatable.kernel.decision import Decision
from automatable.kernel.game import State
from automatable.testkit import Table

Player = Callable[[Any, Decision, Rng], int]
EVERY = 5  # questions


def stops(table: Table, choose: Player) -> Iterator[int]:
    """Play the table to its end; at every fifth question, the seat that is asked."""
    rng = Rng(3)
    asked = 0
    state: State = table.state
    while (decision := state.decision()) is not None:
        if decision.seat != CHANCE:
            asked += 1
            if asked % EVERY == 0:
                yield decision.seat
        state.apply(decision.seat, choose(state, decision, rng))
