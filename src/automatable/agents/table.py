"""A seat at a table, wherever the table is."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from ..bots.weight import Weight
from ..kernel.decision import Decision
from ..kernel.events import Seen
from ..kernel.game import Game, Refusal, Result, View
from ..kernel.record import Record
from ..kernel.seats import Seat


@dataclass(frozen=True)
class Glance:
    """What the seat sees now; the options of its question are in the order they are numbered."""

    view: View
    decision: Decision | None
    asked: list[int]  # the seats that the table waits for
    result: Result | None


class AgentTable(ABC):
    """What an agent may see and do in its seat, and nothing else of the table."""

    game: Game[Any]
    seat: int
    titles: list[str]  # who sits where
    hints: bool

    @abstractmethod
    def glance(self, wait: float = 0) -> Glance:
        """What the seat sees, once it is asked or these seconds have passed."""

    @abstractmethod
    def news(self) -> list[Seen]:
        """What the seat was told since this was called last."""

    @abstractmethod
    def story(self) -> list[Seen]:
        """All that the seat was told."""

    @abstractmethod
    def refusal(self, seat: Seat, action: int) -> Refusal:
        """Why an action is not on offer to the seat."""

    @abstractmethod
    def give(self, action: int) -> None:
        """Answer the seat's question."""

    @abstractmethod
    def take_back(self) -> None:
        """Take back the seat's last answer; raises CannotTakeBack."""

    @abstractmethod
    def weights(self) -> list[Weight]:
        """The best answers as a bot sees it; raises NoHints."""

    @abstractmethod
    def record(self) -> Record:
        """The record, once the game is over; raises NotOver."""
