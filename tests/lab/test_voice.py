"""Numbers as people write them."""

import pytest

from automatable.lab.intervals import Interval
from automatable.lab.voice import bounds, duration, number, percent, tick
from automatable.words import Words

ENGLISH, FRENCH = Words("en"), Words("fr")


@pytest.mark.parametrize(
    ("value", "digits", "english", "french"),
    [
        (0.25, 2, "0.25", "0,25"),
        (-1.0, 2, "−1.00", "−1,00"),
        (9999.0, 0, "9999", "9999"),
        (12345.6, 1, "12,345.6", "12\u202f345,6"),
        (-0.04, 1, "−0.0", "−0,0"),
    ],
)
def test_numbers_are_those_of_the_language(
    value: float, digits: int, english: str, french: str
) -> None:
    assert number(ENGLISH, value, digits) == english
    assert number(FRENCH, value, digits) == french


def test_ticks_have_no_more_digits_than_they_need() -> None:
    assert [tick(ENGLISH, value) for value in (0.0, 2.5, -40.0, 0.001)] == [
        "0",
        "2.5",
        "−40",
        "0.001",
    ]
    assert tick(FRENCH, 2.5) == "2,5"


def test_rates_bounds_and_times() -> None:
    assert percent(ENGLISH, 0.125) == "12.5%"
    assert percent(FRENCH, 0.125) == "12,5\u00a0%"
    assert bounds(ENGLISH, Interval(0.5, 0.25, 0.75), 100) == "25.0 to 75.0"
    assert bounds(ENGLISH, Interval(0.5, float("-inf"), float("inf"))) == ""
    assert [duration(ENGLISH, seconds) for seconds in (2.0, 0.15, 3e-7)] == [
        "2.0 s",
        "150 ms",
        "0.3 µs",
    ]
