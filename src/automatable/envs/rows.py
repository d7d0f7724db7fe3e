"""What a step tells of many games: arrays with a row for each game, and Gymnasium's infos."""

from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from .spaces import NUMBER, Encoder, Mask
from .tables import ENDING

Flags: TypeAlias = NDArray[np.bool_]
Step: TypeAlias = tuple[Any, NDArray[np.float64], Flags, Flags, dict[str, Any]]
Memory: TypeAlias = "memoryview | None"


class Rows:
    """The arrays of some games; in memory of their own, or in what processes share.

    What stands in `final` for games that are not over means nothing. `flat` has the same memory by
    the names of the arrays, as bytes: to write a whole array there is faster.
    """

    def __init__(self, games: int, encoder: Encoder, seats: int, memory: Memory = None) -> None:
        self.names: dict[int, tuple[str, str]] = {}  # reasons and rules of endings, by number
        self._layout = layout = _layout(encoder, seats)
        memory = memory or memoryview(bytearray(games * size_of(encoder, seats)))
        place = 0
        found: dict[str, NDArray[Any]] = {}
        for name, kind, length in layout:
            bytes_of = games * kind.itemsize * (length or 1)
            shape = (games, length) if length else (games,)
            found[name] = np.frombuffer(memory[place : place + bytes_of], kind).reshape(shape)
            place += bytes_of
        self._take(found)

    def part(self, first: int, last: int) -> "Rows":
        """The rows of some of the games, in the same memory."""
        new = object.__new__(Rows)
        new.names, new._layout = self.names, self._layout
        new._take({name: getattr(self, name)[first:last] for name, _, _ in self._layout})
        return new

    def _take(self, found: dict[str, NDArray[Any]]) -> None:
        self.rewards: NDArray[np.float64] = found["rewards"]
        self.payoffs: NDArray[np.float64] = found["payoffs"]  # of all seats
        self.endings: NDArray[np.int64] = found["endings"]  # see `Games.endings`
        self.actions: NDArray[np.int64] = found["actions"]
        self.observations = found["observations"]
        self.final = found["final"]  # observations of games just over, in the mode SameStep
        self.ended: Flags = found["ended"]
        self.cut: Flags = found["cut"]
        self.seats: NDArray[np.uint8] = found["seats"]
        self.masks: Mask = found["masks"]
        self.flat = {name: memoryview(array.data).cast("B") for name, array in found.items()}

    def has(self, flag: str) -> bool:
        """Whether any game has a flag: `ended` or `cut`."""
        return b"\x01" in self.flat[flag].tobytes()


def size_of(encoder: Encoder, seats: int) -> int:
    """The number of bytes that the rows of one game take."""
    return sum([kind.itemsize * (length or 1) for _, kind, length in _layout(encoder, seats)])


def _layout(encoder: Encoder, seats: int) -> list[tuple[str, "np.dtype[Any]", int]]:
    """All arrays, those of the widest numbers first; length 0 is one number for each game."""
    real, whole, byte, flag = (np.dtype(kind) for kind in ("<f8", "<i8", np.uint8, np.bool_))
    return [
        ("rewards", real, 0),
        ("payoffs", real, seats),
        ("endings", whole, ENDING * seats + 1),
        ("actions", whole, 0),
        ("observations", NUMBER, encoder.length),
        ("final", NUMBER, encoder.length),
        ("ended", flag, 0),
        ("cut", flag, 0),
        ("seats", byte, 0),
        ("masks", np.dtype(np.int8), encoder.answers),
    ]


class Reporter:
    """Makes of rows what Gymnasium wants from reset and step."""

    def __init__(
        self, encoder: Encoder, seat: int | None, mode: AutoresetMode, copy: bool = True
    ) -> None:
        self._encoder = encoder
        self._every_seat = seat is None
        self._same_step = mode == AutoresetMode.SAME_STEP
        self._copy = copy

    def observations(self, rows: Rows) -> tuple[Any, dict[str, Any]]:
        """Observations and infos, which is all that a reset returns."""
        masks = self._own(rows.masks)
        seen = self._encoder.encode(self._own(rows.observations), masks)
        everywhere = _everywhere(len(masks))
        infos: dict[str, Any] = {"action_mask": masks, "_action_mask": everywhere}
        if self._every_seat:
            infos |= {"seat": rows.seats.copy(), "_seat": everywhere}
        return seen, infos

    def step(self, rows: Rows) -> Step:
        """What a step returns."""
        seen, infos = self.observations(rows)
        has_ended = rows.has("ended")
        if has_ended or rows.has("cut"):
            self._tell_ends(infos, rows, has_ended)
        return seen, self._own(rows.rewards), self._own(rows.ended), self._own(rows.cut), infos

    def _own(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _tell_ends(self, infos: dict[str, Any], rows: Rows, has_ended: bool) -> None:
        """Add Gymnasium's infos about finished games, and the payoffs of all seats."""
        ended = rows.ended.copy()
        if self._every_seat:
            infos |= {"payoffs": rows.payoffs.copy(), "_payoffs": ended}
        told = _endings(rows, ended) if has_ended else {}
        if not self._same_step:
            infos |= told
            return
        over = ended | rows.cut
        masks = np.zeros((len(over), self._encoder.answers), np.int8)
        masks[over] = 1
        last = np.full(len(over), None, dtype=object)
        for k in np.flatnonzero(over).tolist():
            last[k] = self._encoder.encode(rows.final[k].copy(), masks[k])
        infos |= {"final_obs": last, "_final_obs": over}
        last_info = {"action_mask": masks, "_action_mask": over, **told}
        infos |= {"final_info": last_info, "_final_info": over}


def _endings(rows: Rows, ended: Flags) -> dict[str, Any]:
    """How the games just over have ended, gathered as Gymnasium gathers infos."""
    told = rows.endings.copy()
    seats = told.shape[1] // ENDING
    reasons, rules = _by_number(tuple(rows.names.items()))
    number = told[:, -1]
    return {
        "scores": told[:, :seats],
        "ranks": told[:, seats : 2 * seats],
        "points": told[:, 2 * seats : -1],
        "reason": reasons[number],
        "rule": rules[number],
        "_scores": ended,
        "_ranks": ended,
        "_points": ended,
        "_reason": ended,
        "_rule": ended,
    }


@lru_cache(maxsize=64)
def _by_number(names: tuple[tuple[int, tuple[str, str]], ...]) -> tuple[NDArray[Any], NDArray[Any]]:
    """The reasons and the rules of endings, each at its number; None elsewhere."""
    last = max([number for number, _ in names])
    reasons, rules = (np.full(last + 1, None, dtype=object) for _ in range(2))
    for number, (reason, rule) in names:
        reasons[number], rules[number] = reason, rule
    return reasons, rules


@lru_cache(maxsize=64)
def _everywhere(games: int) -> Flags:
    """Yes for every game; nobody may change it."""
    found = np.ones(games, np.bool_)
    found.flags.writeable = False
    return found
