"""A contest as a table and a few sentences for the terminal."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..kernel.seats import seat_letter
from . import findings_show
from .contest import Contest
from .standings import Standing, Summary
from .voice import Voice, bounds, digits_for, duration, number, percent, rate

NARROWEST = 8  # characters of a column of names
LONGEST = 40  # characters of a setting that are shown


def show(contest: Contest, found: Summary, voice: Voice) -> RenderableType:
    """The whole summary, ready to print."""
    table = grid(headings(found, voice), [cells(found, one, voice) for one in found.standings])
    heading = Text(title(contest.settings, voice), style="bold")
    lines = [*sentences(found, voice), *findings_show.sentences(found, voice)]
    return Group(heading, table, *[Text(line) for line in lines])


def grid(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table for the terminal: long names in its first column are broken, numbers never are."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for index, name in enumerate(headings):
        if index:
            widest = max(cell_len(text) for text in (name, *[row[index] for row in rows]))
            table.add_column(name, justify="right", no_wrap=True, min_width=widest)
        else:
            table.add_column(name, overflow="fold", min_width=NARROWEST)
    for row in rows:
        table.add_row(*row)
    return table


def title(settings: Mapping[str, str], voice: Voice) -> str:
    """What was played; settings too long to be read, such as cards, are only named."""
    agreed = [
        f"{name}={value}" if len(value) < LONGEST else name for name, value in settings.items()
    ]
    return ", ".join([voice.say("game-name"), *agreed])


def headings(found: Summary, voice: Voice) -> list[str]:
    """The names of the columns."""
    rivalry = [voice.say("lab-wins"), voice.say("lab-interval"), voice.say("lab-rating")]
    return [
        voice.say("lab-bot"),
        *(rivalry if found.compares else []),
        voice.say("lab-score"),
        voice.say("lab-time"),
    ]


def cells(found: Summary, standing: Standing, voice: Voice) -> list[str]:
    """One bot in those columns."""
    rated = standing.rating
    rivalry = [
        percent(voice, standing.wins.middle),
        bounds(voice, standing.wins, 100),
        f"{number(voice, rated.mu)} ± {number(voice, rated.sigma)}" if rated else "–",
    ]
    score = standing.score.middle
    return [
        standing.bot,
        *(rivalry if found.compares else []),
        number(voice, score, digits_for(abs(score))),
        duration(voice, standing.seconds),
    ]


def sentences(found: Summary, voice: Voice) -> list[str]:
    """What the table does not say."""
    lines = [voice.say("lab-games", games=found.games)]
    if found.called_off:
        lines.append(voice.say("lab-called-off", games=found.called_off))
    if found.together:
        lines.append(voice.say("lab-won", rate=rate(voice, found.wins)))
    if found.is_rivalry:
        seats = [
            voice.say("lab-seat-wins", seat=seat_letter(seat), rate=rate(voice, wins))
            for seat, wins in enumerate(found.seats)
        ]
        lines.append(voice.say("lab-seats", seats=", ".join(seats)))
    else:
        lines.append(_scored(found, voice))
    length = found.length
    lines.append(
        voice.say(
            "lab-length",
            mean=number(voice, length.middle),
            bounds=bounds(voice, length) or "–",
        )
    )
    lines.append(
        voice.say(
            "lab-choices",
            decisions=number(voice, found.decisions),
            options=number(voice, found.options),
        )
    )
    endings = [f"{voice.say(f'result-{reason}')} ({n})" for reason, n in found.reasons.items()]
    lines.append(voice.say("lab-endings", endings=", ".join(endings)))
    return lines


def _scored(found: Summary, voice: Voice) -> str:
    """The score that all have together."""
    score = found.standings[0].score
    digits = digits_for(abs(score.middle))
    return voice.say(
        "lab-scored",
        mean=number(voice, score.middle, digits),
        bounds=bounds(voice, score, digits=digits) or "–",
    )
