"""Numbers and sentences for people, in their language."""

from math import isfinite
from typing import Any, Protocol

from babel.numbers import format_decimal

from .intervals import Interval


class Voice(Protocol):
    """Who has the words: `automatable.words.Words` is one."""

    lang: str

    def say(self, key: str, **facts: Any) -> str:
        """The message of that key with its facts filled in."""
        ...


def number(voice: Voice, value: float, digits: int = 1) -> str:
    """A number as people of the language write it, with a minus that can be seen."""
    return _written(voice, value, f"#,##0.{'0' * digits}")


def tick(voice: Voice, value: float) -> str:
    """A number beside an axis: no more digits than it has."""
    return _written(voice, value, "#,##0.######")


def _written(voice: Voice, value: float, pattern: str) -> str:
    is_long = abs(value) >= 10_000
    text = format_decimal(value, pattern, locale=voice.lang, group_separator=is_long)
    return text.replace("-", "−")


def percent(voice: Voice, rate: float, digits: int = 1) -> str:
    """A rate as a percentage."""
    return voice.say("lab-percent", number=number(voice, 100 * rate, digits))


def bounds(voice: Voice, interval: Interval, scale: float = 1, digits: int = 1) -> str:
    """The bounds of an interval; nothing if there are none."""
    if not isfinite(interval.low):
        return ""
    low, high = (number(voice, scale * bound, digits) for bound in (interval.low, interval.high))
    return voice.say("lab-bounds", low=low, high=high)


def rate(voice: Voice, interval: Interval) -> str:
    """A rate with its bounds in one piece."""
    found = bounds(voice, interval, 100)
    return f"{percent(voice, interval.middle)} ({found})" if found else ""


def duration(voice: Voice, seconds: float) -> str:
    """A time in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size or unit == "µs":
            amount = seconds / size
            return f"{number(voice, amount, 0 if amount >= 100 else 1)} {unit}"
    raise AssertionError("the last unit takes everything")


def digits_for(spread: float) -> int:
    """How many digits after the point tell numbers of that size apart."""
    return 0 if spread >= 100 else 1 if spread >= 10 else 2
