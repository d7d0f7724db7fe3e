"""The bot that plays every option out many times: flat Monte Carlo over possible worlds."""

from typing import final

from mypy_extensions import i64

from ..kernel.game import State
from ..kernel.playout import play_out
from ..kernel.seats import Seat
from .flat_bot import FlatBot


@final
class RolloutBot(FlatBot):
    """Chooses the option after which rollouts to the end, or to the horizon, score best."""

    def worth(self, world: State, seat: Seat) -> i64:
        play_out(world, self.rng, world.game.horizon)
        return world.game.evaluate(world)[seat]
