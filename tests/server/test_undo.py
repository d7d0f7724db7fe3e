"""Taking back by leave of the others, who have answered since."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from automatable import Rng, game
from automatable.match import last_index
from automatable.server.message import message
from automatable.server.room import Room, occupant_row
from automatable.server.rows import TableRow
from automatable.server.store import Store
from automatable.server.verdict import SentAnswer

from .helpers import Json, Person, Server, Table, new_key, now, two_people

ROBOTS = {"game": "raising_robots", "settings": {"players": "2"}}
ARENA = {"game": "robot_quest_arena", "settings": {"players": "2"}}


def say(person: Person, table: Table, seat: int, word: str, **more: Any) -> Json:
    body = {"seat": seat, "sequence": person.view(table, seat)["sequence"], "say": word, **more}
    reply: Json = person.post(f"{table.path}/undo", **body)
    return reply


def undo_of(person: Person, table: Table) -> Json | None:
    """What everybody may know of the question, without its number."""
    found: Json | None = person.info(table)["undo"]
    if found is not None:
        assert 0 < found.pop("sequence") <= person.info(table)["sequence"]
    return found


def answer_first(person: Person, table: Table, seat: int) -> str:
    options = person.view(table, seat)["decision"]["options"]
    action: str = options[0]["action"]
    assert person.answer(table, seat, action)["status"] == "accepted"
    return action


def at_arena(server: Server) -> tuple[Person, Person, Table]:
    """Ada and Bob have chosen their robots, one after the other, for all to see."""
    ada, bob, table = two_people(server, **ARENA)
    while ada.view(table, 0)["asked"] != [0]:  # by chance it is Bob who begins
        ada, bob, table = two_people(server, **ARENA)
    answer_first(ada, table, 0)
    answer_first(bob, table, 1)
    return ada, bob, table


def test_what_the_others_agree_to_is_taken_back(server: Server) -> None:
    ada, bob, table = at_arena(server)
    assert ada.view(table, 0)["take_back"] == "ask"
    assert ada.take_back(table, 0)["message"] == "ask"
    assert say(ada, table, 0, "ask")["status"] == "accepted"
    wanted = {"seat": 0, "asked": [1], "agreed": []}
    assert undo_of(bob, table) == undo_of(ada, table) == wanted
    with bob.listen(table, since=bob.view(table, 1)["sequence"], seat=1) as ears:
        ears.message()
        assert say(bob, table, 1, "agree")["status"] == "accepted"
        told = ears.message()
    assert [event["kind"] for event in told["events"]] == ["taken_back"]
    assert undo_of(ada, table) is None
    assert ada.view(table, 0)["asked"] == [0]
    assert ada.view(table, 0)["take_back"] == "nothing"


def test_it_is_heard_by_the_stream(server: Server) -> None:
    ada, bob, table = at_arena(server)
    with bob.listen(table, seat=1) as ears:
        ears.message()
        say(ada, table, 0, "ask")
        while (undo := ears.seating()["undo"]) is None:
            pass
        known = bob.view(table, 1)["sequence"]
        assert undo == {"seat": 0, "sequence": known, "asked": [1], "agreed": []}
        say(ada, table, 0, "refuse")
        while ears.seating()["undo"] is not None:
            pass


def test_who_was_refused_does_not_ask_again(server: Server) -> None:
    ada, bob, table = at_arena(server)
    say(ada, table, 0, "ask")
    assert say(bob, table, 1, "refuse")["status"] == "accepted"
    assert undo_of(ada, table) is None
    assert ada.view(table, 0)["take_back"] == "refused"
    assert say(ada, table, 0, "ask")["message"] == "refused"
    assert bob.view(table, 1)["take_back"] == ""  # his own is the last


def test_who_asked_may_do_without_and_ask_again(server: Server) -> None:
    ada, _, table = at_arena(server)
    say(ada, table, 0, "ask")
    assert say(ada, table, 0, "ask")["message"] == "asked"
    assert say(ada, table, 0, "agree")["code"] == "not_asked"
    assert say(ada, table, 0, "refuse")["status"] == "accepted"
    assert say(ada, table, 0, "ask")["status"] == "accepted"


def test_it_is_never_in_the_way_of_play(server: Server) -> None:
    """Whoever plays on has let it lapse, and an answer on its way is not late by it."""
    ada, bob, table = at_arena(server)
    mine = ada.view(table, 0)
    nexts = bob.view(table, 1)
    say(ada, table, 0, "ask")
    person, seat, known = (ada, 0, mine) if mine["decision"] else (bob, 1, nexts)
    action = known["decision"]["options"][0]["action"]
    assert person.answer(table, seat, action, known["sequence"])["status"] == "accepted"
    assert undo_of(ada, table) is None
    assert say(bob, table, 1, "agree")["status"] == "stale"


def test_a_command_said_again_is_done_once(server: Server) -> None:
    ada, bob, table = at_arena(server)
    key = new_key()
    known = ada.view(table, 0)["sequence"]
    assert say(ada, table, 0, "ask", key=key)["status"] == "accepted"
    assert say(ada, table, 0, "ask", key=key)["status"] == "duplicate"
    body = {"key": key, "seat": 0, "sequence": known, "say": "refuse"}
    assert ada.no_post(f"{table.path}/undo", 409, **body)["code"] == "key_reused"
    agreed = new_key()
    assert say(bob, table, 1, "agree", key=agreed)["status"] == "accepted"
    assert say(bob, table, 1, "agree", key=agreed)["status"] == "duplicate"


def test_nobody_speaks_for_another_seat(server: Server) -> None:
    ada, bob, table = at_arena(server)
    say(ada, table, 0, "ask")
    body = {"seat": 1, "sequence": 99, "say": "agree"}
    for person in (ada, Person(server)):
        assert person.no_post(f"{table.path}/undo", 403, **body)["code"] == "not_yours"
    assert bob.view(table, 1)["asked"]


def test_what_was_drawn_since_cannot_be_taken_back(server: Server) -> None:
    ada, bob, table = at_arena(server)
    people = {0: ada, 1: bob}
    while ada.view(table, 0)["take_back"] == "ask":
        asked = ada.view(table, 0)["asked"][0]
        if asked == 0:
            break
        answer_first(people[asked], table, asked)
    for _ in range(12):  # to the first cards that are drawn
        if ada.view(table, 0)["take_back"] == "nature":
            break
        asked = ada.view(table, 0)["asked"][0]
        answer_first(people[asked], table, asked)
    assert ada.view(table, 0)["take_back"] == "nature"
    assert say(ada, table, 0, "ask")["message"] == "nature"


def at_robots(server: Server) -> tuple[Person, Person, Table]:
    """Ada has answered in her lane, then Bob in his; neither has finished."""
    ada, bob, table = two_people(server, **ROBOTS)
    answer_first(ada, table, 0)
    answer_first(bob, table, 1)
    assert ada.view(table, 0)["asked"] == [0, 1]
    return ada, bob, table


def test_who_works_on_unseen_neither_hears_nor_tells_of_it(server: Server) -> None:
    """Bob has not spoken: that he goes on is nobody's affair. Who asked goes on: it lapses."""
    ada, bob, table = at_robots(server)
    say(ada, table, 0, "ask")
    before = [ada.info(table), ada.view(table, 0)]
    answer_first(bob, table, 1)
    assert [ada.info(table), ada.view(table, 0)] == before
    assert undo_of(ada, table) == {"seat": 0, "asked": [1], "agreed": []}
    answer_first(ada, table, 0)
    assert undo_of(bob, table) is None


