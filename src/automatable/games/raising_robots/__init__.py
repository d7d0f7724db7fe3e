"""Raising Robots: eight rounds, five phases, a row of robots for each."""

from .game import GAME

__all__ = ["GAME"]
