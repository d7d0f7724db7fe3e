"""The bot that looks one answer ahead."""

from typing import Final, final

from mypy_extensions import i64

from ..kernel.decision import Ask
from ..kernel.game import State
from ..kernel.seats import CHANCE, Seat
from .flat_bot import FlatBot

_FARTHEST: Final = 1000  # answers until somebody must have been asked


@final
class GreedyBot(FlatBot):
    """Chooses the option with the best evaluation at the next question.

    Until then nature, and seats that answer at the same time, answer at random.
    """

    def worth(self, world: State, seat: Seat) -> i64:
        ask = Ask()
        agenda = world.agenda
        left: i64 = _FARTHEST
        while left > 0 and not agenda.find(world, seat, ask) and agenda.advance(world, ask):
            left -= 1
            if ask.seat != CHANCE and not agenda.is_forked():
                break
            agenda.answer(world, ask.sample(self.rng))
        return world.game.evaluate(world)[seat]
