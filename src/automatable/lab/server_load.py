"""People at the tables of a running server: `python -m automatable.lab.server_load`.

Two at each table, each with a cookie, a stream of news and a connection for commands of their own.
They answer when they are asked, a pause after the news (0: at once), and begin another game when
one is over. Prints one line of JSON: the milliseconds each acknowledged answer took.
"""

import argparse
import asyncio
import json
import random
import time
from itertools import count
from typing import Any

WARM_UP = 0.25  # of the time, not counted
SEATS = (0, 1)
_NUMBERS = count(1)


class Connection:
    """A connection that is kept; every person has an address of their own, as by a proxy."""

    def __init__(self, port: int, person: int) -> None:
        self.port = port
        self.cookie = ""
        self.address = f"10.{person >> 16 & 255}.{person >> 8 & 255}.{person & 255}"

    async def open(self) -> None:
        """Connect."""
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def send(self, method: str, path: str, body: Any = None) -> dict[str, str]:
        """Send a request; the headers of the response, whose body is still to be read."""
        data = json.dumps(body).encode() if body is not None else b""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Automatable: 1\r\n"
            f"X-Forwarded-For: {self.address}\r\nCookie: automatable={self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        if " 200 " not in lines[0]:
            raise RuntimeError(f"{method} {path}: {lines[0]}")
        fields = (line.partition(": ") for line in lines[1:-2])
        return {name.lower(): value for name, _, value in fields}

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What a request is answered; said again if the connection was closed meanwhile."""
        try:
            headers = await self.send(method, path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            await self.open()
            headers = await self.send(method, path, body)
        return json.loads(await self.reader.readexactly(int(headers["content-length"])))

    async def chunk(self) -> bytes:
        """The next piece of a response without a length."""
        size = int(await self.reader.readuntil(b"\r\n"), 16)
        return (await self.reader.readexactly(size + 2))[:-2]


class Person:
    """Somebody in a seat."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table, self.seat = table, seat
        number = next(_NUMBERS)
        self.commands = Connection(table.load.port, number)
        self.news = Connection(table.load.port, number)

    async def arrive(self) -> None:
        """Connect and get a cookie."""
        await self.commands.open()
        headers = await self.commands.send("GET", "/api/me")
        await self.commands.reader.readexactly(int(headers["content-length"]))
        cookie = headers["set-cookie"].partition(";")[0]
        self.news.cookie = self.commands.cookie = cookie.partition("=")[2]

    async def play(self) -> None:
        """Play one game to its end."""
        await self.news.open()
        await self.news.send("GET", f"{self.table.path}/events?seat={self.seat}")
        answered = -1
        while True:
            chunk = await self.news.chunk()
            if not chunk.startswith(b"id:"):
                continue
            message = json.loads(chunk[chunk.index(b"data: ") + 6 :])
            if message["status"] == "over":
                break
            if message["decision"] is not None and message["sequence"] > answered:
                answered = await self.answer(message)
        self.news.writer.close()

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
        import os
        import sys

        sys.stdout.flush()
        os._exit(0)  # nobody says goodbye

    asyncio.run(run())


if __name__ == "__main__":
    main()
