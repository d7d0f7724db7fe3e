"""The catalogue: every answer anybody can ever give, as a number and as a name.

Names stand in records and tests, so they never change; numbers may. Nature's answers are
actions too: rules hold no random source, they ask the seat CHANCE.
"""

from typing import Final

from ...kernel.catalogue import Catalogue
from ...kernel.seats import Action
from . import cards

FIRST_DRAW: Final[Action] = cards.KINDS  # `scrap:<card>` has the number of the card

CATALOGUE: Final = Catalogue(
    [f"scrap:{name}" for name in cards.NAMES] + [f"draw:{name}" for name in cards.NAMES]
)
