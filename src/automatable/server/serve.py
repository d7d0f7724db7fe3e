"""Starting and stopping the server."""

import logging
import os
import socket
import threading
import time
import webbrowser
from urllib.request import urlopen

import uvicorn
from fastapi import FastAPI

from .app import create_app
from .rim import JsonLines
from .store import BadStore, Store


def app_from_environment() -> FastAPI:
    """The app of a worker process; the address of the store comes by the environment."""
    set_up_log()
    return create_app(
        Store(os.environ["AUTOMATABLE_STORE"]), os.environ.get("AUTOMATABLE_PUBLIC_URL", "")
    )


def serve(host: str, port: int, store: str, workers: int, public_url: str, browse: bool) -> None:
    """Serve until told to stop; raises BadStore."""
    opened = Store(store)
    shared = opened.is_postgres
    opened.close()
    if workers > 1 and not shared:
        raise BadStore("several workers need a PostgreSQL store: --store postgresql+psycopg://...")
    _check_free(host, port)
    os.environ["AUTOMATABLE_STORE"] = store
    os.environ["AUTOMATABLE_PUBLIC_URL"] = public_url
    address = public_url or f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}/"  # noqa: S104
    print(f"Automatable: {address}  (Ctrl-C stops it; no game is lost)", flush=True)
    if browse:
        threading.Thread(target=_open_page, args=(address,), daemon=True).start()
    uvicorn.run(
        "automatable.server.serve:app_from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def set_up_log() -> None:
    """Structured lines on standard error: warnings of everybody, requests if asked for."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    level = os.environ.get("AUTOMATABLE_LOG", "WARNING").upper()
    logging.getLogger("automatable").setLevel(level if level in ("INFO", "DEBUG") else "WARNING")


def _check_free(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadStore(f"cannot listen on {host}:{port}: {error.strerror}") from None


def _open_page(address: str) -> None:
    for _ in range(100):
        try:
            urlopen(f"{address}healthz", timeout=1).close()  # noqa: S310
            break
        except OSError:
            time.sleep(0.05)
    webbrowser.open(address)
