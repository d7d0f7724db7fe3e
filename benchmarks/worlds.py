"""Whether timing reveals what is hidden: `python -m benchmarks.worlds times 1000`.

times N   N requests of each kind, alternating between two tables that look the same to a seat:
          how much longer one takes, as a median with its 95 % interval, and for the pair of
          tables that differs most; for comparison, the same with two tables in the same world
work N    the same without a clock: for N pairs of such worlds, how many lines of Python run for
          a message to the seat (AUTOMATABLE_PURE=1: compiled code has no lines)
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from json import dumps, loads
from math import sqrt
from types import FrameType
from typing import Any
from urllib.parse import quote
from uuid import uuid4

from automatable import COMPILED, Record, Rng, game
from automatable.kernel.compact import compact
from automatable.kernel.game import State
from automatable.kernel.seats import CHANCE
from automatable.server.message import message
from automatable.server.room import occupant_row
from automatable.server.rows import TableRow
from automatable.server.table import Table
from automatable.testkit.walks import step

from .server.browser import new_address
from .server.servers import HEADERS, OURS, Server, running

GAMES = ("duel", "raising_robots", "robot_quest_arena")


def pairs(name: str, number: int) -> Iterator[tuple[State, State, int]]:
    """States of random games, each with another one that looks the same to the seat asked."""
    rules = game(name)
    found = 0
    for seed in range(10_000):
        rng = Rng(seed)
        state = rules.new(dict(rules.test_settings[0]))
        while step(state, rng) is not None:
            at_work = state.at_work()
            if state.asked(CHANCE) is not None or not at_work or rng.below(31):
                continue
            seat = at_work[rng.below(len(at_work))]
            other = rules.determinize(state, seat, rng)
            if rules.position(other) == rules.position(state):
                continue
            yield state, other, seat
            found += 1
            if found == number:
                return


class Visitor:
    """A client that holds all seats of a table, over one connection."""

    def __init__(self, server: Server) -> None:
        self.line = HTTPConnection("127.0.0.1", server.ports[0], timeout=60)

    def ask(self, method: str, path: str, **body: Any) -> bytes:
        said = dumps({"key": uuid4().hex, **body}) if method == "POST" else None
        self.line.request(method, path, said, {**HEADERS, "X-Forwarded-For": new_address()})
        reply = self.line.getresponse()
        told = reply.read()
        assert reply.status == 200, told
        return told

    def table(self, state: State) -> str:
        """A table in that world; its address."""
        rules = state.game
        seats = [{"kind": "here"} for _ in range(state.seats)]
        short = compact(Record(rules, rules.settings_of(state), rules.position(state)))
        made = loads(self.ask("POST", "/api/tables", game=rules.id, seats=seats, record=short))
        return f"/api/tables/{made['code']}"


def requests(visitor: Visitor, state: State, seat: int) -> dict[str, Callable[[str], bytes]]:
    """What a seat may ask, again and again, without changing anything."""
    names = state.game.catalogue.names
    decision = state.asked(seat)
    assert decision is not None
    wrong = next(name for k, name in enumerate(names) if k not in decision.options)
    answer = {"seat": seat, "sequence": 10_000, "answer": wrong}
    return {
        "view": lambda path: visitor.ask("GET", f"{path}/view?seat={seat}"),
        "why": lambda path: visitor.ask("GET", f"{path}/why?seat={seat}&action={quote(wrong)}"),
        "wrong answer": lambda path: visitor.ask("POST", f"{path}/answers", **answer),
    }


def longer(ask: Callable[[str], bytes], paths: list[str], number: int) -> list[float]:
    """How many microseconds longer the second takes, each time, in random order."""
    found = []
    for _ in range(number):
        took = [0.0, 0.0]
        for which in random.sample((0, 1), 2):
            began = time.perf_counter()
            ask(paths[which])
            took[which] = 1e6 * (time.perf_counter() - began)
        found.append(took[1] - took[0])
    return found


def median(differences: list[float]) -> str:
    """The median with its distribution-free 95 % interval."""
    ordered = sorted(differences)
    reach = int(len(ordered) / 2 - 1.96 * sqrt(len(ordered)) / 2)
    middle = statistics.median(ordered)
    return f"{middle:+6.1f} us [{ordered[reach]:+6.1f}, {ordered[-1 - reach]:+6.1f}]"


def times(server: Server, number: int) -> None:
    """Compare replies about several pairs of worlds of each game."""
    visitor = Visitor(server)
    worlds = 10
    for name in GAMES:
        found: dict[tuple[str, str], list[list[float]]] = {}
        for state, other, seat in pairs(name, worlds):
            paths = [visitor.table(one) for one in (state, state, other)]
            for kind, ask in requests(visitor, state, seat).items():
                for path in paths:
                    ask(path)
                for what, two in (("same world", paths[:2]), ("other world", paths[1:])):
                    found.setdefault((kind, what), []).append(longer(ask, two, number // worlds))
        for (kind, what), took in found.items():
            most = max(abs(statistics.median(pair)) for pair in took)
            told = f"{median([one for pair in took for one in pair])}, most of a pair {most:.1f} us"
            print(f"{name:18} {kind:12} {what:11} {told}", flush=True)


def lines(work: Callable[[], object]) -> int:
    """How many lines of Python are run."""
    count = 0

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(None)
    return count


def work(number: int) -> None:
    """Count the work for a message in worlds that look the same."""
    if COMPILED:
        sys.exit("compiled code has no lines to count; set AUTOMATABLE_PURE=1")
    for name in GAMES:
        differences, totals = [], []
        for state, other, seat in pairs(name, number):
            counts = []
            for one in (state, other):
                table = _table(one)
                message(table, seat, -1, (seat,))  # fills the caches
                counts.append(lines(lambda: message(table, seat, -1, (seat,))))  # noqa: B023
            totals.append(counts[0])
            differences.append(abs(counts[1] - counts[0]))
        equal = differences.count(0)
        usual, most = statistics.median(totals), max(differences)
        print(
            f"{name:18} {number} pairs: {usual:.0f} lines in the median; {equal} pairs alike,"
            f" most apart by {most}",
            flush=True,
        )


def _table(state: State) -> Table:
    """The world as a table of a server, with everybody present."""
    rules = state.game
    occupants = [occupant_row("here", "", "", "somebody", "") for _ in range(state.seats)]
    start = rules.position(state)
    row = TableRow(
        "code",
        rules.id,
        rules.settings_of(state),
        start,
        b"",
        occupants,
        "",
        "",
        version=rules.version,
    )
    return Table(row, ())


def main() -> None:
    """Do what the command line names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["times", "work"])
    parser.add_argument("number", type=int)
    given = parser.parse_args()
    if given.what == "work":
        work(given.number)
        return
    with running(OURS) as server:
        times(server, given.number)


if __name__ == "__main__":
    main()
