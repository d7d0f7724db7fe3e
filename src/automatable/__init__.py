"""A digital table for robot board games."""

from typing import TYPE_CHECKING, Any, Literal, overload

from ._pure import use_source, wants_source

if wants_source():
    use_source()

from .kernel import agenda as _agenda
from .kernel.decision import Decision
from .kernel.game import Game, State
from .kernel.playout import play_out
from .kernel.record import Record
from .kernel.registry import games as game_names
from .kernel.rng import Rng
from .kernel.seats import CHANCE, ORACLE, SPECTATOR

if TYPE_CHECKING:  # by its name, a game of ours has its own type
    from .games.cyberion.game import Cyberion
    from .games.duel.game import Duel
    from .games.raising_robots.game import RaisingRobots
    from .games.robot_quest_arena.game import RobotQuestArena

    @overload
    def game(name: Literal["cyberion"]) -> Cyberion: ...
    @overload
    def game(name: Literal["duel"]) -> Duel: ...
    @overload
    def game(name: Literal["raising_robots"]) -> RaisingRobots: ...
    @overload
    def game(name: Literal["robot_quest_arena"]) -> RobotQuestArena: ...
    @overload
    def game(name: str) -> Game[Any]: ...
    def game(name: str) -> Game[Any]:
        """The installed game of that name; raises UnknownGame."""
        raise NotImplementedError
else:
    from .kernel.registry import game

__version__ = "0.1.0"  # of the package
COMPILED = not str(_agenda.__file__).endswith((".py", ".pyc"))  # whether the engine runs compiled

__all__ = [
    "CHANCE",
    "COMPILED",
    "ORACLE",
    "SPECTATOR",
    "Decision",
    "Game",
    "Record",
    "Rng",
    "State",
    "__version__",
    "game",
    "game_names",
    "play_out",
]
