"""Health, damage and victory points. Rules: RQA-HLT."""

import pytest

from automatable.testkit import Table, rule

from .helpers import TWO, A, B, C, arena, health, vp, where
from .helpers_turns import nature_goes_on, turn_ended

NEXT = {"pug": "A r4c4", "petri": "B r4c5"}  # B's robot beside A's


def hit(cubes: str, card: str = "heavy_hammer", vp: int = 0, **parts: str) -> Table:
    """A attacks B's Petri, who has this number of cubes."""
    table = arena(pug="A r4c4", petri=f"B r4c5 {cubes}", A=f"vp {vp} hand {card}", **parts)
    return table.answer(f"play:{card}", "target:petri")


@rule("RQA-HLT-01")
def test_hlt_01_health_is_on_the_board_and_the_score_in_the_pile() -> None:
    table = hit("4+1", vp=7)
    side, robots = table.view()["seats"][A], table.view()["robots"]
    assert (side["vp"], side["blue_won"]) == (10, 0)
    assert [(robot["red"], robot["blue"]) for robot in robots[:2]] == [(4, 1), (1, 1)]


@rule("RQA-HLT-02")
@pytest.mark.parametrize(
    ("card", "cubes"), [("hammer", "3+1"), ("heavy_hammer", "1+1"), ("buzz_saw", "0+1")]
)
def test_hlt_02_one_cube_for_each_point_of_damage(card: str, cubes: str) -> None:
    assert health(hit("4+1", card), "petri") == cubes


@rule("RQA-HLT-03")
def test_hlt_03_red_cubes_are_lost_first_and_the_blue_one_last() -> None:
    assert health(hit("1+1", "hammer"), "petri") == "0+1"
    assert health(hit("3+1"), "petri") == "0+1"
    assert health(hit("0+1", "hammer"), "petri") == "0+0"


@rule("RQA-HLT-04")
def test_hlt_04_damage_beyond_the_last_cube_scores_nothing() -> None:
    assert vp(hit("1+1", "buzz_saw"), A) == 3
    assert vp(hit("0+1", "buzz_saw"), A) == 2
    assert vp(hit("1+0", "buzz_saw"), A) == 1


@rule("RQA-HLT-05")
def test_hlt_05_an_attack_gives_the_cubes_to_the_active_player() -> None:
    table = hit("4+1", turn="A 1")
    assert [vp(table, seat) for seat in (A, B, C)] == [3, 0, 0]


@rule("RQA-HLT-05")
def test_hlt_05_so_does_any_other_loss_during_the_turn() -> None:
    pushed = arena(**NEXT, tiles="K@r4c6", purse="0 2").answer("push:petri@pug")
    assert (health(pushed, "petri"), vp(pushed, A)) == ("2+1", 2)
    walled = arena(**NEXT, tiles="#@r4c6", purse="0 2").answer("push:petri@pug")
    assert (health(walled, "petri"), vp(walled, A)) == ("3+1", 1)


@rule("RQA-HLT-06")
def test_hlt_06_a_red_cube_is_one_point_the_blue_one_two() -> None:
    assert vp(hit("2+1", "hammer"), A) == 1
    table = hit("0+1", "hammer")
    assert (vp(table, A), table.view()["seats"][A]["blue_won"]) == (2, 1)


@rule("RQA-HLT-07")
@pytest.mark.parametrize(("cubes", "left", "lost"), [("4+1", "3+1", 1), ("0+1", "0+0", 2)])
def test_hlt_07_the_loss_of_ones_own_robot_costs_vp(cubes: str, left: str, lost: int) -> None:
    table = arena(pug=f"A r4c4 {cubes}", A="vp 6 hand overcharge_pack").answer(
        "play:overcharge_pack"
    )
    assert (health(table, "pug"), vp(table, A)) == (left, 6 - lost)


@rule("RQA-HLT-07")
def test_hlt_07_so_does_the_loss_of_another_friend() -> None:
    table = arena(TWO, pug="A r4c4", petri="A r4c5 0+1", tiles="K@r4c6", A="vp 6", purse="0 2")
    table.answer("push:petri@pug")
    assert (health(table, "petri"), vp(table, A)) == ("0+0", 4)


