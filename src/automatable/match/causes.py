"""Why something happened: which answer began it, and what led from there to it.

A step of the agenda comes from the step that pushed it. Nobody keeps that while a game is played: a
record is played once more, step by step, when somebody asks.
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from ..kernel.decision import Ask
from ..kernel.events import Event, Seen
from ..kernel.game import State
from ..kernel.record import Answer, Record
from ..kernel.seats import CHANCE, ORACLE, Action, Seat

LONGEST: Final = 12  # links of a chain; what is farther away explains nothing
_NOTHING: Final = -1
_NOBODY: Final = -99


@final
class Link:
    """A part of the reason for something.

    Its kind is `event`; `answer`, of which only the seat that gave it knows the `action` (else -1);
    `all` if everybody had to answer first; or `start`.
    """

    def __init__(
        self, kind: str, seat: int = -1, action: int = -1, event: Seen | None = None
    ) -> None:
        self.kind: Final = kind  # `event`, `answer`, `all` or `start`
        self.seat: Final = seat  # whose answer it was
        self.action: Final = action  # the answer, -1 if others may not know it
        self.event: Final = event  # as the viewer was told


@final
class _Node:
    """An answer or an event, and what it comes from."""

    def __init__(self, parent: int, answer: Answer | None, event: Event | None) -> None:
        self.parent: Final = parent
        self.answer: Final = answer
        self.event: Final = event
        self.trigger = _NOTHING  # the answer after which an event happened
        self.lane: int = -1  # in which it was answered, or happened
        self.epoch = 0  # how many steps of the trunk had run
        self.path: list[int] = []  # of an answer: those before it that had changed nothing yet


@final
class Causes:
    """Everything that happened in a game so far, each with what it comes from."""

    def __init__(self, state: State) -> None:
        """Begin at a state that listens; what it has told already comes from nothing."""
        self.state: Final = state
        self._ask: Final = Ask()
        self._nodes: Final[list[_Node]] = []
        self._events: Final[list[int]] = []  # the nodes of all events
        self._pending: Final[list[list[int]]] = []  # where the steps of trunk and lanes come from
        self._answers: Final[list[int]] = []  # the nodes of all answers
        self._epoch = 0
        self._tell(_NOTHING, -1)
        for pending in self._pending:
            pending[:] = [_NOTHING] * len(pending)

    def answer(self, seat: Seat, action: Action) -> None:
        """Go on by an answer, which must be legal."""
        agenda = self.state.agenda
        found = agenda.find(self.state, seat, self._ask)
        assert found, "the seat is asked"
        lane = agenda.where()
        node = _Node(self._taken(lane), Answer(int(seat), int(action)), None)
        node.lane = int(lane)
        node.epoch = self._epoch
        node.path = agenda.asking().so_far(self.state)
        self._answers.append(len(self._nodes))
        self._nodes.append(node)
        agenda.answer(self.state, action)
        self._tell(self._answers[-1], int(lane))
        lane = agenda.run_one(self.state, self._ask)
        while lane > -2:
            self._epoch += lane < 0
            self._tell(self._taken(lane), int(lane))
            lane = agenda.run_one(self.state, self._ask)

    def count(self, viewer: Seat) -> int:
        """How many events a viewer was told."""
        return len(self._heard(viewer))

    def chain(self, viewer: Seat, number: int) -> list[Link]:
        """Why the event of that number happened, as a viewer may know it: in order, itself last.

        The numbers count the events that this viewer was told.
        """
        last = self._heard(viewer)[number]
        node, told = self._nodes[last], self._told(last)
        first = self._beginning(node)
        is_closed = first != _NOTHING and self._is_closed(first, node)
        found = [last]
        at = node.parent if not _is_mark(told) else _NOTHING
        while at > (first if is_closed else _NOTHING) and len(found) < LONGEST:
            node = self._nodes[at]
            if node.answer is not None and node.answer.seat != CHANCE:
                if node.lane >= 0 and viewer not in (node.lane, ORACLE):
                    break  # what others do on their own is their own affair
                return self._links([at, *reversed(found)], viewer)
            if node.event is not None:
                is_mark = _is_mark(node.event)
                if is_mark and at < first:
                    break
                own = self._own(at, told)
                event = self._told(own)
                if event.reaches(viewer) and not _are_beside(event, told):
                    found.append(own)
                    told = event
                if is_mark:
                    break
            at = node.parent
        found.reverse()
        if first == _NOTHING or is_closed:
            return [Link("all" if is_closed else "start"), *self._links(found, viewer)]
        return self._links([first, *found], viewer)

    def _own(self, at: int, told: Event) -> int:
        """Where the same happened to several seats at once, that of the seat of another event."""
        event, seat = self._told(at), told.facts.get("seat")
        if seat is None or event.facts.get("seat") in (None, seat):
            return at
        for number in reversed(self._events):
            if number < at and self._nodes[number].parent == self._nodes[at].parent:
                other = self._told(number)
                if other.kind == event.kind and other.facts.get("seat") == seat:
                    return number
        return at

    def _heard(self, viewer: Seat) -> list[int]:
        return [number for number in self._events if self._told(number).reaches(viewer)]

    def _told(self, number: int) -> Event:
        event = self._nodes[number].event
        assert event is not None
        return event

    def _seat(self, at: int) -> int:
        answer = self._nodes[at].answer
        return _NOBODY if answer is None else answer.seat

    def _beginning(self, node: _Node) -> int:
        """What came before something that was due anyway: the last answer of a person."""
        for number in reversed(self._answers):
            before = self._nodes[number]
            if number > node.trigger:
                continue
            if before.lane >= 0 and before.epoch == node.epoch and before.lane != node.lane:
                continue
            if self._is_closed(number, node) or self._seat(number) != CHANCE:
                return number
        return _NOTHING

    def _is_closed(self, number: int, node: _Node) -> bool:
        """Whether an answer was given while several worked at once, and all have finished since.

        Then it does not matter who was last.
        """
        before = self._nodes[number]
        return before.lane >= 0 and before.epoch != node.epoch

    def _links(self, numbers: Sequence[int], viewer: Seat) -> list[Link]:
        """Answers and events as a viewer may know them: what others answer may be hidden."""
        found: list[Link] = []
        for number in numbers:
            node = self._nodes[number]
            answer = node.answer
            if node.event is not None:
                found.append(Link("event", event=node.event.seen_by(viewer)))
            elif answer is not None and viewer in (answer.seat, ORACLE):
                found += [Link("answer", answer.seat, one) for one in [*node.path, answer.action]]
            elif answer is not None:
                found.append(Link("answer", answer.seat))
        return found

    def _taken(self, lane: i64) -> int:
        """Where the step comes from that was on top of a lane or of the trunk."""
        return self._pending[lane + 1].pop()

    def _tell(self, cause: int, lane: int) -> None:
        """Note what a step has told and pushed; it comes from `cause`."""
        log = self.state.log
        assert log is not None
        first = last = cause
        nodes = self._nodes
        for event in log[len(self._events) :]:
            is_again = not event.reaches(ORACLE)  # what others did before, and only now is told
            node = _Node(first if is_again else self._before(event, last, cause), None, event)
            node.trigger = self._answers[-1] if len(self._answers) > 0 else _NOTHING
            node.lane = lane
            node.epoch = self._epoch
            self._events.append(len(nodes))
            if not is_again:
                first = last = len(nodes)
            nodes.append(node)
        self._push(last)

    def _push(self, cause: int) -> None:
        """Note where the steps come from that were pushed just now."""
        agenda = self.state.agenda
        heights = [len(steps) for steps in [agenda.trunk(), *agenda.lanes()]]
        del self._pending[len(heights) :]
        while len(self._pending) < len(heights):
            self._pending.append([])
        for pending, height in zip(self._pending, heights, strict=True):
            del pending[height:]
            pending += [cause] * (height - len(pending))

    def _before(self, event: Event, last: int, cause: int) -> int:
        """What an event comes from: in one step, the last before it that is not beside it."""
        while last != cause and _are_beside(self._told(last), event):
            last = self._nodes[last].parent
        return last


def causes_of(record: Record) -> Causes:
    """Everything that happened in a record, each with what it comes from."""
    found = Causes(record.begin())
    for answer in record.answers:
        found.answer(answer.seat, answer.action)
    return found


def _is_mark(event: Event) -> bool:
    """Whether a turn or a round begins, for whatever reason: all in it is due anyway."""
    return event.kind.endswith("began")


def _are_beside(one: Event, other: Event) -> bool:
    """Whether neither leads to the other: the same once more, or the same for another seat."""
    if one.kind == other.kind:
        return True
    seats = one.facts.get("seat"), other.facts.get("seat")
    is_apart = seats[0] is not None and seats[1] is not None and seats[0] != seats[1]
    return is_apart and _section(one.rule) == _section(other.rule)


def _section(rule: str) -> str:
    return rule.rpartition("-")[0]
