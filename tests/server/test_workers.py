"""Several workers on one PostgreSQL are one server."""

import asyncio
import os
import random
import re
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Barrier
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy import text

from automatable.server.peers import DatabasePeers
from automatable.server.store import Store

from .helpers import PATIENCE, Json, Person, Server, Table, is_alive, new_key, now, wait_for

T = TypeVar("T")
CUT = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
)


@pytest.fixture(scope="module")
def shared(
    new_database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    errors = tmp_path_factory.mktemp("workers") / "errors"
    scratch = tmp_path_factory.mktemp("scratch")
    with Server(new_database(), errors, "--workers", "2", TMPDIR=str(scratch)) as server:
        yield server
        assert len(server.workers()) == 2
        wait_for(lambda: len(server.bots()) >= 2)  # each has one, some seconds after its start
        below = server.below()
        server.stop()
        wait_for(lambda: not [pid for pid in below if is_alive(pid)], 10)
        assert "Traceback" not in errors.read_text()
        assert list(scratch.iterdir()) == []


def at_once(*jobs: Callable[[], Any]) -> list[Any]:
    """Do things at the same time."""
    barrier = Barrier(len(jobs))

    def do(job: Callable[[], Any]) -> Any:
        barrier.wait(30)
        return job()

    with ThreadPoolExecutor(len(jobs)) as pool:
        return [future.result() for future in [pool.submit(do, job) for job in jobs]]


def two(shared: Server, **more: Any) -> tuple[Person, Person, Table]:
    """Two people whose every request may land at another worker."""
    ada, bob = Person(shared, close=True), Person(shared, close=True)
    table = ada.create("here:Ada", "link", **more)
    bob.join(table, 1, "Bob")
    return ada, bob, table


def test_a_game_through_both_workers_is_one_game(shared: Server) -> None:
    ada, bob, table = two(shared, settings={"max_rounds": "12"})
    rng = random.Random(3)
    with ExitStack() as stack:
        crowd = [Person(shared, close=True) for _ in range(6)]
        ears = [stack.enter_context(person.listen(table, since=0)) for person in crowd]
        own = stack.enter_context(ada.listen(table, seat=0, since=0))
        for heard in (*ears, own):
            heard.message()
        reply: Json = {}
        while ada.view(table, 0)["status"] != "over":
            for person, seat in ((ada, 0), (bob, 1)):
                message = person.view(table, seat)
                if message["decision"] is None:
                    continue
                option = rng.choice(message["decision"]["options"])["action"]
                reply = person.answer(table, seat, option, message["sequence"])
                assert reply["status"] == "accepted"
                assert person.view(table, seat)["sequence"] == reply["sequence"]
        for heard in (*ears, own):
            last = heard.until(lambda message: message["status"] == "over")[-1]
            assert last["sequence"] == reply["sequence"]
    assert {person.text(f"{table.path}/record") for person in crowd} == {
        ada.text(f"{table.path}/record")
    }


def patiently(ask: Callable[[], T]) -> T:
    """What a question answers, asked again while connections break."""
    while True:
        with suppress(httpx.TransportError):
            return ask()


def test_a_worker_that_is_killed_loses_nothing_and_the_other_goes_on(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    """All answers that were acknowledged are there once, whichever worker had taken them."""
    acknowledged: list[str] = []

    def answer(person: Person, table: Table, seat: int) -> None:
        message = patiently(lambda: person.view(table, seat))
        if message["decision"] is None:
            return
        action, key = message["decision"]["options"][0]["action"], new_key()
        reply = patiently(lambda: person.answer(table, seat, action, message["sequence"], key))
        assert reply["status"] in ("accepted", "duplicate")
        acknowledged.append(key)

    with Server(new_database(), tmp_path / "errors", "--workers", "2") as server:
        tables = [two(server) for _ in range(3)]
        workers = server.workers()
        assert len(workers) == 2
        for turn in range(6):
            if turn == 3:
                os.kill(workers[0], signal.SIGKILL)
            for ada, bob, table in tables:
                answer(ada, table, 0)
                answer(bob, table, 1)
        store = Store(str(server.store))
        kept = [row.key for _, _, table in tables for row in now(store.log(table.code))]
        store.close()
    assert len(acknowledged) > 20
    assert [sum(row.endswith(key) for row in kept) for key in acknowledged] == [1] * len(
        acknowledged
    )


def test_who_could_not_listen_for_a_while_looks_for_what_was_missed(
    new_database: Callable[[], str],
) -> None:
    async def listen_through_a_cut() -> list[str]:
        store, heard = Store(new_database()), asyncio.Queue[str]()
        peers = DatabasePeers(store, heard.put_nowait)
        peers.start()
        first = await asyncio.wait_for(heard.get(), PATIENCE)
        with store.engine.begin() as connection:
            connection.execute(CUT)
        again = await asyncio.wait_for(heard.get(), PATIENCE)
        await asyncio.to_thread(store.notify, "tobiru42")
        then = await asyncio.wait_for(heard.get(), PATIENCE)
        peers.stop()
        store.close()
        return [first, again, then]

    assert now(listen_through_a_cut()) == ["", "", "tobiru42"]


def test_bots_play_whoever_was_asked(shared: Server) -> None:
    ada = Person(shared, close=True)
    table = ada.create("here", "random", settings={"max_rounds": "6"})
    while (message := ada.view(table, 0))["status"] != "over":
        if message["decision"] is not None:
            option = message["decision"]["options"][0]["action"]
            assert ada.answer(table, 0, option)["status"] == "accepted"


def test_of_two_answers_to_one_question_one_is_accepted(shared: Server) -> None:
    for _ in range(12):
        ada, _, table = two(shared)
        at = ada.view(table, 0)["sequence"]
        replies = at_once(
            *[
                lambda card=card: ada.answer(table, 0, card, at)  # type: ignore[misc]  # noqa: B023
                for card in ("play:Charge", "play:Spark", "play:Barrier", "play:Move")
            ]
        )
        statuses = sorted(reply["status"] for reply in replies)
        assert statuses.count("accepted") == 1, statuses
        assert set(statuses) <= {"accepted", "stale", "refused"}
        assert ada.info(table)["sequence"] == at + 1


def test_one_command_said_twice_at_once_is_done_once(shared: Server) -> None:
    for _ in range(12):
        ada, _, table = two(shared)
        at, key = ada.view(table, 0)["sequence"], new_key()
        replies = at_once(*[lambda: ada.answer(table, 0, "play:Spark", at, key)] * 3)  # noqa: B023
        statuses = sorted(reply["status"] for reply in replies)
        assert statuses == ["accepted", "duplicate", "duplicate"]


def test_two_people_may_answer_at_the_same_time(shared: Server) -> None:
    """Neither answer changes the other's question, so neither is stale."""
    for _ in range(12):
        ada, bob, table = two(shared)
        at = ada.view(table, 0)["sequence"]
        replies = at_once(
            lambda: ada.answer(table, 0, "play:Spark", at),  # noqa: B023
            lambda: bob.answer(table, 1, "play:Charge", at),  # noqa: B023
        )
        assert [reply["status"] for reply in replies] == ["accepted", "accepted"]
        assert ada.view(table, 0)["view"]["round"] == 2


def test_two_people_may_join_at_the_same_time(shared: Server) -> None:
    for _ in range(12):
        ada, bob, eve = [Person(shared, close=True) for _ in range(3)]
        table = eve.create("link", "link")
        seats = at_once(lambda: ada.join(table, 0), lambda: bob.join(table, 1))  # noqa: B023
        assert seats == [0, 1]
        assert eve.info(table)["status"] == "playing"
        assert ada.info(table)["seats"][0]["yours"]
        assert bob.info(table)["seats"][1]["yours"]


def test_of_two_people_one_uses_up_an_invitation(shared: Server) -> None:
    for _ in range(8):
        ada, bob, eve = [Person(shared, close=True) for _ in range(3)]
        table = eve.create("here", "link")
        body = {"invite": table.invites[1]}
        replies = at_once(
            *[
                lambda who=who: who.request(  # type: ignore[misc]
                    "POST",
                    f"{table.path}/join",  # noqa: B023
                    json={**body, "key": new_key()},  # noqa: B023
                )
                for who in (ada, bob)
            ]
        )
        assert sorted(reply.status_code for reply in replies) == [200, 403]
        holds = [person.info(table)["seats"][1]["yours"] for person in (ada, bob)]
        assert holds == [reply.status_code == 200 for reply in replies]


def test_both_may_ask_for_a_rematch_at_the_same_time(shared: Server) -> None:
    for _ in range(6):
        ada, bob, table = two(shared, settings={"max_rounds": "1"})
        ada.answer(table, 0, "play:Charge")
        bob.answer(table, 1, "play:Charge")
        made = at_once(
            lambda: ada.post(f"{table.path}/rematch"),  # noqa: B023
            lambda: bob.post(f"{table.path}/rematch"),  # noqa: B023
        )
        assert made[0]["code"] == made[1]["code"] == ada.info(table)["rematch"]


def test_one_table_wished_for_twice_at_once_is_made_once(shared: Server) -> None:
    ada = Person(shared, close=True)
    for _ in range(8):
        body = {"key": new_key(), "game": "duel", "seats": [{"kind": "here"}, {"kind": "link"}]}
        made = at_once(*[lambda: ada.post("/api/tables", **body)] * 3)  # noqa: B023
        assert made[0] == made[1] == made[2]


def number(person: Person, name: str) -> float:
    """A number of the whole server, from whichever worker answers."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", person.text("/metrics"), re.MULTILINE)
    return float(found[1]) if found else 0


def test_numbers_are_those_of_all_workers(shared: Server) -> None:
    ada, _, table = two(shared)
    route = 'method="GET",route="/api/tables/{code}/proof",status="200"'
    proofs = f"automatable_requests_total{{{route}}}"
    wait_for(lambda: number(ada, "automatable_listeners") == 0)
    before = number(ada, proofs)
    with ExitStack() as stack:
        crowd = [Person(shared, close=True) for _ in range(8)]
        ears = [stack.enter_context(person.listen(table)) for person in crowd]
        for person, heard in zip(crowd, ears, strict=True):
            heard.message()
            person.get(f"{table.path}/proof")
        for person in crowd:  # each time perhaps another worker
            assert number(person, "automatable_listeners") == 8
            assert number(person, proofs) == before + 8
    for person in crowd:
        person.web.close()
    wait_for(lambda: number(ada, "automatable_listeners") == 0)


def test_presence_is_known_to_all_workers(shared: Server) -> None:
    _, bob, table = two(shared)
    asks = [Person(shared, close=True) for _ in range(8)]

    def online() -> list[bool]:
        return [person.info(table)["seats"][1]["online"] for person in asks]

    assert online() == [False] * 8
    with bob.listen(table, seat=1) as ears:
        ears.message()
        wait_for(lambda: all(online()))
    bob.web.close()
    wait_for(lambda: not any(online()))


def test_strange_codes_are_not_found_here_either(shared: Server) -> None:
    ada = Person(shared)
    for code in ("%00", "x%00y", "%ff", "\U0001f916", "'"):
        assert ada.request("GET", f"/api/tables/{code}/view").status_code == 404
