"""Push and repel. Rules: RQA-PSH."""

import pytest

from automatable.testkit import Table, rule

from .helpers import (
    FULL,
    ROBOTS,
    TEAMS,
    TWO,
    A,
    arena,
    health,
    purse,
    vp,
    where,
    with_cards,
)

SIDES = [("r3c4", "r2c4"), ("r4c5", "r4c6"), ("r5c4", "r6c4"), ("r4c3", "r4c2")]
CORNERS = [("r3c3", "r2c2"), ("r3c5", "r2c6"), ("r5c3", "r6c2"), ("r5c5", "r6c6")]
BLOW = with_cards(blow="ranged(1,9,nolos); repel_target(1)")


def stand(table: Table) -> tuple[str, str]:
    """Where the pusher and its target stand."""
    return where(table, "pug"), where(table, "petri")


@rule("RQA-PSH-01", "RQA-PSH-02", "RQA-PSH-03")
@pytest.mark.parametrize(("square", "beyond"), SIDES)
def test_psh_01_a_push_costs_two_moves_and_shifts_both_robots(square: str, beyond: str) -> None:
    table = arena(pug="A r4c4", petri=f"B {square}", purse="0 2").answer("push:petri@pug")
    assert stand(table) == (square, beyond)
    assert purse(table) == (0, 0)
    assert (health(table, "pug"), health(table, "petri")) == (FULL, FULL)


@rule("RQA-PSH-01")
def test_psh_01_one_move_is_not_enough_for_a_push() -> None:
    table = arena(pug="A r4c4", petri="B r4c5", purse="0 1")
    assert table.offered("push") == []
    assert table.why_not(A, "push:petri@pug") == "RQA-PSH-01"


@rule("RQA-PSH-01")
@pytest.mark.parametrize("square", ["r4c6", "r2c4", "r3c3", "r5c5"])
def test_psh_01_only_a_robot_on_an_adjacent_square_is_pushed(square: str) -> None:
    table = arena(pug="A r4c4", petri=f"B {square}", purse="0 9")
    assert table.offered("push") == []
    forbids = "RQA-PSH-16" if square in ("r3c3", "r5c5") else "RQA-PSH-01"
    assert table.why_not(A, "push:petri@pug") == forbids


@rule("RQA-PSH-02")
def test_psh_02_the_robot_is_repelled_before_the_pusher_moves() -> None:
    table = arena(pug="A r4c4", petri="B r4c5", purse="0 2").answer("push:petri@pug")
    assert table.events() == [
        "pushed robot=pug target=petri",
        "moved robot=petri row=4 column=6",
        "moved robot=pug row=4 column=5",
    ]


@rule("RQA-PSH-04")
def test_psh_04_the_pusher_follows_only_a_robot_that_was_displaced_and_then_must() -> None:
    blocked = arena(tiles="#@r4c6", pug="A r4c4", petri="B r4c5", purse="0 2")
    assert stand(blocked.answer("push:petri@pug")) == ("r4c4", "r4c5")
    # onto Tacks that the pusher would rather not enter, and it is not asked
    table = arena(tiles="K@r4c5", pug="A r4c4", petri="B r4c5", purse="0 2", A="vp 5")
    table.answer("push:petri@pug")
    assert stand(table) == ("r4c5", "r4c6")
    assert (health(table, "pug"), table.asked()) == ("2+1", "A act")


@rule("RQA-PSH-05")
def test_psh_05_repelled_without_a_push_only_the_repelled_robot_moves() -> None:
    table = arena(pug="A r4c4", petri="B r4c5", A="hand battering_ram")
    table.answer("play:battering_ram", "target:petri")
    assert stand(table) == ("r4c4", "r4c7")
    assert purse(table) == (0, 0)


@rule("RQA-PSH-06")
def test_psh_06_a_robot_pushed_against_a_wall_takes_one_damage_and_nobody_moves() -> None:
    table = arena(tiles="#@r4c6", pug="A r4c4", petri="B r4c5", purse="0 2")
    table.answer("push:petri@pug")
    assert stand(table) == ("r4c4", "r4c5")
    assert (health(table, "petri"), health(table, "pug")) == ("3+1", FULL)


@rule("RQA-PSH-06")
def test_psh_06_a_robot_repelled_by_a_card_against_a_wall_takes_one_damage() -> None:
    table = arena(tiles="#@r4c6", pug="A r4c4", petri="B r4c5", A="hand battering_ram")
    table.answer("play:battering_ram", "target:petri")
    assert stand(table) == ("r4c4", "r4c5")
    assert health(table, "petri") == "1+1"  # 2 of the attack, 1 of the collision


