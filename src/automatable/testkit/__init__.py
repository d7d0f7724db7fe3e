"""What every game must do, and tools to test one: `check(GAME)`, `Table`, `rule`."""

from .marks import rule
from .table import Table

__all__ = ["Table", "rule"]
