"""How a game looks as text: one look at its table, drawn with Rich and told in sentences."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..kernel.game import Game, View
from ..kernel.seats import Seat
from ..words import Words
from .screen import COLUMNS, FRAME, clean

WIDTH = COLUMNS - FRAME
LABEL = 12


V = TypeVar("V")


class AtOnce(NamedTuple):
    """Several answers given in one go: their names with blanks between them, and what they do."""

    path: str
    told: str


class Board(Generic[V]):
    """What one viewer sees of a table, a view of type `V`; knows looks, not rules.

    Styles are those of `screen.THEME`. Names and words are text, never marks: use `Text`.
    """

    def __init__(
        self, game: Game[Any], view: View, viewer: Seat, names: Sequence[str], words: Words
    ) -> None:
        self.game = game
        self.view = cast(V, view)
        self.viewer = viewer
        self.names = [clean(name) for name in names]
        self.words = words
        self.say = words.say
        self.thing = words.thing

    def title(self) -> Text:
        """What stands in the frame of the picture."""
        raise NotImplementedError

    def body(self) -> RenderableType:
        """The picture."""
        raise NotImplementedError

    def sentences(self) -> list[str]:
        """The same in plain sentences, for screen readers and pipes."""
        raise NotImplementedError

    def note(self, action: str) -> str:
        """What a player wants to know about an action on offer, such as its cost."""
        return ""

    def owned(self) -> list[str]:
        """Actions a player may expect among the answers; of those missing, the reason is told."""
        return []

    def at_once(self) -> AtOnce | None:
        """Answers that most players would give one after the other, as the view proposes them."""
        return None

    def way(self, action: str) -> str:
        """The answers that lead to an action not on offer, as the view has them; empty if none."""
        return ""

    def now(self) -> list[str]:
        """What is under way, in sentences: all of the table that plain text tells every time."""
        return []

    def piles(self) -> list[str]:
        """What lies in the piles that anybody may look through, in sentences."""
        return []

    def things(self, names: Iterable[str]) -> str:
        """Things side by side, as people call them."""
        return ", ".join([self.thing(name) for name in names]) or self.say("nothing")


AnyBoard: TypeAlias = Board[Any]


def labelled(*rows: tuple[str, RenderableType]) -> RenderableType:
    """Labels, and what each of them is about beside it."""
    if not rows:
        return Group()
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="name", min_width=LABEL)
    grid.add_column()
    for label, about in rows:
        grid.add_row(Text(label), about)
    return grid


def dotted(parts: Iterable[Text | str]) -> Text:
    """Parts in a row with dots between them."""
    return Text(" · ").join([Text(part) if isinstance(part, str) else part for part in parts])
