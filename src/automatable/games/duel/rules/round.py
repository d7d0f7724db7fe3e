"""A round: both choose in secret, reveal together, and what follows. Rules: DUE-RND."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action, Seat
from .. import cards
from ..state import DuelState, Side
from . import attack, copying, cost, draw, ending, move, rest

# The rules that refuse a card with a sentence of their own, and the facts in it.
REFUSALS: Final[Mapping[str, Sequence[str]]] = {
    "DUE-RND-02": (),
    "DUE-RND-03": (),
    "DUE-RND-04": ("good", "cost", "have"),
    "DUE-RND-05": (),
}


@final
class Round(Step[DuelState]):
    """The next round, unless the limit is reached (DUE-RND-01)."""

    def begin(self, state: DuelState, ask: Ask) -> bool:
        state.round_no += 1
        if ending.by_round_limit(state):
            return False
        if state.log is not None:
            state.tell("round_began", "DUE-RND-01", {"round": int(state.round_no)})
        state.agenda.push(RESOLVE)
        state.agenda.fork(CHOOSE)  # DUE-SW-02
        return False


@final
class Choose(Step[DuelState]):
    """A seat lays one card of its hand face down in its play zone (DUE-RND-02)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def begin(self, state: DuelState, ask: Ask) -> bool:
        side = state.side(self.seat)
        ask.to(self.seat, "choose")
        card: cards.Card
        for card in range(cards.COUNT):
            if can_choose(state, side, card):
                ask.offer(card)
        return True

    def answer(self, state: DuelState, action: Action) -> None:
        state.side(self.seat).chosen = action

    def why_not(self, state: DuelState, action: Action) -> str:
        return obstacle(state, state.side(self.seat), action)

    def refusal_facts(self, state: DuelState, action: Action, rule: str) -> dict[str, Fact]:
        return cost.shortfall(state.terms, state.side(self.seat), action)


def can_choose(state: DuelState, side: Side, card: cards.Card) -> bool:
    """Whether the card is in hand and can be paid for."""
    return side.hand() >> card & 1 == 1 and cost.can_pay(state.terms, side, card)


def obstacle(state: DuelState, side: Side, card: cards.Card) -> str:
    """The rule that forbids choosing the card, empty if none does."""
    if can_choose(state, side, card):
        return ""
    if side.hand() >> card & 1:
        return "DUE-RND-04"
    return "DUE-RND-03" if card == side.rest else "DUE-RND-02"


@final
class Resolve(Step[DuelState]):
    """Both cards are revealed and take effect, in the order of DUE-RND-06.

    Within each part both act at the same time (DUE-RND-07).
    """

    def begin(self, state: DuelState, ask: Ask) -> bool:
        reveal(state)
        cost.pay_both(state)  # (1)
        copying.take_effect(state)  # (2)
        cost.gain_both(state)  # (3)
        attack.deal(state)  # (4)
        if ending.by_knock_out(state):  # (5), and nothing more (DUE-VIC-03)
            return False
        moved = move.advance_both(state)  # (6)
        if ending.by_moon(state):  # (7)
            return False
        state.agenda.then(AFTER_DRAWS)  # (9), and on to the next round
        draw.push_draws(state, moved)  # (8)
        return False


def reveal(state: DuelState) -> None:
    """Turn both cards up at the same time (DUE-RND-05)."""
    a = state.a
    b = state.b
    a.shown |= a.bonus & 1 << a.chosen
    b.shown |= b.bonus & 1 << b.chosen
    if state.log is not None:
        state.reveal(
            "revealed",
            "DUE-RND-05",
            {
                "seat": 0,
                "card": cards.NAMES[a.chosen],
                "other": 1,
                "other_card": cards.NAMES[b.chosen],
            },
        )


ROUND: Final = Round()
RESOLVE: Final = Resolve()
CHOOSE: Final[list[Step[Any]]] = [Choose(0), Choose(1)]
AFTER_DRAWS: Final[list[Step[Any]]] = [rest.REST, ROUND]
