"""Playing a card from the hand, for one robot. Rules: RQA-CRD, RQA-TWO."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..robots import COUNT, ROBOTS, Robot
from ..state import NONE, ArenaState
from .effects import NOT_YET, Resolve, can_play
from .phases import unasked
from .step import ArenaStep


def can_be_played(state: ArenaState, card: i64) -> bool:
    """Whether the active player may play a card for any robot."""
    robot: Robot
    for robot in range(COUNT):
        if can_wield(state, card, robot):
            return True
    return False


def can_wield(state: ArenaState, card: i64, robot: Robot) -> bool:
    """Whether the active player may play a card for a robot."""
    return state.owner[robot] == state.active and can_play(state, card, robot)


def play(state: ArenaState, card: i64) -> None:
    """The card is put in play; of two robots its player chooses one, if it matters (RQA-TWO-04)."""
    at = state.active * state.cards.count + card
    state.hands[at] -= 1  # free of charge (RQA-CRD-02)
    state.in_play[at] += 1
    if state.log is not None:
        facts: dict[str, Fact] = {"seat": int(state.active), "card": state.cards.ids[card]}
        state.tell("played", "RQA-CRD-03", facts)
    wielder: Robot = NONE
    wielders: i64 = 0
    robot: Robot
    for robot in range(COUNT):
        if can_wield(state, card, robot):
            wielder = robot
            wielders += 1
    if wielders == 1 or not state.cards.personal[card]:
        state.agenda.push(Resolve(card, 0, wielder, NOT_YET, NONE))  # at once (RQA-CRD-09)
    else:
        state.agenda.push(Wield(card))


@final
class Wield(ArenaStep):
    """For which of two robots a card is played (RQA-TWO-04, RQA-TWO-05)."""

    WORDS = "for card"

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def misfit(self, state: ArenaState) -> str:
        for robot in range(COUNT):
            if can_wield(state, self.card, robot):
                return ""
        return f"{state.cards.ids[self.card]} can be played for nobody"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        ask.to(state.active, "for")
        robot: Robot
        for robot in range(COUNT):
            if can_wield(state, self.card, robot):
                ask.offer(state.acts.wield + robot)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        robot = action - state.acts.wield
        state.agenda.push(Resolve(self.card, 0, robot, NOT_YET, NONE))

    def source(self) -> int | None:
        return int(self.card)

    def why_not(self, state: ArenaState, action: Action) -> str:
        robot = action - state.acts.wield
        if not 0 <= robot < COUNT:
            return unasked(state)
        return "RQA-RUL-04" if state.owner[robot] == state.active else "RQA-TWO-04"

    def refusal_facts(self, state: ArenaState, action: Action, rule: str) -> dict[str, Fact]:
        return {"robot": ROBOTS[action - state.acts.wield]}
