"""Who is there, and a bot for somebody who left long ago."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from automatable.server.presence import Presence
from automatable.server.room import Room, occupant_row
from automatable.server.rows import TableRow
from automatable.server.store import Store
from automatable.server.visitors import Visitors

from .helpers import Person, Server, new_key, two_people, wait_for


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server to which whoever is not there left long ago."""
    folder: Path = tmp_path_factory.mktemp("hasty")
    with Server(folder / "tables.db", folder / "errors", "--away", "0") as running:
        yield running
        assert "Traceback" not in running.errors.read_text()


def seats(person: Person, table: object, what: str) -> list[bool]:
    return [seat[what] for seat in person.info(table)["seats"]]  # type: ignore[arg-type]


def test_presence_is_who_listens(server: Server) -> None:
    ada, bob, table = two_people(server)
    assert seats(ada, table, "online") == [False, False]
    with bob.listen(table, seat=1) as ears:
        ears.message()
        assert seats(ada, table, "online") == [False, True]
        with bob.listen(table, seat=1) as more:  # a second tab
            more.message()
        assert seats(ada, table, "online") == [False, True]
    bob.web.close()
    wait_for(lambda: seats(ada, table, "online") == [False, False], 10)


def test_all_who_share_a_screen_are_there_while_it_is(server: Server) -> None:
    ada, eve = Person(server), Person(server)
    table = ada.create("here:Ada", "here:Bob")
    with eve.listen(table) as ears:
        ears.message()
        assert seats(eve, table, "online") == [False, False]  # a stranger looks on
    for look in ({"seat": 0}, {"seat": 1}, {}):  # the last one behind the curtain
        with ada.listen(table, **look) as ears:
            ears.message()
            assert seats(eve, table, "online") == [True, True]


def test_a_seat_left_for_long_gets_a_bot_from_another_at_the_table(hasty: Server) -> None:
    ada, bob, table = two_people(hasty)
    with ada.listen(table, seat=0) as ears:
        ears.message()
        assert seats(ada, table, "away") == [False, True]
        body = {"key": new_key(), "seat": 1, "bot": "random"}
        assert ada.post(f"{table.path}/hand_over", **body)["status"] == "accepted"
        assert ada.post(f"{table.path}/hand_over", **body)["status"] == "duplicate"
        wait_for(lambda: ada.view(table, 0)["asked"] == [0])
    found = ada.info(table)["seats"][1]
    assert (found["bot"], found["name"], found["away"]) == ("random", "Bob", False)
    assert bob.info(table)["seats"][1]["yours"]  # still his


def test_its_person_comes_back_at_any_time(hasty: Server) -> None:
    ada, bob, table = two_people(hasty)
    ada.post(f"{table.path}/hand_over", seat=1, bot="random")
    assert ada.no_post(f"{table.path}/hand_over", 403, seat=1, bot="")["code"] == "not_yours"
    assert bob.post(f"{table.path}/hand_over", seat=1, bot="")["status"] == "accepted"
    assert ada.info(table)["seats"][1]["bot"] == ""
    with bob.listen(table, seat=1) as ears:
        ears.message()
        again = ada.no_post(f"{table.path}/hand_over", 409, seat=1, bot="random")
        assert again["code"] == "not_away"


def test_nobody_who_is_there_gets_a_bot(hasty: Server) -> None:
    ada, bob, table = two_people(hasty)
    for look in ({"seat": 1}, {}):
        with bob.listen(table, **look) as ears:
            ears.message()
            assert seats(ada, table, "away") == [True, False]
            refused = ada.no_post(f"{table.path}/hand_over", 409, seat=1, bot="random")
            assert refused["code"] == "not_away"
    assert ada.info(table)["sequence"] == 1


def test_nobody_but_those_at_the_table_sends_for_a_bot(hasty: Server) -> None:
    ada, _, table = two_people(hasty)
    eve = Person(hasty)
    assert eve.no_post(f"{table.path}/hand_over", 403, seat=1, bot="random")["code"] == "not_yours"
    unknown = ada.no_post(f"{table.path}/hand_over", 404, seat=1, bot="genius")
    assert unknown["code"] == "unknown_bot"
    assert ada.no_post(f"{table.path}/hand_over", 409, seat=5, bot="random")["code"] == "not_away"
    eve.web.cookies.clear()
    assert eve.no_post(f"{table.path}/hand_over", 403, seat=1, bot="random")["code"] == "nobody"


def test_who_left_just_now_has_not_left_for_long(server: Server) -> None:
    ada, bob, table = two_people(server)
    with bob.listen(table, seat=1) as ears:
        ears.message()
    bob.web.close()
    wait_for(lambda: seats(ada, table, "online") == [False, False], 10)
    assert seats(ada, table, "away") == [False, False]
    refused = ada.no_post(f"{table.path}/hand_over", 409, seat=1, bot="random")
    assert refused["code"] == "not_away"


def test_a_bot_that_sits_in_does_not_agree_to_taking_back(hasty: Server) -> None:
    """Its person would come back to a game that went another way."""
    ada, bob, table = two_people(hasty)
    bob.answer(table, 1, "play:Charge")
    ada.answer(table, 0, "play:Charge")
    ada.post(f"{table.path}/hand_over", seat=1, bot="random")
    wait_for(lambda: ada.view(table, 0)["asked"] == [0])
    assert ada.view(table, 0)["take_back"] == "other"
    assert ada.take_back(table, 0)["message"] == "other"


def test_how_long_somebody_has_been_gone_is_told_in_few_steps(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    occupants = [
        occupant_row("here", "Ada", "", "a" * 64, ""),
        occupant_row("link", "", "", "", "i" * 64),
    ]
    row = TableRow("tobiru42", "duel", {}, {}, bytes(32), occupants, "k", "2026-01-02")
    room, visitors = Room(row, store, ()), Visitors(lambda _: None)
    presence = Presence(visitors, 120)

    def gone(minutes: float) -> list[int]:
        room.signs = [time.monotonic() - 60 * minutes] * 2
        return [seat["gone"] for seat in presence.seating(room, "")["seats"]]

    told = [0.5, 1.2, 2.9, 4, 7, 12, 29, 59, 100, 200, 300, 1000, 2000, 100_000]
    steps = [0, 1, 2, 3, 5, 10, 15, 30, 60, 120, 240, 480, 1440, 2880]
    assert [gone(minutes) for minutes in told] == [[step, 0] for step in steps]  # nobody to miss
    visitors.come("tobiru42", "a" * 64)
    assert gone(300) == [0, 0]
    store.close()


def test_the_players_are_told_how_many_watch(server: Server) -> None:
    ada, bob, table = two_people(server)
    eve, zoe = Person(server), Person(server)
    assert ada.info(table)["watching"] == 0
    with ada.listen(table, seat=0) as ears, bob.listen(table, seat=1) as his:
        ears.message()
        his.message()
        with eve.listen(table) as one, eve.listen(table) as same, zoe.listen(table) as two:
            for heard in (one, same, two):
                heard.message()
            while ears.seating()["watching"] != 2:  # people, not pages
                pass
            assert bob.info(table)["watching"] == 2
            assert zoe.info(table)["watching"] is None
        for person in (eve, zoe):
            person.web.close()
        while ears.seating()["watching"] != 0:
            pass
