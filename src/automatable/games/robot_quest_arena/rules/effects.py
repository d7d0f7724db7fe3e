"""The text of a card, word by word, in printed order. Rules: RQA-CRD."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..cardset import Effect, Op
from ..geometry import DIRECTIONS, NOWHERE
from ..robots import COUNT, ROBOTS, SHOT, Robot
from ..state import NONE, ArenaState
from ..tiles import AT_START, RULE, TILES
from . import attack, forced, score, shop
from .draw import draw_cards
from .score import Damage

NOT_YET: Final[i64] = -2  # nothing of this card has attacked
ABILITY: Final[i64] = -1  # stands for a robot's own attack among the cards


def from_tile(tile: i64) -> i64:
    """What stands for a tile's start-of-turn effect among the cards."""
    return ABILITY - 1 - tile


def effects_of(state: ArenaState, card: i64, robot: Robot) -> list[Effect]:
    """The effect words of a card, of a robot's ability (RQA-ROB-05, RQA-ATK-12) or of a tile."""
    if card >= 0:
        return state.cards.effects[card]
    return SHOT[robot] if card == ABILITY else AT_START[ABILITY - 1 - card]


def card_name(state: ArenaState, card: i64) -> str:
    """A card in notation."""
    if card >= 0:
        return state.cards.ids[card]
    return "ability" if card == ABILITY else f"tile:{TILES[ABILITY - 1 - card]}"


