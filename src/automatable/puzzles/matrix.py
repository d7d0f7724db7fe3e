"""The values of many small matrix games at once, by the simplex method in NumPy."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
_MOST_PIVOTS = 60
_TINY = 1e-12


def values(games: Array, rows: Array, columns: Array) -> Array:
    """What the row player gets in each game; `rows` and `columns` are 1 where there is an option.

    The column player's programme (most mass y with By <= 1) is solved for B, the game with 2 added
    to payoffs from -1 to 1. An option that is not there is a row of zeros, or a column that gains
    nothing.
    """
    count, height, width = games.shape
    tableau: Array = np.zeros((count, height + 1, width + 1))
    tableau[:, :height, :width] = (games + 2) * rows[:, :, None]
    tableau[:, :height, :width] *= np.where(columns[:, None, :] > 0, 1, 0)
    tableau[:, :height, width] = 1
    tableau[:, height, :width] = -columns
    at_work: NDArray[Any] = np.arange(count)
    for _ in range(_MOST_PIVOTS):
        entering = tableau[at_work, height, :width].argmin(axis=1)
        improves = tableau[at_work, height, entering] < -_TINY
        at_work, entering = at_work[improves], entering[improves]
        if len(at_work) == 0:
            break
        tableau[at_work] = _pivoted(tableau[at_work], entering)
    return 1 / np.maximum(tableau[:, height, width], _TINY) - 2


def _pivoted(tableau: Array, entering: NDArray[Any]) -> Array:
    """One exchange in each condensed tableau: that column for the row that limits it first."""
    count, height = len(tableau), tableau.shape[1] - 1
    each: NDArray[Any] = np.arange(count)
    column = tableau[each, :, entering]
    limits = np.where(
        column[:, :height] > _TINY,
        tableau[:, :height, -1] / np.maximum(column[:, :height], _TINY),
        np.inf,
    )
    leaving = limits.argmin(axis=1)
    pivot = column[each, leaving]
    row = tableau[each, leaving] / pivot[:, None]
    new: Array = tableau - column[:, :, None] * row[:, None, :]
    new[each, :, entering] = -column / pivot[:, None]
    new[each, leaving] = row
    new[each, leaving, entering] = 1 / pivot
    return new
