"""Movement. Rules: RQA-MOV, RQA-RUL-14, RQA-RUL-15, RQA-RUL-16."""

import pytest

from automatable.testkit import Table, rule

from .helpers import (
    DUEL,
    FULL,
    TEAMS,
    TWO,
    A,
    arena,
    health,
    purse,
    vp,
    where,
)

AROUND = ["r3c4", "r4c3", "r4c5", "r5c4"]  # the four squares around r4c4
CORNERS = ["r3c3", "r3c5", "r5c3", "r5c5"]


def reach(table: Table, robot: str = "pug") -> list[str]:
    """The squares a robot is offered to move to."""
    return [name.split("@")[1] for name in table.offered("move") if name.split("@")[0] == robot]


@rule("RQA-MOV-01")
@pytest.mark.parametrize("square", AROUND)
def test_mov_01_one_move_shifts_the_robot_one_square_up_down_left_or_right(square: str) -> None:
    table = arena(pug="A r4c4", purse="0 1")
    assert reach(table) == AROUND
    table.answer(f"move:pug@{square}")
    assert (where(table, "pug"), purse(table)) == (square, (0, 0))


@rule("RQA-MOV-02")
def test_mov_02_moving_is_repeated_while_moves_remain_with_other_actions_in_between() -> None:
    table = arena(pug="A r4c4", petri="B r3c5", purse="0 2", A="hand hammer")
    table.answer("move:pug@r4c5", "play:hammer", "target:petri", "move:pug@r4c6")
    assert (where(table, "pug"), health(table, "petri")) == ("r4c6", "3+1")
    assert reach(table) == []
    assert table.why_not(A, "move:pug@r4c7") == "RQA-MOV-02"


@rule("RQA-MOV-03")
def test_mov_03_robots_do_not_move_diagonally() -> None:
    table = arena(pug="A r4c4", purse="0 9")
    assert not set(reach(table)) & set(CORNERS)
    assert table.why_not(A, "move:pug@r3c3") == "RQA-MOV-03"


@rule("RQA-MOV-04")
def test_mov_04_walls_and_robots_are_neither_moved_onto_nor_across() -> None:
    table = arena(TEAMS, tiles="#@r4c5", pug="A r4c4", petri="B r3c4", crate="C r5c4", purse="0 9")
    assert reach(table) == ["r4c3"]
    for square in ("r4c5", "r3c4", "r5c4"):
        assert table.why_not(A, f"move:pug@{square}") == "RQA-MOV-04"
    for square in ("r4c6", "r2c4", "r6c4"):
        assert table.why_not(A, f"move:pug@{square}") == "RQA-MOV-01"


@rule("RQA-MOV-05")
@pytest.mark.parametrize(
    ("square", "neighbours"),
    [
        ("r0c0", ["r0c1", "r1c0"]),
        ("r0c8", ["r0c7", "r1c8"]),
        ("r4c8", ["r3c8", "r4c7", "r5c8"]),
        ("r8c4", ["r7c4", "r8c3", "r8c5"]),
    ],
)
def test_mov_05_a_robot_cannot_move_out_of_the_arena(square: str, neighbours: list[str]) -> None:
    table = arena(DUEL, pug=f"A {square}", petri="B r4c4", purse="0 5")
    assert reach(table) == neighbours


@rule("RQA-MOV-06")
def test_mov_06_moves_left_at_the_end_of_the_turn_are_lost() -> None:
    table = arena(DUEL, pug="A r4c4", petri="B r1c1", purse="0 5", A="deck 5*battery", B="deck")
    table.answer("end").nature(*["draw:battery"] * 5)
    assert purse(table) == (0, 0)
    assert table.offered("move") == []
    table.answer("end")
    assert (purse(table), reach(table)) == ((0, 0), [])


@rule("RQA-MOV-07")
def test_mov_07_a_flight_costs_a_move_per_square_squares_flown_over_included() -> None:
    parts = {"pug": f"A r4c4 {FULL} jump", "petri": "B r4c6"}
    assert "r4c7" not in reach(arena(tiles="#@r4c5", purse="0 2", **parts))
    table = arena(tiles="#@r4c5", purse="0 3", **parts).answer("move:pug@r4c7")
    assert (where(table, "pug"), purse(table)) == ("r4c7", (0, 0))


