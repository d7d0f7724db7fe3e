"""The levels every game has, from the weakest to the strongest, and who they are to people."""

from typing import Final

from .budget import Budget

# The default budget of each for one answer.
LEVELS: Final = {
    "random": Budget(1),
    "greedy": Budget(60),
    "rollout": Budget(50),
    "search": Budget(500),
    "strong": Budget(1500),
}
USUAL: Final = "rollout"  # the default opponent

# The face of each, by its parts: what is on the head, the eyes, the mouth. Names and words about
# them are texts: `bot-<level>`.
FACES: Final = {
    "random": ("spring", "odd", "zigzag"),
    "greedy": ("bulb", "wide", "grin"),
    "rollout": ("dish", "round", "smile"),
    "search": ("lens", "visor", "grille"),
    "strong": ("crown", "stern", "bar"),
}


def by_strength(names: list[str]) -> list[str]:
    """The levels in their order, then third-party bots."""
    return [level for level in LEVELS if level in names] + [
        name for name in names if name not in LEVELS
    ]


def strength(name: str) -> int:
    """From 1 (the weakest level) to 5; 0 for a third-party bot, of which nobody knows."""
    levels = list(LEVELS)
    return levels.index(name) + 1 if name in LEVELS else 0


def usual_budget(name: str) -> Budget:
    """The default budget of a bot."""
    return LEVELS.get(name, Budget())
