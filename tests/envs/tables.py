"""The tables that environments are tried at."""

from typing import Any

import numpy as np

from automatable import Rng, game, game_names
from automatable.kernel.decision import Decision

FIRST = [(name, dict(game(name).test_settings[0])) for name in game_names()]
ALL = [(name, dict(settings)) for name in game_names() for settings in game(name).test_settings]


def mask_of(decision: Decision | None, answers: int) -> bytes:
    """The mask of a question, made from its options; all zeros if there is none."""
    mask = np.zeros(answers, np.int8)
    mask[list(decision.options) if decision else []] = 1
    return mask.tobytes()


def drawn(mask: bytes, rng: Rng) -> int:
    """A random answer of a mask."""
    legal = np.flatnonzero(np.frombuffer(mask, np.int8))
    return int(legal[rng.below(len(legal))])


def title(value: Any) -> str:
    """How a table is called in the list of tests."""
    return value if isinstance(value, str) else "-".join(value.values()) or "usual"
