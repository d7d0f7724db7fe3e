"""Hints: for the seat that is asked, to the question it has, where the table allows them."""

import asyncio
from pathlib import Path

from automatable.server.codes import hashed
from automatable.server.errors import ApiError
from automatable.server.hub import Hub
from automatable.server.queries import HintQuery, hint
from automatable.server.room import occupant_row
from automatable.server.rows import TableRow
from automatable.server.store import Store, sqlite_address
from automatable.server.verdict import SentAnswer, Verdict
from automatable.server.wire import Hint

from .helpers import Person, Server, Table, two_people


def refused(person: Person, table: Table, status: int, seat: int = 0, sequence: int = 99) -> str:
    """The code of why somebody gets no hint."""
    query = f"{table.path}/hint?seat={seat}&sequence={sequence}"
    return str(person.problem("GET", query, status)["code"])


def test_the_seat_that_is_asked_gets_its_two_best_answers(server: Server) -> None:
    ada, bob, table = two_people(server)
    bob.answer(table, 1, "play:Move")  # in secret; Ada's question is as it was
    seen = ada.view(table, 0)
    assert ada.info(table)["hints"] is True
    found = Hint.model_validate(ada.get(f"{table.path}/hint", seat=0, sequence=1))
    first, second = found.answers
    offered = {option["action"] for option in seen["decision"]["options"]}
    assert {first.action, second.action} <= offered
    assert first.action != second.action
    assert 1000 >= first.worth >= second.worth >= 0
    assert min(first.tries, second.tries) > 0
    assert ada.view(table, 0) == seen  # asking changes nothing


def test_nobody_else_gets_a_hint(server: Server) -> None:
    ada, bob, table = two_people(server)
    eve = Person(server)
    for stranger, seat in ((eve, 0), (eve, 1), (bob, 0), (ada, 1)):
        assert refused(stranger, table, 403, seat) == "not_yours"
    eve.web.cookies.clear()
    assert refused(eve, table, 403) == "not_yours"
    assert ada.problem("GET", f"{table.path}/hint?sequence=1", 422)["code"] == "bad_request"


def test_a_hint_is_to_the_question_of_now(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.create("here", "link")
    assert refused(ada, table, 409) == "not_asked"  # not all are here
    bob.join(table, 1)
    ada.answer(table, 0, "play:Charge")
    assert refused(ada, table, 409) == "not_asked"
    bob.answer(table, 1, "play:Charge")
    assert ada.view(table, 0)["decision"] is not None
    assert refused(ada, table, 409, sequence=1) == "stale"


def test_a_table_may_agree_on_no_hints(server: Server) -> None:
    ada, bob, table = two_people(server, hints=False, settings={"max_rounds": "1"})
    for person, seat in ((ada, 0), (bob, 1)):
        assert person.info(table)["hints"] is False
        assert refused(person, table, 403, seat) == "no_hints"
        person.answer(table, seat, "play:Charge")
    again = Table(ada.post(f"{table.path}/rematch")["code"])
    assert ada.info(again)["hints"] is False


def test_one_hint_at_a_time_and_none_to_a_question_answered_meanwhile(tmp_path: Path) -> None:
    async def ask() -> list[Hint | Verdict | BaseException]:
        store = Store(sqlite_address(tmp_path / "db"))
        seats = [occupant_row("here", "", "", hashed("ada"), "") for _ in range(2)]
        row = TableRow("tobiru42", "duel", {}, {}, bytes(32), seats, "k", "2026-01-02")
        await store.create(row)
        hub = Hub(store)
        room = hub.made(row)
        asked = [hint(hub, room, "ada", "", HintQuery(seat=seat, sequence=0)) for seat in (0, 0, 1)]
        answer = room.answer(SentAnswer(0, 0, "key-first", "play:Charge"))
        found = await asyncio.gather(*asked, answer, return_exceptions=True)
        await hub.stop()
        store.close()
        return list(found)

    overtaken, second, other, reply = asyncio.run(ask())
    assert isinstance(reply, Verdict)
    assert reply.status == "accepted"
    assert isinstance(second, ApiError)
    assert (second.status_code, second.code) == (409, "thinking")
    assert isinstance(overtaken, ApiError)
    assert (overtaken.status_code, overtaken.code) == (409, "not_asked")
    assert isinstance(other, Hint)
    assert len(other.answers) == 2
