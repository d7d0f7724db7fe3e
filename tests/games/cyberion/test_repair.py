"""Repair. Rules: CYB-REP."""

from itertools import combinations

import pytest

from automatable.games.cyberion import GAME
from automatable.games.cyberion.state import CyberionState
from automatable.testkit import rule

from .helpers import (
    MODELS,
    ROBOTS,
    STAGE_I,
    STAGE_II,
    A,
    cyberion,
    deck_size,
    rows,
    why_not_repair,
)


@rule("CYB-REP-01")
def test_rep_01_a_crew_that_meets_the_requirement_is_discarded() -> None:
    table = cyberion(factory="I-SIR II-TWIN", platform="SIR1 SIR3 COM2")
    assert table.offered("repair") == ["I-SIR"]
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR3@platform")
    assert table.parts("factory", "platform", "discard") == [
        "- II-TWIN - - -",
        "COM2",
        "SIR1 SIR3",
    ]
    assert table.events() == ["repaired seat=0 machine=I-SIR cards=['SIR1', 'SIR3']"]


@rule("CYB-REP-01")
def test_rep_01_only_machines_in_the_factory_can_be_repaired() -> None:
    table = cyberion(factory="I-STO", platform="SIR1 SIR3", experience="I-SIR")
    assert table.why_not(A, "repair:I-SIR") == "CYB-REP-01"
    assert table.why_not(A, "repair:II-SIR") == "CYB-REP-01"
    assert table.why_not(A, "repair:I-STO") == "CYB-REP-09"


@rule("CYB-REP-02")
@pytest.mark.parametrize(
    ("platform", "flash", "stock"),
    [
        ("STO1 STO2 STO3", "", ""),
        ("STO1", "STO2", "STO3"),
        ("", "STO1 STO2", "STO3"),
        ("STO1 STO2", "", "STO3"),
        ("", "", "STO1 STO2 STO3"),
    ],
)
def test_rep_02_the_crew_may_mix_the_rows(platform: str, flash: str, stock: str) -> None:
    table = cyberion(factory="II-STO", platform=platform, flash=flash, stock=stock)
    table.answer("repair:II-STO")
    for row, cards in (("platform", platform), ("flash", flash), ("stock", stock)):
        for card in cards.split():
            table.answer(f"crew:{card}@{row}")
    assert table.parts("experience", "discard") == ["II-STO", "STO1 STO2 STO3"]
    assert rows(table) == ["", "", ""]


@rule("CYB-REP-02")
def test_rep_02_equal_robots_of_different_rows_are_different_choices() -> None:
    table = cyberion(factory="I-4", platform="SIR4 COM4", stock="SIR4").answer("repair:I-4")
    assert table.offered("crew") == ["SIR4@platform", "COM4@platform", "SIR4@stock"]
    table.answer("crew:SIR4@stock", "crew:COM4@platform")
    assert rows(table) == ["SIR4", "", ""]


@rule("CYB-REP-03")
def test_rep_03_the_whole_crew_leaves_at_once() -> None:
    table = cyberion(factory="I-SIR", platform="SIR1 SIR3 COM2")
    table.answer("repair:I-SIR", "crew:SIR1@platform")
    assert table.parts("platform", "discard", "experience") == ["SIR1 SIR3 COM2", "", ""]
    table.answer("crew:SIR3@platform")
    assert table.parts("platform", "discard", "experience") == ["COM2", "SIR1 SIR3", "I-SIR"]


@rule("CYB-REP-03")
def test_rep_03_no_repair_in_instalments() -> None:
    table = cyberion(factory="II-SIR", platform="SIR1 SIR3 COM2")
    assert table.why_not(A, "repair:II-SIR") == "CYB-REP-09"  # one is missing: not even begun
    table = cyberion(factory="I-SIR", platform="SIR1 SIR3")
    table.answer("repair:I-SIR", "crew:SIR1@platform")
    for name in ("end", "done", "trigger:SIR3@platform"):  # a crew once begun is completed
        assert name not in table.options(A)


