"""The bot that does anything."""

from typing import Final, final

from ..kernel.rng import Rng
from ..kernel.seat_view import SeatView
from .budget import Budget


@final
class RandomBot:
    """Chooses any option, all alike."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._rng: Final = Rng(seed)

    def choose(self, view: SeatView) -> int:
        return view.decision.sample(self._rng)
