"""What a game was worth to its seats."""

from ..kernel.errors import AutomatableError
from ..kernel.game import Result

KINDS = ("result", "score")


def check_kind(kind: str) -> str:
    """The kind, if there is one of that name."""
    if kind not in KINDS:
        raise AutomatableError(f"reward is {kind!r}, but must be one of {', '.join(KINDS)}")
    return kind


def rewards(result: Result, kind: str) -> tuple[float, ...]:
    """The reward of every seat at the end: who has won, or the game's own scores."""
    found = result.scores if kind == "score" else result.payoffs()
    return tuple([float(number) for number in found])
