"""The conformance kit, `check(GAME)`, and tools for testing a game's rules."""

from .kit import check
from .marks import rule
from .table import Table, random_tables

__all__ = ["Table", "check", "random_tables", "rule"]
