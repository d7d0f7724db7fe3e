"""A record step by step, over HTTP and from the inside."""

import asyncio
import sys
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from orjson import dumps

from automatable import Record, Rng, game
from automatable.kernel import compact as short_form
from automatable.kernel.compact import compact
from automatable.kernel.events import heard
from automatable.kernel.record import Answer
from automatable.kernel.seats import CHANCE, ORACLE, SPECTATOR
from automatable.server import untrusted, wire
from automatable.server.errors import ApiError
from automatable.server.hub import Hub
from automatable.server.store import Store, sqlite_address
from automatable.server.thinking import Thinkers

from ..kernel.coin import Coin
from .helpers import Person

VIEWERS = {"all": ORACLE, "public": SPECTATOR, "0": 0, "1": 1}


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def signed(body: str) -> str:
    """A short form with a true checksum, whatever it says."""
    return f"{body}.{base64(crc32(body.encode()).to_bytes(4, 'big'))}"


def random_record(name: str, settings: dict[str, str], seed: int) -> Record:
    """A random game, open questions answered in any order."""
    rng = Rng(seed)
    state = game(name).listened(settings)
    record = Record.of(state)
    while decisions := state.open():
        decision = decisions[rng.below(len(decisions))]
        record.answers.append(Answer(int(decision.seat), int(decision.sample(rng))))
        state.apply(decision.seat, record.answers[-1].action)
    return record


@pytest.fixture(scope="module")
def duel() -> Record:
    """A Duel with cards drawn in secret."""
    return random_record("duel", {"length": "6", "stars": "1,2,3"}, 1)


def step_of(record: Record, index: int, seat: str) -> dict[str, Any]:
    """What a step must be, found by playing the record up to it and up to the one before."""
    viewer = VIEWERS[seat]
    state = record.replay(index)
    told = len(record.replay(index - 1).log or []) if index else 0
    answer = record.answers[index - 1] if index else None
    shown = answer is not None and viewer in (ORACLE, answer.seat)
    result = state.result
    return {
        "index": index,
        "answer": record.line(answer) if answer is not None and shown else "",
        "events": [event.plain() for event in heard((state.log or [])[told:], viewer)],
        "view": record.game.view(state, viewer),
        "result": result
        and {
            "scores": list(result.scores),
            "reason": result.reason,
            "rule": result.rule,
            "together": result.together,
            "standings": [],
            "tallies": [
                {"name": one.name, "values": list(one.values), "whole": one.whole}
                for one in record.game.tallies(state)
            ],
        },
    }


@pytest.mark.parametrize("seat", VIEWERS)
def test_windows_show_every_viewer_what_playing_step_by_step_does(
    ada: Person, duel: Record, seat: str
) -> None:
    short = compact(duel)
    steps = []
    for first in range(0, len(duel.answers) + 1, 7):
        found = ada.get("/api/replay", record=short, seat=seat, first=first, count=7)
        wire.Replay.model_validate(found)
        assert (found["game"], found["seats"]) == ("duel", 2)
        assert found["settings"] == duel.settings
        assert found["answers"] == len(duel.answers)
        assert len(found["steps"]) <= 7
        steps += found["steps"]
    assert steps == [step_of(duel, index, seat) for index in range(len(duel.answers) + 1)]
    assert steps[-1]["result"] is not None


def test_answers_of_others_are_hidden(duel: Record) -> None:
    short = compact(duel)
    for seat in ("0", "1", "public"):
        steps = untrusted.replay(short, seat, 0, 100)["steps"]
        assert {step["answer"][:1] for step in steps if step["answer"]} == set(seat) & {"0", "1"}


def test_the_first_steps_come_unasked(ada: Person) -> None:
    record = random_record("raising_robots", {"players": "2"}, 1)
    found = ada.get("/api/replay", record=compact(record))
    assert [step["index"] for step in found["steps"]] == list(range(50))
    assert found["names"] == dict(record.game.names)
    assert found["facts"] == dict(record.game.facts)


def test_every_answer_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    coin = Coin("take", "leave")
    short = compact(Record(coin, answers=[Answer(0, 1)] * 90))
    monkeypatch.setattr(short_form, "played_game", lambda *_: coin)
    for first, count in ((0, 1), (0, 50), (40, 50), (90, 100)):
        coin.answers = 0
        steps = untrusted.replay(short, "all", first, count)["steps"]
        assert coin.answers == 90
        shown = [(step["index"], step["view"]["answers"]) for step in steps]
        assert shown == [(index, index) for index in range(first, min(first + count, 91))]
        assert all(len(step["events"]) == 1 for step in steps if step["index"])


