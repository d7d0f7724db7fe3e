"""Nothing goes over the wire that its receiver may not know.

Two tables stand for two worlds that a seat cannot tell from each other: the other's hidden cards
and choice are dealt again. Whatever the server says to that seat, and to a spectator, is the same
at both tables to the last byte.
"""

import json
import random
from itertools import product
from typing import Any

import pytest

from automatable import Record, Rng, game
from automatable.kernel.compact import compact
from automatable.kernel.game import State
from automatable.kernel.seats import CHANCE
from automatable.server.store import Store
from automatable.testkit.walks import random_game

from .helpers import Json, Person, Server, Table, now, two_people

SETTINGS: dict[str, dict[str, str]] = {
    "duel": {"length": "6", "stars": "1,2,3"},
    "_template": {},
}


def moments(name: str, count: int) -> list[tuple[State, State, int]]:
    """Places of random games: the real state, and another that looks the same to a seat."""
    rules = game(name)
    found: list[tuple[State, State, int]] = []
    rng = Rng(7)
    for seed in range(1000):
        record, _ = random_game(rules, SETTINGS[name], Rng(seed))
        for index in range(1, len(record.answers), 3):
            state = record.replay(index)
            if state.result is not None or state.asked(CHANCE) is not None:
                continue
            for seat in (0, 1):
                other = rules.determinize(state, seat, rng)
                if rules.position(other) != rules.position(state):
                    found.append((state, other, seat))
            if len(found) >= count:
                return found
    raise AssertionError("too few moments")


class World:
    """A table at which a seat and a spectator sit; the other seat is somebody else's."""

    def __init__(self, server: Server, state: State, seat: int, people: list[Person]) -> None:
        start = state.game.position(state)
        short = compact(Record(state.game, state.game.settings_of(state), start))
        self.state, self.seat, self.other = state, seat, 1 - seat
        self.me, self.them, self.spectator = people
        seats = ["link", "link"]
        seats[seat] = "here:Me"
        self.table = self.me.create(*seats, game=state.game.id, record=short)
        self.them.join(self.table, self.other, "They")

    def said(self) -> list[str]:
        """Everything the seat and a spectator can have the server say, as it was sent."""
        path, seat = self.table.path, self.seat
        names = self.state.game.catalogue.names
        told = [
            self.me.request("GET", f"{path}/view?seat={seat}").text,
            self.me.request("GET", f"{path}/view").text,
            self.spectator.request("GET", path).text,
            self.spectator.request("GET", f"{path}/view").text,
            self.me.request("GET", f"{path}/record").text,
            self.me.request("GET", f"{path}/short").text,
            self.me.request("GET", f"{path}/view?seat={self.other}").text,
            *[self.me.text(f"{path}/why", seat=seat, action=name) for name in names],
            *self.explained(),
        ]
        with self.me.listen(self.table, since=0, seat=seat) as ears:
            told.append("\n".join(ears.block()))
        with self.me.listen(self.table, since=-1, seat="own") as ears:
            told.append("\n".join(ears.block() + ears.block()))
        for query in ({"since": 0}, {"since": -1, "seat": "own"}):
            with self.spectator.listen(self.table, **query) as ears:
                told.append(json.dumps(ears.message()))
        return [self.same(text) for text in told]

    def explained(self) -> list[str]:
        """What the table explains: what the seat can do, and why the last things happened."""
        path, seat = self.table.path, self.seat
        told = [self.me.text(f"{path}/outlook", seat=seat)]
        with self.me.listen(self.table, since=-1, seat=seat) as ears:
            count = len(ears.message()["events"])
        for event in range(max(0, count - 3), count + 1):
            told.append(self.me.request("GET", f"{path}/because?event={event}&seat={seat}").text)
            told.append(self.spectator.request("GET", f"{path}/because?event={event}").text)
        return told

    def refusals(self, rng: random.Random) -> list[str]:
        """What the server says to answers that it does not accept, single ones and paths."""
        names = list(self.state.game.catalogue.names)
        offered = [option["action"] for option in self._decision() or []]
        tried = [name for name in names if name not in offered]
        pairs = [" ".join(pair) for pair in product(offered, ["fly:Away", *names])]
        rng.shuffle(pairs)
        replies = []
        sequence = self.me.view(self.table, self.seat)["sequence"]
        for path in tried + pairs[:14]:
            reply = self.me.answer(self.table, self.seat, path, sequence)
            replies.append(f"{path}: {self.same(json.dumps(reply))}")
            if reply["status"] == "accepted":
                break  # from here on more may be known
        return replies

    def _decision(self) -> list[Json] | None:
        decision = self.me.view(self.table, self.seat)["decision"]
        return None if decision is None else decision["options"]

    def same(self, text: str) -> str:
        """Without what differs between any two tables."""
        info = self.me.info(self.table)
        return text.replace(self.table.code, "CODE").replace(info["seed_hash"], "HASH")

    def they_answer(self, rng: random.Random) -> bool:
        """The other seat answers one of what it alone may know."""
        decision = self.them.view(self.table, self.other)["decision"]
        mine = self.me.view(self.table, self.seat)["asked"]
        if decision is None or self.seat not in mine:
            return False
        option = rng.choice(decision["options"])["action"]
        return bool(self.them.answer(self.table, self.other, option)["status"] == "accepted")


