"""Setting off an ability, by a Robot or a Support token. Rules: CYB-TRG, CYB-SUP, CYB-COG."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import CHANCE, Action
from ..actions import INTERFERE, LEVEL, is_of
from ..pieces import LEVELS, MODELS, ROBOTS, Card, Model, count_bits, model_of, number_at
from ..shape import Effect
from ..state import NONE, CyberionState
from . import commandbot, cyclobot, planbot, sirenbot, spending, spent, stockbot
from .spent import GONE, SUPPORT_TOKEN, Ability

SUPPORT_LEVEL: Final[i64] = 3  # CYB-SUP-02


_EFFECTS: Final[tuple[Effect, ...]] = ("draw", "stow", "nothing", "look", "prep")  # by model
_CYCLES: Final[tuple[Effect, ...]] = ("own_to_deck", "any_to_deck", "own_to_row", "any_to_row")


def effect_of(model: i64, level: i64) -> Effect:
    """What the ability of a model does at a level."""
    if level == 1:
        return "nothing"  # CYB-TRG-07
    return _CYCLES[level - 2] if model == Model.CYCLOBOT else _EFFECTS[model]


def obstacle(state: CyberionState, row: i64, card: Card) -> str:
    """The rule that forbids triggering with a card of a row, empty if none does."""
    if state.find(row, card, 0) == NONE:
        return "CYB-TRG-01"
    return "CYB-MUL-08" if card >= ROBOTS else ""


def why_no_support(state: CyberionState) -> str:
    """The rule that forbids a Support token that is not in the Reserve."""
    if state.terms.support == 5:
        return "CYB-SUP-03"  # it was there, so it is used
    unused = count_bits(state.support) == state.terms.support
    return "CYB-SET-12" if unused else "CYB-SUP-08"


def by_robot(state: CyberionState, slot: i64) -> None:
    """Trigger with the Robot in a slot: Interference first, else the level is announced."""
    model = model_of(state.rows[slot])  # the size does not matter (CYB-TRG-03)
    if state.terms.devious_cog and state.interference[model] > 0:  # else as usual (CYB-COG-09)
        spent.discard(state, slot, 0, 0)
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
        use(state, source, ability, 1)
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
        for level in levels_with(state, self.source, self.ability, self.level):
            ask.offer(LEVEL + level - 1)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        use(state, self.source, self.ability, action - LEVEL + 1)

    def why_not(self, state: CyberionState, action: Action) -> str:
        if not is_of(LEVEL, LEVELS, action):
            return "CYB-DEC-02"
        if action - LEVEL + 1 > self.level:
            return "CYB-COG-04" if self.source == GONE else "CYB-TRG-02"
        return "CYB-RUL-25" if commandbot.can_prep(state) else "CYB-RUL-31"

    def refusal_facts(self, state: CyberionState, action: Action, rule: str) -> dict[str, Fact]:
        if rule in ("CYB-TRG-02", "CYB-COG-04"):
            return {"level": int(self.level)}
        cost = number_at(Model.COMMANDBOT, action - LEVEL + 1)
        return {"cost": int(cost), "have": int(spending.payable(state, self.source))}

    def tidy(self, state: CyberionState, options: tuple[int, ...]) -> tuple[int, ...]:
        if self.ability != Model.CYCLOBOT:
            return options
        source = self.source
        return tuple([k for k in options if cyclobot.is_of_use(state, source, k - LEVEL + 1)])


def levels_with(state: CyberionState, source: i64, ability: i64, most: i64) -> list[int]:
    """The levels at which an ability can be used, up to the highest (CYB-TRG-06)."""
    found: list[int] = []
    level: i64
    for level in range(1, most + 1):
        if level == 1 or ability != Model.COMMANDBOT or commandbot.can_use(state, source, level):
            found.append(int(level))
    return found


def levels_of(state: CyberionState, slot: i64) -> list[int]:
    """The levels to choose from once the Robot in a slot is discarded for its ability.

    None where nothing is asked (CYB-TRG-07), or only after a token is revealed (CYB-COG-02).
    """
    model = model_of(state.rows[slot])
    if state.levels[model] == 1 or (state.terms.devious_cog and state.interference[model] > 0):
        return []
    return levels_with(state, slot, model, state.levels[model])


def use(state: CyberionState, source: i64, ability: i64, level: i64) -> None:
    """Carry out an ability at a level; the source leaves with the last answer.

    The level stays, even if a Babybot comes meanwhile (CYB-BAB-10).
    """
    if source == GONE and state.log is not None:
        state.tell("announced", "CYB-TRG-06", {"ability": MODELS[ability], "level": int(level)})
    if level == 1:
        spent.discard(state, source, 0, level)  # CYB-TRG-05, CYB-TRG-07
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