@rule("RQA-PSH-07")
@pytest.mark.parametrize(
    ("pug", "petri"),
    [("r1c4", "r0c4"), ("r7c4", "r8c4"), ("r4c1", "r4c0"), ("r4c7", "r4c8"), ("r0c1", "r0c0")],
)
def test_psh_07_the_edge_of_the_arena_is_a_wall_for_repelling(pug: str, petri: str) -> None:
    table = arena(pug=f"A {pug}", petri=f"B {petri}", purse="0 2").answer("push:petri@pug")
    assert stand(table) == (pug, petri)
    assert (health(table, "petri"), health(table, "pug")) == ("3+1", FULL)


@rule("RQA-PSH-08", "RQA-PSH-09")
@pytest.mark.parametrize("beyond", ["", "#@r4c7", "K@r4c7"])
def test_psh_08_repelled_against_a_robot_both_take_one_damage_and_nobody_moves(beyond: str) -> None:
    table = arena(tiles=beyond, pug="A r4c4", petri="B r4c5", strider="C r4c6", purse="0 2").answer(
        "push:petri@pug"
    )
    assert stand(table) == ("r4c4", "r4c5")
    assert where(table, "strider") == "r4c6"
    assert (health(table, "petri"), health(table, "strider")) == ("3+1", "3+1")
    assert health(table, "pug") == FULL


@rule("RQA-PSH-08")
@pytest.mark.parametrize("beyond", ROBOTS)
def test_psh_08_whichever_robot_is_in_the_way(beyond: str) -> None:
    pusher, pushed = [robot for robot in ROBOTS if robot != beyond][:2]
    parts = {pusher: "A r4c4", pushed: "B r4c5", beyond: "C r4c6"}
    table = arena(purse="0 2", **parts).answer(f"push:{pushed}@{pusher}")
    assert [health(table, robot) for robot in parts] == [FULL, "3+1", "3+1"]
    assert table.part("bumps") == f"{pushed}:{beyond}"


@rule("RQA-PSH-10")
@pytest.mark.parametrize("parts", [{"tiles": "#@r4c6"}, {"strider": "C r4c6"}])
def test_psh_10_not_twice_against_the_same_obstacle_in_a_turn(parts: dict[str, str]) -> None:
    table = arena(pug="A r4c4", petri="B r4c5", purse="0 4", **parts).answer("push:petri@pug")
    assert table.offered("push") == []
    assert table.why_not(A, "push:petri@pug") == "RQA-PSH-10"
    assert health(table, "petri") == "3+1"


@rule("RQA-PSH-11")
def test_psh_11_cubes_lost_in_a_collision_go_to_the_active_player() -> None:
    parts = {"pug": "A r4c4", "petri": "B r4c5 3+1", "A": "vp 1", "B": "vp 5"}
    table = arena(tiles="#@r4c6", purse="0 2", **parts).answer("push:petri@pug")
    assert (vp(table, A), vp(table, 1)) == (2, 5)
    table = arena(strider="C r4c6 0+1", purse="0 2", **parts).answer("push:petri@pug")
    assert (vp(table, A), where(table, "strider")) == (4, "-")  # a red and a blue cube


@rule("RQA-PSH-12", "RQA-RUL-09")
def test_psh_12_a_blocked_push_still_costs_its_moves() -> None:
    parts = {"tiles": "#@r4c6", "pug": "A r4c4", "petri": "B r4c5"}
    assert purse(arena(purse="0 3", **parts).answer("push:petri@pug")) == (0, 1)
    assert arena(purse="0 1", **parts).offered("push") == []


@rule("RQA-PSH-13")
@pytest.mark.parametrize(("tile", "left", "won"), [("K", "2+1", 2), ("P", "3+1", 1)])
def test_psh_13_a_repelled_robot_enters_its_new_square(tile: str, left: str, won: int) -> None:
    table = arena(tiles=f"{tile}@r4c6", pug="A r4c4", petri="B r4c5", purse="0 2")
    table.answer("push:petri@pug")
    assert (health(table, "petri"), vp(table, A)) == (left, won)


