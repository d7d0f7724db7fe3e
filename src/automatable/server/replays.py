"""A finished game step by step, through anybody's eyes, explained and judged."""

from typing import Annotated, TypeAlias

from orjson import dumps
from pydantic import Field

from ..kernel.compact import MOST_ANSWERS
from . import wire
from .explaining import told
from .hub import Hub
from .response import Response

MOST_STEPS = 100  # of one reply
MOST_JUDGED = 8  # answers of one reply; each takes a bot a moment
Word: TypeAlias = Annotated[str, Field(max_length=20_000)]
Eyes: TypeAlias = Annotated[str, Field(pattern=r"^(all|public|[0-7])$")]
Step: TypeAlias = Annotated[int, Field(ge=0, le=MOST_ANSWERS)]


async def replay(
    hub: Hub,
    client: str,
    record: Word,
    seat: Eyes = "all",
    first: Step = 0,
    count: Annotated[int, Field(ge=1, le=MOST_STEPS)] = 50,
) -> Response:
    """Some steps of a record in short form, from one pass over its game."""
    found = await hub.work(client, "replay", record, seat, first, count)
    return Response(dumps(found))


async def because(
    hub: Hub,
    client: str,
    record: Word,
    step: Step,
    event: Annotated[int, Field(ge=0, le=10_000)],
    seat: Eyes = "all",
    lang: str = "en",
) -> wire.Because:
    """Why one of the events that a step tells happened."""
    game, found = await hub.work(client, "because_at", record, seat, step, event)
    return told(game, event, found, lang)


async def analysis(
    hub: Hub,
    client: str,
    record: Word,
    seat: wire.SeatNumber,
    first: Step = 0,
    count: Annotated[int, Field(ge=1, le=MOST_JUDGED)] = MOST_JUDGED,
    careful: bool = False,
) -> Response:
    """How good some answers of a seat were, as a bot sees it."""
    found = await hub.work(client, "analysis", record, seat, first, count, careful)
    return Response(dumps(found))
