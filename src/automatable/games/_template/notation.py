"""A table written down and read back. Rules: TPL-NOT.

`A`, `B` and `C` read `P1 hand Bolt Gear Core picks Gear`, `heap` lists cards; the deck is the
rest, and what is still to do follows from the hands and picks.
"""

from typing import Any, Final

from ...kernel.agenda import Step
from ...kernel.notation import Each, Notation, Part, seats
from ...kernel.spelling import Reading, Tokens, sections
from .cards import KINDS, NAMES, names_of
from .rules import HAND, ROUND, picked_by
from .state import YardState, row


def _show_seat(state: YardState, seat: int) -> str:
    tokens = [f"P{state.points[seat]}", "hand", *names_of(row(state.hands, seat))]
    picked = names_of(picked_by(state, seat))
    return " ".join([*tokens, "picks", *picked] if picked else tokens)


def _read_seat(state: YardState, seat: int, tokens: Tokens) -> None:
    if tokens.left and tokens.left[0].startswith("P"):
        state.points[seat] = tokens.whole_of(tokens.next()[1:], 0, int(state.terms.goal))
    said = sections(tokens, ("hand", "picks"))
    hand = _take(state, said["hand"]) if "hand" in said else []
    if len(hand) > HAND:
        raise tokens.wrong(f"{len(hand)} cards, a hand has {HAND}")
    for card in hand:
        state.hands[seat * KINDS + card] += 1
    for card in said["picks"].names(NAMES, "card") if "picks" in said else []:
        tokens.answer(seat, card)  # the rules say whether it can be


def _show_heap(state: YardState) -> str:
    return " ".join(names_of(row(state.heap, 0)))


def _read_heap(state: YardState, tokens: Tokens) -> None:
    for card in _take(state, tokens):
        state.heap[card] += 1


def _take(state: YardState, tokens: Tokens) -> list[int]:
    """The cards of a part, out of the deck."""
    cards = tokens.names(NAMES, "card")
    for card in cards:
        if state.deck.count(card) == 0:
            raise tokens.wrong(f"there are not that many cards {NAMES[card]}")
        state.deck.draw(card)
    return cards


class _YardNotation(Notation[YardState]):
    def resume(self, state: YardState, due: list[Step[Any]], reading: Reading) -> list[Step[Any]]:
        return [ROUND]  # goes on where it stood: full hands draw nothing (TPL-NOT-03)


NOTATION: Final = _YardNotation(
    [
        Each(seats, _show_seat, _read_seat),
        Part("heap", _show_heap, _read_heap),
    ]
)
