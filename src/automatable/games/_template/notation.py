"""A table written down and read back. Rules: TPL-NOT.

`A`, `B` and `C` read `P1 hand Bolt Gear Core picks Gear`, `heap` lists cards; the deck is the
rest, and what is still to do follows from the hands and picks.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from ...kernel.agenda import Agenda
from ...kernel.decision import Ask
from ...kernel.errors import BadPosition, Refused
from ...kernel.game import Game, Position
from ...kernel.seats import Seat, seat_letter
from .cards import KINDS, NAMES, names_of
from .rules import HAND, ROUND, picked_by
from .settings import Terms
from .state import YardState, row

_SEAT: Final = re.compile(r"(?:P(\d{1,9})\b)? *(?:\bhand\b([\w ]*?))? *(?:\bpicks\b([\w ]+))?")


def position(state: YardState) -> Position:
    """The state in notation."""
    written = {seat_letter(seat): _show(state, seat) for seat in range(state.seats)}
    heap = row(state.heap, 0)
    if heap:
        written["heap"] = " ".join(names_of(heap))
    return written


def _show(state: YardState, seat: Seat) -> str:
    parts = [f"P{state.points[seat]}", "hand", *names_of(row(state.hands, seat))]
    picked = picked_by(state, seat)
    if picked:
        parts += ["picks", *names_of(picked)]
    return " ".join(parts)


def from_position(game: Game[Any], terms: Terms, written: Mapping[str, str]) -> YardState:
    """The state a notation describes; what it leaves out is as before the first draw."""
    state = YardState.of(game, terms, Agenda.of(ROUND))
    letters = [seat_letter(seat) for seat in range(state.seats)]
    for key in written:
        if key not in letters and key != "heap":
            raise BadPosition(f"no part is named {key!r}; parts: {', '.join(letters)}, heap")
    for card in _cards("heap", written.get("heap", "")):
        _take(state, "heap", card)
        state.heap[card] += 1
    picks = [_read(state, seat, written.get(letters[seat], "")) for seat in range(state.seats)]
    state.agenda.settle(state, Ask())
    for seat, picked in enumerate(picks):
        for card in picked:
            try:
                state.apply(seat, card)
            except Refused as refusal:
                raise BadPosition(f"{letters[seat]} picks: {refusal}") from None
    return state


def _read(state: YardState, seat: Seat, text: str) -> list[int]:
    """Give a seat its points and hand; its picks are left to be made."""
    letter = seat_letter(seat)
    found = _SEAT.fullmatch(text.strip())
    if found is None:
        raise BadPosition(f"{letter}: cannot read {text!r}; write P1 hand Bolt Core picks Core")
    points = int(found[1] or 0)
    hand = _cards(letter, found[2] or "")
    if points > state.terms.goal or len(hand) > HAND:
        raise BadPosition(f"{letter}: {text!r} has more points or cards than can be")
    state.points[seat] = points
    for card in hand:
        _take(state, letter, card)
        state.hands[seat * KINDS + card] += 1
    return _cards(letter, found[3] or "")


def _cards(where: str, text: str) -> list[int]:
    for name in text.split():
        if name not in NAMES:
            raise BadPosition(f"{where}: no card is named {name!r}; cards: {', '.join(NAMES)}")
    return [NAMES.index(name) for name in text.split()]


def _take(state: YardState, where: str, card: i64) -> None:
    if state.deck.count(card) == 0:
        raise BadPosition(f"{where}: there are not so many cards {NAMES[card]}")
    state.deck.draw(card)
