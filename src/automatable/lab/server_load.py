"""People at the tables of a running server: `python -m automatable.lab.server_load`.

Two at each table, each with a cookie, a stream of news and a connection for commands of their own.
They answer when they are asked, a pause after the news (0: at once), and begin another game when
one is over. Prints one line of JSON: the milliseconds each acknowledged answer took.
"""

import argparse
import asyncio
import os
import random
import re
import sys
import time
from collections.abc import Callable
from itertools import count
from typing import Any, TypeAlias, cast

from orjson import dumps, loads
from uvicorn.config import Config

Then: TypeAlias = Callable[[bytes, bytes], None]  # is told the head and the body of a reply

CUT, BODY = b"\r\n", b"\r\n\r\n"
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)")
COOKIE = re.compile(rb"\r\nset-cookie: automatable=([^;]+)")
WARM_UP = 0.25  # of the time, not counted
SEATS = (0, 1)
_NUMBERS = count(1)


class Connection(asyncio.Protocol):
    """HTTP by hand and without tasks: whoever plays must not be slower than the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.address = ""  # as by a proxy
        self.transport: asyncio.Transport | None = None
        self.read = b""

    async def open(self) -> None:
        """Connect."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin anew."""
        self.transport = cast(asyncio.Transport, transport)
        self.read = b""

    def connection_lost(self, error: Exception | None) -> None:
        """The server has hung up, or we have."""
        self.transport = None

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()

    def request(self, method: str, path: str, body: Any = None) -> bytes:
        """A request as it is sent."""
        data = dumps(body) if body is not None else b""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Automatable: 1\r\n"
            f"X-Forwarded-For: {self.address}\r\nCookie: automatable={self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        return head.encode() + data

    def head(self) -> bytes | None:
        """What stands before the body, if all of it has come; raises RuntimeError."""
        end = self.read.find(BODY)
        if end < 0:
            return None
        if not self.read.startswith(b"HTTP/1.1 200 "):
            raise RuntimeError(self.read.partition(CUT)[0].decode())
        return self.read[: end + len(BODY)]


class Commands(Connection):
    """A connection that is kept: one request after the other."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.sent = b""  # and not replied to yet
        self.then: Then | None = None

    def send(self, request: bytes, then: Then) -> None:
        """Send a request; the head and the body of the reply go to somebody."""
        self.sent, self.then = request, then
        if self.transport is None:
            self._again()
        else:
            self.transport.write(request)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[bytes, Any]:
        """Head and body of the reply to a request."""
        replied: asyncio.Future[tuple[bytes, bytes]] = asyncio.get_running_loop().create_future()
        self.send(self.request(method, path, body), lambda *reply: replied.set_result(reply))
        head, data = await replied
        return head, loads(data)

    def data_received(self, data: bytes) -> None:
        """Something has come; hand it on if it is a whole reply."""
        self.read += data
        head = self.head()
        if head is None:
            return
        length = LENGTH.search(head)
        assert length is not None
        if len(self.read) < len(head) + int(length[1]):
            return
        body, self.read = self.read[len(head) :], b""
        then, self.then = self.then, None
        assert then is not None
        then(head, body)

    def connection_lost(self, error: Exception | None) -> None:
        """Connect again if a reply is due: the server hangs up on who is silent for a while."""
        super().connection_lost(error)
        if self.then is not None:
            self._again()

    def _again(self) -> None:
        async def again() -> None:
            await self.open()
            assert self.transport is not None
            self.transport.write(self.sent)

        self.opening = asyncio.create_task(again())


class News(Connection):
    """A connection on which the server tells what happens."""

    def __init__(self, port: int, hear: Callable[[bytes], None]) -> None:
        super().__init__(port)
        self.hear = hear
        self.begun = False

    async def listen(self, path: str) -> None:
        """Begin to listen."""
        self.begun = False
        await self.open()
        assert self.transport is not None
        self.transport.write(self.request("GET", path))

    def data_received(self, data: bytes) -> None:
        """Hand on every whole piece of the response."""
        self.read += data
        if not self.begun:
            head = self.head()
            if head is None:
                return
            self.begun, self.read = True, self.read[len(head) :]
        while (end := self.read.find(CUT)) >= 0:
            start = end + len(CUT)
            stop = start + int(self.read[:end], 16)
            if len(self.read) < stop + len(CUT):
                return
            piece, self.read = self.read[start:stop], self.read[stop + len(CUT) :]
            self.hear(piece)


class Person:
    """Somebody in a seat."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table, self.seat = table, seat
        self.commands = Commands(table.load.port)
        self.news = News(table.load.port, self.hear)
        self.busy = False  # with an answer, until it is acknowledged
        self.answered = -1  # the sequence number the last answer made
        self.missed: bytes | None = None  # news that came while busy
        self.move()

    def move(self) -> None:
        """Go on from another address: the server allows each only so much in a hurry."""
        number = next(_NUMBERS)
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.commands.address = self.news.address = address

    async def arrive(self) -> None:
        """Connect and get a cookie."""
        head, _ = await self.commands.ask("GET", "/api/me")
        cookie = COOKIE.search(head)
        assert cookie is not None
        self.news.cookie = self.commands.cookie = cookie[1].decode()

    async def play(self) -> None:
        """Play one game to its end."""
        self.answered, self.missed = -1, None
        self.over = asyncio.get_running_loop().create_future()
        await self.news.listen(f"{self.table.path}/events?seat={self.seat}")
        await self.over
        self.news.close()

    def hear(self, piece: bytes) -> None:
        """Answer the news if it asks something; while busy, what came last is kept for later."""
        if not piece.startswith(b"id:"):
            return
        if self.busy:
            self.missed = piece
            return
        message = loads(piece[piece.index(b"data: ") + 6 :])
        if message["status"] == "over":
            if not self.over.done():
                self.over.set_result(None)
        elif message["decision"] is not None and message["sequence"] >= self.answered:
            self.busy = True
            pause = self.table.load.pause
            if pause:
                later = pause * (0.5 + random.random())  # noqa: S311
                asyncio.get_running_loop().call_later(later, self.answer, message)
            else:
                self.answer(message)

    def answer(self, message: dict[str, Any]) -> None:
        """Give an answer."""
        body = {
            "key": f"key-{next(_NUMBERS):08}",
            "seat": self.seat,
            "sequence": message["sequence"],
            "answer": random.choice(message["decision"]["options"])["action"],  # noqa: S311
        }
        request = self.commands.request("POST", f"{self.table.path}/answers", body)
        self.sent = time.perf_counter()
        self.commands.send(request, self.acknowledged)

    def acknowledged(self, _: bytes, body: bytes) -> None:
        """Note how long it took, and go on with what came meanwhile."""
        reply = loads(body)
        if reply["status"] != "accepted":
            raise RuntimeError(f"an answer was not accepted: {reply}")
        self.table.load.note(1000 * (time.perf_counter() - self.sent))
        self.answered = reply["sequence"]
        self.busy = False
        if self.missed is not None:
            missed, self.missed = self.missed, None
            self.hear(missed)


