"""A search on several cores, in processes that get only what the seat may know."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Final

from ..kernel.game import Position
from ..kernel.registry import game
from ..kernel.rng import Rng
from ..kernel.seat_view import Bot, SeatView
from ..processes import serve_parent
from .budget import Budget
from .maker import make_bot
from .search_bot import SearchBot
from .weight import Weight, added, most_tried


class Cores:
    """A search on several cores: every process searches separately, and the results are added."""

    def __init__(self, kind: type[SearchBot], seed: int, budget: Budget, cores: int) -> None:
        self._kind: Final = kind
        self._rng: Final = Rng(seed)
        share = replace(budget, playouts=-(-budget.playouts // cores))
        self._share: Final = share
        self._pool: Final = ProcessPoolExecutor(
            cores - 1, get_context("spawn"), _prepare, (os.getpid(),)
        )
        self._others: Final = cores - 1
        self._own: Final = kind(seed, share)

    def choose(self, view: SeatView) -> int:
        return most_tried(self.weigh(view))

    def weigh(self, view: SeatView) -> list[Weight]:
        """The combined estimates of all processes for every tidy option."""
        if len(view.tidy) == 1:
            return self._own.weigh(view)
        asked = [
            self._pool.submit(_weigh, self._kind, int(self._rng.next32()), self._share, *written)
            for written in [view.written(self._rng) for _ in range(self._others)]
        ]
        return added([self._own.weigh(view), *[answer.result() for answer in asked]])


def make_on_all_cores(text: str, seed: int) -> Bot:
    """The bot, on all cores of this machine if it searches; raises as `make_bot`."""
    bot = make_bot(text, seed)
    cores = os.cpu_count() or 1
    if cores == 1 or not isinstance(bot, SearchBot):
        return bot
    return Cores(type(bot), seed, bot.budget, cores)


def _prepare(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent alone
    serve_parent(parent)


def _weigh(
    kind: type[SearchBot],
    seed: int,
    share: Budget,
    name: str,
    settings: dict[str, str],
    position: Position,
    seat: int,
) -> list[Weight]:
    state = game(name).from_position(position, settings)
    return kind(seed, share).weigh(SeatView(state, seat))
