"""Turn and zones. Rules: CYB-TRN."""

import pytest

from automatable.games.cyberion import GAME
from automatable.kernel.errors import BadPosition
from automatable.testkit import random_tables, rule

from .helpers import (
    BABYBOTS,
    GIGANTOBOTS,
    A,
    cyberion,
    deck_size,
    drawn,
    levels,
    rows,
)

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"


@rule("CYB-TRN-01")
def test_trn_01_intervention_then_cleanup_then_the_next_turn() -> None:
    table = cyberion(factory=FACTORY, platform="SIR1 SIR3 COM2 COM4", reserve="3")
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR3@platform", "end")
    assert table.part("due") == "cleanup"
    assert table.options(A) == []
    table.nature("machine:I-4")
    drawn(table, "STO1 STO2 STO3")
    assert table.parts("turn", "due", "reserve") == ["A 2", "", "3"]
    table.answer("end")  # nothing has left the Factory in this turn
    assert table.parts("turn", "due", "reserve") == ["A 3", "", "2"]


@rule("CYB-TRN-02")
def test_trn_02_repair_trigger_and_upgrade_may_be_done() -> None:
    table = cyberion(
        factory=FACTORY, platform="SIR1 SIR4 SIR5", experience="I-1", support="PLA", levels=levels()
    )
    assert table.options(A) == [
        "end",
        "repair:I-SIR",
        "trigger:SIR1@platform",
        "trigger:SIR4@platform",
        "trigger:SIR5@platform",
        "support:PLA",
        *[f"upgrade:{model}" for model in ("SIR", "STO", "CYC", "PLA", "COM")],
    ]
    assert table.why_not(A, "baby:SIR") == "CYB-MIX-07"
    assert table.why_not(A, "board") == "CYB-MIX-07"


@rule("CYB-TRN-02")
def test_trn_02_expansions_add_two_actions() -> None:
    platform = "SIR1 SIR4 SIR5"
    assert "baby:SIR" in cyberion(BABYBOTS, factory=FACTORY, platform=platform).options(A)
    assert "board" in cyberion(GIGANTOBOTS, factory=FACTORY, platform=platform).options(A)


@rule("CYB-TRN-03")
def test_trn_03_every_action_any_number_of_times_in_any_order() -> None:
    table = cyberion(
        factory=FACTORY,
        experience="I-1 I-2",
        platform="SIR1 SIR3 COM2 COM4 PLA1",
        stock="PLA2 CYC3 CYC4",
    )
    table.answer("upgrade:SIR")
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR3@platform")
    table.answer("trigger:PLA1@platform", "trigger:PLA2@stock")
    table.answer("upgrade:STO")
    table.answer("repair:I-CYC", "crew:CYC3@stock", "crew:CYC4@stock")
    table.answer("trigger:COM2@platform", "upgrade:CYC")
    table.answer("upgrade:PLA")
    assert table.parts("experience", "levels") == ["", "2 2 2 2 1"]
    assert rows(table) == ["COM4", "", ""]
    assert table.part("turn") == "A 1 relieved"


@rule("CYB-TRN-03")
def test_trn_03_no_action_at_all_is_fine_too() -> None:
    table = cyberion(factory=FACTORY, platform="SIR1 SIR3 COM2 COM4 PLA1").answer("end")
    assert table.parts("turn", "platform") == ["A 2", "SIR1 SIR3 PLA1 COM2 COM4"]


@rule("CYB-TRN-04")
def test_trn_04_the_intervention_ends_only_when_the_player_says_so() -> None:
    table = cyberion(factory=FACTORY)
    assert table.options(A) == ["end"]  # even with nothing else to do
    assert table.part("turn") == "A 1"
    table = cyberion(factory=FACTORY, platform="SIR1 SIR3")
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR3@platform")
    assert table.options(A) == ["end", "upgrade:SIR", "upgrade:STO"] + [
        f"upgrade:{model}" for model in ("CYC", "PLA", "COM")
    ]


@rule("CYB-TRN-05")
def test_trn_05_only_robots_of_the_three_rows_can_be_used() -> None:
    table = cyberion(
        factory=FACTORY,
        platform="SIR1",
        flash="STO2",
        stock="SIR3",
        discard="SIR4",
        deck="SIR5 ...",
    )
    assert table.offered("trigger") == ["SIR1@platform", "STO2@flash", "SIR3@stock"]
    for card in ("SIR4", "SIR5"):  # in the discard pile and in the deck
        for row in ("platform", "flash", "stock"):
            assert table.why_not(A, f"trigger:{card}@{row}") == "CYB-TRG-01"
    assert table.why_not(A, "trigger:SIR1@stock") == "CYB-TRG-01"  # in another row
    table.answer("repair:I-SIR")
    assert table.offered("crew") == ["SIR1@platform", "SIR3@stock"]
    assert table.why_not(A, "crew:SIR4@platform") == "CYB-TRN-05"
    assert table.why_not(A, "crew:SIR1@stock") == "CYB-TRN-05"


