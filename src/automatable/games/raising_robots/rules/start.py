"""Setup and the start of the game. Rules: RR-SET, RR-PLY, RR-STA, RR-RUL-11, 12."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.agenda import Agenda
from ....kernel.decision import Ask
from ....kernel.game import Game
from ....kernel.seats import CHANCE, Action, Seat
from ..inventors import Timing
from ..settings import Terms
from ..state import NONE, Place, RaisingState
from .assemble import Column, build, offer_robots
from .draw import Draw
from .gain import ReceiveAbility, Unlock
from .lessons import Keep
from .rounds import OPEN_NEUTRAL, ROUND
from .task import Task

_DRAWN: Final[i64] = 8  # RR-STA-02
_KEPT: Final[i64] = 5


def bare_table(game: Game[Any], terms: Terms, agenda: Agenda) -> RaisingState:
    """All cards in their decks, all tokens locked (RR-PLY)."""
    state = RaisingState(game, terms, agenda)
    players = int(terms.players)
    cards = terms.cards
    state.robots = vec[i64]([-1] * int(cards.robots.count))
    state.classes = vec[i64]([-1] * int(cards.classes.count))
    state.inventors = vec[i64]([-1] * int(cards.inventors.count))
    state.goods = vec[i64]([0, 0, 0, 0, 3, 3, 0] * players)  # RR-PLY-03 to 05
    state.slots = vec[i64]([-1] * (15 * players))
    state.lessons = vec[i64]([-1] * (3 * players))
    state.credits = vec[i64]([0] * (3 * players))
    state.inventor = vec[i64]([-1] * players)
    state.inspired = vec[i64]([0] * players)
    state.locked = vec[i64]([65535] * players)  # RR-PLY-02
    state.tokens = vec[i64]([0] * (4 * players))
    used = [int(cards.energy.is_used(card, players)) for card in range(cards.energy.count)]
    state.energy = vec[i64](used * players)  # Pile.PILE is 1, Pile.BOX is 0
    state.drawn = vec[i64]([-1] * (2 * players))
    state.paired = vec[i64]([-1] * (2 * players))
    state.boosted = vec[i64]([0] * players)
    state.cubes = vec[i64]([0] * 5)
    state.bids = vec[i64]([-1] * players)
    return state


def set_up(game: Game[Any], terms: Terms) -> RaisingState:
    """The bare table with the start of the game to come."""
    return bare_table(game, terms, Agenda.of(SETUP))


@final
class Setup(Task):
    """Everybody draws and decides at once (RR-STA-01)."""

    def due(self, state: RaisingState) -> str:
        return "setup"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        state.agenda.push(ROUND)
        if state.seats == 2:
            state.agenda.push(OPEN_NEUTRAL)
        if state.seats > 1:
            state.before = state.clone()
        state.agenda.fork([Deal(seat) for seat in range(state.seats)])
        return False


@final
class Deal(Task):
    """A seat's cards: all are drawn before anything is chosen (RR-STA-11)."""

    def due(self, state: RaisingState) -> str:
        return f"deal {self.seat}"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        seat = self.seat
        state.agenda.then(
            [Draw(seat, _DRAWN), LookAtClasses(seat), Invent(seat), Cull(seat, NONE), Keep(seat)]
        )
        return False


@final
class LookAtClasses(Task):
    """Two class cards to choose from (RR-STA-03)."""

    def due(self, state: RaisingState) -> str:
        return f"look {self.seat}"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        found: i64 = 0
        lesson: i64
        for lesson in range(len(state.classes)):
            if state.classes[lesson] == 4 * self.seat + Place.LOOKED:
                found += 1
        if found == 2:
            return False
        ask.to(CHANCE, "teach")
        for lesson in range(len(state.classes)):
            if state.classes[lesson] == Place.DECK:
                ask.weigh(state.acts.teach + lesson, 1)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        state.classes[action - state.acts.teach] = 4 * self.seat + Place.LOOKED
        state.agenda.push(self)


