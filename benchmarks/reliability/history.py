"""What clients did at one table and what they were told: the history of a run."""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from math import inf
from typing import Any, Literal, TypeAlias

Outcome: TypeAlias = Literal["acknowledged", "failed", "unknown"]


@dataclass(frozen=True)
class Command:
    """Something a client wanted done, said again with the same key until it had a reply.

    Unknown is a command whose reply never came: it may have been carried out, or may still be.
    """

    who: str
    kind: str  # answer, take_back, join, hand_over
    seat: int
    data: str  # the answer, or the bot that sits in
    key: str  # as the store keeps it
    invoked: float  # seconds, by one clock for all clients
    ended: float  # infinite: no reply ever came
    outcome: Outcome
    sequence: int = -1  # the number the reply told, if it told one


@dataclass(frozen=True)
class Look:
    """The table as a client was shown it."""

    who: str
    seat: int | None  # None: as a spectator
    invoked: float  # minus infinity: nobody asked, the stream told it
    ended: float
    sequence: int
    shown: str  # a digest of what was shown


@dataclass
class History:
    """All that was done and seen at one table."""

    commands: list[Command] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)

    def note_look(self, who: str, seat: int | None, invoked: float, message: Any) -> None:
        """Note a message, which has just come."""
        told = digest({name: message[name] for name in ("view", "asked", "status")})
        ended = time.monotonic()
        self.looks.append(Look(who, seat, invoked, ended, int(message["sequence"]), told))

    def note_command(
        self,
        command: "Intent",
        outcome: Outcome,
        sequence: int = -1,
    ) -> None:
        """Note what a command came to, just now."""
        ended = inf if outcome == "unknown" else time.monotonic()
        self.commands.append(
            Command(
                command.who,
                command.kind,
                command.seat,
                command.data,
                command.key,
                command.invoked,
                ended,
                outcome,
                sequence,
            )
        )


@dataclass(frozen=True)
class Intent:
    """A command that is under way."""

    who: str
    kind: str
    seat: int
    data: str
    key: str
    invoked: float


def digest(shown: Mapping[str, Any]) -> str:
    """The same for the same plain data, however it is written."""
    text = json.dumps(shown, sort_keys=True, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=12).hexdigest()
