"""KO and respawn. Rules: RQA-KOR."""

import pytest

from automatable.games.robot_quest_arena import GAME
from automatable.games.robot_quest_arena.settings import (
    SETTINGS,
    Edition,
    Terms,
    arena_of,
    box_of,
)
from automatable.kernel.settings import read_settings
from automatable.testkit import rule

from .helpers import (
    TWO,
    A,
    B,
    arena,
    health,
    plain,
    purse,
    read_at,
    vp,
    where,
    zone,
)
from .helpers_turns import CHEAP, nature_goes_on, turn_ended

CORNERS = ["r0c0", "r0c8", "r8c0", "r8c8"]
CENTRE = [f"r{row}c{column}" for row in (3, 4, 5) for column in (3, 4, 5)]


@rule("RQA-KOR-01")
def test_kor_01_without_cubes_a_robot_leaves_the_arena_at_once() -> None:
    table = arena(pug="A r4c4", petri="B r4c5 2+1", A="hand heavy_hammer", purse="0 1")
    table.answer("play:heavy_hammer", "target:petri")
    assert (where(table, "petri"), table.asked()) == ("-", "A act")
    assert where(table.answer("move:pug@r4c5"), "pug") == "r4c5"  # its square is free


@rule("RQA-KOR-01")
def test_kor_01_with_one_cube_it_stays() -> None:
    table = arena(pug="A r4c4", petri="B r4c5 3+1", A="hand heavy_hammer")
    table.answer("play:heavy_hammer", "target:petri")
    assert table.part("petri") == "B r4c5 0+1"


@rule("RQA-KOR-02")
def test_kor_02_an_outright_ko_takes_all_cubes_and_scores_them() -> None:
    table = arena(tiles="C@r4c6", pug="A r4c4", petri="B r4c5 3+1", purse="0 2")
    table.answer("push:petri@pug").nature("reveal:rocket_punch")
    assert table.part("petri") == "B - 0+0"
    assert vp(table, A) == 5


@rule("RQA-KOR-03")
def test_kor_03_it_returns_in_its_owners_next_respawn_phase() -> None:
    table = arena(pug="A r4c4", crate="C r4c5 0+1", A="hand hammer")
    table.answer("play:hammer", "target:crate")
    turn_ended(table)
    assert (table.asked(), where(table, "crate")) == ("B act", "-")  # not on B's turn
    assert turn_ended(table).asked() == "C place"


@rule("RQA-RUL-51")
def test_rul_51_also_a_ko_on_ones_own_turn_counts() -> None:
    table = arena(pug="A r4c4 0+1", A="hand overcharge_pack").answer("play:overcharge_pack")
    turns = []
    for _ in range(3):
        turn_ended(table)
        turns.append(table.asked())
    assert turns == ["B act", "C act", "A place"]


@rule("RQA-KOR-04")
def test_kor_04_on_an_unoccupied_start_tile_of_choice() -> None:
    table = turn_ended(arena(crate="A -", petri="B r8c0", turn="C 3"))
    assert table.offered("place") == ["crate@r0c0", "crate@r0c8", "crate@r8c8"]
    assert where(table.answer("place:crate@r0c8"), "crate") == "r0c8"


@rule("RQA-KOR-04")
def test_kor_04_pug_has_a_further_choice() -> None:
    table = turn_ended(arena(pug="A -", petri="B r4c4", turn="C 3"))
    squares = [f"pug@{square}" for square in (*CORNERS, *CENTRE) if square != "r4c4"]
    assert sorted(table.offered("place")) == sorted(squares)


@rule("RQA-KOR-05")
def test_kor_05_the_health_bar_is_refilled_with_a_blue_cube_of_the_reserve() -> None:
    table = turn_ended(arena(crate="A -", turn="C 3", reserve="4", A="vp 7 blue 2", box="1"))
    assert (health(table, "crate"), table.part("reserve")) == ("4+1", "3")
    assert (vp(table, A), table.part("box")) == (7, "1")


@rule("RQA-KOR-06")
def test_kor_06_returning_is_compulsory_and_free() -> None:
    table = turn_ended(arena(tiles="E@r4c0", crate="A -", turn="C 3", A="vp 2"))
    assert {name.partition(":")[0] for name in table.options(A)} == {"place"}
    table.answer("place:crate@r0c0")
    assert (purse(table), vp(table, A)) == ((0, 0), 2)


@rule("RQA-KOR-07")
def test_kor_07_then_follows_an_ordinary_action_phase() -> None:
    table = turn_ended(arena(crate="A -", petri="B r0c1", turn="C 3", A="hand thrusters hammer"))
    table.answer("place:crate@r0c0", "play:hammer", "target:petri", "play:thrusters")
    assert where(table.answer("move:crate@r1c0"), "crate") == "r1c0"