@rule("CYB-TRN-06")
@pytest.mark.parametrize("row", ["platform", "flash", "stock"])
def test_trn_06_a_row_holds_five_cards(row: str) -> None:
    five = "SIR1 SIR2 SIR3 SIR4 SIR5"
    assert cyberion(factory=FACTORY, **{row: five}).part(row) == five
    with pytest.raises(BadPosition, match="room for 5"):
        cyberion(factory=FACTORY, **{row: f"{five} COM1"})


@rule("CYB-TRN-06")
def test_trn_06_no_play_puts_a_sixth_card_into_a_row() -> None:
    seen = 0
    for table in random_tables(GAME, 6, 17):
        for row in rows(table):
            assert len(row.split()) <= 5
            seen = max(seen, len(row.split()))
    assert seen == 5


@rule("CYB-TRN-07")
def test_trn_07_the_platform_is_topped_up_and_unused_cards_stay() -> None:
    table = cyberion(factory=FACTORY, platform="SIR1 COM2 COM4").answer("end")
    drawn(table, "PLA5")
    assert table.part("platform") == "SIR1 PLA5 COM2 COM4"
    drawn(table, "STO1")
    assert table.parts("turn", "platform") == ["A 2", "SIR1 STO1 PLA5 COM2 COM4"]


@rule("CYB-TRN-08")
def test_trn_08_the_flash_is_emptied_and_not_filled() -> None:
    table = cyberion(factory=FACTORY, platform="SIR1 COM2 COM4 COM5 PLA5", flash="STO1 STO2")
    table.answer("end")
    assert rows(table) == ["SIR1 PLA5 COM2 COM4 COM5", "", ""]
    assert table.parts("turn", "discard") == ["A 2", "STO1 STO2"]


@rule("CYB-TRN-08")
def test_trn_08_a_sirenbot_brings_cards_into_the_flash() -> None:
    table = cyberion(factory=FACTORY, platform="SIR1", levels=levels(SIR=2))
    drawn(table.answer("trigger:SIR1@platform", "level:II"), "COM1")
    assert rows(table) == ["", "COM1", ""]


@rule("CYB-TRN-09")
def test_trn_09_the_stock_is_neither_filled_nor_emptied() -> None:
    table = cyberion(factory=FACTORY, platform="SIR1 COM2 COM4 COM5 PLA5", stock="STO1 STO2")
    table.answer("end")
    assert rows(table) == ["SIR1 PLA5 COM2 COM4 COM5", "", "STO1 STO2"]
    assert table.parts("turn", "discard") == ["A 2", ""]


@rule("CYB-TRN-09")
def test_trn_09_a_stockbot_brings_cards_into_the_stock() -> None:
    table = cyberion(factory=FACTORY, platform="STO1 COM1 COM2", levels=levels(STO=2))
    table.answer("trigger:STO1@platform", "level:II", "stow:COM2@platform")
    assert rows(table) == ["COM1", "", "COM2"]


@rule("CYB-TRN-10")
def test_trn_10_a_discarded_robot_serves_one_purpose_only() -> None:
    lone = cyberion(factory=FACTORY, platform="SIR1", flash="SIR2", levels=levels(SIR=2))
    repaired = cyberion(factory=FACTORY, platform="SIR1", flash="SIR2", levels=levels(SIR=2))
    repaired.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@flash")
    assert rows(repaired) == ["", "", ""]  # and no card was drawn
    assert deck_size(repaired) == deck_size(lone)
    lone.answer("trigger:SIR1@platform", "level:I")
    assert lone.why_not(A, "repair:I-SIR") == "CYB-REP-09"  # the other alone is no crew


@rule("CYB-TRN-10")
def test_trn_10_a_triggering_robot_pays_no_cost_besides() -> None:
    table = cyberion(factory=FACTORY, platform="COM1", stock="SIR2 SIR3", levels=levels(COM=5))
    table.answer("trigger:COM1@platform", "level:V", "prep:I-SIR")
    assert table.offered("spend") == ["SIR2@stock", "SIR3@stock", "card@deck"]
    assert table.why_not(A, "spend:COM1@platform") == "CYB-COM-06"


@rule("CYB-TRN-05", "CYB-NOT-02")
def test_trn_05_equal_robots_are_one_choice_in_a_row_and_two_in_two_rows() -> None:
    two_rows = {"platform": "SIR3", "flash": "SIR3", "stock": "COM3 COM3"}
    both = ["SIR3@platform", "SIR3@flash", "COM3@stock"]
    table = cyberion(factory="I-3 I-STO", levels="1 1 1 1 5", **two_rows)
    assert table.offered("trigger") == both
    assert table.answer("repair:I-3").offered("crew") == both
    table = cyberion(factory="I-3 I-STO", levels="1 1 1 1 5", **two_rows)
    table.answer("trigger:COM3@stock", "level:V", "prep:I-STO")
    assert table.offered("spend") == [*both, "card@deck"]
    table = cyberion(factory="I-3 I-STO", support="STO", platform="SIR3 COM1", flash="COM1 COM2")
    assert table.answer("support:STO").offered("stow") == [
        *("SIR3@platform", "COM1@platform", "COM1@flash", "COM2@flash")
    ]
