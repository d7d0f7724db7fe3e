"""Cards from the Robot deck, one at a time, and the Battery. Rules: CYB-BAT, CYB-BAB."""

from typing import Any, Final, final

from librt.vecs import append
from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.seats import Action
from ..actions import DRAW, ROW_NAMES
from ..pieces import CARD_NAMES, FIRST_BABYBOT, Card, model_of
from ..state import FLASH, PLATFORM, WIDTH, CyberionState
from .tokens import raise_level


class To:
    """Where a card from the deck goes, and by which rule."""

    FLASH: Final[i64] = 0  # a Sirenbot draws
    PLATFORM: Final[i64] = 1  # Cleanup fills up
    ANY_ROW: Final[i64] = 2  # the card a Planbot takes
    DISCARD: Final[i64] = 3  # paid for a Commandbot, or laid aside in the setup
    LOOK: Final[i64] = 4  # a Planbot looks


PILES: Final = ("flash", "platform", "take", "mill", "look")  # of To, in notation
_RULE: Final = ("CYB-TRN-08", "CYB-CLN-08", "CYB-PLA-07", "CYB-COM-07", "CYB-PLA-06")
_SETUP_RULE: Final = ("", "CYB-SET-07", "", "CYB-SET-08", "")
_EVENT: Final = ("drew", "filled", "took", "milled", "looked")
MOST: Final[i64] = 5  # cards that are ever drawn at once


@final
class Draw(Step[CyberionState]):
    """So many cards leave the deck for the same place, each before the next (CYB-RUL-12)."""

    WORDS = "to:pile count"

    def __init__(self, to: i64, count: i64) -> None:
        self.to: Final = to
        self.count: Final = count

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        if not has_room(state, self.to):
            return False  # CYB-SIR-06, CYB-RUL-23
        if state.deck.size == 0:  # and a card is needed (CYB-BAT-02)
            if renew(state):
                state.agenda.push(self)  # CYB-BAT-03: go on with the remaining number
            return False  # CYB-BAT-07
        state.deck.offer_draw(ask, "draw", DRAW)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        card = action - DRAW
        state.deck.draw(card)
        if card >= FIRST_BABYBOT and self.to != To.LOOK:  # CYB-RUL-24
            _meet_babybot(state, card)
            state.agenda.push(self)  # a replacement (CYB-BAB-07, CYB-BAB-11)
            return
        _arrive(state, self.to, card)
        if self.count > 1:
            state.agenda.push(draw(self.to, self.count - 1))


def has_room(state: CyberionState, to: i64) -> bool:
    """Whether another card can arrive there."""
    if to == To.FLASH:
        return not state.is_full(FLASH)
    if to == To.PLATFORM:
        return not state.is_full(PLATFORM)
    if to == To.ANY_ROW:
        return first_free_row(state) >= 0
    return True


def can_draw(state: CyberionState, to: i64) -> bool:
    """Whether at least one card can come from the deck to that place."""
    return has_room(state, to) and (state.deck.size > 0 or can_renew(state))


def first_free_row(state: CyberionState) -> i64:
    """Platform, else Flash, else Stock (CYB-CYC-07, CYB-PLA-08); -1 if all are full."""
    row: i64
    for row in range(3):
        if not state.is_full(row):
            return row
    return -1


def _arrive(state: CyberionState, to: i64, card: Card) -> None:
    row: i64 = -1
    if to == To.DISCARD:
        state.discard[card] += 1
    elif to == To.LOOK:
        state.looked = append(state.looked, card)
    else:
        row = FLASH if to == To.FLASH else PLATFORM if to == To.PLATFORM else first_free_row(state)
        state.put(row, card)
    if state.log is not None:
        name = CARD_NAMES[card]
        rule = _RULE[to] if state.turn > 0 else _SETUP_RULE[to]
        if row < 0:
            state.reveal(_EVENT[to], rule, {"card": name})
        else:
            state.reveal(_EVENT[to], rule, {"card": name, "row": ROW_NAMES[row]})


def _meet_babybot(state: CyberionState, card: Card) -> None:
    """Its figure rises free of charge, and it leaves the game (CYB-BAB-06, CYB-BAB-07)."""
    if state.log is not None:
        state.reveal("babybot_came", "CYB-BAB-06", {"card": CARD_NAMES[card]})
    raise_level(state, model_of(card), "CYB-BAB-06")


def can_renew(state: CyberionState) -> bool:
    """Whether needing a card would form a new deck (CYB-BAT-01, CYB-RUL-51)."""
    return state.charged and discard_size(state) > 0


def discard_size(state: CyberionState) -> i64:
    """How many cards lie in the discard pile."""
    found: i64 = 0
    card: i64
    for card in range(FIRST_BABYBOT):
        found += state.discard[card]
    return found


def renew(state: CyberionState) -> bool:
    """The Battery turns the discard pile into the new deck, once per game (CYB-BAT)."""
    if not can_renew(state):
        return False
    state.charged = False  # CYB-BAT-06
    card: i64
    for card in range(FIRST_BABYBOT):
        if state.discard[card] > 0:
            state.deck.shuffle_in(card, state.discard[card])
            state.discard[card] = 0
    if state.log is not None:
        state.tell("battery_used", "CYB-BAT-01", {"cards": int(state.deck.size)})
    return True


def discard_slots(state: CyberionState, slots: i64) -> None:
    """Put the cards in a mask of slots on the discard pile; nothing triggers (CYB-TRG-09)."""
    slot: i64
    for slot in range(3 * WIDTH):
        if slots >> slot & 1:
            state.discard[state.rows[slot]] += 1
    state.clear(slots)


def cards_at(state: CyberionState, slots: i64) -> list[str]:
    """The names of the cards in a mask of slots."""
    return [CARD_NAMES[state.rows[slot]] for slot in range(3 * int(WIDTH)) if slots >> slot & 1]


def draw(to: i64, count: i64) -> Step[Any]:
    """The step that draws a number of cards to a place."""
    return _DRAWS[to * MOST + count - 1]


_DRAWS: Final[list[Step[Any]]] = [Draw(to, 1 + k) for to in range(5) for k in range(5)]
