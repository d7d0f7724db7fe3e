"""A digital table for robot board games."""

from ._pure import use_source, wants_source

if wants_source():
    use_source()

from .kernel import agenda as _agenda
from .kernel.decision import Decision
from .kernel.game import Game, State
from .kernel.playout import play_out
from .kernel.record import Record
from .kernel.registry import game
from .kernel.registry import games as game_names
from .kernel.rng import Rng
from .kernel.seats import CHANCE, ORACLE, SPECTATOR

__version__ = "0.1.0"
COMPILED = not str(_agenda.__file__).endswith(".py")

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
