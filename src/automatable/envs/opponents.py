"""Who sits in the seats that do not learn: bots by name, objects, policies, earlier selves."""

import random
from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import Any, TypeAlias

import numpy as np

from ..bots import make_bot
from ..bots.guest import Guest
from ..kernel.errors import AutomatableError
from ..kernel.seat_view import Bot, SeatView
from .spaces import NUMBER, Mask, Numbers
from .table import bot_seed

Opponent: TypeAlias = "str | Bot"
Opponents: TypeAlias = "Opponent | Sequence[Opponent]"


class Policy:
    """A bot from a function of the flat observation and the mask: `Policy(lambda seen, mask: ...)`.

    It gives the number of an answer, as a policy network does.
    """

    def __init__(self, choose: Callable[[Numbers, Mask], Any]) -> None:
        self._choose = choose

    def choose(self, view: SeatView) -> int:
        """What the function answers."""
        mask = np.zeros(len(view.game.catalogue), np.int8)
        mask[list(view.decision.options)] = 1
        return index(self._choose(np.array(view.observation, NUMBER), mask))


class Pool:
    """A different opponent in every game, such as earlier selves: each with the same chance.

    Members may be added while games go on; they come into play as new games begin.
    """

    def __init__(self, members: Sequence[Opponent]) -> None:
        self.members: list[Opponent] = list(members)  # more may be added at any time

    def draw(self, seed: int) -> Opponent:
        """The opponent of a game with that seed."""
        if not self.members:
            raise AutomatableError("a pool of opponents needs at least one")
        return random.Random(seed).choice(self.members)  # noqa: S311 - a seed fixes the game

    def choose(self, view: SeatView) -> int:
        """Never asked: a member of the pool plays, drawn when the game begins."""
        raise AssertionError("a pool is drawn from before anybody is asked")


def opponents_by_seat(opponents: Opponents, seat: int, seats: int) -> dict[int, Opponent]:
    """The opponents in all other seats: the same everywhere, or one for each in seat order."""
    others = [other for other in range(seats) if other != seat]
    is_one = _is_opponent(opponents)
    if not is_one and not isinstance(opponents, Sequence):
        raise _neither(opponents)
    given: list[Any] = [opponents] * len(others) if is_one else list(opponents)  # type: ignore[arg-type]
    if len(given) != len(others):
        raise AutomatableError(f"opponents names {len(given)} bots for {len(others)} other seats")
    for one in given:
        if not _is_opponent(one):
            raise _neither(one)
    return dict(zip(others, given, strict=True))


def _is_opponent(one: object) -> bool:
    return isinstance(one, str) or (hasattr(one, "choose") and not isinstance(one, type))


def _neither(one: object) -> AutomatableError:
    if isinstance(one, type):
        return AutomatableError(f"an opponent is an object, but {one.__name__} is a class")
    return AutomatableError(
        f"an opponent is the name of a bot, or has a method choose: {one!r} is neither"
    )


class Seating:
    """Who sits down in each game of a series: the same again, or another member of a pool."""

    def __init__(self, opponents: Mapping[int, Opponent], seats: int, seed: int) -> None:
        self._opponents = opponents
        self._seed = seed
        self._games = 0
        self._bots: list[Bot | None] = [None] * seats

    def change(self, opponents: Mapping[int, Opponent]) -> None:
        """From the next game on, let others sit down."""
        self._opponents = opponents
        self._bots = [None] * len(self._bots)

    def __call__(self) -> list[Bot | None]:
        """The bots of the next game by seat; None where no opponent sits."""
        seed = self._seed + (self._games << 64)  # no seed of a game is as large
        for seat, one in self._opponents.items():
            if self._bots[seat] is None or isinstance(one, Pool):
                self._bots[seat] = _seated(one, seed, seat)
        self._games += 1
        return self._bots.copy()


def without_random(opponents: Mapping[int, Opponent]) -> dict[int, Opponent]:
    """Those that do not just play at random, which games do by themselves."""
    return {seat: one for seat, one in opponents.items() if one != "random"}


def check_names(opponents: Mapping[int, Opponent]) -> None:
    """Raise UnknownBot at once for a bot that could not sit down."""
    for seat, one in opponents.items():
        for member in one.members or [one] if isinstance(one, Pool) else [one]:
            _seated(member, 0, seat)


def _seated(one: Opponent, seed: int, seat: int) -> Bot:
    """The bot of a seat in a game with that seed, its answers checked; raises UnknownBot."""
    own = bot_seed(seed, seat)
    if isinstance(one, Pool):
        one = one.draw(own)
    return make_bot(one, own) if isinstance(one, str) else Guest(type(one).__name__, one)
