"""Positions print and read back, with all expansions. Rules: CYB-NOT."""

import pytest

from automatable.games.cyberion import GAME
from automatable.kernel.errors import BadPosition
from automatable.testkit import Table, rule

from .helpers_expansions import (
    COMBINATIONS,
    NATURE,
    A,
    B,
    Player,
    asked,
    late,
    natures,
    new,
    options,
    play,
    robots,
    table,
)

EVERYTHING = {
    "turn": "A 7 relieved",
    "factory": "I-SIR*+MIC-1 - II-GE12+MIC-3 III-TRIPLET+MIC-COM I-4+MIC-4",
    "experience": "I-1 II-1",
    "removed": "I-STO II-STO III-STO",
    "platform": "SIR1 SIR2 MUL-3",
    "flash": "STO1",
    "stock": "CYC1 CYC1 MUL-SIR",
    "discard": "PLA1 PLA1 MUL-5",
    "deck": "COM1 COM1 BAB-SIR ... COM3 BAB-PLA",
    "levels": "1 2 3 4 5",
    "reserve": "4",
    "battery": "empty",
    "support": "STO",
    "limbot": "COM",
    "made": "SIR PLA",
    "riders": "GIG-SIR SIR4 SIR5, GIG-2 PLA2 COM2",
    "vacation": "GIG-1 GIG-STO",
    "damage": "3",
    "held": "MIC-5 MIC-SIR",
    "used": "MIC-STO MIC-2",
    "interference": "2 1 0 2 2",
    "revealed": "SIR PLA PLA",
}


def read(written: dict[str, str], expansions: str = "all", players: int = 1) -> Table:
    """The table a position describes."""
    return Table(GAME, written, {"expansions": expansions, "players": players})


def assert_reads_back(table: Table) -> None:
    """The position is read back to a table at which everything is the same."""
    written = table.position()
    again = Table(GAME, written, GAME.settings_of(table.state))
    assert again.position() == written
    assert again.state.result == table.state.result
    assert again.view() == table.view()
    for seat in (NATURE, *range(table.state.seats)):
        assert again.options(seat) == table.options(seat)
    mine, theirs = table.state.decision(), again.state.decision()
    assert (mine is None) == (theirs is None)
    if mine is not None and theirs is not None:
        assert (mine.key, tuple(mine.weights)) == (theirs.key, tuple(theirs.weights))


@rule("CYB-NOT-01", "CYB-NOT-02", "CYB-NOT-03", "CYB-NOT-04", "CYB-NOT-05")
def test_not_05_a_position_with_everything_prints_as_it_was_written() -> None:
    made = read(EVERYTHING)
    printed = made.position()
    assert {**printed, "vacation": "GIG-1 GIG-STO"} == EVERYTHING
    assert printed["vacation"] == "GIG-STO GIG-1"  # in the order of the features
    assert_reads_back(made)
    assert made.view()["deck"] == 60 - 3 - 1 - 3 - 3 - 4 + 2


@rule("CYB-NOT-05")
def test_not_05_what_is_left_out_is_as_after_setup() -> None:
    made = table("all")
    for name, text in (
        ("turn", "A 1"),
        ("levels", "1 1 1 1 1"),
        ("reserve", "5"),
        ("limbot", "SIR STO CYC PLA COM"),
        ("damage", "5"),
        ("interference", "2 2 2 2 2"),
        ("factory", "- - - - -"),
    ):
        assert made.part(name) == text
    assert made.view()["deck"] == 60
    assert made.view()["battery"] == "charged"


@rule("CYB-NOT-05")
@pytest.mark.parametrize("number", [0, 5, 10, 21, 26, 31])
def test_not_05_every_position_of_a_game_reads_back(number: int) -> None:
    made = new(COMBINATIONS[number], 1 + number % 2)
    for count, _ in enumerate(play(made, Player(number))):
        if count % 3 == 0:
            assert_reads_back(made)
    assert_reads_back(made)


@rule("CYB-NOT-05")
def test_not_05_every_position_late_in_a_game_reads_back() -> None:
    for variant in (3, 6):
        made = late(COMBINATIONS[31], 1 + variant % 2, variant)
        for count, _ in enumerate(play(made, Player(variant))):
            if count % 3 == variant % 3:
                assert_reads_back(made)
        assert_reads_back(made)


@pytest.mark.once
@rule("CYB-NOT-05")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("number", range(32))
def test_not_05_the_same_for_every_combination(number: int, players: int) -> None:
    for made in (new(COMBINATIONS[number], players), late(COMBINATIONS[number], players, number)):
        for count, _ in enumerate(play(made, Player(number))):
            if number == 31 or count % 4 == number % 4:
                assert_reads_back(made)
        assert_reads_back(made)


