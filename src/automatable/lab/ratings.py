"""Elo ratings of bots from all their games at once (Bradley and Terry), with intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from statistics import NormalDist
from typing import Any

from ..kernel.extras import need
from .contest import GameRow
from .intervals import CONFIDENCE, Interval

MEAN = 1500.0  # of all bots
SCALE = 400 / log(10)  # points of Elo for odds of e to 1


@dataclass(frozen=True)
class Meeting:
    """A result that says something about several bots: the share of each, 1 in all."""

    deal: int  # results of the same deal are not independent
    bots: tuple[str, ...]
    shares: tuple[float, ...]


def meetings(rows: Sequence[GameRow]) -> list[Meeting]:
    """The games of rivals."""
    return [
        Meeting(row.deal, tuple(row.seats), tuple(share / sum(row.shares) for share in row.shares))
        for row in rows
        if row.is_finished
    ]


def compared(rows: Sequence[Sequence[GameRow]]) -> list[Meeting]:
    """Bots that play by themselves, each pair on the same deals: the better result wins."""
    found = []
    games = [{row.game: row for row in each if row.is_finished} for each in rows]
    for k, mine in enumerate(games):
        for theirs in games[k + 1 :]:
            for number in sorted(mine.keys() & theirs.keys()):
                a, b = mine[number], theirs[number]
                own, other = (sum(row.shares if row.together else row.scores) for row in (a, b))
                share = 0.5 if own == other else float(own > other)
                found.append(Meeting(a.deal, (a.seats[0], b.seats[0]), (share, 1 - share)))
    return found


def elo(found: Sequence[Meeting]) -> dict[str, Interval]:
    """The most likely rating of every bot; their mean is MEAN.

    A bot wins with a probability proportional to ten to the power of its rating over 400. Every bot
    is given one more game, drawn against a bot of mean strength, so that one that always wins has a
    rating at all. The intervals are those of independent games, or those that follow from the
    differences between deals (a sandwich estimate), whichever is wider.
    """
    np = need("numpy", "lab")
    bots = sorted({bot for meeting in found for bot in meeting.bots})
    likelihood = _Likelihood(np, bots, found)
    best = need("scipy.optimize", "lab").minimize(
        likelihood.loss, np.zeros(len(bots)), jac=True, method="BFGS"
    )
    bread = np.linalg.inv(likelihood.curvature(best.x))
    slopes = likelihood.slopes_by_deal(best.x)
    centre = np.eye(len(bots)) - 1 / len(bots)
    variances = [
        np.diag(centre @ spread @ centre)
        for spread in (bread, bread @ (slopes.T @ slopes) @ bread)  # by the model, and by the deals
    ]
    reach = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2) * SCALE * np.sqrt(np.maximum(*variances))
    middle = MEAN + SCALE * (best.x - best.x.mean())
    return {
        bot: Interval(*map(float, (middle[k], middle[k] - reach[k], middle[k] + reach[k])))
        for k, bot in enumerate(bots)
    }


class _Likelihood:
    """How likely all results are, given the strengths of the bots."""

    def __init__(self, np: Any, bots: Sequence[str], found: Sequence[Meeting]) -> None:
        self.np = np
        self.bots = len(bots)
        number = {bot: k for k, bot in enumerate(bots)}
        most = max(len(meeting.bots) for meeting in found)
        deals = {deal: k for k, deal in enumerate(sorted({one.deal for one in found}))}
        self.deals = np.array([deals[one.deal] for one in found])
        self.who = np.zeros((len(found), most), dtype=int)
        self.there = np.zeros((len(found), most))
        self.shares = np.zeros((len(found), most))
        for k, one in enumerate(found):
            self.who[k, : len(one.bots)] = [number[bot] for bot in one.bots]
            self.there[k, : len(one.bots)] = 1
            self.shares[k, : len(one.bots)] = one.shares

    def chances(self, strengths: Any) -> Any:
        """For every result, the probability that each of its seats wins."""
        powers = self.there * self.np.exp(strengths[self.who])
        return powers / powers.sum(axis=1, keepdims=True)

    def loss(self, strengths: Any) -> tuple[float, Any]:
        """Minus the logarithm of the likelihood, and its slope."""
        np = self.np
        chances = self.chances(strengths)
        won = np.log(np.where(self.there > 0, chances, 1))
        drawn = np.logaddexp(0, strengths) + np.logaddexp(0, -strengths)
        slope = np.zeros(self.bots)
        np.add.at(slope, self.who, chances - self.shares)
        slope += 1 / (1 + np.exp(-strengths)) - 0.5
        return float(drawn.sum() / 2 - (self.shares * won).sum()), slope

    def curvature(self, strengths: Any) -> Any:
        """The second derivatives of the loss."""
        np = self.np
        chances = self.chances(strengths)
        found = np.zeros((self.bots, self.bots))
        np.add.at(found, (self.who, self.who), chances)
        both = chances[:, :, None] * chances[:, None, :]
        np.add.at(found, (self.who[:, :, None], self.who[:, None, :]), -both)
        drawn = 1 / (1 + np.exp(-strengths))
        return found + np.diag(drawn * (1 - drawn))

    def slopes_by_deal(self, strengths: Any) -> Any:
        """The slope of the loss, apart for every deal."""
        found = self.np.zeros((self.deals.max() + 1, self.bots))
        off = self.chances(strengths) - self.shares
        self.np.add.at(found, (self.deals[:, None], self.who), off)
        return found
