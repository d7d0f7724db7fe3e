"""How the game ends. Rules: RQA-END."""

from mypy_extensions import i64

from ....kernel.game import Result, Standing
from ....kernel.seats import Seat
from ..robots import COUNT
from ..state import ArenaState


def by_clock(state: ArenaState) -> None:
    """No blue cube is left for a robot that must return (RQA-END-01, RQA-END-03)."""
    found = [_standing(state, seat) for seat in range(state.seats)]
    best = max(found)  # all of them, if several are equal (RQA-END-08)
    scores = tuple([1 if standing == best else -1 for standing in found])
    _end(state, Result(scores, "clock", "RQA-END-01", standings=_standings(state)))


def ahead(state: ArenaState, has: list[int], seat: Seat) -> int:
    """How much more a seat has than its best opponent, teams counted together (RQA-TEM-05)."""
    if state.terms.teams:
        gap = has[0] + has[2] - has[1] - has[3]
        return gap if seat % 2 == 0 else -gap
    return has[seat] - max([has[other] for other in range(state.seats) if other != seat])


def by_turn_cap(state: ArenaState) -> bool:
    """End a simulation that goes on too long, as unfinished; nobody wins."""
    if state.terms.turn_cap == 0 or state.turn <= state.terms.turn_cap:
        return False
    as_unfinished(state)
    return True


def as_unfinished(state: ArenaState) -> None:
    """Nobody wins, nobody loses."""
    nobody = (0,) * int(state.seats)
    _end(state, Result(nobody, "unfinished", "RQA-TRN-01", standings=_standings(state)))


def _standings(state: ArenaState) -> tuple[Standing, ...]:
    found = [_standing(state, seat) for seat in range(state.seats)]
    return (
        Standing("vp", "RQA-END-06", tuple([one[0] for one in found])),
        Standing("cubes", "RQA-END-07", tuple([one[1] for one in found])),
    )


def _standing(state: ArenaState, seat: Seat) -> tuple[int, int]:
    """VP (RQA-END-06), then Health cubes (RQA-END-07), of a player or a team (RQA-END-09)."""
    vp: i64 = 0
    cubes: i64 = 0
    other: Seat
    for other in range(state.seats):
        if other == seat or (state.terms.teams and other % 2 == seat % 2):
            vp += state.vp[other]  # without Health cubes (RQA-END-05)
    for robot in range(COUNT):
        if state.owner[robot] >= 0 and state.is_friend(robot, seat):
            cubes += state.health(robot)
    return int(vp), int(cubes)


def _end(state: ArenaState, result: Result) -> None:
    state.end(result)
    if state.log is not None:
        state.tell("ended", result.rule, {"reason": result.reason})
