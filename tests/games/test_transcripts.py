"""Golden transcripts: whole games told to the last detail, read in review like code.

A transcript holds a record, and after each answer what everybody was told and what it changed in
the position. The games are listed here; `make transcripts` plays them again and writes the files.
"""

from pathlib import Path
from typing import Any

import pytest

from automatable import ORACLE, Record, Rng
from automatable.games._template import GAME as TEMPLATE
from automatable.games.cyberion import GAME as CYBERION
from automatable.games.duel import GAME as DUEL
from automatable.games.raising_robots import GAME as RAISING
from automatable.games.robot_quest_arena import GAME as ARENA
from automatable.kernel.events import Event
from automatable.kernel.game import Game, Position, State
from automatable.kernel.record import Answer
from automatable.testkit.walks import random_game

from .cyberion import player as cyberion_player
from .raising_robots import player as raising_player
from .robot_quest_arena import player as arena_player

FOLDER = Path(__file__).parent.parent / "transcripts"
GAMES = {game.id: game for game in (CYBERION, DUEL, RAISING, ARENA, TEMPLATE)}
PLAYERS = {
    "cyberion": cyberion_player.choose,
    "raising_robots": raising_player.choose,
    "robot_quest_arena": arena_player.choose,
}

# name of the transcript: game, settings, seed of the game
RECIPES: dict[str, tuple[str, dict[str, str], int]] = {
    "duel/standard": ("duel", {}, 5),
    "duel/moon": ("duel", {"board": "short"}, 10),
    "duel/pile_runs_short": ("duel", {"length": "8", "stars": "1,2,3,4"}, 3),
    "duel/core_round_limit": ("duel", {"board": "core", "max_rounds": "4"}, 3),
    "duel/alternative_costs": ("duel", {"counter_cost": "1,1", "copy_cost": "0,1"}, 14),
    "cyberion/solo": ("cyberion", {}, 29),
    "cyberion/two_players": ("cyberion", {"players": "2"}, 50),
    "cyberion/babybots": ("cyberion", {"expansions": "babybots"}, 36),
    "cyberion/gigantobots": ("cyberion", {"expansions": "gigantobots"}, 57),
    "cyberion/microbots": ("cyberion", {"expansions": "microbots"}, 21),
    "cyberion/multibots": ("cyberion", {"expansions": "multibots"}, 13),
    "cyberion/devious_cog": ("cyberion", {"expansions": "devious_cog"}, 15),
    "cyberion/all": ("cyberion", {"expansions": "all"}, 21),
    "cyberion/all_two_players": ("cyberion", {"expansions": "all", "players": "2"}, 24),
    "robot_quest_arena/three": ("robot_quest_arena", {"blue": "1"}, 43),
    "robot_quest_arena/four": ("robot_quest_arena", {"players": "4", "blue": "1"}, 33),
    "robot_quest_arena/two": ("robot_quest_arena", {"players": "2", "blue": "1"}, 26),
    "robot_quest_arena/one_robot": (
        "robot_quest_arena",
        {"players": "2", "mode": "one_robot", "blue": "1", "robots": "dealt"},
        58,
    ),
    "robot_quest_arena/teams": (
        "robot_quest_arena",
        {"players": "4", "mode": "teams", "blue": "1", "promo": "yes"},
        23,
    ),
    "robot_quest_arena/turn_cap": ("robot_quest_arena", {"turn_cap": "6"}, 0),
    "raising_robots/two": ("raising_robots", {"players": "2", "inventors": "auction"}, 5),
    "raising_robots/three": ("raising_robots", {}, 7),
    "raising_robots/challenge": ("raising_robots", {"players": "1", "solo": "challenge"}, 11),
    "_template/standard": ("_template", {}, 1),
}


def transcript(record: Record) -> str:
    """The record, then what happened at each answer."""
    state = record.begin()
    assert state.log is not None
    position = record.game.position(state)
    lines = [record.text(), *_told(state.log), f"  = {_changes({}, position)}"]
    for answer in record.answers:
        told, before = len(state.log), position
        state.apply(answer.seat, answer.action)
        position = record.game.position(state)
        lines += [record.line(answer), *_told(state.log[told:])]
        lines.append(f"  = {_changes(before, position)}")
    lines.append(f"{state.result}")
    return "\n".join(lines) + "\n"


def _told(events: list[Event]) -> list[str]:
    told = []
    for event in events:
        if not event.reaches(ORACLE):
            continue  # it was told when it happened
        facts = " ".join(f"{name}={value}" for name, value in event.seen_by(ORACLE).facts.items())
        only = f" (only {event.only})" if event.secret else ""
        told.append(f"  {event.kind} {facts} [{event.rule}]{only}")
    return told


def _changes(before: Position, after: Position) -> str:
    """The parts of a position that are not as before; one that is gone has only its name."""
    changed = [f"{name} {text}" for name, text in after.items() if before.get(name) != text]
    gone = [name for name in before if name not in after]
    return " | ".join([*changed, *gone]).rstrip()


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def stored_record(name: str) -> Record:
    """The record at the head of a stored transcript."""
    lines = path_of(name).read_text("utf-8").splitlines(keepends=True)
    last = next(number for number, line in enumerate(lines) if line.startswith("end "))
    return Record.read("".join(lines[: last + 1]))


@pytest.mark.parametrize("name", RECIPES)
def test_the_games_go_as_they_always_went(name: str) -> None:
    assert transcript(stored_record(name)) == path_of(name).read_text("utf-8")


def test_every_transcript_has_a_recipe() -> None:
    stored = {str(path.relative_to(FOLDER).with_suffix("")) for path in FOLDER.rglob("*.txt")}
    assert stored == set(RECIPES)


def eager_game(game: Game[Any], settings: dict[str, str], rng: Rng) -> tuple[Record, State]:
    """A game by players who get somewhere; random play ends too early or too late."""
    choose = PLAYERS[game.id]
    state = game.listened(settings)
    record = Record.of(state)
    while (decision := state.decision()) is not None:
        answer = Answer(decision.seat, choose(state, decision, rng))
        record.answers.append(answer)
        state.apply(answer.seat, answer.action)
    return record, state


def write_all() -> None:
    for name, (game, settings, seed) in RECIPES.items():
        played = eager_game if game in PLAYERS else random_game
        record, _ = played(GAMES[game], settings, Rng(seed))
        path_of(name).parent.mkdir(parents=True, exist_ok=True)
        path_of(name).write_text(transcript(record), "utf-8")


if __name__ == "__main__":
    write_all()