# What is still to happen.


@pytest.mark.parametrize(
    ("due", "key", "more"),
    [
        ("flash 2", "draw", {}),
        ("take 1", "draw", {}),
        ("mill 3, prep I-SIR", "draw", {}),
        ("look 1, back, take 1", "draw", {"looked": "COM1"}),
        ("back, take 1", "back", {"looked": "COM1 COM2"}),
        ("reward, reward", "reward", {}),
        ("reward", "reward", {}),
        ("microbot", "microbot", {"factory": "I-SIR"}),
        ("interference SIR", "interfere", {}),
        ("ability STO 3", "level", {}),
        ("ability COM 2", "level", {}),
        ("cleanup", "machine", {}),
    ],
)
@rule("CYB-NOT-05")
def test_not_05_what_is_due_happens_first(due: str, key: str, more: dict[str, str]) -> None:
    given = {"factory": "I-SIR+MIC-1", "platform": "SIR1", "due": due, **more}
    made = read(given)
    assert asked(made) == key
    assert made.part("due") == due
    assert_reads_back(made)


@rule("CYB-NOT-05")
def test_not_05_setup_goes_on_where_it_was() -> None:
    made = read({"turn": "B 0", "due": "setup", "support": "SIR CYC COM"}, players=2)
    assert asked(made) == "machine"
    assert_reads_back(made)
    made.nature("machine:I-4")
    assert made.parts("turn", "factory") == ["B 0", "I-4 - - - -"]
    laid = read(
        {
            "turn": "A 0",
            "support": "SIR",
            "factory": "I-1 I-2 I-3 I-4 I-5",
            "platform": "SIR1 SIR2 SIR3 SIR4 SIR5",
            "discard": "COM1 COM2",
        },
        "none",
    )
    assert_reads_back(laid)
    laid.nature("draw:COM3", "draw:COM4", "draw:COM5")
    assert laid.parts("turn", "discard") == ["A 1", "COM1 COM2 COM3 COM4 COM5"]
    undecided = read({"turn": "- 0"}, players=2)
    assert natures(undecided) == ["A", "B"]


@rule("CYB-NOT-05")
def test_not_05_answers_that_changed_nothing_are_part_of_the_position() -> None:
    doing = "repair:II-SIR crew:SIR1@platform"
    made = read({"factory": "II-SIR", "platform": "SIR1 SIR2 SIR3", "doing": doing}, "none")
    assert options(made) == ["crew:SIR2@platform", "crew:SIR3@platform"]
    assert made.part("doing") == doing


@rule("CYB-NOT-05")
@pytest.mark.parametrize("reason", ["repaired", "failsafe", "limbot", "interference", "damage"])
def test_not_05_a_game_that_is_over_stays_over(reason: str) -> None:
    made = read({"over": reason}, players=2)
    result = made.state.result
    assert result is not None and result.reason == reason
    assert tuple(result.scores) == ((1, 1) if reason == "repaired" else (-1, -1))
    assert options(made) == options(made, seat=B) == []
    assert made.why_not(A, "end") == result.rule
    assert_reads_back(made)


# Positions that cannot be.

