"""The arena as data. Law: section 5.3. Rules: RQA-CMP, RQA-TIL."""

import re

import pytest

from automatable.games.robot_quest_arena import GAME, settings
from automatable.games.robot_quest_arena.arena import FIRST, read_arena, square_name
from automatable.games.robot_quest_arena.tiles import TILES, Tile
from automatable.kernel.errors import BadSettings
from automatable.testkit import Table

from .helpers_law import data, section, table_of


def law_map() -> list[str]:
    """The rows of the map in section 5.3."""
    return [line[5:] for line in section("5.3").split("```")[1].strip("\n").splitlines()[1:]]


def test_5_3_the_arena_file_is_the_map_of_the_law() -> None:
    rows = [line for line in data("first.txt").splitlines() if not line.startswith((";", "status"))]
    assert rows == law_map()
    assert FIRST.map().splitlines() == ["centre 3 3", *law_map()]


def test_5_3_the_arena_has_the_tiles_of_the_table() -> None:
    for name, count, squares in table_of("5.3"):
        tile = TILES.index(name.lower().replace(" ", "_"))
        found = {square_name(k, 9) for k in range(81) if FIRST.tiles[k] == tile}
        listed = re.findall(r"\((\d),(\d)\)", squares)
        assert found == {f"r{row}c{column}" for row, column in listed}
        assert len(found) == len(listed) == int(count)
    assert len(table_of("5.3")) == len(set(FIRST.tiles)) - 1  # all but plain


def test_5_3_the_layout_maps_onto_itself_under_a_half_turn() -> None:
    assert FIRST.tiles == FIRST.tiles[::-1]
    assert FIRST.centre == FIRST.centre[::-1]


def test_5_3_the_shortest_walk_from_any_start_tile_to_the_centre_is_four_moves() -> None:
    for start in [k for k in range(81) if FIRST.tiles[k] == Tile.START]:
        found, border = {start}, [start]
        steps = 0
        while not any(FIRST.centre[square] for square in border):
            beyond = {int(FIRST.step(square, way)) for square in border for way in (0, 2, 4, 6)}
            border = [k for k in beyond - found if k >= 0 and FIRST.tiles[k] != Tile.WALL]
            found |= set(border)
            steps += 1
        assert steps == 4


# Arena files


GOOD = "S . . S\n+ + + .\n+ + + .\n+ + + S\n"


def row_of(text: str, number: int, row: str) -> str:
    """The map with another row."""
    lines = text.splitlines()
    lines[number - 1] = row
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", ": an arena has 3 to 12 rows and columns"),
        ("; nothing but a remark", ": an arena has 3 to 12 rows and columns"),
        ("S .\n. .\n. .", ": an arena has 3 to 12 rows and columns"),
        ("S . S\n. . .", ": an arena has 3 to 12 rows and columns"),
        ("\n".join(["S" * 13] * 3), ": an arena has 3 to 12 rows and columns"),
        ("\n".join(["SSS"] * 13), ": an arena has 3 to 12 rows and columns"),
        (row_of(GOOD, 2, "+ + +"), ", line 2: 3 squares, the first row has 4"),
        (row_of(GOOD, 4, "+ + + S ."), ", line 4: 5 squares, the first row has 4"),
        (row_of(GOOD, 3, "+ + + ?"), ", line 3: '?' is not one of"),
        (row_of(GOOD, 3, "+ + + k"), ", line 3: 'k' is not one of"),
        ("centre 1\n" + GOOD, ", line 1: write 'centre ROW COLUMN'"),
        ("centre one 0\n" + GOOD, ", line 1: write 'centre ROW COLUMN'"),
        ("centre -1 0\n" + GOOD, ", line 1: write 'centre ROW COLUMN'"),
        ("centre 1 0 0\n" + GOOD, ", line 1: write 'centre ROW COLUMN'"),
        ("centre 1 0\ncentre 1 0\n" + GOOD, ", line 2: the centre is given twice"),
        ("centre 2 0\n" + GOOD, ": the nine centre squares reach beyond the edge"),
        ("centre 0 0\n" + GOOD, ": r3c0 is + outside the centre"),
        (GOOD.replace("+", "."), ": mark nine centre squares with +"),
        (row_of(GOOD, 2, "K + + ."), ": mark nine centre squares with +"),
        ("+ . S S\n+ + + .\n+ + + .\n+ + . S", ": r3c0 is + outside the centre"),
        (GOOD.replace("S", "."), ": there must be Start tiles"),
        ("S # . S\n# . . .\n. . . .\n. . . .\ncentre 1 1", ": r0c3 cannot be reached"),
        ("S . . .\n. . # #\n. # + #\n. . # #".replace("+", ".") + "\ncentre 1 1", ": r2c2 cannot"),
        ("status rumour\n" + GOOD, ", line 1: status must be one of known"),
    ],
)
def test_5_3_a_bad_arena_is_refused_with_file_and_line_or_square(text: str, message: str) -> None:
    with pytest.raises(BadSettings) as caught:
        read_arena(text, "mine.txt")
    assert str(caught.value).startswith(f"mine.txt{message}")


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        "centre 1 0\n" + GOOD,
        GOOD + "centre 1 0 ; at the end",
        "; remark\n\n" + GOOD.replace(" ", ""),
        "centre 0 0\nS . .\n. . .\n. . S",  # the smallest
        "centre 9 9\n" + "\n".join(["S" + "." * 11] * 12),  # the largest
        "centre 0 4\n" + "\n".join(["# . . . . . . S S S"] * 3),  # a row may begin with a Wall
        "centre 1 1\nS . . . S\n. # # # .\n. # # # .\n. # # # .\nS . . . .",  # nowhere to stand
        "centre 0 0\nK P C\n. S .\nF X S",  # tiles in the centre
    ],
)
def test_5_3_any_rectangle_with_its_centre_given_is_accepted_and_written_back(text: str) -> None:
    found = read_arena(text, "mine.txt")
    again = read_arena(found.map(), "again")
    assert (again.rows, again.columns) == (found.rows, found.columns)
    assert (again.tiles, again.centre) == (found.tiles, found.centre)
    line = settings.arena_line(text, "mine.txt")
    assert "\n" not in line
    assert settings.arena_line(line, "arena") == line


@pytest.mark.parametrize(("players", "robots"), [(2, 4), (3, 3), (4, 4)])
def test_5_3_there_are_as_many_start_tiles_as_robots(players: int, robots: int) -> None:
    def chart(starts: int) -> str:
        return "/".join(["centre 1 0", "S" * starts + "." * (4 - starts), "....", "....", "...."])

    Table(GAME, None, {"players": players, "arena": chart(robots)})
    with pytest.raises(BadSettings, match=f"{robots - 1} Start tiles, but {robots} robots"):
        Table(GAME, None, {"players": players, "arena": chart(robots - 1)})


def test_5_3_a_wall_in_the_centre_need_not_be_reached() -> None:
    walled = read_arena("centre 0 0\n. . . S\n. # . S\n. . . S", "mine.txt")
    assert walled.tiles[5] == Tile.WALL
