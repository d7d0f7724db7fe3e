"""What a table may agree on. Rules: CYB-RUL-11, CYB-RUL-34, CYB-RUL-36, CYB-RUL-77, CYB-SUP."""

import pytest

from automatable.games.cyberion import GAME
from automatable.games.cyberion.settings import PAST
from automatable.kernel.errors import BadSettings
from automatable.testkit import rule

from .helpers_expansions import A, B, asked, fill, natures, new, options, table

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"


@rule("CYB-RUL-11")
def test_rul_11_a_stockbot_moves_exactly_its_number() -> None:
    made = table(factory=FACTORY, platform="STO1 SIR1 SIR2 SIR3", levels="1 3 1 1 1")
    made.answer("trigger:STO1@platform", "level:III", "stow:SIR1@platform")
    assert options(made) == ["stow:SIR2@platform", "stow:SIR3@platform"]
    assert made.why_not(A, "done") == "CYB-RUL-11"


@rule("CYB-RUL-11")
def test_rul_11_up_to_lets_it_stop_early() -> None:
    written = {"factory": FACTORY, "platform": "STO1 SIR1 SIR2 SIR3", "levels": "1 3 1 1 1"}
    made = table(stockbot="up_to", **written).answer("trigger:STO1@platform", "level:III")
    assert options(made) == ["done"] + [f"stow:SIR{k}@platform" for k in (1, 2, 3)]
    made.answer("stow:SIR1@platform", "done")
    assert made.parts("stock", "discard", "platform") == ["SIR1", "STO1", "SIR2 SIR3"]
    none = table(stockbot="up_to", **written).answer("trigger:STO1@platform", "level:III", "done")
    assert none.parts("stock", "discard") == ["", "STO1"]
    both = table(stockbot="up_to", **written).answer("trigger:STO1@platform", "level:III")
    both.answer("stow:SIR1@platform", "stow:SIR3@platform")  # never more than its number
    assert (both.part("stock"), asked(both)) == ("SIR1 SIR3", "act")


@rule("CYB-RUL-11")
def test_rul_11_up_to_asks_even_when_all_could_move() -> None:
    few = {"factory": FACTORY, "platform": "STO1 SIR1", "levels": "1 5 1 1 1"}
    exact = table(**few).answer("trigger:STO1@platform", "level:V")
    assert exact.part("stock") == "SIR1"  # nothing to choose
    free = table(stockbot="up_to", **few).answer("trigger:STO1@platform", "level:V")
    assert options(free) == ["done", "stow:SIR1@platform"]
    assert free.part("stock") == ""


@rule("CYB-TWO-05")
@pytest.mark.parametrize(("first", "seat"), [("A", A), ("B", B)])
def test_two_05_a_table_may_name_the_first_player(first: str, seat: int) -> None:
    begun = new(players=2, first=first)
    assert asked(begun) == "aid"
    assert begun.part("turn") == f"{first} 0"
    while asked(begun) != "act":
        begun.nature(begun.options(-1)[0])
    assert options(begun, seat=seat)[0] == "end"
    assert options(begun, seat=1 - seat) == []
    alone = new(players=1, first="B")  # means nothing for one
    assert alone.part("turn") == "A 0"


@rule("CYB-RUL-70", "CYB-SUP-04", "CYB-SUP-05", "CYB-SUP-06")
@pytest.mark.parametrize("tokens", range(6))
def test_rul_70_from_none_to_five_support_tokens(tokens: int) -> None:
    begun = new(support=str(tokens))
    taken: list[str] = []
    for _ in range(tokens):
        assert asked(begun) == "aid"
        assert not set(taken) & set(natures(begun))
        taken.append(natures(begun)[-1])
        begun.nature(f"aid:{taken[-1]}")
    assert asked(begun) == "machine"
    assert len(begun.view()["support"]) == tokens
    lost = table(factory=FACTORY, reserve=0, support=str(tokens)).answer("end")
    assert lost.view()["next_support"] == min(5, tokens + 1)
    won = table(factory="I-SIR", removed="*", platform="SIR1 SIR2", support=str(tokens))
    won.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert won.view()["next_support"] == max(0, tokens - 1)


@rule("CYB-SUP-04", "CYB-TWO-02")
def test_sup_04_as_printed_means_one_alone_and_three_for_two() -> None:
    for players, tokens in ((1, 1), (2, 3)):
        begun = new(players=players, first="A")
        while asked(begun) == "aid":
            begun.nature(begun.options(-1)[0])
        assert len(begun.view()["support"]) == tokens


@rule("CYB-RUL-77")
def test_rul_77_merging_in_cleanup_gives_the_other_player_the_first_use() -> None:
    for merge, mine in (("at_once", True), ("cleanup", False)):
        made = table(
            players=2,
            turn="A 9",
            factory=FACTORY,
            removed="*",
            merge=merge,
            platform="STO1 STO2 COM1 COM2 COM3",
            levels="1 1 1 1 1",
        )
        made.answer("repair:I-STO", "crew:STO1@platform", "crew:STO2@platform")
        assert ("repair:I-COM" in options(made)) == mine
        made.answer("end").nature("draw:SIR1", "draw:SIR2")
        assert "repair:I-SIR" in options(made, seat=B)


