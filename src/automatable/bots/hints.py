"""Hints: the best answer and the second best, as a searching bot sees it."""

from typing import Protocol, runtime_checkable

from ..kernel.seat_view import SeatView
from .maker import installed_bot
from .weight import Weight

LEVEL = "strong:0.7s"  # the bot that thinks, for so long that a hint takes less than a second
MOST = 2
KNOWN = 10  # options tried less than a tenth as often as the most tried come last


@runtime_checkable
class Thinker(Protocol):
    """A bot that can tell its estimate of each option."""

    def weigh(self, view: SeatView) -> list[Weight]:
        """The options worth considering, each with its estimate."""
        ...


def hints(view: SeatView, seed: int, level: str = LEVEL) -> list[Weight]:
    """The two best answers at most, best first; `tries` is 0 if there was nothing to search.

    A bot sees only what the seat may know, so a hint gives nothing away.
    """
    options = view.decision.options
    if len(options) == 1:
        return [Weight(options[0], 0, 0)]
    thinker = installed_bot(level, seed)
    assert isinstance(thinker, Thinker), f"{level} does not weigh its options"
    weights = thinker.weigh(view)
    enough = max(weight.tries for weight in weights) / KNOWN
    return sorted(weights, key=lambda one: (one.tries >= enough, one.worth), reverse=True)[:MOST]
