"""Worked examples of turns, cards and scores. Rules: RQA-E."""

from automatable.testkit import rule

from .helpers import TEAMS, A, B, C, D, arena, health, purse, vp, where, zone
from .helpers_turns import BATTERIES, started, turn_ended


@rule("RQA-E-01")
def test_e_01_a_complete_turn() -> None:
    hand = "thrusters 2*advanced_battery 2*rivet_gun"
    shop = "fusion_core fusion_core speed_controller dynamo mortar mortar"
    table = arena(crate="A r4c0", petri="B r4c6 3+1", A=f"hand {hand}", shop=shop)
    table.answer("play:thrusters", "move:crate@r4c1", "move:crate@r4c2", "play:advanced_battery")
    assert purse(table) == (3, 0)
    table.answer("exchange")
    assert purse(table) == (2, 1)
    table.answer("move:crate@r4c3", "play:rivet_gun", "target:petri", "play:rivet_gun")
    table.answer("target:petri")
    assert (table.part("petri"), vp(table, A)) == ("B - 0+0", 5)
    table.answer("play:advanced_battery")
    assert purse(table) == (5, 0)
    table.answer("buy:speed_controller")
    assert table.asked() == "nature reveal"
    table.nature("reveal:blueprint")
    assert table.part("shop").split()[2] == "blueprint"
    assert zone(table, A, "discard") == ["speed_controller"]
    table.answer("end")
    assert sorted(zone(table, A, "discard")) == [
        *("advanced_battery", "advanced_battery", "rivet_gun", "rivet_gun"),
        *("speed_controller", "thrusters"),
    ]
    assert purse(table) == (0, 0)
    table.nature(*BATTERIES)
    assert zone(table, A, "hand") == ["battery"] * 5


@rule("RQA-E-02")
def test_e_02_reshuffle_while_drawing() -> None:
    table = arena(A="deck 3*battery discard 4*battery hammer").answer("end")
    table.nature("draw:battery", "draw:battery", "draw:battery")
    assert table.offered("draw") == ["battery", "hammer"]
    assert zone(table, A, "discard") == []
    table.nature("draw:hammer", "draw:battery")
    assert (table.asked(), zone(table, A, "hand")) == ("B act", ["battery"] * 4 + ["hammer"])


@rule("RQA-E-03")
def test_e_03_pug_and_the_centre() -> None:
    begun = started("pug", "petri", "strider")
    begun.answer("place:pug@r4c4", "place:petri@r1c1", "place:strider@r7c7")
    assert vp(begun, A) == 1
    again = turn_ended(arena(pug="A -", turn="C 3")).answer("place:pug@r4c4")
    assert vp(again, A) == 0
    for _ in range(3):
        turn_ended(again)
    assert (again.asked(), vp(again, A)) == ("A act", 1)


@rule("RQA-E-08")
def test_e_08_refreshing_a_shop_slot() -> None:
    shop = "fusion_core blueprint dynamo dynamo mortar mortar"
    table = arena(shop=shop, purse="5 0").answer("buy:blueprint").nature("reveal:power_cell")
    assert table.part("shop").split()[1] == "power_cell"
    table.answer("buy:power_cell")
    assert purse(table) == (0, 0)
    assert zone(table, A, "discard") == ["power_cell", "blueprint"]


@rule("RQA-E-09")
def test_e_09_making_change_with_a_gem() -> None:
    table = arena(pug="A r4c4", A="vp 5 hand overcharge_pack").answer("play:overcharge_pack")
    assert (vp(table, A), table.part("box")) == (4, "")


@rule("RQA-E-10")
def test_e_10_making_change_with_a_blue_cube() -> None:
    table = arena(pug="A r4c4", A="vp 2 blue 1 hand overcharge_pack", reserve="5")
    table.answer("play:overcharge_pack")
    assert (table.part("box"), table.part("reserve")) == ("1", "5")
    assert (vp(table, A), table.view()["seats"][A]["blue_won"]) == (1, 0)


@rule("RQA-E-14")
def test_e_14_teammate_hurt() -> None:
    robots = {"pug": "A r4c4", "strider": "C r4c5", "petri": "B r0c4", "crate": "D r8c4"}
    table = arena(TEAMS, tiles="#@r4c6", **robots, purse="0 2", A="vp 3", C="vp 3", reserve="5")
    table.answer("push:strider@pug")
    assert (where(table, "strider"), health(table, "strider")) == ("r4c5", "3+1")
    assert [vp(table, seat) for seat in (A, B, C, D)] == [2, 0, 3, 0]
    assert (table.part("box"), table.part("reserve")) == ("", "5")
