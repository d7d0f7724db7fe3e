"""Counter sends an attack back. Rules: DUE-CTR."""

from mypy_extensions import i64

from .. import cards


def returned(mine: cards.Card, theirs: cards.Card) -> i64:
    """What the player of `mine` takes from a Counter: a fixed number, and only for an attack."""
    return cards.COUNTER[theirs] if cards.STRENGTH[mine] > 0 else 0  # DUE-CTR-02, DUE-CTR-03
