"""What bots, seats, winners and losers reached and did in a contest, with intervals."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .contest import GameRow
from .intervals import CONFIDENCE, Interval, mean, sparse_mean, wilson

Appearance = tuple[int, int]  # the index of a row, and a seat


@dataclass(frozen=True)
class Points:
    """What was reached, of one kind: Victory Points, Health, turns."""

    name: str  # of its text
    every: Interval
    bots: dict[str, Interval]  # empty if there is one value for all
    seats: list[Interval]  # likewise
    winners: Interval | None  # None: nobody is one
    others: Interval | None

    def plain(self) -> dict[str, Any]:
        """The points as JSON data."""
        return {
            "name": self.name,
            "all": self.every.plain(),
            "bots": _plain(self.bots),
            "seats": [seat.plain() for seat in self.seats],
            "winners": self.winners and self.winners.plain(),
            "others": self.others and self.others.plain(),
        }


@dataclass(frozen=True)
class Thing:
    """What was done with one thing, such as a card that was bought."""

    thing: str
    times: Interval  # for each seat and game
    bots: dict[str, Interval]  # the same of each bot
    winners: Interval | None  # the rate of winners that did it; None: nobody is one
    others: Interval | None
    outcome: Interval  # of those that did it: games won, or the score of one who plays alone
    stands_out: bool  # whether that differs from all games, were this the only thing or not

    def plain(self) -> dict[str, Any]:
        """The thing as JSON data."""
        return {
            "thing": self.thing,
            "times": self.times.plain(),
            "bots": _plain(self.bots),
            "winners": self.winners and self.winners.plain(),
            "others": self.others and self.others.plain(),
            "outcome": self.outcome.plain(),
            "stands_out": self.stands_out,
        }


@dataclass(frozen=True)
class Things:
    """All things of one count, the most frequent first."""

    name: str  # of the count
    things: list[Thing]

    def plain(self) -> dict[str, Any]:
        """The things as JSON data."""
        return {"name": self.name, "things": [thing.plain() for thing in self.things]}


@dataclass(frozen=True)
class Findings:
    """What happened in the finished games of a contest."""

    lead_changes: Interval | None  # in a game; None where nobody plays against anybody
    points: list[Points]
    counts: list[Things]

    def plain(self) -> dict[str, Any]:
        """The findings as JSON data."""
        return {
            "lead_changes": self.lead_changes and self.lead_changes.plain(),
            "points": [one.plain() for one in self.points],
            "counts": [one.plain() for one in self.counts],
        }


def findings(rows: Sequence[GameRow]) -> Findings:
    """What happened in these games, all of which ended."""
    first = rows[0]
    rivalry = not first.together and len(first.seats) > 1
    names = [one["name"] for one in first.reached]
    counts = dict.fromkeys(one["name"] for row in rows for one in row.counted)
    ends = _Ends(rows)
    return Findings(
        mean([row.lead_changes for row in rows]) if rivalry else None,
        [_points(name, rows, ends) for name in names],
        [_things(name, rows, ends) for name in sorted(counts)],
    )


class _Ends:
    """The seats of all games, and which of them won."""

    def __init__(self, rows: Sequence[GameRow]) -> None:
        self.all = [(k, seat) for k, row in enumerate(rows) for seat in range(len(row.seats))]
        self.bots: dict[str, list[Appearance]] = {}
        for k, seat in self.all:
            self.bots.setdefault(rows[k].seats[seat], []).append((k, seat))
        self.alone = len(rows[0].seats) == 1 and not rows[0].together
        decided = [] if self.alone else [one for one in self.all if _decided(rows[one[0]])]
        self.winners = [(k, seat) for k, seat in decided if rows[k].shares[seat]]
        self.others = [(k, seat) for k, seat in decided if not rows[k].shares[seat]]
        self.values = {
            (k, seat): rows[k].scores[seat] if self.alone else rows[k].shares[seat] / 1000
            for k, seat in self.all
        }

    def outcome(self, those: Sequence[Appearance], confidence: float = CONFIDENCE) -> Interval:
        """How these seats fared."""
        values = [self.values[one] for one in those]
        if self.alone:
            return mean(values, confidence)
        return wilson(sum(values), len(values), confidence)


def _decided(row: GameRow) -> bool:
    """Whether some won and some lost, or all did together."""
    return row.together or not all(row.shares)


def _points(name: str, rows: Sequence[GameRow], ends: _Ends) -> Points:
    values: dict[Appearance, int] = {}
    for k, row in enumerate(rows):
        (own,) = [one["values"] for one in row.reached if one["name"] == name]
        values |= {(k, seat): value for seat, value in enumerate(own)}
    each = len(values) == len(ends.all)
    seats = len(rows[0].seats)

    def of(those: Iterable[Appearance]) -> Interval | None:
        own = [values[one] for one in those if one in values]
        return mean(own) if own and (each or rows[0].together) else None

    return Points(
        name,
        mean(list(values.values())),
        {bot: mean([values[one] for one in ends.bots[bot]]) for bot in sorted(ends.bots)}
        if each
        else {},
        [mean([values[k, seat] for k in range(len(rows))]) for seat in range(seats)]
        if each and seats > 1
        else [],
        of(ends.winners),
        of(ends.others),
    )


def _things(name: str, rows: Sequence[GameRow], ends: _Ends) -> Things:
    times: dict[str, Counter[Appearance]] = {}
    for k, row in enumerate(rows):
        for one in row.counted:
            if one["name"] == name:
                times.setdefault(one["thing"], Counter())[k, one["seat"]] += one["times"]
    confidence = 1 - (1 - CONFIDENCE) / len(times)
    found = [_thing(thing, times[thing], ends, confidence) for thing in sorted(times)]
    return Things(name, sorted(found, key=_frequency, reverse=True))


def _thing(thing: str, times: Counter[Appearance], ends: _Ends, confidence: float) -> Thing:
    usual = ends.outcome(ends.all).middle
    outcome = ends.outcome(list(times), confidence)
    return Thing(
        thing,
        _times(times, ends.all),
        {bot: _times(times, own) for bot, own in sorted(ends.bots.items())},
        _rate(times, ends.winners),
        _rate(times, ends.others),
        outcome,
        not outcome.low <= usual <= outcome.high,
    )


def _times(times: Counter[Appearance], those: Sequence[Appearance]) -> Interval:
    """How often these seats did it in a game, which is never less than not at all."""
    middle, low, high = sparse_mean([times[one] for one in those if one in times], len(those))
    return Interval(middle, max(0.0, low), high)


def _rate(times: Counter[Appearance], those: Sequence[Appearance]) -> Interval | None:
    """How many of these seats did it."""
    return wilson(sum(one in times for one in those), len(those)) if those else None


def _frequency(thing: Thing) -> float:
    return thing.times.middle


def _plain(intervals: dict[str, Interval]) -> dict[str, Any]:
    return {name: interval.plain() for name, interval in intervals.items()}
