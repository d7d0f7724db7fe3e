"""In the middle of an action nothing else is done. Rules: CYB-DEC-02, CYB-DEC-03, CYB-DEC-06."""

import pytest

from automatable.testkit import rule

from .helpers import GIGANTOBOTS, MICROBOTS, STRICT, A, cyberion, drawn, levels

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
        STRICT,
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


@rule("CYB-SET-12", "CYB-SUP-03", "CYB-SUP-08")
def test_sup_08_a_token_never_drawn_was_not_used() -> None:
    drawn_only = cyberion(factory=FACTORY, support="PLA")
    assert drawn_only.why_not(A, "support:SIR") == "CYB-SET-12"
    drawn_only.answer("support:PLA")
    used = cyberion({"support": "5"}, factory=FACTORY, support="SIR STO CYC COM")
    assert used.why_not(A, "support:PLA") == "CYB-SUP-03"
    either = cyberion({"support": "3"}, factory=FACTORY, support="SIR STO")
    assert either.why_not(A, "support:PLA") == "CYB-SUP-08"


@rule("CYB-RUL-36", "CYB-TRN-05", "CYB-TRN-10")
def test_rul_36_a_card_without_use_for_a_crew_is_refused_by_what_it_lacks() -> None:
    table = cyberion(
        MICROBOTS,
        factory="I-SIR*+MIC-4",
        removed="*",
        platform="SIR1 SIR2",
        stock="COM1 COM4",
    ).answer("repair:I-SIR")
    assert table.why_not(A, "crew:COM1@stock") == "CYB-REP-09"  # neither Sirenbot nor size 4
    table.answer("crew:SIR1@platform")
    assert table.options(A) == ["done", "crew:SIR2@platform", "crew:COM4@stock"]
    assert table.why_not(A, "crew:COM1@stock") == "CYB-RUL-36"
    assert table.why_not(A, "crew:SIR1@platform") == "CYB-TRN-10"
    assert table.why_not(A, "crew:COM5@stock") == "CYB-TRN-05"


@rule("CYB-RUL-61", "CYB-GIG-02")
def test_rul_61_a_pair_without_a_seat_is_told_from_no_pair() -> None:
    table = cyberion(
        GIGANTOBOTS,
        factory=FACTORY,
        platform="SIR1 SIR2 COM5 PLA4 STO4",
        vacation="GIG-SIR GIG-1 GIG-2",
    ).answer("board")
    assert table.options(A) == ["rider:STO4@platform", "rider:PLA4@platform"]
    assert table.why_not(A, "rider:SIR1@platform") == "CYB-RUL-61"
    assert table.why_not(A, "rider:COM5@platform") == "CYB-GIG-02"


@rule("CYB-DEC-01", "CYB-DEC-02", "CYB-DEC-03")
@pytest.mark.parametrize(
    ("answers", "own", "forbids"),
    [
        ("", "", "CYB-DEC-01"),
        ("repair:I-SIR", "crew done", "CYB-DEC-02"),
        ("board", "rider", "CYB-DEC-02"),
        ("trigger:STO1@platform", "level", "CYB-DEC-02"),
        ("looked", "top bottom", "CYB-DEC-03"),
    ],
)
def test_dec_01_what_is_not_asked_is_refused_as_such(answers: str, own: str, forbids: str) -> None:
    parts = "crew:SIR1@platform level:II stow:SIR1@platform take:SIR1 top:SIR1 bottom:SIR1"
    parts += " prep:I-SIR spend:SIR1@platform pay:I-1 mate:SIR1@platform rider:SIR1@platform"
    parts += " seat:GIG-1 reward:damage swap:I-SIR token:MIC-1 done"
    begun = "end repair:I-STO support:SIR upgrade:SIR baby:SIR board replace:I-SIR"
    begun += " exchange:I-SIR remove:I-SIR trigger:SIR1@platform"
    given = {"looked": "COM2 PLA3", "due": "back, take 1"} if answers == "looked" else {}
    table = cyberion(
        {"expansions": "all"},
        factory="I-SIR+MIC-SIR I-STO+MIC-1",
        platform="SIR1 SIR2 STO1",
        experience="I-1",
        interference="0 0 0 0 0",
        revealed="SIR SIR STO STO CYC CYC PLA PLA COM COM",
        levels="3 3 3 3 3",
        **given,
    )
    if answers != "looked":
        table.answer(*answers.split())
    for name in parts.split() + (begun.split() if answers else []):
        if name.partition(":")[0] not in own.split():
            assert table.why_not(A, name) == forbids, name


@rule("CYB-REP-10", "CYB-REP-15", "CYB-TRN-05")
def test_rep_10_a_card_is_refused_by_what_the_machine_asks_for() -> None:
    size = cyberion(factory="I-1", platform="SIR1 STO1 COM3").answer("repair:I-1")
    assert size.why_not(A, "crew:COM3@platform") == "CYB-REP-10"
    pairs = cyberion(factory="II-2PAIR", platform="SIR1 STO1 COM3 PLA3 CYC5")
    assert pairs.answer("repair:II-2PAIR").why_not(A, "crew:CYC5@platform") == "CYB-REP-15"
    riders = cyberion(GIGANTOBOTS, factory="I-1", platform="SIR1 SIR2").answer("board")
    assert riders.why_not(A, "rider:SIR1@stock") == "CYB-TRN-05"
