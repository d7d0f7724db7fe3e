"""Logs are JSON lines without secrets."""

import asyncio
import hashlib
import json
import logging
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send

from automatable.server.clients import Clients
from automatable.server.hosts import Hosts
from automatable.server.logs import set_up_log
from automatable.server.middleware import Middleware
from automatable.server.rows import LogRow
from automatable.server.store import Store
from automatable.server.table_store import WriteConflict

from .helpers import Person, Program, Server, hashed, now, play_on, two_people


def test_logs_are_json_lines_without_secrets(tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    with Server(tmp_path / "tables.db", errors, AUTOMATABLE_LOG="INFO") as server:
        ada, bob, table = two_people(server)
        eve = Person(server)
        play_on(table, {0: ada, 1: bob}, random.Random(1))
        seed = ada.get(f"{table.path}/proof")["seed"]
        short = ada.get(f"{table.path}/short")["short"]
        ada.get("/api/replay", record=short, first=1)
        with ada.listen(table, seat=0) as ears:
            ears.message()
        eve.no_post(f"{table.path}/join", 403, invite=table.invites[1])
        eve.request("GET", f"/api/nothing/{ada.secret}?password=hunter2")
        eve.request("POST", f"{table.path}/join", content=b'{"invite": "hunter2"')
        eve.request("GET", f"{table.path}/view?seat=hunter2")
        ada.create("here", "random")
        lucky = f"{0x1CE:032x}"
        promise = hashlib.sha256(bytes.fromhex(lucky)).hexdigest()
        seats = [{"kind": "here", "commit": promise}, {"kind": "bot", "bot": "random"}]
        made = ada.post("/api/tables", game="duel", seats=seats)["code"]
        nonces = [{"seat": 0, "nonce": lucky}]
        ada.no_post(f"/api/tables/{made}/nonces", 422, nonces=[{"seat": 0, "nonce": f"{lucky}!"}])
        eve.no_post(f"/api/tables/{made}/nonces", 403, nonces=nonces)
        ada.post(f"/api/tables/{made}/nonces", nonces=nonces)
        program = Program(server, ada.create("here", "link"), 1)
        program.request("GET", f"{table.path}/view?seat=1&token={program.token}")
        program.request("GET", f"/api/{program.token}")
    lines = errors.read_text().splitlines()
    noted = [json.loads(line) for line in lines]
    assert all({"time", "level", "message"} <= set(line) for line in noted)
    requests = [line for line in noted if line["message"] == "request"]
    assert len(requests) > 30
    for line in requests:
        assert {"method", "route", "status", "ms"} <= set(line)
        assert line["ms"] >= 0
    assert {line["route"] for line in requests} >= {
        "/api/me",
        "/api/replay",
        "/api/tables",
        "/api/tables/{code}/view",
        "/api/tables/{code}/answers",
        "/api/tables/{code}/events",
        "/api/tables/{code}/join",
        "/api/tables/{code}/nonces",
    }
    assert {line["status"] for line in requests} >= {200, 403, 404, 422}
    text = "\n".join(lines)
    for secret in (ada.secret, bob.secret, hashed(ada.secret), table.invites[1], seed, short):
        assert secret not in text
    assert lucky not in text
    assert promise not in text
    assert program.token not in text
    assert hashed(program.token) not in text
    for secret in ("hunter2", table.code, "?", "Ada", "Traceback"):
        assert secret not in text, secret


def test_nothing_is_logged_when_all_is_well(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada = Person(server)
        table = ada.create("here", "random")
        ada.answer(table, 0, "play:Charge")
        ada.request("GET", "/api/nothing")
    assert (tmp_path / "errors").read_text() == ""


def test_a_worker_that_comes_second_logs_nothing(
    new_database: Callable[[], str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("", "psycopg", "automatable"):
        monkeypatch.setattr(logging.getLogger(name), "level", logging.NOTSET)
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    set_up_log()
    store = Store(new_database())
    rows = [LogRow(number, "answer", 0, "play:Move", f"key {number}") for number in range(1, 60)]
    now(store.append("tobiru42", rows))
    for _ in range(9):  # the driver warns now and then
        with pytest.raises(WriteConflict):
            now(store.append("tobiru42", rows))
    store.close()
    assert capsys.readouterr().err == ""


def test_requests_not_answered_when_the_server_stops_are_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def stop() -> None:
        begun, over = asyncio.Event(), asyncio.Event()

        async def app(_: Scope, __: Receive, ___: Send) -> None:
            begun.set()
            await over.wait()

        async def receive() -> Message:
            return {"type": "http.request"}

        async def send(_: Message) -> None:
            """Nobody listens."""

        whole = Middleware(app, Clients(""), Hosts())
        scope: Scope = {"type": "http", "method": "GET", "path": "/", "query_string": b""}
        scope |= {"headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1)}
        await whole.drain(0)  # nothing is at work
        request = asyncio.create_task(whole(scope, receive, send))
        await begun.wait()
        await whole.drain(0)
        over.set()
        await request

    asyncio.run(stop())
    assert [(one.message, vars(one)["requests"]) for one in caplog.records] == [("unfinished", 1)]
