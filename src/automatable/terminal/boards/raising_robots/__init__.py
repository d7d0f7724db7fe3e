"""Raising Robots as text."""

from .board import RaisingBoard

__all__ = ["RaisingBoard"]
