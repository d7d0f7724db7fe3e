"""Tables on disk: what was agreed, and a log that only grows.

SQLite in WAL mode by default, PostgreSQL by address. Everything is committed before it is told to
anybody. A table's log is numbered without gaps; two processes that write the same number at once
are told apart by the database, and the later one looks again.
"""

import asyncio
import sqlite3
from asyncio import to_thread
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias
from urllib.parse import quote

from orjson import dumps
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    create_engine,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
    true,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..kernel.errors import AutomatableError
from .rows import LogRow, TableRow

CHANNEL = "automatable"
Migration: TypeAlias = Callable[[Connection], None]

_META = MetaData()
_VERSION = Table("automatable_version", _META, Column("version", Integer, primary_key=True))
_TABLES = Table(
    "automatable_tables",
    _META,
    Column("code", String(16), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("start", JSON, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("key", String(130), nullable=False, unique=True),
    Column("created", String(32), nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
)
_LOG = Table(
    "automatable_log",
    _META,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("key", String(140), nullable=False),
    UniqueConstraint("code", "key"),
)


def _make_tables(connection: Connection) -> None:
    _META.create_all(connection)


def _add_hints(connection: Connection) -> None:
    """Tables made before had nothing against hints."""
    known = {column["name"] for column in inspect(connection).get_columns(_TABLES.name)}
    if "hints" not in known:  # a new database has the column already
        added = f"ALTER TABLE {_TABLES.name} ADD COLUMN hints BOOLEAN DEFAULT true NOT NULL"
        connection.execute(text(added))


# Each step brings a database from the version of its place to the next; never change one that
# people have run, add another.
MIGRATIONS: tuple[Migration, ...] = (_make_tables, _add_hints)

MOST_ROWS = 1000  # in one statement
_NOTIFY = text("SELECT pg_notify(:channel, :told)")


Values: TypeAlias = tuple[Any, ...]  # of a row, in the order of the columns


class BadStore(AutomatableError, ValueError):
    """The database cannot be used."""

    code = "bad_store"


class StoreInUse(BadStore):
    """Another server has the same SQLite file."""

    code = "store_in_use"


class Taken(Exception):
    """Somebody else has written there meanwhile."""


class Store:
    """The database, opened and brought up to this version."""

    def __init__(self, address: str, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self.address = address
        if not address.startswith("sqlite") and address.partition("?")[0].count("@") > 1:
            raise BadStore(f"{_shown(address)}: write @ in a name or password as %40")
        try:
            self._engine = create_engine(address, pool_pre_ping=True)
        except (SQLAlchemyError, ImportError, ValueError) as error:
            raise self._bad(error) from None
        try:
            if self._engine.dialect.name == "sqlite":
                event.listen(self._engine, "connect", _prepare_sqlite)
            self._migrate(migrations)
        except (SQLAlchemyError, BadStore) as error:
            self._engine.dispose()
            raise (error if isinstance(error, BadStore) else self._bad(error)) from None
        self.is_shared = self._engine.dialect.name == "postgresql"  # by several processes
        self._writer = GroupWriter(self._engine) if self._engine.name == "sqlite" else None

    def _bad(self, error: Exception) -> BadStore:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        return BadStore(f"{_shown(self.address)}: {reason}")

    @property
    def engine(self) -> Engine:
        """The connection pool."""
        return self._engine

    async def create(self, row: TableRow) -> None:
        """Keep a new table; raises Taken if its code or key is in use."""
        if self._writer is not None:
            await self._writer.write(_TABLES, [_table_values(row)])
        else:
            await to_thread(self._insert, _TABLES, [vars(row)])

    async def append(self, code: str, rows: Sequence[LogRow]) -> None:
        """Write on at a table, all or nothing; raises Taken if somebody else has."""
        if self._writer is not None:
            await self._writer.write(_LOG, [_log_values(code, row) for row in rows])
        else:
            values = [{"code": code, **row._asdict()} for row in rows]
            await to_thread(self._insert, _LOG, values, code)

    def _insert(self, table: Table, rows: Sequence[Mapping[str, Any]], told: str = "") -> None:
        """Insert rows where several processes may write, and tell the others."""
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(table), rows)
                if told:
                    connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})
        except IntegrityError:
            raise Taken from None

    async def table(self, code: str) -> TableRow | None:
        """The table of that code."""
        return await to_thread(self._table, _TABLES.c.code == code)

    async def table_of_key(self, key: str) -> TableRow | None:
        """The table that was made by the command with that key."""
        return await to_thread(self._table, _TABLES.c.key == key)

    def _table(self, condition: ColumnElement[bool]) -> TableRow | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(_TABLES).where(condition)).one_or_none()
        return None if row is None else TableRow(**row._mapping)

    async def log(self, code: str, since: int = 0) -> list[LogRow]:
        """What happened at a table after that number."""
        return await to_thread(self._log, code, since)

    def _log(self, code: str, since: int) -> list[LogRow]:
        query = select(_LOG).where(_LOG.c.code == code, _LOG.c.number > since)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(_LOG.c.number)).all()
        return [LogRow(row.number, row.kind, row.seat, row.data, row.key) for row in rows]

    def notify(self, told: str) -> None:
        """Tell the other processes something that need not be kept; PostgreSQL only."""
        with self._engine.begin() as connection:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})

    def count(self) -> int:
        """How many tables there are."""
        with self._engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(_TABLES)).scalar_one())

    def close(self) -> None:
        """Let go of the database."""
        if self._writer is not None:
            self._writer.close()
        self._engine.dispose()

    def _migrate(self, migrations: Sequence[Migration]) -> None:
        """Bring the tables up to this version, or refuse what a newer version made."""
        found = self._version()
        if found > len(migrations):
            raise BadStore(
                f"{_shown(self.address)}: made by a newer version of Automatable"
                f" (schema {found}, this one knows {len(migrations)})"
            )
        for number, migrate in enumerate(migrations[found:], found + 1):
            with self._engine.begin() as connection:  # a step is taken whole or not at all
                migrate(connection)
                connection.execute(insert(_VERSION).values(version=number))

    def _version(self) -> int:
        """The version of the tables; 0 if there are none, or a first start was cut short."""
        if not inspect(self._engine).has_table(_VERSION.name):
            return 0
        with self._engine.connect() as connection:
            found = connection.execute(select(func.max(_VERSION.c.version))).scalar_one()
        return int(found or 0)


