"""What can be explained of a game: work for a thinker, since games are played once more for it."""

from collections.abc import Callable
from typing import Any

from ..bots.analysis import CAREFUL, QUICK, judge
from ..kernel.compact import expand
from ..kernel.errors import AutomatableError
from ..kernel.game import State
from ..kernel.record import Record
from ..kernel.seat_view import SeatView
from ..kernel.seats import Seat
from ..match import Causes, Link, Prospect, causes_of, outlook, turn_end
from .message import result_with
from .untrusted import viewer_of


class NoEvent(AutomatableError, LookupError):
    """There is no such event in what was told."""

    code = "no_event"


def prospects(text: str, seat: int) -> dict[str, Any]:
    """What a seat can do after a record, and what surely follows: of wire.Outlook."""
    _, state = Record.read_with_state(text)
    name = state.game.catalogue.name
    decision, end = state.asked(seat), turn_end(state, seat)
    return {
        "question": "" if decision is None else decision.key,
        "rule": state.game.why_waiting(state, seat) if decision is None else "",
        "end": "" if end < 0 else name(end),
        "answers": [_prospect(name(one.action), one) for one in outlook(state, seat)],
    }


def _prospect(action: str, found: Prospect) -> dict[str, Any]:
    return {
        "action": action,
        "events": [event.plain() for event in found.events],
        "then": found.then,
        "key": found.key,
        "result": None if found.result is None else result_with(found.result),
    }


def reasons(text: str, viewer: int, number: int) -> list[dict[str, Any]]:
    """Why the event of that number happened, as a viewer may know it: a list of wire.CauseInfo."""
    causes = causes_of(Record.read(text))
    if number >= causes.count(viewer):
        raise NoEvent(f"there is no event {number}")
    return _chain(causes, viewer, number)


def reasons_at(word: str, seat: str, step: int, place: int) -> tuple[str, list[dict[str, Any]]]:
    """The game of a record in short form, and why the event at a place of a step happened."""
    record = expand(word)
    causes = Causes(record.begin())
    viewer = viewer_of(seat, causes.state.seats)
    before = 0
    for answer in record.answers[:step]:
        before = causes.count(viewer)
        causes.answer(answer.seat, answer.action)
    if step > len(record.answers) or before + place >= causes.count(viewer):
        raise NoEvent(f"there is no event {place} at step {step}")
    return record.game.id, _chain(causes, viewer, before + place)


def _chain(causes: Causes, viewer: Seat, number: int) -> list[dict[str, Any]]:
    name = causes.state.game.catalogue.name
    return [_cause(name, link) for link in causes.chain(viewer, number)]


def _cause(name: Callable[[int], str], link: Link) -> dict[str, Any]:
    return {
        "kind": link.kind,
        "seat": None if link.seat < 0 else link.seat,
        "action": "" if link.action < 0 else name(link.action),
        "event": None if link.event is None else link.event.plain(),
    }


def judged(word: str, seat: int, first: int, count: int, is_careful: bool) -> dict[str, Any]:
    """How good the answers of a seat were, from one on: a wire.Analysis."""
    record = expand(word)
    state = record.begin()
    viewer_of(str(seat), state.seats)
    found: list[dict[str, Any]] = []
    choices, following = 0, None
    for index, answer in enumerate(record.answers):
        if answer.seat == seat and len(SeatView(state, seat).decision.options) > 1:
            choices += 1
            if index >= first and len(found) < count:
                found += _judged(state, seat, index, answer.action, is_careful)
            elif index >= first and following is None:
                following = index
        state.apply(answer.seat, answer.action)
    return {"choices": choices, "judged": found, "next": following}


def _judged(
    state: State, seat: int, index: int, given: int, is_careful: bool
) -> list[dict[str, Any]]:
    """One wire.JudgedInfo; none where the game knows that there was nothing to choose."""
    view, name = SeatView(state, seat), state.game.catalogue.name
    told = judge(view, given, index, CAREFUL if is_careful else QUICK)
    if told is None:
        return []
    return [
        {
            "index": index,
            "given": name(given),
            "worth": told.worth,
            "best": name(told.best),
            "hope": told.hope,
            "tries": told.tries,
        }
    ]
