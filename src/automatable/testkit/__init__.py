"""What every game must do, and tools to test one: `check(GAME)`, `Table`, `rule`."""

from .kit import check
from .marks import rule
from .table import Table

__all__ = ["Table", "check", "rule"]
