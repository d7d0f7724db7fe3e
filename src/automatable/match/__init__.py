"""One game being played, without input or output: its record, nature, and taking back."""

from .causes import Causes, Link, causes_of
from .clock import Clock, clock_of, clock_parts, clock_words
from .match import Match, last_index, what_was_learned, why_no_take_back
from .nature import Draw, Nature, SharedNature, committed, draws
from .outlook import TURN_END, Prospect, outlook, turn_end
from .trial import Trial

__all__ = [
    "TURN_END",
    "Causes",
    "Clock",
    "Draw",
    "Link",
    "Match",
    "Nature",
    "Prospect",
    "SharedNature",
    "Trial",
    "causes_of",
    "clock_of",
    "clock_parts",
    "clock_words",
    "committed",
    "draws",
    "last_index",
    "outlook",
    "turn_end",
    "what_was_learned",
    "why_no_take_back",
]
