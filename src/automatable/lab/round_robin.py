"""A round robin: every bot meets every other one, and all are rated together."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, cycle, islice
from statistics import fmean
from typing import Any

from ..kernel.registry import game as game_named
from .alpha_rank import alpha_rank
from .contest import Contest, GameRow, make_contest
from .errors import BadContest
from .intervals import Interval, wilson
from .ratings import Meeting, compared, elo, meetings


@dataclass(frozen=True)
class Entrant:
    """One bot in the table of all."""

    bot: str
    rating: Interval  # Elo
    share: float  # alpha-Rank
    played: int  # results, against any number of others
    wins: Interval  # a shared win counts as a fraction
    score: float
    seconds: float  # per decision

    def plain(self) -> dict[str, Any]:
        """The entrant as JSON data."""
        return {
            "bot": self.bot,
            "rating": self.rating.plain(),
            "alpha_rank": self.share,
            "played": self.played,
            "wins": self.wins.plain(),
            "score": self.score,
            "seconds": self.seconds,
        }


@dataclass(frozen=True)
class RoundRobin:
    """The table of all bots, best first, and how each fared against each."""

    settings: Mapping[str, str]
    games: int
    called_off: int
    apart: bool  # whether bots play by themselves and are compared on the same deals
    entrants: list[Entrant]
    against: dict[tuple[str, str], Interval]  # the share of wins of the first over the second

    def plain(self) -> dict[str, Any]:
        """The table as JSON data."""
        return {
            "settings": dict(self.settings),
            "games": self.games,
            "called_off": self.called_off,
            "bots": [entrant.plain() for entrant in self.entrants],
            "against": [
                {"bot": bot, "other": other, "wins": wins.plain()}
                for (bot, other), wins in self.against.items()
            ],
        }


def make_round_robin(
    game: str,
    bots: Sequence[str],
    games: int,
    pair: bool = True,
    settings: Mapping[str, str] | None = None,
    seed: str = "arena",
) -> dict[str, Contest]:
    """The contests of a round robin, by name; raises as `make_contest`.

    At a table of rivals sit as many different bots as there are seats, in every combination; if
    there are fewer bots than seats, they take turns. Where all play together, or one plays alone,
    every bot plays the same deals by itself. Another bot leaves the contests of the others as they
    are.
    """
    different = sorted(set(bots))
    if len(different) < 2:
        raise BadContest("a round robin needs two different bots", "robin")
    state = game_named(game).new(settings)
    apart = state.game.together or state.seats == 1
    if apart:
        tables = [(bot,) * state.seats for bot in different]
    else:
        tables = [
            seats
            for group in combinations(different, min(state.seats, len(different)))
            for seats in _seatings(group, state.seats)
        ]
    made = [
        make_contest(game, seats, games, pair and not apart, settings, seed) for seats in tables
    ]
    return {_folder(one.seats): one for one in made}


def _seatings(group: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """The bots of a group in turn, begun by each of them if they do not come out even."""
    begins = range(len(group)) if seats % len(group) else range(1)
    return [tuple(islice(cycle(group[k:] + group[:k]), seats)) for k in begins]


def _folder(seats: Sequence[str]) -> str:
    """A name for the results: what can be read of the bots, and a hash that tells them apart."""
    told = re.sub(r"[^A-Za-z0-9_.-]+", "_", "-".join(dict.fromkeys(seats)))[:60]
    return f"{told}-{sha256(json.dumps(seats).encode()).hexdigest()[:6]}"


def rank(contests: Sequence[Contest], rows: Sequence[Sequence[GameRow]]) -> RoundRobin:
    """The table of all bots; raises BadContest if no game ended."""
    every = [row for each in rows for row in each]
    finished = [row for row in every if row.is_finished]
    if not finished:
        raise BadContest(f"none of the {len(every)} games ended", "endless", games=len(every))
    apart = finished[0].together or len(finished[0].seats) == 1
    found = compared(rows) if apart else meetings(finished)
    ratings, against = elo(found), _against(found)
    shares = alpha_rank(list(ratings), against)
    entrants = [_entrant(bot, ratings[bot], shares[bot], finished, found) for bot in ratings]
    return RoundRobin(
        contests[0].settings,
        len(finished),
        len(every) - len(finished),
        apart,
        sorted(entrants, key=_strength, reverse=True),
        against,
    )


def _entrant(
    bot: str, rating: Interval, share: float, rows: Sequence[GameRow], found: Sequence[Meeting]
) -> Entrant:
    own = [(row, seat) for row in rows for seat, name in enumerate(row.seats) if name == bot]
    shares = [
        share
        for one in found
        for name, share in zip(one.bots, one.shares, strict=True)
        if name == bot
    ]
    decisions = sum(row.decisions[seat] for row, seat in own)
    return Entrant(
        bot,
        rating,
        share,
        len(shares),
        wilson(sum(shares), len(shares)),
        fmean(row.scores[seat] for row, seat in own),
        sum(row.seconds[seat] for row, seat in own) / max(1, decisions),
    )


def _against(found: Sequence[Meeting]) -> dict[tuple[str, str], Interval]:
    """How often one bot does better than another in the same game, ties counting half."""
    won: dict[tuple[str, str], list[float]] = {}
    for one in found:
        for mine, own in zip(one.bots, one.shares, strict=True):
            for theirs, other in zip(one.bots, one.shares, strict=True):
                if mine != theirs and (own or other):
                    won.setdefault((mine, theirs), []).append(own / (own + other))
    return {pair: wilson(sum(won[pair]), len(won[pair])) for pair in sorted(won)}


def _strength(entrant: Entrant) -> float:
    return entrant.rating.middle
