"""The printed facts of the cards, read once from data/cards.toml. Rules: TPL-CMP.

Inside the game a card is a number and a pile is a row of counts; names are for the outside.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

_DATA: Final[list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "cards.toml").read_text("utf-8")
)["card"]

NAMES: Final[tuple[str, ...]] = tuple([str(card["name"]) for card in _DATA])
KINDS: Final[i64] = len(NAMES)
VALUE: Final = bytes([int(card["value"]) for card in _DATA])
COPIES: Final = bytes([int(card["copies"]) for card in _DATA])


def names_of(cards: list[int]) -> list[str]:
    """The names of some cards."""
    return [NAMES[card] for card in cards]
