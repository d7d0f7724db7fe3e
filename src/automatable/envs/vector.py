"""Many games at once for Gymnasium, played inside compiled code."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.strings import BytesWriter
from numpy.typing import NDArray

from ..bots import make_bot
from ..kernel.errors import AutomatableError
from ..kernel.game import Game
from ..kernel.seat_view import Bot
from .rewards import check_kind
from .single import check_seat, sitting
from .spaces import NUMBER, Glasses, ManyAnswers, Mask
from .table import Table, bot_seed
from .tables import DISABLED, EVERYBODY, NEXT_STEP, SAME_STEP, Games, Place

Flags: TypeAlias = NDArray[np.bool_]
Step: TypeAlias = tuple[Any, NDArray[np.float64], Flags, Flags, dict[str, Any]]

_MODES = {
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.DISABLED: DISABLED,
}


class VectorTable(VectorEnv[Any, Any, Any]):
    """So many games from one seat's side; opponents that play at random do so inside, too.

    With `seat=None` every question of every seat is answered from outside, `infos["seat"]` says
    whose it is. An illegal answer raises IllegalAction, and nothing has changed.
    """

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int = 1,
        settings: Mapping[str, object] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        observations: str = "flat",
        reward: str = "result",
        max_cycles: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        table = Table(game, settings)
        if seat is not None:
            check_seat(seat, table.seats)
        self.num_envs = num_envs
        self.seat = seat
        self.seats = table.seats
        self.opponents = {} if seat is None else sitting(opponents, seat, table.seats)
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self._mode}
        answers = len(table.game.catalogue)
        self._glasses = Glasses(table.game, observations, answers)
        self.single_observation_space = self._glasses.space
        self.single_action_space = Discrete(answers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = ManyAnswers([answers] * num_envs, self.action_masks)
        self._start = table.state
        self._masks: Mask = np.zeros((num_envs, answers), np.int8)
        self._games = Games(
            self._start,
            EVERYBODY if seat is None else seat,
            answers,
            check_kind(reward) == "score",
            max_cycles or 0,
            _MODES[self._mode],
        )

    def reset(
        self,
        *,
        seed: int | list[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; seeds count up from the first."""
        which = [True] * self.num_envs
        if not self._games.places:
            seed = secrets.randbits(62) if seed is None else seed
        elif options is not None and "reset_mask" in options:
            which = [bool(chosen) for chosen in options["reset_mask"]]
        if seed is not None:
            seeds = [seed + k for k in range(self.num_envs)] if isinstance(seed, int) else seed
            self._seed(seeds, which)
        self._games.begin(which)
        seen = self._look()
        return seen, self._infos()

    def step(self, actions: Any) -> Step:
        """Answer once in every game."""
        answers = np.ascontiguousarray(actions, dtype="<i8")
        if answers.shape != (self.num_envs,):
            raise AutomatableError(f"{self.num_envs} games want as many answers: {answers.shape}")
        self._must_be_on()
        self._games.step(answers.tobytes())
        return self._outcome()

    def step_random(self, steps: int) -> dict[str, Any]:
        """So many answers in every game, chosen at random inside, as arrays of (steps, games, ...).

        What was seen, what was answered, and what came of it; the arrays are read-only, since
        copies would take longer than play. With autoreset in the same step every row is an answer;
        otherwise the first row after an end begins the next game.
        """
        self._must_be_on()
        if self._mode == AutoresetMode.DISABLED:
            raise AutomatableError("playing on at random wants games that begin anew by themselves")
        games = self._games
        games.play(steps)
        seen = self._by_step(games.observations, NUMBER, self._glasses.length)[:steps]
        masks = self._by_step(games.masks, np.int8, self._glasses.answers)
        self._masks = masks[steps]
        return {
            "seat": self._by_step(games.seats, np.uint8)[:steps],
            "observation": self._glasses.dress(seen, masks[:steps]),
            "action_mask": masks[:steps],
            "action": self._by_step(games.taken, "<i8"),
            "reward": self._by_step(games.rewards, "<f8"),
            "terminated": self._by_step(games.ended, np.bool_),
            "truncated": self._by_step(games.cut, np.bool_),
        }

    def action_masks(self) -> Mask:
        """1 for every answer that may be given now, a row for each game."""
        return self._masks.copy()

    def _by_step(self, written: BytesWriter, kind: Any, *row: int) -> NDArray[Any]:
        """What was written game by game, step by step."""
        numbers = np.frombuffer(written.getvalue(), kind)
        return numbers.reshape(self.num_envs, -1, *row).swapaxes(0, 1)

    def _seed(self, seeds: list[int], which: list[bool]) -> None:
        if len(seeds) != self.num_envs:
            raise AutomatableError(f"{self.num_envs} games want as many seeds, not {len(seeds)}")
        self._games.places = [
            Place(self._start, seeds[k], self._bots(seeds[k])) if chosen else self._games.places[k]
            for k, chosen in enumerate(which)
        ]

    def _bots(self, seed: int) -> list[Bot | None]:
        """By seat; who plays at random needs no bot."""
        found: list[Bot | None] = [None] * self.seats
        for seat, name in self.opponents.items():
            if name != "random":
                found[seat] = make_bot(name, bot_seed(seed, seat))
        return found

    def _must_be_on(self) -> None:
        if not self._games.places:
            raise AutomatableError("no game is on: call reset()")

    def _outcome(self) -> Step:
        games = self._games
        ended, cut = _numbers(games.ended, np.bool_), _numbers(games.cut, np.bool_)
        seen = self._look()
        infos = self._infos()
        over = ended | cut
        if over.any():
            self._tell_ends(infos, over, ended)
        return seen, _numbers(games.rewards, "<f8"), ended, cut, infos

    def _look(self) -> Any:
        rows = _numbers(self._games.observations, NUMBER).reshape(self.num_envs, -1)
        self._masks = _numbers(self._games.masks, np.int8).reshape(self.num_envs, -1)
        return self._glasses.dress(rows, self._masks)

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        infos = {"action_mask": self._masks, "_action_mask": everywhere}
        if self.seat is None:
            infos |= {"seat": _numbers(self._games.seats, np.uint8), "_seat": everywhere}
        return infos

    def _tell_ends(self, infos: dict[str, Any], over: Flags, ended: Flags) -> None:
        """What Gymnasium wants to know of games that were over, and who got what of them."""
        if self.seat is None:
            payoffs = np.zeros((self.num_envs, self.seats))
            payoffs[ended] = _numbers(self._games.payoffs, "<f8").reshape(-1, self.seats)
            infos |= {"payoffs": payoffs, "_payoffs": ended}
        if self._mode != AutoresetMode.SAME_STEP:
            return
        masks = np.zeros((self.num_envs, self._glasses.answers), np.int8)
        rows = _numbers(self._games.final, NUMBER).reshape(int(over.sum()), -1)
        last = np.full(self.num_envs, None, dtype=object)
        for row, k in zip(rows, np.flatnonzero(over).tolist(), strict=True):
            last[k] = self._glasses.dress(row, masks[k])
        infos |= {"final_obs": last, "_final_obs": over}
        infos |= {"final_info": {"action_mask": masks, "_action_mask": over}, "_final_info": over}


def _numbers(written: BytesWriter, kind: Any) -> NDArray[Any]:
    """What was written, as an array of one's own."""
    return np.frombuffer(bytearray(written.getvalue()), kind)
