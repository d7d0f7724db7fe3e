"""Many games at once on all cores: worker processes that write into shared memory."""

import os
import secrets
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.reduction import ForkingPickler
from typing import Any, NoReturn

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..kernel.errors import AutomatableError, IllegalAction
from ..kernel.game import Game
from ..processes import die_with
from .ending import each_seed, games_to_reset, not_on, whole_numbers
from .opponents import Opponents
from .rows import Reporter, Rows, Step, size_of
from .spaces import Encoder, ManyAnswers, Mask
from .tables import MOST_NAMES
from .vector import VectorTable

_STEP = bytes(ForkingPickler.dumps(("step", None)))  # said so often that it is kept as bytes
_GOODBYE = bytes(ForkingPickler.dumps(("close", None)))
_DONE = bytes(ForkingPickler.dumps(None))


class AsyncVectorTable(VectorEnv[Any, Any, Any]):
    """The games of a VectorTable, shared among worker processes.

    `step` waits for all of them. `send` and `recv` do not: `recv` gives the games of whichever
    worker is ready first, their numbers in `infos["env_id"]`, and `send` answers them, as in
    EnvPool. With `copy=False` arrays are views of the shared memory, which the next answers to
    those games overwrite.
    """

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int = 2,
        settings: Mapping[str, object] | None = None,
        *,
        workers: int | None = None,
        copy: bool = True,
        context: str = "spawn",
        **options: Any,
    ) -> None:
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        if num_envs < 1:
            raise AutomatableError(f"num_envs is {num_envs}, but must be at least 1")
        workers = min(num_envs, os.cpu_count() or 1) if workers is None else workers
        if not 1 <= workers <= num_envs:
            raise AutomatableError(f"workers is {workers}, but must be from 1 to {num_envs}")
        like = VectorTable(game, 1, settings, **options)
        self.num_envs = num_envs
        self.seat, self.seats = like.seat, like.seats
        self.autoreset_mode, self.metadata = like.autoreset_mode, like.metadata
        self.single_observation_space = like.single_observation_space
        self.single_action_space = like.single_action_space
        self.observation_space = batch_space(like.single_observation_space, num_envs)
        encoder: Encoder = like.encoder
        self.action_space = ManyAnswers([encoder.answers] * num_envs, self.action_masks)
        self._report = Reporter(encoder, like.seat, like.autoreset_mode, copy)
        self._begun = False
        self._never_again = like.autoreset_mode == AutoresetMode.DISABLED
        self._start(get_context(context), workers, encoder, (game, settings, options))

    def _start(self, context: Any, workers: int, encoder: Encoder, told: tuple[Any, ...]) -> None:
        """Start the workers, each with its part of the games and of the memory."""
        memory = context.RawArray("b", self.num_envs * size_of(encoder, self.seats))
        self._rows = Rows(self.num_envs, encoder, self.seats, memoryview(memory).cast("B"))
        self._rows.masks.fill(1)
        edges = [self.num_envs * k // workers for k in range(workers + 1)]
        self._parts = list(pairwise(edges))
        self._mask_starts = np.arange(self.num_envs) * encoder.answers
        self._shares = [self._rows.part(first, last) for first, last in self._parts]
        self._busy: list[int] = []  # workers that have not answered yet, in the order of asking
        # A server of forks is their parent, and ends with this process.
        parent = None if context.get_start_method() == "forkserver" else os.getpid()
        for number, part in enumerate(self._parts):
            ours, theirs = context.Pipe()
            given = (parent, theirs, memory, self.num_envs, (number, *part), told)
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def __reduce__(self) -> NoReturn:
        raise TypeError("its workers hold the games: copy a VectorTable, or make another of these")

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; seeds count up from the first."""
        self._begin(seed, options)
        self._gather()
        return self._report.observations(self._rows)

    def step(self, actions: Any) -> Step:
        """Answer once in every game."""
        self._must_be_idle()
        self._answer(range(len(self._parts)), actions, (0, self.num_envs))
        self._gather()
        return self._report.step(self._rows)

    def async_reset(self, seed: int | list[int] | None = None) -> None:
        """Begin all games without waiting: `recv` gives them worker by worker."""
        self._begin(seed, None)

    def send(self, actions: Any, env_id: NDArray[np.int64]) -> None:
        """Answer the games that `recv` gave, without waiting for what comes of it."""
        part = (int(env_id[0]), int(env_id[-1]) + 1) if len(env_id) else (0, 0)
        if part not in self._parts or len(env_id) != part[1] - part[0]:
            raise AutomatableError("send answers exactly the games that one recv gave")
        worker = self._parts.index(part)
        if worker in self._busy:
            raise AutomatableError("these games have been answered already: recv comes first")
        self._answer([worker], actions, part)

    def recv(self) -> Step:
        """The games of the worker that is ready first; `infos["env_id"]` has their numbers."""
        if not self._busy:
            raise AutomatableError("nothing is under way: call async_reset or send")
        ready = wait([self._pipes[worker] for worker in self._busy])
        worker = next(one for one in self._busy if self._pipes[one] in ready)
        self._finish(worker)
        first, last = self._parts[worker]
        seen, rewards, ended, cut, infos = self._report.step(self._shares[worker])
        return seen, rewards, ended, cut, {**infos, "env_id": np.arange(first, last)}

    def set_opponents(self, opponents: Opponents) -> None:
        """Let others sit in the other seats, in all games that begin from now on.

        A pool is copied into the workers: after adding to it, give it again.
        """
        self._must_be_idle()
        self._ask_all([("opponents", opponents)] * len(self._parts))
        self._gather()

    def action_masks(self) -> Mask:
        """1 for every answer that may be given now, a row for each game."""
        return self._rows.masks.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send_bytes(_GOODBYE)  # a process forked meanwhile may keep the pipe open
            pipe.close()
        for process in self._processes:
            process.join()

    def _begin(self, seed: int | list[int] | None, options: dict[str, Any] | None) -> None:
        self._must_be_idle()
        if seed is None and not self._begun:
            seed = secrets.randbits(62)
        seeds = None if seed is None else each_seed(seed, self.num_envs)
        again = games_to_reset(options, self.num_envs, self._begun)
        self._rows.rewards.fill(0)
        self._rows.ended &= ~again
        self._rows.cut &= ~again
        asked = []
        for first, last in self._parts:
            which = {"reset_mask": again[first:last]}
            asked.append(("reset", (None if seeds is None else seeds[first:last], which)))
        self._ask_all(asked)
        self._begun = True

    def _answer(self, workers: Sequence[int], actions: Any, part: tuple[int, int]) -> None:
        answers = whole_numbers(actions)
        first, last = part
        if answers.shape != (last - first,):
            raise AutomatableError(f"{last - first} games need one answer each")
        if not self._begun:
            raise not_on()
        if self._never_again and (self._rows.ended | self._rows.cut)[first:last].any():
            raise AutomatableError("a game is over: reset it before the next step")
        self._rows.actions[first:last] = answers
        wrong = self._illegal(answers, first)
        if wrong is not None:
            self._ask(wrong, _STEP)  # it says why, and nothing has changed
            self._finish(wrong)
        for worker in workers:
            self._ask(worker, _STEP)

    def _illegal(self, answers: NDArray[np.int64], first: int) -> int | None:
        """The worker of the first game whose answer is not legal."""
        masks = self._rows.masks
        inside = answers.view(np.uint64) < masks.shape[1]  # negative ones are large there
        if inside.all():
            places = self._mask_starts[first : first + len(answers)] + answers
            inside = masks.ravel()[places].view(np.bool_)
            if inside.all():
                return None
        game = first + int(np.argmin(inside))
        return next(k for k, (_, last) in enumerate(self._parts) if game < last)

    def _ask_all(self, asked: Sequence[tuple[str, Any]]) -> None:
        for worker, what in enumerate(asked):
            self._ask(worker, ForkingPickler.dumps(what))

    def _ask(self, worker: int, what: bytes | memoryview) -> None:
        try:
            self._pipes[worker].send_bytes(what)
        except OSError as error:
            self._busy.clear()  # nobody waits for the others any more
            raise AutomatableError(f"worker {worker} has ended: make a new environment") from error
        self._busy.append(worker)

    def _gather(self) -> None:
        """Hear all workers, then raise the first of their errors."""
        errors = []
        for worker in self._busy.copy():
            try:
                self._finish(worker)
            except AutomatableError as error:
                errors.append(error)
        if errors:
            raise errors[0]

    def _finish(self, worker: int) -> None:
        """Hear what a worker says: new names of endings, or an error."""
        self._busy.remove(worker)
        try:
            said = self._pipes[worker].recv()
        except (EOFError, OSError) as error:
            raise AutomatableError(f"worker {worker} has ended: make a new environment") from error
        if isinstance(said, dict):
            self._rows.names.update(said)
        elif said is not None:
            kind, message, rule = said
            raise IllegalAction(message, rule) if kind == "illegal" else AutomatableError(message)

    def _must_be_idle(self) -> None:
        if self._busy:
            raise AutomatableError("some games have not been received yet: call recv")


def _work(
    parent: int | None,
    pipe: Connection,
    memory: Any,
    games: int,
    part: tuple[int, int, int],
    told: tuple[Any, ...],
) -> None:
    """Play a part of the games until nobody asks any more."""
    die_with(os.getppid() if parent is None else parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asks
    game, settings, options = told
    number, first, last = part
    vector = VectorTable(game, last - first, settings, **options)
    shared = Rows(games, vector.encoder, vector.seats, memoryview(memory).cast("B"))
    rows = shared.part(first, last)
    vector.write_to(rows, first, 1 + number * MOST_NAMES)
    try:
        while True:
            what, given = pipe.recv()
            if what == "close":
                return
            known = len(rows.names)
            said = _done(vector, rows, what, given)
            if said is None and len(rows.names) == known:
                pipe.send_bytes(_DONE)
            else:
                pipe.send(said or rows.names)
    except (EOFError, OSError):
        return  # nobody listens any more


def _done(vector: VectorTable, rows: Rows, what: str, given: Any) -> Any:
    """Do what is asked; returns what went wrong: its kind, the message, and the rule."""
    try:
        if what == "step":
            vector.take(rows.actions)
        elif what == "reset":
            seeds, options = given
            vector.reset(seed=seeds, options=options)
        else:
            vector.set_opponents(given)
    except IllegalAction as error:
        return "illegal", str(error).removesuffix(f" ({error.rule})"), error.rule
    except AutomatableError as error:
        return "error", str(error), ""
    except Exception as error:  # of somebody's own opponent
        return "error", f"a worker stopped at {type(error).__name__}: {error}", ""
    return None
