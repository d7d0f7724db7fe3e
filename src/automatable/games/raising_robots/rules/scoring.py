"""The end of the game: points and who wins. Rules: RR-SCO, RR-SOL-10, RR-CHA-05."""

from typing import Final

from mypy_extensions import i64

from ....kernel.events import Fact
from ....kernel.game import Result, Standing
from ....kernel.seats import Seat
from ..effects import Res
from ..kinds import COLUMNS
from ..state import NONE, RaisingState
from .abilities import game_end_vp
from .counting import materials
from .gain import receive
from .grading import class_vp
from .work import tell

RATINGS: Final = ("hesitant", "beginner", "amateur", "heroic", "epic", "legendary")
_SOLO: Final = (60, 80, 100, 120, 140)  # points from which the next rating holds
_CHALLENGE: Final = (180, 230, 280, 330, 380)


def robot_vp(state: RaisingState, seat: Seat) -> i64:
    """The VP printed on assembled robots (RR-SCO-02)."""
    found: i64 = 0
    k: i64
    for k in range(3 * COLUMNS):
        robot = state.slots[seat * 3 * COLUMNS + k]
        if robot != NONE:
            found += state.cards.robots.vp[robot]
    return found


def leftover_vp(state: RaisingState, seat: Seat) -> i64:
    """A third of what is left, rounded down once (RR-SCO-05, RR-RUL-46)."""
    left = materials(state, seat) + state.good(seat, Res.T) + state.good(seat, Res.B)
    return (left + state.hand_size(seat)) // 3


def points(state: RaisingState, seat: Seat) -> i64:
    """All VP of a seat."""
    in_inventory = state.good(seat, Res.V)  # RR-SCO-04
    return robot_vp(state, seat) + class_vp(state, seat) + in_inventory + leftover_vp(state, seat)


def award(state: RaisingState) -> None:
    """Game-end abilities give their VP before anything is counted (RR-RUL-14, RR-RUL-15)."""
    seat: i64
    for seat in range(state.seats):
        receive(state, seat, Res.V, game_end_vp(state, seat))
        if state.log is not None:
            facts: dict[str, Fact] = {
                "robots": int(robot_vp(state, seat)),
                "classes": int(class_vp(state, seat)),
                "inventory": int(state.good(seat, Res.V)),
                "leftover": int(leftover_vp(state, seat)),
                "total": int(points(state, seat)),
            }
            tell(state, seat, "scored", "RR-SCO-01", facts)


def finish(state: RaisingState) -> None:
    """Who wins, several if equal (RR-SCO-09); alone, how good it was (RR-SOL-10, RR-CHA-05)."""
    if state.seats == 1:
        total = points(state, 0)
        k: i64
        for k in range(len(state.past)):
            total += state.past[k]
        rule = "RR-CHA-05" if state.terms.challenge else "RR-SOL-10"
        state.end(Result((int(total),), rating(total, state.terms.challenge), rule))
        return
    found = [_standing(state, seat) for seat in range(state.seats)]
    best = max(found)
    scores = tuple([1 if standing == best else -1 for standing in found])
    standings = (
        Standing("points", "RR-SCO-06", tuple([one[0] for one in found])),
        Standing("robots", "RR-SCO-07", tuple([one[1] for one in found])),
        Standing("classes", "RR-SCO-08", tuple([one[2] for one in found])),
    )
    state.end(Result(scores, "rounds", "RR-SCO-01", standings=standings))


def rating(points: i64, challenge: bool) -> str:
    """What a score is called: of one game (RR-SOL-10), or of three together (RR-CHA-05)."""
    steps = _CHALLENGE if challenge else _SOLO
    reached: i64 = 0
    k: i64
    for k in range(len(steps)):
        if points >= steps[k]:
            reached = k + 1
    return RATINGS[reached]


def _standing(state: RaisingState, seat: Seat) -> tuple[int, int, int]:
    """What decides, in this order (RR-SCO-06, RR-SCO-07, RR-SCO-08)."""
    found = points(state, seat), robot_vp(state, seat), class_vp(state, seat)
    return int(found[0]), int(found[1]), int(found[2])
