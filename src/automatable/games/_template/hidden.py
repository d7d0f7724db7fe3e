"""Deal again what a seat cannot see: the hands and picks of the others. Rules: TPL-SEE."""

from mypy_extensions import i64

from ...kernel.decision import Ask
from ...kernel.rng import Rng
from ...kernel.seats import Seat
from .cards import KINDS
from .rules import ROUND, picked_by
from .state import YardState


def determinize(state: YardState, seat: Seat, rng: Rng) -> YardState:
    """A world the seat cannot tell from this one."""
    world = state.clone()
    other: Seat
    for other in range(state.seats):
        if other != seat:
            _take_back(world, other)
    for other in range(state.seats):
        if other != seat:
            _deal(world, other, state.hand_size(other), rng)
    if state.result is None:
        _pick_again(world, state, seat, rng)
    return world


def _take_back(world: YardState, other: Seat) -> None:
    card: i64
    for card in range(KINDS):
        at = other * KINDS + card
        world.deck.shuffle_in(card, world.hands[at])
        world.hands[at] = 0


def _deal(world: YardState, other: Seat, count: i64, rng: Rng) -> None:
    for _ in range(count):
        world.hands[other * KINDS + world.deck.deal(rng)] += 1


def _pick_again(world: YardState, state: YardState, seat: Seat, rng: Rng) -> None:
    """Begin the round anew; what was answered is answered again, by the others at random.

    Picks of the old hands would be impossible in the new ones, and half of them are steps.
    """
    at: i64
    for at in range(state.seats * KINDS):
        world.laid[at] = 0
    world.agenda.clear()
    world.agenda.push(ROUND)  # goes on where it stood: full hands draw nothing
    world.agenda.settle(world, Ask())
    picker: Seat
    for picker in range(state.seats):
        for card in picked_by(state, picker):
            asked = world.asked(picker)
            assert asked is not None
            world.apply(picker, card if picker == seat else asked.sample(rng))
