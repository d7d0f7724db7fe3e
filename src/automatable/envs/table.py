"""One game for any number of learners: what all environments have in common.

Nature answers here, from the instance's own generator. What is left are questions to seats, in
cycles: all questions open at one moment are one cycle, asked one after the other or all at once.
"""

import secrets
from collections.abc import Mapping
from typing import Any, NoReturn, final

from ..kernel.decision import Decision
from ..kernel.game import Game, Result, State
from ..kernel.registry import game as installed
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE


@final
class Table:
    """A game being played; only seats are asked."""

    def __init__(
        self,
        game: str | Game[Any],
        settings: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
    ) -> None:
        named = installed(game) if isinstance(game, str) else game
        self._start: State = named.new(settings)
        self.game: Game[Any] = self._start.game  # as the settings make it
        self.seats = int(self._start.seats)
        self.max_cycles = max_cycles
        self.rng: Rng | None = None  # of nature; none before the first reset
        self.state: State = self._start
        self.asked: dict[int, Decision] = {}  # what is left of this cycle, in the order of seats
        self.cycle = 0

    def reset(self, seed: int | None = None) -> None:
        """Begin a game; the same seed is the same game, none goes on with the same generator."""
        if seed is not None:
            self.rng = Rng(seed)
        elif self.rng is None:
            self.rng = Rng(secrets.randbits(62))
        self.state = self._start.clone()
        self.cycle = 0
        self._let_nature_answer()
        self._ask()

    def answer(self, seat: int, action: int) -> None:
        """Answer the question of a seat; raises IllegalAction or NotAsked, changing nothing."""
        self.state.apply(seat, action)
        self._let_nature_answer()
        self.asked.pop(seat, None)
        if not self.asked:
            self.cycle += 1
            self._ask()

    def refuse(self, seat: int, action: int) -> NoReturn:
        """Raise what answering so would raise: the action is not on offer."""
        self.state.apply(seat, action)
        raise AssertionError("only what is not on offer is refused")

    @property
    def result(self) -> Result | None:
        """How the game has ended."""
        found: Result | None = self.state.result
        return found

    @property
    def is_cut_short(self) -> bool:
        """Whether the game goes on longer than the cycles allowed."""
        limit = self.max_cycles
        return limit is not None and self.cycle >= limit and self.state.result is None

    def options(self, seat: int) -> tuple[int, ...]:
        """What the seat may answer in this cycle; nothing if it is not asked."""
        decision = self.asked.get(seat)
        return () if decision is None else decision.options

    def _ask(self) -> None:
        self.asked = {decision.seat: decision for decision in self.state.open()}

    def _let_nature_answer(self) -> None:
        state, rng = self.state, self.rng
        assert rng is not None, "a game begins by reset()"
        while (decision := state.asked(CHANCE)) is not None:
            state.apply(CHANCE, decision.sample(rng))


def bot_seed(seed: int, seat: int) -> int:
    """What a bot's chance comes from, in a game of that seed: no seed that people give a game."""
    return (1 << 72) + (seed << 8) + seat
