"""When a game is over: record, proof, rematch, and what if."""

import random
from hashlib import sha256

import pytest

from automatable import Record
from automatable.kernel.compact import expand
from automatable.kernel.seats import CHANCE
from automatable.match import SharedNature

from .helpers import Person, Server, Table, hashed, new_key, play_on, two_people

ROUTES = ["record", "short"]


Finished = tuple[Person, Person, Table]


@pytest.fixture(scope="session")
def finished(server: Server) -> Finished:
    """A game of two people that is over, with cards drawn and some unrevealed."""
    for seed in range(100):
        ada, bob, table = two_people(server, settings={"length": "6", "stars": "1,2,3"})
        play_on(table, {0: ada, 1: bob}, random.Random(seed))
        if "* draw:" in ada.text(f"{table.path}/record"):
            return ada, bob, table
    raise AssertionError("nobody ever drew a card")


def test_nothing_is_told_before_the_end(server: Server) -> None:
    ada, _, table = two_people(server)
    for route in ROUTES:
        assert ada.problem("GET", f"{table.path}/{route}", 409)["code"] == "not_over"
    proof = ada.get(f"{table.path}/proof")
    nothing = [{"seat": seat, "commit": "", "nonce": ""} for seat in (0, 1)]
    known = {"scheme": 2, "hash": ada.info(table)["seed_hash"]}
    assert proof == {**known, "seed": "", "seats": nothing, "draws": []}
    assert ada.no_post(f"{table.path}/rematch", 409)["code"] == "not_over"


def test_the_record_is_the_game(finished: Finished) -> None:
    ada, bob, table = finished
    text = ada.text(f"{table.path}/record")
    record = Record.read(text)
    state = record.replay()
    over = ada.view(table, 0)
    assert state.result is not None
    assert over["result"]["scores"] == list(state.result.scores)
    assert over["view"] == record.game.view(state, 0)
    assert record.seats == {0: "Ada", 1: "Bob"}
    short = expand(bob.get(f"{table.path}/short")["short"])
    assert short.answers == record.answers
    assert short.settings == record.settings
    for secret in (ada.secret, bob.secret, hashed(ada.secret), table.invites[1]):
        assert secret not in text


def test_the_seed_proves_every_answer_of_nature(finished: Finished) -> None:
    ada, _, table = finished
    proof = ada.get(f"{table.path}/proof")
    seed = bytes.fromhex(proof["seed"])
    assert sha256(seed).hexdigest() == proof["hash"] == ada.info(table)["seed_hash"]
    record = Record.read(ada.text(f"{table.path}/record"))
    nature = SharedNature(seed, ["", ""])  # nobody here has brought anything
    drawn = 0
    for index, answer in enumerate(record.answers):
        if answer.seat == CHANCE:
            decision = record.replay(index).asked(CHANCE)
            assert decision is not None
            assert nature.answer(decision, index) == answer.action
            drawn += 1
    assert drawn > 0


def test_what_if_begins_where_the_record_stood(finished: Finished) -> None:
    ada, _, table = finished
    short = ada.get(f"{table.path}/short")["short"]
    record = expand(short)
    for index in range(0, len(record.answers), 3):
        state = record.replay(index)
        other = ada.create("here", "here", record=short, answers=index)
        views = [ada.view(other, seat)["view"] for seat in (0, 1)]
        if state.asked(CHANCE) is None:
            assert views == [record.game.view(state, seat) for seat in (0, 1)]
        assert ada.info(other)["settings"] == record.settings
        assert ada.info(other)["status"] == "playing"
    over = play_on(other, {0: ada, 1: ada}, random.Random(3))
    assert over["status"] == "over"
    again = Record.read(ada.text(f"{other.path}/record"))
    assert again.start
    assert again.replay().result is not None


def test_what_if_from_the_end_is_over(finished: Finished) -> None:
    ada, _, table = finished
    short = ada.get(f"{table.path}/short")["short"]
    assert ada.info(ada.create("here", "random", record=short))["status"] == "over"


def test_one_rematch_for_both(server: Server) -> None:
    ada, bob, table = two_people(server, settings={"max_rounds": "1"})
    play_on(table, {0: ada, 1: bob}, random.Random(1))
    assert ada.info(table)["rematch"] is None
    key = new_key()
    again = Table(ada.post(f"{table.path}/rematch", key=key)["code"])
    assert ada.post(f"{table.path}/rematch", key=key)["code"] == again.code
    assert bob.post(f"{table.path}/rematch")["code"] == again.code
    assert bob.info(table)["rematch"] == again.code
    assert bob.info(again)["status"] == "playing"
    assert bob.info(again)["settings"] == {"max_rounds": "1"}
    assert [seat["name"] for seat in bob.info(again)["seats"]] == ["Ada", "Bob"]
    assert bob.info(again)["seed_hash"] != bob.info(table)["seed_hash"]
    assert play_on(again, {0: ada, 1: bob}, random.Random(2))["status"] == "over"
    assert ada.post(f"{again.path}/rematch")["code"] != again.code


def test_a_rematch_against_a_bot_has_the_bot(ada: Person) -> None:
    from .helpers import wait_for

    table = ada.create("here", "random", settings={"max_rounds": "1"})
    ada.answer(table, 0, "play:Charge")
    wait_for(lambda: ada.view(table, 0)["status"] == "over")
    again = Table(ada.post(f"{table.path}/rematch")["code"])
    ada.answer(again, 0, "play:Charge")
    wait_for(lambda: ada.view(again, 0)["status"] == "over")
