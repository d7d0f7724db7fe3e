"""Metrics for Prometheus: those of all workers together, whichever of them is asked."""

import os
from contextlib import suppress
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from .options import METRICS_FOLDER

REQUESTS = Counter("automatable_requests_total", "Requests answered", ["method", "route", "status"])
LISTENERS = Gauge(
    "automatable_listeners", "Clients listening to a table", multiprocess_mode="livesum"
)
MOST_LISTENERS = Gauge(
    "automatable_listeners_of_one_client",
    "Listeners of the client that has most of them",
    multiprocess_mode="livemax",
)
FILES = Gauge(
    "automatable_open_files",
    "Open files, most of which are connections",
    multiprocess_mode="livesum",
)
ROOMS = Gauge("automatable_rooms", "Tables in memory", multiprocess_mode="livesum")
ROOM_BYTES = Gauge(
    "automatable_room_bytes",
    "About how much memory tables take that count against the budget",
    multiprocess_mode="livesum",
)
MADE = Counter("automatable_tables_made_total", "Tables made")
WAITING = Gauge(
    "automatable_thoughts_waiting", "Thoughts of bots not yet begun", multiprocess_mode="livesum"
)
THOUGHTS = Counter("automatable_thoughts_total", "Thoughts of bots", ["outcome"])


def measure(rooms: int, size: int, most: int) -> None:
    """Tell what this process has: rooms of that size, and most listeners of one client."""
    ROOMS.set(rooms)
    ROOM_BYTES.set(size)
    MOST_LISTENERS.set(most)
    files = Path("/proc/self/fd")
    with suppress(OSError):  # only Linux tells, and since 6.2 without a list of them
        FILES.set(files.stat().st_size or len(list(files.iterdir())))


def exposition() -> bytes:
    """Everything counted, as Prometheus reads it."""
    folder = os.environ.get(METRICS_FOLDER)
    if not folder:
        return generate_latest()
    for path in Path(folder).glob("gauge_live*.db"):
        _forget_if_dead(int(path.stem.rpartition("_")[2]))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _forget_if_dead(worker: int) -> None:
    """Nobody listens to a worker that was killed."""
    try:
        os.kill(worker, 0)
    except ProcessLookupError:
        mark_process_dead(worker)  # type: ignore[no-untyped-call]
