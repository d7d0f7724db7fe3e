"""The board. Rules: DUE-BRD."""

import pytest

from automatable import Rng
from automatable.kernel.errors import BadSettings
from automatable.testkit import Table, rule

from .helpers import BONUS, A, B, deck, duel, random_games, side


def moves_to_the_moon(table: Table) -> int:
    """How many successful Moves A needs when B never stops it."""
    moves = 0
    while not table.ended():
        table.answer("play:Move", "play:Charge")
        moves += 1
        if table.options(-1):
            table.nature(table.options(-1)[0])
        if not table.ended():
            table.answer("play:Charge", "play:Barrier")
    return moves


@rule("DUE-BRD-01")
@pytest.mark.parametrize("length", [2, 3, 4, 5, 6, 7, 8])
def test_brd_01_length_is_the_number_of_moves_from_start_to_moon(length: int) -> None:
    table = duel(length=length, stars="1")
    assert table.view()["board"]["length"] == length
    assert moves_to_the_moon(table) == length
    assert table.ended() == "A by moon"


@rule("DUE-BRD-01")
@pytest.mark.parametrize("length", [0, 1, 9, 100])
def test_brd_01_other_lengths_are_refused(length: int) -> None:
    with pytest.raises(BadSettings, match="length"):
        duel(length=length, stars="")


@rule("DUE-BRD-02")
@pytest.mark.parametrize("stars", [(), (1,), (2, 4), (1, 2, 3, 4)])
def test_brd_02_stars_are_squares_of_both_lanes(stars: tuple[int, ...]) -> None:
    table = duel(length=5, stars=stars)
    assert table.view()["board"]["stars"] == [*stars]
    for square in range(4):
        as_a = duel(A=f"@{square}", length=5, stars=stars).answer("play:Move", "play:Charge")
        as_b = duel(B=f"@{square}", length=5, stars=stars).answer("play:Charge", "play:Move")
        drawing = [as_a.options(-1) != [], as_b.options(-1) != []]
        assert drawing == [square + 1 in stars] * 2


@rule("DUE-BRD-02")
@pytest.mark.parametrize("stars", ["0", "0,1", "5", "1,5", "6", "8"])
def test_brd_02_start_and_moon_carry_no_star(stars: str) -> None:
    with pytest.raises(BadSettings, match="stars"):
        duel(length=5, stars=stars)


@rule("DUE-BRD-03")
def test_brd_03_four_moves_mirror_four_health_tiles() -> None:
    table = duel()
    assert table.view()["board"]["length"] == table.view()["sides"][A]["health"] == 4
    assert moves_to_the_moon(table) == 4


@rule("DUE-BRD-03")
def test_brd_03_two_stars_per_lane_use_the_four_bonus_cards_exactly() -> None:
    assert 2 * len(duel().view()["board"]["stars"]) == len(BONUS) == 4
    table = duel()
    for mine, theirs in [("Move", "Move"), ("Charge", "Charge")] * 3:
        table.answer(f"play:{mine}", f"play:{theirs}")
        while table.options(-1):
            table.nature(table.options(-1)[0])
    assert deck(table) == "{}"
    assert [shown["bonus"] for shown in table.view()["sides"]] == [2, 2]
    assert not any(event.startswith("pile_short") for event in table.events())


@rule("DUE-BRD-03", "DUE-RUL-23")
def test_brd_03_on_the_standard_board_no_draw_fails() -> None:
    rng = Rng(6303)
    for table in random_games(80):
        facts = table.state
        while table.state.decision() is not None:
            table.step(rng)
        stars = sum(square >= 1 for square in (facts.a.square, facts.b.square))
        stars += sum(square >= 3 for square in (facts.a.square, facts.b.square))
        owned = sum(shown["bonus"] for shown in table.view()["sides"])
        told = [event.split()[0] for event in table.events()]
        assert "pile_short" not in told
        if told[-1] == "ended" and facts.result is not None and facts.result.reason == "moon":
            assert owned <= stars  # a pawn that enters a star beside the moon draws nothing
        else:
            assert owned == stars


@rule("DUE-BRD-04")
@pytest.mark.parametrize(
    ("name", "length", "stars"),
    [
        ("standard", 4, [1, 3]),
        ("short", 3, [1, 2]),
        ("one_star", 4, [2]),
        ("core", 4, []),
    ],
)
def test_brd_04_named_boards(name: str, length: int, stars: list[int]) -> None:
    table = duel(board=name)
    assert table.view()["board"] == {"length": length, "stars": stars}
    assert moves_to_the_moon(table) == length
    assert table.view()["sides"][A]["bonus"] == len(stars)


@rule("DUE-BRD-04")
def test_brd_04_there_are_no_other_boards() -> None:
    for name in ("", "long", "Standard", "custom"):
        with pytest.raises(BadSettings, match="board"):
            duel(board=name)


@rule("DUE-BRD-04")
def test_brd_04_core_plays_without_bonus_cards() -> None:
    rng = Rng(6404)
    for table in random_games(40, board="core"):
        while table.state.decision() is not None:
            seat, _ = table.step(rng)
            assert seat in (A, B)
        assert "bonus {}" in side(table, "A")
        assert "bonus {}" in side(table, "B")
