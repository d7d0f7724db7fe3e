"""The Duel: two robots, two lanes to the moon. Rules: docs/rules/duel.md."""

from .game import GAME

__all__ = ["GAME"]
