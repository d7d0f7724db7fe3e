"""Games played in processes of their own; those of a worker that dies are played again."""

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

MOST_TRIES = 3  # of a game whose worker dies


def play_games(contest: Contest, jobs: int = 1) -> Iterator[GameRow]:
    """All games of a contest, in the order in which they end, in so many processes."""
    for played in play_here(contest, range(contest.games), jobs):
        yield played.row


def play_here(contest: Contest, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    """The games of these numbers with their records; a single job plays them right here."""
    if jobs == 1:
        return (play_game(contest, number) for number in numbers)
    return _Pool(contest, numbers).run(min(jobs, len(numbers)))


def cores() -> int:
    """How many processes can really run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Pool:
    """Workers that are given one game each, and another one when it is done."""

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
        """Start a worker, if there is anything to do for it."""
        if not self.waiting:
            return
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(
            target=_work, args=(self.contest, there, os.getpid()), daemon=True
        )
        with _deaf():
            process.start()
        there.close()  # so that the line ends when the worker does
        self._give(here, process)

    def _give(self, line: "Connection[Any, Any]", process: BaseProcess) -> None:
        number = self.waiting.popleft()
        self.workers[line] = (process, number)
        try:
            line.send(number)
        except OSError:
            self._bury(line)

    def _hear(self, line: "Connection[Any, Any]") -> Iterator[Played]:
        """The game a worker has finished, if that is what it has to say."""
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
        """A worker is dead: its game is played again by another one."""
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
    """An error in a line."""
    return f"{type(error).__name__}: {error}"


def attempt(contest: Contest, number: int) -> Played | BotFailed | str:
    """The game, or what went wrong with it."""
    try:
        return play_game(contest, number)
    except BotFailed as error:
        return error
    except Exception as error:
        return told(error)


def check(number: int, said: Played | BotFailed | str) -> None:
    """Raise what went wrong with a game, if anything."""
    if isinstance(said, BotFailed):
        raise said
    if isinstance(said, str):
        raise failed(number, said)


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl-C waits; who is started meanwhile never hears it: it is for who gave the work."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    ensure_running()  # starting it would give Ctrl-C free again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(contest: Contest, line: "Connection[Any, Any]", parent: int) -> None:
    """Play the games that are asked for until nobody asks any more."""
    serve_parent(parent)
    while True:
        try:
            number = line.recv()
        except (EOFError, OSError):
            return
        line.send(attempt(contest, number))
