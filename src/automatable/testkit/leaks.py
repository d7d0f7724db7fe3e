"""The leak test: worlds a seat cannot tell apart give it the very same bytes."""

from ..kernel.decision import Decision
from ..kernel.events import Event, heard
from ..kernel.game import State
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE
from .walks import Kit, as_json

_AHEAD = 12  # answers that two worlds are played on side by side


def check_leaks(kit: Kit) -> None:
    """View, observation, options, refusals and events are the same in every possible world."""
    for state, rng in kit.states(share=4):
        for seat in range(state.seats):
            world = kit.game.determinize(state, seat, rng)
            _check_thoughts(state, world, seat, int(rng.next32()))
            real = state.clone()
            _check_same(real, world, seat)
            _play_on(real, world, seat, rng)


def worlds_differ(kit: Kit) -> int:
    """How many worlds dealt again really differ: no game passes by standing still."""
    different = 0
    for state, rng in kit.states(share=4):
        for seat in range(state.seats):
            world = kit.game.determinize(state, seat, rng)
            different += kit.game.position(world) != kit.game.position(state)
    return different


def seen(state: State, seat: int) -> str:
    """Every byte a seat gets of a state."""
    game = state.game
    decision = state.asked(seat)
    return as_json(
        [
            game.view(state, seat),
            game.observe(state, seat),
            [decision.key, decision.options] if decision else None,
            state.refusals(seat),
        ]
    )


def _check_same(real: State, world: State, seat: int) -> None:
    game = real.game
    assert seen(real, seat) == seen(world, seat), (
        f"seat {seat} can tell {game.position(real)} from {game.position(world)}"
    )


def _check_thoughts(state: State, world: State, seat: int, seed: int) -> None:
    """What a bot imagines depends on nothing its seat cannot see."""
    game = state.game
    imagined = [game.position(game.imagine(one, seat, Rng(seed))) for one in (state, world)]
    assert imagined[0] == imagined[1], f"seat {seat} imagines by what it cannot see"


def _play_on(real: State, world: State, seat: int, rng: Rng) -> None:
    """Play both worlds on side by side, and compare what the seat is told and sees."""
    for _ in range(_AHEAD):
        pair = _next_answers(real.open(), world.open(), seat, rng)
        if pair is None:
            return
        asked, in_real, in_world = pair
        real.log, world.log = [], []
        real.apply(asked, in_real)
        world.apply(asked, in_world)
        if _told(real.log, seat) != _told(world.log, seat):
            _check_unveiled(real, world, seat)
            return
        if any(_unveils(event, seat) for event in real.log):
            if seen(real, seat) != seen(world, seat):
                return  # the seat now may tell the worlds apart
        else:
            _check_same(real, world, seat)


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
