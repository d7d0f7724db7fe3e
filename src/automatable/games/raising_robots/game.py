"""Raising Robots as the kernel sees it; one object per card set."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, final

from ...kernel.game import Game
from ...kernel.settings import Value
from . import settings
from .rules.whole import set_up
from .settings import STANDARD, Edition
from .state import RaisingState


@final
class RaisingRobots(Game[RaisingState]):
    """One to six players, eight rounds, everybody at once."""

    def __init__(self, edition: Edition) -> None:
        super().__init__("raising_robots", 1, str(Path(__file__).parent), edition.acts.catalogue)
        self.edition: Final = edition
        self.settings = settings.SETTINGS
        self.samples = settings.SAMPLES

    def at(self, given: Mapping[str, object]) -> "RaisingRobots":
        return self._with(settings.read(given).edition)

    def _with(self, edition: Edition) -> "RaisingRobots":
        return self if edition is self.edition else _of_edition(edition)

    def prepare(self, given: Mapping[str, object]) -> RaisingState:
        terms = settings.read(given)
        return set_up(self._with(terms.edition), terms)

    def values(self, state: RaisingState) -> dict[str, Value]:
        return state.terms.values


@lru_cache(16)
def _of_edition(edition: Edition) -> RaisingRobots:
    return RaisingRobots(edition)


GAME: Final = RaisingRobots(STANDARD)
