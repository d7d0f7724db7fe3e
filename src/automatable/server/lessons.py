"""Lessons for the browser: a page holds what the learner has answered, the server nothing."""

from typing import Annotated, Any

from orjson import dumps
from pydantic import Field

from ..kernel.registry import game as game_named
from ..lessons import BadLesson, LessonRun, Reply, lesson, lessons
from . import practice
from . import wire_practice as wire
from .errors import bad_input
from .response import Response

MOST_GIVEN = 200  # answers of a learner
LONGEST = 8_000  # characters of them


def listed(game: str) -> list[wire.LessonInfo]:
    """The lessons of a game, in the order in which they are best taken."""
    return [
        wire.LessonInfo(id=one.id, minutes=one.minutes, steps=len(one.steps), rules=one.rules())
        for one in lessons(game_named(game))
    ]


def taken(
    game: str,
    id: str,
    given: Annotated[str, Field(max_length=LONGEST)] = "",
    answer: Annotated[str, Field(max_length=200)] = "",
) -> Response:
    """A lesson after the answers given so far, and the reply to one more.

    Answers are separated by blanks; `.` goes on where there is nothing to do.
    """
    with bad_input(BadLesson):
        run = LessonRun(lesson(game_named(game), id[:100]), given.split()[:MOST_GIVEN])
        reply = run.give(answer) if answer and not run.is_over else Reply(True)
    return Response(dumps(_page(run, reply)))


def _page(run: LessonRun, reply: Reply) -> dict[str, Any]:
    """A wire.LessonPage."""
    taught = run.lesson
    return practice.page(run, taught.game, taught.seat, taught.settings) | {
        "lesson": taught.id,
        "step": run.at,
        "steps": len(taught.steps),
        "key": run.key,
        "look": [] if run.is_over else list(run.step.look),
        "ways": run.ways(),
        "rules": [] if run.is_over else list(run.step.rules),
        "reply": practice.reply(reply.is_right, reply.key, reply.refusal),
    }
