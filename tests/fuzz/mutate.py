"""Makes inputs of others: by tokens and lines rather than bytes, so that many are nearly right."""

import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from random import Random
from typing import Any
from zlib import crc32

_TOKEN = re.compile(r"[^\W\d_]+|\d+|\s+|.", re.DOTALL)
_ODD = [
    *("", " ", "  ", "\t", "\n", "\r\n", "\x00", "\x1b", "\x85", "\u2028", "\u00a0", "\u0663"),
    *("-", "-1", "0", "00", "01", "1", "2", "9", "99", "100", "255", "256", "65536", "1_0", "+1"),
    *("2147483648", "9223372036854775808", "9" * 30, "1e9", "0x1", "nan", "none", "all", "*", "@"),
    *("'", '"', "\\", "{}", "[]", "null", "true", "ſ", "İ", "ß", "\ud800", "é", "e\u0301", "𝟙"),
]
LARGEST = 60_000  # characters; more is refused by its size alone


class Mutator:
    """Makes inputs for one target of those it is given; the same again with the same seed."""

    def __init__(self, name: str, pool: Sequence[bytes], seed: int) -> None:
        self.rng = Random(seed)
        self.pool = list(pool)
        self._mend: Callable[[str], str] | None = {"record": _counted, "short": None}.get(name)
        self._is_short = name == "short"
        self._is_json = name in ("position", "settings")

    def make(self) -> bytes:
        """Another input."""
        return self.change(self.rng.choice(self.pool))

    def change(self, data: bytes) -> bytes:
        """An input like this one."""
        kind = self.rng.random()
        if kind < 0.03:
            return self._bytes(data)
        text = data.decode("utf-8", "surrogateescape")
        if self._is_short:
            text = self._short(text)
        elif self._is_json and kind < 0.9:
            text = self._json(text)
        else:
            text = self._text(text)
            if self._mend is not None and kind < 0.8:
                text = self._mend(text)
        return text[:LARGEST].encode("utf-8", "surrogatepass" if kind < 0.5 else "replace")

    # Text, by tokens and by lines

    def _text(self, text: str) -> str:
        for _ in range(self.rng.choice((1, 1, 1, 2, 3, 8))):
            text = self.rng.choice((self._tokens, self._tokens, self._tokens, self._lines))(text)
        return text

    def _tokens(self, text: str) -> str:
        rng = self.rng
        tokens = _TOKEN.findall(text)
        if not tokens:
            return rng.choice(_ODD)
        at = rng.randrange(len(tokens))
        kind = rng.randrange(9)
        if kind == 0:
            del tokens[at : at + rng.choice((1, 1, 2, 5))]
        elif kind == 1:
            tokens.insert(at, rng.choice(_ODD))
        elif kind == 2:
            tokens[at] = rng.choice(_ODD)
        elif kind == 3:
            tokens[at] = self._number(tokens[at])
        elif kind == 4:
            tokens[at] = self._other_token()
        elif kind == 5:
            other = rng.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        elif kind == 6:
            piece = tokens[at : at + rng.choice((1, 2, 3, 10))]
            there = rng.randrange(len(tokens) + 1)
            tokens[there:there] = piece * rng.choice((1, 1, 1, 2, 300))
        elif kind == 7:
            tokens[at] = tokens[at].swapcase()
        else:
            numbers = [place for place, token in enumerate(tokens) if token.isdigit()]
            if numbers:
                place = rng.choice(numbers)
                tokens[place] = self._number(tokens[place])
        return "".join(tokens)

    def _number(self, token: str) -> str:
        if not (token.isdigit() and token.isascii() and len(token) < 20):
            return self.rng.choice(_ODD)
        return str(self.rng.choice((int(token) + 1, int(token) - 1, 0, self.rng.randrange(100))))

    def _other_token(self) -> str:
        other = _TOKEN.findall(self.rng.choice(self.pool).decode("utf-8", "surrogateescape"))
        return self.rng.choice(other) if other else ""

    def _lines(self, text: str) -> str:
        rng = self.rng
        lines = text.split("\n")
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        kind = rng.randrange(5)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(at, lines[other])
        elif kind == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == 3:
            theirs = rng.choice(self.pool).decode("utf-8", "surrogateescape").split("\n")
            lines[at] = rng.choice(theirs)
        else:
            del lines[at:other]
        return "\n".join(lines)

    def _bytes(self, data: bytes) -> bytes:
        rng = self.rng
        changed = bytearray(data or b" ")
        for _ in range(rng.choice((1, 1, 4))):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        return bytes(changed[: rng.randrange(len(changed) + 1)] if rng.random() < 0.2 else changed)

    # JSON: a wish for a table

    def _json(self, text: str) -> str:
        rng = self.rng
        try:
            wish = json.loads(text)
            other = json.loads(rng.choice(self.pool))
        except (ValueError, RecursionError):
            return self._text(text)
        if not isinstance(wish, dict) or not isinstance(other, dict):
            return self._text(text)
        for _ in range(rng.choice((1, 1, 2, 4))):
            self._change_part(wish, other)
        return json.dumps(wish)

    def _change_part(self, wish: dict[str, Any], other: dict[str, Any]) -> None:
        rng = self.rng
        name = rng.choice(["settings", "start", "start"])
        part, theirs = wish.get(name), other.get(name)
        if not isinstance(part, dict) or (not part and not theirs):
            wish[name] = theirs
            return
        kind = rng.randrange(10)
        key = rng.choice(list(part)) if part else ""
        if kind == 0 and part:
            del part[key]
        elif kind == 1 and part:
            part[self._text(key)] = part.pop(key)
        elif kind <= 3 and isinstance(theirs, dict) and theirs:
            taken = rng.choice(list(theirs))
            part[taken] = theirs[taken]
        elif kind == 4 and part:
            part[key] = part[rng.choice(list(part))]
        elif part:
            part[key] = self._text(str(part[key]))

    # Short forms: their parts, with a true checksum

    def _short(self, text: str) -> str:
        rng = self.rng
        parts = text.strip().split(".")
        if len(parts) not in (6, 7):
            return self._text(text)
        kind = rng.randrange(8)
        if kind == 0:
            return self._text(text)
        if kind == 1:
            parts[rng.choice((1, 2, 3))] = self._text(parts[rng.choice((1, 2, 3))])
        elif kind == 2:
            parts[3] = f"{rng.choice('cco')}{self._number(parts[3][1:])}"
        elif kind <= 4:
            parts[4] = _packed(self._bytes(_unpacked(parts[4])))
        elif kind == 5:
            parts[4] = self._text(parts[4])
        elif len(parts) == 7:
            parts[5] = _packed(self._agreed(_unpacked(parts[5]).decode("utf-8", "replace")))
        else:
            parts.insert(5, _packed(self._agreed("[{},{}]")))
        body = ".".join(parts[:-1])
        check = _packed(crc32(body.encode("utf-8", "replace")).to_bytes(4, "big"))
        return f"{body}.{check}"

    def _agreed(self, text: str) -> bytes:
        """Settings and position of a short form, changed as those of a table."""
        try:
            settings, start = json.loads(text)
            wish: dict[str, Any] = {"settings": settings, "start": start}
            theirs = self.rng.choice(self.pool).decode("latin-1").split(".")
            other = json.loads(_unpacked(theirs[5])) if len(theirs) == 7 else [{}, {}]
            self._change_part(wish, {"settings": other[0], "start": other[1]})
            return json.dumps([wish["settings"], wish["start"]], separators=(",", ":")).encode()
        except (ValueError, TypeError, KeyError, IndexError, RecursionError):
            return self._text(text).encode("utf-8", "replace")


def _counted(text: str) -> str:
    """A record whose last line is true of it."""
    lines = [line for line in text.split("\n") if line and not line.startswith("end")]
    answers = sum(line[:1] in "*0123456789" for line in lines)
    return "\n".join([*lines, f"end {answers}", ""])


def _packed(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _unpacked(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return text.encode("utf-8", "replace")
