"""What views have in common, as types. Not compiled: a compiled TypedDict forgets its fields."""

from typing import TypedDict

from .game import Result


class ResultView(TypedDict):
    """How a game ended."""

    scores: list[int]
    reason: str
    rule: str


def result_view(result: Result | None) -> ResultView | None:
    """How a game ended, None while it goes on."""
    if result is None:
        return None
    return {"scores": list(result.scores), "reason": result.reason, "rule": result.rule}
