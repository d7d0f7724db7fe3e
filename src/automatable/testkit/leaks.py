"""The leak test: worlds a seat cannot tell apart give it the very same bytes."""

import marshal
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..kernel.decision import Ask, Decision
from ..kernel.events import Event, ear, heard
from ..kernel.game import Game, State
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE, ORACLE, SPECTATOR
from .walks import Kit, as_json, some_actions, states

_AHEAD = 12  # answers for which two worlds are played on side by side
Seen = tuple[object, ...]


@dataclass
class Tally:
    """The results of comparing pairs of worlds that look the same to a seat."""

    pairs: int = 0
    different: int = 0  # pairs that really differ, for whoever sees everything
    leaks: list[str] = field(default_factory=list)

    def count(self, real: State, world: State) -> None:
        """Count one more pair."""
        views = [one.game.view(one, int(ORACLE)) for one in (real, world)]
        self.pairs += 1
        self.different += views[0] != views[1]


def check_leaks(kit: Kit) -> None:
    """View, observation, options, refusals and events are the same in every possible world."""
    tally = Tally()
    for state, rng in kit.states(share=4):
        for seat in range(state.seats):
            compare(state, seat, rng, tally)


def worlds_differ(kit: Kit) -> int:
    """How many determinized worlds really differ: a game must not pass by copying its state."""
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
    tally: Tally,
    tell: Callable[[int], None] = lambda pairs: None,
    seed: int = 1,
) -> None:
    """Compare that many pairs of worlds in random games, counting leaks."""
    while tally.pairs < pairs:
        for state, rng in states(game.listened(settings), Rng(seed)):
            for seat in range(state.seats):
                try:
                    compare(state, seat, rng, tally)
                except AssertionError as error:
                    tally.leaks.append(str(error))
            tell(tally.pairs)
            if tally.pairs >= pairs:
                break
        seed += 1


def compare(state: State, seat: int, rng: Rng, tally: Tally) -> None:
    """Compare a state with another world, now and as both go on; raises AssertionError."""
    world = state.game.determinize(state, seat, rng)
    real = state.clone()
    tally.count(real, world)
    if not state.game.secrets:
        _check_open(state, world, seat)
        return
    _check_thoughts(state, world, seat, int(rng.next32()))
    known = _check_same(real, world, seat)
    _play_on(real, world, seat, known, rng, tally)


def seen(state: State, seat: int) -> Seen:
    """All that a seat and a spectator get of a state; views byte by byte, keys in order."""
    game = state.game
    decision = state.asked(seat)
    view = _bytes_of(state, seat)
    rules = state.rules_against(seat)
    some = some_actions(len(rules), len(view))  # the same where views are
    return (
        state.at_work(),
        view,
        _bytes_of(state, int(SPECTATOR)),
        game.observe(state, seat),
        (decision.key, decision.options, decision.wanted) if decision else None,
        rules,
        state.refusals(seat, some),
    )


def _bytes_of(state: State, viewer: int) -> bytes:
    """A view as bytes, keys in their order: version 2 writes equal views the same."""
    view: Any = state.game.view(state, viewer)
    return marshal.dumps(view, 2)


def _check_open(state: State, world: State, seat: int) -> None:
    """In a game without secrets, all see and hear what the oracle does; nothing is dealt again."""
    game = state.game
    position = game.position(state)
    assert game.position(world) == position, f"something is dealt again in {position}"
    views = [_bytes_of(state, viewer) for viewer in (seat, int(SPECTATOR), int(ORACLE))]
    assert views[0] == views[1] == views[2], f"seat {seat} does not see all of {position}"
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


def _play_on(real: State, world: State, seat: int, known: Seen, rng: Rng, tally: Tally) -> None:
    """Play both worlds on side by side, and compare what the seat is told and sees."""
    for _ in range(_AHEAD):
        pair = _next_answers(real.open(), world.open(), seat, rng)
        if pair is None:
            return
        asked, *actions = pair
        unnoticed = 0
        for one, action in zip((real, world), actions, strict=True):
            one.log = []
            if not one.apply(asked, action) & ear(seat):
                _check_unnoticed(one, seat, known)
                unnoticed += 1
        assert real.log is not None
        assert world.log is not None
        if _told(real.log, seat) != _told(world.log, seat):
            _check_unveiled(real, world, seat)
            return
        public = [_told(one, int(SPECTATOR)) for one in (real.log, world.log)]
        assert public[0] == public[1], f"a spectator is told what seat {seat} is not"
        if unnoticed == len(actions):  # so both still look as they did
            tally.count(real, world)
            continue
        if any(_unveils(event, seat) for event in real.log):
            if seen(real, seat) != seen(world, seat):
                return  # from now on the seat may tell the worlds apart
        elif not _wait_for_each_other(real, world, seat, rng):
            _check_same_but_for_work(real, world, seat)
            return
        known = _check_same(real, world, seat)
        tally.count(real, world)


def _check_unnoticed(state: State, seat: int, known: Seen) -> None:
    """The seat cannot notice what another does in its lane, not even that it happened."""
    assert state.log is not None
    assert _told(state.log, seat) == [], f"seat {seat} is told what is another's own affair"
    assert seen(state, seat) == known, f"seat {seat} sees what is another's own affair"


def _wait_for_each_other(real: State, world: State, seat: int, rng: Rng) -> bool:
    """Let seats that have finished in one world finish in the other, however many answers it takes.

    While the seat itself is at work it must not notice others' answers, nor their number. False if
    the seat has nothing to do, and so sees who is at work.
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
    """Who answers next, and what in each world: different answers where the seat cannot notice.

    That holds for nature, whose answers reach the seat by unveiling events, and for others who
    answer while the seat still has a question of its own.
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
    """Two stories may diverge only at an event that unveils something to the seat, in both worlds.

    Or in one of them: secret work of others may be finished there and not in the other.
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
