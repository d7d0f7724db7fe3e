"""Records on disk: written whole or not at all."""

import os
from datetime import datetime
from pathlib import Path

from ..kernel.compact import expand_with_state
from ..kernel.errors import AutomatableError, BadRecord
from ..kernel.game import State
from ..kernel.record import LONGEST, Record


class CannotWrite(AutomatableError, OSError):
    """The record cannot be written there."""

    code = "cannot_write"


def save_folder() -> Path:
    """Where games are saved that were given no file."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "automatable" / "saves"


def new_save(game: str) -> Path:
    """A file name nobody has yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = save_folder() / f"{stem}.txt"
    number = 1
    while path.exists():
        number += 1
        path = save_folder() / f"{stem}-{number}.txt"
    return path


def _stem(path: Path) -> str:
    return path.stem


def latest_save(game: str) -> Path:
    """The newest saved game that is not over; raises BadRecord."""
    for path in sorted(save_folder().glob(f"{game}-*.txt"), key=_stem, reverse=True):
        try:
            _, state = load(path)
            if state.result is None:
                return path
        except BadRecord:
            continue
    folder = str(save_folder())
    raise BadRecord(f"no unfinished game of {game} is in {folder}", "unfinished", folder=folder)


def save(path: Path, record: Record) -> None:
    """Put the record there; what was there stays whole until the new one is; raises CannotWrite."""
    temporary = _beside(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("w", encoding="utf-8") as file:
            file.write(record.text())
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        raise CannotWrite(f"{path}: {error.strerror}") from None


def check_writable(path: Path) -> None:
    """Find out before anybody plays whether a record can be put there; raises CannotWrite."""
    temporary = _beside(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary.touch()
        temporary.unlink()
    except OSError as error:
        raise CannotWrite(f"{path}: {error.strerror}") from None


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.getpid()}")


def is_there(path: Path) -> bool:
    """Whether there is such a file; there is none where none can be."""
    try:
        return path.exists()
    except OSError:
        return False


def load(path: Path) -> tuple[Record, State]:
    """The record in a file and the table it leads to; raises BadRecord naming file and line."""
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
        if data.startswith(b"a1."):
            return expand_with_state(data.decode("ascii", "replace"))
        return Record.read_with_state(data)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from None


def load_any(text: str) -> tuple[Record, State]:
    """The same of a file, or of a short form; raises BadRecord."""
    if text.startswith("a1.") and not is_there(Path(text)):
        return expand_with_state(text)
    return load(Path(text))
