"""The store keeps its promises on every database."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from automatable.games.duel import GAME as DUEL
from automatable.kernel.errors import OtherVersion
from automatable.server.database import MIGRATIONS
from automatable.server.errors import ApiError
from automatable.server.hub import Hub
from automatable.server.room import Room
from automatable.server.rows import LogRow, TableRow
from automatable.server.store import BadStore, Store, StoreInUse, only_server, sqlite_address
from automatable.server.table_store import WriteConflict

from .helpers import now


def table(code: str = "tobiru42", key: str = "k") -> TableRow:
    occupant = {"kind": "here", "name": "Zoë ☂", "bot": "", "holder": "h" * 64, "invite": ""}
    return TableRow(
        code,
        "duel",
        {"board": "short"},
        {"A": "H3"},
        bytes(range(256))[::8],
        [occupant],
        key,
        "2026-01-02T03:04:05+00:00",
    )


def row(number: int, key: str = "", data: object = "play:Charge") -> LogRow:
    return LogRow(number, "answer", 0, data, key or f"key {number}")


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    opened = Store(address)
    yield opened
    opened.close()


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    now(store.create(table()))
    assert now(store.table("tobiru42")) == table()
    assert now(store.table_of_key("k")) == table()
    assert now(store.table("nobody00")) is None
    assert now(store.table_of_key("other")) is None
    assert store.count() == 1


def test_the_log_comes_back_in_order(store: Store) -> None:
    now(store.create(table()))
    now(store.append("tobiru42", [row(1), row(2, data={"name": "Zoë", "holder": "x"})]))
    now(store.append("tobiru42", [row(3, data=7), LogRow(4, "rematch", -1, "tobiru43", "r")]))
    rows = now(store.log("tobiru42"))
    assert [found.number for found in rows] == [1, 2, 3, 4]
    assert rows[1].data == {"name": "Zoë", "holder": "x"}
    assert rows[2] == row(3, data=7)
    assert rows[3].seat == -1
    assert now(store.log("tobiru42", 2)) == rows[2:]
    assert now(store.log("tobiru42", 4)) == []
    assert now(store.log("nobody00")) == []


@pytest.mark.parametrize("other", [table("tobiru42", "other"), table("other000", "k")])
def test_a_code_or_key_in_use_is_taken(store: Store, other: TableRow) -> None:
    now(store.create(table()))
    with pytest.raises(WriteConflict):
        now(store.create(other))
    assert store.count() == 1
    assert now(store.table("tobiru42")) == table()


@pytest.mark.parametrize("late", [row(2, "new"), row(3, "key 1")], ids=["number", "key"])
def test_a_number_or_key_in_use_is_taken(store: Store, late: LogRow) -> None:
    now(store.append("tobiru42", [row(1), row(2)]))
    with pytest.raises(WriteConflict):
        now(store.append("tobiru42", [late]))
    assert now(store.log("tobiru42")) == [row(1), row(2)]


def test_the_same_number_and_key_are_free_at_another_table(store: Store) -> None:
    now(store.append("tobiru42", [row(1)]))
    now(store.append("other000", [row(1)]))
    assert now(store.log("tobiru42")) == now(store.log("other000")) == [row(1)]


def test_rows_are_written_whole_or_not_at_all(store: Store) -> None:
    now(store.append("tobiru42", [row(1)]))
    with pytest.raises(WriteConflict):
        now(store.append("tobiru42", [row(2), row(3), row(4, "key 1")]))
    with pytest.raises(WriteConflict):
        now(store.append("tobiru42", [row(3), row(2), row(1, "new")]))
    assert now(store.log("tobiru42")) == [row(1)]
    now(store.append("tobiru42", [row(2), row(3)]))
    assert len(now(store.log("tobiru42"))) == 3


def test_another_opening_sees_what_was_written(store: Store, address: str) -> None:
    now(store.create(table()))
    now(store.append("tobiru42", [row(1)]))
    again = Store(address)
    assert now(again.table("tobiru42")) == table()
    assert now(again.log("tobiru42")) == [row(1)]
    now(again.append("tobiru42", [row(2)]))
    again.close()
    assert now(store.log("tobiru42", 1)) == [row(2)]


def write_and_die(address: str) -> None:
    store = Store(address)
    now(store.create(table()))
    now(store.append("tobiru42", [row(1), row(2)]))
    os._exit(9)  # nothing is closed, nothing flushed


def test_what_was_written_outlives_its_process(address: str) -> None:
    process = multiprocessing.get_context("spawn").Process(target=write_and_die, args=(address,))
    process.start()
    process.join(60)
    assert process.exitcode == 9
    store = Store(address)
    assert now(store.table("tobiru42")) == table()
    assert now(store.log("tobiru42")) == [row(1), row(2)]
    store.close()


def test_two_openings_write_one_after_the_other(store: Store, address: str) -> None:
    """Of two that write the same number one is told so, and the log has no gap."""
    other = Store(address)
    now(store.append("tobiru42", [row(1, "a")]))
    with pytest.raises(WriteConflict):
        now(other.append("tobiru42", [row(1, "b")]))
    now(other.append("tobiru42", [row(2, "b")]))
    other.close()
    assert [found.key for found in now(store.log("tobiru42"))] == ["a", "b"]


def test_who_is_too_late_does_not_spoil_it_for_the_others(store: Store) -> None:
    """They share a commit; each is told how its own went."""
    now(store.append("tobiru42", [row(1)]))
    wishes = [
        ("tobiru42", [row(1, "late")]),
        *[(f"other{n:03}", [row(1), row(2)]) for n in range(9)],
    ]

    async def all_at_once() -> list[object]:
        writes = [store.append(code, rows) for code, rows in wishes]
        return list(await asyncio.gather(*writes, return_exceptions=True))

    told = asyncio.run(all_at_once())
    assert isinstance(told[0], WriteConflict)
    assert told[1:] == [None] * 9
    assert now(store.log("tobiru42")) == [row(1)]
    assert [now(store.log(code)) for code, _ in wishes[1:]] == [[row(1), row(2)]] * 9


def contents(address: str) -> list[object]:
    engine = create_engine(address)
    with engine.connect() as connection:
        versions = connection.execute(text("SELECT version FROM automatable_version")).all()
        tables = connection.execute(text("SELECT code, key FROM automatable_tables")).all()
        log = connection.execute(text("SELECT code, number FROM automatable_log")).all()
    engine.dispose()
    return [tuple(found) for found in (*versions, *tables, *log)]


def execute(address: str, *statements: str) -> None:
    engine = create_engine(address)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def test_a_newer_database_is_refused_in_one_line_and_not_touched(address: str) -> None:
    store = Store(address)
    now(store.create(table()))
    store.close()
    execute(address, "INSERT INTO automatable_version VALUES (99)")
    before = contents(address)
    with pytest.raises(BadStore, match=r"^[^\n]*newer version of Automatable[^\n]*99[^\n]*$"):
        Store(address)
    assert contents(address) == before


def add_notes(connection: Connection) -> None:
    connection.execute(text("CREATE TABLE automatable_notes (code VARCHAR(16))"))
    connection.execute(text("INSERT INTO automatable_notes SELECT code FROM automatable_tables"))


def test_an_older_database_is_brought_up_to_date_once(address: str) -> None:
    store = Store(address)
    now(store.create(table()))
    now(store.append("tobiru42", [row(1)]))
    store.close()
    for _ in range(2):  # the second time there is nothing left to do
        store = Store(address, (*MIGRATIONS, add_notes))
        assert now(store.table("tobiru42")) == table()
        assert now(store.log("tobiru42")) == [row(1)]
        store.close()
    engine = create_engine(address)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT code FROM automatable_notes")).all() == [
            ("tobiru42",)
        ]
    engine.dispose()
    with pytest.raises(BadStore, match="newer version"):
        Store(address)


FIRST_TABLES = """
CREATE TABLE automatable_version (version INTEGER NOT NULL PRIMARY KEY);
CREATE TABLE automatable_tables (
    code VARCHAR(16) NOT NULL PRIMARY KEY, game VARCHAR(60) NOT NULL, settings JSON NOT NULL,
    start JSON NOT NULL, seed {bytes} NOT NULL, seats JSON NOT NULL,
    key VARCHAR(130) NOT NULL UNIQUE, created VARCHAR(32) NOT NULL);
