"""All that a bot ever gets: what its seat may know."""

from collections.abc import Iterator
from typing import Any, Final, Protocol, final

from .decision import Decision
from .errors import NotAsked
from .game import Game, Position, State, View
from .rng import Rng
from .seats import Action, Seat


@final
class SeatView:
    """One seat's open question, its view, and worlds it cannot tell from the real one."""

    def __init__(self, state: State, seat: Seat) -> None:
        decision = state.asked(seat)
        if decision is None:
            why = state.game.why_waiting(state, seat)
            raise NotAsked(f"seat {seat} has nothing to answer now", why)
        self.seat: Final = seat  # the seat that is asked
        self.decision: Final[Decision] = decision  # its question
        self._state: Final = state

    def __reduce__(self) -> tuple[Any, tuple[State, int]]:
        """Pickled with the whole state: a copy knows no less than the original."""
        return SeatView, (self._state, int(self.seat))

    def __repr__(self) -> str:
        return f"<{self._state.game.id} seen from seat {self.seat}: {self.decision.key}>"

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self._state.game

    @property
    def settings(self) -> dict[str, str]:
        """What the table has agreed on, as far as it differs from the defaults."""
        return self._state.game.settings_of(self._state)

    @property
    def view(self) -> View:
        """What the seat sees, as plain data."""
        return self._state.game.view(self._state, self.seat)

    @property
    def observation(self) -> list[int]:
        """What the seat sees, as numbers."""
        return self._state.game.observe(self._state, self.seat)

    @property
    def tidy(self) -> tuple[int, ...]:
        """The options worth considering, according to the game."""
        found: tuple[int, ...] = self._state.game.tidy(self._state, self.decision)
        return found

    def name(self, action: Action) -> str:
        """The name of an action."""
        return self._state.game.catalogue.name(action)

    def world(self, rng: Rng) -> State:
        """A world the seat cannot tell from the real one, to think in."""
        world: State = self._state.game.imagine(self._state, self.seat, rng)
        return world

    def written(self, rng: Rng) -> tuple[str, dict[str, str], Position, int]:
        """Such a world for another process: the game, its settings, the position, and the seat."""
        game = self._state.game
        world = game.determinize(self._state, self.seat, rng)
        return game.id, game.settings_of(self._state), game.position(world), int(self.seat)

    def worlds(self, rng: Rng) -> Iterator[State]:
        """An endless stream of such worlds."""
        while True:
            yield self.world(rng)


class Bot(Protocol):
    """Something that chooses for a seat."""

    def choose(self, view: SeatView) -> int:
        """One of the options of the view's decision."""
        ...
