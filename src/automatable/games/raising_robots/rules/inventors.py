"""How a seat gets its inventor, and what happens then. Rules: RR-INV, RR-RUL-11, RR-RUL-34."""

from typing import final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat, seat_letter
from ..ability_words import Timing
from ..state import NONE, RaisingState, Zone
from . import gain
from .and_or import are_alternatives, base_ability, upgraded_ability
from .step import WorkStep
from .tokens import can_upgrade
from .work import tell


def may_help(state: RaisingState, seat: Seat) -> bool:
    """Whether a token put on the inventor could make more possible in the midst of a phase."""
    if not can_upgrade(state, seat):
        return False
    ability = state.cards.inventors.upgraded[state.inventor[seat]]
    cheaper = ability.slot_discount() + ability.upgrade_discount() > 0
    return cheaper or ability.timing == Timing.IMMEDIATE


def awaits_round_end(state: RaisingState, seat: Seat) -> bool:
    """Whether a token put on the inventor gives an ability for the end of the round."""
    if not can_upgrade(state, seat):
        return False
    ability = state.cards.inventors.upgraded[state.inventor[seat]]
    return ability.timing == Timing.ROUND_END


def hire(state: RaisingState, seat: Seat, inventor: i64) -> None:
    """Give a seat its inventor; an immediate ability happens at once (RR-RUL-11)."""
    state.inventors[inventor] = 4 * seat + Zone.BUILT
    state.inventor[seat] = inventor
    if state.log is not None:
        tell(state, seat, "hired", "RR-STA-04", {"card": state.cards.inventors.ids[inventor]})
    if state.cards.inventors.base[inventor].timing == Timing.IMMEDIATE:
        state.agenda.push(gain.ReceiveAbility(seat, False, 0))


def upgrade(state: RaisingState, seat: Seat) -> None:
    """Put the token on the inventor; an immediate ability happens at once (RR-RUL-34)."""
    inventor = state.inventor[seat]
    state.tokens[4 * seat + state.cards.inventors.token[inventor]] -= 1
    state.inspired[seat] = 1
    ability = state.cards.inventors.upgraded[inventor]
    if ability.timing == Timing.IMMEDIATE:
        state.agenda.push(gain.ReceiveAbility(seat, True, 0))


def on_assembly(state: RaisingState, seat: Seat) -> None:
    """What an inventor gives for each robot assembled after the start."""
    base, upgraded = base_ability(state, seat), upgraded_ability(state, seat)
    first, second = base.is_for_assembly(), upgraded.is_for_assembly()
    if first and second and are_alternatives(state, seat):
        state.agenda.push(EitherAbility(seat))
        return
    if second:
        state.agenda.push(gain.ReceiveAbility(seat, True, 0))
    if first:
        state.agenda.push(gain.ReceiveAbility(seat, False, 0))


@final
class EitherAbility(WorkStep):
    """One of two abilities that could be used at the same moment (RR-RUL-61)."""

    WORDS = "either_ability"

    def misfit(self, state: RaisingState) -> str:
        return (
            "" if are_alternatives(state, self.seat) else "there are no two abilities, one OR two"
        )

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "ability")
        ask.offer(state.acts.ability)
        ask.offer(state.acts.ability + 1)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        state.agenda.push(gain.ReceiveAbility(self.seat, action != state.acts.ability, 0))

    def must(self, state: RaisingState) -> str:
        return "RR-RUL-61"


def second_inventor(state: RaisingState, seat: Seat) -> str:
    """What is wrong with a seat that is about to get an inventor, if it has one already."""
    return "" if state.inventor[seat] == NONE else f"{seat_letter(seat)} has an inventor already"
