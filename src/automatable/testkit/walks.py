"""Random play to check a game along the way."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ..kernel.game import Game, State
from ..kernel.record import Answer, Record
from ..kernel.rng import Rng
from ..kernel.seats import ORACLE, SPECTATOR

SAMPLE = 60  # actions checked where all would take too long
LONGEST = 20_000  # answers after which random play counts as endless
_JSON = json.JSONEncoder(sort_keys=True, allow_nan=False)


@dataclass
class Kit:
    """A game under test, how many random games to play, and how they are set up."""

    game: Game[Any]
    games: int
    seed: int = 1
    every: int = 1  # check only every nth state, for long games

    def tables(self, share: int = 1) -> Iterator[tuple[dict[str, str], Rng]]:
        """Settings and a generator for each game to play, all test settings in turn."""
        for number in range(max(len(self.game.test_settings), self.games // share)):
            settings = self.game.test_settings[number % len(self.game.test_settings)]
            yield dict(settings), Rng(self.seed * 1_000_003 + number)

    def states(self, share: int = 1) -> Iterator[tuple[State, Rng]]:
        """Every state of random play, including the last."""
        for settings, rng in self.tables(share):
            for number, found in enumerate(states(self.game.listened(settings), rng)):
                if number % self.every == 0 or found[0].result is not None:
                    yield found


def states(state: State, rng: Rng) -> Iterator[tuple[State, Rng]]:
    """The state after each random answer, the first and the last included."""
    yield state, rng
    for _ in range(LONGEST):
        if not step(state, rng):
            return
        yield state, rng
    raise AssertionError(f"random play goes on after {LONGEST} answers")


def step(state: State, rng: Rng) -> Answer | None:
    """Answer one of the open questions at random; None when the game is over."""
    decisions = state.open()
    if not decisions:
        return None
    decision = decisions[rng.below(len(decisions))]
    answer = Answer(decision.seat, decision.sample(rng))
    state.apply(answer.seat, answer.action)
    return answer


def random_game(game: Game[Any], settings: dict[str, str], rng: Rng) -> tuple[Record, State]:
    """A random game: its record and its last state."""
    state = game.listened(settings)
    record = Record.of(state)
    while (answer := step(state, rng)) is not None:
        record.answers.append(answer)
        assert len(record.answers) < LONGEST, "random play does not end"
    return record, state


def fingerprint(state: State) -> str:
    """Everything that can be said about a state; equal states have equal fingerprints."""
    return as_json(all_of(state))


def all_of(state: State) -> list[object]:
    """Everything that can be said about a state."""
    game = state.game
    viewers = [int(ORACLE), int(SPECTATOR), *range(state.seats)]
    return [
        game.position(state),
        [game.view(state, viewer) for viewer in viewers],
        [game.observe(state, seat) for seat in range(state.seats)],
        [
            (decision.seat, decision.key, decision.options, decision.weights)
            for decision in state.open()
        ],
        None if state.result is None else [state.result.scores, state.result.reason],
    ]


def some_actions(count: int, shift: int) -> range:
    """About SAMPLE of the actions, all if there are no more; others at another shift."""
    every = 1 + count // SAMPLE
    return range(shift % every, count, every)


def as_json(data: object) -> str:
    """Plain data as text; fails on anything that is not JSON."""
    return _JSON.encode(data)


Progress = Callable[[str], None]
