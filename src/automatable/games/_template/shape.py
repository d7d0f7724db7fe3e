"""What a view of Scrapyard looks like, for type checkers, JSON Schema and the browser.

Declared here and nowhere else; not compiled, since a compiled TypedDict forgets its fields.
"""

from typing import TypedDict

from ...kernel.shape import ResultView


class YardSeat(TypedDict):
    """A player; None for what the viewer may not see."""

    seat: int
    letter: str
    points: int
    cards: int
    hand: list[str] | None
    picked: list[str] | None


class YardView(TypedDict):
    """The whole table."""

    goal: int
    deck: int
    heap: list[str]
    seats: list[YardSeat]
    result: ResultView | None
