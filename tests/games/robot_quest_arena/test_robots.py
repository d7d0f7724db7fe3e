"""The four robots. Rules: RQA-ROB."""

import pytest

from automatable.testkit import Table, rule

from .helpers import (
    ROBOTS,
    TEAMS,
    TWO,
    A,
    arena,
    health,
    purse,
    vp,
    where,
    zone,
)
from .helpers_turns import CHEAP, nature_goes_on, new, started, turn_ended

CENTRE = {f"pug@r{row}c{column}" for row in (3, 4, 5) for column in (3, 4, 5)}


@rule("RQA-ROB-01")
def test_rob_01_pug_enters_on_a_centre_square_at_setup_and_after_a_ko() -> None:
    begun = started("pug", "petri", "strider")
    assert set(begun.offered("place")) > CENTRE
    assert where(begun.answer("place:pug@r5c3"), "pug") == "r5c3"
    again = turn_ended(arena(pug="A -", turn="C 3"))
    assert set(again.offered("place")) > CENTRE
    assert where(again.answer("place:pug@r3c4"), "pug") == "r3c4"


@rule("RQA-ROB-01")
@pytest.mark.parametrize("robot", ["petri", "strider", "crate"])
def test_rob_01_nobody_else_does(robot: str) -> None:
    table = turn_ended(arena(**{robot: "A -"}, turn="C 3"))
    assert table.offered("place") == [f"{robot}@{at}" for at in ("r0c0", "r0c8", "r8c0", "r8c8")]


@rule("RQA-ROB-02")
def test_rob_02_not_on_a_square_with_a_robot_or_a_tile() -> None:
    tiles = "E@r3c3 F@r3c4 S@r5c5 #@r4c3"
    table = turn_ended(arena(tiles=tiles, pug="A -", petri="B r4c4", turn="C 3"))
    taken = {"pug@r3c3", "pug@r3c4", "pug@r4c3", "pug@r4c4"}
    assert set(table.offered("place")) & CENTRE == CENTRE - taken  # r5c5 as a Start tile


@rule("RQA-ROB-03")
def test_rob_03_the_centre_point_since_setup_but_not_in_the_turn_of_a_return() -> None:
    begun = started("pug", "petri", "strider")
    begun.answer("place:pug@r4c4", "place:petri@r1c1", "place:strider@r7c7")
    assert (begun.asked(), vp(begun, A)) == ("A act", 1)
    again = turn_ended(arena(pug="A -", turn="C 3")).answer("place:pug@r4c4")
    assert (again.asked(), vp(again, A)) == ("A act", 0)


def petri_hits(cubes: str, **parts: str) -> Table:
    """Petri knocks at Crate, who has this number of cubes."""
    table = arena(petri="A r4c4", crate=f"B r4c5 {cubes}", A="vp 2 hand hammer", **parts)
    return table.answer("play:hammer", "target:crate")


@rule("RQA-ROB-04")
def test_rob_04_petri_gains_a_point_for_a_ko_and_may_draw() -> None:
    table = petri_hits("1+0")
    assert vp(table, A) == 2 + 1 + 1
    assert table.options(A) == ["pass", "collect"]
    table.answer("collect").nature("draw:thrusters")
    assert (table.asked(), zone(table, A, "hand")) == ("A act", ["thrusters"])


@rule("RQA-ROB-04")
def test_rob_04_the_draw_is_optional_and_needs_a_ko() -> None:
    table = petri_hits("1+0").answer("pass")
    assert (table.asked(), zone(table, A, "hand")) == ("A act", [])
    table = petri_hits("1+1")
    assert (table.asked(), vp(table, A)) == ("A act", 3)


@rule("RQA-RUL-37")
def test_rul_37_a_tile_the_victim_is_moved_onto_counts() -> None:
    table = arena(tiles="K@r4c6", petri="A r4c4", pug="B r4c5 1+0", purse="0 2")
    table.answer("push:pug@petri")
    assert (table.asked(), vp(table, A)) == ("A collect", 2)
    table = arena(tiles="C@r4c6", petri="A r4c4", pug="B r4c5", purse="0 2").answer(
        "push:pug@petri"
    )
    assert vp(table.nature("reveal:rocket_punch"), A) == 6 + 1
    assert table.asked() == "A collect"


@rule("RQA-RUL-37")
def test_rul_37_two_at_once_trigger_twice() -> None:
    given = {"petri": "A r4c4", "pug": "B r4c5 1+0", "crate": "C r4c7 0+1"}
    table = arena(**given, A="hand laser_cannon").answer("play:laser_cannon", "aim:E")
    assert vp(table, A) == 1 + 2 + 1 + 1
    table.answer("collect").nature("draw:battery")
    assert table.asked() == "A collect"
    assert table.answer("pass").asked() == "A act"


@rule("RQA-RUL-37")
def test_rul_37_only_actions_of_petri_on_its_owners_turn() -> None:
    robots = {"pug": "A r4c4", "petri": "A r2c2", "crate": "B r4c5 1+0"}
    mate = arena(TWO, **robots, A="hand hammer").answer("play:hammer", "target:crate")
    assert (mate.asked(), vp(mate, A)) == ("A act", 1)  # Pug did it
    own = arena(petri="A r4c4 0+1", A="vp 5 hand overcharge_pack").answer("play:overcharge_pack")
    assert (own.asked(), vp(own, A)) == ("A act", 3)  # no enemy
    friend = arena(
        TEAMS, tiles="K@r4c6", petri="A r4c4", pug="C r4c5 1+0", A="vp 5", purse="0 2"
    ).answer("push:pug@petri")
    assert (friend.asked(), vp(friend, A)) == ("A act", 4)
    other = arena(petri="B r4c4", crate="A r4c5", strider="C r4c6 1+0", A="hand hammer")
    other.answer("play:hammer", "target:strider")
    assert (other.asked(), vp(other, A)) == ("A act", 1)


