"""A bot's estimate of an option."""

from typing import NamedTuple


class Weight(NamedTuple):
    """An option, its expected result (0 to 1000), and how often it was tried."""

    action: int
    worth: int
    tries: int


def best(weights: list[Weight]) -> int:
    """The action of the greatest worth; the first of equals."""
    found = weights[0]
    for weight in weights:
        if weight.worth > found.worth:
            found = weight
    return found.action


def most_tried(weights: list[Weight]) -> int:
    """The action that was tried most; of equals, the one worth most."""
    found = weights[0]
    for weight in weights:
        if (weight.tries, weight.worth) > (found.tries, found.worth):
            found = weight
    return found.action


def added(found: list[list[Weight]]) -> list[Weight]:
    """The estimates of several searches of the same options, combined into one."""
    return [_one(list(each)) for each in zip(*found, strict=True)]


def _one(weights: list[Weight]) -> Weight:
    tries = sum([weight.tries for weight in weights])
    worth = sum([weight.worth * weight.tries for weight in weights])
    return Weight(weights[0].action, worth // max(1, tries), tries)
