"""Random play inside compiled code."""

from typing import Any, Final

from mypy_extensions import i64

from .decision import Ask
from .game import Game, State
from .rng import Rng

LONGEST: Final = 1_000_000  # answers; many times as many as any game takes


def play_out(state: State, rng: Rng, most: int = 0) -> int:
    """Answer everything at random until the game is over; the number of answers.

    `most` is the horizon, in answers; 0: only a limit against endless games.
    """
    limit: i64 = most or LONGEST
    ask = Ask()
    agenda = state.agenda
    answers: i64 = 0
    while agenda.advance(state, ask):
        agenda.answer(state, ask.sample(rng))
        answers += 1
        if answers == limit:
            break
    return answers


def play_many(state: State, games: int, rng: Rng) -> int:
    """Play a position out several times; the number of answers."""
    answers: i64 = 0
    for _ in range(games):
        answers += play_out(state.clone(), rng)
    return answers


def play_new(game: Game[Any], games: int, rng: Rng) -> int:
    """Play several games from setup; the number of answers."""
    answers: i64 = 0
    for _ in range(games):
        answers += play_out(game.new(), rng)
    return answers


def clone_many(state: State, times: int) -> int:
    """Clone a state several times, for benchmarks."""
    seats: i64 = 0
    for _ in range(times):
        seats += state.clone().seats
    return seats
