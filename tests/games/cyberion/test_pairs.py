"""Two Robots that belong together. Rules: CYB-DEC, CYB-BAB, CYB-GIG."""

from automatable.testkit import rule

from .helpers_expansions import (
    A,
    baby,
    giant,
    options,
)

ALL_MODELS = "SIR STO CYC PLA COM"


@rule("CYB-BAB-04", "CYB-REP-03")
def test_bab_04_nothing_changes_before_the_second_robot_is_named() -> None:
    made = baby(platform="SIR1 SIR4", deck="PLA3 ...").answer("baby:SIR", "mate:SIR4@platform")
    assert made.parts("platform", "deck", "limbot") == ["SIR1 SIR4", "PLA3 ...", ALL_MODELS]


@rule("CYB-BAB-02", "CYB-DEC-09")
def test_bab_02_equal_robots_of_two_rows_are_two_choices_and_of_one_row_one() -> None:
    apart = baby(platform="SIR1", flash="SIR1", stock="SIR4").answer("baby:SIR")
    assert options(apart, "mate") == ["SIR1@platform", "SIR1@flash", "SIR4@stock"]
    together = baby(platform="SIR1 SIR1", stock="SIR4").answer("baby:SIR")
    assert options(together, "mate") == ["SIR1@platform", "SIR4@stock"]


@rule("CYB-GIG-02")
def test_gig_02_only_robots_with_a_partner_are_offered() -> None:
    made = giant(platform="SIR1 SIR2 COM5", flash="PLA2", stock="PLA4").answer("board")
    assert options(made) == [
        *("rider:SIR1@platform", "rider:SIR2@platform", "rider:PLA2@flash", "rider:PLA4@stock"),
    ]
    assert made.why_not(A, "rider:COM5@platform") == "CYB-GIG-02"
    made.answer("rider:PLA2@flash")
    assert options(made) == ["rider:SIR2@platform", "rider:PLA4@stock"]
    assert made.why_not(A, "rider:PLA2@flash") == "CYB-TRN-10"  # not with itself
    assert made.why_not(A, "seat:GIG-2") == "CYB-DEC-02"


@rule("CYB-GIG-02", "CYB-DEC-09")
def test_gig_02_equal_robots_of_two_rows_are_two_choices_and_of_one_row_one() -> None:
    apart = giant(platform="SIR1", flash="SIR1", stock="SIR4").answer("board")
    assert options(apart, "rider") == ["SIR1@platform", "SIR1@flash", "SIR4@stock"]
    together = giant(platform="SIR1 SIR1", stock="SIR4").answer("board")
    assert options(together, "rider") == ["SIR1@platform", "SIR4@stock"]
