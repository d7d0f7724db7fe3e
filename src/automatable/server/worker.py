"""A process that serves: what is set here for a whole process is set nowhere else."""

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from types import FrameType
from typing import Any

from ..processes import allow_many_files, die_with
from .app import create_app
from .hub import Hub
from .logs import set_up_log
from .options import PARENT, Options
from .response import App

SEND_TIMEOUT = 60.0  # seconds somebody may read nothing of what is sent to them
EARLY = 1.0  # seconds until those are accepted who came before that limit was set
GARBAGE = 10_000  # more objects than when the collector last looked at what is new
OLD = 1_000_000  # such looks before it looks at what is old by itself: we have it do so, seldom
HOUR = 3600.0  # seconds
_INTERNET = (socket.AF_INET, socket.AF_INET6)
SWITCH = 0.0002  # seconds; a thread that has written is not to wait long for the event loop


def app() -> App:
    """The application for a process that does nothing else."""
    die_with(int(os.environ[PARENT]))
    set_up_log()
    return create_app(Options.read(), _take_over)


def _take_over(hub: Hub) -> None:
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what is there now stays: nobody need look through it again and again
    gc.set_threshold(GARBAGE, OLD)
    _look_through_later()
    allow_many_files()
    _let_go_when_told_to_stop(hub)
    hub.keep_up(_set_send_timeouts())


async def _set_send_timeouts() -> None:
    """Have the system close connections on which nothing is read, once the server listens."""
    while not set_send_timeouts(SEND_TIMEOUT):
        await asyncio.sleep(0.05)
    await asyncio.sleep(EARLY)
    set_send_timeouts(SEND_TIMEOUT)


def set_send_timeouts(seconds: float) -> bool:
    """Set it for all sockets that listen, and so for those they accept; whether there is one.

    Else whoever asks for much and reads nothing keeps it in our memory as long as they like. The
    server opens its sockets itself and does not tell us which they are. It is set for those that
    were accepted before, too.
    """
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is None:
        return True  # this system knows no such limit
    with ExitStack() as opened:
        found = list(_tcp_sockets(opened))
        ours = {_port(one) for one in found if _listens(one)}
        for one in found:
            if _port(one) in ours:
                one.setsockopt(socket.IPPROTO_TCP, option, int(seconds * 1000))
    return len(ours) > 0


def _tcp_sockets(opened: ExitStack) -> Iterator[socket.socket]:
    """Those of this process, as long as they are needed."""
    for path in Path("/proc/self/fd").iterdir():
        with suppress(OSError):  # it is closed by now
            if path.is_socket():
                one = opened.enter_context(socket.socket(fileno=os.dup(int(path.name))))
                if one.family in _INTERNET and one.type == socket.SOCK_STREAM:
                    yield one


def _listens(one: socket.socket) -> bool:
    return one.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN) == 1


def _port(one: socket.socket) -> int:
    """The port on this side."""
    return int(one.getsockname()[1])


def _look_through_later() -> None:
    """Have the collector look at everything once an hour.

    Everybody waits meanwhile, and longer the more tables there are. It finds next to nothing:
    tables, streams and requests go as soon as nobody needs them, which tests check.
    """
    asyncio.get_running_loop().call_later(HOUR, _look_through)


def _look_through() -> None:
    gc.collect()
    _look_through_later()


def _let_go_when_told_to_stop(hub: Hub) -> None:
    """Else the server would wait for the listeners before it says that it is about to stop."""
    loop = asyncio.get_running_loop()

    def chained(then: Any) -> Callable[[int, FrameType | None], None]:
        def handle(number: int, frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(hub.let_go)
            then(number, frame)

        return handle

    for number in (signal.SIGINT, signal.SIGTERM):
        then = signal.getsignal(number)
        if callable(then):
            signal.signal(number, chained(then))
