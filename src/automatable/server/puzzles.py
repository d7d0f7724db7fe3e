"""Puzzles for the browser: a page holds what was answered, the server nothing."""

from typing import Annotated, Any

from orjson import dumps
from pydantic import Field

from ..kernel.registry import game as game_named
from ..puzzles import FIRST_RATING, BadPuzzle, PuzzleRun, Reply, after, puzzle, puzzles
from . import practice
from . import wire_practice as wire
from .errors import bad_input
from .response import Response

LONGEST = 8_000  # characters of what was answered
Rating = Annotated[int, Field(ge=0, le=5000)]
Played = Annotated[int, Field(ge=0, le=1_000_000)]


def listed(game: str) -> list[wire.PuzzleInfo]:
    """The puzzles of a game, easy ones first."""
    return [
        wire.PuzzleInfo.model_validate(
            {
                "id": one.id,
                "rating": one.rating,
                "kind": one.goal.kind,
                "answers": len(one.answers),
            }
        )
        for one in puzzles(game_named(game))
    ]


def tried(
    game: str,
    id: str,
    given: Annotated[str, Field(max_length=LONGEST)] = "",
    answer: Annotated[str, Field(max_length=200)] = "",
    rating: Rating = FIRST_RATING,
    played: Played = 0,
) -> Response:
    """A puzzle after the answers given so far, and the reply to one more.

    Answers are separated by blanks. `rating` and `played` (puzzles) are of the person who asks.
    """
    with bad_input(BadPuzzle):
        run = PuzzleRun(puzzle(game_named(game), id[:20]), given.split())
        reply = run.give(answer) if answer and not run.is_over else Reply(True)
    page = _page(run, reply) | {
        "won": after(rating, played, run.puzzle.rating, True),
        "lost": after(rating, played, run.puzzle.rating, False),
    }
    return Response(dumps(page))


def _page(run: PuzzleRun, reply: Reply) -> dict[str, Any]:
    """A wire.PuzzlePage, but for the ratings of the person."""
    one, count = run.puzzle, len(run.given)
    key = "" if reply.is_taken else "puzzle-wrong"
    found = practice.page(run, one.game, one.seat, one.settings)
    if not reply.is_taken:
        found["events"] = []
    return found | {
        "puzzle": one.id,
        "step": count,
        "steps": count if run.is_solved else count + 1,
        "reply": practice.reply(reply.is_taken, key, reply.refusal),
        "worth": percent(reply.worth),
        "goal": _goal(run),
        "over": run.is_over,
        "solved": run.is_solved,
        "look": run.look(),
        "next": run.next(),
        "solution": one.answers,
        "rules": run.rules(),
        "proof": _proof(run),
        "rating": one.rating,
    }


def _goal(run: PuzzleRun) -> dict[str, Any]:
    goal = run.puzzle.goal
    return {
        "kind": goal.kind,
        "target": goal.target,
        "before": run.before,
        "reached": max(0, run.reached),
    }


def _proof(run: PuzzleRun) -> dict[str, int]:
    proof, steps = run.puzzle.proof, run.puzzle.steps
    step = steps[min(len(run.given), len(steps) - 1)] if steps else None
    return {
        "states": proof["states"],
        "rounds": proof.get("rounds", 0),
        "least": percent(step.worths[step.right]) if step else -1,
        "most": percent(step.worths[step.second]) if step else -1,
    }


def percent(worth: int) -> int:
    """Thousandths as a percentage; -1 stays."""
    return -1 if worth < 0 else (worth + 5) // 10
