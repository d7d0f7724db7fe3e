"""What every game must do, `check(GAME)`, and tools to test one by its rules."""

from .kit import check
from .marks import rule
from .table import Table, random_tables

__all__ = ["Table", "check", "random_tables", "rule"]
