"""Robots come into play, at first and after a KO. Rules: RQA-KOR, RQA-SET-18."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..robots import CENTRE, COUNT, HEALTH, ROBOTS, Robot
from ..state import NONE, ArenaState
from ..tiles import BLOCKS_MOVEMENT, Tile
from . import ending


@final
class Respawn(Step[ArenaState]):
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
        return "RQA-RUL-29"


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
        state.tell("returned", "RQA-KOR-05", facts)


def fill_health(state: ArenaState, robot: Robot) -> None:
    """One blue cube, and red ones on all other spaces."""
    state.blue[robot] = 1
    state.red[robot] = HEALTH[robot] - 1


@final
class Place(Step[ArenaState]):
    """The owner chooses the square; being placed is not entering (RQA-KOR-11)."""

    WORDS = "place robot"

    def __init__(self, robot: Robot) -> None:
        self.robot: Final = robot

    def misfit(self, state: ArenaState) -> str:
        return f"{ROBOTS[self.robot]} is in the arena" if state.is_in_arena(self.robot) else ""

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        ask.to(state.owner[self.robot], "place")
        last: i64 = _last_resort(state)
        square: i64
        for square in range(state.arena.squares):
            if _may_come(state, self.robot, square, last):
                ask.offer(state.acts.at(state.acts.place, self.robot, square))
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        square = state.acts.square_of(state.acts.place, action)
        state.square[self.robot] = square
        if state.log is not None:
            row, column = square // state.arena.columns, square % state.arena.columns
            facts: dict[str, Fact] = {
                "robot": ROBOTS[self.robot],
                "row": int(row),
                "column": int(column),
            }
            state.tell("placed", "RQA-KOR-04", facts)

    def why_not(self, state: ArenaState, action: Action) -> str:
        return "RQA-KOR-04"


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
    return CENTRE[robot] == 1 and at_centre


RESPAWN: Final[Respawn] = Respawn()
PLACES: Final[list[Place]] = [Place(robot) for robot in range(4)]
