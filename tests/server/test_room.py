"""Commands at one table: one at a time, each tried on a copy, written, and then true."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest

from automatable import Rng
from automatable.kernel.seats import ORACLE
from automatable.match import Trial
from automatable.server import table_state
from automatable.server.hub import Hub
from automatable.server.room import Room, occupant_row, restored
from automatable.server.rows import LogRow, TableRow
from automatable.server.store import Store, sqlite_address
from automatable.server.stream import event
from automatable.server.verdict import SentAnswer, Verdict
from automatable.testkit.walks import fingerprint

from ..kernel.coin import Coin
from .helpers import now

CODE = "tobiru42"
FIRST = SentAnswer(0, 0, "key-first", "play:Charge")
SECOND = SentAnswer(1, 0, "key-second", "play:Spark")


def a_room(
    folder: Path, work: Callable[[Room], Coroutine[Any, Any, None]], before: Sequence[LogRow] = ()
) -> list[tuple[int, str]]:
    """Do something in a room of two people here; the numbers and keys that are written then.

    Another process may have written what is `before` since the room was read.
    """

    async def run() -> list[tuple[int, str]]:
        store = Store(sqlite_address(folder / "db"))
        seats = [occupant_row("here", "", "", "somebody", "") for _ in range(2)]
        row = TableRow(CODE, "duel", {}, {}, bytes(32), seats, "k", "2026-01-02T03:04:05+00:00")
        await store.create(row)
        room = Room(row, store, ())
        if before:
            await store.append(CODE, before)
        await work(room)
        rows = [(row.number, row.key) for row in await store.log(CODE)]
        store.close()
        return rows

    return now(run())


def at_once(folder: Path, *given: SentAnswer, before: Sequence[LogRow] = ()) -> list[str]:
    """What answers given in one turn of the event loop come to, and the keys that are written."""
    told: list[Verdict] = []

    async def give(room: Room) -> None:
        told.extend(await asyncio.gather(*[room.answer(one) for one in given]))

    rows = a_room(folder, give, before)
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    return [*[verdict.status for verdict in told], *[key for _, key in rows]]


def test_two_seats_may_answer_at_once(tmp_path: Path) -> None:
    said = at_once(tmp_path, FIRST, SECOND)
    assert said == ["accepted", "accepted", FIRST.key, SECOND.key]


def test_what_is_said_twice_counts_once(tmp_path: Path) -> None:
    said = at_once(tmp_path, FIRST, FIRST, SECOND)
    assert said == ["accepted", "duplicate", "accepted", FIRST.key, SECOND.key]


def test_a_seat_answers_a_question_once(tmp_path: Path) -> None:
    again = FIRST._replace(key="key-again", path="play:Spark")
    assert at_once(tmp_path, FIRST, again) == ["accepted", "stale", FIRST.key]


def test_a_second_click_does_not_answer_the_next_question(tmp_path: Path) -> None:
    """The question of the next round looks the same, and is another."""
    again = SECOND._replace(key="key-again")
    said = at_once(tmp_path, FIRST, SECOND, again)
    assert said == ["accepted", "accepted", "stale", FIRST.key, SECOND.key]


def test_what_is_wrong_spoils_nothing_for_others(tmp_path: Path) -> None:
    wrong = SECOND._replace(path="play:Nothing")
    said = at_once(tmp_path, wrong, FIRST, wrong)
    assert said == ["refused", "accepted", "refused", FIRST.key]


def test_whoever_is_overtaken_by_another_process_tries_again(tmp_path: Path) -> None:
    other = LogRow(1, "answer", 1, "play:Charge", "key-other")
    assert at_once(tmp_path, FIRST, before=[other]) == ["accepted", "key-other", FIRST.key]
    (tmp_path / "db").unlink()
    assert at_once(tmp_path, SECOND, before=[other]) == ["stale", "key-other"]


def test_an_answer_is_carried_out_once(tmp_path: Path) -> None:
    """The copy it was tried on becomes the table."""
    tried: list[Trial] = []

    class Watched(Room):
        def trial(self) -> Trial:
            tried.append(super().trial())
            return tried[-1]

    async def play(room: Room) -> None:
        watched = Watched(room.row, room.store, ())
        for given in (FIRST, SECOND):
            await watched.answer(given)
            assert watched.state is tried[-1].state
        assert len(tried) == 2
        again = Room(room.row, room.store, await room.store.log(CODE))
        assert fingerprint(again.state) == fingerprint(watched.state)
        assert [told.number for told in again.story] == [told.number for told in watched.story]
        assert again.asked_since == watched.asked_since

    a_room(tmp_path, play)


def test_nobody_sees_an_answer_before_it_is_written(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        answering = asyncio.create_task(room.answer(FIRST))
        await asyncio.sleep(0)  # it is tried, and on its way to the disk
        assert room.number == 0
        assert room.record.answers == []
        assert 0 in room.questions
        await answering
        assert room.number == 1
        assert 0 not in room.questions

    a_room(tmp_path, play)


def test_a_log_read_anew_leads_to_the_same_table_without_what_was_taken_back(
    tmp_path: Path,
) -> None:
    """However often somebody took something back, a table is read in one pass."""

    async def play(room: Room) -> None:
        rng = Rng(1)
        while room.status == "playing" and room.number < 150:
            seat = min(room.questions)
            action = room.record.game.catalogue.name(room.questions[seat].sample(rng))
            given = SentAnswer(seat, room.number, f"key-{room.number}", action)
            assert (await room.answer(given)).status == "accepted"
            if not room.why_no_take_back(seat) and rng.below(2):
                taken = await room.take_back(seat, room.number, f"key-{room.number}")
                assert taken.status == "accepted"
        again = Room(room.row, room.store, await room.store.log(CODE))
        assert again.number == room.number > 20
        assert len(room.notices) > 5
        assert again.keys == room.keys
        assert fingerprint(again.state) == fingerprint(room.state)
        assert again.record.text() == room.record.text()
        for one, other in ((again.story, room.story), (again.notices, room.notices)):
            assert [(t.number, t.event.seen_by(ORACLE).plain()) for t in one] == [
                (t.number, t.event.seen_by(ORACLE).plain()) for t in other
            ]
        for seat in (0, 1):
            assert again.asked_since[seat] >= room.asked_since[seat]
            assert again.why_no_take_back(seat) == room.why_no_take_back(seat)

    a_room(tmp_path, play)


def test_what_was_taken_back_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coin = Coin("take", "leave")
    monkeypatch.setattr(table_state, "game_named", lambda _: coin)
    rows: list[LogRow] = []
    for number in range(1, 201, 2):  # each answer but the last is taken back
        rows.append(LogRow(number, "answer", 0, "take", f"a{number}"))
        rows.append(LogRow(number + 1, "take_back", 0, 0, f"b{number}"))
    occupants = [occupant_row("here", "", "", "somebody", "")]
    row = TableRow(CODE, "coin", {}, {}, bytes(32), occupants, "k", "2026-01-02", version=3)
    again = Room(row, Store(sqlite_address(tmp_path / "db")), rows[:-1])
    assert coin.answers == 1
    assert (again.number, len(again.record.answers), len(again.notices)) == (199, 1, 99)


def test_while_a_long_log_is_read_others_have_their_turn(tmp_path: Path) -> None:
    pieces = 4
    plays = ("play:Charge", "play:Charge", "play:Barrier", "play:Barrier")
    count = pieces * table_state.PIECE + 2
    log = [LogRow(n + 1, "answer", n % 2, plays[n % 4], f"key {n}") for n in range(count)]
    occupants = [occupant_row("here", "", "", "somebody", "") for _ in range(2)]
    row = TableRow(
        CODE, "duel", {"max_rounds": "none"}, {}, bytes(32), occupants, "k", "2026-01-02"
    )

    async def read() -> None:
        store = Store(sqlite_address(tmp_path / "db"))
        reading = asyncio.create_task(restored(row, store, log))
        turns = 0
        while not reading.done():
            turns += 1
            await asyncio.sleep(0)
        assert turns > pieces
        again, at_once = reading.result(), Room(row, store, log)
        assert fingerprint(again.state) == fingerprint(at_once.state)
        assert event(again, 0, -1, (0,)) == event(at_once, 0, -1, (0,))
        store.close()

    now(read())


def test_what_somebody_missed_long_ago_is_told_and_not_kept(tmp_path: Path) -> None:
    """Else whoever asks for everything after every row fills the memory."""

    async def ask(room: Room) -> None:
        for given in (FIRST, SECOND):
            await room.answer(given)
        told = {event(room, None, since, ()) for since in range(-1, room.number + 1)}
        assert len(told) > 2
        assert len(room.told) == 1

    a_room(tmp_path, ask)


def test_many_who_ask_for_a_table_have_it_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(room: Room) -> None:
        read: list[str] = []
        log = room.store.log

        async def counted(code: str, since: int = 0) -> list[LogRow]:
            read.append(code)
            return await log(code, since)

        monkeypatch.setattr(room.store, "log", counted)
        hub = Hub(room.store)
        found = await asyncio.gather(*[hub.room(CODE) for _ in range(20)])
        assert len({id(each) for each in found}) == 1
        assert read == [CODE]
        await hub.stop()

    a_room(tmp_path, ask)


def test_bots_agree_to_taking_back_what_showed_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(sqlite_address(tmp_path / "db"))
        occupants = [
            occupant_row("here", "", "", "ada", ""),
            occupant_row("bot", "", "random", "", ""),
            occupant_row("bot", "", "random", "", ""),
        ]
        settings = {"players": "3"}
        row = TableRow(
            CODE, "raising_robots", settings, {}, bytes(32), occupants, "k", "2026-01-02"
        )
        await store.create(row)
        room = Room(row, store, ())
        await room.deal()
        name = room.record.game.catalogue.name
        for seat, bot in ((0, ""), (1, "random")):  # the third has not answered yet
            action = name(room.questions[seat].options[0])
            given = SentAnswer(seat, room.number, f"key-of-{seat}", action, bot)
            assert (await room.answer(given)).status == "accepted"
        assert room.why_no_take_back(0) == ""
        assert (await room.take_back(0, room.number, "key-back")).status == "accepted"
        assert {0, 1, 2} <= set(room.questions)
        store.close()

    now(play())
