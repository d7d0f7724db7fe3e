"""Cards as data: titles with their effect words, read from a file and checked. Law: section 5.

Inside the game a card is the number of its title.
"""

import tomllib
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings
from .rules.effects import Word
from .rules.vocabulary import read_effects
from .tiles import STATUS

TYPES: Final = ("battery", "attack", "function")
PILES: Final = ("start", "supply", "shop", "promo")
MOST_TITLES: Final = 64
RESERVED: Final = ("ability", "blue", "deck", "discard", "hand", "play", "vp")  # of the notation
_FIELDS: Final = {"id", "name", "type", "pile", "copies", "cost", "effect", "status"}


@final
class CardSet:
    """All titles. Never changes, so all states share it."""

    def __init__(self, cards: list[dict[str, Any]], effects: list[list[Word]]) -> None:
        self.cards: Final = cards
        self.ids: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in cards])
        self.names: Final = {str(card["id"]): str(card.get("name", card["id"])) for card in cards}
        self.count: Final[i64] = len(cards)
        self.cost: Final = bytes([int(card.get("cost", 0)) for card in cards])  # RQA-SHP-12
        self.copies: Final = bytes([int(card["copies"]) for card in cards])
        self.pile: Final = bytes([PILES.index(str(card["pile"])) for card in cards])
        self.kind: Final = bytes([TYPES.index(str(card["type"])) for card in cards])
        self.effects: Final = effects
        self.personal: Final = bytes(
            [int(any([word.PERSONAL for word in words])) for words in effects]
        )
        self.late: Final[list[int]] = [_late(words) for words in effects]  # RQA-TRN-07
        self.supply: Final[list[int]] = [k for k in range(len(cards)) if self.pile[k] == 1]

    def returns_to_shop(self, card: i64) -> bool:
        """Whether a card in the Junkyard may be shuffled into a new Shop deck (RQA-SHP-07)."""
        return self.pile[card] >= 2


def _late(words: list[Word]) -> int:
    """Where the words for the end of the turn begin; their number if there are none."""
    names = [word.NAME for word in words]
    return 1 + names.index("at_end") if "at_end" in names else len(words)


def read_cards(cards: Any, where: str) -> CardSet:
    """The card set of the rows of a file; raises BadSettings naming the place."""
    if not isinstance(cards, list) or not 0 < len(cards) <= MOST_TITLES:
        raise BadSettings(f"{where}: there must be 1 to {MOST_TITLES} entries [[card]]")
    effects: list[list[Word]] = []
    before: list[str] = []
    for card in cards:
        effects.append(_check(card, where, before))
        before.append(str(card["id"]))
    return CardSet(cards, effects)


def _check(card: Any, where: str, before: list[str]) -> list[Word]:
    name = fields.row_id(card, "card", where, before)
    place = f"{where}, card {name!r}"
    if name in RESERVED:
        raise BadSettings(f"{place}: id must not be one of {', '.join(RESERVED)}")
    fields.only(card, place, _FIELDS)
    fields.text(card, place, "name", name)
    fields.word(card, place, "type", TYPES)
    pile = fields.word(card, place, "pile", PILES)
    fields.word(card, place, "status", STATUS)
    fields.number(card, place, "copies", 1, 60)
    if pile != "start":
        fields.number(card, place, "cost", 0, 99)
    elif "cost" in card:
        raise BadSettings(f"{place}: cost is not for starting cards")
    return read_effects(str(card.get("effect", "")), f"{place}: effect", "card")


def _standard() -> CardSet:
    path = Path(__file__).parent / "data" / "cards.toml"
    return read_cards(tomllib.loads(path.read_text("utf-8"))["card"], "cards.toml")


STANDARD: Final = _standard()
