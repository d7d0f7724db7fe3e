"""Words for people, from Fluent files; the same for terminal and browser."""

from .words import LANGUAGES, Words, language, shortened

__all__ = ["LANGUAGES", "Words", "language", "shortened"]
