"""Inputs worth keeping: files of tests/corpus/fuzz, one folder for each target."""

from pathlib import Path

from .targets import Target

FOLDER = Path(__file__).parents[1] / "corpus" / "fuzz"


def kept(target: Target) -> list[Path]:
    """The files kept for a target."""
    return sorted((FOLDER / target.name).glob("*"))


def pool(target: Target) -> list[bytes]:
    """What to make new inputs of: what is kept, and what the game itself writes."""
    return [*(path.read_bytes() for path in kept(target)), *target.seeds()]
