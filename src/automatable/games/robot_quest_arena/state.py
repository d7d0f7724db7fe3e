"""Every fact on the table. No rules here, and nothing that follows from other facts."""

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.agenda import Agenda
from ...kernel.deck import Deck
from ...kernel.game import Game, State
from ...kernel.seats import Seat
from . import robots
from .geometry import NOWHERE
from .robots import Robot

if TYPE_CHECKING:  # what a word of a card does is rules, and rules know the state
    from .actions import Actions
    from .arena import Arena
    from .cardset import CardSet
    from .settings import Terms

NONE: Final[i64] = -1
SLOTS: Final[i64] = 6  # of the Shop (RQA-CMP-02)


@final
class ArenaState(State):
    """Robots are numbered by kind, each is taken once (RQA-ROB-08); piles are counts of titles.

    `hands`, `in_play` and `discards` have a count of every title for each seat, teammates or not
    (RQA-TEM-06); see `pile`.
    """

    def __init__(
        self, game: Game[Any], terms: "Terms", agenda: Agenda, decks: list[Deck], shop_deck: Deck
    ) -> None:
        super().__init__(game, terms.players, agenda)
        self.terms: Final = terms
        self.decks: Final = decks
        self.shop_deck: Final = shop_deck
        self.owner: vec[i64] = vec[i64]()  # of each robot, NONE if it does not take part
        self.square: vec[i64] = vec[i64]()  # where each robot stands, or NOWHERE
        self.red: vec[i64] = vec[i64]()  # Health cubes of each robot (RQA-HLT-01)
        self.blue: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        self.in_play: vec[i64] = vec[i64]()
        self.discards: vec[i64] = vec[i64]()
        self.energy: i64 = 0  # of the active player (RQA-NRG-07), for all robots (RQA-TWO-03)
        self.moves: i64 = 0
        self.vp: vec[i64] = vec[i64]()  # a number, whatever cubes it is made of (RQA-RUL-20)
        self.blue_won: vec[i64] = vec[i64]()  # blue cubes in each VP pile
        self.shop: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()
        self.junkyard: vec[i64] = vec[i64]()
        self.reserve: i64 = terms.blue  # blue cubes, the clock of the game (RQA-RUL-21)
        self.box: i64 = 0  # blue cubes out of the game
        self.first: Seat = terms.first
        self.active: Seat = terms.first
        self.turn: i64 = 0
        self.jumping: i64 = 0  # masks of robots that may, this turn (RQA-RUL-43)
        self.diagonal: i64 = 0
        self.used: i64 = 0  # mask of robots whose ability is used up this turn
        self.discount: vec[i64] = vec[i64]()  # of pushes, for each robot this turn
        self.bonus: vec[i64] = vec[i64]()  # of attacks, likewise
        self.later: vec[i64] = vec[i64]()  # cards that do something at the end of the turn
        self.bumps: vec[i64] = vec[i64]()  # pairs of robot and obstacle this turn (RQA-RUL-08)

    def clone(self) -> "ArenaState":
        decks = [deck.clone() for deck in self.decks]
        new = ArenaState(self.game, self.terms, self.agenda.clone(), decks, self.shop_deck.clone())
        new.result = self.result
        new.owner = self.owner[:]
        new.square = self.square[:]
        new.red = self.red[:]
        new.blue = self.blue[:]
        new.hands = self.hands[:]
        new.in_play = self.in_play[:]
        new.discards = self.discards[:]
        new.energy = self.energy
        new.moves = self.moves
        new.vp = self.vp[:]
        new.blue_won = self.blue_won[:]
        new.shop = self.shop[:]
        new.supply = self.supply[:]
        new.junkyard = self.junkyard[:]
        new.reserve = self.reserve
        new.box = self.box
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.jumping = self.jumping
        new.diagonal = self.diagonal
        new.used = self.used
        new.discount = self.discount[:]
        new.bonus = self.bonus[:]
        new.later = self.later[:]
        new.bumps = self.bumps[:]
        return new

    @property
    def acts(self) -> "Actions":
        """The numbers of all answers."""
        return self.terms.acts

    @property
    def cards(self) -> "CardSet":
        """The titles in play."""
        return self.terms.cards

    @property
    def arena(self) -> "Arena":
        """The arena."""
        return self.terms.arena

    def health(self, robot: Robot) -> i64:
        """Cubes on a robot's Health bar (RQA-CMP-06)."""
        return self.red[robot] + self.blue[robot]

    def robot_at(self, square: i64) -> Robot:
        """The robot on a square, or NONE."""
        robot: Robot
        for robot in range(robots.COUNT):
            if self.square[robot] == square:
                return robot
        return NONE

    def is_friend(self, robot: Robot, seat: Seat) -> bool:
        """Whether a robot is the seat's own (RQA-TWO-08) or a teammate's (RQA-TEM-03).

        Seats belong to the two teams by turns (RQA-TEM-02).
        """
        owner = self.owner[robot]
        return owner == seat or (self.terms.teams and owner % 2 == seat % 2)

    def is_in_arena(self, robot: Robot) -> bool:
        """Whether a robot stands on a square."""
        return self.square[robot] != NOWHERE

    def hand_size(self, seat: Seat) -> i64:
        """How many cards a seat holds."""
        return _total(self.hands, seat * self.cards.count, self.cards.count)

    def discard_size(self, seat: Seat) -> i64:
        """How many cards lie in a seat's discard pile."""
        return _total(self.discards, seat * self.cards.count, self.cards.count)


def _total(counts: vec[i64], first: i64, length: i64) -> i64:
    found: i64 = 0
    k: i64
    for k in range(first, first + length):
        found += counts[k]
    return found


def pile(counts: vec[i64], seat: Seat, titles: i64) -> list[int]:
    """The cards of a seat in a pile, in the order of the titles."""
    found: list[int] = []
    card: i64
    for card in range(titles):
        found += [int(card)] * counts[seat * titles + card]
    return found
