"""Plays the levels against each other and writes docs/bots.md anew; `make ladder` runs it.

What was played is kept in build/ladder: stopped, it goes on from there. A change of bots or games
wants it deleted.
"""

import sys
import tomllib
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from automatable.lab.arena import Means
from automatable.lab.ladder import Place, Rung, as_markdown, climb, read, write

ROOT = Path(__file__).parent.parent
PLAN = ROOT / "benchmarks" / "ladder.toml"
DATA = ROOT / "docs" / "ladder.json"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of ladder -->\n"


def page_with(rungs: list[Rung], page: str) -> str:
    """The page with the table of these rungs in its place."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{as_markdown(rungs)}\n\n{END}{after}"


def main(wanted: list[str]) -> None:
    """Play what the plan says, or only the tables of the games named; keep the others."""
    places = [Place(**table) for table in tomllib.loads(PLAN.read_text("utf-8"))["table"]]
    known = read(DATA) if DATA.exists() else []
    rungs: list[Rung] = []
    with Progress(console=Console(stderr=True)) as bar:
        for place in places:
            if wanted and place.game not in wanted:
                rungs += [rung for rung in known if rung.table == place.name]
                continue
            task = bar.add_task(place.name)
            rungs += climb(
                place,
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
