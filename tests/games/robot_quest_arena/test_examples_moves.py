"""Worked examples of moving, pushing, pulling and shooting. Rules: RQA-E."""

import pytest

from automatable.testkit import rule

from .helpers import FULL, A, arena, health, purse, steps, vp, where

WALLS = "#@r2c3 #@r3c2"


@rule("RQA-E-04")
def test_e_04_pushed_onto_tacks() -> None:
    table = arena(tiles="K@r4c6", pug="A r4c4", petri="B r4c5", purse="0 2")
    table.answer("push:petri@pug")
    assert (where(table, "petri"), health(table, "petri"), vp(table, A)) == ("r4c6", "2+1", 2)
    assert (where(table, "pug"), purse(table)) == ("r4c5", (0, 0))


@rule("RQA-E-05")
def test_e_05_walking_onto_tacks() -> None:
    table = arena(tiles="K@r4c5", pug="A r4c4", purse="0 1", A="vp 6")
    table.answer("move:pug@r4c5")
    assert (health(table, "pug"), vp(table, A)) == ("2+1", 4)
    assert (table.part("box"), table.part("reserve")) == ("", "7")  # no blue cube was lost


@rule("RQA-E-06")
def test_e_06_flying_over_tacks() -> None:
    tiles = "K@r4c5 #@r3c4 #@r5c4"
    table = arena(tiles=tiles, pug="A r4c4", A="hand thrusters").answer("play:thrusters")
    table.answer("move:pug@r4c6")
    assert (where(table, "pug"), purse(table), health(table, "pug")) == ("r4c6", (0, 0), FULL)


@rule("RQA-E-07")
@pytest.mark.parametrize("end", ["r3c4", "r4c3"])
def test_e_07_diagonal_pull(end: str) -> None:
    table = arena(pug="A r4c4", petri="B r1c1", A="hand grappling_hook")
    table.answer("play:grappling_hook", "target:petri")
    assert table.offered("stop") == ["r3c4", "r4c3"]
    table.answer(f"stop@{end}")
    assert steps(table, "petri") == ["r2c2", "r3c3", end]


@rule("RQA-E-11")
def test_e_11_shooting_between_two_walls() -> None:
    parts = {"pug": "A r2c2", "petri": "B r3c3", "A": "hand hammer dart_launcher"}
    table = arena(tiles=WALLS, **parts)
    assert table.offered("play") == ["dart_launcher"]
    table.answer("play:dart_launcher", "target:petri")
    assert health(table, "petri") == "3+1"


@rule("RQA-E-12")
def test_e_12_diagonal_step_between_two_walls() -> None:
    table = arena(tiles=WALLS, pug="A r2c2", A="hand omniwheels", purse="0 1")
    table.answer("play:omniwheels", "move:pug@r3c3")
    assert (where(table, "pug"), purse(table)) == ("r3c3", (3, 0))
    assert steps(table, "pug") == ["r3c3"]


@rule("RQA-E-13")
def test_e_13_crate() -> None:
    parts = {"pug": "A r4c4", "crate": "B r4c5"}
    table = arena(purse="0 2", **parts)
    assert table.offered("push") == []
    assert table.why_not(A, "push:crate@pug") == "RQA-PSH-01"
    table = arena(purse="0 3", **parts).answer("push:crate@pug")
    assert (where(table, "crate"), purse(table)) == ("r4c6", (0, 0))


@rule("RQA-E-15")
def test_e_15_a_tile_in_the_centre() -> None:
    table = arena(tiles="E@r4c4", pug="A r4c4", due="turn")
    assert (purse(table), vp(table, A)) == ((1, 0), 0)
