"""alpha-Rank: how bots stand if they beat each other in a circle, which one number cannot tell.

Imagine a crowd that plays one bot. Now and then somebody tries another, and the more often it beats
the crowd's, the more likely all change to it. A bot's share is the part of the time for which the
crowd plays it (Omidshafiei and others, "alpha-Rank: Multi-Agent Evaluation by Evolution", 2019).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ..kernel.extras import need
from .intervals import Interval

CROWD = 50  # people in it
PRESSURE = 100.0  # alpha: how eagerly they change to what wins more often
EVEN = 0.5


def alpha_rank(
    bots: Sequence[str], against: Mapping[tuple[str, str], Interval]
) -> dict[str, float]:
    """The share of every bot, 1 in all, from how often each beats each.

    Under such a pressure the smallest lead counts as a win. So a pair whose interval holds one half
    counts as even: chance alone decides nothing.
    """
    np = need("numpy", "lab")
    number = {bot: k for k, bot in enumerate(bots)}
    leads = np.zeros((len(bots), len(bots)))  # of the bot tried (column) over the crowd's (row)
    for (bot, other), wins in against.items():
        if not wins.low <= EVEN <= wins.high:
            leads[number[other], number[bot]] = 2 * wins.middle - 1
    return dict(zip(bots, shares(np, leads).tolist(), strict=True))


def shares(np: Any, leads: Any) -> Any:
    """The part of the time for which the crowd plays each bot, by the leads of bots tried."""
    bots = len(leads)
    with np.errstate(over="ignore", divide="ignore", invalid="ignore"):
        pull = PRESSURE * leads
        taken = np.where(pull == 0, 1 / CROWD, np.expm1(-pull) / np.expm1(-CROWD * pull))
    changes = taken / max(1, bots - 1)
    np.fill_diagonal(changes, 0)
    np.fill_diagonal(changes, 1 - changes.sum(axis=1))
    balance = np.vstack([changes.T - np.eye(bots), np.ones(bots)])
    found, *_ = np.linalg.lstsq(balance, np.array([0.0] * bots + [1.0]), rcond=None)
    return np.clip(found, 0, 1)
