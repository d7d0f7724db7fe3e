"""Server-sent events: nothing is missed, nothing comes twice."""

import asyncio
import random
import re
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from starlette.types import Message

from automatable.server import stream, visitors
from automatable.server.hub import Hub
from automatable.server.room import occupant_row
from automatable.server.rows import TableRow
from automatable.server.store import Store, sqlite_address
from automatable.server.stream import EventStream, OpeningStream

from .helpers import Ears, Json, Person, Server, hashed, play_on, two_people, wait_for


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


def test_a_page_opens_a_table_with_one_request(server: Server) -> None:
    ada, bob, table = two_people(server)
    play_on(table, {0: ada, 1: bob}, random.Random(3), 4)
    everybody: list[Ears] = []
    with ExitStack() as stack:  # all stay, so that who is there does not change
        for person, seat in ((ada, 0), (bob, 1), (Person(server), None)):
            ears = stack.enter_context(person.listen(table, seat="own", since=-1))
            everybody.append(ears)
            assert ears.table() == person.info(table)
            heard = ears.message()
            assert heard["events"][0]["kind"] == "round_began"
            assert {**heard, "events": []} == person.view(table, seat)


def test_people_who_share_a_screen_open_the_table_as_spectators(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here:Ada", "here:Bob")
    with ada.listen(table, seat="own", since=-1) as ears:
        assert [seat["yours"] for seat in ears.table()["seats"]] == [True, True]
        assert {**ears.message(), "events": []} == ada.view(table)


def test_a_page_that_comes_back_is_told_of_the_table_and_what_it_missed(server: Server) -> None:
    ada, bob, table = two_people(server)
    with ada.listen(table, seat="own", since=-1) as ears:
        ears.table()
        seen = ears.message()["sequence"]
    bob.answer(table, 1, "play:Charge")
    ada.answer(table, 0, "play:Charge")
    with ada.listen(table, last=seen, seat="own", since=-1) as ears:
        assert ears.table()["sequence"] == seen + 2
        assert ears.message()["events"][0]["kind"] == "revealed"


def test_a_page_is_told_the_record_once_the_game_is_over(server: Server) -> None:
    ada, bob, table = two_people(server, settings={"max_rounds": "1"})
    with ada.listen(table, seat="own", since=-1) as ears:
        play_on(table, {0: ada, 1: bob}, random.Random(5))
        ears.until(lambda message: message["status"] == "over")
        assert ears.record() == ada.get(f"{table.path}/short")
    with bob.listen(table, seat="own", since=-1) as ears:  # who comes later is told at once
        assert ears.table()["status"] == ears.message()["status"] == "over"
        assert ears.record() == bob.get(f"{table.path}/short")


def test_who_has_sat_down_opens_the_table_with_other_eyes(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.create("here:Ada", "link")
    with bob.listen(table, seat="own", since=-1) as ears:
        assert not ears.table()["seats"][1]["yours"]
        assert ears.message()["decision"] is None
    bob.join(table, 1)
    with bob.listen(table, seat="own", since=-1) as ears:
        assert ears.table()["seats"][1]["yours"]
        assert ears.message()["decision"] is not None


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


def until_three_beats(
    folder: Path, kind: type[EventStream], told: Callable[[], None] = lambda: None
) -> list[bytes]:
    """What a stream of a silent table sends; here the application is driven without a server.

    Ada has the table open at another worker. `told` is called after the first event.
    """
    sent: list[bytes] = []

    async def listen() -> None:
        store = Store(sqlite_address(folder / "tables.db"))
        occupants = [occupant_row("here", "", "", hashed("ada"), "") for _ in range(2)]
        row = TableRow("tobiru42", "duel", {}, {}, bytes(32), occupants, "k", "2026-01-02")
        await store.create(row)
        hub = Hub(store)
        hub.visitors.hear("tobiru42", hashed("ada"), "here")
        gone = asyncio.Event()

        async def receive() -> Message:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message.get("body", b""))
            if len(sent) == 2:
                told()
            if sent.count(b": still here\n\n") == 3:
                gone.set()

        await kind(hub, hub.made(row), "", None, -1)({}, receive, send)
        await hub.stop()
        store.close()

    asyncio.run(listen())
    return sent


def test_a_silent_table_gives_signs_of_life(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every few seconds, else proxies hang up."""
    monkeypatch.setattr(stream, "BEAT", 0.01)
    assert until_three_beats(tmp_path, EventStream)[1].startswith(b"id: 0\ndata: ")


def test_who_sits_where_is_told_again_only_when_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "BEAT", 0.01)
    sent = until_three_beats(tmp_path, OpeningStream)
    assert sent[1].startswith(b"event: table\ndata: ")
    assert set(sent[2:]) == {b": still here\n\n", b""}


def test_people_at_a_worker_that_has_died_are_not_there_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "BEAT", 0.01)
    died = partial(monkeypatch.setattr, visitors, "FORGOTTEN", 0.0)
    sent = until_three_beats(tmp_path, OpeningStream, died)
    assert sent[1].count(b'"online":true') == 2
    assert sent[2].startswith(b"event: seats\ndata: ")
    assert sent[2].count(b'"online":false') == 2


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
