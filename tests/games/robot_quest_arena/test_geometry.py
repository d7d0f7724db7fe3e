"""Geometry in whole numbers against exact fractions. Rules: RQA-RUL.

The oracle asks what the rules mean and not how they are computed: does the segment between two
centres meet the open inside of a unit square, and where first?
"""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from automatable.games.robot_quest_arena import geometry
from automatable.games.robot_quest_arena.arena import square_name
from automatable.games.robot_quest_arena.rules import movement, sight
from automatable.testkit import Table, rule

from .helpers import DUEL, FIRST, FULL, arena, purse, steps, with_cards

GRIDS = [(9, 9), (4, 11), (12, 3)]
HALF = Fraction(1, 2)
STRAIGHT = ((-1, 0), (0, 1), (1, 0), (0, -1))
ROUND = (*STRAIGHT, (-1, -1), (-1, 1), (1, -1), (1, 1))
OBLONG = {"arena": "centre 0 4/S..........S/............/............/............"}


def times(length: int, at: int) -> tuple[Fraction, Fraction] | None:
    """When, on a way from 0 to length, one is strictly inside a unit interval; None if never."""
    if length == 0:
        return (Fraction(0), Fraction(1)) if at == 0 else None
    ends = sorted((at + side) / length for side in (-HALF, HALF))
    return ends[0], ends[1]


@cache
def meeting(down: int, right: int, row: int, column: int) -> Fraction | None:
    """When the segment from (0,0) to (down,right) is inside a square: the middle; None if never."""
    across, along = times(down, row), times(right, column)
    if across is None or along is None:
        return None
    first, last = max(across[0], along[0], Fraction(0)), min(across[1], along[1], Fraction(1))
    return (first + last) / 2 if first < last else None


@cache
def line(columns: int, a: int, b: int) -> tuple[int, ...]:
    """The squares on the segment between two centres, both ends included, in order."""
    (row, column), (to_row, to_column) = divmod(a, columns), divmod(b, columns)
    found = []
    for at_row in range(min(row, to_row), max(row, to_row) + 1):
        for at_column in range(min(column, to_column), max(column, to_column) + 1):
            when = meeting(to_row - row, to_column - column, at_row - row, at_column - column)
            if when is not None:
                found.append((when, at_row * columns + at_column))
    return tuple(square for _, square in sorted(found))


def walk(rows: int, columns: int, start: int, ways: tuple[tuple[int, int], ...]) -> dict[int, int]:
    """How many steps every square is away, whatever lies between."""
    found, border = {start: 0}, [start]
    while border:
        square = border.pop(0)
        row, column = divmod(square, columns)
        for down, right in ways:
            beyond = (row + down) * columns + column + right
            inside = 0 <= row + down < rows and 0 <= column + right < columns
            if inside and beyond not in found:
                found[beyond] = found[square] + 1
                border.append(beyond)
    return found


@cache
def beside(rows: int, columns: int, square: int) -> set[int]:
    """The squares that share a side with a square."""
    return {b for b, steps in walk(rows, columns, square, STRAIGHT).items() if steps == 1}


@rule("RQA-RUL-01")
@pytest.mark.parametrize(("rows", "columns"), GRIDS)
def test_rul_01_a_square_is_crossed_if_the_segment_meets_its_inside(
    rows: int, columns: int
) -> None:
    squares = range(rows * columns)
    for a, b in product(squares, squares):
        if a != b:
            found = {square for square in squares if geometry.is_crossed(columns, a, b, square)}
            assert found == {*line(columns, a, b)}


@rule("RQA-RUL-01", "RQA-LOS-12")
@pytest.mark.parametrize(("rows", "columns"), GRIDS)
def test_rul_01_the_squares_between_come_in_the_order_of_the_segment(
    rows: int, columns: int
) -> None:
    for a, b in product(range(rows * columns), repeat=2):
        there, back = list(geometry.between(columns, a, b)), list(geometry.between(columns, b, a))
        assert tuple(there) == line(columns, a, b)[1:-1]
        assert back == there[::-1]


@rule("RQA-RUL-03", "RQA-GLO-04")
@pytest.mark.parametrize(("rows", "columns"), GRIDS)
def test_rul_03_the_distance_is_the_number_of_rings(rows: int, columns: int) -> None:
    for a in range(rows * columns):
        for b, rings in walk(rows, columns, a, ROUND).items():
            assert geometry.distance(columns, a, b) == geometry.distance(columns, b, a) == rings
            assert geometry.are_adjacent(columns, a, b) is (b in beside(rows, columns, a))


