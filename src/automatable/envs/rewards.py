"""What a learner gets: at the end of a game, or as it happens."""

from typing import Any, Final, final

from ..kernel.errors import AutomatableError
from ..kernel.game import Result, State
from ..kernel.tally import Tally

ENDS: Final = ("outcome", "score")  # paid at the end, and known from the result alone
KINDS: Final = (*ENDS, "margin", "shaped")


def check_kind(kind: str, kinds: tuple[str, ...] = KINDS) -> str:
    """The kind of reward, checked."""
    if kind not in kinds:
        raise AutomatableError(f"reward is {kind!r}, but must be one of {', '.join(kinds)}")
    return kind


def rewards(result: Result, kind: str) -> tuple[float, ...]:
    """The reward of every seat for a result: who won, or the game's scores."""
    found = result.scores if kind == "score" else result.payoffs()
    return tuple([float(number) for number in found])


def ranks(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The rank of every seat, 1 for the best."""
    found: list[int] = []
    for score in scores:
        rank = 1
        for other in scores:
            if other > score:
                rank += 1
        found.append(rank)
    return tuple(found)


def points(state: State) -> tuple[int, ...]:
    """What the game compares first; playing together, what it counts first; else the scores."""
    result = state.result
    assert result is not None, "the game is over"
    if result.standings:
        return result.standings[0].values
    counted: list[Tally] = state.game.tallies(state) if result.together else []
    if not counted:
        return result.scores
    values = counted[0].values
    return values if len(values) == state.seats else values * state.seats  # one for all


def potential(state: State) -> tuple[float, ...]:
    """How well each seat stands by the game's own evaluation, from -1/2 (lost) to 1/2 (won)."""
    evaluated: tuple[int, ...] = state.game.evaluate(state)
    return tuple([number / 1000 - 0.5 for number in evaluated])


def final_rewards(state: State, kind: str) -> tuple[float, ...]:
    """The reward of every seat at the end of a game, if all of it is paid then.

    `margin` is half the outcome and half how clear it was, so it lies in -1..1 as well. Whoever
    plays alone for points has no outcome: there the margin is how good the points are.
    """
    result = state.result
    assert result is not None, "the game is over"
    if kind not in ("margin", "shaped"):
        return rewards(result, kind)
    stood = potential(state)
    if len(stood) == 1 and not result.together:
        return tuple([2 * each for each in stood])
    return tuple([won / 2 + each for won, each in zip(result.payoffs(), stood, strict=True)])


@final
class Shaping:
    """Pays the margin as it happens: the change of the potential with every answer.

    All rewards of a game add up to its margin, less the potential it began with: so the best way
    to play is the same for `margin` and for `shaped` (potential-based shaping).
    """

    def __init__(self, stood: tuple[float, ...]) -> None:
        self.stood = stood  # the potential, as it was paid last

    def __reduce__(self) -> tuple[Any, tuple[tuple[float, ...]]]:
        return Shaping, (self.stood,)

    def paid(self, state: State) -> tuple[float, ...]:
        """What every seat gets for all that has happened since the last time."""
        before = self.stood
        is_over = state.result is not None
        self.stood = final_rewards(state, "shaped") if is_over else potential(state)
        return tuple([now - then for now, then in zip(self.stood, before, strict=True)])


@final
class Payer:
    """Pays a kind of reward to every seat of a game, as it happens; `paying` makes one."""

    def __init__(self, kind: str, shaping: Shaping | None) -> None:
        self.kind = kind
        self.shaping = shaping

    def __reduce__(self) -> tuple[Any, tuple[str, Shaping | None]]:
        return Payer, (self.kind, self.shaping)

    def paid(self, state: State) -> tuple[float, ...]:
        """What every seat gets for all that has happened since the last time."""
        if self.shaping is not None:
            return self.shaping.paid(state)
        if state.result is None:
            return (0.0,) * state.seats
        return final_rewards(state, self.kind)


def paying(state: State, kind: str) -> Payer:
    """Who pays a kind of reward from this state on."""
    return Payer(kind, Shaping(potential(state)) if kind == "shaped" else None)
