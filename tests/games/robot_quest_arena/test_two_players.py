"""Two players with two robots each. Rules: RQA-TWO."""

import pytest

from automatable.games.robot_quest_arena import GAME
from automatable.testkit import Table, rule

from .helpers import TWO, A, B, arena, health, purse, vp, where
from .helpers_turns import BATTERIES, CHEAP, nature_goes_on, new, seat_words, started, turn_ended

MINE = {"pug": "A r4c4", "petri": "A r2c2"}


def two(tiles: str = "", **parts: str) -> Table:
    """A table of two players; A's robots are Pug and Petri unless said otherwise."""
    return arena(TWO, tiles=tiles, **{**MINE, **parts})


@rule("RQA-TWO-01")
def test_two_01_the_ordinary_rules_apply() -> None:
    table = two(strider="B r4c5", A="hand hammer battery", purse="3 2")
    table.answer("play:hammer", "target:strider", "buy:heavy_hammer", "push:strider@pug", "end")
    assert vp(table, A) == 1
    assert where(table, "pug") == "r4c5"
    assert table.nature(*BATTERIES).asked() == "B act"


@rule("RQA-TWO-02")
def test_two_02_two_boards_one_deck_one_hand() -> None:
    table = started("pug", "petri", "strider", "crate", players=2)
    owners = [table.part(robot)[0] for robot in ("pug", "petri", "strider", "crate")]
    assert owners == ["A", "B", "A", "B"]
    side = table.view()["seats"][A]
    assert (len(table.view()["seats"]), side["cards"], side["deck"]) == (2, 5, 5)


@rule("RQA-TWO-03")
def test_two_03_energy_and_moves_are_one_pool() -> None:
    table = two(A="hand thrusters battery").answer("play:thrusters", "for:pug", "play:battery")
    table.answer("move:petri@r2c3", "move:pug@r4c5", "exchange", "move:petri@r2c4")
    assert (purse(table), where(table, "petri")) == ((0, 0), "r2c4")


@rule("RQA-TWO-04")
def test_two_04_nobody_is_asked_where_it_does_not_matter() -> None:
    table = two(A="hand battery").answer("play:battery")
    assert (table.asked(), purse(table)) == ("A act", (1, 0))


@rule("RQA-TWO-04")
def test_two_04_a_card_is_played_for_one_robot() -> None:
    table = two(A="hand thrusters").answer("play:thrusters")
    assert (table.asked(), table.offered("for")) == ("A for", ["pug", "petri"])
    table.answer("for:petri")
    assert purse(table) == (0, 2)
    assert table.part("pug") == "A r4c4 4+1"
    assert table.part("petri") == "A r2c2 4+1 jump"


@rule("RQA-TWO-04")
def test_two_04_only_for_a_robot_that_can_use_it() -> None:
    table = two(strider="B r4c5", A="hand hammer").answer("play:hammer")
    assert (table.asked(), table.offered("target")) == ("A target", ["strider"])  # for Pug


@rule("RQA-TWO-05")
@pytest.mark.parametrize(("robot", "other"), [("pug", "petri"), ("petri", "pug")])
def test_two_05_your_robot_is_the_one_the_card_is_played_for(robot: str, other: str) -> None:
    table = two(pug="A r4c4 1+1", petri="A r2c2 1+1", A="vp 4 hand repair_drone overcharge_pack")
    table.answer("play:repair_drone", f"for:{robot}").nature("draw:battery")
    assert (health(table, robot), health(table, other)) == ("3+1", "1+1")
    table.answer("play:overcharge_pack", f"for:{other}")
    assert (health(table, robot), health(table, other)) == ("3+1", "0+1")


@rule("RQA-TWO-06")
def test_two_06_range_is_measured_from_the_robot_it_is_played_for() -> None:
    table = two(strider="B r4c7", crate="B r2c5", A="hand 2*rivet_gun")
    table.answer("play:rivet_gun", "for:pug")
    assert table.offered("target") == ["strider", "crate"]
    table = two(strider="B r4c7", crate="B r2c5", A="hand rivet_gun")
    assert table.answer("play:rivet_gun", "for:petri").offered("target") == ["crate"]


