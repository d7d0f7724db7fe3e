"""The message: all that a seat or a spectator may know, as plain data."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ..kernel.catalogue import Catalogue
from ..kernel.game import Result
from ..kernel.seats import SPECTATOR, Seat
from .table import Table, Told


def message(table: Table, seat: int | None, since: int, eyes: Sequence[int]) -> dict[str, Any]:
    """All that the seat (or a spectator) is to know, and the events after that row.

    -1 stands before everything: the events of the setup have number 0. `eyes` are the seats of
    whoever gets it, who may have several. The shape is wire.Message, as plain data: it is made for
    every change and everybody who listens.
    """
    viewer: Seat = SPECTATOR if seat is None else seat
    waiting = table.status == "waiting"
    return {
        "sequence": table.asides.count(table.number, eyes),
        "events": [
            told.event.seen_by(viewer).plain()
            for told in _news(table, since)
            if told.event.reaches(viewer)
        ],
        "view": table.record.game.view(table.state, viewer),
        "decision": None if seat is None or waiting else _decision(table, seat),
        "asked": [] if waiting else table.asked,
        "status": table.status,
        "result": result_info(table.state.result),
        "take_back": "nothing" if seat is None else table.why_no_take_back(seat),
    }


def _news(table: Table, since: int) -> list[Told]:
    """The story after that number, and what was taken back, for those who had seen it."""
    news = _after(table.story, since)
    if since < 0 or not table.notices:
        return news
    return sorted(news + _after(table.notices, since), key=_number)


def _after(story: list[Told], since: int) -> list[Told]:
    """What came after that number: the last few, most of the time."""
    start = len(story)
    while start and story[start - 1].number > since:
        start -= 1
    return story[start:]


def _decision(table: Table, seat: int) -> dict[str, Any] | None:
    decision = table.questions.get(seat)
    if decision is None:
        return None
    catalogue = table.record.game.catalogue
    return {
        "key": decision.key,
        "options": [_option(catalogue, option) for option in decision.options],
    }


@lru_cache(maxsize=10_000)
def _option(catalogue: Catalogue, action: int) -> dict[str, str]:
    return {
        "action": catalogue.name(action),
        "verb": catalogue.verb(action),
        "thing": catalogue.thing(action),
        "place": catalogue.place(action),
    }


def result_info(result: Result | None) -> dict[str, Any] | None:
    """The shape is wire.ResultInfo."""
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "reason": result.reason,
        "rule": result.rule,
        "together": result.together,
    }


def _number(told: Told) -> int:
    return told.number
