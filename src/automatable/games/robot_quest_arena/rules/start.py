"""The start of a turn: what the squares give. Rules: RQA-TRN-03, RQA-TIL-01 to 07, RQA-RUL-25."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.seats import Action
from ..arena import Tile
from ..robots import COUNT, ROBOTS, Robot
from ..state import ArenaState
from . import score
from .draw import draw_cards
from .effects import Discard, Scrap
from .task import Task


def gives(state: ArenaState, robot: Robot) -> bool:
    """Whether a robot's square does something at the start of its owner's turn."""
    square = state.square[robot]
    if square < 0:
        return False  # RQA-TRN-10
    tile = state.arena.tiles[square]
    return Tile.CHOP_SHOP <= tile <= Tile.SOLAR_FARM or state.arena.is_plain_centre(square)


def givers(state: ArenaState) -> i64:
    """The active player's robots whose squares do something now."""
    found: i64 = 0
    robot: Robot
    for robot in range(COUNT):
        if state.owner[robot] == state.active and gives(state, robot):
            found |= 1 << robot
    return found


@final
class Start(Task):
    """The effects of these robots' squares are still to come, in an order of choice."""

    def __init__(self, left: i64) -> None:
        self.left: Final = left

    def due(self, state: ArenaState) -> str:
        names = [ROBOTS[k] for k in range(COUNT) if self.left >> k & 1]
        return " ".join(["start", *names])

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        if self.left == 0:
            return False
        robot: Robot
        if self.left & self.left - 1 == 0:
            for robot in range(COUNT):
                if self.left >> robot & 1:
                    give(state, robot)
            return False
        ask.to(state.active, "begin")
        for robot in range(COUNT):
            if self.left >> robot & 1:
                ask.offer(state.acts.start + robot)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        robot = action - state.acts.start
        state.agenda.push(STARTS[self.left & ~(1 << robot)])
        give(state, robot)

    def obstacle(self, state: ArenaState, action: Action) -> str:
        return "RQA-RUL-25"


def give(state: ArenaState, robot: Robot) -> None:
    """Carry out what a robot's square does."""
    seat = state.active
    tile = state.arena.tiles[state.square[robot]]
    if tile == Tile.CHOP_SHOP:
        state.agenda.push(CHOP)
    elif tile == Tile.CONTROL_TERMINAL:
        state.agenda.push(DISCARD_ONE)  # RQA-RUL-39
        draw_cards(state, seat, 1)
    elif tile == Tile.REPAIR_KIT:
        score.gain_vp(state, seat, 1, "RQA-TIL-06")
        score.repair(state, robot, 1, "RQA-TIL-06")
    elif tile == Tile.SOLAR_FARM:
        state.energy += 1
        if state.log is not None:
            state.tell("gained_energy", "RQA-TIL-07", {"seat": int(seat), "count": 1})
    else:
        score.gain_vp(state, seat, 1, "RQA-TIL-01")


CHOP: Final[Scrap] = Scrap(1, False)
DISCARD_ONE: Final[Discard] = Discard(1)
STARTS: Final[list[Start]] = [Start(left) for left in range(16)]