@rule("RQA-MOV-07")
def test_mov_07_a_flight_round_a_corner_costs_every_square_too() -> None:
    table = arena(pug=f"A r4c4 {FULL} jump", purse="0 4").answer("move:pug@r2c6")
    assert (where(table, "pug"), purse(table)) == ("r2c6", (0, 0))


@rule("RQA-MOV-08")
def test_mov_08_a_flight_does_not_end_on_a_wall_or_a_robot() -> None:
    parts = {"petri": "B r4c6", "pug": f"A r4c4 {FULL} jump"}
    table = arena(tiles="#@r3c4 #@r4c7", purse="0 9", **parts)
    assert not {"r3c4", "r4c7", "r4c6"} & set(reach(table))
    assert {"r2c4", "r4c8", "r4c5"} <= set(reach(table))
    assert table.why_not(A, "move:pug@r4c7") == "RQA-MOV-08"


@rule("RQA-MOV-09")
@pytest.mark.parametrize("tile", "KPC")
def test_mov_09_the_effects_of_tiles_flown_over_are_ignored(tile: str) -> None:
    tiles = f"#@r3c4 #@r5c4 #@r3c5 #@r5c5 {tile}@r4c5"  # every short way leads over the tile
    table = arena(tiles=tiles, pug=f"A r4c4 {FULL} jump", purse="0 2", A="vp 3")
    table.answer("move:pug@r4c6")
    assert (where(table, "pug"), health(table, "pug"), vp(table, A)) == ("r4c6", FULL, 3)
    assert (purse(table), table.part("junkyard")) == ((0, 0), "")


@rule("RQA-MOV-10")
@pytest.mark.parametrize(("tile", "left"), [("K", "2+1"), ("P", "3+1")])
def test_mov_10_the_tile_a_flight_ends_on_acts(tile: str, left: str) -> None:
    table = arena(tiles=f"{tile}@r4c6 #@r4c5", pug=f"A r4c4 {FULL} jump", purse="0 2")
    table.answer("move:pug@r4c6")
    assert health(table, "pug") == left


@rule("RQA-MOV-10")
def test_mov_10_a_compactor_a_flight_ends_on_acts() -> None:
    table = arena(tiles="C@r4c6", pug=f"A r4c4 {FULL} jump", purse="0 2").answer("move:pug@r4c6")
    table.nature("reveal:power_cell")
    assert table.part("junkyard") == "power_cell"


@rule("RQA-MOV-11")
@pytest.mark.parametrize("square", CORNERS)
def test_mov_11_a_diagonal_step_costs_one_move(square: str) -> None:
    table = arena(pug="A r4c4", A="hand omniwheels", purse="0 1").answer("play:omniwheels")
    assert reach(table) == sorted(AROUND + CORNERS)
    table.answer(f"move:pug@{square}")
    assert (where(table, "pug"), purse(table)) == (square, (3, 0))


@rule("RQA-MOV-12")
def test_mov_12_a_diagonal_step_passes_between_a_wall_and_a_robot() -> None:
    parts = {"pug": f"A r4c4 {FULL} diagonal", "petri": "B r3c4"}
    table = arena(tiles="#@r4c5", purse="0 1", **parts).answer("move:pug@r3c5")
    assert (where(table, "pug"), health(table, "petri")) == ("r3c5", FULL)


@rule("RQA-MOV-13", "RQA-TIL-14")
def test_mov_13_a_robot_enters_every_square_it_comes_onto_by_itself() -> None:
    table = arena(tiles="K@r4c5", pug="A r4c4", purse="0 3", A="vp 9")
    table.answer("move:pug@r4c5", "move:pug@r4c6")
    assert health(table, "pug") == "2+1"
    table.answer("move:pug@r4c5")
    assert health(table, "pug") == "0+1"


