"""All actions of a card set in one table, each by its number: robots, then cells of the board."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .effects import Deed, Res, word_of
from .pieces import CardSet
from .player_board import CELLS
from .words import WORDS

# What bots think things are worth, in the order of Res: a material 100, VP are counted apart.
_OWN_WORTH: Final[list[int]] = [100, 100, 100, 100, 115, 80, 0]
GOODS_WORTH: Final[vec[i64]] = vec[i64](_OWN_WORTH + [int(word.worth) for word in WORDS])


@final
class Deeds:
    """Robots' base actions, their upgraded ones, then the cells, plain and improved."""

    def __init__(self, cards: CardSet) -> None:
        robots = cards.robots
        self.all: Final[list[Deed]] = [
            *robots.base,
            *robots.upgraded,
            *cards.board.cells,
            *cards.board.improved,
        ]
        self.names: Final[list[str]] = [
            *robots.ids,
            *[f"{robot}+" for robot in robots.ids],
            *CELLS,
            *[f"{cell}+" for cell in CELLS],
        ]
        cells = [k // 3 for k in range(len(CELLS))]
        self.row: Final = bytes([*robots.row, *robots.row, *cells, *cells])
        self.points: Final = vec[i64]([_points(deed) for deed in self.all])
        self.goods: Final = vec[i64]([_goods(deed) for deed in self.all])
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


def _points(deed: Deed) -> int:
    """The VP a deed gives, in hundredths."""
    found = 0
    for gain in deed.gains:
        if gain.kind == Res.V:
            found += 100 * int(gain.amount)
        elif gain.kind > Res.V:
            found += int(word_of(gain.kind).points)
    return found


def _goods(deed: Deed) -> int:
    """What else a deed gives, less what it costs, in hundredths of a material."""
    found = 0
    for gain in deed.gains:
        found += int(GOODS_WORTH[gain.kind] * gain.amount)
    for kind in range(len(deed.cost)):
        found -= int(GOODS_WORTH[kind] * deed.cost[kind])
    return found
