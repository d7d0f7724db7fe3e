"""What Machines ask for. Rules: CYB-REP."""

import pytest

from automatable.testkit import rule

from .helpers import (
    MULTIBOTS,
    STAGE_I,
    cyberion,
    why_not_repair,
)


@rule("CYB-REP-09")
@pytest.mark.parametrize(
    ("machine", "cards", "forbidden_by"),
    [
        ("I-STO", "STO1 STO5", ""),
        ("I-STO", "STO2 STO2", ""),
        ("I-STO", "STO1 SIR1", "CYB-REP-09"),
        ("I-STO", "STO1", "CYB-REP-09"),
        ("II-STO", "STO1 STO3 STO5", ""),
        ("II-STO", "STO1 STO3", "CYB-REP-09"),
        ("II-STO", "STO1 STO1 CYC1", "CYB-REP-09"),
        ("III-COM", "COM1 COM2 COM4 COM4", ""),
        ("III-COM", "COM1 COM2 COM4 PLA4", "CYB-REP-09"),
        ("III-COM", "COM1 COM2 COM4", "CYB-REP-09"),
    ],
)
def test_rep_09_same_model(machine: str, cards: str, forbidden_by: str) -> None:
    assert why_not_repair(machine, cards) == forbidden_by


@rule("CYB-REP-10")
@pytest.mark.parametrize(
    ("machine", "cards", "forbidden_by"),
    [
        ("I-4", "SIR4 COM4", ""),
        ("I-4", "SIR4 SIR4", ""),
        ("I-4", "SIR4 COM5", "CYB-REP-10"),
        ("I-4", "SIR3 SIR3", "CYB-REP-10"),  # one size, but another than the named one
        ("I-4", "SIR4", "CYB-REP-10"),
        ("II-1", "SIR1 PLA1 CYC1", ""),
        ("II-1", "SIR1 PLA1 CYC2", "CYB-REP-10"),
        ("II-1", "SIR1 PLA1", "CYB-REP-10"),
        ("III-5", "SIR5 PLA5 CYC5 PLA5", ""),
        ("III-5", "SIR5 PLA5 CYC5 PLA4", "CYB-REP-10"),
    ],
)
def test_rep_10_same_size(machine: str, cards: str, forbidden_by: str) -> None:
    assert why_not_repair(machine, cards) == forbidden_by


@rule("CYB-REP-11")
@pytest.mark.parametrize(
    ("machine", "cards", "forbidden_by"),
    [
        ("II-GE12", "SIR4 COM4 PLA4", ""),
        ("II-GE12", "SIR2 COM5 PLA5", ""),
        ("II-GE12", "SIR5 COM5 PLA5", ""),
        ("II-GE12", "SIR1 COM5 PLA5", "CYB-REP-11"),  # 11
        ("II-GE12", "SIR3 COM4 PLA4", "CYB-REP-11"),  # 11
        ("II-GE12", "COM5 PLA5", "CYB-REP-11"),  # two only
        ("III-GE15", "SIR5 COM5 PLA4 STO1", ""),
        ("III-GE15", "SIR5 COM5 PLA3 STO1", "CYB-REP-11"),  # 14
        ("III-GE15", "SIR5 COM5 PLA5", "CYB-REP-11"),  # 15 with three only
    ],
)
def test_rep_11_sum_at_least(machine: str, cards: str, forbidden_by: str) -> None:
    assert why_not_repair(machine, cards) == forbidden_by


@rule("CYB-REP-12")
@pytest.mark.parametrize(
    ("machine", "cards", "forbidden_by"),
    [
        ("II-LE6", "SIR2 COM2 PLA2", ""),
        ("II-LE6", "SIR1 COM1 PLA4", ""),
        ("II-LE6", "SIR1 COM1 PLA1", ""),
        ("II-LE6", "SIR1 COM1 PLA5", "CYB-REP-12"),  # 7
        ("II-LE6", "SIR2 COM2 PLA3", "CYB-REP-12"),  # 7
        ("II-LE6", "COM1 PLA1", "CYB-REP-12"),  # two only
        ("III-LE9", "SIR5 COM2 PLA1 STO1", ""),
        ("III-LE9", "SIR5 COM3 PLA1 STO1", "CYB-REP-12"),  # 10
        ("III-LE9", "SIR1 COM1 PLA1", "CYB-REP-12"),  # three only
    ],
)
def test_rep_12_sum_at_most(machine: str, cards: str, forbidden_by: str) -> None:
    assert why_not_repair(machine, cards) == forbidden_by


@rule("CYB-REP-13")
@pytest.mark.parametrize(
    ("cards", "forbidden_by"),
    [
        ("SIR1 COM2 PLA3 STO4", ""),
        ("SIR5 SIR4 SIR3 SIR2", ""),
        ("SIR1 COM2 PLA3 STO5", "CYB-REP-13"),
        ("SIR1 COM3 PLA4 STO5", "CYB-REP-13"),
        ("SIR1 COM2 PLA2 STO3", "CYB-REP-13"),
        ("SIR2 COM3 PLA4", "CYB-REP-13"),
    ],
)
def test_rep_13_run_of_four(cards: str, forbidden_by: str) -> None:
    assert why_not_repair("II-RUN4", cards) == forbidden_by


