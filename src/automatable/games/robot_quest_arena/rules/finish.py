"""The end of a turn: what cards in play have promised. Rules: RQA-TRN-07, RQA-RUL-59."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..state import NONE, ArenaState
from .effects import NOT_YET, Resolve
from .phases import unasked
from .shop import REFILL
from .step import ArenaStep


@final
class Finish(ArenaStep):
    """Effects for the end of the turn apply, in an order of the active player's choice."""

    WORDS = "finish"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        if len(state.later) == 0:
            return False
        if _titles(state) == 1:
            self._carry_out(state, state.later[0] >> 8)
            return False
        ask.to(state.active, "finish")
        card: i64
        for card in range(state.cards.count):
            if _place_of(state, card) != NONE:
                ask.offer(state.acts.finish + card)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        self._carry_out(state, action - state.acts.finish)

    def why_not(self, state: ArenaState, action: Action) -> str:
        if state.acts.finish <= action < state.acts.finish + state.cards.count:
            return "RQA-RUL-59"
        return unasked(state)

    def _carry_out(self, state: ArenaState, card: i64) -> None:
        """The effect of the first card of a title that was played."""
        k = _place_of(state, card)
        robot = state.later[k] & 255
        left = vec[i64]()
        i: i64
        for i in range(len(state.later)):
            if i != k:
                left = append(left, state.later[i])
        state.later = left
        if state.log is not None:
            facts: dict[str, Fact] = {"seat": int(state.active), "card": state.cards.ids[card]}
            state.tell("came_due", "RQA-TRN-07", facts)
        state.agenda.push(self)
        state.agenda.push(REFILL)  # RQA-RUL-33
        state.agenda.push(Resolve(card, state.cards.late[card], robot, NOT_YET, NONE))


def _titles(state: ArenaState) -> i64:
    """How many different titles still have something to do."""
    found: i64 = 0
    card: i64
    for card in range(state.cards.count):
        if _place_of(state, card) != NONE:
            found += 1
    return found


def _place_of(state: ArenaState, card: i64) -> i64:
    """Where the first card of a title stands among those with something to do, or NONE."""
    k: i64
    for k in range(len(state.later)):
        if state.later[k] >> 8 == card:
            return k
    return NONE


FINISH: Final[Finish] = Finish()
