"""In the middle of an action nothing else is done. Rules: CYB-DEC-02, CYB-DEC-03, CYB-DEC-06."""

import pytest

from automatable.testkit import rule

from .helpers import A, cyberion, drawn, levels

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"


@rule("CYB-DEC-02", "CYB-DEC-06")
@pytest.mark.parametrize(
    "answers",
    [
        "repair:I-SIR",
        "repair:I-SIR crew:SIR1@platform",
        "trigger:SIR1@platform",
        "trigger:STO1@platform level:II",
        "trigger:CYC1@platform level:II",
        "trigger:COM1@platform level:V",
        "trigger:COM1@platform level:V prep:I-CYC",
        "upgrade:SIR",
        "support:STO",
    ],
)
def test_dec_02_an_action_once_begun_is_settled_first(answers: str) -> None:
    table = cyberion(
        factory=FACTORY,
        platform="SIR1 SIR2 STO1 CYC1 COM1",
        experience="I-1 I-2 I-3",
        support="STO",
        levels="2 2 2 2 5",
    ).answer(*answers.split())
    for other in ("end", "trigger:SIR2@platform", "repair:I-STO", "upgrade:STO", "board"):
        assert table.why_not(A, other) == "CYB-DEC-02"
    for natures in ("draw:SIR1", "machine:I-4", "aid:SIR"):
        assert table.why_not(A, natures) == "CYB-DEC-06"


@rule("CYB-DEC-03")
def test_dec_03_cards_looked_at_are_put_back_first() -> None:
    table = cyberion(factory=FACTORY, stock="PLA1", levels=levels(PLA=2))
    table.answer("trigger:PLA1@stock", "level:II")
    assert table.why_not(A, "end") == "CYB-DEC-06"  # nature draws first
    drawn(table, "COM1")
    for other in ("end", "repair:I-STO", "take:COM1", "crew:COM1@stock"):
        assert table.why_not(A, other) == "CYB-DEC-03"


@rule("CYB-DEC-01", "CYB-DEC-06")
def test_dec_01_parts_of_an_action_need_the_action_first() -> None:
    table = cyberion(factory=FACTORY, platform="SIR1 SIR2 STO1", experience="I-1 I-2")
    for other in ("crew:SIR1@platform", "level:II", "stow:SIR1@platform", "take:SIR1", "pay:I-1"):
        assert table.why_not(A, other) == "CYB-DEC-01"
    for natures in ("draw:SIR1", "machine:I-4", "microbot:MIC-1", "first:A"):
        assert table.why_not(A, natures) == "CYB-DEC-06"
