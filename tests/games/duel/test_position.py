"""Positions print and read back. Rules: DUE-NOT."""

import pytest

from automatable.games.duel import GAME
from automatable.kernel.errors import BadPosition
from automatable.testkit import Table, random_tables, rule

from .helpers import A, B, duel, side, sides


@rule("DUE-NOT-02", "DUE-NOT-04", "DUE-NOT-06")
@pytest.mark.parametrize(
    "written",
    [
        {},
        {"A": "H1 B0 D4 @3 rest Move bonus {Ray, Trap?}"},
        {"A": "H2 B3 D1 @1 rest Copy(Charge) bonus {Copy}", "B": "H3 B4 D4 @2 rest Spark bonus {}"},
        {"deck": "[Trap, Ray, Copy, Recovery]"},
        {"deck": "[Trap] {Ray, Recovery, Copy}"},
        {"A": "bonus {Ray, Recovery}", "B": "bonus {Trap?, Copy?}", "deck": "{}"},
        {"round": "17"},
        {"A": "plays Spark"},
        {"B": "rest Charge bonus {Ray?} plays Ray"},
        {"A": "@1 plays Move", "B": "@1 plays Move", "due": "AB"},
        {"A": "@1 plays Move", "B": "@0 plays Charge", "due": "A"},
        {"A": "@2 plays Move", "B": "@3 plays Move", "due": "B"},
        {"B": "H0 plays Charge", "A": "plays Spark"},
        {"A": "@4 plays Move", "B": "@1 plays Move"},
        {"round": "201"},
        {"round": "1000001"},
        {
            "A": "@1 bonus {Ray, Trap} plays Move",
            "B": "bonus {Recovery} plays Charge",
            "deck": "[Copy]",
            "due": "A",
        },
        {
            "A": "@3 bonus {Ray} plays Move",
            "B": "@1 bonus {Recovery} plays Move",
            "deck": "[Copy, Trap]",
            "due": "AB",
        },
    ],
)
def test_not_02_a_position_prints_and_reads_back(written: dict[str, str]) -> None:
    table = Table(GAME, written)
    printed = table.position()
    again = Table(GAME, printed)
    assert again.position() == printed
    assert again.state.result == table.state.result
    for seat in (A, B, -1):
        assert again.options(seat) == table.options(seat)
        assert again.view(seat) == table.view(seat)
    for part, text in written.items():
        for word in text.split():
            assert word in printed[part].split()


@rule("DUE-NOT-02")
def test_not_02_every_position_of_random_games_reads_back() -> None:
    for table in random_tables(GAME, 25, 2):
        printed = table.position()
        again = Table(GAME, printed)
        assert again.position() == printed
        assert again.state.result == table.state.result
        assert again.view(A) == table.view(A)
        assert again.view(B) == table.view(B)
        assert again.options(-1) == table.options(-1)


@rule("DUE-NOT-02")
def test_not_02_what_is_left_out_is_as_after_setup() -> None:
    assert Table(GAME, {}).position() == Table(GAME).position()
    assert side(duel(A="@2"), "A") == "H4 B2 D0 @2 rest - bonus {}"
    assert side(duel(B="  D3   B0 "), "B") == "H4 B0 D3 @0 rest - bonus {}"
    assert side(duel(A="rest spark bonus {RAY}"), "A") == "H4 B2 D0 @0 rest Spark bonus {Ray}"


@rule("DUE-NOT-04")
def test_not_04_a_deck_left_out_holds_what_nobody_owns() -> None:
    table = duel(A="bonus {Ray}", B="bonus {Copy?}")
    assert table.position()["deck"] == "{Recovery, Trap}"
    assert table.view()["pile"] == 2


@rule("DUE-NOT-04")
def test_not_04_a_deck_known_in_part_draws_its_known_cards_first() -> None:
    table = duel(deck="[Trap] {Ray, Recovery, Copy}").answer("play:Move", "play:Move")
    assert table.options(-1) == ["draw:Trap"]
    table.nature("draw:Trap")
    assert table.options(-1) == ["draw:Ray", "draw:Recovery", "draw:Copy"]


