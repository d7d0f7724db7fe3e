"""How a Duel ends. Rules: DUE-VIC."""

from ....kernel.game import Result
from ..state import DuelState


def by_knock_out(state: DuelState) -> bool:
    """End the game if a player has no health tile left (DUE-VIC-01)."""
    a_out = state.a.health == 0
    b_out = state.b.health == 0
    if not a_out and not b_out:
        return False
    state.end(Result(_scores(b_out, a_out), "ko", "DUE-VIC-01"))
    _tell(state)
    return True


def by_moon(state: DuelState) -> bool:
    """End the game if a pawn has entered the moon (DUE-VIC-02); never both (DUE-MOV-06)."""
    goal = state.terms.length
    a_there = state.a.square == goal
    b_there = state.b.square == goal
    if not a_there and not b_there:
        return False
    state.end(Result(_scores(a_there, b_there), "moon", "DUE-VIC-02"))
    _tell(state)
    return True


def by_round_limit(state: DuelState) -> bool:
    """End the game as a draw if the agreed number of rounds is played (DUE-VIC-06)."""
    if state.terms.max_rounds == 0 or state.round_no <= state.terms.max_rounds:
        return False
    state.end(Result((0, 0), "rounds", "DUE-VIC-06"))
    _tell(state)
    return True


def _scores(a_wins: bool, b_wins: bool) -> tuple[int, int]:
    if a_wins == b_wins:
        return (0, 0)  # only a custom card set can do this (DUE-VIC-05, DUE-RUL-20)
    return (1, -1) if a_wins else (-1, 1)


def _tell(state: DuelState) -> None:
    if state.log is not None and state.result is not None:
        winner = state.result.scores.index(1) if 1 in state.result.scores else -1
        state.tell("ended", state.result.rule, {"reason": state.result.reason, "winner": winner})