@rule("RQA-PSH-13")
def test_psh_13_a_compactor_acts_on_a_robot_repelled_onto_it() -> None:
    table = arena(tiles="C@r4c6", pug="A r4c4", petri="B r4c5", purse="0 2")
    table.answer("push:petri@pug").nature("reveal:sniper_coil")
    assert stand(table) == ("r4c5", "-")
    assert vp(table, A) == 6


@rule("RQA-PSH-14")
@pytest.mark.parametrize(("tile", "left"), [("K", "2+1"), ("P", "3+1")])
def test_psh_14_the_tile_on_the_square_left_acts_on_the_pusher(tile: str, left: str) -> None:
    table = arena(tiles=f"{tile}@r4c5", pug="A r4c4", petri="B r4c5", purse="0 2", A="vp 5")
    table.answer("push:petri@pug")
    assert (health(table, "pug"), health(table, "petri")) == (left, FULL)


@rule("RQA-PSH-15")
def test_psh_15_pushes_are_repeated_in_a_turn() -> None:
    table = arena(pug="A r4c2", petri="B r4c3", purse="0 6")
    table.answer("push:petri@pug", "push:petri@pug", "push:petri@pug")
    assert stand(table) == ("r4c5", "r4c6")
    assert purse(table) == (0, 0)


@rule("RQA-PSH-16")
@pytest.mark.parametrize(("square", "beyond"), CORNERS)
def test_psh_16_diagonal_pushes_need_a_card_that_allows_them(square: str, beyond: str) -> None:
    table = arena(pug="A r4c4", petri=f"B {square}", A="hand omniwheels", purse="0 2")
    assert table.offered("push") == []
    table.answer("play:omniwheels", "push:petri@pug")
    assert stand(table) == (square, beyond)
    assert purse(table) == (3, 0)


@rule("RQA-PSH-16", "RQA-GLO-05")
def test_psh_16_repelling_is_straight_even_with_permission_for_diagonals() -> None:
    parts = {"pug": f"A r4c4 {FULL} diagonal", "petri": "B r5c6", "A": "hand blow"}
    table = arena(BLOW, **parts).answer("play:blow", "target:petri")
    assert where(table, "petri") == "r5c7"


@rule("RQA-PSH-17")
def test_psh_17_a_diagonal_push_passes_between_two_obstacles() -> None:
    parts = {"pug": f"A r4c4 {FULL} diagonal", "petri": "B r5c5", "strider": "C r6c5"}
    table = arena(tiles="#@r5c4 #@r4c5 #@r5c6", purse="0 2", **parts).answer("push:petri@pug")
    assert stand(table) == ("r5c5", "r6c6")
    assert (health(table, "petri"), health(table, "strider")) == (FULL, FULL)


@rule("RQA-PSH-18", "RQA-RUL-10")
def test_psh_18_a_friend_is_pushed_like_an_enemy() -> None:
    own = arena(TWO, pug="A r4c4", petri="A r4c5", purse="0 2").answer("push:petri@pug")
    assert stand(own) == ("r4c5", "r4c6")
    mate = arena(TEAMS, pug="A r4c4", petri="C r4c5", purse="0 2").answer("push:petri@pug")
    assert stand(mate) == ("r4c5", "r4c6")
    enemy = arena(TEAMS, pug="A r4c4", petri="B r4c5", purse="0 2").answer("push:petri@pug")
    assert stand(enemy) == ("r4c5", "r4c6")


@rule("RQA-PSH-19")
@pytest.mark.parametrize(("settings", "owner", "price"), [(TEAMS, "B", 3), (TEAMS, "C", 2)])
def test_psh_19_an_opponent_pays_three_moves_to_push_crate(
    settings: dict[str, object], owner: str, price: int
) -> None:
    parts = {"pug": "A r4c4", "crate": f"{owner} r4c5"}
    assert arena(settings, purse=f"0 {price - 1}", **parts).offered("push") == []
    table = arena(settings, purse=f"0 {price}", **parts).answer("push:crate@pug")
    assert (where(table, "crate"), purse(table)) == ("r4c6", (0, 0))


@rule("RQA-PSH-19")
def test_psh_19_a_blocked_push_of_crate_costs_three_too_and_crate_itself_pushes_for_two() -> None:
    table = arena(tiles="#@r4c6", pug="A r4c4", crate="B r4c5", purse="0 3").answer(
        "push:crate@pug"
    )
    assert purse(table) == (0, 0)
    table = arena(crate="A r4c4", petri="B r4c5", purse="0 2").answer("push:petri@crate")
    assert purse(table) == (0, 0)
