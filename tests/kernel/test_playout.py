"""Random play inside compiled code."""

import pytest

from automatable import Rng, game, play_out
from automatable.kernel.playout import clone_many, play_many, play_new
from automatable.testkit.walks import fingerprint

GAMES = ("duel", "_template")


@pytest.mark.parametrize("name", GAMES)
def test_playing_out_ends_the_game(name: str) -> None:
    for seed in range(30):
        state = game(name).new()
        assert play_out(state, Rng(seed)) > 0
        assert state.result is not None
        assert state.open() == []


@pytest.mark.parametrize("name", GAMES)
def test_playing_out_answers_as_a_driver_with_the_same_source_would(name: str) -> None:
    for seed in range(30):
        inside, outside = game(name).new(), game(name).new()
        rng = Rng(seed)
        answers = play_out(inside, rng)
        own = Rng(seed)
        taken = 0
        while (decision := outside.decision()) is not None:
            outside.apply(decision.seat, decision.sample(own))
            taken += 1
        assert taken == answers
        assert fingerprint(outside) == fingerprint(inside)
        assert own.next32() == rng.next32()


def test_a_finished_game_has_no_answer_left() -> None:
    state = game("duel").new()
    play_out(state, Rng(1))
    before = fingerprint(state)
    rng = Rng(2)
    assert play_out(state, rng) == 0
    assert fingerprint(state) == before
    assert rng.next32() == Rng(2).next32()


def test_a_game_is_played_out_from_any_position() -> None:
    duel = game("duel")
    state = duel.from_position({"A": "@3", "B": "H1 plays Charge"}, {})
    assert play_out(state, Rng(1)) > 0
    assert state.result is not None


def test_playing_many_times_leaves_the_position_alone() -> None:
    state = game("duel").new()
    before = fingerprint(state)
    answers = play_many(state, 20, Rng(3))
    assert fingerprint(state) == before
    rng = Rng(3)
    assert answers == sum(play_out(state.clone(), rng) for _ in range(20))


def test_playing_new_games_starts_each_from_setup() -> None:
    duel = game("duel")
    rng = Rng(3)
    assert play_new(duel, 20, Rng(3)) == sum(play_out(duel.new(), rng) for _ in range(20))


def test_no_games_have_no_answers() -> None:
    assert play_many(game("duel").new(), 0, Rng(1)) == 0
    assert play_new(game("duel"), 0, Rng(1)) == 0


def test_cloning_many_times_counts_seats() -> None:
    assert clone_many(game("duel").new(), 7) == 14


def test_the_answers_of_fixed_seeds_are_fixed_for_all_time() -> None:
    """Pure and compiled, on every machine."""
    duel = game("duel")
    assert [play_out(duel.new(), Rng(seed)) for seed in range(10)] == [
        20,
        45,
        18,
        31,
        32,
        49,
        14,
        14,
        26,
        30,
    ]


def test_playing_out_can_be_cut_short() -> None:
    whole, cut = game("duel").new(), game("duel").new()
    answers = play_out(whole, Rng(1))
    assert play_out(cut, Rng(1), answers - 1) == answers - 1
    assert cut.result is None
    assert play_out(cut, Rng(1), 10) == 1
    assert cut.result is not None
