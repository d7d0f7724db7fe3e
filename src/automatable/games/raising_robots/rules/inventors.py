"""What inventors do. Rules: RR-INV."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import SeatStep
from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat, seat_letter
from ..effects import Res
from ..inventors import Ability, Op, Timing
from ..kinds import COLUMNS
from ..state import CLASSES, NONE, Place, RaisingState
from . import gain
from .and_or import abilities, has_base_ability, has_upgraded_ability
from .pay import spend
from .work import note


def can_upgrade(state: RaisingState, seat: Seat) -> bool:
    """Whether a token may be put on the inventor now (RR-PLC-04, RR-INV-07, RR-RUL-33)."""
    inventor = state.inventor[seat]
    if inventor == NONE or state.inspired[seat]:
        return False
    cards = state.cards.inventors
    if state.tokens[4 * seat + cards.token[inventor]] == 0:
        return False
    built: i64 = 0
    row: i64
    for row in range(3):
        built += state.row_length(seat, row)
    # RR-ICN-15, RR-ICN-16
    return built >= cards.robots[inventor] and state.unlocked(seat) >= cards.tokens[inventor]


def may_help(state: RaisingState, seat: Seat) -> bool:
    """Whether a token put on the inventor could make more possible in the midst of a phase."""
    if not can_upgrade(state, seat):
        return False
    ability = state.cards.inventors.upgraded[state.inventor[seat]]
    return ability.timing == Timing.IMMEDIATE or ability.op in (Op.SLOT, Op.ROWS)


def awaits_round_end(state: RaisingState, seat: Seat) -> bool:
    """Whether a token put on the inventor gives an ability for the end of the round."""
    if not can_upgrade(state, seat):
        return False
    ability = state.cards.inventors.upgraded[state.inventor[seat]]
    return ability.timing == Timing.ROUND_END


def hire(state: RaisingState, seat: Seat, inventor: i64) -> None:
    """Give a seat its inventor; an immediate ability happens at once (RR-RUL-11)."""
    state.inventors[inventor] = 4 * seat + Place.BUILT
    state.inventor[seat] = inventor
    if state.log is not None:
        note(state, seat, "hired", "RR-STA-04", {"card": state.cards.inventors.ids[inventor]})
    if state.cards.inventors.base[inventor].timing == Timing.IMMEDIATE:
        state.agenda.push(gain.ReceiveAbility(seat, False, 0))


def upgrade(state: RaisingState, seat: Seat) -> None:
    """Put the token on the inventor; an immediate ability happens at once (RR-RUL-34)."""
    inventor = state.inventor[seat]
    state.tokens[4 * seat + state.cards.inventors.token[inventor]] -= 1
    state.inspired[seat] = 1
    ability = state.cards.inventors.upgraded[inventor]
    if ability.timing == Timing.IMMEDIATE:
        state.agenda.push(gain.ReceiveAbility(seat, True, 0))


def total(state: RaisingState, seat: Seat, op: i64) -> i64:
    """The number of an ongoing ability, summed up."""
    found: i64 = 0
    for ability in abilities(state, seat):
        if ability.op == op:
            found += ability.a
    return found


def slot_discount(state: RaisingState, seat: Seat) -> i64:
    """How many wilds slots cost less."""
    return total(state, seat, Op.SLOT)


def upgrade_discount(state: RaisingState, seat: Seat) -> i64:
    """How many wilds upgrade rows cost less."""
    return total(state, seat, Op.ROWS)


def inspires_twice(state: RaisingState, seat: Seat) -> bool:
    """Whether Inspiration gives two different benefits."""
    return total(state, seat, Op.BENEFITS) > 1


def energy_bonus(state: RaisingState, seat: Seat, phase: i64) -> i64:
    """The energy an inventor adds to a phase (RR-RUL-58)."""
    found: i64 = 0
    for ability in abilities(state, seat):
        if (ability.op == Op.ENERGY and ability.a == phase) or (
            ability.op == Op.SELECTED and _is_boosted(state, seat, phase, ability.a)
        ):
            found += ability.b
    return found


def _is_boosted(state: RaisingState, seat: Seat, phase: i64, count: i64) -> bool:
    """Whether a phase is one of the selected that get energy: both, or the one chosen."""
    if count > 1:
        return phase in (state.paired[2 * seat], state.paired[2 * seat + 1])
    return state.boosted[seat] >> phase & 1 == 1


def battery_worth(state: RaisingState, seat: Seat, phase: i64) -> i64:
    """The energy each battery gives in a phase."""
    for ability in abilities(state, seat):
        if ability.op == Op.BATTERY and ability.a == phase:
            return ability.b
    return 1


def on_assembly(state: RaisingState, seat: Seat) -> None:
    """What an inventor gives for each robot assembled after the start."""
    cards, inventor = state.cards.inventors, state.inventor[seat]
    if has_upgraded_ability(state, seat) and cards.upgraded[inventor].op == Op.ASSEMBLED:
        state.agenda.push(gain.ReceiveAbility(seat, True, 0))
    if has_base_ability(state, seat) and cards.base[inventor].op == Op.ASSEMBLED:
        state.agenda.push(gain.ReceiveAbility(seat, False, 0))


def game_end_vp(state: RaisingState, seat: Seat) -> i64:
    """The VP of abilities at the end of the game (RR-RUL-15)."""
    found: i64 = 0
    for ability in abilities(state, seat):
        if ability.op == Op.VP_CREDIT:
            k: i64
            for k in range(CLASSES):
                found += ability.a * state.credits[seat * CLASSES + k]
        elif ability.op == Op.VP_TOKENS:
            found += ability.a * (state.unlocked(seat) // ability.b)
        elif ability.op == Op.VP_COLUMNS:
            found += ability.a * full_columns(state, seat)
    return found


def full_columns(state: RaisingState, seat: Seat) -> i64:
    """How many columns hold three robots (RR-OBJ-14); rows fill from the left."""
    shortest: i64 = COLUMNS
    row: i64
    for row in range(3):
        shortest = min(shortest, state.row_length(seat, row))
    return shortest


@final
class RoundEnd(SeatStep[RaisingState]):
    """Abilities of the round end in the order the player likes; trades are optional (RR-END-02)."""

    WORDS = "round_end used:three"

    def __init__(self, seat: Seat, used: i64) -> None:
        super().__init__(seat)
        self.used: Final = used  # mask: 1 the base ability, 2 the upgraded one

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        left = self._left(state)
        if left == 0:
            return False
        if left != 3 and not self._is_trade(state, left):
            self._use(state, left)
            return False
        ask.to(self.seat, "round_end")
        if self._is_trade(state, left):
            ask.offer(state.acts.skip)
        if left & 1:
            ask.offer(state.acts.ability)
        if left & 2:
            ask.offer(state.acts.ability + 1)
        return True

    def _left(self, state: RaisingState) -> i64:
        """Mask of the abilities that can be used now."""
        cards, inventor = state.cards.inventors, state.inventor[self.seat]
        found: i64 = 0
        if has_base_ability(state, self.seat) and self._can_use(state, cards.base[inventor]):
            found |= 1
        upgraded = has_upgraded_ability(state, self.seat)
        if upgraded and self._can_use(state, cards.upgraded[inventor]):
            found |= 2
        return found & ~self.used

    def _can_use(self, state: RaisingState, ability: Ability) -> bool:
        if ability.timing != Timing.ROUND_END:
            return False
        return ability.op == Op.GAIN or can_trade(state, self.seat)

    def _is_trade(self, state: RaisingState, left: i64) -> bool:
        """Whether any of these abilities has to be paid for."""
        cards, inventor = state.cards.inventors, state.inventor[self.seat]
        base = left & 1 and cards.base[inventor].op == Op.TRADE
        return bool(base or (left & 2 and cards.upgraded[inventor].op == Op.TRADE))

    def _use(self, state: RaisingState, ability: i64) -> None:
        state.agenda.push(RoundEnd(self.seat, self.used | ability))
        state.agenda.push(gain.ReceiveAbility(self.seat, ability == 2, 0))
        if self._is_trade(state, ability):
            state.agenda.push(PayMaterial(self.seat))

    def answer(self, state: RaisingState, action: Action) -> None:
        if action != state.acts.skip:
            self._use(state, 1 if action == state.acts.ability else 2)
            return
        left = self._left(state)
        for ability in (1, 2):  # what costs nothing is gained all the same
            if left & ability and not self._is_trade(state, ability):
                state.agenda.push(gain.ReceiveAbility(self.seat, ability == 2, 0))

    def why_not(self, state: RaisingState, action: Action) -> str:
        return "RR-INV-04"


def second_inventor(state: RaisingState, seat: Seat) -> str:
    """What is wrong with a seat that is about to get an inventor, if it has one already."""
    return "" if state.inventor[seat] == NONE else f"{seat_letter(seat)} has an inventor already"


def can_trade(state: RaisingState, seat: Seat) -> bool:
    """Whether a seat has a material, or duct tape in its place (RR-RUL-02)."""
    kind: i64
    for kind in range(Res.T + 1):
        if state.good(seat, kind) > 0:
            return True
    return False


@final
class PayMaterial(SeatStep[RaisingState]):
    """One material of any kind, or duct tape, is paid."""

    WORDS = "pay_material"

    def misfit(self, state: RaisingState) -> str:
        if can_trade(state, self.seat):
            return ""
        return f"{seat_letter(self.seat)} has no material to pay"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "pay")
        kind: i64
        for kind in range(Res.T + 1):
            if state.good(self.seat, kind) > 0:
                ask.offer(state.acts.pay + kind)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        spend(state, self.seat, action - state.acts.pay, 1)

    def why_not(self, state: RaisingState, action: Action) -> str:
        return "RR-RUL-02"
