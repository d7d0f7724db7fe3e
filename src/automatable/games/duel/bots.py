"""What a bot may hope for."""

from typing import Final

from mypy_extensions import i64

from .state import TILES, DuelState, Side

_HALF: Final[i64] = 60  # the lead, in hundredths of a whole life or way, that wins three of four


def evaluate(state: DuelState) -> tuple[int, ...]:
    """Hope grows with the lead in health and on the way to the moon, ever more slowly."""
    if state.result is not None:
        return state.result.shares()
    lead = _worth(state, state.a) - _worth(state, state.b)
    size = max(lead, -lead)
    gained = 500 * size // (size + _HALF)  # less than 500: nobody has won yet
    if lead < 0:
        gained = -gained
    return (int(500 + gained), int(500 - gained))


def _worth(state: DuelState, side: Side) -> i64:
    """Both ways to win are as long as they are: hundredths of each are worth the same."""
    return 100 * side.health // TILES + 100 * side.square // state.terms.length
