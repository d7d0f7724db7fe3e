"""The effect of settings: the same bots and deals at tables that differ in them."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from statistics import fmean
from typing import Any

from .contest import Contest, GameRow, make_contest
from .errors import BadContest
from .intervals import CONFIDENCE, Interval, mean, paired_difference, paired_rates

FEWEST = 5  # deals that a comparison needs
RATES = ("won", "first", "bot")  # measures that are rates
Measure = Callable[[GameRow], float]
Name = tuple[str, str]  # of a measure, and of the bot or the text it is about


@dataclass(frozen=True)
class Variant:
    """One of the tables being compared."""

    values: Mapping[str, str]  # of each setting that is varied, as it was typed
    contest: Contest

    @property
    def label(self) -> str:
        """The table in a line: `board=short, max_rounds=50`."""
        return ", ".join(f"{key}={value}" for key, value in self.values.items())

    def folder(self, number: int) -> str:
        """A name for its results."""
        return f"{number}-{re.sub(r'[^A-Za-z0-9_.-]+', '_', '-'.join(self.values.values()))[:40]}"


@dataclass(frozen=True)
class Change:
    """One measure with a value of a setting, and its difference from the first value.

    Where several settings are varied, both are means over all values of the others.
    """

    key: str  # the setting
    first: str
    label: str  # the value
    measure: str
    of: str  # the bot or the text that the measure is about
    before: Interval
    after: Interval
    difference: Interval

    def plain(self) -> dict[str, Any]:
        """The change as JSON data."""
        return {
            "setting": self.key,
            "first_value": self.first,
            "value": self.label,
            "measure": self.measure,
            **({"of": self.of} if self.of else {}),
            "first": self.before.plain(),
            "this": self.after.plain(),
            "difference": self.difference.plain(),
            "significant": self.difference.is_significant,
        }


@dataclass(frozen=True)
class Comparison:
    """All changes from the first value of each setting to the others."""

    varied: dict[str, list[str]]  # the values of each setting, as typed
    settings: dict[str, str]  # shared by all tables
    deals: int  # deals that ended at every table
    left_out: int  # deals that did not
    changes: list[Change]
    tables: dict[str, dict[Name, Interval]]  # the measures at every table, by its label

    @property
    def is_grid(self) -> bool:
        """Whether several settings are varied."""
        return len(self.varied) > 1

    def plain(self) -> dict[str, Any]:
        """The comparison as JSON data."""
        return {
            "vary": self.varied,
            "settings": self.settings,
            "deals": self.deals,
            "left_out": self.left_out,
            "changes": [change.plain() for change in self.changes],
            "tables": {
                label: [
                    {"measure": measure, **({"of": of} if of else {}), **found.plain()}
                    for (measure, of), found in measured.items()
                ]
                for label, measured in self.tables.items()
            },
        }


def make_variants(
    varied: Mapping[str, Mapping[str, str]],
    game: str,
    seats: Sequence[str],
    games: int,
    pair: bool,
    settings: Mapping[str, str],
    seed: str,
) -> list[Variant]:
    """A contest for each combination of values, by their labels; raises as `make_contest`.

    The first combination has the first value of every setting.
    """
    for key, values in varied.items():
        if len(values) < 2:
            raise BadContest("a comparison needs two different values", "values", name=key)
        if key in settings:
            raise BadContest(f"{key} is varied, so it cannot be set", "varied", name=key)
    variants = []
    for labels in product(*varied.values()):
        values = dict(zip(varied, labels, strict=True))
        own = {key: varied[key][label] for key, label in values.items()}
        contest = make_contest(game, seats, games, pair, {**settings, **own}, seed)
        variants.append(Variant(values, contest))
    return variants


def compare(variants: Sequence[Variant], rows: Sequence[Sequence[GameRow]]) -> Comparison:
    """The differences between the first value of each setting and the others, deal by deal.

    The confidence level holds for all intervals together (Bonferroni).
    """
    by_deal = [_by_deal(each) for each in rows]
    everywhere = set.intersection(*[set(deals) for deals in by_deal])
    deals = _ended(by_deal, everywhere)
    varied = _varied(variants)
    found = _measures(rows)
    others = sum(len(values) - 1 for values in varied.values())
    confidence = 1 - (1 - CONFIDENCE) / max(1, len(found) * others)
    values = {
        name: [[fmean(of(row) for row in each[deal]) for deal in deals] for each in by_deal]
        for name, of in found.items()
    }
    changes = [
        _change(name, key, [first, label], variants, values[name], confidence)
        for name in found
        for key, (first, *more) in varied.items()
        for label in more
    ]
    tables = {
        variant.label: {name: mean(values[name][k]) for name in found}
        for k, variant in enumerate(variants)
    }
    left_out = len(everywhere) - len(deals)
    return Comparison(varied, _shared(variants), len(deals), left_out, changes, tables)


def _ended(by_deal: Sequence[Mapping[int, Sequence[GameRow]]], everywhere: set[int]) -> list[int]:
    """The deals that ended at every table; raises BadContest for too few."""
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
    return deals


def _change(
    name: Name,
    key: str,
    labels: Sequence[str],
    variants: Sequence[Variant],
    values: Sequence[Sequence[float]],
    confidence: float,
) -> Change:
    """The effect of one value, with the means of all tables that have it."""
    before, after = (
        [
            fmean(each)
            for each in zip(
                *[values[k] for k, one in enumerate(variants) if one.values[key] == label],
                strict=True,
            )
        ]
        for label in labels
    )
    difference = paired_rates if name[0] in RATES else paired_difference
    return Change(
        key,
        labels[0],
        labels[1],
        *name,
        mean(before),
        mean(after),
        difference(before, after, confidence),
    )


def _varied(variants: Sequence[Variant]) -> dict[str, list[str]]:
    """The values of each setting, in their order."""
    return {
        key: list(dict.fromkeys(variant.values[key] for variant in variants))
        for key in variants[0].values
    }


def _shared(variants: Sequence[Variant]) -> dict[str, str]:
    """The settings that are the same everywhere."""
    every = [set(variant.contest.settings.items()) for variant in variants]
    return dict(sorted(set.intersection(*every)))


def _by_deal(rows: Sequence[GameRow]) -> dict[int, list[GameRow]]:
    found: dict[int, list[GameRow]] = {}
    for row in rows:
        found.setdefault(row.deal, []).append(row)
    return found


def _measures(rows: Sequence[Sequence[GameRow]]) -> dict[Name, Measure]:
    """The measures of these games, by name, without those that never vary."""
    every = [row for each in rows for row in each if row.is_finished]
    found: dict[Name, Measure] = {
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
        found["leads", ""] = lambda row: row.lead_changes
    found["score", ""] = lambda row: fmean(row.scores)
    everywhere = [{one["name"] for one in row.reached} for row in every]
    names = [one["name"] for one in every[0].reached] if every else []
    told_of = [name for name in names if all(name in each for each in everywhere)]
    found |= {("reached", name): _reached(name) for name in told_of}
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


def _reached(name: str) -> Measure:
    def reached(row: GameRow) -> float:
        (values,) = [one["values"] for one in row.reached if one["name"] == name]
        return fmean(values)

    return reached