@rule("RQA-TWO-07")
def test_two_07_a_tile_acts_on_the_robot_that_stands_on_it() -> None:
    table = two("R@r4c0", pug="A r4c0 2+1", petri="A r2c2 2+1", turn="B 4")
    turn_ended(table)
    assert (health(table, "pug"), health(table, "petri")) == ("3+1", "2+1")


@rule("RQA-TWO-08")
def test_two_08_the_two_robots_of_a_player_are_friends() -> None:
    table = two(petri="A r4c5", strider="B r4c3", A="hand heavy_hammer rivet_gun")
    assert table.answer("play:heavy_hammer", "target:strider").offered("play") == ["rivet_gun"]
    alone = two(petri="A r4c5", A="hand heavy_hammer")
    assert alone.offered("play") == []
    assert alone.why_not(A, "play:heavy_hammer") == "RQA-ATK-06"


@rule("RQA-TWO-09")
def test_two_09_the_reserve_starts_with_eight_blue_cubes() -> None:
    table = started("pug", "petri", "strider", "crate", players=2)
    assert table.view()["reserve"] == 8
    assert [robot["blue"] for robot in table.view()["robots"]] == [1, 1, 1, 1]


@rule("RQA-TWO-10")
def test_two_10_no_vp_for_the_first_player_and_one_for_the_second() -> None:
    table = started("petri", "pug", "strider", "crate", players=2, first="B")
    for _ in range(4):
        table.answer(f"place:{table.offered('place')[0]}")
    assert table.asked() == "B act"
    assert (vp(table, B), vp(table, A)) == (0, 1)


@rule("RQA-TWO-11")
def test_two_11_both_robots_may_return_in_one_phase() -> None:
    table = turn_ended(two(pug="A -", petri="A -", strider="B -", turn="B 4", reserve="6"))
    table.answer("return:petri", "place:petri@r0c0", "place:pug@r8c8")
    assert (table.asked(), table.part("reserve")) == ("A act", "4")
    assert [where(table, robot) for robot in ("pug", "petri", "strider")] == ["r8c8", "r0c0", "-"]
    assert turn_ended(table).asked() == "B place"


@rule("RQA-TWO-12")
def test_two_12_hurting_ones_other_robot_costs_vp() -> None:
    wall = two("#@r4c6", petri="A r4c5", A="vp 5", purse="0 2").answer("push:petri@pug")
    assert (health(wall, "petri"), vp(wall, A)) == ("3+1", 4)
    tacks = two("K@r4c6", petri="A r4c5", A="vp 5", purse="0 2").answer("push:petri@pug")
    assert (health(tacks, "petri"), vp(tacks, A)) == ("2+1", 3)
    area = two(petri="A r4c5", strider="B r4c3", A="vp 5 hand shockwave").answer("play:shockwave")
    assert (health(area, "petri"), health(area, "strider")) == ("3+1", "3+1")
    assert vp(area, A) == 5  # one gained, one lost


@rule("RQA-RUL-27")
def test_rul_27_each_robot_in_the_centre_gives_a_point() -> None:
    table = turn_ended(two(petri="A r3c3", strider="B r5c5", turn="B 4"))
    table.answer("begin:pug")
    assert (table.asked(), vp(table, A), vp(table, B)) == ("A act", 2, 0)


@rule("RQA-RUL-27")
def test_rul_27_each_tile_acts_for_the_robot_on_it() -> None:
    table = two("R@r4c0 R@r4c8", pug="A r4c0 1+1", petri="A r4c8 2+1", turn="B 4", A="vp 1")
    turn_ended(table).answer("begin:petri")
    assert (health(table, "pug"), health(table, "petri"), vp(table, A)) == ("2+1", "3+1", 3)


@rule("RQA-RUL-43")
def test_rul_43_permissions_and_bonuses_belong_to_one_robot() -> None:
    table = two(
        petri="A r4c2",
        strider="B r4c5",
        crate="B r4c1",
        A="hand thrusters targeting_computer hammer spring_glove hydraulic_ram deck 3*battery",
        shop=CHEAP,
    )
    table.answer("play:thrusters", "for:pug")
    assert "pug@r4c6" in table.offered("move")
    assert "petri@r4c0" not in table.offered("move")
    table.answer("play:targeting_computer", "for:pug").nature("draw:battery", "draw:battery")
    table.answer("play:hammer", "for:petri", "target:crate")
    assert health(table, "crate") == "3+1"
    table.answer("play:spring_glove", "for:pug", "target:strider").nature("draw:battery")
    assert health(table, "strider") == "1+1"  # 3 instead of 2
    table.answer("play:hydraulic_ram", "for:pug", "push:strider@pug")
    assert purse(table) == (0, 3)
    assert purse(table.answer("push:crate@petri")) == (0, 0)  # Crate's three for Petri


