"""What inventors do. Rules: RR-INV, RR-AOR-04, RR-RUL-11, 33, 34, 58."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat
from ..effects import Res
from ..inventors import Ability, Op, Timing
from ..kinds import COLUMNS
from ..state import CLASSES, NONE, RaisingState
from . import gain
from .pay import Pay, can_pay
from .task import Task


def abilities(state: RaisingState, seat: Seat) -> list[Ability]:
    """The abilities a seat's inventor has now (RR-AOR-04)."""
    inventor = state.inventor[seat]
    if inventor == NONE:
        return []
    cards = state.cards.inventors
    if not state.inspired[seat]:
        return [cards.base[inventor]]
    if cards.replaces[inventor]:
        return [cards.upgraded[inventor]]
    return [cards.base[inventor], cards.upgraded[inventor]]


def can_upgrade(state: RaisingState, seat: Seat) -> bool:
    """Whether a token may be put on the inventor now (RR-PLC-04, RR-INV-07)."""
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
    return built >= cards.robots[inventor] and state.unlocked(seat) >= cards.tokens[inventor]


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
            ability.op == Op.SELECTED and state.boosted[seat] >> phase & 1
        ):
            found += ability.b
    return found


def battery_worth(state: RaisingState, seat: Seat, phase: i64) -> i64:
    """The energy each battery gives in a phase."""
    for ability in abilities(state, seat):
        if ability.op == Op.BATTERY and ability.a == phase:
            return ability.b
    return 1


def on_assembly(state: RaisingState, seat: Seat) -> None:
    """What an inventor gives for each robot assembled after the start."""
    inventor = state.inventor[seat]
    if inventor == NONE:
        return
    cards = state.cards.inventors
    if state.inspired[seat] and cards.upgraded[inventor].op == Op.ASSEMBLED:
        state.agenda.push(gain.ReceiveAbility(seat, True, 0))
    replaced = state.inspired[seat] and cards.replaces[inventor]
    if not replaced and cards.base[inventor].op == Op.ASSEMBLED:
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
class RoundEnd(Task):
    """Abilities of the round end, the base one first; gains as a matter of course (RR-END-02)."""

    def __init__(self, seat: Seat, k: i64) -> None:
        super().__init__(seat)
        self.k: Final = k

    def due(self, state: RaisingState) -> str:
        return f"round_end {self.seat} {self.k}"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        found = abilities(state, self.seat)
        if self.k == len(found):
            return False
        ability = found[self.k]
        if ability.timing != Timing.ROUND_END:
            self._next(state)
            return False
        if ability.op == Op.GAIN:
            self._next(state)
            state.agenda.push(gain.ReceiveAbility(self.seat, self._is_upgraded(state), 0))
            return False
        if not can_pay(state, self.seat, material(), NONE):
            self._next(state)
            return False
        ask.to(self.seat, "trade")
        ask.offer(state.acts.skip)
        ask.offer(state.acts.use + 9 + state.inventor[self.seat])
        return True

    def _next(self, state: RaisingState) -> None:
        state.agenda.push(RoundEnd(self.seat, self.k + 1))

    def _is_upgraded(self, state: RaisingState) -> bool:
        inventor = state.inventor[self.seat]
        replaced = state.inspired[self.seat] and state.cards.inventors.replaces[inventor]
        return self.k == 1 or bool(replaced)

    def answer(self, state: RaisingState, action: Action) -> None:
        self._next(state)
        if action != state.acts.skip:
            state.agenda.push(gain.ReceiveAbility(self.seat, self._is_upgraded(state), 0))
            state.agenda.push(Pay(self.seat, material(), NONE))

    def obstacle(self, state: RaisingState, action: Action) -> str:
        return "RR-INV-04"


def material() -> vec[i64]:
    """One material of any kind."""
    cost = vec[i64]([0] * 9)
    cost[Res.W] = 1
    return cost
