"""Work on a Ray cluster, or on a Ray started here for the purpose: games above all."""

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from ..kernel.extras import need
from .contest import Contest, FinishedGame
from .errors import GameFailed
from .workers import MOST_TRIES, attempt, check, failed, told

PATIENCE = 10.0  # seconds to wait for a cluster
AHEAD = 2  # pieces of work submitted per processor, so that none is idle
Shared = TypeVar("Shared")
Done = TypeVar("Done")


def play_on_ray(contest: Contest, numbers: Sequence[int], jobs: int) -> Iterator[FinishedGame]:
    """The games of these numbers, in the order in which they end."""
    for number, said in work_on_ray(attempt, contest, numbers, jobs):
        yield check(number, said)


def work_on_ray(
    work: Callable[[Shared, int], Done], shared: Shared, numbers: Sequence[int], jobs: int
) -> Iterator[tuple[int, Done]]:
    """What the work comes to for each number, in the order in which it is done.

    The cluster is the one this process is connected to, else that of RAY_ADDRESS, else one with
    `jobs` processors, started here and stopped afterwards. Ray itself repeats work whose worker
    dies.
    """
    with connected(jobs) as ray:
        yield from _done(ray, work, shared, numbers)


@contextmanager
def connected(jobs: int) -> Iterator[Any]:
    """Ray, connected for all work that is done meanwhile."""
    ray = need("ray", "ray")
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, jobs)
    try:
        yield ray
    finally:
        if ours:
            ray.shutdown()


def _connect(ray: Any, jobs: int) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    address = os.environ.get("RAY_ADDRESS")
    if address is None:
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # otherwise it warns
        ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        return
    _check_reachable(address)
    ray.init(address=address, **quiet)


def _check_reachable(address: str) -> None:
    """Raise GameFailed if nothing listens there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():  # `auto`, or a form that only Ray knows
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        why = error.strerror or str(error)
        raise GameFailed(
            f"no Ray cluster at {address}: {why}", "ray", address=address, why=why
        ) from None


def _done(
    ray: Any, work: Callable[..., Any], shared: object, numbers: Sequence[int]
) -> Iterator[tuple[int, Any]]:
    task = ray.remote(max_retries=MOST_TRIES)(work)
    known = ray.put(shared)
    waiting = iter(numbers)
    running: dict[Any, int] = {}
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while True:
        while len(running) < most and (number := next(waiting, None)) is not None:
            running[task.remote(known, number)] = number
        if not running:
            return
        (done,), _ = ray.wait(list(running), num_returns=1)
        number = running.pop(done)
        try:
            said = ray.get(done)
        except ray.exceptions.RayError as error:
            raise failed(number, told(error)) from None
        yield number, said
