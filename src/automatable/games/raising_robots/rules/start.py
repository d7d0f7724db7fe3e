"""Setup and the start of the game. Rules: RR-SET, RR-PLY, RR-STA."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.agenda import Agenda, Step
from ....kernel.decision import Ask, Decision
from ....kernel.events import Fact
from ....kernel.game import Game
from ....kernel.seats import Action, Seat
from ..settings import Terms
from ..shape import RaisingDoing
from ..state import NONE, RaisingState, Stage, Zone, in_zone
from .assemble import Column, build, column_and_robot, offer_robots, refusal_facts, why_not
from .auction import Take
from .draw import AT_START, Draw, discard, lay_off_inventor, offer_cards, take_card
from .gain import Unlock
from .inventors import hire, second_inventor
from .lessons import Keep
from .placing import PlaceTokens
from .step import WorkStep, rising
from .work import at_once, tell

_DRAWN: Final[i64] = 8  # RR-STA-02
_KEPT: Final[i64] = 5


def bare_table(game: Game[Any], terms: Terms, agenda: Agenda) -> RaisingState:
    """All cards in their decks, all tokens locked (RR-PLY)."""
    state = RaisingState(game, terms, agenda)
    cards = terms.cards
    state.robots = vec[i64]([-1] * int(cards.robots.count))  # shuffled, as the others (RR-SET-03)
    state.classes = vec[i64]([-1] * int(cards.classes.count))
    state.inventors = vec[i64]([-1] * int(cards.inventors.count))
    if terms.easy:
        _leave_out_hard_ones(state)
    clear_boards(state)
    return state


def _leave_out_hard_ones(state: RaisingState) -> None:
    """Inventors of the easiest levels stay, as many levels as make one for each (RR-STA-13)."""
    levels = state.cards.inventors.level
    games = 3 if state.terms.challenge else 1
    wanted = int(state.terms.players) * games
    hardest = sorted(levels)[wanted - 1]
    inventor: i64
    for inventor in range(len(state.inventors)):
        if levels[inventor] > hardest:
            state.inventors[inventor] = Zone.BOX


def clear_boards(state: RaisingState) -> None:
    """Everything but the shared decks as before the first game."""
    players = int(state.terms.players)
    cards = state.terms.cards.energy
    state.stage = Stage.START
    state.round = 0  # RR-SET-01
    goods = [0, 0, 0, 0, 3, 3, 0] * players  # RR-PLY-03, RR-PLY-04, RR-PLY-05
    state.goods = vec[i64](goods)
    state.slots = vec[i64]([-1] * (15 * players))
    state.lessons = vec[i64]([-1] * (3 * players))
    state.credits = vec[i64]([0] * (3 * players))
    state.inventor = vec[i64]([-1] * players)
    state.inspired = vec[i64]([0] * players)
    state.locked = vec[i64]([65535] * players)  # RR-PLY-02
    state.tokens = vec[i64]([0] * (4 * players))
    used = [int(cards.is_used(card, players)) for card in range(cards.count)] * players
    state.energy = vec[i64](used)  # the same for all (RR-PLY-09); Pile.PILE is 1, Pile.BOX is 0
    state.drawn = vec[i64]([-1] * (2 * players))
    state.paired = vec[i64]([-1] * (2 * players))
    state.boosted = vec[i64]([0] * players)
    state.ahead = vec[i64]([0] * players)
    state.cubes = vec[i64]([0] * 5)
    state.neutral = vec[i64]()
    state.bids = vec[i64]([-1] * players)


@final
class Deal(WorkStep):
    """A seat's cards: all are drawn before anything is chosen (RR-STA-11)."""

    WORDS = "deal"

    def misfit(self, state: RaisingState) -> str:
        return second_inventor(state, self.seat)

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        seat = self.seat
        state.agenda.then([DealTwo(seat), Invent(seat), Choose(seat)])
        return False


@final
class DealTwo(WorkStep):
    """Robot and class cards to choose from (RR-STA-02, RR-STA-03)."""

    WORDS = "deal_two"

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        state.agenda.then([Draw(self.seat, _DRAWN, AT_START), LookAtClasses(self.seat)])
        return False


@final
class Choose(WorkStep):
    """The five parts of the start, in their order (RR-STA-12)."""

    WORDS = "start"

    def misfit(self, state: RaisingState) -> str:
        if state.terms.auction:
            return Take(self.seat).misfit(state)
        return second_inventor(state, self.seat)

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        seat = self.seat
        hires: Step[Any] = Take(seat) if state.terms.auction else Hire(seat)  # RR-RUL-51
        state.agenda.then([Cull(seat, NONE), Keep(seat), hires, First(seat, 2)])
        return False


@final
class Start(Step[RaisingState]):
    """After an auction the start of the game goes on (RR-AUC-12)."""

    WORDS = "starts"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        state.stage = Stage.START
        at_once(state, [Choose(seat) for seat in range(state.seats)])
        return False


@final
class LookAtClasses(WorkStep):
    """Two class cards to choose from (RR-STA-03)."""

    WORDS = "look"

    def misfit(self, state: RaisingState) -> str:
        looked = in_zone(state.classes, 4 * self.seat + Zone.LOOKED)
        return "" if looked <= 2 else "two class cards are looked at"

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if in_zone(state.classes, 4 * self.seat + Zone.LOOKED) == 2:
            return False
        return offer_cards(state, state.classes, "teach", state.acts.teach, ask)

    def answer(self, state: RaisingState, action: Action) -> None:
        lesson = action - state.acts.teach
        take_card(state.classes, lesson, 4 * self.seat + Zone.LOOKED)
        if state.log is not None:
            card = state.cards.classes.ids[lesson]
            tell(state, self.seat, "taught", "RR-STA-03", {}, {"card": card})
        state.agenda.push(self)


