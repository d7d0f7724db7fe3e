"""Putting unlocked tokens on cards, whenever their owner is asked. Rules: RR-PLC, RR-RUL-13."""

from typing import final

from mypy_extensions import i64

from ....kernel.agenda import SeatStep
from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat
from ..state import CLASSES, NONE, Place, RaisingState
from . import inventors
from .work import note


def offer_places(state: RaisingState, seat: Seat, ask: Ask) -> None:
    """Offer every card that a token in the inventory fits (RR-PLC-01, RR-PLC-02)."""
    first = state.acts.place
    robot: i64
    k: i64
    for robot in range(len(state.robots)):
        fits = state.tokens[4 * seat + state.cards.robots.token[robot]] > 0
        if fits and state.robots[robot] == 4 * seat + Place.BUILT:  # without one (RR-PLC-07)
            ask.offer(first + robot)
    first += len(state.robots)
    lesson: i64
    for lesson in range(len(state.classes)):
        for k in range(CLASSES):
            if state.lessons[seat * CLASSES + k] == lesson and can_credit(state, seat, k):
                ask.offer(first + lesson)
    first += len(state.classes)
    if inventors.can_upgrade(state, seat):
        ask.offer(first + state.inventor[seat])


def can_credit(state: RaisingState, seat: Seat, k: i64) -> bool:
    """Whether extra credit can be earned with a class card (RR-LES-08, RR-LES-09)."""
    lesson = state.lessons[seat * CLASSES + k]
    if lesson == NONE or state.credits[seat * CLASSES + k] == 1:
        return False
    return state.tokens[4 * seat + state.cards.classes.credit[lesson]] > 0


def is_placing(state: RaisingState, action: Action) -> bool:
    """Whether an answer puts a token on a card."""
    return state.acts.place <= action < state.acts.pair


def put(state: RaisingState, seat: Seat, action: Action) -> None:
    """Put the token that fits on a card; it never moves again (RR-PLC-03)."""
    card = action - state.acts.place
    if card < len(state.robots):
        state.robots[card] = 4 * seat + Place.UPGRADED
        state.tokens[4 * seat + state.cards.robots.token[card]] -= 1
        name = state.cards.robots.ids[card]
    elif card < len(state.robots) + len(state.classes):
        name = _credit(state, seat, card - len(state.robots))
    else:
        name = state.cards.inventors.ids[state.inventor[seat]]
        inventors.upgrade(state, seat)
    if state.log is not None:
        note(state, seat, "placed", "RR-PLC-01", {"card": name})


def _credit(state: RaisingState, seat: Seat, lesson: i64) -> str:
    k: i64
    for k in range(CLASSES):
        if state.lessons[seat * CLASSES + k] == lesson:
            state.credits[seat * CLASSES + k] = 1
    state.tokens[4 * seat + state.cards.classes.credit[lesson]] -= 1
    return state.cards.classes.ids[lesson]


@final
class PlaceTokens(SeatStep[RaisingState]):
    """Tokens may be placed before the first round and after the last (RR-STA-10, RR-RUL-14).

    Also before a round ends if that makes a difference there.
    """

    WORDS = "place"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "place")
        ask.offer(state.acts.done)
        offer_places(state, self.seat, ask)
        return ask.count > 1

    def answer(self, state: RaisingState, action: Action) -> None:
        if is_placing(state, action):
            state.agenda.push(self)
            put(state, self.seat, action)

    def why_not(self, state: RaisingState, action: Action) -> str:
        return "RR-PLC-02"
