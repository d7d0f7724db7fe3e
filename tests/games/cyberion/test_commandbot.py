"""The Commandbot Preps a Machine. Rules: CYB-COM."""

import pytest

from automatable.testkit import rule

from .helpers import (
    MULTIBOTS,
    A,
    cyberion,
    deck_size,
    drawn,
    levels,
    rows,
    why_not_repair,
)

FACTORY = "I-SIR I-STO I-CYC I-PLA II-TWIN"


@rule("CYB-COM-01")
def test_com_01_level_i_does_nothing() -> None:
    table = cyberion(factory=FACTORY, platform="COM3 SIR1")
    table.answer("trigger:COM3@platform")
    assert table.parts("factory", "platform", "discard") == [FACTORY, "SIR1", "COM3"]
    assert table.options(A)[0] == "end"


@rule("CYB-COM-02", "CYB-COM-03", "CYB-COM-04", "CYB-COM-05")
@pytest.mark.parametrize(("level", "price"), [("II", 5), ("III", 4), ("IV", 3), ("V", 1)])
def test_com_02_that_many_robots_are_discarded_to_prep_a_machine(level: str, price: int) -> None:
    table = cyberion(
        factory=FACTORY, flash="COM3", platform="SIR1 SIR2 SIR3 SIR4 SIR5", levels=levels(COM=5)
    )
    table.answer("trigger:COM3@flash", f"level:{level}", "prep:I-CYC")
    for size in range(1, price + 1):
        assert table.part("factory") == FACTORY
        assert rows(table) == ["SIR1 SIR2 SIR3 SIR4 SIR5", "COM3", ""]
        table.answer(f"spend:SIR{size}@platform")
    assert table.part("factory") == "I-SIR I-STO I-CYC* I-PLA II-TWIN"
    assert table.part("platform").split() == [f"SIR{size}" for size in range(price + 1, 6)]
    assert table.part("discard").split() == [f"SIR{k}" for k in range(1, price + 1)] + ["COM3"]
    assert table.options(A)[0] == "end"


@rule("CYB-COM-06")
def test_com_06_the_commandbot_itself_does_not_count() -> None:
    table = cyberion(
        factory=FACTORY, platform="COM3 COM3", stock="SIR1 SIR2 SIR3", levels=levels(COM=4)
    )
    table.answer("trigger:COM3@platform", "level:IV", "prep:I-CYC")
    assert table.offered("spend")[0] == "COM3@platform"  # the other one
    alone = cyberion(factory=FACTORY, platform="COM3", stock="SIR1 SIR2 SIR3", levels="1 1 1 1 4")
    alone.answer("trigger:COM3@platform", "level:IV", "prep:I-CYC")
    assert alone.why_not(A, "spend:COM3@platform") == "CYB-COM-06"
    table.answer("spend:COM3@platform")
    assert table.why_not(A, "spend:COM3@platform") == "CYB-TRN-10"  # chosen already
    table.answer("spend:SIR1@stock", "spend:SIR2@stock")
    assert rows(table) == ["", "", "SIR3"]
    assert table.part("discard") == "SIR1 SIR2 COM3 COM3"


@rule("CYB-COM-06")
def test_com_06_the_support_token_does_not_count() -> None:
    table = cyberion(factory=FACTORY, support="COM", platform="SIR1 SIR2 SIR3 SIR4 SIR5")
    table.answer("support:COM", "prep:I-CYC")
    table.answer(*[f"spend:SIR{size}@platform" for size in (1, 2, 3)])
    assert table.part("platform") == "SIR1 SIR2 SIR3 SIR4 SIR5"  # a fourth is missing
    table.answer("spend:SIR4@platform")
    assert table.parts("platform", "discard", "support") == ["SIR5", "SIR1 SIR2 SIR3 SIR4", "none"]


