"""Move and board. Rules: DUE-MOV."""

import pytest

from automatable import Rng
from automatable.games.duel.rules.move import canceller, target
from automatable.testkit import rule

from .helpers import (
    ATTACKS,
    NO_CARD,
    PAIRS,
    A,
    B,
    choices,
    deck,
    duel,
    meet,
    number,
    play_round,
    player,
    random_games,
    revealed,
    side,
    sides,
)

HARMLESS = ("Charge", "Barrier", "Counter", "Recovery")


@rule("DUE-MOV-01")
def test_mov_01_each_pawn_uses_only_its_own_lane() -> None:
    table = duel(A="@1", B="@2", board="core").answer("play:Move", "play:Charge")
    assert sides(table) == (
        "H4 B2 D0 @2 rest Move bonus {}",
        "H4 B3 D0 @2 rest Charge bonus {}",
    )
    table.answer("play:Charge", "play:Move")
    assert sides(table) == (
        "H4 B3 D0 @2 rest Charge bonus {}",
        "H4 B3 D0 @3 rest Move bonus {}",
    )


@rule("DUE-MOV-01")
def test_mov_01_the_lanes_share_one_goal_square() -> None:
    assert meet("Move", "Charge", squares=(3, 3)).result == "A by moon"
    assert meet("Charge", "Move", squares=(3, 3)).result == "B by moon"
    assert meet("Move", "Move", squares=(3, 3)).squares == (3, 3)  # room for one only


@rule("DUE-MOV-02")
def test_mov_02_squares_go_from_0_to_the_moon_on_4() -> None:
    table = duel()
    assert table.view()["board"]["length"] == 4
    for square in range(4):
        assert duel(A=f"@{square}").ended() == ""
    assert duel(A="@4").ended() == "A by moon"
    assert duel(A="@6", length=7).ended() == ""
    assert duel(A="@7", length=7).ended() == "A by moon"


@rule("DUE-MOV-03")
@pytest.mark.parametrize("square", [0, 1, 2, 3])
def test_mov_03_move_advances_one_square(square: int) -> None:
    assert meet("Move", "Charge", squares=(square, 0)).squares == (square + 1, 0)
    assert meet("Charge", "Move", squares=(0, square)).squares == (0, square + 1)


@rule("DUE-MOV-03")
def test_mov_03_only_move_moves() -> None:
    for mine, theirs in PAIRS:
        squares = meet(mine, theirs, squares=(1, 1)).squares
        assert (squares[A] == 1) or mine == "Move"
        assert (squares[B] == 1) or theirs == "Move"


@rule("DUE-MOV-03")
def test_mov_03_the_move_is_told() -> None:
    table = duel(A="@1", B="@2", board="core").answer("play:Move", "play:Move")
    assert table.events()[1:3] == ["moved seat=0 square=2", "moved seat=1 square=3"]


@rule("DUE-MOV-04")
@pytest.mark.parametrize("attack", ATTACKS)
def test_mov_04_an_attack_cancels_a_move(attack: str) -> None:
    assert meet("Move", attack, squares=(2, 2)).squares == (2, 2)
    assert meet(attack, "Move", squares=(2, 2)).squares == (2, 2)
    at_the_moon = meet("Move", attack, squares=(3, 0))
    assert (at_the_moon.squares, at_the_moon.result) == ((3, 0), "")
    assert canceller(number(attack)) == "attack"


@rule("DUE-MOV-05")
def test_mov_05_trap_cancels_a_move() -> None:
    assert meet("Move", "Trap", squares=(2, 2)).squares == (2, 2)
    assert meet("Trap", "Move", squares=(2, 2)).squares == (2, 2)
    assert meet("Move", "Trap", squares=(3, 0)).result == ""
    assert canceller(number("Trap")) == "trap"
    table = duel(A="@2", B="bonus {Trap}").answer("play:Move", "play:Trap")
    assert "move_cancelled seat=0 by=trap" in table.events()


@rule("DUE-MOV-06")
def test_mov_06_two_moves_onto_the_moon_cancel_each_other() -> None:
    table = duel(A="@3", B="@3").answer("play:Move", "play:Move")
    assert table.ended() == ""
    assert sides(table) == (
        "H4 B2 D0 @3 rest Move bonus {}",
        "H4 B2 D0 @3 rest Move bonus {}",
    )
    assert table.events() == [
        revealed("Move", "Move"),
        "move_cancelled seat=0 by=moon",
        "move_cancelled seat=1 by=moon",
        "round_began round=2",
    ]