@pytest.mark.parametrize("name", ["duel", "_template"])
def test_the_same_is_said_in_worlds_that_look_the_same(server: Server, name: str) -> None:
    people = [Person(server) for _ in range(3)]
    for number, (state, other, seat) in enumerate(moments(name, 4)):
        worlds = [World(server, world, seat, people) for world in (state, other)]
        assert worlds[0].said() == worlds[1].said()
        answered = [world.they_answer(random.Random(number + k)) for k, world in enumerate(worlds)]
        assert answered[0] == answered[1]
        assert worlds[0].said() == worlds[1].said()


@pytest.mark.parametrize("name", ["duel", "_template"])
def test_refusals_are_the_same_in_worlds_that_look_the_same(server: Server, name: str) -> None:
    """Also of several answers: what comes after another's secret cannot be tried out for free."""
    people = [Person(server) for _ in range(3)]
    for number, (state, other, seat) in enumerate(moments(name, 6)):
        worlds = [World(server, world, seat, people) for world in (state, other)]
        for k, world in enumerate(worlds):
            world.they_answer(random.Random(number + k))
        replies = [world.refusals(random.Random(number)) for world in worlds]
        both = list(zip(*replies, strict=False))
        for one, two in both:
            if '"accepted"' in one and '"accepted"' in two:
                break
            assert one == two


def test_a_path_is_no_way_to_look_at_a_face_down_card(server: Server) -> None:
    """Bob has chosen; Ada asks for an answer that needs his card to be known, and gets nothing."""
    said = set()
    for card in ("play:Move", "play:Charge"):
        ada, bob, table = two_people(server, settings={"stars": "1"})
        bob.answer(table, 1, card)
        reply = ada.answer(table, 0, "play:Charge play:Charge")
        assert reply["status"] == "refused"
        said.add(json.dumps(reply))
        assert ada.view(table, 0)["decision"] is not None
    assert len(said) == 1


def secrets_of(state: Any, seat: int) -> tuple[set[str], bool]:
    """The bonus cards only their owner knows, and whether a card lies face down."""
    position = state.game.position(state)["AB"[seat]]
    bonus = position.partition("{")[2].partition("}")[0]
    hidden = {card.strip().rstrip("?") for card in bonus.split(",") if card.endswith("?")}
    return hidden, " plays " in position


def check_message(message: Json, state: Any, viewer: int | None) -> None:
    """A message holds nothing of what others alone know."""
    for seat in (0, 1):
        if seat == viewer:
            continue
        hidden, chosen = secrets_of(state, seat)
        side = message["view"]["sides"][seat]
        told = json.dumps([side[part] for part in ("shown", "known_bonus", "hand", "rest")])
        for card in hidden:
            assert f'"{card}"' not in told
        if chosen and not state.is_revealed():
            assert side["play"] is None
        for event in message["events"]:
            if event["kind"] == "drew" and event["facts"]["seat"] == seat:
                assert event["hidden"]
                assert set(event["facts"]) == {"seat"}
    if viewer is None:
        assert message["decision"] is None
    kinds = {event["kind"] for event in message["events"]}
    assert "chose" not in kinds


