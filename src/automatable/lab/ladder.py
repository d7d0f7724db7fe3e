"""The ladder: every level against the one below it, at a list of tables."""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from ..bots.levels import LEVELS
from ..kernel.registry import game as game_named
from .arena import Resources, carry_out
from .contest import Contest, GameRow, make_contest
from .intervals import Interval, mean, paired_difference, wilson

Tell = Callable[[str, int, int], None]  # what is played, games done, games in all


@dataclass(frozen=True)
class LadderTable:
    """A table at which all levels are compared."""

    game: str
    games: Mapping[str, int]  # of each level against the one below it
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The table in a line: `cyberion players=2 support=0`."""
        return " ".join([self.game, *[f"{key}={self.settings[key]}" for key in self.settings]])


@dataclass(frozen=True)
class Rung:
    """The result of comparing two levels."""

    table: str
    better: str
    lower: str
    games: int
    measure: str  # share: of wins against the lower; wins, score: difference on the same deals
    found: Interval
    fair: float  # the value if both were equally good
    means: tuple[float, float] | None  # of the better and the lower one, if they play separately
    made_on: Mapping[str, Any] = field(default_factory=dict)  # what it depends on; empty: unknown

    @property
    def holds(self) -> bool:
        """Whether the better one is significantly better."""
        return self.found.low > self.fair

    def plain(self) -> dict[str, Any]:
        """The rung as JSON data."""
        return {**asdict(self), "found": list(self.found)}

    @staticmethod
    def of(plain: dict[str, Any]) -> "Rung":
        """The rung that `plain` wrote."""
        means = plain["means"] and tuple(plain["means"])
        return Rung(**{**plain, "found": Interval(*plain["found"]), "means": means})


def climb(
    table: LadderTable, resources: Resources, tell: Tell, levels: Collection[str] | None = None
) -> list[Rung]:
    """Compare every level, or these, with the one below: as rivals or on the same deals."""
    rules = game_named(table.game)
    pairs = [pair for pair in pairwise(LEVELS) if levels is None or pair[1] in levels]
    if rules.new(table.settings).seats > 1 and not rules.together:
        return [_against(table, lower, better, resources, tell) for lower, better in pairs]
    needed = dict.fromkeys(level for pair in pairs for level in pair)
    rows = {level: _alone(table, level, resources, tell) for level in needed}
    return [_apart(table, lower, better, rows[lower], rows[better]) for lower, better in pairs]


def _contest(table: LadderTable, seats: Sequence[str], games: int) -> Contest:
    return make_contest(table.game, seats, games, len(seats) > 1, table.settings, "ladder")


def _alone(table: LadderTable, level: str, resources: Resources, tell: Tell) -> list[GameRow]:
    """The games of one level by itself, enough for both comparisons."""
    compared = [better for lower, better in pairwise(LEVELS) if level in (lower, better)]
    games = max(table.games[better] for better in compared)
    return _played(_contest(table, [level], games), resources, tell, table.name)


def _played(contest: Contest, resources: Resources, tell: Tell, name: str) -> list[GameRow]:
    bots = list(dict.fromkeys(contest.seats))
    title = f"{name}: {', '.join(bots)}"
    folder = title.replace(": ", " ").replace(", ", "-").replace(" ", "_")
    return carry_out(contest, resources.within(folder), lambda done, of: tell(title, done, of))


def _against(table: LadderTable, lower: str, better: str, resources: Resources, tell: Tell) -> Rung:
    """One bot of the better level among lower ones, in every seat in turn."""
    seats = game_named(table.game).new(table.settings).seats
    contest = _contest(table, [better] + [lower] * (seats - 1), table.games[better])
    rows = _played(contest, resources, tell, table.name)
    won = sum(row.shares[row.entrants.index(0)] for row in rows) / 1000
    found = wilson(won, len(rows))
    return Rung(table.name, better, lower, len(rows), "share", found, 1 / seats, None)


def _apart(
    table: LadderTable, lower: str, better: str, below: list[GameRow], above: list[GameRow]
) -> Rung:
    """Both levels separately on the same deals."""
    together = above[0].together
    measure = "wins" if together else "score"
    games = table.games[better]
    each = [[_value(row) for row in rows[:games]] for rows in (above, below)]
    averages = mean(each[0]).middle, mean(each[1]).middle
    found = paired_difference(each[1], each[0])
    return Rung(table.name, better, lower, games, measure, found, 0.0, averages)


def _value(row: GameRow) -> float:
    return row.shares[0] / 1000 if row.together else row.scores[0]


def write(rungs: Sequence[Rung], path: Path) -> None:
    """Store the results."""
    data = {"rungs": [rung.plain() for rung in rungs]}
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def read(path: Path) -> list[Rung]:
    """What `write` stored."""
    return [Rung.of(plain) for plain in json.loads(path.read_text("utf-8"))["rungs"]]


def as_markdown(rungs: Sequence[Rung], outdated: Collection[tuple[str, str]] = ()) -> str:
    """The ladder as a table for a page; outdated ones, by table and level, are marked."""
    lines = [
        "| table | level | against | games | result (95 %) | if alike | holds |",
        "| --- | --- | --- | ---: | --- | ---: | --- |",
    ]
    marks = ["*" if (rung.table, rung.better) in outdated else "" for rung in rungs]
    return "\n".join([*lines, *[_line(*each) for each in zip(rungs, marks, strict=True)]])


def _line(rung: Rung, mark: str) -> str:
    middle, low, high = rung.found
    if rung.measure == "score":
        fair, result = "0", f"{middle:+.1f} points ({low:+.1f} to {high:+.1f})"
    elif rung.measure == "wins":
        fair, result = "0", f"{middle:+.1%} of games won ({low:+.1%} to {high:+.1%})"
    else:
        fair, result = f"{rung.fair:.1%}", f"{middle:.1%} of wins ({low:.1%} to {high:.1%})"
    if rung.means is not None:
        better, lower = rung.means
        form = ".1f" if rung.measure == "score" else ".1%"
        result += f": {better:{form}} and {lower:{form}}"
    holds = "yes" if rung.holds else "no"
    return (
        f"| {rung.table} | {rung.better} | {rung.lower} | {rung.games}{mark} | {result} | {fair} "
        f"| {holds} |"
    )
