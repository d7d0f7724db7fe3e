"""What strangers' records and settings come to: work for a thinker, whose time is limited."""

from collections.abc import Mapping
from typing import Any

from orjson import dumps

from ..kernel.compact import walk
from ..kernel.errors import AutomatableError, BadRecord
from ..kernel.events import Event, heard
from ..kernel.game import State
from ..kernel.record import Record
from ..kernel.registry import game as game_named
from ..kernel.seats import CHANCE, ORACLE, SPECTATOR, Seat
from .message import result_info

TURNS = ("turn_began", "round_began")  # events at which people look for their place in a game
ENOUGH = 500_000  # bytes of steps after which none is added to a reply


class BadSeat(AutomatableError, ValueError):
    """There is no such seat."""

    code = "bad_seat"


def begin(
    game: str, settings: Mapping[str, str], start: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """Settings and position as they are kept, if a game can begin with them."""
    record = Record(game_named(game), dict(settings), dict(start))
    return record.game.settings_of(record.begin()), record.start


def position(record: str, answers: int | None) -> tuple[str, dict[str, str], dict[str, str]]:
    """Game, settings and position of a short form after this many answers, or at its end."""
    for step in walk(record):
        if len(step[0].answers) == answers:
            break
    read, state = step
    if answers is not None and answers != len(read.answers):
        raise BadRecord(f"the record has {len(read.answers)} answers, not {answers}")
    return read.game.id, read.game.settings_of(state), read.game.position(state)


def replay(record: str, seat: str, first: int, count: int) -> dict[str, Any]:
    """Some steps of a record in short form, from one pass over its game: a wire.Replay."""
    steps: list[dict[str, Any]] = []
    turns: list[int] = []
    size = told = opening = 0
    for read, state in walk(record):
        viewer = viewer_of(seat, state.seats)
        log = state.log or []
        if len(read.answers) == opening + 1 and read.answers[-1].seat == CHANCE:
            opening += 1
        if any(event.kind in TURNS for event in log[told:]):
            turns.append(len(read.answers))
        if first <= len(read.answers) < first + count and size < ENOUGH:
            step = _step(read, state, viewer, log[told:])
            steps.append(step)
            size += len(dumps(step))
        told = len(log)
    return {
        "game": read.game.id,
        "settings": read.settings,
        "seats": state.seats,
        "names": dict(read.game.names),
        "facts": dict(read.game.facts),
        "answers": len(read.answers),
        "opening": opening,
        "turns": turns,
        "steps": steps,
    }


def viewer_of(seat: str, seats: int) -> Seat:
    """Whose eyes are meant; raises BadSeat."""
    if seat == "all":
        return ORACLE
    if seat == "public":
        return SPECTATOR
    if int(seat) >= seats:
        raise BadSeat(f"there is no seat {seat}")
    return int(seat)


def _step(read: Record, state: State, viewer: Seat, news: list[Event]) -> dict[str, Any]:
    """What a viewer may know of the last answer, and of the table after it: a wire.ReplayStep."""
    answer = read.answers[-1] if read.answers else None
    shown = answer is not None and viewer in (ORACLE, answer.seat)
    return {
        "index": len(read.answers),
        "answer": read.line(answer) if answer is not None and shown else "",
        "events": [event.plain() for event in heard(news, viewer)],
        "view": read.game.view(state, viewer),
        "result": result_info(state),
    }
