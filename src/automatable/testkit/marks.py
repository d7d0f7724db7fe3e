"""Marking tests with the rules they check."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """The test fails if one of these rules is broken. `scripts/check` reads the marks."""

    def mark(test: F) -> F:
        test.__dict__["rules"] = ids
        return test

    return mark
