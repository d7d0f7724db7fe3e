"""A bot on a seat nobody has come to, and the friend who comes after all."""

from .helpers import Person, Server, Table, new_key, wait_for


def kept(person: Person, table: Table) -> tuple[str, str, bool, bool]:
    seat = person.info(table)["seats"][1]
    return seat["kind"], seat["bot"], seat["taken"], seat["open"]


def test_whoever_sits_there_puts_a_bot_on_a_free_seat(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here:Ada", "link")
    assert kept(ada, table) == ("link", "", False, True)
    body = {"key": new_key(), "seat": 1, "bot": "random"}
    assert ada.post(f"{table.path}/hand_over", **body)["status"] == "accepted"
    assert ada.post(f"{table.path}/hand_over", **body)["status"] == "duplicate"
    assert kept(ada, table) == ("bot", "random", True, True)
    ada.answer(table, 0, "play:Charge")
    wait_for(lambda: ada.view(table, 0)["view"]["round"] == 2)


def test_nobody_else_does(server: Server) -> None:
    ada, eve = Person(server), Person(server)
    table = ada.create("here:Ada", "link")
    path = f"{table.path}/hand_over"
    assert eve.no_post(path, 403, seat=1, bot="random")["code"] == "not_yours"
    assert ada.no_post(path, 403, seat=1, bot="")["code"] == "not_yours"
    assert ada.no_post(path, 404, seat=1, bot="nobody")["code"] == "unknown_bot"
    assert ada.no_post(path, 409, seat=5, bot="random")["code"] == "not_away"
    assert ada.info(table)["status"] == "waiting"


def test_who_is_invited_takes_over_from_the_bot(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.create("here:Ada", "link", settings={"stars": "none"})
    ada.post(f"{table.path}/hand_over", seat=1, bot="random")
    ada.answer(table, 0, "play:Charge")
    wait_for(lambda: ada.view(table, 0)["view"]["round"] == 2)
    commit = {"commit": "ab" * 32}  # chance is fixed: what he would promise comes too late
    joined = bob.post(f"{table.path}/join", invite=table.invites[1], name="Bob", **commit)
    assert joined["seat"] == 1
    assert kept(bob, table) == ("link", "", True, False)
    assert bob.info(table)["seats"][1]["commit"] == ""
    ada.answer(table, 0, "play:Barrier")
    wait_for(lambda: ada.view(table, 0)["view"]["round"] == 3)  # for round 2 the bot had answered
    assert bob.view(table, 1)["asked"] == [0, 1]
    options = [option["action"] for option in ada.view(table, 0)["decision"]["options"]]
    ada.answer(table, 0, options[0])
    assert bob.view(table, 1)["asked"] == [1]
    options = [option["action"] for option in bob.view(table, 1)["decision"]["options"]]
    bob.answer(table, 1, options[0])
    assert bob.view(table, 1)["view"]["round"] == 4


def test_a_bot_that_keeps_a_seat_agrees_to_taking_back(server: Server) -> None:
    """So what stands in the way is not that it has answered, but that its card was shown."""
    ada = Person(server)
    table = ada.create("here:Ada", "link", settings={"stars": "none"})
    ada.post(f"{table.path}/hand_over", seat=1, bot="random")
    ada.answer(table, 0, "play:Charge")
    wait_for(lambda: ada.view(table, 0)["view"]["round"] == 2)
    assert ada.view(table, 0)["take_back"] == "shown"


def test_a_rematch_keeps_the_bot(server: Server) -> None:
    ada = Person(server)
    settings = {"length": "2", "stars": "none", "max_rounds": "1"}
    table = ada.create("here:Ada", "link", settings=settings)
    ada.post(f"{table.path}/hand_over", seat=1, bot="random")
    ada.answer(table, 0, "play:Charge")
    wait_for(lambda: ada.info(table)["status"] == "over")
    again = Table(ada.post(f"{table.path}/rematch")["code"])
    assert kept(ada, again) == ("bot", "random", True, False)
