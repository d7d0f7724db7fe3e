"""The Planbot looks at the top of the deck, puts back, and takes one. Rules: CYB-PLA."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.deck import PUBLIC
from ....kernel.seats import Action
from ..actions import BOTTOM, CARD_ACTIONS, TOP, is_of
from ..pieces import CARDS, Model, names_of, number_at
from ..state import CyberionState
from . import spent
from .draw import To, can_draw, draw
from .question import Plan, Question


def use(state: CyberionState, source: i64, level: i64) -> None:
    """Look, put back, take the top card (CYB-PLA-06, CYB-PLA-07)."""
    spent.discard(state, source, 0, level)
    if not can_draw(state, To.LOOK):
        spent.tell_idle(state, Model.PLANBOT, "CYB-RUL-20")
        return
    looking = draw(To.LOOK, number_at(Model.PLANBOT, level))
    state.agenda.then([looking, PUT_BACK, draw(To.ANY_ROW, 1)])


@final
class PutBack(Question):
    """Each card goes back on top or at the bottom, one per question, in the order they will lie.

    Of those on top the next card to draw comes first of all.
    """

    WORDS = "back"

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers: Final = answers

    def so_far(self, state: CyberionState) -> list[int]:
        return list(self.answers)

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        if len(state.looked) == 0:
            return False  # CYB-RUL-20
        ask.to(state.active, "back")
        left = self._left(state)
        card: i64
        if not self._is_past_top(state):
            for card in range(CARDS):
                if left[card] > 0:
                    ask.offer(TOP + card)
        if state.deck.size > 0:  # with no other cards, top and bottom are the same
            for card in range(CARDS):
                if left[card] > 0:
                    ask.offer(BOTTOM + card)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        answers = (*self.answers, int(action))
        if len(answers) < len(state.looked):
            state.agenda.push(PutBack(answers))
            return
        for answer in reversed(answers):
            if answer < BOTTOM:
                state.deck.put_on_top(answer - TOP, PUBLIC)
        for answer in answers:
            if answer >= BOTTOM:
                state.deck.put_at_bottom(answer - BOTTOM, PUBLIC)
        state.looked = vec[i64]()
        if state.log is not None:
            top = names_of([answer - int(TOP) for answer in answers if answer < BOTTOM])
            bottom = names_of([answer - int(BOTTOM) for answer in answers if answer >= BOTTOM])
            seat = int(state.active)
            state.tell("put_back", "CYB-PLA-06", {"seat": seat, "top": top, "bottom": bottom})

    def plan(self, state: CyberionState, plan: Plan) -> None:
        plan.price = -len(state.looked)

    def used_ability(self) -> i64:
        return Model.PLANBOT

    def tidy(self, state: CyberionState, options: tuple[int, ...]) -> tuple[int, ...]:
        """First those on top, then those at the bottom: in another order it is the same."""
        if len(self.answers) == 0 or self.answers[-1] < BOTTOM:
            return options
        return tuple([option for option in options if option >= BOTTOM])

    def wanted(self, state: CyberionState) -> int:
        return len(state.looked) - len(self.answers)

    def why_not(self, state: CyberionState, action: Action) -> str:
        if not is_of(TOP, 2 * CARD_ACTIONS, action):
            return "CYB-DEC-03"
        card = action - BOTTOM if action >= BOTTOM else action - TOP
        return "CYB-PLA-06" if self._left(state)[card] == 0 else "CYB-DEC-10"

    def _is_past_top(self, state: CyberionState) -> bool:
        """Whether a table that wants to be asked in order has come to the bottom (CYB-DEC-10)."""
        return state.terms.strict and len(self.answers) > 0 and self.answers[-1] >= BOTTOM

    def _left(self, state: CyberionState) -> vec[i64]:
        """How many cards of each kind are not put back yet."""
        left = vec[i64]([0] * int(CARDS))
        k: i64
        for k in range(len(state.looked)):
            left[state.looked[k]] += 1
        for answer in self.answers:
            left[answer - BOTTOM if answer >= BOTTOM else answer - TOP] -= 1
        return left


PUT_BACK: Final[PutBack] = PutBack(())
