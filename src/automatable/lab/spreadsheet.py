"""Results as CSV, for spreadsheets and other programs."""

import csv
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from .compare import Comparison
from .contest import GameRow
from .intervals import Interval
from .results import replace_file
from .round_robin import RoundRobin
from .standings import Summary

GAMES = "games.csv"
Line = dict[str, Any]


def print_csv(lines: Sequence[Line]) -> None:
    """Print lines with the same columns."""
    _write(sys.stdout, lines)


def write_games(folder: Path, rows: Mapping[str, Sequence[GameRow]]) -> Path:
    """Write a line for each game and seat, contest by contest; an old file is replaced."""
    path = folder / GAMES
    lines = [line for name, each in rows.items() for row in each for line in _seats(name, row)]

    def fill(new: Path) -> None:
        with new.open("w", encoding="utf-8", newline="") as file:
            _write(file, lines)

    replace_file(path, fill)
    return path


def of_summary(found: Summary) -> list[Line]:
    """A line for each bot."""
    return [
        {
            "bot": one.bot,
            "played": one.played,
            **_interval("wins", one.wins),
            "rating": one.rating and one.rating.mu,
            "rating_sigma": one.rating and one.rating.sigma,
            **_interval("score", one.score),
            "decisions": one.decisions,
            "options": one.options,
            "seconds": one.seconds,
            **{
                name: value
                for points in found.findings.points
                if one.bot in points.bots
                for name, value in _interval(_short(points.name), points.bots[one.bot]).items()
            },
        }
        for one in found.standings
    ]


def of_round_robin(found: RoundRobin) -> list[Line]:
    """A line for each bot, best first."""
    return [
        {
            "bot": one.bot,
            **_interval("elo", one.rating),
            "alpha_rank": one.share,
            "played": one.played,
            **_interval("wins", one.wins),
            "score": one.score,
            "seconds": one.seconds,
        }
        for one in found.entrants
    ]


def of_comparison(found: Comparison) -> list[Line]:
    """A line for each change."""
    return [
        {
            "setting": one.key,
            "first": one.first,
            "value": one.label,
            "measure": one.measure,
            "of": one.of,
            "before": one.before.middle,
            "after": one.after.middle,
            **_interval("difference", one.difference),
            "significant": int(one.difference.is_significant),
        }
        for one in found.changes
    ]


def _seats(contest: str, row: GameRow) -> list[Line]:
    """A line for each seat of a game."""
    return [
        {
            "contest": contest,
            "game": row.game,
            "deal": row.deal,
            "rotation": row.rotation,
            "seat": seat,
            "bot": bot,
            "score": row.scores[seat],
            "share": row.shares[seat] / 1000,
            "reason": row.reason,
            "answers": row.answers,
            "decisions": row.decisions[seat],
            "seconds": row.seconds[seat],
            "lead_changes": row.lead_changes,
            **{_short(one["name"]): _own(one["values"], seat) for one in row.reached},
            "things": ";".join(
                f"{one['name']}:{one['thing']}*{one['times']}"
                for one in row.counted
                if one["seat"] == seat
            ),
            "record": row.record,
        }
        for seat, bot in enumerate(row.seats)
    ]


def _own(values: Sequence[int], seat: int) -> int:
    return values[seat] if len(values) > 1 else values[0]


def _short(name: str) -> str:
    """The name of a column: `standing-vp` is `vp`."""
    return name.partition("-")[2]


def _interval(name: str, interval: Interval) -> Line:
    told = interval.plain()
    return {name: told["middle"], f"{name}_low": told["low"], f"{name}_high": told["high"]}


def _write(file: TextIO, lines: Sequence[Line]) -> None:
    columns = dict.fromkeys(name for line in lines for name in line)
    writer = csv.DictWriter(file, list(columns), lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