class Table:
    """Two people who play one game after the other."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.people = [Person(self, seat) for seat in SEATS]

    async def make(self) -> None:
        """A new table; the one invites, the other joins."""
        for person in self.people:
            person.move()
        here, guest = (person.commands for person in self.people)
        seats = [{"kind": "here"}, {"kind": "link"}]
        body: dict[str, Any] = {"key": f"key-{next(_NUMBERS):08}", "game": "duel", "seats": seats}
        _, made = await here.ask("POST", "/api/tables", body)
        self.path = f"/api/tables/{made['code']}"
        body = {"key": f"key-{next(_NUMBERS):08}", "invite": made["seats"][1]["invite"]}
        await guest.ask("POST", f"{self.path}/join", body)

    async def play(self) -> None:
        """Play on and on."""
        while True:
            await asyncio.gather(*[person.play() for person in self.people])
            await self.make()


class Load:
    """So many tables, and how long each answer took while it counted."""

    def __init__(self, port: int, pause: float) -> None:
        self.port = port
        self.pause = pause
        self.times: list[float] | None = None

    def note(self, milliseconds: float) -> None:
        """An answer was acknowledged."""
        if self.times is not None:
            self.times.append(round(milliseconds, 3))

    async def run(self, tables: int, seconds: float) -> dict[str, Any]:
        """Play for so long."""
        wrong: list[dict[str, Any]] = []
        all_tables = [Table(self) for _ in range(tables)]
        for table in all_tables:
            for person in table.people:
                await person.arrive()
            await table.make()
        loop = asyncio.get_running_loop()
        playing = asyncio.gather(*[table.play() for table in all_tables])
        loop.set_exception_handler(lambda _, told: wrong.append(told))  # of what is called back
        await asyncio.wait([playing], timeout=seconds * WARM_UP)
        self.times, began = [], time.perf_counter()
        await asyncio.wait([playing], timeout=seconds)
        took = time.perf_counter() - began
        if playing.done():
            playing.result()  # nobody plays to the end of all games: it failed
        if wrong:
            raise RuntimeError(str(wrong[0].get("exception", wrong[0]["message"])))
        return {"seconds": took, "times": self.times}


def main() -> None:
    """Load a server as the command line says."""
    parser = argparse.ArgumentParser(prog="server_load", description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("tables", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("pause", type=float)
    given = parser.parse_args()

    async def run() -> None:
        seen = await Load(given.port, given.pause).run(given.tables, given.seconds)
        print(dumps(seen).decode())
        sys.stdout.flush()
        os._exit(0)  # nobody says goodbye

    loops = Config("").get_loop_factory()  # the quick one, as the server's
    with asyncio.Runner(loop_factory=loops) as runner:
        runner.run(run())


if __name__ == "__main__":
    main()
