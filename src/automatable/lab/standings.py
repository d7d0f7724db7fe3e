"""The results of a contest: wins and ratings of the bots, and length of the games."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from ..kernel.extras import need
from .contest import GameRow
from .errors import BadContest
from .findings import Findings, findings
from .intervals import Interval, mean, wilson


class Rating(NamedTuple):
    """An OpenSkill rating: most likely `mu`, almost certainly above `ordinal`."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma


@dataclass(frozen=True)
class Standing:
    """One bot, all seats and games together."""

    bot: str
    played: int  # finished games, once for each seat it had
    wins: Interval  # a shared win counts as a fraction
    score: Interval
    rating: Rating | None
    decisions: float  # per game and seat
    options: float  # per decision
    seconds: float  # per decision

    def plain(self) -> dict[str, Any]:
        """The standing as JSON data."""
        rating = self.rating
        return {
            **asdict(self),
            "wins": self.wins.plain(),
            "score": self.score.plain(),
            "rating": rating and {**rating._asdict(), "ordinal": rating.ordinal},
        }


@dataclass(frozen=True)
class Summary:
    """All finished games of a contest."""

    games: int
    called_off: int
    together: bool  # whether all win or lose together
    alone: bool  # whether there is one seat
    wins: Interval  # games won, if all win or lose together
    length: Interval  # answers per game
    standings: list[Standing]  # best first
    seats: list[Interval]  # win rate of each seat
    decisions: float  # per game and seat
    options: float  # per decision
    reasons: dict[str, int]
    findings: Findings

    @property
    def is_rivalry(self) -> bool:
        """Whether seats play against each other."""
        return not self.together and not self.alone

    @property
    def compares(self) -> bool:
        """Whether different bots compete."""
        return self.is_rivalry and len(self.standings) > 1

    def plain(self) -> dict[str, Any]:
        """The summary as JSON data."""
        return {
            "games": self.games,
            "called_off": self.called_off,
            "together": self.together,
            "wins": self.wins.plain() if self.together else None,
            "length": self.length.plain(),
            "decisions": self.decisions,
            "options": self.options,
            "bots": [standing.plain() for standing in self.standings],
            "seats": [seat.plain() for seat in self.seats] if self.is_rivalry else None,
            "reasons": self.reasons,
            **self.findings.plain(),
        }


def summary(rows: Iterable[GameRow]) -> Summary:
    """The summary of the finished games; raises BadContest if there are none."""
    known = sorted(rows, key=_number)
    finished = [row for row in known if row.is_finished]
    if not finished:
        raise BadContest(f"none of the {len(known)} games ended", "endless", games=len(known))
    together = finished[0].together
    alone = len(finished[0].seats) == 1
    ratings = {} if together or alone else rate(finished)
    bots = sorted({bot for row in finished for bot in row.seats})
    standings = [_standing(bot, finished, ratings.get(bot)) for bot in bots]
    return Summary(
        games=len(finished),
        called_off=len(known) - len(finished),
        together=together,
        alone=alone,
        wins=wilson(sum(row.shares[0] for row in finished) / 1000, len(finished)),
        length=mean([row.answers for row in finished]),
        standings=sorted(standings, key=_worst_first, reverse=True),
        seats=[
            wilson(sum(row.shares[seat] for row in finished) / 1000, len(finished))
            for seat in range(len(finished[0].seats))
        ],
        decisions=_decisions(finished) / sum(len(row.seats) for row in finished),
        options=sum(sum(map(sum, row.options)) for row in finished) / max(1, _decisions(finished)),
        reasons=dict(Counter(row.reason for row in finished).most_common()),
        findings=findings(finished),
    )


def rate(rows: Sequence[GameRow]) -> dict[str, Rating]:
    """The OpenSkill rating (Plackett-Luce) of every bot after these games, in their order.

    A bot in several seats of a game is updated by the mean of the updates of its seats.
    """
    model = need("openskill.models", "lab").PlackettLuce()
    bots = sorted({bot for row in rows for bot in row.seats})
    known = {bot: model.rating() for bot in bots}
    if len(bots) == 1:
        return {}  # nobody to compare it with
    for row in rows:
        teams = model.rate(
            [[known[bot]] for bot in row.seats], scores=[float(share) for share in row.shares]
        )
        for bot in set(row.seats):
            own = [team[0] for team, name in zip(teams, row.seats, strict=True) if name == bot]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            known[bot] = model.rating(mu=mu, sigma=sigma)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}


def _standing(bot: str, rows: Sequence[GameRow], rating: Rating | None) -> Standing:
    own = [(row, seat) for row in rows for seat, name in enumerate(row.seats) if name == bot]
    decisions = sum(row.decisions[seat] for row, seat in own)
    return Standing(
        bot=bot,
        played=len(own),
        wins=wilson(sum(row.shares[seat] for row, seat in own) / 1000, len(own)),
        score=mean([row.scores[seat] for row, seat in own]),
        rating=rating,
        decisions=decisions / len(own),
        options=sum(sum(row.options[seat]) for row, seat in own) / max(1, decisions),
        seconds=sum(row.seconds[seat] for row, seat in own) / max(1, decisions),
    )


def _decisions(rows: Sequence[GameRow]) -> int:
    return sum(sum(row.decisions) for row in rows)


def _number(row: GameRow) -> int:
    return row.game


def _worst_first(standing: Standing) -> tuple[float, float]:
    return standing.wins.middle, standing.score.middle