@rule("DUE-MOV-06")
def test_mov_06_holds_on_boards_of_any_length() -> None:
    for length in (2, 5, 8):
        last = length - 1
        table = duel(A=f"@{last}", B=f"@{last}", length=length, stars=1)
        table.answer("play:Move", "play:Move")
        assert table.ended() == ""
        assert f"@{last}" in side(table, "A")
        assert f"@{last}" in side(table, "B")


@rule("DUE-MOV-06")
def test_mov_06_only_one_pawn_before_the_moon_cancels_nothing() -> None:
    assert meet("Move", "Move", squares=(3, 2)).result == "A by moon"
    assert meet("Move", "Move", squares=(2, 3)).result == "B by moon"
    assert meet("Move", "Move", squares=(2, 2)).squares == (3, 3)


@rule("DUE-MOV-07")
@pytest.mark.parametrize("theirs", HARMLESS)
def test_mov_07_a_move_succeeds_against_harmless_cards(theirs: str) -> None:
    assert meet("Move", theirs).squares == (1, 0)
    assert meet(theirs, "Move").squares == (0, 1)
    assert canceller(number(theirs)) == ""


@rule("DUE-MOV-07")
def test_mov_07_two_moves_both_succeed() -> None:
    for squares in ((0, 0), (1, 2), (2, 0), (2, 2)):
        assert meet("Move", "Move", squares=squares).squares == (squares[A] + 1, squares[B] + 1)
    assert canceller(number("Move")) == ""
    assert canceller(NO_CARD) == ""  # a Copy that copies nothing


@rule("DUE-MOV-08")
@pytest.mark.parametrize("square", [0, 1])  # square 1 is a star
@pytest.mark.parametrize("theirs", ["Spark", "Lightning", "Ray", "Trap"])
def test_mov_08_a_cancelled_move_stays_gives_no_draw_and_rests(theirs: str, square: int) -> None:
    table = duel(A=f"@{square} rest Charge", B="bonus {Ray, Trap}")
    table.answer("play:Move", f"play:{theirs}")
    assert f"@{square} rest Move bonus {{}}" in side(table, "A")
    assert deck(table) == "{Recovery, Copy}"
    by = "trap" if theirs == "Trap" else "attack"
    assert f"move_cancelled seat=0 by={by}" in table.events()
    assert "Charge" in choices(table, A)
    assert "Move" not in choices(table, A)


@rule("DUE-MOV-08")
def test_mov_08_moves_cancelled_before_the_moon_rest_too() -> None:
    table = duel(A="@3", B="@3").answer("play:Move", "play:Move")
    assert "Move" not in choices(table, A)
    assert "Move" not in choices(table, B)
    assert deck(table) == "{Ray, Recovery, Trap, Copy}"  # square 3 is a star


@rule("DUE-MOV-09")
def test_mov_09_pawns_never_go_back_and_go_one_square_at_most() -> None:
    rng = Rng(809)
    for table in random_games(60):
        facts = table.state
        while table.state.decision() is not None:
            before = int(facts.a.square), int(facts.b.square)
            play_round(table, rng)
            assert int(facts.a.square) - before[A] in (0, 1)
            assert int(facts.b.square) - before[B] in (0, 1)


@rule("DUE-MOV-09")
def test_mov_09_pawns_never_block_each_other() -> None:
    for other in range(4):
        for square in range(4):
            moved = meet("Move", "Charge", squares=(square, other)).squares
            assert moved == (square + 1, other)


@rule("DUE-MOV-03")
def test_mov_03_target_is_where_the_pawn_would_be() -> None:
    mover = player(square=2, effective=number("Move"))
    assert target(mover, number("Charge"), 4) == 3
    assert target(mover, number("Spark"), 4) == 2
    assert target(player(square=2, effective=number("Charge")), number("Charge"), 4) == 2


@rule("DUE-MOV-04", "DUE-MOV-05", "DUE-MOV-06")
def test_mov_04_the_cancelled_move_names_its_rule() -> None:
    def rules_told(a: str, b: str, card: str) -> list[str]:
        table = duel(A=a, B=b).answer("play:Move", f"play:{card}")
        told = table.state.log or []
        return [event.rule for event in told if event.kind == "move_cancelled"]

    assert rules_told("@0", "", "Spark") == ["DUE-MOV-04"]
    assert rules_told("@0", "bonus {Trap}", "Trap") == ["DUE-MOV-05"]
    assert rules_told("@3", "@3", "Move") == ["DUE-MOV-06", "DUE-MOV-06"]