@rule("DUE-NOT-02")
def test_not_02_a_card_already_laid_down_waits_for_the_other() -> None:
    table = duel(A="B1 plays Spark")
    assert table.options(A) == []
    assert table.view(B)["sides"][A]["play"] is None
    assert side(table, "A") == "H4 B1 D0 @0 rest - bonus {} plays Spark"
    table.answer("play:Charge")
    assert sides(table) == (
        "H4 B0 D0 @0 rest Spark bonus {}",
        "H3 B3 D0 @0 rest Charge bonus {}",
    )
    assert table.position()["round"] == "2"


@rule("DUE-NOT-02")
def test_not_02_two_cards_laid_down_are_resolved_at_once() -> None:
    table = duel(A="plays Spark", B="plays Charge", round=3)
    assert table.position()["round"] == "4"
    assert side(table, "B") == "H3 B3 D0 @0 rest Charge bonus {}"


@rule("DUE-DRW-05")
def test_drw_05_due_names_the_seats_that_still_draw() -> None:
    both = duel(A="@1 plays Move", B="@1 plays Move", due="AB", deck="[Ray, Trap, Copy, Recovery]")
    both.nature("draw:Ray", "draw:Trap")
    assert sides(both) == (
        "H4 B2 D0 @1 rest Move bonus {Ray?}",
        "H4 B2 D0 @1 rest Move bonus {Trap?}",
    )
    assert both.position()["round"] == "2"
    one = duel(A="@2 plays Charge", B="@3 plays Move", due="B", round=5)
    one.nature("draw:Copy")
    assert one.position() == {
        "A": "H4 B2 D0 @2 rest Charge bonus {}",
        "B": "H4 B2 D0 @3 rest Move bonus {Copy?}",
        "deck": "{Ray, Recovery, Trap}",
        "round": "6",
    }


@rule("DUE-CPY-09")
def test_cpy_09_a_copied_move_with_its_draw_open_rests_as_move() -> None:
    table = duel(A="@1 rest Move bonus {Copy} plays Copy", B="plays Charge", due="A")
    table.nature("draw:Ray")
    assert side(table, "A") == "H4 B2 D0 @1 rest Copy(Move) bonus {Ray?, Copy}"
    other = duel(B="@1 rest Move bonus {Copy} plays Copy", A="plays Charge", due="B")
    other.nature("draw:Ray")
    assert side(other, "B") == "H4 B2 D0 @1 rest Copy(Move) bonus {Ray?, Copy}"


@rule("DUE-VIC-01", "DUE-VIC-02")
def test_vic_01_a_decided_position_is_over() -> None:
    assert duel(A="H0").ended() == "B by ko"
    assert duel(B="H0").ended() == "A by ko"
    assert duel(A="@4").ended() == "A by moon"
    assert duel(A="@3", board="short").ended() == "A by moon"
    assert duel(round=201).ended() == "nobody by rounds"
    assert duel(round=201, max_rounds=None).ended() == ""
    for table in (duel(A="H0"), duel(A="@4"), duel(round=201)):
        assert table.state.open() == []


@rule("DUE-DRW-08")
def test_drw_08_a_resting_bonus_card_has_been_seen() -> None:
    table = duel(A="rest Ray bonus {Ray?, Trap?}")
    assert side(table, "A") == "H4 B2 D0 @0 rest Ray bonus {Ray, Trap?}"


@rule("DUE-RUL-13")
def test_rul_13_a_copy_that_copied_nothing_prints_and_reads_back() -> None:
    table = duel(A="B1 rest - bonus {Copy}").answer("play:Copy", "play:Charge")
    assert side(table, "A") == "H4 B0 D0 @0 rest Copy bonus {Copy}"
    assert Table(GAME, table.position()).position() == table.position()


