"""Who asks, and about which table: what every route needs to know."""

import re
from typing import Annotated

from fastapi import Cookie, Depends, Header, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from .codes import COOKIE, hashed
from .hub import Hub
from .rim import Trouble
from .room import Room

TOKEN = re.compile(r"[\w-]{32}", re.ASCII)  # as codes.new_secret makes them
_BEARER = HTTPBearer(
    scheme_name="token",
    description="The token of a program, which it got by joining; browsers have a cookie instead.",
    auto_error=False,
)


async def the_secret(
    bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)],
    cookie: Annotated[str, Cookie(alias=COOKIE, max_length=64)] = "",
) -> str:
    """The secret of whoever asks, empty if there is none: a program's token, else a cookie.

    Who shows a token speaks for it alone, whatever cookie comes with it.
    """
    if bearer is None:
        return cookie
    return bearer.credentials if TOKEN.fullmatch(bearer.credentials) else ""


Secret = Annotated[str, Depends(the_secret)]


async def own_page(x_automatable: Annotated[str, Header()] = "") -> None:
    """Commands come from our own page: another site's cannot send this header."""
    if x_automatable != "1":
        raise Trouble(403, "foreign_page", "commands carry the header X-Automatable: 1")


async def the_hub(request: Request) -> Hub:
    """The hub of this server."""
    hub: Hub = request.app.state.hub
    return hub


AHub = Annotated[Hub, Depends(the_hub)]


async def the_room(hub: AHub, code: str) -> Room:
    """The room of the code in the address; raises Trouble."""
    is_code = len(code) <= 16 and code.isascii() and code.isalnum()
    room = await hub.room(code.lower()) if is_code else None
    if room is None:
        raise Trouble(404, "unknown_table", f"no table has the code {code[:16]!r}")
    return room


ARoom = Annotated[Room, Depends(the_room)]


def held_seat(room: Room, secret: str, seat: int) -> int:
    """The seat, if it belongs to whoever asks; raises Trouble."""
    if not room.holds(hashed(secret), seat):
        raise Trouble(403, "not_yours", f"seat {seat} is not yours")
    return seat


def somebody(secret: str) -> str:
    """The hash of the secret of whoever asks, who must have one; raises Trouble."""
    if not secret:
        raise Trouble(403, "nobody", "ask /api/me first, and send its cookie; or a token")
    return hashed(secret)
