"""Whether somebody plays a game here for the first time, and may want to learn it first."""

from pathlib import Path

from .saves import save_folder

_KNOWN = "known.txt"  # beside the folder of saves: games somebody knows, or was offered to learn
_LONGEST = 10_000  # characters of it that are read


def is_newcomer(game: str) -> bool:
    """Whether no game of that name was played here, nor anybody told of its lessons."""
    folder = save_folder()
    try:
        return game not in _known() and not any(folder.glob(f"{game}-*.txt"))
    except OSError:
        return False


def remember_player(game: str) -> bool:
    """Keep that the lessons of a game are known here; whether that could be kept."""
    path = _path()
    try:
        if game not in _known():
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as file:
                file.write(f"{game}\n")
    except OSError:
        return False
    return True


def _path() -> Path:
    return save_folder().parent / _KNOWN


def _known() -> list[str]:
    path = _path()
    if not path.exists():
        return []
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.read(_LONGEST).splitlines()