@rule("CYB-COM-07")
def test_com_07_they_come_from_deck_and_rows_in_any_mix() -> None:
    table = cyberion(
        factory=FACTORY,
        platform="COM3 SIR1",
        flash="SIR2",
        stock="SIR3",
        discard="STO1",
        deck="PLA1 ...",
        levels=levels(COM=2),
    )
    before = deck_size(table)
    table.answer("trigger:COM3@platform", "level:II", "prep:II-TWIN")
    assert table.offered("spend") == ["SIR1@platform", "SIR2@flash", "SIR3@stock", "card@deck"]
    assert table.why_not(A, "spend:STO1@platform") == "CYB-TRN-05"  # in the discard pile
    table.answer("spend:card@deck", "spend:SIR3@stock", "spend:card@deck")
    table.answer("spend:SIR1@platform", "spend:SIR2@flash")
    assert table.offered("draw") == ["PLA1"]  # the top of the deck
    drawn(table, "PLA1 PLA2")
    assert rows(table) == ["", "", ""]
    assert table.part("discard") == "SIR1 SIR2 SIR3 STO1 PLA1 PLA2 COM3"
    assert deck_size(table) == before - 2
    assert table.part("factory") == "I-SIR I-STO I-CYC I-PLA II-TWIN*"


@rule("CYB-COM-07")
def test_com_07_all_of_them_may_come_from_the_deck() -> None:
    table = cyberion(factory=FACTORY, platform="COM3", levels=levels(COM=2))
    table.answer("trigger:COM3@platform", "level:II", "prep:II-TWIN", *["spend:card@deck"] * 5)
    drawn(table, "PLA1 PLA2 PLA3 PLA4")
    assert "*" not in table.part("factory")
    drawn(table, "PLA5")
    assert table.part("factory") == "I-SIR I-STO I-CYC I-PLA II-TWIN*"


@rule("CYB-COM-08")
def test_com_08_they_do_not_trigger() -> None:
    table = cyberion(
        factory=FACTORY, platform="COM3 SIR1", levels="5 5 5 5 4", deck="PLA1 CYC1 ..."
    )
    table.answer("trigger:COM3@platform", "level:IV", "prep:I-SIR")
    table.answer("spend:SIR1@platform", "spend:card@deck", "spend:card@deck")
    drawn(table, "PLA1 CYC1")
    assert table.options(A)[0] == "end"
    assert rows(table) == ["", "", ""]
    kinds = [event.partition(" ")[0] for event in table.events()]
    assert kinds == ["triggered", "spent", "milled", "milled", "prepped"]


@rule("CYB-COM-09", "CYB-COM-10")
def test_com_09_several_machines_but_each_only_once_per_turn() -> None:
    table = cyberion(
        factory=FACTORY, platform="COM1 COM2 SIR1 SIR2", stock="COM4", levels=levels(COM=5)
    )
    table.answer("trigger:COM1@platform", "level:V", "prep:I-CYC", "spend:SIR1@platform")
    table.answer("trigger:COM2@platform", "level:V")
    assert table.offered("prep") == ["I-SIR", "I-STO", "I-PLA", "II-TWIN"]
    assert table.why_not(A, "prep:I-CYC") == "CYB-COM-10"
    assert table.why_not(A, "prep:I-COM") == "CYB-RUL-30"
    table.answer("prep:II-TWIN", "spend:SIR2@platform")
    assert table.part("factory") == "I-SIR I-STO I-CYC* I-PLA II-TWIN*"


@rule("CYB-COM-11")
@pytest.mark.parametrize(
    ("machine", "cards", "forbidden_by"),
    [
        ("I-SIR*", "SIR1", ""),
        ("I-SIR*", "STO1", "CYB-REP-09"),
        ("I-4*", "STO4", ""),
        ("I-4*", "STO3", "CYB-REP-10"),
        ("II-STO*", "STO3 STO4", ""),
        ("II-STO*", "STO3 COM4", "CYB-REP-09"),
        ("II-STO*", "STO3", "CYB-REP-09"),
        ("II-TWIN*", "PLA3", ""),
        ("II-GE12*", "SIR3 SIR4", ""),  # with an imaginary 5
        ("II-GE12*", "SIR2 SIR4", "CYB-REP-11"),
        ("II-LE6*", "SIR1 SIR4", ""),  # with an imaginary 1
        ("II-LE6*", "SIR2 SIR4", "CYB-REP-12"),
        ("II-RUN4*", "SIR2 SIR3 COM5", ""),
        ("II-RUN4*", "SIR1 SIR3 COM5", "CYB-REP-13"),
        ("II-2PAIR*", "SIR2 SIR3 COM3", ""),
        ("II-2PAIR*", "SIR2 SIR3 COM4", "CYB-REP-15"),
    ],
)
def test_com_11_a_prepped_machine_needs_one_robot_less(
    machine: str, cards: str, forbidden_by: str
) -> None:
    assert why_not_repair(machine, cards) == forbidden_by


