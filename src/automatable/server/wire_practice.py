"""The shapes of lessons, puzzles and daily challenges; see wire.py."""

from typing import Any, Literal

from .wire import DecisionInfo, EventInfo, ResultInfo, Shape
from .wire_base import Fact


class LessonInfo(Shape):
    """Its name is the message `lesson-<id>`."""

    id: str
    minutes: int
    steps: int
    rules: list[str]  # that it teaches


class LessonReply(Shape):
    """What a learner hears of an answer: it was right, or a message, or a rule that forbids it."""

    right: bool
    key: str
    rule: str
    facts: dict[str, Fact] | None


class PracticePage(Shape):
    """A game by oneself after some answers."""

    game: str
    settings: dict[str, str]
    names: dict[str, str]  # printed on things; they go before words
    facts: dict[str, Any]  # printed on the pieces
    seat: int  # of the person
    seats: int
    step: int  # of a lesson, or answers given; counted from 0
    steps: int  # the same when it is over, else more
    events: list[EventInfo]  # since the step before
    view: dict[str, Any]
    decision: DecisionInfo | None  # in a lesson, with the right answers only
    result: ResultInfo | None
    reply: LessonReply


class LessonPage(PracticePage):
    """A lesson at one of its steps."""

    lesson: str
    key: str  # the message that tells this step
    look: list[str]  # the parts of the board to look at
    ways: list[str]  # what is right until the next step, names with blanks between; `*`: anything
    rules: list[str]  # that this step teaches


class PuzzleInfo(Shape):
    """A puzzle in the list of its game."""

    id: str
    rating: int
    kind: Literal["answer", "win", "score", "count"]
    answers: int  # of its solution


class PuzzleGoal(Shape):
    """What is to be found: each right answer, to win, or to reach a number."""

    kind: Literal["answer", "win", "score", "count"]
    target: int
    before: int  # how much there is at the start; 0 where that is not counted
    reached: int  # so far, or in the end


class PuzzleProof(Shape):
    """Why it is best: what was looked at, and what is certain; in per cent, -1: not measured."""

    states: int  # positions
    rounds: int  # looked ahead
    least: int  # what the right answer guarantees
    most: int  # what can be had without it


class PuzzlePage(PracticePage):
    """A puzzle after some answers."""

    puzzle: str
    worth: int  # of a wrong answer, in per cent; -1: not measured
    goal: PuzzleGoal
    over: bool
    solved: bool
    look: list[str]  # the first hint: answers to look at
    next: str  # the second: what a solution answers next; empty if it went another way
    solution: list[str]
    rules: list[str]  # by which everything so far happened
    proof: PuzzleProof
    rating: int  # of the puzzle
    won: int  # the rating of the person who asks once this is solved
    lost: int  # and if it is not


class DailyOutcome(Shape):
    """How a day went."""

    kind: Literal["won", "lost", "draw", "points"]
    points: int  # -1 if none are counted
    other: int  # of the best other seat; -1 if there is none
    answers: int


class DailyPage(PracticePage):
    """The challenge of a day after some answers."""

    date: str
    seed: str  # public: everything can be computed from it
    bots: list[str]  # for each seat; empty for the person's
    outcome: DailyOutcome | None
    record: str  # in short form, once it is over
