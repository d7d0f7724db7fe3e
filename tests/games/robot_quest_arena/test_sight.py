"""Obstacles and line of sight. Rules: RQA-LOS, RQA-RUL-01, RQA-RUL-02."""

import pytest

from automatable.games.robot_quest_arena.rules import sight
from automatable.testkit import Table, rule

from .helpers import DUEL, FIRST, TEAMS, TWO, A, arena, where

HIDDEN = {"smoke_hides_occupant": "yes"}


def shot(table: Table) -> list[str]:
    """Whom the Sniper Coil in A's hand can hit, five squares away at most."""
    if "sniper_coil" not in table.offered("play"):
        return []
    return table.answer("play:sniper_coil").offered("target")


def facing(petri: str, tiles: str = "", /, pug: str = "r4c4", **parts: str) -> Table:
    """A's Pug with a Sniper Coil, and B's Petri."""
    settings = TEAMS if "crate" in parts else DUEL if "strider" not in parts else None
    return arena(
        settings, tiles=tiles, pug=f"A {pug}", petri=f"B {petri}", A="hand sniper_coil", **parts
    )


def sees(petri: str, tiles: str = "", /, **parts: str) -> bool:
    """Whether Pug sees Petri."""
    return "petri" in shot(facing(petri, tiles, **parts))


@rule("RQA-LOS-01")
def test_los_01_robots_block_movement_and_line_of_sight() -> None:
    assert sees("r4c7")
    assert not sees("r4c7", strider="C r4c5")
    table = arena(pug="A r4c4", petri="B r4c5", purse="0 1")
    assert table.why_not(A, "move:pug@r4c5") == "RQA-MOV-04"


@rule("RQA-LOS-02", "RQA-TIL-03")
def test_los_02_walls_block_movement_and_line_of_sight() -> None:
    assert not sees("r4c7", "#@r4c5")
    table = arena(tiles="#@r4c5", pug="A r4c4", purse="0 1")
    assert table.why_not(A, "move:pug@r4c5") == "RQA-MOV-04"


@rule("RQA-LOS-03", "RQA-TIL-12")
def test_los_03_smoke_blocks_line_of_sight_but_not_movement() -> None:
    assert not sees("r4c7", "F@r4c6")
    table = arena(tiles="F@r4c5", pug="A r4c4", purse="0 1").answer("move:pug@r4c5")
    assert where(table, "pug") == "r4c5"


@rule("RQA-LOS-04")
@pytest.mark.parametrize("tile", "SXTREKPC")
def test_los_04_no_other_tile_blocks_movement_or_line_of_sight(tile: str) -> None:
    assert sees("r4c7", f"{tile}@r4c5")
    table = arena(tiles=f"{tile}@r4c5", pug="A r4c4", purse="0 1")
    assert "pug@r4c5" in table.offered("move")


@rule("RQA-LOS-05", "RQA-LOS-06")
@pytest.mark.parametrize(
    ("petri", "square", "blocked"),
    [
        ("r5c8", "r4c5", True),
        ("r5c8", "r4c6", True),
        ("r5c8", "r5c6", True),
        ("r5c8", "r5c7", True),
        ("r5c8", "r5c5", False),
        ("r5c8", "r4c7", False),
        ("r6c7", "r5c5", True),
        ("r6c7", "r5c6", True),
        ("r6c7", "r4c5", True),
        ("r6c7", "r6c6", True),
        ("r6c7", "r5c4", False),
        ("r6c7", "r5c7", False),
        ("r4c8", "r3c6", False),
        ("r4c8", "r5c6", False),
    ],
)
@pytest.mark.parametrize("tile", "#F")
def test_los_05_what_lies_on_the_line_between_the_centres_blocks_and_nothing_else(
    petri: str, square: str, blocked: bool, tile: str
) -> None:
    assert sees(petri, f"{tile}@{square}") is not blocked


@rule("RQA-LOS-07")
@pytest.mark.parametrize(
    ("petri", "corners"),
    [("r6c6", "r4c5 r5c4 r6c5"), ("r6c6", "r5c6"), ("r5c7", "r4c6 r5c5"), ("r7c5", "r5c5 r6c4")],
)
@pytest.mark.parametrize("tile", "#F")
def test_los_07_an_obstacle_met_at_a_corner_point_does_not_block(
    petri: str, corners: str, tile: str
) -> None:
    assert sees(petri, " ".join(f"{tile}@{square}" for square in corners.split()))


