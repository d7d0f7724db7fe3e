"""A player who gets somewhere: does what can be done, and seldom passes."""

from automatable import CHANCE, Rng
from automatable.kernel.decision import Decision
from automatable.kernel.game import State

LAST = ("done", "skip")  # what is answered only where nothing else can be


def choose(state: State, decision: Decision, rng: Rng) -> int:
    """An answer; nature and questions without a better and a worse answer are left to chance."""
    if decision.seat == CHANCE:
        return decision.sample(rng)
    catalogue = state.game.catalogue
    options = state.game.tidy(state, decision)
    if decision.key == "perform":
        return options[-1 if rng.below(2) else 0]  # all batteries that are of use, or none
    if decision.key == "cycle":
        return options[0]
    busy = [option for option in options if catalogue.name(option) not in LAST]
    wanted = busy or options
    return wanted[rng.below(len(wanted))]