@rule("RQA-KOR-08")
def test_kor_08_a_returning_robot_gets_no_start_of_turn_effect() -> None:
    table = turn_ended(arena(pug="A -", turn="C 3", A="vp 4")).answer("place:pug@r3c5")
    assert (table.asked(), vp(table, A)) == ("A act", 4)
    for _ in range(3):
        turn_ended(table)
    assert (table.asked(), vp(table, A)) == ("A act", 5)  # a turn later it does


@rule("RQA-KOR-09")
def test_kor_09_a_ko_does_not_touch_the_cards() -> None:
    cards = "hand 2*battery hammer discard thrusters deck 6*battery"
    table = arena(pug="A r4c4", petri="B r4c5 0+1", A="hand hammer", B=cards)
    before = table.part("B")
    table.answer("play:hammer", "target:petri")
    assert where(table, "petri") == "-"
    assert table.part("B") == before
    assert zone(table, B, "hand") == ["battery", "battery", "hammer"]


@rule("RQA-KOR-10")
def test_kor_10_without_a_blue_cube_in_the_reserve_the_game_ends() -> None:
    table = turn_ended(arena(crate="A -", turn="C 3", reserve="0", box="2"))
    assert table.state.result is not None
    assert (table.state.result.reason, table.asked()) == ("clock", "")


@rule("RQA-KOR-11")
def test_kor_11_a_robot_that_is_placed_does_not_enter_its_square() -> None:
    # With a Start tile less than a table may have, Tacks are the only way back.
    tiles = ".@r8c8 .@r0c8 .@r8c0 #@r1c0 K@r0c1"
    values = read_settings(SETTINGS, {"players": 2, "mode": "one_robot", "arena": plain(tiles)})
    edition = Edition(box_of("standard"), arena_of(plain(tiles)))
    table = arena({"players": 2, "mode": "one_robot"})
    table.game = type(GAME)(edition)
    table.state = read_at(
        table.game,
        Terms(values, edition),
        {
            "petri": "A -",
            "crate": "B r0c0",
            "shop": CHEAP,
            "A": "vp 3",
            "due": "respawn; act; turn",
        },
    )
    assert table.offered("place") == ["petri@r0c1"]
    table.answer("place:petri@r0c1")
    assert (table.asked(), health(table, "petri"), vp(table, A)) == ("A act", "4+1", 3)


@rule("RQA-RUL-24")
def test_rul_24_after_a_ko_on_ones_own_turn_the_turn_goes_on() -> None:
    hand = "hand overcharge_pack battery hammer crowd_pleaser thrusters"
    table = arena(strider="A r4c4 0+1", petri="B r4c5", A=hand).answer("play:overcharge_pack")
    assert table.part("strider") == "A - 0+0"
    assert table.offered("play") == ["battery", "thrusters", "crowd_pleaser"]
    table.answer("play:crowd_pleaser").nature("draw:battery")
    table.answer("play:battery", "play:thrusters", "buy:rivet_gun")
    assert (vp(table, A), purse(table)) == (1, (1, 2))
    for verb in ("move", "push", "ability"):
        assert table.offered(verb) == []
    assert table.why_not(A, "move:strider@r4c4") == "RQA-MOV-18"


@rule("RQA-RUL-29")
@pytest.mark.parametrize("first", ["pug", "crate"])
def test_rul_29_several_robots_return_in_an_order_of_choice(first: str) -> None:
    table = turn_ended(arena(TWO, pug="A -", crate="A -", turn="B 4", reserve="5"))
    assert table.options(A) == ["return:pug", "return:crate"]
    table.answer(f"return:{first}")
    assert table.offered("place")[0].startswith(first)
    table.answer(f"place:{first}@r0c0")
    assert table.state.reserve == 3
    assert "r0c0" not in " ".join(table.offered("place"))
    other = "crate" if first == "pug" else "pug"
    assert table.answer(f"place:{other}@r8c8").asked() == "A act"


@rule("RQA-RUL-29")
def test_rul_29_if_the_reserve_runs_dry_in_between_the_first_keeps_its_cubes() -> None:
    table = turn_ended(arena(TWO, pug="A -", crate="A -", turn="B 4", reserve="1"))
    table.answer("return:crate", "place:crate@r0c0")
    assert (health(table, "crate"), health(table, "pug")) == ("4+1", "0+0")
    assert table.part("over") == "clock"


@rule("RQA-KOR-03")
def test_kor_03_a_robot_does_not_return_twice() -> None:
    table = turn_ended(arena(crate="A -", turn="C 3", reserve="4")).answer("place:crate@r0c0")
    nature_goes_on(table.answer("end"))
    assert (table.asked(), table.part("reserve")) == ("B act", "3")
