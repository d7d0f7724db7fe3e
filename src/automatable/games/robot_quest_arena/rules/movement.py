"""Walking, flying and pushing. Rules: RQA-MOV, RQA-PSH."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from .. import geometry
from ..arena import square_name
from ..geometry import NOWHERE
from ..robots import ROBOTS, Robot
from ..state import NONE, ArenaState
from ..tiles import TILES
from .entry import enter
from .forced import bump, has_bumped, obstacle_at, shift
from .sight import blocks_movement
from .step import ArenaStep

_PUSH: Final[i64] = 2  # RQA-PSH-01


def pay(state: ArenaState, price: i64) -> None:
    """Pay with Moves, then with Energy turned into Moves (RQA-NRG-02)."""
    from_moves = min(price, state.moves)
    state.moves -= from_moves
    state.energy -= price - from_moves


def can_pay(state: ArenaState, price: i64) -> bool:
    """Whether Moves and Energy together are enough."""
    return price <= state.moves + state.energy


def can_exchange(state: ArenaState) -> bool:
    """Whether there is Energy to turn into Moves (RQA-NRG-02)."""
    return state.energy > 0


def surcharge(state: ArenaState, square: i64) -> i64:
    """What leaving a Pothole costs more (RQA-MOV-15, RQA-RUL-12)."""
    return state.terms.ground.leave[state.arena.grounds[square]]


def price_of_move(state: ArenaState, robot: Robot, square: i64) -> i64:
    """The cheapest price of coming onto a square, NONE if the robot cannot."""
    return price_from(state, robot, state.square[robot], square)


def price_from(state: ArenaState, robot: Robot, here: i64, square: i64) -> i64:
    """The same if the robot stood here; legality is in this place only.

    One step needs no permission to fly; more squares are a flight over whatever lies between.
    """
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
    return steps + surcharge(state, here)  # RQA-MOV-07


def affordable(state: ArenaState, robot: Robot, square: i64) -> i64:
    """The same if the active player can pay it, else NONE."""
    price = price_of_move(state, robot, square)
    return price if price <= state.moves + state.energy else NONE


def reach(state: ArenaState, robot: Robot) -> i64:
    """How far away a square may be, along a row or a column, that the robot can come onto."""
    return state.moves + state.energy if state.jumping >> robot & 1 else 1


def move(state: ArenaState, robot: Robot, square: i64) -> None:
    """Pay and go; only the last square is entered (RQA-MOV-09, RQA-MOV-10, RQA-RUL-14)."""
    pay(state, price_of_move(state, robot, square))
    shift(state, robot, square, "RQA-MOV-01")
    state.agenda.push(enter(robot, robot))


def why_no_move(state: ArenaState, robot: Robot, square: i64) -> str:
    """The rule that forbids a move that cannot be made."""
    if state.owner[robot] != state.active:
        return "RQA-TRN-05"
    if state.square[robot] == NOWHERE:
        return "RQA-MOV-18"
    if price_of_move(state, robot, square) != NONE:
        return "RQA-MOV-02"
    if blocks_movement(state, square) and square != state.square[robot]:
        return "RQA-MOV-08" if state.jumping >> robot & 1 else "RQA-MOV-04"
    is_near = geometry.distance(state.arena.columns, state.square[robot], square) == 1
    return "RQA-MOV-03" if is_near else "RQA-MOV-01"


def move_facts(state: ArenaState, robot: Robot, square: i64, rule: str) -> dict[str, Fact]:
    """The numbers behind the refusal of a move."""
    if rule == "RQA-MOV-02":
        price = int(price_of_move(state, robot, square))
        return {"cost": price, "have": int(state.moves + state.energy)}
    if rule == "RQA-TRN-05" or rule == "RQA-MOV-18":
        return {"robot": ROBOTS[robot]}
    other = state.robot_at(square)
    return {"obstacle": TILES[state.arena.tiles[square]] if other == NONE else ROBOTS[other]}


def push_direction(state: ArenaState, pusher: Robot, target: Robot) -> i64:
    """In which direction one robot would push another, NOWHERE if it cannot reach it."""
    a, b = state.square[pusher], state.square[target]
    if pusher == target or a == NOWHERE or b == NOWHERE:
        return NOWHERE
    direction = geometry.direction_to(state.arena.columns, a, b)
    if direction % 2 == 1 and state.diagonal >> pusher & 1 == 0:
        return NOWHERE  # RQA-PSH-16
    return direction


def price_of_push(state: ArenaState, pusher: Robot, target: Robot, obstacle: i64) -> i64:
    """What a push costs (RQA-PSH-01, RQA-ROB-06), of a robot before that obstacle or NONE."""
    price = _PUSH
    if not state.is_friend(target, state.active):
        price += state.terms.boards.weight[target]
    price = max(1, price - state.discount[pusher])
    return price + surcharge(state, state.square[pusher]) if obstacle == NONE else price


def behind(state: ArenaState, target: Robot, direction: i64) -> i64:
    """The obstacle behind a robot that would be repelled in a direction, or NONE."""
    return obstacle_at(state, state.arena.step(state.square[target], direction))


def why_no_push(state: ArenaState, pusher: Robot, target: Robot) -> str:
    """The rule that forbids a push, empty if none does."""
    if state.owner[pusher] != state.active:
        return "RQA-TRN-05"
    direction = push_direction(state, pusher, target)  # friend or enemy (RQA-PSH-18)
    if direction == NOWHERE:
        return _why_out_of_reach(state, pusher, target)
    obstacle = behind(state, target, direction)
    if obstacle != NONE and has_bumped(state, target, obstacle):
        return "RQA-PSH-10"
    price = price_of_push(state, pusher, target, obstacle)
    return "" if can_pay(state, price) else "RQA-PSH-01"


def _why_out_of_reach(state: ArenaState, pusher: Robot, target: Robot) -> str:
    a, b = state.square[pusher], state.square[target]
    if a == NOWHERE or b == NOWHERE:
        return "RQA-MOV-18"
    is_near = geometry.distance(state.arena.columns, a, b) == 1
    return "RQA-PSH-16" if is_near else "RQA-PSH-01"


def push_facts(state: ArenaState, pusher: Robot, target: Robot, rule: str) -> dict[str, Fact]:
    """The numbers behind the refusal of a push."""
    if rule == "RQA-TRN-05" or rule == "RQA-MOV-18":
        is_pusher = rule == "RQA-TRN-05" or not state.is_in_arena(pusher)
        return {"robot": ROBOTS[pusher if is_pusher else target]}
    direction = push_direction(state, pusher, target)
    if direction == NOWHERE:
        return {}  # out of reach
    price = price_of_push(state, pusher, target, behind(state, target, direction))
    return {"cost": int(price), "have": int(state.moves + state.energy)}


def push(state: ArenaState, pusher: Robot, target: Robot) -> None:
    """Pay, repel, and follow if the robot was displaced (RQA-RUL-11)."""
    direction = push_direction(state, pusher, target)
    square = state.square[target]
    beyond = state.arena.step(square, direction)  # past corners (RQA-PSH-17)
    obstacle = behind(state, target, direction)
    # Blocked or not (RQA-PSH-12, RQA-RUL-09).
    pay(state, price_of_push(state, pusher, target, obstacle))
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
class Follow(ArenaStep):
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
