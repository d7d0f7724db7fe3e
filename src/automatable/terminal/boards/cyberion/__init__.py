"""Cyberion as text."""

from .board import CyberionBoard

__all__ = ["CyberionBoard"]
