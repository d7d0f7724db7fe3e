"""Abilities of the round end. Rules: RR-END-02, RR-INV-04."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask, Decision
from ....kernel.events import Fact
from ....kernel.seats import Action, Seat, seat_letter
from ..ability_words import Ability, Timing
from ..effects import Res
from ..state import RaisingState
from .and_or import are_alternatives, has_base_ability, has_upgraded_ability
from .gain import ReceiveAbility
from .pay import missing, spend
from .placing import PlacingStep, offer_places
from .step import WorkStep


@final
class RoundEnd(PlacingStep):
    """Abilities of the round end in the order the player likes; trades are optional (RR-END-02)."""

    WORDS = "round_end used:three"

    def __init__(self, seat: Seat, used: i64) -> None:
        super().__init__(seat)
        self.used: Final = used  # mask: 1 the base ability, 2 the upgraded one

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        left = self._left(state)
        if left == 0:
            return False
        if left != 3 and not self._is_trade(state, left):
            self._use(state, left)
            return False
        ask.to(self.seat, "round_end")
        if self._is_trade(state, left):
            ask.offer(state.acts.skip)
        if not state.terms.first_rulings:
            offer_places(state, self.seat, ask)  # RR-RUL-13
        if left & 1:
            ask.offer(state.acts.ability)
        if left & 2:
            ask.offer(state.acts.ability + 1)
        return True

    def _left(self, state: RaisingState) -> i64:
        """Mask of the abilities that can be used now."""
        cards, inventor = state.cards.inventors, state.inventor[self.seat]
        found: i64 = 0
        if has_base_ability(state, self.seat) and self._can_use(state, cards.base[inventor]):
            found |= 1
        upgraded = has_upgraded_ability(state, self.seat)
        if upgraded and self._can_use(state, cards.upgraded[inventor]):
            found |= 2
        if self.used and are_alternatives(state, self.seat):
            return 0
        return found & ~self.used

    def _can_use(self, state: RaisingState, ability: Ability) -> bool:
        if ability.timing != Timing.ROUND_END:
            return False
        return not ability.takes_material() or can_trade(state, self.seat)

    def _is_trade(self, state: RaisingState, left: i64) -> bool:
        """Whether any of these abilities has to be paid for."""
        cards, inventor = state.cards.inventors, state.inventor[self.seat]
        if left & 1 and cards.base[inventor].takes_material():
            return True
        return left & 2 != 0 and cards.upgraded[inventor].takes_material()

    def _use(self, state: RaisingState, ability: i64) -> None:
        state.agenda.push(RoundEnd(self.seat, self.used | ability))
        state.agenda.push(ReceiveAbility(self.seat, ability == 2, 0))
        if self._is_trade(state, ability):
            state.agenda.push(PayMaterial(self.seat))

    def decide(self, state: RaisingState, action: Action) -> None:
        if action != state.acts.skip:
            self._use(state, 1 if action == state.acts.ability else 2)
            return
        left = self._left(state)
        if are_alternatives(state, self.seat):
            return  # of these neither, if one may be passed
        for ability in (1, 2):  # what costs nothing is gained all the same
            if left & ability and not self._is_trade(state, ability):
                state.agenda.push(ReceiveAbility(self.seat, ability == 2, 0))

    def tidy(self, state: RaisingState, decision: Decision) -> tuple[int, ...]:
        base, upgraded = state.acts.ability, state.acts.ability + 1
        if upgraded not in decision.options or not are_alternatives(state, self.seat):
            return decision.options
        cards, inventor = state.cards.inventors, state.inventor[self.seat]
        if not cards.upgraded[inventor].is_as_good_as(cards.base[inventor]):
            return decision.options
        return tuple([option for option in decision.options if option != base])

    def must(self, state: RaisingState) -> str:
        return "RR-END-02"

    def why_not(self, state: RaisingState, action: Action) -> str:
        if action == state.acts.ability + 1 and not has_upgraded_ability(state, self.seat):
            return "RR-INV-06"
        return super().why_not(state, action)


def can_trade(state: RaisingState, seat: Seat) -> bool:
    """Whether a seat has a material, or duct tape in its place (RR-RUL-02)."""
    kind: i64
    for kind in range(Res.T + 1):
        if state.good(seat, kind) > 0:
            return True
    return False


@final
class PayMaterial(WorkStep):
    """One material of any kind, or duct tape, is paid."""

    WORDS = "pay_material"

    def misfit(self, state: RaisingState) -> str:
        if can_trade(state, self.seat):
            return ""
        return f"{seat_letter(self.seat)} has no material to pay"

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return -price

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "pay")
        kind: i64
        for kind in range(Res.T + 1):
            if state.good(self.seat, kind) > 0:
                ask.offer(state.acts.pay + kind)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        spend(state, self.seat, action - state.acts.pay, 1)

    def must(self, state: RaisingState) -> str:
        return "RR-RUL-24"

    def refusal_facts(self, state: RaisingState, action: Action, rule: str) -> dict[str, Fact]:
        if rule != "RR-RES-10":
            return super().refusal_facts(state, action, rule)
        return missing(action - state.acts.pay, 1, 0)

    def why_not(self, state: RaisingState, action: Action) -> str:
        option = action - state.acts.pay
        if 0 <= option <= Res.T:
            return "RR-RES-10"
        return (
            "RR-RUL-02"
            if 0 <= option <= Res.T + len(state.robots)
            else super().why_not(state, action)
        )
