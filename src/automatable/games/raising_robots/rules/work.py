"""What seats do at the same time, and how it is told."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Seat
from ..state import NO_STEPS, RaisingState

NO_SECRET: Final[dict[str, Fact]] = {}


def tell(
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
    """Everybody works at the same time; nobody sees what the others do until all have finished.

    There is no order among seats (RR-SET-06, RR-RND-03).
    """
    state.agenda.push(GATHER)
    if state.seats > 1:
        state.before = state.clone()
        state.starts = steps
        state.gave = vec[i64]([0] * (len(state.robots) + len(state.classes) + len(state.inventors)))
    state.agenda.fork(steps)


@final
class Gather(Step[RaisingState]):
    """All have finished: what everybody did is shown (RR-RND-04)."""

    WORDS = "gather"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if state.before is not None:
            state.before = None
            state.starts = NO_STEPS
            state.gave = vec[i64]()
            state.reveal("gathered", "RR-RND-04", {})
            state.speak_up()
        return False


GATHER: Final[Gather] = Gather()
