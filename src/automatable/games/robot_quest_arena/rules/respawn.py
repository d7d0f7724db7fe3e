"""Robots come into play, at first and after a KO. Rules: RQA-KOR, RQA-SET-18."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action, Seat, seat_letter
from ..robots import COUNT, ROBOTS, Robot
from ..state import NONE, ArenaState
from ..tiles import BLOCKS_MOVEMENT, Tile
from . import ending
from .phases import is_setup, unasked
from .step import ArenaStep


@final
class Respawn(ArenaStep):
    """All KO'd robots of the active player return, in an order of their choice (RQA-RUL-29).

    Now (RQA-TRN-04, RQA-KOR-03), and without being asked for (RQA-KOR-06).
    """

    WORDS = "respawn"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        fallen = _fallen(state)
        if len(fallen) == 0:
            return False
        if state.reserve == 0:
            ending.by_clock(state)  # RQA-KOR-10
            return False
        if len(fallen) == 1:
            _bring_back(state, fallen[0])
            state.agenda.push(self)
            state.agenda.push(PLACES[fallen[0]])
            return False
        ask.to(state.active, "return")
        for robot in fallen:
            ask.offer(state.acts.come_back + robot)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        robot = action - state.acts.come_back
        _bring_back(state, robot)
        state.agenda.push(self)
        state.agenda.push(PLACES[robot])

    def why_not(self, state: ArenaState, action: Action) -> str:
        robot = action - state.acts.come_back
        return "RQA-KOR-03" if 0 <= robot < COUNT else unasked(state)

    def refusal_facts(self, state: ArenaState, action: Action, rule: str) -> dict[str, Fact]:
        return {"robot": ROBOTS[action - state.acts.come_back]}


def _fallen(state: ArenaState) -> list[i64]:
    """The active player's robots without Health, since whenever (RQA-RUL-51)."""
    found: list[i64] = []
    robot: Robot
    for robot in range(COUNT):
        if state.owner[robot] == state.active and state.health(robot) == 0:
            found.append(robot)
    return found


def _bring_back(state: ArenaState, robot: Robot) -> None:
    """The Health bar is refilled from the Reserve (RQA-KOR-05)."""
    state.reserve -= 1
    fill_health(state, robot)
    if state.log is not None:
        facts: dict[str, Fact] = {"robot": ROBOTS[robot], "left": int(state.reserve)}
        facts |= {"red": int(state.red[robot]), "blue": int(state.blue[robot])}
        state.tell("returned", "RQA-KOR-05", facts)


def fill_health(state: ArenaState, robot: Robot) -> None:
    """One blue cube, and red ones on all other spaces."""
    state.blue[robot] = 1
    state.red[robot] = state.terms.boards.health[robot] - 1


@final
class PlaceRobot(ArenaStep):
    """The owner chooses the square; being placed is not entering (RQA-KOR-11)."""

    WORDS = "place robot"

    def __init__(self, robot: Robot) -> None:
        self.robot: Final = robot

    def misfit(self, state: ArenaState) -> str:
        return f"{ROBOTS[self.robot]} is in the arena" if state.is_in_arena(self.robot) else ""

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        ask.to(state.owner[self.robot], "place")
        _offer_squares(state, ask, self.robot)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        _place(state, action)

    def why_not(self, state: ArenaState, action: Action) -> str:
        robot = state.acts.robot_of(state.acts.place, action)
        if not 0 <= robot < COUNT:
            return unasked(state)
        if robot != self.robot:
            return "RQA-RUL-42" if is_setup(state) else "RQA-RUL-29"
        return _why_no_square(state, robot, state.acts.square_of(state.acts.place, action))

    def refusal_facts(self, state: ArenaState, action: Action, rule: str) -> dict[str, Fact]:
        return {"robot": ROBOTS[state.acts.robot_of(state.acts.place, action)]}


