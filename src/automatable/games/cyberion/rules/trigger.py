"""Setting off an ability, by a Robot or a Support token. Rules: CYB-TRG, CYB-SUP, CYB-COG."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.seats import CHANCE, Action
from ..actions import INTERFERE, LEVEL, is_of
from ..pieces import LEVELS, MODELS, ROBOTS, Card, Model, model_of
from ..state import NONE, CyberionState
from . import commandbot, cyclobot, planbot, sirenbot, spent, stockbot
from .spent import GONE, SUPPORT_TOKEN, Ability

SUPPORT_LEVEL: Final[i64] = 3  # CYB-SUP-02


def obstacle(state: CyberionState, row: i64, card: Card) -> str:
    """The rule that forbids triggering with a card of a row, empty if none does."""
    if state.find(row, card, 0) == NONE:
        return "CYB-TRG-01"
    return "CYB-MUL-08" if card >= ROBOTS else ""


def by_robot(state: CyberionState, slot: i64) -> None:
    """Trigger with the Robot in a slot: Interference first, else the level is announced."""
    model = model_of(state.rows[slot])  # the size does not matter (CYB-TRG-03)
    if state.terms.devious_cog and state.interference[model] > 0:  # else as usual (CYB-COG-09)
        spent.discard(state, slot, 0)
        state.agenda.push(INTERFERENCE[model])
    else:
        announce(state, slot, model, state.levels[model])


def by_support(state: CyberionState, model: i64) -> None:
    """Trigger with a Support token: exactly level III (CYB-SUP-02, CYB-RUL-69).

    Whatever the figures show (CYB-TRG-10), and without Interference (CYB-COG-07).
    """
    use(state, SUPPORT_TOKEN + model, model, SUPPORT_LEVEL)


def announce(state: CyberionState, source: i64, ability: i64, most: i64) -> None:
    """Ask for the level of the ability; level I leaves no choice and does nothing (CYB-TRG-07)."""
    if most == 1:
        spent.discard(state, source, 0)
    else:
        state.agenda.push(Level(source, ability, most))


@final
class Level(Ability):
    """The level is announced before anything is carried out (CYB-TRG-06); I gives it up."""

    def __init__(self, source: i64, ability: i64, most: i64) -> None:
        super().__init__(source, ability, most)

    def so_far(self, state: CyberionState) -> list[int]:
        return spent.path_of(state, self.source)

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, "level")
        level: i64
        for level in range(1, self.level + 1):
            if self._is_possible(state, level):
                ask.offer(LEVEL + level - 1)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        use(state, self.source, self.ability, action - LEVEL + 1)

    def why_not(self, state: CyberionState, action: Action) -> str:
        if not is_of(LEVEL, LEVELS, action):
            return "CYB-DEC-02"
        if action - LEVEL + 1 > self.level:
            return "CYB-TRG-02"
        return "CYB-RUL-25" if commandbot.can_prep(state) else "CYB-RUL-31"

    def _is_possible(self, state: CyberionState, level: i64) -> bool:
        if self.ability != Model.COMMANDBOT or level == 1:
            return True
        return commandbot.can_use(state, self.source, level)


def use(state: CyberionState, source: i64, ability: i64, level: i64) -> None:
    """Carry out an ability at a level; the source leaves with the last answer.

    The level stays, even if a Babybot comes meanwhile (CYB-BAB-10).
    """
    if level == 1:
        spent.discard(state, source, 0)  # CYB-TRG-05, CYB-TRG-07
    elif ability == Model.SIRENBOT:
        sirenbot.use(state, source, level)
    elif ability == Model.STOCKBOT:
        stockbot.use(state, source, level)
    elif ability == Model.CYCLOBOT:
        cyclobot.use(state, source, level)
    elif ability == Model.PLANBOT:
        planbot.use(state, source, level)
    else:
        commandbot.use(state, source, level)


@final
class Interference(Step[CyberionState]):
    """A token under the figure of the discarded Robot is revealed (CYB-COG-02, CYB-RUL-67)."""

    WORDS = "interference model"

    def __init__(self, model: i64) -> None:
        self.model: Final = model

    def misfit(self, state: CyberionState) -> str:
        if state.terms.devious_cog and state.interference[self.model] > 0:
            return ""
        return f"no Interference token lies under {MODELS[self.model]}"

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(CHANCE, "interfere")
        model: i64
        for model in range(5):
            if state.masked[model] > 0:
                ask.weigh(INTERFERE + model, state.masked[model])
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        ability = action - INTERFERE
        state.interference[self.model] -= 1
        state.masked[ability] -= 1  # CYB-COG-05
        if state.log is not None:
            facts = {"model": MODELS[self.model], "ability": MODELS[ability]}
            state.reveal("interfered", "CYB-COG-03", {**facts})
        announce(state, GONE, ability, state.levels[self.model])  # CYB-COG-04


INTERFERENCE: Final[list[Interference]] = [Interference(model) for model in range(5)]
