"""Every fact on the table. No rules here, and nothing that follows from other facts."""

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.agenda import Agenda, Step
from ...kernel.game import Game, State
from ...kernel.seats import Seat
from .kinds import COLUMNS

if TYPE_CHECKING:  # what a word of a card does is rules, and rules know the state
    from .actions import Actions
    from .pieces import CardSet
    from .settings import Terms

NONE: Final[i64] = -1
CLASSES: Final[i64] = 3  # a player never has more (RR-LES-03)
GOODS: Final[i64] = 7  # S G M P T B V in the order of Res, no cards in hand (RR-RES-09)
SPACES: Final[i64] = 6  # of a bidding track
NO_STEPS: Final[list[Step[Any]]] = []


class Zone:
    """Where a card is; below 0 nobody has it."""

    DECK: Final[i64] = -1
    DISCARD: Final[i64] = -2
    BOX: Final[i64] = -3
    TRACK: Final[i64] = -4  # an inventor up for auction
    HAND: Final[i64] = 0  # 4 * seat + what it is there
    BUILT: Final[i64] = 1
    UPGRADED: Final[i64] = 2
    LOOKED: Final[i64] = 3


class Stage:
    """What is going on, in the order of STAGES."""

    START: Final[i64] = 0
    AUCTION: Final[i64] = 1
    SELECTION: Final[i64] = 2
    PHASES: Final[i64] = 3
    RECESS: Final[i64] = 4
    LAST: Final[i64] = 5


STAGES: Final = ("start", "auction", "selection", "phases", "recess", "last")


class Pile:
    """Where an energy card is."""

    BOX: Final[i64] = 0
    PILE: Final[i64] = 1
    DRAWN: Final[i64] = 2
    DISCARD: Final[i64] = 3


def in_zone(zones: vec[i64], zone: i64) -> i64:
    """How many cards are in a zone."""
    found: i64 = 0
    card: i64
    for card in range(len(zones)):
        if zones[card] == zone:
            found += 1
    return found


@final
class RaisingState(State):
    """A robot or class card is in one place; what belongs to a seat stands at its own offset."""

    def __init__(self, game: Game[Any], terms: "Terms", agenda: Agenda) -> None:
        super().__init__(game, terms.players, agenda)
        self.terms: Final = terms
        self.stage: i64 = Stage.START
        self.round: i64 = 0
        self.robots: vec[i64] = vec[i64]()  # where each robot card is
        self.classes: vec[i64] = vec[i64]()
        self.inventors: vec[i64] = vec[i64]()
        self.goods: vec[i64] = vec[i64]()  # GOODS of each seat, plain numbers (RR-RES-07)
        self.slots: vec[i64] = vec[i64]()  # 3 * COLUMNS of each seat: a robot or NONE
        self.lessons: vec[i64] = vec[i64]()  # CLASSES of each seat: a class or NONE
        self.credits: vec[i64] = vec[i64]()  # whether each of those has extra credit
        self.inventor: vec[i64] = vec[i64]()  # of each seat, or NONE
        self.inspired: vec[i64] = vec[i64]()  # whether each seat's inventor is upgraded
        self.locked: vec[i64] = vec[i64]()  # mask of circles with a token, for each seat
        self.tokens: vec[i64] = vec[i64]()  # unlocked and not placed, 4 types of each seat
        self.energy: vec[i64] = vec[i64]()  # where each energy card of each seat is
        self.drawn: vec[i64] = vec[i64]()  # two energy cards of each seat, or NONE
        self.paired: vec[i64] = vec[i64]()  # the phase under each of those, or NONE
        self.boosted: vec[i64] = vec[i64]()  # mask of phases an inventor adds energy to
        self.ahead: vec[i64] = vec[i64]()  # whether each seat prepares the next round (RR-END-10)
        self.cubes: vec[i64] = vec[i64]()  # on the five spaces, as many as are needed (RR-RUL-35)
        self.neutral: vec[i64] = vec[i64]()  # phases of the neutral cards face up, from the left
        self.bids: vec[i64] = vec[i64]()  # each seat's inventor * SPACES + space, or NONE
        self.past: vec[i64] = vec[i64]()  # points of the challenge's games before this one
        self.before: RaisingState | None = None  # what others see while everybody is at work
        self.gave: vec[i64] = vec[i64]()  # mask of those who have discarded a card since
        self.starts: list[Step[Any]] = NO_STEPS  # where everybody's work began; never changed

    def clone(self) -> "RaisingState":
        new = RaisingState(self.game, self.terms, self.agenda.clone())
        new.result = self.result
        new.stage = self.stage
        new.round = self.round
        new.robots = self.robots[:]
        new.classes = self.classes[:]
        new.inventors = self.inventors[:]
        new.goods = self.goods[:]
        new.slots = self.slots[:]
        new.lessons = self.lessons[:]
        new.credits = self.credits[:]
        new.inventor = self.inventor[:]
        new.inspired = self.inspired[:]
        new.locked = self.locked[:]
        new.tokens = self.tokens[:]
        new.energy = self.energy[:]
        new.drawn = self.drawn[:]
        new.paired = self.paired[:]
        new.boosted = self.boosted[:]
        new.ahead = self.ahead[:]
        new.cubes = self.cubes[:]
        new.neutral = self.neutral[:]
        new.bids = self.bids[:]
        new.past = self.past[:]
        new.before = self.before  # never changes, hence shared
        new.gave = self.gave[:]
        new.starts = self.starts
        return new

    @property
    def acts(self) -> "Actions":
        """The numbers of all answers."""
        return self.terms.acts

    @property
    def cards(self) -> "CardSet":
        """The cards in play."""
        return self.terms.cards

    def good(self, seat: Seat, kind: i64) -> i64:
        """How much of a resource a seat has."""
        return self.goods[seat * GOODS + kind]

    def hand_size(self, seat: Seat) -> i64:
        """How many robot cards a seat holds."""
        return in_zone(self.robots, 4 * seat + Zone.HAND)

    def holds(self, seat: Seat, robot: i64) -> bool:
        """Whether a robot card is in a seat's hand."""
        return self.robots[robot] == 4 * seat + Zone.HAND

    def is_upgraded(self, robot: i64) -> bool:
        """Whether an assembled robot has its token."""
        return self.robots[robot] >= 0 and self.robots[robot] % 4 == Zone.UPGRADED

    def slot(self, seat: Seat, row: i64, column: i64) -> i64:
        """The robot in a slot, or NONE."""
        return self.slots[(seat * 3 + row) * COLUMNS + column]

    def row_length(self, seat: Seat, row: i64) -> i64:
        """How many robots stand in a row; they fill it from the left (RR-ASM-02)."""
        column: i64
        for column in range(COLUMNS):
            if self.slot(seat, row, column) == NONE:
                return column
        return COLUMNS

    def unlocked(self, seat: Seat) -> i64:
        """How many tokens were ever taken off the board (RR-PLC-06, RR-RUL-17)."""
        found: i64 = 0
        k: i64
        for k in range(16):
            if self.locked[seat] >> k & 1 == 0:
                found += 1
        return found

    def is_free(self, seat: Seat, circle: i64) -> bool:
        """Whether the token of a circle is gone."""
        return self.locked[seat] >> circle & 1 == 0
