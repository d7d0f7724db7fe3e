"""Bots from what people type: `rollout`, `rollout:500`, `rollout:0.5s`, `program:./my_bot.py`."""

from dataclasses import replace
from math import inf
from typing import Any

from ..kernel.registry import bot_maker
from ..kernel.seat_view import Bot
from .budget import Budget
from .guest import Guest, blaming
from .levels import usual_budget
from .program import ProgramBot, is_program

OURS = "automatable.bots."


def make_bot(text: str, seed: int) -> Bot:
    """The bot or program that a local user asks for; raises UnknownBot or BotFailed.

    Requests from a network must use `installed_bot`, which starts no programs.
    """
    return ProgramBot(text, seed) if is_program(text) else installed_bot(text, seed)


def installed_bot(text: str, seed: int, most_seconds: float = inf) -> Bot:
    """The installed bot of that name with its budget; raises UnknownBot or BotFailed.

    It never has more than `most_seconds` for an answer, whatever its budget.
    """
    name, colon, given = text.partition(":")
    maker = installed_maker(name)
    budget = Budget.read(given) if colon else usual_budget(name)
    budget = replace(budget, seconds=min(budget.seconds, most_seconds))
    bot: Bot = blaming(name, lambda: maker(seed, budget))
    return bot if type(bot).__module__.startswith(OURS) else Guest(name, bot)


def installed_maker(name: str) -> Any:
    """What makes the installed bot of that name; raises UnknownBot or BotFailed."""
    return blaming(name, lambda: bot_maker(name))
