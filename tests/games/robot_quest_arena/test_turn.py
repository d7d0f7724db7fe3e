"""The phases of a turn. Rules: RQA-TRN."""

from automatable.testkit import rule

from .helpers import TWO, A, B, arena, purse, vp, where, zone
from .helpers_turns import BATTERIES, nature_goes_on, started, turn_ended

TURN_OF_C = {"turn": "C 3"}


@rule("RQA-TRN-01")
def test_trn_01_one_turn_after_the_other_clockwise() -> None:
    table = arena(turn="B 2")
    turns = []
    for _ in range(4):
        turns.append((table.asked(), table.part("turn")))
        turn_ended(table)
    assert turns == [("B act", "B 2"), ("C act", "C 3"), ("A act", "A 4"), ("B act", "B 5")]


@rule("RQA-TRN-02")
def test_trn_02_start_respawn_actions_upkeep() -> None:
    table = arena(TWO, tiles="E@r4c0", pug="A r4c0", petri="A -", turn="B 4", A="hand battery")
    table.answer("end").nature(*BATTERIES)
    table.answer("place:petri@r0c0", "play:battery", "end").nature(*BATTERIES)
    told = [event.split()[0] for event in table.events()]
    assert told[told.index("turn_began") :] == [
        *("turn_began", "gained_energy", "returned", "placed", "played", "cleaned_up"),
        *["drew"] * 5,
        "turn_began",
    ]


@rule("RQA-TRN-04")
def test_trn_04_a_knocked_out_robot_returns_before_the_actions() -> None:
    table = turn_ended(arena(petri="A -", **TURN_OF_C))
    assert table.asked() == "A place"
    assert table.answer("place:petri@r0c8").asked() == "A act"
    assert where(table, "petri") == "r0c8"


@rule("RQA-TRN-05")
def test_trn_05_everything_in_any_order_any_number_of_times() -> None:
    table = arena(
        strider="A r4c4", petri="B r4c5", A="hand 2*battery thrusters", purse="9 2", turn="A 1"
    )
    every_kind = {"end", "exchange", "play", "buy", "move", "push", "ability"}
    assert {name.split(":")[0] for name in table.options(A)} == every_kind
    for answer in (
        *("play:battery", "buy:heavy_hammer", "exchange", "push:petri@strider", "play:thrusters"),
        *("move:strider@r4c4", "ability:strider", "target:petri", "move:strider@r4c5"),
        *("push:petri@strider", "play:battery", "exchange"),
    ):
        table.answer(answer)
    assert table.asked() == "A act"
    assert where(table, "petri") == "r4c7"
    assert zone(table, A, "discard") == ["heavy_hammer"]


@rule("RQA-TRN-06")
def test_trn_06_nothing_is_compulsory() -> None:
    table = arena(crate="A r4c4", petri="B r4c5", A="hand hammer 3*battery", purse="5 5")
    table.answer("end")
    assert table.asked() == "nature draw"
    assert where(table, "crate") == "r4c4"
    assert table.part("petri") == "B r4c5 4+1"


@rule("RQA-TRN-08")
def test_trn_08_hand_and_cards_in_play_are_discarded_and_five_drawn() -> None:
    table = arena(A="hand hammer thrusters play 2*battery")
    table.answer("end")
    assert sorted(zone(table, A, "discard")) == ["battery", "battery", "hammer", "thrusters"]
    assert (zone(table, A, "hand"), zone(table, A, "in_play")) == ([], [])
    table.nature(*BATTERIES)
    assert zone(table, A, "hand") == ["battery"] * 5
    assert table.asked() == "B act"


@rule("RQA-TRN-09")
def test_trn_09_energy_and_moves_are_lost_at_the_end() -> None:
    table = arena(purse="3 2").answer("end")
    assert purse(table) == (0, 0)
    for _ in range(3):  # until it is A's turn again
        nature_goes_on(table)
        assert purse(table) == (0, 0)
        table.answer("end")


@rule("RQA-TRN-11")
def test_trn_11_a_robot_that_returns_gets_no_start_of_turn_effect() -> None:
    table = turn_ended(arena(pug="A -", **TURN_OF_C)).answer("place:pug@r4c4")
    assert table.asked() == "A act"
    assert vp(table, A) == 0


@rule("RQA-TRN-12")
def test_trn_12_start_of_turn_effects_apply_on_the_very_first_turn() -> None:
    table = started("crate", "pug", "strider")
    table.answer("place:crate@r1c1", "place:pug@r4c4", "place:strider@r7c7")
    assert (table.part("turn"), vp(table, B)) == ("A 1", 1)  # what the second player starts with
    turn_ended(table)
    assert (table.part("turn"), vp(table, B)) == ("B 2", 2)


@rule("RQA-RUL-26")
def test_rul_26_which_effects_apply_is_fixed_when_the_turn_begins() -> None:
    table = arena(tiles="E@r4c0", crate="A r4c1", purse="0 1")
    assert purse(table.answer("move:crate@r4c0")) == (0, 0)  # too late for this turn
    table = turn_ended(arena(TWO, pug="A -", petri="A r4c3", turn="B 4"))
    table.answer("place:pug@r4c4")  # after Petri's point of the centre
    assert vp(table, A) == 1


@rule("RQA-RUL-39")
def test_rul_39_the_control_terminal_is_compulsory_and_may_take_what_was_drawn() -> None:
    terminal = {"tiles": "T@r4c0", "crate": "A r4c0", "turn": "C 3"}
    table = arena(**terminal, A="hand 2*battery deck discard hammer").answer("end")
    table.nature(*BATTERIES)
    assert table.offered("draw") == ["hammer"]  # reshuffled, since it was needed
    table.nature("draw:hammer")
    assert table.options(A) == ["discard:battery", "discard:hammer"]
    table.answer("discard:hammer")
    assert zone(table, A, "discard") == ["hammer"]
    assert table.asked() == "A act"


@rule("RQA-RUL-39")
def test_rul_39_with_an_empty_hand_nothing_is_discarded() -> None:
    table = arena(tiles="T@r4c0", crate="A r4c0", turn="C 3", A="deck")
    table.answer("end").nature(*BATTERIES)
    assert table.asked() == "A act"
    assert table.state.turn == 4