@rule("RQA-ROB-05")
def test_rob_05_strider_shoots_once_per_turn_for_two_energy() -> None:
    table = arena(strider="A r4c4", petri="B r4c6", crate="C r6c4", purse="5 0")
    assert table.offered("ability") == ["strider"]
    table.answer("ability:strider")
    assert table.options(A) == ["target:petri", "target:crate"]
    table.answer("target:petri")
    assert (health(table, "petri"), vp(table, A), purse(table)) == ("3+1", 1, (3, 0))
    assert table.why_not(A, "ability:strider") == "RQA-ROB-05"


@rule("RQA-ROB-05")
def test_rob_05_not_with_less_energy_nor_by_another_robot() -> None:
    assert arena(strider="A r4c4", petri="B r4c5", purse="1 9").offered("ability") == []
    assert arena(petri="A r4c4", strider="B r4c5", purse="9 0").offered("ability") == []


@rule("RQA-RUL-38")
@pytest.mark.parametrize(
    ("petri", "tiles"), [("r4c7", ""), ("r4c6", "#@r4c5"), ("r4c6", "F@r4c5"), ("-", "")]
)
def test_rul_38_the_ability_needs_a_valid_target(petri: str, tiles: str) -> None:
    table = arena(tiles=tiles, strider="A r4c4", petri=f"B {petri}", purse="9 0")
    assert table.offered("ability") == []
    assert table.why_not(A, "ability:strider") == "RQA-RUL-38"


@rule("RQA-RUL-38")
def test_rul_38_it_is_ready_again_on_the_owners_next_turn() -> None:
    table = arena(strider="A r4c4 4+1 used", petri="B r4c5", purse="9 0", A="deck 5*battery")
    assert table.offered("ability") == []
    for _ in range(3):
        turn_ended(table)
    assert table.offered("ability") == []  # for want of Energy
    table.answer("play:battery", "play:battery", "ability:strider", "target:petri")
    assert health(table, "petri") == "3+1"


@rule("RQA-ROB-06")
def test_rob_06_opponents_pay_a_move_more_to_push_crate() -> None:
    assert arena(pug="A r4c4", crate="B r4c5", purse="0 2").offered("push") == []
    table = arena(pug="A r4c4", crate="B r4c5", purse="0 3").answer("push:crate@pug")
    assert (purse(table), where(table, "crate")) == ((0, 0), "r4c6")
    other = arena(pug="A r4c4", petri="B r4c5", purse="0 3").answer("push:petri@pug")
    assert purse(other) == (0, 1)


@rule("RQA-ROB-06")
def test_rob_06_friends_do_not() -> None:
    two = arena(TWO, pug="A r4c4", crate="A r4c5", purse="0 2").answer("push:crate@pug")
    assert (purse(two), where(two, "crate")) == ((0, 0), "r4c6")
    team = arena(TEAMS, pug="A r4c4", crate="C r4c5", purse="0 2").answer("push:crate@pug")
    assert where(team, "crate") == "r4c6"


@rule("RQA-ROB-07")
def test_rob_07_effects_move_crate_like_any_other() -> None:
    repelled = arena(pug="A r4c4", crate="B r4c5", A="hand battering_ram")
    repelled.answer("play:battering_ram", "target:crate")
    assert (where(repelled, "crate"), purse(repelled)) == ("r4c7", (0, 0))
    pulled = arena(pug="A r4c4", crate="B r4c7", A="hand grappling_hook", shop=CHEAP)
    pulled.answer("play:grappling_hook", "target:crate")
    assert (where(pulled, "crate"), purse(pulled)) == ("r4c5", (0, 0))


@rule("RQA-ROB-08")
def test_rob_08_each_board_is_taken_once() -> None:
    table = nature_goes_on(new(first="A", players=4))
    left = [*ROBOTS]
    for robot in ("crate", "petri", "pug", "strider"):
        assert table.offered("take") == left
        left.remove(robot)
        table.answer(f"take:{robot}")
    table = nature_goes_on(new(first="A")).answer("take:crate")
    assert table.why_not(1, "take:crate") == "RQA-ROB-08"


@rule("RQA-RUL-41")
def test_rul_41_pug_chooses_between_start_tiles_and_the_centre_every_time() -> None:
    begun = started("pug", "petri", "strider")
    starts = {f"pug@{square}" for square in ("r1c1", "r1c7", "r7c1", "r7c7")}
    assert set(begun.offered("place")) == starts | CENTRE
    again = turn_ended(arena(pug="A -", turn="C 3"))
    starts = {f"pug@{square}" for square in ("r0c0", "r0c8", "r8c0", "r8c8")}
    assert set(again.offered("place")) == starts | CENTRE
    assert where(again.answer("place:pug@r0c8"), "pug") == "r0c8"


@rule("RQA-RUL-45")
@pytest.mark.parametrize("robot", ROBOTS)
def test_rul_45_every_robot_has_five_health(robot: str) -> None:
    table = nature_goes_on(new(first="A")).answer(f"take:{robot}")
    assert health(table, robot) == "4+1"
    assert table.view()["robots"][0]["health"] == 5
    back = turn_ended(arena(**{robot: "A -"}, turn="C 3"))
    assert back.part(robot) == "A - 4+1"
