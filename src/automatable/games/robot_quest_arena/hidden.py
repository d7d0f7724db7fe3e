"""Deal again what a seat cannot see: the other hands. Decks are counted, not ordered."""

from mypy_extensions import i64

from ...kernel.rng import Rng
from ...kernel.seats import Seat
from .state import ArenaState


def determinize(state: ArenaState, seat: Seat, rng: Rng) -> ArenaState:
    """A world the seat cannot tell from this one (RQA-RUL-53)."""
    world = state.clone()
    titles = state.cards.count
    other: Seat
    card: i64
    for other in range(state.seats):
        if other == seat:
            continue
        held = state.hand_size(other)
        for card in range(titles):
            at = other * titles + card
            world.decks[other].shuffle_in(card, world.hands[at])
            world.hands[at] = 0
        for _ in range(held):
            world.hands[other * titles + world.decks[other].deal(rng)] += 1
    return world