@rule("CYB-REP-14")
@pytest.mark.parametrize(
    ("cards", "forbidden_by"),
    [
        ("SIR1 COM2 PLA3 STO4 CYC5", ""),
        ("SIR1 COM2 PLA3 STO4 CYC4", "CYB-REP-14"),
        ("SIR2 COM2 PLA3 STO4 CYC5", "CYB-REP-14"),
        ("SIR1 COM2 PLA3 STO4", "CYB-REP-14"),
    ],
)
def test_rep_14_run_of_five(cards: str, forbidden_by: str) -> None:
    assert why_not_repair("III-RUN5", cards) == forbidden_by


@rule("CYB-REP-15")
@pytest.mark.parametrize(
    ("cards", "forbidden_by"),
    [
        ("SIR1 COM1 PLA3 STO3", ""),
        ("SIR5 COM5 PLA4 STO4", ""),
        ("SIR4 COM4 PLA4 STO4", ""),
        ("SIR4 COM4 PLA4 STO3", "CYB-REP-15"),
        ("SIR1 COM1 PLA3 STO4", "CYB-REP-15"),
        ("SIR1 SIR2 SIR3 SIR4", "CYB-REP-15"),  # pairs of models do not count
        ("SIR1 COM1 PLA3", "CYB-REP-15"),
    ],
)
def test_rep_15_two_pairs(cards: str, forbidden_by: str) -> None:
    assert why_not_repair("II-2PAIR", cards) == forbidden_by


@rule("CYB-REP-16")
@pytest.mark.parametrize(
    ("cards", "forbidden_by"),
    [
        ("SIR1 COM1 PLA3 STO3 CYC3", ""),
        ("SIR1 COM1 PLA1 STO3 CYC3", ""),
        ("SIR1 COM1 PLA3 STO3 CYC4", "CYB-REP-16"),
        ("SIR1 COM1 PLA1 STO1 CYC4", "CYB-REP-16"),
        ("SIR1 COM1 PLA1 STO2 CYC4", "CYB-REP-16"),
        ("SIR1 COM1 PLA1 STO3", "CYB-REP-16"),
    ],
)
def test_rep_16_pair_and_triple(cards: str, forbidden_by: str) -> None:
    assert why_not_repair("III-FULL", cards) == forbidden_by


@rule("CYB-REP-17")
@pytest.mark.parametrize(
    ("machine", "cards", "forbidden_by"),
    [
        ("II-TWIN", "SIR1 SIR1", ""),
        ("II-TWIN", "COM5 COM5", ""),
        ("II-TWIN", "SIR1 SIR2", "CYB-REP-17"),
        ("II-TWIN", "SIR1 COM1", "CYB-REP-17"),
        ("II-TWIN", "SIR1", "CYB-REP-17"),
        ("III-TRIPLET", "SIR1 SIR1 MUL-SIR", ""),
        ("III-TRIPLET", "SIR1 SIR1 SIR2", "CYB-REP-17"),
        ("III-TRIPLET", "SIR1 SIR1", "CYB-REP-17"),
        ("III-TRIPLET*", "PLA2 PLA2", ""),
    ],
)
def test_rep_17_identical(machine: str, cards: str, forbidden_by: str) -> None:
    assert why_not_repair(machine, cards) == forbidden_by


@rule("CYB-REP-18")
@pytest.mark.parametrize(
    ("machine", "cards"),
    [
        ("I-SIR", "SIR1 MUL-SIR"),
        ("I-SIR", "MUL-SIR MUL-4"),
        ("I-4", "COM4 MUL-PLA"),
        ("II-GE12", "COM4 MUL-PLA MUL-3"),
        ("II-LE6", "COM4 MUL-PLA MUL-1"),
        ("II-RUN4", "COM1 MUL-PLA MUL-3 MUL-STO"),
        ("II-2PAIR", "COM1 MUL-PLA MUL-3 MUL-STO"),
        ("II-TWIN", "COM1 MUL-1"),
        ("III-TRIPLET", "COM1 MUL-1 MUL-COM"),
        ("III-FULL", "COM1 SIR1 STO1 MUL-3 MUL-COM"),
        ("III-RUN5", "COM1 SIR2 MUL-3 MUL-4 MUL-COM"),
    ],
)
def test_rep_18_multibots_help_with_every_requirement(machine: str, cards: str) -> None:
    assert why_not_repair(machine, cards, MULTIBOTS) == ""


@rule("CYB-REP-18")
def test_rep_18_a_multibot_is_no_robot_of_another_print() -> None:
    assert why_not_repair("I-SIR", "SIR1 MUL-STO") == "CYB-REP-09"
    assert why_not_repair("I-4", "SIR4 MUL-3") == "CYB-REP-10"


@rule("CYB-REP-09", "CYB-REP-10")
def test_rep_09_every_stage_i_machine_names_its_own_feature() -> None:
    for machine in STAGE_I:
        feature = machine[2:]
        crew = f"SIR{feature} COM{feature}" if feature.isdigit() else f"{feature}2 {feature}5"
        table = cyberion(factory="I-SIR I-STO I-CYC I-PLA I-COM", platform=crew)
        others = cyberion(factory="I-1 I-2 I-3 I-4 I-5", platform=crew)
        assert table.offered("repair") + others.offered("repair") == [machine]
