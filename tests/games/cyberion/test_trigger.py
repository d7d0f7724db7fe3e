"""Trigger in general. Rules: CYB-TRG."""

import pytest

from automatable.testkit import rule

from .helpers import (
    DEVIOUS_COG,
    LEVELS,
    MODELS,
    A,
    all_but,
    cyberion,
    deck_size,
    drawn,
    levels,
    rows,
)


@rule("CYB-TRG-01")
@pytest.mark.parametrize("row", ["platform", "flash", "stock"])
def test_trg_01_one_robot_of_any_row_is_discarded(row: str) -> None:
    table = cyberion(factory="I-1", levels=levels(SIR=2), **{row: "SIR2 SIR3"})
    drawn(table.answer(f"trigger:SIR3@{row}", "level:II"), "COM1")
    assert table.part("discard") == "SIR3"
    left = {"platform": "", "flash": "", "stock": "", row: "SIR2"}
    left["flash"] = (left["flash"] + " COM1").strip()
    assert rows(table) == [*left.values()]


@rule("CYB-TRG-01")
@pytest.mark.parametrize(
    ("model", "asks"), [("SIR", "draw"), ("STO", "stow"), ("CYC", "take"), ("PLA", "draw")]
)
def test_trg_01_the_ability_of_its_model_takes_place(model: str, asks: str) -> None:
    table = cyberion(factory="I-1", platform=f"{model}4 COM2 COM3", levels="2 2 2 2 2")
    table.answer(f"trigger:{model}4@platform", "level:II")
    assert table.offered(asks) != []
    assert table.part("due") == {"SIR": "flash 1", "PLA": "look 1, back, take 1"}.get(model, "")


@rule("CYB-TRG-01")
def test_trg_01_the_ability_of_a_commandbot_takes_place() -> None:
    table = cyberion(factory="I-1", platform="COM4", levels="2 2 2 2 2")
    table.answer("trigger:COM4@platform", "level:II")
    assert table.offered("prep") == ["I-1"]


@rule("CYB-TRG-02", "CYB-TRG-06")
@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_trg_02_the_level_is_that_of_its_models_figure_or_lower(model: str, level: int) -> None:
    others = {other: 5 if level < 5 else 1 for other in MODELS if other != model}
    table = cyberion(
        factory="I-1", platform=f"{model}4 SIR1", levels=levels(**{model: level}, **others)
    )
    table.answer(f"trigger:{model}4@platform")
    assert table.offered("level") == [*LEVELS[:level]]
    for higher in LEVELS[level:]:
        assert table.why_not(A, f"level:{higher}") == "CYB-TRG-02"


@rule("CYB-TRG-03")
def test_trg_03_the_size_has_no_influence() -> None:
    for size in range(1, 6):
        table = cyberion(factory="I-1", platform=f"SIR{size}", levels=levels(SIR=3))
        table.answer(f"trigger:SIR{size}@platform", "level:III")
        drawn(table, "COM1 COM2")
        assert rows(table) == ["", "COM1 COM2", ""]
        assert table.options(A)[0] == "end"


@rule("CYB-TRG-05")
@pytest.mark.parametrize("model", MODELS)
def test_trg_05_the_ability_may_be_given_up(model: str) -> None:
    table = cyberion(factory="I-1", platform=f"{model}4 SIR1 SIR2", levels="5 5 5 5 5")
    before = deck_size(table)
    table.answer(f"trigger:{model}4@platform", "level:I")
    assert table.options(A)[0] == "end"
    assert rows(table) == ["SIR1 SIR2", "", ""]
    assert table.part("discard") == f"{model}4"
    assert deck_size(table) == before


@rule("CYB-TRG-06")
def test_trg_06_a_lower_level_does_what_that_level_does() -> None:
    for level, count in (("II", 1), ("III", 2), ("IV", 3), ("V", 5)):
        table = cyberion(factory="I-1", platform="SIR1", levels=levels(SIR=5))
        table.answer("trigger:SIR1@platform", f"level:{level}")
        drawn(table, " ".join(["COM1", "COM2", "COM3", "COM4", "COM5"][:count]))
        assert len(table.part("flash").split()) == count
        assert table.options(A)[0] == "end"


@rule("CYB-TRG-06")
def test_trg_06_the_level_is_announced_first() -> None:
    table = cyberion(factory="I-1", platform="PLA1", levels=levels(PLA=3))
    before = table.position()
    table.answer("trigger:PLA1@platform")
    assert table.options(A) == ["level:I", "level:II", "level:III"]
    assert {**table.position(), "doing": ""} == {**before, "doing": ""}  # nothing looked at
    assert table.why_not(A, "end") == "CYB-DEC-02"


