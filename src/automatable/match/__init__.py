"""One played game without input or output: who sits where, the record, taking back."""

from .match import Match, last_place, why_no_take_back
from .nature import Nature, draws
from .trial import Trial

__all__ = ["Match", "Nature", "Trial", "draws", "last_place", "why_no_take_back"]
