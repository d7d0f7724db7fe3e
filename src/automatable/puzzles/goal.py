"""What is to be found in a puzzle, and how it is measured."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..kernel.game import State
from ..kernel.seats import CHANCE

ANSWER = "answer"  # the one right answer to every question
WIN = "win"  # win the game before chance or somebody else comes in
SCORE = "score"  # end the game with most points
COUNT = "count"  # have most of something that the view counts or lists
KINDS = (ANSWER, WIN, SCORE, COUNT)
NOTHING = -1_000_000


@dataclass(frozen=True)
class Goal:
    """A kind of goal, how much is to be reached, and for `count` where the view tells it.

    A place in a view is written `seats.0.vp`; what is at several places is added up.
    """

    kind: str
    target: int = 0
    places: tuple[str, ...] = ()

    @property
    def is_answer(self) -> bool:
        """Whether each question has one right answer."""
        return self.kind == ANSWER

    def plain(self) -> dict[str, Any]:
        """The goal as JSON data."""
        if self.is_answer:
            return {"kind": ANSWER}
        found: dict[str, Any] = {"kind": self.kind, "target": self.target}
        return found | ({"places": list(self.places)} if self.places else {})

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Goal":
        """The goal that JSON data describe; raises KeyError, TypeError or ValueError."""
        if data["kind"] not in KINDS:
            raise ValueError(f"{data['kind']} is no goal")
        return cls(data["kind"], int(data.get("target", 0)), tuple(data.get("places", ())))

    def reached(self, state: State, seat: int) -> int:
        """How much a seat has reached where the puzzle stops."""
        if self.kind == COUNT:
            view = state.game.view(state, seat)
            return sum([counted(view, place) for place in self.places])
        if state.result is None:
            return NOTHING if self.kind == SCORE else 0
        if self.kind == SCORE:
            return state.result.scores[seat]
        return int(state.result.shares()[seat] == max(1000, *state.result.shares()))


def counted(view: Mapping[str, Any], place: str) -> int:
    """The number at that place in a view, or of the things listed there; raises ValueError."""
    found: Any = view
    for part in place.split("."):
        found = found[int(part)] if isinstance(found, list) else found[part]
    if isinstance(found, list):
        return len(found)
    if not isinstance(found, int):
        raise ValueError(f"{place} is no number")
    return found


def has_stopped(state: State, seat: int) -> bool:
    """Whether the game is over, or chance or somebody else comes in."""
    asked = state.open()
    return not asked or asked[0].seat == CHANCE or [one.seat for one in asked] != [seat]