@rule("CYB-TRG-07")
@pytest.mark.parametrize("model", MODELS)
def test_trg_07_at_level_i_the_card_is_simply_discarded(model: str) -> None:
    raised = {other: 5 for other in MODELS if other != model}
    table = cyberion(factory="I-1", platform=f"{model}4 SIR1 SIR2", levels=levels(**raised))
    before = deck_size(table)
    table.answer(f"trigger:{model}4@platform")
    assert table.options(A)[0] == "end"
    assert rows(table) == ["SIR1 SIR2", "", ""]
    assert table.part("discard") == f"{model}4"
    assert deck_size(table) == before


@rule("CYB-TRG-08")
def test_trg_08_the_same_model_several_times_each_with_its_own_card() -> None:
    table = cyberion(factory="I-1", platform="SIR1 SIR1", stock="SIR3", levels=levels(SIR=2))
    drawn(table.answer("trigger:SIR1@platform", "level:II"), "COM1")
    drawn(table.answer("trigger:SIR1@platform", "level:II"), "COM2")
    drawn(table.answer("trigger:SIR3@stock", "level:II"), "COM3")
    assert rows(table) == ["", "COM1 COM2 COM3", ""]
    assert table.why_not(A, "trigger:SIR1@platform") == "CYB-TRG-01"


@rule("CYB-TRG-09")
def test_trg_09_a_cost_does_not_trigger() -> None:
    table = cyberion(factory="I-1", platform="COM1 SIR2", deck="SIR5 ...", levels="5 5 5 5 4")
    table.answer("trigger:COM1@platform", "level:IV", "prep:I-1")
    table.answer("spend:SIR2@platform", "spend:card@deck", "spend:card@deck")
    drawn(table, "SIR5 PLA5")
    assert table.options(A)[0] == "end"
    assert rows(table) == ["", "", ""]
    assert table.part("discard") == "SIR2 SIR5 PLA5 COM1"


@rule("CYB-TRG-09")
def test_trg_09_neither_cleanup_nor_a_repair_triggers() -> None:
    table = cyberion(
        factory="I-SIR I-1 I-2 I-3 I-4",
        platform="SIR1 SIR2 COM1 COM2 COM3",
        flash="SIR3 STO1 PLA1 CYC1 COM1",
        stock="STO5 STO4",
        levels="5 5 5 5 5",
    )
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert table.options(A)[0] == "end"
    drawn(table.answer("end").nature("machine:I-5"), "PLA2 PLA3")
    assert table.options(A)[0] == "end"
    assert table.part("discard") == "SIR1 SIR2 SIR3 STO1 CYC1 PLA1 COM1"
    assert rows(table) == ["PLA2 PLA3 COM1 COM2 COM3", "", "STO4 STO5"]


@rule("CYB-TRG-10")
def test_trg_10_a_support_token_triggers_what_is_printed_on_it() -> None:
    for figure in (1, 2, 5):
        table = cyberion(factory="I-1", support="SIR", levels=levels(SIR=figure))
        drawn(table.answer("support:SIR"), "COM1 COM2")
        assert rows(table) == ["", "COM1 COM2", ""]
        assert table.options(A)[0] == "end"


@rule("CYB-TRG-06", "CYB-TRG-07", "CYB-COG-02", "CYB-RUL-25")
def test_the_view_tells_the_levels_to_choose_from() -> None:
    rows = {"platform": "SIR3 STO1 CYC2", "flash": "COM1"}
    figures = levels(SIR=3, CYC=2, COM=5)
    table = cyberion(levels=figures, **rows)
    told = table.view()["choices"]
    assert told["SIR"] == [1, 2, 3] and told["CYC"] == [1, 2]
    assert told["STO"] == []  # nothing is asked at level I
    assert "PLA" not in told
    for model, card in (("SIR", "SIR3@platform"), ("COM", "COM1@flash")):
        asked = cyberion(levels=figures, **rows).answer(f"trigger:{card}").options(A)
        assert [f"level:{LEVELS[level - 1]}" for level in told[model]] == asked
    poor = cyberion(levels=levels(COM=2), flash="COM1", discard=all_but("COM1"), battery="empty")
    assert poor.view()["choices"]["COM"] == [1]
    covered = cyberion(DEVIOUS_COG, levels=figures, interference="2 2 2 2 2", **rows)
    assert covered.view()["choices"]["SIR"] == []
