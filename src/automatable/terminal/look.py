"""A table as somebody sees it: the game's own board, or the generic one."""

from collections.abc import Sequence

from ..kernel.game import State
from ..kernel.registry import board_maker
from ..kernel.seats import Seat
from ..words import Words
from .board import Board
from .generic_board import GenericBoard


def look(state: State, viewer: Seat, names: Sequence[str], words: Words) -> Board:
    """What a viewer sees now; the names are those of the seats."""
    game = state.game
    maker: type[Board] = board_maker(game.id) or GenericBoard
    return maker(game, game.view(state, viewer), viewer, names, words)