def test_who_has_learned_something_by_chance_cannot_agree(tmp_path: Path) -> None:
    """He would play on knowing what he will draw; whoever asked is told nothing of that."""
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    room, seat, other = learned(store)
    eyes = [seat]
    assert now(room.ask_back(seat, room.number, "key-ask")).status == "accepted"
    before = message(room, seat, -1, eyes)
    said = now(room.say_to_undo(other, room.number, "key-agree", True))
    assert (said.status, said.message) == ("refused", "nature")
    assert room.undo is not None
    assert room.undo.agreed == []
    assert message(room, seat, -1, eyes) == before
    assert now(room.say_to_undo(other, room.number, "key-refuse", False)).status == "accepted"
    assert room.undo is None
    store.close()


def learned(store: Store) -> tuple[Room, int, int]:
    """A table, a seat that may ask to take back, and one that has drawn since, unseen."""
    rules = game("raising_robots")
    for seed in range(20):
        rng = Rng(seed)
        occupants = [occupant_row("here", "", "", f"holder-{seat}", "") for seat in (0, 1)]
        agreed = {"players": "2"}
        row = TableRow("table", rules.id, agreed, {}, bytes([seed] * 32), occupants, "k", "")
        room = Room(replace(row, code=f"table{seed}", version=rules.version), store, ())
        now(room.deal())
        for number in range(100):
            if not room.asked:
                break
            seat = room.asked[rng.below(len(room.asked))]
            name = rules.catalogue.name(room.questions[seat].sample(rng))
            now(room.answer(SentAnswer(seat, room.number, f"key-{number}", name)))
            for one, other in ((0, 1), (1, 0)):
                if room.why_no_take_back(one) == "ask":
                    index = last_index(room.record.answers, one)
                    if room.learned([other], index) == "nature":
                        return room, one, other
    raise AssertionError("nobody draws unseen in this game")


