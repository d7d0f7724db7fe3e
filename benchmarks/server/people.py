"""People in browsers at tables of two, who do what the page of a table does."""

import asyncio
import random
import re
import time
from collections.abc import Callable
from hashlib import sha256
from math import inf
from typing import Any

from orjson import loads

from .browser import Browser
from .protocol import Reply, Requests, ServerError, Stream, checked

NONCE = 16  # bytes
COOKIE = re.compile(rb"automatable=([^;]+)")
NAME = "Ada"


def at_random(actions: list[str]) -> str:
    """Any answer."""
    return random.choice(actions)


def in_peace(actions: list[str]) -> str:
    """An answer that harms nobody: a Duel in which both only charge and defend has no end."""
    return "play:Charge" if "play:Charge" in actions else "play:Barrier"


class Load:
    """What all people share: the server, how they play, and what they have seen."""

    def __init__(
        self,
        port: int,
        pause: float = 0.0,  # seconds they think, on average
        choose: Callable[[list[str]], str] = at_random,
        settings: dict[str, str] | None = None,
        limit: float = inf,  # answers each person gives in a game
    ) -> None:
        self.port, self.pause, self.choose, self.limit = port, pause, choose, limit
        self.settings = settings or {}
        self.times: list[float] | None = None  # milliseconds of each answer while it counts
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        """Stop everything: a load of which part has failed says nothing."""
        if not self.failed.done():
            self.failed.set_exception(error)

    def count(self, milliseconds: float) -> None:
        """An answer was acknowledged."""
        if self.times is not None:
            self.times.append(round(milliseconds, 3))


class Person:
    """Somebody with a browser and a seat."""

    def __init__(self, load: Load, seat: int) -> None:
        self.load, self.seat = load, seat
        self.browser = Browser(load.port)
        self.requests = Requests(load.port, load.fail)
        self.stream: Stream | None = None
        self.code = ""
        self.nonce = random.randbytes(NONCE)  # promised, not yet brought
        self._forget()

    def _forget(self) -> None:
        """Nothing is known of the game yet."""
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.status = "waiting"
        self.latest = b""  # the last message that came
        self.busy = True  # not ready to play, thinking about an answer, or has sent one
        self.answered = -1  # the number of our last answer in the log of the table
        self.given = 0  # answers in this game

    async def arrive(self) -> None:
        """Get a cookie."""
        reply = await self.requests.ask(self.browser.me())
        cookie = COOKIE.search(reply.headers[b"set-cookie"])
        assert cookie is not None
        self.browser.cookie = cookie[1].decode()

    async def open(self) -> tuple[str, str]:
        """Open a table; its code, and the invitation of the other seat."""
        here = {"kind": "here", "name": NAME, "bot": "", "commit": self._promise()}
        seats = [here, {"kind": "link", "name": "", "bot": "", "commit": ""}]
        wish = {"game": "duel", "settings": self.load.settings, "seats": seats, "hints": True}
        made = loads((await self.requests.ask(self.browser.open(wish))).body)
        return made["code"], made["seats"][1]["invite"]

    async def come(self, code: str) -> None:
        """Open the page of a table."""
        self.code = code
        self._forget()
        await self._listen()

    async def join(self, code: str, invite: str) -> None:
        """Follow an invitation: the page shows the table before the seat is taken."""
        await self.come(code)
        await self.requests.ask(self.browser.join(code, invite, NAME, self._promise()))
        await self._listen()

    async def bring(self) -> None:
        """Bring the nonce, now that everybody has promised one."""
        nonce, self.nonce = self.nonce, random.randbytes(NONCE)
        request = self.browser.bring(self.code, self.seat, nonce.hex(), self._promise())
        await self.requests.ask(request)

    def _promise(self) -> str:
        return sha256(self.nonce).hexdigest()

    async def play_again(self) -> str:
        """Ask for another game; its code."""
        reply = await self.requests.ask(self.browser.rematch(self.code))
        code: str = loads(reply.body)["code"]
        return code

    def begin(self) -> None:
        """Answer from now on."""
        self.busy = False
        if self.latest:
            self._consider()

    def leave(self) -> None:
        """Close the page."""
        assert self.stream is not None
        self.stream.close()

    async def _listen(self) -> None:
        if self.stream is not None:
            self.stream.close()
        self.stream = Stream(self._hear, self.load.fail)
        await self.stream.listen(self.load.port, self.browser.events(self.code))

    def _hear(self, data: bytes) -> None:
        self.latest = data
        if not self.busy:
            self._consider()

    def _consider(self) -> None:
        """Answer the last message if it asks something."""
        message = loads(self.latest)
        self.status = message["status"]
        if self.status == "over":
            if not self.over.done():
                self.over.set_result(None)
        elif self._is_asked(message):
            self.busy = True
            if self.load.pause:
                thought = self.load.pause * (0.5 + random.random())
                asyncio.get_running_loop().call_later(thought, self._answer_latest)
            else:
                self._answer(message)

    def _is_asked(self, message: dict[str, Any]) -> bool:
        is_new = message["decision"] is not None and message["sequence"] >= self.answered
        return is_new and self.given < self.load.limit

    def _answer_latest(self) -> None:
        self._answer(loads(self.latest))

    def _answer(self, message: dict[str, Any]) -> None:
        answer = self.load.choose([each["action"] for each in message["decision"]["options"]])
        request = self.browser.answer(self.code, self.seat, message["sequence"], answer)
        self.sent = time.perf_counter()
        self.known = self.latest
        self.requests.send(request, self._acknowledged)

    def _acknowledged(self, reply: Reply) -> None:
        """Note how long it took, and go on with what came meanwhile."""
        self.load.count(1000 * (time.perf_counter() - self.sent))
        told = loads(checked(reply).body)
        if told["status"] != "accepted":
            raise ServerError(f"an answer was not accepted: {told}")
        self.answered = told["sequence"]
        self.given += 1
        self.busy = False
        if self.latest is not self.known:
            self._consider()


class Table:
    """Two people who play one game after the other."""

    def __init__(self, load: Load) -> None:
        self.people = self.host, self.guest = Person(load, 0), Person(load, 1)

    async def arrive(self) -> None:
        """Come to the server, sit down and wait."""
        await self.host.arrive()
        await self.guest.arrive()
        await self._sit()

    async def play(self) -> None:
        """Play on and on."""
        while True:
            for person in self.people:
                person.begin()
            await asyncio.gather(*[person.over for person in self.people])
            await self._play_again()

    async def _play_again(self) -> None:
        """The host asks for it; the page of the guest shows where it is."""
        code = await self.host.play_again()
        for person in self.people:
            person.leave()
            await person.come(code)
            await person.bring()

    async def _sit(self) -> None:
        code, invite = await self.host.open()
        await self.host.come(code)
        await self.guest.join(code, invite)
        for person in self.people:
            await person.bring()
