"""Robot Quest Arena as the kernel sees it; one object per edition of cards and arena."""

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
from ...kernel.tally import Count
from . import bots, hidden, settings
from .contents import contents
from .facts import facts
from .notation import NOTATION
from .observe import layout, observe
from .rules.refusals import REFUSALS
from .rules.setup import set_up
from .settings import STANDARD, Edition
from .shape import ArenaFacts, ArenaView
from .state import NONE, ArenaState, pile
from .view import names, view


@final
class RobotQuestArena(Game[ArenaState]):
    """Two to four players, deck-building on a grid."""

    def __init__(self, edition: Edition) -> None:
        folder = str(Path(__file__).parent)
        super().__init__("robot_quest_arena", 2, folder, edition.acts.catalogue)
        self.edition: Final = edition
        self.facts = facts(edition.box)
        self.facts_shape = ArenaFacts
        self.view_shape = ArenaView
        self.refusals = REFUSALS
        self.settings = settings.SETTINGS
        self.test_settings = settings.TEST_SETTINGS
        self.minutes = (40, 60)
        self.weight = 2
        self.past = settings.PAST
        self.layout = layout(edition)
        self.notation = NOTATION
        self.natures = int(edition.acts.draw)
        self.natures_rule = "RQA-RUL-53"  # chance turns cards up, and nothing else
        self.unasked_rule = "RQA-RUL-05"
        own = edition.cards.names
        self.names = {card: own[card] for card in own if card not in STANDARD.cards.names}
        self.horizon = 20  # about two turns; nobody need ever be knocked out (RQA-END-01)
        self.search_horizon = 10
        self.lanes = False
        self.counts = (
            Count("cards", "obtained", "card"),
            Count("scrapped", "scrapped", "card"),
            Count("robots", "taken", "robot"),
            Count("robots", "dealt", "robot"),
        )

    def at(self, given: Mapping[str, object]) -> "RobotQuestArena":
        return self._with(settings.read(given).edition)

    def _with(self, edition: Edition) -> "RobotQuestArena":
        return self if edition is self.edition else _of_edition(edition)

    def prepare(self, given: Mapping[str, object]) -> ArenaState:
        terms = settings.read(given)
        return set_up(self._with(terms.edition), terms)

    def values(self, state: ArenaState) -> dict[str, Value]:
        return state.terms.values

    def view(self, state: ArenaState, viewer: Seat) -> ArenaView:
        return view(state, viewer)

    def write_observation(self, state: ArenaState, seat: Seat, into: BytesWriter) -> None:
        observe(state, seat, into)

    def determinize(self, state: ArenaState, seat: Seat, rng: Rng) -> ArenaState:
        return hidden.determinize(state, seat, rng)

    def evaluate(self, state: ArenaState) -> tuple[int, ...]:
        return bots.evaluate(state)

    def tidy(self, state: ArenaState, decision: Decision) -> tuple[int, ...]:
        return bots.tidy(state, decision)

    def why_waiting(self, state: ArenaState, seat: Seat) -> str:
        if state.result is not None:
            return state.result.rule
        if seat < 0 or state.asked(CHANCE) is not None:
            return "RQA-RUL-53"  # chance turns cards up, and nothing else
        return "RQA-TRN-01"

    def contents(self) -> list[Entry]:
        return completed(self.folder, contents())

    def cards(self, state: ArenaState) -> list[str]:
        """All cards, and the blue cubes, which are the clock of the game."""
        titles = state.cards.count
        found = names(state, pile(state.junkyard, 0, titles))
        found += [state.cards.ids[card] for card in list(state.shop) if card != NONE]
        for k, card in enumerate(state.cards.supply):
            found += [state.cards.ids[card]] * int(state.supply[k])
        for card in range(titles):
            found += [state.cards.ids[card]] * int(state.shop_deck.count(card))
        for seat in range(state.seats):
            for zone in (state.hands, state.in_play, state.discards):
                found += names(state, pile(zone, seat, titles))
            for card in range(titles):
                found += [state.cards.ids[card]] * int(state.decks[seat].count(card))
        return sorted(found)


@lru_cache(16)
def _of_edition(edition: Edition) -> RobotQuestArena:
    return RobotQuestArena(edition)


GAME: Final = RobotQuestArena(STANDARD)
