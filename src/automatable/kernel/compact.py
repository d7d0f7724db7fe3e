"""The record as one short word that fits into an address.

    a1.duel.1.c13.KJ3f9w.kc9Q4A

Format, game, version, order and number of answers, the answers as one number in mixed radix (each
answer is its index among its options), the settings and start (if any), and a checksum.
The number is padded with zeros where many answers would fit into few characters.
Names of players are left out. Only letters, digits, `-`, `_` and `.` occur. A record has one
short form: anything that `compact` would not have written is refused.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import deque
from collections.abc import Iterator
from typing import Any
from zlib import crc32

from .errors import AutomatableError, BadRecord
from .game import Game, State
from .record import Answer, Record, played_game, version_number

MOST_ANSWERS = 20_000  # several times as many as any game takes
_FREE, _PER_CHARACTER = 64, 20  # answers free of charge; then answers per character
_MARK = "a1"
_LONGEST = 200_000


def compact(record: Record) -> str:
    """The short form of a record; raises BadRecord if it has too many answers."""
    _check_number(len(record.answers))
    choices = _choices(record)
    in_order = all(lane == 0 for lane, _, _, _ in choices)
    number = 0
    for lane, lanes, option, options in reversed(choices):
        number = number * options + option
        if not in_order:
            number = number * lanes + lane
    parts = [
        _MARK,
        record.game.id,
        str(record.game.version),
        f"{'c' if in_order else 'o'}{len(choices)}",
        _show_number(number, len(choices)),
    ]
    if record.settings or record.start:
        parts.append(_show_agreed(record.settings, record.start))
    text = ".".join(parts)
    return f"{text}.{_checksum(text)}"


def expand(text: str, game: Game[Any] | None = None) -> Record:
    """The record a short form stands for; raises BadRecord."""
    return expand_with_state(text, game)[0]


def expand_with_state(text: str, game: Game[Any] | None = None) -> tuple[Record, State]:
    """The record and the state it leads to, which reading has already played."""
    return deque(walk(text, game), maxlen=1)[0]


def walk(text: str, game: Game[Any] | None = None) -> Iterator[tuple[Record, State]]:
    """The record so far and the state, before the first answer and after each; raises BadRecord.

    Both are the same two objects throughout. Only after the last step is the record known to be
    whole.
    """
    parts = _parts(text)
    try:
        played = played_game(parts[1], game)
        settings, start = _agreed(parts[5]) if len(parts) == 6 else ({}, {})
        settings = played.settings_for(version_number(parts[2]), settings)
        record = Record(played, settings, start)
        order, count = parts[3][:1], int(parts[3][1:])
        if order not in "co" or parts[3] != f"{order}{count}" or count < 0:
            raise ValueError
        _check_number(count)
        number = int.from_bytes(_bytes(parts[4]), "big")
        if parts[4] != _show_number(number, count):
            raise ValueError  # so that a short text cannot demand much work
        yield from _answers(record, number, order == "c", count)
    except AutomatableError as error:
        raise BadRecord(f"line 1: {error}") from None
    except (ValueError, RecursionError):
        raise BadRecord("line 1: the short form cannot be read") from None


def _parts(text: str) -> list[str]:
    """The parts between the dots, if the checksum matches."""
    if len(text) > _LONGEST:
        raise BadRecord(f"line 1: a record in short form has at most {_LONGEST} characters")
    body, _, checksum = text.strip().rpartition(".")
    parts = body.split(".")
    if not text.isascii() or len(parts) not in (5, 6) or parts[0] != _MARK:
        raise BadRecord("line 1: this is not a record of Automatable in short form")
    if checksum != _checksum(body):
        raise BadRecord("line 1: the checksum does not match: the record was changed or cut short")
    return parts


def _check_number(answers: int) -> None:
    if answers > MOST_ANSWERS:
        raise BadRecord(f"a record in short form has at most {MOST_ANSWERS} answers")


def _choices(record: Record) -> list[tuple[int, int, int, int]]:
    """For each answer: which open question of how many, which option of how many."""
    choices = []
    state = record.begin()
    for answer in record.answers:
        decisions = state.open()
        lane = [decision.seat for decision in decisions].index(answer.seat)
        options = decisions[lane].options
        choices.append((lane, len(decisions), options.index(answer.action), len(options)))
        state.apply(answer.seat, answer.action)
    return choices


def _answers(
    record: Record, number: int, in_order: bool, count: int
) -> Iterator[tuple[Record, State]]:
    """Takes one answer after the other out of the number, and applies it."""
    state = record.begin()
    yield record, state
    highest = 0
    for _ in range(count):
        decisions = state.open()
        if not decisions:
            raise ValueError
        lane = 0
        if not in_order:
            number, lane = divmod(number, len(decisions))
            highest = max(highest, lane)
        decision = decisions[lane]
        if not decision.options:
            raise ValueError
        number, option = divmod(number, len(decision.options))
        state.apply(decision.seat, decision.options[option])
        record.answers.append(Answer(decision.seat, decision.options[option]))
        yield record, state
    if number or not (in_order or highest):
        raise ValueError


def _show_number(number: int, answers: int) -> str:
    size = max((number.bit_length() + 7) // 8, (answers - _FREE) // _PER_CHARACTER)
    return _base64(number.to_bytes(size, "big"))


def _show_agreed(settings: dict[str, str], start: dict[str, str]) -> str:
    return _base64(json.dumps([settings, start], separators=(",", ":")).encode())


def _agreed(text: str) -> tuple[dict[str, str], dict[str, str]]:
    agreed = json.loads(_bytes(text))
    if not isinstance(agreed, list) or len(agreed) != 2:
        raise ValueError
    for mapping in agreed:
        if not isinstance(mapping, dict) or not all(isinstance(v, str) for v in mapping.values()):
            raise ValueError
    settings, start = agreed
    if not (settings or start) or text != _show_agreed(settings, start):
        raise ValueError
    return settings, start


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _checksum(text: str) -> str:
    return _base64(crc32(text.encode()).to_bytes(4, "big"))
