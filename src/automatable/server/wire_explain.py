"""What is explained: what one can do, what follows, why, and how good it was; see wire.py."""

from typing import Literal

from .wire_base import EventInfo, ResultInfo, RuleInfo, Shape


class ProspectInfo(Shape):
    """What surely follows from an answer, and who or what decides how it goes on."""

    action: str
    events: list[EventInfo]
    then: Literal["you", "others", "chance", "hidden", "over", "unknown"]
    key: str  # of the question that the seat is asked then
    result: ResultInfo | None


class Outlook(Shape):
    """What a seat can do now; without a question, the rule that says why it has to wait."""

    sequence: int
    question: str
    rule: str
    end: str  # the answer that ends the turn
    answers: list[ProspectInfo]


class CauseInfo(Shape):
    """A part of the reason for something: an event, or what began it."""

    kind: Literal["start", "all", "answer", "event"]
    seat: int | None  # who answered
    action: str  # what; told to that seat only
    event: EventInfo | None


class Because(Shape):
    """Why something happened, in order, itself last; and the rules of all that."""

    event: int
    causes: list[CauseInfo]
    rules: list[RuleInfo]


class JudgedInfo(Shape):
    """An answer of a seat beside the best one to the same question, as a bot sees them."""

    index: int  # answers before it
    given: str
    worth: int  # of what was given, from 0 to 1000
    best: str
    hope: int  # the worth of the best
    tries: int  # of each of the two


class Analysis(Shape):
    """Some answers of a seat in a record, judged in order."""

    choices: int  # questions of that seat with more than one answer, in the whole record
    judged: list[JudgedInfo]
    next: int | None  # from where to go on; null at the end