REFUSED = [
    ("none", {"hand": "SIR1"}, "no part is named 'hand'"),
    ("none", {"platform": "SIR6"}, "no card is named 'SIR6'"),
    ("none", {"platform": "sir1 FOO"}, "no card is named"),
    ("none", {"factory": "IV-SIR"}, "no Machine is named 'IV-SIR'"),
    ("none", {"experience": "I-9"}, "no Machine is named 'I-9'"),
    ("none", {"platform": "SIR1 SIR2 SIR3 SIR4 SIR5 STO1"}, "6 cards, there is room for 5"),
    ("none", {"flash": "SIR1 SIR2 SIR3 SIR4 SIR5 STO1"}, "6 cards, there is room for 5"),
    ("none", {"stock": "SIR1 SIR2 SIR3 SIR4 SIR5 STO1"}, "6 cards, there is room for 5"),
    ("none", {"factory": "I-1 I-2 I-3 I-4 I-5 I-SIR"}, "6 Machines, there is room for 5"),
    ("none", {"platform": "SIR1 SIR1", "stock": "SIR1"}, "not that many cards SIR1"),
    ("none", {"platform": "SIR1 SIR1", "discard": "SIR1"}, "not that many cards SIR1"),
    ("none", {"discard": " ".join([*robots(), "COM5"])}, "not that many cards COM5"),
    ("none", {"platform": "SIR1 SIR1", "deck": "SIR1 ..."}, "not that many cards SIR1"),
    ("none", {"deck": "SIR1"}, "three dots"),
    ("none", {"deck": "SIR1 ... SIR2 ..."}, "three dots"),
    ("none", {"platform": "MUL-3"}, "not that many cards MUL-3"),
    ("none", {"platform": "BAB-SIR"}, "BAB-SIR is never there"),
    ("all", {"platform": "MUL-3 MUL-3"}, "not that many cards MUL-3"),
    ("all", {"discard": "BAB-SIR", "made": "SIR"}, "BAB-SIR is never there"),
    ("all", {"looked": "BAB-SIR", "due": "back"}, "BAB-SIR is not in the deck"),
    ("all", {"looked": "SIR1 SIR2 SIR3 SIR4 SIR5 STO1", "due": "back"}, "looks at 5 at most"),
    ("none", {"factory": "I-1", "experience": "I-1"}, "named twice"),
    ("none", {"factory": "I-1 I-1"}, "named twice"),
    ("none", {"experience": "I-1 I-1"}, "named twice"),
    ("none", {"factory": "III-1"}, "not that many Machines of stage 3"),
    ("all", {"removed": "I-1 I-2 I-3 I-4 I-5 I-SIR"}, "not that many Machines of stage 1"),
    ("none", {"turn": "B 3"}, "turn: 'B' is not one of A"),
    ("none", {"turn": "A x"}, "turn: 'x' is not a number"),
    ("none", {"turn": "- 3"}, "turn: a player alone is always active"),
    ("none", {"turn": "- 0"}, "turn: a player alone is always active"),
    ("microbots", {"factory": "I-1+MIC-1 I-2"}, "factory: every Machine has a Microbot"),
    ("all", {"factory": "I-1", "due": "flash 2"}, "factory: every Machine has a Microbot"),
    ("none", {"levels": "1 1 1 1"}, "write 5 numbers from 1 to 5"),
    ("none", {"levels": "0 1 1 1 1"}, "'0' is not a number from 1 to 5"),
    ("none", {"levels": "6 1 1 1 1"}, "'6' is not a number from 1 to 5"),
    ("none", {"reserve": "6"}, "not a number from 0 to 5"),
    ("none", {"reserve": "-1"}, "not a number from 0 to 5"),
    ("none", {"battery": "full"}, "battery: no choice is named 'full'; there are empty, charged"),
    ("none", {"support": "SIR STO"}, "1 tokens at most"),
    ("none", {"support": "SIR SIR"}, "named twice"),
    ("none", {"support": "FOO"}, "no Support token is named 'FOO'"),
    ("none", {"limbot": "SIR"}, "without babybots"),
    ("none", {"made": "SIR"}, "without babybots"),
    ("none", {"riders": "GIG-SIR SIR1"}, "without gigantobots"),
    ("none", {"vacation": "GIG-SIR"}, "without gigantobots"),
    ("none", {"damage": "3"}, "without gigantobots"),
    ("none", {"held": "MIC-1"}, "without microbots"),
    ("none", {"used": "MIC-1"}, "without microbots"),
    ("none", {"factory": "I-1+MIC-1"}, "needs the Microbots expansion"),
    ("none", {"interference": "1 1 1 1 1"}, "without devious_cog"),
    ("none", {"revealed": "SIR"}, "without devious_cog"),
    ("all", {"limbot": "SIR", "made": "SIR"}, "in the Limbot and in the deck"),
    ("all", {"made": "SIR SIR"}, "named twice"),
    ("all", {"riders": "GIG-SIR SIR1", "vacation": "GIG-SIR"}, "on vacation and has no crew"),
    ("all", {"riders": "GIG-SIR STO1"}, "STO1 does not fit GIG-SIR"),
    ("all", {"riders": "GIG-SIR MUL-SIR"}, "MUL-SIR does not fit GIG-SIR"),
    ("all", {"riders": "GIG-SIR SIR1, GIG-SIR SIR2"}, "named twice"),
    ("all", {"riders": "GIG-SIR SIR1 SIR2 SIR3 SIR4 SIR5"}, "would be on vacation"),
    ("all", {"riders": "GIG-SIR SIR1", "platform": "SIR1 SIR1"}, "not that many cards SIR1"),
    ("all", {"riders": "GIG-X SIR1"}, "no Gigantobot is named 'GIG-X'"),
    ("all", {"damage": "6"}, "not a number from 0 to 5"),
    ("all", {"held": "MIC-1 MIC-2 MIC-3 MIC-4 MIC-5 MIC-SIR"}, "at most five are held"),
    ("all", {"held": "MIC-1 MIC-1", "used": "MIC-1"}, "not that many Microbots MIC-1"),
    ("all", {"factory": "I-1+MIC-1 I-2+MIC-1 I-3+MIC-1"}, "not that many Microbots MIC-1"),
    ("all", {"held": "MIC-9"}, "no Microbot is named 'MIC-9'"),
    ("all", {"interference": "3 2 2 2 2"}, "'3' is not a number from 0 to 2"),
    ("all", {"interference": "1 2 2 2 2"}, "9 tokens lie under the figures, but 10 are masked"),
    ("all", {"revealed": "SIR SIR SIR", "interference": "0 1 2 2 2"}, "not that many tokens SIR"),
    ("none", {"over": "bored"}, "is not one of"),
    ("none", {"due": "party"}, "cannot read 'party'"),
    ("none", {"due": "flash 6"}, "'6' is not a number from 1 to 5"),
    ("none", {"due": "prep I-1"}, "I-1 is not in the Factory"),
    ("none", {"due": "ability SIR 1"}, "'1' is not a number from 2 to 5"),
    ("none", {"doing": "repair:I-SIR"}, "repair:I-SIR"),
    ("none", {"doing": "fly:I-SIR"}, "fly:I-SIR"),
    ("none", {"merged": "maybe"}, "merged: no choice is named 'maybe'; there are no, yes"),
    ("none", {"merged": "yes"}, "merged: yes is for two"),
    ("none", {"looked": "SIR1"}, "looked: a Planbot's cards are to be put back"),
    ("none", {"looked": "SIR1", "due": "take 1"}, "looked: a Planbot's cards are to be put back"),
    ("none", {"due": "back, take 1", "turn": "A 0"}, "before the first turn"),
    ("none", {"due": "setup", "turn": "A 1"}, "setup comes before the first turn"),
    ("none", {"due": "reward"}, "without gigantobots"),
    ("none", {"due": "microbot"}, "without microbots"),
    ("none", {"due": "interference SIR"}, "no Interference token lies under SIR"),
    (
        "all",
        {"due": "interference CYC", "interference": "2 2 0 2 2", "revealed": "SIR SIR"},
        "no Interference token lies under CYC",
    ),
    ("none", {"over": "failsafe", "due": "flash 2"}, "after the end"),
    ("none", {"over": "failsafe", "doing": "end"}, "after the end"),
    ("none", {"factory": "I-SIR", "doing": "end"}, "have changed something"),
    ("none", {"removed": "*"}, "factory: with no Machine left the game is over"),
    ("none", {"due": "platform 2"}, "due: steps cannot come in the order 'platform'"),
    ("none", {"due": "mill 2"}, "due: steps cannot come in the order 'mill'"),
    ("none", {"due": "flash 1, flash 1"}, "due: steps cannot come in the order 'flash flash'"),
    ("none", {"due": "cleanup, take 1"}, "due: steps cannot come in the order 'cleanup take'"),
    ("all", {"looked": "BAB-SIR BAB-SIR", "made": "SIR", "due": "back, take 1"}, "not in the deck"),
    ("all", {"deck": "BAB-SIR ..."}, "there are not that many cards BAB-SIR"),
    ("all", {"limbot": "SIR STO", "made": "STO"}, "in the Limbot and in the deck"),
    ("all", {"revealed": "SIR"}, "10 tokens lie under the figures, but 9 are masked"),
]


@rule("CYB-NOT-05")
@pytest.mark.parametrize(
    ("expansions", "written", "message"), REFUSED, ids=lambda given: str(given)[:50]
)
def test_not_05_a_position_that_cannot_be_is_refused_by_name(
    expansions: str, written: dict[str, str], message: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        read(written, expansions)
    assert message in str(refused.value)


@rule("CYB-NOT-05")
def test_not_05_after_the_setup_somebody_of_two_is_active() -> None:
    with pytest.raises(BadPosition, match="turn: nobody is active"):
        read({"turn": "- 3"}, players=2)


@rule("CYB-TWO-10")
def test_two_10_merged_factories_need_an_empty_machine_deck() -> None:
    with pytest.raises(BadPosition, match="merged"):
        read({"factory": "I-SIR+MIC-1", "merged": "yes"}, players=2)
    merged = read({"factory": "I-SIR+MIC-1", "merged": "yes", "removed": "*"}, players=2)
    assert merged.part("merged") == "yes"
