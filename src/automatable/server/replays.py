"""A finished game step by step, through anybody's eyes."""

from typing import Annotated

from fastapi import Query
from orjson import dumps

from ..kernel.compact import MOST_ANSWERS, walk
from ..kernel.events import Event, heard
from ..kernel.game import State
from ..kernel.record import Record
from ..kernel.seats import ORACLE, SPECTATOR, Seat
from . import wire
from .errors import ApiError

MOST_STEPS = 100  # of one reply
ENOUGH = 500_000  # bytes of steps after which none is added to a reply


def replay(
    record: Annotated[str, Query(max_length=20_000)],
    seat: Annotated[str, Query(pattern=r"^(all|public|[0-7])$")] = "all",
    first: Annotated[int, Query(ge=0, le=MOST_ANSWERS)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = 50,
) -> wire.Replay:
    """Some steps of a record in short form, from one pass over its game."""
    steps: list[wire.ReplayStep] = []
    size = told = 0
    for read, state in walk(record):
        viewer = _viewer(seat, state.seats)
        log = state.log or []
        if first <= len(read.answers) < first + count and size < ENOUGH:
            step = _step(read, state, viewer, log[told:])
            steps.append(step)
            size += len(dumps([step.view, [event.facts for event in step.events]]))
        told = len(log)
    return wire.Replay(
        game=read.game.id,
        settings=read.settings,
        seats=state.seats,
        names=dict(read.game.names),
        facts=dict(read.game.facts),
        places=len(read.answers),
        steps=steps,
    )


def _viewer(seat: str, seats: int) -> Seat:
    """Whose eyes are meant; raises ApiError."""
    if seat == "all":
        return ORACLE
    if seat == "public":
        return SPECTATOR
    if int(seat) >= seats:
        raise ApiError(400, "bad_seat", f"there is no seat {seat}")
    return int(seat)


def _step(read: Record, state: State, viewer: Seat, news: list[Event]) -> wire.ReplayStep:
    """What a viewer may know of the last answer, and of the table after it."""
    answer = read.answers[-1] if read.answers else None
    shown = answer is not None and viewer in (ORACLE, answer.seat)
    events = [event.plain() for event in heard(news, viewer)]
    return wire.ReplayStep(
        place=len(read.answers),
        answer=read.line(answer) if answer is not None and shown else "",
        events=[wire.EventInfo.model_validate(event) for event in events],
        view=read.game.view(state, viewer),
        result=wire.ResultInfo.of(state.result),
    )