@final
class Resolve(Step[ArenaState]):
    """The effect words of a card from the k-th on, played for a robot.

    They go before general rules (RQA-CRD-11), in the order written (RQA-RUL-57).
    `target` is the robot just attacked, NONE if the attack found none; `place` where it stood.
    """

    WORDS = "resolve card:source k:number robot target place"

    def __init__(self, card: i64, k: i64, robot: Robot, target: Robot, place: i64) -> None:
        self.card: Final = card
        self.k: Final = k
        self.robot: Final = robot
        self.target: Final = target
        self.place: Final = place

    def misfit(self, state: ArenaState) -> str:
        count = len(effects_of(state, self.card, self.robot))
        if self.k <= count:
            return ""
        return f"{card_name(state, self.card)} has no effects after the first {count}"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        effects = effects_of(state, self.card, self.robot)
        if self.k == len(effects):
            return False
        effect = effects[self.k]
        if effect.op in _ASKING and attack.has_target(state, effect, self.robot):
            ask.to(state.active, "aim" if effect.op == Op.LINE else "target")
            self._offer(state, ask, effect)
            return True
        if effect.op == Op.BLAST:
            self._blast(state, effect)
        elif attack.is_attack(effect.op):
            self._go_on(state, NONE, NOWHERE)  # nobody is there to be attacked (RQA-RUL-04)
        else:
            self._go_on(state, self.target, self.place)
            self._act(state, effect)
        return False

    def _go_on(self, state: ArenaState, target: Robot, place: i64) -> None:
        state.agenda.push(Resolve(self.card, self.k + 1, self.robot, target, place))

    def _offer(self, state: ArenaState, ask: Ask, effect: Effect) -> None:
        other: Robot
        if effect.op != Op.LINE:
            for other in range(COUNT):
                if attack.can_target(state, effect, self.robot, other):
                    ask.offer(state.acts.target + other)
            return
        direction: i64
        for direction in range(8):
            if attack.hits_enemy(state, attack.beam(state, self.robot, direction, effect.b)):
                ask.offer(state.acts.aim + direction)

    def answer(self, state: ArenaState, action: Action) -> None:
        effect = effects_of(state, self.card, self.robot)[self.k]
        if effect.op == Op.LINE:
            self._go_on(state, NONE, NOWHERE)
            direction = action - state.acts.aim
            if state.log is not None:
                aimed: dict[str, Fact] = {
                    "robot": ROBOTS[self.robot],
                    "direction": DIRECTIONS[direction],
                }
                state.tell("fired", "RQA-CRD-07", aimed)
            hit = attack.beam(state, self.robot, direction, effect.b)
            self._strike_all(state, hit, effect.a + state.bonus[self.robot], "RQA-RUL-50")
            return
        target = action - state.acts.target
        if effect.op == Op.PULL:
            self._go_on(state, self.target, self.place)
            forced.pull(state, target, self.robot)
            return
        self._go_on(state, target, state.square[target])
        if state.log is not None:
            facts: dict[str, Fact] = {"robot": ROBOTS[self.robot], "target": ROBOTS[target]}
            state.tell("attacked", "RQA-CRD-07", facts)
        amount = effect.a + state.bonus[self.robot]
        score.deal(state, score.one(target, amount), self.robot, "RQA-ATK-09")

    def why_not(self, state: ArenaState, action: Action) -> str:
        acts = state.acts
        if not acts.target <= action < acts.target + COUNT:
            return "RQA-RUL-05"
        other = action - acts.target
        if state.is_friend(other, state.active):
            return "RQA-ATK-07"
        return "RQA-ATK-06"

    def _blast(self, state: ArenaState, effect: Effect) -> None:
        """All robots around are hit, if an enemy is among them (RQA-RUL-50)."""
        hit = attack.beside(state, self.robot)
        if not attack.hits_enemy(state, hit):
            self._go_on(state, NONE, NOWHERE)
            return
        self._go_on(state, NONE, state.square[self.robot])
        if state.log is not None:
            state.tell("blasted", "RQA-CRD-07", {"robot": ROBOTS[self.robot]})
        self._strike_all(state, hit, effect.a + state.bonus[self.robot], "RQA-RUL-50")

    def _strike_all(self, state: ArenaState, mask: i64, amount: i64, rule: str) -> None:
        damage = Damage()
        robot: Robot
        for robot in range(COUNT):
            if mask >> robot & 1:
                damage.add(robot, amount)
        score.deal(state, damage, self.robot, rule)

    def _act(self, state: ArenaState, effect: Effect) -> None:
        """Carry out a word that asks nothing by itself."""
        op, a, robot, seat = effect.op, effect.a, self.robot, state.active
        if op == Op.ENERGY or op == Op.MOVES:
            self._charge(state, op, a)
        elif op == Op.DRAW:
            draw_cards(state, seat, a)
        elif op == Op.DISCARD:
            state.agenda.push(Discard(a))
        elif op == Op.SCRAP_HAND:
            state.agenda.push(Scrap(a, False))
        elif op == Op.SCRAP_ANY:
            state.agenda.push(Scrap(a, True))
        elif op == Op.REPAIR:
            score.repair(state, robot, a, self._rule("RQA-HLT-11"))
        elif op == Op.VP:
            score.gain_vp(state, seat, a, self._rule("RQA-HLT-13"))
        elif op == Op.LOSE_VP:
            score.lose_vp(state, seat, a, "RQA-RUL-18")
        elif op == Op.SELF_DAMAGE:
            score.deal(state, score.one(robot, a), robot, "RQA-HLT-07")
        elif op == Op.JUMP:
            state.jumping |= 1 << robot
        elif op == Op.DIAGONAL:
            state.diagonal |= 1 << robot
        elif op == Op.PUSH_DISCOUNT:
            state.discount[robot] += a
        elif op == Op.ATTACK_BONUS:
            state.bonus[robot] += a
        elif op == Op.OBTAIN:
            state.agenda.push(Obtain(a))
        else:
            self._strike(state, effect)

    def _rule(self, usual: str) -> str:
        """The rule to name in the log: the tile's, if it is a tile that acts."""
        return usual if self.card >= ABILITY else RULE[ABILITY - 1 - self.card]

    def _charge(self, state: ArenaState, op: i64, count: i64) -> None:
        if op == Op.ENERGY:
            state.energy += count  # RQA-CRD-06
        else:
            state.moves += count
        if state.log is not None and self.card < ABILITY and op == Op.ENERGY:
            facts: dict[str, Fact] = {"seat": int(state.active), "count": int(count)}
            state.tell("gained_energy", self._rule(""), facts)  # a card speaks for itself

    def _strike(self, state: ArenaState, effect: Effect) -> None:
        """Words about what was just attacked."""
        op, robot = effect.op, self.robot
        if self.place < 0:
            return  # nothing was attacked
        if op == Op.BLAST_REPEL:
            self._repel_all(state, effect.a)
        elif op == Op.SPLASH:
            hit = attack.around(state, self.place)
            self._strike_all(state, hit, effect.a, "RQA-RUL-50")
        elif self.target >= 0 and op == Op.REPEL_TARGET:
            forced.repel(state, self.target, effect.a, robot)
        elif self.target >= 0 and op == Op.PULL_TARGET:
            forced.pull(state, self.target, robot)

    def _repel_all(self, state: ArenaState, squares: i64) -> None:
        """Robots around are repelled, the one above first, then clockwise (section 5.4)."""
        here = state.square[self.robot]
        if here == NOWHERE:
            return
        direction: i64
        for direction in (6, 4, 2, 0):  # the last one pushed comes first
            beyond = state.arena.step(here, direction)
            other = state.robot_at(beyond) if beyond != NOWHERE else NONE
            if other != NONE:
                state.agenda.push(forced.Repel(other, direction, squares, self.robot))


