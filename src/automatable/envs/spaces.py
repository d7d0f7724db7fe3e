"""Observations, masks and answers as Gymnasium's spaces."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete, Space
from librt.strings import BytesWriter
from numpy.typing import NDArray

from ..kernel.errors import AutomatableError
from ..kernel.game import Game, State

Numbers: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]

NUMBER = np.dtype("<i2")  # as Game.write_observation writes
KINDS = ("flat", "pieces", "array")


def layout(game: Game[Any]) -> dict[str, slice]:
    """Where each named piece lies in the flat observation."""
    found: dict[str, slice] = {}
    start = 0
    for piece in game.layout:
        found[piece.name] = slice(start, start + piece.length)
        start += piece.length
    return found


class Glasses:
    """How a learner sees a game: one of the kinds of observation, and its space."""

    def __init__(self, game: Game[Any], kind: str, answers: int) -> None:
        if kind not in KINDS:
            raise AutomatableError(
                f"observations is {kind!r}, but must be one of {', '.join(KINDS)}"
            )
        self.kind = kind
        self._game = game
        self._writer = BytesWriter()
        self.answers = answers
        self._pieces = layout(game)
        self.length = sum([piece.length for piece in game.layout])
        highs = [piece.high for piece in game.layout for _ in range(piece.length)]
        flat = Box(0, np.array(highs, NUMBER), dtype=NUMBER.type)
        named: dict[str, Space[Any]] = {
            piece.name: Box(0, piece.high, (piece.length,), NUMBER.type) for piece in game.layout
        }
        self.space: Space[Any] = flat
        if kind != "array":
            seen = Dict(named) if kind == "pieces" else flat
            self.space = Dict({"observation": seen, "action_mask": Box(0, 1, (answers,), np.int8)})

    def mask(self, options: Sequence[int]) -> Mask:
        """1 for every answer that may be given."""
        found = bytearray(self.answers)
        for option in options:
            found[option] = 1
        return np.frombuffer(found, np.int8)

    def look(self, state: State, seat: int, mask: Mask) -> Any:
        """What the seat sees now."""
        into = self._writer
        into.truncate(0)
        self._game.write_observation(state, seat, into)
        return self.dress(np.frombuffer(bytearray(into.getvalue()), NUMBER), mask)

    def dress(self, flat: Numbers, mask: Mask) -> Any:
        """Numbers and mask, of one game or in rows of many, in the form of the space."""
        if self.kind == "array":
            return flat
        if self.kind == "flat":
            return {"observation": flat, "action_mask": mask}
        pieces = {name: flat[..., place] for name, place in self._pieces.items()}
        return {"observation": pieces, "action_mask": mask}


class Answers(Discrete[Any]):
    """The numbers of all answers; a sample is, unless a mask is given, one of those now legal."""

    def __init__(self, number: int, mask: Callable[[], Mask]) -> None:
        super().__init__(number)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self._mask()
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is away from the table, hence an ordinary space."""
        return Discrete, (int(self.n),)


class ManyAnswers(MultiDiscrete[Any]):
    """The same for many games side by side."""

    def __init__(self, numbers: list[int], masks: Callable[[], Mask]) -> None:
        super().__init__(numbers)
        self._masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        masks = self._masks()
        return (masks * self.np_random.random(masks.shape, np.float32)).argmax(axis=1)

    def __reduce__(self) -> tuple[Any, ...]:
        return MultiDiscrete, (self.nvec,)
