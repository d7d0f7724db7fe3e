"""Tables on disk: what was agreed, and a log that only grows.

SQLite in WAL mode by default, PostgreSQL by address. Everything is committed before it is told to
anybody. A table's log is numbered without gaps; two processes that write the same number at once
are told apart by the database, and the later one looks again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import (
    JSON,
    Column,
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
    select,
    text,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..kernel.errors import AutomatableError

VERSION = 1
CHANNEL = "automatable"

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
_NOTIFY = text("SELECT pg_notify(:channel, :told)")


class BadStore(AutomatableError, ValueError):
    """The database cannot be used."""

    code = "bad_store"


class Taken(Exception):
    """Somebody else has written there meanwhile."""


@dataclass(frozen=True)
class TableRow:
    """What was agreed when a table was made."""

    code: str
    game: str
    settings: dict[str, str]
    start: dict[str, str]
    seed: bytes
    seats: list[dict[str, str]]
    key: str
    created: str


@dataclass(frozen=True)
class LogRow:
    """One thing that happened at a table."""

    number: int
    kind: str  # answer, take_back, join, hand_over, rematch
    seat: int
    data: Any
    key: str


class Store:
    """The database, opened and brought up to this version."""

    def __init__(self, address: str) -> None:
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
            self._migrate()
        except (SQLAlchemyError, BadStore) as error:
            self._engine.dispose()
            raise (error if isinstance(error, BadStore) else self._bad(error)) from None

    def _bad(self, error: Exception) -> BadStore:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        return BadStore(f"{_shown(self.address)}: {reason}")

    @property
    def engine(self) -> Engine:
        """The connection pool."""
        return self._engine

    @property
    def is_postgres(self) -> bool:
        """Whether several processes may share it."""
        return self._engine.dialect.name == "postgresql"

    def create(self, row: TableRow) -> None:
        """Keep a new table; raises Taken if its code or key is in use."""
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(_TABLES).values(**vars(row)))
        except IntegrityError:
            raise Taken from None

    def table(self, code: str) -> TableRow | None:
        """The table of that code."""
        with self._engine.connect() as connection:
            row = connection.execute(select(_TABLES).where(_TABLES.c.code == code)).one_or_none()
        return None if row is None else TableRow(**row._mapping)

    def table_of_key(self, key: str) -> TableRow | None:
        """The table that was made by the command with that key."""
        with self._engine.connect() as connection:
            row = connection.execute(select(_TABLES).where(_TABLES.c.key == key)).one_or_none()
        return None if row is None else TableRow(**row._mapping)

    def append(self, code: str, rows: Sequence[LogRow]) -> None:
        """Write on at a table, all or nothing; raises Taken if somebody else has."""
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(_LOG), [{"code": code, **vars(row)} for row in rows])
                if self.is_postgres:
                    connection.execute(_NOTIFY, {"channel": CHANNEL, "told": code})
        except IntegrityError:
            raise Taken from None

    def notify(self, told: str) -> None:
        """Tell the other processes something that need not be kept; PostgreSQL only."""
        with self._engine.begin() as connection:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})

    def log(self, code: str, since: int = 0) -> list[LogRow]:
        """What happened at a table after that number."""
        query = select(_LOG).where(_LOG.c.code == code, _LOG.c.number > since)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(_LOG.c.number)).all()
        return [LogRow(row.number, row.kind, row.seat, row.data, row.key) for row in rows]

    def count(self) -> int:
        """How many tables there are."""
        with self._engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(_TABLES)).scalar_one())

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def _migrate(self) -> None:
        """Make the tables, or refuse what a newer version made."""
        found = None
        if inspect(self._engine).has_table(_VERSION.name):
            with self._engine.connect() as connection:
                found = connection.execute(select(func.max(_VERSION.c.version))).scalar_one()
        if found is None:  # new, or a first start that was cut short
            with self._engine.begin() as connection:
                _META.create_all(connection)
                connection.execute(insert(_VERSION).values(version=VERSION))
            return
        if found != VERSION:
            raise BadStore(
                f"{_shown(self.address)}: made by a newer version of Automatable"
                f" (schema {found}, this one knows {VERSION})"
            )


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
