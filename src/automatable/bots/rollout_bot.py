"""The bot that plays every option out many times: flat Monte Carlo over possible worlds."""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from ..kernel.decision import Ask
from ..kernel.game import State
from ..kernel.playout import play_out
from ..kernel.rng import Rng
from ..kernel.seat_view import SeatView
from ..kernel.seats import Action, Seat
from .budget import Budget


@final
class RolloutBot:
    """Chooses the option with the best mean score, every option tried in the same worlds."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._rng: Final = Rng(seed)
        self._budget: Final = budget

    def choose(self, view: SeatView) -> int:
        options = view.tidy
        if len(options) == 1:
            return options[0]
        totals = self.totals(view)
        return options[totals.index(max(totals))]

    def totals(self, view: SeatView) -> list[int]:
        """The summed score of each tidy option over all worlds the budget allowed."""
        options = view.tidy
        totals = [0] * len(options)
        worlds = max(1, self._budget.playouts // len(options))
        started = perf_counter()
        for _ in range(worlds):
            world = view.world(self._rng)
            for k in range(len(options)):
                totals[k] += self._score(world.clone(), view.seat, options[k])
            if self._budget.is_spent(started):
                break
        return totals

    def _score(self, world: State, seat: Seat, action: Action) -> i64:
        asked = world.agenda.find(world, seat, Ask())
        assert asked, "a world asks the seat what the real table asks it"
        world.agenda.answer(world, action)
        play_out(world, self._rng, world.game.horizon)
        if world.game.horizon:
            return world.game.standing(world)[seat]
        assert world.result is not None
        return world.result.scores[seat]
