"""The table before the first turn. Rules: RQA-SET, RQA-TWO."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.agenda import Agenda, Step
from ....kernel.decision import Ask
from ....kernel.deck import Deck
from ....kernel.events import Fact
from ....kernel.game import Game
from ....kernel.seats import CHANCE, Action, seat_letter
from ..geometry import NOWHERE
from ..robots import COUNT, ROBOTS, Robot
from ..settings import Terms
from ..state import NONE, SLOTS, ArenaState
from .draw import AT_SETUP, HAND, Draw
from .respawn import BRINGS, PLACES, fill_health
from .shop import REFILL
from .step import ArenaStep
from .turn import TURN


def bare_table(game: Game[Any], terms: Terms, agenda: Agenda) -> ArenaState:
    """All cards in their decks, no robot chosen, the Shop still empty."""
    cards, players = terms.cards, int(terms.players)
    start = [cards.copies[k] if cards.pile[k] == 0 else 0 for k in range(cards.count)]
    # Without Supply and starting cards (RQA-SET-02).
    shop = [int(terms.copies(k)) if cards.returns_to_shop(k) else 0 for k in range(cards.count)]
    # One for each player, of two robots too (RQA-SET-09, RQA-SET-10, RQA-TWO-02).
    decks = [Deck.of(list(start)) for _ in range(players)]
    state = ArenaState(game, terms, agenda, decks, Deck.of(shop))  # RQA-SET-03
    state.owner = vec[i64]([-1] * 4)
    state.square = vec[i64]([-1] * 4)
    state.red = vec[i64]([0] * 4)
    state.blue = vec[i64]([0] * 4)
    state.hands = vec[i64]([0] * (players * int(cards.count)))
    state.in_play = vec[i64]([0] * (players * int(cards.count)))
    state.discards = vec[i64]([0] * (players * int(cards.count)))
    state.vp = vec[i64]([0] * players)
    state.blue_won = vec[i64]([0] * players)
    state.shop = vec[i64]([-1] * int(SLOTS))
    state.supply = vec[i64]([cards.copies[k] for k in cards.supply])  # RQA-SET-01
    state.junkyard = vec[i64]([0] * int(cards.count))  # RQA-SET-04
    state.discount = vec[i64]([0] * 4)
    state.bonus = vec[i64]([0] * 4)
    return state


def set_up(game: Game[Any], terms: Terms) -> ArenaState:
    """The bare table with the setup to come."""
    return bare_table(game, terms, Agenda.of(SETUP))


@final
class Setup(ArenaStep):
    """Whatever of the setup has not happened yet, in the order of the rules."""

    WORDS = "setup"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        if state.first == NONE:
            state.agenda.then([CHOOSE_FIRST, self])
            return False
        steps: list[Step[Any]] = [REFILL]  # RQA-SET-05
        robots = chosen(state)
        if robots < state.terms.robots:
            steps.append(TAKES[taker(state, robots)])
            state.agenda.then([*steps, self])
            return False
        for k in range(int(state.seats)):
            seat = _nth(state, k)
            if state.hand_size(seat) < HAND:
                steps.append(Draw(seat, HAND - state.hand_size(seat), AT_SETUP))
        state.agenda.then([*steps, *_entries(state), OPENING])
        return False


def chosen(state: ArenaState) -> i64:
    """How many robots have an owner."""
    found: i64 = 0
    robot: Robot
    for robot in range(COUNT):
        if state.owner[robot] != NONE:
            found += 1
    return found


def _nth(state: ArenaState, k: i64) -> i64:
    """The seat that is k-th in turn order, going round and round (RQA-RUL-42)."""
    return (state.first + k) % state.seats


def taker(state: ArenaState, k: i64) -> i64:
    """Who takes the k-th robot; NONE while the first player is not known."""
    return NONE if state.first == NONE else _nth(state, k)


def _entries(state: ArenaState) -> list[Step[Any]]:
    """The robots not in the arena yet come there: one of each player in turn order, then the next.

    Of two a player chooses one (RQA-RUL-58), unless the table has agreed on the order of boards.
    """
    found: list[Step[Any]] = []
    each = int(state.terms.robots_each)
    for turn in range(each):
        for k in range(int(state.seats)):
            seat = _nth(state, k)
            own: list[i64] = [robot for robot in range(COUNT) if state.owner[robot] == seat]
            waiting = [robot for robot in own if state.square[robot] == NOWHERE]
            if each == 1 or not state.terms.chosen_entry:
                if own[turn] in waiting:
                    found.append(PLACES[own[turn]])
            elif len(waiting) >= each - turn:
                found.append(BRINGS[seat])
    return found


@final
class Opening(ArenaStep):
    """Starting VP by turn order (RQA-SET-12), then the first turn."""

    WORDS = "opening"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        for k in range(int(state.seats)):
            state.vp[_nth(state, k)] = k
        state.active = state.first
        state.agenda.push(TURN)
        return False


@final
class ChooseFirst(ArenaStep):
    """Chance names the first player, unless the table did (RQA-RUL-49)."""

    WORDS = "first"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        ask.to(CHANCE, "first")
        seat: i64
        for seat in range(state.seats):
            ask.weigh(state.acts.first + seat, 1)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        state.first = action - state.acts.first
        state.active = state.first
        if state.log is not None:
            state.reveal("first", "RQA-SET-06", {"seat": int(state.first)})


@final
class Take(ArenaStep):
    """A player picks a robot, or gets one at random (RQA-SET-07)."""

    WORDS = "take seat"

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def misfit(self, state: ArenaState) -> str:
        taken = chosen(state)
        fits = taken < state.terms.robots and self.seat == taker(state, taken)
        return "" if fits else f"{seat_letter(self.seat)} does not take the next robot"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        dealt = state.terms.dealt
        ask.to(CHANCE if dealt else self.seat, "deal" if dealt else "take")
        robot: Robot
        for robot in range(COUNT):
            if state.owner[robot] == NONE:
                ask.weigh((state.acts.deal if dealt else state.acts.take) + robot, 1)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        robot = action - (state.acts.deal if state.terms.dealt else state.acts.take)
        state.owner[robot] = self.seat
        fill_health(state, robot)  # RQA-SET-08, not from the Reserve (RQA-SET-15)
        if state.log is not None:
            facts: dict[str, Fact] = {"seat": int(self.seat), "robot": ROBOTS[robot]}
            if state.terms.dealt:
                state.reveal("dealt", "RQA-SET-07", facts)
            else:
                state.tell("taken", "RQA-SET-07", facts)

    def why_not(self, state: ArenaState, action: Action) -> str:
        return "RQA-ROB-08" if 0 <= action - state.acts.take < COUNT else "RQA-SET-07"

    def refusal_facts(self, state: ArenaState, action: Action, rule: str) -> dict[str, Fact]:
        return {"robot": ROBOTS[action - state.acts.take]}


SETUP: Final[Setup] = Setup()
OPENING: Final[Opening] = Opening()
CHOOSE_FIRST: Final[ChooseFirst] = ChooseFirst()
TAKES: Final[list[Take]] = [Take(seat) for seat in range(4)]
