"""Plays games in worker processes; a game whose worker dies is played again."""

import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from typing import Any, cast

from ..kernel.errors import BotFailed
from ..processes import serve_parent
from .contest import Contest, GameRow, Played, play_game
from .errors import GameFailed

MOST_TRIES = 3  # attempts at a game whose worker dies


def play_games(contest: Contest, jobs: int = 1) -> Iterator[GameRow]:
    """All games of a contest, in the order in which they end, in `jobs` processes."""
    for played in play_here(contest, range(contest.games), jobs):
        yield played.row


def play_here(contest: Contest, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    """The games of these numbers with their records; a single job plays in this process."""
    if jobs == 1:
        return (play_game(contest, number) for number in numbers)
    return _Pool(contest, numbers).run(min(jobs, len(numbers)))


def cores() -> int:
    """How many processes can run in parallel here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Pool:
    """Workers that get one game each, and the next when it is done."""

    def __init__(self, contest: Contest, numbers: Sequence[int]) -> None:
        self.contest = contest
        self.waiting = deque(numbers)
        self.deaths: Counter[int] = Counter()
        self.workers: dict[Connection[Any, Any], tuple[BaseProcess, int]] = {}

    def run(self, jobs: int) -> Iterator[Played]:
        try:
            for _ in range(jobs):
                self._hire()
            while self.workers:
                for line in wait(list(self.workers)):
                    yield from self._hear(cast("Connection[Any, Any]", line))
        finally:
            for process, _ in self.workers.values():
                process.terminate()
                process.join()

    def _hire(self) -> None:
        """Start a worker if there is work for it."""
        if not self.waiting:
            return
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(
            target=_work, args=(self.contest, there, os.getpid()), daemon=True
        )
        with _deaf():
            process.start()
        there.close()  # so that the pipe closes when the worker ends
        self._give(here, process)

    def _give(self, line: "Connection[Any, Any]", process: BaseProcess) -> None:
        number = self.waiting.popleft()
        self.workers[line] = (process, number)
        try:
            line.send(number)
        except OSError:
            self._bury(line)

    def _hear(self, line: "Connection[Any, Any]") -> Iterator[Played]:
        """The game a worker has finished, if it reports one."""
        process, number = self.workers[line]
        try:
            said = line.recv()
        except (EOFError, OSError):
            self._bury(line)
            return
        check(number, said)
        del self.workers[line]
        if self.waiting:
            self._give(line, process)
        else:
            line.close()
            process.join()
        yield said

    def _bury(self, line: "Connection[Any, Any]") -> None:
        """Give the game of a dead worker to another one."""
        process, number = self.workers.pop(line)
        line.close()
        process.join()
        self.deaths[number] += 1
        if self.deaths[number] == MOST_TRIES:
            raise failed(number, f"the process that plays it dies (exit code {process.exitcode})")
        self.waiting.appendleft(number)
        self._hire()


def failed(number: int, why: str) -> GameFailed:
    """The error for a game that cannot be played."""
    return GameFailed(f"game {number}: {why}", "game", number=number, why=why)


def told(error: Exception) -> str:
    """An error as one line."""
    return f"{type(error).__name__}: {error}"


def attempt(contest: Contest, number: int) -> Played | BotFailed | str:
    """The game, or the error it raised."""
    try:
        return play_game(contest, number)
    except BotFailed as error:
        return error
    except Exception as error:
        return told(error)


def check(number: int, said: Played | BotFailed | str) -> None:
    """Raise the error of a game, if it has one."""
    if isinstance(said, BotFailed):
        raise said
    if isinstance(said, str):
        raise failed(number, said)


@contextmanager
def _deaf() -> Iterator[None]:
    """Hold Ctrl-C back; workers started meanwhile never receive it, only the parent does."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    ensure_running()  # starting it later would let Ctrl-C through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(contest: Contest, line: "Connection[Any, Any]", parent: int) -> None:
    """Play the requested games until the pipe closes."""
    serve_parent(parent)
    while True:
        try:
            number = line.recv()
        except (EOFError, OSError):
            return
        line.send(attempt(contest, number))
