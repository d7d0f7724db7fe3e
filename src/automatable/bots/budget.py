"""How long a bot may think."""

import re
from dataclasses import dataclass
from time import perf_counter

from ..kernel.errors import UnknownBot


@dataclass(frozen=True)
class Budget:
    """The most playouts and the most seconds a bot may spend on an answer."""

    playouts: int = 2000  # most playouts for an answer
    seconds: float = 60.0  # most seconds for an answer

    def is_spent(self, started: float) -> bool:
        """Whether the time is up; never compiled, so that Ctrl-C works here."""
        return perf_counter() - started > self.seconds

    @classmethod
    def read(cls, text: str) -> "Budget":
        """The budget of `500` (playouts) or `0.5s` (seconds); raises UnknownBot."""
        if re.fullmatch(r"\d{1,9}", text) and int(text) > 0:
            return cls(playouts=int(text))
        if re.fullmatch(r"\d{1,4}(\.\d+)?s", text) and float(text[:-1]) > 0:
            return cls(playouts=10**9, seconds=float(text[:-1]))
        raise UnknownBot(
            f"a bot's budget is playouts (500) or seconds (0.5s), not {text!r}",
            "budget",
            budget=text,
        )
