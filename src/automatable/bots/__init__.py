"""Who chooses when no person does. A bot sees only what its seat may know."""

from .maker import installed_bot, installed_maker, make_bot
from .program import goodbye, is_program, listed

__all__ = ["goodbye", "installed_bot", "installed_maker", "is_program", "listed", "make_bot"]
