"""Exact bounds for two rivals who choose at once and hide nothing.

From a position all that can happen in a number of rounds is played through by the engine itself.
What lies beyond, and whatever chance would decide, counts as lost for the lower bound and as won
for the upper one; so both hold whatever happens there. Inside, every round is a small matrix game,
and value iteration improves both bounds until they stand still. Each iterate is already valid.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel.game import State
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE
from .matrix import Array, values

_WON, _LOST, _EVEN, _BEYOND = range(4)  # the first places in a list of values
_FIRST = 4
_SWEEPS = 60
_STILL = 1e-4
_LOOKS = 6  # worlds compared to find out whether something is hidden


class Bound(NamedTuple):
    """The answer that guarantees most, that guarantee, and most without it; from -1 to 1."""

    answer: int
    least: float
    most: float
    worst: int  # the other side's answer to it that costs most
    others: dict[int, float]  # at most what each other answer can guarantee
    states: int

    @property
    def gap(self) -> float:
        """How far the answer is certainly ahead of everything else."""
        return self.least - self.most


def is_open(state: State) -> bool:
    """Whether neither side hides anything."""
    game = state.game
    written = game.position(state)
    worlds = [game.determinize(state, seat, Rng(seed)) for seat in (0, 1) for seed in range(_LOOKS)]
    return all(game.position(world) == written for world in worlds)


class StateGraph:
    """All states that are known so far, with what each pair of answers leads to."""

    def __init__(self) -> None:
        self.states: list[State] = []
        self.numbers: dict[bytes, int] = {}
        self.options: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        self.paths: list[list[list[int]] | None] = []  # None: not explored

    def enter(self, state: State) -> int:
        """The number of a state, or the place of its result."""
        if state.result is not None:
            first, second = state.result.shares()
            return _WON if first > second else _LOST if first < second else _EVEN
        asked = state.open()
        if [decision.seat for decision in asked] != [0, 1]:
            return _BEYOND
        game = state.game
        key = bytes(game.observe(state, 0)) + bytes(game.observe(state, 1))
        number = self.numbers.get(key)
        if number is None:
            number = len(self.states) + _FIRST
            self.numbers[key] = number
            self.states.append(state)
            self.options.append((asked[0].options, asked[1].options))
            self.paths.append(None)
        return number

    def explore(self, number: int) -> list[list[int]]:
        """Where each pair of answers leads."""
        known = self.paths[number - _FIRST]
        if known is not None:
            return known
        state, (ours, theirs) = self.states[number - _FIRST], self.options[number - _FIRST]
        found = [[self.enter(_played(state, one, other)) for other in theirs] for one in ours]
        self.paths[number - _FIRST] = found
        return found

    def within(self, root: int, rounds: int, most: int) -> list[int]:
        """The states that can come about in fewer rounds; fewer if they are too many."""
        inside, edge = {root: None}, [root]
        for _ in range(rounds - 1):
            met = dict.fromkeys(
                near for one in edge for row in self.explore(one) for near in row if near >= _FIRST
            )
            edge = [near for near in met if near not in inside]
            if len(inside) + len(edge) > most:
                break
            inside.update(dict.fromkeys(edge))
        return list(inside)


def _played(state: State, one: int, other: int) -> State:
    after = state.clone()
    after.apply(0, one)
    after.apply(1, other)
    while after.result is None and (only := _single(after)):
        after.apply(*only)
    return after


def _single(state: State) -> tuple[int, int] | None:
    """The only thing that can happen next, if it is a single one."""
    asked = state.open()
    if len(asked) == 1 and asked[0].seat != CHANCE and len(asked[0].options) == 1:
        return asked[0].seat, asked[0].options[0]
    return None


def bound(graph: StateGraph, state: State, seat: int, rounds: int, most: int) -> Bound:
    """What is certain of a seat's answers by looking some rounds ahead."""
    root = graph.enter(state)
    inside = graph.within(root, rounds, most)
    ways = [graph.explore(one) for one in inside]
    height = max(len(way) for way in ways)
    width = max(len(row) for way in ways for row in way)
    place = {number: k for k, number in enumerate(inside, _FIRST)}
    paths: NDArray[Any] = np.full((len(inside), height, width), _BEYOND)
    rows, columns = np.zeros((len(inside), height)), np.zeros((len(inside), width))
    for k, way in enumerate(ways):
        rows[k, : len(way)], columns[k, : len(way[0])] = 1, 1
        for i, row in enumerate(way):
            paths[k, i, : len(row)] = [
                one if one < _FIRST else place.get(one, _BEYOND) for one in row
            ]
    low = _settled(paths, rows, columns, -1.0)[paths[0]]
    high = _settled(paths, rows, columns, 1.0)[paths[0]]
    ours, theirs = graph.options[root - _FIRST]
    low, high = low[: len(ours), : len(theirs)], high[: len(ours), : len(theirs)]
    if seat == 1:
        low, high, ours, theirs = -high.T, -low.T, theirs, ours
    return _judged(low, high, ours, theirs, len(inside))


def _settled(paths: NDArray[Any], rows: Array, columns: Array, beyond: float) -> Array:
    """The values of all states, from one side, after the results."""
    found: Array = np.full(len(paths) + _FIRST, beyond)
    found[:_FIRST] = 1, -1, 0, beyond
    for _ in range(_SWEEPS):
        new = values(found[paths], rows, columns)
        change = np.abs(new - found[_FIRST:]).max()
        found[_FIRST:] = new
        if change < _STILL:
            break
    return found


def _judged(
    low: Array, high: Array, ours: tuple[int, ...], theirs: tuple[int, ...], states: int
) -> Bound:
    guarantees = low.min(axis=1)
    best = int(guarantees.argmax())
    rest = np.delete(high, best, axis=0)
    without = -1.0
    if len(rest):
        ones, across = np.ones((1, len(rest))), np.ones((1, rest.shape[1]))
        without = float(values(rest[None], ones, across)[0])
    return Bound(
        ours[best],
        float(guarantees[best]),
        without,
        theirs[int(low[best].argmin())],
        {ours[k]: float(high[k].min()) for k in range(len(ours)) if k != best},
        states,
    )
