"""Lessons hold: every way through them is played by the engine, in every language."""

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from ..kernel.game import Game
from ..kernel.seats import CHANCE
from ..lessons import Lesson, LessonRun, Step, lessons
from ..lessons.lesson import NEXT
from ..words import LANGUAGES
from .texts import messages


def check_lessons(game: Game[Any]) -> None:
    """Every lesson of a game can be taken, says all it has to say, and nothing is said twice."""
    texts = _texts(game)
    told: set[str] = set()
    for lesson in lessons(game):
        check_lesson(lesson)
        told |= _keys(lesson, texts)
    for lang, known in texts.items():
        missing = sorted(told - known)
        assert missing == [], f"{lang}: no words for {missing}"
        needless = sorted(key for key in known - told if key.startswith("lesson-"))
        assert needless == [], f"{lang}: nothing tells {needless}"


def check_lesson(lesson: Lesson) -> None:
    """Every right answer is legal and leads to the end; every foreseen mistake gets its reply."""
    known = lesson.game.rulebook.rules
    assert [rule for rule in lesson.rules() if rule not in known] == [], lesson.id
    run = LessonRun(lesson)
    given: list[str] = []
    heard: dict[str, set[str]] = {}  # in this step, of each mistake
    while not run.is_over:
        step = run.step
        first, *others = _right(run)
        for tried in step.wrong:
            heard.setdefault(tried, set()).add(_told(run, tried))
        for other in others:
            _finish(lesson, [*given, other])
        run.give(first)
        given.append(first)
        if run.is_over or run.step is not step:
            _check_mistakes(lesson, step, heard)
            heard = {}


def _check_mistakes(lesson: Lesson, step: Step, heard: dict[str, set[str]]) -> None:
    """Every mistake foreseen in a step can be made at one of its questions, and got its reply."""
    for tried, told in step.wrong.items():
        expected = told if told in lesson.game.rulebook else lesson.key(step, told)
        found = ", ".join(sorted(heard[tried] - {""})) or "never met"
        where = f"{lesson.id}, step {step.name}: {tried}"
        assert expected in heard[tried], f"{where} is {found}, not {expected}"


def _told(run: LessonRun, tried: str) -> str:
    """What a learner who tries this now is told: a message, a rule, or that it is right.

    Where `*` stands for anything it is the first such answer on offer that is wrong, if any.
    """
    if "*" in tried:
        tried = next((name for name in _offered(run) if _fits(run, name, tried)), "")
        if not tried:
            return ""
    if run.step.is_right([*run.done, tried]):
        return "right"
    reply = run.give(tried)
    return reply.refusal.rule if reply.refusal else reply.key


def _fits(run: LessonRun, name: str, tried: str) -> bool:
    """Whether it is this mistake, and no other one."""
    first = next((one for one in run.step.wrong if fnmatchcase(name, one)), "")
    return first == tried and not run.step.is_right([*run.done, name])


def _offered(run: LessonRun) -> list[str]:
    decision = run.state.asked(run.lesson.seat)
    name = run.state.game.catalogue.name
    return [] if decision is None else [name(action) for action in decision.options]


def _right(run: LessonRun) -> list[str]:
    """What may be answered now, every one of them."""
    step = run.step
    where = f"{run.lesson.id}, step {step.name}"
    if not step.do:
        return [NEXT]
    asked = [decision.seat for decision in run.state.open()]
    assert CHANCE not in asked, f"{where}: nature has not answered"
    decision = run.decision()
    assert decision is not None, f"{where}: {asked} are asked, the learner is not"
    name = run.state.game.catalogue.name
    found = [name(action) for action in decision.options]
    for way in step.do:
        next = Step("", (way,))
        if next.is_right(run.done) and not next.is_done(run.done):
            can = any(next.is_right([*run.done, one]) for one in found)
            assert can, f"{where}: {' '.join(way)} cannot be answered after {run.done}"
    return found


def _finish(lesson: Lesson, given: list[str]) -> None:
    """The rest of the lesson by the first right answers; a choice must not spoil what follows."""
    run = LessonRun(lesson, given)
    while not run.is_over:
        run.give(_right(run)[0])


def _keys(lesson: Lesson, texts: dict[str, set[str]]) -> set[str]:
    """The messages a lesson tells, those that only some steps have included."""
    found = {lesson.title, f"{lesson.title}.about", lesson.end}
    for step in lesson.steps:
        found.add(lesson.key(step))
        told = [told for told in step.wrong.values() if told not in lesson.game.rulebook]
        found |= {lesson.key(step, one) for one in told}
        general = lesson.key(step, "wrong")
        if step.do and general in texts[LANGUAGES[0]]:
            found.add(general)
    return found


def _texts(game: Game[Any]) -> dict[str, set[str]]:
    folder: Path = game.folder / "text"
    paths = {lang: folder / f"lessons.{lang}.ftl" for lang in LANGUAGES}
    return {lang: set(messages(path)) if path.exists() else set() for lang, path in paths.items()}
