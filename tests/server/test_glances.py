"""A list of tables at a glance, and what it must not tell."""

from .helpers import Person, Server, two_people


def test_several_tables_come_in_one_request(server: Server) -> None:
    ada = Person(server)
    first, second = ada.create("here:Ada", "random"), ada.create("here:Ada", "link")
    codes = f"{second.code},nosuchtable,{first.code.upper()},{first.code}"
    found = ada.get("/api/tables", codes=codes)["tables"]
    assert [one["code"] for one in found] == [second.code, first.code]
    waiting, played = found
    assert [waiting["status"], waiting["view"], waiting["asked"]] == ["waiting", None, []]
    assert [seat["open"] for seat in waiting["seats"]] == [False, True]
    assert played["status"] == "playing"
    assert 0 in played["asked"]
    assert played["view"] == ada.view(first, 0)["view"]
    assert played["created"].endswith("+00:00")


def test_a_glance_shows_what_the_own_seat_sees_and_no_more(server: Server) -> None:
    ada, bob, table = two_people(server)
    ada.answer(table, 0, "play:Charge")
    for person, eyes in ((ada, 0), (bob, 1), (Person(server), None)):
        (found,) = person.get("/api/tables", codes=table.code)["tables"]
        assert found["view"] == person.view(table, eyes)["view"]
    shared = ada.create("here:Ada", "here:Bob")
    (found,) = ada.get("/api/tables", codes=shared.code)["tables"]
    assert found["view"] == ada.view(shared)["view"]  # either of them may look at the list


def test_a_list_is_short_and_made_of_codes(server: Server) -> None:
    ada = Person(server)
    for codes in ("", "a b", ",", ",".join(["abc"] * 13)):
        assert ada.problem("GET", f"/api/tables?codes={codes}", 422)["code"] == "bad_request"
    assert ada.get("/api/tables", codes=",".join(["abc"] * 12)) == {"tables": []}
