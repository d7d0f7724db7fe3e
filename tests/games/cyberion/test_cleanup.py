"""Cleanup. Rules: CYB-CLN."""

import pytest

from automatable.testkit import rule

from .helpers import (
    MICROBOTS,
    STAGE_I,
    STAGE_II,
    A,
    cyberion,
    drawn,
    levels,
    reserve,
    rows,
)

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"
FULL = "SIR1 STO1 CYC1 PLA1 COM1"


@rule("CYB-CLN-01")
def test_cln_01_the_order_is_fixed() -> None:
    table = cyberion(
        factory="I-SIR - I-CYC I-PLA I-COM", platform="SIR1", flash="COM3", reserve="2"
    )
    table.answer("end").nature("machine:I-4")
    drawn(table, "PLA1 PLA2 PLA3 PLA4")
    kinds = [event.partition(" ")[0] for event in table.events()]
    assert kinds == [
        *("failsafe_lost", "machine_came", "flash_emptied"),
        *("filled", "filled", "filled", "filled"),
        "turn_began",
    ]


@rule("CYB-CLN-01")
def test_cln_01_flash_cards_are_discarded_before_the_platform_is_filled() -> None:
    rest = "SIR2 SIR3 SIR4 SIR5"
    table = cyberion(
        factory=FACTORY, platform=rest, flash="COM3", battery="empty", deck="PLA1 ...", reserve="2"
    )
    table.answer("end")
    assert rows(table) == [rest, "", ""]
    assert table.part("discard") == "COM3"
    drawn(table, "PLA1")


@rule("CYB-CLN-02")
def test_cln_02_without_a_machine_gone_a_failsafe_is_lost() -> None:
    table = cyberion(factory=FACTORY, platform=FULL, reserve="3").answer("end")
    assert table.parts("turn", "reserve") == ["A 2", "2"]
    assert table.view()["forge"] == 3


@rule("CYB-CLN-02")
def test_cln_02_after_a_repair_none_is_lost() -> None:
    table = cyberion(factory=FACTORY, platform="SIR1 SIR2 CYC1 PLA1 COM1", reserve="3")
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform", "end")
    drawn(table.nature("machine:I-1"), "STO1 STO2")
    assert table.parts("turn", "reserve") == ["A 2", "3"]
    table.answer("end")  # and the repair of an earlier turn does not help
    assert table.parts("turn", "reserve") == ["A 3", "2"]


@rule("CYB-CLN-02")
def test_cln_02_triggers_and_upgrades_do_not_help() -> None:
    table = cyberion(factory=FACTORY, platform=FULL, experience="I-1", reserve="3")
    table.answer("trigger:SIR1@platform", "upgrade:SIR", "end")
    assert reserve(drawn(table, "SIR2")) == 2


@rule("CYB-CLN-03")
def test_cln_03_without_a_token_to_give_up_the_game_is_lost_at_once() -> None:
    table = cyberion(
        factory="I-SIR* - I-CYC I-PLA I-COM", platform="SIR1", flash="COM3", reserve="0"
    )
    table.answer("end")
    assert table.ended() == "lost by failsafe"
    assert table.parts("factory", "flash") == ["I-SIR* - I-CYC I-PLA I-COM", "COM3"]
    assert table.state.decision() is None


@rule("CYB-CLN-03")
def test_cln_03_the_last_token_can_be_given_up() -> None:
    table = cyberion(factory=FACTORY, platform=FULL, reserve="1").answer("end")
    assert table.ended() == ""
    assert table.parts("turn", "reserve") == ["A 2", "0"]
    table.answer("end")
    assert table.ended() == "lost by failsafe"


@rule("CYB-CLN-04")
def test_cln_04_machines_lose_their_prep() -> None:
    table = cyberion(factory="I-SIR* I-STO I-CYC* I-PLA I-COM", platform=FULL).answer("end")
    assert table.part("factory") == FACTORY
    assert table.offered("repair") == []


@rule("CYB-CLN-05")
def test_cln_05_the_factory_is_refilled_to_five() -> None:
    table = cyberion(factory="- I-STO - I-PLA I-COM", platform=FULL, experience="I-SIR I-CYC")
    table.answer("end")
    assert table.weights() == {f"machine:I-{size}": 1 for size in range(1, 6)}
    table.nature("machine:I-3", "machine:I-5")
    assert table.parts("turn", "factory") == ["A 2", "I-3 I-STO I-5 I-PLA I-COM"]


@rule("CYB-CLN-05")
def test_cln_05_a_full_factory_stays_as_it_is() -> None:
    table = cyberion(factory=FACTORY, platform=FULL).answer("end")
    assert table.parts("turn", "factory") == ["A 2", FACTORY]


