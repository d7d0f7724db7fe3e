"""Texts for people, from Fluent files; the same for terminal and browser."""

from .words import LANGUAGES, SQUARE, Words, language, plain_error, shortened

__all__ = ["LANGUAGES", "SQUARE", "Words", "language", "plain_error", "shortened"]
