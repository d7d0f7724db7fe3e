"""The table before the first turn. Rules: CYB-SET, CYB-TWO, CYB-MIX-02, CYB-MUL-05."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.agenda import Agenda, Step
from ....kernel.decision import Ask
from ....kernel.deck import Deck
from ....kernel.game import Game
from ....kernel.seats import CHANCE, Action, seat_letter
from ..actions import AID, FIRST
from ..pieces import (
    BABYBOTS,
    COPIES,
    FEATURE_COUNT,
    FIRST_BABYBOT,
    MODELS,
    ROBOTS,
    bit,
    count_bits,
)
from ..settings import Terms
from ..state import NONE, SLOTS, WIDTH, CyberionState
from .draw import To, discard_size, draw
from .factory import REFILL
from .microbots import GIVE
from .turn import TURN

_LAID_ASIDE: Final[i64] = 5  # Robots that start in the discard pile (CYB-SET-08)
_DAMAGE: Final[i64] = 5  # CYB-GIG-01


def bare_table(game: Game[Any], terms: Terms, agenda: Agenda) -> CyberionState:
    """All pieces of the chosen expansions, nothing dealt yet."""
    shares: i64 = 1 if terms.multibots else 0  # CYB-MUL-05
    multibots = [int(shares * count) for count in terms.cards.multibots]
    # All shuffled (CYB-SET-06).
    deck = Deck.of([int(COPIES)] * int(ROBOTS) + multibots + [0] * int(BABYBOTS))
    state = CyberionState(game, terms, agenda, deck)
    state.rows = vec[i64]([-1] * int(SLOTS))  # CYB-SET-09
    state.discard = vec[i64]([0] * int(FIRST_BABYBOT))
    state.levels = vec[i64]([1] * 5)  # CYB-SET-01
    state.factory = vec[i64]([-1] * int(WIDTH))
    state.microbots = vec[i64]([-1] * int(WIDTH))
    state.active = 0 if terms.players == 1 else terms.first
    if terms.babybots:
        state.limbot = 31  # CYB-BAB-01
    if terms.gigantobots:
        state.damage = _DAMAGE
    if terms.microbots:
        state.stack = vec[i64](list(terms.cards.microbots))  # CYB-MIC-01
        state.used = vec[i64]([0] * int(FEATURE_COUNT))
    if terms.devious_cog:
        state.interference = vec[i64]([2] * 5)  # CYB-COG-01
        state.masked = vec[i64](list(terms.cards.interference))
    return state


def set_up(game: Game[Any], terms: Terms) -> CyberionState:
    """The bare table with the setup to come."""
    return bare_table(game, terms, Agenda.of(SETUP))


@final
class Setup(Step[CyberionState]):
    """Tokens, first player, Factory, Platform and the first discards, then the first turn."""

    WORDS = "setup"

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        platform = draw(To.PLATFORM, WIDTH)
        aside: list[Step[Any]] = []
        if discard_size(state) < _LAID_ASIDE:
            aside.append(draw(To.DISCARD, _LAID_ASIDE - discard_size(state)))
        state.agenda.then([CHOOSE_FIRST, CHOOSE_SUPPORT, REFILL, GIVE, platform, *aside, TURN])
        return False


@final
class ChooseFirst(Step[CyberionState]):
    """Chance names the first player of two, unless the table did (CYB-TWO-05)."""

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        if state.active != NONE:
            return False
        ask.to(CHANCE, "first")
        ask.weigh(FIRST, 1)
        ask.weigh(FIRST + 1, 1)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        state.active = action - FIRST
        if state.log is not None:
            letter = seat_letter(state.active)
            state.reveal("first", "CYB-TWO-05", {"seat": int(state.active), "letter": letter})


@final
class ChooseSupport(Step[CyberionState]):
    """Random Support tokens go to the Reserve, face up (CYB-SET-12, CYB-RUL-70)."""

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        if count_bits(state.support) == state.terms.support:
            return False
        ask.to(CHANCE, "aid")
        model: i64
        for model in range(5):
            if state.support >> model & 1 == 0:
                ask.weigh(AID + model, 1)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        state.support |= bit(action - AID)
        if state.log is not None:
            state.reveal("support_came", "CYB-SET-12", {"model": MODELS[action - AID]})
        state.agenda.push(self)


SETUP: Final[Setup] = Setup()
CHOOSE_FIRST: Final[ChooseFirst] = ChooseFirst()
CHOOSE_SUPPORT: Final[ChooseSupport] = ChooseSupport()
