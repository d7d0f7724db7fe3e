"""The bot that plays every option out: clear wins, fairness, and clearly better than chance."""

import pytest

from automatable import COMPILED, Record, game
from automatable.bots import make_bot
from automatable.bots.budget import Budget
from automatable.bots.rollout_bot import RolloutBot
from automatable.kernel.seat_view import SeatView
from automatable.match import Match, Nature
from automatable.testkit.walks import fingerprint

from .cliff import Cliff

A, B = 0, 1
DUEL = game("duel")


def view(seat: int, **parts: str) -> SeatView:
    """What a seat of a Duel in notation gets."""
    return SeatView(DUEL.from_position(parts, {}), seat)


def choice(view: SeatView, budget: int, seed: int = 1) -> str:
    return view.name(make_bot(f"rollout:{budget}", seed).choose(view))


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("seat", "parts", "winning"),
    [
        # One square to go: the other cannot attack now, and threatens to go first next round.
        (A, {"A": "H1 B0 @3", "B": "B0 @3 rest Move"}, "play:Move"),
        (B, {"A": "B0 @3 rest Move", "B": "H1 B0 @3"}, "play:Move"),
        (A, {"A": "H1 B1 @3", "B": "H2 B0 D1 @3 rest Move"}, "play:Move"),
        # One health left: Lightning goes through a Barrier, and there are no disks for a Counter.
        (A, {"A": "H1 B2", "B": "H1 B0 D1 @3 rest Move"}, "play:Lightning"),
        (B, {"A": "H1 B0 D1 @3 rest Move", "B": "H1 B2"}, "play:Lightning"),
        # A weak attack is enough while the Barrier rests.
        (A, {"A": "H1 B0 bonus {Ray}", "B": "H1 B0 @3 rest Barrier"}, "play:Ray"),
        (B, {"A": "H1 B0 @3 rest Barrier", "B": "H1 B1"}, "play:Spark"),
    ],
)
def test_it_takes_a_win_that_cannot_be_stopped(
    seat: int, parts: dict[str, str], winning: str, seed: int
) -> None:
    asked = view(seat, **parts)
    bot = RolloutBot(seed, Budget(600))
    weights = {weight.action: weight for weight in bot.weigh(asked)}
    worlds = 600 // len(weights)
    assert {weight.tries for weight in weights.values()} == {worlds}
    assert weights[DUEL.catalogue.number(winning)].worth == 1000  # every playout is won
    assert choice(asked, 600, seed) == winning


def test_it_stops_what_would_be_lost_at_once() -> None:
    """B can hardly do anything but Ray; Counter turns that into a win."""
    asked = view(A, A="H1 B0 D2", B="H2 B0 bonus {Ray} rest Move")
    assert choice(asked, 800) == "play:Counter"


def test_it_plays_games_of_plain_python() -> None:
    for left in (2, 3, 4):  # leave one step, and the other falls
        state = Cliff(left).new()
        chosen = RolloutBot(1, Budget(60)).choose(SeatView(state, A))
        assert chosen == left - 2
        assert state.left == left


def test_it_takes_a_single_option_without_thinking() -> None:
    cliff = Cliff(1)
    assert RolloutBot(1, Budget(1000)).choose(SeatView(cliff.new(), A)) == 0
    assert cliff.dealt == 0


@pytest.mark.parametrize(
    ("playouts", "worlds"), [(1, 1), (2, 1), (3, 1), (5, 1), (6, 2), (300, 100)]
)
def test_it_spends_its_playouts_on_worlds_for_all_options(playouts: int, worlds: int) -> None:
    cliff = Cliff(9)
    RolloutBot(1, Budget(playouts)).choose(SeatView(cliff.new(), A))
    assert cliff.dealt == worlds


def test_it_thinks_in_one_world_even_when_there_is_no_time() -> None:
    cliff = Cliff(9)
    RolloutBot(1, Budget(10**9, 0.0)).choose(SeatView(cliff.new(), A))
    assert cliff.dealt == 1


@pytest.mark.parametrize("seed", [0, 1, -7, 2**65])
def test_the_same_seed_makes_the_same_choices(seed: int) -> None:
    asked = view(A, B="bonus {Copy?} plays Charge")
    one, other = RolloutBot(seed, Budget(60)), RolloutBot(seed, Budget(60))
    assert [one.weigh(asked) for _ in range(5)] == [other.weigh(asked) for _ in range(5)]


def test_what_it_finds_is_fixed_for_all_time() -> None:
    """Pure and compiled, on every machine."""
    asked = view(A, A="B1 D2 @2", B="H3 @1 bonus {Copy?} plays Charge")
    found = RolloutBot(2083, Budget(500)).weigh(asked)
    assert [weight.worth for weight in found] == [668, 692, 695, 690, 696]


def test_it_does_not_change_the_table() -> None:
    state = DUEL.from_position({"A": "@2", "B": "bonus {Copy?} plays Charge"}, {})
    before = fingerprint(state)
    RolloutBot(1, Budget(100)).choose(SeatView(state, A))
    assert fingerprint(state) == before


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"B": "plays Charge"}, {"B": "plays Lightning"}),
        ({"B": "bonus {Ray?} plays Ray"}, {"B": "bonus {Trap?} plays Spark"}),
        ({"deck": "[Ray, Trap, Copy, Recovery]"}, {"deck": "[Copy] {Ray, Trap, Recovery}"}),
    ],
)
def test_what_its_seat_cannot_see_changes_nothing(
    one: dict[str, str], other: dict[str, str]
) -> None:
    for seed in range(10):
        assert RolloutBot(seed, Budget(50)).weigh(view(A, **one)) == RolloutBot(
            seed, Budget(50)
        ).weigh(view(A, **other))


def test_it_beats_chance_clearly() -> None:
    """Sixty games, seats alternating; uncompiled with fewer playouts, which is weaker."""
    budget = 200 if COMPILED else 30
    points = 0.0
    for number in range(60):
        match = Match(Record(DUEL), Nature(bytes([number])))
        seat = number % 2
        bots = [make_bot(f"rollout:{budget}", number), make_bot("random", number)]
        while asked := match.asked():
            match.answer_bot(asked[0], bots[asked[0] != seat])
        assert match.state.result is not None
        points += (match.state.result.scores[seat] + 1) / 2
    assert points / 60 > 0.7
