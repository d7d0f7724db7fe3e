"""A round robin as tables for the terminal, and as a page."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from . import plots
from .arena_show import grid, title
from .contest import Contest
from .intervals import Interval
from .page import Page, Plot, Section, write_page
from .ratings import MEAN
from .round_robin import Entrant, RoundRobin
from .voice import Voice, bounds, duration, number, percent, rate

NOTHING = "–"  # where nothing is known
WIDEST = 10  # bots that fit beside each other in a terminal


def show(found: RoundRobin, voice: Voice) -> RenderableType:
    """The whole table, ready to print."""
    parts: list[RenderableType] = [
        Text(title(found.settings, voice), style="bold"),
        grid(_headings(voice), [_cells(one, voice) for one in found.entrants]),
    ]
    if 2 < len(found.entrants) <= WIDEST:
        bots = [one.bot for one in found.entrants]
        rows = [
            [f"{k} {bot}", *[_beaten(won, voice) for won in _won(found, bot, bots)]]
            for k, bot in enumerate(bots, 1)
        ]
        heads = [voice.say("lab-bot"), *[str(k) for k in range(1, len(bots) + 1)]]
        parts += [grid(heads, rows), Text(voice.say("lab-robin-added"))]
    return Group(*parts, *[Text(line) for line in sentences(found, voice)])


def sentences(found: RoundRobin, voice: Voice) -> list[str]:
    """What the tables do not say."""
    key = "lab-robin-apart" if found.apart else "lab-robin-games"
    lines = [voice.say(key, games=found.games)]
    if found.called_off:
        lines.append(voice.say("lab-called-off", games=found.called_off))
    return lines


def write_report(
    path: Path, contests: Mapping[str, Contest], found: RoundRobin, voice: Voice
) -> None:
    """Write the page of a round robin; raises BadFolder or MissingExtra."""
    names = [one.bot for one in found.entrants]
    ratings = [one.rating for one in found.entrants]
    svg = plots.differences(names, ratings, voice.say("lab-axis-elo"), voice, MEAN)
    about = ", ".join(
        f"{one.bot} {number(voice, one.rating.middle, 0)} ({bounds(voice, one.rating, digits=0)})"
        for one in found.entrants
    )
    again = {name: contest.plain() for name, contest in contests.items()}
    page = Page(
        f"{title(found.settings, voice)} · {', '.join(names)}",
        _headings(voice),
        [_cells(one, voice) for one in found.entrants],
        [*sentences(found, voice), voice.say("lab-robin-legend")],
        [Plot(voice.say("lab-elo"), svg, about)],
        json.dumps(again, ensure_ascii=False),
        sections=[_crossed(found, names, voice)],
    )
    write_page(path, page, voice)


def _crossed(found: RoundRobin, bots: Sequence[str], voice: Voice) -> Section:
    rows = [
        [
            bot,
            *[rate(voice, won) if won else NOTHING for won in _won(found, bot, bots)],
        ]
        for bot in bots
    ]
    heads = [voice.say("lab-bot"), *bots]
    return Section(voice.say("lab-against"), voice.say("lab-about-against"), heads, rows)


def _won(found: RoundRobin, bot: str, bots: Sequence[str]) -> list[Interval | None]:
    """How often a bot beats each; nothing for itself, and where always a third one has won."""
    return [found.against.get((bot, other)) for other in bots]


def _beaten(won: Interval | None, voice: Voice) -> str:
    return percent(voice, won.middle, 0) if won else NOTHING


def _headings(voice: Voice) -> list[str]:
    keys = ("bot", "elo", "interval", "alpha-rank", "played", "wins", "time")
    return [voice.say(f"lab-{key}") for key in keys]


def _cells(one: Entrant, voice: Voice) -> list[str]:
    return [
        one.bot,
        number(voice, one.rating.middle, 0),
        bounds(voice, one.rating, digits=0),
        percent(voice, one.share, 0),
        number(voice, one.played, 0),
        percent(voice, one.wins.middle),
        duration(voice, one.seconds),
    ]
