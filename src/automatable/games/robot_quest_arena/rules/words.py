"""Effect words for the player and the own robot. Law: section 5.4."""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ..robots import ROBOTS, Robot
from ..state import ArenaState
from . import chosen, score, shop
from .draw import draw_cards
from .effects import Resolve, Word
from .entry import enter

_CARDS: Final = ("card",)
_TILES: Final = ("tile",)


@final
class Energy(Word):
    """The player gains Energy (RQA-CRD-06)."""

    NAME = "energy"
    GIFT = True
    WORTH = 35

    def act(self, state: ArenaState, deed: Resolve) -> None:
        state.energy += self.a
        if state.log is not None and deed.is_of_tile():  # a card speaks for itself
            facts: dict[str, Fact] = {"seat": int(state.active), "count": int(self.a)}
            state.tell("gained_energy", deed.rule(""), facts)

    def gain(self, state: ArenaState, rule: str) -> None:
        state.energy += self.a

    def energy(self) -> i64:
        return self.a


@final
class Moves(Word):
    """The player gains Moves."""

    NAME = "moves"
    GIFT = True
    WORTH = 20

    def act(self, state: ArenaState, deed: Resolve) -> None:
        state.moves += self.a

    def moves(self) -> i64:
        return self.a


@final
class Draw(Word):
    """The player draws cards."""

    NAME = "draw"
    WORTH = 50

    def act(self, state: ArenaState, deed: Resolve) -> None:
        draw_cards(state, state.active, self.a, deed.rule("RQA-CRD-03"))


@final
class Discard(Word):
    """The player discards cards of choice."""

    NAME = "discard"
    WORTH = -20

    def act(self, state: ArenaState, deed: Resolve) -> None:
        state.agenda.push(chosen.Discard(self.a))


@final
class ScrapHand(Word):
    """The player may scrap cards from the hand."""

    NAME = "scrap_hand"
    WORTH = 40

    def act(self, state: ArenaState, deed: Resolve) -> None:
        state.agenda.push(chosen.Scrap(self.a, False))


@final
class ScrapAny(Word):
    """The player may scrap cards from hand and discard pile."""

    NAME = "scrap_any"
    WORTH = 40

    def act(self, state: ArenaState, deed: Resolve) -> None:
        state.agenda.push(chosen.Scrap(self.a, True))


@final
class Obtain(Word):
    """The player may obtain a card of limited cost free of charge."""

    NAME = "obtain"
    WORTH = 20

    def act(self, state: ArenaState, deed: Resolve) -> None:
        state.agenda.push(chosen.Obtain(self.a))


@final
class Repair(Word):
    """The robot is repaired."""

    NAME = "repair"
    PERSONAL = True
    WORTH = 15

    def act(self, state: ArenaState, deed: Resolve) -> None:
        score.repair(state, deed.robot, self.a, deed.rule("RQA-HLT-11"))


@final
class Vp(Word):
    """The player gains VP."""

    NAME = "vp"
    GIFT = True
    WORTH = 100

    def act(self, state: ArenaState, deed: Resolve) -> None:
        self.gain(state, deed.rule("RQA-HLT-13"))

    def gain(self, state: ArenaState, rule: str) -> None:
        score.gain_vp(state, state.active, self.a, rule)


@final
class LoseVp(Word):
    """The player loses VP."""

    NAME = "lose_vp"
    WORTH = -100

    def act(self, state: ArenaState, deed: Resolve) -> None:
        score.lose_vp(state, state.active, self.a, "RQA-RUL-18")


@final
class SelfDamage(Word):
    """The robot takes damage."""

    NAME = "self_damage"
    PERSONAL = True
    WORTH = -110

    def act(self, state: ArenaState, deed: Resolve) -> None:
        score.deal(state, score.one(deed.robot, self.a), deed.robot, "RQA-HLT-07")

    def enter(self, state: ArenaState, robot: Robot, by: Robot, rule: str, ask: Ask) -> bool:
        score.deal(state, score.one(robot, self.a), by, rule)
        return False

    def harm(self) -> i64:
        return self.a


@final
class Jump(Word):
    """The robot may move over obstacles this turn (RQA-RUL-15)."""

    NAME = "jump"
    TAKES = 0
    PERSONAL = True
    GIFT = True

    def act(self, state: ArenaState, deed: Resolve) -> None:
        state.jumping |= 1 << deed.robot


@final
class Diagonal(Word):
    """The robot may move and push diagonally this turn."""

    NAME = "diagonal"
    TAKES = 0
    PERSONAL = True
    GIFT = True

    def act(self, state: ArenaState, deed: Resolve) -> None:
        state.diagonal |= 1 << deed.robot


@final
class PushDiscount(Word):
    """Pushes by the robot cost less this turn."""

    NAME = "push_discount"
    PERSONAL = True
    GIFT = True
    WORTH = 20

    def act(self, state: ArenaState, deed: Resolve) -> None:
        state.discount[deed.robot] += self.a


@final
class AttackBonus(Word):
    """Later attacks of the robot deal more damage this turn."""

    NAME = "attack_bonus"
    PERSONAL = True
    GIFT = True
    WORTH = 60

    def act(self, state: ArenaState, deed: Resolve) -> None:
        state.bonus[deed.robot] += self.a


@final
class AtEnd(Word):
    """The words after it apply at the end of the turn (RQA-TRN-07)."""

    NAME = "at_end"
    TAKES = 0
    ON = _CARDS

    def begin(self, state: ArenaState, deed: Resolve) -> None:
        state.later = append(state.later, deed.card << 8 | deed.robot)


@final
class Compact(Word):
    """A card of the Shop deck is scrapped; a dear one knocks out the robot (RQA-TIL-11)."""

    NAME = "compact"
    PERSONAL = True
    ON = _TILES

    def enter(self, state: ArenaState, robot: Robot, by: Robot, rule: str, ask: Ask) -> bool:
        if not shop.can_draw(state):
            return False  # RQA-RUL-34
        if state.shop_deck.size == 0:
            shop.rebuild(state)
            state.agenda.push(enter(robot, by))
            return False
        state.shop_deck.offer_draw(ask, "compact", state.acts.reveal)
        return True

    def turned_up(self, state: ArenaState, robot: Robot, by: Robot, card: i64) -> None:
        state.shop_deck.draw(card)
        shop.scrap(state, card)  # RQA-RUL-35
        if state.log is not None:
            facts: dict[str, Fact] = {"robot": ROBOTS[robot], "card": state.cards.ids[card]}
            state.reveal("compacted", "RQA-TIL-11", facts)
        if state.cards.cost[card] >= self.a:
            score.knock_out(state, robot, by, "RQA-TIL-11")
