"""Bots are copied, and sent to other processes, as their class, generator and budget."""

from typing import Any

from ..kernel.rng import Rng
from .budget import Budget


def copied(kind: Any, rng: Rng, budget: Budget) -> Any:
    """A bot that goes on as the other one would."""
    bot = kind(0, budget)
    bot.rng.follow(rng)
    return bot
