"""What inventors do: one class for each word, with all there is to know of it. Rules: RR-INV.

A new word is a class here that `ABILITIES` lists, and a message `ability-<name>` per language.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from ...kernel.seats import Seat
from .effects import Gain
from .rules.counting import full_columns
from .state import CLASSES, RaisingState


class Timing:
    """When an ability is used, in the order of TIMINGS."""

    IMMEDIATE: Final[i64] = 0  # RR-INV-03
    ROUND_END: Final[i64] = 1  # RR-INV-04
    GAME_END: Final[i64] = 2  # RR-INV-05
    ONGOING: Final[i64] = 3  # RR-INV-02


TIMINGS: Final = ("immediate", "round_end", "game_end", "ongoing")


class Ability:
    """An ability as an inventor has it: when, and its numbers or gains; this one does nothing."""

    NAME: ClassVar[str] = ""
    TAKES: ClassVar[tuple[str, ...]] = ()  # gains, or a phase and numbers, each with its range
    TIMINGS: ClassVar[tuple[str, ...]] = ("ongoing",)  # that it can have

    def __init__(self, timing: i64, numbers: dict[str, int], gains: list[Gain]) -> None:
        self.timing: Final = timing
        self.numbers: Final = numbers  # those of TAKES, by name
        self.phase: Final[i64] = numbers.get("phase", -1)
        self.phases: Final[i64] = numbers.get("phases", 0)
        self.tokens: Final[i64] = numbers.get("tokens", 0)
        self.count: Final[i64] = numbers.get("count", 0)
        self.gains: Final = gains

    def is_as_good_as(self, other: "Ability") -> bool:
        """Whether this is surely not worse: the same, with gains of no less."""
        if self.NAME != other.NAME or len(self.gains) != 1 or len(other.gains) != 1:
            return False
        mine, theirs = self.gains[0], other.gains[0]
        same = mine.kind == theirs.kind and mine.other == theirs.other
        return same and mine.amount >= theirs.amount

    def takes_material(self) -> bool:
        """Whether its gains have to be paid for."""
        return False

    def is_for_assembly(self) -> bool:
        """Whether its gains come with each robot assembled."""
        return False

    def slot_discount(self) -> i64:
        """How many wilds slots cost less."""
        return 0

    def upgrade_discount(self) -> i64:
        """How many wilds upgrade rows cost less."""
        return 0

    def benefits(self) -> i64:
        """How many benefits Inspiration gives besides the usual one."""
        return 0

    def boosts(self) -> i64:
        """How many of the selected phases it gives energy to."""
        return 0

    def energy(self, state: RaisingState, seat: Seat, phase: i64, which: i64) -> i64:
        """The energy it adds to a phase; `which` is 0 for the base ability, 1 for the upgraded."""
        return 0

    def battery(self, phase: i64) -> i64:
        """The energy it adds to each battery spent in a phase."""
        return 0

    def points(self, state: RaisingState, seat: Seat) -> i64:
        """The VP it gives at the end of the game."""
        return 0


NO_ABILITY: Final = Ability(Timing.ONGOING, {}, [])


@final
class Gaining(Ability):
    """The gains, once."""

    NAME = "gain"
    TAKES = ("gains",)
    TIMINGS = ("immediate", "round_end")


@final
class Trading(Ability):
    """The gains for one material of any kind, once."""

    NAME = "trade"
    TAKES = ("gains",)
    TIMINGS = ("round_end",)

    def takes_material(self) -> bool:
        return True


@final
class Energy(Ability):
    """More energy in a phase (RR-RUL-58)."""

    NAME = "energy"
    TAKES = ("phase", "count:1-9")

    def energy(self, state: RaisingState, seat: Seat, phase: i64, which: i64) -> i64:
        return self.count if phase == self.phase else 0


@final
class Slots(Ability):
    """The extra costs of slots are some wilds lower, not below 0."""

    NAME = "slot"
    TAKES = ("count:1-9",)

    def slot_discount(self) -> i64:
        return self.count


@final
class UpgradeRows(Ability):
    """Upgrade rows cost some wilds less, not below 1."""

    NAME = "rows"
    TAKES = ("count:1-9",)

    def upgrade_discount(self) -> i64:
        return self.count


@final
class Benefits(Ability):
    """Inspiration gives several different benefits."""

    NAME = "benefits"
    TAKES = ("count:2-3",)

    def benefits(self) -> i64:
        return self.count - 1


@final
class Batteries(Ability):
    """Batteries spent in a phase give more energy each."""

    NAME = "battery"
    TAKES = ("phase", "count:2-9")

    def battery(self, phase: i64) -> i64:
        return self.count - 1 if phase == self.phase else 0


@final
class Assembled(Ability):
    """The gains with each robot assembled after the start."""

    NAME = "assembled"
    TAKES = ("gains",)

    def is_for_assembly(self) -> bool:
        return True


@final
class Selected(Ability):
    """More energy in both selected phases, or in the one that is chosen."""

    NAME = "selected"
    TAKES = ("phases:1-2", "count:1-9")

    def boosts(self) -> i64:
        return self.phases

    def energy(self, state: RaisingState, seat: Seat, phase: i64, which: i64) -> i64:
        if self.phases > 1:
            both = phase in (state.paired[2 * seat], state.paired[2 * seat + 1])
            return self.count if both else 0
        return self.count if state.boosted[seat] >> boost_bit(state, which, phase) & 1 else 0


def boost_bit(state: RaisingState, which: i64, phase: i64) -> i64:
    """The bit that says that an ability adds energy to a phase; one for both by RR-RUL-59."""
    return phase if state.terms.first_rulings else 5 * which + phase


@final
class CreditPoints(Ability):
    """VP for each class card with extra credit (RR-RUL-15)."""

    NAME = "vp_credit"
    TAKES = ("count:1-9",)
    TIMINGS = ("game_end",)

    def points(self, state: RaisingState, seat: Seat) -> i64:
        found: i64 = 0
        k: i64
        for k in range(CLASSES):
            found += self.count * state.credits[seat * CLASSES + k]
        return found


@final
class TokenPoints(Ability):
    """VP for every few unlocked tokens."""

    NAME = "vp_tokens"
    TAKES = ("count:1-9", "tokens:1-9")
    TIMINGS = ("game_end",)

    def points(self, state: RaisingState, seat: Seat) -> i64:
        return self.count * (state.unlocked(seat) // self.tokens)


@final
class ColumnPoints(Ability):
    """VP for each full column of the play area."""

    NAME = "vp_columns"
    TAKES = ("count:1-9",)
    TIMINGS = ("game_end",)

    def points(self, state: RaisingState, seat: Seat) -> i64:
        return self.count * full_columns(state, seat)


_CLASSES: Final[tuple[type[Ability], ...]] = (
    *(Gaining, Trading, Energy, Slots, UpgradeRows, Benefits, Batteries, Assembled, Selected),
    *(CreditPoints, TokenPoints, ColumnPoints),
)
ABILITIES: Final[dict[str, type[Ability]]] = {word.NAME: word for word in _CLASSES}
