"""Server-sent events: nothing is missed, nothing comes twice."""

import asyncio
import random
import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.types import Message

from automatable.server import stream
from automatable.server.hub import Hub
from automatable.server.room import chair_row
from automatable.server.rows import TableRow
from automatable.server.store import Store, sqlite_address
from automatable.server.stream import EventStream

from .helpers import Json, Person, Server, hashed, play_on, two_people, wait_for


def listeners(person: Person) -> int:
    found = re.search(r"^automatable_listeners (\d+)", person.text("/metrics"), re.MULTILINE)
    assert found is not None
    return int(found[1])


def told(messages: list[Json]) -> list[Json]:
    return [event for message in messages for event in message["events"]]


def test_a_stream_is_one_of_events(server: Server) -> None:
    ada, _, table = two_people(server)
    with ada.listen(table, seat=0) as ears:
        headers = ears.response.headers
        assert headers["content-type"].startswith("text/event-stream")
        assert headers["cache-control"] == "no-store"
        assert headers["x-content-type-options"] == "nosniff"
        assert ears.message() == ada.view(table, 0)


def test_news_come_as_they_happen(server: Server) -> None:
    ada, bob, table = two_people(server)
    with ada.listen(table, seat=0) as ears:
        assert ears.message()["events"] == []
        bob.answer(table, 1, "play:Charge")
        heard = ears.message()
        assert (heard["sequence"], heard["asked"]) == (2, [0])
        ada.answer(table, 0, "play:Charge")
        heard = ears.message()
        assert heard["events"][0]["kind"] == "revealed"
        assert {**heard, "events": []} == ada.view(table, 0)


def test_a_listener_hears_of_everybody_and_everything(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.create("here", "link")
    with ada.listen(table, seat=0) as ears:
        assert ears.message()["status"] == "waiting"
        bob.join(table, 1)
        assert ears.until(lambda m: m["status"] == "playing")
        ada.answer(table, 0, "play:Charge")
        assert ears.message()["asked"] == [1]
        ada.take_back(table, 0)
        assert ears.message()["asked"] == [0, 1]
        bob.post(f"{table.path}/hand_over", seat=1, bot="random")
        assert ears.until(lambda m: m["asked"] == [0])


@pytest.mark.parametrize("by_header", [True, False])
def test_who_comes_back_gets_exactly_what_was_missed(server: Server, by_header: bool) -> None:
    ada, bob, table = two_people(server, settings={"length": "8", "stars": "1,2,3"})
    rng = random.Random(4)
    with bob.listen(table, seat=1, since=0) as all_ears:
        seen = 0
        heard: list[Json] = []
        last: Json = {"status": ""}
        while last["status"] != "over":
            query = {} if by_header else {"since": seen}
            with ada.listen(table, last=seen if by_header else None, seat=0, **query) as ears:
                last = ears.message()
            heard.append(last)
            seen = last["sequence"]
            play_on(table, {0: ada, 1: bob}, rng, 3)
        whole = all_ears.until(lambda m: m["status"] == "over")
    mine, his = told(heard), told(whole)
    assert [event["kind"] for event in mine] == [event["kind"] for event in his]
    open_ones = [
        (a["facts"], b["facts"]) for a, b in zip(mine, his, strict=True) if a["kind"] != "drew"
    ]
    assert all(a == b for a, b in open_ones)
    with ada.listen(table, seat=0, since=0) as ears:
        assert told([ears.message()]) == mine


def test_who_missed_nothing_is_told_nothing_twice(server: Server) -> None:
    ada, bob, table = two_people(server)
    play_on(table, {0: ada, 1: bob}, random.Random(1), 4)
    at = ada.view(table, 0)["sequence"]
    with ada.listen(table, last=at, seat=0) as ears:
        assert ears.message() == ada.view(table, 0)
    with ada.listen(table, last=at + 1000, seat=0) as ears:
        assert ears.message()["sequence"] == at


def test_who_comes_late_is_right_at_once(server: Server) -> None:
    ada, bob, table = two_people(server)
    play_on(table, {0: ada, 1: bob}, random.Random(2), 6)
    with bob.listen(table, seat=1) as ears:
        assert ears.message() == bob.view(table, 1)
    with Person(server).listen(table) as ears:
        assert ears.message() == bob.view(table)


def test_who_leaves_is_forgotten(server: Server) -> None:
    ada, bob, table = two_people(server)
    wait_for(lambda: listeners(ada) == 0, 10)
    crowd = [Person(server) for _ in range(5)]
    with ExitStack() as stack:
        ears = [stack.enter_context(person.listen(table)) for person in crowd]
        for heard in ears:
            heard.message()
        assert listeners(ada) == 5
        bob.answer(table, 1, "play:Charge")
    wait_for(lambda: listeners(ada) == 0, 10)


def test_a_silent_table_gives_signs_of_life(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every few seconds, else proxies hang up; here the application is driven without a server."""
    monkeypatch.setattr(stream, "BEAT", 0.01)
    sent: list[bytes] = []

    async def listen() -> None:
        store = Store(sqlite_address(tmp_path / "tables.db"))
        chairs = [chair_row("here", "", "", hashed("ada"), "") for _ in range(2)]
        row = TableRow("tobiru42", "duel", {}, {}, bytes(32), chairs, "k", "2026-01-02")
        await store.create(row)
        hub = Hub(store)
        gone = asyncio.Event()

        async def receive() -> Message:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message.get("body", b""))
            if sent.count(b": still here\n\n") == 3:
                gone.set()

        await EventStream(hub, hub.made(row), "", None, -1)({}, receive, send)
        await hub.stop()
        store.close()

    asyncio.run(listen())
    assert sent[1].startswith(b"id: 0\ndata: ")


def test_a_stream_says_who_comes_and_goes(server: Server) -> None:
    ada, bob, table = two_people(server)
    with ada.listen(table, seat=0) as ears:
        assert [seat["online"] for seat in ears.seats()] == [True, False]
        with bob.listen(table, seat=1):
            assert [seat["online"] for seat in ears.seats()] == [True, True]
        told = ears.seats()
        assert [seat["online"] for seat in told] == [True, False]
        assert [seat["yours"] for seat in told] == [True, False]
        assert told == ada.info(table)["seats"]


def test_a_stream_says_who_sits_down(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.create("here", "link", "link", game="robot_quest_arena")
    with ada.listen(table, seat=0) as ears:
        ears.seats()
        bob.join(table, 1, "Bob")
        assert ears.seats()[1]["name"] == "Bob"
