"""The leak test: worlds a seat cannot tell apart give it the very same bytes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..kernel.decision import Ask, Decision
from ..kernel.events import Event, ear, heard
from ..kernel.game import Game, State
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE, ORACLE, SPECTATOR
from .walks import Kit, as_json, states

_AHEAD = 12  # answers that two worlds are played on side by side
Seen = tuple[object, ...]


@dataclass
class Tally:
    """Pairs of worlds that look the same to a seat, and what comparing them came to."""

    pairs: int = 0
    different: int = 0  # pairs in which hidden things really differ
    leaks: list[str] = field(default_factory=list)

    def count(self, real: State, world: State) -> None:
        """One more pair has been compared."""
        game = real.game
        self.pairs += 1
        self.different += game.position(real) != game.position(world)


def check_leaks(kit: Kit) -> None:
    """View, observation, options, refusals and events are the same in every possible world."""
    tally = Tally()
    for state, rng in kit.states(share=4):
        for seat in range(state.seats):
            compare(state, seat, rng, tally)


def worlds_differ(kit: Kit) -> int:
    """How many worlds dealt again really differ: no game passes by standing still."""
    different = 0
    for state, rng in kit.states(share=4):
        for seat in range(state.seats):
            world = kit.game.determinize(state, seat, rng)
            different += kit.game.position(world) != kit.game.position(state)
    return different


def survey(
    game: Game[Any],
    settings: Mapping[str, str],
    pairs: int,
    tell: Callable[[int], None] = lambda pairs: None,
) -> Tally:
    """Compare that many pairs of worlds in random games; a leak is noted, and play goes on."""
    tally = Tally()
    number = 0
    while tally.pairs < pairs:
        number += 1
        for state, rng in states(game.listened(settings), Rng(number)):
            for seat in range(state.seats):
                try:
                    compare(state, seat, rng, tally)
                except AssertionError as error:
                    tally.leaks.append(str(error))
            tell(tally.pairs)
            if tally.pairs >= pairs:
                break
    return tally


def compare(state: State, seat: int, rng: Rng, tally: Tally) -> None:
    """Compare a state with another world, and both as they go on; raises AssertionError."""
    game = state.game
    if not game.secrets:
        _check_open(state, seat)
    world = game.determinize(state, seat, rng)
    _check_thoughts(state, world, seat, int(rng.next32()))
    real = state.clone()
    _check_same(real, world, seat)
    tally.count(real, world)
    if game.secrets:
        _play_on(real, world, seat, rng, tally)


def seen(state: State, seat: int) -> Seen:
    """All that a seat and a spectator get of a state; of views every byte, keys in their order."""
    game = state.game
    decision = state.asked(seat)
    return (
        state.at_work(),
        repr(game.view(state, seat)),
        repr(game.view(state, SPECTATOR)),
        game.observe(state, seat),
        (decision.key, decision.options) if decision else None,
        state.refusals(seat),
    )


def _check_open(state: State, seat: int) -> None:
    """Where nothing is secret, a seat sees and hears what whoever sees everything does."""
    game = state.game
    views = [repr(game.view(state, viewer)) for viewer in (seat, int(ORACLE))]
    assert views[0] == views[1], f"seat {seat} does not see all of {game.position(state)}"
    log = state.log or []
    assert _told(log, seat) == _told(log, int(ORACLE)), f"seat {seat} is not told everything"
    state.log = []


def _check_same(real: State, world: State, seat: int) -> Seen:
    game = real.game
    known = seen(real, seat)
    assert known == seen(world, seat), (
        f"seat {seat} can tell {game.position(real)} from {game.position(world)}"
    )
    return known


def _check_thoughts(state: State, world: State, seat: int, seed: int) -> None:
    """What a bot imagines depends on nothing its seat cannot see."""
    game = state.game
    imagined = [game.position(game.imagine(one, seat, Rng(seed))) for one in (state, world)]
    assert imagined[0] == imagined[1], f"seat {seat} imagines by what it cannot see"


def _play_on(real: State, world: State, seat: int, rng: Rng, tally: Tally) -> None:
    """Play both worlds on side by side, and compare what the seat is told and sees."""
    known = seen(real, seat)
    for _ in range(_AHEAD):
        pair = _next_answers(real.open(), world.open(), seat, rng)
        if pair is None:
            return
        asked, *actions = pair
        for one, action in zip((real, world), actions, strict=True):
            one.log = []
            if not one.apply(asked, action) & ear(seat):
                _check_unnoticed(one, seat, known)
        assert real.log is not None
        assert world.log is not None
        if _told(real.log, seat) != _told(world.log, seat):
            _check_unveiled(real, world, seat)
            return
        public = [_told(one, int(SPECTATOR)) for one in (real.log, world.log)]
        assert public[0] == public[1], f"a spectator is told what seat {seat} is not"
        if any(_unveils(event, seat) for event in real.log):
            if seen(real, seat) != seen(world, seat):
                return  # the seat now may tell the worlds apart
        elif not _wait_for_each_other(real, world, seat, rng):
            _check_same_but_for_work(real, world, seat)
            return
        known = _check_same(real, world, seat)
        tally.count(real, world)


def _check_unnoticed(state: State, seat: int, known: Seen) -> None:
    """What another does on its own is told to the seat by nothing, not even that it happened."""
    assert state.log is not None
    assert _told(state.log, seat) == [], f"seat {seat} is told what is another's own affair"
    assert seen(state, seat) == known, f"seat {seat} sees what is another's own affair"


def _wait_for_each_other(real: State, world: State, seat: int, rng: Rng) -> bool:
    """Have who has finished in one world finish in the other, with as many answers as it takes.

    While the seat itself is at work nobody else's answers are its business, nor their number. False
    if the seat has nothing to do, and so sees that others have.
    """
    ours, theirs = real.at_work(), world.at_work()
    if ours == theirs:
        return True
    if seat not in ours or seat not in theirs:
        return False
    for state, lanes in ((real, set(ours) - set(theirs)), (world, set(theirs) - set(ours))):
        state.log = []
        ask = Ask()
        for lane in lanes:
            while state.agenda.run(lane, state, ask):
                state.agenda.answer(state, ask.sample(rng))
        assert _told(state.log, seat) == [], f"seat {seat} is told what is another's own affair"
    return True


def _check_same_but_for_work(real: State, world: State, seat: int) -> None:
    assert seen(real, seat)[1:] == seen(world, seat)[1:], (
        f"seat {seat} sees more than that somebody has finished"
    )


def _next_answers(
    real: list[Decision], world: list[Decision], seat: int, rng: Rng
) -> tuple[int, int, int] | None:
    """Who answers next, and what in each world: different things where the seat may not notice.

    That is so for nature, who unveils what the seat gets to know, and for others who answer while
    the seat still has a question of its own.
    """
    there = {decision.seat: decision for decision in world}
    asked = [decision for decision in real if decision.seat in there]
    if not asked:
        return None
    one = asked[rng.below(len(asked))]
    other = there[one.seat]
    in_secret = one.seat == CHANCE or (one.seat != seat and any(d.seat == seat for d in real))
    if in_secret:
        return one.seat, one.sample(rng), other.sample(rng)
    common = [option for option in one.options if option in other.options]
    if not common:
        return None
    action = common[rng.below(len(common))]
    return one.seat, action, action


def _told(log: list[Event], seat: int) -> list[str]:
    return [as_json(event.plain()) for event in heard(log, seat)]


def _unveils(event: Event, seat: int) -> bool:
    """Whether the event tells the seat something that was hidden from it."""
    return event.reaches(seat) and event.unveils and not event.seen_by(seat).hidden


def _check_unveiled(real: State, world: State, seat: int) -> None:
    """Two stories may part only at an event that unveils something to the seat, in both worlds.

    Or in one of them: what others do in secret may be finished there and not in the other.
    """
    assert real.log is not None
    assert world.log is not None
    ours = [event for event in real.log if event.reaches(seat)]
    theirs = [event for event in world.log if event.reaches(seat)]
    for one, other in zip(ours, theirs, strict=False):
        if _unveils(one, seat) and _unveils(other, seat):
            return
        told = as_json(one.seen_by(seat).plain()), as_json(other.seen_by(seat).plain())
        assert told[0] == told[1], f"seat {seat} is told {told[0]} or {told[1]}"
    more = max(ours, theirs, key=len)[min(len(ours), len(theirs)) :]
    assert _unveils(more[0], seat), f"seat {seat} is told more in one world than in the other"
