"""Inventors by auction. Rules: RR-AUC."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import CHANCE, Action, Seat, seat_letter
from ..state import NONE, SPACES, RaisingState, Stage, Zone, in_zone
from .draw import offer_cards, take_card
from .inventors import hire, second_inventor
from .pay import Pay, can_pay, shortfall
from .step import WorkStep


@final
class Auction(Step[RaisingState]):
    """An inventor for each player is laid out; then somebody bids first (RR-AUC-01, RR-AUC-02)."""

    WORDS = "auction"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if in_zone(state.inventors, Zone.TRACK) < state.seats:
            return offer_cards(state, state.inventors, "deal", state.acts.deal, ask)
        if state.terms.first != NONE:
            self._open(state, state.terms.first)
            return False
        ask.to(CHANCE, "opener")
        seat: i64
        for seat in range(state.seats):
            ask.weigh(state.acts.opener + seat, 1)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        if action >= state.acts.opener:
            self._open(state, action - state.acts.opener)
            return
        inventor = action - state.acts.deal
        take_card(state.inventors, inventor, Zone.TRACK)
        state.stage = Stage.AUCTION
        state.reveal("offered", "RR-AUC-01", {"card": state.cards.inventors.ids[inventor]})
        state.agenda.push(self)

    def _open(self, state: RaisingState, seat: Seat) -> None:
        """A seat bids first: nature's choice, or what was agreed (RR-AUC-02)."""
        state.reveal("opened", "RR-AUC-02", {"seat": int(seat)})
        state.agenda.push(Bidding(seat))


@final
class Bidding(WorkStep):
    """A seat without a standing bid places its meeple (RR-AUC-03)."""

    WORDS = "bidding seat"

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "bid")
        bid: i64
        for bid in range(len(state.inventors) * SPACES):
            if self._why_not(state, bid) == "":
                ask.offer(state.acts.bid + bid)
        return True

    def _why_not(self, state: RaisingState, bid: i64) -> str:
        if state.inventors[bid // SPACES] != Zone.TRACK:
            return "RR-AUC-01"
        seat: i64
        for seat in range(state.seats):
            if state.bids[seat] >= bid and state.bids[seat] // SPACES == bid // SPACES:
                return "RR-AUC-04"  # so a bid on the last space stays (RR-AUC-09)
        cost = state.cards.board.bids[bid % SPACES].cost
        return "" if can_pay(state, self.seat, cost, NONE) else "RR-RUL-49"

    def answer(self, state: RaisingState, action: Action) -> None:
        bid = action - state.acts.bid
        seat: i64
        for seat in range(state.seats):
            if state.bids[seat] != NONE and state.bids[seat] // SPACES == bid // SPACES:
                state.bids[seat] = NONE  # RR-AUC-05
        state.bids[self.seat] = bid
        if state.log is not None:
            facts: dict[str, Fact] = {
                "seat": int(self.seat),
                "card": state.cards.inventors.ids[bid // SPACES],
                "space": int(bid % SPACES) + 1,
            }
            state.tell("bid", "RR-AUC-03", facts)
        # Clockwise (RR-AUC-07, RR-RUL-48), until all have a bid (RR-AUC-10).
        for step in range(1, state.seats):
            seat = (self.seat + step) % state.seats
            if state.bids[seat] == NONE:
                state.agenda.push(Bidding(seat))
                return

    def why_not(self, state: RaisingState, action: Action) -> str:
        bid = action - state.acts.bid
        last = len(state.inventors) * SPACES
        return self._why_not(state, bid) if 0 <= bid < last else super().why_not(state, action)

    def refusal_facts(self, state: RaisingState, action: Action, rule: str) -> dict[str, Fact]:
        bid = action - state.acts.bid
        if rule == "RR-RUL-49":
            cost = state.cards.board.bids[bid % SPACES].cost
            return shortfall(state, self.seat, cost, NONE)
        if rule != "RR-AUC-04":
            return super().refusal_facts(state, action, rule)
        standing = [
            other % SPACES for other in list(state.bids) if other // SPACES == bid // SPACES
        ]
        return {"space": int(standing[0]) + 1}

    def must(self, state: RaisingState) -> str:
        return "RR-AUC-03"


@final
class Take(WorkStep):
    """A seat takes the inventor it won and pays its bid (RR-AUC-11)."""

    WORDS = "take"

    def misfit(self, state: RaisingState) -> str:
        if won(state, self.seat) == NONE:
            return f"{seat_letter(self.seat)} takes an inventor for a bid, and has none"
        return second_inventor(state, self.seat)

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        bid = state.bids[self.seat]
        state.bids[self.seat] = NONE
        hire(state, self.seat, bid // SPACES)
        state.agenda.push(Pay(self.seat, state.cards.board.bids[bid % SPACES].cost, NONE))
        return False


def won(state: RaisingState, seat: i64) -> i64:
    """The inventor up for auction that a seat's bid stands for, or NONE."""
    bid = state.bids[seat]
    if bid == NONE or state.inventors[bid // SPACES] != Zone.TRACK:
        return NONE
    return bid // SPACES


AUCTION: Final[Auction] = Auction()
