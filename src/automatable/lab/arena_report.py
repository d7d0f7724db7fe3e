"""A contest as a page with plots."""

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, median

from ..kernel.seats import seat_letter
from . import plots
from .arena_show import cells, headings, sentences, title
from .contest import Contest, GameRow
from .findings_show import leads, sections
from .page import GameLink, Page, Plot, write_page
from .standings import Summary
from .voice import Voice, duration, number, percent, rate

FEW = 4  # up to this many different scores say no more than the wins


def write_report(
    path: Path,
    contest: Contest,
    rows: Sequence[GameRow],
    found: Summary,
    records: Path | None,
    voice: Voice,
) -> None:
    """Write the page of a contest with records in that folder; raises BadFolder, MissingExtra."""
    finished = [row for row in rows if row.is_finished]
    drawings = [
        *_outcomes(found, voice),
        *_scores(finished, found, voice),
        *_curves(finished, found, voice),
        *_leads(finished, found, voice),
        _length(finished, voice),
        _options(finished, found, voice),
        _times(found, voice),
    ]
    bots = ", ".join(dict.fromkeys(contest.seats))
    page = Page(
        f"{title(contest.settings, voice)} · {bots}",
        headings(found, voice),
        [cells(found, standing, voice) for standing in found.standings],
        [*sentences(found, voice), *leads(found, voice)],
        drawings,
        json.dumps(contest.plain(), ensure_ascii=False),
        _worth_seeing(finished, records, voice) if records else (),
        sections(found, voice),
    )
    write_page(path, page, voice)


def _outcomes(found: Summary, voice: Voice) -> list[Plot]:
    label = voice.say("lab-axis-wins")
    drawings = []
    if found.together:
        shown = rate(voice, found.wins)
        svg = plots.bars([voice.say("lab-all")], [found.wins], label, voice)
        drawings.append(Plot(voice.say("lab-wins"), svg, voice.say("lab-won", rate=shown)))
    if found.compares:
        names = [standing.bot for standing in found.standings]
        wins = [standing.wins for standing in found.standings]
        about = ", ".join(
            f"{name} {rate(voice, win)}" for name, win in zip(names, wins, strict=True)
        )
        svg = plots.bars(names, wins, label, voice, 1 / len(found.seats))
        drawings.append(Plot(voice.say("lab-wins"), svg, voice.say("lab-about-wins", list=about)))
    if found.is_rivalry:
        names = [seat_letter(seat) for seat in range(len(found.seats))]
        about = ", ".join(
            f"{name} {rate(voice, win)}" for name, win in zip(names, found.seats, strict=True)
        )
        svg = plots.bars(names, found.seats, label, voice, 1 / len(found.seats), [plots.FAINT])
        text = voice.say("lab-about-wins", list=about)
        drawings.append(Plot(voice.say("lab-wins-by-seat"), svg, text))
    return drawings


def _scores(rows: Sequence[GameRow], found: Summary, voice: Voice) -> list[Plot]:
    """The final scores, unless they say no more than who won."""
    groups: dict[str, list[float]] = {standing.bot: [] for standing in found.standings}
    for row in rows:
        for bot, score in zip(row.seats, row.scores, strict=True):
            groups[bot].append(score)
    if len({score for scores in groups.values() for score in scores}) < FEW:
        return []
    about = voice.say("between-clauses").join(
        voice.say(
            "lab-spread",
            name=bot,
            low=number(voice, min(scores), 0),
            middle=number(voice, median(scores), 0),
            high=number(voice, max(scores), 0),
        )
        for bot, scores in groups.items()
    )
    svg = plots.histogram(dict(groups), voice.say("lab-score"), voice.say("lab-axis-share"), voice)
    return [Plot(voice.say("lab-scores"), svg, about)]


