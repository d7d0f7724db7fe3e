"""One played game without input or output: who sits where, the record, taking back."""

from .match import Match
from .nature import Nature

__all__ = ["Match", "Nature"]
