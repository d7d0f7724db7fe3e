"""Failsafe tokens and levels: what more than one section gives or takes. Rules: CYB-UPG."""

from mypy_extensions import i64

from ..pieces import LEVELS, MODELS
from ..state import FAILSAFES, CyberionState


def gain_failsafes(state: CyberionState, count: i64, rule: str) -> None:
    """Move tokens from the Forge to the Reserve, as many as there are (CYB-RUL-62)."""
    gained = min(count, FAILSAFES - state.reserve)
    state.reserve += gained
    if state.log is not None:
        state.tell("failsafe_gained", rule, {"count": int(gained)})


def raise_level(state: CyberionState, model: i64, rule: str) -> None:
    """Move a figure one level to the right; from IV to V earns a Failsafe token."""
    if state.levels[model] == LEVELS:
        return  # CYB-UPG-06, CYB-BAB-08
    state.levels[model] += 1
    if state.log is not None:
        state.tell("raised", rule, {"model": MODELS[model], "level": int(state.levels[model])})
    if state.levels[model] == LEVELS:
        gain_failsafes(state, 1, "CYB-UPG-07" if state.reserve < FAILSAFES else "CYB-UPG-08")
