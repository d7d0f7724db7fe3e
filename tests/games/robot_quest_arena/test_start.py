"""What happens at the start of a turn. Rules: RQA-TRN, RQA-RUL."""

import json

from automatable.testkit import Table, rule

from .helpers import TWO, A, C, arena, purse, vp, where
from .helpers_turns import BATTERIES, turn_ended

TURN_OF_C = {"turn": "C 3"}


def chop_shop_and_terminal() -> Table:
    """The start of A's turn with Pug on a Chop Shop and Petri on a Control Terminal."""
    table = arena(
        TWO,
        tiles="X@r2c0 T@r6c8",
        pug="A r2c0",
        petri="A r6c8",
        A="hand 2*battery deck hammer",
        turn="B 4",
    )
    return table.answer("end").nature(*BATTERIES)


@rule("RQA-TRN-03")
def test_trn_03_only_effects_of_the_active_player_apply() -> None:
    tiles = "E@r2c0 E@r2c8"
    table = arena(tiles=tiles, petri="A r2c0", crate="B r2c8", strider="C r4c4", **TURN_OF_C)
    turn_ended(table)
    assert table.asked() == "A act"
    assert purse(table) == (1, 0)
    assert vp(table, C) == 0


@rule("RQA-TRN-10")
def test_trn_10_a_robot_outside_triggers_no_square() -> None:
    tiles = "E@r8c8 E@r4c0"  # where it fell does not matter either
    table = turn_ended(arena(tiles=tiles, crate="A -", **TURN_OF_C))
    assert purse(table) == (0, 0)
    assert table.asked() == "A place"


@rule("RQA-TRN-10")
def test_trn_10_nor_does_one_that_another_s_square_has_just_knocked_out() -> None:
    farm = {"id": "solar_farm", "status": "known", "start": "blast(9)"}
    two = {**TWO, "cards": json.dumps({"tile": [farm]})}
    tiles = "E@r2c2 X@r2c3 S@r0c4 R@r8c8"  # the last square is nobody's
    robots = {"pug": "A r2c2", "petri": "A r2c3", "crate": "B r1c2"}
    table = arena(two, tiles=tiles, **robots, due="turn").answer("begin:pug")
    assert (where(table, "petri"), table.asked()) == ("-", "A place")
    assert (purse(table), vp(table, A)) == ((0, 0), 0)


@rule("RQA-RUL-25")
def test_rul_25_the_active_player_chooses_the_order_of_the_effects() -> None:
    table = chop_shop_and_terminal()
    assert table.options(A) == ["begin:pug", "begin:petri"]
    table.answer("begin:petri").nature("draw:hammer").answer("discard:battery")
    assert table.offered("scrap") == ["battery@hand", "hammer@hand"]  # what was drawn, too
    assert table.answer("scrap:hammer@hand").asked() == "A act"
    table = chop_shop_and_terminal().answer("begin:pug")
    assert table.offered("scrap") == ["battery@hand"]
    table.answer("pass").nature("draw:hammer")
    assert table.asked() == "A discard"
