"""Walking, flying and pushing. Rules: RQA-MOV, RQA-PSH."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from .. import geometry
from ..arena import square_name
from ..geometry import NOWHERE
from ..robots import ROBOTS, WEIGHT, Robot
from ..state import NONE, ArenaState
from ..tiles import LEAVE
from .entry import enter
from .forced import bump, has_bumped, obstacle_at, shift
from .sight import blocks_movement

_PUSH: Final[i64] = 2  # RQA-PSH-01


def pay(state: ArenaState, price: i64) -> None:
    """Pay with Moves, then with Energy turned into Moves (RQA-NRG-02)."""
    from_moves = min(price, state.moves)
    state.moves -= from_moves
    state.energy -= price - from_moves


def can_pay(state: ArenaState, price: i64) -> bool:
    """Whether Moves and Energy together are enough."""
    return price <= state.moves + state.energy


def surcharge(state: ArenaState, robot: Robot) -> i64:
    """What leaving a Pothole costs more (RQA-MOV-15, RQA-RUL-12)."""
    return LEAVE[state.arena.tiles[state.square[robot]]]


def price_of_move(state: ArenaState, robot: Robot, square: i64) -> i64:
    """The cheapest price of coming onto a square, NONE if the robot cannot; legality is here only.

    One step needs no permission to fly; more squares are a flight over whatever lies between.
    """
    here = state.square[robot]
    if here == NOWHERE or square == here:
        return NONE
    columns = state.arena.columns
    down = geometry.size(square // columns - here // columns)
    right = geometry.size(square % columns - here % columns)
    # Diagonally only if a card allows it (RQA-MOV-03), for no more (RQA-MOV-11), past corners
    # (RQA-MOV-12).
    steps = max(down, right) if state.diagonal >> robot & 1 else down + right
    if (steps > 1 and state.jumping >> robot & 1 == 0) or blocks_movement(state, square):
        return NONE  # RQA-MOV-08
    return steps + surcharge(state, robot)  # RQA-MOV-07


def reach(state: ArenaState, robot: Robot) -> i64:
    """How far away a square may be, along a row or a column, that the robot can come onto."""
    return state.moves + state.energy if state.jumping >> robot & 1 else 1


def move(state: ArenaState, robot: Robot, square: i64) -> None:
    """Pay and go; only the last square is entered (RQA-MOV-09, RQA-MOV-10, RQA-RUL-14)."""
    pay(state, price_of_move(state, robot, square))
    shift(state, robot, square, "RQA-MOV-01")
    state.agenda.push(enter(robot, robot))


def why_no_move(state: ArenaState, robot: Robot, square: i64) -> str:
    """The rule that forbids a move, empty if none does."""
    if state.owner[robot] != state.active:
        return "RQA-TRN-05"
    if state.square[robot] == NOWHERE:
        return "RQA-MOV-18"
    price = price_of_move(state, robot, square)
    if price == NONE:
        return "RQA-MOV-04" if blocks_movement(state, square) else "RQA-MOV-01"
    return "" if can_pay(state, price) else "RQA-MOV-02"


def push_direction(state: ArenaState, pusher: Robot, target: Robot) -> i64:
    """In which direction one robot would push another, NOWHERE if it cannot reach it."""
    a, b = state.square[pusher], state.square[target]
    if pusher == target or a == NOWHERE or b == NOWHERE:
        return NOWHERE
    direction = geometry.direction_to(state.arena.columns, a, b)
    if direction % 2 == 1 and state.diagonal >> pusher & 1 == 0:
        return NOWHERE  # RQA-PSH-16
    return direction


def price_of_push(state: ArenaState, pusher: Robot, target: Robot) -> i64:
    """What a push costs (RQA-PSH-01, RQA-ROB-06), without a Pothole's surcharge."""
    price = _PUSH
    if not state.is_friend(target, state.active):
        price += WEIGHT[target]
    return max(1, price - state.discount[pusher])


def why_no_push(state: ArenaState, pusher: Robot, target: Robot) -> str:
    """The rule that forbids a push, empty if none does."""
    if state.owner[pusher] != state.active or state.owner[target] == NONE:
        return "RQA-TRN-05"
    direction = push_direction(state, pusher, target)  # friend or enemy (RQA-PSH-18)
    if direction == NOWHERE:
        return "RQA-PSH-01"
    price = price_of_push(state, pusher, target)
    obstacle = obstacle_at(state, state.arena.step(state.square[target], direction))
    if obstacle == NONE:
        price += surcharge(state, pusher)
    elif has_bumped(state, target, obstacle):
        return "RQA-PSH-10"
    return "" if can_pay(state, price) else "RQA-PSH-01"


def push(state: ArenaState, pusher: Robot, target: Robot) -> None:
    """Pay, repel, and follow if the robot was displaced (RQA-RUL-11)."""
    direction = push_direction(state, pusher, target)
    square = state.square[target]
    beyond = state.arena.step(square, direction)  # past corners (RQA-PSH-17)
    obstacle = obstacle_at(state, beyond)
    price = price_of_push(state, pusher, target)
    if obstacle == NONE:
        price += surcharge(state, pusher)
    pay(state, price)  # blocked or not (RQA-PSH-12, RQA-RUL-09)
    if state.log is not None:
        facts: dict[str, Fact] = {"robot": ROBOTS[pusher], "target": ROBOTS[target]}
        state.tell("pushed", "RQA-PSH-01", facts)
    if obstacle != NONE:
        bump(state, target, obstacle, pusher)
        return  # RQA-PSH-04
    shift(state, target, beyond, "RQA-PSH-02")
    state.agenda.push(Follow(pusher, square))
    state.agenda.push(enter(target, pusher))  # RQA-PSH-13


@final
class Follow(Step[ArenaState]):
    """The pusher comes onto the square the pushed robot has left (RQA-PSH-03, RQA-PSH-14)."""

    WORDS = "follow robot square"

    def __init__(self, robot: Robot, square: i64) -> None:
        self.robot: Final = robot
        self.square: Final = square

    def misfit(self, state: ArenaState) -> str:
        if not blocks_movement(state, self.square):
            return ""
        name = square_name(self.square, state.arena.columns)
        return f"{name} is a Wall or has a robot on it"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        if state.is_in_arena(self.robot):
            shift(state, self.robot, self.square, "RQA-PSH-03")
            state.agenda.push(enter(self.robot, self.robot))
        return False
