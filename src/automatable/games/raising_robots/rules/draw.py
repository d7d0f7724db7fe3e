"""Drawing from shared decks. Rules: RR-ICN, RR-LES-06, RR-RUL-22, RR-CHA-04."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.agenda import SeatStep
from ....kernel.decision import Ask
from ....kernel.seats import CHANCE, Action, Seat
from ..state import NONE, Place, RaisingState
from .work import note


def in_place(places: vec[i64], place: i64) -> i64:
    """How many cards are in a place."""
    found: i64 = 0
    card: i64
    for card in range(len(places)):
        if places[card] == place:
            found += 1
    return found


def offer_cards(state: RaisingState, places: vec[i64], key: str, first: Action, ask: Ask) -> bool:
    """Ask nature for the top card of a deck; False if there is none anywhere.

    An empty deck is made anew from the discard pile (RR-LES-06, RR-RUL-22), in the solo challenge
    at last from the cards of earlier games (RR-CHA-04).
    """
    for source in (Place.DECK, Place.DISCARD, Place.BOX):
        if source == Place.BOX and not state.terms.challenge:
            return False
        if in_place(places, source) > 0:
            ask.to(CHANCE, key)
            card: i64
            for card in range(len(places)):
                if places[card] == source:
                    ask.weigh(first + card, 1)
            return True
    return False


def take_card(places: vec[i64], card: i64, to: i64) -> None:
    """Take the card nature says is on top; it may be on top of a deck made just now."""
    source = places[card]
    other: i64
    if source != Place.DECK:
        for other in range(len(places)):
            if places[other] == source:
                places[other] = Place.DECK
    places[card] = to


def lay_off_robot(state: RaisingState, seat: Seat, robot: i64) -> None:
    """A seat puts a robot card on the discard pile."""
    state.robots[robot] = Place.DISCARD
    _remember(state, seat, robot)


def lay_off_class(state: RaisingState, seat: Seat, lesson: i64) -> None:
    """A seat puts a class card on the discard pile (RR-LES-05)."""
    state.classes[lesson] = Place.DISCARD
    _remember(state, seat, len(state.robots) + lesson)


def lay_off_inventor(state: RaisingState, seat: Seat, inventor: i64) -> None:
    """A seat puts an inventor back into the box (RR-STA-04), unseen by others (RR-HID-04)."""
    state.inventors[inventor] = Place.BOX
    _remember(state, seat, len(state.robots) + len(state.classes) + inventor)


def _remember(state: RaisingState, seat: Seat, card: i64) -> None:
    """While all are at work, a seat knows what it has laid off, whoever gets it then."""
    if len(state.gave) > 0:
        state.gave[card] = seat


@final
class Draw(SeatStep[RaisingState]):
    """A seat draws so many robot cards, one at a time, unseen by the others."""

    WORDS = "draw count"

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if self.count == 0:
            return False
        return offer_cards(state, state.robots, "draw", state.acts.draw, ask)

    def answer(self, state: RaisingState, action: Action) -> None:
        robot = action - state.acts.draw
        take_card(state.robots, robot, 4 * self.seat + Place.HAND)
        if state.log is not None:
            note(state, self.seat, "drew", "RR-ICN-01", {}, {"card": state.cards.robots.ids[robot]})
        state.agenda.push(Draw(self.seat, self.count - 1))


def discard(state: RaisingState, seat: Seat, robot: i64) -> None:
    """Lay a robot card from hand face up on the discard pile."""
    lay_off_robot(state, seat, robot)
    if state.log is not None:
        note(state, seat, "discarded", "RR-WLD-11", {"card": state.cards.robots.ids[robot]})


@final
class Cycle(SeatStep[RaisingState]):
    """Discard any number of cards, one per question, then draw one more (RR-ICN-09, RR-RUL-23)."""

    WORDS = "cycle last:robot count:cards"

    def __init__(self, seat: Seat, last: i64, count: i64) -> None:
        super().__init__(seat)
        self.last: Final = last  # cards are discarded in the order of their numbers
        self.count: Final = count

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "cycle")
        ask.offer(state.acts.done)
        robot: i64
        found = False
        for robot in range(self.last + 1, len(state.robots)):
            if state.holds(self.seat, robot):
                ask.offer(state.acts.discard + robot)
                found = True
        if found:
            return True
        state.agenda.push(Draw(self.seat, self.count + 1))
        return False

    def answer(self, state: RaisingState, action: Action) -> None:
        if action == state.acts.done:
            state.agenda.push(Draw(self.seat, self.count + 1))
            return
        robot = action - state.acts.discard
        discard(state, self.seat, robot)
        state.agenda.push(Cycle(self.seat, robot, self.count + 1))

    def why_not(self, state: RaisingState, action: Action) -> str:
        return "RR-ICN-09"


def cycle(seat: Seat) -> Cycle:
    """Discard X, draw X + 1."""
    return Cycle(seat, NONE, 0)
