"""Class cards: drawn, kept, swapped and graded. Rules: RR-LES."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat
from ..judgement import lesson_worth
from ..state import CLASSES, NONE, RaisingState, Zone
from .draw import lay_off_class, offer_cards, take_card
from .step import WorkStep
from .work import tell

DRAWN: Final[i64] = 3  # class cards to choose from (RR-ICN-02)


def lesson_count(state: RaisingState, seat: Seat) -> i64:
    """How many class cards a seat has."""
    found: i64 = 0
    k: i64
    for k in range(CLASSES):
        if state.lessons[seat * CLASSES + k] != NONE:
            found += 1
    return found


@final
class Learn(WorkStep):
    """Draw a number of class cards, then keep one of them (RR-ICN-02, RR-RUL-20, RR-RUL-21)."""

    WORDS = "learn count:three"

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return lesson_worth(rounds)

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if self.count > 0 and offer_cards(state, state.classes, "teach", state.acts.teach, ask):
            return True
        state.agenda.push(Keep(self.seat))  # RR-RUL-21
        return False

    def answer(self, state: RaisingState, action: Action) -> None:
        lesson = action - state.acts.teach
        take_card(state.classes, lesson, 4 * self.seat + Zone.LOOKED)
        if state.log is not None:
            card = state.cards.classes.ids[lesson]
            tell(state, self.seat, "taught", "RR-ICN-02", {}, {"card": card})
        state.agenda.push(Learn(self.seat, self.count - 1))


@final
class Keep(WorkStep):
    """Which of the drawn class cards is kept; the others are discarded (RR-RUL-20)."""

    WORDS = "keep"

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return lesson_worth(rounds)

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        looked = 4 * self.seat + Zone.LOOKED
        ask.to(self.seat, "keep")
        found = False
        lesson: i64
        for lesson in range(len(state.classes)):
            if state.classes[lesson] == looked:
                ask.offer(state.acts.keep + lesson)
                found = True
        return found

    def answer(self, state: RaisingState, action: Action) -> None:
        kept = action - state.acts.keep
        lesson: i64
        for lesson in range(len(state.classes)):
            if state.classes[lesson] == 4 * self.seat + Zone.LOOKED and lesson != kept:
                lay_off_class(state, self.seat, lesson)
        if lesson_count(state, self.seat) == CLASSES:
            state.agenda.push(Swap(self.seat, kept))
        else:
            take(state, self.seat, lesson_count(state, self.seat), kept)

    def must(self, state: RaisingState) -> str:
        return "RR-RUL-20"

    def why_not(self, state: RaisingState, action: Action) -> str:
        if state.acts.keep <= action < state.acts.swap:
            return "RR-RUL-20"  # one of those drawn is kept
        return super().why_not(state, action)


def take(state: RaisingState, seat: Seat, k: i64, lesson: i64) -> None:
    """Lay a class card beside the board, instead of the one that was there."""
    old = state.lessons[seat * CLASSES + k]
    if old != NONE:
        lay_off_class(state, seat, old)
    state.lessons[seat * CLASSES + k] = lesson
    state.credits[seat * CLASSES + k] = 0  # RR-RUL-17
    state.classes[lesson] = 4 * seat + Zone.BUILT
    if state.log is not None:
        tell(state, seat, "kept", "RR-LES-02", {"card": state.cards.classes.ids[lesson]})


@final
class Swap(WorkStep):
    """With three class cards already, the new one replaces one of them or is discarded."""

    WORDS = "swap lesson"

    def __init__(self, seat: Seat, lesson: i64) -> None:
        super().__init__(seat)
        self.lesson: Final = lesson

    def misfit(self, state: RaisingState) -> str:
        looked = state.classes[self.lesson] == 4 * self.seat + Zone.LOOKED
        return "" if looked else "a class card is swapped for one looked at"

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "swap")
        ask.offer(state.acts.skip)
        lesson: i64
        for lesson in range(len(state.classes)):
            if state.classes[lesson] == 4 * self.seat + Zone.BUILT:
                ask.offer(state.acts.swap + lesson)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        if action == state.acts.skip:
            lay_off_class(state, self.seat, self.lesson)
            return
        old = action - state.acts.swap
        k: i64
        for k in range(CLASSES):
            if state.lessons[self.seat * CLASSES + k] == old:
                take(state, self.seat, k, self.lesson)

    def must(self, state: RaisingState) -> str:
        return "RR-LES-03"
