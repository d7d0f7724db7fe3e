"""Bots from what people type: `rollout`, `rollout:500`, `rollout:0.5s`."""

from ..kernel.registry import bot_maker
from ..kernel.seat_view import Bot
from .budget import Budget
from .levels import usual_budget


def make_bot(text: str, seed: int) -> Bot:
    """The bot of that name with its budget; raises UnknownBot."""
    name, colon, budget = text.partition(":")
    bot: Bot = bot_maker(name)(seed, Budget.read(budget) if colon else usual_budget(name))
    return bot
