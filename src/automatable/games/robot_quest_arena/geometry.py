"""Squares, rings, lines and neighbours in whole numbers. Rules: RQA-GLO.

A square is row * columns + column; a direction is one of eight, clockwise from up, so that the
even ones are straight (RQA-GLO-05) and `(direction + 4) % 8` is the opposite one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NOWHERE: Final[i64] = -1
DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
DOWN: Final[vec[i64]] = vec[i64]([-1, -1, 0, 1, 1, 1, 0, -1])
RIGHT: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 0, -1, -1, -1])


def size(number: i64) -> i64:
    """A number without its sign."""
    return number if number >= 0 else -number


def step(rows: i64, columns: i64, square: i64, direction: i64) -> i64:
    """The next square in a direction, NOWHERE beyond the edge."""
    row = square // columns + DOWN[direction]
    column = square % columns + RIGHT[direction]
    if row < 0 or row >= rows or column < 0 or column >= columns:
        return NOWHERE
    return row * columns + column


def distance(columns: i64, a: i64, b: i64) -> i64:
    """The ring around one square on which the other lies (RQA-RUL-03)."""
    return max(size(a // columns - b // columns), size(a % columns - b % columns))


def are_adjacent(columns: i64, a: i64, b: i64) -> bool:
    """Whether two squares share a side (RQA-GLO-04)."""
    return size(a // columns - b // columns) + size(a % columns - b % columns) == 1


def direction_to(columns: i64, a: i64, b: i64) -> i64:
    """The direction from a square to a neighbour of it, or NOWHERE."""
    down = b // columns - a // columns
    right = b % columns - a % columns
    direction: i64
    for direction in range(8):
        if DOWN[direction] == down and RIGHT[direction] == right:
            return direction
    return NOWHERE


def is_crossed(columns: i64, a: i64, b: i64, square: i64) -> bool:
    """Whether the line between two centres crosses the inside of a square (RQA-RUL-01).

    One that it meets at a corner alone does not count (RQA-LOS-07).
    """
    row_a, column_a = a // columns, a % columns
    row_b, column_b = b // columns, b % columns
    row, column = square // columns, square % columns
    if row < min(row_a, row_b) or row > max(row_a, row_b):
        return False
    if column < min(column_a, column_b) or column > max(column_a, column_b):
        return False
    down, right = row_b - row_a, column_b - column_a
    off = size(down * (column - column_a) - right * (row - row_a))
    return 2 * off < size(down) + size(right)


def between(columns: i64, a: i64, b: i64) -> vec[i64]:
    """The squares that the line from a to b crosses, in order, without these (RQA-LOS-09)."""
    found = vec[i64]()
    row_a, column_a = a // columns, a % columns
    down: i64 = 1 if b // columns >= row_a else -1
    right: i64 = 1 if b % columns >= column_a else -1
    rows = size(b // columns - row_a)
    width = size(b % columns - column_a)
    i: i64
    j: i64
    # Squares of the same distance along the line do not both lie on it twice: i + j orders them.
    total: i64
    for total in range(1, rows + width):
        for i in range(max(0, total - width), min(rows, total) + 1):
            j = total - i
            square = (row_a + down * i) * columns + column_a + right * j
            if is_crossed(columns, a, b, square):
                found = append(found, square)
    return found


def away_axes(columns: i64, from_square: i64, square: i64) -> vec[i64]:
    """The straight directions in which a square is farthest from another: one, or two if equal.

    Rules: RQA-RUL-06.
    """
    down = square // columns - from_square // columns
    right = square % columns - from_square % columns
    vertical: i64 = 4 if down > 0 else 0
    horizontal: i64 = 2 if right > 0 else 6
    if size(down) > size(right):
        return vec[i64]([vertical])
    if size(right) > size(down):
        return vec[i64]([horizontal])
    return vec[i64]([vertical, horizontal])
