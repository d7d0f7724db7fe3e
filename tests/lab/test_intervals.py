"""Intervals against values that others have computed."""

from math import inf

import pytest

from automatable.lab.intervals import (
    Interval,
    mean,
    paired_difference,
    paired_rates,
    student,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [  # Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_is_that_of_the_literature(
    wins: int, trials: int, low: float, high: float
) -> None:
    found = wilson(wins, trials)
    assert found.middle == pytest.approx(wins / trials)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_wilsons_interval_is_the_same_seen_from_the_loser() -> None:
    won, lost = wilson(7.5, 20), wilson(12.5, 20)
    assert won.low == pytest.approx(1 - lost.high)
    assert won.high == pytest.approx(1 - lost.low)


def test_without_games_nothing_is_known_of_a_rate() -> None:
    assert wilson(0, 0) == Interval(0.0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "confidence", "reach"),
    [
        (1, 0.95, 12.706),
        (2, 0.95, 4.303),
        (5, 0.95, 2.571),
        (10, 0.95, 2.228),
        (30, 0.95, 2.042),
        (120, 0.95, 1.980),
        (1, 0.999, 636.619),
        (10, 0.99, 3.169),
        (1_000_000, 0.95, 1.960),
    ],
)
def test_students_distribution_is_that_of_the_tables(
    freedom: int, confidence: float, reach: float
) -> None:
    assert student(freedom, confidence) == pytest.approx(reach, abs=6e-4)


def test_a_mean_has_students_interval() -> None:
    found = mean([4, 6, 8])  # standard error 2 / sqrt(3), two degrees of freedom
    assert found.middle == 6
    assert found.high - 6 == pytest.approx(4.3027 * 2 / 3**0.5, abs=1e-3)
    assert found.low == pytest.approx(12 - found.high)


def test_a_single_value_says_nothing_about_the_mean() -> None:
    found = mean([4])
    assert found == (4, -inf, inf)
    assert found.plain() == {"middle": 4, "low": None, "high": None}


def test_pairs_find_a_difference_that_the_spread_of_the_deals_would_hide() -> None:
    before = [10.0, 200.0, 3000.0, 40.0]
    after = [12.0, 201.0, 3003.0, 42.0]
    found = paired_difference(before, after)
    assert found.middle == 2
    assert found.low == pytest.approx(2 - 3.1824 * 0.8165 / 2, abs=1e-3)
    assert found.is_significant
    assert not paired_difference(before, [9.0, 201.0, 2999.0, 41.0]).is_significant


def test_a_few_pairs_that_agree_by_chance_prove_no_difference_of_rates() -> None:
    few = paired_rates([0.0] * 3, [1.0] * 3)
    assert few.middle == 1
    assert not few.is_significant
    many = paired_rates([0.0] * 20, [1.0] * 20)
    assert many.is_significant
    assert many.high == 1
    mean_of_22, spread = (
        20 / 22,
        ((20 * (2 / 22) ** 2 + (2 / 22) ** 2 + (42 / 22) ** 2) / 21) ** 0.5,
    )
    assert many.low == pytest.approx(mean_of_22 - 2.0796 * spread / 22**0.5, abs=1e-3)


def test_an_interval_holds_its_rate_however_it_is_rounded() -> None:
    for trials in range(1, 60):
        for wins in (0, trials):
            found = wilson(wins, trials)
            assert found.low <= found.middle <= found.high, (wins, trials)
