"""Putting unlocked tokens on cards, whenever their owner is asked. Rules: RR-PLC, RR-RUL-13."""

from typing import final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat
from ..state import CLASSES, RaisingState, Zone
from . import inventors
from .step import WorkStep
from .tokens import can_upgrade, has_token, is_placing, why_not_on_class, why_not_on_robot
from .work import tell


def offer_places(state: RaisingState, seat: Seat, ask: Ask) -> None:
    """Offer every card that a token in the inventory fits (RR-PLC-01, RR-PLC-02)."""
    if not has_token(state, seat):
        return
    first = state.acts.place
    robots, built = state.robots, 4 * seat + Zone.BUILT
    robot: i64
    k: i64
    for robot in range(len(robots)):
        if robots[robot] == built and why_not_on_robot(state, seat, robot) == "":
            ask.offer(first + robot)
    first += len(robots)
    lessons, own = state.lessons, seat * CLASSES
    lesson: i64
    for lesson in range(len(state.classes)):
        for k in range(CLASSES):
            if lessons[own + k] == lesson and why_not_on_class(state, seat, k) == "":
                ask.offer(first + lesson)
    first += len(state.classes)
    if can_upgrade(state, seat):
        ask.offer(first + state.inventor[seat])


def put(state: RaisingState, seat: Seat, action: Action) -> None:
    """Put the token that fits on a card; it never moves again (RR-PLC-03)."""
    card = action - state.acts.place
    if card < len(state.robots):
        state.robots[card] = 4 * seat + Zone.UPGRADED
        state.tokens[4 * seat + state.cards.robots.token[card]] -= 1
        name = state.cards.robots.ids[card]
    elif card < len(state.robots) + len(state.classes):
        name = _credit(state, seat, card - len(state.robots))
    else:
        name = state.cards.inventors.ids[state.inventor[seat]]
        inventors.upgrade(state, seat)
    if state.log is not None:
        tell(state, seat, "placed", "RR-PLC-01", {"card": name})


def _credit(state: RaisingState, seat: Seat, lesson: i64) -> str:
    k: i64
    for k in range(CLASSES):
        if state.lessons[seat * CLASSES + k] == lesson:
            state.credits[seat * CLASSES + k] = 1
    state.tokens[4 * seat + state.cards.classes.credit[lesson]] -= 1
    return state.cards.classes.ids[lesson]


class PlacingStep(WorkStep):
    """A question at which tokens may be placed as well; then it is asked again (RR-RUL-13)."""

    def answer(self, state: RaisingState, action: Action) -> None:
        if is_placing(state, action):
            state.agenda.push(self)
            put(state, self.seat, action)
        else:
            self.decide(state, action)

    def decide(self, state: RaisingState, action: Action) -> None:
        """What an answer does that places no token."""
        raise NotImplementedError


@final
class PlaceTokens(PlacingStep):
    """Tokens may be placed before the first round and after the last (RR-STA-10, RR-RUL-14).

    Also before a round ends if that makes a difference there.
    """

    WORDS = "place"

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "place")
        ask.offer(state.acts.done)
        offer_places(state, self.seat, ask)
        return ask.count > 1

    def decide(self, state: RaisingState, action: Action) -> None:
        """Enough tokens are placed."""
