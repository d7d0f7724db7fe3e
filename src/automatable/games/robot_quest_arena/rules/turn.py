"""The turn in five phases. Rules: RQA-TRN, RQA-NRG."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..robots import COUNT, ROBOTS, Robot
from ..state import NONE, ArenaState
from . import ending, movement, shop
from .effects import ABILITY, NOT_YET, Resolve
from .finish import FINISH
from .playing import can_be_played, play
from .respawn import RESPAWN
from .start import STARTS, givers
from .step import ArenaStep
from .upkeep import PASS_ON, UPKEEP


@final
class Turn(ArenaStep):
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
        state.later = vec[i64]()
        state.bumps = vec[i64]()
        if state.log is not None:
            facts: dict[str, Fact] = {"seat": int(state.active), "turn": int(state.turn)}
            state.tell("turn_began", "RQA-TRN-01", facts)
        # What squares give is settled now (RQA-RUL-26), before anybody returns (RQA-TRN-11).
        state.agenda.then([STARTS[givers(state)], RESPAWN, ACTIONS, UPKEEP, PASS_ON, self])
        return False


@final
class Actions(ArenaStep):
    """The active player does what they like, until they say so (RQA-TRN-05, RQA-TRN-06)."""

    WORDS = "act"

    def is_free(self) -> bool:
        return True

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        acts, seat = state.acts, state.active
        ask.to(seat, "act")
        ask.offer(acts.end)
        if movement.can_exchange(state):
            ask.offer(acts.exchange)
        card: i64
        for card in range(state.cards.count):
            if state.hands[seat * state.cards.count + card] > 0 and can_be_played(state, card):
                ask.offer(acts.play + card)
        shop.offer_cards(state, ask, acts.buy, state.energy)
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
                if movement.affordable(state, robot, square) != NONE:
                    ask.offer(state.acts.at(state.acts.move, robot, square))

    def answer(self, state: ArenaState, action: Action) -> None:
        acts = state.acts
        if action == acts.end:
            if len(state.later) > 0:
                state.agenda.push(FINISH)  # RQA-TRN-07
            return
        state.agenda.push(self)
        state.agenda.push(shop.REFILL)  # RQA-RUL-33
        if action == acts.exchange:
            state.energy -= 1
            state.moves += 1
            if state.log is not None:
                bought: dict[str, Fact] = {"seat": int(state.active), "energy": 1, "moves": 1}
                state.tell("exchanged", "RQA-NRG-02", bought)
        elif action < acts.buy:
            play(state, action - acts.play)
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
            state.energy -= state.terms.boards.price[robot]
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
            return shop.why_not(state, action - acts.buy)
        if acts.move <= action < acts.push:
            robot = acts.robot_of(acts.move, action)
            return movement.why_no_move(state, robot, acts.square_of(acts.move, action))
        if acts.push <= action < acts.ability:
            pair = action - acts.push
            return movement.why_no_push(state, pair % COUNT, pair // COUNT)
        if acts.ability <= action < acts.wield:
            return why_no_ability(state, action - acts.ability)
        return "RQA-TRN-05"

    def refusal_facts(self, state: ArenaState, action: Action, rule: str) -> dict[str, Fact]:
        acts = state.acts
        if acts.buy <= action < acts.move:
            cost = state.cards.cost[action - acts.buy]
            return {"good": "energy", "cost": cost, "have": int(state.energy)}
        if acts.move <= action < acts.push:
            robot = acts.robot_of(acts.move, action)
            return movement.move_facts(state, robot, acts.square_of(acts.move, action), rule)
        if acts.push <= action < acts.ability:
            pair = action - acts.push
            return movement.push_facts(state, pair % COUNT, pair // COUNT, rule)
        if acts.ability <= action < acts.wield:
            return _ability_facts(state, action - acts.ability, rule)
        return {}


def why_no_ability(state: ArenaState, robot: Robot) -> str:
    """The rule that forbids using a robot's ability now, empty if none does."""
    shot = state.terms.boards.shot[robot]
    if state.owner[robot] != state.active:
        return "RQA-TRN-05"
    if len(shot) == 0 or state.used >> robot & 1:
        return "RQA-ROB-05"
    if not state.is_in_arena(robot):
        return "RQA-MOV-18"
    if state.energy < state.terms.boards.price[robot]:
        return "RQA-ROB-05"
    return "" if shot[0].does_something(state, robot) else "RQA-RUL-38"


def _ability_facts(state: ArenaState, robot: Robot, rule: str) -> dict[str, Fact]:
    """The numbers behind such a refusal."""
    if rule == "RQA-RUL-38":
        return {"range": int(state.terms.boards.shot[robot][0].reach())}
    if rule != "RQA-ROB-05":
        return {"robot": ROBOTS[robot]}
    cost = state.terms.boards.price[robot]
    is_too_dear = len(state.terms.boards.shot[robot]) > 0 and state.used >> robot & 1 == 0
    return {"cost": cost, "have": int(state.energy)} if is_too_dear else {}


TURN: Final[Turn] = Turn()
ACTIONS: Final[Actions] = Actions()
