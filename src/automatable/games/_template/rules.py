"""The course of the game as steps, in the order of the rules document. Rules: TPL-RND to TPL-END.

A bigger game has a folder `rules/` instead, with one module per section of its document.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from ...kernel.agenda import Step
from ...kernel.decision import Ask
from ...kernel.events import Fact
from ...kernel.game import Result
from ...kernel.picks import Pick
from ...kernel.seats import Action, Seat
from .actions import FIRST_DRAW
from .cards import KINDS, NAMES, VALUE, names_of
from .settings import MOST_PLAYERS
from .state import YardState, row

HAND: Final[i64] = 3
SCRAPPED: Final[i64] = 2
# The rules that refuse an answer with a sentence of their own (`refused-<rule>`), and its facts.
REFUSALS: Final[Mapping[str, Sequence[str]]] = {"TPL-SCR-02": (), "TPL-SCR-03": ("held",)}


@final
class Round(Step[YardState]):
    """Hands are filled, all pick, all reveal, and again; unless the game is over (TPL-RND-01).

    A step that only acts: it pushes what follows and returns False.
    """

    def begin(self, state: YardState, ask: Ask) -> bool:
        if not end_if_over(state):
            state.agenda.then([*DRAWS[: state.seats], SCRAP_ALL, REVEAL, self])
        return False


@final
class Draw(Step[YardState]):
    """A seat draws until its hand is full (TPL-DRW-01).

    A step that asks: nature says which card lies on top, then the step pushes itself again.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def begin(self, state: YardState, ask: Ask) -> bool:
        if state.hand_size(self.seat) == HAND:
            return False
        state.deck.offer_draw(ask, "draw", FIRST_DRAW)  # weighed by what is left (TPL-DRW-02)
        return True

    def answer(self, state: YardState, action: Action) -> None:
        card = action - FIRST_DRAW
        state.deck.draw(card)
        state.hands[self.seat * KINDS + card] += 1
        if state.log is not None:  # nobody listens during a search; then events cost nothing
            seat = int(self.seat)
            state.tell_only(seat, "drew", "TPL-DRW-03", {"seat": seat}, {"card": NAMES[card]})
        state.agenda.push(self)


@final
class ScrapAll(Step[YardState]):
    """All seats pick at the same time: one lane each, in any order (TPL-SCR-01)."""

    def begin(self, state: YardState, ask: Ask) -> bool:
        state.agenda.fork(SCRAPS[: state.seats])
        return False


@final
class Scrap(Pick[YardState]):
    """A seat picks two cards of its hand, one per question (TPL-SCR-01).

    The half-made pick lives in this step, not in the state: nothing changes before the last.
    """

    def __init__(self, seat: Seat, picked: tuple[int, ...]) -> None:
        super().__init__(seat, "scrap", picked)

    def offers(self, state: YardState) -> list[int]:
        # Once per kind, however many are held (TPL-SCR-04).
        return [
            card for card in range(KINDS) if obstacle(state, self.seat, self.picked, card) == ""
        ]

    def is_whole(self, state: YardState, picked: tuple[int, ...]) -> bool:
        return len(picked) == SCRAPPED

    def after(self, picked: tuple[int, ...]) -> "Scrap":
        return Scrap(self.seat, picked)

    def finish(self, state: YardState, picked: tuple[int, ...]) -> None:
        for card in picked:  # TPL-SCR-05
            state.laid[self.seat * KINDS + card] += 1

    def wanted(self, state: YardState) -> int:
        return int(SCRAPPED) - len(self.picked)

    def why_not(self, state: YardState, action: Action) -> str:
        return obstacle(state, self.seat, self.picked, action)

    def refusal_facts(self, state: YardState, action: Action, rule: str) -> dict[str, Fact]:
        return {"held": int(state.hands[self.seat * KINDS + action])}


def obstacle(state: YardState, seat: Seat, picked: tuple[int, ...], card: i64) -> str:
    """The rule that forbids picking the card, empty if none does. Legality stands here only."""
    held = state.hands[seat * KINDS + card]
    if held == 0:
        return "TPL-SCR-02"
    if picked.count(card) >= held:
        return "TPL-SCR-03"
    return ""


def picked_by(state: YardState, seat: Seat) -> list[int]:
    """What a seat has picked in this round so far: laid already, or in its half-made pick."""
    found = row(state.laid, seat)
    for step in state.agenda.steps():
        if isinstance(step, Scrap) and step.seat == seat:
            found += step.picked
    return found


@final
class Reveal(Step[YardState]):
    """The laid cards are turned up and go to the heap; the highest sum scores (TPL-REV)."""

    def begin(self, state: YardState, ask: Ask) -> bool:
        best: i64 = 0
        winner: Seat = -1
        seat: Seat
        for seat in range(state.seats):
            total = turn_up(state, seat)
            if total == best:
                winner = -1  # TPL-REV-03
            elif total > best:
                best, winner = total, seat
        if winner >= 0:
            state.points[winner] += 1  # TPL-REV-02
        if state.log is not None:
            if winner >= 0:
                state.tell("scored", "TPL-REV-02", {"seat": int(winner), "sum": int(best)})
            else:
                state.tell("tied", "TPL-REV-03", {"sum": int(best)})
        return False


def turn_up(state: YardState, seat: Seat) -> i64:
    """Turn up what a seat has laid and scrap it (TPL-REV-04); the sum of its values."""
    if state.log is not None:
        laid = names_of(row(state.laid, seat))
        state.reveal("revealed", "TPL-REV-01", {"seat": int(seat), "cards": laid})
    total: i64 = 0
    card: i64
    for card in range(KINDS):
        at = seat * KINDS + card
        count = state.laid[at]
        state.hands[at] -= count
        state.heap[card] += count
        state.laid[at] = 0
        total += count * VALUE[card]
    return total


def end_if_over(state: YardState) -> bool:
    """End the game if a seat has reached the goal or the deck cannot fill all hands."""
    missing: i64 = state.seats * HAND
    reached = False
    seat: Seat
    for seat in range(state.seats):
        missing -= state.hand_size(seat)
        reached = reached or state.points[seat] >= state.terms.goal
    if not reached and state.deck.size >= missing:
        return False
    scores = tuple([int(points) for points in state.points])  # TPL-END-03
    reason, rule = ("goal", "TPL-END-01") if reached else ("empty", "TPL-END-02")
    state.end(Result(scores, reason, rule))
    if state.log is not None:
        state.tell("ended", rule, {"reason": reason})
    return True


# Steps are immutable, so all states share them. Constants of another module's class need
# their type written out: `NEXT: Final[Next] = Next()`.
ROUND: Final[Round] = Round()
DRAWS: Final[list[Step[Any]]] = [Draw(seat) for seat in range(MOST_PLAYERS)]
SCRAP_ALL: Final[ScrapAll] = ScrapAll()
SCRAPS: Final[list[Step[Any]]] = [Scrap(seat, ()) for seat in range(MOST_PLAYERS)]
REVEAL: Final[Reveal] = Reveal()