@rule("CYB-REP-04")
def test_rep_04_no_surplus_robot_in_the_crew() -> None:
    table = cyberion(factory="I-SIR", platform="SIR1 SIR2 SIR3 SIR4 SIR5")
    table.answer("repair:I-SIR", "crew:SIR2@platform", "crew:SIR4@platform")
    assert table.parts("platform", "experience") == ["SIR1 SIR3 SIR5", "I-SIR"]


@rule("CYB-REP-04")
def test_rep_04_no_crew_is_done_before_it_is_complete() -> None:
    table = cyberion(factory="II-SIR", platform="SIR1 SIR2 SIR3 SIR4 SIR5")
    table.answer("repair:II-SIR")
    assert table.why_not(A, "done") == "CYB-REP-04"
    table.answer("crew:SIR1@platform", "crew:SIR2@platform")
    assert table.why_not(A, "done") == "CYB-REP-04"
    assert table.offered("crew") == ["SIR3@platform", "SIR4@platform", "SIR5@platform"]


@rule("CYB-REP-04")
def test_rep_04_a_sum_is_no_reason_for_a_smaller_or_larger_crew() -> None:
    assert why_not_repair("II-LE6", "SIR1 COM1") == "CYB-REP-12"  # only two, though 2 is below 6
    table = cyberion(factory="II-LE6", platform="SIR1 COM1 STO1 PLA1 CYC1").answer("repair:II-LE6")
    table.answer("crew:SIR1@platform", "crew:COM1@platform", "crew:STO1@platform")
    assert table.parts("platform", "experience") == ["CYC1 PLA1", "II-LE6"]


@rule("CYB-REP-04")
def test_rep_04_one_robot_less_when_prepped() -> None:
    table = cyberion(factory="II-SIR*", platform="SIR1 SIR2 SIR3").answer("repair:II-SIR")
    table.answer("crew:SIR1@platform", "crew:SIR3@platform")
    assert table.parts("platform", "experience") == ["SIR2", "II-SIR"]


@rule("CYB-REP-04")
def test_rep_04_only_cards_with_which_the_crew_can_be_completed_are_offered() -> None:
    table = cyberion(factory="II-GE12", platform="SIR1 SIR2 SIR5 COM5 STO3").answer(
        "repair:II-GE12"
    )
    assert table.offered("crew") == [
        f"{card}@platform" for card in ("SIR2", "SIR5", "STO3", "COM5")
    ]
    assert table.why_not(A, "crew:SIR1@platform") == "CYB-REP-11"
    table.answer("crew:SIR2@platform")
    assert table.offered("crew") == ["SIR5@platform", "COM5@platform"]
    assert table.why_not(A, "crew:STO3@platform") == "CYB-REP-11"


@rule("CYB-REP-05")
def test_rep_05_the_machine_goes_face_up_to_the_experience_pile() -> None:
    table = cyberion(factory="I-1 I-SIR", platform="SIR1 SIR3", experience="I-COM")
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR3@platform")
    assert table.view(A)["experience"] == ["I-SIR", "I-COM"]
    assert table.parts("removed", "factory") == ["", "I-1 - - - -"]


@rule("CYB-REP-06")
def test_rep_06_the_gap_is_filled_in_cleanup_only() -> None:
    table = cyberion(factory="I-1 I-SIR I-2 I-3 I-4", platform="SIR1 SIR3", stock="SIR5")
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR3@platform")
    assert table.part("factory") == "I-1 - I-2 I-3 I-4"
    table.answer("trigger:SIR5@stock")
    assert table.part("factory") == "I-1 - I-2 I-3 I-4"
    table.answer("end").nature("machine:I-PLA")
    assert table.part("factory") == "I-1 I-PLA I-2 I-3 I-4"


@rule("CYB-REP-07")
@pytest.mark.parametrize("model", ["SIR", "STO", "CYC", "PLA", "COM"])
def test_rep_07_a_crew_does_not_trigger(model: str) -> None:
    crew = f"{model}1 {model}3"
    table = cyberion(factory=f"I-{model}", platform=f"{crew} SIR2 SIR4", levels="5 5 5 5 5")
    before = deck_size(table)
    table.answer(f"repair:I-{model}", f"crew:{model}1@platform", f"crew:{model}3@platform")
    assert table.options(A)[0] == "end"
    assert table.parts("platform", "discard") == ["SIR2 SIR4", crew]
    assert deck_size(table) == before


