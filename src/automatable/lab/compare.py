"""The effect of a setting: the same bots and deals at tables that differ in one setting."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from .contest import Contest, GameRow, make_contest
from .errors import BadContest
from .intervals import CONFIDENCE, Interval, mean, paired_difference, paired_rates

FEWEST = 5  # deals that a comparison needs
RATES = ("won", "first", "bot")  # measures that are rates
Measure = Callable[[GameRow], float]


@dataclass(frozen=True)
class Variant:
    """One of the tables being compared."""

    label: str  # the value as it was typed
    contest: Contest

    def folder(self, number: int) -> str:
        """A name for its results."""
        return f"{number}-{re.sub(r'[^A-Za-z0-9_.-]+', '_', self.label)[:40]}"


@dataclass(frozen=True)
class Change:
    """One measure at a table, and its difference from the first table."""

    measure: str
    bot: str  # whose measure it is, if it is a bot's
    label: str
    before: Interval
    after: Interval
    difference: Interval

    def plain(self) -> dict[str, Any]:
        """The change as JSON data."""
        return {
            "measure": self.measure,
            **({"bot": self.bot} if self.bot else {}),
            "value": self.label,
            "first": self.before.plain(),
            "this": self.after.plain(),
            "difference": self.difference.plain(),
            "significant": self.difference.is_significant,
        }


@dataclass(frozen=True)
class Comparison:
    """All changes from the first table to the others."""

    key: str
    settings: dict[str, str]  # shared by all tables
    labels: list[str]
    deals: int  # deals that ended at every table
    left_out: int  # deals that did not
    changes: list[Change]

    def plain(self) -> dict[str, Any]:
        """The comparison as JSON data."""
        return {
            "vary": self.key,
            "values": self.labels,
            "settings": self.settings,
            "deals": self.deals,
            "left_out": self.left_out,
            "changes": [change.plain() for change in self.changes],
        }


def make_variants(
    key: str,
    values: Mapping[str, str],
    game: str,
    seats: Sequence[str],
    games: int,
    pair: bool,
    settings: Mapping[str, str],
    seed: str,
) -> list[Variant]:
    """A contest for each value of a setting, by its label; raises as `make_contest`."""
    if len(values) < 2:
        raise BadContest("a comparison needs two different values", "values", name=key)
    if key in settings:
        raise BadContest(f"{key} is varied, so it cannot be set", "varied", name=key)
    return [
        Variant(label, make_contest(game, seats, games, pair, {**settings, key: value}, seed))
        for label, value in values.items()
    ]


def compare(key: str, variants: Sequence[Variant], rows: Sequence[Sequence[GameRow]]) -> Comparison:
    """The differences between the first table and each other one, deal by deal.

    The confidence level holds for all intervals together (Bonferroni).
    """
    by_deal = [_by_deal(each) for each in rows]
    everywhere = set.intersection(*[set(deals) for deals in by_deal])
    deals = sorted(
        deal
        for deal in everywhere
        if all(row.is_finished for each in by_deal for row in each[deal])
    )
    if len(deals) < FEWEST:
        raise BadContest(
            f"fewer than {FEWEST} deals ended at every table",
            "few",
            deals=len(deals),
            fewest=FEWEST,
        )
    found = _measures(rows)
    confidence = 1 - (1 - CONFIDENCE) / max(1, len(found) * (len(variants) - 1))
    changes = []
    for (measure, bot), of in found.items():
        difference = paired_rates if measure in RATES else paired_difference
        values = [[fmean(of(row) for row in each[deal]) for deal in deals] for each in by_deal]
        changes += [
            Change(
                measure,
                bot,
                variant.label,
                mean(values[0]),
                mean(after),
                difference(values[0], after, confidence),
            )
            for variant, after in zip(variants[1:], values[1:], strict=True)
        ]
    labels = [variant.label for variant in variants]
    left_out = len(everywhere) - len(deals)
    return Comparison(key, _shared(variants), labels, len(deals), left_out, changes)


def _shared(variants: Sequence[Variant]) -> dict[str, str]:
    """The settings that are the same everywhere."""
    every = [set(variant.contest.settings.items()) for variant in variants]
    return dict(sorted(set.intersection(*every)))


def _by_deal(rows: Sequence[GameRow]) -> dict[int, list[GameRow]]:
    found: dict[int, list[GameRow]] = {}
    for row in rows:
        found.setdefault(row.deal, []).append(row)
    return found


def _measures(rows: Sequence[Sequence[GameRow]]) -> dict[tuple[str, str], Measure]:
    """The measures of these games, by name and bot, without those that never vary."""
    every = [row for each in rows for row in each if row.is_finished]
    found: dict[tuple[str, str], Measure] = {
        ("length", ""): lambda row: row.answers,
        ("decisions", ""): lambda row: fmean(row.decisions),
        ("options", ""): _options,
    }
    if all(row.together for row in every):
        found["won", ""] = lambda row: row.shares[0] / 1000
    elif all(len(row.seats) > 1 for row in every):
        found["first", ""] = lambda row: row.shares[0] / 1000
        bots = sorted({bot for row in every for bot in row.seats})
        told = bots[:1] if len(bots) == 2 else bots  # with two bots, one rate gives the other
        if len(bots) > 1:
            found |= {("bot", bot): _share_of(bot) for bot in told}
    found["score", ""] = lambda row: fmean(row.scores)
    return {
        name: measure for name, measure in found.items() if len({measure(row) for row in every}) > 1
    }


def _options(row: GameRow) -> float:
    counts = [count for options in row.options for count in options]
    return fmean(counts) if counts else 0.0


def _share_of(bot: str) -> Measure:
    def share(row: GameRow) -> float:
        own = [
            share / 1000 for name, share in zip(row.seats, row.shares, strict=True) if name == bot
        ]
        return fmean(own) if own else 0.0

    return share
