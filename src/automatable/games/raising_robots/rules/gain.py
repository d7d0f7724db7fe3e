"""What actions give, one thing after the other. Rules: RR-ICN, RR-WLD-02, RR-INS, RR-RUL-24."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask, Decision
from ....kernel.seats import Action, Seat
from ..ability_words import Ability
from ..effects import GOOD_NAMES, Gain, Res, word_of
from ..judgement import cost_worth, gains_worth, goods_worth, unlock_worth
from ..state import GOODS, NONE, RaisingState
from .abilities import benefits
from .draw import Draw
from .lessons import DRAWN, Learn
from .step import WorkStep
from .work import tell

_ROW_VP: Final = bytes([0, 1, 1, 2, 2, 3])  # by robots in the row (RR-ICN-14)


@final
class Receive(WorkStep):
    """The gains of a deed from the k-th on."""

    WORDS = "receive deed k"

    def __init__(self, seat: Seat, deed: i64, k: i64) -> None:
        super().__init__(seat)
        self.deed: Final = deed  # its number in the table of deeds
        self.k: Final = k

    def misfit(self, state: RaisingState) -> str:
        fits = self.k <= len(state.terms.deeds.all[self.deed].gains)
        return "" if fits else f"{state.terms.deeds.names[self.deed]} has fewer gains"

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        deeds = state.terms.deeds
        cost = cost_worth(deeds.all[self.deed].cost)
        return deeds.points[self.deed] + price * (deeds.goods[self.deed] + cost) // 100

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
        return why_no_gain(state, action, "RR-ICN-04") or super().why_not(state, action)


@final
class ReceiveAbility(WorkStep):
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

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return gains_worth(self.ability(state).gains[self.k :], price)

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
        return why_no_gain(state, action, "RR-ICN-04") or super().why_not(state, action)


def give(state: RaisingState, seat: Seat, kind: i64, amount: i64, row: i64) -> None:
    """Carry out one gain."""
    if kind <= Res.V:
        receive(state, seat, kind, amount)  # RR-ICN-03
    else:
        word_of(kind).give(state, seat, amount, row)


def receive_row_points(state: RaisingState, seat: Seat, row: i64) -> None:
    """VP by robots in a row (RR-RUL-47)."""
    receive(state, seat, Res.V, _ROW_VP[state.row_length(seat, row)])


def receive(state: RaisingState, seat: Seat, kind: i64, amount: i64) -> None:
    """Add some of a resource to the inventory (RR-RES-05)."""
    if amount == 0:
        return
    state.goods[seat * GOODS + kind] += amount  # without limit (RR-RES-06)
    if state.log is not None:
        tell(state, seat, "gained", "RR-RES-05", {"good": GOOD_NAMES[kind], "amount": int(amount)})


def ask_which(state: RaisingState, seat: Seat, gain: Gain, ask: Ask) -> bool:
    """Ask which of two things is gained (RR-ICN-04)."""
    ask.to(seat, "gain")
    ask.offer(state.acts.gain + min(gain.kind, gain.other))
    ask.offer(state.acts.gain + max(gain.kind, gain.other))
    return True


def why_no_gain(state: RaisingState, action: Action, rule: str) -> str:
    """The rule that forbids to gain something else than is offered; empty of another answer."""
    return rule if state.acts.gain <= action < state.acts.unlock else ""


def chosen_kind(state: RaisingState, gain: Gain, action: Action) -> i64:
    """What of a choice was taken."""
    return gain.kind if action - state.acts.gain == gain.kind else gain.other


@final
class Wild(WorkStep):
    """Wilds gained, chosen one after the other (RR-WLD-02, RR-WLD-08), at once (RR-WLD-04)."""

    WORDS = "wild count"

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return goods_worth(Res.W, self.count, price)

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
            state.agenda.push(Draw(self.seat, 1, "RR-WLD-02"))
        else:
            receive(state, self.seat, kind, 1)

    def wanted(self, state: RaisingState) -> int:
        return int(self.count)

    def why_not(self, state: RaisingState, action: Action) -> str:
        if action == state.acts.gain + Res.T:
            return "RR-WLD-06"
        return why_no_gain(state, action, "RR-WLD-09") or super().why_not(state, action)


@final
class Unlock(WorkStep):
    """Take a token off any circle of the board (RR-UPG-08)."""

    WORDS = "unlock"

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return unlock_worth(rounds)

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
            tell(state, self.seat, "unlocked", "RR-UPG-08", {"token": name})
        if k < 4:
            state.agenda.push(Inspire(self.seat, 0))  # RR-UPG-09, RR-RUL-10

    def must(self, state: RaisingState) -> str:
        return "RR-UPG-06"

    def why_not(self, state: RaisingState, action: Action) -> str:
        if state.acts.unlock <= action < state.acts.inspire:
            return "RR-UPG-08"  # that token is not on the board any more
        return super().why_not(state, action)


@final
class Inspire(WorkStep):
    """One of three benefits, more if an inventor says so, all different (RR-INS-01)."""

    WORDS = "inspire taken:benefits"

    def __init__(self, seat: Seat, taken: i64) -> None:
        super().__init__(seat)
        self.taken: Final = taken  # mask of those that were taken before

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return goods_worth(Res.INS, 1, price)

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "inspire")
        ask.offer(state.acts.skip)
        benefit: i64
        for benefit in range(3):
            if self.taken >> benefit & 1 == 0:
                ask.offer(state.acts.inspire + benefit)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        if action == state.acts.skip:
            return
        benefit = action - state.acts.inspire
        if state.log is not None:
            name = state.game.catalogue.thing(action)
            tell(state, self.seat, "inspired", "RR-INS-01", {"benefit": name})
        taken = self.taken | 1 << benefit
        if _bits(taken) < min(3, benefits(state, self.seat)):
            state.agenda.push(Inspire(self.seat, taken))
        if benefit == 0:
            state.agenda.push(Learn(self.seat, DRAWN))  # RR-INS-02
        elif benefit == 1:
            state.agenda.push(Wild(self.seat, 2))  # RR-INS-03
        else:
            receive(state, self.seat, Res.B, 4)  # RR-INS-04

    def tidy(self, state: RaisingState, decision: Decision) -> tuple[int, ...]:
        return decision.options[1:]  # what is free is taken

    def why_not(self, state: RaisingState, action: Action) -> str:
        if state.acts.inspire <= action < state.acts.place:
            return "RR-INS-01"  # that benefit is taken already
        return super().why_not(state, action)


def _bits(mask: i64) -> i64:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)
