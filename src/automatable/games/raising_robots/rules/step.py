"""A seat's step of this game: what forbids an answer, and what bots need not think about."""

from typing import ClassVar

from mypy_extensions import i64

from ....kernel.agenda import SeatStep
from ....kernel.decision import Decision
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..shape import RaisingDoing
from ..state import RaisingState, Stage
from .tokens import is_placing, place_facts, why_no_place


class WorkStep(SeatStep[RaisingState]):
    """A step of one seat."""

    OF_PHASE: ClassVar[bool] = False  # whether a seat that has it to do is in the midst of a phase

    def why_not(self, state: RaisingState, action: Action) -> str:
        if is_placing(state, action):
            return why_no_place(state, self.seat, action) or "RR-RUL-13"
        if action < state.acts.usual:  # done, skip
            return self.must(state)
        if action == state.acts.usual:
            return "RR-RES-05"  # nothing is paid now, or not in the usual way
        return out_of_turn(state, action)

    def refusal_facts(self, state: RaisingState, action: Action, rule: str) -> dict[str, Fact]:
        if is_placing(state, action):
            return place_facts(state, self.seat, action, rule)
        return {}

    def must(self, state: RaisingState) -> str:
        """The rule by which this question cannot be passed."""
        return "RR-RUL-24"

    def show(self, state: RaisingState, doing: RaisingDoing) -> None:
        """Tell where a seat's work is by this step; those to do before it have told already."""

    def draws(self, state: RaisingState) -> list[int]:
        """How many cards are drawn for 0, 1, 2... given up; empty where that is not asked."""
        return []

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        """What this will bring or cost its seat, in hundredths of a VP: a judgement, for bots.

        A good has a price, and there are rounds to come. Every step says something.
        """
        raise NotImplementedError

    def tidy(self, state: RaisingState, decision: Decision) -> tuple[int, ...]:
        """The answers worth a bot's thought: those left out lead nowhere the others do not."""
        return decision.options


def too_little(amount: i64, have: i64) -> dict[str, Fact]:
    """The energy that is needed, and the energy there is."""
    return {"amount": int(amount), "have": int(have)}


def out_of_turn(state: RaisingState, action: Action) -> str:
    """The rule that says when an answer may be given, for one that is not asked for now."""
    acts = state.acts
    of_start = acts.keep <= action < acts.pay or acts.unlock <= action < acts.inspire
    if state.stage == Stage.START and of_start:
        return "RR-STA-12"
    of_phase = "RR-PHA-05" if state.stage == Stage.PHASES else "RR-RND-02"
    for first, rule in (
        (acts.bid, "RR-AUC-01"),
        (acts.base, of_phase),
        (acts.ability, "RR-INV-04"),
        (acts.buy, of_phase),
        (acts.batteries, "RR-RUL-05"),
        (acts.boost, "RR-RUL-58"),
        (acts.pair, "RR-PRE-05"),
        (acts.inspire, "RR-INS-01"),
        (acts.unlock, "RR-UPG-06"),
        (acts.gain, "RR-RES-05"),
        (acts.pay, "RR-RES-05"),
        (acts.assemble + 2 * len(state.robots), "RR-STA-05"),
        (acts.assemble, of_phase),
        (acts.choose, "RR-STA-04"),
        (acts.swap, "RR-LES-04"),
        (acts.keep, "RR-LES-02"),
    ):
        if action >= first:
            return rule
    return "RR-ICN-09"  # cards are discarded at the start, or by an action that says so


def rising(options: tuple[int, ...], last: Action, wanted: int) -> tuple[int, ...]:
    """Of equal choices in different orders the ascending one, `last` being chosen before.

    All options where somebody has chosen in another order, so that too few are left above.
    """
    above = [option for option in options if option > last]
    some = above[: max(0, len(above) - wanted + 1)]
    return tuple(some) if some else options
