"""What a bot need not think about, and what it may hope for."""

from typing import Final

from mypy_extensions import i64

from ...kernel.decision import Decision
from .cardset import Op
from .rules.ending import leads
from .state import ArenaState

# Words that only add to what the player may do this turn: such cards may as well be played first.
_GIFTS: Final = (
    *(Op.ENERGY, Op.MOVES, Op.VP, Op.JUMP, Op.DIAGONAL, Op.PUSH_DISCOUNT, Op.ATTACK_BONUS),
)


def advice(state: ArenaState) -> tuple[int, ...]:
    """Hope grows with the VP a seat is ahead."""
    return tuple([max(0, min(1000, 500 + 10 * lead)) for lead in leads(state)])


def tidy(state: ArenaState, decision: Decision) -> tuple[int, ...]:
    """In the action phase: cards that are plain gifts first, and never the explicit exchange."""
    if decision.key != "act":
        return decision.options
    acts = state.acts
    for option in decision.options:
        if acts.play <= option < acts.buy and _is_gift(state, option - acts.play):
            return (option,)
    return tuple([option for option in decision.options if option != acts.exchange])


def _is_gift(state: ArenaState, card: i64) -> bool:
    for effect in state.cards.effects[card]:
        if effect.op not in _GIFTS:
            return False
    return True
