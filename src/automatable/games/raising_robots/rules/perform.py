"""Performing phases one after the other, with batteries. Rules: RR-PHA, RR-ENE-07, RR-RUL-05."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask, Decision
from ....kernel.events import Fact
from ....kernel.seats import Action, Seat
from ..ability_words import boost_bit
from ..actions import MOST_BATTERIES
from ..effects import MOST_ENERGY, Res
from ..kinds import PHASES, Phase
from ..printed import phase_name
from ..shape import RaisingDoing
from ..state import NONE, RaisingState
from .abilities import battery_worth, to_boost
from .assemble import Assembly, assembling_worth
from .energy import energy_parts, may_perform
from .inventors import awaits_round_end
from .pay import missing, spend
from .placing import PlaceTokens, PlacingStep, offer_places
from .round_end import RoundEnd
from .row import BoardActions, running_worth
from .select import Ahead, may_prepare_ahead
from .upgrade import Upgrade, upgrading_worth
from .work import tell


class PhaseStep(PlacingStep):
    """A step before a phase and those that follow it are performed."""

    def __init__(self, seat: Seat, phase: i64) -> None:
        super().__init__(seat)
        self.phase: Final = phase

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return phases_worth(state, self.seat, self.phase, price, rounds)

    def refusal_facts(self, state: RaisingState, action: Action, rule: str) -> dict[str, Fact]:
        if rule != "RR-RES-10":
            return super().refusal_facts(state, action, rule)
        number = action - state.acts.batteries
        return missing(Res.B, number, state.good(self.seat, Res.B))


@final
class Perform(PhaseStep):
    """The phases of a seat from one on, in their order, at the seat's own pace (RR-PHA-03)."""

    WORDS = "phase phase"
    OF_PHASE = True

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if self.phase > Phase.RECYCLE:
            if may_prepare_ahead(state, state.round):
                state.agenda.push(Ahead(self.seat))
            state.agenda.push(RoundEnd(self.seat, 0))
            if awaits_round_end(state, self.seat):
                state.agenda.push(PlaceTokens(self.seat))
            return False
        if not may_perform(state, self.seat, self.phase):
            self._next(state)
            return False
        if not state.terms.first_rulings and to_boost(state, self.seat) != NONE:
            state.agenda.push(Boost(self.seat, self.phase))  # the inventor is upgraded since
            return False
        ask.to(self.seat, "perform")
        ask.offer(state.acts.skip)  # RR-PHA-06
        offer_places(state, self.seat, ask)
        offer_batteries(state, self.seat, ask)
        return True

    def _next(self, state: RaisingState) -> None:
        state.agenda.push(Perform(self.seat, self.phase + 1))

    def decide(self, state: RaisingState, action: Action) -> None:
        if action == state.acts.skip:  # RR-RUL-55
            self._next(state)
            if state.log is not None:
                tell(state, self.seat, "passed", "RR-RUL-55", {"phase": PHASES[self.phase]})
            return
        spent = action - state.acts.batteries
        spend(state, self.seat, Res.B, spent)
        if spent == MOST_BATTERIES and not state.terms.first_rulings:
            state.agenda.push(MoreBatteries(self.seat, self.phase, spent))
        else:
            power(state, self.seat, self.phase, spent)

    def show(self, state: RaisingState, doing: RaisingDoing) -> None:
        if doing["phase"] is None and self.phase <= Phase.RECYCLE:
            doing["phase"] = phase_name(self.phase)
            doing["energies"] = energies(state, self.seat, self.phase, 0)

    def tidy(self, state: RaisingState, decision: Decision) -> tuple[int, ...]:
        """To perform a phase is never worse than not to."""
        options = _tidy_batteries(state, self.seat, self.phase, 0, decision.options)
        return tuple([option for option in options if option != state.acts.skip])

    def why_not(self, state: RaisingState, action: Action) -> str:
        return _why_no_batteries(state, action) or super().why_not(state, action)


def offer_batteries(state: RaisingState, seat: Seat, ask: Ask) -> None:
    """Any number of batteries may be spent (RR-ENE-07)."""
    number: i64
    for number in range(min(MOST_BATTERIES, state.good(seat, Res.B)) + 1):
        ask.offer(state.acts.batteries + number)


def energies(state: RaisingState, seat: Seat, phase: i64, spent: i64) -> list[int]:
    """The energy of a phase with 0, 1, 2... more batteries, as many as one answer can say."""
    most = min(MOST_BATTERIES, state.good(seat, Res.B))
    each = battery_worth(state, seat, phase)
    total = energy_parts(state, seat, phase).total() + spent * each
    return [int(total + number * each) for number in range(most + 1)]


def _why_no_batteries(state: RaisingState, action: Action) -> str:
    """The rule that forbids to spend a number of batteries; empty of another answer."""
    first = state.acts.batteries
    return "RR-RES-10" if first <= action <= first + MOST_BATTERIES else ""


