"""Rulings about crews that no expansion owns alone. Rules: CYB-RUL-33, CYB-RUL-35, CYB-EXM."""

import pytest

from automatable.testkit import rule

from .helpers_expansions import A, cards_in_deck, options, robots, table
from .test_microbots import accepts


@rule("CYB-RUL-33")
@pytest.mark.parametrize(
    ("machine", "crew", "fine"),
    [
        ("I-SIR*", "SIR1", True),
        ("I-SIR*", "COM1", False),
        ("I-4*", "COM4", True),
        ("I-4*", "COM3", False),
        ("II-GE12*", "SIR3 COM4", True),  # the imaginary one is a 5
        ("II-GE12*", "SIR3 COM3", False),
        ("II-LE6*", "SIR3 COM2", True),  # a 1
        ("II-LE6*", "SIR3 COM3", False),
        ("II-TWIN*", "SIR3", True),
        ("II-2PAIR*", "SIR3 STO3 COM4", True),
        ("II-2PAIR*", "SIR3 STO2 COM4", False),
        ("II-RUN4*", "SIR1 STO2 COM4", True),
        ("II-RUN4*", "SIR1 STO2 COM5", False),
        ("III-RUN5*", "SIR1 STO2 COM4 PLA5", True),
        ("III-RUN5*", "SIR1 STO2 COM4 PLA4", False),
        ("III-FULL*", "SIR1 STO1 COM4 PLA4", True),
        ("III-FULL*", "SIR1 STO1 COM4 PLA5", False),
        ("III-TRIPLET*", "SIR3 SIR3", True),
        ("III-SIR*", "SIR1 SIR2 SIR3", True),
        ("III-SIR*", "SIR1 SIR2", False),
    ],
)
def test_rul_33_the_imaginary_robot_counts_for_every_requirement(
    machine: str, crew: str, fine: bool
) -> None:
    assert accepts(machine, crew, "multibots") == fine


@rule("CYB-RUL-33", "CYB-REP-04")
def test_rul_33_a_prepped_machine_takes_one_robot_less_and_no_more() -> None:
    made = table(factory="II-SIR*", platform="SIR1 SIR2 SIR3")
    made.answer("repair:II-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert made.parts("platform", "experience") == ["SIR3", "II-SIR"]
    plain = table(factory="II-SIR", platform="SIR1 SIR2")
    assert plain.why_not(A, "repair:II-SIR") == "CYB-REP-09"


@rule("CYB-RUL-33")
def test_rul_33_a_prep_serves_its_own_machine_only() -> None:
    made = table(factory="I-SIR* I-STO", platform="SIR1 STO1")
    assert options(made, "repair") == ["I-SIR"]
    assert made.why_not(A, "repair:I-STO") == "CYB-REP-09"


@rule("CYB-RUL-58")
def test_rul_58_removed_babybots_do_not_come_back_with_the_new_deck() -> None:
    rows = {"platform": "SIR1 SIR2 SIR3 SIR4"}
    made = table(
        "babybots",
        factory="I-SIR",
        limbot="none",
        discard=" ".join(robots(*rows["platform"].split())),
        turn="A 2 relieved",
        removed="*",
        **rows,
    )
    made.answer("end")
    assert made.part("battery") == "empty"
    assert not [card for card in cards_in_deck(made) if card.startswith("BAB")]
    assert made.view()["deck"] == 46
