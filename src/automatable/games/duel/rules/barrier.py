"""Barrier takes the edge off an attack. Rules: DUE-BAR."""

from mypy_extensions import i64

from .. import cards


def lowered(strength: i64, mine: cards.Card) -> i64:
    """What is left of an attack's damage behind the card, not below 0 (DUE-BAR-02)."""
    return max(strength - cards.SHIELD[mine], 0)
