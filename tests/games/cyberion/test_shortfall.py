"""What is told of a refusal, with its numbers. Rules: CYB-REP, CYB-UPG-02, CYB-MIC, CYB-RUL-25."""

import pytest

from automatable.games.cyberion import GAME
from automatable.testkit import rule
from automatable.words import LANGUAGES, Words

from .helpers import A, all_but, cyberion, levels
from .helpers_expansions import table

WORDS = {lang: Words(lang, GAME) for lang in LANGUAGES}
ROWS = {"platform": "SIR1 SIR2 STO4", "stock": "COM4"}


@pytest.mark.parametrize(
    ("machine", "forbids", "facts", "told"),
    [
        (
            "II-SIR",
            "CYB-REP-09",
            {"robots": 3, "model": "SIR", "have": 2},
            "It needs 3 × Sirenbot, 2 are in your rows.",
        ),
        (
            "II-CYC*",
            "CYB-REP-09",
            {"robots": 2, "model": "CYC", "have": 0},
            "It needs 2 × Cyclobot, 0 are in your rows.",
        ),
        (
            "II-2",
            "CYB-REP-10",
            {"robots": 3, "size": 2, "have": 1},
            "It needs 3 Robots of size 2, 1 is in your rows.",
        ),
        (
            "II-GE12",
            "CYB-REP-11",
            {"robots": 3, "have": 4, "sum": 12, "best": 10},
            "It needs a sum of 12 or more, and your Robots make 10 at most.",
        ),
        (
            "II-LE6",
            "CYB-REP-12",
            {"robots": 3, "have": 4, "sum": 6, "best": 7},
            "It needs a sum of 6 or less, and your Robots make 7 at least.",
        ),
        (
            "II-RUN4",
            "CYB-REP-13",
            {"robots": 4, "have": 3},
            "It needs 4 Robots of sizes in a row, you have 3 of them.",
        ),
        (
            "II-2PAIR",
            "CYB-REP-15",
            {"robots": 4, "have": 3},
            "It needs 4 Robots in two pairs, you have 3 of them.",
        ),
        (
            "II-TWIN",
            "CYB-REP-17",
            {"robots": 2, "have": 1},
            "It needs 2 identical Robots, you have 1.",
        ),
    ],
)
def test_rep_09_what_a_machine_needs_and_what_is_there(
    machine: str, forbids: str, facts: dict[str, object], told: str
) -> None:
    made = cyberion(factory=machine, **ROWS)
    name = f"repair:{machine.rstrip('*')}"
    assert made.why_not(A, name) == forbids
    assert made.refusal(A, name) == facts
    refusal = made.state.refusal(A, GAME.catalogue.number(name))
    assert WORDS["en"].refusal(refusal, ["Ann"]) == told
    assert str(facts["robots"] if "sum" not in facts else facts["best"]) in WORDS["fr"].refusal(
        refusal, ["Ann"]
    )


@rule("CYB-REP-11", "CYB-REP-12")
def test_rep_11_too_few_robots_make_no_sum() -> None:
    for machine in ("II-GE12", "II-LE6"):
        made = cyberion(factory=machine, platform="SIR5 SIR4")
        assert made.refusal(A, f"repair:{machine}")["best"] == 0
    prepped = cyberion(factory="II-GE12*", platform="SIR3 SIR3")
    assert prepped.refusal(A, "repair:II-GE12") == {"robots": 2, "have": 2, "sum": 12, "best": 11}
    some = table("multibots", factory="II-LE6", removed="*", platform="MUL-SIR MUL-4 SIR3")
    assert some.refusal(A, "repair:II-LE6")["best"] == 8


@rule("CYB-UPG-02")
def test_upg_02_the_price_and_the_pile_are_told() -> None:
    made = cyberion(factory="I-SIR", experience="I-1", levels=levels(SIR=3))
    assert made.refusal(A, "upgrade:SIR") == {"cost": 3, "have": 1}
    assert made.refusal(A, "upgrade:COM") is None  # it is on offer


