"""Whatever fails once, or for a while, at whichever point: afterwards every table goes on.

The n-th write, or the n-th thought, of a short game against bots fails, for every n: once, and from
then on until it is mended. Nothing that was acknowledged is lost or doubled, and the game ends.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from automatable.server import hub as hub_module
from automatable.server.hub import Hub
from automatable.server.room import Room, occupant_row
from automatable.server.rows import LogRow, TableRow
from automatable.server.store import Store, sqlite_address
from automatable.server.thinking import Asker, BotFailed, Thinkers
from automatable.server.verdict import SentAnswer

ROUNDS = 2
DISK_FULL = sqlite3.OperationalError("database or disk is full")


class Fault:
    """Fails at the n-th call, and at some after it."""

    def __init__(self, error: Exception, first: int, times: int) -> None:
        self.error, self.first, self.times = error, first, times
        self.calls = self.failed = 0

    def strike(self) -> None:
        self.calls += 1
        if self.first <= self.calls < self.first + self.times:
            self.failed += 1
            raise self.error


class FaultyStore(Store):
    """A store whose writes fail before they are made, or after, when nobody hears of it."""

    def __init__(self, address: str, before: Fault, after: Fault) -> None:
        super().__init__(address)
        self.before, self.after = before, after

    async def append(self, code: str, rows: Sequence[LogRow]) -> None:
        self.before.strike()
        await super().append(code, rows)
        self.after.strike()


class Dreamers(Thinkers):
    """Thinkers whose thoughts cost nothing, and may fail: the bot plays the first thing it may."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(1)
        self.fault = fault
        self.room: Room | None = None

    async def think(self, whose: Asker, thought: str, *given: Any) -> Any:
        self.fault.strike()
        assert self.room is not None
        question = self.room.questions[given[1]]
        return self.room.record.game.catalogue.name(question.options[0])


async def play(folder: Path, before: Fault, after: Fault, thought: Fault) -> tuple[int, int]:
    """Play a Duel of two rounds against a bot; how many writes and thoughts it took."""
    store = FaultyStore(sqlite_address(folder / "tables.db"), before, after)
    bots = Dreamers(thought)
    hub = Hub(store, thinkers=bots)
    occupants = [occupant_row("here", "", "", "ada", ""), occupant_row("bot", "", "random", "", "")]
    settings = {"max_rounds": str(ROUNDS)}
    row = TableRow("tobiru42", "duel", settings, {}, bytes(32), occupants, "k", "2026-01-02")
    await store.create(row)
    room = bots.room = hub.made(row)
    hub.changed(room)
    acknowledged: list[str] = []
    while room.status != "over":
        if 0 in room.questions:
            action = room.record.game.catalogue.name(room.questions[0].options[0])
            given = SentAnswer(0, room.number, f"ada-{room.number}", action)
            await insist(lambda: room.answer(given))  # noqa: B023
            acknowledged.append(given.key)
            hub.changed(room)
        await asyncio.sleep(0.001)
    await hub.stop()
    rows = await store.log("tobiru42")
    store.close()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    keys = [row.key for row in rows]
    assert len(set(keys)) == len(keys)
    assert set(acknowledged) <= set(keys)
    again = Room(row, store, rows)
    assert again.status == "over"
    assert again.record.text() == room.record.text()
    return before.calls, thought.calls


async def insist(command: Callable[[], Any]) -> None:
    """Say it again until it is acknowledged, as the page does."""
    while True:
        try:
            verdict = await command()
        except sqlite3.Error:
            await asyncio.sleep(0.001)
            continue
        assert verdict.status in ("accepted", "duplicate"), verdict
        return


def never() -> Fault:
    return Fault(DISK_FULL, 0, 0)


@pytest.fixture(scope="module")
def length(tmp_path_factory: pytest.TempPathFactory) -> tuple[int, int]:
    """How many writes and thoughts the game takes if nothing fails."""
    folder = tmp_path_factory.mktemp("whole")
    return asyncio.run(play(folder, never(), never(), never()))


@pytest.mark.parametrize("times", [1, 5])
@pytest.mark.parametrize("point", ["before", "after", "thought"])
def test_a_table_goes_on_whatever_fails_wherever(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    length: tuple[int, int],
    point: str,
    times: int,
) -> None:
    monkeypatch.setattr(hub_module, "PAUSES", (0.001,))
    writes, thoughts = length
    assert writes > 3
    assert thoughts > 1
    for first in range(1, (thoughts if point == "thought" else writes) + 1):
        folder = tmp_path / str(first)
        folder.mkdir()
        error = BotFailed("the process died") if point == "thought" else DISK_FULL
        faults = {name: never() for name in ("before", "after", "thought")}
        faults[point] = Fault(error, first, times)
        asyncio.run(asyncio.wait_for(play(folder, **faults), 30))
        assert faults[point].failed >= 1
    # A bot whose answer could not be written has not failed: it plays as well as ever.
    is_replaced = "answered at random for a bot that failed" in caplog.messages
    assert is_replaced == (point == "thought" and times > hub_module.TRIES)
