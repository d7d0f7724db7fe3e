"""What things are worth to a bot, in hundredths of a VP; steps say by it what they will bring.

A good has a price that falls with the rounds to come; a material is worth 100 hundredths of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .deeds import GOODS_WORTH
from .effects import Gain, Res
from .state import RaisingState

# In how many of a hundred rounds a seat does what needs 0, 1, 2... energy.
_ODDS: Final[vec[i64]] = vec[i64]([60, 60, 55, 48, 38, 28, 20, 14])
_UNLOCK: Final[i64] = 150  # a token taken off the board, and what it uncovers
_UNLOCK_BY_ROUND: Final[i64] = 20
LESSON_BY_ROUND: Final[i64] = 15  # a class card, for what may still be done for it
_LESSON: Final[i64] = 200  # a class card about to be chosen


def goods_worth(kind: i64, count: i64, price: i64) -> i64:
    """What an amount of a kind of gain is worth."""
    return price * count * GOODS_WORTH[kind] // 100


def gains_worth(gains: list[Gain], price: i64) -> i64:
    """Gains one after the other; a choice counts as its first."""
    found: i64 = 0
    for gain in gains:
        if gain.kind == Res.V:
            found += 100 * gain.amount
        else:
            found += goods_worth(gain.kind, gain.amount, price)
    return found


def lesson_worth(rounds: i64) -> i64:
    """A class card about to be chosen."""
    return _LESSON + LESSON_BY_ROUND * rounds


def unlock_worth(rounds: i64) -> i64:
    """A token about to be unlocked."""
    return _UNLOCK + _UNLOCK_BY_ROUND * rounds


def cost_worth(cost: vec[i64]) -> i64:
    """A cost, in hundredths of a material."""
    found: i64 = 0
    kind: i64
    for kind in range(len(cost)):
        found += GOODS_WORTH[kind] * cost[kind]
    return found


def robot_often(state: RaisingState, robot: i64, upgraded: bool, bonus: i64, price: i64) -> i64:
    """What a robot brings in a hundred rounds."""
    deeds = state.terms.deeds
    found = often(state, deeds.base(robot), bonus, price)
    return max(found, often(state, deeds.upgraded(robot), bonus, price)) if upgraded else found


def often(state: RaisingState, deed: i64, bonus: i64, price: i64) -> i64:
    need = max(0, state.terms.deeds.all[deed].need - bonus)
    return _ODDS[need] * deed_worth(state, deed, price)


def deed_worth(state: RaisingState, deed: i64, price: i64) -> i64:
    """What a deed brings; what is not worth it is not done."""
    deeds = state.terms.deeds
    return max(0, deeds.points[deed] + price * deeds.goods[deed] // 100)
