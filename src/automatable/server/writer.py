"""The one writer of a SQLite file, which writes for all who wait in one commit."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from orjson import dumps
from sqlalchemy import Engine, Table

from .database import LOG, TABLES
from .rows import LogRow, TableRow
from .table_store import WriteConflict

Values: TypeAlias = tuple[Any, ...]  # of a row, in the order of the columns
MOST_ROWS = 1000  # in one statement


class Write:
    """Rows of one table on their way to the disk, all or none of them."""

    def __init__(
        self, table: Table, rows: Sequence[Values], loop: asyncio.AbstractEventLoop
    ) -> None:
        self.table = table
        self.rows = rows
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()

    def settle(self, error: Exception | None) -> None:
        """Tell whoever waits, if anybody still does."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


def _json(data: Any) -> str:
    return dumps(data).decode()


def table_values(row: TableRow) -> Values:
    settings, start, seats = _json(row.settings), _json(row.start), _json(row.seats)
    agreed = (settings, start, row.seed, seats)
    kept = (row.key, row.created, row.hints, row.version, row.scheme, row.clock)
    return row.code, row.game, *agreed, *kept


def log_values(code: str, row: LogRow) -> Values:
    clock = None if row.clock is None else _json(row.clock)
    return code, row.number, row.kind, row.seat, _json(row.data), row.key, clock


@cache
def _insertion(table: Table, rows: int) -> str:
    names = table.c.keys()
    values = ", ".join([f"({', '.join('?' * len(names))})"] * rows)
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {values}"  # noqa: S608


class GroupWriter:
    """The one writer of a SQLite file. What arrives while it is busy shares the next commit.

    A commit waits for the disk; SQLite has one writer at a time, and makes the others sleep. Here
    they wait for their turn in a queue, and many of them for the disk together.
    """

    def __init__(self, engine: Engine) -> None:
        self._pooled = engine.raw_connection()
        connection = self._pooled.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        connection.isolation_level = None  # transactions are said here
        self._connection = connection
        self._queue: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._gathered: list[Write] = []  # by the event loop, in this turn of it
        self.failure = ""  # of the last commit
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def write(self, table: Table, rows: Sequence[Values]) -> asyncio.Future[None]:
        """Write rows, all or none; done when they are on the disk, or with WriteConflict.

        The event loop hands over what it has once in each turn.
        """
        loop = asyncio.get_running_loop()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        write = Write(table, rows, loop)
        self._gathered.append(write)
        return write.done

    def _hand_over(self) -> None:
        self._queue.put(self._gathered)
        self._gathered = []

    def close(self) -> None:
        """Finish what was begun, then stop."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()
        self._connection.isolation_level = "DEFERRED"
        self._pooled.close()

    def _run(self) -> None:
        while True:
            writes = self._queue.get()
            group: list[Write] = []
            while writes is not None:
                group += writes
                try:
                    writes = self._queue.get_nowait()
                except Empty:
                    break
            if group:
                _tell(group, self._commit(group))
            if writes is None:
                return

    def _commit(self, group: list[Write]) -> dict[Write, Exception]:
        """One commit for all; what went wrong, by whose write it was."""
        try:
            self._insert(group)
        except sqlite3.IntegrityError:
            if len(group) == 1:
                return {group[0]: WriteConflict()}
            wrong: dict[Write, Exception] = {}
            for write in group:  # one that is too late does not spoil it for the others
                wrong |= self._commit([write])
            return wrong
        except sqlite3.Error as error:
            self.failure = str(error)
            return dict.fromkeys(group, error)
        self.failure = ""
        return {}

    def _insert(self, group: list[Write]) -> None:
        """Few statements: for each one, this thread waits for the interpreter again."""
        statements: list[tuple[str, list[Any]]] = []
        for table in (TABLES, LOG):
            rows = [row for write in group if write.table is table for row in write.rows]
            for start in range(0, len(rows), MOST_ROWS):
                some = rows[start : start + MOST_ROWS]
                values = [value for row in some for value in row]
                statements.append((_insertion(table, len(some)), values))
        if len(statements) == 1:  # by itself it is a transaction
            self._connection.execute(*statements[0])
            return
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, values in statements:
                self._connection.execute(statement, values)
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            raise


def _tell(group: list[Write], errors: Mapping[Write, Exception]) -> None:
    """Tell everybody how it went; an event loop is woken once."""
    loops: dict[asyncio.AbstractEventLoop, list[Write]] = {}
    for write in group:
        loops.setdefault(write.loop, []).append(write)
    for loop, writes in loops.items():
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle_all, writes, errors)


def _settle_all(group: list[Write], errors: Mapping[Write, Exception]) -> None:
    for write in group:
        write.settle(errors.get(write))
