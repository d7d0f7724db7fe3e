"""Adds games with the current rules to the corpus that every later version must read.

    python scripts/corpus.py            all games
    python scripts/corpus.py duel       one of them

Existing files stay as they are: each was made by the version in its name.
"""

import json
import sys
from pathlib import Path

from automatable import Record, Rng, game
from automatable.bots import make_bot
from automatable.kernel.compact import compact
from automatable.kernel.game import State
from automatable.kernel.record import Answer
from automatable.kernel.registry import games
from automatable.kernel.seat_view import SeatView
from automatable.kernel.seats import CHANCE

FOLDER = Path(__file__).parent.parent / "tests" / "corpus" / "records"
LEVELS = ("random", "greedy:5", "rollout:10")
POSITIONS = 5  # of each game
MOST = 6000  # longest game that is kept, in answers


def outcome(state: State) -> list[object]:
    """The outcome at the end of a record: scores and reason, or unfinished."""
    return [] if state.result is None else [list(state.result.scores), state.result.reason]


def played(record: Record, level: str, seed: int) -> tuple[Record, State]:
    """The record, continued by these bots to its end."""
    state, rng = record.begin(), Rng(seed)
    bot = make_bot(level, seed)
    while (decisions := state.open()) and len(record.answers) < MOST:
        decision = decisions[rng.below(len(decisions))]
        if decision.seat == CHANCE:
            action = decision.sample(rng)
        else:
            action = bot.choose(SeatView(state, decision.seat))
        record.answers.append(Answer(decision.seat, action))
        state.apply(decision.seat, action)
    return record, state


def kept(name: str) -> list[list[object]]:
    """Games and outcomes for every sample of settings, in short form, the first two also as text.

    Then positions from these games, as records without answers.
    """
    found: list[list[object]] = []
    for number, settings in enumerate(game(name).test_settings):
        for level in LEVELS:
            record, state = played(Record(game(name), dict(settings)), level, number)
            found.append([compact(record), outcome(state)])
            if number < 2:
                found.append([record.text(), outcome(state)])
            for index in range(0, len(record.answers) + 1, 1 + len(record.answers) // POSITIONS):
                middle = record.replay(index)
                start = record.game.position(middle)
                from_there = Record(record.game, record.settings, start)
                found.append([from_there.text(), outcome(middle)])
    return found


def main() -> None:
    for name in sys.argv[1:] or games():
        path = FOLDER / f"{name}-v{game(name).version}.json"
        if path.exists():
            print(f"{path.name} stays as it is")
            continue
        lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in kept(name))
        path.write_text(f"[\n{lines}\n]\n", "utf-8")
        print(f"{path.name}: {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
