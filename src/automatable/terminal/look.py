"""A table as somebody sees it: the game's own board, or the generic one."""

from collections.abc import Sequence
from typing import Any

from ..kernel.game import Game, State, View
from ..kernel.registry import board_maker
from ..kernel.seats import Seat
from ..words import Words
from .board import AnyBoard
from .generic_board import GenericBoard


def look(state: State, viewer: Seat, names: Sequence[str], words: Words) -> AnyBoard:
    """What a viewer sees now; the names are those of the seats."""
    return drawn(state.game, state.game.view(state, viewer), viewer, names, words)


def drawn(
    game: Game[Any], view: View, viewer: Seat, names: Sequence[str], words: Words
) -> AnyBoard:
    """The board of a view, wherever that comes from."""
    maker: type[AnyBoard] = board_maker(game.id) or GenericBoard
    return maker(game, view, viewer, names, words)
