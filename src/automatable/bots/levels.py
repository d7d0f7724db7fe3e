"""The levels every game has, from the weakest to the strongest."""

from typing import Final

from .budget import Budget

# What each may spend on an answer unless told otherwise.
LEVELS: Final = {
    "random": Budget(1),
    "greedy": Budget(60),
    "rollout": Budget(50),
    "search": Budget(500),
    "strong": Budget(1500),
}
USUAL: Final = "rollout"  # who sits down where nobody says who


def by_strength(names: list[str]) -> list[str]:
    """The levels in their order, then bots of other people."""
    return [level for level in LEVELS if level in names] + [
        name for name in names if name not in LEVELS
    ]


def usual_budget(name: str) -> Budget:
    """The budget of a bot that is given none."""
    return LEVELS.get(name, Budget())
