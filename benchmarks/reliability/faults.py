"""What goes wrong while people play."""

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeAlias

from ..server.servers import answers
from .proxy import Proxy
from .served import Served
from .stores import Clock, Postgres, SmallDisk

FURTHEST = 400 * 24 * 3600  # seconds a clock is set forwards or back


@dataclass
class Scene:
    """What faults have to do with."""

    served: Served
    proxy: Proxy
    rng: random.Random
    disk: SmallDisk | None = None
    postgres: Postgres | None = None
    clock: Clock | None = None
    longest: float = 4.0  # seconds of a pause; longer than a client waits for a reply
    done: Counter[str] = field(default_factory=Counter)
    stops: list[float] = field(default_factory=list)  # seconds each took
    problems: list[str] = field(default_factory=list)  # seen meanwhile

    async def start(self) -> None:
        """Start the server, perhaps again."""
        await asyncio.to_thread(self.served.start)
        self.proxy.target = self.served.port


Fault: TypeAlias = Callable[[Scene], Awaitable[None]]


async def pause(scene: Scene) -> None:
    """The server stands still for a while, as when its machine swaps or is moved."""
    scene.served.signal_all(signal.SIGSTOP)
    await _a_while(scene)
    scene.served.signal_all(signal.SIGCONT)


async def pause_thinkers(scene: Scene) -> None:
    """The processes of the bots stand still for a while."""
    await _paused(scene, scene.served.thinkers())


async def kill_thinkers(scene: Scene) -> None:
    """The processes of the bots are killed."""
    for pid in scene.served.thinkers():
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


async def cut(scene: Scene) -> None:
    """All connections are reset."""
    scene.proxy.cut()


async def lose_replies(scene: Scene) -> None:
    """Requests arrive, and connections break where replies should come."""
    scene.proxy.loses_replies = True
    await asyncio.sleep(scene.rng.uniform(0.05, 0.5))
    scene.proxy.loses_replies = False


async def split(scene: Scene) -> None:
    """Nothing passes between clients and server, and neither is told; then all of it does."""
    scene.proxy.split()
    await _a_while(scene)
    scene.proxy.heal()


async def kill(scene: Scene) -> None:
    """The server is killed with all its processes, and started again."""
    await asyncio.to_thread(scene.served.kill)
    await scene.start()


async def kill_worker(scene: Scene) -> None:
    """A process that serves is killed; the one that looks after it starts another."""
    workers = scene.served.workers()
    if workers:
        os.kill(scene.rng.choice(workers), signal.SIGKILL)


async def stop(scene: Scene) -> None:
    """The server is asked to stop, and started again."""
    scene.stops.append(await asyncio.to_thread(scene.served.stop))
    await scene.start()


async def fill_disk(scene: Scene) -> None:
    """The disk is full for a while."""
    assert scene.disk is not None
    await asyncio.to_thread(scene.disk.fill)
    if await asyncio.to_thread(answers, scene.served.port, "/healthz"):
        scene.problems.append("/healthz says that all is well while the disk is full")
    await _a_while(scene)
    scene.disk.free()


async def move_clock(scene: Scene) -> None:
    """Somebody sets the clock, by up to a year."""
    assert scene.clock is not None
    scene.clock.move(scene.rng.uniform(-FURTHEST, FURTHEST))


async def restart_postgres(scene: Scene) -> None:
    """The database is stopped, in order or as if it had crashed, and started again."""
    assert scene.postgres is not None
    await asyncio.to_thread(scene.postgres.restart, scene.rng.choice(["fast", "immediate"]))


async def cut_postgres(scene: Scene) -> None:
    """The database breaks off all connections."""
    assert scene.postgres is not None
    await asyncio.to_thread(scene.postgres.cut)


async def pause_postgres(scene: Scene) -> None:
    """The database stands still for a while."""
    assert scene.postgres is not None
    await _paused(scene, scene.postgres.pids())


async def _paused(scene: Scene, pids: list[int]) -> None:
    for number in (signal.SIGSTOP, signal.SIGCONT):
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, number)
        if number == signal.SIGSTOP:
            await _a_while(scene)


async def _a_while(scene: Scene) -> None:
    await asyncio.sleep(scene.rng.uniform(0.1, 1) * scene.longest)


FAULTS: dict[str, Fault] = {
    fault.__name__.replace("_", "-"): fault
    for fault in (
        pause,
        pause_thinkers,
        kill_thinkers,
        cut,
        lose_replies,
        split,
        kill,
        kill_worker,
        stop,
        fill_disk,
        move_clock,
        restart_postgres,
        cut_postgres,
        pause_postgres,
    )
}
USUAL = (
    "pause",
    "pause-thinkers",
    "kill-thinkers",
    "cut",
    "lose-replies",
    "split",
    "kill",
    "kill-worker",
    "stop",
)
DISK = "fill-disk"
CLOCK = "move-clock"
POSTGRES = ("restart-postgres", "cut-postgres", "pause-postgres")
