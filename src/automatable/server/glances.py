"""Several tables at a glance: what somebody's list of tables shows of each."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from ..kernel.errors import OtherVersion, UnknownGame
from ..kernel.seats import SPECTATOR
from .auth import room_of
from .codes import hashed
from .errors import ApiError
from .hub import Hub
from .message import result_info
from .room import Room

MOST = 12  # tables of one list
_CODE = "[a-zA-Z0-9]{1,16}"


class TablesQuery(BaseModel):
    """Some tables, by their codes, separated by commas."""

    codes: Annotated[str, Field(pattern=f"^{_CODE}(,{_CODE}){{0,{MOST - 1}}}$")]


async def tables(hub: Hub, secret: str, query: TablesQuery) -> dict[str, Any]:
    """A list of tables; those that are not here, or cannot be opened, are left out."""
    found = []
    for code in dict.fromkeys(query.codes.lower().split(",")):
        try:
            room = await room_of(hub, code)
        except (ApiError, OtherVersion, UnknownGame):
            continue
        found.append(_glance(hub, room, hashed(secret)))
    return {"tables": found}


def _glance(hub: Hub, room: Room, holder: str) -> dict[str, Any]:
    """A table in a list, as somebody sees it: a wire.TableGlance."""
    shown = {
        "code": room.row.code,
        "game": room.row.game,
        "status": room.status,
        "created": room.row.created,
        "seats": hub.presence.seating(room, holder)["seats"],
        "together": room.record.game.together,
        "asked": [],
        "result": result_info(room.state),
        "view": None,
        "names": {},
        "facts": {},
    }
    if room.status != "playing":
        return shown
    game, eyes = room.record.game, room.own_seat(holder)
    return {
        **shown,
        "asked": room.asked,
        "view": game.view(room.state, SPECTATOR if eyes is None else eyes),
        "names": dict(game.names),
        "facts": dict(game.facts),
    }
