"""Who chooses when no person does. A bot sees only what its seat may know."""

from .maker import make_bot

__all__ = ["make_bot"]
