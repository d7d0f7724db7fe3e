"""The bots that search a tree of what seats may see."""

from time import perf_counter
from typing import Final

from ..kernel.rng import Rng
from ..kernel.seat_view import SeatView
from .budget import Budget
from .tree import Tree
from .weight import Weight, most_tried

_SHARED: Final = 4  # so many playouts begin in the same world


class SearchBot:
    """Chooses what its search has come to try most."""

    guided = False

    def __init__(self, seed: int, budget: Budget) -> None:
        self._rng: Final = Rng(seed)
        self.budget: Final = budget

    def choose(self, view: SeatView) -> int:
        return most_tried(self._search(view, True))

    def weigh(self, view: SeatView) -> list[Weight]:
        """Every tidy option, with what the search found out about it."""
        return self._search(view, False)

    def _search(self, view: SeatView, to_choose: bool) -> list[Weight]:
        """Search; for a choice, until the rest of the budget could not change it any more."""
        options = view.tidy
        if len(options) == 1:
            return [Weight(options[0], 0, 0)]
        tree = Tree(view.seat, options, self._rng, self.guided)
        world = view.world(self._rng)
        started = perf_counter()
        for played in range(self.budget.playouts):
            if played and self.budget.is_spent(started):
                break
            if to_choose and tree.lead() > self.budget.playouts - played:
                break
            if played and played % _SHARED == 0:
                world = view.world(self._rng)
            tree.grow(world.clone())
        return tree.weights()


class StrongBot(SearchBot):
    """The same, with the game's advice on what to try first."""

    guided = True
