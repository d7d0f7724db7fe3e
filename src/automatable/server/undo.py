"""Taking back by leave of others who have answered since. Compiled, as table.py is."""

from collections.abc import Sequence

from ..kernel.events import EVERYBODY


class Undo:
    """What a seat asks the other people at the table; whoever plays on lets it lapse."""

    def __init__(self, seat: int, index: int, number: int, asked: Sequence[int]) -> None:
        self.seat = seat
        self.index = index  # of the answer to be taken back
        self.number = number  # of the log row that asked
        self.asked = list(asked)  # the seats of people who have not said anything so far
        self.agreed: list[int] = []

    def agree(self, seats: Sequence[int]) -> None:
        """Somebody in these seats has nothing against it."""
        self.agreed += [seat for seat in self.asked if seat in seats]
        self.asked = [seat for seat in self.asked if seat not in seats]

    def lapses(self, seat: int, ears: int) -> bool:
        """Whether an answer is the end of it, by the mask of those who may notice it.

        One given unseen by somebody who has not spoken is nobody else's affair.
        """
        return ears == EVERYBODY or seat == self.seat or seat in self.agreed
