"""A player who gets somewhere: repairs and upgrades first, abilities where they do something."""

from automatable import CHANCE, Rng
from automatable.games.cyberion.pieces import MODELS
from automatable.games.cyberion.state import CyberionState
from automatable.kernel.decision import Decision
from automatable.kernel.game import State

FIRST = ("repair", "upgrade", "baby", "remove")  # what is done whenever it can be
IDLE = ("trigger", "support", "board")  # and what when no Machine has left this turn


def choose(state: State, decision: Decision, rng: Rng) -> int:
    """An answer; nature and questions without a better and a worse answer are left to chance."""
    assert isinstance(state, CyberionState)
    if decision.seat == CHANCE:
        return decision.sample(rng)
    if decision.key == "level":
        return decision.options[-1]
    if decision.key == "act":
        return _act(state, decision, rng)
    return decision.options[rng.below(len(decision.options))]


def _act(state: CyberionState, decision: Decision, rng: Rng) -> int:
    catalogue = state.game.catalogue
    for verb in FIRST:
        found = [option for option in decision.options if catalogue.verb(option) == verb]
        if found:
            return found[rng.below(len(found))]
    if rng.below(12) < (8 if state.relieved else 1):  # a Cyclobot could go on for ever
        return decision.options[0]
    found = [option for option in decision.options if catalogue.verb(option) in IDLE]
    found = [option for option in found if _does_something(state, option)]
    return found[rng.below(len(found))] if found else decision.options[0]


def _does_something(state: CyberionState, option: int) -> bool:
    catalogue = state.game.catalogue
    if catalogue.verb(option) != "trigger":
        return True
    model = MODELS.index(catalogue.thing(option)[:3])
    hidden = len(state.interference) > 0 and state.interference[model] > 0
    return state.levels[model] > 1 or hidden
