"""What happens at the start of a turn. Rules: RQA-TRN, RQA-RUL."""

from automatable.testkit import Table, rule

from .helpers import TWO, A, C, arena, purse, vp
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
