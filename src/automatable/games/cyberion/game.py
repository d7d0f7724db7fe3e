"""Cyberion as the kernel sees it."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, final

from librt.strings import BytesWriter

from ...kernel.contents import Entry, completed
from ...kernel.decision import Decision
from ...kernel.game import Game
from ...kernel.rng import Rng
from ...kernel.seats import CHANCE, Seat
from ...kernel.settings import Value
from ...kernel.tally import Count, Tally
from . import bots, settings
from .actions import DRAW
from .contents import contents
from .notation import NOTATION
from .observe import LAYOUT, observe
from .pieces import CARDS, GIGANTOBOT_COUNT, MACHINE_COUNT, MICROBOTS, STAGE, names_of
from .rules.refusals import REFUSALS
from .rules.setup import set_up
from .settings import STANDARD, Edition
from .shape import CyberionFacts, CyberionView
from .state import NONE, CyberionState
from .tally import tallies
from .view import counted, row_names, view


@final
class Cyberion(Game[CyberionState]):
    """Repair Machines with Robots, alone or two together; five expansions."""

    def __init__(self, edition: Edition) -> None:
        super().__init__("cyberion", 2, str(Path(__file__).parent), edition.catalogue)
        self.edition: Final = edition
        own = edition.cards.names
        self.view_shape = CyberionView
        self.refusals = REFUSALS
        self.facts_shape = CyberionFacts
        self.facts = edition.cards.facts()
        self.names = {name: own[name] for name in own if name not in STANDARD.cards.names}
        self.settings = settings.SETTINGS
        self.test_settings = settings.TEST_SETTINGS
        self.minutes = (20, 40)
        self.weight = 3
        self.past = settings.PAST
        self.layout = LAYOUT
        self.notation = NOTATION
        self.natures = int(DRAW)
        self.natures_rule = "CYB-DEC-06"
        self.unasked_rule = "CYB-DEC-06"
        self.horizon = 4  # random play soon wastes everything: the evaluation knows better
        self.search_horizon = 1
        self.secrets = False  # CYB-DEC-05
        self.lanes = False
        self.counts = (
            Count("machines", "repaired", "machine"),
            Count("upgrades", "upgraded", "model"),
        )
        self.together = True  # CYB-END-08

    def at(self, given: Mapping[str, object]) -> "Cyberion":
        return self._with(settings.read(given).edition)

    def _with(self, edition: Edition) -> "Cyberion":
        return self if edition is self.edition else _of_edition(edition)

    def prepare(self, given: Mapping[str, object]) -> CyberionState:
        terms = settings.read(given) if given else settings.USUAL
        return set_up(self._with(terms.edition), terms)

    def values(self, state: CyberionState) -> dict[str, Value]:
        return state.terms.values

    def view(self, state: CyberionState, viewer: Seat) -> CyberionView:
        return view(state)

    def tallies(self, state: CyberionState) -> list[Tally]:
        return tallies(state)

    def write_observation(self, state: CyberionState, seat: Seat, into: BytesWriter) -> None:
        observe(state, seat, into)

    def determinize(self, state: CyberionState, seat: Seat, rng: Rng) -> CyberionState:
        """Decks are knowledge that all share, and nature decides late: every world looks alike."""
        return state.clone()

    def evaluate(self, state: CyberionState) -> tuple[int, ...]:
        return bots.evaluate(state)

    def tidy(self, state: CyberionState, decision: Decision) -> tuple[int, ...]:
        return bots.tidy(state, decision)

    def why_waiting(self, state: CyberionState, seat: Seat) -> str:
        if state.result is not None:
            return state.result.rule
        if seat < 0 or state.asked(CHANCE) is not None:
            return "CYB-DEC-06"  # chance is asked only then, and then first
        return "CYB-TWO-05"

    def contents(self) -> list[Entry]:
        return completed(self.folder, contents())

    def cards(self, state: CyberionState) -> list[str]:
        """Robots, Machines and Microbots; a drawn Babybot leaves the game (CYB-DEC-07)."""
        found = counted([int(state.deck.count(card)) for card in range(CARDS)])
        found += counted(list(state.discard))
        found += names_of([int(card) for card in list(state.looked)])
        for row in range(3):
            found += row_names(state, row)
        for gigantobot in range(GIGANTOBOT_COUNT):
            found += names_of(state.riders_on(gigantobot))
        found = [name for name in found if not name.startswith("BAB-")]
        for k, count in enumerate(list(state.stack)):
            found += [MICROBOTS[k]] * int(count)
        for k, count in enumerate(list(state.used)):
            found += [MICROBOTS[k]] * int(count)
        for feature in [*list(state.held), *list(state.microbots)]:
            if feature != NONE:
                found.append(MICROBOTS[feature])
        return sorted(found + _machines(state))


def _machines(state: CyberionState) -> list[str]:
    """A mark for every Machine of the game; those of the deck have no names yet."""
    seen = state.factory_mask() | state.experience | state.removed
    found = [f"stage {STAGE[k]}" for k in range(int(MACHINE_COUNT)) if seen >> k & 1]
    for stage in range(3):
        found += [f"stage {stage + 1}"] * int(state.machines_left(stage))
    return found


@lru_cache(16)
def _of_edition(edition: Edition) -> Cyberion:
    return Cyberion(edition)


GAME: Final = Cyberion(STANDARD)
