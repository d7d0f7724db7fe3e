"""What the table explains: what one can do, what follows, and why things happened."""

from typing import Any

import pytest

from automatable.server.wire import Because, Outlook

from .helpers import Person, Server, Table, two_people


def outlook(person: Person, table: Table, seat: int = 0) -> Outlook:
    return Outlook.model_validate(person.get(f"{table.path}/outlook", seat=seat))


def because(person: Person, table: Table, event: int, **query: Any) -> Because:
    return Because.model_validate(person.get(f"{table.path}/because", event=event, **query))


def shown(found: Because) -> list[str]:
    """`all`, `0 play:Spark`, `1`, or the rule of an event."""
    return [
        cause.event.rule
        if cause.event is not None
        else cause.kind
        if cause.seat is None
        else f"{cause.seat} {cause.action}".strip()
        for cause in found.causes
    ]


def test_every_answer_is_told_with_what_surely_follows(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here", game="cyberion")
    seen = ada.view(table, 0)
    found = outlook(ada, table)
    offered = [option["action"] for option in seen["decision"]["options"]]
    assert [one.action for one in found.answers] == offered
    assert (found.question, found.rule, found.end) == ("act", "", "end")
    assert found.sequence == seen["sequence"]
    (end,) = [one for one in found.answers if one.action == "end"]
    assert end.events[0].kind == "failsafe_lost"
    assert ada.view(table, 0) == seen  # asking changes nothing


def test_who_is_not_asked_is_told_why_that_is(server: Server) -> None:
    ada, bob, table = two_people(server, hints=False)
    ada.answer(table, 0, "play:Charge")
    found = outlook(ada, table)
    assert (found.question, found.answers, found.end) == ("", [], "")
    assert found.rule.startswith("DUE-")
    assert [one.then for one in outlook(bob, table, 1).answers] == ["hidden"] * 5


def test_why_something_happened_is_told_with_its_rules_in_ones_language(server: Server) -> None:
    ada, bob, table = two_people(server, settings={"stars": "1"})
    bob.answer(table, 1, "play:Move")
    ada.answer(table, 0, "play:Spark")
    told = because(ada, table, 3, seat=0, lang="fr")
    assert shown(told) == ["all", "DUE-RND-05", "DUE-CST-06", "DUE-ATK-03"]
    assert [rule.id for rule in told.rules] == shown(told)[1:]
    assert {rule.lang for rule in told.rules} == {"fr"}
    assert shown(because(Person(server), table, 0)) == ["start", "DUE-RND-01"]


def test_only_the_seat_itself_is_told_what_it_answered(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.create("here", "link", game="cyberion", settings={"players": "2"})
    bob.join(table, 1)
    with ada.listen(table, since=-1, seat=0) as ears:
        setup = len(ears.message()["events"])
    seat = ada.view(table, 0)["asked"][0]
    one, other = (ada, bob) if seat == 0 else (bob, ada)
    one.answer(table, seat, "end")
    assert shown(because(one, table, setup, seat=seat))[0] == f"{seat} end"
    assert shown(because(other, table, setup, seat=1 - seat))[0] == f"{seat}"
    assert shown(because(Person(server), table, setup))[0] == f"{seat}"


@pytest.mark.parametrize("route", ["outlook?", "because?event=0&"])
def test_nobody_is_told_anothers(server: Server, route: str) -> None:
    ada, bob, table = two_people(server)
    for stranger, seat in ((Person(server), 0), (bob, 0), (ada, 1)):
        path = f"{table.path}/{route}seat={seat}"
        assert stranger.problem("GET", path, 403)["code"] == "not_yours"


def test_what_cannot_be_explained_is_refused(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here", "link")
    path = table.path
    assert ada.problem("GET", f"{path}/outlook?seat=0", 409)["code"] == "not_asked"
    assert ada.problem("GET", f"{path}/because?event=1&seat=0", 404)["code"] == "no_event"
    assert ada.problem("GET", f"{path}/because?event=-1", 422)["code"] == "bad_request"
    assert ada.problem("GET", f"{path}/because?event=x", 422)["code"] == "bad_request"
    french = f"{path}/because?event=0&lang=xx"
    assert ada.problem("GET", french, 404)["code"] == "unknown_language"
