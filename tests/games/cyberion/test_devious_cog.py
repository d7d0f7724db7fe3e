"""Expansion: The Devious Cog. Rules: CYB-COG, CYB-END, CYB-RUL."""

import pytest

from automatable.testkit import Table, rule

from .helpers_expansions import (
    A,
    asked,
    fill,
    natures,
    new,
    options,
    set_up,
    table,
)

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"
MODELS = ("SIR", "STO", "CYC", "PLA", "COM")


def cog(**parts: object) -> Table:
    """A table with the Devious Cog and a full Factory."""
    return table("devious_cog", **{"factory": FACTORY, **parts})


@rule("CYB-COG-01")
def test_cog_01_one_more_failsafe_and_two_hidden_tokens_under_each_figure() -> None:
    assert new("devious_cog").parts("reserve", "interference", "revealed") == [
        *("2", "2 2 2 2 2", "")
    ]
    begun = set_up("devious_cog").view()
    assert begun["interference"] == dict.fromkeys(MODELS, 2)
    assert begun["masked"] == dict.fromkeys(MODELS, 2)  # which are where, nobody knows
    assert begun["forge"] == 3
    assert set_up("none").view()["interference"] == {}


@rule("CYB-COG-02", "CYB-RUL-67")
def test_cog_02_a_token_is_revealed_first() -> None:
    game = cog(platform="SIR1", levels="3 1 1 1 1")
    game.answer("trigger:SIR1@platform")
    assert game.parts("discard", "platform") == ["SIR1", ""]
    assert natures(game) == list(MODELS)
    decision = game.state.decision()
    assert decision is not None and tuple(decision.weights) == (2,) * 5
    known = cog(platform="SIR1", interference="1 0 2 2 2", revealed="SIR SIR PLA")
    known.answer("trigger:SIR1@platform")
    assert natures(known) == ["STO", "CYC", "PLA", "COM"]
    decision = known.state.decision()
    assert decision is not None and tuple(decision.weights) == (2, 2, 1, 2)


@rule("CYB-COG-03", "CYB-COG-04", "CYB-RUL-06")
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_cog_03_the_abilitys_kind_is_the_tokens_and_its_level_the_robots(level: int) -> None:
    roman = ("I", "II", "III", "IV", "V")[level - 1]
    game = cog(platform="COM1", levels=f"1 1 1 1 {level}", flash="")
    game.answer("trigger:COM1@platform").nature("interfere:SIR")
    assert options(game) == [f"level:{one}" for one in ("I", "II", "III", "IV", "V")[:level]]
    game.answer(f"level:{roman}")
    drawn = (0, 0, 1, 2, 3, 5)[level]
    fill(game, *["SIR1", "SIR2", "SIR3", "SIR4", "SIR5"][:drawn])
    assert game.part("flash") == " ".join([f"SIR{k + 1}" for k in range(drawn)])
    assert asked(game) == "act"
    assert game.part("factory") == FACTORY  # no Commandbot's Prep


@rule("CYB-COG-04")
def test_cog_04_the_row_of_the_token_does_not_count() -> None:
    game = cog(platform="COM1", levels="5 5 5 5 2").answer("trigger:COM1@platform")
    game.nature("interfere:SIR")
    assert options(game) == ["level:I", "level:II"]
    assert game.why_not(A, "level:III") == "CYB-COG-04"


@rule("CYB-COG-03")
def test_cog_03_every_ability_takes_place() -> None:
    levels = "3 1 1 1 1"
    stow = cog(platform="SIR1 COM1 COM2", levels=levels).answer("trigger:SIR1@platform")
    stow.nature("interfere:STO").answer("level:II", "stow:COM2@platform")
    assert stow.part("stock") == "COM2"
    take = cog(platform="SIR1", levels=levels, discard="PLA5").answer("trigger:SIR1@platform")
    take.nature("interfere:CYC").answer("level:III", "take:SIR1")  # CYB-RUL-15
    assert take.parts("deck", "discard") == ["SIR1 ...", "PLA5"]
    look = cog(platform="SIR1", levels=levels).answer("trigger:SIR1@platform")
    look.nature("interfere:PLA").answer("level:II").nature("draw:COM3").answer("top:COM3")
    look.nature("draw:COM3")
    assert look.part("platform") == "COM3"
    prep = cog(platform="SIR1 COM1 COM2 COM3 COM4", levels=levels).answer("trigger:SIR1@platform")
    prep.nature("interfere:COM").answer("level:III", "prep:I-CYC")
    prep.answer(*[f"spend:COM{k}@platform" for k in (1, 2, 3, 4)])
    assert prep.part("factory") == FACTORY.replace("I-CYC", "I-CYC*")


@rule("CYB-COG-05")
def test_cog_05_the_revealed_token_leaves_the_game() -> None:
    game = cog(platform="SIR1 SIR2 SIR3", levels="2 1 1 1 1")
    game.answer("trigger:SIR1@platform").nature("interfere:COM")
    assert game.parts("interference", "revealed") == ["1 2 2 2 2", "COM"]
    game.answer("level:I", "trigger:SIR2@platform").nature("interfere:COM")
    assert game.parts("interference", "revealed") == ["0 2 2 2 2", "COM COM"]
    game.answer("level:I", "trigger:SIR3@platform")
    assert asked(game) == "level"  # its own ability again
    assert sum(game.state.masked) == 8


