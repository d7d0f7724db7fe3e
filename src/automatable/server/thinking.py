"""Bots think in a process of their own, so that nobody waits for them."""

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import ParamSpec, TypeVar

from ..bots import installed_bot
from ..bots.hints import hints
from ..kernel.record import Record
from ..kernel.seat_view import SeatView

T = TypeVar("T")
P = ParamSpec("P")
LOG = logging.getLogger("automatable")


def choose(text: str, seat: int, bot: str, seed: int) -> str:
    """What a bot answers."""
    state = Record.read(text).replay()
    action = installed_bot(bot, seed).choose(SeatView(state, seat))
    return state.game.catalogue.name(action)


def advise(text: str, seat: int, seed: int) -> list[tuple[str, int, int]]:
    """The best answers with their worth and tries, best first."""
    state = Record.read(text).replay()
    name = state.game.catalogue.name
    return [
        (name(action), worth, tries) for action, worth, tries in hints(SeatView(state, seat), seed)
    ]


class Thinker:
    """The process in which bots think; another takes its place if it dies."""

    def __init__(self) -> None:
        self._pool = _new_pool()
        self._stopped = False

    def warm_up(self) -> None:
        """Have the process import what it needs before somebody waits for it."""
        if not self._stopped:
            self._submit(_nothing)

    async def think(self, thought: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of a thought; begun once more if the process died over it."""
        try:
            return await asyncio.wrap_future(self._submit(thought, *args, **kwargs))
        except BrokenProcessPool as error:
            if self._stopped:
                raise
            LOG.error("bot failed", extra={"error": repr(error)})
            return await asyncio.wrap_future(self._submit(thought, *args, **kwargs))

    def stop(self) -> None:
        """End the process, in the middle of a thought if need be."""
        self._stopped = True
        for process in active_children():
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _submit(self, thought: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with _ctrl_c_kept():
            try:
                return self._pool.submit(thought, *args, **kwargs)
            except BrokenProcessPool:
                self._pool = _new_pool()
                return self._pool.submit(thought, *args, **kwargs)


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """End with the server, however it ends."""
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _nothing() -> None:
    """Importing this module is what takes time."""


@contextlib.contextmanager
def _ctrl_c_kept() -> Iterator[None]:
    """Whatever process starts here leaves Ctrl-C to us, from its very first moment."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
