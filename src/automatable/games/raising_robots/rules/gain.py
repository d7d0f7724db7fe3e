"""What actions give, one thing after the other. Rules: RR-ICN, RR-WLD-02, RR-INS, RR-RUL-24."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import SeatStep
from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat
from ..effects import GOOD_NAMES, Gain, Res
from ..inventors import Ability
from ..state import GOODS, NONE, RaisingState
from . import assemble, inventors
from .draw import Draw, cycle
from .lessons import Learn
from .work import note

_ROW_VP: Final = bytes([0, 1, 1, 2, 2, 3])  # by robots in the row (RR-ICN-14)
_DRAWN: Final[i64] = 3  # class cards to choose from


@final
class Receive(SeatStep[RaisingState]):
    """The gains of a deed from the k-th on."""

    WORDS = "receive deed k"

    def __init__(self, seat: Seat, deed: i64, k: i64) -> None:
        super().__init__(seat)
        self.deed: Final = deed  # its number in the table of deeds
        self.k: Final = k

    def misfit(self, state: RaisingState) -> str:
        fits = self.k <= len(state.terms.deeds.all[self.deed].gains)
        return "" if fits else f"{state.terms.deeds.names[self.deed]} has fewer gains"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        gains = state.terms.deeds.all[self.deed].gains
        if self.k == len(gains):
            return False
        gain = gains[self.k]
        if gain.other != NONE:
            return ask_which(state, self.seat, gain, ask)
        self._go_on(state)
        give(state, self.seat, gain.kind, gain.amount, self._row(state))
        return False

    def _go_on(self, state: RaisingState) -> None:
        state.agenda.push(Receive(self.seat, self.deed, self.k + 1))

    def answer(self, state: RaisingState, action: Action) -> None:
        gain = state.terms.deeds.all[self.deed].gains[self.k]
        self._go_on(state)
        kind = chosen_kind(state, gain, action)
        give(state, self.seat, kind, gain.amount, self._row(state))

    def _row(self, state: RaisingState) -> i64:
        return state.terms.deeds.row[self.deed]

    def why_not(self, state: RaisingState, action: Action) -> str:
        return "RR-ICN-04"


@final
class ReceiveAbility(SeatStep[RaisingState]):
    """The gains of an inventor's ability from the k-th on."""

    WORDS = "ability upgraded:version k"

    def __init__(self, seat: Seat, upgraded: bool, k: i64) -> None:
        super().__init__(seat)
        self.upgraded: Final = upgraded
        self.k: Final = k

    def misfit(self, state: RaisingState) -> str:
        if state.inventor[self.seat] == NONE:
            return "there is no inventor whose ability could be used"
        return "" if self.k <= len(self.ability(state).gains) else "the ability has fewer gains"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        gains = self.ability(state).gains
        if self.k == len(gains):
            return False
        found = gains[self.k]
        if found.other != NONE:
            return ask_which(state, self.seat, found, ask)
        self._go_on(state)
        give(state, self.seat, found.kind, found.amount, 0)
        return False

    def ability(self, state: RaisingState) -> Ability:
        """What gives the gains."""
        cards, inventor = state.cards.inventors, state.inventor[self.seat]
        return cards.upgraded[inventor] if self.upgraded else cards.base[inventor]

    def _go_on(self, state: RaisingState) -> None:
        state.agenda.push(ReceiveAbility(self.seat, self.upgraded, self.k + 1))

    def answer(self, state: RaisingState, action: Action) -> None:
        found = self.ability(state).gains[self.k]
        self._go_on(state)
        give(state, self.seat, chosen_kind(state, found, action), found.amount, 0)

    def why_not(self, state: RaisingState, action: Action) -> str:
        return "RR-ICN-04"


def give(state: RaisingState, seat: Seat, kind: i64, amount: i64, row: i64) -> None:
    """Carry out one gain."""
    agenda = state.agenda
    if kind <= Res.V:
        receive(state, seat, kind, amount)  # RR-ICN-03
    elif kind == Res.R:
        agenda.push(Draw(seat, amount))
    elif kind == Res.W:
        agenda.push(Wild(seat, amount))  # RR-ICN-06
    elif kind == Res.UNL:
        agenda.push(Unlock(seat))  # RR-ICN-12
    elif kind == Res.ASM:
        agenda.push(assemble.AssembleOne(seat))  # RR-ICN-11
    elif kind == Res.CYC:
        agenda.push(cycle(seat))
    elif kind == Res.ROWV:
        receive(state, seat, Res.V, _ROW_VP[state.row_length(seat, row)])  # RR-RUL-47
    elif kind == Res.INS:
        agenda.push(Inspire(seat, NONE))  # RR-ICN-13
    else:
        agenda.push(Learn(seat, _DRAWN))