@rule("CYB-COG-06", "CYB-RUL-63", "CYB-RUL-64")
def test_cog_06_the_ability_may_be_given_up_or_used_lower_once_it_is_seen() -> None:
    game = cog(platform="SIR1", levels="4 1 1 1 1").answer("trigger:SIR1@platform")
    assert options(game) == []  # no level before the token is seen
    game.nature("interfere:SIR")
    assert options(game) == ["level:I", "level:II", "level:III", "level:IV"]
    given_up = game.state.clone()
    game.answer("level:II").nature("draw:COM1")
    assert (game.part("flash"), asked(game)) == ("COM1", "act")
    game.state = given_up
    game.answer("level:I")
    assert game.parts("flash", "interference", "revealed") == ["", "1 2 2 2 2", "SIR"]
    assert asked(game) == "act"


@rule("CYB-RUL-63")
def test_rul_63_an_unpayable_level_is_not_offered() -> None:
    game = cog(platform="SIR1 COM1", levels="3 1 1 1 1", battery="empty").answer(
        "trigger:SIR1@platform"
    )
    game.nature("interfere:COM")
    assert options(game) == ["level:I", "level:II", "level:III"]  # the deck pays
    prepped = cog(platform="SIR1 COM1", levels="3 1 1 1 1", factory="I-SIR*", turn="A 2").answer(
        "trigger:SIR1@platform"
    )
    prepped.nature("interfere:COM")
    assert options(prepped) == ["level:I"]
    assert prepped.why_not(A, "level:II") == "CYB-RUL-31"


@rule("CYB-RUL-64")
def test_rul_64_the_token_is_gone_even_if_its_ability_can_do_nothing() -> None:
    game = cog(platform="SIR1", levels="2 1 1 1 1", discard="PLA1").answer("trigger:SIR1@platform")
    game.nature("interfere:CYC").answer("level:II")  # no Cyclobot is discarded
    assert (asked(game), game.part("interference")) == ("act", "1 2 2 2 2")


@rule("CYB-RUL-65")
def test_rul_65_a_trigger_at_level_one_reveals_and_does_nothing() -> None:
    game = cog(platform="SIR1").answer("trigger:SIR1@platform")
    assert asked(game) == "interfere"
    game.nature("interfere:SIR")
    assert asked(game) == "act"
    assert game.parts("flash", "discard", "interference") == ["", "SIR1", "1 2 2 2 2"]


@rule("CYB-RUL-66")
def test_rul_66_every_trigger_reveals() -> None:
    for model in MODELS:
        for levels in ("1 1 1 1 1", "5 5 5 5 5"):
            game = cog(platform=f"{model}1", levels=levels)
            assert options(game, "trigger") == [f"{model}1@platform"]
            game.answer(f"trigger:{model}1@platform")
            assert asked(game) == "interfere"
            assert options(game) == []
            assert game.why_not(A, "level:I") == "CYB-DEC-06"


@rule("CYB-RUL-67")
def test_rul_67_the_other_token_stays_hidden() -> None:
    game = cog(platform="SIR1 SIR2").answer("trigger:SIR1@platform").nature("interfere:PLA")
    assert game.view()["interference"]["SIR"] == 1
    assert game.view()["masked"] == {"SIR": 2, "STO": 2, "CYC": 2, "PLA": 1, "COM": 2}
    game.answer("trigger:SIR2@platform")
    assert natures(game) == list(MODELS)  # it may be any of the other nine


@rule("CYB-RUL-68")
def test_rul_68_tokens_travel_with_their_figure() -> None:
    game = cog(platform="SIR1", experience="I-1", interference="1 2 2 2 2", revealed="COM")
    game.answer("upgrade:SIR")
    assert game.parts("levels", "interference") == ["2 1 1 1 1", "1 2 2 2 2"]
    game.answer("trigger:SIR1@platform").nature("interfere:SIR")
    assert options(game) == ["level:I", "level:II"]
    assert game.part("interference") == "0 2 2 2 2"


@rule("CYB-COG-07")
def test_cog_07_support_tokens_are_not_affected() -> None:
    game = cog(platform="PLA1", support="SIR").answer("support:SIR")
    assert asked(game) == "draw"
    fill(game, "COM1", "COM2")
    assert game.parts("flash", "interference", "revealed") == ["COM1 COM2", "2 2 2 2 2", ""]


@rule("CYB-COG-08", "CYB-END-05")
def test_cog_08_a_token_left_on_the_board_loses_the_game() -> None:
    tokens = "SIR SIR STO STO CYC CYC PLA PLA COM COM"
    for left, revealed, ending in (
        ("0 0 0 0 1", tokens[:-4], "lost by interference"),
        ("2 2 2 2 2", "", "lost by interference"),
        ("0 0 0 0 0", tokens, "won by repaired"),
    ):
        last = cog(
            factory="I-SIR",
            removed="*",
            platform="SIR1 SIR2",
            interference=left,
            revealed=revealed,
            reserve=5,
        )
        last.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
        assert last.ended() == ending


@rule("CYB-COG-09")
def test_cog_09_a_figure_without_tokens_works_as_in_the_base_game() -> None:
    game = cog(
        platform="SIR1", levels="2 1 1 1 1", interference="0 2 2 2 2", revealed="PLA PLA"
    ).answer("trigger:SIR1@platform")
    assert options(game) == ["level:I", "level:II"]
    assert game.part("platform") == "SIR1"  # nothing has changed yet
    game.answer("level:II").nature("draw:COM1")
    assert game.parts("flash", "interference") == ["COM1", "0 2 2 2 2"]
    base = table(factory=FACTORY, platform="SIR1", levels="2 1 1 1 1")
    assert asked(base.answer("trigger:SIR1@platform")) == "level"
