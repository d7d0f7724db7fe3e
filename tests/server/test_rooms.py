"""Rooms in memory: never two of a table, and those used longest ago are forgotten first.

What is forgotten is gone at once: the garbage collector seldom looks for it (server/worker.py).
"""

from pathlib import Path

import pytest

from automatable.server.room import Room, occupant_row
from automatable.server.rooms import Rooms
from automatable.server.rows import LogRow, TableRow
from automatable.server.store import Store, sqlite_address


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(sqlite_address(tmp_path / "db"))


def a_room(store: Store, code: str) -> Room:
    seats = [occupant_row("here", "", "", "somebody", "") for _ in range(2)]
    return Room(TableRow(code, "duel", {}, {}, bytes(32), seats, code, "2026-01-02"), store, ())


def test_a_table_has_one_room(store: Store) -> None:
    rooms = Rooms()
    first = rooms.add(a_room(store, "tobiru42"))
    assert rooms.add(a_room(store, "tobiru42")) is first
    assert rooms.get("tobiru42") is first
    assert rooms.get("nobody00") is None


def test_what_was_used_longest_ago_is_forgotten_first(store: Store) -> None:
    size = a_room(store, "size").size
    rooms = Rooms(budget=3 * size)
    for number in range(3):
        rooms.add(a_room(store, f"table{number}"))
    rooms.get("table0")
    rooms.add(a_room(store, "table3"))
    kept = [number for number in range(4) if rooms.get(f"table{number}") is not None]
    assert kept == [0, 2, 3]


def test_whoever_holds_a_room_keeps_it(store: Store) -> None:
    rooms = Rooms(budget=0)
    held = rooms.add(a_room(store, "held0000"))
    for number in range(5):
        rooms.add(a_room(store, f"table{number}"))
    assert rooms.get("held0000") is held
    assert rooms.get("table0") is None


def test_a_long_game_takes_more_of_the_budget(store: Store) -> None:
    room = a_room(store, "tobiru42")
    before = room.size
    trial = room.trial()
    trial.answer(0, "play:Charge")
    room.keep(trial, room.rows(trial, "key-first"))
    assert room.size > before


def test_what_was_taken_back_takes_of_the_budget_too(store: Store) -> None:
    room = a_room(store, "tobiru42")
    before = room.size
    answer = LogRow(1, "answer", 0, "play:Charge", "key-first")
    room.catch_up([answer, LogRow(2, "take_back", 0, 0, "key-second")])
    assert not room.record.answers
    assert room.size > before
