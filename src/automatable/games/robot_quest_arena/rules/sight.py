"""Obstacles, line of sight and reach. Rules: RQA-LOS, RQA-ATK."""

from mypy_extensions import i64

from .. import geometry
from ..robots import Robot
from ..state import NONE, ArenaState
from ..tiles import BLOCKS_MOVEMENT, BLOCKS_SIGHT, Tile


def blocks_movement(state: ArenaState, square: i64) -> bool:
    """Whether a Wall or a robot is in the way (RQA-MOV-04, RQA-LOS-01)."""
    return BLOCKS_MOVEMENT[state.arena.tiles[square]] == 1 or state.robot_at(square) != NONE


def sees(state: ArenaState, a: i64, b: i64) -> bool:
    """Whether nothing on the line between two squares blocks sight (RQA-LOS-05, RQA-LOS-06)."""
    tiles = state.arena.tiles
    # The ends themselves do not block, unless agreed otherwise (RQA-RUL-02).
    if state.terms.smoke_hides and (tiles[a] == Tile.SMOKE or tiles[b] == Tile.SMOKE):
        return False
    on_line = geometry.between(state.arena.columns, a, b)
    k: i64
    for k in range(len(on_line)):
        if BLOCKS_SIGHT[tiles[on_line[k]]] or state.robot_at(on_line[k]) != NONE:
            return False
    return True


def is_near(state: ArenaState, robot: Robot, other: Robot) -> bool:
    """Whether two robots stand on adjacent squares (RQA-ATK-02, RQA-GLO-04)."""
    a, b = state.square[robot], state.square[other]
    return a >= 0 and b >= 0 and geometry.are_adjacent(state.arena.columns, a, b)


def is_in_range(state: ArenaState, a: i64, b: i64, reach: i64, blind: bool) -> bool:
    """Whether a square can be shot at: within the ring (RQA-ATK-03, RQA-ATK-04), and seen.

    Unless to be seen is not asked for (RQA-ATK-05).
    """
    if geometry.distance(state.arena.columns, a, b) > reach:
        return False
    return blind or sees(state, a, b)
