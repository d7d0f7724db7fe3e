"""Deal again what a seat cannot see: the other's unrevealed bonus cards, choice, and the pile."""

from mypy_extensions import i64

from ...kernel.rng import Rng
from ...kernel.seats import Seat
from . import cards
from .rules.round import CHOOSE, can_choose
from .state import DuelState, Side


def determinize(state: DuelState, seat: Seat, rng: Rng) -> DuelState:
    """A world the seat cannot tell from this one. Rules: DUE-RUL-30."""
    world = state.clone()
    world.pile.shuffle()
    for other in range(2):
        if other != seat:
            _take_unseen(world, world.side(other))
    for other in range(2):
        if other != seat:
            _deal_unseen(world, world.side(other), state.side(other), rng)
    return world


def imagine(state: DuelState, seat: Seat, rng: Rng) -> DuelState:
    """The same with the other still to choose: nobody knows what lies face down (DUE-RND-02)."""
    world = determinize(state, seat, rng)
    side = world.side(1 - seat)
    if side.chosen != cards.NONE and not world.is_revealed():
        side.chosen = cards.NONE
        world.agenda.restart(1 - seat, CHOOSE[1 - seat])
    return world


def _take_unseen(world: DuelState, side: Side) -> None:
    """Put the side's unrevealed bonus cards back into the pile."""
    card: i64
    for card in range(cards.FIRST_BONUS, cards.COUNT):
        if side.secret_bonus() >> card & 1:
            world.pile.shuffle_in(card - cards.FIRST_BONUS, 1)
    side.bonus = side.shown


def _deal_unseen(world: DuelState, side: Side, real: Side, rng: Rng) -> None:
    """Give the side as many unrevealed cards as it really has, and a choice if it has chosen."""
    for _ in cards.names_of(real.secret_bonus()):
        side.bonus |= 1 << world.pile.deal(rng) + cards.FIRST_BONUS
    if side.chosen != cards.NONE and not world.is_revealed():
        side.chosen = cards.NONE
        open_cards: list[i64] = [
            card for card in range(cards.COUNT) if can_choose(world, side, card)
        ]
        side.chosen = open_cards[rng.below(len(open_cards))]
