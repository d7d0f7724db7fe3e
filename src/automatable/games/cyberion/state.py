"""Every fact on the table of Cyberion. No rules here, and nothing that follows from others."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.agenda import Agenda
from ...kernel.deck import Deck
from ...kernel.game import Game, State
from ...kernel.seats import Seat
from . import pieces
from .pieces import Card, Machine, bit
from .settings import Terms

PLATFORM: Final[i64] = 0
FLASH: Final[i64] = 1
STOCK: Final[i64] = 2
WIDTH: Final[i64] = 5  # cards in a row, Machines in the Factory (CYB-TRN-06, CYB-SET-03)
SLOTS: Final[i64] = 15  # of the three rows: row * WIDTH + place
NONE: Final[i64] = -1
FAILSAFES: Final[i64] = 5  # in Reserve and Forge together (CYB-CMP-11)
MOST_HELD: Final[i64] = 5  # Microbots (CYB-MIC-09)


@final
class CyberionState(State):
    """Rows and Factory are places with a piece or NONE, piles are counts or masks.

    Each row is kept in ascending order, empty places last, so that equal tables are equal states.
    """

    def __init__(self, game: Game[Any], terms: Terms, agenda: Agenda, deck: Deck) -> None:
        super().__init__(game, terms.players, agenda)  # two play as one does (CYB-TWO-01)
        self.terms: Final = terms
        self.deck: Final = deck  # Robots, Multibots and Babybots
        self.rows: vec[i64] = vec[i64]()  # shared, as all else (CYB-TWO-04)
        self.discard: vec[i64] = vec[i64]()  # counts of Robots and Multibots
        self.looked: vec[i64] = vec[i64]()  # cards a Planbot looks at
        self.levels: vec[i64] = vec[i64]()  # of the five Devious Cog figures
        self.factory: vec[i64] = vec[i64]()  # by place, which a Machine keeps (CYB-TWO-07)
        self.prepped: i64 = 0  # mask of places in the Factory
        self.experience: i64 = 0  # mask of Machines (CYB-SET-05)
        self.removed: i64 = 0  # mask of Machines out of the game
        self.reserve: i64 = terms.failsafes()  # Failsafe tokens; the others are in the Forge
        self.charged: bool = True  # CYB-SET-11
        self.support: i64 = 0  # mask of models
        self.active: Seat = NONE
        self.turn: i64 = 0
        self.relieved: bool = False  # a Machine has left the Factory this turn (CYB-CLN-02)
        self.merged: bool = False  # the two players' Factories are one (CYB-TWO-10)
        self.limbot: i64 = 0  # mask of models
        self.riders: vec[i64] = vec[i64]()  # gigantobot * 32 + card, ascending
        self.vacation: i64 = 0  # mask of Gigantobots
        self.damage: i64 = 0  # Structural Damage tokens in the Forge
        self.microbots: vec[i64] = vec[i64]()  # on the Machines of the Factory
        self.held: vec[i64] = vec[i64]()  # acquired Microbots, longest held first
        self.stack: vec[i64] = vec[i64]()  # counts of Microbots
        self.used: vec[i64] = vec[i64]()  # counts of discarded Microbots
        self.interference: vec[i64] = vec[i64]()  # tokens left under each figure (CYB-RUL-68)
        self.masked: vec[i64] = vec[i64]()  # counts of Interference tokens not revealed yet

    def clone(self) -> "CyberionState":
        new = CyberionState(self.game, self.terms, self.agenda.clone(), self.deck.clone())
        new.result = self.result
        new.rows = self.rows[:]
        new.discard = self.discard[:]
        new.looked = self.looked[:]
        new.levels = self.levels[:]
        new.factory = self.factory[:]
        new.prepped = self.prepped
        new.experience = self.experience
        new.removed = self.removed
        new.reserve = self.reserve
        new.charged = self.charged
        new.support = self.support
        new.active = self.active
        new.turn = self.turn
        new.relieved = self.relieved
        new.merged = self.merged
        new.limbot = self.limbot
        new.riders = self.riders[:]
        new.vacation = self.vacation
        new.damage = self.damage
        new.microbots = self.microbots[:]
        new.held = self.held[:]
        new.stack = self.stack[:]
        new.used = self.used[:]
        new.interference = self.interference[:]
        new.masked = self.masked[:]
        return new

    # The rows.

    def row_size(self, row: i64) -> i64:
        """How many cards a row holds."""
        size: i64 = 0
        first = row * WIDTH
        while size < WIDTH and self.rows[first + size] != NONE:
            size += 1
        return size

    def is_full(self, row: i64) -> bool:
        """Whether a row has no place left."""
        return self.rows[row * WIDTH + WIDTH - 1] != NONE

    def put(self, row: i64, card: Card) -> None:
        """Lay a card into a row that has room."""
        at = row * WIDTH + self.row_size(row)
        while at > row * WIDTH and self.rows[at - 1] > card:
            self.rows[at] = self.rows[at - 1]
            at -= 1
        self.rows[at] = card

    def clear(self, slots: i64) -> None:
        """Take the cards in a mask of slots out of the rows, closing the gaps."""
        row: i64
        for row in range(3):
            if slots >> row * WIDTH & 31:
                self._close(row, slots)

    def _close(self, row: i64, slots: i64) -> None:
        to = row * WIDTH
        slot: i64
        for slot in range(row * WIDTH, row * WIDTH + WIDTH):
            if slots >> slot & 1 == 0:
                self.rows[to] = self.rows[slot]
                to += 1
        for slot in range(to, row * WIDTH + WIDTH):
            self.rows[slot] = NONE

    def find(self, row: i64, card: Card, without: i64) -> i64:
        """The first slot of a row that holds the card and is not in the mask, or NONE."""
        slot: i64
        for slot in range(row * WIDTH, row * WIDTH + WIDTH):
            if self.rows[slot] == card and without >> slot & 1 == 0:
                return slot
        return NONE

    # The Machines.

    def place_of(self, machine: Machine) -> i64:
        """Where in the Factory a Machine lies, or NONE."""
        place: i64
        for place in range(WIDTH):
            if self.factory[place] == machine:
                return place
        return NONE

    def machine_name(self, machine: Machine) -> str:
        """What a Machine is called."""
        return self.terms.cards.machines[machine]

    def factory_mask(self) -> i64:
        """The Machines in the Factory."""
        found: i64 = 0
        place: i64
        for place in range(WIDTH):
            if self.factory[place] != NONE:
                found |= bit(self.factory[place])
        return found

    def machines_left(self, stage: i64) -> i64:
        """How many Machines of a stage (0 to 2) are still in the Machine deck."""
        seen = self.factory_mask() | self.experience | self.removed
        full = FULL_DECK[stage + 3] if self.terms.multibots else FULL_DECK[stage]
        return full - pieces.count_bits(seen & pieces.STAGE_MASK[stage])

    def deck_stage(self) -> i64:
        """The stage (0 to 2) of the top Machine of the deck, NONE when there is none."""
        stage: i64
        for stage in range(3):
            if self.machines_left(stage) > 0:
                return stage
        return NONE

    # Riders.

    def riders_on(self, gigantobot: i64) -> list[int]:
        """The Robots on a Gigantobot."""
        return [int(rider & 31) for rider in list(self.riders) if rider >> 5 == gigantobot]

    def add_rider(self, gigantobot: i64, card: Card) -> None:
        """Put a Robot on a Gigantobot."""
        rider = gigantobot << 5 | card
        riders = append(self.riders, rider)
        at: i64 = len(riders) - 1
        while at > 0 and riders[at - 1] > rider:
            riders[at] = riders[at - 1]
            at -= 1
        riders[at] = rider
        self.riders = riders


# Machines of each stage in the Machine deck before dealing: base game (CYB-SET-02), then with
# Multibots (CYB-MUL-02).
FULL_DECK: Final = bytes([10, 15, 0, 5, 10, 10])
