"""The bots that use information-set Monte Carlo tree search."""

from time import perf_counter
from typing import Any, Final

from ..kernel.rng import Rng
from ..kernel.seat_view import SeatView
from .budget import Budget
from .copied import copied
from .tree import Tree
from .weight import Weight, most_tried

_SHARED: Final = 4  # playouts per world


class SearchBot:
    """Chooses the option its search has tried most."""

    guided = False

    def __init__(self, seed: int, budget: Budget) -> None:
        self.rng: Final = Rng(seed)
        self.budget: Final = budget

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return copied, (type(self), self.rng, self.budget)

    def choose(self, view: SeatView) -> int:
        return most_tried(self._search(view, True))

    def weigh(self, view: SeatView) -> list[Weight]:
        """Every tidy option with the search's estimate of it."""
        return self._search(view, False)

    def _search(self, view: SeatView, to_choose: bool) -> list[Weight]:
        """Search; if only a choice is wanted, until the rest of the budget cannot change it."""
        options = view.tidy
        if len(options) == 1:
            return [Weight(options[0], 0, 0)]
        tree = Tree(view.seat, options, self.rng, self.guided)
        world = view.world(self.rng)
        started = perf_counter()
        for played in range(self.budget.playouts):
            if played and self.budget.is_spent(started):
                break
            if to_choose and tree.lead() > self.budget.playouts - played:
                break
            if played and played % _SHARED == 0:
                world = view.world(self.rng)
            tree.grow(world.clone())
        return tree.weights()


class StrongBot(SearchBot):
    """A search with the game's evaluation as prior."""

    guided = True
