"""The application is plain ASGI: it plays under any server, and under a test client without one."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import httpx
import pytest
from starlette.testclient import TestClient
from starlette.types import Message

from automatable.server.app import create_app
from automatable.server.options import Options
from automatable.server.store import sqlite_address

from .helpers import COOKIE, Person, children, free_port, is_alive, new_key, play_on, wait_for

APP = "automatable.server.asgi:app"
SERVERS = {
    "uvicorn": ["uvicorn", APP, "--host", "127.0.0.1", "--no-server-header", "--port"],
    "h11": ["uvicorn", APP, "--http", "h11", "--loop", "asyncio", "--no-server-header", "--port"],
    "hypercorn": ["hypercorn", APP, "--config", "tests/server/hypercorn.toml", "--bind"],
}


@contextmanager
def running(name: str, folder: Path) -> Iterator[str]:
    """The address of the application under another server."""
    port = free_port()
    bind = f"127.0.0.1:{port}" if name == "hypercorn" else str(port)
    errors = folder / "errors"
    with errors.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-m", *SERVERS[name], bind],
            env={**os.environ, "AUTOMATABLE_STORE": sqlite_address(folder / "tables.db")},
            stdout=file,
            stderr=file,
        )
    url = f"http://127.0.0.1:{port}"

    def is_up() -> bool:
        assert process.poll() is None, errors.read_text()
        try:
            return httpx.get(f"{url}/healthz").status_code == 200
        except httpx.HTTPError:
            return False

    try:
        wait_for(is_up)
        yield url
    finally:
        below = children(process.pid)
        process.terminate()
        process.wait(30)
    assert "Traceback" not in errors.read_text()
    wait_for(lambda: not any(is_alive(pid) for pid in below))


@pytest.mark.parametrize("name", SERVERS)
def test_it_plays_under_any_asgi_server(name: str, tmp_path: Path) -> None:
    with running(name, tmp_path) as url:
        ada, bob = Person(url), Person(url)
        table = ada.create("here:Ada", "link", settings={"max_rounds": "3"})
        bob.join(table, 1)
        with bob.listen(table, seat=1, since=-1) as ears:
            ears.message()
            play_on(table, {0: ada, 1: bob}, random.Random(1))
            heard = ears.until(lambda message: message["status"] == "over")
        assert heard[-1]["result"] is not None
        assert "end" in ada.text(f"{table.path}/record")
        ada.no_post(f"{table.path}/answers", 422, seat=9)
        against_bot = ada.create("here", "random")
        with ada.listen(against_bot, seat=0) as ears:  # who still listens when the server stops
            ears.message()
            ada.answer(against_bot, 0, "play:Charge", 0)
            ears.until(lambda message: message["decision"] and message["sequence"] > 1)


def test_it_plays_under_a_test_client(tmp_path: Path) -> None:
    told: list[str] = []
    app = create_app(Options(sqlite_address(tmp_path / "tables.db"), hosts="testserver"))
    with TestClient(app, headers={"X-Automatable": "1"}) as client:
        client.get("/api/me")
        assert client.cookies[COOKIE]
        seats = [{"kind": "here"}, {"kind": "here"}]
        wish = {"key": new_key(), "game": "duel", "seats": seats}
        made = client.post("/api/tables", json=wish).json()
        path = f"/api/tables/{made['code']}"

        def listen() -> None:
            with client.stream("GET", f"{path}/events?seat=0") as stream:
                for line in stream.iter_lines():
                    told.append(line)
                    if line == "id: 2":
                        return

        listening = Thread(target=listen)
        listening.start()
        wait_for(lambda: client.get(path).json()["seats"][0]["online"])
        for seat, answer in enumerate(("play:Charge", "play:Spark")):
            body = {"key": new_key(), "seat": seat, "sequence": 0, "answer": answer}
            reply = client.post(f"{path}/answers", json=body)
            assert reply.json() == {
                "status": "accepted", "sequence": seat + 1, "code": "", "rule": "", "message": ""
            }  # fmt: skip
        assert client.get(f"{path}/view?seat=0").json()["sequence"] == 2
        listening.join(30)
    assert told[0] == "id: 0"
    assert told[-1] == "id: 2"


def test_who_has_said_all_they_announced_is_replied_to(tmp_path: Path) -> None:
    """Servers may tell the end of a body later, in a message of its own: nobody waits for it."""
    said = b'{"key": "k", "game": "no game", "seats": []}'
    messages: list[Message] = [{"type": "http.request", "body": said, "more_body": True}]
    replied: list[Message] = []

    async def receive() -> Message:
        return messages.pop()

    async def send(message: Message) -> None:
        replied.append(message)

    sent = {"host": "127.0.0.1", "content-length": str(len(said)), "x-automatable": "1"}
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/tables",
        "query_string": b"",
        "client": ("127.0.0.1", 1),
        "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
    }
    app = create_app(Options(sqlite_address(tmp_path / "tables.db")))
    asyncio.run(app(scope, receive, send))
    assert replied[0]["status"] == 422


def test_nothing_of_the_interpreter_is_changed(tmp_path: Path) -> None:
    program = """
import gc, signal, sys
from starlette.testclient import TestClient
from starlette.types import Message
from automatable.server.app import create_app
from automatable.server.options import Options
def settings():
    handlers = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    return sys.getswitchinterval(), gc.get_threshold(), gc.get_freeze_count(), handlers
before = settings()
with TestClient(create_app(Options(sys.argv[1], hosts='testserver'))) as client:
    assert client.get("/healthz").status_code == 200
    assert settings() == before
"""
    address = sqlite_address(tmp_path / "tables.db")
    subprocess.run([sys.executable, "-c", program, address], check=True, timeout=60)
