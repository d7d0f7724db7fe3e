"""What a bot may hope for."""

from typing import Final

from mypy_extensions import i64

from .cards import COUNT, FIRST_BONUS
from .state import DuelState, Side

# What things are worth, fitted to games of the rollout bot against itself.
_HEALTH: Final[i64] = 190
_WAY: Final[i64] = 600  # from the start to the moon
_BATTERY: Final[i64] = 130
_MOST_BATTERIES: Final[i64] = 3  # the fourth is hardly ever needed
_DISK: Final[i64] = 50
_MOST_DISKS: Final[i64] = 2  # so are more than a Counter costs
_BONUS: Final[i64] = 110  # whichever card it is
_HALF: Final[i64] = 500  # the lead that makes up half the way from an even game to a sure one


def advice(state: DuelState) -> tuple[int, ...]:
    """Hope grows with the lead in health, way, tiles and bonus cards, ever more slowly."""
    if state.result is not None:
        return state.result.shares()
    lead = _worth(state, state.a) - _worth(state, state.b)
    size = max(lead, -lead)
    gained = 500 * size // (size + _HALF)  # less than 500: nobody has won yet
    if lead < 0:
        gained = -gained
    return (int(500 + gained), int(500 - gained))


def _worth(state: DuelState, side: Side) -> i64:
    """What a side has; which bonus cards it holds may be a secret, how many it is not."""
    bonus: i64 = 0
    card: i64
    for card in range(FIRST_BONUS, COUNT):
        bonus += side.bonus >> card & 1
    return (
        _HEALTH * side.health
        + _WAY * side.square // state.rig.length
        + _BATTERY * min(side.battery, _MOST_BATTERIES)
        + _DISK * min(side.disk, _MOST_DISKS)
        + _BONUS * bonus
    )
