"""Numbers and sentences for people, in their language."""

from math import isfinite
from typing import Any, Protocol

from babel.numbers import format_decimal

from .intervals import Interval


class Voice(Protocol):
    """A source of texts, such as `automatable.words.Words`."""

    lang: str

    def say(self, key: str, **facts: Any) -> str:
        """The message of that key with its facts filled in."""
        ...

    def thing(self, name: str) -> str:
        """What people call a thing of a game."""
        ...


def number(voice: Voice, value: float, digits: int = 1) -> str:
    """A number formatted for the language, with a proper minus sign."""
    return _written(voice, value, f"#,##0.{'0' * digits}")


def tick(voice: Voice, value: float) -> str:
    """A number on an axis, with no more digits than needed."""
    return _written(voice, value, "#,##0.######")


def _written(voice: Voice, value: float, pattern: str) -> str:
    is_long = abs(value) >= 10_000
    text = format_decimal(value, pattern, locale=voice.lang, group_separator=is_long)
    return text.replace("-", "−")


def percent(voice: Voice, rate: float, digits: int = 1) -> str:
    """A rate as a percentage."""
    return voice.say("lab-percent", number=number(voice, 100 * rate, digits))


def bounds(voice: Voice, interval: Interval, scale: float = 1, digits: int = 1) -> str:
    """The bounds of an interval; empty if they are infinite."""
    if not isfinite(interval.low):
        return ""
    low, high = (number(voice, scale * bound, digits) for bound in (interval.low, interval.high))
    return voice.say("lab-bounds", low=low, high=high)


def rate(voice: Voice, interval: Interval) -> str:
    """A rate with its bounds."""
    found = bounds(voice, interval, 100)
    return f"{percent(voice, interval.middle)} ({found})" if found else ""


def duration(voice: Voice, seconds: float) -> str:
    """A time in a suitable unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size or unit == "µs":
            amount = seconds / size
            return f"{number(voice, amount, 0 if amount >= 100 else 1)} {unit}"
    raise AssertionError("the last unit takes everything")


def digits_for(spread: float) -> int:
    """How many decimals numbers of that size need."""
    return 0 if spread >= 100 else 1 if spread >= 10 else 2
