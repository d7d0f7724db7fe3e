"""All actions of a card set in one table, each by its number: robots, then cells of the board."""

from typing import Final, final

from mypy_extensions import i64

from .effects import Deed
from .pieces import CardSet
from .player_board import BOARD, CELLS


@final
class Deeds:
    """Robots' base actions, their upgraded ones, then the cells, plain and improved."""

    def __init__(self, cards: CardSet) -> None:
        robots = cards.robots
        self.all: Final[list[Deed]] = [
            *robots.base,
            *robots.upgraded,
            *BOARD.cells,
            *BOARD.improved,
        ]
        self.names: Final[list[str]] = [
            *robots.ids,
            *[f"{robot}+" for robot in robots.ids],
            *CELLS,
            *[f"{cell}+" for cell in CELLS],
        ]
        cells = [k // 3 for k in range(len(CELLS))]
        self.row: Final = bytes([*robots.row, *robots.row, *cells, *cells])
        self._robots: Final[i64] = robots.count

    def base(self, robot: i64) -> i64:
        """A robot's base action."""
        return robot

    def upgraded(self, robot: i64) -> i64:
        """A robot's upgraded action."""
        return self._robots + robot

    def of_cell(self, cell: i64, improved: bool) -> i64:
        """A board action, with what its token covered if that is gone."""
        return 2 * self._robots + cell + (9 if improved else 0)
