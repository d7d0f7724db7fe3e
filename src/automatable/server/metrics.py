"""Metrics for Prometheus: those of all workers together, whichever of them is asked."""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from .options import METRICS_FOLDER

REQUESTS = Counter("automatable_requests_total", "Requests answered", ["method", "route", "status"])
LISTENERS = Gauge(
    "automatable_listeners", "Clients listening to a table", multiprocess_mode="livesum"
)
WAITING = Gauge(
    "automatable_thoughts_waiting", "Thoughts of bots not yet begun", multiprocess_mode="livesum"
)
THOUGHTS = Counter("automatable_thoughts_total", "Thoughts of bots", ["outcome"])


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
