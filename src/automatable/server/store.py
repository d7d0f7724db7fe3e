"""Tables on disk: what was agreed, and a log that only grows.

SQLite in WAL mode by default, PostgreSQL by address. Everything is committed before it is told to
anybody. A table's log is numbered without gaps; two processes that write the same number at once
are told apart by the database, and the later one looks again.
"""

import shutil
import sqlite3
from asyncio import to_thread
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from orjson import loads
from sqlalchemy import (
    ColumnElement,
    Engine,
    Table,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..kernel.extras import need
from .database import LOG, MIGRATIONS, TABLES, VERSION, Migration
from .peers import CHANNEL, DatabasePeers
from .rows import LogRow, TableRow
from .table_store import BadStore as BadStore
from .table_store import WriteConflict
from .writer import GroupWriter, log_values, table_values

DRIVER = "psycopg"  # of PostgreSQL
MANY = 500  # tables forgotten by one statement
LEAST_SPACE = 8 * 1024 * 1024  # bytes; with less the disk is as good as full
_LOG_AFTER = (
    select(*[LOG.c[name] for name in LogRow._fields])
    .where(LOG.c.code == bindparam("code"), LOG.c.number > bindparam("since"))
    .order_by(LOG.c.number)
)
_NOTIFY = text("SELECT pg_notify(:channel, :told)")


class StoreInUse(BadStore):
    """Another server has the same SQLite file."""

    code = "store_in_use"


class Store:
    """The database, opened and brought up to this version."""

    failures: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error)

    def __init__(self, address: str, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self.address = address
        if not address.startswith("sqlite") and address.partition("?")[0].count("@") > 1:
            raise BadStore(f"{_shown(address)}: write @ in a name or password as %40")
        try:
            self._engine = create_engine(address, pool_pre_ping=True, json_deserializer=_loads)
        except (SQLAlchemyError, ImportError, ValueError) as error:
            if getattr(error, "name", None) == DRIVER:
                need(DRIVER, "postgres")
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

    def peers(self, hear: Callable[[str], None]) -> DatabasePeers:
        """The other processes on the same database."""
        return DatabasePeers(self, hear)

    async def create(self, row: TableRow) -> None:
        """Keep a new table; raises WriteConflict if its code or key is in use."""
        if self._writer is not None:
            await self._writer.write(TABLES, [table_values(row)])
        else:
            await to_thread(self._insert, TABLES, [vars(row)])

    async def append(self, code: str, rows: Sequence[LogRow]) -> None:
        """Write on at a table, all or nothing; raises WriteConflict if somebody else has."""
        if self._writer is not None:
            await self._writer.write(LOG, [log_values(code, row) for row in rows])
        else:
            values = [{"code": code, **row._asdict()} for row in rows]
            await to_thread(self._insert, LOG, values, code)

    def _insert(self, table: Table, rows: Sequence[Mapping[str, Any]], told: str = "") -> None:
        """Insert rows where several processes may write, and tell the others."""
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(table), rows)
                if told:
                    connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})
        except IntegrityError:
            raise WriteConflict from None

    async def table(self, code: str) -> TableRow | None:
        """The table of that code."""
        return await to_thread(self._table, TABLES.c.code == code)

    async def table_of_key(self, key: str) -> TableRow | None:
        """The table that was made by the command with that key."""
        return await to_thread(self._table, TABLES.c.key == key)

    def _table(self, condition: ColumnElement[bool]) -> TableRow | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(TABLES).where(condition)).one_or_none()
        return None if row is None else TableRow(**row._mapping)

    async def log(self, code: str, since: int = 0) -> list[LogRow]:
        """What happened at a table after that number."""
        return await to_thread(self._log, code, since)

    def _log(self, code: str, since: int) -> list[LogRow]:
        with self._engine.connect() as connection:
            rows = connection.execute(_LOG_AFTER, {"code": code, "since": since})
            return [LogRow(*row) for row in rows]

    async def expire(self, before: str, kept: Collection[str]) -> list[str]:
        """Forget the tables made before a time, as `created` is written; the codes they had."""
        return await to_thread(self._expire, before, kept)

    def _expire(self, before: str, kept: Collection[str]) -> list[str]:
        with self._engine.begin() as connection:
            old = connection.execute(select(TABLES.c.code).where(TABLES.c.created < before))
            codes = [code for (code,) in old if code not in kept]
            for start in range(0, len(codes), MANY):
                some = codes[start : start + MANY]
                connection.execute(delete(LOG).where(LOG.c.code.in_(some)))
                connection.execute(delete(TABLES).where(TABLES.c.code.in_(some)))
        return codes

    def notify(self, told: str) -> None:
        """Tell the other processes something that need not be kept; PostgreSQL only."""
        with self._engine.begin() as connection:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})

    def problem(self) -> str:
        """Why nothing can be written; empty if it can."""
        if self._writer is None or not self._engine.url.database:
            return ""
        folder = Path(self._engine.url.database).resolve().parent
        if shutil.disk_usage(folder).free < LEAST_SPACE:
            return "the disk is full"
        return self._writer.failure

    def count(self) -> int:
        """How many tables there are."""
        with self._engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())

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
                connection.execute(insert(VERSION).values(version=number))

    def _version(self) -> int:
        """The version of the tables; 0 if there are none, or a first start was cut short."""
        if not inspect(self._engine).has_table(VERSION.name):
            return 0
        with self._engine.connect() as connection:
            found = connection.execute(select(func.max(VERSION.c.version))).scalar_one()
        return int(found or 0)


def _loads(data: str | int) -> Any:
    """Read JSON; SQLite keeps a number that stands alone as a number."""
    return data if isinstance(data, int) else loads(data)


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
    real = Path(url.database).resolve()  # by whichever path it is reached
    lock = sqlite3.connect(f"{real}-server", timeout=0, isolation_level=None)
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
