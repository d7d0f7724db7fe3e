"""The daily challenge after some answers: work for a thinker, which plays the bots."""

from collections import OrderedDict
from typing import Any

from ..daily import DailyRun, daily
from ..kernel.game import Refusal
from ..kernel.registry import game as game_named
from . import practice

_KEPT = 64  # games that a thinker remembers, so that it need not play them again
_RUNS: OrderedDict[tuple[str, str, str], DailyRun] = OrderedDict()


def page(game: str, date: str, given: str, answer: str) -> dict[str, Any]:
    """A wire_practice.DailyPage."""
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