@final
class Bring(ArenaStep):
    """A player with two robots places one of those not in the arena yet (RQA-RUL-58)."""

    WORDS = "bring seat"

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def misfit(self, state: ArenaState) -> str:
        for robot in range(COUNT):
            if self._is_waiting(state, robot):
                return ""
        return f"all robots of {seat_letter(self.seat)} are in the arena"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        ask.to(self.seat, "place")
        robot: Robot
        for robot in range(COUNT):
            if self._is_waiting(state, robot):
                _offer_squares(state, ask, robot)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        _place(state, action)

    def why_not(self, state: ArenaState, action: Action) -> str:
        robot = state.acts.robot_of(state.acts.place, action)
        if not 0 <= robot < COUNT:
            return unasked(state)
        if not self._is_waiting(state, robot):
            return "RQA-RUL-58" if state.owner[robot] == self.seat else "RQA-RUL-42"
        return _why_no_square(state, robot, state.acts.square_of(state.acts.place, action))

    def refusal_facts(self, state: ArenaState, action: Action, rule: str) -> dict[str, Fact]:
        return {"robot": ROBOTS[state.acts.robot_of(state.acts.place, action)]}

    def _is_waiting(self, state: ArenaState, robot: Robot) -> bool:
        return state.owner[robot] == self.seat and not state.is_in_arena(robot)


def _offer_squares(state: ArenaState, ask: Ask, robot: Robot) -> None:
    last = _last_resort(state)
    square: i64
    for square in range(state.arena.squares):
        if _may_come(state, robot, square, last):
            ask.offer(state.acts.at(state.acts.place, robot, square))


def _why_no_square(state: ArenaState, robot: Robot, square: i64) -> str:
    """The rule by which a robot does not come into play on a square."""
    if state.terms.boards.centre[robot] and state.arena.centre[square]:
        return "RQA-ROB-02"
    if _last_resort(state) > 0:
        return "RQA-RUL-28"
    return "RQA-SET-18" if is_setup(state) else "RQA-KOR-04"


def _place(state: ArenaState, action: Action) -> None:
    robot = state.acts.robot_of(state.acts.place, action)
    square = state.acts.square_of(state.acts.place, action)
    state.square[robot] = square
    if state.log is not None:
        row, column = square // state.arena.columns, square % state.arena.columns
        facts: dict[str, Fact] = {"robot": ROBOTS[robot], "row": int(row), "column": int(column)}
        state.tell("placed", "RQA-KOR-04", facts)


def _last_resort(state: ArenaState) -> i64:
    """0 while a Start tile is free, 1 if only squares beside one are, 2 if neither (RQA-RUL-28)."""
    resort: i64
    square: i64
    for resort in range(2):
        for square in range(state.arena.squares):
            if _is_entry(state, square, resort):
                return resort
    return 2


def _is_entry(state: ArenaState, square: i64, resort: i64) -> bool:
    tile = state.arena.tiles[square]
    if state.robot_at(square) != NONE or BLOCKS_MOVEMENT[tile]:
        return False
    if resort == 0:
        return tile == Tile.START
    if resort == 2:
        return True
    direction: i64
    for direction in range(0, 8, 2):
        beyond = state.arena.step(square, direction)
        if beyond >= 0 and state.arena.tiles[beyond] == Tile.START:
            return True
    return False


def _may_come(state: ArenaState, robot: Robot, square: i64, resort: i64) -> bool:
    if _is_entry(state, square, resort):
        return True
    # Pug's own way (RQA-ROB-01, RQA-ROB-02)
    at_centre = state.arena.is_plain_centre(square) and state.robot_at(square) == NONE
    return state.terms.boards.centre[robot] == 1 and at_centre


RESPAWN: Final[Respawn] = Respawn()
PLACES: Final[list[PlaceRobot]] = [PlaceRobot(robot) for robot in range(4)]
BRINGS: Final[list[Bring]] = [Bring(seat) for seat in range(4)]
