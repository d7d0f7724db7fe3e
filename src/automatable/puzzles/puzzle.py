"""What a puzzle holds, and how it is read and written: one line of JSON each."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..kernel.errors import AutomatableError
from ..kernel.game import Game, State
from ..kernel.record import Record
from .goal import Goal

FILE = "puzzles.jsonl"


class BadPuzzle(AutomatableError, ValueError):
    """A puzzle that cannot be read or played."""

    code = "bad_puzzle"


@dataclass(frozen=True)
class Step:
    """A question with one right answer: what each is worth, and what the other side answers."""

    right: str
    worths: Mapping[str, int]  # in thousandths: the right answer's guarantee, at most the others'
    reply: str

    @property
    def second(self) -> str:
        """The best of the wrong answers."""
        others = [name for name in self.worths if name != self.right]
        return max(others, key=lambda name: self.worths[name])

    @property
    def gap(self) -> int:
        """How far the right answer is ahead."""
        return self.worths[self.right] - self.worths[self.second]


@dataclass(frozen=True)
class Puzzle:
    """A position and whose it is, what is to be found there, and the proof that it is best.

    With the goal `answer` every question is a step with one right answer. With any other goal all
    answers may be given, until chance or somebody else comes in, and `line` is a way to get there.
    """

    game: Game[Any]
    seat: int
    start: Mapping[str, str]
    goal: Goal
    rating: int
    proof: Mapping[str, Any]  # figures, see docs/puzzles.md
    steps: tuple[Step, ...] = ()
    line: tuple[str, ...] = ()
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """Six digits that the position and the seat always make."""
        text = json.dumps([self.game.id, dict(self.settings), dict(self.start), self.seat])
        return blake2b(text.encode(), digest_size=3).hexdigest()

    @property
    def answers(self) -> list[str]:
        """The answers of a solution."""
        return [step.right for step in self.steps] or list(self.line)

    def begin(self) -> State:
        """The table as the puzzle begins."""
        return Record(self.game, dict(self.settings), dict(self.start)).begin()

    def text(self) -> str:
        """The puzzle as a line of its file."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "rating": self.rating,
            "goal": self.goal.plain(),
            "settings": dict(self.settings),
            "start": dict(self.start),
        }
        if self.steps:
            data["steps"] = [
                {"right": step.right, "worths": dict(step.worths), "reply": step.reply}
                for step in self.steps
            ]
        else:
            data["line"] = list(self.line)
        data["proof"] = dict(self.proof)
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read(game: Game[Any], line: str | bytes) -> Puzzle:
    """The puzzle of a line; raises BadPuzzle."""
    try:
        data = json.loads(line)
        found = Puzzle(
            game,
            seat=int(data["seat"]),
            start=data["start"],
            goal=Goal.read(data["goal"]),
            rating=int(data["rating"]),
            proof=data["proof"],
            steps=tuple(Step(**step) for step in data.get("steps", ())),
            line=tuple(data.get("line", ())),
            settings=data["settings"],
        )
    except (KeyError, TypeError, ValueError):
        raise BadPuzzle("this is not a puzzle") from None
    if found.goal.is_answer != bool(found.steps) or found.goal.is_answer == bool(found.line):
        raise BadPuzzle("a puzzle has steps if its goal is an answer, else a line")
    if any(step.right not in step.worths or len(step.worths) < 2 for step in found.steps):
        raise BadPuzzle("a step needs a right answer and a wrong one")
    return found


def read_file(game: Game[Any], path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file, easy ones first; raises BadPuzzle."""
    if not path.exists():
        return ()
    found = []
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            if line.strip():
                found.append(read(game, line))
        except BadPuzzle as error:
            raise BadPuzzle(f"{path}: line {number}: {error}") from None
    return tuple(sorted(found, key=lambda one: (one.rating, one.id)))


@cache
def puzzles(game: Game[Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a game, easy ones first."""
    return read_file(game, game.folder / "puzzles" / FILE)


def puzzle(game: Game[Any], id: str) -> Puzzle:
    """The puzzle of that id; raises BadPuzzle."""
    for one in puzzles(game):
        if one.id == id:
            return one
    raise BadPuzzle(f"no puzzle {id!r}", "unknown", id=id)
