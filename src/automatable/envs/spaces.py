"""Observations, masks and answers as Gymnasium's spaces."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete, Space
from numpy import frombuffer
from numpy.typing import NDArray

from ..kernel.errors import AutomatableError
from ..kernel.game import Game

Numbers: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]

if TYPE_CHECKING:  # generic only since Gymnasium 1.4
    _Discrete = Discrete[Any]
    _MultiDiscrete = MultiDiscrete[Any]
else:
    _Discrete, _MultiDiscrete = Discrete, MultiDiscrete

NUMBER = np.dtype("<i2")  # as Game.write_observation writes
_FLAG = np.dtype(np.int8)
KINDS = ("flat", "pieces", "array")


def layout(game: Game[Any]) -> dict[str, slice]:
    """Where each named piece lies in the flat observation."""
    found: dict[str, slice] = {}
    start = 0
    for piece in game.layout:
        found[piece.name] = slice(start, start + piece.length)
        start += piece.length
    return found


class Encoder:
    """Observations of the kind that a learner asks for, and their space."""

    def __init__(self, game: Game[Any], kind: str, answers: int) -> None:
        if kind not in KINDS:
            raise AutomatableError(
                f"observations is {kind!r}, but must be one of {', '.join(KINDS)}"
            )
        self.kind = kind
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

    def encode(self, flat: Numbers, mask: Mask) -> Any:
        """Numbers and mask, of one game or of many in rows, in the form of the space."""
        if self.kind == "flat":
            return {"observation": flat, "action_mask": mask}
        if self.kind == "array":
            return flat
        pieces = {name: flat[..., place] for name, place in self._pieces.items()}
        return {"observation": pieces, "action_mask": mask}


def as_mask(legal: bytes) -> Mask:
    """A mask of one's own from its bytes: 1 for every answer that may be given.

    A masked policy cannot choose from an empty mask. So where nothing is asked, all of it is 1, and
    whatever is answered is ignored.
    """
    return frombuffer(bytearray(legal), _FLAG)


class Answers(_Discrete):
    """The numbers of all actions; without a mask, a sample is one of those now legal."""

    def __init__(self, number: int, mask: Callable[[], Mask]) -> None:
        super().__init__(number)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self._mask()
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy is detached from the game, hence an ordinary space."""
        return Discrete, (int(self.n),)


class ManyAnswers(_MultiDiscrete):
    """The same for many games side by side."""

    def __init__(self, numbers: list[int], masks: Callable[[], Mask]) -> None:
        super().__init__(numbers)
        self._masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return chosen(self._masks(), self.np_random)

    def __reduce__(self) -> tuple[Any, ...]:
        return MultiDiscrete, (self.nvec,)


def chosen(masks: Mask, rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal answer for each game; the work grows with the legal ones, not with all."""
    games, answers = masks.shape
    legal = np.flatnonzero(masks.view(np.bool_))
    numbers = np.bincount(legal // answers, minlength=games)
    picks = np.cumsum(numbers) - numbers + (rng.random(games) * numbers).astype(np.int64)
    found: NDArray[np.int64] = legal[picks] % answers
    return found
