"""What a table tells: everything a seat, a spectator or anybody may know, and nothing else."""

from orjson import dumps

from ..kernel.game import Result
from ..kernel.seats import seat_letter
from .message import message
from .room import Room
from .wire import ResultInfo, SeatInfo, TableInfo


def news(room: Room, seat: int | None, since: int) -> bytes:
    """The message as a server-sent event, made once for all who are to hear the same."""
    found = room.news.get((seat, since))
    if found is None:
        data = dumps(message(room, seat, since))
        found = room.news[seat, since] = b"id: %d\ndata: %s\n\n" % (room.number, data)
    return found


def info(room: Room, holder: str, online: set[int], away: set[int]) -> TableInfo:
    """What everybody may know about the table."""
    seats = [
        SeatInfo(
            seat=seat,
            name=chair.name or seat_letter(seat),
            kind=chair.kind,  # type: ignore[arg-type]
            bot=chair.bot,
            taken=chair.taken,
            yours=room.holds(holder, seat),
            online=bool(chair.bot) or seat in online,
            away=seat in away,
        )
        for seat, chair in enumerate(room.chairs)
    ]
    return TableInfo(
        code=room.row.code,
        game=room.row.game,
        settings=room.row.settings,
        status=room.status,
        seats=seats,
        seed_hash=room.seed_hash,
        sequence=room.number,
        rematch=room.rematch,
        hints=room.row.hints,
        names=dict(room.record.game.names),
        facts=dict(room.record.game.facts),
    )


def result_info(result: Result | None) -> ResultInfo | None:
    """A result as it goes over the wire."""
    if result is None:
        return None
    return ResultInfo(
        scores=list(result.scores),
        reason=result.reason,
        rule=result.rule,
        together=result.together,
    )