def test_lanes_are_taken_back_together(server: Server) -> None:
    ada, bob, table = at_robots(server)
    first = bob.view(table, 1)["decision"]
    say(ada, table, 0, "ask")
    assert say(bob, table, 1, "agree")["status"] == "accepted"
    assert ada.view(table, 0)["take_back"] == "nothing"
    assert bob.view(table, 1)["take_back"] == "nothing"
    assert bob.view(table, 1)["decision"] != first


def test_those_who_share_a_screen_need_not_ask_each_other(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here:Ada", "here:Bob", **ARENA)
    first = ada.view(table)["asked"][0]
    answer_first(ada, table, first)
    answer_first(ada, table, 1 - first)
    assert say(ada, table, first, "ask")["status"] == "accepted"
    assert ada.view(table)["asked"] == [first]


def test_all_people_are_asked_and_no_bots(server: Server) -> None:
    ada, bob, eve = Person(server), Person(server), Person(server)
    settings = {"players": "3"}
    table = ada.create("here:Ada", "link", "link", game="raising_robots", settings=settings)
    bob.join(table, 1)
    eve.join(table, 2)
    for seat, person in enumerate((ada, bob, eve)):
        answer_first(person, table, seat)
    say(ada, table, 0, "ask")
    assert undo_of(ada, table) == {"seat": 0, "asked": [1, 2], "agreed": []}
    say(bob, table, 1, "agree")
    assert undo_of(ada, table) == {"seat": 0, "asked": [2], "agreed": [1]}
    answer_first(bob, table, 1)  # who has agreed, and goes on, lets it lapse
    assert undo_of(ada, table) is None
    say(ada, table, 0, "ask")
    say(bob, table, 1, "agree")
    say(eve, table, 2, "agree")
    assert ada.view(table, 0)["take_back"] == "nothing"


def test_it_stands_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada, bob, table = at_arena(server)
        say(ada, table, 0, "ask")
        server.kill()
        server.start()
        for person in (ada, bob):
            person.move(server)
        assert undo_of(ada, table) == {"seat": 0, "asked": [1], "agreed": []}
        assert say(bob, table, 1, "agree")["status"] == "accepted"
        server.kill()
        server.start()
        for person in (ada, bob):
            person.move(server)
        assert ada.view(table, 0)["asked"] == [0]
        assert undo_of(ada, table) is None