@rule("CYB-REP-08")
def test_rep_08_several_machines_in_one_turn() -> None:
    table = cyberion(factory="I-SIR I-3 II-TWIN", platform="SIR1 SIR2 STO3 COM3", stock="PLA4 PLA4")
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    table.answer("repair:I-3", "crew:STO3@platform", "crew:COM3@platform")
    table.answer("repair:II-TWIN", "crew:PLA4@stock", "crew:PLA4@stock")
    assert table.parts("turn", "factory") == ["A 1 relieved", "- - - - -"]
    assert table.part("experience") == "I-SIR I-3 II-TWIN"


def meets(machine: str, robots: list[str]) -> bool:
    """The requirement of a Machine of stage I or II in the plainest words."""
    stage, _, wanted = machine.partition("-")
    models, sizes = [robot[:3] for robot in robots], sorted(int(robot[3]) for robot in robots)
    if wanted in MODELS:
        return models == [wanted] * (2 if stage == "I" else 3)
    if wanted.isdigit():
        return sizes == [int(wanted)] * (2 if stage == "I" else 3)
    if wanted == "GE12":
        return len(sizes) == 3 and sum(sizes) >= 12
    if wanted == "LE6":
        return len(sizes) == 3 and sum(sizes) <= 6
    if wanted == "TWIN":
        return len(robots) == 2 and robots[0] == robots[1]
    if wanted == "2PAIR":
        return len(sizes) == 4 and sizes[0] == sizes[1] and sizes[2] == sizes[3]
    assert wanted == "RUN4"
    return sizes in ([1, 2, 3, 4], [2, 3, 4, 5])


def crews(state: CyberionState, picked: tuple[str, ...]) -> set[tuple[str, ...]]:
    """All crews the open question can lead to, whatever the order of picking."""
    decision = state.decision()
    assert decision is not None
    names = [GAME.catalogue.name(option) for option in decision.options]
    if names[0] == "end":
        return {tuple(sorted(picked))}
    found: set[tuple[str, ...]] = set()
    for option, name in zip(decision.options, names, strict=True):
        after = state.clone()
        after.apply(A, option)
        found |= crews(after, (*picked, name.removeprefix("crew:")))
    return found


@rule("CYB-REP-01", "CYB-REP-02", "CYB-REP-04", "CYB-COM-11")
@pytest.mark.parametrize("prepped", [False, True])
@pytest.mark.parametrize(
    ("platform", "flash", "stock"),
    [
        ("SIR1 SIR1 STO2 CYC3 PLA4", "COM5", ""),
        ("SIR2 STO2 CYC4 PLA4", "COM4", "SIR5"),
        ("STO1 STO3 STO5", "COM2", "COM2 COM4"),
        ("PLA3 CYC3", "PLA3 SIR4", "SIR5 COM1"),
    ],
)
def test_rep_01_exactly_the_crews_that_meet_the_requirement_are_accepted(
    platform: str, flash: str, stock: str, prepped: bool
) -> None:
    rows = {"platform": platform, "flash": flash, "stock": stock}
    cards = [f"{card}@{row}" for row, part in rows.items() for card in part.split()]
    accepted = 0
    for machine in (*STAGE_I, *STAGE_II):
        right: set[tuple[str, ...]] = set()
        for crew in [crew for n in range(1, 6) for crew in combinations(cards, n)]:
            robots = [card.partition("@")[0] for card in crew]
            wholes = [[*robots, other] for other in ROBOTS] if prepped else [robots]
            if any(meets(machine, whole) for whole in wholes):
                right.add(tuple(sorted(crew)))
        table = cyberion(factory=machine + "*" * prepped, **rows)
        assert (f"repair:{machine}" in table.options(A)) is (right != set())
        if right:
            assert crews(table.answer(f"repair:{machine}").state, ()) == right
            accepted += len(right)
    assert accepted >= 8
