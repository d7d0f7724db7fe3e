"""A digital table for robot board games."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from ._pure import use_source, wants_source

if wants_source():
    use_source()

from .kernel import agenda as _agenda
from .kernel.decision import Decision
from .kernel.extras import need as _need
from .kernel.game import Game, State
from .kernel.playout import play_out
from .kernel.record import Record
from .kernel.registry import games as game_names
from .kernel.rng import Rng
from .kernel.seat_view import SeatView
from .kernel.seats import CHANCE, NOBODY, ORACLE, SPECTATOR

_LATER = {"Match": "match", "make_bot": "bots", "picture": "terminal.picture"}  # on first use

if TYPE_CHECKING:  # by its name, a game of ours has its own type
    from .bots import make_bot
    from .games.cyberion.game import Cyberion
    from .games.duel.game import Duel
    from .games.raising_robots.game import RaisingRobots
    from .games.robot_quest_arena.game import RobotQuestArena
    from .match import Match
    from .terminal.picture import picture

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

    def __getattr__(name: str) -> Any:
        """Import what takes longer only for those who use it."""
        if name not in _LATER:
            raise AttributeError(f"module 'automatable' has no attribute {name!r}")
        try:
            return getattr(import_module(f".{_LATER[name]}", __name__), name)
        except ModuleNotFoundError as error:
            return _lacking(str(error.name))

    def _lacking(package: str) -> Any:
        """What tells whoever calls it which extra it needs; a star may import it."""
        return lambda *given, **named: _need(package, "play")


__version__ = "0.1.0"  # of the package
COMPILED = not str(_agenda.__file__).endswith((".py", ".pyc"))  # whether the engine runs compiled

__all__ = [
    "CHANCE",
    "COMPILED",
    "NOBODY",
    "ORACLE",
    "SPECTATOR",
    "Decision",
    "Game",
    "Match",
    "Record",
    "Rng",
    "SeatView",
    "State",
    "__version__",
    "game",
    "game_names",
    "make_bot",
    "picture",
    "play_out",
]
