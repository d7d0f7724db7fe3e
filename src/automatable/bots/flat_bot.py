"""The base of bots that try every option in the same worlds."""

from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from ..kernel.decision import Ask
from ..kernel.game import State
from ..kernel.rng import Rng
from ..kernel.seat_view import SeatView
from ..kernel.seats import Seat
from .budget import Budget
from .copied import copied
from .weight import Weight, best


class FlatBot:
    """Chooses the option with the best mean worth; all options are tried in the same worlds."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.rng: Final = Rng(seed)
        self._budget: Final = budget

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return copied, (type(self), self.rng, self._budget)

    def choose(self, view: SeatView) -> int:
        return best(self.weigh(view))

    def weigh(self, view: SeatView) -> list[Weight]:
        """Every tidy option with its mean worth over as many worlds as the budget allows."""
        options = view.tidy
        if len(options) == 1:
            return [Weight(options[0], 0, 0)]
        ask = Ask()
        totals = [0] * len(options)
        worlds = 0
        most = max(1, self._budget.playouts // len(options))
        started = perf_counter()
        while worlds < most and not (worlds and self._budget.is_spent(started)):
            world = view.world(self.rng)
            asked = world.agenda.find(world, view.seat, ask)
            assert asked, "a world asks the seat what the real table asks it"
            worlds += 1
            for k in range(len(options)):
                tried = world.clone()
                tried.agenda.answer(tried, options[k])
                totals[k] += self.worth(tried, view.seat)
        return [Weight(options[k], totals[k] // worlds, worlds) for k in range(len(options))]

    def worth(self, world: State, seat: Seat) -> i64:
        """The expected result of the seat in a world where it has just answered."""
        raise NotImplementedError
