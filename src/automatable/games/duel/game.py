"""The Duel as the kernel sees it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from librt.strings import BytesWriter

from ...kernel.contents import Entry, completed
from ...kernel.game import Game
from ...kernel.rng import Rng
from ...kernel.seats import Seat
from ...kernel.settings import Value
from ...kernel.tally import Count, Tally
from . import bots, cards, hidden, settings
from .actions import CATALOGUE, FIRST_DRAW
from .contents import contents
from .notation import NOTATION
from .observe import LAYOUT, observe
from .rules.round import REFUSALS
from .rules.setup import set_up
from .shape import DuelFacts, DuelView
from .state import DuelState
from .tally import tallies
from .view import facts, view


@final
class Duel(Game[DuelState]):
    """Charge & Spark, two seats, simultaneous."""

    def __init__(self) -> None:
        super().__init__("duel", 1, str(Path(__file__).parent), CATALOGUE)
        self.settings = settings.SETTINGS
        self.test_settings = settings.TEST_SETTINGS
        self.minutes = (10, 15)
        self.weight = 1
        self.layout = LAYOUT
        self.notation = NOTATION
        self.view_shape = DuelView
        self.facts = facts()
        self.facts_shape = DuelFacts
        self.refusals = REFUSALS
        self.natures = int(FIRST_DRAW)
        self.natures_rule = "DUE-DRW-01"  # only a pawn on a star draws, from the pile
        self.unasked_rule = "DUE-SW-03"  # nature plays no cards
        self.horizon = 8  # four rounds: random play says little of what comes later
        self.search_horizon = 4
        self.lockstep = True  # DUE-RND-02
        self.counts = (
            Count("cards", "revealed", "card"),
            Count("cards", "revealed", "other_card", "other"),
        )

    def prepare(self, given: Mapping[str, object]) -> DuelState:
        return set_up(self, settings.read(given) if given else settings.STANDARD)

    def values(self, state: DuelState) -> dict[str, Value]:
        return settings.shown(state.terms)

    def view(self, state: DuelState, viewer: Seat) -> DuelView:
        return view(state, viewer)

    def tallies(self, state: DuelState) -> list[Tally]:
        return tallies(state)

    def write_observation(self, state: DuelState, seat: Seat, into: BytesWriter) -> None:
        observe(state, seat, into)

    def determinize(self, state: DuelState, seat: Seat, rng: Rng) -> DuelState:
        return hidden.determinize(state, seat, rng)

    def imagine(self, state: DuelState, seat: Seat, rng: Rng) -> DuelState:
        return hidden.imagine(state, seat, rng)

    def evaluate(self, state: DuelState) -> tuple[int, ...]:
        return bots.evaluate(state)

    def why_waiting(self, state: DuelState, seat: Seat) -> str:
        if state.result is not None:
            return state.result.rule
        if seat < 0:
            return "DUE-DRW-01"  # no pawn has entered a star
        if state.is_revealed():
            return "DUE-RND-06"  # draws come before the next choice
        return "DUE-RND-05"  # has chosen, the other has not

    def contents(self) -> list[Entry]:
        return completed(self.folder, contents())

    def cards(self, state: DuelState) -> list[str]:
        found: list[str] = []
        for side in (state.a, state.b):
            found += cards.names_of(side.hand())
            if side.rest != cards.NONE:
                found.append(cards.NAMES[side.rest])
            if side.chosen != cards.NONE:
                found.append(cards.NAMES[side.chosen])
        for card in range(cards.BONUS_COUNT):
            found += [cards.NAMES[card + cards.FIRST_BONUS]] * state.pile.count(card)
        return sorted(found)


GAME: Final = Duel()
