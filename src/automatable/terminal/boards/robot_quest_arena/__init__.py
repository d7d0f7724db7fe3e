"""Robot Quest Arena as text."""

from .board import ArenaBoard

__all__ = ["ArenaBoard"]
