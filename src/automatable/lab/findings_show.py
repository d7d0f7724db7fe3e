"""What was reached and done in a contest, as sentences for the terminal and tables for a page."""

from collections.abc import Sequence

from ..kernel.seats import seat_letter
from .findings import Points, Thing, Things
from .intervals import Interval
from .page import Section
from .standings import Summary
from .voice import Voice, bounds, digits_for, number, percent, rate

MOST = 5  # things that a sentence names


def sentences(found: Summary, voice: Voice) -> list[str]:
    """The findings in a few lines."""
    told = found.findings
    lines = leads(found, voice)
    lines += [_reached(points, voice) for points in told.points]
    for things in told.counts:
        lines += _done(things, found, voice)
    return lines


def leads(found: Summary, voice: Voice) -> list[str]:
    """How often the lead changes, where somebody leads."""
    changes = found.findings.lead_changes
    if changes is None:
        return []
    return [voice.say("lab-lead-changes", changes=amount(changes, voice))]


def sections(found: Summary, voice: Voice) -> list[Section]:
    """The findings as tables."""
    told = found.findings
    return [
        *([_by_seat(found, voice)] if found.is_rivalry else []),
        *([_points(told.points, found, voice)] if told.points else []),
        *[_things(things, found, voice) for things in told.counts],
    ]


def amount(interval: Interval, voice: Voice) -> str:
    """A number with its bounds."""
    digits = digits_for(abs(interval.middle))
    found = bounds(voice, interval, digits=digits)
    middle = number(voice, interval.middle, digits)
    return f"{middle} ({found})" if found else middle


def _reached(points: Points, voice: Voice) -> str:
    """What bots have reached; if one value is for all, what winners have, and what others."""
    parts = [f"{bot} {amount(value, voice)}" for bot, value in points.bots.items()]
    if len(parts) < 2:
        parts = [amount(points.every, voice)]
        if points.winners is not None and points.others is not None:  # else it is said twice
            parts.append(f"{voice.say('lab-winners')} {amount(points.winners, voice)}")
            parts.append(f"{voice.say('lab-others')} {amount(points.others, voice)}")
    return voice.say("lab-points", name=voice.say(points.name), list=", ".join(parts))


def _done(things: Things, found: Summary, voice: Voice) -> list[str]:
    """What was done most often, and what stands out."""
    name = voice.say(f"count-{things.name}")
    most = [
        f"{voice.thing(one.thing)} {number(voice, one.times.middle, 2)}"
        for one in things.things[:MOST]
    ]
    lines = [voice.say("lab-things-most", name=name, list=", ".join(most))]
    standing_out = [one for one in things.things if one.stands_out][:MOST]
    if standing_out:
        told = [f"{voice.thing(one.thing)} {_outcome(one, found, voice)}" for one in standing_out]
        key = "lab-things-score" if _scores(found) else "lab-things-win"
        lines.append(voice.say(key, list=", ".join(told)))
    return lines


def _scores(found: Summary) -> bool:
    """Whether games are told by their score, as nobody wins."""
    return found.alone and not found.together


def _outcome(thing: Thing, found: Summary, voice: Voice) -> str:
    return amount(thing.outcome, voice) if _scores(found) else rate(voice, thing.outcome)


def _by_seat(found: Summary, voice: Voice) -> Section:
    points = [one for one in found.findings.points if one.seats]
    rows = [
        [
            seat_letter(seat),
            rate(voice, wins),
            *[amount(one.seats[seat], voice) for one in points],
        ]
        for seat, wins in enumerate(found.seats)
    ]
    fair = percent(voice, 1 / len(found.seats))
    return Section(
        voice.say("lab-seat-effects"),
        voice.say("lab-about-seats", fair=fair),
        [voice.say("lab-seat"), voice.say("lab-wins"), *[voice.say(one.name) for one in points]],
        rows,
    )


def _points(told: Sequence[Points], found: Summary, voice: Voice) -> Section:
    bots = [standing.bot for standing in found.standings] if len(found.standings) > 1 else []
    outcomes = any(one.winners or one.others for one in told)
    rows = [
        [
            voice.say(one.name),
            amount(one.every, voice),
            *[amount(one.bots[bot], voice) if bot in one.bots else "–" for bot in bots],
            *[_maybe(value, voice) for value in (one.winners, one.others) if outcomes],
        ]
        for one in told
    ]
    ends = [voice.say("lab-winners"), voice.say("lab-others")] if outcomes else []
    return Section(
        voice.say("lab-reached"),
        voice.say("lab-about-reached"),
        [voice.say("lab-measure"), voice.say("lab-all"), *bots, *ends],
        rows,
    )


def _things(things: Things, found: Summary, voice: Voice) -> Section:
    bots = [standing.bot for standing in found.standings] if len(found.standings) > 1 else []
    outcomes = not _scores(found)
    rows = [
        [
            voice.thing(one.thing),
            amount(one.times, voice),
            _outcome(one, found, voice) + (" ★" if one.stands_out else ""),
            *[_share(value, voice) for value in (one.winners, one.others) if outcomes],
            *[amount(one.bots[bot], voice) for bot in bots],
        ]
        for one in things.things
    ]
    ends = [voice.say("lab-winners-with"), voice.say("lab-others-with")] if outcomes else []
    with_it = voice.say("lab-wins-with" if outcomes else "lab-score-with")
    return Section(
        voice.say(f"count-{things.name}"),
        voice.say("lab-about-things"),
        [voice.say("lab-thing"), voice.say("lab-times-each"), with_it, *ends, *bots],
        rows,
    )


def _maybe(value: Interval | None, voice: Voice) -> str:
    return "–" if value is None else amount(value, voice)


def _share(value: Interval | None, voice: Voice) -> str:
    return "–" if value is None else rate(voice, value)
