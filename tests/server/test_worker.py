"""A worker seldom has the garbage collector look at what is old: nothing of ours needs it."""

import asyncio
import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.types import ASGIApp, Message

from automatable.server.app import create_app
from automatable.server.codes import new_secret
from automatable.server.options import Options
from automatable.server.store import sqlite_address

from .helpers import COOKIE, Json, new_key


class Browser:
    """Somebody who talks to the application without a server between them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        cookie = f"{COOKIE}={new_secret()}".encode()
        self.headers = [(b"cookie", cookie), (b"x-automatable", b"1")]

    def _scope(self, method: str, path: str, query: str = "") -> Json:
        address = {"path": path, "raw_path": path.encode(), "query_string": query.encode()}
        return {"type": "http", "method": method, "headers": self.headers, **address}

    async def post(self, path: str, **body: Any) -> tuple[int, Json]:
        """The status and the body of the reply to a command."""
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": json.dumps({"key": new_key(), **body}).encode()}

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(self._scope("POST", path), receive, send)
        return sent[0]["status"], json.loads(sent[1]["body"])

    async def listen(self, path: str, gone: asyncio.Event, heard: list[bytes]) -> None:
        """Have a table open until told to go."""

        async def receive() -> Message:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            heard.append(message.get("body", b""))

        await self.app(self._scope("GET", f"{path}/events", "seat=own"), receive, send)


async def come_and_go(app: ASGIApp) -> None:
    """A table is made and listened to, an answer accepted, others refused; then all leave."""
    ada, gone = Browser(app), asyncio.Event()
    heard: list[bytes] = []
    _, made = await ada.post("/api/tables", game="duel", seats=2 * [{"kind": "here"}])
    path = f"/api/tables/{made['code']}"
    listening = asyncio.create_task(ada.listen(path, gone, heard))
    answer = {"seat": 0, "sequence": 0, "answer": "play:Charge"}
    statuses = [
        (await ada.post(f"{path}/answers", **answer))[0],
        (await ada.post(f"{path}/answers", **answer | {"answer": "fly:Away"}))[0],
        (await ada.post(f"{path}/answers", seat=9))[0],
        (await Browser(app).post(f"{path}/answers", **answer))[0],
        (await ada.post("/api/tables/nobody00/answers", **answer))[0],
    ]
    assert statuses == [200, 200, 422, 403, 404]
    gone.set()
    await listening
    assert heard[1].startswith(b"event: table")


@contextmanager
def garbage() -> Iterator[list[str]]:
    """The classes of ours of which something was left that only the collector can find."""
    gc.collect()
    gc.disable()
    found: list[str] = []
    try:
        yield found
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        kinds = [type(each) for each in gc.garbage]
        found += [kind.__name__ for kind in kinds if kind.__module__.startswith("automatable")]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def left_behind(folder: Path) -> list[str]:
    app = create_app(Options(sqlite_address(folder / "tables.db")))
    await come_and_go(app)  # what is made once is there
    with garbage() as left:
        await come_and_go(app)
    return left


def test_streams_and_requests_go_without_the_garbage_collector(tmp_path: Path) -> None:
    assert asyncio.run(left_behind(tmp_path)) == []
