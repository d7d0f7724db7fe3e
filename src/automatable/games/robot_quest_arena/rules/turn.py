"""The turn in five phases. Rules: RQA-TRN, RQA-CRD, RQA-NRG, RQA-UPK."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..robots import COUNT, PRICE, ROBOTS, SHOT, Robot
from ..state import NONE, ArenaState, pile
from . import attack, ending, movement, shop
from .draw import HAND, draw_cards
from .effects import ABILITY, NOT_YET, Resolve
from .respawn import RESPAWN
from .start import STARTS, givers


@final
class Turn(Step[ArenaState]):
    """One player's turn after the other (RQA-TRN-01, RQA-TRN-02)."""

    WORDS = "turn"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        state.turn += 1
        if ending.by_turn_cap(state):
            return False
        state.jumping = 0  # what cards have allowed is over (RQA-RUL-15)
        state.diagonal = 0
        state.used = 0
        state.discount = vec[i64]([0] * int(COUNT))
        state.bonus = vec[i64]([0] * int(COUNT))
        state.bumps = vec[i64]()
        if state.log is not None:
            facts: dict[str, Fact] = {"seat": int(state.active), "turn": int(state.turn)}
            state.tell("turn_began", "RQA-TRN-01", facts)
        # What squares give is settled now (RQA-RUL-26), before anybody returns (RQA-TRN-11).
        state.agenda.then([STARTS[givers(state)], RESPAWN, ACTIONS, UPKEEP, PASS_ON, self])
        return False


