"""Every fact on the table of a Duel. No rules here."""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from ...kernel.agenda import Agenda
from ...kernel.deck import Deck
from ...kernel.game import Game, State
from ...kernel.seats import Seat
from . import cards
from .settings import Terms

TILES: Final[i64] = 4  # tiles of each kind a player has (DUE-SET-01)


@final
@mypyc_attr(acyclic=True)
class Side:
    """One player's tiles, pawn and cards. The hand is what is owned and not resting."""

    def __init__(self) -> None:
        self.health: i64 = TILES  # DUE-SET-02
        self.battery: i64 = 2
        self.disk: i64 = 0
        self.square: i64 = 0  # DUE-SET-03
        self.bonus: i64 = 0  # mask of bonus cards owned; none at first (DUE-SET-05)
        self.shown: i64 = 0  # mask of those that have been revealed
        self.rest: i64 = cards.NONE  # one card at most (DUE-RST-01), none at first (DUE-SET-06)
        self.rest_as: i64 = cards.NONE  # what the resting card counts as (DUE-CPY-09)
        self.chosen: i64 = cards.NONE  # the card in the play zone
        self.effective: i64 = cards.NONE  # what the revealed card counts as (DUE-NOT-05)

    def clone(self) -> "Side":
        new = Side()
        new.health = self.health
        new.battery = self.battery
        new.disk = self.disk
        new.square = self.square
        new.bonus = self.bonus
        new.shown = self.shown
        new.rest = self.rest
        new.rest_as = self.rest_as
        new.chosen = self.chosen
        new.effective = self.effective
        return new

    def hand(self) -> i64:
        """Mask of the cards in hand: owned, not resting (DUE-NOT-02), not laid in the play zone."""
        return (cards.BASIC_MASK | self.bonus) & ~(1 << self.rest | 1 << self.chosen)

    def secret_bonus(self) -> i64:
        """Mask of the bonus cards owned and never revealed (DUE-DRW-08)."""
        return self.bonus & ~self.shown


@final
class DuelState(State):
    """The two sides, the bonus pile and the number of the round."""

    def __init__(
        self, game: Game[Any], terms: Terms, agenda: Agenda, a: Side, b: Side, pile: Deck
    ) -> None:
        super().__init__(game, 2, agenda)  # DUE-CMP-01
        self.terms: Final = terms
        self.a: Final = a
        self.b: Final = b
        self.pile: Final = pile
        self.round_no: i64 = 0

    def clone(self) -> "DuelState":
        new = DuelState(
            self.game,
            self.terms,
            self.agenda.clone(),
            self.a.clone(),
            self.b.clone(),
            self.pile.clone(),
        )
        new.result = self.result
        new.round_no = self.round_no
        return new

    def is_revealed(self) -> bool:
        """Whether the cards in the play zones lie face up: they do as soon as both are there."""
        return self.a.chosen != cards.NONE and self.b.chosen != cards.NONE

    def known_hand(self, side: Side) -> i64:
        """Mask of the cards everybody knows to be in a hand, or laid face down from it."""
        held = (cards.BASIC_MASK | side.shown) & ~(1 << side.rest)
        return held & ~(1 << side.chosen) if self.is_revealed() else held

    def side(self, seat: Seat) -> Side:
        """The side of a seat."""
        return self.a if seat == 0 else self.b