def state_of(store: Store, code: str) -> Any:
    """The real state of a table, from the store; nobody else can see that."""
    row = now(store.table(code))
    assert row is not None
    record = Record(game(row.game), row.settings, row.start)
    state = record.begin()
    for entry in now(store.log(code)):
        if entry.kind == "answer":
            state.apply(entry.seat, record.game.catalogue.number(entry.data))
    return state


def test_whole_games_tell_nobody_anothers_secrets(server: Server) -> None:
    store = Store(f"sqlite:///{server.store}")
    rng = random.Random(11)
    drawn = 0
    for _ in range(3):
        settings = {"length": "8", "stars": "1,2,3,4,5", "max_rounds": "40"}
        ada, bob, table = two_people(server, settings=settings)
        people = {0: ada, 1: bob, None: Person(server)}
        drawn += _watched_game(table, people, store, rng)
    store.close()
    assert drawn > 0


def _watched_game(
    table: Table, people: dict[int | None, Person], store: Store, rng: random.Random
) -> int:
    """Play at random while everybody listens; how often something was drawn."""
    from contextlib import ExitStack

    drawn = 0
    with ExitStack() as stack:
        ears = {}
        for viewer, person in people.items():
            query = {} if viewer is None else {"seat": viewer}
            ears[viewer] = stack.enter_context(person.listen(table, since=0, **query))
            ears[viewer].message()
        message: Json = {}
        while message.get("status") != "over":
            for seat in rng.sample((0, 1), 2):
                mine = people[seat].view(table, seat)
                if mine["status"] == "over":
                    break
                option = rng.choice(mine["decision"]["options"])["action"]
                reply = people[seat].answer(table, seat, option, mine["sequence"])
                state = state_of(store, table.code)
                for viewer, heard in ears.items():
                    latest = heard.until(lambda m: m["sequence"] == reply["sequence"])  # noqa: B023
                    for message in latest:
                        check_message(message, state, viewer)
                    events = [event["kind"] for message in latest for event in message["events"]]
                    drawn += events.count("drew")
                    query = {} if viewer is None else {"seat": viewer}
                    check_message(people[viewer].get(f"{table.path}/view", **query), state, viewer)
    return drawn


def test_what_others_do_on_their_own_is_neither_sent_nor_counted(server: Server) -> None:
    ada, bob, table = two_people(server, game="raising_robots", settings={"players": "2"})
    spectator = Person(server)
    before = [ada.view(table, 0), spectator.view(table), ada.info(table)["sequence"]]
    known = before[0]["sequence"]
    with ada.listen(table, since=known, seat=0) as ears:
        assert ears.message()["sequence"] == known
        bobs = bob.view(table, 1)["sequence"]
        for answered in range(1, 4):
            first = bob.view(table, 1)["decision"]["options"][0]["action"]
            assert bob.answer(table, 1, first)["sequence"] == bobs + answered
        assert [ada.view(table, 0), spectator.view(table), ada.info(table)["sequence"]] == before
        own = before[0]["decision"]["options"][0]["action"]
        assert ada.answer(table, 0, own, known)["sequence"] == known + 1
        assert ears.message()["sequence"] == known + 1  # nothing came in between
    with ada.listen(table, last=known, seat=0) as ears:
        assert [event["facts"]["seat"] for event in ears.message()["events"]] == [0]
    assert bob.take_back(table, 1)["message"] == "ask"
    assert ada.take_back(table, 0, known + 1)["status"] == "accepted"
    assert bob.view(table, 1)["sequence"] == bobs + 3
    assert spectator.view(table) == before[1]


def test_people_on_one_screen_are_told_of_every_answer_there(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here", "here", game="raising_robots", settings={"players": "2"})
    with ada.listen(table, since=-1) as ears:
        number = ears.message()["sequence"]
        for seat in (0, 1, 1, 0):
            first = ada.view(table, seat)["decision"]["options"][0]["action"]
            number = ada.answer(table, seat, first, number)["sequence"]
            assert ears.message()["sequence"] == number
            assert ada.info(table)["sequence"] == number


def test_ids_of_requests_do_not_count_what_others_do(server: Server) -> None:
    ada = Person(server)
    ids = [ada.request("GET", "/api/tables/nowhere").headers["x-request-id"] for _ in range(12)]
    assert len(set(ids)) == 12
    assert ids != sorted(ids)
