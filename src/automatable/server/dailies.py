"""The daily challenge for the browser: a page holds what was answered, a thinker plays the bots."""

from typing import Annotated

from orjson import dumps
from pydantic import Field

from .hub import Hub
from .response import Response

LONGEST = 18_000  # characters of what was answered


async def played(
    hub: Hub,
    client: str,
    game: str,
    date: Annotated[str, Field(max_length=10)],
    given: Annotated[str, Field(max_length=LONGEST)] = "",
    answer: Annotated[str, Field(max_length=200)] = "",
) -> Response:
    """The challenge of a day after the answers given so far, and the reply to one more.

    Answers are separated by blanks.
    """
    found = await hub.work(client, "daily", game, date, given, answer)
    return Response(dumps(found))