@rule("RQA-MOV-13", "RQA-TIL-14")
@pytest.mark.parametrize(
    ("card", "petri", "answers", "left"),
    [
        ("battery", "r4c5", ("push:petri@pug",), "3+1"),
        ("battering_ram", "r4c5", ("play:battering_ram", "target:petri"), "0+1"),
        ("grappling_hook", "r4c8", ("play:grappling_hook", "target:petri"), "2+1"),
    ],
)
def test_mov_13_a_robot_enters_every_square_it_is_moved_onto(
    card: str, petri: str, answers: tuple[str, ...], left: str
) -> None:
    tiles = "P@r4c6 P@r4c7"  # a ram also deals 2
    table = arena(tiles=tiles, pug="A r4c4", petri=f"B {petri}", purse="0 2", A=f"hand {card}")
    table.answer(*answers)
    assert health(table, "petri") == left


@rule("RQA-MOV-13", "RQA-MOV-15")
def test_mov_13_a_robot_exits_the_square_it_leaves() -> None:
    table = arena(tiles="P@r4c5", pug="A r4c4", purse="0 3", A="vp 9")
    table.answer("move:pug@r4c5")
    assert purse(table) == (0, 2)
    table.answer("move:pug@r4c6")
    assert purse(table) == (0, 0)


@rule("RQA-MOV-14")
def test_mov_14_squares_touched_at_a_corner_are_neither_entered_nor_exited() -> None:
    table = arena(tiles="K@r3c4 P@r4c5", pug=f"A r4c4 {FULL} diagonal", purse="0 2", A="vp 9")
    table.answer("move:pug@r3c5")
    assert (health(table, "pug"), purse(table)) == (FULL, (0, 1))
    table.answer("move:pug@r4c4")
    assert (health(table, "pug"), purse(table)) == (FULL, (0, 0))


@rule("RQA-MOV-15", "RQA-TIL-10")
def test_mov_15_leaving_a_pothole_costs_one_move_more() -> None:
    assert reach(arena(tiles="P@r4c4", pug="A r4c4", purse="0 1")) == []
    table = arena(tiles="P@r4c4", pug="A r4c4", purse="0 3").answer("move:pug@r4c5")
    assert (where(table, "pug"), purse(table)) == ("r4c5", (0, 1))


@rule("RQA-MOV-16", "RQA-TIL-12")
def test_mov_16_smoke_does_not_hinder_movement() -> None:
    table = arena(tiles="F@r4c5", pug="A r4c4", purse="0 2")
    table.answer("move:pug@r4c5", "move:pug@r4c6")
    assert (where(table, "pug"), health(table, "pug"), purse(table)) == ("r4c6", FULL, (0, 0))


@rule("RQA-MOV-17", "RQA-TIL-13")
def test_mov_17_start_tiles_are_entered_crossed_and_occupied_freely() -> None:
    table = arena(tiles="S@r4c5", pug="A r4c4", purse="0 2", A="vp 3")
    table.answer("move:pug@r4c5", "move:pug@r4c6")
    assert (where(table, "pug"), health(table, "pug"), purse(table)) == ("r4c6", FULL, (0, 0))
    table = arena(tiles="S@r6c6", pug="A r6c6", due="turn", A="vp 3")
    assert (vp(table, A), health(table, "pug"), purse(table)) == (3, FULL, (0, 0))


@rule("RQA-MOV-18")
@pytest.mark.parametrize("petri", ["r4c5", "r0c8", "r0c0"])
def test_mov_18_a_robot_off_the_board_neither_moves_pushes_nor_attacks(petri: str) -> None:
    robots = {"pug": "A -", "crate": "A r8c8", "petri": f"B {petri}", "strider": "B r4c6"}
    table = arena(TWO, purse="9 9", A="hand hammer", **robots)
    assert reach(table) == []
    assert reach(table, "crate") == ["r7c8", "r8c7"]
    assert table.offered("push") == []
    assert table.why_not(A, "move:pug@r4c4") == "RQA-MOV-18"
    assert table.why_not(A, "push:petri@pug") == "RQA-MOV-18"
    assert table.why_not(A, "play:hammer") == "RQA-ATK-06"