@rule("RQA-HLT-08")
def test_hlt_08_blue_cubes_lost_by_friends_and_from_the_pile_go_to_the_box() -> None:
    table = arena(pug="A r4c4 0+1", A="vp 2 blue 1 hand overcharge_pack", reserve="5")
    table.answer("play:overcharge_pack")
    assert (health(table, "pug"), vp(table, A)) == ("0+0", 0)
    assert (table.part("box"), table.part("reserve")) == ("2", "5")


@rule("RQA-HLT-09", "RQA-RUL-22")
def test_hlt_09_nothing_brings_a_blue_cube_back_to_the_reserve() -> None:
    won = hit("0+1", reserve="5")  # an enemy's goes to the pile
    assert won.view()["seats"][A]["blue_won"] == 1
    assert (won.part("box"), won.part("reserve")) == ("", "5")
    lost = arena(pug="A r4c4 0+1", A="vp 9 hand overcharge_pack", reserve="5")
    lost.answer("play:overcharge_pack")  # a friend's to the box
    assert (lost.part("box"), lost.part("reserve")) == ("1", "5")
    assert lost.view()["seats"][A]["blue_won"] == 0


@rule("RQA-HLT-10")
def test_hlt_10_the_owner_loses_no_vp_on_somebody_elses_turn() -> None:
    table = hit("0+1", B="vp 8")
    assert (vp(table, A), vp(table, B)) == (2, 8)


@rule("RQA-HLT-11")
@pytest.mark.parametrize(("cubes", "after"), [("1+1", "3+1"), ("2+0", "4+0")])
def test_hlt_11_repairing_adds_red_cubes(cubes: str, after: str) -> None:
    table = arena(pug=f"A r4c4 {cubes}", A="vp 3 hand repair_drone", reserve="5")
    table.answer("play:repair_drone")
    assert (health(table, "pug"), vp(table, A)) == (after, 3)
    assert table.part("reserve") == "5"  # blue ones are never used for that


@rule("RQA-HLT-12")
@pytest.mark.parametrize(("cubes", "after"), [("4+1", "4+1"), ("3+1", "4+1"), ("4+0", "5+0")])
def test_hlt_12_never_more_cubes_than_at_first(cubes: str, after: str) -> None:
    table = arena(pug=f"A r4c4 {cubes}", A="hand repair_drone").answer("play:repair_drone")
    assert health(table, "pug") == after


@rule("RQA-HLT-13")
def test_hlt_13_an_effect_adds_vp_to_the_pile() -> None:
    table = arena(A="vp 3 blue 1 hand crowd_pleaser").answer("play:crowd_pleaser")
    assert (vp(table, A), table.view()["seats"][A]["blue_won"]) == (4, 1)


@rule("RQA-HLT-15")
@pytest.mark.parametrize(
    ("pile", "vp_after", "blue_after", "box"),
    [("vp 5", 4, 0, ""), ("vp 2 blue 1", 1, 0, "1"), ("vp 3 blue 1", 2, 1, "")],
)
def test_hlt_15_vp_are_lost_by_value(pile: str, vp_after: int, blue_after: int, box: str) -> None:
    table = arena(A=f"{pile} hand overcharge_pack").answer("play:overcharge_pack")
    side = table.view()["seats"][A]
    assert (side["vp"], side["blue_won"], table.part("box")) == (vp_after, blue_after, box)


@rule("RQA-HLT-16", "RQA-RUL-21")
def test_hlt_16_red_cubes_and_gems_never_run_out() -> None:
    table = arena(A="vp 5000 hand crowd_pleaser trickle_charger", pug="A r4c4 1+1", reserve="0")
    table.answer("play:crowd_pleaser").nature("draw:battery").answer("play:trickle_charger")
    assert (vp(table, A), health(table, "pug")) == (5001, "2+1")


