"""A bot that is a program: questions on its standard input, answers on its output, line by line."""

import json
import os
import re
import shlex
import subprocess
from collections.abc import Iterable
from functools import partial
from hashlib import blake2b
from typing import Any
from weakref import finalize

from ..kernel.errors import BotFailed
from ..kernel.game import Result
from ..kernel.seat_view import Bot, SeatView
from ..processes import die_with
from .budget import Budget
from .guest import not_on_offer
from .pipes import LONGEST, Pipes

PREFIX = "program:"
PROTOCOL = 1
SHOWN = 80  # characters of an invalid line that are quoted
Json = dict[str, Any]  # a JSON object, to the program or from it
_LIMIT = re.compile(r"(\d{1,4}(?:\.\d+)?s):")


def is_program(text: str) -> bool:
    """Whether the text names a program."""
    return text.startswith(PREFIX)


def listed(text: str) -> list[str]:
    """The items of a comma-separated list; a quoted comma in a program's command is part of it."""
    parts: list[str] = []
    for part in text.split(","):
        if parts and is_program(parts[-1]) and not _is_closed(parts[-1]):
            parts[-1] += f",{part}"
        else:
            parts.append(part.lstrip())
    return [part.rstrip() for part in parts]


def _is_closed(command: str) -> bool:
    try:
        shlex.split(command)
    except ValueError:
        return False
    return True


class ProgramBot:
    """Asks a program, which runs as long as this object and gets only what its seat may know.

    `program:./my_bot.py --flag`, or `program:2s:./my_bot.py` with a limit for each answer.
    """

    def __init__(self, text: str, seed: int) -> None:
        self._text = text
        limit = _LIMIT.match(text, len(PREFIX))
        self._seconds = (Budget.read(limit[1]) if limit else Budget()).seconds
        self._seed = _told_seed(seed)
        self._greeted: tuple[object, ...] = ()
        self._asked = 0
        self._pipes = Pipes(self._started(text[limit.end() if limit else len(PREFIX) :]))
        self._end = finalize(self, self._pipes.end)

    def _started(self, command: str) -> "subprocess.Popen[bytes]":
        try:
            words = shlex.split(command)
            if not words:
                raise ValueError("no command is given")
            return subprocess.Popen(  # noqa: S603 the local user typed it
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C must not reach the program
                preexec_fn=partial(die_with, os.getpid()),
            )
        except (OSError, ValueError) as error:
            why = (isinstance(error, OSError) and error.strerror) or str(error)
            raise self._failure("not_started", f"cannot be started: {why}", reason=why) from None

    def choose(self, view: SeatView) -> int:
        """What the program answers; raises BotFailed and ends the program if it fails."""
        try:
            return self._choice(view)
        except BotFailed:
            self._stop()
            raise

    def ask(self, view: SeatView, hello: Json, more: Json) -> Json:
        """The program's whole reply to a question that says more than `choose` does.

        Raises BotFailed and ends the program if it fails.
        """
        try:
            return self._exchange(view, hello, more)
        except BotFailed:
            self._stop()
            raise

    def wrote(self, reply: Json) -> BotFailed:
        """The error for a reply that is not an answer."""
        shown = json.dumps(reply)[:SHOWN]
        return self._failure("nonsense", f"wrote no answer: {shown}", line=shown)

    def _stop(self) -> None:
        self._pipes.kill()
        self._end()

    def over(self, result: Result | None) -> None:
        """Tell the program how the game ended, if it did, and end the program."""
        if result is not None:
            told = {"scores": result.scores, "reason": result.reason, "rule": result.rule}
            self._pipes.say(_line({"over": told}))
        self._end()

    def _choice(self, view: SeatView) -> int:
        options = {view.name(option): option for option in view.decision.options}
        reply = self._exchange(view, {}, {})
        if "action" not in reply:
            raise self.wrote(reply)
        answer = reply["action"]
        if not isinstance(answer, str) or answer not in options:
            raise not_on_offer(self._text, json.dumps(answer), view.decision.key, list(options))
        return options[answer]

    def _exchange(self, view: SeatView, hello: Json, more: Json) -> Json:
        self._asked += 1
        question = _line(self._question(view) | more)
        return self._said(self._reply(self._greeting(view, hello) + question))

    def _greeting(self, view: SeatView, more: Json) -> bytes:
        """What is sent before the first question to a seat."""
        game, settings, seat = view.game, view.settings, int(view.seat)
        if self._greeted == (game, settings, seat):
            return b""
        self._greeted = (game, settings, seat)
        hello = {
            "protocol": PROTOCOL,
            "game": game.id,
            "version": game.version,
            "settings": settings,
            "seat": seat,
            "seed": self._seed,
            "seconds": self._seconds,
            "actions": list(game.catalogue.names),
        }
        return _line({"hello": hello | more})

    def _question(self, view: SeatView) -> Json:
        return {
            "id": self._asked,
            "seat": int(view.seat),
            "key": view.decision.key,
            "options": [view.name(option) for option in view.decision.options],
            "view": view.view,
            "observation": view.observation,
        }

    def _reply(self, question: bytes) -> bytes:
        """The program's reply, as text."""
        if not self._end.alive:
            raise self._failure("gone", "was ended")
        try:
            line = self._pipes.ask(question, self._seconds)
        except TimeoutError:
            limit = f"{self._seconds:g}"
            raise self._failure("late", f"took more than {limit} s", seconds=limit) from None
        if len(line) > LONGEST:
            raise self._failure("long", f"wrote more than {LONGEST} bytes in a line", most=LONGEST)
        if not line.endswith(b"\n"):
            status = self._end()
            raise self._failure("ended", f"ended with status {status}", status=f"{status}")
        return line

    def _said(self, line: bytes) -> Json:
        """A reply as data, if it is one to the question just asked."""
        try:
            said = json.loads(line)
            number = said["id"]
        except (ValueError, TypeError, KeyError, RecursionError):
            shown = line.decode("utf-8", "replace").strip()[:SHOWN]
            raise self._failure("nonsense", f"wrote no answer: {shown}", line=shown) from None
        if number != self._asked:
            given = json.dumps(number)[:SHOWN]
            what = f"answered question {given} instead of {self._asked}"
            raise self._failure("other", what, given=given, asked=f"{self._asked}")
        return dict(said)

    def _failure(self, case: str, what: str, **facts: str | int) -> BotFailed:
        return BotFailed(f"the bot {self._text!r} {what}", case, bot=self._text, **facts)


def goodbye(bots: Iterable[Bot], result: Result | None) -> None:
    """Tell the programs among the bots that the game is over, with its result if it has one."""
    for bot in bots:
        if isinstance(bot, ProgramBot):
            bot.over(result)


def _line(told: object) -> bytes:
    return json.dumps(told, separators=(",", ":")).encode() + b"\n"


def _told_seed(seed: int) -> int:
    """A seed for the program that does not reveal the one it is derived from, which deals cards."""
    return int.from_bytes(blake2b(f"{seed:x}".encode(), digest_size=4).digest(), "big")
