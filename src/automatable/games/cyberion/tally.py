"""What was reached in a game of Cyberion, and what it would have taken."""

from mypy_extensions import i64

from ...kernel.tally import Tally
from .rules.ending import tokens_left, toll
from .state import NONE, CyberionState


def tallies(state: CyberionState) -> list[Tally]:
    """Machines, tokens and turns, and what has to be done besides where expansions are played."""
    terms = state.terms
    gone = int(state.experience | state.removed).bit_count()
    found = [
        Tally("machines_gone" if terms.microbots else "machines", (gone,), gone + _left(state)),
        Tally("failsafes", (int(state.reserve),), int(toll(state))),
    ]
    if terms.babybots:
        found.append(Tally("babybots", (5 - int(state.limbot).bit_count(),), 5))
    if terms.devious_cog:
        found.append(Tally("interference", (int(tokens_left(state)),)))
    if terms.gigantobots:
        found.append(Tally("damage", (int(state.damage),)))
    found.append(Tally("turns", (int(state.turn),)))
    return found


def _left(state: CyberionState) -> int:
    """Machines still in the Factory and to come."""
    left: i64 = 0
    place: i64
    for place in range(len(state.factory)):
        if state.factory[place] != NONE:
            left += 1
    stage: i64
    for stage in range(3):
        left += state.machines_left(stage)
    return int(left)
