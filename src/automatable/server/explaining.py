"""The routes by which a table explains itself. They tell a seat nothing it cannot know."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from ..kernel.seats import SPECTATOR
from . import wire
from .auth import check_seat
from .codes import hashed
from .errors import ApiError
from .hub import Hub
from .queries import rule
from .room import Room


class OutlookQuery(BaseModel):
    seat: wire.SeatNumber


class BecauseQuery(BaseModel):
    """Which of the events that a seat was told, counted from 0; without a seat, a spectator's."""

    event: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: wire.SeatNumber | None = None
    lang: str = "en"


async def outlook(
    hub: Hub,
    room: Room,
    secret: str,
    client: str,
    query: OutlookQuery,
) -> wire.Outlook:
    """What a seat can do now, and what surely follows from each answer."""
    seat, holder = query.seat, hashed(secret)
    check_seat(room, holder, seat)
    if room.status != "playing":
        raise ApiError(409, "not_asked", f"seat {seat} has nothing to answer now")
    since, number = room.asked_since[seat], room.number
    found = await hub.work(client, "outlook", room.text(), seat)
    await room.look()
    if room.asked_since[seat] != since:
        raise ApiError(409, "stale", f"seat {seat} is asked something else by now")
    return wire.Outlook(sequence=room.private_rows.count(number, room.seats_of(holder)), **found)


async def because(
    hub: Hub,
    room: Room,
    secret: str,
    client: str,
    query: BecauseQuery,
) -> wire.Because:
    """Why something happened: the answer that began it, and what led from there to it."""
    if query.seat is not None:
        check_seat(room, hashed(secret), query.seat)
    viewer = int(SPECTATOR) if query.seat is None else query.seat
    found = await hub.work(client, "because", room.text(), viewer, query.event)
    return told(room.record.game.id, query.event, found, query.lang)


def told(game: str, event: int, found: list[dict[str, Any]], lang: str) -> wire.Because:
    """Why something happened, with the text of its rules."""
    causes = [wire.CauseInfo(**cause) for cause in found]
    ids = [cause.event.rule for cause in causes if cause.event is not None and cause.event.rule]
    rules = [rule(game, id, lang) for id in dict.fromkeys(ids)]
    return wire.Because(event=event, causes=causes, rules=rules)