@rule("RQA-RUL-06")
@pytest.mark.parametrize(("rows", "columns"), GRIDS)
def test_rul_06_the_axes_away_are_those_that_point_away_most(rows: int, columns: int) -> None:
    for a, b in product(range(rows * columns), repeat=2):
        if a == b:
            continue
        (row, column), (to_row, to_column) = divmod(a, columns), divmod(b, columns)
        gain = [(to_row - row) * down + (to_column - column) * right for down, right in STRAIGHT]
        best = [2 * k for k in range(4) if gain[k] == max(gain)]  # of the eight directions
        axes = list(geometry.away_axes(columns, a, b))
        assert sorted(axes) == best


@rule("RQA-LOS-05", "RQA-LOS-06", "RQA-LOS-07")
def test_los_05_sight_in_the_first_arena_is_what_the_segment_meets() -> None:
    table = arena(FIRST, pug="A r3c4", petri="B r0c0", crate="C r5c7")
    state = table.state
    tiles = table.view()["arena"]["tiles"]
    blocking = {k for k, tile in enumerate(tiles) if tile in ("wall", "smoke")} | {31, 0, 52}
    for a, b in product(range(81), repeat=2):
        clear = not blocking & set(line(9, a, b)[1:-1])
        assert sight.sees(state, a, b) is clear


def pulled(settings: dict[str, object], puller: str, petri: str) -> Table:
    """Pug pulls Petri; where it is asked, to the first of two squares."""
    given = {**with_cards(tug="pull(12)"), **DUEL, **settings}
    table = arena(given, pug=f"A {puller}", petri=f"B {petri}", A="hand tug")
    table.answer("play:tug", "target:petri")
    if table.offered("stop"):
        table.answer(f"stop@{table.offered('stop')[0]}")
    return table


@rule("RQA-PUL-02", "RQA-RUL-13")
@pytest.mark.parametrize(
    ("settings", "rows", "columns", "puller"),
    [({}, 9, 9, 40), ({}, 9, 9, 2), (OBLONG, 4, 12, 17), (OBLONG, 4, 12, 47)],
)
def test_pul_02_a_pulled_robot_walks_the_segment_up_to_a_square_beside_the_puller(
    settings: dict[str, object], rows: int, columns: int, puller: int
) -> None:
    ends = [square_name(square, columns) for square in beside(rows, columns, puller)]
    for start in range(rows * columns):
        if start == puller:
            continue
        path = [square_name(square, columns) for square in line(columns, start, puller)]
        found = [path[0], *steps(pulled(settings, path[-1], path[0]), "petri")]
        if path[-2] in ends:
            assert found == path[:-1]
        else:  # a diagonal: the last step is aside
            assert found[:-1] == path[:-1]
            assert found[-1] in ends


@rule("RQA-MOV-07", "RQA-MOV-11", "RQA-RUL-14")
@pytest.mark.parametrize(("words", "ways"), [("jump", STRAIGHT), ("jump diagonal", ROUND)])
def test_mov_07_a_flight_costs_the_shortest_way_there(
    words: str, ways: tuple[tuple[int, int], ...]
) -> None:
    tiles = arena(FIRST).state.arena.tiles
    for start in range(81):
        if tiles[start] == 2:  # a Wall
            continue
        parts = {"pug": f"A {square_name(start, 9)} {FULL} {words}", "petri": "B -"}
        state = arena({**FIRST, **DUEL}, **parts).state
        leaving = 1 if tiles[start] == 8 else 0  # a Pothole
        for square, price in walk(9, 9, start, ways).items():
            blocked = square == start or tiles[square] == 2
            expected = -1 if blocked else price + leaving
            assert movement.price_of_move(state, 0, square) == expected


@rule("RQA-MOV-07")
@pytest.mark.parametrize(("settings", "rows", "columns"), [({}, 9, 9), (OBLONG, 4, 12)])
def test_mov_07_the_price_of_a_flight_is_paid(
    settings: dict[str, object], rows: int, columns: int
) -> None:
    for square, price in walk(rows, columns, 2 * columns + 1, STRAIGHT).items():
        parts = {"pug": f"A r2c1 {FULL} jump", "petri": "B -", "purse": "0 20"}
        table = arena({**settings, **DUEL}, **parts)
        if price:
            table.answer(f"move:pug@{square_name(square, columns)}")
            assert purse(table) == (0, 20 - price)
