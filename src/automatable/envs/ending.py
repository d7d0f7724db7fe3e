"""What all environments tell about the end of a game, and refuse alike."""

from numbers import Integral
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel.errors import AutomatableError
from ..kernel.game import State
from .rewards import points, ranks

_MOST = 2**63  # as much as compiled code counts


def ending(state: State) -> dict[str, Any]:
    """The final info: scores, ranks and points of all seats, why it ended, and by which rule.

    Nothing while the game goes on.
    """
    result = state.result
    if result is None:
        return {}
    return {
        "scores": np.array(result.scores),
        "ranks": np.array(ranks(result.scores)),
        "points": np.array(points(state)),
        "reason": result.reason,
        "rule": result.rule,
    }


def not_on() -> AutomatableError:
    """The error for whoever answers before a game or after it."""
    return AutomatableError("no game is in progress: call reset()")


def refuse_options(options: dict[str, Any] | None) -> None:
    """There is nothing to choose at a reset but the seed."""
    if options:
        raise AutomatableError(
            f"reset takes no options, but got {', '.join(map(str, options))}:"
            " settings are given where the environment is made"
        )


def games_to_reset(options: dict[str, Any] | None, games: int, begun: bool) -> NDArray[np.bool_]:
    """Which of many games a reset begins: all, or those of the option `reset_mask`."""
    if not options:
        return np.ones(games, np.bool_)
    wrong = [name for name in options if name != "reset_mask"]
    if wrong:
        raise AutomatableError(f"reset takes the option reset_mask, but got {wrong[0]}")
    which = np.asarray(options["reset_mask"])
    if which.shape != (games,) or which.dtype != np.bool_:
        raise AutomatableError(f"reset_mask is True or False for each of {games} games")
    if not begun and not which.all():
        raise AutomatableError("no game is in progress: the first reset begins all of them")
    return which


def each_seed(seed: Any, games: int) -> list[int]:
    """A seed for each of many games: those given, or counted up from the one that is."""
    if not hasattr(seed, "__len__"):
        first = check_seed(seed)
        seed = [first + k for k in range(games)]
    if len(seed) != games:
        raise AutomatableError(f"{games} games need one seed each, not {len(seed)}")
    return [check_seed(one) for one in seed]


def check_seed(seed: Any) -> int:
    """A seed, checked as Gymnasium does; but NumPy's integers are as good."""
    if not (isinstance(seed, Integral) and int(seed) >= 0):
        raise AutomatableError(f"a seed is a whole number, at least 0, not {seed!r}")
    return int(seed)


def whole_number(action: Any) -> int:
    """The number of an answer; raises AutomatableError for 0.5 and the like."""
    if type(action) is int and 0 <= action < _MOST:
        return action
    number = _read_whole(action)
    if not -_MOST <= number < _MOST:
        raise AutomatableError(f"no answer has the number {number}")
    return number


def _read_whole(action: Any) -> int:
    try:
        number = int(action)
        is_whole = bool(number == action)
    except (TypeError, ValueError, OverflowError):
        is_whole = False
    if not is_whole:
        raise AutomatableError(f"an answer is a whole number, not {action!r}")
    return number


def whole_numbers(actions: Any) -> NDArray[np.int64]:
    """The same for many games."""
    try:
        given = np.asarray(actions)
        if given.dtype.kind in "iub" or _are_whole(given):
            return np.ascontiguousarray(given, dtype="<i8")
    except (TypeError, ValueError, OverflowError):
        pass  # neither are what NumPy cannot read
    raise AutomatableError("answers are whole numbers")


def _are_whole(given: NDArray[Any]) -> bool:
    if given.dtype.kind not in "fO":
        return False
    with np.errstate(invalid="ignore"):
        return np.array_equal(given, given.astype("<i8"))
