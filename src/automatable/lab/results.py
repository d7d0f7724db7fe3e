"""A folder of results that survives stopping at any moment and can be continued.

    contest.json     what is played
    journal.jsonl    a line for each finished game, written the moment it ends
    records/         the record of each game, for `automatable replay`
    games.parquet    the journal as a table, written when the contest ends or is stopped

`kill -9` loses only the games in progress: an incomplete line is dropped, its game played again.
"""

import json
import os
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..kernel.extras import need
from .contest import Contest, FinishedGame, GameRow
from .errors import BadFolder

TABLE = "games.parquet"
RECORDS = "records"


class Results:
    """The results of one contest, in a folder locked against other writers."""

    row: type[GameRow] = GameRow  # what the journal holds a line of for each game

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
        except (ValueError, TypeError, AttributeError):  # not a file of ours
            self._lock.close()
            raise BadFolder(
                f"{folder} holds files that cannot be read", "damaged", folder=str(folder)
            ) from None

    def add(self, played: FinishedGame) -> None:
        """Store a finished game: first its record, then its line in the journal."""
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

    def schema(self) -> Any:
        """The columns of the table."""
        return schema()

    def close(self) -> None:
        """Write the journal as a table, and unlock the folder.

        The journal is read again: a game that was being stored when play stopped counts if its
        line is complete.
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
        """Check that the folder is for this contest; only the number of games may differ."""
        path = self.folder / "contest.json"
        plain = self.contest.plain()
        if path.exists():
            there = json.loads(path.read_text("utf-8"))
            differing = [name for name in _differing(there, plain) if name != "games"]
            if differing:
                raise BadFolder(
                    f"{self.folder} holds another contest (other {', '.join(differing)})",
                    "other",
                    folder=str(self.folder),
                    differing=", ".join(differing),
                )
        text = json.dumps(plain, indent=1, ensure_ascii=False) + "\n"
        replace_file(path, lambda new: new.write_text(text, "utf-8"))

    def _write_table(self) -> None:
        """Write all games as Parquet; the old file stays until the new one is complete."""
        rows = [asdict(row) for _, row in sorted(self.rows.items())]
        table = need("pyarrow", "lab").Table.from_pylist(rows, schema=self.schema())
        parquet = need("pyarrow.parquet", "lab")
        replace_file(self.folder / TABLE, lambda path: parquet.write_table(table, path))

    def _read_journal(self) -> None:
        path = self.folder / "journal.jsonl"
        if not path.exists():
            return
        lines = path.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):  # incomplete: its game is played again
            with path.open("r+b") as journal:
                journal.truncate(sum(len(line) for line in lines[:-1]))
            lines.pop()
        for line in lines:
            row = self.row(**json.loads(line))
            self.rows[row.game] = row


def _differing(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """The names of what is not the same, inside of mappings, too."""
    found = []
    for name in {**other, **one}:
        there, here = one.get(name), other.get(name)
        if isinstance(there, dict) and isinstance(here, dict):
            found += [f"{name}.{inner}" for inner in _differing(there, here)]
        elif there != here:
            found.append(name)
    return found


def _unwritable(folder: Path, error: OSError) -> BadFolder:
    """The error for a folder that cannot be used; an error that says why stays as it is."""
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
            ("evaluations", arrow.list_(numbers)),
            ("lead_changes", arrow.int64()),
            ("reached", arrow.list_(_struct(name=arrow.string(), values=numbers))),
            (
                "counted",
                arrow.list_(
                    _struct(
                        name=arrow.string(),
                        thing=arrow.string(),
                        seat=arrow.int64(),
                        times=arrow.int64(),
                    )
                ),
            ),
            ("record", arrow.string()),
        ]
    )


def _struct(**kinds: Any) -> Any:
    arrow = need("pyarrow", "lab")
    return arrow.struct([arrow.field(name, kind) for name, kind in kinds.items()])


def replace_file(path: Path, write: Callable[[Path], object]) -> None:
    """Replace a file atomically; raises BadFolder."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write(new)
        new.replace(path)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise _unwritable(path.parent, error) from None


def _locked(folder: Path) -> sqlite3.Connection:
    """A lock on the folder, which ends with the process; raises BadFolder.

    It is that of an empty SQLite database, which works on every system.
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