@rule("DUE-NOT-02")
@pytest.mark.parametrize(
    ("written", "message"),
    [
        ({"C": "H4"}, "no part is named 'C'; parts: A, B, deck, round, due"),
        ({"A": "H5"}, "A: H5 is more than H4"),
        ({"B": "B5"}, "B: B5 is more than B4"),
        ({"A": "D9"}, "A: D9 is more than D4"),
        ({"A": "@5"}, "A: @5 is more than @4"),
        ({"A": "H" + "9" * 5000}, "A: H999"),
        ({"A": "H4 H3"}, "A: 'H3' says again what was said"),
        ({"A": "rest Copy(Trap) bonus {Copy}"}, "A uses Trap without owning it"),
        ({"A": "H4 X2"}, "A: cannot read 'X2'"),
        ({"B": "H-1"}, "B: cannot read 'H-1'"),
        ({"A": "H4B2"}, "A: cannot read 'H4B2'"),
        ({"A": "rest"}, "A: cannot read 'rest'"),
        ({"A": "rest Joker"}, "A: no card is named 'Joker'"),
        ({"A": "plays Joker"}, "A: no card is named 'Joker'"),
        ({"A": "rest Spark(Move)"}, "A: Spark does not copy"),
        ({"A": "rest Copy(Copy) bonus {Copy}"}, "A: Copy(Copy) copies itself"),
        ({"A": "rest Copy(Joker) bonus {Copy}"}, "A: no card is named 'Joker'"),
        ({"A": "rest Ray"}, "A uses Ray without owning it"),
        ({"B": "rest Copy(Move)", "A": "bonus {Copy}"}, "B uses Copy without owning it"),
        ({"B": "bonus {Spark}"}, "B: Spark is not a bonus card"),
        ({"B": "bonus {Joker}"}, "B: no card is named 'Joker'"),
        ({"A": "bonus {Ray, Ray}"}, "A: Ray occurs twice"),
        ({"A": "bonus {Ray, Trap}", "B": "bonus {Trap}"}, "both A and B own Trap"),
        ({"A": "bonus {Ray, Trap}", "B": "bonus {Trap, Ray}"}, "both A and B own Ray, Trap"),
        ({"deck": "Ray, Trap"}, "deck: cannot read 'Ray, Trap'; write [Ray] {Copy, Trap}"),
        ({"deck": "[Ray, Trap]"}, "deck: nowhere is Recovery, Copy"),
        ({"deck": "{Ray, Ray, Trap, Copy, Recovery}"}, "deck: Ray occurs twice or is owned"),
        ({"deck": "[Ray] {Ray, Trap, Copy, Recovery}"}, "deck: Ray occurs twice or is owned"),
        ({"deck": "[Ray, Trap, Copy, Recovery]", "A": "bonus {Ray}"}, "deck: Ray occurs twice"),
        ({"deck": "[Move]"}, "deck: Move is not a bonus card"),
        ({"deck": "{Joker}"}, "deck: no card is named 'Joker'"),
        ({"round": "0"}, "round: '0' is not a number from 1 to 1000001"),
        ({"round": "-1"}, "round: '-1' is not a number"),
        ({"round": "x"}, "round: 'x' is not a number"),
        ({"round": "1000002"}, "round: '1000002' is not a number"),
        ({"round": "9" * 5000}, "round: '999"),
        ({"A": "B0 plays Spark"}, "A: 'play:Spark' for seat 0 at choose; options: play:Charge"),
        ({"B": "rest Move plays Move"}, "B: 'play:Move' for seat 1 at choose; options: "),
        ({"A": "plays Ray"}, "A uses Ray without owning it"),
        ({"A": "@1 plays Move", "due": "A"}, "due: A has earned no card"),
        (
            {"A": "plays Move", "B": "plays Move", "due": "BA"},
            "due: steps cannot come in the order 'B A'",
        ),
        (
            {"A": "plays Move", "B": "plays Move", "due": "C"},
            "due: cannot read 'C', which is not one of A, B",
        ),
        (
            {
                "A": "@1 bonus {Ray, Recovery, Trap} plays Move",
                "B": "@1 plays Move",
                "due": "AB",
            },
            "due: the pile has too few cards for these draws",
        ),
        ({"A": "H0", "B": "H0"}, "both players are knocked out (DUE-RUL-20)"),
        ({"A": "@4", "B": "@4"}, "both pawns are on the moon (DUE-MOV-06)"),
    ],
)
def test_not_02_an_impossible_position_is_refused(written: dict[str, str], message: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.from_position(written, {})
    assert str(refusal.value).startswith(message)
    assert refusal.value.code == "bad_position"


@rule("DUE-VIC-01")
@pytest.mark.parametrize("a", ["H0", "H0 plays Spark", "H0 @1 plays Move", "H0 B0 rest Charge"])
@pytest.mark.parametrize("b", ["", "plays Charge"])
@pytest.mark.parametrize("number", [1, 201])
def test_vic_01_without_health_the_game_is_over(a: str, b: str, number: int) -> None:
    table = duel(A=a, B=b, round=number)
    assert (table.ended(), table.state.open()) == ("B by ko", [])
    with pytest.raises(BadPosition, match="due: nothing is drawn after the end"):
        duel(A=a, B=b, round=number, due="A")


@rule("DUE-NOT-02")
@pytest.mark.parametrize("a", ["rest Move plays Move", "H0 rest Move plays Move", "B", "H", "@"])
def test_not_02_a_card_is_in_one_place(a: str) -> None:
    with pytest.raises(BadPosition):
        duel(A=a)


@rule("DUE-DRW-01", "DUE-DRW-02")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("@1 plays Charge", "plays Charge"),  # A did not move
        ("@2 plays Move", "plays Charge"),  # no star
        ("@1 plays Move", "plays Spark"),  # the Move is cancelled
        ("@1 rest Move plays Move", "plays Charge"),  # the Move was resting
    ],
)
def test_drw_02_a_draw_that_no_move_earned_is_not_due(a: str, b: str) -> None:
    with pytest.raises(BadPosition):
        duel(A=a, B=b, due="A")
    with pytest.raises(BadPosition):
        duel(A=b, B=a, due="B")


