"""What class cards count: one class for each word, with all there is to know of it. Rules: RR-OBJ.

A new word is a class here that `OBJECTIVES` lists, and a message `objective-<name>` per language.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from ...kernel.seats import Seat
from .effects import Res
from .kinds import COLUMNS, ROWS, TYPES
from .rules.counting import full_columns, materials
from .state import NONE, RaisingState


class Objective:
    """An objective as a class card has it; `low` to `high` is what it names, where it names one."""

    NAME: ClassVar[str] = ""
    TAKES: ClassVar[str] = ""  # what it names: a `type`, `good` or `row`, or a `range` of numbers
    KNOWN: ClassVar[tuple[str, ...]] = ("",)  # what that may be, but for numbers

    def __init__(self, low: i64, high: i64) -> None:
        self.low: Final = low
        self.high: Final = high

    def count(self, state: RaisingState, seat: Seat) -> i64:
        """How much of it a seat has."""
        raise NotImplementedError


@final
class Tokens(Objective):
    """Unlocked tokens of a type (RR-OBJ-01)."""

    NAME = "tokens"
    TAKES = "type"
    KNOWN = TYPES

    def count(self, state: RaisingState, seat: Seat) -> i64:
        found: i64 = 0
        section: i64
        for section in range(4):
            if state.is_free(seat, 4 * section + self.low):
                found += 1
        return found


@final
class AllTokens(Objective):
    """All unlocked tokens (RR-OBJ-02)."""

    NAME = "all_tokens"

    def count(self, state: RaisingState, seat: Seat) -> i64:
        return state.unlocked(seat)


@final
class Resource(Objective):
    """A resource in the inventory (RR-OBJ-03)."""

    NAME = "resource"
    TAKES = "good"
    KNOWN = tuple("SGMPTB")  # in the order of Res

    def count(self, state: RaisingState, seat: Seat) -> i64:
        return state.good(seat, self.low)


@final
class Points(Objective):
    """VP in the inventory (RR-OBJ-04)."""

    NAME = "vp"

    def count(self, state: RaisingState, seat: Seat) -> i64:
        return state.good(seat, Res.V)


@final
class Hand(Objective):
    """Robot cards in hand (RR-OBJ-05)."""

    NAME = "hand"

    def count(self, state: RaisingState, seat: Seat) -> i64:
        return state.hand_size(seat)


@final
class Wilds(Objective):
    """Materials and robot cards (RR-OBJ-06)."""

    NAME = "wild"

    def count(self, state: RaisingState, seat: Seat) -> i64:
        return materials(state, seat) + state.hand_size(seat)


@final
class Sets(Objective):
    """Sets of the four materials (RR-OBJ-07)."""

    NAME = "sets"

    def count(self, state: RaisingState, seat: Seat) -> i64:
        return min(
            min(state.good(seat, Res.S), state.good(seat, Res.G)),
            min(state.good(seat, Res.M), state.good(seat, Res.P)),
        )


class Robots(Objective):
    """Assembled robots (RR-OBJ-08); those that match, each once (RR-LES-12, RR-RUL-31)."""

    NAME = "robots"

    def count(self, state: RaisingState, seat: Seat) -> i64:
        found: i64 = 0
        k: i64
        for k in range(3 * COLUMNS):
            robot = state.slots[seat * 3 * COLUMNS + k]
            if robot != NONE and self.matches(state, robot):
                found += 1
        return found

    def matches(self, state: RaisingState, robot: i64) -> bool:
        """Whether an assembled robot is counted."""
        return True


@final
class Row(Objective):
    """Robots in a row (RR-OBJ-09)."""

    NAME = "row"
    TAKES = "row"
    KNOWN = ROWS

    def count(self, state: RaisingState, seat: Seat) -> i64:
        return state.row_length(seat, self.low)


@final
class Cost(Robots):
    """Robots whose cost has a material (RR-OBJ-10)."""

    NAME = "cost"
    TAKES = "good"
    KNOWN = tuple("SGMP")  # in the order of Res

    def matches(self, state: RaisingState, robot: i64) -> bool:
        return state.cards.robots.materials[robot] >> self.low & 1 == 1


@final
class RobotPoints(Robots):
    """Robots worth some VP (RR-OBJ-11)."""

    NAME = "robot_vp"
    TAKES = "range"

    def matches(self, state: RaisingState, robot: i64) -> bool:
        return self.low <= state.cards.robots.vp[robot] <= self.high


@final
class Action(Robots):
    """Robots with an action that needs some energy (RR-OBJ-12)."""

    NAME = "action"
    TAKES = "range"

    def matches(self, state: RaisingState, robot: i64) -> bool:
        robots = state.cards.robots
        if self.low <= robots.base_need[robot] <= self.high:
            return True
        upgraded = robots.upgraded_need[robot]
        return state.is_upgraded(robot) and self.low <= upgraded <= self.high


@final
class EnergyCost(Robots):
    """Robots whose assembly needs some energy (RR-OBJ-13)."""

    NAME = "energy_cost"
    TAKES = "range"

    def matches(self, state: RaisingState, robot: i64) -> bool:
        robots = state.cards.robots
        left, right = robots.left_energy[robot], robots.right_energy[robot]
        return self.low <= left <= self.high or self.low <= right <= self.high


@final
class Columns(Objective):
    """Full columns (RR-OBJ-14)."""

    NAME = "columns"

    def count(self, state: RaisingState, seat: Seat) -> i64:
        return full_columns(state, seat)


_CLASSES: Final[tuple[type[Objective], ...]] = (
    *(Tokens, AllTokens, Resource, Points, Hand, Wilds, Sets, Robots, Row, Cost, RobotPoints),
    *(Action, EnergyCost, Columns),
)
OBJECTIVES: Final[dict[str, type[Objective]]] = {word.NAME: word for word in _CLASSES}
