"""A learner in the middle of a lesson."""

from collections.abc import Sequence
from typing import NamedTuple

from ..kernel.decision import Decision
from ..kernel.errors import AutomatableError
from ..kernel.events import Seen, heard
from ..kernel.game import Refusal
from ..kernel.record import Record
from .lesson import NEXT, BadLesson, Lesson, Scripted, Step


class Reply(NamedTuple):
    """What a learner hears of an answer: it was right, or a message, or a rule that forbids it."""

    is_right: bool
    key: str = ""
    refusal: Refusal | None = None


class LessonRun:
    """The table of a lesson after some answers of the learner. It goes back by starting anew."""

    def __init__(self, lesson: Lesson, given: Sequence[str] = ()) -> None:
        self.lesson = lesson
        record = Record(lesson.game, dict(lesson.settings), dict(lesson.start))
        self.state = record.begin()
        self.at = 0  # the number of the step
        self.done: list[str] = []  # answers given at this step
        self._answer(lesson.before)
        self._told = 0  # events before this step
        for answer in given:
            reply = self.give(answer)
            if not reply.is_right:
                raise BadLesson(f"{answer!r} is not what step {self.step.name} asks for")

    @property
    def is_over(self) -> bool:
        """Whether all steps are taken."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step the learner is at."""
        return self.lesson.steps[self.at]

    @property
    def key(self) -> str:
        """The message that tells this step, after the last one that of the end."""
        return self.lesson.end if self.is_over else self.lesson.key(self.step)

    def events(self) -> list[Seen]:
        """What the learner has seen happen since the step before."""
        assert self.state.log is not None
        return heard(self.state.log[self._told :], self.lesson.seat)

    def decision(self) -> Decision | None:
        """The learner's question with the right answers only; None where there is nothing to do."""
        if self.is_over or not self.step.do:
            return None
        found = self.state.asked(self.lesson.seat)
        if found is None:
            return None
        name = self.state.game.catalogue.name
        step, done = self.step, self.done
        right = tuple([one for one in found.options if step.is_right([*done, name(one)])])
        return Decision(found.seat, found.key, right, (), found.wanted)

    def ways(self) -> list[str]:
        """What is right from here to the end of the step; in its names `*` stands for anything."""
        return [] if self.is_over else self.step.left(self.done)

    def right(self) -> str:
        """A right answer at this step, the first of them."""
        decision = self.decision()
        return self.state.game.catalogue.name(decision.options[0]) if decision else NEXT

    def give(self, answer: str) -> Reply:
        """Answer; what is right is carried out, and the lesson goes on."""
        if self.is_over:
            raise BadLesson(f"the lesson {self.lesson.id} is over")
        step = self.step
        if not step.do:
            if answer != NEXT:
                return Reply(False, "lesson-read-first")
            self._go_on()
            return Reply(True)
        if answer == NEXT:
            return Reply(False, "lesson-your-turn")
        action = self.state.game.catalogue.number(answer)
        refusal = self.state.refusal(self.lesson.seat, action)
        if refusal.rule:
            return Reply(False, refusal=refusal)
        if not step.is_right([*self.done, answer]):
            return Reply(False, self.lesson.key(step, step.mistake(answer)))
        self._go_on(answer)
        return Reply(True)

    def _go_on(self, answer: str = "") -> None:
        assert self.state.log is not None
        self._told = len(self.state.log)
        if answer:
            self._answer([Scripted(self.lesson.seat, answer)])
            self.done.append(answer)
        step = self.step
        if not step.do or step.is_done(self.done):
            self._answer(step.then)
            self.done = []
            self.at += 1

    def _answer(self, answers: Sequence[Scripted]) -> None:
        for seat, name in answers:
            try:
                self.state.apply(seat, self.state.game.catalogue.number(name))
            except AutomatableError as error:
                told = f"{self.lesson.id}: {name} cannot be answered: {error}"
                raise BadLesson(told) from None
