"""What thinking finds out about an option."""

from typing import NamedTuple


class Weight(NamedTuple):
    """An option, what the seat may hope for with it (0 to 1000), and how often it was tried."""

    action: int
    worth: int
    tries: int


def best(weights: list[Weight]) -> int:
    """The action of the greatest worth, the first of several."""
    found = weights[0]
    for weight in weights:
        if weight.worth > found.worth:
            found = weight
    return found.action
