"""People who play through whatever happens, and remember all they did and were told."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from math import inf
from typing import Any
from uuid import uuid4

import httpx

from ..server.browser import new_address
from .history import History, Intent

PATIENCE = 3.0  # seconds for a reply, then it is asked for again
SILENCE = 20.0  # seconds without a sign of life, then a stream is opened again
GIVE_UP = 0.3  # how often somebody does not say again what had no reply
TAKE_BACK = 0.1
HAND_OVER = 0.04
AGAIN = 0.05  # seconds until something that failed is tried again
NO_REPLY = (httpx.TransportError, httpx.InvalidURL)
Json = dict[str, Any]


@dataclass(frozen=True)
class Wish:
    """A table somebody wants."""

    game: str
    seats: Sequence[str]  # here, link, or a bot
    settings: dict[str, str] = field(default_factory=dict)


@dataclass
class World:
    """What all clients of a run share."""

    port: int  # of the proxy
    rng: random.Random
    pause: float  # seconds people think, on the average
    is_calm: bool = False  # no more faults: nobody gives up
    counts: Counter[str] = field(default_factory=Counter)


class Client:
    """A browser that says everything again until it has a reply."""

    def __init__(self, world: World, name: str, secret: str = "") -> None:
        self.world, self.name = world, name
        self.secret = secret or uuid4().hex
        self.holder = sha256(self.secret.encode()).hexdigest()
        headers = {"X-Automatable": "1", "Cookie": f"automatable={self.secret}"}
        url = f"http://127.0.0.1:{world.port}"
        self.web = httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE)

    async def close(self) -> None:
        """Close all connections."""
        await self.web.aclose()

    async def try_once(self, method: str, path: str, **more: Any) -> tuple[int, Any] | None:
        """The status and the reply, if there is one; that the server failed is none."""
        headers = {"X-Forwarded-For": new_address()}
        try:
            response = await self.web.request(method, path, headers=headers, **more)
        except NO_REPLY:
            self.world.counts["no reply"] += 1
            return None
        if response.status_code >= 500 or response.status_code == 429:
            self.world.counts[f"status {response.status_code}"] += 1
            return None
        return response.status_code, response.json()

    async def insist(self, method: str, path: str, **more: Any) -> Any:
        """The reply, however often it takes to ask."""
        while (found := await self.try_once(method, path, **more)) is None:
            await asyncio.sleep(AGAIN)
        status, told = found
        assert status == 200, (path, told)
        return told

    async def create(self, wish: Wish) -> tuple[str, list[str]]:
        """Make a table; its code and its invitations."""
        seats = [
            {"kind": seat} if seat in ("here", "link") else {"kind": "bot", "bot": seat}
            for seat in wish.seats
        ]
        body = {"game": wish.game, "settings": wish.settings, "seats": seats, "key": uuid4().hex}
        made = await self.insist("POST", "/api/tables", json=body)
        return made["code"], [seat["invite"] for seat in made["seats"]]


class Spectator:
    """Somebody who listens to a table until its end, for a seat or for nobody's."""

    def __init__(self, client: Client, code: str, seat: int | None, history: History) -> None:
        self.client, self.seat, self.history = client, seat, history
        self.path = f"/api/tables/{code}"
        self.known = -1
        self.is_over = False
        self.news = asyncio.Event()

    async def listen(self) -> None:
        """Hear everything up to the end, over as many connections as it takes."""
        while not self.is_over:
            with suppress(*NO_REPLY):
                await self._listen_once()
            await asyncio.sleep(AGAIN)

    async def _listen_once(self) -> None:
        query = {} if self.seat is None else {"seat": self.seat}
        headers = {"X-Forwarded-For": new_address(), "Last-Event-ID": str(self.known)}
        invoked = time.monotonic()
        timeout = httpx.Timeout(PATIENCE, read=SILENCE)
        events = f"{self.path}/events"
        async with self.client.web.stream(
            "GET", events, params=query, headers=headers, timeout=timeout
        ) as response:
            if response.status_code != 200:
                return
            async for line in response.aiter_lines():
                if line.startswith('data: {"sequence"'):
                    self._hear(json.loads(line.removeprefix("data: ")), invoked)
                    invoked = -inf  # from now on nobody asks
                if self.is_over:
                    return

    def _hear(self, message: Json, invoked: float) -> None:
        self.history.note_look(f"{self.client.name} hears", self.seat, invoked, message)
        self.known = message["sequence"]
        self.is_over = message["status"] == "over"
        self.news.set()


