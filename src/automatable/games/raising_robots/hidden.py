"""Deal again what a seat cannot see: decks, hands, and what others do while all are at work."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.decision import Ask
from ...kernel.rng import Rng
from ...kernel.seats import Seat
from .kinds import COLUMNS
from .seen import HIDDEN, is_hidden, seen_zones, with_own
from .state import CLASSES, GOODS, NONE, RaisingState, Zone


def determinize(state: RaisingState, seat: Seat, rng: Rng) -> RaisingState:
    """A world the seat cannot tell from this one (RR-HID-01).

    Others who are at work begin it again, and do something or other if they have finished it.
    """
    world = _begun_again(state, seat, rng)
    other: i64
    for other in range(state.seats):
        if other != seat and world.before is not None and state.agenda.is_done(other):
            _work(world, other, rng)
    return world


def imagine(state: RaisingState, seat: Seat, rng: Rng) -> RaisingState:
    """The same with everybody else's work of this round done somehow.

    That does not concern the seat, and a playout cut short is about the seat's own work.
    """
    world = _begun_again(state, seat, rng)
    other: i64
    for other in range(state.seats):
        if other != seat and world.before is not None:
            _work(world, other, rng)
    return world


def _begun_again(state: RaisingState, seat: Seat, rng: Rng) -> RaisingState:
    """The same with everybody else's work of this round still to be done."""
    world = state.clone()
    robots, classes = len(state.robots), len(state.classes)
    before = state.clone() if state.before is None else state.before.clone()
    before.robots = _dealt(state, state.robots, before.robots, 0, seat, rng)
    before.classes = _dealt(state, state.classes, before.classes, robots, seat, rng)
    before.inventors = _dealt(state, state.inventors, before.inventors, robots + classes, seat, rng)
    world.robots = with_own(state, state.robots, before.robots, 0, seat)
    world.classes = with_own(state, state.classes, before.classes, robots, seat)
    world.inventors = with_own(state, state.inventors, before.inventors, robots + classes, seat)
    _forget_selections(world, seat)
    if state.before is None:
        return world
    world.before = before
    _forget_selections(before, seat)
    _forget(world.gave, seat)
    other: i64
    for other in range(state.seats):
        if other != seat:
            _set_back(world, before, other)
            world.agenda.restart(other, state.starts[other])
    return world


def _dealt(
    state: RaisingState, now: vec[i64], before: vec[i64], first: i64, seat: Seat, rng: Rng
) -> vec[i64]:
    """Where the cards may have been before everybody went to work.

    Every hand keeps its size. Cards the seat has drawn since came from the deck, as long as it
    lasted.
    """
    seen = seen_zones(state, now, before, first, seat)
    unknown = vec[i64]()  # cards the seat cannot place
    hands: list[i64] = []  # where unknown cards are, unless in the deck
    drawn = vec[i64]()  # cards the seat has got from there since
    card: i64
    for card in range(len(before)):
        if is_hidden(before[card], seat):
            if before[card] != Zone.DECK:
                hands.append(before[card])
            if seen[card] == HIDDEN:
                unknown = append(unknown, card)
            else:
                drawn = append(drawn, card)
    hands.sort()  # so that nothing depends on which card it really is
    zones: vec[i64] = vec[i64](hands)
    found = before[:]
    size: i64 = len(unknown) + len(drawn)
    while len(zones) < size:
        zones = append(zones, Zone.DECK)
    k: i64
    for k in range(len(drawn)):
        found[drawn[k]] = zones[size - 1 - k]
    left = size - len(drawn)
    for k in range(len(unknown)):
        pick = rng.below(left - k)
        found[unknown[k]] = zones[pick]
        zones[pick] = zones[left - k - 1]
    return found


def _forget(gave: vec[i64], seat: Seat) -> None:
    """Others have laid off nothing yet."""
    card: i64
    mine: i64 = 1
    for card in range(len(gave)):
        gave[card] &= mine << seat


def _forget_selections(world: RaisingState, seat: Seat) -> None:
    """What others have selected ahead is secret: they are asked again."""
    other: i64
    for other in range(world.seats):
        if other != seat and world.ahead[other]:
            world.paired[2 * other] = NONE
            world.paired[2 * other + 1] = NONE


def _set_back(world: RaisingState, before: RaisingState, seat: Seat) -> None:
    """Give a seat back what it had before everybody went to work."""
    _copy(world.goods, before.goods, seat, GOODS)
    _copy(world.slots, before.slots, seat, 3 * COLUMNS)
    _copy(world.lessons, before.lessons, seat, CLASSES)
    _copy(world.credits, before.credits, seat, CLASSES)
    _copy(world.inventor, before.inventor, seat, 1)
    _copy(world.inspired, before.inspired, seat, 1)
    _copy(world.locked, before.locked, seat, 1)
    _copy(world.tokens, before.tokens, seat, 4)
    _copy(world.energy, before.energy, seat, world.cards.energy.count)
    _copy(world.drawn, before.drawn, seat, 2)
    _copy(world.paired, before.paired, seat, 2)
    _copy(world.ahead, before.ahead, seat, 1)
    _copy(world.boosted, before.boosted, seat, 1)
    _copy(world.bids, before.bids, seat, 1)


def _copy(to: vec[i64], source: vec[i64], seat: Seat, width: i64) -> None:
    k: i64
    for k in range(seat * width, (seat + 1) * width):
        to[k] = source[k]


def _work(world: RaisingState, seat: Seat, rng: Rng) -> None:
    """Let a seat finish its work somehow."""
    ask = Ask()
    while world.agenda.run(seat, world, ask):
        world.agenda.answer(world, ask.sample(rng))
