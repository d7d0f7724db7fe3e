"""What a thinking bot would advise whoever is asked: the best answer and the second best."""

from typing import Protocol, runtime_checkable

from ..kernel.seat_view import SeatView
from .maker import installed_bot
from .weight import Weight

LEVEL = "strong:0.7s"  # who thinks, and for how long: a hint is to be there within a second
MOST = 2
KNOWN = 10  # what was tried less than a tenth as often as another may just have been lucky


@runtime_checkable
class Thinker(Protocol):
    """A bot that says what it thinks of the options."""

    def weigh(self, view: SeatView) -> list[Weight]:
        """The options worth a thought, each with what the seat may hope for."""
        ...


def hints(view: SeatView, seed: int, level: str = LEVEL) -> list[Weight]:
    """The best answers, best first and two at most; one that was never tried needs no thought.

    A bot sees what the seat may know, so a hint gives nothing away.
    """
    options = view.decision.options
    if len(options) == 1:
        return [Weight(options[0], 0, 0)]
    thinker = installed_bot(level, seed)
    assert isinstance(thinker, Thinker), f"{level} does not weigh its options"
    weights = thinker.weigh(view)
    enough = max(weight.tries for weight in weights) / KNOWN
    return sorted(weights, key=lambda one: (one.tries >= enough, one.worth), reverse=True)[:MOST]
