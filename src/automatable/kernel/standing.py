"""How well each piece of a game is known, according to its data files.

A row of a file in `data/` has a `status`: known (printed in a source at hand), inferred (follows
from what is known) or reconstructed (made up to fit). People see it wherever they choose a game.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

STATUSES: Final = ("known", "inferred", "reconstructed")


def standings(folder: Path) -> dict[str, dict[str, str]]:
    """The status of every piece in the data of a game: by kind, then by name in the notation.

    A kind with a single piece, such as a track or the plan of an arena, is named by the kind.
    """
    found: dict[str, dict[str, str]] = {}
    for path in sorted((folder / "data").glob("*.*")):
        text = path.read_text("utf-8")
        kinds = tomllib.loads(text) if path.suffix == ".toml" else _plan(path.stem, text)
        for kind, rows in kinds.items():
            told = _told(kind, rows)
            if told:
                found.setdefault(kind, {}).update(told)
    return found


def is_all_known(folder: Path) -> bool:
    """Whether nothing of the game had to be inferred or reconstructed."""
    return all(
        [status == STATUSES[0] for kind in standings(folder).values() for status in kind.values()]
    )


def _told(kind: str, rows: Any) -> dict[str, str]:
    if isinstance(rows, dict):
        return {kind: str(rows["status"])} if "status" in rows else {}
    if not isinstance(rows, list):
        return {}
    return {
        str(row.get("id", row.get("name"))): str(row["status"])
        for row in rows
        if isinstance(row, dict) and "status" in row
    }


def _plan(name: str, text: str) -> dict[str, Any]:
    """A file that is drawn rather than listed says `status reconstructed` on a line of its own."""
    for line in text.splitlines():
        words = line.split()
        if len(words) == 2 and words[0] == "status":
            return {name: {"status": words[1]}}
    return {}
