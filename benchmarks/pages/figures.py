"""One figure of a page: its data, whether that is out of date, and how it is measured anew."""

import csv
import json
import os
import shlex
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from automatable import __version__, game_names
from automatable.bots import listed
from tests.side import group, python_with

from . import behaviour
from .show import kept, shown

ROOT = Path(__file__).parents[2]
DATA = ROOT / "docs" / "figures"
PLAN = Path(__file__).parent / "plan.toml"
CONTESTS = ("length", "wins", "round_robin")
REPORTS = ("speeds", "ratios", "beside", "server")


class Failed(Exception):
    """A command failed; the message says why in a line."""


@dataclass(frozen=True)
class Figure:
    """A figure that a command measures and a page shows."""

    name: str
    page: Path
    command: str
    show: str
    log: Path | None = None  # what the command writes, if that is not its output
    code: tuple[Path, ...] = ()  # what it measures, if that is speed or size, not behaviour

    @property
    def path(self) -> Path:
        """Where its data is."""
        return DATA / f"{self.name}.json"

    def data(self) -> dict[str, Any]:
        """What was measured; empty if nothing was."""
        found: dict[str, Any] = (
            json.loads(self.path.read_text("utf-8")) if self.path.exists() else {}
        )
        return found

    def made_on(self) -> dict[str, Any]:
        """What the figure depends on, as it is now."""
        if self.code:
            return behaviour.of_code(self.code, game_names())
        words = shlex.split(self.command)
        settings = dict(after(words, "--set"))
        if self.show in CONTESTS:
            bots = listed(given(words, "--round-robin") or given(words, "--seats"))
            return behaviour.of_bots(words[2], settings, bots)
        if self.show == "learned":
            return behaviour.of_bots(given(words, "--game") or "duel", settings, ["random"])
        return behaviour.of_program(ROOT / words[1], [words[2] if len(words) > 2 else "duel"])

    def why_stale(self) -> str:
        """Why the data is out of date, in a line; empty if it is not."""
        data = self.data()
        if not data:
            return "never measured"
        if data["command"] != self.command:
            return "another command is planned"
        if not behaviour.same(data["made_on"], self.made_on()):
            return "its code has changed" if self.code else "what it measures behaves differently"
        return ""

    def measure(self) -> None:
        """Run the command and keep its data; raises Failed."""
        found = kept(self.show, self._run())
        data = {
            "command": self.command,
            "date": datetime.now(UTC).date().isoformat(),
            "automatable": __version__,
            "made_on": self.made_on(),
            "found": found,
        }
        self._keep(data)

    def still_holds(self) -> None:
        """Keep the data for the code as it is now; raises Failed where there are none."""
        data = self.data()
        if not data or data["command"] != self.command:
            raise Failed("only what was measured by the planned command can still hold")
        self._keep({**data, "made_on": self.made_on()})

    def _keep(self, data: dict[str, Any]) -> None:
        DATA.mkdir(exist_ok=True)
        self.path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")

    def _run(self) -> Any:
        if self.log is not None:
            self.log.unlink(missing_ok=True)
            learners = Path(python_with(*group("learn"))).parent
            output_of(f"{self.command} --log {shlex.quote(str(self.log))}", learners)
            return last_row(self.log)
        if self.show in CONTESTS:  # goes on after a stop, unless something behaves differently now
            folder = f"build/figures/{self.name}-{behaviour.digest(self.made_on())}"
            return json.loads(output_of(f"{self.command} --out {folder} --json"))
        if self.show in REPORTS:
            return json.loads(output_of(f"{self.command} --json"))
        return output_of(self.command).splitlines()

    def put_into(self, text: str) -> str:
        """The text of a page with this figure in it; raises Failed without a place for it."""
        begin, end = f"<!-- {self.name} -->", f"<!-- /{self.name} -->"
        before, found, rest = text.partition(begin)
        _, closed, behind = rest.partition(end)
        if not found or not closed:
            raise Failed(f"{self.page.name} has no place for {self.name}")
        return f"{before}{begin}{shown(self.show, self.data()['found'])}{end}{behind}"


@cache
def output_of(command: str, programs: Path = Path(sys.executable).parent) -> str:
    """What a command prints; several figures may share it. Raises Failed."""
    name, *words = shlex.split(command)
    done = subprocess.run(
        [str(programs / name), *words],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(f"{command} ended with status {done.returncode}")
    return done.stdout


def last_row(log: Path) -> dict[str, float]:
    """The last test that a learner has logged."""
    with log.open(encoding="utf-8", newline="") as file:
        *_, last = csv.DictReader(file)
    return {name: float(last[name]) for name in ("answers", "rate", "low", "high")}


def plan() -> list[Figure]:
    """All figures."""
    return [
        Figure(
            name,
            ROOT / one["page"],
            one["command"],
            one["show"],
            ROOT / one["log"] if "log" in one else None,
            tuple([ROOT / place for place in one.get("code", ())]),
        )
        for name, one in tomllib.loads(PLAN.read_text("utf-8")).items()
    ]


def write_pages(figures: list[Figure]) -> None:
    """Put all figures that were ever measured into their pages."""
    for page in dict.fromkeys(figure.page for figure in figures):
        text = page.read_text("utf-8")
        for figure in figures:
            if figure.page == page and figure.data():
                text = figure.put_into(text)
        page.write_text(text, "utf-8")


def given(words: list[str], option: str) -> str:
    """The value of an option, empty if it is not given."""
    return words[words.index(option) + 1] if option in words else ""


def after(words: list[str], option: str) -> list[tuple[str, str]]:
    """All values `NAME=VALUE` of an option."""
    found = [words[k + 1].partition("=") for k, word in enumerate(words) if word == option]
    return [(name, value) for name, _, value in found]