@rule("CYB-MIC-02", "CYB-MIC-10", "CYB-MIC-11", "CYB-MIC-12")
def test_mic_02_microbots_are_told() -> None:
    made = table("microbots", factory="I-SIR+MIC-4 I-STO+MIC-1", platform="SIR1 SIR2", held="MIC-5")
    assert made.refusal(A, "repair:I-SIR") == {"microbot": "MIC-4"}
    assert made.refusal(A, "exchange:I-SIR") == {"cost": 3, "have": 1}
    assert made.refusal(A, "remove:I-SIR") == {"cost": 5, "have": 1}
    assert made.refusal(A, "replace:I-5") is None  # it is not in the Factory: no number forbids
    none = table("microbots", factory="I-SIR+MIC-4", held="")
    assert none.refusal(A, "replace:I-SIR") == {"cost": 1, "have": 0}


@rule("CYB-RUL-25", "CYB-TRG-02", "CYB-COG-04")
def test_rul_25_a_price_too_high_and_a_level_too_high_are_told() -> None:
    rest = {"discard": "", "battery": "empty"}
    every = [
        f"{model}{size}" for model in ("SIR", "STO", "CYC", "PLA", "COM") for size in range(1, 6)
    ]
    cards = every * 2
    for card in ("COM1", "SIR1", "SIR2"):
        cards.remove(card)
    rest["discard"] = " ".join(cards)
    made = cyberion(factory="I-SIR", platform="COM1 SIR1 SIR2", levels=levels(COM=4), **rest)
    made.answer("trigger:COM1@platform")
    assert made.refusal(A, "level:IV") == {"cost": 3, "have": 2}
    assert made.refusal(A, "level:V") == {"level": 4}
    cog = table("devious_cog", factory="I-SIR", platform="COM1", levels="5 5 5 5 2")
    cog.answer("trigger:COM1@platform").nature("interfere:SIR")
    assert cog.refusal(A, "level:III") == {"level": 2}


@rule("CYB-REP-04", "CYB-RUL-11", "CYB-BAB-02")
def test_rep_04_what_is_still_missing_is_told() -> None:
    crew = cyberion(factory="II-SIR", platform="SIR1 SIR2 SIR3").answer("repair:II-SIR")
    assert crew.refusal(A, "done") == {"wanted": 3}
    stow = cyberion(factory="I-SIR", platform="STO1 SIR1 SIR2 SIR3", levels=levels(STO=3))
    stow.answer("trigger:STO1@platform", "level:III")
    assert stow.refusal(A, "done") == {"wanted": 2}
    baby = table("babybots", factory="I-SIR", platform="SIR1 SIR2")
    assert baby.refusal(A, "baby:SIR") == {"sum": 5}


@rule("CYB-RUL-28")
def test_rul_28_how_many_the_deck_has_is_told() -> None:
    every = [
        f"{model}{size}" for model in ("SIR", "STO", "CYC", "PLA", "COM") for size in range(1, 6)
    ]
    cards = every * 2
    for card in ("COM1", "SIR1", "SIR2", "PLA1"):
        cards.remove(card)
    made = cyberion(
        factory="I-SIR",
        platform="COM1 SIR1 SIR2",
        discard=all_but("COM1 SIR1 SIR2 PLA1"),
        battery="empty",
        levels=levels(COM=4),
    )
    made.answer("trigger:COM1@platform", "level:IV", "prep:I-SIR", "spend:card@deck")
    assert made.refusal(A, "spend:card@deck") == {"have": 1}


def test_refusals_without_numbers_are_sentences_too() -> None:
    made = cyberion(factory="I-SIR", platform="SIR1", levels=levels(SIR=5))
    assert made.refusal(A, "upgrade:SIR") == {}
    assert made.refusal(A, "board") == {}
