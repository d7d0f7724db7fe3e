"""Expansion: Multibots. Rules: CYB-MUL, CYB-RUL, CYB-EXM."""

import pytest

from automatable.games.cyberion.cardset import STANDARD
from automatable.games.cyberion.pieces import STAGE
from automatable.testkit import Table, rule

from .helpers_expansions import (
    A,
    asked,
    cards_in_deck,
    fill,
    natures,
    new,
    options,
    set_up,
    table,
)
from .test_microbots import accepts

MODELS = ("SIR", "STO", "CYC", "PLA", "COM")
FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"


def multi(**parts: object) -> Table:
    """A table with Multibots and a full Factory."""
    return table("multibots", **{"factory": FACTORY, **parts})


def repairs(machine: str, crew: str) -> bool:
    """Whether exactly these cards repair a Machine without a Microbot."""
    return accepts(machine, crew, "multibots")


@rule("CYB-MUL-01")
def test_mul_01_one_more_failsafe_token() -> None:
    assert new("multibots").view()["reserve"] == 2
    assert new("multibots").view()["forge"] == 3


@rule("CYB-MUL-02", "CYB-MUL-04", "CYB-EXM-21")
def test_mul_02_five_ten_and_ten_machines_by_stage() -> None:
    begun = new("multibots").nature("aid:SIR")
    assert begun.view()["machine_deck"] == [5, 10, 10]
    for machine in ("I-1", "I-SIR", "I-3", "I-COM", "I-5"):
        assert {name[: name.index("-")] for name in natures(begun)} == {"I"}
        begun.nature(f"machine:{machine}")
    assert begun.part("factory") == "I-1 I-SIR I-3 I-COM I-5"
    assert begun.view()["machine_deck"] == [0, 10, 10]
    assert set_up("none").view()["machine_deck"] == [5, 15, 0]


@rule("CYB-MUL-02", "CYB-MUL-03")
def test_mul_03_the_machines_left_out_are_never_seen() -> None:
    all_one = "I-SIR I-STO I-CYC I-PLA I-COM"
    done = [name for k, name in enumerate(STANDARD.machines) if STAGE[k] == 2][:9]
    removed = f"{all_one} {' '.join(done)}"
    game = multi(factory="II-RUN4", removed=removed, turn="A 3 relieved").answer("end")
    # the tenth of stage II lies in the Factory: whatever comes next is of stage III
    assert len(natures(game)) == 15
    assert {name.partition("-")[0] for name in natures(game)} == {"III"}
    assert game.view()["machine_deck"] == [0, 0, 10]
    earlier = multi(factory="- - - - -", removed=removed, turn="A 3 relieved").answer("end")
    assert natures(earlier) == ["II-5", "II-GE12", "II-LE6", "II-TWIN", "II-2PAIR", "II-RUN4"]


@rule("CYB-MUL-05", "CYB-RUL-43")
def test_mul_05_the_robot_deck_has_sixty_cards_from_the_start() -> None:
    begun = new("multibots")
    assert begun.view()["deck"] == 60
    multibots = [card for card in cards_in_deck(begun) if card.startswith("MUL")]
    assert multibots == [f"MUL-{feature}" for feature in [*MODELS, 1, 2, 3, 4, 5]]
    begun.nature("aid:SIR", *[f"machine:I-{model}" for model in MODELS])
    assert "MUL-3" in natures(begun)
    fill(begun, "MUL-3", "MUL-SIR", "SIR1", "SIR2", "SIR3")  # the Platform
    fill(begun, "MUL-4", "COM1", "COM2", "COM3", "MUL-COM")  # the first discards
    assert begun.part("platform") == "SIR1 SIR2 SIR3 MUL-SIR MUL-3"
    assert begun.part("discard") == "COM1 COM2 COM3 MUL-COM MUL-4"
    assert new("none").view()["deck"] == 50


@rule("CYB-MUL-06", "CYB-EXM-18", "CYB-REP-18")
def test_mul_06_a_printed_size_takes_any_model() -> None:
    for model in MODELS:
        assert repairs(f"I-{model}", f"{model}1 MUL-4")
    assert repairs("I-4", "COM4 MUL-4")
    for size in "1235":
        assert not repairs(f"I-{size}", f"COM{size} MUL-4")
    assert repairs("II-TWIN", "COM4 MUL-4")
    assert not repairs("II-TWIN", "COM3 MUL-4")


