"""One game for any number of learners: what all environments share.

Nature answers here, from the instance's own generator. The questions to seats come in cycles: all
questions open at one moment are one cycle, asked one after the other or all at once. A question is
kept as its mask: a byte for each answer, 1 for those on offer.
"""

import secrets
from collections.abc import Mapping
from typing import Any, Final, NoReturn, final

from librt.strings import BytesWriter

from ..kernel.decision import Ask
from ..kernel.errors import AutomatableError, NotAsked, UnknownGame
from ..kernel.game import Game, Result, State
from ..kernel.registry import game as installed
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE


@final
class Table:
    """A game being played; only seats are asked."""

    def __init__(
        self,
        game: object,
        settings: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self._start = begin_state(game, settings)
        self.game: Game[Any] = self._start.game  # as the settings make it
        self.seats = int(self._start.seats)  # how many play
        self.max_cycles = check_cycles(max_cycles)  # after which the game is cut short; None: never
        self.rng: Rng | None = None  # nature's generator; None before the first reset
        self.state: State = self._start  # the game now
        self.asked: dict[int, bytes] = {}  # masks of what is left of this cycle, by seat, in order
        self.cycle = 0  # how many cycles are over
        self._lanes = [0] * self.seats  # where each seat's question is: see `Agenda.where`
        self._question: Final = Ask()
        self._none: Final = bytes(len(self.game.catalogue))
        self._into: Final = BytesWriter()

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

    def answer(self, seat: int, action: int) -> int:
        """Answer the question of a seat, and return whose turn it is then.

        Raises IllegalAction or NotAsked, changing nothing.
        """
        if not self.is_legal(seat, action):
            self.refuse(seat, action)
        del self.asked[seat]
        agenda = self.state.agenda
        agenda.turn_to(self._lanes[seat])
        agenda.answer(self.state, action)
        self._finish_lane()
        if not self.asked or self.state.result is not None:
            self.cycle += 1
            self._ask()
        return self.turn

    def refuse(self, seat: int, action: int) -> NoReturn:
        """Raise the error for an action that is not on offer."""
        if seat not in self.asked:
            why = self.game.why_waiting(self.state, seat)
            raise NotAsked(f"seat {seat} has nothing to answer now", why)
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

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether a seat may give an answer in this cycle."""
        mask = self.asked.get(seat)
        return mask is not None and 0 <= action < len(mask) and mask[action] == 1

    def observation(self, seat: int) -> bytearray:
        """The numbers of a seat's observation, as `Game.write_observation` writes them."""
        into = self._into
        into.truncate(0)
        self.game.write_observation(self.state, seat, into)
        return bytearray(into.getvalue())

    def _finish_lane(self) -> None:
        """Let nature answer in the lane of the last answer; in the others nothing has changed."""
        state, ask, agenda = self.state, self._question, self.state.agenda
        lane = agenda.where()
        while lane >= 0 and agenda.run(lane, state, ask) and ask.seat == CHANCE:
            self._let_nature_answer()

    def _ask(self) -> None:
        """Begin a cycle: nature answers until only seats are asked."""
        state, ask, agenda = self.state, self._question, self.state.agenda
        self.asked = {}
        while agenda.advance(state, ask):
            while ask.seat != CHANCE:
                self._note()
                if not agenda.find_next(state, ask):
                    return
            self.asked = {}
            self._let_nature_answer()

    def _note(self) -> None:
        """Note the question that has just been filled in."""
        ask, into = self._question, self._into
        into.truncate(0)
        ask.write_mask(self._none, into)
        self.asked[ask.seat] = into.getvalue()
        self._lanes[ask.seat] = self.state.agenda.where()

    def _let_nature_answer(self) -> None:
        rng, agenda = self.rng, self.state.agenda
        assert rng is not None, "a game begins by reset()"
        agenda.answer(self.state, self._question.sample(rng))


def check_cycles(most: int | None) -> int | None:
    """After how many cycles or answers a game is cut short, checked; None: never."""
    if most is not None and most < 1:
        raise AutomatableError(f"max_cycles is {most}, but must be at least 1")
    return most


def begin_state(game: object, settings: Mapping[str, object] | None) -> State:
    """A game of those settings before its first question; raises UnknownGame."""
    if isinstance(game, str):
        named = installed(game)
    elif isinstance(game, Game):
        named = game
    else:
        raise UnknownGame(f"a game is a name, such as 'duel', or a Game, not {game!r}")
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
        is_open = state.agenda.find(state, seat, table._question)
        assert is_open, "what is left of a cycle is open"
        table._note()
    return table


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot in a game of that seed, different from any seed of a game."""
    return (1 << 72) + (seed << 8) + seat
