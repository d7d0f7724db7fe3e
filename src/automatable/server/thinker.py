"""The process in which bots think: a request as one line of JSON in, the reply as another out."""

import ctypes
import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from ..bots import installed_bot
from ..bots.hints import hints
from ..kernel.record import Record
from ..kernel.seat_view import SeatView

_SIGNAL_AT_PARENTS_DEATH = 1  # PR_SET_PDEATHSIG


def choose(text: str, seat: int, bot: str, seed: int) -> str:
    """What a bot answers."""
    _, state = Record.read_with_state(text)
    action = installed_bot(bot, seed).choose(SeatView(state, seat))
    return state.game.catalogue.name(action)


def advise(text: str, seat: int, seed: int) -> list[tuple[str, int, int]]:
    """The best answers with their worth and tries, best first."""
    _, state = Record.read_with_state(text)
    name = state.game.catalogue.name
    return [
        (name(action), worth, tries) for action, worth, tries in hints(SeatView(state, seat), seed)
    ]


THOUGHTS: dict[str, Callable[..., Any]] = {"choose": choose, "advise": advise}


def reply_to(line: bytes) -> dict[str, Any]:
    """What comes of one request; a bot that fails is told of, and the next request is served."""
    thought, *given = json.loads(line)
    try:
        return {"found": THOUGHTS[thought](*given)}
    except Exception as error:  # of anybody's bot, and so of any kind
        return {"error": f"{type(error).__name__}: {error}"}


def main(parent: int) -> None:
    """Serve until the parent closes the pipe or dies."""
    _die_with(parent)
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no reply
    for line in sys.stdin.buffer:
        replies.write(json.dumps(reply_to(line)).encode() + b"\n")
        replies.flush()


def _die_with(parent: int) -> None:
    """End when the parent does, even in the middle of a thought that lets nothing else run."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SIGNAL_AT_PARENTS_DEATH, signal.SIGKILL)
        if os.getppid() != parent:
            sys.exit()  # it has died already


if __name__ == "__main__":
    main(int(sys.argv[1]))
