"""Pawns on their way to the moon. Rules: DUE-MOV."""

from typing import Final

from mypy_extensions import i64

from ....kernel.seats import Seat
from .. import cards
from ..state import DuelState, Side

_CANCELLED: Final = {"attack": "DUE-MOV-04", "trap": "DUE-MOV-05", "moon": "DUE-MOV-06"}  # by what


def advance_both(state: DuelState) -> i64:
    """Move both pawns at the same time, unless cancelled; a mask of the seats that moved."""
    a = state.a
    b = state.b
    goal = state.terms.length  # the moon, at the end of both lanes (DUE-MOV-01)
    to_a = target(a, b.effective, goal)
    to_b = target(b, a.effective, goal)
    if to_a == goal and to_b == goal:  # DUE-MOV-06
        _tell_cancelled(state, 0, "moon")
        _tell_cancelled(state, 1, "moon")
        return 0
    return _place(state, 0, a, b.effective, to_a) | _place(state, 1, b, a.effective, to_b) << 1


def target(side: Side, theirs: cards.Card, goal: i64) -> i64:
    """The square the pawn would reach; where it stands if it does not move."""
    if cards.STEPS[side.effective] == 0 or canceller(theirs) != "":
        return side.square
    return min(side.square + cards.STEPS[side.effective], goal)  # DUE-MOV-03


def canceller(theirs: cards.Card) -> str:
    """What about the other's card cancels a Move, empty if nothing does (DUE-MOV-07)."""
    if cards.STRENGTH[theirs] > 0:
        return "attack"
    if cards.TRAPS[theirs] > 0:
        return "trap"
    return ""


def _place(state: DuelState, seat: Seat, side: Side, theirs: cards.Card, square: i64) -> i64:
    if square != side.square:
        side.square = square
        if state.log is not None:
            state.tell("moved", "DUE-MOV-03", {"seat": int(seat), "square": int(square)})
        return 1
    if cards.STEPS[side.effective] > 0:
        _tell_cancelled(state, seat, canceller(theirs))
    return 0  # the pawn stays and draws nothing (DUE-MOV-08)


def _tell_cancelled(state: DuelState, seat: Seat, by: str) -> None:
    if state.log is not None:
        state.tell("move_cancelled", _CANCELLED[by], {"seat": int(seat), "by": by})
