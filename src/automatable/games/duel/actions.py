"""The catalogue: lay a card face down, and nature's draw from the bonus pile."""

from typing import Final

from ...kernel.catalogue import Catalogue
from ...kernel.seats import Action
from . import cards

FIRST_DRAW: Final[Action] = cards.COUNT  # `play:<card>` has the number of the card

CATALOGUE: Final = Catalogue(
    [f"play:{name}" for name in cards.NAMES]
    + [f"draw:{name}" for name in cards.NAMES[int(cards.FIRST_BONUS) :]]
)


def drawn_card(action: Action) -> cards.Card:
    """The card nature lets a seat draw."""
    return action - FIRST_DRAW + cards.FIRST_BONUS
