"""Puzzles: positions with one clearly best answer or line, and the proof of it."""

from .puzzle import BadPuzzle, Puzzle, Step, puzzle, puzzles
from .puzzle_run import PuzzleRun, Reply
from .rating import FIRST_RATING, after

__all__ = [
    "FIRST_RATING",
    "BadPuzzle",
    "Puzzle",
    "PuzzleRun",
    "Reply",
    "Step",
    "after",
    "puzzle",
    "puzzles",
]