def _tidy_batteries(
    state: RaisingState, seat: Seat, phase: i64, spent: i64, options: tuple[int, ...]
) -> tuple[int, ...]:
    """No battery is wasted: no row needs more than 7 (RR-ROW-11)."""
    if phase < Phase.DESIGN:
        return options
    first = state.acts.batteries
    each = battery_worth(state, seat, phase)
    total = energy_parts(state, seat, phase).total() + spent * each
    most = max(0, (MOST_ENERGY - total + each - 1) // each)
    found: list[int] = []
    for option in options:
        if not first + most < option <= first + MOST_BATTERIES:
            found.append(option)
    return tuple(found)


def power(state: RaisingState, seat: Seat, phase: i64, spent: i64) -> None:
    """The total energy of a phase is fixed, and the phase is performed (RR-ENE-10)."""
    state.agenda.push(Perform(seat, phase + 1))
    energy = energy_parts(state, seat, phase).total() + spent * battery_worth(state, seat, phase)
    if state.log is not None:
        facts: dict[str, Fact] = {"phase": PHASES[phase], "energy": int(energy)}
        tell(state, seat, "performed", "RR-ENE-10", facts)
    if phase == Phase.UPGRADE:
        state.agenda.push(Upgrade(seat, energy))
    elif phase == Phase.ASSEMBLE:
        state.agenda.push(Assembly(seat, energy))
    else:
        state.agenda.push(BoardActions(seat, phase, energy, 0))  # RR-ROW-01


@final
class MoreBatteries(PhaseStep):
    """After as many batteries as one answer can say, a seat may spend more (RR-RES-06)."""

    WORDS = "more_batteries phase spent:energy"

    def __init__(self, seat: Seat, phase: i64, spent: i64) -> None:
        super().__init__(seat, phase)
        self.spent: Final = spent

    def misfit(self, state: RaisingState) -> str:
        return "" if self.phase <= Phase.RECYCLE else "batteries are spent in a phase"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if state.good(self.seat, Res.B) == 0:
            power(state, self.seat, self.phase, self.spent)
            return False
        ask.to(self.seat, "more_batteries")
        offer_batteries(state, self.seat, ask)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        spent = action - state.acts.batteries
        spend(state, self.seat, Res.B, spent)
        if spent == MOST_BATTERIES:
            state.agenda.push(MoreBatteries(self.seat, self.phase, self.spent + spent))
        else:
            power(state, self.seat, self.phase, self.spent + spent)

    def show(self, state: RaisingState, doing: RaisingDoing) -> None:
        doing["phase"] = phase_name(self.phase)
        doing["energies"] = energies(state, self.seat, self.phase, self.spent)

    def tidy(self, state: RaisingState, decision: Decision) -> tuple[int, ...]:
        return _tidy_batteries(state, self.seat, self.phase, self.spent, decision.options)

    def must(self, state: RaisingState) -> str:
        return "RR-RUL-05"

    def why_not(self, state: RaisingState, action: Action) -> str:
        return _why_no_batteries(state, action) or super().why_not(state, action)


@final
class Boost(PhaseStep):
    """After the reveal, which selected phase gets the inventor's energy, if there is a choice.

    Then phases are performed from one on.
    """

    WORDS = "boost phase:from_phase"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if to_boost(state, self.seat) == NONE:
            state.agenda.push(Perform(self.seat, self.phase))
            return False
        pair = state.paired[2 * self.seat], state.paired[2 * self.seat + 1]
        ask.to(self.seat, "boost")
        offer_places(state, self.seat, ask)
        ask.offer(state.acts.boost + min(pair[0], pair[1]))
        ask.offer(state.acts.boost + max(pair[0], pair[1]))
        return True

    def decide(self, state: RaisingState, action: Action) -> None:
        state.agenda.push(self)
        which = to_boost(state, self.seat)
        bit = boost_bit(state, which, action - state.acts.boost)
        state.boosted[self.seat] |= 1 << bit

    def must(self, state: RaisingState) -> str:
        return "RR-INV-02"

    def why_not(self, state: RaisingState, action: Action) -> str:
        if state.acts.boost <= action < state.acts.batteries:
            return "RR-RUL-58"  # that phase was not selected
        return super().why_not(state, action)


def phases_worth(state: RaisingState, seat: Seat, first: i64, price: i64, rounds: i64) -> i64:
    """What the phases of a round from one on will bring, without batteries."""
    found: i64 = 0
    phase: i64
    for phase in range(first, Phase.RECYCLE + 1):
        if may_perform(state, seat, phase):
            energy = energy_parts(state, seat, phase).total()
            if phase == Phase.UPGRADE:
                found += upgrading_worth(state, seat, energy, price, rounds)
            elif phase == Phase.ASSEMBLE:
                found += assembling_worth(state, seat, energy, price, rounds)
            else:
                found += running_worth(state, seat, phase, energy, 0, 0, price)
    return found