class Write:
    """Rows of one table on their way to the disk, all or none of them."""

    def __init__(self, table: Table, rows: Sequence[Values]) -> None:
        self.table = table
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

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


def _table_values(row: TableRow) -> Values:
    settings, start, seats = _json(row.settings), _json(row.start), _json(row.seats)
    agreed = (settings, start, row.seed, seats)
    return row.code, row.game, *agreed, row.key, row.created, row.hints


def _log_values(code: str, row: LogRow) -> Values:
    return code, row.number, row.kind, row.seat, _json(row.data), row.key


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
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def write(self, table: Table, rows: Sequence[Values]) -> asyncio.Future[None]:
        """Write rows, all or none; done when they are on the disk, or with Taken.

        The event loop hands over what it has once in each turn.
        """
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self._hand_over)
        write = Write(table, rows)
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
                return {group[0]: Taken()}
            wrong: dict[Write, Exception] = {}
            for write in group:  # who is too late does not spoil it for the others
                wrong |= self._commit([write])
            return wrong
        except sqlite3.Error as error:
            return dict.fromkeys(group, error)
        return {}

    def _insert(self, group: list[Write]) -> None:
        """Few statements: for each one, this thread waits for the interpreter again."""
        statements: list[tuple[str, list[Any]]] = []
        for table in (_TABLES, _LOG):
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


@contextmanager
def only_server(address: str) -> Iterator[None]:
    """Be the one server of a SQLite file, which reads its tables once; raises StoreInUse.

    The lock is a database of its own beside it, so that others may still read the tables. It ends
    with the process, however that ends.
    """
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    lock = sqlite3.connect(f"{url.database}-server", timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise StoreInUse(url.database) from None
    try:
        yield
    finally:
        lock.close()


def sqlite_address(path: Path) -> str:
    """The address of a SQLite file, whose folder is made if need be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadStore(f"{path}: {error.strerror}") from None
    return f"sqlite:///{quote(str(path))}" if set("?%") & set(str(path)) else f"sqlite:///{path}"


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _shown(address: str) -> str:
    """The address without its password."""
    scheme, _, rest = address.partition("?")[0].partition("://")
    shown = rest if scheme.startswith("sqlite") else rest.rpartition("@")[2]
    return f"{scheme}://{shown}"
