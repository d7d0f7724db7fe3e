"""What this machine remembers of lessons, puzzles and daily challenges: one small file of JSON."""

import datetime
import json
from pathlib import Path
from typing import Any

from ..puzzles import FIRST_RATING
from .saves import CannotWrite, save_folder


def scores_path() -> Path:
    """Where it is kept."""
    return save_folder().parent / "scores.json"


def read_scores(name: str, otherwise: dict[str, Any]) -> dict[str, Any]:
    """What is remembered under a name; a file that cannot be read is as good as none."""
    try:
        kept = json.loads(scores_path().read_text("utf-8"))[name]
    except (OSError, ValueError, KeyError, TypeError):
        return dict(otherwise)
    return {**otherwise, **kept} if isinstance(kept, dict) else dict(otherwise)


def keep_scores(name: str, scores: dict[str, Any]) -> None:
    """Remember it, beside everything else; raises CannotWrite."""
    path = scores_path()
    try:
        known = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        known = {}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_name(f"{path.name}.new")
        new.write_text(json.dumps({**known, name: scores}, indent=1), "utf-8")
        new.replace(path)
    except OSError as error:
        raise CannotWrite(f"{path}: {error.strerror}") from None


def puzzle_scores(game: str) -> dict[str, Any]:
    """The rating of the person here, the puzzles in a row, and those that were tried."""
    none = {"rating": FIRST_RATING, "played": 0, "streak": 0, "solved": [], "missed": []}
    return read_scores(f"puzzles {game}", none)


def daily_scores(game: str) -> dict[str, Any]:
    """The last day played to its end, how it went, and the days in a row up to it.

    And a day that was begun, with the answers given so far.
    """
    none = {"date": "", "outcome": "", "streak": 0, "begun": "", "given": []}
    return read_scores(f"daily {game}", none)


def lessons_taken(game: str) -> list[str]:
    """The lessons of a game that were taken to their end here."""
    return list(read_scores(f"lessons {game}", {"taken": []})["taken"])


def take_lesson(game: str, lesson: str) -> None:
    """Remember that a lesson was taken to its end."""
    taken = list(dict.fromkeys([*lessons_taken(game), lesson]))
    keep_scores(f"lessons {game}", {"taken": taken})


def streak_after(before: dict[str, Any], date: str) -> int:
    """The days in a row, this one included."""
    yesterday = datetime.date.fromisoformat(date) - datetime.timedelta(1)
    return int(before["streak"]) + 1 if before["date"] == yesterday.isoformat() else 1
