"""A folder of results that can be left at any moment and gone on with.

    contest.json     what is played
    journal.jsonl    a line for each finished game, written the moment it ends
    records/         the record of each game, for `automatable replay`
    games.parquet    the journal as a table, written when all is played or play is stopped

`kill -9` loses the games under way and nothing else: a line cut short is dropped, its game played
again.
"""

import json
import os
import sqlite3
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..kernel.extras import need
from .contest import Contest, GameRow, Played
from .errors import BadFolder

TABLE = "games.parquet"
RECORDS = "records"


class Results:
    """The results of one contest, in a folder nobody else writes to meanwhile."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        self.contest = contest
        self.rows: dict[int, GameRow] = {}
        need("pyarrow", "lab")
        try:
            (folder / RECORDS).mkdir(parents=True, exist_ok=True)
            self._lock = _locked(folder)
        except OSError as error:
            raise _unwritable(folder, error) from None
        try:
            self._check_contest()
            self._read_journal()
            self._journal = (folder / "journal.jsonl").open("a", encoding="utf-8")
        except OSError as error:
            self._lock.close()
            raise _unwritable(folder, error) from None
        except (ValueError, TypeError, AttributeError):  # not what we write
            self._lock.close()
            raise BadFolder(
                f"{folder} holds files that cannot be read", "damaged", folder=str(folder)
            ) from None

    def add(self, played: Played) -> None:
        """Keep a finished game: first its record, then the line that says it is there."""
        try:
            self.record_path(played.row.game).write_text(played.record, "utf-8")
            self._journal.write(json.dumps(asdict(played.row), separators=(",", ":")) + "\n")
            self._journal.flush()
        except OSError as error:
            raise _unwritable(self.folder, error) from None
        self.rows[played.row.game] = played.row

    def missing(self) -> list[int]:
        """The numbers of the games still to play."""
        return [number for number in range(self.contest.games) if number not in self.rows]

    def record_path(self, number: int) -> Path:
        """Where the record of a game is."""
        return self.folder / RECORDS / f"{number:06}.txt"

    def close(self) -> None:
        """Write the table of what the journal says, and let others have the folder.

        Whoever was stopped while a game was kept finds it here, or knows that it is not.
        """
        try:
            self._journal.close()
            self._read_journal()
            self._write_table()
        except OSError as error:
            raise _unwritable(self.folder, error) from None
        finally:
            self._lock.close()

    def _check_contest(self) -> None:
        """Every folder is for one contest; only the number of games may change."""
        path = self.folder / "contest.json"
        plain = self.contest.plain()
        if path.exists():
            there = json.loads(path.read_text("utf-8"))
            differing = [
                name for name in plain if name != "games" and there.get(name) != plain[name]
            ]
            if differing:
                raise BadFolder(
                    f"{self.folder} holds another contest (other {', '.join(differing)})",
                    "other",
                    folder=str(self.folder),
                    differing=", ".join(differing),
                )
        text = json.dumps(plain, indent=1, ensure_ascii=False) + "\n"
        _replace(path, lambda new: new.write_text(text, "utf-8"))

    def _write_table(self) -> None:
        """Write all that is known as Parquet; what was there stays whole until this is."""
        rows = [asdict(row) for _, row in sorted(self.rows.items())]
        table = need("pyarrow", "lab").Table.from_pylist(rows, schema=schema())
        parquet = need("pyarrow.parquet", "lab")
        _replace(self.folder / TABLE, lambda path: parquet.write_table(table, path))

    def _read_journal(self) -> None:
        path = self.folder / "journal.jsonl"
        if not path.exists():
            return
        lines = path.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):  # cut short: its game is played again
            with path.open("r+b") as journal:
                journal.truncate(sum(len(line) for line in lines[:-1]))
            lines.pop()
        for line in lines:
            row = GameRow(**json.loads(line))
            self.rows[row.game] = row


def _unwritable(folder: Path, error: OSError) -> BadFolder:
    """The error for a folder that cannot be used, unless it is one that says why."""
    if isinstance(error, BadFolder):
        return error
    why = error.strerror or str(error)
    return BadFolder(f"cannot write to {folder}: {why}", "write", folder=str(folder), why=why)


def schema() -> Any:
    """The columns of the table."""
    arrow = need("pyarrow", "lab")
    numbers, texts = arrow.list_(arrow.int64()), arrow.list_(arrow.string())
    return arrow.schema(
        [
            ("game", arrow.int64()),
            ("deal", arrow.int64()),
            ("rotation", arrow.int64()),
            ("seats", texts),
            ("entrants", numbers),
            ("scores", numbers),
            ("shares", numbers),
            ("together", arrow.bool_()),
            ("reason", arrow.string()),
            ("rule", arrow.string()),
            ("answers", arrow.int64()),
            ("decisions", numbers),
            ("options", arrow.list_(numbers)),
            ("seconds", arrow.list_(arrow.float64())),
            ("advice", arrow.list_(numbers)),
            ("record", arrow.string()),
        ]
    )


def _replace(path: Path, write: Callable[[Path], object]) -> None:
    """Put a new file there, whole or not at all."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    write(new)
    new.replace(path)


def _locked(folder: Path) -> sqlite3.Connection:
    """The right to write there, which ends with the process; raises BadFolder.

    A database that holds nothing: its lock is the one that works alike everywhere.
    """
    lock = sqlite3.connect(folder / ".lock", timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" not in str(error):
            raise OSError(0, str(error)) from None
        raise BadFolder(
            f"another contest is writing to {folder}", "used", folder=str(folder)
        ) from None
    return lock
