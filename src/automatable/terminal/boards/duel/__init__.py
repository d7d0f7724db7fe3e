"""The Duel as text."""

from .board import DuelBoard

__all__ = ["DuelBoard"]
