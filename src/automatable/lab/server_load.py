"""People at the tables of a running server: `python -m automatable.lab.server_load`.

Two at each table, each with a cookie, a stream of news and a connection for commands of their own.
They answer when they are asked, a pause after the news (0: at once), and begin another game when
one is over. Prints one line of JSON: the milliseconds each acknowledged answer took.
"""

import argparse
import asyncio
import json
import os
import random
import re
import sys
import time
from itertools import count
from typing import Any, cast

from pydantic_core import from_json
from uvicorn.config import Config

CUT = b"\r\n"
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)")
COOKIE = re.compile(rb"\r\nset-cookie: automatable=([^;]+)")
WARM_UP = 0.25  # of the time, not counted
SEATS = (0, 1)
_NUMBERS = count(1)


class Connection(asyncio.Protocol):
    """A connection that is kept; everybody has another address for each game, as by a proxy.

    HTTP by hand: whoever plays must not be slower than the server.
    """

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.address = ""
        self.transport: asyncio.Transport | None = None
        self.read = bytearray()
        self.more: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin anew."""
        self.transport = cast(asyncio.Transport, transport)
        self.read.clear()

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self.read += data
        self._wake()

    def connection_lost(self, error: Exception | None) -> None:
        """The server has hung up, or we have."""
        self.transport = None
        self._wake()

    def _wake(self) -> None:
        if self.more is not None and not self.more.done():
            self.more.set_result(None)

    async def _more(self) -> None:
        """Wait until something comes; raises ConnectionError."""
        if self.transport is None:
            raise ConnectionError("the server has hung up")
        self.more = asyncio.get_running_loop().create_future()
        await self.more

    async def open(self) -> None:
        """Connect."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()

    async def send(self, method: str, path: str, body: Any = None) -> bytes:
        """Send a request; the headers of the response, whose body is still to be read."""
        if self.transport is None:
            raise ConnectionError("the server has hung up")
        data = json.dumps(body) if body is not None else ""
        self.transport.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Automatable: 1\r\n"
            f"X-Forwarded-For: {self.address}\r\nCookie: automatable={self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
            f"{data}".encode()
        )
        while (end := self.read.find(b"\r\n\r\n")) < 0:
            await self._more()
        head = bytes(self.read[:end])
        del self.read[: end + 4]
        if not head.startswith(b"HTTP/1.1 200 "):
            raise RuntimeError(f"{method} {path}: {head.partition(CUT)[0].decode()}")
        return head

    async def body(self, head: bytes) -> Any:
        """The body of a response with a length."""
        found = LENGTH.search(head)
        assert found is not None
        length = int(found[1])
        while len(self.read) < length:
            await self._more()
        body = bytes(self.read[:length])
        del self.read[:length]
        return from_json(body)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What a request is answered; said again if the connection was closed meanwhile."""
        try:
            head = await self.send(method, path, body)
        except ConnectionError:
            await self.open()
            head = await self.send(method, path, body)
        return await self.body(head)

    async def chunk(self) -> bytes:
        """The next piece of a response without a length."""
        while True:
            end = self.read.find(CUT)
            if end >= 0:
                start = end + 2
                stop = start + int(self.read[:end], 16)
                if len(self.read) >= stop + 2:
                    piece = bytes(self.read[start:stop])
                    del self.read[: stop + 2]
                    return piece
            await self._more()


class Person:
    """Somebody in a seat."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table, self.seat = table, seat
        self.commands = Connection(table.load.port)
        self.news = Connection(table.load.port)
        self.move()

    def move(self) -> None:
        """Go on from another address: the server allows each only so much in a hurry."""
        number = next(_NUMBERS)
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.commands.address = self.news.address = address

    async def arrive(self) -> None:
        """Connect and get a cookie."""
        await self.commands.open()
        head = await self.commands.send("GET", "/api/me")
        await self.commands.body(head)
        cookie = COOKIE.search(head)
        assert cookie is not None
        self.news.cookie = self.commands.cookie = cookie[1].decode()

    async def play(self) -> None:
        """Play one game to its end."""
        await self.news.open()
        await self.news.send("GET", f"{self.table.path}/events?seat={self.seat}")
        answered = -1
        while True:
            chunk = await self.news.chunk()
            if not chunk.startswith(b"id:"):
                continue
            message = from_json(chunk[chunk.index(b"data: ") + 6 :])
            if message["status"] == "over":
                break
            if message["decision"] is not None and message["sequence"] > answered:
                answered = await self.answer(message)
        self.news.close()

    async def answer(self, message: dict[str, Any]) -> int:
        """Give an answer and wait until it is acknowledged; the sequence number it made."""
        load = self.table.load
        if load.pause:
            await asyncio.sleep(load.pause * (0.5 + random.random()))  # noqa: S311
        body = {
            "key": f"key-{next(_NUMBERS):08}",
            "seat": self.seat,
            "sequence": message["sequence"],
            "answer": random.choice(message["decision"]["options"])["action"],  # noqa: S311
        }
        sent = time.perf_counter()
        reply = await self.commands.ask("POST", f"{self.table.path}/answers", body)
        if reply["status"] != "accepted":
            raise RuntimeError(f"an answer was not accepted: {reply}")
        load.note(1000 * (time.perf_counter() - sent))
        return int(reply["sequence"])


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
        body = {"game": "duel", "seats": [{"kind": "here"}, {"kind": "link"}]}
        made = await here.ask("POST", "/api/tables", {"key": f"key-{next(_NUMBERS):08}", **body})
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
        all_tables = [Table(self) for _ in range(tables)]
        for table in all_tables:
            for person in table.people:
                await person.arrive()
            await table.make()
        playing = asyncio.gather(*[table.play() for table in all_tables])
        await asyncio.wait([playing], timeout=seconds * WARM_UP)
        self.times, began = [], time.perf_counter()
        await asyncio.wait([playing], timeout=seconds)
        took = time.perf_counter() - began
        if playing.done():
            playing.result()  # nobody plays to the end of all games: it failed
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
        print(json.dumps(await Load(given.port, given.pause).run(given.tables, given.seconds)))
        sys.stdout.flush()
        os._exit(0)  # nobody says goodbye

    loops = Config("").get_loop_factory()  # the quick one, as the server's
    with asyncio.Runner(loop_factory=loops) as runner:
        runner.run(run())


if __name__ == "__main__":
    main()
