"""What actions give besides goods: one class for each word, with all there is to know of it.

A new word is a class here, its name in `shape.KindName`, a message `gain-...` and `short-...` per
language, and an icon. What it does is a step of the rules; these know the cards, and cards are read
by these words, so a word looks its step up when it is used.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from ...kernel.seats import Seat
from .state import RaisingState

if TYPE_CHECKING:  # deeds are made of words
    from .effects import Deed


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """Something an action gives."""

    def __init__(self, name: str, worth: i64, points: i64) -> None:
        self.name: Final = name
        self.worth: Final = worth  # to a bot, in hundredths of a material
        self.points: Final = points  # in hundredths of a VP
        self.has_amount: bool = False  # `R2`; else it is given once
        self.is_for_inventors: bool = True  # whether their abilities may give it
        self.is_resource: bool = False  # given at once, also while something else is under way

    def give(self, state: RaisingState, seat: Seat, amount: i64, row: i64) -> None:
        """Carry it out; `row` is that of the action."""
        raise NotImplementedError

    def leads_nowhere(self, state: RaisingState, seat: Seat, deed: "Deed") -> bool:
        """Whether a deed that gives this cannot be used for want of a result (RR-RUL-26)."""
        return False


@final
class Cards(Word):
    """Robot cards are drawn (RR-ICN-01)."""

    def __init__(self) -> None:
        super().__init__("R", 85, 0)
        self.has_amount = True
        self.is_resource = True

    def give(self, state: RaisingState, seat: Seat, amount: i64, row: i64) -> None:
        from .rules import draw

        state.agenda.push(draw.Draw(seat, amount, draw.BY_ICON))


@final
class Wilds(Word):
    """Wilds are gained (RR-ICN-06)."""

    def __init__(self) -> None:
        super().__init__("W", 105, 0)
        self.has_amount = True
        self.is_resource = True

    def give(self, state: RaisingState, seat: Seat, amount: i64, row: i64) -> None:
        from .rules import gain

        state.agenda.push(gain.Wild(seat, amount))


@final
class Unlocking(Word):
    """A token is unlocked (RR-ICN-12)."""

    def __init__(self) -> None:
        super().__init__("UNL", 280, 0)

    def give(self, state: RaisingState, seat: Seat, amount: i64, row: i64) -> None:
        from .rules import gain

        state.agenda.push(gain.Unlock(seat))

    def leads_nowhere(self, state: RaisingState, seat: Seat, deed: "Deed") -> bool:
        return state.locked[seat] == 0


@final
class Assembling(Word):
    """A robot is assembled (RR-ICN-11, RR-RUL-27)."""

    def __init__(self) -> None:
        super().__init__("ASM", 300, 0)
        self.is_for_inventors = False

    def give(self, state: RaisingState, seat: Seat, amount: i64, row: i64) -> None:
        from .rules import assemble

        state.agenda.push(assemble.AssembleOne(seat))

    def leads_nowhere(self, state: RaisingState, seat: Seat, deed: "Deed") -> bool:
        from .rules import assemble

        return not assemble.can_assemble(state, seat, deed)


@final
class Cycling(Word):
    """Cards are discarded, and one more is drawn (RR-ICN-09)."""

    def __init__(self) -> None:
        super().__init__("CYC", 50, 0)

    def give(self, state: RaisingState, seat: Seat, amount: i64, row: i64) -> None:
        from .rules import draw

        state.agenda.push(draw.cycle(seat))


@final
class RowPoints(Word):
    """VP by the robots in the row (RR-ICN-14)."""

    def __init__(self) -> None:
        super().__init__("ROWV", 0, 150)  # a guess at what a row gives
        self.is_for_inventors = False

    def give(self, state: RaisingState, seat: Seat, amount: i64, row: i64) -> None:
        from .rules import gain

        gain.receive_row_points(state, seat, row)


@final
class Inspiring(Word):
    """Inspiration strikes (RR-ICN-13)."""

    def __init__(self) -> None:
        super().__init__("INS", 250, 0)

    def give(self, state: RaisingState, seat: Seat, amount: i64, row: i64) -> None:
        from .rules import gain

        state.agenda.push(gain.Inspire(seat, 0))


@final
class Learning(Word):
    """Three class cards are drawn and one is kept (RR-ICN-02)."""

    def __init__(self) -> None:
        super().__init__("CLS", 250, 0)

    def give(self, state: RaisingState, seat: Seat, amount: i64, row: i64) -> None:
        from .rules import lessons

        state.agenda.push(lessons.Learn(seat, lessons.DRAWN))


WORDS: Final[tuple[Word, ...]] = (
    *(Cards(), Wilds(), Unlocking(), Assembling(), Cycling(), RowPoints(), Inspiring(), Learning()),
)
