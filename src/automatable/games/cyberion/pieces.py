"""What is the same in every set of pieces, and the file of the usual set. Rules: CYB-CMP.

Inside the game a Robot card is a number: 0 to 24 Robots (model by model, size by size), then 10
Multibots, then 5 Babybots. A Robot's *identity* is its model and size, a bit of 25; a Multibot can
take any of five. A *feature* is a model (0 to 4) or a size (5 to 9).
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

Card = i64
Machine = i64
Feature = i64


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "data" / name).read_text("utf-8"))


DATA: Final = _read("pieces.toml")

MODELS: Final = ("SIR", "STO", "CYC", "PLA", "COM")
SIZES: Final[i64] = 5
LEVELS: Final[i64] = 5


class Model:
    """The five models, in the order of the Mainframe (CYB-NOT-01)."""

    SIRENBOT: Final[i64] = 0
    STOCKBOT: Final[i64] = 1
    CYCLOBOT: Final[i64] = 2
    PLANBOT: Final[i64] = 3
    COMMANDBOT: Final[i64] = 4


FEATURES: Final = (*MODELS, "1", "2", "3", "4", "5")
FEATURE_COUNT: Final[i64] = 10
MICROBOTS: Final = tuple([f"MIC-{feature}" for feature in FEATURES])

ROBOTS: Final[i64] = 25
MULTIBOTS: Final[i64] = 10
BABYBOTS: Final[i64] = 5
FIRST_BABYBOT: Final[i64] = ROBOTS + MULTIBOTS
CARDS: Final[i64] = FIRST_BABYBOT + BABYBOTS
COPIES: Final[i64] = 2  # of each Robot (CYB-CMP-05)

CARD_NAMES: Final[tuple[str, ...]] = (
    *[f"{model}{size}" for model in MODELS for size in range(1, 6)],
    *[f"MUL-{feature}" for feature in FEATURES],
    *[f"BAB-{model}" for model in MODELS],
)


def shifted(number: i64, by: i64) -> i64:
    """A number moved up by a number of bits; a literal 1 would have 32 bits only when compiled."""
    return number << by


def bit(place: i64) -> i64:
    """The mask of one thing."""
    return shifted(1, place)


def count_bits(mask: i64) -> i64:
    """How many things are in a mask."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def model_of(card: Card) -> i64:
    """The model of a Robot or Babybot."""
    return card - FIRST_BABYBOT if card >= FIRST_BABYBOT else card // SIZES


def size_of(card: Card) -> i64:
    """The size of a Robot, 1 to 5."""
    return card % SIZES + 1


def with_feature(feature: int) -> int:
    """The identities that have a feature."""
    found = 0
    for identity in range(25):
        if feature in (identity // 5, 5 + identity % 5):
            found |= 1 << identity
    return found


HAVING: Final[vec[i64]] = vec[i64]([with_feature(feature) for feature in range(10)])
# What each Robot or Multibot can be in a crew (CYB-MUL-06, CYB-MUL-07).
IDENTITIES: Final[vec[i64]] = vec[i64](
    [1 << card for card in range(25)] + [with_feature(feature) for feature in range(10)]
)

# The Machines, by stage: their number and order are the same in every set (CYB-CMP-06, CYB-CMP-16).

MACHINE_COUNT: Final[i64] = 40
STAGE: Final = bytes([1] * 10 + [2] * 15 + [3] * 15)
GIGANTOBOT_COUNT: Final[i64] = 10  # CYB-CMP-14


def _stage_mask(stage: int) -> int:
    return sum([1 << k for k in range(len(STAGE)) if STAGE[k] == stage])


STAGE_MASK: Final[vec[i64]] = vec[i64]([_stage_mask(stage + 1) for stage in range(3)])

# The Mainframe: one byte per model and level; the Cyclobot's levels have no numbers.

_MAINFRAME: Final[dict[str, list[int]]] = _read("mainframe.toml")["mainframe"]
NUMBERS: Final = bytes(
    [number for model in MODELS for number in _MAINFRAME.get(model, [0, 0, 0, 0, 0])]
)


def number_at(model: i64, level: i64) -> i64:
    """The number printed for an ability at a level."""
    return NUMBERS[model * LEVELS + level - 1]


def names_of(cards: list[int]) -> list[str]:
    """The names of some cards."""
    return [CARD_NAMES[card] for card in cards]


def models_of(mask: i64) -> list[str]:
    """The names of the models in a mask."""
    return [MODELS[k] for k in range(5) if mask >> k & 1]
