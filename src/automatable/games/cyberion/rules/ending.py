"""How the game ends; all win or lose together. Rules: CYB-END, CYB-BAB, CYB-COG."""

from typing import Final, Literal, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.game import Result
from ..state import NONE, WIDTH, CyberionState

PER_DAMAGE: Final[i64] = 3  # Failsafe tokens given up for each damage left (CYB-GIG-12)


def is_cleared(state: CyberionState) -> bool:
    """Whether no Machine is left in deck and Factory (CYB-END-01)."""
    place: i64
    for place in range(WIDTH):
        if state.factory[place] != NONE:
            return False
    return state.deck_stage() == NONE


def toll(state: CyberionState) -> i64:
    """Failsafe tokens to give up when the game ends (CYB-GIG-12)."""
    return PER_DAMAGE * state.damage


def last_machine_left(state: CyberionState) -> None:
    """End the game, unless the rest of the turn could still change how it ends (CYB-RUL-74)."""
    if state.limbot != 0:  # CYB-BAB-12; Babybots in the deck do no harm (CYB-BAB-13)
        _end(state, False, "limbot", "CYB-END-04")
    elif tokens_left(state) > 0:  # CYB-COG-08
        _end(state, False, "interference", "CYB-END-05")
    elif state.terms.end_at_once or state.reserve >= toll(state):
        _settle(state)
    elif state.log is not None:
        state.tell(
            "toll_due", "CYB-RUL-74", {"count": int(toll(state)), "left": int(state.reserve)}
        )


def may_go_on(state: CyberionState) -> bool:
    """Whether a turn may go on though the last Machine has left in it (CYB-RUL-74)."""
    open_end = state.relieved and state.damage > 0 and not state.terms.end_at_once
    return open_end and state.limbot == 0 and tokens_left(state) == 0


def _settle(state: CyberionState) -> None:
    """The damage left takes its toll, and who can bear it has won (CYB-RUL-76)."""
    if state.reserve < toll(state):
        _end(state, False, "damage", "CYB-END-06")
    else:
        state.reserve -= toll(state)
        _end(state, True, "repaired", "CYB-END-01")


@final
class Finish(Step[CyberionState]):
    """After the last step of Cleanup, a game without Machines ends (CYB-RUL-74)."""

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        if is_cleared(state):
            _settle(state)
        return False


def cost_of_ending(state: CyberionState) -> Literal["nothing", "token", "toll", "game"]:
    """What it costs to end the turn now: `nothing`, a `token`, the `game`, or that by a `toll`."""
    if state.reserve < toll(state) and is_cleared(state):
        return "toll"
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
        support = "CYB-SUP-06" if won else "CYB-SUP-05"
        state.tell("ended", rule, {"reason": reason})
        state.tell("advised", support, {"tokens": tokens})


def advised_support(state: CyberionState) -> i64:
    """Support tokens for the next game: one more after a loss, one fewer after a win."""
    assert state.result is not None
    if state.result.scores[0] > 0:
        return max(0, state.terms.support - 1)
    return min(5, state.terms.support + 1)


FINISH: Final[Finish] = Finish()