@final
class Invent(Task):
    """Two inventors to choose from (RR-STA-04); none if the table plays without (RR-STA-13)."""

    def due(self, state: RaisingState) -> str:
        return f"invent {self.seat}"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if not state.terms.inventors or _offered(state, self.seat) == 2:
            return False
        ask.to(CHANCE, "deal")
        inventor: i64
        for inventor in range(len(state.inventors)):
            if state.inventors[inventor] == Place.DECK:
                ask.weigh(state.acts.deal + inventor, 1)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        state.inventors[action - state.acts.deal] = 4 * self.seat + Place.LOOKED
        state.agenda.push(self)


def _offered(state: RaisingState, seat: Seat) -> i64:
    found: i64 = 0
    inventor: i64
    for inventor in range(len(state.inventors)):
        if state.inventors[inventor] == 4 * seat + Place.LOOKED:
            found += 1
    return found


@final
class Cull(Task):
    """Three of eight robot cards are discarded, in the order of their numbers (RR-STA-02)."""

    def __init__(self, seat: Seat, last: i64) -> None:
        super().__init__(seat)
        self.last: Final = last

    def due(self, state: RaisingState) -> str:
        return f"cull {self.seat} {self.last}"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        left = state.hand_size(self.seat) - _KEPT
        if left == 0:
            state.agenda.then([Keep(self.seat), ChooseInventor(self.seat), First(self.seat, 2)])
            return False
        ask.to(self.seat, "discard")
        held: i64 = 0
        robot: i64
        for robot in range(self.last + 1, len(state.robots)):
            if state.holds(self.seat, robot):
                held += 1
        for robot in range(self.last + 1, len(state.robots)):
            if state.holds(self.seat, robot):
                if held >= left:
                    ask.offer(state.acts.discard + robot)
                held -= 1
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        robot = action - state.acts.discard
        state.robots[robot] = Place.DISCARD
        state.agenda.push(Cull(self.seat, robot))

    def obstacle(self, state: RaisingState, action: Action) -> str:
        return "RR-STA-02"


@final
class ChooseInventor(Task):
    """One of two inventors; the other goes back to the box (RR-STA-04)."""

    def due(self, state: RaisingState) -> str:
        return f"choose {self.seat}"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if _offered(state, self.seat) == 0:
            return False
        ask.to(self.seat, "choose")
        inventor: i64
        for inventor in range(len(state.inventors)):
            if state.inventors[inventor] == 4 * self.seat + Place.LOOKED:
                ask.offer(state.acts.choose + inventor)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        chosen = action - state.acts.choose
        inventor: i64
        for inventor in range(len(state.inventors)):
            if state.inventors[inventor] == 4 * self.seat + Place.LOOKED:
                state.inventors[inventor] = Place.BOX
        state.inventors[chosen] = 4 * self.seat + Place.BUILT
        state.inventor[self.seat] = chosen
        if state.cards.inventors.base[chosen].timing == Timing.IMMEDIATE:
            state.agenda.push(ReceiveAbility(self.seat, False, 0))  # RR-RUL-11

    def obstacle(self, state: RaisingState, action: Action) -> str:
        return "RR-STA-04"


@final
class First(Task):
    """Two robots are assembled free of charge, then a token is unlocked (RR-STA-05 to 10)."""

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def due(self, state: RaisingState) -> str:
        return f"first {self.seat} {self.count}"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if self.count == 0:
            state.agenda.push(Unlock(self.seat))
            return False
        ask.to(self.seat, "assemble")
        return offer_robots(state, self.seat, Column.FREE, 0, ask)

    def answer(self, state: RaisingState, action: Action) -> None:
        state.agenda.push(First(self.seat, self.count - 1))
        robot = (action - state.acts.assemble) % len(state.robots)
        build(state, self.seat, robot, Column.FREE, True)

    def obstacle(self, state: RaisingState, action: Action) -> str:
        return "RR-STA-05"


SETUP: Final[Setup] = Setup(CHANCE)
