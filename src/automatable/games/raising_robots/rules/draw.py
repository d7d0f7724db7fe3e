"""Drawing from shared decks. Rules: RR-ICN, RR-LES-06, RR-RUL-22, RR-CHA-04."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.decision import Ask, Decision
from ....kernel.seats import CHANCE, Action, Seat
from ..effects import Res
from ..judgement import goods_worth
from ..shape import RaisingDoing
from ..state import NONE, RaisingState, Zone, in_zone
from .step import WorkStep
from .work import tell

BY_ICON: Final = "RR-ICN-01"
AT_START: Final = "RR-STA-02"
CAUSES: Final = (BY_ICON, AT_START, "RR-ICN-09", "RR-WLD-02")  # of a draw


def offer_cards(state: RaisingState, zones: vec[i64], key: str, first: Action, ask: Ask) -> bool:
    """Ask nature for the top card of a deck; False if there is none anywhere.

    An empty deck is made anew from the discard pile (RR-LES-06, RR-RUL-22), in the solo challenge
    at last from the cards of earlier games (RR-CHA-04).
    """
    for source in (Zone.DECK, Zone.DISCARD, Zone.BOX):
        if source == Zone.BOX and not state.terms.challenge:
            return False
        if in_zone(zones, source) > 0:
            ask.to(CHANCE, key)
            card: i64
            for card in range(len(zones)):
                if zones[card] == source:
                    ask.weigh(first + card, 1)
            return True
    return False


def take_card(zones: vec[i64], card: i64, to: i64) -> None:
    """Take the card nature says is on top; it may be on top of a deck made just now."""
    source = zones[card]
    other: i64
    if source != Zone.DECK:
        for other in range(len(zones)):
            if zones[other] == source:
                zones[other] = Zone.DECK
    zones[card] = to


def lay_off_robot(state: RaisingState, seat: Seat, robot: i64) -> None:
    """A seat puts a robot card on the discard pile."""
    state.robots[robot] = Zone.DISCARD
    _remember(state, seat, robot)


def lay_off_class(state: RaisingState, seat: Seat, lesson: i64) -> None:
    """A seat puts a class card on the discard pile (RR-LES-05)."""
    state.classes[lesson] = Zone.DISCARD
    _remember(state, seat, len(state.robots) + lesson)


def lay_off_inventor(state: RaisingState, seat: Seat, inventor: i64) -> None:
    """A seat puts an inventor back into the box (RR-STA-04), unseen by others (RR-HID-04)."""
    state.inventors[inventor] = Zone.BOX
    _remember(state, seat, len(state.robots) + len(state.classes) + inventor)


def _remember(state: RaisingState, seat: Seat, card: i64) -> None:
    """While all are at work, a seat knows what it has laid off, whoever gets it then.

    That may be somebody who lays it off again: both know it then (RR-HID-01).
    """
    if len(state.gave) > 0:
        mine: i64 = 1
        state.gave[card] |= mine << seat


@final
class Draw(WorkStep):
    """A seat draws a number of robot cards by a rule, one at a time, unseen by the others."""

    WORDS = "draw count rule"

    def __init__(self, seat: Seat, count: i64, rule: str) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.rule: Final = rule

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return goods_worth(Res.R, self.count, price)

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if self.count == 0:
            return False
        return offer_cards(state, state.robots, "draw", state.acts.draw, ask)

    def answer(self, state: RaisingState, action: Action) -> None:
        robot = action - state.acts.draw
        take_card(state.robots, robot, 4 * self.seat + Zone.HAND)
        if state.log is not None:
            tell(state, self.seat, "drew", self.rule, {}, {"card": state.cards.robots.ids[robot]})
        state.agenda.push(Draw(self.seat, self.count - 1, self.rule))


def discard(state: RaisingState, seat: Seat, robot: i64, rule: str) -> None:
    """Lay a robot card from hand face up on the discard pile, by a rule."""
    lay_off_robot(state, seat, robot)
    if state.log is not None:
        tell(state, seat, "discarded", rule, {"card": state.cards.robots.ids[robot]})


@final
class Cycle(WorkStep):
    """Discard any number of cards, one per question, then draw one more (RR-ICN-09, RR-RUL-23)."""

    WORDS = "cycle last:robot count:cards"

    def __init__(self, seat: Seat, last: i64, count: i64) -> None:
        super().__init__(seat)
        self.last: Final = last  # the card discarded before
        self.count: Final = count

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return goods_worth(Res.R, self._draws(), price)

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "cycle")
        ask.offer(state.acts.done)
        robot: i64
        found = False
        first: i64 = self.last + 1 if state.terms.first_rulings else 0  # RR-RUL-59
        for robot in range(first, len(state.robots)):
            if state.holds(self.seat, robot):
                ask.offer(state.acts.discard + robot)
                found = True
        if found:
            return True
        state.agenda.push(Draw(self.seat, self._draws(), "RR-ICN-09"))
        return False

    def answer(self, state: RaisingState, action: Action) -> None:
        if action == state.acts.done:
            state.agenda.push(Draw(self.seat, self._draws(), "RR-ICN-09"))
            return
        robot = action - state.acts.discard
        discard(state, self.seat, robot, "RR-ICN-09")
        state.agenda.push(Cycle(self.seat, robot, self.count + 1))

    def _draws(self) -> i64:
        """The cards to draw: one more than were discarded."""
        return self.count + 1

    def show(self, state: RaisingState, doing: RaisingDoing) -> None:
        doing["most"] = int(state.hand_size(self.seat))
        doing["draws"] = self.draws(state)

    def draws(self, state: RaisingState) -> list[int]:
        return [int(self._draws()) + more for more in range(int(state.hand_size(self.seat)) + 1)]

    def tidy(self, state: RaisingState, decision: Decision) -> tuple[int, ...]:
        last = state.acts.discard + self.last  # those below it were passed over
        above = [option for option in decision.options if option > last]
        return (state.acts.done, *above)

    def why_not(self, state: RaisingState, action: Action) -> str:
        robot = action - state.acts.discard
        if 0 <= robot < len(state.robots) and state.holds(self.seat, robot):
            return "RR-RUL-59"
        return super().why_not(state, action)


def cycle(seat: Seat) -> Cycle:
    """Discard X, draw X + 1."""
    return Cycle(seat, NONE, 0)
