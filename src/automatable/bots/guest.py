"""Third-party bots: any failure becomes a one-line error that names the bot."""

from collections.abc import Callable, Sequence
from operator import index
from pathlib import Path
from traceback import extract_tb
from typing import Any

from ..kernel.errors import AutomatableError, BotFailed
from ..kernel.seat_view import Bot, SeatView


class Guest:
    """A third-party bot whose answers are checked."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    def choose(self, view: SeatView) -> int:
        """What the bot chooses; raises BotFailed if it fails or its answer is not on offer."""
        chosen = blaming(self._name, lambda: self._bot.choose(view))
        try:
            action: int | None = index(chosen)  # NumPy's ints count, too
        except TypeError:
            action = None
        if action is not None and action in view.decision.options:
            return action
        options = [f"{option} ({view.name(option)})" for option in view.decision.options]
        raise not_on_offer(self._name, repr(chosen), view.decision.key, options)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # how it is copied is its own affair
            raise AttributeError(name)
        return getattr(self._bot, name)  # whatever else it can do

    def __reduce__(self) -> tuple[Any, tuple[str, Bot]]:
        return Guest, (self._name, self._bot)


def blaming(name: str, do: Callable[[], Any]) -> Any:
    """The result of a bot's code; raises BotFailed saying what it raised, and where."""
    try:
        return do()
    except AutomatableError:
        raise
    except Exception as error:
        where = extract_tb(error.__traceback__)[-1]
        reason = f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
        reason = " ".join(reason.split())
        message = f"the bot {name!r} failed: {reason}"
        raise BotFailed(message, "raised", bot=name, reason=reason) from error


def not_on_offer(name: str, answer: str, question: str, options: Sequence[str]) -> BotFailed:
    """The error for an answer that is not among the options."""
    known = ", ".join(options)
    return BotFailed(
        f"the bot {name!r} answered {answer}, not on offer at {question}; options: {known}",
        "not_on_offer",
        bot=name,
        answer=answer,
        question=question,
        options=known,
    )
