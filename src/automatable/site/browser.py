"""What Python in a page has of its browser: storage to keep tables in, and a worker that thinks.

The browser's side is web/src/here/engine.ts; both speak JSON.
"""

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict
from typing import Protocol

from ..server.errors import ApiError
from ..server.rows import LogRow, TableRow
from ..server.table_store import WriteConflict
from ..server.thinking import Thinker

TAKEN = "taken"


class Storage(Protocol):
    """The browser's storage; what writes says what went wrong: nothing, `taken`, or a code."""

    async def create(self, code: str, key: str, row: str) -> str:
        """Keep a new table."""

    async def append(self, code: str, first: int, rows: str) -> str:
        """Keep rows of a log (a list of texts) from that number on, all or none."""

    async def table(self, code: str) -> str:
        """The table of a code; empty if there is none."""

    async def table_of_key(self, key: str) -> str:
        """The table made by the command with that key; empty if there is none."""

    async def log(self, code: str, since: int) -> str:
        """The rows of a log after that number, as one list."""


class Worker(Protocol):
    """A worker that runs thinker.py."""

    async def ask(self, request: str) -> str:
        """The reply to a request; empty if the worker dies."""

    def end(self) -> None:
        """End it, in the middle of a thought if need be; the next request starts another."""


class NotKept(ApiError):
    """The browser keeps nothing more; its code says why."""

    def __init__(self, code: str) -> None:
        super().__init__(507, code, "the browser could not keep this")


class NoPeers:
    """There is no other process."""

    def start(self) -> None:
        """Listen to nobody."""

    def stop(self) -> None:
        """Listen to nobody."""

    def tell(self, told: str) -> None:
        """Tell nobody."""


class BrowserStore:
    """Keeps tables in the browser's storage; written means kept, as on a server."""

    is_shared = False
    failures: tuple[type[Exception], ...] = (NotKept,)

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._problem, self._made = "", 0

    def peers(self, hear: Callable[[str], None]) -> NoPeers:
        """A page is alone with its tables."""
        return NoPeers()

    async def create(self, row: TableRow) -> None:
        """Keep a new table; raises WriteConflict if its code or key is in use."""
        text = json.dumps({**asdict(row), "seed": row.seed.hex()})
        self._check(await self._storage.create(row.code, row.key, text))
        self._made += 1

    async def append(self, code: str, rows: Sequence[LogRow]) -> None:
        """Write on at a table, all or nothing; raises WriteConflict if that number is there."""
        texts = json.dumps([json.dumps(row) for row in rows])
        self._check(await self._storage.append(code, rows[0].number, texts))

    def _check(self, failure: str) -> None:
        self._problem = "" if failure == TAKEN else failure
        if failure:
            raise WriteConflict if failure == TAKEN else NotKept(failure)

    async def table(self, code: str) -> TableRow | None:
        """The table of that code."""
        return _table(await self._storage.table(code))

    async def table_of_key(self, key: str) -> TableRow | None:
        """The table that was made by the command with that key."""
        return _table(await self._storage.table_of_key(key))

    async def log(self, code: str, since: int = 0) -> list[LogRow]:
        """What happened at a table after that number."""
        return [LogRow(*row) for row in json.loads(await self._storage.log(code, since))]

    async def expire(self, before: str, kept: Collection[str]) -> list[str]:
        """Forget nothing: these are somebody's own tables."""
        return []

    def problem(self) -> str:
        """Why nothing can be written; empty if it can."""
        return self._problem

    def count(self) -> int:
        """How many tables were made since the page was opened."""
        return self._made


def _table(text: str) -> TableRow | None:
    if not text:
        return None
    read = json.loads(text)
    return TableRow(**{**read, "seed": bytes.fromhex(read["seed"])})


class WorkerThinker(Thinker):
    """Thinks in another worker, so that the table goes on meanwhile."""

    def __init__(self, worker: Worker) -> None:
        super().__init__(())
        self._worker = worker

    async def warm_up(self) -> None:
        """Have the worker start before it is needed."""
        await self.ask(b"")

    async def ask(self, request: bytes) -> bytes:
        """The reply to a request; nothing if the worker dies."""
        return (await self._worker.ask(request.decode())).encode()

    async def end(self) -> None:
        """End the worker: what it may still say is for nobody."""
        self._worker.end()
