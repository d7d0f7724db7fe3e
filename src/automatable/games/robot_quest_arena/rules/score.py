"""Health, damage and victory points; every loss is one event. Rules: RQA-HLT, RQA-KOR."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action, Seat
from ..geometry import NOWHERE
from ..robots import COUNT, ROBOTS, Robot
from ..state import NONE, ArenaState
from .draw import draw_cards
from .phases import unasked
from .step import ArenaStep


def gain_vp(state: ArenaState, seat: Seat, count: i64, rule: str) -> None:
    """Add to a VP pile (RQA-HLT-13)."""
    state.vp[seat] += count
    if state.log is not None:
        state.tell("gained_vp", rule, {"seat": int(seat), "vp": int(count)})


def lose_vp(state: ArenaState, seat: Seat, count: i64, rule: str) -> None:
    """Take from a VP pile, making change; it never falls below 0 (RQA-HLT-15, RQA-RUL-18)."""
    lost = min(count, state.vp[seat])
    state.vp[seat] -= lost
    while 2 * state.blue_won[seat] > state.vp[seat]:
        state.blue_won[seat] -= 1
        state.box += 1
    if state.log is not None and lost > 0:
        state.tell("lost_vp", rule, {"seat": int(seat), "vp": int(lost)})


@final
class Damage:
    """What each robot is to lose in one event (RQA-RUL-19, RQA-RUL-50)."""

    def __init__(self) -> None:
        self.hits: vec[i64] = vec[i64]()  # robot, amount, robot, amount...

    def add(self, robot: Robot, amount: i64) -> "Damage":
        """Let a robot lose this as well."""
        self.hits = append(append(self.hits, robot), amount)
        return self


def one(robot: Robot, amount: i64) -> Damage:
    """Damage to a single robot."""
    return Damage().add(robot, amount)


def deal(state: ArenaState, damage: Damage, by: Robot, rule: str) -> None:
    """All lose their cubes at once; then gains, losses, KOs and triggers, in this order.

    `by` is the robot whose action causes it, NONE if none does.
    """
    seat = state.active  # nobody else gains or loses (RQA-HLT-10, RQA-RUL-23)
    gain: i64 = 0
    loss: i64 = 0
    fallen: i64 = 0
    k: i64 = 0
    while k < len(damage.hits):
        robot, amount = damage.hits[k], damage.hits[k + 1]
        k += 2
        if not state.is_in_arena(robot) or amount == 0:
            continue
        red = min(state.red[robot], amount)  # RQA-HLT-02, RQA-HLT-03
        blue = min(state.blue[robot], amount - red)  # RQA-HLT-04
        state.red[robot] -= red
        state.blue[robot] -= blue
        if state.log is not None:
            facts: dict[str, Fact] = {"robot": ROBOTS[robot], "red": int(red), "blue": int(blue)}
            state.tell("damaged", rule, facts)
        if state.is_friend(robot, seat):
            loss += red + 2 * blue  # RQA-HLT-07
            state.box += blue  # RQA-HLT-08, RQA-HLT-09
        else:
            gain += red + 2 * blue  # RQA-HLT-05, RQA-HLT-06
            state.blue_won[seat] += blue
        if state.health(robot) == 0:
            fallen |= 1 << robot
    if gain > 0:
        gain_vp(state, seat, gain, "RQA-HLT-05")
    if loss > 0:
        lose_vp(state, seat, loss, "RQA-HLT-07")
    _remove(state, fallen, by)


def _remove(state: ArenaState, fallen: i64, by: Robot) -> None:
    robot: Robot
    for robot in range(COUNT):
        if fallen >> robot & 1 == 0:
            continue
        state.square[robot] = NOWHERE  # RQA-KOR-01
        if state.log is not None:
            state.tell("knocked_out", "RQA-KOR-01", {"robot": ROBOTS[robot]})
        if by != NONE and not state.is_friend(robot, state.active):
            _reward(state, by)


def _reward(state: ArenaState, robot: Robot) -> None:
    """What a robot's owner gets for an enemy knocked out (RQA-RUL-37)."""
    for word in state.terms.boards.reward[robot]:
        word.gain(state, "RQA-ROB-04")
    if state.terms.boards.draw[robot] > 0:
        state.agenda.push(COLLECTS[robot])


def knock_out(state: ArenaState, robot: Robot, by: Robot, rule: str) -> None:
    """A robot loses all its Health at once (RQA-KOR-02)."""
    deal(state, one(robot, state.health(robot)), by, rule)


def repair(state: ArenaState, robot: Robot, count: i64, rule: str) -> None:
    """Add red cubes up to the full Health bar (RQA-HLT-11, RQA-HLT-12)."""
    if not state.is_in_arena(robot):
        return  # RQA-RUL-44
    added = min(count, state.terms.boards.health[robot] - state.health(robot))
    state.red[robot] += added
    if state.log is not None and added > 0:
        state.tell("repaired", rule, {"robot": ROBOTS[robot], "count": int(added)})


@final
class Collect(ArenaStep):
    """Petri's owner may draw a card for a KO (RQA-ROB-04, RQA-RUL-37)."""

    WORDS = "collect robot"

    def __init__(self, robot: Robot) -> None:
        self.robot: Final = robot

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        ask.to(state.active, "collect")
        ask.offer(state.acts.give_up)
        ask.offer(state.acts.collect)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        if action == state.acts.collect:
            draw_cards(state, state.active, state.terms.boards.draw[self.robot], "RQA-ROB-04")

    def why_not(self, state: ArenaState, action: Action) -> str:
        return unasked(state)


COLLECTS: Final[list[Collect]] = [Collect(robot) for robot in range(4)]
