"""Scrapyard as text."""

from .board import YardBoard

__all__ = ["YardBoard"]