CREATE TABLE automatable_log (
    code VARCHAR(16) NOT NULL, number INTEGER NOT NULL, kind VARCHAR(16) NOT NULL,
    seat INTEGER NOT NULL, data JSON NOT NULL, key VARCHAR(140) NOT NULL,
    PRIMARY KEY (code, number), UNIQUE (code, key));
INSERT INTO automatable_version VALUES (1);
INSERT INTO automatable_tables VALUES (
    'tobiru41', 'duel', '{{}}', '{{}}', '0123', '[]', 'old', '2026-01-02T03:04:05+00:00')
"""


def first_store(address: str) -> tuple[Store, TableRow]:
    """A database as version 1 made it, opened by this one; and the table it held."""
    kind = "BYTEA" if address.startswith("postgresql") else "BLOB"
    execute(address, *FIRST_TABLES.format(bytes=kind).split(";"))
    store = Store(address)
    old = now(store.table("tobiru41"))
    assert old is not None
    return store, old


def test_tables_are_forgotten_by_age_but_for_some(address: str) -> None:
    store = Store(address)
    for number, year in enumerate((2024, 2025, 2026, 2024)):
        row = replace(table(), code=f"table{number}", key=f"key{number}", created=f"{year}-01-02")
        now(store.create(row))
        now(store.append(row.code, [LogRow(1, "answer", 0, "play:Charge", "k")]))
    assert sorted(now(store.expire("2025-06-01", {"table3"}))) == ["table0", "table1"]
    left = [code for code in (f"table{n}" for n in range(4)) if now(store.table(code)) is not None]
    assert left == ["table2", "table3"]
    assert [len(now(store.log(f"table{n}"))) for n in range(4)] == [0, 0, 1, 1]
    store.close()


def test_a_store_reached_by_two_paths_is_one(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Store(sqlite_address(path)).close()
    (tmp_path / "link.db").symlink_to(path)
    link = sqlite_address(tmp_path / "link.db")
    with only_server(sqlite_address(path)), pytest.raises(StoreInUse), only_server(link):
        pass


def test_a_database_without_versions_holds_first_rules(address: str) -> None:
    """A table begun under other rules is not played by these, and says so."""
    store, old = first_store(address)
    assert old.version == 1
    later = replace(table(), version=2)
    now(store.create(later))
    assert now(store.table("tobiru42")) == later
    with pytest.raises(OtherVersion, match="version 2 of duel, and this program plays version 1"):
        Room(later, store, ())
    store.close()


def test_a_table_of_an_earlier_version_goes_on_by_its_rules(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DUEL, "past", {0: {"max_rounds": "7", "board": "standard"}})
    store, _ = first_store(address)
    room = Room(replace(table(), version=0), store, ())
    assert room.record.settings == {"max_rounds": "7", "board": "short"}
    store.close()


def test_a_database_without_hints_gets_them(address: str) -> None:
    """As version 1 made it: its tables allow hints, new ones may not."""
    store, old = first_store(address)
    assert old.hints is True
    silent = replace(table(), hints=False)
    now(store.create(silent))
    assert now(store.table("tobiru42")) == silent
    store.close()


def fail_half_way(connection: Connection) -> None:
    connection.execute(text("UPDATE automatable_tables SET game = 'lost'"))
    raise SQLAlchemyError("no room on the disk")


def test_a_step_that_fails_changes_nothing(address: str) -> None:
    store = Store(address)
    now(store.create(table()))
    store.close()
    with pytest.raises(BadStore, match="no room"):
        Store(address, (*MIGRATIONS, fail_half_way))
    store = Store(address)
    assert now(store.table("tobiru42")) == table()
    store.close()


def test_a_database_whose_making_was_cut_short_is_completed(address: str) -> None:
    """A power cut at the first start must not make the store useless for ever."""
    execute(address, "CREATE TABLE automatable_version (version INTEGER NOT NULL PRIMARY KEY)")
    store = Store(address)
    now(store.create(table()))
    assert store.count() == 1
    store.close()


def test_a_failed_write_leaves_the_store_usable(store: Store) -> None:
    for _ in range(30):  # more than a pool has connections
        store_row = row(1)
        if now(store.log("tobiru42")):
            with pytest.raises(WriteConflict):
                now(store.append("tobiru42", [store_row]))
        else:
            now(store.append("tobiru42", [store_row]))
    assert now(store.log("tobiru42")) == [row(1)]


@pytest.mark.parametrize(
    "address",
    [
        "postgresql+psycopg://ada:hunter2@127.0.0.1:1/tables",
        "postgresql+psycopg://ada:hunter2@127.0.0.1:1/tables?connect_timeout=2",
        "postgresql+psycopg://127.0.0.1:1/tables?user=ada&password=hunter2",
        "postgresql+psycopg://ada:p@hunter2@127.0.0.1:1/tables",
        "postgresql+psycopg://ada:hunter2@nowhere.invalid/tables",
        "postgresql+psycopg://ada:hunter2@127.0.0.1:port/tables",
        "postgresql+nodriver://ada:hunter2@127.0.0.1/tables",
        "mysql://ada:hunter2@127.0.0.1/tables",
        "nothing://ada:hunter2@127.0.0.1/tables",
        "://",
    ],
)
def test_an_address_that_cannot_be_used_is_refused_without_its_password(address: str) -> None:
    with pytest.raises(BadStore) as caught:
        Store(address)
    said = str(caught.value)
    assert "hunter2" not in said
    assert len(said.splitlines()) == 1
    assert caught.value.__cause__ is None


def test_a_file_that_is_no_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database, but long enough to look like one\n" * 100)
    before = path.read_bytes()
    with pytest.raises(BadStore, match="not a database"):
        Store(sqlite_address(path))
    assert path.read_bytes() == before


def test_sqlite_writes_ahead_and_to_the_disk(tmp_path: Path) -> None:
    """So that what was acknowledged outlives a power cut, and readers do not wait."""
    store = Store(sqlite_address(tmp_path / "tables.db"))
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar_one() == 2  # FULL
    store.close()


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadStore):
        Store(sqlite_address(tmp_path))


@pytest.mark.parametrize("name", ["with blank.db", "what?.db", "a@b.db", "50%25.db", "Zoë#1.db"])
def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    store = Store(sqlite_address(tmp_path / "new folder" / name))
    now(store.create(table()))
    store.close()
    assert (tmp_path / "new folder" / name).stat().st_size > 0


def test_the_names_of_a_shared_store_are_known(new_database: Callable[[], str]) -> None:
    store = Store(new_database())
    assert store.is_shared
    store.close()


DAMAGES = {
    "missing": "DELETE FROM automatable_log WHERE number = 2",
    "unknown": "UPDATE automatable_log SET data = '\"play:Nothing\"' WHERE number = 2",
    "illegal": "UPDATE automatable_log SET seat = 1 WHERE number = 3",
    "nobody": "UPDATE automatable_log SET seat = 7 WHERE number = 2",
    "settings": 'UPDATE automatable_tables SET settings = \'{"length": "x"}\'',
    "seats": "UPDATE automatable_tables SET seats = '[{}]'",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_told_and_logged_and_others_go_on(
    address: str, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    """It is the server's trouble, not a mistake of whoever asks."""
    store = Store(address)
    occupant = {"kind": "here", "name": "", "bot": "", "holder": "h" * 64, "invite": ""}
    damaged = replace(table(), settings={}, start={}, seats=[occupant, occupant])
    now(store.create(damaged))
    now(
        store.append("tobiru42", [row(1), row(2)._replace(seat=1), row(3), row(4)._replace(seat=1)])
    )
    execute(address, DAMAGES[damage])
    now(store.create(replace(damaged, code="other000", key="other")))

    async def look() -> None:
        hub = Hub(store)
        with pytest.raises(ApiError) as caught:
            await hub.room("tobiru42")
        assert (caught.value.status_code, caught.value.code) == (500, "damaged")
        assert await hub.room("other000") is not None
        await hub.stop()

    now(look())
    store.close()
    (noted,) = [record for record in caplog.records if record.message == "damaged"]
    assert vars(noted)["table"] == "tobiru42"
    assert vars(noted)["error"]
