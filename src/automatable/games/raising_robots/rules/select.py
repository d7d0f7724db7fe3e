"""Energy cards, secret pairing, and both ahead of others. Rules: RR-PRE, RR-END-10."""

from typing import final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.seats import CHANCE, Action, Seat
from ..kinds import PHASES, ROUNDS
from ..state import NONE, Pile, RaisingState
from .placing import PlacingStep, offer_places
from .work import tell


def offer_energy(state: RaisingState, seat: Seat, ask: Ask) -> bool:
    """Ask nature for the next energy card of a seat; False if it has two."""
    if state.drawn[2 * seat + 1] != NONE:
        return False
    count: i64 = state.cards.energy.count
    ask.to(CHANCE, "power")
    card: i64
    for card in range(count):
        if state.energy[seat * count + card] == Pile.PILE:  # RR-PLY-08
            ask.weigh(state.acts.power + card, 1)
    return True


def turn_up(state: RaisingState, seat: Seat, action: Action) -> str:
    """Lay the energy card nature says is next before a seat; which one it is."""
    card = action - state.acts.power
    k: i64 = 0 if state.drawn[2 * seat] == NONE else 1
    state.drawn[2 * seat + k] = card
    state.energy[seat * state.cards.energy.count + card] = Pile.DRAWN
    return state.cards.energy.ids[card]


def put_away(state: RaisingState, seat: Seat) -> None:
    """A seat's energy cards of this round are used up, its phase cards return."""
    count: i64 = state.cards.energy.count
    at: i64
    for at in range(seat * count, (seat + 1) * count):
        if state.energy[at] == Pile.DRAWN:
            state.energy[at] = Pile.DISCARD  # RR-END-03, RR-END-11
    for at in range(2 * seat, 2 * seat + 2):
        state.drawn[at] = NONE
        state.paired[at] = NONE  # RR-END-04
    state.boosted[seat] = 0


def may_prepare_ahead(state: RaisingState, finished: i64) -> bool:
    """Whether seats prepare for the next round when they have finished one (RR-END-10).

    That was agreed on, and no Recess and no end comes between.
    """
    return state.terms.early and finished > 0 and finished % (ROUNDS // 2) != 0


class Preparing(PlacingStep):
    """A step of the Preparation."""

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0


class DrawsEnergy(Preparing):
    """A seat turns up its two energy cards (RR-PRE-02), one by one."""

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        return offer_energy(state, self.seat, ask)

    def answer(self, state: RaisingState, action: Action) -> None:
        card = turn_up(state, self.seat, action)
        if state.log is not None:
            self.tell_card(state, card)
        state.agenda.push(self)

    def tell_card(self, state: RaisingState, card: str) -> None:
        """Tell of a card that was turned up."""
        raise NotImplementedError


@final
class DrawEnergy(DrawsEnergy):
    """The energy cards of this round, for all to see (RR-PRE-08)."""

    WORDS = "energy seat"

    def tell_card(self, state: RaisingState, card: str) -> None:
        state.reveal("powered", "RR-PRE-02", {"seat": int(self.seat), "card": card})


@final
class Select(Preparing):
    """A seat secretly lays a phase card under each of its energy cards (RR-PRE-05)."""

    WORDS = "select"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        first = state.paired[2 * self.seat]
        if state.paired[2 * self.seat + 1] != NONE:
            return False
        ask.to(self.seat, "pair_left" if first == NONE else "pair_right")
        offer_places(state, self.seat, ask)
        phase: i64
        for phase in range(len(PHASES)):
            if phase != first:  # RR-PRE-07
                ask.offer(state.acts.pair + phase)
        return True

    def decide(self, state: RaisingState, action: Action) -> None:
        state.agenda.push(self)
        k: i64 = 0 if state.paired[2 * self.seat] == NONE else 1
        state.paired[2 * self.seat + k] = action - state.acts.pair

    def must(self, state: RaisingState) -> str:
        return "RR-PRE-05"

    def why_not(self, state: RaisingState, action: Action) -> str:
        if state.acts.pair <= action < state.acts.boost:
            return "RR-PRE-07"  # that phase card lies under the other energy card
        return super().why_not(state, action)


@final
class Ahead(Preparing):
    """A seat that has finished prepares for the next round while others work (RR-END-10)."""

    WORDS = "ahead"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        put_away(state, self.seat)
        state.ahead[self.seat] = 1
        state.agenda.then([DrawAhead(self.seat), SelectAhead(self.seat)])
        return False


@final
class DrawAhead(DrawsEnergy):
    """The energy cards of the next round; others see them when all have finished."""

    WORDS = "draw_ahead"

    def tell_card(self, state: RaisingState, card: str) -> None:
        tell(state, self.seat, "drew_ahead", "RR-END-10", {}, {"card": card})


@final
class SelectAhead(Preparing):
    """The first phase of the next round, or waiting to see what the others have done."""

    WORDS = "select_ahead"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "early")
        ask.offer(state.acts.skip)
        offer_places(state, self.seat, ask)
        phase: i64
        for phase in range(len(PHASES)):
            ask.offer(state.acts.pair + phase)
        return True

    def decide(self, state: RaisingState, action: Action) -> None:
        if action != state.acts.skip:
            state.paired[2 * self.seat] = action - state.acts.pair
            state.agenda.push(Select(self.seat))
