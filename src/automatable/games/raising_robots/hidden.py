"""Deal again what a seat cannot see: decks, hands, and what others do while all are at work."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel.decision import Ask
from ...kernel.rng import Rng
from ...kernel.seats import Seat
from .kinds import COLUMNS
from .seen import HIDDEN, is_hidden, seen_places
from .state import CLASSES, GOODS, Place, RaisingState


def determinize(state: RaisingState, seat: Seat, rng: Rng) -> RaisingState:
    """A world the seat cannot tell from this one (RR-HID-01).

    Others who are at work begin it again, and do something or other if they have finished it.
    """
    world = state.clone()
    if state.before is None:
        world.robots = _dealt(state.robots, state.robots, seat, rng)
        world.classes = _dealt(state.classes, state.classes, seat, rng)
        world.inventors = _dealt(state.inventors, state.inventors, seat, rng)
        return world
    before = state.before.clone()
    before.robots = _dealt(state.robots, before.robots, seat, rng)
    before.classes = _dealt(state.classes, before.classes, seat, rng)
    before.inventors = _dealt(state.inventors, before.inventors, seat, rng)
    world.before = before
    world.robots = _with_own(state.robots, before.robots, seat)
    world.classes = _with_own(state.classes, before.classes, seat)
    world.inventors = _with_own(state.inventors, before.inventors, seat)
    other: i64
    for other in range(state.seats):
        if other != seat:
            _set_back(world, before, other)
            is_done = state.agenda.is_done(other)
            world.agenda.restart(other, state.starts[other])
            if is_done:
                _work(world, other, rng)
    return world


def _dealt(now: vec[i64], before: vec[i64], seat: Seat, rng: Rng) -> vec[i64]:
    """Where the cards may have been before everybody went to work.

    Every hand keeps its size. Cards the seat has drawn since came from the deck, as long as it
    lasted.
    """
    seen = seen_places(now, before, seat)
    unknown = vec[i64]()  # cards the seat cannot place
    places = vec[i64]()  # where unknown cards are, the deck last
    drawn = vec[i64]()  # cards the seat has got from there since
    card: i64
    for card in range(len(before)):
        if is_hidden(before[card], seat):
            if before[card] != Place.DECK:
                places = append(places, before[card])
            if seen[card] == HIDDEN:
                unknown = append(unknown, card)
            else:
                drawn = append(drawn, card)
    found = before[:]
    size: i64 = len(unknown) + len(drawn)
    while len(places) < size:
        places = append(places, Place.DECK)
    k: i64
    for k in range(len(drawn)):
        found[drawn[k]] = places[size - 1 - k]
    left = size - len(drawn)
    for k in range(len(unknown)):
        pick = rng.below(left - k)
        found[unknown[k]] = places[pick]
        places[pick] = places[left - k - 1]
    return found


def _with_own(now: vec[i64], before: vec[i64], seat: Seat) -> vec[i64]:
    """Where the cards are now if only the seat itself has done anything."""
    found = before[:]
    card: i64
    for card in range(len(now)):
        own = now[card] >= 0 and now[card] // 4 == seat
        was_own = before[card] >= 0 and before[card] // 4 == seat
        if own:
            found[card] = now[card]
        elif was_own:
            found[card] = Place.BOX if now[card] == Place.BOX else Place.DISCARD
    return found


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
    _copy(world.paired, before.paired, seat, 2)
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
