"""Gymnasium: one seat learns, bots sit in the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium

from ..kernel.errors import AutomatableError, Refused
from ..kernel.game import Game
from ..kernel.seat_view import Bot, SeatView
from ..words import Words
from . import render
from .ending import ending, refuse_options, whole_number
from .opponents import Draws, Opponents, check_names, sitting
from .rewards import Shaping, check_kind, final_rewards, potential
from .spaces import Answers, Glasses, Mask
from .table import Table

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
        self.table = Table(game, settings)  # the game itself
        check_seat(seat, self.table.seats)
        if illegal not in ILLEGAL:
            raise AutomatableError(f"illegal is {illegal!r}, but must be lose or error")
        self.seat = seat  # the learner's
        self.opponents = sitting(opponents, seat, self.table.seats)  # by seat
        self.render_mode = render_mode
        self._words = words
        self._reward = check_kind(reward)
        self._lenient = illegal == "lose"
        self._over = True
        self._given = 0  # number of answers of the seat in this game
        self._most = max_cycles
        self._kind = observations
        self._shaping: Shaping | None = None
        check_names(self.opponents)
        self._draws = Draws(self.opponents, self.table.seats, 0)
        self._bots: list[Bot | None] = []
        self._put_on_glasses()

    def _put_on_glasses(self) -> None:
        """Make what belongs to this object alone, and is not copied."""
        played = self.table.game
        self._glasses = Glasses(played, self._kind, len(played.catalogue))
        self.observation_space = self._glasses.space
        self.action_space = Answers(self._glasses.answers, self.action_masks)

    def __getstate__(self) -> dict[str, Any]:
        own = ("_glasses", "observation_space", "action_space")
        return {name: value for name, value in self.__dict__.items() if name not in own}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._put_on_glasses()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game; the same seed is the same game with the same opponents."""
        refuse_options(options)
        super().reset(seed=seed)
        if seed is None and self.table.rng is None:
            seed = int(self.np_random.integers(2**62))
        if seed is not None:
            self._draws = Draws(self.opponents, self.table.seats, seed)
        self._bots = self._draws()
        self.table.reset(seed)
        self._over = False
        self._given = 0
        self._let_others_answer()
        if self._reward == "shaped":
            self._shaping = Shaping(potential(self.table.state))
        return self._look()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer; the others answer until the seat is asked again or the game is over."""
        if self._over:
            raise AutomatableError("no game is in progress: call reset()")
        try:
            self.table.answer(self.seat, whole_number(action))
        except Refused as refusal:
            if not self._lenient:
                raise
            self._over = True
            seen, info = self._look()
            return seen, -1.0, True, False, {**info, "illegal": str(refusal)}
        self._given += 1
        self._let_others_answer()
        result = self.table.result
        cut = result is None and self._given == self._most
        self._over = cut or result is not None
        seen, info = self._look()
        info |= ending(self.table.state)
        return seen, self._earned(), result is not None, cut, info

    def _earned(self) -> float:
        """What the seat gets for its last answer."""
        state = self.table.state
        if self._shaping is not None:
            return self._shaping.paid(state)[self.seat]
        return 0.0 if state.result is None else final_rewards(state, self._reward)[self.seat]

    def action_masks(self) -> Mask:
        """1 for every answer that may be given now; everywhere when the game is over."""
        return self._glasses.mask(() if self._over else self.table.options(self.seat))

    def render(self) -> str | None:
        """What the seat sees, as text, if the mode is `ansi`.

        Other modes are refused only here: Stable-Baselines3 asks every environment for pictures.
        """
        render.check_mode(self.render_mode)
        if self.render_mode is None:
            return None
        return render.draw(self.table.state, self.seat, self._words)

    def _look(self) -> tuple[Any, dict[str, Any]]:
        mask = self.action_masks()
        seen = self._glasses.look(self.table.state, self.seat, mask)
        return seen, {"action_mask": mask.copy()}

    def _let_others_answer(self) -> None:
        """Let the bots answer until the seat is asked, including bots asked at the same time."""
        table = self.table
        while others := [seat for seat in table.asked if seat != self.seat]:
            for seat in others:
                bot = self._bots[seat]
                assert bot is not None, "somebody sits in every other seat"
                table.answer(seat, bot.choose(SeatView(table.state, seat)))


def check_seat(seat: int, seats: int) -> None:
    """The seat, checked."""
    if not 0 <= seat < seats:
        raise AutomatableError(f"seat is {seat}, but must be from 0 to {seats - 1}")
