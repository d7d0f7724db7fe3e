"""What winners and losers reached and did."""

from dataclasses import replace

import pytest

from automatable.lab.contest import GameRow
from automatable.lab.findings import findings
from automatable.lab.intervals import mean, sparse_mean
from automatable.lab.tallying import Counted, Reached

from .test_standings import row


def had(thing: str, seat: int, times: int = 1) -> Counted:
    return Counted(name="cards", thing=thing, seat=seat, times=times)


def games() -> list[GameRow]:
    """Twenty games in which the winner always has a rocket, and both have wheels."""
    found = []
    for k in range(20):
        scores = [1, -1] if k % 2 else [-1, 1]
        counted = [had("rocket", scores.index(1)), had("wheel", 0, 2), had("wheel", 1)]
        points = Reached(name="standing-vp", values=[10 + score for score in scores])
        bots = ["a", "b"] if k < 15 else ["b", "a"]
        game = row(k, bots, scores)
        found.append(replace(game, counted=counted, reached=[points], lead_changes=k % 3))
    return found


def test_what_winners_have_stands_out() -> None:
    (cards,) = findings(games()).counts
    assert [one.thing for one in cards.things] == ["wheel", "rocket"]
    wheel, rocket = cards.things
    assert wheel.times.middle == 1.5
    assert (wheel.outcome.middle, wheel.stands_out) == (0.5, False)
    assert rocket.winners is not None
    assert rocket.others is not None
    assert (rocket.winners.middle, rocket.others.middle) == (1, 0)
    assert (rocket.outcome.middle, rocket.stands_out) == (1, True)
    assert rocket.outcome.low > 0.5
    assert wheel.bots["a"].middle == pytest.approx((15 * 2 + 5) / 20)


def test_a_few_games_do_not_stand_out() -> None:
    (cards,) = findings(games()[:3]).counts
    assert not any(one.stands_out for one in cards.things)


def test_points_are_told_by_bot_seat_and_outcome() -> None:
    found = findings(games())
    (points,) = found.points
    assert points.every.middle == 10
    assert points.winners is not None
    assert points.others is not None
    assert (points.winners.middle, points.others.middle) == (11, 9)
    assert sum(value.middle for value in points.bots.values()) == 20
    assert sum(value.middle for value in points.seats) == 20
    assert found.lead_changes is not None
    assert found.lead_changes.middle == pytest.approx(sum(k % 3 for k in range(20)) / 20)


def test_a_draw_has_neither_winners_nor_others() -> None:
    drawn = replace(row(0, ["a", "b"], [0, 0]), counted=[had("rocket", 0)])
    (cards,) = findings([drawn]).counts
    assert (cards.things[0].winners, cards.things[0].others) == (None, None)
    assert cards.things[0].outcome.middle == 0.5


def test_one_value_for_all_is_nobodys_own() -> None:
    rounds = [Reached(name="tally-rounds", values=[7])]
    rows = [replace(row(k, ["a", "b"], [1, -1]), reached=rounds) for k in range(3)]
    (points,) = findings(rows).points
    assert (points.every.middle, points.bots, points.seats, points.winners) == (7, {}, [], None)


def test_playing_together_all_win_or_lose_with_it() -> None:
    rows = [
        replace(
            row(k, ["a", "a"], [score, score], together=True),
            counted=[had("wheel", 0)],
            reached=[{"name": "tally-machines", "values": [10 + score]}],
        )
        for k, score in enumerate([1, 1, -1])
    ]
    found = findings(rows)
    assert found.lead_changes is None
    assert found.points[0].winners is not None
    assert found.points[0].winners.middle == 11
    assert found.counts[0].things[0].outcome.middle == pytest.approx(2 / 3)


def test_playing_alone_the_score_is_the_outcome() -> None:
    rows = [replace(row(k, ["a"], [k]), counted=[had("wheel", 0)] * (k > 1)) for k in range(4)]
    (thing,) = findings(rows).counts[0].things
    assert (thing.outcome.middle, thing.winners) == (2.5, None)


def test_the_mean_of_many_zeros_is_the_mean() -> None:
    assert sparse_mean([3, 1], 5) == pytest.approx(mean([3, 1, 0, 0, 0]))
    assert sparse_mean([3], 1).middle == 3
