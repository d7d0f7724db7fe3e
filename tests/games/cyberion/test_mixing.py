"""Combining expansions. Rules: CYB-MIX."""

import pytest

from automatable.games.cyberion.settings import EXPANSIONS
from automatable.testkit import Table, rule

from .helpers_expansions import (
    COMBINATIONS,
    A,
    asked,
    cards_in_deck,
    fill,
    new,
    options,
    set_up,
    table,
)


@rule("CYB-MIX-01")
def test_mix_01_all_thirty_two_combinations_are_set_up() -> None:
    assert len(set(COMBINATIONS)) == 32
    for expansions in COMBINATIONS:
        begun = set_up(expansions)
        assert asked(begun) == "act"
        chosen = [] if expansions == "none" else expansions.split(",")
        assert begun.view()["expansions"] == chosen
        written = begun.position()
        for name, parts_of in OWN_PARTS.items():
            for one in parts_of:
                assert (one in written) == (name in chosen), (expansions, one)
        assert ("+MIC" in written["factory"]) == ("microbots" in chosen)
        multibots = [card for card in begun.view()["deck_cards"] if card.startswith("MUL")]
        assert bool(multibots) == ("multibots" in chosen)


OWN_PARTS = {
    "babybots": ["limbot"],
    "gigantobots": ["damage"],
    "devious_cog": ["interference"],
}


@rule("CYB-MIX-07")
@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("baby:SIR", "babybots"),
        ("board", "gigantobots"),
        ("replace:I-SIR", "microbots"),
        ("exchange:I-SIR", "microbots"),
        ("remove:I-SIR", "microbots"),
    ],
)
def test_mix_07_an_action_of_an_expansion_that_is_not_in_play_is_refused(
    name: str, part: str
) -> None:
    others = ",".join(one for one in EXPANSIONS if one != part)
    without = set_up(others)
    assert name not in options(without)
    assert without.why_not(A, name) == "CYB-MIX-07"


@rule("CYB-MIX-02")
def test_mix_02_reserve_and_forge_at_the_start() -> None:
    for expansions in COMBINATIONS:
        adding = [one for one in expansions.split(",") if one not in ("none", "microbots")]
        begun = new(expansions).view()
        assert (begun["reserve"], begun["forge"]) == (1 + len(adding), 4 - len(adding))
    full = new("all").view()
    assert (full["reserve"], full["forge"]) == (5, 0)


@rule("CYB-MIX-03")
def test_mix_03_only_multibots_change_the_decks() -> None:
    for expansions in COMBINATIONS:
        begun = new(expansions)
        multibots = "multibots" in expansions
        assert begun.view()["deck"] == len(cards_in_deck(begun)) == (60 if multibots else 50)
        assert begun.view()["machine_deck"] == ([5, 10, 10] if multibots else [10, 15, 0])


def last(limbot: str, tokens: int, damage: int, reserve: int) -> Table:
    """The last Machine is repaired with all expansions in play."""
    pool = ["SIR", "SIR", "STO", "STO", "CYC", "CYC", "PLA", "PLA", "COM", "COM"]
    made = table(
        "all",
        factory="I-SIR+MIC-SIR",
        removed="*",
        platform="SIR1 SIR2",
        limbot=limbot,
        interference=f"{tokens} 0 0 0 0",
        revealed=" ".join(pool[tokens:]),
        damage=damage,
        reserve=reserve,
    )
    return made.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")


@rule("CYB-MIX-04")
def test_mix_04_every_condition_must_hold_at_once() -> None:
    assert last("none", 0, 1, 3).ended() == "won by repaired"
    assert last("COM", 0, 1, 3).ended() == "lost by limbot"
    assert last("none", 1, 1, 3).ended() == "lost by interference"
    assert last("none", 0, 1, 2).ended() == ""  # the turn goes on
    late = fill(last("none", 0, 1, 2).answer("end"), "STO1", "STO2", "STO3", "STO4", "STO5")
    assert late.ended() == "lost by damage"
    assert last("COM", 1, 5, 0).ended().startswith("lost")


@rule("CYB-MIX-05")
def test_mix_05_the_base_game_is_the_default_and_any_expansion_may_come_first() -> None:
    assert new().view()["expansions"] == []
    for one in EXPANSIONS:
        assert new(one).view()["expansions"] == [one]


@rule("CYB-MIX-06", "CYB-CLN-01")
def test_mix_06_cleanup_with_everything_in_play() -> None:
    made = table(
        "all",
        factory="- I-STO*+MIC-STO I-CYC+MIC-CYC I-PLA+MIC-PLA I-COM+MIC-COM",
        removed="I-SIR",
        platform="SIR1 SIR2 SIR3 SIR4",
        flash="MUL-3 COM1",
        reserve=2,
        made="STO",
        deck="BAB-STO CYC1 ...",
        levels="1 4 1 1 1",
    )
    assert made.events() == []
    made.answer("end")
    assert made.parts("reserve", "flash") == ["1", "COM1 MUL-3"]
    assert "*" not in made.part("factory")  # Preps have ended before the refill
    made.nature("machine:II-1")
    assert made.part("flash") == "COM1 MUL-3"
    made.nature("microbot:MIC-5")
    assert made.parts("flash", "discard") == ["", "COM1 MUL-3"]
    made.nature("draw:BAB-STO", "draw:CYC1")
    assert made.events() == [
        "failsafe_lost left=1",
        "prep_ended machines=['I-STO']",
        "machine_came machine=II-1 place=1 stage=2 robots=3",
        "microbot_came microbot=MIC-5 machine=II-1",
        "flash_emptied cards=['COM1', 'MUL-3']",
        "babybot_came card=BAB-STO",
        "raised model=STO level=5",
        "failsafe_gained count=1",
        "filled card=CYC1 row=platform",
        "turn_began seat=0 turn=2",
    ]
    assert made.part("reserve") == "2"
