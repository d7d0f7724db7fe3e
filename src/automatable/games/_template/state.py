"""Every fact on the table. No rules here, and nothing that follows from other facts."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.agenda import Agenda
from ...kernel.deck import Deck
from ...kernel.game import Game, State
from ...kernel.seats import Seat
from .cards import COPIES, KINDS
from .settings import Terms


@final
class YardState(State):
    """Points, hands, cards laid and scrapped. Zones are flat counts, so a clone is a few copies.

    `hands` and `laid` have KINDS counts for each seat; see `row`. A laid card is still in its
    hand: it lies face down before its owner until the reveal.
    """

    def __init__(self, game: Game[Any], terms: Terms, agenda: Agenda, deck: Deck) -> None:
        super().__init__(game, terms.players, agenda)
        self.terms: Final = terms
        self.deck: Final = deck
        self.points: vec[i64] = vec[i64]([0] * terms.players)
        self.hands: vec[i64] = vec[i64]([0] * (terms.players * KINDS))
        self.laid: vec[i64] = vec[i64]([0] * (terms.players * KINDS))
        self.heap: vec[i64] = vec[i64]([0] * KINDS)

    @staticmethod
    def of(game: Game[Any], terms: Terms, agenda: Agenda) -> "YardState":
        """The table with all cards in the deck."""
        return YardState(game, terms, agenda, Deck.of(list(COPIES)))

    def clone(self) -> "YardState":
        new = YardState(self.game, self.terms, self.agenda.clone(), self.deck.clone())
        new.result = self.result
        new.points = self.points[:]
        new.hands = self.hands[:]
        new.laid = self.laid[:]
        new.heap = self.heap[:]
        return new

    def hand_size(self, seat: Seat) -> i64:
        """How many cards a seat holds."""
        held: i64 = 0
        card: i64
        for card in range(KINDS):
            held += self.hands[seat * KINDS + card]
        return held


def row(zone: vec[i64], seat: Seat) -> list[int]:
    """The cards of a seat in a zone, lowest first."""
    found: list[int] = []
    card: i64
    for card in range(KINDS):
        found += [int(card)] * zone[seat * KINDS + card]
    return found
