"""Confidence intervals of rates, means and differences."""

from collections.abc import Sequence
from math import inf, isfinite, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from ..kernel.extras import need

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """An estimate with its confidence interval."""

    middle: float
    low: float
    high: float

    @property
    def is_significant(self) -> bool:
        """Whether the interval excludes zero."""
        return self.low > 0 or self.high < 0

    def plain(self) -> dict[str, float | None]:
        """The interval as JSON data, which has no infinite numbers."""
        return {name: value if isfinite(value) else None for name, value in self._asdict().items()}


def wilson(wins: float, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's score interval of a rate. Unlike SciPy's, it takes fractional wins."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    rate = wins / trials
    divisor = 1 + z * z / trials
    centre = (rate + z * z / (2 * trials)) / divisor
    reach = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials)) / divisor
    low, high = min(rate, centre - reach), max(rate, centre + reach)  # rounded, they may miss it
    return Interval(rate, max(0.0, low), min(1.0, high))


def mean(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The mean with Student's interval; infinite for a single value."""
    middle = fmean(values)
    if len(values) < 2:
        return Interval(middle, -inf, inf)
    reach = student(len(values) - 1, confidence) * stdev(values) / sqrt(len(values))
    return Interval(middle, middle - reach, middle + reach)


def sparse_mean(values: Sequence[float], size: int, confidence: float = CONFIDENCE) -> Interval:
    """The mean of these values and as many zeros as make them `size` values."""
    if size < 2:
        return mean([*values, *[0.0] * (size - len(values))], confidence)
    middle = sum(values) / size
    variance = max(0.0, sum(value * value for value in values) - size * middle**2) / (size - 1)
    reach = student(size - 1, confidence) * sqrt(variance / size)
    return Interval(middle, middle - reach, middle + reach)


def paired_difference(
    first: Sequence[float], second: Sequence[float], confidence: float = CONFIDENCE
) -> Interval:
    """The mean difference of the second from the first, measured on the same deals."""
    pairs = zip(first, second, strict=True)
    return mean([after - before for before, after in pairs], confidence)


def paired_rates(
    first: Sequence[float], second: Sequence[float], confidence: float = CONFIDENCE
) -> Interval:
    """The paired difference of rates, with the adjustment of Agresti and Min.

    It adds two pairs, one in each direction, so that a few pairs that agree by chance prove
    nothing.
    """
    told = paired_difference(first, second, confidence)
    found = paired_difference([*first, 0.0, 1.0], [*second, 1.0, 0.0], confidence)
    return Interval(told.middle, max(-1.0, found.low), min(1.0, found.high))


def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The critical value of Student's distribution, in standard errors."""
    return float(need("scipy.special", "lab").stdtrit(freedom, 0.5 + confidence / 2))
