"""Plays the levels against each other and updates docs/bots.md; `make ladder` runs it.

Only what was measured on games or bots that behave differently now is played, or the games that are
named; `--mark` plays nothing and marks it on the page. Games are stored in build/ladder, in a
folder for each behaviour, so a stopped run continues.
"""

import sys
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from automatable.bots.levels import LEVELS
from automatable.lab.arena import Resources
from automatable.lab.ladder import LadderTable, Rung, as_markdown, climb, read, write
from benchmarks.pages.behaviour import digest, of_bots, same

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "ladder"
PLAN = ROOT / "benchmarks" / "ladder.toml"
DATA = ROOT / "docs" / "ladder.json"
PAGE = ROOT / "docs" / "bots.md"
OUTDATED = "\\* Measured on earlier bots or rules, or not known on which; `make ladder` renews it."
BEGIN, END = "<!-- ladder -->\n", "<!-- end of ladder -->\n"


def page_with(rungs: list[Rung], page: str) -> str:
    """The page with the table of these rungs put in, those marked that are out of date."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    old = {(rung.table, rung.better) for rung in rungs if is_outdated(rung)}
    note = f"\n\n{OUTDATED}" if old else ""
    return f"{before}{BEGIN}\n{as_markdown(rungs, old)}{note}\n\n{END}{after}"


def is_outdated(rung: Rung) -> bool:
    """Whether a rung was measured on games or bots that behave differently now."""
    table = {each.name: each for each in planned()}[rung.table]
    return not same(rung.made_on, made_on(table.game, table.settings, rung.better, rung.lower))


def made_on(game: str, settings: Mapping[str, str], *levels: str) -> dict[str, Any]:
    """What a rung depends on, as it is now."""
    return of_bots(game, settings, levels)


def planned() -> list[LadderTable]:
    """The tables of the plan."""
    return [LadderTable(**table) for table in tomllib.loads(PLAN.read_text("utf-8"))["table"]]


def played(table: LadderTable, levels: list[str], bar: Progress) -> list[Rung]:
    """The rungs of these levels at a table, measured now."""
    task = bar.add_task(table.name)
    every = made_on(table.game, table.settings, *LEVELS)
    found = climb(
        table,
        Resources(FOLDER / digest(every)),
        lambda what, done, of: bar.update(task, description=what, completed=done, total=of),
        levels,
    )
    return [
        replace(one, made_on=made_on(table.game, table.settings, one.better, one.lower))
        for one in found
    ]


def main(wanted: list[str]) -> None:
    """Play what is out of date, or the tables of the games named; with `--mark`, only mark it."""
    known = {(rung.table, rung.better): rung for rung in read(DATA)} if DATA.exists() else {}
    with Progress(console=Console(stderr=True)) as bar:
        for table in [] if wanted == ["--mark"] else planned():
            levels = [
                level
                for level in list(LEVELS)[1:]
                if table.game in wanted
                or (not wanted and is_missing(known.get((table.name, level))))
            ]
            for level in levels:
                for rung in played(table, [level], bar):
                    known[rung.table, rung.better] = rung
                keep(known)
    keep(known)


def keep(known: Mapping[tuple[str, str], Rung]) -> None:
    """Store all rungs that are known, and write the page."""
    order = [(table.name, level) for table in planned() for level in list(LEVELS)[1:]]
    rungs = [known[each] for each in order if each in known]
    write(rungs, DATA)
    PAGE.write_text(page_with(rungs, PAGE.read_text("utf-8")), "utf-8")


def is_missing(rung: Rung | None) -> bool:
    """Whether a rung has to be played."""
    return rung is None or is_outdated(rung)


if __name__ == "__main__":
    main(sys.argv[1:])