@rule("RQA-LOS-08")
@pytest.mark.parametrize(
    ("petri", "walls"),
    [
        ("r3c3", "#@r3c4 #@r4c3"),
        ("r3c5", "#@r3c4 #@r4c5"),
        ("r5c3", "#@r5c4 #@r4c3"),
        ("r5c5", "#@r5c4 #@r4c5"),
    ],
)
def test_los_08_diagonal_neighbours_shoot_each_other_between_two_walls(
    petri: str, walls: str
) -> None:
    assert sees(petri, walls)
    back = arena(DUEL, tiles=walls, petri=f"A {petri}", pug="B r4c4", A="hand dart_launcher")
    assert back.offered("play") == ["dart_launcher"]


@rule("RQA-LOS-09")
def test_los_09_the_squares_of_attacker_and_target_never_block() -> None:
    assert sees("r4c7", "F@r4c7")
    assert sees("r4c7", "F@r4c4")
    assert sees("r4c5", "F@r4c4 F@r4c5")


@rule("RQA-LOS-10")
def test_los_10_friends_block_like_enemies() -> None:
    own = {"pug": "A r4c3", "crate": "A r4c4", "petri": "B r4c6", "strider": "B r4c8"}
    table = arena(TWO, A="hand dart_launcher", **own).answer("play:dart_launcher")
    assert table.part("due").startswith("resolve dart_launcher 0 crate")  # Pug sees nobody
    assert not sees("r4c7", crate="C r4c5")  # a teammate
    assert sees("r4c7", crate="C r5c5")


@rule("RQA-LOS-11")
def test_los_11_a_ko_d_robot_blocks_nothing() -> None:
    table = arena(pug="A r4c4", strider="C r4c5 0+1", petri="B r4c6", A="hand hammer dart_launcher")
    table.answer("play:hammer", "target:strider", "play:dart_launcher")
    assert table.offered("target") == ["petri"]


@rule("RQA-LOS-12")
@pytest.mark.parametrize("hidden", [{}, HIDDEN])
def test_los_12_line_of_sight_is_symmetric(hidden: dict[str, object]) -> None:
    state = arena({**FIRST, **hidden}, pug="A r2c3", petri="B r5c4", crate="C r4c5").state
    squares = range(state.arena.squares)
    seen = {(a, b) for a in squares for b in squares if sight.sees(state, a, b)}
    assert 0 < len(seen) < 81 * 81
    assert seen == {(b, a) for a, b in seen}


# Rulings


@rule("RQA-RUL-01")
@pytest.mark.parametrize(
    ("petri", "on_line", "corners"),
    [
        ("r4c7", "r4c5 r4c6", ""),
        ("r1c4", "r2c4 r3c4", ""),
        ("r6c6", "r5c5", "r4c5 r5c4 r5c6 r6c5"),
        ("r5c7", "r4c5 r5c6", "r4c6 r5c5"),
        ("r2c3", "r3c3 r3c4", ""),
        ("r6c5", "r5c4 r5c5", ""),
        ("r7c6", "r5c4 r5c5 r6c5 r6c6", ""),
        ("r1c5", "r2c5 r3c4", "r2c4 r3c5"),
    ],
)
def test_rul_01_exactly_the_squares_crossed_inside_block(
    petri: str, on_line: str, corners: str
) -> None:
    squares = [f"r{row}c{column}" for row in range(9) for column in range(9)]
    blocking = [
        square
        for square in squares
        if square not in ("r4c4", petri) and not sees(petri, f"F@{square}")
    ]
    assert blocking == on_line.split()
    assert sees(petri, " ".join(f"F@{square}" for square in corners.split()))


@rule("RQA-RUL-02")
def test_rul_02_smoke_hides_what_lies_behind_it_only() -> None:
    assert sees("r4c6", "F@r4c6")
    assert not sees("r4c7", "F@r4c6")
    assert sees("r4c7", "F@r4c4")


@rule("RQA-RUL-02")
@pytest.mark.parametrize(("smoke", "seen"), [("r4c4", False), ("r4c6", False), ("r3c5", True)])
def test_rul_02_by_agreement_smoke_on_either_end_square_blocks(smoke: str, seen: bool) -> None:
    parts = {"pug": "A r4c4", "petri": "B r4c6", "A": "hand sniper_coil"}
    table = arena({**DUEL, **HIDDEN}, tiles=f"F@{smoke}", **parts)
    assert (table.offered("play") == ["sniper_coil"]) is seen
