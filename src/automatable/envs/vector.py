"""Many games at once for Gymnasium, played inside compiled code."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.strings import BytesWriter
from numpy.typing import NDArray

from ..kernel.errors import AutomatableError
from ..kernel.game import Game
from .ending import each_seed, games_to_reset, not_on, whole_numbers
from .opponents import Opponents, Seating, check_names, opponents_by_seat, without_random
from .rewards import check_kind
from .rows import Reporter, Rows, Step
from .single import check_seat
from .spaces import NUMBER, Encoder, ManyAnswers, Mask
from .table import begin_state, check_cycles
from .tables import DISABLED, EVERYBODY, NEXT_STEP, SAME_STEP, Games, begin_run

_MODES = {
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.DISABLED: DISABLED,
}


class VectorTable(VectorEnv[Any, Any, Any]):
    """Many games from one seat's side; random opponents play inside compiled code, too.

    With `seat=None` every question of every seat is answered from outside, and `infos["seat"]`
    says whose it is. An illegal answer raises IllegalAction and changes nothing.
    """

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int = 1,
        settings: Mapping[str, object] | None = None,
        *,
        seat: int | None = 0,
        opponents: Opponents = "random",
        observations: str = "flat",
        reward: str = "outcome",
        max_cycles: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        start = begin_state(game, settings)
        seats = int(start.seats)
        if num_envs < 1:
            raise AutomatableError(f"num_envs is {num_envs}, but must be at least 1")
        if seat is not None:
            check_seat(seat, seats)
        elif check_kind(reward) == "shaped":
            raise AutomatableError("reward='shaped' is paid to one seat: name it by seat=")
        self.num_envs = num_envs
        self.seat = seat
        self.seats = seats
        self.opponents = {} if seat is None else opponents_by_seat(opponents, seat, seats)
        check_names(self.opponents)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self._start = start
        self._kind, self._reward = observations, check_kind(reward)
        self._most = check_cycles(max_cycles) or 0
        self._seatings: list[Seating] = []
        self._set_up()

    def _set_up(self) -> None:
        """Make what belongs to this object alone, and is not copied."""
        game: Game[Any] = self._start.game
        answers = len(game.catalogue)
        self.encoder = Encoder(game, self._kind, answers)
        self.single_observation_space = self.encoder.space
        self.single_action_space = Discrete(answers)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = ManyAnswers([answers] * self.num_envs, self.action_masks)
        seat = EVERYBODY if self.seat is None else self.seat
        mode = _MODES[self.autoreset_mode]
        self._games = Games(self._start, seat, answers, self._reward, self._most, mode)
        self._report = Reporter(self.encoder, self.seat, self.autoreset_mode)
        self._rows = Rows(self.num_envs, self.encoder, self.seats)
        self._rows.masks.fill(1)

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs to go on with the same games."""
        spaces = ("single_observation_space", "observation_space", "single_action_space")
        own = {"encoder", "_games", "_report", "_rows", "action_space", *spaces}
        kept = {name: value for name, value in self.__dict__.items() if name not in own}
        return {**kept, "_runs": self._games.runs, "_legal": self._games.legal}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._set_up()
        self._games.go_on(self.__dict__.pop("_runs"), self.__dict__.pop("_legal"))
        if self._games.runs:
            self._rows.flat["masks"][:] = self._games.legal

    def reset(
        self,
        *,
        seed: int | list[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; seeds count up from the first."""
        begun = len(self._games.runs) > 0
        which: list[bool] = games_to_reset(options, self.num_envs, begun).tolist()
        if not begun and seed is None:
            seed = secrets.randbits(62)
        if seed is not None:
            self._seed(each_seed(seed, self.num_envs), which)
        self._games.begin(which)
        self._write_seen()
        return self._report.observations(self._rows)

    def step(self, actions: Any) -> Step:
        """Answer once in every game."""
        answers = whole_numbers(actions)
        if answers.shape != (self.num_envs,):
            raise AutomatableError(
                f"{self.num_envs} games need one answer each, not {answers.shape}"
            )
        self.take(answers)
        return self._report.step(self._rows)

    def take(self, answers: NDArray[np.int64]) -> None:
        """Answer in every game and write what comes of it into the rows."""
        self._must_be_on()
        self._games.step(answers.tobytes())
        self._write_outcome()

    def write_to(self, rows: Rows, first: int, first_name: int) -> None:
        """Write into these rows, which others share, as the games from the number `first` on."""
        self._rows = rows
        self._games.first, self._games.first_name = first, first_name

    def set_opponents(self, opponents: Opponents) -> None:
        """Let others sit in the other seats, in all games that begin from now on."""
        if self.seat is None:
            raise AutomatableError("every seat is answered from outside: there are no opponents")
        given = opponents_by_seat(opponents, self.seat, self.seats)
        check_names(given)
        self.opponents, others = given, without_random(given)
        for seating, run in zip(self._seatings, self._games.runs, strict=True):
            seating.change(others)
            run.again = seating

    def step_random(self, steps: int) -> dict[str, Any]:
        """Take random answers inside compiled code; arrays of shape (steps, games, ...).

        Observations, actions and rewards; the arrays are read-only, since copying would take
        longer than playing. With autoreset in the same step every row is an answer; otherwise the
        first row after an end begins the next game.
        """
        self._must_be_on()
        if self.autoreset_mode == AutoresetMode.DISABLED:
            raise AutomatableError("step_random needs an autoreset mode other than Disabled")
        if steps < 0:
            raise AutomatableError(f"steps is {steps}, but must be at least 0")
        games = self._games
        games.play(steps)
        seen = self._by_step(games.observations, NUMBER, self.encoder.length)[:steps]
        masks = self._by_step(games.masks, np.int8, self.encoder.answers)
        self._rows.masks[:] = masks[steps]
        return {
            "seat": self._by_step(games.seats, np.uint8)[:steps],
            "observation": self.encoder.encode(seen, masks[:steps]),
            "action_mask": masks[:steps],
            "action": self._by_step(games.taken, "<i8"),
            "reward": self._by_step(games.rewards, "<f8"),
            "terminated": self._by_step(games.ended, np.bool_),
            "truncated": self._by_step(games.cut, np.bool_),
        }

    def action_masks(self) -> Mask:
        """1 for every answer that may be given now, a row for each game."""
        return self._rows.masks.copy()

    def _by_step(self, written: BytesWriter, kind: Any, *row: int) -> NDArray[Any]:
        """Data written game by game, reordered step by step."""
        numbers = np.frombuffer(written.getvalue(), kind)
        return numbers.reshape(self.num_envs, -1, *row).swapaxes(0, 1)

    def _seed(self, seeds: list[int], which: list[bool]) -> None:
        others = without_random(self.opponents)
        seatings = [Seating(others, self.seats, seed) for seed in seeds]
        self._seatings = [seatings[k] if new else self._seatings[k] for k, new in enumerate(which)]
        self._games.runs = [
            begin_run(self._start, seeds[k], seatings[k] if others else None)
            if new
            else self._games.runs[k]
            for k, new in enumerate(which)
        ]

    def _must_be_on(self) -> None:
        if not self._games.runs:
            raise not_on()

    def _write_seen(self) -> None:
        """Write what is seen now into the rows."""
        games, flat = self._games, self._rows.flat
        flat["observations"][:] = games.observations.getvalue()
        flat["seats"][:] = games.seats.getvalue()
        flat["masks"][:] = games.legal

    def _write_outcome(self) -> None:
        """Write what has come of the last answers into the rows."""
        games, rows = self._games, self._rows
        self._write_seen()
        rows.flat["rewards"][:] = games.rewards.getvalue()
        rows.flat["ended"][:] = games.ended.getvalue()
        rows.flat["cut"][:] = games.cut.getvalue()
        rows.flat["payoffs"][:] = games.payoffs.getvalue()
        rows.flat["endings"][:] = games.endings.getvalue()
        if len(games.names) > len(rows.names):
            rows.names.update(enumerate(games.names, games.first_name))
        if len(games.final) > 0:
            seen = np.frombuffer(games.final.getvalue(), NUMBER).reshape(-1, self.encoder.length)
            rows.final[rows.ended | rows.cut] = seen
