"""The command `evaluate`: play with a progress bar, then print what was found."""

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from rich.console import Console

from ..kernel.seats import seat_letter
from ..lab.arena import Resources, carry_out
from ..lab.arena_show import title
from ..lab.commands import Reporting, Stopped, bar, kept, say_stopped
from ..lab.contest import GameRow
from ..lab.intervals import Interval, mean, wilson
from ..lab.voice import Voice, bounds, duration, number, percent, rate
from .evaluation import KINDS, AgentResults, AgentRow, Evaluation

MOST_RULES = 3  # of those that were broken most often


@dataclass(frozen=True)
class Findings:
    """What an evaluation has found."""

    games: int
    called_off: int  # games that took too long, which count as lost
    wins: Interval  # of all games; a draw is a fraction of a win
    deals: Interval  # mean over deals, each from all seats, so that its games are no two samples
    seats: dict[int, Interval]
    forfeits: Interval
    wrong: dict[str, int]
    questions: int  # that the agent had to choose at
    broken: dict[str, int]  # rules, by how often
    prompts: int
    mean_prompt: float  # characters
    largest_prompt: int
    system: int  # characters told before a game, at most
    seconds: float  # for a question

    def plain(self) -> dict[str, Any]:
        """The findings as JSON data."""
        return {
            **vars(self),
            "wins": self.wins.plain(),
            "deals": self.deals.plain(),
            "seats": {seat_letter(seat): found.plain() for seat, found in self.seats.items()},
            "forfeits": self.forfeits.plain(),
        }


def findings(rows: Sequence[AgentRow]) -> Findings:
    """What the games of an evaluation show."""
    shares = [row.shares[row.agent] / 1000 for row in rows]
    deals: defaultdict[int, list[float]] = defaultdict(list)
    seats: defaultdict[int, list[float]] = defaultdict(list)
    for row, share in zip(rows, shares, strict=True):
        deals[row.deal].append(share)
        seats[row.agent].append(share)
    prompts = sum(row.prompts for row in rows)
    wrong = {kind: sum(getattr(row, kind) for row in rows) for kind in KINDS}
    questions = prompts - sum(wrong.values()) + sum(row.forfeited for row in rows)
    seconds = sum(row.seconds[row.agent] for row in rows)
    broken = Counter([rule for row in rows for rule in row.broken])
    return Findings(
        games=len(rows),
        called_off=sum(not row.is_finished for row in rows),
        wins=wilson(sum(shares), len(rows)),
        deals=_rate([sum(each) / len(each) for each in deals.values()]),
        seats={seat: wilson(sum(each), len(each)) for seat, each in sorted(seats.items())},
        forfeits=wilson(sum(row.forfeited for row in rows), len(rows)),
        wrong=wrong,
        questions=questions,
        broken=dict(broken.most_common()),
        prompts=prompts,
        mean_prompt=sum(row.prompt_characters for row in rows) / max(1, prompts),
        largest_prompt=max((row.largest_prompt for row in rows), default=0),
        system=max((row.system_characters for row in rows), default=0),
        seconds=seconds / max(1, questions),
    )


def _rate(shares: Sequence[float]) -> Interval:
    """The mean of shares with its interval.

    As in `paired_rates`, one more of each extreme keeps a few that agree from proving anything.
    """
    wide = mean([*shares, 0.0, 1.0])
    return Interval(fmean(shares), max(0.0, wide.low), min(1.0, wide.high))


def evaluate(evaluation: Evaluation, resources: Resources, reporting: Reporting) -> int:
    """Play an evaluation and print what was found; the exit status."""
    resources.check()
    try:
        with bar(reporting) as tell:
            rows = carry_out(evaluation, resources, tell, AgentResults)
    except Stopped as stopped:
        return say_stopped(stopped, resources, reporting)
    found = findings([row for row in rows if isinstance(row, AgentRow)])
    if reporting.as_json:
        print(json.dumps({"contest": evaluation.plain(), **found.plain()}, ensure_ascii=False))
        return 0
    console = Console(highlight=False, emoji=False, markup=False)
    console.print(title(evaluation.settings, reporting.voice), style="bold", soft_wrap=True)
    for line in sentences(evaluation, rows, found, reporting.voice):
        console.print(line, soft_wrap=True)
    console.print(reporting.voice.say("evaluate-legend"), soft_wrap=True, style="dim")
    if resources.out is not None:
        console.print(kept(resources.out, reporting.voice), soft_wrap=True, style="dim")
    return 0


def sentences(
    evaluation: Evaluation, rows: Sequence[GameRow], found: Findings, voice: Voice
) -> list[str]:
    """What was found, in sentences."""
    agent, *rest = evaluation.seats
    others = ", ".join(dict.fromkeys(rest))
    seats = [
        voice.say("evaluate-seat", seat=seat_letter(seat), rate=rate(voice, wins))
        for seat, wins in found.seats.items()
    ]
    lines = [
        voice.say("evaluate-title", agent=agent, others=others) if others else agent,
        voice.say("lab-games", games=found.games),
        voice.say("evaluate-wins", rate=rate(voice, found.wins)),
    ]
    if found.called_off:
        lines.append(voice.say("evaluate-called-off", count=found.called_off, most=evaluation.most))
    if len(seats) > 1:
        deals = len({row.deal for row in rows})
        facts = {"mean": percent(voice, found.deals.middle), "deals": deals}
        lines.append(voice.say("evaluate-deals", bounds=bounds(voice, found.deals, 100), **facts))
        lines.append(voice.say("evaluate-seats", seats=", ".join(seats)))
    return [*lines, *_mistakes(found, voice), *_sizes(found, voice)]


def _mistakes(found: Findings, voice: Voice) -> list[str]:
    """Forfeits and wrong answers, which are counted apart."""
    forfeits = round(found.forfeits.middle * found.games)
    count = sum(found.wrong.values())
    share = percent(voice, count / max(1, found.questions))
    lines = [
        voice.say(
            "evaluate-forfeits",
            count=forfeits,
            games=found.games,
            rate=rate(voice, found.forfeits),
        ),
        voice.say(
            "evaluate-wrong", count=count, questions=found.questions, rate=share, **found.wrong
        ),
    ]
    if found.broken:
        often = [f"{rule} ({count})" for rule, count in list(found.broken.items())[:MOST_RULES]]
        lines.append(voice.say("evaluate-rules", rules=", ".join(often)))
    return lines


def _sizes(found: Findings, voice: Voice) -> list[str]:
    return [
        voice.say(
            "evaluate-prompts",
            count=found.prompts,
            mean=number(voice, found.mean_prompt, 0),
            largest=number(voice, found.largest_prompt, 0),
            system=number(voice, found.system, 0),
        ),
        voice.say("evaluate-time", time=duration(voice, found.seconds)),
    ]
