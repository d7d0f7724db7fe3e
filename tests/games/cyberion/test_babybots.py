"""Expansion: Babybots. Rules: CYB-BAB, CYB-END, CYB-RUL."""

import pytest

from automatable.testkit import Table, rule

from .helpers_expansions import (
    FACTORY,
    A,
    baby,
    cards_in_deck,
    fill,
    level,
    natures,
    new,
    options,
    robots,
    set_up,
    table,
)

ALL_MODELS = "SIR STO CYC PLA COM"


@rule("CYB-BAB-01")
def test_bab_01_one_more_failsafe_and_five_babybots_in_the_limbot() -> None:
    assert new("babybots").parts("reserve", "limbot") == ["2", ALL_MODELS]
    assert new().parts("reserve", "limbot") == ["1", ""]
    begun = set_up("babybots")
    assert begun.view()["limbot"] == ALL_MODELS.split()
    assert begun.view()["forge"] == 3
    assert [card for card in cards_in_deck(begun) if card.startswith("BAB")] == []


@rule("CYB-BAB-02")
@pytest.mark.parametrize("model", ALL_MODELS.split())
@pytest.mark.parametrize(("first", "second"), [("platform", "platform"), ("flash", "stock")])
def test_bab_02_two_robots_of_a_model_adding_up_to_five(
    model: str, first: str, second: str
) -> None:
    for sizes in ((1, 4), (2, 3)):
        rows = {first: f"{model}{sizes[0]}"}
        rows[second] = f"{rows.get(second, '')} {model}{sizes[1]}"
        made = baby(**rows)
        assert options(made, "baby") == [model]
        made.answer(f"baby:{model}", f"mate:{model}{sizes[1]}@{second}")
        assert options(made) == [f"mate:{model}{sizes[0]}@{first}"]
        made.answer(f"mate:{model}{sizes[0]}@{first}")
        assert model not in made.part("limbot").split()


@rule("CYB-BAB-02")
def test_bab_02_other_pairs_are_refused() -> None:
    for cards in ("SIR1 STO4", "SIR2 SIR4", "SIR5", "SIR2 SIR2", "SIR1", "SIR3 SIR3 SIR1"):
        refused = baby(platform=cards)
        assert options(refused, "baby") == []
        assert refused.why_not(A, "baby:SIR") == "CYB-BAB-02"
    chosen = baby(platform="SIR1 SIR2 SIR3 STO4", stock="SIR4").answer("baby:SIR")
    assert options(chosen) == [
        "mate:SIR1@platform",
        "mate:SIR2@platform",
        "mate:SIR3@platform",
        "mate:SIR4@stock",
    ]
    assert chosen.why_not(A, "mate:STO4@platform") == "CYB-BAB-02"
    chosen.answer("mate:SIR1@platform")
    assert options(chosen) == ["mate:SIR4@stock"]
    assert chosen.why_not(A, "mate:SIR2@platform") == "CYB-BAB-02"
    assert chosen.why_not(A, "end") == "CYB-DEC-02"


@rule("CYB-BAB-02")
def test_bab_02_the_babybot_must_be_in_the_limbot() -> None:
    gone = baby(platform="SIR1 SIR4", limbot="STO CYC PLA COM")
    assert options(gone, "baby") == []
    assert gone.why_not(A, "baby:SIR") == "CYB-BAB-05"
    without = table(factory=FACTORY, platform="SIR1 SIR4")
    assert options(without, "baby") == []
    assert without.why_not(A, "baby:SIR") == "CYB-MIX-07"


@rule("CYB-BAB-03")
def test_bab_03_of_all_pairs_of_sizes_only_1_4_and_2_3_do() -> None:
    pairs = [(a, b) for a in range(1, 6) for b in range(a, 6)]
    found = [(a, b) for a, b in pairs if options(baby(platform=f"COM{a} COM{b}"), "baby")]
    assert found == [(1, 4), (2, 3)]


@rule("CYB-BAB-04")
def test_bab_04_both_robots_and_the_babybot_are_shuffled_in() -> None:
    made = baby(platform="SIR1 COM2", stock="SIR4 STO5", deck="PLA3 ... PLA4", levels="3 1 1 1 1")
    size = made.view()["deck"]
    assert "SIR1" in cards_in_deck(made) and cards_in_deck(made).count("SIR1") == 1
    made.answer("baby:SIR", "mate:SIR1@platform", "mate:SIR4@stock")
    assert made.parts("platform", "flash", "stock", "discard") == ["COM2", "", "STO5", ""]
    assert made.view()["deck"] == size + 3
    assert cards_in_deck(made).count("SIR1") == cards_in_deck(made).count("SIR4") == 2
    assert cards_in_deck(made).count("BAB-SIR") == 1
    assert made.part("deck") == ""  # nobody knows any place any more
    assert options(made)[0] == "end"  # nothing triggers
    assert made.events() == ["babybot_made seat=0 model=SIR cards=['SIR1', 'SIR4']"]


