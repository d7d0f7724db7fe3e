"""What all steps of the game share: a seat, and a way to be written down."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import CHANCE, Action, Seat
from ..state import NO_STEPS, NONE, RaisingState


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


def robot_name(state: RaisingState, robot: i64) -> str:
    """The id of a robot in notation, `-` for none."""
    return "-" if robot == NONE else state.cards.robots.ids[robot]


NO_SECRET: Final[dict[str, Fact]] = {}


def note(
    state: RaisingState,
    seat: Seat,
    kind: str,
    rule: str,
    facts: dict[str, Fact],
    secret: dict[str, Fact] = NO_SECRET,
) -> None:
    """Say what a seat does: to itself at once, to others when all have done their work."""
    told: dict[str, Fact] = {"seat": int(seat), **facts}
    if state.before is not None:
        state.whisper(seat, kind, rule, told, secret)
    elif len(secret) > 0:
        state.tell_only(seat, kind, rule, told, secret)
    else:
        state.tell(kind, rule, told)


def at_once(state: RaisingState, steps: list[Step[Any]]) -> None:
    """Everybody works at the same time; nobody sees what the others do until all have finished."""
    state.agenda.push(GATHER)
    if state.seats > 1:
        state.before = state.clone()
        state.starts = steps
        state.gave = vec[i64](
            [-1] * (len(state.robots) + len(state.classes) + len(state.inventors))
        )
    state.agenda.fork(steps)


@final
class Gather(Task):
    """All have finished: what everybody did is shown (RR-RND-04)."""

    def due(self, state: RaisingState) -> str:
        return "gather"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if state.before is not None:
            state.before = None
            state.starts = NO_STEPS
            state.gave = vec[i64]()
            state.reveal("gathered", "RR-RND-04", {})
            state.speak_up()
        return False


GATHER: Final[Gather] = Gather(CHANCE)
