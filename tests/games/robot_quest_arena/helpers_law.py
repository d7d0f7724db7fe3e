"""What the rules document says, section by section, and the data files of the game."""

from pathlib import Path

from automatable.games.robot_quest_arena import GAME

LAW = (Path(__file__).parents[3] / "docs" / "rules" / "robot_quest_arena.md").read_text("utf-8")


def section(title: str) -> str:
    """A section of the law, from its heading to the next."""
    return LAW.split(f"### {title}")[1].split("\n### ")[0].split("\n## ")[0]


def table_of(title: str) -> list[list[str]]:
    """The cells of the table in a section, row by row."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def data(name: str) -> str:
    """The text of a data file of the game."""
    return (GAME.folder / "data" / name).read_text("utf-8")
