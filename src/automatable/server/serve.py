"""Starting and stopping the server: this process looks after those that serve."""

import os
import socket
import sys
import time
import webbrowser
from tempfile import TemporaryDirectory
from threading import Thread

from granian import Granian
from granian.constants import HTTPModes, Interfaces, RuntimeModes
from granian.http import HTTP1Settings
from granian.log import LogLevels

from ..kernel.errors import AutomatableError
from ..words import Words, language
from .clients import Clients
from .hosts import Hosts
from .logs import set_up_log
from .options import METRICS_FOLDER, PARENT, Options
from .store import BadStore, Store, only_server

LARGEST_HEAD = 64 * 1024  # bytes of a request's first line and headers
SLOWEST_HEAD = 10.0  # seconds until they have come; also how long a connection may lie idle
CONNECTIONS = 20_000  # at once; more have to wait
BACKLOG = 4096  # connections not yet accepted
WORKER = "automatable.server.worker:app"
GRACE = 4  # seconds until a worker that does not stop is killed
LOOPBACK = "127.0.0.1"
PORT = 8083  # the one of `serve`, too


class CannotListen(AutomatableError, OSError):
    """The address is somebody else's, or nobody's here."""

    code = "cannot_listen"


class NotShared(BadStore):
    """Several workers cannot use this store."""

    code = "not_shared"


def serve(host: str, port: int, workers: int, options: Options) -> None:
    """Serve until told to stop; raises an AutomatableError if that cannot be."""
    Clients(options.proxies)  # which must make sense
    Hosts(options.public_url, options.hosts)  # likewise
    opened = Store(options.store)
    shared, kind = opened.is_shared, opened.engine.name
    opened.close()
    if workers > 1 and not shared:
        raise NotShared(kind)
    _bound(host, port).close()
    if workers == 1:
        _run(host, port, workers, options)
        return
    with TemporaryDirectory(prefix="automatable-") as folder:
        os.environ[METRICS_FOLDER] = folder
        _run(host, port, workers, options)


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
    _run(LOOPBACK, port, 1, Options(store))


def can_browse() -> bool:
    """Whether somebody sits here who would see a window: not in a pipe, nor on a bare console."""
    if not sys.stdout.isatty():
        return False
    shown = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in shown)


def _run(host: str, port: int, workers: int, options: Options) -> None:
    set_up_log()
    os.environ |= {**options.environment(), PARENT: str(os.getpid())}
    with only_server(options.store):
        address = options.public_url or _address(host, port)
        print(Words(language(None)).say("serve-running", address=address), flush=True)
        Granian(
            WORKER,
            factory=True,
            interface=Interfaces.ASGI,
            address=_number(host, port),
            port=port,
            workers=workers,
            respawn_failed_workers=True,
            workers_kill_timeout=GRACE,
            runtime_mode=RuntimeModes.st,
            http=HTTPModes.http1,
            http1_settings=HTTP1Settings(
                header_read_timeout=int(SLOWEST_HEAD * 1000), max_buffer_size=LARGEST_HEAD
            ),
            websockets=False,
            backlog=BACKLOG,
            backpressure=CONNECTIONS,
            log_level=LogLevels.error,
            log_dictconfig={"handlers": {}, "loggers": {"_granian": {"propagate": True}}},
        ).serve()


def _address(host: str, port: int) -> str:
    """The address of the page for somebody at this machine."""
    reached = {"0.0.0.0": LOOPBACK, "::": "::1"}.get(host, host)  # noqa: S104
    return f"http://[{reached}]:{port}/" if ":" in reached else f"http://{reached}:{port}/"


def _number(host: str, port: int) -> str:
    """The numbers of an address that may be a name."""
    return str(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0])


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
