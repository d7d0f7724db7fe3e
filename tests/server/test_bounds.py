"""What one visitor may have is bounded, and what the server has is told in its metrics."""

import asyncio
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from automatable.server import limits
from automatable.server import room as room_module
from automatable.server.hub import Hub
from automatable.server.limits import Quota, RateLimiter
from automatable.server.room import Room, occupant_row
from automatable.server.rows import LogRow, TableRow
from automatable.server.store import Store, sqlite_address
from automatable.server.verdict import SentAnswer
from automatable.server.worker import set_send_timeouts

from .helpers import PATIENCE, Person, Server, hashed, new_key, now, two_people, wait_for
from .strict import LISTENING, TABLES

ROOT = Path(__file__).parents[2]
STRICTLY = """
from automatable.cli import main
from automatable.server import serve
serve.WORKER = "tests.server.strict:app"
main()
"""
LONG = "tobiru42"  # a table whose story is long
ANSWERS = 60_000
STREAMS = 'requests_total{method="GET",route="/api/tables/{code}/events",status="200"}'


class Strict(Server):
    """A server with small limits."""

    command = (sys.executable, "-c", STRICTLY)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict")
    store = Store(sqlite_address(folder / "tables.db"))
    mine = occupant_row("here", "", "", hashed("s" * 32), "")
    row = TableRow(LONG, "duel", {"max_rounds": "none"}, {}, bytes(32), [mine, mine], "k", "")
    now(store.create(row))
    plays = ("play:Charge", "play:Charge", "play:Barrier", "play:Barrier")
    log = [LogRow(n + 1, "answer", n % 2, plays[n % 4], f"key {n}") for n in range(ANSWERS)]
    now(store.append(LONG, log))
    store.close()
    with Strict(folder / "tables.db", folder / "errors", PYTHONPATH=str(ROOT)) as server:
        yield server


def metric(person: Person, name: str) -> float:
    found = re.search(
        rf"^automatable_{re.escape(name)} (\S+)$", person.text("/metrics"), re.MULTILINE
    )
    assert found, name
    return float(found[1])


def ended(person: Person) -> float:
    """How many streams have come to their end."""
    return metric(person, STREAMS) if STREAMS in person.text("/metrics") else 0


