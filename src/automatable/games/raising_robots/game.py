"""Raising Robots as the kernel sees it; one object per card set."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.contents import Entry, completed
from ...kernel.decision import Decision
from ...kernel.game import Game
from ...kernel.rng import Rng
from ...kernel.seats import Seat
from ...kernel.settings import Value
from ...kernel.tally import Count
from . import bots, hidden, settings
from .contents import contents
from .notation import NOTATION
from .observe import layout, observe
from .printed import facts
from .printed_shape import RaisingFacts
from .refusals import REFUSALS
from .rules.whole import set_up
from .settings import STANDARD, Edition
from .shape import RaisingView
from .state import NONE, Pile, RaisingState, Stage, Zone
from .view import view


@final
class RaisingRobots(Game[RaisingState]):
    """One to six players, eight rounds, everybody at once."""

    def __init__(self, edition: Edition) -> None:
        super().__init__("raising_robots", 2, str(Path(__file__).parent), edition.acts.catalogue)
        self.edition: Final = edition
        self.settings = settings.SETTINGS
        self.test_settings = settings.TEST_SETTINGS
        self.minutes = (60, 90)
        self.weight = 4
        self.past = {1: {"rulings": "first"}}  # RR-RUL-59
        self.layout = layout(edition.cards)
        self.notation = NOTATION
        self.natures = int(edition.acts.draw)
        self.natures_rule = "RR-HID-01"  # nature turns cards up, and nothing else
        self.unasked_rule = "RR-PHA-05"
        self.horizon = 8  # a part of a seat's work; what is still due is judged
        self.search_horizon = 4
        self.counts = (
            Count("robots", "assembled", "card"),
            Count("classes", "kept", "card"),
            Count("inventors", "hired", "card"),
        )
        self.names = edition.cards.names()
        self.facts = facts(edition.cards)
        self.view_shape = RaisingView
        self.refusals = REFUSALS
        self.facts_shape = RaisingFacts

    def at(self, given: Mapping[str, object]) -> "RaisingRobots":
        return self._with(settings.read(given).edition)

    def _with(self, edition: Edition) -> "RaisingRobots":
        return self if edition is self.edition else _of_edition(edition)

    def prepare(self, given: Mapping[str, object]) -> RaisingState:
        terms = settings.read(given)
        return set_up(self._with(terms.edition), terms)

    def values(self, state: RaisingState) -> dict[str, Value]:
        return state.terms.values

    def view(self, state: RaisingState, viewer: Seat) -> RaisingView:
        return view(state, viewer)

    def write_observation(self, state: RaisingState, seat: Seat, into: BytesWriter) -> None:
        observe(state, seat, into)

    def determinize(self, state: RaisingState, seat: Seat, rng: Rng) -> RaisingState:
        return hidden.determinize(state, seat, rng)

    def imagine(self, state: RaisingState, seat: Seat, rng: Rng) -> RaisingState:
        return hidden.imagine(state, seat, rng)

    def evaluate(self, state: RaisingState) -> tuple[int, ...]:
        return bots.evaluate(state)

    def tidy(self, state: RaisingState, decision: Decision) -> tuple[int, ...]:
        return bots.tidy(state, decision)

    def why_waiting(self, state: RaisingState, seat: Seat) -> str:
        if state.result is not None:
            return state.result.rule
        if seat < 0:
            return "RR-HID-01"  # nature turns cards up, and nothing else
        return "RR-AUC-03" if state.stage == Stage.AUCTION else "RR-RND-04"

    def contents(self) -> list[Entry]:
        return completed(self.folder, contents(STANDARD.cards))

    def cards(self, state: RaisingState) -> list[str]:
        """All cards: those in a slot, beside a board or drawn are found there."""
        cards = state.cards
        found = [*_loose(state.robots, cards.robots.ids), *_loose(state.classes, cards.classes.ids)]
        found += _loose(state.inventors, cards.inventors.ids)
        found += [cards.robots.ids[robot] for robot in list(state.slots) if robot != NONE]
        found += [cards.classes.ids[lesson] for lesson in list(state.lessons) if lesson != NONE]
        found += [cards.inventors.ids[one] for one in list(state.inventor) if one != NONE]
        found += [cards.energy.ids[card] for card in list(state.drawn) if card != NONE]
        for at in range(len(state.energy)):
            if state.energy[at] != Pile.DRAWN:
                found.append(cards.energy.ids[at % int(cards.energy.count)])
        return sorted(found)


def _loose(zones: vec[i64], ids: tuple[str, ...]) -> list[str]:
    """The cards that lie in no slot and beside no board."""
    found: list[str] = []
    for card in range(len(zones)):
        if zones[card] < 0 or zones[card] % 4 in (Zone.HAND, Zone.LOOKED):
            found.append(ids[card])
    return found


@lru_cache(16)
def _of_edition(edition: Edition) -> RaisingRobots:
    return RaisingRobots(edition)


GAME: Final = RaisingRobots(STANDARD)
