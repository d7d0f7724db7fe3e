"""Victory and draws. Rules: DUE-VIC."""

import itertools

import pytest

from automatable import Rng, play_out
from automatable.games.duel import GAME
from automatable.games.duel.rules.attack import damage
from automatable.games.duel.rules.move import target
from automatable.testkit import rule

from .helpers import (
    PAIRS,
    A,
    B,
    deck,
    duel,
    meet,
    number,
    player,
    sides,
)

LAST_STEPS = [(2, 2), (2, 3), (3, 2), (3, 3)]
LAST_HEALTH = [(1, 1), (1, 2), (2, 1), (2, 2)]


@rule("DUE-VIC-01")
def test_vic_01_a_player_wins_when_the_opponent_has_no_health_left() -> None:
    assert duel(B="H1").answer("play:Spark", "play:Charge").ended() == "A by ko"
    assert duel(A="H1").answer("play:Charge", "play:Spark").ended() == "B by ko"
    assert duel(B="H2").answer("play:Lightning", "play:Charge").ended() == "A by ko"
    assert duel(A="H2", B="D2").answer("play:Spark", "play:Counter").ended() == "B by ko"


@rule("DUE-VIC-01")
def test_vic_01_one_health_tile_left_is_no_knock_out() -> None:
    table = duel(A="H1", B="H2").answer("play:Spark", "play:Charge")
    assert table.ended() == ""
    assert table.state.open() != []


@rule("DUE-VIC-01", "DUE-VIC-02", "DUE-VIC-06")
def test_vic_01_the_result_names_its_rule() -> None:
    results = [
        duel(B="H1").answer("play:Spark", "play:Charge").state.result,
        duel(B="@3").answer("play:Charge", "play:Move").state.result,
        duel(max_rounds=1).answer("play:Charge", "play:Charge").state.result,
    ]
    assert [(result and result.rule, result and result.scores) for result in results] == [
        ("DUE-VIC-01", (1, -1)),
        ("DUE-VIC-02", (-1, 1)),
        ("DUE-VIC-06", (0, 0)),
    ]


@rule("DUE-VIC-02")
def test_vic_02_a_player_wins_when_the_own_pawn_enters_the_moon() -> None:
    assert duel(A="@3").answer("play:Move", "play:Charge").ended() == "A by moon"
    assert duel(B="@3").answer("play:Charge", "play:Move").ended() == "B by moon"
    assert duel(A="@2").answer("play:Move", "play:Charge").ended() == ""
    told = duel(B="@3").answer("play:Charge", "play:Move").events()
    assert told[-1] == "ended reason=moon winner=1"


@rule("DUE-VIC-03")
def test_vic_03_after_a_knock_out_nothing_moves_and_nothing_rests() -> None:
    table = duel(A="B1 rest Charge", B="H1 @2 rest Barrier").answer("play:Spark", "play:Move")
    assert table.ended() == "A by ko"
    assert sides(table) == (
        "H4 B0 D0 @0 rest Charge bonus {} plays Spark",
        "H0 B2 D0 @2 rest Barrier bonus {} plays Move",
    )
    assert not any(event.startswith("move") for event in table.events())
    assert table.state.open() == []
    assert table.options(A) == table.options(B) == table.options(-1) == []


@rule("DUE-VIC-03")
def test_vic_03_after_the_moon_nobody_draws_and_nothing_rests() -> None:
    table = duel(A="@3 rest Charge", B="@0 rest Barrier").answer("play:Move", "play:Move")
    assert table.ended() == "A by moon"
    assert sides(table) == (
        "H4 B2 D0 @4 rest Charge bonus {} plays Move",
        "H4 B2 D0 @1 rest Barrier bonus {} plays Move",
    )
    assert deck(table) == "{Ray, Recovery, Trap, Copy}"
    assert table.options(-1) == []
    assert table.position()["round"] == "1"


@rule("DUE-VIC-03")
def test_vic_03_after_the_moon_no_draw_is_even_due() -> None:
    table = duel(A="@3 bonus {Ray, Recovery, Trap, Copy}", B="@0").answer("play:Move", "play:Move")
    assert [event.split()[0] for event in table.events()] == ["revealed", "moved", "moved", "ended"]