@rule("CYB-CMP-01")
@pytest.mark.parametrize(
    "given",
    [
        {"players": 0},
        {"players": 3},
        {"expansions": "babybots,megabots"},
        {"support": "6"},
        {"support": "-1"},
        {"first": "C"},
        {"stockbot": "any"},
        {"prep_covers": "maybe"},
        {"extra": "always"},
        {"merge": "never"},
        {"end": "later"},
        {"exchange": "4"},
        {"removal": "none"},
        {"commandbot": "seen"},
        {"questions": "many"},
        {"colour": "red"},
    ],
)
def test_cmp_01_settings_that_do_not_exist_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadSettings):
        GAME.new(given)


@rule("CYB-RUL-01", "CYB-MIC-11")
def test_rul_01_two_microbots_may_be_agreed_on_for_an_exchange() -> None:
    factory = "I-SIR+MIC-SIR I-STO+MIC-STO"
    for exchange, held in (("3", "MIC-5 MIC-4 MIC-3"), ("2", "MIC-5 MIC-4")):
        made = table("microbots", factory=factory, held=held, exchange=exchange)
        fewer = table("microbots", factory=factory, held=held[6:], exchange=exchange)
        assert fewer.why_not(A, "exchange:I-SIR") == "CYB-MIC-11"
        made.answer("exchange:I-SIR", "swap:I-STO")
        assert made.parts("factory", "held") == ["I-SIR+MIC-STO I-STO+MIC-SIR - - -", ""]


@rule("CYB-RUL-49", "CYB-DEC-10")
def test_rul_49_done_pays_with_those_held_longest() -> None:
    written = {"factory": "I-SIR+MIC-SIR I-STO+MIC-STO", "held": "MIC-5 MIC-4 MIC-3 MIC-2 MIC-1"}
    made = table("microbots", **written).answer("exchange:I-SIR", "swap:I-STO", "token:MIC-2")
    made.answer("done")
    assert made.parts("held", "used") == ["MIC-3 MIC-1", "MIC-2 MIC-4 MIC-5"]
    strict = table("microbots", questions="strict", **written).answer("replace:I-SIR")
    assert strict.why_not(A, "done") == "CYB-DEC-10"


@rule("CYB-DEC-10", "CYB-UPG-04")
def test_dec_10_which_machines_pay_is_not_asked() -> None:
    made = table(factory=FACTORY, experience="I-2 I-1 II-3", levels="2 1 1 1 1")
    made.answer("upgrade:SIR")
    assert made.parts("levels", "experience", "removed") == ["3 1 1 1 1", "II-3", "I-1 I-2"]
    strict = table(
        factory=FACTORY, experience="I-2 I-1 II-3", levels="2 1 1 1 1", questions="strict"
    ).answer("upgrade:SIR")
    assert options(strict) == ["pay:I-1", "pay:I-2", "pay:II-3"]


@rule("CYB-DEC-10", "CYB-PLA-06")
def test_dec_10_top_and_bottom_are_named_in_any_order() -> None:
    written = {"factory": FACTORY, "platform": "PLA1", "levels": "1 1 1 4 1"}
    made = table(deck="SIR1 SIR2 SIR3 ...", **written).answer("trigger:PLA1@platform", "level:IV")
    fill(made, "SIR1", "SIR2", "SIR3").answer("bottom:SIR2", "top:SIR3", "top:SIR1")
    assert made.part("deck") == "SIR3 SIR1 ... SIR2"
    strict = table(deck="SIR1 SIR2 SIR3 ...", questions="strict", **written)
    fill(strict.answer("trigger:PLA1@platform", "level:IV"), "SIR1", "SIR2", "SIR3")
    strict.answer("bottom:SIR2")
    assert strict.why_not(A, "top:SIR3") == "CYB-DEC-10"
    assert strict.why_not(A, "top:SIR2") == "CYB-PLA-06"  # it is put back already


@rule("CYB-TRG-06", "CYB-COM-12")
def test_trg_06_levels_lapsed_preps_and_idle_abilities_are_told() -> None:
    made = table(
        factory="I-SIR I-STO* I-CYC I-PLA I-COM",
        platform="SIR1 STO1 CYC2 PLA1 SIR2",
        flash="COM1 COM2 COM3 COM4 COM5",
        levels="3 1 1 1 1",
        reserve=1,
    )
    made.answer("trigger:SIR1@platform", "level:II")
    made.answer("trigger:STO1@platform", "end")
    assert made.events()[:5] == [
        "triggered seat=0 card=SIR1 row=platform level=2",
        "idle ability=SIR",  # the Flash is full
        "triggered seat=0 card=STO1 row=platform level=1",
        "failsafe_lost left=0",
        "prep_ended machines=['I-STO']",
    ]


def test_version_1_is_played_by_settings() -> None:
    assert GAME.version == 2
    assert GAME.settings_for(1, {"players": "2"}) == {**PAST[1], "players": "2"}
