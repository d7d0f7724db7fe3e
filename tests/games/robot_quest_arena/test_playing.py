"""Playing cards. Rules: RQA-CRD."""

import pytest

from automatable.testkit import rule

from .helpers import A, arena, health, purse, vp, where, zone
from .helpers_turns import CHEAP


@rule("RQA-CRD-01")
def test_crd_01_only_cards_in_hand_and_only_in_the_action_phase() -> None:
    table = arena(A="hand thrusters battery discard hammer", B="hand hammer", crate="A r4c4")
    assert table.offered("play") == ["battery", "thrusters"]
    assert table.why_not(A, "play:hammer") == "RQA-CRD-01"


@rule("RQA-CRD-01")
def test_crd_01_a_card_is_resolved_completely_before_anything_else() -> None:
    table = arena(A="hand blueprint 2*battery", purse="5 5").answer("play:blueprint")
    assert table.asked() == "nature draw"
    table.nature("draw:hammer", "draw:battery")
    assert table.options(A) == ["discard:battery", "discard:hammer"]
    assert table.why_not(A, "play:battery") != ""
    assert table.answer("discard:hammer").asked() == "A act"


@rule("RQA-CRD-02")
@pytest.mark.parametrize(("card", "gain"), [("fusion_core", (5, 0)), ("spring_legs", (0, 3))])
def test_crd_02_playing_is_free_whatever_is_printed(card: str, gain: tuple[int, int]) -> None:
    table = arena(A=f"hand {card}", shop=CHEAP)
    assert purse(table.answer(f"play:{card}")) == gain


@rule("RQA-CRD-03")
def test_crd_03_a_played_card_is_put_in_play_then_its_text_is_applied() -> None:
    table = arena(A="hand backup_battery battery").answer("play:backup_battery")
    assert zone(table, A, "in_play") == ["backup_battery"]  # before the card is drawn
    assert (table.asked(), zone(table, A, "hand")) == ("nature draw", ["battery"])
    table.nature("draw:hammer")
    assert zone(table, A, "hand") == ["battery", "hammer"]
    assert purse(table) == (1, 0)


@rule("RQA-CRD-04")
def test_crd_04_it_stays_in_play_until_upkeep_and_is_not_played_twice() -> None:
    table = arena(A="hand thrusters").answer("play:thrusters", "move:crate@r8c8")
    assert zone(table, A, "in_play") == ["thrusters"]
    assert table.offered("play") == []
    assert zone(table, A, "discard") == []
    table.answer("end")
    assert zone(table, A, "in_play") == []
    assert zone(table, A, "discard") == ["thrusters"]


@rule("RQA-CRD-05")
def test_crd_05_there_is_no_limit_on_cards() -> None:
    table = arena(A="hand 8*battery thrusters spring_legs speed_controller deck")
    table.answer(*["play:battery"] * 8, "play:thrusters", "play:spring_legs")
    table.answer("play:speed_controller")
    assert (purse(table), zone(table, A, "hand")) == ((8, 8), [])


@rule("RQA-CRD-06")
@pytest.mark.parametrize(
    ("card", "energy"),
    [("battery", 1), ("power_cell", 2), ("advanced_battery", 3), ("fusion_core", 5)],
)
def test_crd_06_a_battery_gives_the_energy_it_shows(card: str, energy: int) -> None:
    table = arena(A=f"hand {card} battery", shop=CHEAP)
    table.answer(f"play:{card}")
    assert purse(table) == (energy, 0)
    table.answer("play:battery")  # nothing had to be spent at once
    assert purse(table) == (energy + 1, 0)


@rule("RQA-CRD-07")
def test_crd_07_an_attack_deals_its_damage_to_the_targeted_robot() -> None:
    table = arena(pug="A r4c4", petri="B r4c5", crate="C r4c3", A="hand heavy_hammer")
    table.answer("play:heavy_hammer")
    assert table.options(A) == ["target:petri", "target:crate"]
    table.answer("target:crate")
    assert [health(table, robot) for robot in ("pug", "petri", "crate")] == ["4+1", "4+1", "1+1"]


@rule("RQA-CRD-08")
def test_crd_08_several_attacks_at_one_enemy_or_at_different_ones() -> None:
    given = {"pug": "A r4c4", "petri": "B r4c5", "crate": "C r4c3", "A": "hand hammer heavy_hammer"}
    same = arena(**given).answer("play:hammer", "target:crate", "play:heavy_hammer", "target:crate")
    assert (health(same, "petri"), health(same, "crate")) == ("4+1", "0+1")
    other = arena(**given).answer("play:hammer", "target:crate", "play:heavy_hammer")
    other.answer("target:petri")
    assert (health(other, "petri"), health(other, "crate")) == ("1+1", "3+1")


@rule("RQA-CRD-09")
def test_crd_09_a_function_card_takes_effect_at_once() -> None:
    table = arena(A="vp 2 hand crowd_pleaser speed_controller").answer("play:crowd_pleaser")
    assert (vp(table, A), table.asked()) == (3, "nature draw")
    table.nature("draw:hammer").answer("play:speed_controller").nature("draw:battery")
    assert purse(table) == (0, 3)
    assert zone(table, A, "hand") == ["battery", "hammer"]


@rule("RQA-CRD-10")
def test_crd_10_gained_moves_and_energy_may_be_kept() -> None:
    table = arena(crate="A r4c4", A="hand turbo_capacitor battery hammer")
    table.answer("play:turbo_capacitor", "move:crate@r4c5", "play:battery")
    assert purse(table) == (3, 1)
    table.answer("buy:heavy_hammer", "move:crate@r4c6")
    assert purse(table) == (0, 0)
    assert where(table, "crate") == "r4c6"


@rule("RQA-CRD-11")
def test_crd_11_the_text_of_a_card_wins_over_the_rules() -> None:
    table = arena(tiles="#@r4c5", crate="A r4c4", purse="0 2", A="hand thrusters omniwheels")
    assert table.why_not(A, "move:crate@r4c6") == "RQA-MOV-01"
    assert table.why_not(A, "move:crate@r5c5") == "RQA-MOV-03"
    table.answer("play:thrusters")
    assert table.why_not(A, "move:crate@r4c6") == ""  # across the Wall
    table.answer("play:omniwheels", "move:crate@r5c5")
    assert purse(table) == (3, 3)  # a diagonal step is one step


@rule("RQA-CRD-11")
def test_crd_11_so_does_that_of_a_tile_and_of_a_board() -> None:
    tile = arena(tiles="P@r4c4", pug="A r4c4", purse="0 1")
    assert tile.refusal(A, "move:pug@r4c3") == {"cost": 2, "have": 1}  # out of a Pothole, not 1
    board = arena(pug="A r4c4", crate="B r4c5", petri="C r3c4", purse="0 2")
    assert board.offered("push") == ["petri@pug"]
    assert board.refusal(A, "push:crate@pug") == {"cost": 3, "have": 2}  # it is heavy


@rule("RQA-CRD-12")
def test_crd_12_cards_in_play_are_not_reshuffled() -> None:
    table = arena(A="hand speed_controller play hammer 2*battery discard thrusters deck")
    table.answer("play:speed_controller")
    assert table.offered("draw") == ["thrusters"]
    table.nature("draw:thrusters")
    assert zone(table, A, "in_play") == ["battery", "battery", "hammer", "speed_controller"]
    assert table.state.decks[A].size == 0