@rule("DUE-VIC-04", "DUE-RUL-20", "DUE-RUL-21")
@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_vic_04_both_never_meet_a_victory_condition_in_one_round(mine: str, theirs: str) -> None:
    a_card, b_card = number(mine), number(theirs)
    for squares, health in itertools.product(LAST_STEPS, LAST_HEALTH):
        # by the rules themselves, whatever step of the round comes first
        to_a = target(player(square=squares[A], effective=a_card), b_card, 4)
        to_b = target(player(square=squares[B], effective=b_card), a_card, 4)
        both_on_moon = to_a == to_b == 4  # both are then cancelled
        moon = [to_a == 4 and not both_on_moon, to_b == 4 and not both_on_moon]
        out = [damage(a_card, b_card) >= health[A], damage(b_card, a_card) >= health[B]]
        assert out != [True, True]  # DUE-RUL-20
        assert not (any(moon) and any(out))  # DUE-RUL-21
        assert moon != [True, True]
        # and the same at the table
        meeting = meet(mine, theirs, squares=squares, health=health)
        facts = meeting.table.state
        a_wins = facts.b.health == 0 or facts.a.square == 4
        b_wins = facts.a.health == 0 or facts.b.square == 4
        assert not (a_wins and b_wins)
        assert meeting.result[:1] == ("A" if a_wins else "B" if b_wins else "")
        assert (a_wins, b_wins) == (moon[A] or out[B], moon[B] or out[A])


@rule("DUE-VIC-05")
def test_vic_05_without_a_round_limit_no_game_is_a_draw() -> None:
    rng = Rng(1305)
    ends = set()
    for _ in range(300):
        state = GAME.new({"max_rounds": None})
        play_out(state, rng)
        assert state.result is not None
        ends.add((state.result.reason, state.result.scores))
    assert ends == {
        ("ko", (1, -1)),
        ("ko", (-1, 1)),
        ("moon", (1, -1)),
        ("moon", (-1, 1)),
    }


@rule("DUE-VIC-05")
def test_vic_05_no_last_round_is_a_draw() -> None:
    for (mine, theirs), squares, health in itertools.product(PAIRS, [(3, 3), (3, 2)], [(1, 1)]):
        assert not meet(mine, theirs, squares=squares, health=health).result.startswith("nobody")


@rule("DUE-VIC-06")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_vic_06_after_max_rounds_rounds_the_game_is_a_draw(limit: int) -> None:
    table = duel(max_rounds=limit)
    for round_no in range(limit):
        assert table.ended() == ""
        mine, theirs = ("Charge", "Barrier") if round_no % 2 else ("Barrier", "Charge")
        table.answer(f"play:{mine}", f"play:{theirs}")
    assert table.ended() == "nobody by rounds"
    assert table.state.open() == []
    assert table.events()[-1] == "ended reason=rounds winner=-1"


@rule("DUE-VIC-06")
def test_vic_06_the_limit_is_200_rounds_unless_agreed_otherwise() -> None:
    assert duel().view()["max_rounds"] == 200
    table = duel(A="rest Charge", B="rest Charge", round=200)
    assert table.ended() == ""
    table.answer("play:Barrier", "play:Barrier")
    assert table.ended() == "nobody by rounds"


@rule("DUE-VIC-06")
def test_vic_06_none_means_no_limit() -> None:
    table = duel(A="rest Charge", B="rest Charge", round=100_000, max_rounds=None)
    assert table.view()["max_rounds"] is None
    table.answer("play:Barrier", "play:Barrier")
    assert table.ended() == ""
    assert table.position()["round"] == "100001"


@rule("DUE-VIC-06")
def test_vic_06_a_win_in_the_last_round_counts() -> None:
    table = duel(B="H1", max_rounds=1).answer("play:Spark", "play:Charge")
    assert table.ended() == "A by ko"


def test_health_way_and_rounds_are_told_at_the_end() -> None:
    ended = duel(A="@2", B="H1 @1", round="5").answer("play:Spark", "play:Charge")
    assert [(one.name, one.values, one.whole) for one in GAME.tallies(ended.state)] == [
        ("health", (4, 0), 0),
        ("squares", (2, 1), 4),
        ("rounds", (5,), 0),
    ]
    drawn = duel(max_rounds=1).answer("play:Charge", "play:Charge")
    assert GAME.tallies(drawn.state)[-1].values == (1,)