@rule("RQA-MOV-18")
@pytest.mark.parametrize("pug", ["r4c4", "r0c8", "r0c0"])
def test_mov_18_a_robot_off_the_board_is_neither_pushed_pulled_nor_attacked(pug: str) -> None:
    hand = "hand hammer rivet_gun grappling_hook"
    table = arena(DUEL, pug=f"A {pug}", petri="B -", purse="9 9", A=hand)
    assert table.offered("push") == []
    assert table.offered("play") == ["grappling_hook"]
    table.answer("play:grappling_hook")
    assert (table.asked(), where(table, "petri")) == ("A act", "-")
    assert arena(DUEL, pug="A r4c4", petri="B r4c5", A=hand).offered("play") == hand.split()[1:]


# Rulings


@rule("RQA-RUL-14")
def test_rul_14_a_flight_is_one_action_paid_at_once() -> None:
    table = arena(pug=f"A r4c4 {FULL} jump", purse="0 5").answer("move:pug@r2c7")
    assert table.events() == ["moved robot=pug row=2 column=7"]
    assert purse(table) == (0, 0)


@rule("RQA-RUL-14")
def test_rul_14_a_flight_from_a_pothole_costs_one_more() -> None:
    parts = {"tiles": "P@r4c4", "pug": f"A r4c4 {FULL} jump"}
    assert "r4c6" not in reach(arena(purse="0 2", **parts))
    table = arena(purse="0 3", **parts).answer("move:pug@r4c6")
    assert purse(table) == (0, 0)


@rule("RQA-RUL-14")
def test_rul_14_who_wants_a_tile_on_the_way_ends_a_flight_there() -> None:
    table = arena(tiles="P@r4c5", pug=f"A r4c4 {FULL} jump", purse="0 4", A="vp 3")
    table.answer("move:pug@r4c5")
    assert health(table, "pug") == "3+1"
    table.answer("move:pug@r4c7")  # from a Pothole
    assert (where(table, "pug"), purse(table)) == ("r4c7", (0, 0))


@rule("RQA-RUL-14")
def test_rul_14_a_flight_with_diagonal_permission_goes_the_shorter_way() -> None:
    table = arena(pug=f"A r4c4 {FULL} jump diagonal", purse="0 3").answer("move:pug@r1c6")
    assert (where(table, "pug"), purse(table)) == ("r1c6", (0, 0))


@rule("RQA-RUL-15")
def test_rul_15_permissions_cover_all_moves_however_obtained() -> None:
    hand = "hand thrusters battery speed_controller"
    table = arena(tiles="#@r4c5 #@r4c7", pug="A r4c4", A=hand + " deck battery")
    table.answer("play:thrusters", "move:pug@r4c6", "play:battery", "play:speed_controller")
    table.nature("draw:battery").answer("move:pug@r4c8")
    assert (where(table, "pug"), purse(table)) == ("r4c8", (1, 1))


@rule("RQA-RUL-15")
def test_rul_15_permissions_last_until_the_end_of_the_turn() -> None:
    parts = {"A": "deck 5*battery", "B": "deck", "petri": "B r0c4"}
    table = arena(DUEL, pug=f"A r7c4 {FULL} jump diagonal discount 1 bonus 1", **parts)
    assert table.part("pug").endswith("jump diagonal discount 1 bonus 1")
    table.answer("end").nature(*["draw:battery"] * 5)
    table.answer("end", "play:battery", "play:battery")
    assert table.part("pug") == f"A r7c4 {FULL}"
    assert reach(table) == ["r6c4", "r7c3", "r7c5", "r8c4"]


@rule("RQA-RUL-16")
def test_rul_16_a_flight_cannot_cross_the_outer_edge() -> None:
    table = arena(DUEL, pug=f"A r0c8 {FULL} jump diagonal", petri="B r8c8", purse="0 2")
    assert reach(table) == ["r0c6", "r0c7", "r1c6", "r1c7", "r1c8", "r2c6", "r2c7", "r2c8"]


@rule("RQA-RUL-16")
def test_rul_16_a_push_is_no_part_of_a_flight() -> None:
    table = arena(pug=f"A r4c4 {FULL} jump", petri="B r4c6", purse="0 9")
    assert table.offered("push") == []
    assert "r4c6" not in reach(table)
    table.answer("move:pug@r4c5", "push:petri@pug")
    assert (where(table, "petri"), where(table, "pug"), purse(table)) == ("r4c7", "r4c6", (0, 6))
