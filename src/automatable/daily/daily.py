"""What is played on a day: `games/<game>/puzzles/daily.toml` and the date say it, and nobody else.

The seed is public: whoever likes can compute every draw. So a daily game is a game of honour, and
nothing of it is used at any other table.
"""

import datetime
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..kernel.errors import AutomatableError
from ..kernel.game import Game

FILE = "daily.toml"
FIRST = datetime.date(2026, 1, 1)  # the first day there is


class BadDaily(AutomatableError, ValueError):
    """A day or a game without a daily challenge, or an answer that is not possible in one."""

    code = "bad_daily"


@dataclass(frozen=True)
class Proven:
    """A seed, and the short form of a game won with it."""

    seed: int
    record: str


@dataclass(frozen=True)
class DailyTable:
    """How a game is played every day."""

    seat: int
    settings: Mapping[str, str]
    bots: tuple[str, ...]  # for each seat; empty for the person's
    proven: tuple[Proven, ...]  # the deals that are used; none: any


@dataclass(frozen=True)
class Daily:
    """The challenge of one game on one day."""

    game: Game[Any]
    date: str
    table: DailyTable
    seed: str  # of nature, as people type it

    def seed_at(self, index: int) -> int:
        """The seed of a bot that answers at this index of the record."""
        text = f"{self.seed} bot {index}"
        return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


def has_daily(game: Game[Any]) -> bool:
    """Whether a game has a challenge each day."""
    return _path(game).exists()


def daily(game: Game[Any], date: str) -> Daily:
    """The challenge of that day, written 2026-11-17; raises BadDaily."""
    if not has_daily(game):
        raise BadDaily(f"{game.id} has no daily challenge", "none", game=game.id)
    try:
        day = datetime.date.fromisoformat(date)
    except ValueError:
        day = datetime.date.min
    if day < FIRST or day.isoformat() != date:
        raise BadDaily(
            f"{date!r} is no day from {FIRST} on", "date", date=date[:40], first=str(FIRST)
        )
    return Daily(game, date, table_of(game), seed_of(game, day))


def seed_of(game: Game[Any], day: datetime.date) -> str:
    """The seed of a day; where deals are proven, they take turns."""
    proven = table_of(game).proven
    if proven:
        return f"daily {game.id} {proven[day.toordinal() % len(proven)].seed}"
    return f"daily {game.id} {day.isoformat()}"


@cache
def table_of(game: Game[Any]) -> DailyTable:
    """How a game is played every day; raises BadDaily."""
    try:
        data = tomllib.loads(_path(game).read_text("utf-8"))
        bots = tuple(data["bots"])
        found = DailyTable(
            bots.index(""),
            data.get("settings", {}),
            bots,
            tuple(Proven(**one) for one in data.get("proven", ())),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadDaily(f"{game.id}: {FILE}: {error!r}") from None
    return found


def _path(game: Game[Any]) -> Path:
    return game.folder / "puzzles" / FILE