@rule("CYB-MUL-07", "CYB-EXM-19")
def test_mul_07_a_printed_model_takes_any_size() -> None:
    for size in "12345":
        assert repairs(f"I-{size}", f"COM{size} MUL-PLA")
    assert repairs("I-PLA", "PLA1 MUL-PLA")
    for model in ("SIR", "STO", "CYC", "COM"):
        assert not repairs(f"I-{model}", f"{model}1 MUL-PLA")
    assert repairs("II-GE12", "COM3 SIR4 MUL-PLA")  # as size 5
    assert repairs("II-LE6", "COM3 SIR2 MUL-PLA")  # as size 1
    assert not repairs("II-GE12", "COM3 SIR3 MUL-PLA")
    assert not repairs("II-LE6", "COM3 SIR3 MUL-PLA")


@rule("CYB-MUL-08")
def test_mul_08_a_multibot_triggers_nothing() -> None:
    game = multi(platform="SIR1 MUL-SIR", stock="MUL-4", levels="3 3 3 3 3")
    assert options(game, "trigger") == ["SIR1@platform"]
    assert game.why_not(A, "trigger:MUL-SIR@platform") == "CYB-MUL-08"
    assert game.why_not(A, "trigger:MUL-4@stock") == "CYB-MUL-08"
    assert game.why_not(A, "trigger:MUL-5@stock") == "CYB-TRG-01"


@rule("CYB-MUL-09", "CYB-CYC-08")
def test_mul_09_a_multibot_is_not_taken_back() -> None:
    for level in ("II", "III", "IV", "V"):
        game = multi(platform="CYC1", discard="MUL-CYC MUL-1 SIR2", levels="1 1 5 1 1")
        game.answer("trigger:CYC1@platform", f"level:{level}")
        taken = ["take:CYC1"] if level in ("II", "IV") else ["take:SIR2", "take:CYC1"]
        assert options(game) == taken
        assert game.why_not(A, "take:MUL-CYC") == "CYB-CYC-08"
    supported = multi(platform="CYC1", discard="MUL-CYC", support="CYC").answer("support:CYC")
    assert asked(supported) == "act"  # there is nothing else to take


@rule("CYB-MUL-10")
def test_mul_10_a_multibot_makes_no_babybot() -> None:
    both = "babybots,multibots"
    game = table(both, factory=FACTORY, platform="SIR1 MUL-4 MUL-SIR")
    assert options(game, "baby") == []
    game = table(both, factory=FACTORY, platform="SIR1 SIR4 MUL-4 MUL-SIR").answer("baby:SIR")
    assert options(game) == ["mate:SIR1@platform", "mate:SIR4@platform"]
    assert game.why_not(A, "mate:MUL-4@platform") == "CYB-MUL-10"


@rule("CYB-MUL-11")
def test_mul_11_a_multibot_boards_no_gigantobot() -> None:
    both = "gigantobots,multibots"
    game = table(both, factory=FACTORY, platform="SIR1 MUL-1 MUL-SIR")
    assert "board" not in options(game)
    assert game.why_not(A, "board") == "CYB-GIG-02"
    game = table(both, factory=FACTORY, platform="SIR1 SIR4 MUL-4 MUL-SIR").answer("board")
    assert options(game) == ["rider:SIR1@platform", "rider:SIR4@platform"]
    assert game.why_not(A, "rider:MUL-4@platform") == "CYB-MUL-11"


@rule("CYB-MUL-12", "CYB-RUL-38")
def test_mul_12_a_multibot_is_one_thing_for_machine_and_microbot() -> None:
    both = "microbots,multibots"
    assert accepts("I-STO+MIC-4", "STO1 MUL-4", both)  # STO4 for both
    assert accepts("I-STO+MIC-STO", "STO1 MUL-4", both)
    assert accepts("I-3+MIC-COM", "SIR3 MUL-3", both)  # COM3
    assert accepts("I-3+MIC-COM", "SIR3 MUL-COM", both)  # COM3
    assert not accepts("I-STO+MIC-COM", "STO1 MUL-4", both)  # not STO and COM
    assert not accepts("I-3+MIC-4", "SIR3 MUL-COM", both)  # not 3 and 4
    assert accepts("I-3+MIC-4", "SIR3 PLA3 MUL-COM", both)


@rule("CYB-MUL-13", "CYB-REP-18")
def test_mul_13_several_multibots_in_one_crew() -> None:
    assert repairs("I-SIR", "MUL-1 MUL-5")
    assert repairs("III-4", "MUL-SIR MUL-STO MUL-4 COM4")
    assert repairs("III-RUN5", "MUL-SIR MUL-STO MUL-3 COM4 MUL-COM")
    assert not repairs("III-RUN5", "MUL-3 MUL-4 SIR3 COM4 MUL-COM")
    assert repairs("II-2PAIR", "MUL-3 MUL-SIR MUL-4 COM4")


