"""How the game ends; all win or lose together. Rules: CYB-END, CYB-BAB-12, CYB-COG-08."""

from typing import Final

from mypy_extensions import i64

from ....kernel.game import Result
from ..state import NONE, WIDTH, CyberionState

PER_DAMAGE: Final[i64] = 3  # Failsafe tokens given up for each damage left (CYB-GIG-12)


def end_if_cleared(state: CyberionState) -> bool:
    """End the game when no Machine is left in deck and Factory (CYB-END-01, CYB-RUL-74)."""
    place: i64
    for place in range(WIDTH):
        if state.factory[place] != NONE:
            return False
    if state.deck_stage() != NONE:
        return False
    if state.limbot != 0:  # Babybots in the deck do no harm (CYB-BAB-13)
        _end(state, False, "limbot", "CYB-END-04")
    elif tokens_left(state) > 0:
        _end(state, False, "interference", "CYB-END-05")
    elif state.reserve < PER_DAMAGE * state.damage:  # CYB-RUL-76
        _end(state, False, "damage", "CYB-END-06")
    else:
        state.reserve -= PER_DAMAGE * state.damage
        _end(state, True, "repaired", "CYB-END-01")
    return True


def cost_of_ending(state: CyberionState) -> str:
    """What it costs to end the turn now: `nothing`, a `token`, or the `game`."""
    if state.relieved:
        return "nothing"
    return "token" if state.reserve > 0 else "game"


def lose_failsafe(state: CyberionState) -> bool:
    """Give up one token; without one the game is lost and True (CYB-CLN-02, CYB-CLN-03)."""
    if state.reserve == 0:
        _end(state, False, "failsafe", "CYB-END-02")
        return True
    state.reserve -= 1
    if state.log is not None:
        state.tell("failsafe_lost", "CYB-CLN-02", {"left": int(state.reserve)})
    return False


def tokens_left(state: CyberionState) -> i64:
    """Interference tokens still on the board."""
    found: i64 = 0
    k: i64
    for k in range(len(state.interference)):
        found += state.interference[k]
    return found


def _end(state: CyberionState, won: bool, reason: str, rule: str) -> None:
    score = 1 if won else -1
    state.end(Result((score,) * int(state.seats), reason, rule, together=True))  # CYB-END-08
    if state.log is not None:
        tokens = int(advised_support(state))
        advice = "CYB-SUP-06" if won else "CYB-SUP-05"
        state.tell("ended", rule, {"reason": reason})
        state.tell("advised", advice, {"tokens": tokens})


def advised_support(state: CyberionState) -> i64:
    """Support tokens for the next game: one more after a loss, one fewer after a win."""
    assert state.result is not None
    if state.result.scores[0] > 0:
        return max(0, state.terms.support - 1)
    return min(5, state.terms.support + 1)
