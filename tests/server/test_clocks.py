"""Time to think: told by the server, kept in the store; when it is over, a bot answers."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from automatable.server.store import Store

from .helpers import Json, Person, Server, Table, now, two_people, wait_for

SHORT = {"kind": "answer", "seconds": 1}
LONG = {"kind": "bank", "seconds": 300, "increment": 10}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def clocked(request: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of one process, and one of two."""
    folder: Path = tmp_path_factory.mktemp("clocks")
    where: str | Path = folder / "tables.db"
    options: tuple[str, ...] = ()
    if request.param == "postgres":
        made: Callable[[], str] = request.getfixturevalue("new_database")
        where, options = made(), ("--workers", "2")
    with Server(where, folder / "errors", *options) as running:
        yield running
        assert "Traceback" not in running.errors.read_text()


def timed(server: Server, clock: Json, **more: Any) -> tuple[Person, Person, Table]:
    ada, bob = Person(server, close=True), Person(server, close=True)
    table = ada.create("here:Ada", "link", clock=clock, **more)
    bob.join(table, 1, "Bob")
    return ada, bob, table


def test_without_a_clock_nobody_is_hurried(server: Server) -> None:
    ada, _, table = two_people(server)
    info = ada.info(table)
    assert info["clock"] == {"kind": "none", "seconds": 0, "increment": 0}
    assert info["time"] is None


def test_what_was_agreed_is_told_and_kept_for_a_rematch(server: Server) -> None:
    ada, bob, table = two_people(server, clock=LONG, settings={"max_rounds": "1"})
    assert ada.info(table)["clock"] == LONG
    ada.answer(table, 0, "play:Charge")
    bob.answer(table, 1, "play:Charge")
    again = Table(ada.post(f"{table.path}/rematch")["code"])
    assert ada.info(again)["clock"] == LONG


@pytest.mark.parametrize(
    "clock", [{"kind": "sand"}, {"kind": "answer", "seconds": 0}, {"kind": "bank", "increment": -1}]
)
def test_a_clock_that_makes_no_sense_is_refused(server: Server, clock: Json) -> None:
    body = {"game": "duel", "seats": [{"kind": "here"}] * 2, "clock": clock}
    assert Person(server).no_post("/api/tables", 422, **body)["code"] == "bad_request"


