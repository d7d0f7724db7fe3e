"""The bot that plays at random."""

from typing import Any, Final, final

from ..kernel.rng import Rng
from ..kernel.seat_view import SeatView
from .budget import Budget
from .copied import copied


@final
class RandomBot:
    """Chooses any option with equal probability."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.rng: Final = Rng(seed)
        self._budget: Final = budget

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return copied, (RandomBot, self.rng, self._budget)

    def choose(self, view: SeatView) -> int:
        return view.decision.sample(self.rng)
