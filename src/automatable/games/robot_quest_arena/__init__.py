"""Robot Quest Arena: build a deck, rule the arena."""

from .game import GAME

__all__ = ["GAME"]
