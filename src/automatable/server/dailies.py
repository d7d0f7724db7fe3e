"""The daily challenge for the browser: a page holds what was answered, a thinker plays the bots."""

from collections import OrderedDict
from typing import Annotated, Any

from orjson import dumps
from pydantic import Field

from ..daily import DailyRun, daily
from ..kernel.game import Refusal
from ..kernel.registry import game as game_named
from . import practice
from .hub import Hub
from .response import Response

LONGEST = 18_000  # characters of what was answered
_KEPT = 64  # games that a thinker remembers, so that it need not play them again
_RUNS: OrderedDict[tuple[str, str, str], DailyRun] = OrderedDict()


async def played(
    hub: Hub,
    client: str,
    game: str,
    date: Annotated[str, Field(max_length=10)],
    given: Annotated[str, Field(max_length=LONGEST)] = "",
    answer: Annotated[str, Field(max_length=200)] = "",
) -> Response:
    """The challenge of a day after the answers given so far, and the reply to one more.

    Answers are separated by blanks.
    """
    found = await hub.work(client, "daily", game, date, given, answer)
    return Response(dumps(found))


def page(game: str, date: str, given: str, answer: str) -> dict[str, Any]:
    """A wire_practice.DailyPage: work for a thinker."""
    run = _run(game, date, given)
    refusal = run.give(answer) if answer and not run.is_over else None
    _RUNS[game, date, " ".join(run.given)] = run
    while len(_RUNS) > _KEPT:
        _RUNS.popitem(last=False)
    return _shown(run, refusal)


def _run(game: str, date: str, given: str) -> DailyRun:
    """The game after these answers: remembered, else played again."""
    known = _RUNS.pop((game, date, given), None)
    return known or DailyRun(daily(game_named(game), date), given.split())


def _shown(run: DailyRun, refusal: Refusal | None) -> dict[str, Any]:
    day, count, outcome = run.daily, len(run.given), run.outcome()
    found = practice.page(run, day.game, day.table.seat, day.table.settings)
    if refusal:
        found["events"] = []
    return found | {
        "date": day.date,
        "seed": day.seed,
        "bots": list(day.table.bots),
        "step": count,
        "steps": count if run.is_over else count + 1,
        "reply": practice.reply(refusal is None, "", refusal),
        "outcome": outcome._asdict() if outcome else None,
        "record": run.word() if run.is_over else "",
    }