_ASKING: Final = (Op.MELEE, Op.RANGED, Op.PULL, Op.LINE)


@final
class Discard(Step[ArenaState]):
    """The active player discards cards of the hand, one per question (RQA-RUL-54)."""

    WORDS = "discard count"

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        if state.hand_size(state.active) == 0:
            return False  # RQA-RUL-39
        ask.to(state.active, "discard")
        offer_hand(state, ask, state.acts.discard)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        card = action - state.acts.discard
        at = state.active * state.cards.count + card
        state.hands[at] -= 1
        state.discards[at] += 1
        if state.log is not None:
            facts: dict[str, Fact] = {"seat": int(state.active), "card": state.cards.ids[card]}
            state.tell("discarded", "RQA-UPK-09", facts)
        if self.count > 1:
            state.agenda.push(Discard(self.count - 1))

    def wanted(self, state: ArenaState) -> int:
        return int(min(self.count, state.hand_size(state.active)))

    def why_not(self, state: ArenaState, action: Action) -> str:
        return "RQA-RUL-54"


def offer_hand(state: ArenaState, ask: Ask, first: Action) -> None:
    """Offer every title in the active player's hand once."""
    at = state.active * state.cards.count
    card: i64
    for card in range(state.cards.count):
        if state.hands[at + card] > 0:
            ask.offer(first + card)


@final
class Scrap(Step[ArenaState]):
    """The active player may scrap up to so many cards, one per question."""

    WORDS = "scrap count from_discard:pile"

    def __init__(self, count: i64, from_discard: bool) -> None:
        self.count: Final = count
        self.from_discard: Final = from_discard

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        seat = state.active
        pile = state.discard_size(seat) if self.from_discard else 0
        if state.hand_size(seat) + pile == 0:
            return False
        ask.to(seat, "scrap")
        ask.offer(state.acts.give_up)
        offer_hand(state, ask, state.acts.scrap_hand)
        card: i64
        if self.from_discard:
            for card in range(state.cards.count):
                if state.discards[seat * state.cards.count + card] > 0:
                    ask.offer(state.acts.scrap_discard + card)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        if action == state.acts.give_up:
            return
        in_hand = action < state.acts.scrap_discard
        card = action - (state.acts.scrap_hand if in_hand else state.acts.scrap_discard)
        at = state.active * state.cards.count + card
        if in_hand:
            state.hands[at] -= 1
        else:
            state.discards[at] -= 1
        shop.scrap(state, card)
        if state.log is not None:
            facts: dict[str, Fact] = {"seat": int(state.active), "card": state.cards.ids[card]}
            state.tell("scrapped", "RQA-SHP-09", facts)
        if self.count > 1:
            state.agenda.push(Scrap(self.count - 1, self.from_discard))

    def wanted(self, state: ArenaState) -> int:
        return int(self.count)

    def why_not(self, state: ArenaState, action: Action) -> str:
        return "RQA-RUL-40" if not self.from_discard else "RQA-GLO-13"


@final
class Obtain(Step[ArenaState]):
    """The active player may obtain a card of limited cost free of charge (RQA-SHP-02)."""

    WORDS = "obtain most:cost"

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        ask.to(state.active, "obtain")
        ask.offer(state.acts.give_up)
        card: i64
        for card in range(state.cards.count):
            if state.cards.cost[card] <= self.most and shop.is_offered(state, card):
                ask.offer(state.acts.obtain + card)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        if action != state.acts.give_up:
            shop.obtain(state, action - state.acts.obtain, "RQA-SHP-02")

    def why_not(self, state: ArenaState, action: Action) -> str:
        return "RQA-SHP-02"