@final
class Actions(Step[ArenaState]):
    """The active player does what they like, until they say so (RQA-TRN-05, RQA-TRN-06)."""

    WORDS = "act"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        acts, seat = state.acts, state.active
        ask.to(seat, "act")
        ask.offer(acts.end)
        if state.energy > 0:
            ask.offer(acts.exchange)
        card: i64
        for card in range(state.cards.count):
            if state.hands[seat * state.cards.count + card] > 0 and _can_play(state, card):
                ask.offer(acts.play + card)
        for card in range(state.cards.count):
            if state.cards.cost[card] <= state.energy and shop.is_offered(state, card):
                ask.offer(acts.buy + card)
        self._offer_movement(state, ask)
        robot: Robot
        for robot in range(COUNT):
            if why_no_ability(state, robot) == "":
                ask.offer(acts.ability + robot)
        return True

    def _offer_movement(self, state: ArenaState, ask: Ask) -> None:
        robot: Robot
        other: Robot
        if not movement.can_pay(state, 1):
            return
        for robot in range(COUNT):
            if state.owner[robot] == state.active and state.is_in_arena(robot):
                self._offer_moves(state, ask, robot)
        for other in range(COUNT):
            for robot in range(COUNT):
                if movement.why_no_push(state, robot, other) == "":
                    ask.offer(state.acts.pushing(other, robot))

    def _offer_moves(self, state: ArenaState, ask: Ask, robot: Robot) -> None:
        columns = state.arena.columns
        row, column = state.square[robot] // columns, state.square[robot] % columns
        reach = movement.reach(state, robot)
        first, last = max(0, column - reach), min(columns - 1, column + reach)  # RQA-MOV-05
        at: i64
        square: i64
        for at in range(max(0, row - reach), min(state.arena.rows - 1, row + reach) + 1):
            for square in range(at * columns + first, at * columns + last + 1):
                price = movement.price_of_move(state, robot, square)
                if price != NONE and movement.can_pay(state, price):
                    ask.offer(state.acts.at(state.acts.move, robot, square))

    def answer(self, state: ArenaState, action: Action) -> None:
        acts = state.acts
        if action == acts.end:
            return
        state.agenda.push(self)
        state.agenda.push(shop.REFILL)  # RQA-RUL-33
        if action == acts.exchange:
            state.energy -= 1
            state.moves += 1
            if state.log is not None:
                state.tell("exchanged", "RQA-NRG-02", {"seat": int(state.active)})
        elif action < acts.buy:
            _play(state, action - acts.play)
        elif action < acts.move:
            card = action - acts.buy
            state.energy -= state.cards.cost[card]
            shop.obtain(state, card, "RQA-SHP-02")
        elif action < acts.push:
            robot = acts.robot_of(acts.move, action)
            movement.move(state, robot, acts.square_of(acts.move, action))
        elif action < acts.ability:
            pair = action - acts.push
            movement.push(state, pair % COUNT, pair // COUNT)
        else:
            robot = action - acts.ability
            state.energy -= PRICE[robot]
            state.used |= 1 << robot
            if state.log is not None:
                state.tell("used", "RQA-ROB-05", {"robot": ROBOTS[robot]})
            state.agenda.push(Resolve(ABILITY, 0, robot, NOT_YET, NONE))

    def why_not(self, state: ArenaState, action: Action) -> str:
        acts = state.acts
        if action == acts.exchange:
            return "RQA-NRG-02"
        if acts.play <= action < acts.buy:
            held = state.hands[state.active * state.cards.count + action - acts.play] > 0
            return "RQA-ATK-06" if held else "RQA-CRD-01"
        if acts.buy <= action < acts.move:
            return why_no_purchase(state, action - acts.buy)
        if acts.move <= action < acts.push:
            robot = acts.robot_of(acts.move, action)
            return movement.why_no_move(state, robot, acts.square_of(acts.move, action))
        if acts.push <= action < acts.ability:
            pair = action - acts.push
            return movement.why_no_push(state, pair % COUNT, pair // COUNT)
        if acts.ability <= action < acts.wield:
            return why_no_ability(state, action - acts.ability)
        return "RQA-TRN-05"


def _can_play(state: ArenaState, card: i64) -> bool:
    robot: Robot
    for robot in range(COUNT):
        if state.owner[robot] == state.active and attack.can_play(state, card, robot):
            return True
    return False


def _play(state: ArenaState, card: i64) -> None:
    """The card is put in play; of two robots its player chooses one, if it matters (RQA-TWO-04)."""
    at = state.active * state.cards.count + card
    state.hands[at] -= 1  # free of charge (RQA-CRD-02)
    state.in_play[at] += 1
    if state.log is not None:
        facts: dict[str, Fact] = {"seat": int(state.active), "card": state.cards.ids[card]}
        state.tell("played", "RQA-CRD-03", facts)
    wielder: Robot = NONE
    wielders: i64 = 0
    robot: Robot
    for robot in range(COUNT):
        if state.owner[robot] == state.active and attack.can_play(state, card, robot):
            wielder = robot
            wielders += 1
    if wielders == 1 or not state.cards.personal[card]:
        state.agenda.push(Resolve(card, 0, wielder, NOT_YET, NONE))  # at once (RQA-CRD-09)
    else:
        state.agenda.push(Wield(card))


@final
class Wield(Step[ArenaState]):
    """For which of two robots a card is played (RQA-TWO-04, RQA-TWO-05)."""

    WORDS = "for card"

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def misfit(self, state: ArenaState) -> str:
        for robot in range(COUNT):
            mine = state.owner[robot] == state.active
            if mine and attack.can_play(state, self.card, robot):
                return ""
        return f"{state.cards.ids[self.card]} can be played for nobody"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        ask.to(state.active, "for")
        robot: Robot
        for robot in range(COUNT):
            mine = state.owner[robot] == state.active
            if mine and attack.can_play(state, self.card, robot):
                ask.offer(state.acts.wield + robot)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        robot = action - state.acts.wield
        state.agenda.push(Resolve(self.card, 0, robot, NOT_YET, NONE))

    def why_not(self, state: ArenaState, action: Action) -> str:
        return "RQA-TWO-04"


def why_no_purchase(state: ArenaState, card: i64) -> str:
    """The rule that forbids buying a title now, empty if none does."""
    if not shop.is_offered(state, card):
        return "RQA-SHP-01"
    return "" if state.cards.cost[card] <= state.energy else "RQA-SHP-02"


def why_no_ability(state: ArenaState, robot: Robot) -> str:
    """The rule that forbids using a robot's ability now, empty if none does."""
    if state.owner[robot] != state.active or len(SHOT[robot]) == 0:
        return "RQA-ROB-05"
    if state.used >> robot & 1 or state.energy < PRICE[robot]:
        return "RQA-ROB-05"
    return "" if attack.has_target(state, SHOT[robot][0], robot) else "RQA-RUL-38"


@final
class Upkeep(Step[ArenaState]):
    """Hand and cards in play are discarded, then five are drawn (RQA-TRN-08, RQA-UPK-02)."""

    WORDS = "upkeep"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        seat = state.active
        titles = state.cards.count
        if state.log is not None:
            left = [state.cards.ids[card] for card in pile(state.hands, seat, titles)]
            state.reveal("cleaned_up", "RQA-TRN-08", {"seat": int(seat), "cards": left})
        at: i64
        for at in range(seat * titles, seat * titles + titles):
            state.discards[at] += state.hands[at] + state.in_play[at]
            state.hands[at] = 0
            state.in_play[at] = 0
        state.energy = 0  # RQA-TRN-09
        state.moves = 0  # RQA-MOV-06
        draw_cards(state, seat, HAND)
        return False


@final
class PassOn(Step[ArenaState]):
    """The next player clockwise (RQA-TRN-01)."""

    WORDS = "pass"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        state.active = (state.active + 1) % state.seats
        return False


TURN: Final[Turn] = Turn()
ACTIONS: Final[Actions] = Actions()
UPKEEP: Final[Upkeep] = Upkeep()
PASS_ON: Final[PassOn] = PassOn()
AFTER: Final[list[Step[Any]]] = [UPKEEP, PASS_ON, TURN]
