"""Scrapyard, the game to copy when making a new one. See docs/adding-a-game.md."""

from .game import GAME

__all__ = ["GAME"]
