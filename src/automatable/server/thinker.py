"""A process for what takes long: a request as one line of JSON in, the reply as another out."""

import os
import sys
from collections.abc import Callable
from typing import Any

from orjson import dumps, loads

from ..bots import installed_bot
from ..bots.hints import hints
from ..kernel.errors import AutomatableError
from ..kernel.record import Record
from ..kernel.seat_view import SeatView
from ..match import draws
from ..processes import serve_parent
from . import daily_pages, explained, untrusted

MEMORY = 1024 * 1024 * 1024  # bytes; the longest thoughts we know take a tenth of it
LONGEST_ERROR = 500  # characters of what a bot says has gone wrong
MOST_SECONDS = 10.0  # a bot thinks at a served table, whatever it is asked for


def choose(text: str, seat: int, bot: str, seed: int) -> str:
    """What a bot answers."""
    _, state = Record.read_with_state(text)
    action = installed_bot(bot, seed, MOST_SECONDS).choose(SeatView(state, seat))
    return state.game.catalogue.name(action)


def find_hints(text: str, seat: int, seed: int) -> list[tuple[str, int, int]]:
    """The best answers with their worth and tries, best first."""
    _, state = Record.read_with_state(text)
    name = state.game.catalogue.name
    return [
        (name(action), worth, tries) for action, worth, tries in hints(SeatView(state, seat), seed)
    ]


def drawn(text: str) -> list[tuple[int, tuple[int, ...], int]]:
    """The answers of nature in a record."""
    return [(draw.index, draw.weights, draw.chosen) for draw in draws(Record.read(text))]


THOUGHTS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "find_hints": find_hints,
    "draws": drawn,
    "outlook": explained.prospects,
    "because": explained.reasons,
    "because_at": explained.reasons_at,
    "analysis": explained.judged,
    "begin": untrusted.begin,
    "position": untrusted.position,
    "replay": untrusted.replay,
    "daily": daily_pages.page,
}


def reply_to(line: bytes) -> dict[str, Any]:
    """What comes of one request; what fails is told of, and the next request is served."""
    thought, *given = loads(line)
    try:
        return {"found": THOUGHTS[thought](*given)}
    except AutomatableError as error:
        status = 404 if isinstance(error, LookupError) else 400
        rule = getattr(error, "rule", "")
        return {"refused": [status, error.code, str(error)[:LONGEST_ERROR], rule]}
    except Exception as error:  # of anybody's bot, and so of any kind
        return {"error": f"{type(error).__name__}: {error}"[:LONGEST_ERROR]}


def main(parent: int) -> None:
    """Serve until the parent closes the pipe or dies."""
    serve_parent(parent, MEMORY)
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no reply
    for line in sys.stdin.buffer:
        replies.write(dumps(reply_to(line)) + b"\n")
        replies.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