class Person(Spectator):
    """Somebody who sits at a table and plays, at random, to the end."""

    def __init__(self, client: Client, code: str, seat: int, history: History) -> None:
        super().__init__(client, code, seat, history)
        self.place = seat
        self.rng = client.world.rng
        self.is_away = False  # a bot may be sitting in

    async def join(self, invite: str) -> None:
        """Take the seat by its invitation; it is good for one key only, so nobody gives up."""
        joined = await self._say(self._intent("join", ""), "join", {"invite": invite})
        assert joined

    async def play(self) -> None:
        """Play until the game is over, listening all the time."""
        listening = asyncio.create_task(self.listen())
        try:
            while (message := await self.look())["status"] != "over":
                await self.step(message)
            await listening  # which hears of it, too
        finally:
            listening.cancel()

    async def look(self) -> Json:
        """The table as it is."""
        while True:
            invoked = time.monotonic()
            query = {"seat": self.place}
            found = await self.client.try_once("GET", f"{self.path}/view", params=query)
            if found is not None:
                status, message = found
                assert status == 200, message
                name = f"{self.client.name} looks"
                self.history.note_look(name, self.seat, invoked, message)
                told: Json = message
                return told
            await asyncio.sleep(AGAIN)

    async def step(self, message: Json) -> None:
        """Do something, or wait until something happens."""
        may_take_back = message["take_back"] == ""
        dice = self.rng.random()
        if self.is_away:
            await self._wait()
            self.is_away = not await self.hand_over("")
        elif may_take_back and dice < TAKE_BACK:
            await self.take_back(message["sequence"])
        elif message["status"] == "playing" and dice > 1 - HAND_OVER:
            await self.hand_over("random")
            self.is_away = True  # for all we know
        elif message["decision"] is not None:
            await asyncio.sleep(self.rng.expovariate(1 / self.client.world.pause))
            option = self.rng.choice(message["decision"]["options"])["action"]
            await self.answer(option, message["sequence"])
        else:
            await self._wait()

    async def _wait(self) -> None:
        """Until the stream tells of something, but not for long: it may be broken."""
        self.news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), 0.2)

    async def answer(self, option: str, sequence: int) -> bool:
        """Answer a question; whether that counts."""
        intent = self._intent("answer", option)
        return await self._say(intent, "answers", {"sequence": sequence, "answer": option})

    async def take_back(self, sequence: int) -> bool:
        """Take the last answer back; whether that counts."""
        return await self._say(self._intent("take_back", ""), "take_back", {"sequence": sequence})

    async def hand_over(self, bot: str) -> bool:
        """Let a bot sit in, or come back; whether that counts."""
        return await self._say(self._intent("hand_over", bot), "hand_over", {"bot": bot})

    def _intent(self, kind: str, data: str) -> Intent:
        key = self.client.holder[:16] + uuid4().hex
        return Intent(self.client.name, kind, self.place, data, key, time.monotonic())

    async def _say(self, intent: Intent, route: str, body: Json) -> bool:
        """Say it until there is a reply, or give up; whether it was acknowledged."""
        own = {} if intent.kind == "join" else {"seat": self.place}
        body = {**body, **own, "key": intent.key[16:]}
        world, tries = self.client.world, 0
        while True:
            found = await self.client.try_once("POST", f"{self.path}/{route}", json=body)
            tries += 1
            if found is not None:
                break
            may_give_up = intent.kind != "join" and not world.is_calm
            if may_give_up and self.rng.random() < GIVE_UP:
                self.history.note_command(intent, "unknown")
                world.counts["unknown"] += 1
                return False
            await asyncio.sleep(AGAIN)
        status, told = found
        outcome = told.get("status", "accepted") if status == 200 else "failed"
        world.counts[f"{intent.kind} {outcome}"] += 1
        if outcome in ("accepted", "duplicate"):
            self.history.note_command(intent, "acknowledged", told.get("sequence", -1))
            return True
        # Where it was said more than once, an earlier one may still be on its way.
        certain = tries == 1
        self.history.note_command(
            intent, "failed" if certain else "unknown", told.get("sequence", -1) if certain else -1
        )
        return False
