"""Bots think in a few processes: each thought ends, nobody waits for another's, none stays."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvloop
from starlette.testclient import TestClient

from automatable import Record
from automatable.kernel import record
from automatable.kernel.record import Answer
from automatable.server.app import create_app
from automatable.server.codes import hashed, new_secret
from automatable.server.hub import Hub
from automatable.server.options import Options
from automatable.server.room import Room, occupant_row
from automatable.server.rows import TableRow
from automatable.server.store import Store, sqlite_address
from automatable.server.thinker import choose, find_hints
from automatable.server.thinking import BotFailed, Thinkers

from ..kernel.coin import Coin
from .helpers import PATIENCE, Person, Server, children, is_alive, new_key, wait_for


def test_a_bot_has_the_game_played_once_before_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    coin = Coin("take")
    monkeypatch.setattr(record, "played_game", lambda *_: coin)
    text = Record(coin, answers=[Answer(0, 0)] * 9).text()
    assert choose(text, 0, "random", 1) == "take"
    assert coin.answers == 9
    assert find_hints(text, 0, 1) == [("take", 0, 0)]
    assert coin.answers == 18


def test_a_thinker_loads_nothing_that_only_serving_needs() -> None:
    """There are several beside every server: each starts sooner and is smaller for it."""
    program = "import sys, automatable.server.thinker; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    serving = {"fastapi", "starlette", "pydantic", "sqlalchemy", "prometheus_client", "granian"}
    assert serving & set(told.stdout.decode().split()) == set()


ADA, EVE = ("ada", ""), ("eve", "")  # each at an address of their own
PROXY = ("127.0.0.1", 50_000)

# A thinker that does what the thought says: answers, sleeps for ever, dies, or tells in which order
# it was asked.
PUPPET = """
import json, os, sys, time
for line in sys.stdin:
    thought, *given = json.loads(line)
    with open({log!r}, "a") as log:
        print(os.getpid(), *given, file=log)
    if thought == "sleep":
        time.sleep(1000)
    elif thought == "die":
        os._exit(1)
    elif thought == "grow":
        given = ["x" * 10**9 * 9]
    print(json.dumps({{"found": given}}), flush=True)
