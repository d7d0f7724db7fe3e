"""What a game was worth to its seats."""

from ..kernel.errors import AutomatableError
from ..kernel.game import Result

KINDS = ("result", "score")


def check_kind(kind: str) -> str:
    """The kind, if there is one of that name."""
    if kind not in KINDS:
        raise AutomatableError(f"reward is {kind!r}, but must be one of {', '.join(KINDS)}")
    return kind


def rewards(result: Result, kind: str = "result") -> tuple[float, ...]:
    """The reward of every seat at the end.

    `result`: the best 1 and the others -1, all 0 if they are alike; together all 1, 0 or -1; alone,
    with nobody to beat, the points. `score`: the game's own scores.
    """
    scores = result.scores
    if kind == "score" or (len(scores) == 1 and not result.together):
        return tuple([float(score) for score in scores])
    if result.together:
        return tuple([float((score > 0) - (score < 0)) for score in scores])
    best = max(scores)
    if min(scores) == best:
        return (0.0,) * len(scores)
    return tuple([1.0 if score == best else -1.0 for score in scores])
