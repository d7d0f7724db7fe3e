"""Seats and actions: small ints with names."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
Action: TypeAlias = i64

CHANCE: Final[i64] = -1  # nature: answers draws and dice
SPECTATOR: Final[i64] = -2  # sees what everybody sees
ORACLE: Final[i64] = -3  # sees everything; for replays and tests, never for players
NOBODY: Final[i64] = -4  # is asked once a game is over

_LETTERS: Final = "ABCDEFGH"


def seat_letter(seat: Seat) -> str:
    """The letter of a seat in notation: A, B, C..."""
    return _LETTERS[seat]


def seat_of_letter(letter: str) -> Seat:
    """The seat a letter of the notation names, or -1."""
    return _LETTERS.find(letter) if len(letter) == 1 else -1


def sees(viewer: Seat, owner: Seat) -> bool:
    """Whether the viewer may look at what only the owner may see."""
    return viewer == owner or viewer == ORACLE
