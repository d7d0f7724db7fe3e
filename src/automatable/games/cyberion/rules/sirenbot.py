"""The Sirenbot draws into the Flash. Rules: CYB-SIR."""

from mypy_extensions import i64

from ..pieces import Model, number_at
from ..state import CyberionState
from . import spent
from .draw import To, can_draw, draw


def use(state: CyberionState, source: i64, level: i64) -> None:
    """Draw as many cards as the level says (CYB-RUL-10); without room or deck, fewer."""
    spent.discard(state, source, 0, level)
    if not can_draw(state, To.FLASH):
        spent.tell_idle(state, Model.SIRENBOT, "CYB-SIR-06")
        return
    state.agenda.push(draw(To.FLASH, number_at(Model.SIRENBOT, level)))
