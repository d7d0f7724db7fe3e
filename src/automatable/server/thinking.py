"""Bots think in a process of their own, so that nobody else waits for them."""

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

LOG = logging.getLogger("automatable")
LONGEST = 4 * 1024 * 1024  # bytes of a reply


class BotFailed(Exception):
    """A bot, or the process it thinks in, has given no answer."""


class Thinker:
    """The process in which bots think, one thought after the other; see thinker.py.

    If it dies, another one takes its place.
    """

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._stopped = False

    async def warm_up(self) -> None:
        """Start the process before somebody waits for it."""
        async with self._turn:
            await self._running()

    async def think(self, thought: str, *given: Any) -> Any:
        """What comes of a thought, begun again once if the process dies; raises BotFailed."""
        request = json.dumps([thought, *given]).encode() + b"\n"
        async with self._turn:
            reply = await self._ask(request) or await self._ask(request)
        if not reply:
            raise BotFailed("the process died")
        said = json.loads(reply)
        if "error" in said:
            raise BotFailed(said["error"])
        return said["found"]

    async def stop(self) -> None:
        """End the process, in the middle of a thought if need be."""
        self._stopped = True
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def _ask(self, request: bytes) -> bytes:
        """The reply to a request; nothing if the process dies."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(request)
            await process.stdin.drain()
            reply = await process.stdout.readline()
        except ConnectionError:
            reply = b""
        except asyncio.CancelledError:
            process.kill()  # else its reply would be taken for that to the next request
            raise
        if not reply and not self._stopped:
            LOG.error("the process of the bots died")
        return reply

    async def _running(self) -> Process:
        if self._stopped:
            raise BotFailed("the server is about to stop")
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "automatable.server.thinker", str(os.getpid())),
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST,
                start_new_session=True,  # Ctrl-C is for us alone
            )
        return self._process
