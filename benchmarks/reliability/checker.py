"""Whether the stored log of a table explains what its clients did and saw.

The log is the order in which things happened, so nothing need be searched for: every command that
was acknowledged stands in it once and none that failed, no later one before an earlier one, and
whoever looked was shown what the rules make of the log up to the number they were told, not less
than anybody had been told before they asked, and not more than had been asked for by then.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from math import inf

from automatable.server.rows import LogRow, TableRow

from .history import Command, History, Look
from .model import Model, NotExplained

OWN = ("bot-", "deal-", "rematch-")  # how keys of the server itself begin


def problems(table: TableRow, log: Sequence[LogRow], history: History) -> list[str]:
    """What the log does not explain; nothing if all is well."""
    numbers = [row.number for row in log]
    if numbers != list(range(1, len(log) + 1)):
        return [f"the log is numbered {numbers}"]
    rows = {row.key: row for row in log}
    return [
        *_doubled(log),
        *_commands(history.commands, rows),
        *_strangers(history.commands, log),
        *_order(history.commands, rows),
        *_freshness(history, len(log)),
        *_going_back(history.looks),
        *_foresight(history, log),
        *_views(table, log, history.looks),
    ]


def _doubled(log: Sequence[LogRow]) -> Iterator[str]:
    seen: set[str] = set()
    for row in log:
        if row.key in seen:
            yield f"doubled: row {row.number} has a key that was used before ({row.key})"
        seen.add(row.key)


def _commands(commands: Iterable[Command], rows: dict[str, LogRow]) -> Iterator[str]:
    """What was acknowledged is there, as it was said; what failed is not."""
    for command in commands:
        row = rows.get(command.key)
        if row is None:
            if command.outcome == "acknowledged":
                yield f"lost: {command} is not in the log"
        elif command.outcome == "failed":
            yield f"written although it failed: {command} is row {row.number}"
        elif not _is_said(command, row):
            yield f"changed: {command} is written as {row}"
        elif 0 <= command.sequence < row.number:
            yield f"acknowledged too soon: {command} is row {row.number}"


def _is_said(command: Command, row: LogRow) -> bool:
    said = command.data if command.kind in ("answer", "hand_over") else row.data
    return (command.kind, command.seat, said) == (row.kind, row.seat, row.data)


def _strangers(commands: Iterable[Command], log: Sequence[LogRow]) -> Iterator[str]:
    """Nothing is there that nobody said."""
    said = {command.key for command in commands}
    for row in log:
        key = row.key.partition("/")[0]  # what follows from an answer is numbered behind its key
        if key not in said and not key.startswith(OWN):
            yield f"said by nobody: row {row.number} ({row.key})"


def _order(commands: Iterable[Command], rows: dict[str, LogRow]) -> Iterator[str]:
    """What ended before something else was begun stands before it."""
    written = [(command, rows[command.key].number) for command in commands if command.key in rows]
    ended = sorted((command.ended, number) for command, number in written)
    ends = [end for end, _ in ended]
    latest = list(accumulate((number for _, number in ended), max))
    for command, number in written:
        before = bisect_left(ends, command.invoked)
        if before and latest[before - 1] > number:
            yield f"out of order: {command} is row {number}, yet {latest[before - 1]} ended before"


def _freshness(history: History, length: int) -> Iterator[str]:
    """Nobody is told less than anybody had been told before they asked."""
    told = [
        *[(each.ended, each.sequence) for each in history.commands if each.ended < inf],
        *[(each.ended, each.sequence) for each in history.looks],
    ]
    told.sort()
    ends = [end for end, _ in told]
    latest = list(accumulate((sequence for _, sequence in told), max))
    asked: list[Command | Look] = [each for each in history.commands if each.sequence >= 0]
    for each in [*asked, *history.looks]:
        if each.sequence > length:
            yield f"never written: {each} tells of more than {length} rows"
        before = bisect_left(ends, each.invoked)
        if before and latest[before - 1] > each.sequence:
            yield f"stale: {each} tells less than {latest[before - 1]}, which was told before"


def _going_back(looks: Iterable[Look]) -> Iterator[str]:
    """To one client the numbers only grow."""
    known: dict[str, int] = {}
    for look in looks:  # in the order in which they came
        if look.sequence < known.get(look.who, -1):
            yield f"back: {look} after {known[look.who]}"
        known[look.who] = look.sequence


def _foresight(history: History, log: Sequence[LogRow]) -> Iterator[str]:
    """Nobody is shown what nobody had said by then."""
    invoked = {command.key: command.invoked for command in history.commands}
    said = accumulate((invoked.get(row.key.partition("/")[0], -inf) for row in log), max)
    since = [-inf, *said]
    for look in history.looks:
        if look.sequence < len(since) and since[look.sequence] > look.ended:
            yield f"foreseen: {look} tells of what was said later"


def _views(table: TableRow, log: Sequence[LogRow], looks: Iterable[Look]) -> Iterator[str]:
    """The log is a game by the rules, and everybody was shown that."""
    model = Model(table)
    waiting = sorted(looks, key=lambda look: look.sequence)
    place = 0
    for number in range(len(log) + 1):
        if number:
            try:
                model.apply(log[number - 1])
            except NotExplained as error:
                yield f"against the rules: {error}"
                return
        shown: dict[int | None, str] = {}
        while place < len(waiting) and waiting[place].sequence == number:
            look = waiting[place]
            place += 1
            if look.seat not in shown:
                shown[look.seat] = model.shown(look.seat)
            if look.shown != shown[look.seat]:
                yield f"shown something else: {look}"
    if model.waits_for_nature:
        yield "nature's answers are missing at the end of the log"
