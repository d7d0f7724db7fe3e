"""Large numbers, one server."""

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from uuid import uuid4

import httpx

from automatable import game

from ..server.browser import new_address
from ..server.servers import HEADERS, OURS, Server, running

DUEL = {"game": "duel", "seats": [{"kind": "here"}, {"kind": "here"}]}
ENDLESS = {**DUEL, "settings": {"max_rounds": "none"}}


class Person:
    """Somebody who talks to a server, from ever new addresses."""

    def __init__(self, port: int) -> None:
        self.web = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)

    def post(self, path: str, **body: object) -> dict[str, object]:
        found = self.say(path, **body)
        found.raise_for_status()
        told: dict[str, object] = found.json()
        return told

    def say(self, path: str, **body: object) -> httpx.Response:
        """The response to a command, whatever it is."""
        headers = {**HEADERS, "X-Forwarded-For": new_address()}
        return self.web.post(path, json={"key": uuid4().hex, **body}, headers=headers)

    def look(self, path: str) -> httpx.Response:
        return self.web.get(path, headers={**HEADERS, "X-Forwarded-For": new_address()})

    def answer(self, table: str, number: int) -> None:
        """The next answer of a peaceful Duel, which never ends."""
        action = "play:Barrier" if number // 2 % 2 else "play:Charge"
        body = {"seat": number % 2, "sequence": number, "answer": action}
        told = self.post(f"/api/tables/{table}/answers", **body)
        assert told["status"] == "accepted", told


def figures(milliseconds: list[float]) -> str:
    return f"median {statistics.median(milliseconds):.1f}, most {max(milliseconds):.1f} ms"


async def listeners(server: Server, number: int) -> None:
    """So many listen to one table."""
    ada = Person(server.ports[0])
    code = str(ada.post("/api/tables", **ENDLESS)["code"])
    before = server.memory()
    told = 0
    everybody = asyncio.Event()

    async def listen() -> None:
        nonlocal told
        reader, writer = await asyncio.open_connection("127.0.0.1", server.ports[0])
        head = f"GET /api/tables/{code}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        writer.write(f"{head}X-Forwarded-For: {new_address()}\r\n\r\n".encode())
        while line := await reader.readline():
            if line.startswith(b'data: {"sequence"'):
                told += 1
                if told == number:
                    everybody.set()

    tasks = []
    for _ in range(number):
        tasks.append(asyncio.create_task(listen()))
        if len(tasks) % 100 == 0:
            await asyncio.sleep(0.05)
    await asyncio.wait_for(everybody.wait(), 120)
    print(f"{number} listen: {(server.memory() - before) / number:.1f} KB each")
    replies, all_told = [], []
    for turn in range(20):
        told = 0
        everybody.clear()
        began = time.perf_counter()
        await asyncio.to_thread(ada.answer, code, turn)
        replies.append(1000 * (time.perf_counter() - began))
        await asyncio.wait_for(everybody.wait(), 120)
        all_told.append(1000 * (time.perf_counter() - began))
    print(f"acknowledged: {figures(replies)}; told to all: {figures(all_told)}")
    for task in tasks:
        task.cancel()


async def silent(server: Server, number: int) -> None:
    """So many connections that never say anything."""
    ada = Person(server.ports[0])
    lines = [await asyncio.open_connection("127.0.0.1", server.ports[0]) for _ in range(number)]
    took = []
    for _ in range(50):
        began = time.perf_counter()
        assert ada.look("/healthz").status_code == 200
        took.append(1000 * (time.perf_counter() - began))
    print(f"beside {number} silent connections a reply takes {figures(took)}")
    began = time.perf_counter()
    ends = await asyncio.gather(*[reader.read() for reader, _ in lines])
    print(f"all {len(ends)} are hung up on after {time.perf_counter() - began:.0f} s")


def restarted(number: int, endless: bool) -> None:
    """Fill a store, start again, and look at two tables.

    The first look also pays for what a server does once. The second shows what it takes to read a
    table.
    """
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "tables.db"
        ours = OURS.on(store)
        with running(ours) as server:
            ada = Person(server.ports[0])
            first = str(ada.post("/api/tables", **DUEL)["code"])
            if endless:
                code = str(ada.post("/api/tables", **ENDLESS)["code"])
                for turn in range(number):
                    ada.answer(code, turn)
            else:
                server.stock(number)
                code = str(ada.post("/api/tables", **DUEL)["code"])
        with running(ours) as server:
            print(f"start after a restart: {server.start:.2f} s, {server.memory() / 1024:.0f} MB")
            ada = Person(server.ports[0])
            print(f"first look at a new table: {_seconds_to_look(ada, first) * 1000:.0f} ms")
            print(f"then at the other: {_seconds_to_look(ada, code) * 1000:.1f} ms")


def waking(number: int, names: Sequence[str]) -> None:
    """Whole games of each kind, by random answers; the first look at each after a restart."""
    rng = random.Random(number)
    with tempfile.TemporaryDirectory() as folder:
        ours = OURS.on(Path(folder) / "tables.db")
        with running(ours) as server:
            ada = Person(server.ports[0])
            played = {
                name: [_whole_game(ada, name, rng) for _ in range(number + 1)] for name in names
            }
        with running(ours) as server:
            ada = Person(server.ports[0])
            for name, (first, *tables) in played.items():
                _seconds_to_look(ada, first[0])  # what a server does once
                took = [1000 * _seconds_to_look(ada, code) for code, _ in tables]
                rows = statistics.median([answers for _, answers in tables])
                print(f"{name}: {rows:.0f} answers (median), a look takes {figures(took)}")


def _whole_game(person: Person, name: str, rng: random.Random) -> tuple[str, int]:
    """A table where every seat has answered to the end, and how many answers that took."""
    seats = [{"kind": "here"}] * game(name).new({}).seats
    code = str(person.post("/api/tables", game=name, seats=seats)["code"])
    answers = 0
    while asked := person.look(f"/api/tables/{code}/view").json()["asked"]:
        seat = rng.choice(asked)
        seen = person.look(f"/api/tables/{code}/view?seat={seat}").json()
        answer = rng.choice(seen["decision"]["options"])["action"]
        person.post(
            f"/api/tables/{code}/answers", seat=seat, sequence=seen["sequence"], answer=answer
        )
        answers += 1
    return code, answers


def _seconds_to_look(person: Person, code: str) -> float:
    began = time.perf_counter()
    assert person.look(f"/api/tables/{code}/view").status_code == 200
    return time.perf_counter() - began
