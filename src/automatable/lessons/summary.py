"""The summary of a game: sections of paragraphs, each with the rules it states, and pictures.

It is data, `games/<game>/summary.toml`; its words are in `text/book.<language>.ftl`. A picture is a
position that the engine has reached or read, so it shows nothing that cannot be.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from ..kernel.errors import AutomatableError
from ..kernel.game import Game, State
from ..kernel.record import Record
from .lesson import BadLesson, Lesson, Scripted, lessons, read_scripted, read_seat
from .lesson_run import LessonRun

MISTAKES = "mistakes"  # the section whose paragraphs are a list


class Paragraph(NamedTuple):
    """Told by the message `summary-<section>-<name>`."""

    name: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Picture:
    """A position as one seat sees it."""

    seat: int
    spot: str = ""  # the part of the board to show; empty: all of it
    look: tuple[str, ...] = ()  # parts to mark
    settings: Mapping[str, str] = field(default_factory=dict)
    start: Mapping[str, str] = field(default_factory=dict)
    before: tuple[Scripted, ...] = ()

    def state(self, game: Game[Any]) -> State:
        """The table of the picture; raises BadLesson."""
        try:
            found = Record(game, dict(self.settings), dict(self.start)).begin()
            for seat, name in self.before:
                found.apply(seat, found.game.catalogue.number(name))
        except AutomatableError as error:
            raise BadLesson(f"a picture of {game.id} cannot be: {error}") from None
        return found


@dataclass(frozen=True)
class Section:
    """A part of a summary; its title is the message `summary-<name>`."""

    name: str
    paragraphs: tuple[Paragraph, ...]
    picture: Picture | None = None

    @property
    def title(self) -> str:
        """The message that names the section."""
        return f"summary-{self.name}"

    @property
    def caption(self) -> str:
        """The message that says what the picture shows."""
        return f"{self.title}-picture"

    def key(self, paragraph: Paragraph) -> str:
        """The message of a paragraph."""
        return f"{self.title}-{paragraph.name}"

    def rules(self) -> list[str]:
        """The ids of the rules it states, each once."""
        return list(dict.fromkeys(rule for one in self.paragraphs for rule in one.rules))


class Example(NamedTuple):
    """A position that shows a rule at work, and the lesson it is from, if it is from one."""

    state: State
    seat: int
    spot: str
    look: tuple[str, ...]
    lesson: str
    caption: str  # the message that says what is to be seen


@cache
def summary(game: Game[Any]) -> tuple[Section, ...]:
    """The summary of a game; empty if it has none."""
    path = game.folder / "summary.toml"
    if not path.exists():
        return ()
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        positions = data.pop("positions", {})
        found = tuple(_section(one, positions) for one in data.pop("sections"))
        if data:
            raise ValueError(f"{min(data)} means nothing in a summary")
    except (KeyError, TypeError, ValueError) as error:
        raise BadLesson(f"{path.name} of {game.id}: {error}") from None
    return found


def _section(data: dict[str, Any], positions: dict[str, Any]) -> Section:
    name = str(data.pop("name"))
    picture = data.pop("picture", None)
    paragraphs = tuple(
        Paragraph(str(one.pop("name")), tuple(one.pop("rules", ())))
        for one in data.pop("paragraphs")
    )
    if data:
        raise ValueError(f"{min(data)} means nothing in section {name}")
    return Section(name, paragraphs, _picture(picture, positions) if picture else None)


def _picture(own: dict[str, Any], positions: dict[str, Any]) -> Picture:
    data = {**positions[own.pop("position")], **own} if "position" in own else own
    found = Picture(
        seat=read_seat(data.pop("seat", "A")),
        spot=str(data.pop("spot", "")),
        look=tuple(data.pop("look", ())),
        settings=data.pop("settings", {}),
        start=dict(line.split(" ", 1) for line in data.pop("start", ())),
        before=tuple(read_scripted(line) for line in data.pop("before", ())),
    )
    if data:
        raise ValueError(f"{min(data)} means nothing in a picture")
    return found


def teaching(game: Game[Any], rule: str) -> list[str]:
    """The ids of the lessons that teach a rule."""
    return [lesson.id for lesson in lessons(game) if rule in lesson.rules()]


@cache
def pictured(game: Game[Any]) -> frozenset[str]:
    """The rules that a picture or a lesson shows at work."""
    found = [rule for section in summary(game) if section.picture for rule in section.rules()]
    found += [rule for lesson in lessons(game) for rule in lesson.rules()]
    return frozenset(found)


def example(game: Game[Any], rule: str) -> Example | None:
    """A position that shows a rule at work: of a lesson that teaches it, else of the summary."""
    for lesson in lessons(game):
        if rule in lesson.rules():
            return _in_lesson(lesson, rule)
    for section in summary(game):
        picture = section.picture
        if picture is not None and rule in section.rules():
            return Example(
                picture.state(game), picture.seat, picture.spot, picture.look, "", section.caption
            )
    return None


def _in_lesson(lesson: Lesson, rule: str) -> Example:
    """The table of the first step that teaches the rule."""
    given: list[str] = []
    run = LessonRun(lesson)
    while rule not in run.step.rules:
        given.append(run.right())
        run = LessonRun(lesson, given)
    return Example(run.state, lesson.seat, "", run.step.look, lesson.id, run.key)