@final
class Invent(WorkStep):
    """Two inventors to choose from (RR-STA-04), an easy one, or none (RR-STA-13)."""

    WORDS = "invent"

    def misfit(self, state: RaisingState) -> str:
        looked = in_zone(state.inventors, 4 * self.seat + Zone.LOOKED)
        return second_inventor(state, self.seat) if looked <= 2 else "two inventors are looked at"

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        looked = in_zone(state.inventors, 4 * self.seat + Zone.LOOKED)
        dealt: i64 = 1 if state.terms.easy else 2  # RR-STA-13
        if not state.terms.inventors or looked == dealt:
            return False
        return offer_cards(state, state.inventors, "deal", state.acts.deal, ask)

    def answer(self, state: RaisingState, action: Action) -> None:
        inventor = action - state.acts.deal
        take_card(state.inventors, inventor, 4 * self.seat + Zone.LOOKED)
        if state.log is not None:
            card = state.cards.inventors.ids[inventor]
            tell(state, self.seat, "met", "RR-STA-04", {}, {"card": card})
        state.agenda.push(self)


@final
class Cull(WorkStep):
    """Three of eight robot cards are discarded, one per question, in any order (RR-STA-02)."""

    WORDS = "cull last:robot"

    def __init__(self, seat: Seat, last: i64) -> None:
        super().__init__(seat)
        self.last: Final = last  # the card discarded before

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        left = state.hand_size(self.seat) - _KEPT
        if left <= 0:
            return False
        ask.to(self.seat, "cull")
        robot: i64
        if not state.terms.first_rulings:
            for robot in range(len(state.robots)):
                if state.holds(self.seat, robot):
                    ask.offer(state.acts.discard + robot)
            return True
        held: i64 = 0  # in ascending order (RR-RUL-59)
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
        discard(state, self.seat, robot, "RR-STA-02")
        state.agenda.push(Cull(self.seat, robot))

    def wanted(self, state: RaisingState) -> int:
        return int(state.hand_size(self.seat) - _KEPT)

    def show(self, state: RaisingState, doing: RaisingDoing) -> None:
        doing["least"] = doing["most"] = max(0, self.wanted(state))

    def tidy(self, state: RaisingState, decision: Decision) -> tuple[int, ...]:
        return rising(decision.options, state.acts.discard + self.last, self.wanted(state))

    def must(self, state: RaisingState) -> str:
        return "RR-STA-02"

    def refusal_facts(self, state: RaisingState, action: Action, rule: str) -> dict[str, Fact]:
        if rule == "RR-STA-02":
            return {"left": self.wanted(state)}
        return super().refusal_facts(state, action, rule)

    def why_not(self, state: RaisingState, action: Action) -> str:
        robot = action - state.acts.discard
        if 0 <= robot < len(state.robots):
            return "RR-RUL-59" if state.holds(self.seat, robot) else "RR-STA-02"
        return super().why_not(state, action)


@final
class Hire(WorkStep):
    """One of two inventors; the other goes back to the box (RR-STA-04)."""

    WORDS = "hire"

    def misfit(self, state: RaisingState) -> str:
        return second_inventor(state, self.seat)

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        looked = 4 * self.seat + Zone.LOOKED
        if in_zone(state.inventors, looked) == 0:
            return False
        ask.to(self.seat, "choose")
        inventor: i64
        for inventor in range(len(state.inventors)):
            if state.inventors[inventor] == looked:
                ask.offer(state.acts.choose + inventor)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        inventor: i64
        for inventor in range(len(state.inventors)):
            if state.inventors[inventor] == 4 * self.seat + Zone.LOOKED:
                lay_off_inventor(state, self.seat, inventor)
        hire(state, self.seat, action - state.acts.choose)

    def why_not(self, state: RaisingState, action: Action) -> str:
        if state.acts.choose <= action < state.acts.assemble:
            return "RR-STA-04"  # it was not dealt to this seat
        return super().why_not(state, action)

    def must(self, state: RaisingState) -> str:
        return "RR-STA-04"


@final
class First(WorkStep):
    """Two robots are assembled free of charge (RR-STA-05), then a token is unlocked."""

    WORDS = "first count:two"

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return 0

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if self.count == 0:
            state.agenda.then([Unlock(self.seat), PlaceTokens(self.seat)])  # RR-STA-09, RR-STA-10
            return False
        ask.to(self.seat, "first")
        return offer_robots(state, self.seat, Column.FREE, 0, ask)

    def answer(self, state: RaisingState, action: Action) -> None:
        state.agenda.push(First(self.seat, self.count - 1))
        robot = (action - state.acts.assemble) % len(state.robots)
        build(state, self.seat, robot, Column.FREE, True)

    def must(self, state: RaisingState) -> str:
        return "RR-RUL-12"

    def refusal_facts(self, state: RaisingState, action: Action, rule: str) -> dict[str, Fact]:
        column, robot = column_and_robot(state, action)
        if column == NONE:
            return super().refusal_facts(state, action, rule)
        return refusal_facts(state, self.seat, robot, column, 0, rule)

    def why_not(self, state: RaisingState, action: Action) -> str:
        column, robot = column_and_robot(state, action)
        if column == NONE:
            return super().why_not(state, action)
        if column != Column.FREE:
            return "RR-STA-05"
        return why_not(state, self.seat, robot, Column.FREE, 0)


START: Final[Start] = Start()
