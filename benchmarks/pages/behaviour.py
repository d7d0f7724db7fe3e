"""What a figure was measured on: a fingerprint of how games and bots behave.

A figure is out of date when what it measures behaves differently, not when a comment or a name
has changed. So bots play the beginnings of a few games from fixed seeds, on a small budget, and the
answers are hashed: rules, evaluation and search all show in them, speed and style do not. Budgets
are kept beside it, since the fingerprint is taken on smaller ones.
"""

import ast
import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from automatable import CHANCE, Rng, game
from automatable.bots import make_bot
from automatable.bots.levels import LEVELS
from automatable.kernel.game import State
from automatable.kernel.seat_view import SeatView

GAMES = 3  # whose beginnings are played
ANSWERS = 60  # of each beginning, nature's included
PLAYOUTS = 12  # of a bot that searches


def of_bots(name: str, settings: Mapping[str, str], bots: Sequence[str]) -> dict[str, Any]:
    """What a contest of these bots at a table depends on."""
    levels = sorted({bot.partition(":")[0] for bot in bots})
    return {
        "game": name,
        "version": game(name).version,
        "playouts": {level: LEVELS[level].playouts for level in levels},
        "behaviour": {level: fingerprint(name, settings, level) for level in levels},
    }


def fingerprint(name: str, settings: Mapping[str, str], level: str) -> str:
    """A hash of the answers that bots of a level give in the beginnings of games."""
    told = sha256()
    for number in range(GAMES):
        state: State = game(name).new(settings)
        nature = Rng(number)
        bot = level if level == "random" else f"{level}:{PLAYOUTS}"
        bots = [make_bot(bot, 100 * number + seat) for seat in range(state.seats)]
        for _ in range(ANSWERS):
            asked = state.decision()
            if asked is None:
                break
            if asked.seat == CHANCE:
                action = asked.sample(nature)
            else:
                action = bots[asked.seat].choose(SeatView(state, asked.seat))
            told.update(f"{asked.seat} {state.game.catalogue.name(action)}\n".encode())
            state.apply(asked.seat, action)
        told.update(f"{state.result!r}\n".encode())
    return told.hexdigest()[:16]


def of_program(path: Path, names: Sequence[str]) -> dict[str, Any]:
    """What the output of a program depends on: its code, without comments, and these games."""
    return {
        "program": sha256(ast.dump(_code(path)).encode()).hexdigest()[:16],
        "games": [of_bots(name, {}, ["random"]) for name in names],
    }


def of_code(places: Sequence[Path], names: Sequence[str]) -> dict[str, Any]:
    """What a measurement of speed or size depends on: programs, alone or in folders, and rules.

    The wording of texts does not count.
    """
    told = sha256()
    programs = [
        path for place in places for path in (place.rglob("*.py") if place.is_dir() else [place])
    ]
    for path in sorted(programs):
        tree = _code(path)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                node.value = ""
        told.update(ast.dump(tree).encode())
    versions = {name: game(name).version for name in names}
    return {"code": told.hexdigest()[:16], "versions": versions}


def _code(path: Path) -> ast.Module:
    """A program without its comments and docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return tree


def digest(made_on: object) -> str:
    """A short name for what a figure depends on."""
    return sha256(json.dumps(made_on, sort_keys=True).encode()).hexdigest()[:8]


def same(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether two figures depend on the same, one of them read from a file."""
    return bool(json.loads(json.dumps(one)) == json.loads(json.dumps(other)))
