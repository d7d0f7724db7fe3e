"""Paying, unit by unit where there is a choice. Rules: RR-RES-10, RR-WLD, RR-RUL-01.

A cost counts resources in the order of Res. Named materials come first, each paid with itself or
with duct tape; then robot cards asked for by name; then wilds (RR-RUL-60).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....kernel.decision import Ask, Decision
from ....kernel.events import Fact
from ....kernel.seats import Action, Seat, seat_letter
from ..effects import GOOD_NAMES, Res
from ..judgement import cost_worth
from ..printed import cost_items, kind_name
from ..shape import RaisingDoing
from ..state import GOODS, NONE, RaisingState
from .draw import discard
from .step import WorkStep
from .work import tell

MATERIALS: Final[i64] = 4


def can_pay(state: RaisingState, seat: Seat, cost: vec[i64], but: i64) -> bool:
    """Whether a seat has all of a cost, a robot card `but` (or NONE) left aside (RR-RUL-04)."""
    hand = state.hand_size(seat)
    if but != NONE:
        hand -= 1
    return covers(own_goods(state, seat), hand, cost, state.terms.tape_is_wild)


def own_goods(state: RaisingState, seat: Seat) -> vec[i64]:
    """What a seat has, apart from the table."""
    return state.goods[seat * GOODS : (seat + 1) * GOODS]


def covers(goods: vec[i64], hand: i64, cost: vec[i64], tape_is_wild: bool) -> bool:
    """Whether these goods and robot cards are enough for a cost."""
    tape = goods[Res.T] - cost[Res.T]
    spare: i64 = 0
    own: i64 = 0  # materials that pay for themselves, unless tape sets them free for wilds
    kind: i64
    for kind in range(MATERIALS):
        own += min(cost[kind], goods[kind])
        spare += max(0, goods[kind] - cost[kind])
        tape -= max(0, cost[kind] - goods[kind])  # RR-WLD-01, RR-RUL-02
    hand -= cost[Res.R]
    if tape < 0 or hand < 0 or goods[Res.B] < cost[Res.B]:
        return False
    return cost[Res.W] <= spare + hand + (tape if tape_is_wild else min(tape, own))


def shortfall(state: RaisingState, seat: Seat, cost: vec[i64], but: i64) -> dict[str, Fact]:
    """The first thing of a cost that a seat has too little of; tape counts for materials."""
    kind, amount, have = lacking(state, seat, cost, but)
    return {} if kind == NONE else missing(kind, amount, have)


def lacking(state: RaisingState, seat: Seat, cost: vec[i64], but: i64) -> tuple[i64, i64, i64]:
    """The same as its kind, the amount asked for and what is there; NONE if nothing lacks."""
    goods, hand = own_goods(state, seat), state.hand_size(seat)
    if but != NONE:
        hand -= 1
    for asked in (Res.B, Res.T):
        if goods[asked] < cost[asked]:
            return asked, cost[asked], goods[asked]
    tape = goods[Res.T] - cost[Res.T]
    own: i64 = 0
    spare: i64 = 0
    kind: i64
    for kind in range(MATERIALS):
        lacks = cost[kind] - goods[kind]
        if lacks > tape:
            return kind, cost[kind], goods[kind] + tape
        tape -= max(0, lacks)
        own += min(cost[kind], goods[kind])
        spare += max(0, -lacks)
    if hand < cost[Res.R]:
        return Res.R, cost[Res.R], hand
    hand -= cost[Res.R]
    have = spare + hand + (tape if state.terms.tape_is_wild else min(tape, own))
    return (Res.W, cost[Res.W], have) if have < cost[Res.W] else (NONE, 0, 0)


def missing(kind: i64, amount: i64, have: i64) -> dict[str, Fact]:
    """How much of a kind is needed, and how much there is."""
    return {"good": kind_name(kind), "amount": int(amount), "have": int(have)}


def total(cost: vec[i64]) -> i64:
    """How many units a cost has."""
    found: i64 = 0
    k: i64
    for k in range(len(cost)):
        found += cost[k]
    return found


def without(cost: vec[i64], kind: i64, count: i64) -> vec[i64]:
    """A cost of which some units are paid."""
    left = cost[:]
    left[kind] -= count
    return left


def spend(state: RaisingState, seat: Seat, kind: i64, amount: i64) -> None:
    """Take some of a resource from the inventory (RR-RES-05)."""
    if amount == 0:
        return
    state.goods[seat * GOODS + kind] -= amount
    if state.log is not None:
        tell(state, seat, "paid", "RR-RES-05", {"good": GOOD_NAMES[kind], "amount": int(amount)})


@final
class Pay(WorkStep):
    """What is still to be paid; `last` is what paid for the card or wild before."""

    WORDS = "pay cost last:from"

    def __init__(self, seat: Seat, cost: vec[i64], last: i64) -> None:
        super().__init__(seat)
        self.cost: Final = cost
        self.last: Final = last

    def misfit(self, state: RaisingState) -> str:
        return "" if self.is_possible(state) else f"{seat_letter(self.seat)} cannot pay that"

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return -price * cost_worth(self.cost) // 100

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        for kind in (Res.B, Res.T):
            if self.cost[kind] > 0:
                spend(state, self.seat, kind, self.cost[kind])
                state.agenda.push(Pay(self.seat, without(self.cost, kind, self.cost[kind]), NONE))
                return False
        if self._first() != NONE:
            return self._ask_named(state, ask)
        options = self._options(state)
        if len(options) == 0:
            return False
        if len(options) == 1 or self._needs_all(state, options):
            self._spend(state, options[0])  # there is no choice
            return False
        ask.to(self.seat, "pay")
        k: i64
        for k in range(len(options)):
            ask.offer(state.acts.pay + options[k])
        return True

    def is_possible(self, state: RaisingState) -> bool:
        """Whether the seat has all of it, from the present choice on."""
        if not can_pay(state, self.seat, self.cost, NONE):
            return False
        return self.last == NONE or total(self.cost) == 0 or len(self._options(state)) > 0

    def wanted(self, state: RaisingState) -> int:
        return int(total(self.cost))

    def show(self, state: RaisingState, doing: RaisingDoing) -> None:
        doing["cost"] = cost_items(self.cost)

    def _first(self) -> i64:
        """The first material still asked for, or NONE."""
        kind: i64
        for kind in range(MATERIALS):
            if self.cost[kind] > 0:
                return kind
        return NONE

    def _ask_named(self, state: RaisingState, ask: Ask) -> bool:
        """A material is paid with itself or with tape; the usual way saves the tape."""
        kind = self._first()
        if state.good(self.seat, Res.T) == 0:
            self._pay_usual(state)
            return False
        short = self.cost[kind] > state.good(self.seat, kind)
        if short or not self._can_use(state, kind):
            self._pay_named(state, Res.T)
            return False
        if not self._can_use(state, Res.T):
            self._pay_named(state, kind)
            return False
        ask.to(self.seat, "pay")
        if state.terms.tape_is_wild or self.cost[Res.W] == 0:  # else wilds may need the material
            ask.offer(state.acts.usual)
        ask.offer(state.acts.pay + kind)
        ask.offer(state.acts.pay + Res.T)
        return True

    def _can_use(self, state: RaisingState, thing: i64) -> bool:
        """Whether the next material can be paid with a thing, and the rest still be paid."""
        left = own_goods(state, self.seat)
        left[thing] -= 1
        cost = without(self.cost, self._first(), 1)
        hand = state.hand_size(self.seat)
        return left[thing] >= 0 and covers(left, hand, cost, state.terms.tape_is_wild)

    def _pay_named(self, state: RaisingState, thing: i64) -> None:
        """Pay for the next material."""
        state.agenda.push(Pay(self.seat, without(self.cost, self._first(), 1), NONE))
        spend(state, self.seat, thing, 1)

    def _pay_usual(self, state: RaisingState) -> None:
        left = self.cost[:]
        kind: i64
        for kind in range(MATERIALS):
            own = min(left[kind], state.good(self.seat, kind))
            spend(state, self.seat, kind, own)
            spend(state, self.seat, Res.T, left[kind] - own)
            left[kind] = 0
        state.agenda.push(Pay(self.seat, left, NONE))

    def _options(self, state: RaisingState) -> vec[i64]:
        """What may pay for the next robot card or wild: goods by kind, then cards by number.

        Any of them, for each anew (RR-WLD-03).
        """
        if state.terms.first_rulings:
            return self._ascending(state)
        found = vec[i64]()
        if self._left() == 0:
            return found
        option: i64
        for option in range(self._first_option(), Res.T + 1 + len(state.robots)):
            if self._have(state, option) > 0:
                found = append(found, option)
        return found

    def _ascending(self, state: RaisingState) -> vec[i64]:
        """The same if cards and wilds are paid in the order of the options (RR-RUL-59)."""
        found = vec[i64]()
        left = self._left()
        if left == 0:
            return found
        units: i64 = 0  # from the present option on: the rest must be payable with these
        option: i64 = Res.T + len(state.robots)
        first = max(self._first_option(), self.last)
        while option >= first:
            have = self._have(state, option)
            units += have
            if have > 0 and units >= left:
                found = append(found, option)
            option -= 1
        return _reversed(found)

    def _needs_all(self, state: RaisingState, options: vec[i64]) -> bool:
        """Whether all that could pay has to; by RR-RUL-59 the first options are there for that."""
        if state.terms.first_rulings:
            return False
        found: i64 = 0
        k: i64
        for k in range(len(options)):
            found += self._have(state, options[k])
        return found == self._left()

    def _left(self) -> i64:
        """How many robot cards or, after those, wilds are still to be paid."""
        return self.cost[Res.R] if self.cost[Res.R] > 0 else self.cost[Res.W]

    def _first_option(self) -> i64:
        """Robot cards asked for by name are paid with nothing else (RR-WLD-10)."""
        return Res.T + 1 if self.cost[Res.R] > 0 else 0

    def _have(self, state: RaisingState, option: i64) -> i64:
        if option < Res.T:
            return state.good(self.seat, option)
        if option == Res.T:
            return state.good(self.seat, Res.T) if state.terms.tape_is_wild else 0  # RR-WLD-05
        return 1 if state.holds(self.seat, option - Res.T - 1) else 0

    def answer(self, state: RaisingState, action: Action) -> None:
        if action == state.acts.usual:
            self._pay_usual(state)
            return
        option = action - state.acts.pay
        if self._first() != NONE:
            self._pay_named(state, option)
        else:
            self._spend(state, option)

    def _spend(self, state: RaisingState, option: i64) -> None:
        """Pay for a robot card or a wild."""
        if option <= Res.T:
            spend(state, self.seat, option, 1)
        else:
            discard(state, self.seat, option - Res.T - 1, "RR-WLD-11")
        cards_only = self.cost[Res.R] > 0
        left = without(self.cost, Res.R if cards_only else Res.W, 1)
        over = cards_only and left[Res.R] == 0
        state.agenda.push(Pay(self.seat, left, NONE if over else option))

    def tidy(self, state: RaisingState, decision: Decision) -> tuple[int, ...]:
        if state.acts.usual in decision.options:
            return (state.acts.usual,)  # materials are paid with themselves
        if self._first() != NONE:
            return decision.options
        ascending = self._ascending(state)
        found = [int(state.acts.pay + ascending[k]) for k in range(len(ascending))]
        return tuple(found) if found else decision.options

    def must(self, state: RaisingState) -> str:
        return "RR-RES-05"

    def why_not(self, state: RaisingState, action: Action) -> str:
        option = action - state.acts.pay
        if not 0 <= option <= Res.T + len(state.robots):
            return super().why_not(state, action)
        named = self._first()
        if named != NONE:  # with itself or with tape
            if option in (named, Res.T):
                return "RR-RES-10"  # the rest could not be paid any more
            cards = option > Res.T and self.cost[Res.R] > 0
            later = self.cost[Res.W] > 0 or cards or (option < Res.T and self.cost[option] > 0)
            return "RR-RUL-60" if later else "RR-WLD-01"
        if self.cost[Res.R] > 0 and option <= Res.T:
            return "RR-WLD-10"
        if option == Res.T and not state.terms.tape_is_wild:
            return "RR-RUL-01"
        return "RR-RUL-59" if self._have(state, option) > 0 else "RR-RES-10"

    def refusal_facts(self, state: RaisingState, action: Action, rule: str) -> dict[str, Fact]:
        option = action - state.acts.pay
        if rule != "RR-RES-10" or not 0 <= option <= Res.T + len(state.robots):
            return super().refusal_facts(state, action, rule)
        if self._have(state, option) > 0:
            return {}  # it is wanted for the rest
        return missing(option if option <= Res.T else Res.R, 1, 0)


def _reversed(numbers: vec[i64]) -> vec[i64]:
    found = vec[i64]()
    k: i64 = len(numbers)
    while k > 0:
        k -= 1
        found = append(found, numbers[k])
    return found
