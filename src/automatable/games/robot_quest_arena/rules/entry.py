"""What happens to a robot that enters a square. Rules: RQA-TIL, RQA-MOV-13."""

from typing import Any, Final, final

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..cardset import Op
from ..robots import COUNT, ROBOTS, Robot
from ..state import ArenaState
from ..tiles import ON_ENTRY, RULE
from . import score, shop


@final
class Enter(Step[ArenaState]):
    """A robot has come onto its square by an action of `by`; the tile there acts on it.

    However it has come there (RQA-TIL-14).
    """

    WORDS = "enter robot by"

    def __init__(self, robot: Robot, by: Robot) -> None:
        self.robot: Final = robot
        self.by: Final = by

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        if not state.is_in_arena(self.robot):
            return False
        tile = state.arena.tiles[state.square[self.robot]]
        for effect in ON_ENTRY[tile]:
            if effect.op == Op.COMPACT:
                return self._compact(state, ask)
            score.deal(state, score.one(self.robot, effect.a), self.by, RULE[tile])
        return False

    def _compact(self, state: ArenaState, ask: Ask) -> bool:
        if not shop.can_draw(state):
            return False  # RQA-RUL-34
        if state.shop_deck.size == 0:
            shop.rebuild(state)
            state.agenda.push(self)
            return False
        state.shop_deck.offer_draw(ask, "compact", state.acts.reveal)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        card = action - state.acts.reveal
        state.shop_deck.draw(card)
        shop.scrap(state, card)  # RQA-RUL-35
        if state.log is not None:
            facts: dict[str, Fact] = {"robot": ROBOTS[self.robot], "card": state.cards.ids[card]}
            state.reveal("compacted", "RQA-TIL-11", facts)
        tile = state.arena.tiles[state.square[self.robot]]
        if state.cards.cost[card] >= ON_ENTRY[tile][0].a:
            score.knock_out(state, self.robot, self.by, "RQA-TIL-11")


def enter(robot: Robot, by: Robot) -> Step[Any]:
    """The step of a robot that enters its square."""
    return _ENTERS[robot * (COUNT + 1) + by + 1]


_ENTERS: Final[list[Step[Any]]] = [Enter(robot, by) for robot in range(4) for by in range(-1, 4)]
