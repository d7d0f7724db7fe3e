"""The tables of the database, and how each version of them came to be."""

from collections.abc import Callable
from typing import TypeAlias

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    inspect,
    text,
    true,
)

Migration: TypeAlias = Callable[[Connection], None]


_META = MetaData()
VERSION = Table("automatable_version", _META, Column("version", Integer, primary_key=True))
TABLES = Table(
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
    Column("version", Integer, nullable=False, server_default="1"),
    Column("scheme", Integer, nullable=False, server_default="1"),
    Column("clock", String(40), nullable=False, server_default=""),
)
LOG = Table(
    "automatable_log",
    _META,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("key", String(140), nullable=False),
    Column("clock", JSON(none_as_null=True)),
    UniqueConstraint("code", "key"),
)


def _make_tables(connection: Connection) -> None:
    _META.create_all(connection)


def _add(connection: Connection, column: str, kind: str, table: Table = TABLES) -> None:
    """Add a column; a new database has it already."""
    known = {known["name"] for known in inspect(connection).get_columns(table.name)}
    if column not in known:
        connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {column} {kind}"))


def _add_hints(connection: Connection) -> None:
    """Tables made before had nothing against hints."""
    _add(connection, "hints", "BOOLEAN DEFAULT true NOT NULL")


def _add_version(connection: Connection) -> None:
    """All games had their first rules until then."""
    _add(connection, "version", "INTEGER DEFAULT 1 NOT NULL")


def _add_scheme(connection: Connection) -> None:
    """Until then the server made all chance alone; what was begun so goes on so."""
    _add(connection, "scheme", "INTEGER DEFAULT 1 NOT NULL")


def _add_clock(connection: Connection) -> None:
    """Until then everybody had as much time as they liked."""
    _add(connection, "clock", "VARCHAR(40) DEFAULT '' NOT NULL")
    _add(connection, "clock", "JSON", LOG)


# Each step brings a database from the version of its place to the next; never change one that
# people have run, add another.
MIGRATIONS: tuple[Migration, ...] = (
    _make_tables,
    _add_hints,
    _add_version,
    _add_scheme,
    _add_clock,
)
