"""One played game without input or output: who sits where, the record, taking back."""

from .match import Match, is_shown, last_place, why_no_take_back
from .nature import Draw, Nature, SharedNature, committed, draws
from .trial import Trial

__all__ = [
    "Draw",
    "Match",
    "Nature",
    "SharedNature",
    "Trial",
    "committed",
    "draws",
    "is_shown",
    "last_place",
    "why_no_take_back",
]
