"""Words for people, from Fluent files; the same for terminal and browser."""

from .words import LANGUAGES, Words, language

__all__ = ["LANGUAGES", "Words", "language"]