def test_time_begins_with_the_game_and_runs_for_whom_it_waits(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.create("here:Ada", "link", clock=LONG)
    assert ada.info(table)["time"] == {"left": [300_000, 300_000], "running": []}
    bob.join(table, 1)
    with ada.listen(table, since=-1, seat="own") as ears:
        assert ears.table()["time"]["running"] == [0, 1]
        first = ears.next("time")
        assert first["running"] == [0, 1]
        assert all(290_000 < left <= 300_000 for left in first["left"])
        bob.answer(table, 1, "play:Charge")
        told = ears.next("time")
    assert told["running"] == [0]
    assert 300_000 < told["left"][1] <= 310_000  # his answer has brought more
    assert told["left"][0] <= first["left"][0]
    later = ada.info(table)["time"]
    assert later["left"][1] == told["left"][1]  # it stands still
    assert later["left"][0] <= told["left"][0]


def test_when_it_is_over_a_bot_answers(clocked: Server) -> None:
    ada, bob, table = timed(clocked, SHORT)
    with ada.listen(table, seat=0) as ears:
        ears.message()
        bob.answer(table, 1, "play:Charge")
        told = ears.until(lambda message: message["view"]["round"] == 2)[-1]
    assert told["decision"] is not None  # it is still her seat, and she is asked again
    assert not ada.info(table)["seats"][0]["bot"]
    store = Store(
        str(clocked.store) if "://" in str(clocked.store) else f"sqlite:///{clocked.store}"
    )
    keys = [row.key for row in now(store.log(table.code)) if row.seat == 0]
    store.close()
    assert keys[0].startswith("bot-0-")


def test_who_answers_in_time_is_not_answered_for(clocked: Server) -> None:
    ada, bob, table = timed(clocked, {"kind": "answer", "seconds": 30})
    for _ in range(3):
        for person, seat in ((ada, 0), (bob, 1)):
            action = person.view(table, seat)["decision"]["options"][0]["action"]
            assert person.answer(table, seat, action)["status"] == "accepted"
    assert min(ada.info(table)["time"]["left"]) > 20_000


def test_where_all_work_at_once_a_bot_finishes_what_is_late(clocked: Server) -> None:
    """The time is for all that a seat does unseen, and others see nothing of it meanwhile."""
    more = {"game": "raising_robots", "settings": {"players": "2"}}
    ada, bob, table = timed(clocked, {"kind": "answer", "seconds": 3}, **more)
    with ada.listen(table, seat=0) as ears:
        ears.message()
        first = ears.next("time")
        bob.answer(table, 1, bob.view(table, 1)["decision"]["options"][0]["action"])
        before = bob.info(table)["time"]["left"][1]
        assert before < first["left"][1]  # an answer of his own has brought nothing
        told = ears.until(lambda message: message["asked"] != [0, 1])[-1]
    assert told["sequence"] > 0


def test_clocks_tell_nothing_of_what_others_do_unseen(server: Server) -> None:
    """Neither how often Bob has answered in his lane, nor that he has taken back there."""
    more = {"game": "raising_robots", "settings": {"players": "2"}}
    ada, bob, table = two_people(server, clock=LONG, **more)
    with ada.listen(table, seat=0) as ears:
        ears.message()
        before = ears.next("time")
        for _ in range(2):
            bob.answer(table, 1, bob.view(table, 1)["decision"]["options"][0]["action"])
        assert bob.take_back(table, 1)["status"] == "accepted"
        for person in (ada, bob, Person(server)):
            told = person.info(table)["time"]
            assert told["running"] == before["running"] == [0, 1]
            assert all(now <= then for now, then in zip(told["left"], before["left"], strict=True))
        ada.answer(table, 0, ada.view(table, 0)["decision"]["options"][0]["action"])
        told = ears.next("time")  # the first since then
    assert abs(told["left"][0] - told["left"][1]) == 0


def test_a_bank_that_is_empty_is_played_by_a_bot_to_the_end(clocked: Server) -> None:
    bank = {"kind": "bank", "seconds": 1}
    ada, bob, table = timed(clocked, bank, settings={"max_rounds": "3"})
    with ada.listen(table, seat=0) as ears:
        ears.until(lambda message: message["status"] == "over")
    assert bob.view(table, 1)["status"] == "over"


def test_a_bot_in_a_seat_has_no_clock(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here:Ada", "random", clock=LONG)
    wait_for(lambda: ada.view(table, 0)["asked"] == [0])
    assert ada.info(table)["time"]["running"] == [0]
    assert ada.info(table)["time"]["left"][1] == 300_000
    ada.post(f"{table.path}/hand_over", seat=0, bot="random")
    assert ada.info(table)["time"]["running"] == []


def test_nobody_gains_time_by_taking_back(server: Server) -> None:
    ada, _, table = two_people(server, clock=LONG)
    ada.answer(table, 0, "play:Charge")
    assert ada.info(table)["time"]["left"][0] > 300_000
    assert ada.take_back(table, 0)["status"] == "accepted"
    assert ada.info(table)["time"]["left"][0] <= 300_000


def test_time_outlives_the_server_and_none_runs_while_there_is_none(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada, bob, table = two_people(server, clock={"kind": "bank", "seconds": 60})
        ada.answer(table, 0, "play:Charge")
        ada.take_back(table, 0)
        bob.answer(table, 1, "play:Charge")
        before = ada.info(table)["time"]
        server.kill()
        began = time.monotonic()
        server.start()
        for person in (ada, bob):
            person.move(server)
        after = ada.info(table)["time"]
        assert after["running"] == before["running"] == [0]
        assert after["left"][1] == before["left"][1]
        assert before["left"][0] + 1000 * (time.monotonic() - began) >= after["left"][0]
        assert after["left"][0] > 60_000 - 1000 * (time.monotonic() - began) - 5_000
        assert ada.answer(table, 0, "play:Charge")["status"] == "accepted"


def test_who_was_late_when_the_server_went_is_answered_for_later(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada, bob, table = two_people(server, clock=SHORT)
        bob.answer(table, 1, "play:Charge")
        server.kill()
        server.start()
        ada.move(server)
        with ada.listen(table, seat=0) as ears:
            ears.until(lambda message: message["view"]["round"] == 2)
