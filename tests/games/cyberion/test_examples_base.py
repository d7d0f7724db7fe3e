"""Worked examples of the base game, one test each. Rules: CYB-EXM."""

import pytest

from automatable.games.cyberion import GAME
from automatable.testkit import Table, rule

from .helpers import (
    MODELS,
    STRICT,
    A,
    cyberion,
    deck_size,
    discarded,
    drawn,
    levels,
    rows,
    why_not_repair,
)


@rule("CYB-EXM-01")
def test_exm_01_from_i_to_ii() -> None:
    table = cyberion(factory="I-SIR", experience="I-3").answer("upgrade:COM")
    assert table.parts("levels", "experience", "removed") == [levels(COM=2), "", "I-3"]


@rule("CYB-EXM-02")
def test_exm_02_from_iii_to_iv() -> None:
    table = cyberion(factory="I-SIR", experience="I-1 I-2 I-3 I-4", levels=levels(STO=3))
    table.answer("upgrade:STO")
    assert table.parts("levels", "experience", "removed") == [levels(STO=4), "I-4", "I-1 I-2 I-3"]


@rule("CYB-EXM-03")
def test_exm_03_a_stage_ii_machine_pays_as_much_as_one_of_stage_i() -> None:
    for paid, left in (("II-3", "I-1"), ("I-1", "II-3")):
        table = cyberion(STRICT, factory="I-SIR", experience="I-1 II-3").answer(
            "upgrade:SIR", f"pay:{paid}"
        )
        assert table.parts("levels", "experience") == [levels(SIR=2), left]


@rule("CYB-EXM-04")
@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_exm_04_size_1_does_the_same_as_size_5(model: str, level: int) -> None:
    found = []
    for size in (1, 5):
        table = cyberion(
            factory="I-1", platform=f"{model}{size} SIR2 COM3", levels=levels(**{model: level})
        ).answer(f"trigger:{model}{size}@platform")
        if level > 1:
            table.answer(f"level:{('I', 'II', 'III', 'IV', 'V')[level - 1]}")
        decision = table.state.decision()
        assert decision is not None
        position = {**table.position(), "platform": "", "discard": "", "doing": ""}
        kind = {name.partition(":")[0] for name in table.options(decision.seat)}
        found.append((position, kind, decision.seat))
    assert found[0] == found[1]


@rule("CYB-EXM-11")
def test_exm_11_three_cyclobots() -> None:
    assert why_not_repair("II-CYC", "CYC1 CYC4 CYC5") == ""
    assert why_not_repair("II-CYC", "CYC2 CYC2 CYC3") == ""
    assert why_not_repair("II-CYC", "CYC1 CYC4 COM5") == "CYB-REP-09"


@rule("CYB-EXM-12")
def test_exm_12_four_robots_of_size_4() -> None:
    assert why_not_repair("III-4", "SIR4 STO4 PLA4 COM4") == ""
    assert why_not_repair("III-4", "SIR4 SIR4 COM4 COM4") == ""
    assert why_not_repair("III-4", "SIR4 STO4 PLA4 COM3") == "CYB-REP-10"


@rule("CYB-EXM-13")
def test_exm_13_three_robots_of_12_or_more() -> None:
    assert why_not_repair("II-GE12", "SIR3 STO4 PLA5") == ""
    assert why_not_repair("II-GE12", "SIR5 STO4 PLA4") == ""
    assert why_not_repair("II-GE12", "SIR2 STO4 PLA5") == "CYB-REP-11"


@rule("CYB-EXM-14")
def test_exm_14_a_run_of_four() -> None:
    assert why_not_repair("II-RUN4", "SIR1 STO2 PLA3 COM4") == ""
    assert why_not_repair("II-RUN4", "SIR2 STO3 PLA4 COM5") == ""
    assert why_not_repair("II-RUN4", "SIR1 STO2 PLA4 COM5") == "CYB-REP-13"


@rule("CYB-EXM-15")
def test_exm_15_four_robots_of_9_or_less() -> None:
    assert why_not_repair("III-LE9", "SIR1 STO2 PLA3 COM3") == ""
    assert why_not_repair("III-LE9", "SIR1 STO1 PLA1 COM5") == ""
    assert why_not_repair("III-LE9", "SIR2 STO2 PLA3 COM3") == "CYB-REP-12"


@rule("CYB-EXM-16")
def test_exm_16_two_pairs() -> None:
    assert why_not_repair("II-2PAIR", "SIR2 STO2 PLA5 COM5") == ""
    assert why_not_repair("II-2PAIR", "SIR2 STO2 PLA2 COM2") == ""
    assert why_not_repair("II-2PAIR", "SIR2 STO2 PLA2 COM5") == "CYB-REP-15"


@rule("CYB-EXM-17")
def test_exm_17_two_identical_robots() -> None:
    assert why_not_repair("II-TWIN", "SIR2 SIR2") == ""
    assert why_not_repair("II-TWIN", "SIR2 MUL-SIR") == ""
    assert why_not_repair("II-TWIN", "MUL-2 MUL-SIR") == ""
    assert why_not_repair("II-TWIN", "SIR2 MUL-STO") == "CYB-REP-17"
    assert why_not_repair("II-TWIN", "MUL-SIR MUL-STO") == "CYB-REP-17"


@rule("CYB-EXM-20")
def test_exm_20_the_base_setup() -> None:
    table = Table(GAME).nature("aid:SIR", *[f"machine:I-{size}" for size in range(1, 6)])
    drawn(table, "SIR1 STO1 CYC1 PLA1 COM1 SIR2 STO2 CYC2 PLA2 COM2")
    seen = table.view(A)
    assert [place["machine"].partition("-")[0] for place in seen["factory"]] == ["I"] * 5
    assert sum(seen["machine_deck"]) == 20
    assert rows(table) == ["SIR1 STO1 CYC1 PLA1 COM1", "", ""]
    assert (discarded(table), deck_size(table)) == (5, 40)
    assert (seen["reserve"], seen["forge"], seen["battery"]) == (1, 4, "charged")
    assert table.parts("turn", "levels") == ["A 1", "1 1 1 1 1"]
    assert table.options(A)[0] == "end"
