"""Starting and stopping the server."""

import logging
import os
import socket
import sys
import time
import webbrowser
from tempfile import TemporaryDirectory
from threading import Thread

import uvicorn

from ..kernel.errors import AutomatableError
from ..words import Words, language
from .app import create_app
from .hub import AWAY
from .line import Line
from .numbers import FOLDER
from .rim import JsonLines, Rim
from .store import BadStore, Store, only_server

LOOPBACK = "127.0.0.1"
PORT = 8083  # the one of `serve`, too


class CannotListen(AutomatableError, OSError):
    """The address is somebody else's, or nobody's here."""

    code = "cannot_listen"


def app_from_environment() -> Rim:
    """The app of a worker process; the address of the store comes by the environment."""
    set_up_log()
    given = os.environ
    return create_app(
        Store(given["AUTOMATABLE_STORE"]),
        given["AUTOMATABLE_PUBLIC_URL"],
        float(given["AUTOMATABLE_AWAY"]),
    )


def serve(host: str, port: int, store: str, workers: int, public_url: str, away: float) -> None:
    """Serve until told to stop; raises BadStore, StoreInUse and CannotListen."""
    opened = Store(store)
    shared = opened.is_postgres
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
            "automatable.server.serve:app_from_environment",
            factory=True,
            http=Line,
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


def set_up_log() -> None:
    """Structured lines on standard error: warnings of everybody, requests if asked for."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    level = os.environ.get("AUTOMATABLE_LOG", "WARNING").upper()
    logging.getLogger("automatable").setLevel(level if level in ("INFO", "DEBUG") else "WARNING")


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
