"""The table before the first round. Rules: DUE-SET."""

from typing import Any

from ....kernel.agenda import Agenda
from ....kernel.deck import Deck
from ....kernel.game import Game
from .. import cards
from ..settings import Terms
from ..state import DuelState, Side
from .round import ROUND


def set_up(game: Game[Any], terms: Terms) -> DuelState:
    """Both sides alike (DUE-SET-07), the bonus cards shuffled, the first round to come."""
    pile = Deck.of([1] * cards.BONUS_COUNT)  # DUE-SET-04
    return DuelState(game, terms, Agenda.of(ROUND), Side(), Side(), pile)
