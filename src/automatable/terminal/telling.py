"""Sentences about a game in play, without any style: for people, and for programs that read."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from ..bots.weight import Weight
from ..kernel.game import Game, Refusal, Result
from ..words import Words
from .screen import clean

Safe = Callable[[str], str]  # what names from outside go through


def once(lines: Iterable[str]) -> list[str]:
    """The lines; one that is told several times on end is told once, with how often."""
    found = []
    for line, group in groupby(lines):
        count = len(list(group))
        found.append(line if count == 1 else f"{line} ×{count}")
    return found


def why(
    game: Game[Any],
    refusal: Refusal,
    action: int,
    names: Sequence[str],
    words: Words,
    safe: Safe = clean,
) -> list[str]:
    """Why an action is not on offer, and the rule that says so; or that it is."""
    name = safe(words.action(game.catalogue.name(action)))
    if not refusal.rule:
        return [words.say("why-allowed", action=name)]
    reason = safe(words.refusal(refusal, names))
    told = game.rulebook_in(words.lang).rule(refusal.rule).plain()
    first = f"{words.say('why-not', action=name)} {reason}".rstrip()
    return [first, safe(f"  {words.labelled(refusal.rule, told)}")]


def hinted(
    game: Game[Any],
    weights: Sequence[Weight],
    options: Sequence[int],
    words: Words,
    safe: Safe = clean,
) -> list[str]:
    """The best answer and the second best, by the numbers they are listed with."""
    lines = []
    for key, weight in zip(("hint-best", "hint-second"), weights, strict=False):
        if not weight.tries:
            key = "hint-only" if len(options) == 1 else "hint-plain"
        number = options.index(weight.action) + 1
        action = safe(words.action(game.catalogue.name(weight.action)))
        percent = round(weight.worth / 10)
        lines.append(words.say(key, number=number, action=action, percent=percent))
    return lines


def verdict(result: Result, titles: Sequence[str], words: Words, safe: Safe = clean) -> str:
    """Who has won, and why."""
    reason = words.say(f"result-{result.reason}")
    best = max(result.scores)
    if result.together:
        return words.say("over-all-won" if best > 0 else "over-all-lost", reason=reason)
    if len(result.scores) == 1:
        return words.say("over-rated", points=best, reason=reason)
    winners = [titles[seat] for seat, score in enumerate(result.scores) if score == best]
    if len(winners) == len(titles):
        return words.say("over-draw", reason=reason)
    return words.say("over-won", who=safe(", ".join(winners)), reason=reason)
