"""Plays games in worker processes; a game whose worker dies is played again."""

import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from typing import Any, cast

from ..kernel.errors import BotFailed
from ..processes import serve_parent
from .contest import Contest, FinishedGame, GameRow, play_game
from .errors import GameFailed

MOST_TRIES = 3  # attempts at a game whose worker dies


def play_games(contest: Contest, jobs: int = 1) -> Iterator[GameRow]:
    """All games of a contest, in the order in which they end, in `jobs` processes."""
    for played in play_here(contest, range(contest.games), jobs):
        yield played.row


def play_here(contest: Contest, numbers: Sequence[int], jobs: int) -> Iterator[FinishedGame]:
    """The games of these numbers with their records; a single job plays in this process."""
    with closing(Pool(jobs)) as pool:
        yield from pool.play(contest, numbers)


def cores() -> int:
    """How many processes can run in parallel here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Pool:
    """Workers that get one game each, and the next when it is done; they stay for more contests."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.waiting: deque[int] = deque()
        self.deaths: Counter[int] = Counter()
        self.idle: list[tuple[Connection[Any, Any], BaseProcess]] = []
        self.busy: dict[Connection[Any, Any], tuple[BaseProcess, int]] = {}

    def play(self, contest: Contest, numbers: Sequence[int]) -> Iterator[FinishedGame]:
        """The games of these numbers in the order in which they end."""
        if self.jobs == 1:
            yield from (play_game(contest, number) for number in numbers)
            return
        self.waiting = deque(numbers)
        self.deaths.clear()
        try:
            self._employ(contest)
            while self.busy:
                for line in wait(list(self.busy)):
                    yield from self._hear(cast("Connection[Any, Any]", line), contest)
        finally:
            if self.busy:  # nobody wants to know how their games end
                self.close()

    def close(self) -> None:
        """End all workers."""
        busy = [(line, process) for line, (process, _) in self.busy.items()]
        for line, process in [*self.idle, *busy]:
            process.terminate()
            process.join()
            line.close()
        self.idle.clear()
        self.busy.clear()

    def _employ(self, contest: Contest) -> None:
        """Give every worker a game, and start those that are missing, while there are games."""
        while self.waiting and len(self.busy) < self.jobs:
            line, process = self.idle.pop() if self.idle else self._hire()
            number = self.waiting.popleft()
            self.busy[line] = (process, number)
            try:
                line.send((contest, number))
            except OSError:
                self._bury(line)

    def _hire(self) -> "tuple[Connection[Any, Any], BaseProcess]":
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_work, args=(there, os.getpid()), daemon=True)
        with _deaf():
            process.start()
        there.close()  # so that the pipe closes when the worker ends
        return here, process

    def _hear(self, line: "Connection[Any, Any]", contest: Contest) -> Iterator[FinishedGame]:
        """The game a worker has finished, if it reports one."""
        process, number = self.busy[line]
        try:
            said = line.recv()
        except (EOFError, OSError):
            self._bury(line)
            self._employ(contest)
            return
        played = check(number, said)
        del self.busy[line]
        self.idle.append((line, process))
        self._employ(contest)
        yield played

    def _bury(self, line: "Connection[Any, Any]") -> None:
        """Take the game of a dead worker back, for another one."""
        process, number = self.busy.pop(line)
        line.close()
        process.join()
        self.deaths[number] += 1
        if self.deaths[number] == MOST_TRIES:
            raise failed(number, f"the process that plays it dies (exit code {process.exitcode})")
        self.waiting.appendleft(number)


def failed(number: int, why: str) -> GameFailed:
    """The error for a game that cannot be played."""
    return GameFailed(f"game {number}: {why}", "game", number=number, why=why)


def told(error: Exception) -> str:
    """An error as one line."""
    return f"{type(error).__name__}: {error}"


def attempt(contest: Contest, number: int) -> FinishedGame | BotFailed | str:
    """The game, or the error it raised."""
    try:
        return play_game(contest, number)
    except BotFailed as error:
        return error
    except Exception as error:
        return told(error)


def check(number: int, said: FinishedGame | BotFailed | str) -> FinishedGame:
    """The game; raises the error if it has one instead."""
    if isinstance(said, BotFailed):
        raise said
    if isinstance(said, str):
        raise failed(number, said)
    return said


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


def _work(line: "Connection[Any, Any]", parent: int) -> None:
    """Play the requested games until the pipe closes."""
    serve_parent(parent)
    while True:
        try:
            contest, number = line.recv()
        except (EOFError, OSError):
            return
        line.send(attempt(contest, number))