def test_large_steps_are_told_in_several_replies() -> None:
    record = random_record("raising_robots", {"players": "6"}, 1)
    short = compact(record)
    first, replies = 0, 0
    while first <= len(record.answers):
        steps = untrusted.replay(short, "all", first, 100)["steps"]
        assert len(dumps(steps)) < 1.5 * untrusted.ENOUGH
        assert [step["index"] for step in steps] == list(range(first, first + len(steps)))
        first += len(steps)
        replies += 1
    assert replies < len(record.answers) / 30


def test_a_step_larger_than_a_reply_comes_alone(
    duel: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(untrusted, "ENOUGH", 1)
    steps = untrusted.replay(compact(duel), "all", 4, 50)["steps"]
    assert [step["index"] for step in steps] == [4]


def test_past_the_end_there_is_nothing(ada: Person, duel: Record) -> None:
    short = compact(duel)
    answers = len(duel.answers)
    last = ada.get("/api/replay", record=short, first=answers, count=100)
    assert [step["index"] for step in last["steps"]] == [answers]
    found = ada.get("/api/replay", record=short, first=answers + 1)
    assert (found["answers"], found["steps"]) == (answers, [])


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("seat=5", 400, "bad_seat"),
        ("seat=me", 422, "bad_request"),
        ("seat=8", 422, "bad_request"),
        ("first=-1", 422, "bad_request"),
        ("first=20001", 422, "bad_request"),
        ("first=one", 422, "bad_request"),
        ("count=0", 422, "bad_request"),
        ("count=101", 422, "bad_request"),
    ],
)
def test_what_cannot_be_shown_is_refused(
    ada: Person, duel: Record, query: str, status: int, code: str
) -> None:
    found = ada.problem("GET", f"/api/replay?record={compact(duel)}&{query}", status)
    assert found["code"] == code


@pytest.mark.parametrize("word", ["a\nb", "a1.du\nel.1.c3.", "a1.duel.1\n2.c3."])
def test_what_is_wrong_with_a_record_is_told_in_one_line(ada: Person, word: str) -> None:
    for record in (word, signed(word)):
        response = ada.request("GET", "/api/replay", params={"record": record})
        assert response.status_code in (400, 404)
        assert "\n" not in response.json()["message"]


def test_a_damaged_record_is_refused_whichever_part_is_wanted(ada: Person, duel: Record) -> None:
    short = compact(duel)
    too_long = signed("a1.duel.1.c20001.")
    left_over = signed(f"a1.duel.1.c3.{base64(b'x' * 20)}")  # found out after the last answer
    much_for_little = signed("a1.duel.1.c20000..W3t9LHt9XQ")  # many answers without a character
    for record in ("rubbish", short[:-3], too_long, left_over, much_for_little):
        found = ada.problem("GET", f"/api/replay?record={record}&count=1", 400)
        assert found["code"] == "bad_record"
    assert ada.problem("GET", "/api/replay", 422)["code"] == "bad_request"


def test_work_that_takes_too_long_or_comes_too_often_is_refused(tmp_path: Path) -> None:
    async def ask() -> list[int]:
        store = Store(sqlite_address(tmp_path / "tables.db"))
        stuck = (sys.executable, "-c", "import time; time.sleep(1000)")
        hub = Hub(store, thinkers=Thinkers(1, 0.3, stuck))
        asked = [hub.work("eve", "replay", "a1.duel") for _ in range(12)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        await hub.stop()
        store.close()
        return sorted(each.status_code for each in found if isinstance(each, ApiError))

    assert asyncio.run(ask()) == [400] * 8 + [429] * 4


def test_a_replay_tells_where_turns_begin_and_where_people_do() -> None:
    record = random_record("robot_quest_arena", {"players": "2", "turn_cap": "6"}, 3)
    told = untrusted.replay(compact(record), "public", 0, 1)
    natures = [answer.seat == CHANCE for answer in record.answers]
    assert told["opening"] == natures.index(False) > 0  # the shop is filled by nature
    state = record.game.listened(record.settings)
    began = []
    for answer in record.answers:
        state.apply(answer.seat, answer.action)
        began.append([event.kind for event in state.log or []].count("turn_began"))
    numbers = range(1, len(began))
    assert told["turns"] == [one + 1 for one in numbers if began[one] > began[one - 1]]
    assert len(told["turns"]) >= 6


def test_a_duel_begins_with_the_choice_of_people(duel: Record) -> None:
    told = untrusted.replay(compact(duel), "all", 0, 100)
    assert told["opening"] == 0
    assert told["turns"][0] == 0  # the first round begins with the table
    for index in told["turns"]:
        kinds = [event["kind"] for event in told["steps"][index]["events"]]
        assert "round_began" in kinds
