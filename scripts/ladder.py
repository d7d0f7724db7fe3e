"""Plays the levels against each other and updates docs/bots.md; `make ladder` runs it.

Games are stored in build/ladder, so a stopped run continues. Delete that folder after a change of
bots or games.
"""

import sys
import tomllib
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from automatable.lab.arena import Means
from automatable.lab.ladder import LadderTable, Rung, as_markdown, climb, read, write

ROOT = Path(__file__).parent.parent
PLAN = ROOT / "benchmarks" / "ladder.toml"
DATA = ROOT / "docs" / "ladder.json"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of ladder -->\n"


def page_with(rungs: list[Rung], page: str) -> str:
    """The page with the table of these rungs put in."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{as_markdown(rungs)}\n\n{END}{after}"


def main(wanted: list[str]) -> None:
    """Play the whole plan, or only the tables of the games named, keeping the other results."""
    tables = [LadderTable(**table) for table in tomllib.loads(PLAN.read_text("utf-8"))["table"]]
    known = read(DATA) if DATA.exists() else []
    rungs: list[Rung] = []
    with Progress(console=Console(stderr=True)) as bar:
        for table in tables:
            if wanted and table.game not in wanted:
                rungs += [rung for rung in known if rung.table == table.name]
                continue
            task = bar.add_task(table.name)
            rungs += climb(
                table,
                Means(ROOT / "build" / "ladder"),
                lambda what, done, of, task=task: bar.update(
                    task, description=what, completed=done, total=of
                ),
            )
    write(rungs, DATA)
    PAGE.write_text(page_with(rungs, PAGE.read_text("utf-8")), "utf-8")
    print(as_markdown(rungs))


if __name__ == "__main__":
    main(sys.argv[1:])