@rule("RQA-RUL-43")
def test_rul_43_the_you_of_a_board_is_that_robot() -> None:
    table = two(pug="A r4c4", strider="B r4c5 1+0", A="hand hammer").answer("play:hammer")
    table.answer("target:strider")  # Pug knocks it out, not Petri
    assert (table.asked(), vp(table, A)) == ("A act", 1)


@rule("RQA-RUL-44")
def test_rul_44_cards_for_a_robot_off_the_board() -> None:
    hand = "hand turbo_capacitor crowd_pleaser scrapper_arm parts_catalog repair_drone"
    table = arena(crate="A -", petri="B r4c5", A=f"{hand} deck 8*battery hammer thrusters")
    table.answer("play:turbo_capacitor")
    assert purse(table) == (2, 2)
    table.answer("play:crowd_pleaser").nature("draw:battery")
    assert vp(table, A) == 1
    table.answer("play:scrapper_arm").nature("draw:battery").answer("scrap:battery@hand")
    assert table.part("junkyard") == "battery"
    table.answer("play:parts_catalog", "obtain:rivet_gun").nature("draw:battery")
    assert seat_words(table, A)["discard"] == "rivet_gun"
    table.answer("play:repair_drone").nature("draw:battery")
    assert table.part("crate") == "A - 0+0"


@rule("RQA-RUL-44")
def test_rul_44_attacks_repelling_and_pulling_by_it_do_nothing() -> None:
    hand = "hand hammer rivet_gun grappling_hook laser_cannon shockwave spring_glove"
    table = arena(crate="A -", petri="B r8c8", A=f"{hand} deck battery")
    assert table.offered("play") == ["spring_glove", "grappling_hook"]  # no mere attacks
    table.answer("play:grappling_hook", "play:spring_glove").nature("draw:battery")
    assert (health(table, "petri"), vp(table, A)) == ("4+1", 0)


@rule("RQA-TWO-02")
def test_two_02_a_new_game_has_two_seats() -> None:
    table = nature_goes_on(new(players=2, first="A"))
    assert table.state.seats == 2
    table.answer("take:pug", "take:petri")
    assert table.asked() == "A take"  # a second board each


@rule("RQA-RUL-58")
def test_rul_58_a_player_chooses_which_of_two_robots_enters_first() -> None:
    table = started("strider", "crate", "pug", "petri", players=2)
    assert table.asked() == "A place"
    assert {name.partition("@")[0] for name in table.offered("place")} == {"pug", "strider"}
    assert table.part("due") == "bring 0; bring 1; bring 0; bring 1; opening"
    table.answer("place:strider@r1c1", "place:crate@r1c7")
    assert {name.partition("@")[0] for name in table.offered("place")} == {"pug"}
    table.answer("place:pug@r4c4")
    assert {name.partition("@")[0] for name in table.offered("place")} == {"petri"}
    table.answer("place:petri@r7c7")
    assert table.asked() == "A act"


@rule("RQA-RUL-58")
def test_rul_58_by_agreement_robots_enter_in_the_order_of_their_boards() -> None:
    table = started("strider", "crate", "pug", "petri", players=2, entry="listed")
    assert {name.partition("@")[0] for name in table.offered("place")} == {"pug"}
    assert table.part("due") == "place pug; place petri; place strider; place crate; opening"


@rule("RQA-RUL-58")
def test_rul_58_games_of_the_first_version_go_on_as_they_were() -> None:
    assert GAME.version == 2
    assert GAME.settings_for(1, {"players": "2"}) == {"players": "2", "entry": "listed"}


@rule("RQA-RUL-58")
def test_rul_58_with_one_robot_each_there_is_nothing_to_choose() -> None:
    table = started("strider", "crate", players=2, mode="one_robot")
    assert table.part("due") == "place strider; place crate; opening"
