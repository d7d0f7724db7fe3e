"""Cyberion: repair Machines with Robots, alone or two together."""

from .game import GAME

__all__ = ["GAME"]
