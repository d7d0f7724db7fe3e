"""Answers that come to a table at the same time: tried in order, written and told together."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from automatable.server.room import Room, chair_row
from automatable.server.rows import LogRow, TableRow
from automatable.server.store import Store, sqlite_address
from automatable.server.table import Given
from automatable.server.wire import Reply

pytestmark = pytest.mark.once

CODE = "tobiru42"
FIRST = Given(0, 0, "key-first", "play:Charge")
SECOND = Given(1, 0, "key-second", "play:Spark")


class Seen:
    """What came of answers given at once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.replies: list[Reply | None] = []
        self.changes: list[int] = []  # the number of the table each time everybody was told

    @property
    def said(self) -> list[str]:
        return [reply.status if reply else "failed" for reply in self.replies]


def at_once(folder: Path, given: Sequence[Given], before: Sequence[LogRow] = ()) -> Seen:
    """Give answers in one turn of the event loop; others may have written what is `before`."""

    async def give() -> Seen:
        store = Store(sqlite_address(folder / "db"))
        seats = [chair_row("here", "", "", "somebody", "") for _ in range(2)]
        row = TableRow(CODE, "duel", {}, {}, bytes(32), seats, "k", "2026-01-02T03:04:05+00:00")
        store.create(row)
        seen = Seen(Room(row, store, ()))
        if before:
            store.append(CODE, before)
        all_told = asyncio.Event()

        def tell(reply: Reply | None) -> None:
            seen.replies.append(reply)
            if len(seen.replies) == len(given):
                all_told.set()

        for one in given:
            seen.room.answer_then(one, tell, lambda: seen.changes.append(seen.room.number))
        await all_told.wait()
        await seen.room.deal()  # waits for its turn: all is done
        store.close()
        return seen

    return asyncio.run(give())


def written(folder: Path) -> list[tuple[int, str]]:
    store = Store(sqlite_address(folder / "db"))
    rows = [(row.number, row.key) for row in store.log(CODE)]
    store.close()
    return rows


def test_two_seats_are_told_once(tmp_path: Path) -> None:
    seen = at_once(tmp_path, [FIRST, SECOND])
    assert [reply and (reply.status, reply.sequence) for reply in seen.replies] == [
        ("accepted", 1),
        ("accepted", 2),
    ]
    assert seen.changes == [2]
    assert written(tmp_path) == [(1, FIRST.key), (2, SECOND.key)]


def test_what_is_said_twice_counts_once(tmp_path: Path) -> None:
    seen = at_once(tmp_path, [FIRST, FIRST, SECOND])
    assert seen.said == ["accepted", "duplicate", "accepted"]
    assert written(tmp_path) == [(1, FIRST.key), (2, SECOND.key)]


def test_a_seat_answers_a_question_once(tmp_path: Path) -> None:
    again = FIRST._replace(key="key-again", path="play:Spark")
    seen = at_once(tmp_path, [FIRST, again])
    assert seen.said == ["accepted", "stale"]
    assert written(tmp_path) == [(1, FIRST.key)]


def test_what_is_wrong_spoils_nothing_for_others(tmp_path: Path) -> None:
    wrong = SECOND._replace(path="play:Nothing")
    seen = at_once(tmp_path, [wrong, FIRST, wrong])
    assert seen.said == ["refused", "accepted", "refused"]
    assert seen.changes == [1]


def test_all_fail_together_if_another_process_was_faster(tmp_path: Path) -> None:
    other = LogRow(1, "answer", 1, "play:Charge", "key-other")
    seen = at_once(tmp_path, [FIRST, SECOND], [other])
    assert seen.said == ["failed", "failed"]
    assert seen.changes == []
    assert written(tmp_path) == [(1, other.key)]