def _curves(rows: Sequence[GameRow], found: Summary, voice: Voice) -> list[Plot]:
    """The evaluations over the course of the game, of later winners and later losers.

    Nothing if the game has no evaluation of its own.
    """
    if len({hope for row in rows for point in row.evaluations for hope in point}) == 1:
        return []
    names = [voice.say(f"lab-later-{end}") for end in ("won", "shared", "lost")]
    runs: dict[str, list[list[float]]] = {name: [] for name in names}
    for row in rows:
        for seat, share in enumerate(row.shares):
            name = names[0 if share == 1000 else 1 if share else 2]
            if found.alone and not found.together:
                name = row.seats[seat]
            curve = plots.stretched([point[seat] for point in row.evaluations])
            runs.setdefault(name, []).append(curve)
    shown = {name: curves for name, curves in runs.items() if curves}
    about = voice.say("between-clauses").join(
        voice.say(
            "lab-about-course",
            name=name,
            quarter=percent(voice, fmean(curve[5] for curve in curves) / 1000, 0),
            half=percent(voice, fmean(curve[10] for curve in curves) / 1000, 0),
            late=percent(voice, fmean(curve[15] for curve in curves) / 1000, 0),
        )
        for name, curves in shown.items()
    )
    svg = plots.curves(shown, voice.say("lab-axis-course"), voice.say("lab-axis-hope"), voice)
    return [Plot(voice.say("lab-course"), svg, f"{about}. {voice.say('lab-about-course-note')}")]


def _leads(rows: Sequence[GameRow], found: Summary, voice: Voice) -> list[Plot]:
    """How often the lead changes, where somebody leads."""
    if found.findings.lead_changes is None:
        return []
    changes = [row.lead_changes for row in rows]
    title = voice.say("lab-leads")
    svg = plots.histogram({"": changes}, title, voice.say("lab-axis-games"), voice)
    return [Plot(title, svg, _spread("lab-about-leads", changes, voice))]


def _length(rows: Sequence[GameRow], voice: Voice) -> Plot:
    lengths = [row.answers for row in rows]
    svg = plots.histogram(
        {"": lengths}, voice.say("lab-axis-length"), voice.say("lab-axis-games"), voice
    )
    return Plot(voice.say("lab-lengths"), svg, _spread("lab-about-length", lengths, voice))


def _options(rows: Sequence[GameRow], found: Summary, voice: Voice) -> Plot:
    counts = [count for row in rows for options in row.options for count in options] or [0]
    svg = plots.histogram(
        {"": counts}, voice.say("lab-axis-options"), voice.say("lab-axis-decisions"), voice
    )
    return Plot(voice.say("lab-options"), svg, _spread("lab-about-options", counts, voice))


def _spread(key: str, values: Sequence[float], voice: Voice) -> str:
    return voice.say(
        key,
        low=number(voice, min(values), 0),
        middle=number(voice, median(values), 0),
        high=number(voice, max(values), 0),
    )


def _times(found: Summary, voice: Voice) -> Plot:
    names = [standing.bot for standing in found.standings]
    about = ", ".join(
        f"{standing.bot} {duration(voice, standing.seconds)}" for standing in found.standings
    )
    svg = plots.times(
        names,
        [standing.seconds for standing in found.standings],
        voice.say("lab-axis-time"),
        voice,
    )
    return Plot(voice.say("lab-times"), svg, about)


def _worth_seeing(rows: Sequence[GameRow], records: Path, voice: Voice) -> list[GameLink]:
    """The shortest game, the longest, and the one won from the worst evaluation."""
    by_length = sorted(rows, key=lambda row: row.answers)
    games = [("lab-shortest", by_length[0]), ("lab-longest", by_length[-1])]
    turned = min(rows, key=_least_hope)
    if _least_hope(turned) < 1000 // len(turned.seats):
        games.append(("lab-turned", turned))
    return [
        GameLink(
            voice.say(key, game=row.game, answers=row.answers),
            f"automatable replay {shlex.quote(f'{records}/{row.game:06}.txt')}",
        )
        for key, row in games
    ]


def _least_hope(row: GameRow) -> int:
    """The worst evaluation that a winner had during the game."""
    hopes = [
        point[seat] for point in row.evaluations for seat, share in enumerate(row.shares) if share
    ]
    return min(hopes, default=1000)
