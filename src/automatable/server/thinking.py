"""Processes for what takes long, so that nobody else waits: bots that think, others' records."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from orjson import dumps, loads

from .errors import ApiError
from .metrics import THOUGHTS, WAITING

LOG = logging.getLogger("automatable")
LONGEST = 4 * 1024 * 1024  # bytes of a reply
DEADLINE = 30.0  # seconds for one thought; a bot that thinks by the clock has fewer
THINKERS = max(2, min(4, (os.cpu_count() or 1) - 1))  # one that is stuck does not stop all others
COMMAND = (sys.executable, "-m", "automatable.server.thinker")
Asker: TypeAlias = tuple[str, str]  # a client, and somebody there; empty: whoever is


class BotFailed(Exception):
    """A bot, or the process it thinks in, has given no answer."""


class Thought:
    """A request to a thinker, and the reply somebody waits for."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class Thinkers:
    """A few processes in which bots think; see thinker.py.

    Whoever waits has a queue. Clients take turns, and so do the people at each: many thoughts for
    one person do not keep those for others waiting, nor do many people of one client. One asker
    never has all processes. One that takes too long is killed, and another takes its place.
    """

    def __init__(
        self,
        size: int = THINKERS,
        deadline: float = DEADLINE,
        command: Sequence[str] = COMMAND,
        make: "Callable[[Sequence[str]], Thinker] | None" = None,
    ) -> None:
        self._deadline = deadline
        self._idle = [(make or Thinker)(command) for _ in range(size)]
        self._all = list(self._idle)
        self._queues: OrderedDict[str, OrderedDict[str, deque[Thought]]] = OrderedDict()
        self._most = max(1, size - 1)  # thoughts for one asker at once
        self._thought_for: Counter[Asker] = Counter()  # how many of each are thought now
        self._at_work: set[asyncio.Task[None]] = set()
        self._stopped = False

    async def warm_up(self) -> None:
        """Start a process before somebody waits for it."""
        if self._idle and not self._stopped:
            await self._idle[-1].warm_up()

    def waiting(self, whose: Asker) -> int:
        """How many thoughts for somebody have not begun."""
        client, person = whose
        people = self._queues.get(client)
        return len(people[person]) if people and person in people else 0

    async def think(self, whose: Asker, thought: str, *given: Any) -> Any:
        """What comes of a thought for somebody; raises BotFailed, or ApiError if it is refused."""
        if self._stopped:
            raise BotFailed("the server is about to stop")
        wanted = Thought(dumps([thought, *given]) + b"\n")
        client, person = whose
        people = self._queues.setdefault(client, OrderedDict())
        people.setdefault(person, deque()).append(wanted)
        WAITING.inc()
        if self._idle:
            task = asyncio.create_task(self._work(self._idle.pop()))
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)
        said = loads(await wanted.reply)
        if "refused" in said:
            raise ApiError(*said["refused"])
        if "error" in said:
            raise BotFailed(said["error"])
        return said["found"]

    async def stop(self) -> None:
        """End all processes, in the middle of a thought if need be."""
        self._stopped = True
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        for thinker in self._all:
            await thinker.end()

    async def _work(self, thinker: "Thinker") -> None:
        """Have one process think as long as there is something to think about."""
        try:
            while (found := self._next()) is not None:
                whose, thought = found
                self._thought_for[whose] += 1
                try:
                    await self._tell(thought, thinker)
                finally:
                    self._thought_for -= Counter([whose])
                    if not thought.reply.done():  # whatever has happened, nobody waits for ever
                        thought.reply.set_exception(BotFailed("the thought was broken off"))
        finally:
            self._idle.append(thinker)

    async def _tell(self, thought: Thought, thinker: "Thinker") -> None:
        """Tell whoever waits for a thought what came of it."""
        try:
            async with asyncio.timeout(self._deadline):
                reply = await thinker.ask(thought.request)
        except TimeoutError:
            reply = b""
            failure = BotFailed(f"no answer within {self._deadline:g} seconds")
        else:
            failure = BotFailed("the process died")
        THOUGHTS.labels("answered" if reply else "failed").inc()
        if not reply:
            await thinker.end()
        if thought.reply.done():
            return  # nobody waits for it any more
        if reply:
            thought.reply.set_result(reply)
        else:
            thought.reply.set_exception(failure)

    def _next(self) -> tuple[Asker, Thought] | None:
        """The next thought of whoever has waited longest since the last one, and whose it is."""
        while (whose := self._whose_turn()) is not None:
            thought = self._take(whose)
            WAITING.dec()
            if not thought.reply.done():
                return whose, thought
        return None

    def _whose_turn(self) -> Asker | None:
        for client, people in self._queues.items():
            for person in people:
                if self._thought_for[client, person] < self._most:
                    return client, person
        return None

    def _take(self, whose: Asker) -> Thought:
        """Somebody's next thought; they and their client are the last to have another turn."""
        client, person = whose
        people = self._queues.pop(client)
        queue = people.pop(person)
        thought = queue.popleft()
        if queue:
            people[person] = queue
        if people:
            self._queues[client] = people
        return thought


class Thinker:
    """One process, which is started when it is needed."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None

    async def warm_up(self) -> None:
        """Start the process before it is needed."""
        await self._start()

    async def _start(self) -> Process:
        """The process, running."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(*self._command, str(os.getpid())),
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST,
                start_new_session=True,  # Ctrl-C is for us alone
            )
        return self._process

    async def ask(self, request: bytes) -> bytes:
        """The reply to a request; nothing if the process dies."""
        try:
            process = await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(request)
            await process.stdin.drain()
            return await process.stdout.readline()
        # No process could be had, it wrote no line, or it is about to be known as dead: then uvloop
        # says of its pipe, by a RuntimeError, that it is closed.
        except (OSError, ValueError, RuntimeError) as error:
            LOG.error("no thinker", extra={"error": type(error).__name__})
            return b""

    async def end(self) -> None:
        """End the process: what it may still say is for nobody."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
