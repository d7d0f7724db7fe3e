"""Gymnasium: one seat learns, bots sit in the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from ..bots import make_bot
from ..kernel.errors import AutomatableError, Refused
from ..kernel.game import Game
from ..kernel.seat_view import Bot, SeatView
from ..words import Words
from . import render
from .rewards import check_kind, rewards
from .spaces import Answers, Glasses, Mask
from .table import Table, bot_seed

ILLEGAL = ("lose", "error")


class TableEnv(gymnasium.Env[Any, Any]):
    """A game from one seat's side; the others are bots, named as people type them.

    Gymnasium wants every number of the action space to be taken. So an illegal answer ends the game
    as lost, `info["illegal"]` says why; with `illegal="error"` it raises IllegalAction instead.
    """

    metadata: dict[str, Any] = {"render_modes": render.MODES, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        settings: Mapping[str, object] | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        observations: str = "flat",
        reward: str = "result",
        illegal: str = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        words: Words | None = None,
    ) -> None:
        self.table = Table(game, settings)
        check_seat(seat, self.table.seats)
        if illegal not in ILLEGAL:
            raise AutomatableError(f"illegal is {illegal!r}, but must be lose or error")
        self.seat = seat
        self.opponents = sitting(opponents, seat, self.table.seats)
        self.render_mode = render_mode
        self._words = words
        self._reward = check_kind(reward)
        self._lenient = illegal == "lose"
        self._over = True
        self._given = 0  # answers of the seat in this game
        self._most = max_cycles
        self._bots: dict[int, Bot] = {}
        played = self.table.game
        self._glasses = Glasses(played, observations, len(played.catalogue))
        self.observation_space = self._glasses.space
        self.action_space = Answers(self._glasses.answers, self.action_masks)
        self._seat_bots(0)  # their names are checked at once

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game; the same seed is the same game with the same opponents."""
        super().reset(seed=seed)
        if seed is None and self.table.rng is None:
            seed = int(self.np_random.integers(2**62))
        if seed is not None:
            self._seat_bots(seed)
        self.table.reset(seed)
        self._over = False
        self._given = 0
        self._let_others_answer()
        return self._look()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer; the others answer until the seat is asked again or the game is over."""
        if self._over:
            raise AutomatableError("no game is on: call reset()")
        try:
            self.table.answer(self.seat, int(action))
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
        reward = 0.0 if result is None else rewards(result, self._reward)[self.seat]
        return seen, reward, result is not None, cut, info

    def action_masks(self) -> Mask:
        """1 for every answer that may be given now; all zeros when the game is over."""
        return self._glasses.mask(() if self._over else self.table.options(self.seat))

    def render(self) -> str | None:
        """What the seat sees, as text, if the mode is `ansi`."""
        if self.render_mode is None:
            return None
        return render.draw(self.table.state, self.seat, self._words)

    def _look(self) -> tuple[Any, dict[str, Any]]:
        mask = self.action_masks()
        seen = self._glasses.look(self.table.state, self.seat, mask)
        return seen, {"action_mask": mask.copy()}

    def _seat_bots(self, seed: int) -> None:
        self._bots = {
            seat: make_bot(name, bot_seed(seed, seat)) for seat, name in self.opponents.items()
        }

    def _let_others_answer(self) -> None:
        """Bots answer until the seat itself is asked, and whoever is asked beside it."""
        table = self.table
        while others := [seat for seat in table.asked if seat != self.seat]:
            for seat in others:
                table.answer(seat, self._bots[seat].choose(SeatView(table.state, seat)))


def check_seat(seat: int, seats: int) -> None:
    """The seat is one of the table's."""
    if not 0 <= seat < seats:
        raise AutomatableError(f"seat is {seat}, but must be from 0 to {seats - 1}")


def sitting(opponents: str | Sequence[str], seat: int, seats: int) -> dict[int, str]:
    """Who sits in every other seat: the same bot everywhere, or one for each in seat order."""
    others = [other for other in range(seats) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise AutomatableError(f"opponents names {len(names)} bots for {len(others)} other seats")
    return dict(zip(others, names, strict=True))
