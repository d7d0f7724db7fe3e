"""Who asks, and about which table: what every route needs to know."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from .codes import hashed
from .errors import ApiError
from .hub import Hub
from .room import Room

Headers: TypeAlias = Mapping[bytes, bytes]  # as Middleware puts them into the scope
TOKEN = re.compile(r"[\w-]{32}", re.ASCII)  # as codes.new_secret makes them
REMEMBERED = 10_000  # people; what others show is read again
LONGEST = 500  # bytes of what is remembered


def secret_of(headers: Headers, name: str) -> str:
    """The secret of whoever asks, empty if there is none: a program's token, else a cookie's.

    Whoever shows a token speaks for it alone, whatever cookie comes with it.
    """
    shown, cookies = headers.get(b"authorization", b""), headers.get(b"cookie", b"")
    is_short = len(shown) + len(cookies) <= LONGEST
    return (_remembered if is_short else _read)(shown, cookies, name)


def _read(shown: bytes, cookies: bytes, name: str) -> str:
    scheme, _, token = shown.decode("latin-1").partition(" ")
    if scheme.lower() != "bearer":
        token = _cookies(cookies.decode("latin-1")).get(name, "")
    return token if TOKEN.fullmatch(token) else ""


def _cookies(shown: str) -> dict[str, str]:
    """The cookies of a request by name; ours are never quoted."""
    pairs = [cookie.partition("=") for cookie in shown.split(";")]
    return {name.strip(): value.strip() for name, _, value in pairs}


_remembered = lru_cache(maxsize=REMEMBERED)(_read)  # a browser shows the same at every request


def check_own_page(headers: Headers) -> None:
    """Commands come from our own page: another site's cannot send this header."""
    if headers.get(b"x-automatable") != b"1":
        raise ApiError(403, "foreign_page", "commands carry the header X-Automatable: 1")


async def room_of(hub: Hub, code: str) -> Room:
    """The room of a code in an address; raises ApiError."""
    is_code = len(code) <= 16 and code.isascii() and code.isalnum()
    room = await hub.room(code.lower()) if is_code else None
    if room is None:
        raise ApiError(404, "unknown_table", f"no table has the code {code[:16]!r}")
    return room


def check_seat(room: Room, holder: str, seat: int) -> None:
    """The seat must belong to whoever asks (the hash of their secret); raises ApiError."""
    if not room.holds(holder, seat):
        raise ApiError(403, "not_yours", f"seat {seat} is not yours")


def known(secret: str) -> str:
    """The hash of the secret of whoever asks, who must have one; raises ApiError."""
    if not secret:
        told = "ask /api/me first, and send its cookie; or a token of 32 letters, digits, - and _"
        raise ApiError(403, "nobody", told)
    return hashed(secret)
