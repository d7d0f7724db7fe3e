"""What a type checker knows of the package: `make check` reads it, and a test runs it."""

from typing import Any, assert_type

from automatable import Game, Match, Record, SeatView, State, game, make_bot
from automatable.envs import cyberion_v2, duel_v1, raising_robots_v2, robot_quest_arena_v2
from automatable.envs.aec import TableAEC
from automatable.envs.parallel import TableParallel
from automatable.games.cyberion.game import Cyberion
from automatable.games.cyberion.state import CyberionState
from automatable.games.duel.game import Duel
from automatable.games.duel.state import DuelState
from automatable.games.raising_robots.game import RaisingRobots
from automatable.games.raising_robots.state import RaisingState
from automatable.games.robot_quest_arena.game import RobotQuestArena
from automatable.games.robot_quest_arena.state import ArenaState
from automatable.kernel.seat_view import Bot
from automatable.match import Nature


def games(name: str) -> None:
    """By its name a game has its own type, and so has its state."""
    assert_type(game("cyberion"), Cyberion)
    assert_type(game("duel"), Duel)
    assert_type(game("raising_robots"), RaisingRobots)
    assert_type(game("robot_quest_arena"), RobotQuestArena)
    assert_type(game(name), Game[Any])
    assert_type(game("cyberion").new(), CyberionState)
    assert_type(game("duel").new(), DuelState)
    assert_type(game("raising_robots").new(), RaisingState)
    assert_type(game("robot_quest_arena").new(), ArenaState)


def environments() -> None:
    """So have its environments for agents."""
    for module in (cyberion_v2, duel_v1, raising_robots_v2, robot_quest_arena_v2):
        assert_type(module.env(), TableAEC)
        assert_type(module.parallel_env(render_mode="ansi"), TableParallel)
    assert_type(duel_v1.env().table.turn, int)


def states(state: State) -> None:
    """What a state tells is typed."""
    assert_type(state.legal_actions(), list[int])
    assert_type(state.returns(), list[float])
    assert_type(state.is_terminal(), bool)
    assert_type(state.information_state_string(0), str)
    assert_type(make_bot("random", 1), Bot)
    assert_type(make_bot("random", 1).choose(SeatView(state, 0)), int)
    assert_type(Match(Record.of(state), Nature()).asked(), list[int])


def mistakes(state: State) -> None:
    """A type checker objects to each of these."""
    state.apply(0, "play:Charge")  # type: ignore[arg-type]
    state.answer(0, 3)  # type: ignore[arg-type]
    game("duel").new(3)  # type: ignore[arg-type]
    game("duel").wheels  # type: ignore[attr-defined]  # noqa: B018
