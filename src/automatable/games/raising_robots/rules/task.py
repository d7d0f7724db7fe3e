"""What all steps of the game share: a seat, and a way to be written down."""

from typing import Final

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action, Seat
from ..state import RaisingState


class Task(Step[RaisingState]):
    """A step of one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def due(self, state: RaisingState) -> str:
        """The step in notation."""
        raise NotImplementedError

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        raise NotImplementedError

    def why_not(self, state: RaisingState, action: Action) -> str:
        """The rule that forbids an action; nature's answers are not for players."""
        return "RR-HID-01" if action >= state.acts.draw else self.obstacle(state, action)

    def obstacle(self, state: RaisingState, action: Action) -> str:
        """The rule that forbids a player's action here."""
        return "RR-PHA-05"


def note(state: RaisingState, seat: Seat, kind: str, rule: str, facts: dict[str, Fact]) -> None:
    """Say what a seat has done."""
    state.tell(kind, rule, {"seat": int(seat), **facts})
