"""The printed facts of the ten cards, read once from data/cards.toml. Rules: DUE-CMP, DUE-DAT."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

Card = i64

_DATA: Final[list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "cards.toml").read_text("utf-8")
)["card"]

NAMES: Final[tuple[str, ...]] = tuple([str(card["name"]) for card in _DATA])
COUNT: Final[i64] = len(NAMES)
NONE: Final[i64] = COUNT  # no card: an empty rest zone, a choice not made; it has no effect


def _effects() -> list[dict[str, int]]:
    """The effect words of each card with their numbers, and none for the absent card."""
    found: list[dict[str, int]] = []
    for card in _DATA:
        words = re.findall(r"(\w+)(?:\((\d+)\))?", str(card["effect"]))
        found.append({str(word): int(number or 1) for word, number in words})
    return [*found, {}]


_EFFECTS: Final = _effects()


def _column(word: str) -> bytes:
    return bytes([effect.get(word, 0) for effect in _EFFECTS])


def _costs(kind: str) -> bytes:
    # A card without a cost is free (DUE-CST-05).
    return bytes([*[int(card.get("cost", {}).get(kind, 0)) for card in _DATA], 0])


# One number per card, by effect word (section 6.1 of the rules document). No word gives health
# back (DUE-ATK-09).
STRENGTH: Final = _column("attack")  # DUE-ATK-01
SHIELD: Final = _column("shield")
COUNTER: Final = _column("counter")
STEPS: Final = _column("move")
TRAPS: Final = _column("trap")
COPIES: Final = _column("copy")
BATTERIES: Final = _column("battery")
DISKS: Final = _column("disk")
COST_BATTERY: Final = _costs("battery")
COST_DISK: Final = _costs("disk")

COPIES_IN_BOX: Final = bytes([int(card["copies"]) for card in _DATA])
IS_BONUS: Final = bytes([int(card.get("bonus", False)) for card in _DATA])
FIRST_BONUS: Final[i64] = IS_BONUS.index(1)
BONUS_COUNT: Final[i64] = COUNT - FIRST_BONUS
BASIC_MASK: Final[i64] = (1 << FIRST_BONUS) - 1

assert all([bool(IS_BONUS[card]) == (card >= FIRST_BONUS) for card in range(len(NAMES))]), (
    "bonus cards stand after basic cards"
)


def card_named(name: str) -> int:
    """The card of that name, upper and lower case alike, or -1."""
    folded = name.casefold()
    for card, known in enumerate(NAMES):
        if known.casefold() == folded:
            return card
    return -1


def names_of(mask: i64) -> list[str]:
    """The names of the cards in a mask, in the order of the card list."""
    return [name for card, name in enumerate(NAMES) if mask >> card & 1]
