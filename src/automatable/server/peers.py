"""Other processes on the same PostgreSQL database: what they tell, and what they are told."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from .store import Store

LOG = logging.getLogger("automatable")
CHANNEL = "automatable"


class DatabasePeers:
    """Hears what other processes tell, where there may be others, and tells them something."""

    def __init__(self, store: "Store", hear: Callable[[str], None]) -> None:
        """`hear` is called on the event loop; with nothing, if something may have been missed."""
        self._store, self._hear = store, hear
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopped = Event()

    def start(self) -> None:
        """Begin to listen, in a thread of its own."""
        self._loop = asyncio.get_running_loop()
        if self._store.is_shared:
            Thread(target=self._listen, daemon=True).start()

    def stop(self) -> None:
        """Listen no more, and tell nothing."""
        self._stopped.set()

    def _listen(self) -> None:
        import psycopg

        address = self._store.engine.url.set(drivername="postgresql")
        while not self._stopped.is_set():
            with (
                contextlib.suppress(psycopg.OperationalError),
                psycopg.connect(
                    address.render_as_string(hide_password=False), autocommit=True
                ) as connection,
            ):
                connection.execute(f"LISTEN {CHANNEL}")
                self._pass_on("")  # something may have happened while nobody was listening
                while not self._stopped.is_set():
                    for notice in connection.notifies(timeout=1):
                        self._pass_on(notice.payload)
            self._stopped.wait(1)

    def _pass_on(self, told: str) -> None:
        """From the thread that listens to the event loop."""
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # it is closed: nobody is here any more
            self._loop.call_soon_threadsafe(self._hear, told)

    def tell(self, told: str) -> None:
        """Tell the others something that need not be kept."""
        if self._store.is_shared and self._loop is not None and not self._stopped.is_set():
            self._loop.run_in_executor(None, self._notify, told)

    def _notify(self, told: str) -> None:
        try:
            self._store.notify(told)
        except SQLAlchemyError as error:  # the next sign of life comes soon
            LOG.warning("others were not told", extra={"error": type(error).__name__})
