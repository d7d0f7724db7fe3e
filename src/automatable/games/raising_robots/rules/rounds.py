"""Eight rounds with a Recess between the fourth and the fifth. Rules: RR-RND, RR-END, RR-REC."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ..kinds import ROUNDS
from ..state import Pile, RaisingState, Stage
from .lessons import Learn
from .placing import PlaceTokens
from .prepare import REVEAL, Neutral
from .select import DrawEnergy, Select, put_away
from .work import at_once


@final
class Round(Step[RaisingState]):
    """The next round, or the end of the game (RR-END-09)."""

    WORDS = "round"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if state.round == ROUNDS:
            state.stage = Stage.LAST
            at_once(state, [PlaceTokens(seat) for seat in range(state.seats)])
            return False
        state.round += 1  # RR-END-07
        if state.log is not None:
            state.tell("round_began", "RR-RND-01", {"round": int(state.round)})
        draws: list[Step[Any]] = [DrawEnergy(seat) for seat in range(int(state.seats))]
        state.agenda.then([*draws, SELECTION, REVEAL, CLOSE, self])  # RR-RND-02, RR-PRE-01
        return False


@final
class Selection(Step[RaisingState]):
    """Everybody chooses in secret (RR-PRE-05)."""

    WORDS = "selection"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        state.stage = Stage.SELECTION
        at_once(state, [Select(seat) for seat in range(state.seats)])
        return False


@final
class Close(Step[RaisingState]):
    """Cards and cubes go back; after the fourth round there is a Recess (RR-END-08)."""

    WORDS = "close"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        seat: i64
        for seat in range(state.seats):
            if state.ahead[seat] == 0:  # else it has done so
                put_away(state, seat)
        state.cubes = vec[i64]([0] * 5)  # RR-END-06
        if state.seats <= 2 and state.round % 2 == 0:
            state.neutral = vec[i64]()  # RR-SOL-06
            if state.seats == 2 and state.round < ROUNDS:
                state.agenda.push(OPEN_NEUTRAL)
        at: i64
        if state.round == ROUNDS // 2:  # only then (RR-REC-03, RR-RUL-38)
            for at in range(len(state.energy)):
                if state.energy[at] == Pile.DISCARD:
                    state.energy[at] = Pile.PILE  # RR-REC-02
            state.stage = Stage.RECESS
            if state.log is not None:
                state.tell("recess", "RR-END-08", {})
            at_once(state, [Learn(seat, 3) for seat in range(state.seats)])  # RR-REC-01
        return False


@final
class OpenNeutral(Step[RaisingState]):
    """Two players: the two leftmost neutral cards lie open from the start (RR-SOL-02)."""

    WORDS = "open_neutral"

    def misfit(self, state: RaisingState) -> str:
        return "" if state.seats == 2 else "neutral phase cards lie open from the start for two"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        state.agenda.push(Neutral(2))
        return False


ROUND: Final[Round] = Round()
SELECTION: Final[Selection] = Selection()
CLOSE: Final[Close] = Close()
OPEN_NEUTRAL: Final[OpenNeutral] = OpenNeutral()
