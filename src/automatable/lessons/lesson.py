"""What a lesson holds, and how it is read."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ..kernel.errors import AutomatableError
from ..kernel.game import Game
from ..kernel.seats import CHANCE, seat_letter

NEXT = "."  # what a learner answers who has read a step in which there is nothing to do
END = "end"  # the last part of the message told after the last step
RULES = "rules"  # no lesson: /learn/<game>/rules lists what the lessons teach
UNTAUGHT = "untaught.toml"  # beside the lessons: the rules that none of them teaches, and why
_NATURE = "*"


class BadLesson(AutomatableError, ValueError):
    """A lesson that cannot be read or played."""

    code = "bad_lesson"


class Scripted(NamedTuple):
    """An answer that somebody else, or nature, gives in a lesson."""

    seat: int
    action: str


@dataclass(frozen=True)
class Step:
    """One step: what the learner is told, and what there is to do."""

    name: str
    do: tuple[tuple[str, ...], ...] = ()  # ways to do it, each one or several answers
    then: tuple[Scripted, ...] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)
    look: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    def is_right(self, answers: Sequence[str]) -> bool:
        """Whether the step asks for these answers, and perhaps for more after them."""
        return any(_begins(way, answers) for way in self.do)

    def is_done(self, answers: Sequence[str]) -> bool:
        """Whether nothing more is to do after these answers."""
        return any(len(way) == len(answers) and _begins(way, answers) for way in self.do)

    def left(self, answers: Sequence[str]) -> list[str]:
        """What is still to do after these answers, each way as its names with blanks between."""
        ways = [way for way in self.do if _begins(way, answers)]
        return [" ".join(way[len(answers) :]) for way in ways]

    def mistake(self, action: str) -> str:
        """The name of what a wrong try is told."""
        for tried, told in self.wrong.items():
            if fnmatchcase(action, tried):
                return told
        return "wrong"


def _begins(way: Sequence[str], answers: Sequence[str]) -> bool:
    """Whether these answers are the first of that way; in its names `*` stands for anything."""
    pairs = zip(answers, way, strict=False)
    return len(answers) <= len(way) and all(fnmatchcase(one, wanted) for one, wanted in pairs)


@dataclass(frozen=True)
class Lesson:
    """A game to learn from, step by step."""

    game: Game[Any]
    id: str
    minutes: int
    seat: int
    steps: tuple[Step, ...]
    settings: Mapping[str, str] = field(default_factory=dict)
    start: Mapping[str, str] = field(default_factory=dict)
    before: tuple[Scripted, ...] = ()

    @property
    def title(self) -> str:
        """The message that names the lesson; what it is about goes with it."""
        return f"lesson-{self.id}"

    @property
    def end(self) -> str:
        """The message told after the last step."""
        return f"{self.title}-{END}"

    def key(self, step: Step, more: str = "") -> str:
        """The message of a step, or of something told in it."""
        return f"lesson-{self.id}-{step.name}" + (f"-{more}" if more else "")

    def rules(self) -> list[str]:
        """The ids of the rules it teaches, each once."""
        return list(dict.fromkeys(rule for step in self.steps for rule in step.rules))


@cache
def lessons(game: Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game in the order in which they are best taken."""
    paths = sorted((game.folder / "lessons").glob("*.toml"), key=_place)
    return tuple(_read(game, path) for path in paths if path.name != UNTAUGHT)


def _place(path: Path) -> tuple[int, str]:
    number = path.stem.partition("-")[0]
    return (int(number) if number.isdecimal() else 0, path.stem)


def lesson(game: Game[Any], id: str) -> Lesson:
    """The lesson of that id; raises BadLesson."""
    found = lessons(game)
    for one in found:
        if one.id == id:
            return one
    known = ", ".join(one.id for one in found) or "none"
    raise BadLesson(f"no lesson {id!r}; there are {known}", "unknown", id=id, known=known)


def _read(game: Game[Any], path: Path) -> Lesson:
    number, _, id = path.stem.partition("-")
    if not number.isdecimal() or not id or id == RULES:
        raise BadLesson(f"{path.name}: a lesson's file is named like 1-first.toml")
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        steps = tuple(_step(one) for one in data.pop("steps"))
        found = Lesson(
            game,
            id,
            minutes=int(data.pop("minutes")),
            seat=read_seat(data.pop("seat", "A")),
            steps=steps,
            settings=data.pop("settings", {}),
            start=dict(line.split(" ", 1) for line in data.pop("start", ())),
            before=tuple(read_scripted(line) for line in data.pop("before", ())),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadLesson(f"{path.name}: {error}") from None
    if data:
        raise BadLesson(f"{path.name}: {min(data)} means nothing in a lesson")
    names = [step.name for step in steps]
    if len(set(names)) < len(names):
        raise BadLesson(f"{path.name}: two steps have the same name")
    if END in names:
        raise BadLesson(f"{path.name}: {END} is what the lesson says at its end, not a step")
    return found


def _step(data: dict[str, Any]) -> Step:
    name = data.pop("name")
    found = Step(
        name,
        do=tuple(tuple(way.split()) for way in data.pop("do", ())),
        then=tuple(read_scripted(line) for line in data.pop("then", ())),
        wrong=data.pop("wrong", {}),
        look=tuple(data.pop("look", ())),
        rules=tuple(data.pop("rules", ())),
    )
    if data:
        raise ValueError(f"{min(data)} means nothing in step {name}")
    return found


def read_scripted(line: str) -> Scripted:
    """An answer as a file has it: `B play:Move`, `* draw:Ray`."""
    who, _, action = line.partition(" ")
    return Scripted(int(CHANCE) if who == _NATURE else read_seat(who), action)


def read_seat(letter: str) -> int:
    """The seat of a letter; raises ValueError."""
    for seat in range(8):
        if seat_letter(seat) == letter:
            return seat
    raise ValueError(f"{letter!r} is not the letter of a seat")
