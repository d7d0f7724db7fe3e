"""The memory of a server over many answers: `memory 1000000 --seconds 900`."""

import re
import statistics
import subprocess
import sys
import time

from ..server.servers import OURS, ROOT, Server, running
from .large import Person

TABLES = 40  # at which people answer at once
EVERY = 10.0  # seconds between two looks
SAMPLE = re.compile(r"^automatable_(requests_total|room_bytes)(\{.*\})? (\S+)$", re.MULTILINE)
ROUTE = 'method="POST",route="/api/tables/{code}/answers",status="200"'


def memory(answers: int, seconds: float) -> None:
    """Have people play until there are enough answers, or time is up."""
    with running(OURS) as server:
        words = (sys.executable, "-m", "benchmarks.server.load", str(server.ports[0]))
        load = subprocess.Popen(
            [*words, str(TABLES), str(seconds + 60), "0"], cwd=ROOT, stdout=subprocess.DEVNULL
        )
        try:
            seen = _watched(server, load, answers, seconds)
        finally:
            load.kill()
            load.wait()
    later = seen[len(seen) // 2 :]
    numbers, sizes = [float(number) for number, _ in later], [size for _, size in later]
    slope = statistics.linear_regression(numbers, sizes).slope
    print(
        f"{seen[-1][0]:,} answers; from {later[0][0]:,} on memory was {min(sizes) / 1024:.1f} to"
        f" {max(sizes) / 1024:.1f} MB and grew by {1e6 * slope / 1024:.2f} MB for a million answers"
    )


def _watched(
    server: Server, load: subprocess.Popen[bytes], answers: int, seconds: float
) -> list[tuple[int, float]]:
    """How many answers there were, and the KB of memory then."""
    ada = Person(server.ports[0])
    began = time.monotonic()
    seen: list[tuple[int, float]] = []
    while len(seen) < 4 or (seen[-1][0] < answers and time.monotonic() - began < seconds):
        time.sleep(EVERY)
        if load.poll() is not None:
            raise RuntimeError("the people went away")
        number, rooms = 0, 0.0
        for name, labels, value in SAMPLE.findall(ada.look("/metrics").text):
            if name == "room_bytes":
                rooms = float(value)
            elif labels == f"{{{ROUTE}}}":
                number = int(float(value))
        seen.append((number, server.memory()))
        print(
            f"{time.monotonic() - began:6.0f} s {number:10,} answers {seen[-1][1] / 1024:7.1f} MB,"
            f" of which rooms {rooms / 2**20:6.1f} MB by their own count",
            flush=True,
        )
    return seen