@rule("CYB-BAB-05")
def test_bab_05_each_babybot_is_made_once() -> None:
    made = baby(platform="SIR1 SIR4 SIR2 SIR3 STO1", stock="STO4")
    made.answer("baby:SIR", "mate:SIR1@platform", "mate:SIR4@platform")
    assert options(made, "baby") == ["STO"]
    assert made.why_not(A, "baby:SIR") == "CYB-BAB-05"
    made.answer("baby:STO", "mate:STO1@platform", "mate:STO4@stock")
    assert made.parts("limbot", "made") == ["CYC PLA COM", "SIR STO"]


def drawn(levels: str = "1 1 1 1 1", **parts: object) -> Table:
    """In Cleanup, a Babybot of the Sirenbots is drawn into the Platform."""
    given: dict[str, object] = {
        "platform": "COM1 COM2 COM3 COM4",
        "made": "SIR",
        "deck": "BAB-SIR STO5 ...",
        "turn": "A 2 relieved",
    }
    made = baby(levels=levels, **{**given, **parts})
    made.answer("end")
    assert natures(made) == ["BAB-SIR"]
    return made.nature("draw:BAB-SIR")


@rule("CYB-BAB-06")
def test_bab_06_a_drawn_babybot_raises_its_figure_for_free() -> None:
    made = drawn("1 2 3 1 1", experience="I-1")
    assert made.parts("levels", "experience") == ["2 2 3 1 1", "I-1"]


@rule("CYB-BAB-07", "CYB-RUL-56")
def test_bab_07_it_leaves_the_game_and_is_replaced() -> None:
    made = drawn()
    assert made.parts("made", "limbot", "discard") == ["", "STO CYC PLA COM", ""]
    assert "BAB-SIR" not in cards_in_deck(made)
    assert natures(made) == ["STO5"]
    fill(made, "STO5")
    assert made.part("platform") == "STO5 COM1 COM2 COM3 COM4"
    assert made.part("turn") == "A 3"


@rule("CYB-BAB-08")
def test_bab_08_at_level_five_the_figure_stays() -> None:
    made = drawn("5 1 1 1 1", reserve=2)
    assert made.parts("levels", "reserve", "made") == ["5 1 1 1 1", "2", ""]
    fill(made, "STO5")
    assert "STO5" in made.part("platform")


@rule("CYB-BAB-09", "CYB-RUL-57")
def test_bab_09_from_four_to_five_a_failsafe_token_is_gained() -> None:
    assert drawn("4 1 1 1 1", reserve=2).part("reserve") == "3"
    assert drawn("3 1 1 1 1", reserve=2).part("reserve") == "2"
    full = drawn("4 1 1 1 1", reserve=5)
    assert full.parts("levels", "reserve") == ["5 1 1 1 1", "5"]


@rule("CYB-RUL-57")
def test_rul_57_that_token_comes_after_the_check_of_the_same_cleanup() -> None:
    spared = drawn("4 1 1 1 1", reserve=1, turn="A 2")
    assert spared.part("reserve") == "1"  # one lost, one gained
    too_late = baby(
        levels="4 1 1 1 1",
        reserve=0,
        platform="COM1",
        made="SIR",
        deck="BAB-SIR ...",
    )
    assert too_late.answer("end").ended() == "lost by failsafe"


@rule("CYB-BAB-10")
def test_bab_10_the_ability_goes_on_at_the_level_it_had() -> None:
    made = baby(
        platform="SIR1 SIR2", levels="2 1 1 1 1", made="SIR", deck="BAB-SIR STO1 STO2 STO3 ..."
    )
    made.answer("trigger:SIR1@platform", "level:II")
    fill(made, "BAB-SIR", "STO1")
    assert made.part("flash") == "STO1"  # one card, as at II
    assert level(made, "SIR") == 3
    assert options(made)[0] == "end"
    made.answer("trigger:SIR2@platform", "level:III")
    fill(made, "STO2", "STO3")
    assert made.part("flash") == "STO1 STO2 STO3"


