"""The Upgrade phase: tokens bought one after the other. Rules: RR-UPG."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action, Seat
from ..effects import Res
from ..judgement import unlock_worth
from ..shape import RaisingDoing
from ..state import NONE, RaisingState
from . import inventors
from .abilities import upgrade_discount
from .counting import materials
from .gain import Unlock
from .pay import Pay, can_pay, shortfall
from .placing import PlacingStep, offer_places
from .step import too_little


def row_cost(state: RaisingState, seat: Seat, k: i64) -> vec[i64]:
    """What a row of the section asks for: wilds, and an inventor may spare some (RR-UPG-04)."""
    cost = state.cards.board.upgrades[k].cost[:]
    cost[Res.W] = max(1, cost[Res.W] - upgrade_discount(state, seat))
    return cost


@final
class Upgrade(PlacingStep):
    """Tokens are unlocked (RR-UPG-01) while energy and wilds last.

    Energy is split as the player likes (RR-UPG-02, RR-UPG-03); rows may repeat (RR-UPG-05).
    """

    WORDS = "upgrade energy"
    OF_PHASE = True

    def __init__(self, seat: Seat, energy: i64) -> None:
        super().__init__(seat)
        self.energy: Final = energy

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return upgrading_worth(state, self.seat, self.energy, price, rounds)

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "buy")
        ask.offer(state.acts.done)
        offer_places(state, self.seat, ask)
        found = False
        k: i64
        for k in range(len(state.cards.board.upgrades)):
            if self._why_not(state, k) == "":
                ask.offer(state.acts.buy + k)
                found = True
        return found or inventors.may_help(state, self.seat)

    def _why_not(self, state: RaisingState, k: i64) -> str:
        if state.locked[self.seat] == 0:
            return "RR-RUL-26"
        if state.cards.board.upgrades[k].need > self.energy:
            return "RR-UPG-04"
        return "" if can_pay(state, self.seat, row_cost(state, self.seat, k), NONE) else "RR-RES-10"

    def show(self, state: RaisingState, doing: RaisingDoing) -> None:
        doing["phase"] = "upgrade"
        doing["energy"] = int(self.energy)

    def decide(self, state: RaisingState, action: Action) -> None:
        if action == state.acts.done:
            return  # energy left is lost (RR-UPG-07)
        k = action - state.acts.buy
        state.agenda.push(
            Upgrade(self.seat, self.energy - state.cards.board.upgrades[k].need)
        )  # RR-RUL-07
        state.agenda.push(Unlock(self.seat))  # RR-UPG-06
        state.agenda.push(
            Pay(self.seat, row_cost(state, self.seat, k), NONE)
        )  # first of all (RR-RUL-08)

    def refusal_facts(self, state: RaisingState, action: Action, rule: str) -> dict[str, Fact]:
        k = action - state.acts.buy
        if not 0 <= k < len(state.cards.board.upgrades):
            return super().refusal_facts(state, action, rule)
        if rule == "RR-UPG-04":
            return too_little(state.cards.board.upgrades[k].need, self.energy)
        if rule == "RR-RUL-26":
            return {"reason": "tokens"}
        return shortfall(state, self.seat, row_cost(state, self.seat, k), NONE)

    def why_not(self, state: RaisingState, action: Action) -> str:
        k = action - state.acts.buy
        rows = len(state.cards.board.upgrades)
        return self._why_not(state, k) if 0 <= k < rows else super().why_not(state, action)


def upgrading_worth(state: RaisingState, seat: Seat, energy: i64, price: i64, rounds: i64) -> i64:
    """What the best row of the Upgrade section brings, taken as often as possible."""
    if state.locked[seat] == 0:
        return 0
    wilds = materials(state, seat) + state.good(seat, Res.T) + state.hand_size(seat)
    best: i64 = 0
    k: i64
    for k in range(len(state.cards.board.upgrades)):
        row = state.cards.board.upgrades[k]
        cost = row_cost(state, seat, k)[Res.W]
        times = min(energy // max(1, row.need), wilds // cost)
        best = max(best, times * (unlock_worth(rounds) - price * cost))
    return best