@rule("RQA-RUL-21")
def test_rul_21_only_blue_cubes_are_the_clock() -> None:
    table = turn_ended(arena(pug="A -", reserve="1", turn="C 3", A="vp 900"))
    assert (health(table, "pug"), table.part("reserve")) == ("4+1", "0")
    assert table.asked() == "A place"
    assert turn_ended(arena(pug="A -", reserve="0", turn="C 3")).asked() == ""


@rule("RQA-HLT-17", "RQA-RUL-18")
def test_hlt_17_a_pile_does_not_fall_below_zero() -> None:
    table = arena(pug="A r4c4 0+1", A="vp 1 hand overcharge_pack crowd_pleaser")
    assert vp(table.answer("play:overcharge_pack"), A) == 0
    assert vp(table.answer("play:crowd_pleaser"), A) == 1  # the rest of the loss is forgiven


@rule("RQA-HLT-18")
@pytest.mark.parametrize(("tile", "cubes", "points"), [("K", "2+1", 2), ("P", "3+1", 1)])
def test_hlt_18_damage_of_tiles_is_scored(tile: str, cubes: str, points: int) -> None:
    enemy = arena(**NEXT, tiles=f"{tile}@r4c6", purse="0 2").answer("push:petri@pug")
    assert (health(enemy, "petri"), vp(enemy, A)) == (cubes, points)
    own = arena(pug="A r4c4", tiles=f"{tile}@r4c5", purse="0 1", A="vp 6").answer("move:pug@r4c5")
    assert (health(own, "pug"), vp(own, A)) == (cubes, 6 - points)


@rule("RQA-HLT-18")
def test_hlt_18_so_is_the_trash_compactor() -> None:
    enemy = arena(**NEXT, tiles="C@r4c6", purse="0 2").answer("push:petri@pug")
    enemy.nature("reveal:laser_cannon")
    assert (health(enemy, "petri"), vp(enemy, A)) == ("0+0", 6)
    own = arena(pug="A r4c4 2+1", tiles="C@r4c5", purse="0 1", A="vp 7").answer("move:pug@r4c5")
    own.nature("reveal:laser_cannon")
    assert (health(own, "pug"), vp(own, A)) == ("0+0", 3)


@rule("RQA-RUL-19")
def test_rul_19_gains_are_added_before_losses_are_taken() -> None:
    table = arena(TWO, pug="A r4c4", petri="B r4c5", strider="A r4c6", purse="0 2")
    table.answer("push:petri@pug")  # against one's own robot, with nothing in the pile
    assert (health(table, "petri"), health(table, "strider")) == ("3+1", "3+1")
    assert vp(table, A) == 0


@rule("RQA-RUL-20")
def test_rul_20_changing_cubes_for_gems_is_never_a_question() -> None:
    table = arena(A="vp 4 hand crowd_pleaser").answer("play:crowd_pleaser")
    nature_goes_on(table)
    assert (table.asked(), vp(table, A)) == ("A act", 5)
    assert {name.partition(":")[0] for name in table.options(A)} <= {"end", "play"}
    assert table.part("A").startswith("vp 5")


@rule("RQA-RUL-23")
def test_rul_23_both_robots_of_a_collision_score_for_the_pusher() -> None:
    table = arena(pug="A r4c4", petri="B r4c5", crate="C r4c6", purse="0 2", A="vp 1", C="vp 4")
    table.answer("push:petri@pug")
    assert [vp(table, seat) for seat in (A, B, C)] == [3, 0, 4]
    assert (health(table, "petri"), health(table, "crate")) == ("3+1", "3+1")


@rule("RQA-RUL-23")
def test_rul_23_whoever_caused_it_only_the_active_player_scores() -> None:
    shop = "power_cell power_cell dart_launcher dart_launcher blueprint blueprint"
    table = arena(tiles="C@r4c6", **NEXT, crate="C r4c7", B="vp 3", shop=shop, purse="0 2")
    table.answer("push:petri@pug").nature("reveal:dynamo")
    assert where(table, "petri") == "-"
    assert [vp(table, seat) for seat in (A, B, C)] == [6, 3, 0]
    assert table.state.blue_won[A] == 1
