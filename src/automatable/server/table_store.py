"""What tables need of whatever keeps them: a database (store.py), or a browser's own storage."""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from ..kernel.errors import AutomatableError
from .rows import LogRow, TableRow


class WriteConflict(Exception):
    """Somebody else has written there meanwhile."""


class BadStore(AutomatableError, ValueError):
    """The database cannot be used."""

    code = "bad_store"


class Peers(Protocol):
    """Other processes that keep the same tables, if there are any."""

    def start(self) -> None:
        """Begin to listen to them."""

    def stop(self) -> None:
        """Listen no more, and tell nothing."""

    def tell(self, told: str) -> None:
        """Tell them something that need not be kept."""


class TableStore(Protocol):
    """Keeps what was agreed at tables, and a log of each that only grows."""

    is_shared: bool  # by several processes
    failures: tuple[type[Exception], ...]  # of keeping, that may be over soon

    def peers(self, hear: Callable[[str], None]) -> Peers:
        """The other processes; `hear` is called on the event loop with what they tell."""

    async def create(self, row: TableRow) -> None:
        """Keep a new table; raises WriteConflict if its code or key is in use."""

    async def append(self, code: str, rows: Sequence[LogRow]) -> None:
        """Write on at a table, all or nothing; raises WriteConflict if somebody else has."""

    async def table(self, code: str) -> TableRow | None:
        """The table of that code."""

    async def table_of_key(self, key: str) -> TableRow | None:
        """The table that was made by the command with that key."""

    async def log(self, code: str, since: int = 0) -> list[LogRow]:
        """What happened at a table after that number."""

    async def expire(self, before: str, kept: Collection[str]) -> list[str]:
        """Forget the tables made before a time; the codes they had."""

    def problem(self) -> str:
        """Why nothing can be written; empty if it can."""

    def count(self) -> int:
        """How many tables there are."""
