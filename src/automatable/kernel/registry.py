"""Games, bots and boards are found by entry point; nothing imports them by name."""

import sys
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .errors import AutomatableError, UnknownBot, UnknownGame
from .game import Game, Position, State


def games() -> list[str]:
    """The names of all installed games; those that start with an underscore are not listed."""
    return [name for name in _names("automatable.games") if not name.startswith("_")]


def bots() -> list[str]:
    """The names of all installed bots."""
    return _names("automatable.bots")


@cache
def game(name: str) -> Game[Any]:
    """The installed game of that name; raises UnknownGame."""
    found: Game[Any] = _load("automatable.games", name, UnknownGame, "game", games())
    return found


def state_of(name: str, settings: Mapping[str, str], position: Position) -> State:
    """The state that was pickled as its notation."""
    found: State = game(name).from_position(position, settings)
    return found


@cache
def bot_maker(name: str) -> Any:
    """What makes the installed bot of that name; raises UnknownBot."""
    return _load("automatable.bots", name, UnknownBot, "bot", bots())


@cache
def board_maker(name: str) -> Any | None:
    """What draws the game of that name as text, None if nothing is installed for it."""
    found = _entries("automatable.boards", tuple(sys.path)).get(name)
    return None if found is None else found.load()


def _names(group: str) -> list[str]:
    return sorted(_entries(group, tuple(sys.path)))


@lru_cache(maxsize=8)
def _entries(group: str, _path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """The installed entry points by name; cached by search path, since looking takes a while."""
    return {entry.name: entry for entry in reversed(list(entry_points(group=group)))}


def _load(group: str, name: str, error: type[AutomatableError], what: str, known: list[str]) -> Any:
    found = _entries(group, tuple(sys.path)).get(name)
    if found is not None:
        return found.load()
    near = get_close_matches(name, known, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(known)}"
    facts = {"name": name, "near": near[0] if near else "none", "known": ", ".join(known)}
    raise error(f"no {what} is named {name!r}; {hint}", "name", **facts)
