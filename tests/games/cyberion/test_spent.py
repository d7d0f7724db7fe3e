"""What sets off an ability leaves before it. Rules: CYB-TRG, CYB-SUP."""

from automatable.testkit import rule

from .helpers import (
    A,
    cyberion,
    drawn,
    levels,
    rows,
)


@rule("CYB-TRG-04")
def test_trg_04_the_robot_is_discarded_before_its_ability() -> None:
    table = cyberion(factory="I-1", flash="SIR1 SIR2 SIR3 SIR4 SIR5", levels=levels(SIR=4))
    table.answer("trigger:SIR1@flash", "level:IV")
    assert table.parts("flash", "discard") == ["SIR2 SIR3 SIR4 SIR5", "SIR1"]
    drawn(table, "COM1")  # into the one free place
    assert rows(table) == ["", "SIR2 SIR3 SIR4 SIR5 COM1", ""]
    assert table.options(A)[0] == "end"


@rule("CYB-TRG-04")
def test_trg_04_nothing_changes_before_the_level_is_announced() -> None:
    table = cyberion(factory="I-1", platform="SIR1", levels=levels(SIR=2))
    table.answer("trigger:SIR1@platform")
    assert table.parts("platform", "discard", "doing") == ["SIR1", "", "trigger:SIR1@platform"]
