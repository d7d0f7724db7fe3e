"""A table written down and read back. Rules: TPL-NOT.

`A`, `B` and `C` read `P1 hand Bolt Gear Core picks Gear`, `heap` lists cards; the deck is the
rest, and what is still to do follows from the hands and picks.
"""

from typing import Any, Final

from ...kernel.agenda import Step
from ...kernel.notation import Each, Fact, Notation, seats
from ...kernel.spelling import Reading, Words, sections
from .cards import KINDS, NAMES, names_of
from .rules import HAND, ROUND, picked_by
from .state import YardState, row


def _show_seat(state: YardState, seat: int) -> str:
    words = [f"P{state.points[seat]}", "hand", *names_of(row(state.hands, seat))]
    picked = names_of(picked_by(state, seat))
    return " ".join([*words, "picks", *picked] if picked else words)


def _read_seat(state: YardState, seat: int, words: Words) -> None:
    if words.left and words.left[0].startswith("P"):
        state.points[seat] = words.whole_of(words.next()[1:], 0, int(state.terms.goal))
    said = sections(words, ("hand", "picks"))
    hand = _take(state, said["hand"]) if "hand" in said else []
    if len(hand) > HAND:
        raise words.wrong(f"{len(hand)} cards, a hand has {HAND}")
    for card in hand:
        state.hands[seat * KINDS + card] += 1
    for card in said["picks"].names(NAMES, "card") if "picks" in said else []:
        words.answer(seat, card)  # the rules say whether it can be


def _show_heap(state: YardState) -> str:
    return " ".join(names_of(row(state.heap, 0)))


def _read_heap(state: YardState, words: Words) -> None:
    for card in _take(state, words):
        state.heap[card] += 1


def _take(state: YardState, words: Words) -> list[int]:
    """The cards of a part, out of the deck."""
    cards = words.names(NAMES, "card")
    for card in cards:
        if state.deck.count(card) == 0:
            raise words.wrong(f"there are not so many cards {NAMES[card]}")
        state.deck.draw(card)
    return cards


class _YardNotation(Notation[YardState]):
    def resume(self, state: YardState, due: list[Step[Any]], reading: Reading) -> list[Step[Any]]:
        return [ROUND]  # goes on where it stood: full hands draw nothing (TPL-NOT-03)


NOTATION: Final = _YardNotation(
    [
        Each(seats, _show_seat, _read_seat),
        Fact("heap", _show_heap, _read_heap),
    ]
)
