"""Elo: a puzzle is an opponent of a fixed rating, and who solves it at once has won.

The rating of a puzzle is measured when it is mined and never changes; that of a person is kept on
the person's device. See docs/puzzles.md.
"""

FIRST_RATING = 1200  # of a person who has tried nothing yet
LOWEST, HIGHEST = 100, 3500
_SETTLING = 15  # puzzles after which the rating moves slowly
_FAST, _SLOW = 48, 20
_SCALE = 400  # points of difference that make ten to one


def after(rating: int, played: int, puzzle: int, is_solved: bool) -> int:
    """The rating of a person who has tried a puzzle of that rating after `played` others."""
    expected = 1 / (1 + 10 ** ((puzzle - rating) / _SCALE))
    weight = _FAST if played < _SETTLING else _SLOW
    moved = round(rating + weight * (is_solved - expected))
    return max(LOWEST, min(HIGHEST, moved))
