"""Levels, and the Failsafe tokens they earn. Rules: CYB-UPG."""

import pytest

from automatable.testkit import rule

from .helpers import A, cyberion, levels

FOUR = "I-1 I-2 II-3 II-4"


@rule("CYB-UPG-06")
def test_upg_06_a_figure_never_moves_beyond_v() -> None:
    table = cyberion(factory="I-SIR", experience=f"{FOUR} I-5", levels="5 4 1 1 5")
    assert table.offered("upgrade") == ["STO", "CYC", "PLA"]
    assert table.why_not(A, "upgrade:SIR") == "CYB-UPG-06"
    assert table.why_not(A, "upgrade:COM") == "CYB-UPG-06"


@rule("CYB-UPG-07")
@pytest.mark.parametrize("held", [0, 1, 4])
def test_upg_07_from_iv_to_v_gains_a_failsafe(held: int) -> None:
    table = cyberion(factory="I-SIR", experience=FOUR, levels=levels(PLA=4), reserve=str(held))
    table.answer("upgrade:PLA")
    assert table.parts("levels", "reserve") == [levels(PLA=5), str(held + 1)]
    assert table.view()["forge"] == 4 - held
    assert table.told() == [
        "upgraded CYB-UPG-02",
        "raised CYB-UPG-01",
        "failsafe_gained CYB-UPG-07",
    ]


@rule("CYB-UPG-07")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_upg_07_no_other_step_gains_one(level: int) -> None:
    paid = " ".join(FOUR.split()[:level])
    table = cyberion(factory="I-SIR", experience=paid, levels=levels(PLA=level), reserve="1")
    table.answer("upgrade:PLA")
    assert table.part("reserve") == "1"


@rule("CYB-UPG-08")
def test_upg_08_with_five_in_the_reserve_the_gain_is_lost() -> None:
    table = cyberion(factory="I-SIR", experience=FOUR, levels=levels(PLA=4), reserve="5")
    table.answer("upgrade:PLA")
    assert table.parts("levels", "reserve") == [levels(PLA=5), "5"]
    assert table.told()[-1] == "failsafe_gained CYB-UPG-08"
    assert table.events()[-1] == "failsafe_gained count=0"
