"""The notation for actions, `R1 > V2 B2 @5`, as numbers. Law: Notation for actions."""

import re
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.errors import BadSettings
from .words import WORDS, Word


class Res:
    """What can be gained: resources first, in the order of their letters, then the words."""

    S: Final[i64] = 0  # sensor
    G: Final[i64] = 1  # gear
    M: Final[i64] = 2  # microchip
    P: Final[i64] = 3  # program
    T: Final[i64] = 4  # duct tape
    B: Final[i64] = 5  # battery
    V: Final[i64] = 6  # victory points
    R: Final[i64] = 7  # robot card; from here on in the order of WORDS
    W: Final[i64] = 8  # wild
    UNL: Final[i64] = 9
    ASM: Final[i64] = 10
    CYC: Final[i64] = 11
    ROWV: Final[i64] = 12
    INS: Final[i64] = 13
    CLS: Final[i64] = 14


LETTERS: Final = "SGMPTBVRW"
GOOD_NAMES: Final = ("sensor", "gear", "microchip", "program", "tape", "battery", "vp")
RESOURCES: Final[i64] = 9
_WORD_NAMES: Final = tuple([word.name for word in WORDS if not word.has_amount])
MOST: Final = 20  # of one resource in one place
MOST_ENERGY: Final = 7  # an action may ask (RR-ROW-11)
_ITEM: Final = re.compile(r"([A-Z])([1-9][0-9]?)")
_DEED: Final = re.compile(r"(`?)([^`@]+)\1 @([0-9])")


@final
class Gain:
    """One gain: an amount of a kind, or of another if the player likes that more (RR-ICN-04)."""

    def __init__(self, kind: i64, amount: i64, other: i64) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        self.other: Final = other  # -1: no choice


def word_of(kind: i64) -> Word:
    """The word of a kind that is no good."""
    return WORDS[kind - Res.R]


@final
class Deed:
    """An action: the total energy it needs, what it costs and what it gives, in order."""

    def __init__(self, need: i64, cost: vec[i64], gains: list[Gain]) -> None:
        self.need: Final = need
        self.cost: Final = cost  # how many of each resource, in the order of Res
        self.gains: Final = gains

    def gives(self, kind: i64) -> bool:
        """Whether a kind is among the gains."""
        for gain in self.gains:
            if gain.kind == kind or gain.other == kind:
                return True
        return False

    def is_free(self) -> bool:
        """Whether nothing has to be paid."""
        for k in range(RESOURCES):
            if self.cost[k] != 0:
                return False
        return True


def read_deed(text: str, place: str) -> Deed:
    """The action of `gains @energy` or `cost > gains @energy`; raises BadSettings."""
    match = _DEED.fullmatch(text)
    if match is None or int(match[3]) > MOST_ENERGY:
        raise BadSettings(
            f"{place} is {text!r}, but must be an action with its energy from 0 to {MOST_ENERGY}, "
            "as in 'R1 > V2 B2 @5'"
        )
    cost, arrow, gains = match[2].rpartition(" > ")
    paid = read_cost(cost, place, "SGMPTBRW") if arrow else vec[i64]([0] * 9)
    return Deed(int(match[3]), paid, read_gains(gains, place))


def read_cost(text: str, place: str, allowed: str) -> vec[i64]:
    """How many of each resource `S1 G2` has; only some letters may cost. Raises BadSettings."""
    counts = [0] * 9
    for item in text.split(" "):
        kind, amount = _resource(item, allowed, place)
        if counts[kind]:
            raise BadSettings(f"{place} has {LETTERS[kind]} twice on one side")
        counts[kind] = amount
    return vec[i64](counts)


def show_cost(cost: vec[i64]) -> str:
    """A cost in notation, `S1 W2`; `read_cost` reads it back."""
    return " ".join([f"{LETTERS[k]}{cost[k]}" for k in range(len(cost)) if cost[k] > 0])


def read_gains(text: str, place: str) -> list[Gain]:
    """The gains of `M1/G1 B1 UNL`, in order; raises BadSettings."""
    found: list[Gain] = []
    before: list[str] = []
    for item in text.split(" "):
        gain = _gain(item, place)
        name = item.rstrip("0123456789")
        if name in before:
            raise BadSettings(f"{place} has {name} twice on one side")
        before.append(name)
        found.append(gain)
    return found


def _gain(item: str, place: str) -> Gain:
    """One item on the side of the gains."""
    if item in _WORD_NAMES:
        return Gain(int(RESOURCES) + _WORD_NAMES.index(item), 1, -1)
    first, slash, second = item.partition("/")
    if not slash:
        kind, amount = _resource(item, LETTERS, place)
        return Gain(kind, amount, -1)
    kind, amount = _resource(first, "SGMPTBVR", place)
    other, same = _resource(second, "SGMPTBVR", place)
    if kind == other or amount != same:
        raise BadSettings(f"{place} has {item!r}: a choice is between equal amounts of two kinds")
    return Gain(kind, amount, other)


def _resource(item: str, allowed: str, place: str) -> tuple[int, int]:
    """Kind and amount of `P2`; raises BadSettings."""
    match = _ITEM.fullmatch(item)
    if match is None or match[1] not in allowed or int(match[2]) > MOST:
        letters = ", ".join(allowed)
        raise BadSettings(
            f"{place} has {item!r}, where one of {letters} with an amount up to {MOST} is possible"
        )
    return LETTERS.index(match[1]), int(match[2])
