"""Which answer a reply means, read strictly: a listed number, or an exact name."""

import json
import re
from collections.abc import Sequence
from typing import Any

from ..kernel.game import Game
from ..words import Words, shortened
from .errors import WrongAnswer

LONGEST_REPLY = 65_536  # characters
SHOWN = 60  # characters of a wrong answer that are repeated
_BLOCK = re.compile(r"^[ \t]*```(?:json)?[ \t]*\n(.*?)^[ \t]*```", re.MULTILINE | re.DOTALL)


def read_reply(text: str, words: Words) -> str:
    """The answer in the last fenced block of a reply, `{"answer": ...}`; raises WrongAnswer."""
    if len(text) > LONGEST_REPLY:
        raise _unreadable(words, "long", most=LONGEST_REPLY)
    found = _BLOCK.findall(text)
    if not found:
        raise _unreadable(words, "block")
    try:
        said = json.loads(found[-1])
    except (ValueError, RecursionError):
        raise _unreadable(words, "json") from None
    answer = said.get("answer") if isinstance(said, dict) else None
    if isinstance(answer, bool) or not isinstance(answer, (int, str)):
        raise _unreadable(words, "answer")
    return str(answer)


def action_meant(game: Game[Any], options: Sequence[int], answer: str, words: Words) -> int:
    """The action of a listed number or an exact name, on offer or not; raises WrongAnswer."""
    wanted = answer.strip()
    if wanted.isdecimal() and wanted.isascii() and len(wanted) < 10:
        if 1 <= int(wanted) <= len(options):
            return options[int(wanted) - 1]
        raise _unknown(wanted, len(options), words)
    for actions in (options, range(len(game.catalogue))):
        for action in actions:
            if game.catalogue.name(action) == wanted:
                return action
        said = [action for action in actions if words.action(game.catalogue.name(action)) == wanted]
        if len(said) == 1:
            return said[0]
    raise _unknown(wanted, len(options), words)


def _unreadable(words: Words, case: str, **facts: int) -> WrongAnswer:
    told = words.say(f"agent-unreadable-{case}", **facts)
    return WrongAnswer(told, "unreadable", [told])


def _unknown(answer: str, count: int, words: Words) -> WrongAnswer:
    told = words.say("agent-unknown", text=shortened(answer, SHOWN), count=count)
    return WrongAnswer(told, "unknown", [told])
