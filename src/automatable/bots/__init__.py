"""Bots: they choose for a seat, and see only what that seat may know."""

from .maker import installed_bot, installed_maker, make_bot
from .program import goodbye, is_program, listed

__all__ = ["goodbye", "installed_bot", "installed_maker", "is_program", "listed", "make_bot"]