def receive(state: RaisingState, seat: Seat, kind: i64, amount: i64) -> None:
    """Add so much of a resource to the inventory (RR-RES-05)."""
    if amount == 0:
        return
    state.goods[seat * GOODS + kind] += amount  # without limit (RR-RES-06)
    if state.log is not None:
        note(state, seat, "gained", "RR-RES-05", {"good": GOOD_NAMES[kind], "amount": int(amount)})


def ask_which(state: RaisingState, seat: Seat, gain: Gain, ask: Ask) -> bool:
    """Ask which of two things is gained (RR-ICN-04)."""
    ask.to(seat, "gain")
    ask.offer(state.acts.gain + min(gain.kind, gain.other))
    ask.offer(state.acts.gain + max(gain.kind, gain.other))
    return True


def chosen_kind(state: RaisingState, gain: Gain, action: Action) -> i64:
    """What of a choice was taken."""
    return gain.kind if action - state.acts.gain == gain.kind else gain.other


@final
class Wild(SeatStep[RaisingState]):
    """Wilds gained, chosen one after the other (RR-WLD-02, RR-WLD-08), at once (RR-WLD-04)."""

    WORDS = "wild count"

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if self.count == 0:
            return False
        ask.to(self.seat, "wild")
        kind: i64
        for kind in range(4):  # no duct tape (RR-WLD-06), no battery, no VP (RR-WLD-09)
            ask.offer(state.acts.gain + kind)
        ask.offer(state.acts.gain + Res.R)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        kind = action - state.acts.gain
        state.agenda.push(Wild(self.seat, self.count - 1))
        if kind == Res.R:
            state.agenda.push(Draw(self.seat, 1))
        else:
            receive(state, self.seat, kind, 1)

    def wanted(self, state: RaisingState) -> int:
        return int(self.count)

    def why_not(self, state: RaisingState, action: Action) -> str:
        return "RR-WLD-02"


@final
class Unlock(SeatStep[RaisingState]):
    """Take a token off any circle of the board (RR-UPG-08)."""

    WORDS = "unlock"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if state.locked[self.seat] == 0:
            return False  # RR-RUL-26
        ask.to(self.seat, "unlock")
        k: i64
        for k in range(16):
            if not state.is_free(self.seat, k):
                ask.offer(state.acts.unlock + k)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        k = action - state.acts.unlock
        state.locked[self.seat] &= ~(1 << k)
        state.tokens[4 * self.seat + k % 4] += 1
        if state.log is not None:
            name = state.game.catalogue.thing(action)
            note(state, self.seat, "unlocked", "RR-UPG-08", {"token": name})
        if k < 4:
            state.agenda.push(Inspire(self.seat, NONE))  # RR-UPG-09, RR-RUL-10

    def why_not(self, state: RaisingState, action: Action) -> str:
        return "RR-PLC-05"


@final
class Inspire(SeatStep[RaisingState]):
    """One of three benefits, two different ones with the right inventor (RR-INS-01)."""

    WORDS = "inspire taken:benefit"

    def __init__(self, seat: Seat, taken: i64) -> None:
        super().__init__(seat)
        self.taken: Final = taken  # the first of two, or NONE

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "inspire")
        ask.offer(state.acts.skip)
        benefit: i64
        for benefit in range(3):
            if benefit != self.taken:
                ask.offer(state.acts.inspire + benefit)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        if action == state.acts.skip:
            return
        benefit = action - state.acts.inspire
        if state.log is not None:
            name = state.game.catalogue.thing(action)
            note(state, self.seat, "inspired", "RR-INS-01", {"benefit": name})
        if self.taken == NONE and inventors.inspires_twice(state, self.seat):
            state.agenda.push(Inspire(self.seat, benefit))
        if benefit == 0:
            state.agenda.push(Learn(self.seat, _DRAWN))  # RR-INS-02
        elif benefit == 1:
            state.agenda.push(Wild(self.seat, 2))  # RR-INS-03
        else:
            receive(state, self.seat, Res.B, 4)  # RR-INS-04

    def why_not(self, state: RaisingState, action: Action) -> str:
        return "RR-INS-01"
