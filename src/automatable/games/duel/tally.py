"""What was reached in a Duel."""

from ...kernel.tally import Tally
from .state import DuelState


def tallies(state: DuelState) -> list[Tally]:
    """Health and way of both robots, and how long it took."""
    terms, a, b = state.terms, state.a, state.b
    rounds = state.round_no
    if terms.max_rounds > 0:
        rounds = min(rounds, terms.max_rounds)
    return [
        Tally("health", (int(a.health), int(b.health))),
        Tally("squares", (int(a.square), int(b.square)), int(terms.length)),
        Tally("rounds", (int(rounds),)),
    ]