@rule("CYB-COM-11")
def test_com_11_only_the_prepped_machine_needs_less() -> None:
    table = cyberion(factory="I-SIR* I-STO", platform="SIR1 STO1")
    assert table.offered("repair") == ["I-SIR"]
    assert table.why_not(A, "repair:I-STO") == "CYB-REP-09"


@rule("CYB-COM-05")
@pytest.mark.parametrize("machine", ["I-SIR", "I-5", "II-RUN4", "III-SIR", "III-RUN5"])
def test_com_05_machines_of_every_stage_can_be_prepped(machine: str) -> None:
    table = cyberion(MULTIBOTS, factory=machine, platform="COM1 SIR1", levels=levels(COM=5))
    table.answer("trigger:COM1@platform", "level:V", f"prep:{machine}", "spend:SIR1@platform")
    assert table.part("factory") == f"{machine}* - - - -"


@rule("CYB-COM-12")
def test_com_12_a_prep_lasts_until_cleanup() -> None:
    table = cyberion(
        factory="I-SIR* I-STO I-CYC* I-PLA II-TWIN", platform="SIR1 STO1 STO2 COM1 COM2"
    )
    assert table.offered("repair") == ["I-SIR", "I-STO"]
    table.answer("end")
    assert table.parts("turn", "factory") == ["A 2", FACTORY]
    assert table.offered("repair") == ["I-STO"]


@rule("CYB-COM-12")
def test_com_12_a_new_machine_does_not_inherit_a_prep() -> None:
    table = cyberion(factory="I-SIR* I-STO I-CYC I-PLA II-TWIN", platform="SIR1")
    table.answer("repair:I-SIR", "crew:SIR1@platform")
    assert table.part("factory") == "- I-STO I-CYC I-PLA II-TWIN"
    table.answer("end").nature("machine:I-1")
    assert table.part("factory") == "I-1 I-STO I-CYC I-PLA II-TWIN"


@rule("CYB-COM-13")
def test_com_13_a_machine_may_be_prepped_again_in_a_later_turn() -> None:
    table = cyberion(
        factory="I-SIR* I-STO I-CYC I-PLA II-TWIN",
        platform="COM1 COM2 COM3 PLA4 PLA5",
        levels=levels(COM=5),
    )
    table.answer("end", "trigger:COM1@platform", "level:V")
    assert "I-SIR" in table.offered("prep")
    table.answer("prep:I-SIR", "spend:COM2@platform")
    assert table.part("factory") == "I-SIR* I-STO I-CYC I-PLA II-TWIN"


@rule("CYB-COM-14")
def test_com_14_a_prepped_machine_is_marked_and_still_in_the_factory() -> None:
    table = cyberion(factory=FACTORY, platform="COM3 CYC1 SIR1", levels=levels(COM=5))
    table.answer("trigger:COM3@platform", "level:V", "prep:I-CYC", "spend:SIR1@platform")
    shown = table.view(A)["factory"]
    assert [machine["prepped"] for machine in shown] == [False, False, True, False, False]
    assert shown[2]["machine"] == "I-CYC"
    assert table.part("turn") == "A 1"  # no Machine has left the Factory
    table.answer("repair:I-CYC", "crew:CYC1@platform")
    assert table.parts("experience", "factory") == ["I-CYC", "I-SIR I-STO - I-PLA II-TWIN"]


@rule("CYB-COM-07")
def test_com_07_any_card_of_three_full_rows_may_be_paid() -> None:
    full = {
        "platform": "SIR1 SIR2 SIR3 SIR4 SIR5",
        "flash": "STO1 STO2 STO3 STO4 STO5",
        "stock": "COM1 COM2 COM3 COM4 COM5",
    }
    table = cyberion(factory=FACTORY, levels=levels(COM=5), **full)
    table.answer("trigger:COM5@stock", "level:V", "prep:I-SIR")
    cards = [f"{card}@{row}" for row, names in full.items() for card in names.split()]
    assert table.offered("spend") == [*cards[:-1], "card@deck"]