@rule("DUE-VIC-04", "DUE-RUL-21")
@pytest.mark.parametrize(("a", "b"), [("H0 @4", ""), ("@4", "H0"), ("H0", "@4")])
def test_rul_21_a_position_with_moon_and_knock_out_is_refused(a: str, b: str) -> None:
    with pytest.raises(BadPosition):
        duel(A=a, B=b)


@rule("DUE-NOT-02")
def test_not_02_squares_end_at_the_moon_of_the_board() -> None:
    assert side(duel(A="@7", length=8), "A").startswith("H4 B2 D0 @7")
    with pytest.raises(BadPosition, match="A: @4 is more than @3"):
        duel(A="@4", board="short")


@rule("DUE-SW-03")
def test_sw_03_a_clone_goes_its_own_way() -> None:
    table = duel(A="rest Charge bonus {Ray?}", deck="[Trap, Copy, Recovery]")
    table.answer_as(A, "play:Move")
    before = table.position()
    copy = Table(GAME)
    copy.state = table.state.clone()
    assert copy.position() == before
    copy.answer("play:Charge").nature("draw:Trap")
    assert side(copy, "A") == "H4 B2 D0 @1 rest Move bonus {Ray?, Trap?}"
    assert table.position() == before
    assert copy.state.log is None


@rule("DUE-CPY-09")
def test_cpy_09_a_clone_knows_what_the_revealed_cards_count_as() -> None:
    table = duel(A="rest Move bonus {Copy}", B="rest Charge").answer("play:Copy", "play:Barrier")
    copy = Table(GAME)
    copy.state = table.state.clone()  # with A's draw open
    copy.nature("draw:Ray")
    table.nature("draw:Ray")
    assert copy.position() == table.position()
    assert side(copy, "A") == "H4 B1 D0 @1 rest Copy(Move) bonus {Ray?, Copy}"
