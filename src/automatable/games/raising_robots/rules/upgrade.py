"""The Upgrade phase: tokens bought one after the other. Rules: RR-UPG."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.agenda import SeatStep
from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat
from ..effects import Res
from ..player_board import BOARD
from ..state import NONE, RaisingState
from . import inventors
from .gain import Unlock
from .pay import Pay, can_pay
from .placing import is_placing, offer_places, put


def row_wilds(state: RaisingState, seat: Seat, k: i64) -> i64:
    """The wilds a row of the section asks for (RR-UPG-04)."""
    return max(1, BOARD.upgrades[k].cost[Res.W] - inventors.upgrade_discount(state, seat))


@final
class Upgrade(SeatStep[RaisingState]):
    """Tokens are unlocked (RR-UPG-01) while energy and wilds last.

    Energy is split as the player likes (RR-UPG-02, RR-UPG-03); rows may repeat (RR-UPG-05).
    """

    WORDS = "upgrade energy"

    def __init__(self, seat: Seat, energy: i64) -> None:
        super().__init__(seat)
        self.energy: Final = energy

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "buy")
        ask.offer(state.acts.done)
        offer_places(state, self.seat, ask)
        found = False
        k: i64
        for k in range(len(BOARD.upgrades)):
            if self._why_not(state, k) == "":
                ask.offer(state.acts.buy + k)
                found = True
        return found or inventors.may_help(state, self.seat)

    def _cost(self, state: RaisingState, k: i64) -> vec[i64]:
        cost = vec[i64]([0] * 9)
        cost[Res.W] = row_wilds(state, self.seat, k)
        return cost

    def _why_not(self, state: RaisingState, k: i64) -> str:
        if state.locked[self.seat] == 0:
            return "RR-RUL-26"
        if BOARD.upgrades[k].need > self.energy:
            return "RR-UPG-04"
        return "" if can_pay(state, self.seat, self._cost(state, k), NONE) else "RR-RES-10"

    def answer(self, state: RaisingState, action: Action) -> None:
        if action == state.acts.done:
            return  # energy left is lost (RR-UPG-07)
        if is_placing(state, action):
            state.agenda.push(self)
            put(state, self.seat, action)
            return
        k = action - state.acts.buy
        state.agenda.push(Upgrade(self.seat, self.energy - BOARD.upgrades[k].need))  # RR-RUL-07
        state.agenda.push(Unlock(self.seat))  # RR-UPG-06
        state.agenda.push(Pay(self.seat, self._cost(state, k), NONE))  # first of all (RR-RUL-08)

    def why_not(self, state: RaisingState, action: Action) -> str:
        k = action - state.acts.buy
        rows = len(BOARD.upgrades)
        return self._why_not(state, k) if 0 <= k < rows else "RR-PHA-05"
