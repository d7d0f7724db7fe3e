"""All that a seat can do before chance or somebody else comes in: the best of it, and how rare."""

from typing import NamedTuple

from ..kernel.game import State
from ..kernel.rng import Rng
from .goal import Goal, has_stopped

LONGEST = 200  # answers of a turn


class TooLarge(Exception):
    """More positions than were allowed."""


class Best(NamedTuple):
    """The most that can be reached, a way to it, and how many positions were looked at."""

    reached: int
    line: list[int]
    states: int


class Turn:
    """Looks at every way to play a turn on; a position that is met again is looked at once.

    Left out is only what the game itself calls pointless (`Game.tidy`).
    """

    def __init__(self, seat: int, goal: Goal, most: int) -> None:
        self._seat = seat
        self._goal = goal
        self._most = most
        self._known: dict[str, tuple[int, int, int]] = {}  # most reached, minus answers, the next

    def best(self, state: State) -> Best:
        """The best way from here; raises TooLarge."""
        reached, _ = self._value(state, 0)
        line: list[int] = []
        at = state.clone()
        while not has_stopped(at, self._seat):
            action = self._known[_written(at)][2]
            line.append(action)
            at.apply(self._seat, action)
        return Best(reached, line, len(self._known))

    def _value(self, state: State, depth: int) -> tuple[int, int]:
        """The most that can be reached from here, and minus the answers that takes at least."""
        if has_stopped(state, self._seat):
            return self._goal.reached(state, self._seat), 0
        key = _written(state)
        known = self._known.get(key)
        if known is not None:
            return known[:2]
        if len(self._known) >= self._most or depth > LONGEST:
            raise TooLarge
        decision = state.asked(self._seat)
        assert decision is not None
        best = (-(10**9), 0, -1)
        self._known[key] = best  # a way back to where one was gains nothing
        for option in state.game.tidy(state, decision):
            after = state.clone()
            after.apply(self._seat, option)
            reached, length = self._value(after, depth + 1)
            best = max(best, (reached, length - 1, option))
        self._known[key] = best
        return best[:2]


def _written(state: State) -> str:
    return "\n".join(f"{part} {text}" for part, text in state.game.position(state).items())


def share_of_luck(
    state: State, seat: int, goal: Goal, tries: int, seed: int, most: float = 1
) -> float:
    """How often the goal is reached by answering at random, though nothing that is pointless.

    More than `most` is not counted to the end.
    """
    rng = Rng(seed)
    hits = 0
    for _ in range(tries):
        at = state.clone()
        for _ in range(LONGEST):
            if has_stopped(at, seat):
                break
            decision = at.asked(seat)
            assert decision is not None
            options = at.game.tidy(at, decision)
            at.apply(seat, options[rng.below(len(options))])
        hits += goal.reached(at, seat) >= goal.target
        if hits > most * tries:
            break
    return hits / tries
