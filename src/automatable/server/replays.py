"""A finished game step by step, through anybody's eyes."""

from typing import Annotated

from fastapi import Query, Response
from orjson import dumps

from ..kernel.compact import MOST_ANSWERS
from .auth import TheClient, TheHub

MOST_STEPS = 100  # of one reply


async def replay(
    hub: TheHub,
    client: TheClient,
    record: Annotated[str, Query(max_length=20_000)],
    seat: Annotated[str, Query(pattern=r"^(all|public|[0-7])$")] = "all",
    first: Annotated[int, Query(ge=0, le=MOST_ANSWERS)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = 50,
) -> Response:
    """Some steps of a record in short form, from one pass over its game."""
    found = await hub.work(client, "replay", record, seat, first, count)
    return Response(dumps(found), media_type="application/json")