def test_metrics_tell_what_the_server_has(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada = Person(server)
        before = {name: metric(ada, name) for name in ("rooms", "room_bytes", "open_files")}
        tables = [ada.create("here", "here") for _ in range(3)]
        assert metric(ada, "tables_made_total") == 3
        assert metric(ada, "rooms") == before["rooms"] + 3
        assert metric(ada, "room_bytes") >= before["room_bytes"] + 3 * 8000
        with ExitStack() as stack:
            crowd = [Person(server) for _ in range(2)]
            listening = zip((*crowd, crowd[0]), tables, strict=True)
            ears = [stack.enter_context(person.listen(table)) for person, table in listening]
            for heard in ears:
                heard.message()
            assert metric(ada, "listeners") == 3
            assert metric(ada, "listeners_of_one_client") == 2
            assert metric(ada, "open_files") >= before["open_files"] + 3
        for person in crowd:
            person.web.close()
        wait_for(lambda: metric(ada, "listeners") == 0)
        assert metric(ada, "listeners_of_one_client") == 0
        assert metric(ada, "thoughts_waiting") == 0


def test_one_client_has_a_limited_number_of_streams(strict: Server) -> None:
    ada = Person(strict)
    table = ada.create("here", "here")
    here = {"X-Forwarded-For": "192.0.2.77"}
    path = f"{strict.url}{table.path}/events"
    with ExitStack() as stack:
        web = stack.enter_context(httpx.Client(timeout=PATIENCE, headers=here))

        def opened() -> httpx.Response:
            return stack.enter_context(web.stream("GET", path))

        streams = [opened() for _ in range(LISTENING)]
        assert [stream.status_code for stream in streams] == [200] * LISTENING
        refused = opened()
        assert refused.status_code == 429
        refused.read()
        assert refused.json()["code"] == "too_many"
        assert "retry-after" in refused.headers
        with ada.listen(table) as ears:  # others are not held up
            assert ears.message()["sequence"] == 0
        streams[0].close()
        wait_for(lambda: opened().status_code == 200)  # one was given back


def test_one_client_makes_a_limited_number_of_tables(strict: Server) -> None:
    """Nor by rematches: these are tables, too."""
    ada, bob, table = two_people(strict, settings={"max_rounds": "1"})
    ada.answer(table, 0, "play:Charge")
    bob.answer(table, 1, "play:Charge")
    ada.web.event_hooks = {"request": []}
    seats = [{"kind": "here"}, {"kind": "here"}]

    def make(path: str, address: str = "192.0.2.78", **body: object) -> int:
        headers = {"X-Forwarded-For": address}
        return ada.web.post(path, json={"key": new_key(), **body}, headers=headers).status_code

    made = [make("/api/tables", game="duel", seats=seats) for _ in range(TABLES + 1)]
    assert made == [200] * TABLES + [429]
    assert make(f"{table.path}/rematch") == 429
    assert make(f"{table.path}/rematch", "192.0.2.79") == 200


def test_who_has_given_all_back_is_forgotten() -> None:
    quota = Quota(2)
    quota.take("ada")
    quota.take("ada")
    assert not quota.has_room("ada")
    assert quota.has_room("bob")
    assert quota.largest == 2
    quota.give_back("ada")
    assert quota.has_room("ada")
    quota.give_back("ada")
    assert quota.largest == 0
    assert not quota._taken


def test_few_clients_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CLIENTS", 10)
    limiter = RateLimiter(1, 0)
    assert limiter.allows("ada")
    assert not limiter.allows("ada")
    for number in range(20):
        assert limiter.allows(str(number))
    assert len(limiter._buckets) == 10


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    store = Store(sqlite_address(tmp_path / "tables.db"))
    occupants = [
        occupant_row("here", "", "", "ada", ""),
        occupant_row("here", "", "random", "ada", ""),
    ]
    row = TableRow("tobiru42", "duel", {}, {}, bytes(32), occupants, "k", "2026-01-02")
    now(store.create(row))
    yield Room(row, store, ())
    store.close()


def test_a_log_has_a_longest_length(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "LONGEST", 1)

    async def play() -> None:
        hub = Hub(room.store)
        first = SentAnswer(0, 0, "key-0001", "play:Charge")
        assert (await room.answer(first)).status == "accepted"
        assert room.bots_asked() == [1]
        hub.changed(room)  # a bot is asked, and does not go round and round
        assert not hub._thinking
        assert (await room.answer(first)).status == "duplicate"
        for verdict in (
            await room.answer(SentAnswer(1, 1, "key-0002", "play:Charge")),
            await room.take_back(0, 1, "key-0003"),
            await room.hand_over(1, "key-0004", ""),
        ):
            assert (verdict.status, verdict.code) == ("refused", "too_long")
        await hub.stop()

    asyncio.run(play())
    assert len(now(room.store.log("tobiru42"))) == 1


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="Linux only")
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has this limit")
def test_who_was_accepted_before_it_is_limited_too() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening, socket.socket() as outgoing:
        outgoing.connect(listening.getsockname())
        with listening.accept()[0] as early:
            before = len(list(Path("/proc/self/fd").iterdir()))
            assert set_send_timeouts(7)
            assert len(list(Path("/proc/self/fd").iterdir())) == before
            limits = [
                one.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
                for one in (listening, early, outgoing)
            ]
    assert limits == [7000, 7000, 0]


def test_whoever_reads_nothing_is_let_go(strict: Server) -> None:
    """Their message is larger than what the system keeps for them, so it stays in our memory."""
    ada = Person(strict)
    before = ended(ada)
    wish = f"GET /api/tables/{LONG}/events?since=-1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with ExitStack() as stack:
        for _ in range(2):
            silent = stack.enter_context(socket.socket())
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            silent.connect(("127.0.0.1", strict.port))
            silent.sendall(wish.encode())
        wait_for(lambda: ended(ada) == before + 2, 2 * PATIENCE)
    assert metric(ada, "listeners") == 0
