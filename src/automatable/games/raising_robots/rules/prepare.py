"""Preparation: phases are revealed, cubes and neutral cards laid. Rules: RR-PRE-10, RR-SOL."""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import CHANCE, Action
from ..kinds import PHASES
from ..state import RaisingState, Stage
from .perform import Boost
from .work import at_once


@final
class Reveal(Step[RaisingState]):
    """All phase cards are shown, and the cubes go to their phases (RR-PRE-10, RR-PRE-11)."""

    WORDS = "reveal"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        seat: i64
        k: i64
        for seat in range(state.seats):
            for k in range(2):
                phase = state.paired[2 * seat + k]
                # RR-PRE-03
                state.cubes[phase] += state.cards.energy.cubes[state.drawn[2 * seat + k]]
            if state.log is not None:
                chosen = [PHASES[state.paired[2 * seat + k]] for k in range(2)]
                state.reveal("selected", "RR-PRE-10", {"seat": int(seat), "phases": chosen})
            state.ahead[seat] = 0
        neutral = max(0, 3 - int(state.seats))  # none with three or more (RR-SOL-04)
        state.agenda.then([Neutral(neutral), WORK])  # RR-RUL-41
        return False


@final
class Neutral(Step[RaisingState]):
    """Neutral phase cards turn up from left to right with their cubes (RR-SOL-04, RR-SOL-05)."""

    WORDS = "neutral count:two"

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def misfit(self, state: RaisingState) -> str:
        return "" if state.seats <= 2 else "neutral phase cards are for one or two players"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if self.count == 0 or len(state.neutral) == len(PHASES):
            return False
        ask.to(CHANCE, "neutral")
        phase: i64
        for phase in range(len(PHASES)):
            if not is_neutral(state, phase):  # RR-SOL-08
                ask.weigh(state.acts.neutral + phase, 1)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        phase = action - state.acts.neutral
        place: i64 = len(state.neutral)
        cubes = state.terms.neutral_cubes[place]
        state.cubes[phase] += cubes
        state.neutral = append(state.neutral, phase)
        if state.log is not None:
            facts: dict[str, Fact] = {"phase": PHASES[phase], "cubes": int(cubes)}
            state.reveal("neutral", "RR-SOL-05", facts)
        state.agenda.push(Neutral(self.count - 1))


def is_neutral(state: RaisingState, phase: i64) -> bool:
    """Whether the neutral card of a phase lies face up."""
    k: i64
    for k in range(len(state.neutral)):
        if state.neutral[k] == phase:
            return True
    return False


@final
class Work(Step[RaisingState]):
    """Everybody performs phases at their own pace (RR-PHA-07, RR-RUL-39)."""

    WORDS = "work"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        state.stage = Stage.PHASES
        at_once(state, [Boost(seat, 0) for seat in range(state.seats)])
        return False


WORK: Final[Work] = Work()
REVEAL: Final[Reveal] = Reveal()
