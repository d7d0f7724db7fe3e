"""The message: all that a seat or a spectator may know, as plain data."""

from collections.abc import Sequence
from typing import Any, Final

from ..kernel.catalogue import Catalogue
from ..kernel.decision import Decision
from ..kernel.game import Result, State
from ..kernel.seats import SPECTATOR, Seat
from ..kernel.tally import Tally
from .table import Table
from .table_state import StoryEvent

_OPTIONS: Final[dict[Catalogue, dict[int, dict[str, str]]]] = {}  # each made when first offered


def message(table: Table, seat: int | None, since: int, eyes: Sequence[int]) -> dict[str, Any]:
    """All that the seat (or a spectator) is to know, and the events after that row.

    -1 stands before everything: the events of the setup have number 0. `eyes` are the seats of
    whoever gets it, who may have several. The shape is wire.Message, as plain data: it is made for
    every change and everybody who listens.
    """
    viewer: Seat = SPECTATOR if seat is None else seat
    waiting = table.status == "waiting"
    return {
        "sequence": table.private_rows.count(table.number, eyes),
        "events": [
            told.event.seen_by(viewer).plain()
            for told in _news(table, since)
            if told.event.reaches(viewer)
        ],
        "view": table.record.game.view(table.state, viewer),
        "decision": None if seat is None or waiting else _decision(table, seat),
        "asked": [] if waiting else table.asked,
        "status": table.status,
        "result": result_info(table.state),
        "take_back": "nothing" if seat is None else table.why_no_take_back(seat),
    }


def _news(table: Table, since: int) -> list[StoryEvent]:
    """The story after that number, and what was taken back, for those who had seen it."""
    news = _after(table.story, since)
    if since < 0 or not table.notices:
        return news
    return sorted(news + _after(table.notices, since), key=_number)


def _after(story: list[StoryEvent], since: int) -> list[StoryEvent]:
    """What came after that number: the last few, most of the time."""
    start = len(story)
    while start and story[start - 1].number > since:
        start -= 1
    return story[start:]


def _decision(table: Table, seat: int) -> dict[str, Any] | None:
    decision = table.questions.get(seat)
    return None if decision is None else decision_info(table.record.game.catalogue, decision)


def decision_info(catalogue: Catalogue, decision: Decision) -> dict[str, Any]:
    """The shape is wire.DecisionInfo."""
    known = _OPTIONS.setdefault(catalogue, {})
    for option in decision.options:
        if option not in known:
            known[option] = _option(catalogue, option)
    return {
        "key": decision.key,
        "wanted": decision.wanted,
        "options": [known[option] for option in decision.options],
    }


def _option(catalogue: Catalogue, action: int) -> dict[str, str]:
    return {
        "action": catalogue.name(action),
        "verb": catalogue.verb(action),
        "thing": catalogue.thing(action),
        "place": catalogue.place(action),
    }


def result_info(state: State) -> dict[str, Any] | None:
    """How a game has ended, and what was reached in it: the shape is wire.ResultInfo."""
    result = state.result
    return None if result is None else result_with(result, state.game.tallies(state))


def result_with(result: Result, tallies: Sequence[Tally] = ()) -> dict[str, Any]:
    """A result, and what is told of the state besides."""
    return {
        "scores": list(result.scores),
        "reason": result.reason,
        "rule": result.rule,
        "together": result.together,
        "standings": [
            {"name": one.name, "rule": one.rule, "values": list(one.values)}
            for one in result.standings
        ],
        "tallies": [
            {"name": one.name, "values": list(one.values), "whole": one.whole} for one in tallies
        ],
    }


def _number(told: StoryEvent) -> int:
    return told.number
