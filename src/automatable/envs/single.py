"""Gymnasium: one seat learns, bots sit in the others."""

from collections.abc import Mapping
from numbers import Integral
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ..kernel.errors import AutomatableError, Refused
from ..kernel.game import Game, State
from ..words import Words
from . import render
from .ending import ending, not_on, refuse_options, whole_number
from .opponents import Opponents, Seating, check_names, opponents_by_seat, without_random
from .rewards import check_kind
from .spaces import NUMBER, Answers, Encoder, Mask, as_mask
from .table import begin_state, check_cycles
from .tables import DISABLED, Games, begin_run

ILLEGAL = ("lose", "error")


class TableEnv(gymnasium.Env[Any, Any]):
    """A game from one seat's side; the others are bots or policies, see opponents.py.

    Gymnasium requires every action of the space to be accepted. So an illegal answer loses the
    game, and `info["illegal"]` says why; with `illegal="error"` it raises IllegalAction instead.
    """

    metadata: dict[str, Any] = {"render_modes": render.MODES, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        settings: Mapping[str, object] | None = None,
        *,
        seat: int = 0,
        opponents: Opponents = "random",
        observations: str = "flat",
        reward: str = "outcome",
        illegal: str = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        words: Words | None = None,
    ) -> None:
        self._start = begin_state(game, settings)
        seats = int(self._start.seats)
        check_seat(seat, seats)
        if illegal not in ILLEGAL:
            raise AutomatableError(f"illegal is {illegal!r}, but must be lose or error")
        self.seat = seat  # the learner's
        self.opponents = opponents_by_seat(opponents, seat, seats)
        check_names(self.opponents)
        render.check_mode(render_mode)
        self.render_mode = render_mode
        self._words = words
        self._reward = check_kind(reward)
        self._lenient = illegal == "lose"
        self._most = check_cycles(max_cycles) or 0
        self._kind = observations
        self._over = True
        self._set_up()

    def _set_up(self) -> None:
        """Make what belongs to this object alone, and is not copied."""
        game: Game[Any] = self._start.game
        answers = len(game.catalogue)
        self._encoder = Encoder(game, self._kind, answers)
        self.observation_space = self._encoder.space
        self.action_space = Answers(answers, self.action_masks)
        self._games = Games(self._start, self.seat, answers, self._reward, self._most, DISABLED)

    def __getstate__(self) -> dict[str, Any]:
        own = ("_encoder", "_games", "observation_space", "action_space")
        kept = {name: value for name, value in self.__dict__.items() if name not in own}
        return {**kept, "_runs": self._games.runs, "_legal": self._games.legal}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._set_up()
        self._games.go_on(self.__dict__.pop("_runs"), self.__dict__.pop("_legal"))

    @property
    def state(self) -> State:
        """A copy of the game now: to look at, or to try something on."""
        return self._played().clone()

    def _played(self) -> State:
        runs = self._games.runs
        return runs[0].state if runs else self._start

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game; the same seed is the same game with the same opponents."""
        refuse_options(options)
        super().reset(seed=seed)
        games = self._games
        if seed is None and not games.runs:
            seed = int(self.np_random.integers(2**62))
        if seed is not None:
            others = without_random(self.opponents)
            seating = Seating(others, self._start.seats, seed) if others else None
            games.runs = [begin_run(self._start, seed, seating)]
        games.begin([True])
        self._over = games.runs[0].is_over
        return self._look()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer; the others answer until the seat is asked again or the game is over."""
        if self._over:
            raise not_on()
        games, number = self._games, whole_number(action)
        if not (0 <= number < len(games.legal) and games.legal[number]):
            return self._refuse(number)
        games.step(number.to_bytes(8, "little"))
        reward, ended, cut = games.first_outcome()
        self._over = ended or cut
        seen, info = self._look()
        return seen, reward, ended, cut, info | ending(self._played())

    def _refuse(self, number: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Lose the game by an illegal answer, or raise the error."""
        try:
            self.state.apply(self.seat, number)
        except Refused as refusal:
            if not self._lenient:
                raise
            self._over = True
            self._games.begin([False])  # which looks once more
            seen, info = self._look()
            return seen, -1.0, True, False, {**info, "illegal": str(refusal)}
        raise AssertionError("only what is not on offer is refused")

    def action_masks(self) -> Mask:
        """1 for every answer that may be given now; everywhere when the game is over."""
        if self._over:
            return np.ones(self._encoder.answers, np.int8)
        return as_mask(self._games.legal)

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the seat sees, as text (`ansi`) or as a picture (`rgb_array`)."""
        return render.draw(self.render_mode, self.state, self.seat, self._words)

    def _look(self) -> tuple[Any, dict[str, Any]]:
        """What the games have just written."""
        mask = self.action_masks()
        seen = np.frombuffer(bytearray(self._games.observations.getvalue()), NUMBER)
        return self._encoder.encode(seen, mask), {"action_mask": mask.copy()}


def check_seat(seat: object, seats: int) -> None:
    """The seat, checked."""
    if not (isinstance(seat, Integral) and 0 <= int(seat) < seats):
        raise AutomatableError(f"seat is {seat!r}, but must be from 0 to {seats - 1}")