@rule("CYB-CLN-05")
def test_cln_05_the_top_machine_is_of_the_lowest_stage_left() -> None:
    table = cyberion(
        factory="- - I-1 I-2 I-3", platform=FULL, removed="I-SIR I-STO I-CYC I-PLA I-COM I-4"
    )
    table.answer("end")
    assert table.offered("machine") == ["I-5"]
    table.nature("machine:I-5")
    assert all(name.startswith("II-") for name in table.offered("machine"))
    assert len(table.offered("machine")) == 15


@rule("CYB-CLN-05")
def test_cln_05_with_an_empty_deck_play_continues_with_a_smaller_factory() -> None:
    table = cyberion(factory="I-SIR - - II-3 -", platform=FULL, removed="*").answer("end")
    assert table.parts("turn", "factory") == ["A 2", "I-SIR - - II-3 -"]
    assert table.ended() == ""
    every_other = " ".join([*STAGE_I[1:], *STAGE_II[1:]])
    table = cyberion(factory="I-SIR", platform=FULL, removed=every_other).answer("end")
    table.nature("machine:II-SIR")  # the last one
    assert table.parts("turn", "factory") == ["A 2", "I-SIR II-SIR - - -"]


@rule("CYB-CLN-06")
def test_cln_06_machines_without_microbot_receive_one_after_the_refill() -> None:
    table = cyberion(
        MICROBOTS,
        factory="- I-STO+MIC-1 I-CYC+MIC-2 I-PLA+MIC-3 I-COM+MIC-4",
        platform=FULL,
        flash="SIR5",
    )
    table.answer("end")
    assert table.offered("machine") != []
    table.nature("machine:I-5")
    assert table.offered("microbot") != []
    assert table.part("flash") == "SIR5"  # not yet discarded
    table.nature("microbot:MIC-SIR")
    assert table.part("factory") == "I-5+MIC-SIR I-STO+MIC-1 I-CYC+MIC-2 I-PLA+MIC-3 I-COM+MIC-4"
    assert table.parts("turn", "flash") == ["A 2", ""]


@rule("CYB-CLN-07")
def test_cln_07_the_flash_is_discarded_and_nothing_triggers() -> None:
    table = cyberion(
        factory=FACTORY, platform=FULL, flash="SIR5 STO5 CYC5 PLA5 COM5", levels="5 5 5 5 5"
    )
    table.answer("end")
    assert table.parts("turn", "discard") == ["A 2", "SIR5 STO5 CYC5 PLA5 COM5"]
    assert rows(table) == [FULL, "", ""]


@rule("CYB-CLN-08")
@pytest.mark.parametrize("there", [0, 3, 4, 5])
def test_cln_08_the_platform_is_filled_to_five(there: int) -> None:
    table = cyberion(factory=FACTORY, platform=" ".join(FULL.split()[:there]), stock="CYC5")
    table.answer("end")
    for card in FULL.split()[there:]:
        drawn(table, card)
    assert table.parts("turn", "platform", "stock") == ["A 2", FULL, "CYC5"]


@rule("CYB-CLN-09")
def test_cln_09_a_machine_removed_by_microbots_counts_as_left() -> None:
    table = cyberion(
        MICROBOTS,
        factory="I-SIR+MIC-5 I-STO+MIC-1 I-CYC+MIC-2 I-PLA+MIC-3 I-COM+MIC-4",
        platform=FULL,
        held="MIC-SIR MIC-STO MIC-CYC MIC-PLA MIC-COM",
        reserve="2",
    )
    table.answer("remove:I-STO", "end").nature("machine:I-1", "microbot:MIC-5")
    assert table.parts("turn", "reserve") == ["A 2", "2"]


@rule("CYB-CLN-10")
def test_cln_10_one_token_no_matter_how_many_machines_were_left() -> None:
    for factory in (FACTORY, "I-SIR I-STO", "I-SIR"):
        table = cyberion(factory=factory, platform=FULL, removed="*", reserve="4").answer("end")
        assert table.parts("turn", "reserve") == ["A 2", "3"]


@rule("CYB-CLN-10")
def test_cln_10_no_token_is_gained_by_several_repairs() -> None:
    table = cyberion(
        factory=FACTORY, platform="SIR1 SIR2 COM1 COM2 PLA1", reserve="2", levels=levels()
    )
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    table.answer("repair:I-COM", "crew:COM1@platform", "crew:COM2@platform", "end")
    drawn(table.nature("machine:I-1", "machine:I-2"), "STO1 STO2 STO3 STO4")
    assert table.parts("turn", "reserve") == ["A 2", "2"]
    assert table.why_not(A, "repair:I-SIR") == "CYB-REP-01"
