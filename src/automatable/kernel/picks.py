"""Choosing several things, one per question."""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .agenda import Step
from .decision import Ask
from .game import State
from .seats import Action, Seat

P = TypeVar("P", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Step[P], Generic[P]):
    """Things picked one at a time; nothing changes before the last.

    A game says which things can still be completed (`offers`, equal things once), whether a pick
    is whole (`is_whole`), how it goes on (`after`), and what the whole does (`finish`).
    """

    def __init__(self, seat: Seat, key: str, picked: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.key: Final = key
        self.picked: Final = picked

    def offers(self, state: P) -> list[int]:
        """The next things, ascending, each of which can still lead to a whole pick."""
        raise NotImplementedError

    def is_whole(self, state: P, picked: tuple[int, ...]) -> bool:
        """Whether nothing more is to be picked."""
        raise NotImplementedError

    def after(self, picked: tuple[int, ...]) -> "Pick[P]":
        """The same pick with these things already picked."""
        raise NotImplementedError

    def finish(self, state: P, picked: tuple[int, ...]) -> None:
        """Carry out the whole pick."""
        raise NotImplementedError

    def so_far(self, state: P) -> list[int]:
        return list(self.picked)

    def begin(self, state: P, ask: Ask) -> bool:
        ask.to(self.seat, self.key)
        for action in self.offers(state):
            ask.offer(action)
        return True

    def answer(self, state: P, action: Action) -> None:
        picked = (*self.picked, int(action))
        if self.is_whole(state, picked):
            self.finish(state, picked)
        else:
            state.agenda.push(self.after(picked))
