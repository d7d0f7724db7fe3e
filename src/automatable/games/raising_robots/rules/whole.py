"""The game as a whole: start, rounds, scores; a solo challenge has three. Rules: RR-SET, RR-CHA."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....kernel.agenda import Agenda, Step
from ....kernel.decision import Ask
from ....kernel.game import Game
from ..settings import Terms
from ..state import RaisingState, Zone
from . import scoring
from .auction import AUCTION
from .rounds import OPEN_NEUTRAL, ROUND
from .start import START, Deal, DealTwo, bare_table, clear_boards
from .work import at_once

GAMES: Final[i64] = 3  # of a solo challenge (RR-CHA-01)


def set_up(game: Game[Any], terms: Terms) -> RaisingState:
    """The bare table with everything to come."""
    return bare_table(game, terms, Agenda.of(SETUP))


@final
class Setup(Step[RaisingState]):
    """The table is laid: with two players, neutral phase cards lie open (RR-SOL-02)."""

    WORDS = "setup"

    def misfit(self, state: RaisingState) -> str:
        return "" if state.round <= 1 else "the table is laid before the first round"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        state.agenda.then([DEALS, ROUND, SCORE])
        if state.seats == 2:  # RR-SET-05
            state.agenda.push(OPEN_NEUTRAL)
        return False


@final
class Deals(Step[RaisingState]):
    """Everybody draws and decides at once (RR-SET-04, RR-STA-01), but for an auction."""

    WORDS = "deals"

    def misfit(self, state: RaisingState) -> str:
        return "" if state.round <= 1 else "the table is laid before the first round"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if state.terms.auction:
            state.agenda.then([AUCTION, START])
            at_once(state, [DealTwo(seat) for seat in range(state.seats)])  # RR-AUC-13
        else:
            at_once(state, [Deal(seat) for seat in range(state.seats)])
        return False


@final
class Score(Step[RaisingState]):
    """The end of a game (RR-SCO-01), which in a challenge may not be the last (RR-CHA-01)."""

    WORDS = "score"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        scoring.award(state)
        if not state.terms.challenge or len(state.past) == GAMES - 1:
            scoring.finish(state)
            return False
        state.past = append(state.past, scoring.points(state, 0))
        _remove_used(state.robots)
        _remove_used(state.classes)
        _remove_used(state.inventors)  # RR-RUL-45
        clear_boards(state)  # RR-RUL-57
        state.agenda.push(SETUP)
        return False


def _remove_used(zones: vec[i64]) -> None:
    """Cards that are not in the deck any more are out of the challenge (RR-CHA-02, RR-CHA-03)."""
    card: i64
    for card in range(len(zones)):
        if zones[card] != Zone.DECK:
            zones[card] = Zone.BOX


SETUP: Final[Setup] = Setup()
DEALS: Final[Deals] = Deals()
SCORE: Final[Score] = Score()
