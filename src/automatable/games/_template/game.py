"""The game as the kernel sees it: every method hands over to the module that knows."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from librt.strings import BytesWriter

from ...kernel.agenda import Agenda
from ...kernel.game import Game
from ...kernel.rng import Rng
from ...kernel.seats import CHANCE, Seat
from ...kernel.settings import Value
from ...kernel.tally import Count
from . import hidden, observe, settings, view
from .actions import CATALOGUE, FIRST_DRAW
from .cards import KINDS, NAMES, names_of
from .notation import NOTATION
from .rules import REFUSALS, ROUND
from .shape import YardView
from .state import YardState, row


@final
class Scrapyard(Game[YardState]):
    """Two or three seats, simultaneous, hidden hands, chance."""

    def __init__(self) -> None:
        super().__init__("_template", 1, str(Path(__file__).parent), CATALOGUE)
        self.settings = settings.SETTINGS
        self.test_settings = settings.TEST_SETTINGS
        self.minutes = (5, 10)
        self.weight = 1
        self.layout = observe.LAYOUT
        self.notation = NOTATION
        self.view_shape = YardView
        self.refusals = REFUSALS
        self.natures = int(FIRST_DRAW)
        self.natures_rule = "TPL-DRW-02"  # weighed by what is left, and asked of nobody else
        self.unasked_rule = "TPL-RND-01"  # first all hands are filled
        self.counts = (Count("cards", "revealed", "cards"),)

    def prepare(self, given: Mapping[str, object]) -> YardState:
        return YardState.of(self, settings.read(given), Agenda.of(ROUND))  # TPL-SET-01

    def values(self, state: YardState) -> dict[str, Value]:
        return state.terms.values

    def view(self, state: YardState, viewer: Seat) -> YardView:
        return view.view(state, viewer)

    def write_observation(self, state: YardState, seat: Seat, into: BytesWriter) -> None:
        observe.observe(state, seat, into)

    def determinize(self, state: YardState, seat: Seat, rng: Rng) -> YardState:
        return hidden.determinize(state, seat, rng)

    def why_waiting(self, state: YardState, seat: Seat) -> str:
        if state.result is not None:
            return state.result.rule
        if seat < 0:
            return "TPL-DRW-02"  # nature deals, and nothing else
        if state.asked(CHANCE) is not None:
            return "TPL-RND-01"  # first all hands are filled
        return "TPL-REV-01"  # has picked, others have not

    def cards(self, state: YardState) -> list[str]:
        found = names_of(row(state.heap, 0))
        for seat in range(state.seats):
            found += names_of(row(state.hands, seat))
        for card in range(KINDS):
            found += [NAMES[card]] * state.deck.count(card)
        return sorted(found)


GAME: Final = Scrapyard()