@rule("CYB-RUL-37")
def test_rul_37_the_extra_robot_may_be_a_multibot() -> None:
    both = "microbots,multibots"
    assert accepts("I-SIR+MIC-COM", "SIR1 SIR2 MUL-COM", both)
    assert accepts("I-SIR+MIC-COM", "SIR1 SIR2 MUL-4", both)
    assert accepts("I-SIR+MIC-4", "SIR1 SIR2 MUL-4", both)
    assert accepts("I-SIR+MIC-4", "SIR1 SIR2 MUL-PLA", both)
    assert not accepts("I-SIR+MIC-COM", "SIR1 SIR2 MUL-PLA", both)
    assert not accepts("I-SIR+MIC-4", "SIR1 SIR2 MUL-3", both)


@rule("CYB-RUL-39")
@pytest.mark.parametrize(
    ("crew", "fine"),
    [
        ("MUL-SIR MUL-3", True),
        ("MUL-3 MUL-4", False),
        ("MUL-SIR MUL-PLA", False),
        ("SIR3 MUL-3", True),
        ("SIR3 MUL-SIR", True),
        ("SIR3 MUL-4", False),
    ],
)
def test_rul_39_multibots_are_identical_when_their_prints_allow(crew: str, fine: bool) -> None:
    assert repairs("II-TWIN", crew) == fine


@rule("CYB-RUL-40", "CYB-DAT-09")
def test_rul_40_three_identical_need_a_multibot_or_a_prep() -> None:
    plain = multi(factory="III-TRIPLET", platform="SIR3 SIR3 PLA4 PLA4 COM5")
    assert plain.why_not(A, "repair:III-TRIPLET") == "CYB-REP-17"
    assert repairs("III-TRIPLET", "SIR3 SIR3 MUL-3")
    assert repairs("III-TRIPLET", "SIR3 MUL-SIR MUL-3")
    assert repairs("III-TRIPLET*", "SIR3 SIR3")
    assert repairs("III-TRIPLET*", "MUL-SIR MUL-3")
    assert not repairs("III-TRIPLET", "SIR3 SIR3 MUL-4")
    assert not repairs("III-TRIPLET*", "SIR3 SIR4")


@rule("CYB-RUL-41")
def test_rul_41_five_of_one_size_are_a_pair_and_a_triple() -> None:
    assert repairs("III-FULL", "SIR3 STO3 CYC3 PLA3 COM3")
    assert repairs("III-FULL", "SIR3 STO3 CYC3 PLA4 COM4")
    assert repairs("III-FULL", "SIR3 STO3 CYC4 PLA4 COM4")
    assert not repairs("III-FULL", "SIR3 STO3 CYC3 PLA3 COM4")


@rule("CYB-RUL-42")
def test_rul_42_multibots_are_ordinary_cards_everywhere_else() -> None:
    game = multi(
        platform="SIR1 STO1 PLA1 MUL-2",
        deck="MUL-SIR MUL-3 MUL-4 ...",
        levels="2 2 1 2 1",
        turn="A 2 relieved",
        discard="MUL-5",
    )
    game.answer("trigger:SIR1@platform", "level:II")
    fill(game, "MUL-SIR")
    assert game.part("flash") == "MUL-SIR"
    game.answer("trigger:STO1@platform", "level:II", "stow:MUL-2@platform")
    assert game.part("stock") == "MUL-2"
    game.answer("trigger:PLA1@platform", "level:II")
    fill(game, "MUL-3")
    game.answer("bottom:MUL-3")
    fill(game, "MUL-4")
    assert game.parts("platform", "deck") == ["MUL-4", "... MUL-3"]
    game.answer("end").nature("draw:COM1")
    assert "MUL-SIR" in game.part("discard").split()  # the Flash is emptied


@rule("CYB-RUL-42")
def test_rul_42_multibots_are_reshuffled_with_the_discard_pile() -> None:
    others = cards_in_deck(multi(platform="SIR1 SIR2 SIR3 SIR4"))
    assert "MUL-COM" in others
    game = multi(
        platform="SIR1 SIR2 SIR3 SIR4", discard=" ".join(others), turn="A 2 relieved", removed="*"
    )
    assert game.view()["deck"] == 0
    game.answer("end")
    assert game.parts("battery", "discard") == ["empty", ""]
    assert sorted(cards_in_deck(game)) == sorted(others)
