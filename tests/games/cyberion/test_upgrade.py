"""Upgrade. Rules: CYB-UPG."""

import pytest

from automatable.testkit import rule

from .helpers import MODELS, STRICT, A, cyberion, levels

FOUR = "I-1 I-2 II-3 II-4"


@rule("CYB-UPG-01")
@pytest.mark.parametrize("model", MODELS)
def test_upg_01_a_figure_moves_one_level_to_the_right(model: str) -> None:
    table = cyberion(STRICT, factory="I-SIR", experience=FOUR, levels="2 2 2 2 2")
    table.answer(f"upgrade:{model}", "pay:I-1", "pay:II-4")
    assert table.part("levels") == " ".join("3" if one == model else "2" for one in MODELS)
    assert table.options(A)[0] == "end"


@rule("CYB-UPG-02")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_upg_02_the_price_is_the_number_of_the_level_left(level: int) -> None:
    machines = [*FOUR.split(), "I-5"]
    poor = cyberion(
        factory="I-SIR", experience=" ".join(machines[: level - 1]), levels=levels(CYC=level)
    )
    assert poor.why_not(A, "upgrade:CYC") == "CYB-UPG-02"
    table = cyberion(
        STRICT, factory="I-SIR", experience=" ".join(machines), levels=levels(CYC=level)
    )
    table.answer("upgrade:CYC")
    for paid in machines[:level]:
        assert table.part("levels") == levels(CYC=level)
        assert len(table.part("experience").split()) == 5  # nothing changes before the last
        table.answer(f"pay:{paid}")
    assert table.part("levels") == levels(CYC=level + 1)
    assert len(table.part("experience").split()) == 5 - level


@rule("CYB-UPG-02")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_upg_02_all_machines_are_paid_if_there_are_just_enough(level: int) -> None:
    paid = " ".join(FOUR.split()[:level])
    table = cyberion(factory="I-SIR", experience=paid, levels=levels(CYC=level))
    table.answer("upgrade:CYC")
    assert table.parts("levels", "experience", "removed") == [levels(CYC=level + 1), "", paid]


@rule("CYB-UPG-02")
def test_upg_02_only_machines_of_the_experience_pile_pay_and_each_once() -> None:
    table = cyberion(
        STRICT, factory="I-SIR", experience="I-1 I-2 II-3", removed="I-5", levels=levels(SIR=2)
    )
    table.answer("upgrade:SIR")
    assert table.offered("pay") == ["I-1", "I-2", "II-3"]
    for refused in ("I-SIR", "I-5", "I-4"):
        assert table.why_not(A, f"pay:{refused}") == "CYB-UPG-02"
    table.answer("pay:I-2")
    assert table.why_not(A, "pay:I-2") == "CYB-UPG-04"  # it counts once
    assert table.offered("pay") == ["I-1", "II-3"]
    assert table.why_not(A, "end") == "CYB-DEC-02"


@rule("CYB-UPG-03")
def test_upg_03_paid_machines_leave_the_game() -> None:
    table = cyberion(
        STRICT, factory="I-SIR", experience="I-1 I-2 II-3", removed="I-5", levels=levels(SIR=2)
    )
    machines = table.view()["machine_deck"]
    table.answer("upgrade:SIR", "pay:I-2", "pay:II-3")
    assert table.parts("experience", "removed") == ["I-1", "I-2 I-5 II-3"]
    assert table.view()["machine_deck"] == machines


@rule("CYB-UPG-04")
@pytest.mark.parametrize("paid", ["I-1", "II-4", "II-RUN4"])
def test_upg_04_the_stage_makes_no_difference(paid: str) -> None:
    table = cyberion(STRICT, factory="I-SIR", experience="I-1 II-4 II-RUN4")
    table.answer("upgrade:PLA", f"pay:{paid}")
    assert table.parts("levels", "removed") == [levels(PLA=2), paid]
    assert len(table.part("experience").split()) == 2


@rule("CYB-UPG-05")
def test_upg_05_different_models_in_the_same_turn() -> None:
    table = cyberion(factory="I-SIR", experience="I-1 I-2 I-3")
    table.answer("upgrade:SIR", "upgrade:COM", "upgrade:CYC")
    assert table.parts("turn", "levels", "experience") == ["A 1", "2 1 2 1 2", ""]


@rule("CYB-UPG-09")
def test_upg_09_a_machine_repaired_this_turn_may_pay() -> None:
    table = cyberion(factory="I-SIR I-1", platform="SIR1 SIR2")
    assert table.why_not(A, "upgrade:STO") == "CYB-UPG-02"
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform", "upgrade:STO")
    assert table.parts("turn", "levels", "removed") == ["A 1 relieved", "1 2 1 1 1", "I-SIR"]
