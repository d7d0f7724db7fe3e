"""Notation. Rules: CYB-NOT."""

import pytest

from automatable.games.cyberion import GAME
from automatable.kernel.errors import BadPosition
from automatable.testkit import rule

from .helpers import (
    LEVELS,
    MODELS,
    ROBOTS,
    STAGE_I,
    STAGE_II,
    A,
    cyberion,
    drawn,
    levels,
    rows,
)

FEATURES = (*MODELS, "1", "2", "3", "4", "5")


def things(verb: str) -> list[str]:
    """What a verb of the catalogue is ever said of."""
    names = [name.partition(":") for name in GAME.catalogue.names]
    return [thing for word, _, thing in names if word == verb]


@rule("CYB-NOT-01")
def test_not_01_models_and_their_order() -> None:
    assert things("upgrade") == ["SIR", "STO", "CYC", "PLA", "COM"]
    assert [*cyberion().view()["levels"]] == ["SIR", "STO", "CYC", "PLA", "COM"]
    table = cyberion({"support": "5"}, support="COM PLA CYC STO SIR")
    assert table.part("support") == "SIR STO CYC PLA COM"
    table = cyberion(platform="COM1 PLA1 CYC1 STO1 SIR1")
    assert table.part("platform") == "SIR1 STO1 CYC1 PLA1 COM1"


@rule("CYB-NOT-01")
def test_not_01_an_unknown_model_is_refused() -> None:
    with pytest.raises(BadPosition, match="'BOT'"):
        cyberion(support="BOT")


@rule("CYB-NOT-02")
def test_not_02_a_robot_is_model_and_size() -> None:
    assert things("take")[:25] == [*ROBOTS]
    for wrong in ("SIR0", "SIR6", "sir3", "SIR"):
        with pytest.raises(BadPosition, match=f"'{wrong}'"):
            cyberion(platform=wrong)


@rule("CYB-NOT-02")
def test_not_02_two_copies_are_interchangeable() -> None:
    table = cyberion(factory="I-1", platform="SIR3 SIR3 COM1")
    assert table.offered("trigger") == ["SIR3@platform", "COM1@platform"]
    table.answer("trigger:SIR3@platform")
    assert table.offered("trigger") == ["SIR3@platform", "COM1@platform"]
    with pytest.raises(BadPosition, match="not that many cards SIR3"):
        cyberion(platform="SIR3 SIR3", discard="SIR3")


@rule("CYB-NOT-03")
def test_not_03_the_other_pieces() -> None:
    assert things("draw")[25:35] == [f"MUL-{feature}" for feature in FEATURES]
    assert things("draw")[35:] == [f"BAB-{model}" for model in MODELS]
    assert things("seat") == [f"GIG-{feature}" for feature in FEATURES]
    assert things("token") == [f"MIC-{feature}" for feature in FEATURES]
    assert things("interfere") == [*MODELS]  # the verb says INT
    assert things("support") == [*MODELS]  # the verb says SUP


@rule("CYB-NOT-03")
def test_not_03_all_of_them_in_one_position() -> None:
    written = {
        "turn": "A 3",
        "factory": "I-SIR+MIC-SIR I-4+MIC-4 - - -",
        "platform": "MUL-SIR MUL-4",
        "levels": "1 1 1 1 1",
        "reserve": "5",
        "support": "SIR",
        "limbot": "STO CYC PLA COM",
        "made": "SIR",
        "riders": "GIG-SIR SIR1, GIG-4 COM4",
        "damage": "5",
        "interference": "1 2 2 2 2",
        "revealed": "SIR",
    }
    assert cyberion({"expansions": "all"}, **written).position() == written


@rule("CYB-NOT-04")
def test_not_04_machines_are_stage_and_requirement() -> None:
    assert things("repair")[:25] == [*STAGE_I, *STAGE_II]
    for name in things("repair"):
        table = cyberion({"expansions": "multibots"}, factory=name)
        shown = table.view()["factory"][0]
        assert shown["machine"] == name
        printed = GAME.facts["machines"][name]
        assert printed["stage"] == {"I": 1, "II": 2, "III": 3}[name.partition("-")[0]]
    with pytest.raises(BadPosition, match="'IV-SIR'"):
        cyberion(factory="IV-SIR")


@rule("CYB-NOT-05")
def test_not_05_an_ordered_pile_lists_its_top_card_first() -> None:
    table = cyberion(
        factory="I-1", platform="SIR1", deck="COM1 STO2 ... PLA3", levels=levels(SIR=3)
    )
    table.answer("trigger:SIR1@platform", "level:III")
    assert table.offered("draw") == ["COM1"]
    assert drawn(table, "COM1").offered("draw") == ["STO2"]
    assert table.part("deck") == "STO2 ... PLA3"


@rule("CYB-NOT-05")
def test_not_05_elsewhere_the_order_does_not_matter() -> None:
    one = cyberion(discard="SIR1 COM1 SIR1", stock="PLA2 STO1", experience="I-4 I-SIR")
    other = cyberion(discard="COM1 SIR1 SIR1", stock="STO1 PLA2", experience="I-SIR I-4")
    assert one.position() == other.position()
    assert one.parts("discard", "stock", "experience") == [
        "SIR1 SIR1 COM1",
        "STO1 PLA2",
        "I-SIR I-4",
    ]


@rule("CYB-NOT-06")
def test_not_06_the_rows_are_platform_flash_and_stock() -> None:
    table = cyberion(factory="II-RUN4", platform="SIR1", flash="STO2 COM3", stock="PLA4")
    assert [*table.view()["rows"]] == ["platform", "flash", "stock"]
    assert table.view()["factory"][0]["helpers"] == [
        *("SIR1@platform", "STO2@flash", "COM3@flash", "PLA4@stock")
    ]
    table.answer("repair:II-RUN4", "crew:SIR1@platform", "crew:STO2@flash", "crew:COM3@flash")
    table.answer("crew:PLA4@stock")
    assert rows(table) == ["", "", ""]


@rule("CYB-NOT-06")
def test_not_06_n_is_the_number_of_robots_a_machine_requires() -> None:
    for machine, n in (("I-SIR", 2), ("II-SIR", 3), ("III-SIR", 4)):
        table = cyberion(
            {"expansions": "multibots"}, factory=machine, platform="SIR1 SIR2 SIR3 SIR4 SIR5"
        )
        table.answer(f"repair:{machine}", *[f"crew:SIR{k}@platform" for k in range(1, n + 1)])
        assert len(table.part("discard").split()) == n
        assert table.part("experience") == machine


@rule("CYB-NOT-07")
def test_not_07_levels_are_i_to_v_in_text_and_1_to_5_in_data() -> None:
    assert things("level") == [*LEVELS] == ["I", "II", "III", "IV", "V"]
    table = cyberion(levels="1 2 3 4 5")
    assert [*table.view()["levels"].values()] == [1, 2, 3, 4, 5]
    for wrong in ("0 1 1 1 1", "1 1 1 1 6", "1 1 1 1", "I I I I I"):
        with pytest.raises(BadPosition, match="levels"):
            cyberion(levels=wrong)
    table = cyberion(factory="I-1", platform="SIR1", levels="5 1 1 1 1")
    assert table.answer("trigger:SIR1@platform").offered("level") == [*LEVELS]
    assert table.why_not(A, "level:V") == ""