@rule("CYB-BAB-11")
def test_bab_11_a_babybot_discarded_by_a_commandbot_takes_effect() -> None:
    made = baby(
        platform="COM1", levels="1 1 1 1 5", made="SIR STO", deck="BAB-SIR CYC1 ... BAB-STO"
    )
    made.answer("trigger:COM1@platform", "level:V", "prep:I-SIR", "spend:card@deck")
    fill(made, "BAB-SIR")
    assert made.parts("levels", "discard", "made") == ["2 1 1 1 5", "COM1", "STO"]
    assert natures(made) == ["CYC1"]
    fill(made, "CYC1")
    assert made.parts("discard", "factory") == ["CYC1 COM1", FACTORY.replace("SIR", "SIR*")]


@rule("CYB-BAB-12", "CYB-END-04")
def test_bab_12_a_babybot_left_in_the_limbot_loses_the_game() -> None:
    for limbot in ("COM", ALL_MODELS):
        last = baby(
            factory="I-SIR", removed="*", limbot=limbot, platform="SIR1 SIR2 COM1 COM4", reserve=5
        )
        last.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
        assert last.ended() == "lost by limbot"
        assert last.state.result is not None and last.state.result.rule == "CYB-END-04"


@rule("CYB-BAB-13", "CYB-END-04")
def test_bab_13_babybots_in_the_deck_do_no_harm() -> None:
    last = baby(
        factory="I-SIR",
        removed="*",
        limbot="COM",
        made="SIR STO",
        platform="SIR1 SIR2 COM1",
        stock="COM4",
    )
    last.answer("baby:COM", "mate:COM1@platform", "mate:COM4@stock")
    assert last.parts("limbot", "made") == ["none", "SIR STO COM"]
    last.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert last.ended() == "won by repaired"


def emptied(**parts: object) -> Table:
    """The deck holds nothing but the Babybot of the Sirenbots; the other cards are discarded."""
    others = robots(*str(parts.get("platform", "")).split())
    return baby(discard=" ".join(others), made="SIR", turn="A 2 relieved", **parts)


@rule("CYB-RUL-54")
def test_rul_54_without_a_card_there_is_no_replacement() -> None:
    made = emptied(battery="empty", platform="COM1 COM2").answer("end")
    assert natures(made) == ["BAB-SIR"]
    fill(made, "BAB-SIR")
    assert made.parts("levels", "made", "platform", "turn") == [
        *("2 1 1 1 1", "", "COM1 COM2", "A 3"),
    ]
    assert cards_in_deck(made) == []


@rule("CYB-RUL-54")
def test_rul_54_with_the_battery_the_replacement_comes_from_the_new_deck() -> None:
    made = emptied(platform="COM1 COM2 COM3 COM4").answer("end")
    fill(made, "BAB-SIR")
    assert made.parts("levels", "battery", "discard") == ["2 1 1 1 1", "empty", ""]
    fill(made, "STO5")
    assert made.part("platform") == "STO5 COM1 COM2 COM3 COM4"
    assert made.view()["deck"] == 45


@rule("CYB-RUL-55")
def test_rul_55_several_babybots_in_a_row_all_take_effect() -> None:
    made = baby(
        platform="COM1 COM2 COM3 COM4",
        made="SIR STO PLA",
        deck="BAB-SIR BAB-PLA BAB-STO CYC1 ...",
        levels="1 4 1 2 1",
        turn="A 2 relieved",
    )
    made.answer("end")
    fill(made, "BAB-SIR", "BAB-PLA", "BAB-STO", "CYC1")
    assert made.parts("levels", "reserve", "made") == ["2 5 1 3 1", "3", ""]
    assert made.part("platform") == "CYC1 COM1 COM2 COM3 COM4"


@rule("CYB-RUL-56")
def test_rul_56_a_babybot_takes_no_place_and_no_draw() -> None:
    made = baby(
        platform="SIR1",
        flash="COM1 COM2 COM3 COM4",
        levels="5 1 1 1 1",
        made="STO",
        deck="BAB-STO CYC1 CYC2 ...",
    )
    made.answer("trigger:SIR1@platform", "level:V")
    fill(made, "BAB-STO", "CYC1")
    assert made.part("flash") == "CYC1 COM1 COM2 COM3 COM4"
    assert made.part("deck") == "CYC2 ..."
    assert options(made)[0] == "end"
    full = baby(
        platform="SIR1",
        flash="COM1 COM2 COM3 COM4 COM5",
        levels="5 1 1 1 1",
        made="STO",
        deck="BAB-STO ...",
    )
    full.answer("trigger:SIR1@platform", "level:V")
    assert full.parts("levels", "made") == ["5 1 1 1 1", "STO"]  # not drawn at all