"""


def with_thinkers(
    folder: Path,
    size: int,
    do: Callable[[Thinkers], Awaitable[Any]],
    deadline: float = 30,
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> tuple[Any, list[str]]:
    """What comes of it, and what the processes were asked, in this order."""
    log = folder / "log"
    log.touch()
    command = (sys.executable, "-c", PUPPET.format(log=str(log)))

    async def run() -> Any:
        thinkers = Thinkers(size, deadline, command)
        try:
            return await do(thinkers)
        finally:
            await thinkers.stop()

    with asyncio.Runner(loop_factory=loop) as runner:
        found = runner.run(run())
    return found, log.read_text().splitlines()


def test_a_thought_that_does_not_end_is_cut_off_and_the_next_one_is_answered(
    tmp_path: Path,
) -> None:
    async def think(thinkers: Thinkers) -> Any:
        with pytest.raises(BotFailed, match="within"):
            await thinkers.think(ADA, "sleep")
        return await thinkers.think(ADA, "answer", 1)

    found, asked = with_thinkers(tmp_path, 1, think, deadline=3)
    assert found == [1]
    stuck, other = (int(line.split()[0]) for line in asked)
    assert stuck != other
    assert not is_alive(stuck)


def test_a_pipe_closed_before_its_process_is_known_to_be_dead_fails_one_thought(
    tmp_path: Path,
) -> None:
    """Where the machine is busy, a killed process has closed its files long before it is gone."""

    async def think(thinkers: Thinkers) -> Any:
        await thinkers.think(ADA, "answer", 1)
        (thinker,) = thinkers._all
        assert thinker._process is not None
        assert thinker._process.stdin is not None
        os.kill(thinker._process.pid, signal.SIGSTOP)  # so that it cannot be gone
        thinker._process.stdin.transport.abort()
        await asyncio.sleep(0.01)  # so that the event loop has closed it
        with pytest.raises(BotFailed):
            await asyncio.wait_for(thinkers.think(ADA, "answer", 2), PATIENCE)
        return await thinkers.think(ADA, "answer", 3)

    found, _ = with_thinkers(tmp_path, 1, think, loop=uvloop.new_event_loop)
    assert found == [3]


def test_a_process_that_dies_is_replaced_and_takes_nobody_with_it(tmp_path: Path) -> None:
    async def think(thinkers: Thinkers) -> Any:
        thoughts = [thinkers.think(ADA, what, what) for what in ("die", "answer", "die", "last")]
        return await asyncio.gather(*thoughts, return_exceptions=True)

    found, _ = with_thinkers(tmp_path, 1, think)
    assert [type(each) for each in found] == [BotFailed, list, BotFailed, list]
    assert (found[1], found[3]) == (["answer"], ["last"])


def test_many_thoughts_of_one_visitor_do_not_keep_others_waiting(tmp_path: Path) -> None:
    async def think(thinkers: Thinkers) -> Any:
        many = [thinkers.think(EVE, "answer", "eve") for _ in range(50)]
        few = [thinkers.think((who, ""), "answer", who) for who in ("ada", "bob", "ada")]
        await asyncio.gather(*many, *few)

    _, asked = with_thinkers(tmp_path, 1, think)
    first = [line.split()[1] for line in asked[:7]]
    assert sorted(first) == ["ada", "ada", "bob", "eve", "eve", "eve", "eve"]
    assert len(asked) == 53


def test_many_visitors_of_one_address_do_not_keep_others_waiting(tmp_path: Path) -> None:
    """Whoever likes can be many people, but not at many addresses."""

    async def think(thinkers: Thinkers) -> Any:
        many = [thinkers.think(("eve's", str(n)), "answer", "eve") for n in range(50)]
        few = [thinkers.think(("ada's", who), "answer", who) for who in ("ada", "bob", "ada")]
        await asyncio.gather(*many, *few)

    _, asked = with_thinkers(tmp_path, 1, think)
    first = [line.split()[1] for line in asked[:6]]
    assert first == ["eve", "ada", "eve", "bob", "eve", "ada"]
    assert len(asked) == 53


def test_nobody_has_all_processes_at_once(tmp_path: Path) -> None:
    async def think(thinkers: Thinkers) -> Any:
        stuck = [asyncio.create_task(thinkers.think(EVE, "sleep")) for _ in range(3)]
        found = [await thinkers.think(ADA, "answer", n) for n in range(3)]
        for thought in stuck:
            thought.cancel()
        return found

    assert with_thinkers(tmp_path, 2, think)[0] == [[0], [1], [2]]


def test_bots_think_for_the_address_from_which_a_table_is_played(tmp_path: Path) -> None:
    store = Store(sqlite_address(tmp_path / "tables.db"))
    ada = hashed("ada")
    seats = [occupant_row("here", "", "", ada, ""), occupant_row("bot", "", "strong", "", "")]
    row = TableRow("tobiru42", "duel", {}, {}, bytes(32), seats, "k", "2026-01-02")
    room = Room(row, store, ())
    assert room.patron == ("", ada)
    for client, secret in (("eve's", "eve"), ("ada's", "ada"), ("other", "ada")):
        room.hear_from(client, secret)
    assert room.patron == ("ada's", ada)
    robots = Room(replace(row, seats=[seats[1], seats[1]]), store, ())
    robots.hear_from("eve's", "")
    assert robots.patron == ("eve's", "k")
    store.close()


def test_the_address_of_a_table_is_known_from_requests(tmp_path: Path) -> None:
    """Of whoever made it; and after a restart, of whoever sits there."""
    options = Options(sqlite_address(tmp_path / "tables.db"))
    wished = {"key": new_key(), "game": "duel", "seats": [{"kind": "here"}] * 2}
    ada, eve = new_secret(), new_secret()

    def headers(secret: str, address: str) -> dict[str, str]:
        own = {"X-Automatable": "1", "Authorization": f"Bearer {secret}"}
        return {**own, "X-Forwarded-For": address, "Host": ""}

    hubs: list[Hub] = []
    with TestClient(create_app(options, hubs.append), client=PROXY) as web:
        reply = web.post("/api/tables", json=wished, headers=headers(ada, "10.0.0.1"))
        code = reply.json()["code"]
        assert web.portal is not None
        room = web.portal.call(hubs[-1].room, code)
        assert room is not None
        assert room.patron == ("10.0.0.1", hashed(ada))
    with TestClient(create_app(options, hubs.append), client=PROXY) as web:
        assert web.portal is not None
        room = web.portal.call(hubs[-1].room, code)
        assert room is not None
        for secret, address in ((eve, "10.0.0.2"), (ada, "10.0.0.3")):
            assert room.client == ""
            web.get(f"/api/tables/{code}/view", headers=headers(secret, address))
        assert room.client == "10.0.0.3"


def test_a_stuck_thought_does_not_stop_all_others(tmp_path: Path) -> None:
    async def think(thinkers: Thinkers) -> Any:
        stuck = asyncio.create_task(thinkers.think(EVE, "sleep"))
        found = [await thinkers.think(ADA, "answer", n) for n in range(3)]
        stuck.cancel()
        return found

    assert with_thinkers(tmp_path, 2, think)[0] == [[0], [1], [2]]


def test_who_waits_no_more_costs_no_thought(tmp_path: Path) -> None:
    async def think(thinkers: Thinkers) -> Any:
        first = asyncio.create_task(thinkers.think(ADA, "answer", "first"))
        gone = asyncio.create_task(thinkers.think(ADA, "sleep", "gone"))
        await asyncio.sleep(0)
        gone.cancel()
        await first
        return await thinkers.think(ADA, "answer", "last")

    found, asked = with_thinkers(tmp_path, 1, think)
    assert found == ["last"]
    assert [line.split()[1] for line in asked] == ["first", "last"]


def test_a_thinker_takes_no_more_memory_than_it_may(tmp_path: Path) -> None:
    program = (
        "from automatable.processes import limit_memory; from automatable.server import thinker\n"
        "limit_memory(thinker.MEMORY)\n"
        "try: print(len(b'x' * 2**30))\n"
        "except MemoryError: print('enough')"
    )

    async def run() -> bytes:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", program, stdout=asyncio.subprocess.PIPE
        )
        return (await process.communicate())[0]

    assert asyncio.run(run()) == b"enough\n"


def test_a_bot_answers_where_a_game_can_go_on_for_ever(tmp_path: Path) -> None:
    """A table at which search and hints went round in a circle, and with them all other bots."""
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada = Person(server)
        position = {
            "A": "H3 B4 D1 @2 rest Recovery bonus {Recovery}",
            "B": "H1 B1 D4 @1 rest Trap bonus {Trap}",
            "deck": "{Ray, Copy}",
            "round": "10",
        }
        settings = {"max_rounds": "none"}
        table = ada.create("strong", "here", settings=settings, start=position)
        other = ada.create("here", "random")
        ada.answer(other, 0, "play:Charge")
        wait_for(lambda: ada.view(other, 0)["decision"])
        message = wait_for(lambda: m if (m := ada.view(table, 1))["asked"] == [1] else None)
        hint = ada.get(f"{table.path}/hint", seat=1, sequence=message["sequence"])
        assert hint["answers"]
        (worker,) = server.workers()
        assert len(children(worker)) <= 4


def test_a_bot_that_cannot_answer_has_somebody_answer_for_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever its processes die of, no table stands still; what happened is in the log."""

    async def play() -> int:
        store = Store(sqlite_address(tmp_path / "tables.db"))
        hub = Hub(store, thinkers=Thinkers(1, 30, (sys.executable, "-c", "")))
        occupants = [
            occupant_row("here", "", "", "ada", ""),
            occupant_row("bot", "", "strong", "", ""),
        ]
        row = TableRow("tobiru42", "duel", {}, {}, bytes(32), occupants, "k", "2026-01-02")
        await store.create(row)
        room = hub.made(row)
        hub.play_bots(room)
        while room.bots_asked():
            await asyncio.sleep(0.01)
        await hub.stop()
        store.close()
        return room.number

    assert asyncio.run(play()) == 1
    assert "answered at random for a bot that failed" in caplog.messages


def test_where_only_bots_sit_they_play_while_somebody_watches(server: Server) -> None:
    eve = Person(server)
    table = eve.create("random", "random", settings={"max_rounds": "30"})
    assert eve.view(table)["sequence"] == 0
    with eve.listen(table) as ears:
        ears.until(lambda message: message["sequence"] > 2)
