"""What a table tells: everything a seat, a spectator or anybody may know, and nothing else."""

from functools import cache
from typing import Any

from orjson import dumps

from ..kernel.catalogue import Catalogue
from ..kernel.game import Result
from ..kernel.seats import SPECTATOR, Seat, seat_letter
from .room import Room, Told
from .wire import ResultInfo, SeatInfo, TableInfo


def news(room: Room, seat: int | None, since: int) -> bytes:
    """The message as a server-sent event, made once for all who are to hear the same."""
    found = room.news.get((seat, since))
    if found is None:
        data = dumps(message(room, seat, since))
        found = room.news[seat, since] = b"id: %d\ndata: %s\n\n" % (room.number, data)
    return found


def message(room: Room, seat: int | None, since: int) -> dict[str, Any]:
    """All that the seat (or a spectator) is to know, and the events after that number.

    -1 stands before everything: the events of the setup have number 0. The shape is wire.Message,
    as plain data: it is made for every change and everybody who listens.
    """
    viewer: Seat = SPECTATOR if seat is None else seat
    waiting = room.status == "waiting"
    result = result_info(room.state.result)
    return {
        "sequence": room.number,
        "events": [
            told.event.seen_by(viewer).plain()
            for told in _news(room, since)
            if told.event.reaches(viewer)
        ],
        "view": room.record.game.view(room.state, viewer),
        "decision": None if seat is None or waiting else _decision(room, seat),
        "asked": [] if waiting else [seat for seat in room.questions if seat >= 0],
        "status": room.status,
        "result": None if result is None else result.model_dump(),
        "take_back": "nothing" if seat is None else room.why_no_take_back(seat),
    }


def _news(room: Room, since: int) -> list[Told]:
    """The story after that number, and that it was cut, for who has seen more of it."""
    news = _after(room.story, since)
    if since < 0 or not room.notices:
        return news
    return sorted(news + _after(room.notices, since), key=_number)


def _after(story: list[Told], since: int) -> list[Told]:
    """What came after that number: the last few, most of the time."""
    start = len(story)
    while start and story[start - 1].number > since:
        start -= 1
    return story[start:]


def _decision(room: Room, seat: int) -> dict[str, Any] | None:
    decision = room.questions.get(seat)
    if decision is None:
        return None
    catalogue = room.record.game.catalogue
    return {
        "key": decision.key,
        "options": [_option(catalogue, option) for option in decision.options],
    }


@cache
def _option(catalogue: Catalogue, action: int) -> dict[str, str]:
    return {
        "action": catalogue.name(action),
        "verb": catalogue.verb(action),
        "thing": catalogue.thing(action),
        "place": catalogue.place(action),
    }


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


def _number(told: Told) -> int:
    return told.number


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
