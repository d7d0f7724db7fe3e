"""Tables of the law and data files, for tests that compare them."""

import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

LAW = (Path(__file__).parents[3] / "docs" / "rules" / "raising_robots.md").read_text("utf-8")


def section(title: str) -> str:
    """A section of the law, from its heading to the next."""
    return LAW.split(f"\n## {title}")[1].split("\n## ")[0].split("\n# ")[0]


def tables_of(title: str) -> list[list[list[str]]]:
    """The cells of the tables in a section, row by row, without their headings."""
    found: list[list[list[str]]] = [[]]
    for line in section(title).splitlines():
        if line.startswith("|"):
            found[-1].append([cell.strip() for cell in line[1:-1].split("|")])
        elif found[-1]:
            found.append([])
    return [table[2:] for table in found if table]


def data(name: str) -> str:
    """The text of a data file of the game."""
    return (files("automatable.games.raising_robots") / "data" / name).read_text("utf-8")


def rows(name: str, kind: str) -> list[dict[str, Any]]:
    """The rows of a data file."""
    found: list[dict[str, Any]] = tomllib.loads(data(name))[kind]
    return found


def toml(kind: str, rows: list[dict[str, Any]]) -> str:
    """Rows as a TOML text."""
    return "\n".join(
        "\n".join([f"[[{kind}]]", *(f"{field} = {json.dumps(row[field])}" for field in row)])
        for row in rows
    )
