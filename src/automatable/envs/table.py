"""One game for any number of learners: what all environments share.

Nature answers here, from the instance's own generator. The questions to seats come in cycles: all
questions open at one moment are one cycle, asked one after the other or all at once.
"""

import secrets
from collections.abc import Mapping
from typing import Any, Final, NoReturn, final

from librt.strings import BytesWriter

from ..kernel.decision import Ask, Decision
from ..kernel.errors import AutomatableError
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
        self._start = begin_state(game, settings)
        self.game: Game[Any] = self._start.game  # as the settings make it
        self.seats = int(self._start.seats)  # how many play
        self.max_cycles = check_cycles(max_cycles)  # after which the game is cut short; None: never
        self.rng: Rng | None = None  # nature's generator; None before the first reset
        self.state: State = self._start  # the game now
        self.asked: dict[int, Decision] = {}  # what is left of this cycle, in the order of seats
        self.cycle = 0  # how many cycles are over
        self._question: Final = Ask()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickled with its generator, so that a copy plays the same game."""
        game, start = self.game, self._start
        agreed = game.id, game.settings_of(start), self.max_cycles
        return _table, (*agreed, self.rng, self.state, list(self.asked), self.cycle)

    def reset(self, seed: int | None = None) -> None:
        """Begin a game, fixed by the seed; without one, continue with the same generator."""
        if seed is not None:
            self.rng = Rng(seed)
        elif self.rng is None:
            self.rng = Rng(secrets.randbits(62))
        self.state = self._start.clone()
        self.cycle = 0
        self._ask()

    def answer(self, seat: int, action: int) -> None:
        """Answer the question of a seat; raises IllegalAction or NotAsked, changing nothing."""
        if not self._can_answer(seat, action):
            self.refuse(seat, action)
        self.state.agenda.answer(self.state, action)
        self.asked.pop(seat, None)
        self._finish_lane()
        if not self.asked:
            self.cycle += 1
            self._ask()

    def refuse(self, seat: int, action: int) -> NoReturn:
        """Raise the error for an action that is not on offer."""
        self.state.apply(seat, action)
        raise AssertionError("only what is not on offer is refused")

    @property
    def result(self) -> Result | None:
        """How the game has ended."""
        found: Result | None = self.state.result
        return found

    @property
    def is_cut_short(self) -> bool:
        """Whether the game has used up its cycles."""
        limit = self.max_cycles
        return limit is not None and self.cycle >= limit and self.state.result is None

    @property
    def turn(self) -> int:
        """The seat that is asked next in this cycle; -1 once the game is over or cut short."""
        if self.is_cut_short:
            return -1
        for seat in self.asked:
            return seat
        return -1

    def options(self, seat: int) -> tuple[int, ...]:
        """What the seat may answer in this cycle; nothing if it is not asked."""
        decision = self.asked.get(seat)
        return () if decision is None else decision.options

    def _can_answer(self, seat: int, action: int) -> bool:
        """Whether a seat may give an answer; then the agenda is at its question."""
        state, ask = self.state, self._question
        if state.agenda.is_forked():
            return state.agenda.find(state, seat, ask) and ask.has(action)
        return action in self.options(seat)  # the only question, at which the agenda stands

    def _finish_lane(self) -> None:
        """Let nature answer in the lane of the last answer; in the others nothing has changed."""
        state, ask, agenda = self.state, self._question, self.state.agenda
        lane = agenda.where()
        while lane >= 0 and agenda.run(lane, state, ask) and ask.seat == CHANCE:
            self._let_nature_answer()

    def _ask(self) -> None:
        """Begin a cycle: nature answers until only seats are asked."""
        state, ask, agenda = self.state, self._question, self.state.agenda
        while agenda.advance(state, ask):
            if ask.seat != CHANCE:
                found = self._open()
                if CHANCE not in found:
                    self.asked = found
                    return
                agenda.find(state, CHANCE, ask)
            self._let_nature_answer()
        self.asked = {}

    def _open(self) -> dict[int, Decision]:
        """All open questions; the first of them has just been filled in."""
        state, ask, agenda = self.state, self._question, self.state.agenda
        if agenda.is_forked():
            return {one.seat: one for one in agenda.open(state, ask)}
        only = agenda.decision(state, ask)
        return {only.seat: only}

    def _let_nature_answer(self) -> None:
        rng, agenda = self.rng, self.state.agenda
        assert rng is not None, "a game begins by reset()"
        agenda.answer(self.state, self._question.sample(rng))


def check_cycles(most: int | None) -> int | None:
    """After how many cycles or answers a game is cut short, checked; None: never."""
    if most is not None and most < 1:
        raise AutomatableError(f"max_cycles is {most}, but must be at least 1")
    return most


def begin_state(game: str | Game[Any], settings: Mapping[str, object] | None) -> State:
    """A game of those settings before its first question."""
    named = installed(game) if isinstance(game, str) else game
    found: State = named.new(settings)
    return found


def _table(
    game: str,
    settings: dict[str, str],
    max_cycles: int | None,
    rng: Rng | None,
    state: State,
    asked: list[int],
    cycle: int,
) -> Table:
    table = Table(game, settings, max_cycles)
    table.rng, table.state, table.cycle = rng, state, cycle
    for seat in asked:
        decision = state.asked(seat)
        assert decision is not None, "what is left of a cycle is open"
        table.asked[seat] = decision
    return table


@final
class Lens:
    """Writes what a seat sees and may answer as bytes, which become arrays without a copy."""

    def __init__(self, answers: int) -> None:
        self._into: Final = BytesWriter()
        self._none: Final = bytes(answers)

    def observation(self, state: State, seat: int) -> bytearray:
        """The numbers of the seat's observation, as `Game.write_observation` writes them."""
        self._into.truncate(0)
        state.game.write_observation(state, seat, self._into)
        return bytearray(self._into.getvalue())

    def mask(self, options: tuple[int, ...]) -> bytearray:
        """A byte for each answer, 1 for those on offer."""
        into = self._into
        into.truncate(0)
        into.write(self._none)
        for option in options:
            into[option] = 1
        return bytearray(into.getvalue())


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot in a game of that seed, different from any seed of a game."""
    return (1 << 72) + (seed << 8) + seat
