"""Starting and stopping the server: what is set here for a whole process is set nowhere else."""

import asyncio
import gc
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from tempfile import TemporaryDirectory
from threading import Thread
from types import FrameType
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from ..kernel.errors import AutomatableError
from ..words import Words, language
from .app import app_from_environment
from .hub import AWAY, Hub
from .logs import set_up_log
from .metrics import FOLDER
from .store import BadStore, Store, only_server

GARBAGE = 10_000  # more objects than when the collector last looked; much of what we make stays
SWITCH = 0.0002  # seconds; a thread that has written is not to wait long for the event loop
LOOPBACK = "127.0.0.1"
PORT = 8083  # the one of `serve`, too


class CannotListen(AutomatableError, OSError):
    """The address is somebody else's, or nobody's here."""

    code = "cannot_listen"


def worker_app() -> ASGIApp:
    """The app of a process that serves."""
    set_up_log()
    return app_from_environment(_take_over)


def _take_over(hub: Hub) -> None:
    """Set this process up for a server; as a library we change nothing of the kind."""
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what is there now stays: nobody need look through it again and again
    gc.set_threshold(GARBAGE)
    _let_go_when_told_to_stop(hub)


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


def serve(host: str, port: int, store: str, workers: int, public_url: str, away: float) -> None:
    """Serve until told to stop; raises BadStore, StoreInUse and CannotListen."""
    opened = Store(store)
    shared = opened.is_shared
    opened.close()
    if workers > 1 and not shared:
        raise BadStore("several workers need a PostgreSQL store: --store postgresql+psycopg://...")
    _bound(host, port).close()
    if workers == 1:
        _run(host, port, store, workers, public_url, away)
        return
    with TemporaryDirectory(prefix="automatable-") as folder:
        os.environ[FOLDER] = folder
        _run(host, port, store, workers, public_url, away)


def serve_here(store: str, browse: bool) -> None:
    """Serve this machine alone, on any port, and show the page; raises BadStore."""
    Store(store).close()
    try:
        with _bound(LOOPBACK, PORT) as probe:
            port = probe.getsockname()[1]
    except CannotListen:
        with _bound(LOOPBACK, 0) as probe:
            port = probe.getsockname()[1]
    if browse:
        Thread(target=_open_page, args=(port,), daemon=True).start()
    _run(LOOPBACK, port, store, 1, "", AWAY)


def can_browse() -> bool:
    """Whether somebody sits here who would see a window: not in a pipe, nor on a bare console."""
    if not sys.stdout.isatty():
        return False
    shown = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in shown)


def _run(host: str, port: int, store: str, workers: int, public_url: str, away: float) -> None:
    os.environ["AUTOMATABLE_STORE"] = store
    os.environ["AUTOMATABLE_PUBLIC_URL"] = public_url
    os.environ["AUTOMATABLE_AWAY"] = str(away)
    words = Words(language(None))
    with only_server(store):
        print(words.say("serve-running", address=public_url or _address(host, port)), flush=True)
        uvicorn.run(
            "automatable.server.serve:worker_app",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )


def _address(host: str, port: int) -> str:
    """The address of the page for somebody at this machine."""
    reached = {"0.0.0.0": LOOPBACK, "::": "::1"}.get(host, host)  # noqa: S104
    return f"http://[{reached}]:{port}/" if ":" in reached else f"http://{reached}:{port}/"


def _bound(host: str, port: int) -> socket.socket:
    """A socket with that address, to see whether it can be had; raises CannotListen."""
    probe = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        probe.bind((host, port))
    except OSError as error:
        probe.close()
        raise CannotListen(f"{host}:{port}: {error.strerror}") from None
    return probe


def _open_page(port: int) -> None:
    """Open the page once there is somebody to serve it."""
    for _ in range(200):
        try:
            socket.create_connection((LOOPBACK, port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            webbrowser.open(_address(LOOPBACK, port))
            return
